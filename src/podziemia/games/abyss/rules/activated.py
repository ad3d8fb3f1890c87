"""Abilities used once in each of the owner's turns, at a moment of his choice (ABY-2.05, 2.06)."""

from __future__ import annotations

from typing import Final

from podziemia.games.abyss.data.cards import OPPORTUNIST, ORACLE, SLAVER
from podziemia.games.abyss.data.options import USE
from podziemia.games.abyss.rules.entry import Ability
from podziemia.games.abyss.rules.state import AbyssState
from podziemia.kernel.ask import Ask, Option, Rules
from podziemia.kernel.moments import Answers

IS_USED: Final[Answers[int, Ability]] = Answers("an activated lord is used")
ACTIVATED: Final = 1 << SLAVER | 1 << ORACLE | 1 << OPPORTUNIST


def ask_active(s: AbyssState, kind: str, options: list[Option], because: str = "") -> Rules[Option]:
    """Ask the active player, who may first use abilities; the answer to the question itself comes back."""
    while True:
        abilities = ability_options(s)
        answer = yield Ask(s.active, kind, options + abilities if abilities else options, because)
        if answer.verb != "use":
            return answer
        yield from use_ability(s, answer.index)


def ability_options(s: AbyssState) -> list[Option]:
    """Activated lords of the active player that are free, unused this turn and have something to work on."""
    ready = s.me.active & ACTIVATED & ~s.used
    if not ready:
        return []
    options = []
    if ready >> SLAVER & 1 and s.me.hand:
        options.append(USE[SLAVER])
    if ready >> ORACLE & 1 and any(s.council):
        options.append(USE[ORACLE])
    if ready >> OPPORTUNIST & 1 and s.court and s.lord_deck:
        options.append(USE[OPPORTUNIST])
    return options


def use_ability(s: AbyssState, lord: int) -> Rules[None]:
    s.used |= 1 << lord
    yield from IS_USED.effects[lord](s)
