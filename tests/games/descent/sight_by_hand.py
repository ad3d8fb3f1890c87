"""Line of sight worked out slowly from the words of the rulebook: a yardstick that shares no code with the rules.

Spaces are unit squares (x, y), y down; walls and obstacles are read from a drawing, doors are sides of squares. A line
goes from a corner of one square to a corner of another, and a square is in its way if they have more than one point in
common: the line crosses it or runs along its edge (DSC-7.02, 7.03); a single common point is a touched corner
(DSC-7.04). All with whole numbers.
"""

from itertools import pairwise
from typing import NamedTuple

Square = tuple[int, int]
Corner = tuple[int, int]
Side = frozenset[Square]
"""Two squares with a door between them."""


class Touch(NamedTuple):
    """A square that has a stretch of a line in common with it, from where to where."""

    start: int
    end: int
    square: Square


class Drawn:
    """A map as it lies on the table."""

    def __init__(self, rows: list[str], shut: set[Side]) -> None:
        self.signs = {(x, y): sign for y, row in enumerate(rows) for x, sign in enumerate(row)}
        self.shut = shut

    def is_off(self, square: Square) -> bool:
        return self.signs.get(square, "#") == "#"

    def is_solid(self, square: Square) -> bool:
        return self.is_off(square) or self.signs[square] == "o"

    def side_is_open(self, a: Square, b: Square) -> bool:
        return not self.is_off(a) and not self.is_off(b) and frozenset((a, b)) not in self.shut

    def hang_together(self, a: Square, b: Square) -> bool:
        """The same square, or neighbours with an open side or an open way round their common corner (DSC-5.03)."""
        (ax, ay), (bx, by) = a, b
        if max(abs(ax - bx), abs(ay - by)) > 1:
            return False
        if a == b:
            return True
        if ax == bx or ay == by:
            return self.side_is_open(a, b)
        return any(self.side_is_open(a, c) and self.side_is_open(c, b) for c in ((ax, by), (bx, ay)))

    def are_neighbours(self, a: Square, b: Square) -> bool:
        return a != b and self.hang_together(a, b)

    # ---- one line ----

    def touched(self, p: Corner, q: Corner) -> list[Touch]:
        """The squares with more than a point in common with the line, in the order they are met."""
        found = []
        across = range(min(p[0], q[0]) - 1, max(p[0], q[0]) + 1)
        down = range(min(p[1], q[1]) - 1, max(p[1], q[1]) + 1)
        for square in [(x, y) for y in down for x in across]:
            start, end = _common(p, q, square)
            if start < end:
                found.append(Touch(start, end, square))
        return sorted(found)

    def line_is_free(self, p: Corner, q: Corner, a: Square, b: Square, figures: set[Square]) -> bool:
        touched = self.touched(p, q)
        if any(self.is_solid(touch.square) or touch.square in figures for touch in touched):
            return False
        return self.passes_doors(touched, a, b)

    def passes_doors(self, touched: list[Touch], a: Square, b: Square) -> bool:
        """No door or corner of walls cuts the line between two stretches of it (DSC-7.12)."""
        stretches = [{t.square for t in touched if t.start == start} for start in sorted({t.start for t in touched})]
        held = {a}
        for before, after in pairwise([{a}, *stretches, {b}]):
            held &= before
            held = {there for there in after if any(self.hang_together(here, there) for here in held)}
            held |= {there for there in after if any(self.hang_together(here, there) for here in held)}
        return b in held

    # ---- whole spaces ----

    def free_lines(self, a: Square, b: Square, figures: set[Square]) -> set[tuple[Corner, Corner]]:
        """Every uninterrupted line, from corner to corner; one of no length is none (DSC-7.01)."""
        pairs = [(p, q) for p in _corners(a) for q in _corners(b) if p != q]
        return {(p, q) for p, q in pairs if self.line_is_free(p, q, a, b, figures)}

    def sees(self, a: Square, b: Square, figures: set[Square]) -> bool:
        """Figures do not include the one that looks (DSC-7.05)."""
        return self.are_neighbours(a, b) or bool(self.free_lines(a, b, figures))

    def figure_sees(self, looker: set[Square], target: set[Square], others: set[Square]) -> bool:
        """Figures of any size (DSC-7.08), and pits (DSC-7.10): in one only who is adjacent sees and is seen."""
        if any(self.are_neighbours(a, b) for a in looker for b in target):
            return True
        if self.is_sunk(looker) or self.is_sunk(target):
            return False
        sight = any(self.sees(a, b, others | target) for a in looker for b in target)
        if len(looker) == len(target) == 1 and not sight:  # sight of single spaces is mutual (DSC-7.07)
            return any(self.sees(b, a, others | looker) for a in looker for b in target)
        return sight

    def is_sunk(self, figure: set[Square]) -> bool:
        return all(self.signs[square] == "^" for square in figure)


def _corners(square: Square) -> list[Corner]:
    x, y = square
    return [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]


def _common(p: Corner, q: Corner, square: Square) -> tuple[int, int]:
    """The part of the line from p to q inside the closed square, in units of which the whole line has |dx·dy|."""
    whole = max(abs(q[0] - p[0]), 1) * max(abs(q[1] - p[1]), 1)
    start, end = 0, whole
    for at, to, low in zip(p, q, square, strict=True):
        length = abs(to - at)
        if length == 0:
            if not low <= at <= low + 1:
                return 0, 0
            continue
        ahead = (low - at, low + 1 - at) if to > at else (at - low - 1, at - low)
        start = max(start, ahead[0] * whole // length)
        end = min(end, ahead[1] * whole // length)
    return start, end
