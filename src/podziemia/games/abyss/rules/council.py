"""Requesting support from the Council (ABY-6)."""

from __future__ import annotations

from podziemia.games.abyss.data.cards import ALCHEMIST, LORD_IDS
from podziemia.games.abyss.data.options import COUNCIL_IDS, SUPPORT
from podziemia.games.abyss.rules.state import AbyssState
from podziemia.kernel.ask import Ask, Option, Rules


def support_options(s: AbyssState) -> list[Option]:
    """Every stack that holds a card (ABY-6.01)."""
    return [SUPPORT[race] for race, stack in enumerate(s.council) if stack]


def request_support(s: AbyssState, race: int) -> Rules[None]:
    """Take one stack; with the Alchemist a second one, chosen after seeing the first (ABY-14.18)."""
    take_stack(s, race)
    if s.me.has_active(ALCHEMIST) and any(s.council):
        answer = yield Ask(s.active, "council.second", support_options(s), LORD_IDS[ALCHEMIST])
        take_stack(s, answer.index)


def take_stack(s: AbyssState, race: int) -> None:
    """All cards of the stack go to the active player's hand."""
    stack = s.council[race]
    s.tell("support_given", s.active, COUNCIL_IDS[race], len(stack))
    s.me.hand.extend(stack)
    stack.clear()
    s.shown += 1
