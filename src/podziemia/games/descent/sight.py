"""Line of sight (DSC-7): exact, with integers only.

A line runs from a corner of one space to a corner of another. For two spaces, `lines_between` gives the lines that no
wall, door or obstacle interrupts, each as the set of spaces that must be free of figures. Whether one space sees
another is then a few bit operations for any position of figures; the lines are worked out once a plan.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from podziemia.games.descent.ground import Ground, Plan
from podziemia.games.descent.map import COLUMNS, ROWS, SPACES, bits_of

_CORNERS: Final[tuple[tuple[int, int], ...]] = ((0, 0), (0, 1), (1, 0), (1, 1))


def sees(ground: Ground, a: int, b: int, figures: int) -> bool:
    """Whether space b is in line of sight of space a, given the spaces that figures block (DSC-7.01).

    `figures` must not hold the spaces of the figure that looks: they never block its own lines (DSC-7.05).
    """
    if ground.is_adjacent(a, b):
        return True  # adjacent spaces always see each other (DSC-7.06)
    for line in lines_between(ground.plan, a, b):
        if not line & figures:
            return True
    return False


def see_each_other(ground: Ground, a: int, b: int, figures: int) -> bool:
    """Whether two figures of one space each see one another, given the spaces of all others (DSC-7.07).

    No figure blocks its own lines (DSC-7.05), the one looked at does (DSC-7.02). For sight to be mutual a line may
    cross the space of one of the two, whichever of them looks, but not of both.
    """
    if ground.is_adjacent(a, b):
        return True
    for line in mutual_lines(ground.plan, a, b):
        if not line & figures:
            return True
    return False


def mutual_lines(plan: Plan, a: int, b: int) -> tuple[int, ...]:
    """Lines that do not cross both spaces, as the sets of spaces between that must be free of figures."""
    if a > b:
        a, b = b, a
    key = a * SPACES + b
    found = plan.mutual.get(key)
    if found is None:
        ends = 1 << a | 1 << b
        found = _fewest([line & ~ends for line, _ in _open_lines(plan, a, b) if line & ends != ends])
        plan.mutual[key] = found
    return found


def lines_between(plan: Plan, a: int, b: int) -> tuple[int, ...]:
    """The lines between two spaces that only figures can interrupt, as sets of spaces; the shortest sets only."""
    if a > b:
        a, b = b, a
    key = a * SPACES + b
    found = plan.lines.get(key)
    if found is None:
        found = _fewest([line for line, _ in _open_lines(plan, a, b)])
        plan.lines[key] = found
    return found


def _fewest(lines: list[int]) -> tuple[int, ...]:
    """Without lines that need all that another one needs, and more."""
    best: list[int] = []
    for line in sorted(set(lines), key=int.bit_count):
        if not [kept for kept in best if kept & line == kept]:
            best.append(line)
    return tuple(best)


def clear_line(ground: Ground, a: int, b: int, figures: int) -> tuple[int, int, int, int] | None:
    """The shortest line from a to b that nothing interrupts, for the eye: row and column of both corners."""
    clear = [ray for line, ray in _open_lines(ground.plan, a, b) if not line & figures]
    if not clear:
        return None
    y, x, to_y, to_x = min(clear, key=_length).ends
    row, column = divmod(a, COLUMNS)
    return row + y, column + x, row + to_y, column + to_x


def _length(ray: _Ray) -> int:
    y, x, to_y, to_x = ray.ends
    return (to_y - y) ** 2 + (to_x - x) ** 2


def _open_lines(plan: Plan, a: int, b: int) -> list[tuple[int, _Ray]]:
    """The lines from corner to corner that neither wall, door nor obstacle interrupts, each with the spaces it needs
    free of figures."""
    lines = []
    row_a, column_a = divmod(a, COLUMNS)
    row_b, column_b = divmod(b, COLUMNS)
    opaque = plan.opaque
    doors = plan.beside_doors
    at_door = (1 << a | 1 << b) & doors
    for ray in _rays(row_b - row_a, column_b - column_a):
        if ray.is_straight and ray.leaves_map(row_a, column_a):
            continue
        line = ray.spaces << a + ray.first
        if line & opaque:
            continue
        if ray.is_straight:
            if line & doors and not _holds_together(plan, ray, a, b):
                continue
        else:
            steps = ray.steps() if at_door or line & doors else ray.slips
            if steps and not _is_unbroken(plan, steps, a):
                continue
        lines.append((line, ray))
    return lines


class _Ray:
    """A line from a corner of a space to a corner of another, wherever the first one lies: all numbers of spaces count
    from there."""

    __slots__ = ("chain", "ends", "first", "is_straight", "slips", "spaces", "units")

    def __init__(self, ends: tuple[int, int, int, int], first: int, spaces: int) -> None:
        self.ends = ends
        """Row and column of the corner where it starts and of the one where it ends."""
        self.first = first
        self.spaces = spaces
        """What the line needs free, the first of them as the lowest bit."""
        self.is_straight = False
        self.units: list[tuple[int, int]] = []
        """Of a line along a grid line: the two spaces on both sides of every unit of its length."""
        self.chain: list[int] = []
        """Of a slanting line: the spaces it crosses, the two ends included."""
        self.slips: list[tuple[int, int]] = []
        """Its steps from space to space that pass exactly through a corner."""

    def steps(self) -> list[tuple[int, int]]:
        """Of a slanting line: from space to space."""
        return [(a, b) for a, b in pairwise(self.chain) if a != b]

    def leaves_map(self, row: int, column: int) -> bool:
        """Of a line along a grid line: whether one of its sides is off the map."""
        y, x, to_y, _ = self.ends
        if y == to_y:
            return row + y < 1 or row + y >= ROWS
        return column + x < 1 or column + x >= COLUMNS


_known: dict[tuple[int, int], list[_Ray]] = {}


def _rays(down: int, right: int) -> list[_Ray]:
    """The lines from corner to corner to a space so many rows down and columns to the right."""
    found = _known.get((down, right))
    if found is None:
        there = down * COLUMNS + right
        found = []
        for y, x in _CORNERS:
            for down_b, right_b in _CORNERS:
                dy, dx = down + down_b - y, right + right_b - x
                if dy and dx:
                    found.append(_slanting(y, x, dy, dx, there))
                elif dy or dx:  # a line of no length does not count
                    found.append(_straight(y, x, dy, dx))
        _known[(down, right)] = found
    return found


def _slanting(y: int, x: int, dy: int, dx: int, there: int) -> _Ray:
    corner = y * COLUMNS + x
    crossed, first, spaces = _slant(dy, dx)
    ray = _Ray((y, x, y + dy, x + dx), corner + first, spaces)
    ray.chain = [0, *[corner + number for number in crossed], there]
    before = 0
    for number in ray.chain:
        step = abs(number - before)
        if step > 1 and step != COLUMNS:
            ray.slips.append((before, number))
        before = number
    return ray


def _straight(y: int, x: int, dy: int, dx: int) -> _Ray:
    units = [_sides(y, x, dy, dx, unit) for unit in range(max(abs(dx), abs(dy)))]
    numbers = [number for pair in units for number in pair]
    first = min(numbers)
    ray = _Ray((y, x, y + dy, x + dx), first, bits_of([number - first for number in numbers]))
    ray.is_straight = True
    ray.units = units
    return ray


_slants: dict[tuple[int, int], tuple[list[int], int, int]] = {}


def _slant(dy: int, dx: int) -> tuple[list[int], int, int]:
    """The spaces a slanting line from the origin crosses, the first of them, and all as bits that count from there.
    The lines between many pairs of corners have the same slant."""
    found = _slants.get((dy, dx))
    if found is None:
        numbers = [row * COLUMNS + column for row, column in spaces_crossed(dy, dx)]
        first = min(numbers)
        found = (numbers, first, bits_of([number - first for number in numbers]))
        _slants[(dy, dx)] = found
    return found


def spaces_crossed(dy: int, dx: int) -> list[tuple[int, int]]:
    """The unit squares whose interior a slanting line from the origin to (dy, dx) crosses, in order."""
    wide, high = abs(dx), abs(dy)
    whole = wide * high
    cuts = sorted({i * high for i in range(wide + 1)} | {i * wide for i in range(high + 1)})
    return [(dy * (start + end) // (2 * whole), dx * (start + end) // (2 * whole)) for start, end in pairwise(cuts)]


def _is_unbroken(plan: Plan, steps: list[tuple[int, int]], a: int) -> bool:
    """No wall or closed door between one space and the next (DSC-7.02, 7.12)."""
    for here, there in steps:
        if not plan.near_bits[a + here] >> a + there & 1:
            return False
    return True


def _sides(y: int, x: int, dy: int, dx: int, unit: int) -> tuple[int, int]:
    """The two spaces left and right of one unit of a straight line."""
    if dy == 0:
        column = x + unit if dx > 0 else x - unit - 1
        return (y - 1) * COLUMNS + column, y * COLUMNS + column
    row = y + unit if dy > 0 else y - unit - 1
    return row * COLUMNS + x - 1, row * COLUMNS + x


def _holds_together(plan: Plan, ray: _Ray, a: int, b: int) -> bool:
    """A line along a grid line may change sides only where no door stands between them, so that nothing is seen
    through a closed door (DSC-7.03, 7.12)."""
    held: list[int] = [a]
    for left, right in ray.units:
        held = _joined(plan, held, [a + left, a + right])
        if not held:
            return False
    return bool(_joined(plan, held, [b]))


def _joined(plan: Plan, held: list[int], sides: list[int]) -> list[int]:
    """Which of the sides are identical or adjacent to a space held so far, directly or from the other side."""
    reached = [side for side in sides if [h for h in held if h == side or plan.near_bits[h] >> side & 1]]
    if len(reached) == 1 and len(sides) == 2:
        other = sides[0] if reached[0] == sides[1] else sides[1]
        if plan.near_bits[reached[0]] >> other & 1:
            return sides
    return reached
