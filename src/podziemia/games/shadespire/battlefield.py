"""Boards joined to a battlefield: hexes, territories, distances and lines of sight, worked out once for each join.

A hex is a number, row * WIDE + column in the doubled coordinates of the boards ([X,R]: neighbours differ by two
columns, or by one column and one row). Sets of hexes are bits of an integer, so that a step in all six directions is
six shifts.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from podziemia.games.shadespire.boards import BOARDS, Board

WIDE: Final = 44
"""Wide enough for two boards short edge to short edge, with a gap at the end of the row that holds no hex."""
LEFT: Final = 8
"""Columns in front of the first board, for a second one shifted to the left."""
STEPS: Final = (-2, 2, -WIDE - 1, -WIDE + 1, WIDE - 1, WIDE + 1)
DIRECTION_IDS: Final = ("west", "east", "north-west", "north-east", "south-west", "south-east")
FARTHEST_LOOK: Final = 5
"""No attack reaches farther than this; lines of sight are kept so far."""

NO_ONES: Final = 2
"""The territory of nobody; those of the seats are 0 and 1."""
NOWHERE: Final = -1

LONG_SHIFTS: Final = (-4, -3, -2, -1, 0, 1, 2, 3, 4)
SHORT: Final = 9
"""Joins by number: the long ones by their shift, then the short one."""
JOIN_IDS: Final = (
    *[f"long-left-{-shift}" if shift < 0 else f"long-right-{shift}" if shift else "long" for shift in LONG_SHIFTS],
    "short",
)

LONGEST_ROW: Final = 16
LETTERS: Final = "abcdefghijk"


def hex_at(x: int, r: int) -> int:
    """The hex at [X,R] of the first board's coordinates."""
    return r * WIDE + x + LEFT


def coordinates(hex: int) -> tuple[int, int]:
    return hex % WIDE - LEFT, hex // WIDE


def bits_of(mask: int) -> list[int]:
    """The hexes of a set, in order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def around(mask: int) -> int:
    """All places next to the set, hexes or not."""
    return mask << 2 | mask >> 2 | mask << (WIDE - 1) | mask << (WIDE + 1) | mask >> (WIDE - 1) | mask >> (WIDE + 1)


def whole_middle_hexes(join: int) -> int:
    """How many half hexes a join completes (SHA-3.04)."""
    return 2 if join == SHORT else 7 - abs(LONG_SHIFTS[join])


def long_join_is_legal(shift: int) -> bool:
    """Long edges need three whole hexes between them (SHA-3.03)."""
    return 7 - abs(shift) >= 3


def short_join_is_legal(rows_shifted: int) -> bool:
    """Short edges need two, which only the flush join gives."""
    return rows_shifted == 0


class Battlefield:
    """Two boards joined: everything about the ground that does not change in a game."""

    __slots__ = (
        "blocked",
        "edge",
        "hexes",
        "ids",
        "key",
        "lethal",
        "names",
        "neighbours",
        "rings",
        "sight",
        "starting",
        "territory",
        "touch_blocks",
    )

    def __init__(self, key: tuple[int, int, int, int, int, bool]) -> None:
        first, first_turned, second, second_turned, join, touch_blocks = key
        self.key = key
        self.territory = [0, 0, 0]
        """The hexes of seat 0's board, seat 1's board, and no one's; set-up swaps the first two where needed."""
        self.starting = 0
        self.blocked = 0
        self.lethal = 0
        self._lay(BOARDS[first], first_turned == 1, 0, 0, 0)
        shift_x, shift_r = (16, 0) if join == SHORT else (2 * LONG_SHIFTS[join], 6)
        self._lay(BOARDS[second], second_turned == 1, shift_x, shift_r, 1)
        self.territory[NO_ONES] = _middle(join)
        self.hexes = self.territory[0] | self.territory[1] | self.territory[2]
        self.neighbours = {hex: around(1 << hex) & self.hexes for hex in bits_of(self.hexes)}
        self.edge = 0
        for hex, near in self.neighbours.items():
            if near.bit_count() < 6:
                self.edge |= 1 << hex
        self.touch_blocks = touch_blocks
        self.rings: dict[int, list[int]] = {}
        self.sight: dict[int, int] = {}
        """Distances and lines of sight of each hex, worked out when they are first asked for."""
        self.names = _names(self.hexes)
        self.ids = {name: hex for hex, name in self.names.items()}

    def _lay(self, board: Board, turned: bool, shift_x: int, shift_r: int, seat: int) -> None:
        def put(places: tuple[tuple[int, int], ...]) -> int:
            mask = 0
            for x, r in places:
                if turned:
                    x, r = 16 - x, 6 - r
                mask |= 1 << hex_at(x + shift_x, r + shift_r)
            return mask

        self.territory[seat] = put(WHOLE_HEXES)
        self.starting |= put(board.starting)
        self.blocked |= put(board.blocked)
        self.lethal |= put(board.lethal)

    def _rings_of(self, hex: int) -> list[int]:
        """The hexes at most 0, 1, 2 … steps away, missing hexes never counted (SHA-3.13)."""
        rings = [1 << hex]
        hexes = self.hexes
        while True:
            last = rings[-1]
            wider = (last | around(last)) & hexes
            if wider == last:
                self.rings[hex] = rings
                return rings
            rings.append(wider)

    def seen_from(self, hex: int) -> int:
        """The hexes within reach of any attack that can be seen from here (SHA-3.14)."""
        seen = self.sight.get(hex)
        if seen is None:
            seen = self.within(hex, FARTHEST_LOOK)
            for blocked in bits_of(self.blocked & seen):
                if blocked != hex:
                    seen &= ~shadow(hex, blocked, self.touch_blocks)
            self.sight[hex] = seen
        return seen

    def within(self, hex: int, steps: int) -> int:
        """The hexes at most so many steps away."""
        rings = self.rings.get(hex) or self._rings_of(hex)
        return rings[steps] if steps < len(rings) else rings[-1]

    def distance(self, one: int, other: int) -> int:
        for steps, ring in enumerate(self.rings.get(one) or self._rings_of(one)):
            if ring >> other & 1:
                return steps
        raise AssertionError("a battlefield hangs together")

    def zone(self, hex: int) -> int:
        """Whose territory the hex is in: a seat's or no one's."""
        if self.territory[0] >> hex & 1:
            return 0
        return 1 if self.territory[1] >> hex & 1 else NO_ONES


WHOLE_HEXES: Final = tuple((x, r) for r in range(1, 6) for x in range(1 if r % 2 else 2, 16, 2))


def _middle(join: int) -> int:
    """The half hexes that the join makes whole: no one's territory (SHA-3.06)."""
    if join == SHORT:
        return 1 << hex_at(16, 2) | 1 << hex_at(16, 4)
    shift = 2 * LONG_SHIFTS[join]
    mask = 0
    for x in range(max(2, 2 + shift), min(14, 14 + shift) + 1, 2):
        mask |= 1 << hex_at(x, 6)
    return mask


def _names(hexes: int) -> dict[int, str]:
    """Rows are letters from the top, hexes are numbered from the left: `c4`."""
    names: dict[int, str] = {}
    counts: dict[int, int] = {}
    for hex in bits_of(hexes):
        row = hex // WIDE
        counts[row] = counts.get(row, 0) + 1
        names[hex] = f"{LETTERS[row - 1]}{counts[row]}"
    return names


def shadow(eye: int, blocked: int, touch_blocks: bool) -> int:
    """The places within reach of an attack that the blocked hex hides from the eye."""
    x, r = coordinates(eye)
    bx, br = coordinates(blocked)
    mask = 0
    for step in hidden_by(bx - x, br - r, touch_blocks):
        if eye + step >= 0:
            mask |= 1 << eye + step
    return mask


@cache
def hidden_by(dx: int, dr: int, touch_blocks: bool) -> tuple[int, ...]:
    """The same for an eye at [0,0] and a blocked hex at [dx,dr]: what has to be added to the eye's number."""
    reach = 2 * FARTHEST_LOOK
    return tuple(
        r * WIDE + x
        for r in range(-FARTHEST_LOOK, FARTHEST_LOOK + 1)
        for x in range(abs(r) - reach, reach - abs(r) + 1, 2)
        if crosses((0, 0), (x, r), (dx, dr), touch_blocks)
    )


CORNERS: Final = ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1))
SIDES: Final = ((1, 0), (1, 3), (-1, 3))
"""Corners of a hex and normals of its sides where a row is three units high."""


def crosses(start: tuple[int, int], end: tuple[int, int], hex: tuple[int, int], touch_blocks: bool) -> bool:
    """Whether the segment between two centres passes through a hex; whether touching it counts is the setting
    (SHA-3.15). Two convex shapes are apart when some side has them on different sides: all in whole numbers."""
    ax, ay = start[0] - hex[0], 3 * (start[1] - hex[1])
    bx, by = end[0] - hex[0], 3 * (end[1] - hex[1])
    for nx, ny in ((ay - by, bx - ax), *SIDES):
        corners = [nx * x + ny * y for x, y in CORNERS]
        one, other = nx * ax + ny * ay, nx * bx + ny * by
        low, high = min(one, other), max(one, other)
        if low > max(corners) or high < min(corners):
            return False
        if not touch_blocks and (low >= max(corners) or high <= min(corners)):
            return False
    return True


@cache
def assemble(
    first: int, first_turned: int, second: int, second_turned: int, join: int, touch_blocks: bool = True
) -> Battlefield:
    """The battlefield of two boards, made once: distances and lines of sight live here and nowhere else."""
    return Battlefield((first, first_turned, second, second_turned, join, touch_blocks))


HEX_IDS: Final = tuple(
    f"{letter}{n}" for letter in LETTERS for n in range(1, LONGEST_ROW + 1) if n <= 8 or letter < "f"
)
"""Every name a hex can have."""
HEX_NUMBER: Final = {id: number for number, id in enumerate(HEX_IDS)}
