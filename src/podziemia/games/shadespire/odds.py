"""The exact chances of an attack before it is rolled: no sampling, every outcome of the dice is counted."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import comb
from typing import Final, NamedTuple

from podziemia.games.shadespire.dice import ATTACK_DIE, CRIT, DEFENCE_DIE, SHIELD

FACES: Final = 6


class Odds(NamedTuple):
    """Success, draw (drive back only, or a hit if trapped), failure, and critical hit (a part of success)."""

    success: Fraction
    draw: Fraction
    failure: Fraction
    critical: Fraction


@cache
def odds(
    attack_dice: int,
    attack_faces: int,
    defence_dice: int,
    defence_faces: int,
    crit_faces: int = 1 << CRIT,
    defence_crits: bool = True,
    crit_cleave: bool = False,
) -> Odds:
    """Of an attack whose dice succeed on `attack_faces` against dice that succeed on `defence_faces` (sets of faces as
    bits, CRIT included). `crit_faces` are the attack faces that count as CRIT (SHA-16.18); without `defence_crits` the
    target's CRIT counts for nothing (SHA-16.17); with `crit_cleave` a CRIT takes the target's SHIELD away (SHA-8.08).
    Re-rolls are not counted in."""
    success = draw = critical = 0
    whole = FACES ** (attack_dice + defence_dice)
    attack = ways(ATTACK_DIE, attack_dice, attack_faces | crit_faces, crit_faces)
    defence = {
        cleft: ways(DEFENCE_DIE, defence_dice, *against(defence_faces, defence_crits, cleft)) for cleft in (False, True)
    }
    for (crits, total), count in attack.items():
        for (other_crits, other_total), other_count in defence[crit_cleave and crits > 0].items():
            both = count * other_count
            if crits > other_crits or (crits == other_crits and total > other_total):
                success += both
                if crits:
                    critical += both
            elif crits == other_crits and total == other_total and total:
                draw += both
    return Odds(
        Fraction(success, whole),
        Fraction(draw, whole),
        Fraction(whole - success - draw, whole),
        Fraction(critical, whole),
    )


def against(defence_faces: int, defence_crits: bool, cleft: bool) -> tuple[int, int]:
    """The target's faces that succeed and those that are critical."""
    crit = 1 << CRIT if defence_crits else 0
    counted = defence_faces & ~(1 << CRIT) | crit
    return (counted & ~(1 << SHIELD) if cleft else counted), crit


@cache
def ways(die: tuple[int, ...], n: int, counted: int, critical: int) -> dict[tuple[int, int], int]:
    """In how many ways n dice show so many CRIT and so many successes in all."""
    crit = len([face for face in die if critical >> face & 1])
    plain = len([face for face in die if counted >> face & 1 and not critical >> face & 1])
    miss = FACES - crit - plain
    return {
        (c, c + p): comb(n, c) * comb(n - c, p) * crit**c * plain**p * miss ** (n - c - p)
        for c in range(n + 1)
        for p in range(n - c + 1)
        if crit**c * plain**p * miss ** (n - c - p)
    }
