"""The two dice and their faces (SHA-1.01, SHA-1.02)."""

from __future__ import annotations

from typing import Final

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
