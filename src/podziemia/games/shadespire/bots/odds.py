"""The exact odds of attack dice against defence dice: no sampling, every outcome is counted."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from math import comb
from typing import Final, NamedTuple

from podziemia.games.shadespire.data.dice import ATTACK_DIE, CRIT, DEFENCE_DIE, SHIELD

FACES: Final = 6


class Odds(NamedTuple):
    """Success, draw (drive back only, or a hit if trapped) and failure; and how much of success and of the draw comes
    with a CRIT of the attacker."""

    success: Fraction
    draw: Fraction
    failure: Fraction
    critical: Fraction
    critical_draw: Fraction = Fraction()


ALL: Final = -1


class Again(NamedTuple):
    """What a side may do to its roll: re-roll any dice together, single dice one after another, all that were not
    re-rolled yet; and set one die aside (Parry). Each die is re-rolled once at most (SHA-1.05)."""

    any: bool = False
    single: int = 0
    all: bool = False
    aside: bool = False

    def steps(self, n: int) -> list[int]:
        """The re-rolls in their order: how many dice each may take."""
        return [*([n] if self.any else []), *([1] * self.single), *([ALL] if self.all else [])]


AS_ROLLED: Final = Again()


@cache
def odds(
    attack_dice: int,
    attack_faces: int,
    defence_dice: int,
    defence_faces: int,
    crit_faces: int = 1 << CRIT,
    defence_crits: bool = True,
    crit_cleave: bool = False,
    mine: Again = AS_ROLLED,
    theirs: Again = AS_ROLLED,
    draw_hits: bool = False,
) -> Odds:
    """Of an attack whose dice succeed on `attack_faces` against dice that succeed on `defence_faces` (sets of faces as
    bits, CRIT included). `crit_faces` are the attack faces that count as CRIT (SHA-16.18); without `defence_crits` the
    target's CRIT counts for nothing (SHA-16.17); with `crit_cleave` a CRIT takes the target's SHIELD away (SHA-8.08).
    Re-rolls are made as is best: the attacker for success and then for a draw, the target against them (SHA-1.06);
    where a draw hits because it traps the target, both are worth the same."""
    attack = die_of(ATTACK_DIE, attack_faces | crit_faces, crit_faces)
    defence = [die_of(DEFENCE_DIE, *against(defence_faces, defence_crits, cleft)) for cleft in (False, True)]

    def outcome(crits: int, total: int) -> Odds:
        cleft = crit_cleave and crits > 0
        return answered(crits, total, defence[cleft], defence_dice, theirs, draw_hits)

    return rolled(attack, attack_dice, mine, outcome, 1, draw_hits)


def against(defence_faces: int, defence_crits: bool, cleft: bool) -> tuple[int, int]:
    """The target's faces that succeed and those that are critical."""
    crit = 1 << CRIT if defence_crits else 0
    counted = defence_faces & ~(1 << CRIT) | crit
    return (counted & ~(1 << SHIELD) if cleft else counted), crit


# ---- dice as three kinds of faces ----

Die = tuple[int, int, int]
"""How many of its faces are CRIT, a plain success, nothing."""
Throw = tuple[int, int, int]
"""How many dice show each of these."""
NOTHING: Final = (0, 0, 0)


def die_of(die: tuple[int, ...], counted: int, critical: int) -> Die:
    crit = len([face for face in die if critical >> face & 1])
    plain = len([face for face in die if counted >> face & 1 and not critical >> face & 1])
    return crit, plain, FACES - crit - plain


@cache
def throws(die: Die, n: int) -> list[tuple[Throw, Fraction]]:
    """Every result of n dice with its chance."""
    crit, plain, miss = die
    whole = FACES**n
    return [
        ((c, p, n - c - p), Fraction(ways, whole))
        for c in range(n + 1)
        for p in range(n - c + 1)
        if (ways := comb(n, c) * comb(n - c, p) * crit**c * plain**p * miss ** (n - c - p))
    ]


def plus(one: Throw, other: Throw) -> Throw:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def minus(one: Throw, other: Throw) -> Throw:
    return one[0] - other[0], one[1] - other[1], one[2] - other[2]


SINGLE: Final[tuple[tuple[int, int, int], ...]] = ((1, 0, 0), (0, 1, 0), (0, 0, 1))


def parts_of(throw: Throw, most: int) -> list[Throw]:
    """Every choice of up to so many of the dice."""
    return [
        (c, p, m)
        for c in range(throw[0] + 1)
        for p in range(throw[1] + 1)
        for m in range(throw[2] + 1)
        if c + p + m <= most
    ]


# ---- the two rolls ----

End = Callable[[int, int], Odds]
"""The odds once the side's CRIT and successes are known."""


def mixed(chances: list[tuple[Odds, Fraction]]) -> Odds:
    return Odds(*[sum((odds[i] * chance for odds, chance in chances), Fraction()) for i in range(5)])


def rolled(die: Die, n: int, again: Again, end: End, sign: int, draw_hits: bool) -> Odds:
    """A side rolls its dice and re-rolls some; `sign` is -1 for the target, who wants the attack to fail."""
    known: dict[tuple[Throw, Throw, int], Odds] = {}
    steps = again.steps(n)

    def best(found: list[Odds]) -> Odds:
        return max(found, key=lambda odds: (sign * (odds.success + odds.draw * draw_hits), sign * odds.draw))

    def after(kept: Throw, fresh: Throw, step: int) -> Odds:
        """With these dice on the table, those that may still be re-rolled apart, and so many re-rolls used or left."""
        key = (kept, fresh, step)
        if key not in known:
            known[key] = settled(plus(kept, fresh)) if step == len(steps) else choice(kept, fresh, step)
        return known[key]

    def choice(kept: Throw, fresh: Throw, step: int) -> Odds:
        most = steps[step]
        parts = [NOTHING, fresh] if most == ALL else parts_of(fresh, most)
        return best([rerolled(kept, fresh, part, step) for part in parts])

    def rerolled(kept: Throw, fresh: Throw, part: Throw, step: int) -> Odds:
        left = minus(fresh, part)
        return mixed([(after(plus(kept, new), left, step + 1), chance) for new, chance in throws(die, sum(part))])

    def settled(dice: Throw) -> Odds:
        if not again.aside:
            return end(dice[0], dice[0] + dice[1])
        shown = [minus(dice, one) for one in SINGLE if min(minus(dice, one)) >= 0]
        return best([end(left[0], left[0] + left[1]) for left in shown])

    return mixed([(after(NOTHING, fresh, 0), chance) for fresh, chance in throws(die, n)])


@cache
def answered(crits: int, total: int, die: Die, n: int, again: Again, draw_hits: bool) -> Odds:
    """The odds when the attack roll is known and the target has yet to roll."""
    return rolled(die, n, again, lambda other, against: compared(crits, total, other, against), -1, draw_hits)


@cache
def compared(crits: int, total: int, other_crits: int, other_total: int) -> Odds:
    """Criticals first, then totals (SHA-8.10 to SHA-8.13)."""
    if crits > other_crits or (crits == other_crits and total > other_total):
        return CRITICAL_SUCCESS if crits else PLAIN_SUCCESS
    if crits == other_crits and total == other_total and total:
        return CRITICAL_DRAW if crits else PLAIN_DRAW
    return A_FAILURE


CRITICAL_SUCCESS: Final = Odds(Fraction(1), Fraction(), Fraction(), Fraction(1))
PLAIN_SUCCESS: Final = Odds(Fraction(1), Fraction(), Fraction(), Fraction())
CRITICAL_DRAW: Final = Odds(Fraction(), Fraction(1), Fraction(), Fraction(), Fraction(1))
PLAIN_DRAW: Final = Odds(Fraction(), Fraction(1), Fraction(), Fraction())
A_FAILURE: Final = Odds(Fraction(), Fraction(), Fraction(1), Fraction())
