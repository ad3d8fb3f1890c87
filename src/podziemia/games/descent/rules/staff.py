"""The Staff of Shadows (DSC-29.04): any die or a card, any time."""

from __future__ import annotations

from typing import Final

from podziemia.games.descent.data.cards import PLOT_IDS
from podziemia.games.descent.data.options import ABILITY_OF, DISCARD, PASS, REROLL_DIE
from podziemia.games.descent.rules.figures import Figure
from podziemia.games.descent.rules.overlord_deck import draw
from podziemia.games.descent.rules.rolling import reroll_one_of
from podziemia.games.descent.rules.state import OVERLORD, DescentState
from podziemia.kernel.ask import Ask, Option, Rules

STAFF_OF_SHADOWS: Final = 3


def staff_bearer(s: DescentState) -> Figure | None:
    """The lieutenant who bears the staff, if it is not exhausted (DSC-29.04)."""
    if s.relics_exhausted >> STAFF_OF_SHADOWS & 1:
        return None
    for figure in s.figures.values():
        if figure.relic == STAFF_OF_SHADOWS:
            return figure
    return None


def staff_draws(s: DescentState) -> bool:
    """Whether the staff may be exhausted for a card now."""
    return bool(s.hand and (s.deck or s.discard)) and staff_bearer(s) is not None


def draw_by_staff(s: DescentState) -> Rules[None]:
    """Exhaust the staff and discard a card: draw another."""
    yield from pay_staff(s)
    draw(s, 1)


def staff_window(s: DescentState, rolls: list[tuple[list[int], list[int]]], because: str) -> Rules[bool]:
    """Dice were rolled: the staff has one of them thrown again, or draws a card. True: it was used."""
    if staff_bearer(s) is None or not s.hand:
        return False
    options: list[Option] = [PASS, REROLL_DIE]
    if staff_draws(s):
        options.append(ABILITY_OF["staff_of_shadows"])
    answer = yield Ask(OVERLORD, "relic.reroll", options, because)
    if answer is PASS:
        return False
    if answer is not REROLL_DIE:
        yield from draw_by_staff(s)
        return True
    yield from pay_staff(s)
    yield from reroll_one_of(s, OVERLORD, rolls, "staff_of_shadows")
    return True


def pay_staff(s: DescentState) -> Rules[None]:
    s.relics_exhausted |= 1 << STAFF_OF_SHADOWS
    answer = yield Ask(OVERLORD, "relic.discard", [DISCARD[card] for card in sorted(s.hand)], "staff_of_shadows")
    s.hand.remove(answer.index)
    s.discard.append(answer.index)
    s.shown += 1
    s.tell("card_discarded", OVERLORD, PLOT_IDS[answer.index])
