"""Attribute tests (DSC-13)."""

from __future__ import annotations

from typing import Final

from podziemia.games.descent.cards import CARD, CARD_IDS
from podziemia.games.descent.dice import BLACK, GRAY, SHIELDS, SIDES, throw
from podziemia.games.descent.facts import attribute, spare_fatigue
from podziemia.games.descent.figures import Figure, Hero
from podziemia.games.descent.options import PASS, REROLL, USE
from podziemia.games.descent.parts import ATTRIBUTES
from podziemia.games.descent.state import DescentState
from podziemia.kernel.ask import Ask, Rules

LUCKY_CHARMS: Final[tuple[int, ...]] = (CARD["lucky_charm"], CARD["lucky_charm_thief"])
FORTUNAS_DICE: Final = CARD["fortunas_dice"]


def passes_test(s: DescentState, figure: Figure, which: int, change: int = 0) -> Rules[bool]:
    """Roll grey and black: shields up to the attribute pass (DSC-13.02). Who has no attributes fails (DSC-13.04)."""
    from podziemia.games.descent.overlord_cards import after_own_roll, after_passed_test

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
        yield from _help_yourself(s, figure, which, value + change, roll)
    else:
        yield from after_own_roll(s, figure, [GRAY, BLACK], roll)
    passed = count_shields(roll) <= value + change
    s.test_shields = count_shields(roll)
    s.tell("test_passed" if passed else "test_failed", figure.owner, figure.name, things=(ATTRIBUTES[which],))
    if passed and isinstance(figure, Hero):
        again = yield from after_passed_test(s, figure, which, change)
        if again is not None:
            return again
    return passed


def count_shields(roll: list[int]) -> int:
    return SHIELDS[GRAY][roll[0]] + SHIELDS[BLACK][roll[1]]


def _help_yourself(s: DescentState, hero: Hero, which: int, value: int, roll: list[int]) -> Rules[None]:
    """Lucky Charm rolls both dice again, Fortuna's Dice one of them (DSC-13.05, 13.06); then the overlord's staff."""
    from podziemia.games.descent.overlord_cards import staff_window

    while not hero.down:
        options = [USE[card] for card in LUCKY_CHARMS if hero.ready(card)]
        if hero.ready(FORTUNAS_DICE) and spare_fatigue(s, hero):
            options.append(USE[FORTUNAS_DICE])
        if not options:
            break
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


def reroll_one(s: DescentState, seat: int, dice: list[int], roll: list[int], because: str) -> Rules[None]:
    """Pick one die of a roll and throw it again; the new result stands (DSC-8.13)."""
    yield from reroll_one_of(s, seat, [(dice, roll)], because)


def reroll_one_of(s: DescentState, seat: int, rolls: list[tuple[list[int], list[int]]], because: str) -> Rules[None]:
    """Pick one die among several rolls."""
    faces = sorted({die * SIDES + side for dice, roll in rolls for die, side in zip(dice, roll, strict=True)})
    answer = yield Ask(seat, "roll.die", [REROLL[face] for face in faces], because)
    die, side = divmod(answer.index, SIDES)
    for dice, roll in rolls:
        for i in range(len(dice)):
            if dice[i] == die and roll[i] == side:
                roll[i] = throw(s.rng)
                s.tell("rerolled", seat, REROLL[die * SIDES + roll[i]].thing)
                return
