"""Exact odds of an attack (DSC-8): how many hearts get through, for bots that weigh targets.

The yardstick relies on it (`yardstick/`).
"""

from __future__ import annotations

from itertools import product
from typing import Final

from podziemia.games.descent.data.dice import FACES, SHIELDS
from podziemia.games.descent.data.parts import Surge

MOST_HEARTS: Final = 14

Pool = tuple[int, ...]
Lines = tuple[tuple[int, int, int], ...]
"""What surges buy, as far as it counts here: hearts, range, pierce; each line once."""
Odds = tuple[float, ...]
"""The chance of each number of hearts, from none upwards."""

_found: dict[tuple[Pool, Pool, int, int, int, Lines], Odds] = {}


def lines_of(surges: tuple[Surge, ...] | list[Surge]) -> Lines:
    return tuple([(surge.hearts, surge.range, surge.pierce) for surge in surges])


def odds(dice: Pool, defense: Pool, far: int, pierce: int, hearts: int, lines: Lines) -> Odds:
    """How likely each amount of damage is; `far` is the range still needed, 0 for a melee attack. Worked out once."""
    key = (dice, defense, far, pierce, hearts, lines)
    found = _found.get(key)
    if found is None:
        found = _work_out(dice, defense, far, pierce, hearts, lines)
        _found[key] = found
    return found


def _work_out(dice: Pool, defense: Pool, far: int, pierce: int, hearts: int, lines: Lines) -> Odds:
    shields: dict[int, int] = {}
    for sides in product(range(6), repeat=len(defense)):
        blocked = sum([SHIELDS[die][side] for die, side in zip(defense, sides, strict=True)])
        shields[blocked] = shields.get(blocked, 0) + 1
    counts = [0] * (MOST_HEARTS + 1)
    for sides in product(range(6), repeat=len(dice)):
        faces = [FACES[die][side] for die, side in zip(dice, sides, strict=True)]
        if [face for face in faces if face.miss]:
            counts[0] += 6 ** len(defense)
            continue
        rolled = sum([face.hearts for face in faces]) + hearts
        reach = sum([face.range for face in faces])
        bought = spend(sum([face.surges for face in faces]), far - reach, lines)
        for blocked, times in shields.items():
            through = 0
            if bought is not None:
                through = max(0, rolled + bought[0] - max(0, blocked - pierce - bought[1]))
            counts[min(through, MOST_HEARTS)] += times
    total = 6 ** (len(dice) + len(defense))
    return tuple([count / total for count in counts])


def spend(surges: int, short: int, lines: Lines) -> tuple[int, int] | None:
    """Hearts and pierce that surges add, range first where it is short; None when the target stays out of reach."""
    left = list(lines)
    while short > 0:
        helps = [line for line in left if line[1]]
        if not surges or not helps:
            return None
        best = max(helps, key=lambda line: line[1])
        left.remove(best)
        short -= best[1]
        surges -= 1
    hearts = pierce = 0
    for line in sorted(left, key=lambda line: -line[0] - 0.6 * line[2])[:surges]:
        hearts += line[0]
        pierce += line[2]
    return hearts, pierce


def worth_of_blow(chances: Odds, health: int) -> tuple[float, float]:
    """Hearts it may be expected to take, and the chance that it takes all."""
    expected = fells = 0.0
    for hearts, chance in enumerate(chances):
        expected += chance * min(hearts, health)
        if hearts >= health:
            fells += chance
    return expected, fells
