"""The options of a question that depends on a hand, for the hand now held."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.shadespire.data.options import DECLINE, DISCARD, DONE, SCORE
from podziemia.games.shadespire.rules.play import power_options
from podziemia.games.shadespire.rules.settle import scorable
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.games.shadespire.rules.turn import activation_options, end_objectives, upgrade_options
from podziemia.games.shadespire.rules.windows import WINDOW_IDS, reactions_of
from podziemia.kernel.ask import Ask, Option
from podziemia.kernel.moments import Answers

Reasked = Callable[[ShadespireState, Ask], list[Option]]
REASKED: Final[Answers[str, Reasked]] = Answers("a question is asked again")


def reask(s: ShadespireState, ask: Ask) -> list[Option]:
    again = REASKED.effects.get(ask.kind)
    return ask.options if again is None else again(s, ask)


@REASKED.to("activation")
def activation(s: ShadespireState, ask: Ask) -> list[Option]:
    return activation_options(s, ask.seat)


@REASKED.to("power")
def power(s: ShadespireState, ask: Ask) -> list[Option]:
    return power_options(s, ask.seat)


@REASKED.to(*[f"react.{id}" for id in sorted(set(WINDOW_IDS.values()))])
def reaction(s: ShadespireState, ask: Ask) -> list[Option]:
    return [*reactions_of(s, ask.seat, s.window, s.deeds[-1]), DECLINE]


@REASKED.to("score.now")
def score_now(s: ShadespireState, ask: Ask) -> list[Option]:
    return [*[SCORE[card] for card in scorable(s, ask.seat, s.deeds[-1], [])], DECLINE]


@REASKED.to("end.score")
def end_score(s: ShadespireState, ask: Ask) -> list[Option]:
    return [*[SCORE[card] for card in end_objectives(s, ask.seat)], DONE]


@REASKED.to("end.upgrade")
def end_upgrade(s: ShadespireState, ask: Ask) -> list[Option]:
    return [*upgrade_options(s, ask.seat), DONE]


@REASKED.to("discard.objectives")
def discard_objectives(s: ShadespireState, ask: Ask) -> list[Option]:
    return [*[DISCARD[card] for card in s.players[ask.seat].objectives], DONE]


@REASKED.to("discard.power")
def discard_power(s: ShadespireState, ask: Ask) -> list[Option]:
    return [*[DISCARD[card] for card in s.players[ask.seat].hand], DONE]
