"""Attribute tests (DSC-13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.descent.data.cards import CARD, CARD_IDS
from podziemia.games.descent.data.dice import BLACK, GRAY, SHIELDS
from podziemia.games.descent.data.options import PASS, USE
from podziemia.games.descent.data.parts import ATTRIBUTES
from podziemia.games.descent.rules.facts import attribute, spare_fatigue
from podziemia.games.descent.rules.figures import Figure, Hero
from podziemia.games.descent.rules.rolling import reroll_one, throw
from podziemia.games.descent.rules.staff import staff_window
from podziemia.games.descent.rules.state import DescentState
from podziemia.kernel.ask import Ask, Rules
from podziemia.kernel.moments import Moment

LUCKY_CHARMS: Final[tuple[int, ...]] = (CARD["lucky_charm"], CARD["lucky_charm_thief"])
FORTUNAS_DICE: Final = CARD["fortunas_dice"]

Rolled = Callable[[DescentState, Figure, list[int], list[int]], Rules[None]]
Passed = Callable[[DescentState, Hero, int, int], Rules[bool | None]]
TEST_ROLLED: Final[Moment[Rolled]] = Moment("a figure that is no hero has rolled for a test")
TEST_PASSED: Final[Moment[Passed]] = Moment("a hero has passed a test; who says otherwise gives the new result")


def passes_test(s: DescentState, figure: Figure, which: int, change: int = 0) -> Rules[bool]:
    """Roll grey and black: shields up to the attribute pass (DSC-13.02). Who has no attributes fails (DSC-13.04)."""
    value = attribute(figure, which)
    if value is None:
        s.test_shields = 0
        return False
    roll = [throw(s.rng), throw(s.rng)]
    s.tell(
        "tested",
        figure.owner,
        figure.name,
        SHIELDS[GRAY][roll[0]] + SHIELDS[BLACK][roll[1]],
        things=(ATTRIBUTES[which],),
    )
    if isinstance(figure, Hero):
        yield from _help_yourself(s, figure, which, roll)
    else:
        for change_roll in TEST_ROLLED.effects:
            yield from change_roll(s, figure, [GRAY, BLACK], roll)
    passed = count_shields(roll) <= value + change
    s.test_shields = count_shields(roll)
    s.tell("test_passed" if passed else "test_failed", figure.owner, figure.name, things=(ATTRIBUTES[which],))
    if passed and isinstance(figure, Hero):
        for gainsay in TEST_PASSED.effects:
            again = yield from gainsay(s, figure, which, change)
            if again is not None:
                return again
    return passed


def count_shields(roll: list[int]) -> int:
    return SHIELDS[GRAY][roll[0]] + SHIELDS[BLACK][roll[1]]


def _help_yourself(s: DescentState, hero: Hero, which: int, roll: list[int]) -> Rules[None]:
    """Lucky Charm rolls both dice again, Fortuna's Dice one of them (DSC-13.05, 13.06); then the overlord's staff."""
    while not hero.down:
        options = [USE[card] for card in LUCKY_CHARMS if hero.ready(card)]
        if hero.ready(FORTUNAS_DICE) and spare_fatigue(s, hero):
            options.append(USE[FORTUNAS_DICE])
        answer = yield Ask(hero.seat, "test.reroll", [PASS, *options], ATTRIBUTES[which], count_shields(roll))
        if answer is PASS:
            break
        hero.exhaust(answer.index)
        s.tell("used", hero.seat, CARD_IDS[answer.index])
        if answer.index == FORTUNAS_DICE:
            hero.fatigue += 1
            yield from reroll_one(s, hero.seat, [GRAY, BLACK], roll, "fortunas_dice")
        else:
            roll[0], roll[1] = throw(s.rng), throw(s.rng)
    yield from staff_window(s, [([GRAY, BLACK], roll)], hero.name)
