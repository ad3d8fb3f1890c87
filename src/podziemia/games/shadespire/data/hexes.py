"""Hexes, directions and joins, by number and by name.

A hex is a number, row * WIDE + column in the doubled coordinates of the boards ([X,R]: neighbours differ by two
columns, or by one column and one row).
"""

from __future__ import annotations

from typing import Final

WIDE: Final = 44
"""Wide enough for two boards short edge to short edge, with a gap at the end of the row that holds no hex."""
LEFT: Final = 8
"""Columns in front of the first board, for a second one shifted to the left."""
STEPS: Final[tuple[int, ...]] = (-2, 2, -WIDE - 1, -WIDE + 1, WIDE - 1, WIDE + 1)
DIRECTION_IDS: Final[tuple[str, ...]] = ("west", "east", "north-west", "north-east", "south-west", "south-east")

NO_ONES: Final = 2
"""The territory of nobody; those of the seats are 0 and 1."""
NOWHERE: Final = -1

LONG_SHIFTS: Final[tuple[int, ...]] = (-4, -3, -2, -1, 0, 1, 2, 3, 4)
SHORT: Final = 9
"""Joins by number: the long ones by their shift, then the short one."""
JOIN_IDS: Final[tuple[str, ...]] = (
    *[f"long-left-{-shift}" if shift < 0 else f"long-right-{shift}" if shift else "long" for shift in LONG_SHIFTS],
    "short",
)

LONGEST_ROW: Final = 16
LETTERS: Final = "abcdefghijk"
PLACES: Final = (len(LETTERS) + 2) * WIDE
"""Numbers below this one are all there are; only some of them are hexes."""
HEX_IDS: Final = tuple(
    f"{letter}{n}" for letter in LETTERS for n in range(1, LONGEST_ROW + 1) if n <= 8 or letter < "f"
)
"""Every name a hex can have."""
HEX_NUMBER: Final = {id: number for number, id in enumerate(HEX_IDS)}


def hex_at(x: int, r: int) -> int:
    """The hex at [X,R] of the first board's coordinates."""
    return r * WIDE + x + LEFT


def coordinates(hex: int) -> tuple[int, int]:
    return hex % WIDE - LEFT, hex // WIDE
