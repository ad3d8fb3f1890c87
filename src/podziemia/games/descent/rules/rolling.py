"""Throwing dice, and throwing them again (DSC-8.13)."""

from __future__ import annotations

from podziemia.games.descent.data.dice import BLACK, FACES, GRAY, RED, SHIELDS, SIDES
from podziemia.games.descent.data.options import DONE, REROLL
from podziemia.games.descent.rules.state import DescentState
from podziemia.kernel.ask import Ask, Rules
from podziemia.kernel.rng import Rng


def throw(rng: Rng) -> int:
    """Which side of a die comes up."""
    return rng.below(SIDES)


def roll_red(rng: Rng, dice: int) -> tuple[int, int]:
    """Hearts and surges of a few red dice: standing up, healing, mending."""
    hearts = surges = 0
    for _ in range(dice):
        face = FACES[RED][throw(rng)]
        hearts += face.hearts
        surges += face.surges
    return hearts, surges


def chance_to_pass(attribute: int) -> int:
    """In how many of the 36 throws of a grey and a black die a test is passed (DSC-13.02)."""
    return sum([1 for gray in SHIELDS[GRAY] for black in SHIELDS[BLACK] if gray + black <= attribute])


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


def reroll_among(
    s: DescentState, seat: int, dice: list[int], roll: list[int], kinds: tuple[int, ...], because: str
) -> Rules[None]:
    places = [i for i, die in enumerate(dice) if die in kinds]
    faces = sorted({dice[i] * SIDES + roll[i] for i in places})
    answer = yield Ask(seat, "roll.die", [REROLL[face] for face in faces], because)
    for i in places:
        if dice[i] * SIDES + roll[i] == answer.index:
            roll[i] = throw(s.rng)
            s.tell("rerolled", seat, REROLL[dice[i] * SIDES + roll[i]].thing)
            return


def reroll_any_number(s: DescentState, seat: int, dice: list[int], roll: list[int], because: str) -> Rules[None]:
    """Pick dice one by one; all of them are thrown at the end."""
    left = list(range(len(dice)))
    picked: list[int] = []
    while left:
        faces = sorted({dice[i] * SIDES + roll[i] for i in left})
        answer = yield Ask(seat, "roll.dice", [DONE, *[REROLL[face] for face in faces]], because)
        if answer is DONE:
            break
        place = next(i for i in left if dice[i] * SIDES + roll[i] == answer.index)
        left.remove(place)
        picked.append(place)
    for i in picked:
        roll[i] = throw(s.rng)
        s.tell("rerolled", seat, REROLL[dice[i] * SIDES + roll[i]].thing)
