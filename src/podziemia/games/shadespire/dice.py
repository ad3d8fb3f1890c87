"""The two dice, what their faces count for, and rolling them (SHA-1.01 to SHA-1.08)."""

from __future__ import annotations

from typing import Final

from podziemia.kernel.rng import Rng

CRIT: Final = 0
HAMMER: Final = 1
SWORD: Final = 2
SHIELD: Final = 3
DODGE: Final = 4
SUPPORT1: Final = 5
SUPPORT2: Final = 6

FACE_IDS: Final[tuple[str, ...]] = ("crit", "hammer", "sword", "shield", "dodge", "support1", "support2")

ATTACK_DIE: Final[tuple[int, ...]] = (CRIT, HAMMER, HAMMER, SWORD, SUPPORT1, SUPPORT2)
DEFENCE_DIE: Final[tuple[int, ...]] = (CRIT, SHIELD, SHIELD, DODGE, SUPPORT1, SUPPORT2)

ROLL_OFF_DICE: Final = 4


def faces(*symbols: int) -> int:
    """A set of faces as bits."""
    bits = 0
    for symbol in symbols:
        bits |= 1 << symbol
    return bits


ALL_FACES: Final = (1 << len(FACE_IDS)) - 1
HAMMER_OR_CRIT: Final = faces(HAMMER, CRIT)
SHIELD_OR_CRIT: Final = faces(SHIELD, CRIT)
DODGE_OR_CRIT: Final = faces(DODGE, CRIT)


def roll(rng: Rng, die: tuple[int, ...], n: int) -> list[int]:
    return [die[rng.below(6)] for _ in range(n)]


def successes(dice: list[int], counted: int) -> int:
    """How many of the dice show a face of the set."""
    return len([face for face in dice if counted >> face & 1])


def roll_off_key(dice: list[int], extra_crits: int = 0) -> tuple[int, int, int]:
    """What a roll-off compares, in order: CRIT, then single, then double support (SHA-1.03)."""
    return dice.count(CRIT) + extra_crits, dice.count(SUPPORT1), dice.count(SUPPORT2)
