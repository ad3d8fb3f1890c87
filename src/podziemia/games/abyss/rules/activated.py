"""Abilities used once in each of the owner's turns, at a moment of his choice (ABY-2.05, 2.06)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.abyss.data.cards import LORD_IDS, OPPORTUNIST, ORACLE, SLAVER
from podziemia.games.abyss.data.options import DECLINE, USE
from podziemia.games.abyss.rules.entry import Ability
from podziemia.games.abyss.rules.state import AbyssState
from podziemia.kernel.ask import Ask, Option, Rules
from podziemia.kernel.moments import Answers

Choices = Callable[[AbyssState], list[Option]]

IS_USED: Final[Answers[int, Ability]] = Answers("an activated lord is used")
ACTIVATED: Final = 1 << SLAVER | 1 << ORACLE | 1 << OPPORTUNIST


def ask_active(s: AbyssState, kind: str, options: list[Option], because: str = "") -> Rules[Option]:
    """Ask the active player, who may first use abilities; the answer to the question itself comes back."""
    while True:
        answer = yield Ask(s.active, kind, options + ability_options(s), because)
        if answer.verb != "use":
            return answer
        yield from use_ability(s, answer.index)


def ask_optional(s: AbyssState, kind: str, choices: Choices, lord: int, n: int = 0) -> Rules[Option]:
    """Ask the owner about an ability he may decline, unless there are no `choices`. He may first use activated lords,
    which can change what there is to choose from."""
    while True:
        options = choices(s)
        if not options:
            return DECLINE
        answer = yield Ask(s.active, kind, options + ability_options(s), LORD_IDS[lord], n)
        if answer.verb != "use":
            return answer
        yield from use_ability(s, answer.index)


def ability_options(s: AbyssState) -> list[Option]:
    """Activated lords of the active player that are free, unused this turn and have something to work on."""
    ready = s.me.active & ACTIVATED & ~s.used
    options = []
    if ready >> SLAVER & 1 and s.me.hand:
        options.append(USE[SLAVER])
    if ready >> ORACLE & 1 and any(s.council):
        options.append(USE[ORACLE])
    if ready >> OPPORTUNIST & 1 and s.court and s.lord_deck:
        options.append(USE[OPPORTUNIST])
    return options


def can_use(s: AbyssState, lord: int) -> bool:
    return USE[lord] in ability_options(s)


def use_ability(s: AbyssState, lord: int) -> Rules[None]:
    s.used |= 1 << lord
    yield from IS_USED.effects[lord](s)
