"""Boards joined to a battlefield: hexes, territories, distances and lines of sight, worked out once for each join.

Sets of hexes are bits of an integer, so that a step in all six directions is a few shifts.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from podziemia.games.shadespire.data.boards import BOARDS, Board
from podziemia.games.shadespire.data.hexes import (
    HEX_NUMBER,
    LETTERS,
    LONG_SHIFTS,
    NO_ONES,
    NOWHERE,
    PLACES,
    SHORT,
    WIDE,
    coordinates,
    hex_at,
)
from podziemia.kernel.bits import members

FARTHEST_LOOK: Final = 5
"""No attack reaches farther than this; lines of sight are kept so far."""


def around(mask: int) -> int:
    """All places next to the set, hexes or not."""
    return mask << 2 | mask >> 2 | mask << (WIDE - 1) | mask << (WIDE + 1) | mask >> (WIDE - 1) | mask >> (WIDE + 1)


def widened(mask: int) -> int:
    """The set with all places next to it: `around` of a set and the set itself, in fewer shifts."""
    pairs = mask | mask << 2
    return pairs | pairs >> 2 | pairs << (WIDE - 1) | pairs >> (WIDE + 1)


def whole_middle_hexes(join: int) -> int:
    """How many half hexes a join completes (SHA-3.04)."""
    return 2 if join == SHORT else 7 - abs(LONG_SHIFTS[join])


def long_join_is_legal(shift: int) -> bool:
    """Long edges need three whole hexes between them (SHA-3.03)."""
    return 7 - abs(shift) >= 3


def short_join_is_legal(rows_shifted: int) -> bool:
    """Short edges need two, which only the flush join gives."""
    return rows_shifted == 0


class Outline:
    """The hexes of two boards joined, whatever is printed on them: names, neighbours and distances.

    All lists go by the number of a hex. Distances are worked out when they are first asked for.
    """

    __slots__ = ("edge", "hexes", "ids", "names", "neighbours", "numbers", "rings", "steps", "territory")

    def __init__(self, join: int) -> None:
        shift_x, shift_r = shift_of(join)
        self.territory = (laid(WHOLE_HEXES, False, 0, 0), laid(WHOLE_HEXES, False, shift_x, shift_r), _middle(join))
        """The hexes of the first board, the second board, and no one's."""
        self.hexes = self.territory[0] | self.territory[1] | self.territory[2]
        self.names = _names(self.hexes)
        self.ids = {name: hex for hex, name in enumerate(self.names) if name}
        self.numbers = [HEX_NUMBER.get(name, NOWHERE) for name in self.names]
        """The place of each hex in HEX_IDS, and so in every family of options."""
        self.neighbours = [around(1 << hex & self.hexes) & self.hexes for hex in range(PLACES)]
        self.edge = sum([1 << hex for hex in members(self.hexes) if self.neighbours[hex].bit_count() < 6])
        self.rings: list[list[int]] = [[]] * PLACES
        self.steps: list[bytes] = [b""] * PLACES

    def rings_of(self, hex: int) -> list[int]:
        """The hexes at most 0, 1, 2 … steps away, missing hexes never counted (SHA-3.13)."""
        rings = self.rings[hex]
        if not rings:
            rings = [1 << hex]
            while rings[-1] != self.hexes:
                rings.append(widened(rings[-1]) & self.hexes)
            self.rings[hex] = rings
        return rings

    def steps_from(self, hex: int) -> bytes:
        """How many steps away every hex is."""
        steps = self.steps[hex]
        if not steps:
            counted = [0] * PLACES
            before = 0
            for n, ring in enumerate(self.rings_of(hex)):
                for there in members(ring & ~before):
                    counted[there] = n
                before = ring
            steps = bytes(counted)
            self.steps[hex] = steps
        return steps


class Battlefield:
    """Two boards joined: everything about the ground that does not change in a game."""

    __slots__ = (
        "blocked",
        "clear",
        "edge",
        "hexes",
        "ids",
        "key",
        "lethal",
        "names",
        "neighbours",
        "numbers",
        "outline",
        "starting",
        "targets",
        "territory",
        "touch_blocks",
    )

    def __init__(self, key: tuple[int, int, int, int, int, bool]) -> None:
        first, first_turned, second, second_turned, join, touch_blocks = key
        self.key = key
        self.touch_blocks = touch_blocks
        outline = outline_of(join)
        self.outline = outline
        self.territory = outline.territory
        self.hexes = outline.hexes
        self.neighbours = outline.neighbours
        self.edge = outline.edge
        self.names = outline.names
        self.ids = outline.ids
        self.numbers = outline.numbers
        self.starting = 0
        self.blocked = 0
        self.lethal = 0
        self._lay(BOARDS[first], first_turned == 1, 0, 0)
        shift_x, shift_r = shift_of(join)
        self._lay(BOARDS[second], second_turned == 1, shift_x, shift_r)
        self.clear = self.hexes & ~self.blocked
        """The hexes that are not blocked."""
        self.targets: list[list[int]] = [[]] * PLACES
        """What can be seen from each hex within 0, 1, 2 … steps, worked out when it is first asked for."""

    def _lay(self, board: Board, turned: bool, shift_x: int, shift_r: int) -> None:
        self.starting |= laid(board.starting, turned, shift_x, shift_r)
        self.blocked |= laid(board.blocked, turned, shift_x, shift_r)
        self.lethal |= laid(board.lethal, turned, shift_x, shift_r)

    def in_range(self, hex: int, steps: int) -> int:
        """The hexes at most so many steps away, no farther than any attack reaches, that can be seen (SHA-3.14)."""
        targets = self.targets[hex]
        if not targets:
            seen = self.within(hex, FARTHEST_LOOK)
            for blocked in members(self.blocked & seen):
                if blocked != hex:
                    seen &= ~shadow(hex, blocked, self.touch_blocks)
            targets = [self.within(hex, n) & seen for n in range(FARTHEST_LOOK + 1)]
            self.targets[hex] = targets
        return targets[steps] if steps < FARTHEST_LOOK else targets[FARTHEST_LOOK]

    def seen_from(self, hex: int) -> int:
        """The hexes within reach of any attack that can be seen from here (SHA-3.14)."""
        return self.in_range(hex, FARTHEST_LOOK)

    def within(self, hex: int, steps: int) -> int:
        """The hexes at most so many steps away."""
        rings = self.outline.rings_of(hex)
        return rings[steps] if steps < len(rings) else rings[-1]

    def distance(self, one: int, other: int) -> int:
        return self.outline.steps_from(one)[other]

    def zone(self, hex: int) -> int:
        """Whose territory the hex is in: that of the first board, of the second, or no one's."""
        if self.territory[0] >> hex & 1:
            return 0
        return 1 if self.territory[1] >> hex & 1 else NO_ONES


WHOLE_HEXES: Final = tuple((x, r) for r in range(1, 6) for x in range(1 if r % 2 else 2, 16, 2))


def laid(places: tuple[tuple[int, int], ...], turned: bool, shift_x: int, shift_r: int) -> int:
    """These places of a board where it lies."""
    mask = 0
    for x, r in places:
        if turned:
            x, r = 16 - x, 6 - r
        mask |= 1 << hex_at(x + shift_x, r + shift_r)
    return mask


def shift_of(join: int) -> tuple[int, int]:
    """How far the second board lies from the first, in columns and rows."""
    return (16, 0) if join == SHORT else (2 * LONG_SHIFTS[join], 6)


def _middle(join: int) -> int:
    """The half hexes that the join makes whole: no one's territory (SHA-3.06)."""
    if join == SHORT:
        return 1 << hex_at(16, 2) | 1 << hex_at(16, 4)
    shift = 2 * LONG_SHIFTS[join]
    mask = 0
    for x in range(max(2, 2 + shift), min(14, 14 + shift) + 1, 2):
        mask |= 1 << hex_at(x, 6)
    return mask


def _names(hexes: int) -> list[str]:
    """Rows are letters from the top, hexes are numbered from the left: `c4`."""
    names = [""] * PLACES
    counts: dict[int, int] = {}
    for hex in members(hexes):
        row = hex // WIDE
        counts[row] = counts.get(row, 0) + 1
        names[hex] = f"{LETTERS[row - 1]}{counts[row]}"
    return names


_EYE: Final = FARTHEST_LOOK * WIDE + 2 * FARTHEST_LOOK
"""Where the eye stands in a shadow that has not been moved to its place yet."""


def shadow(eye: int, blocked: int, touch_blocks: bool) -> int:
    """The places within reach of an attack that the blocked hex hides from the eye."""
    x, r = coordinates(eye)
    bx, br = coordinates(blocked)
    return hidden_by(bx - x, br - r, touch_blocks) << eye >> _EYE


@cache
def hidden_by(dx: int, dr: int, touch_blocks: bool) -> int:
    """The same for an eye at _EYE and a blocked hex so many columns and rows away."""
    reach = 2 * FARTHEST_LOOK
    mask = 0
    for r in range(-FARTHEST_LOOK, FARTHEST_LOOK + 1):
        for x in range(abs(r) - reach, reach - abs(r) + 1, 2):
            if crosses((0, 0), (x, r), (dx, dr), touch_blocks):
                mask |= 1 << _EYE + r * WIDE + x
    return mask


SIDES: Final[tuple[tuple[int, int, int], ...]] = ((1, 0, 1), (1, 3, 6), (-1, 3, 6))
"""Normals of the sides of a hex where a row is three units high, and how far the hex reaches along each."""


def crosses(start: tuple[int, int], end: tuple[int, int], hex: tuple[int, int], touch_blocks: bool) -> bool:
    """Whether the segment between two centres passes through a hex; whether touching it counts is the setting
    (SHA-3.15). Two convex shapes are apart when some side has them on different sides: all in whole numbers."""
    ax, ay = start[0] - hex[0], 3 * (start[1] - hex[1])
    bx, by = end[0] - hex[0], 3 * (end[1] - hex[1])
    for nx, ny, reach in SIDES:
        if not _meets(nx * ax + ny * ay, nx * bx + ny * by, reach, touch_blocks):
            return False
    nx, ny = ay - by, bx - ax  # across the segment, which lies all on one line
    line = nx * ax + ny * ay
    return _meets(line, line, max(2 * abs(ny), abs(nx) + abs(ny)), touch_blocks)


def _meets(one: int, other: int, reach: int, touch_blocks: bool) -> bool:
    """Whether the stretch from one to the other overlaps, or at least touches, what reaches so far to both sides."""
    if touch_blocks:
        return (one <= reach or other <= reach) and (one >= -reach or other >= -reach)
    return (one < reach or other < reach) and (one > -reach or other > -reach)


@cache
def outline_of(join: int) -> Outline:
    """The outline of a join, made once: names and distances live here and nowhere else."""
    return Outline(join)


@cache
def assemble(
    first: int, first_turned: int, second: int, second_turned: int, join: int, touch_blocks: bool = True
) -> Battlefield:
    """The battlefield of two boards, made once: lines of sight live here and nowhere else."""
    return Battlefield((first, first_turned, second, second_turned, join, touch_blocks))
