"""Line of sight (DSC-7): exact, with integers only.

A line runs from a corner of one space to a corner of another. For two spaces, `lines_between` gives the lines that no
wall, door or obstacle interrupts, each as the set of spaces that must be free of figures. Whether one space sees
another is then a few bit operations for any position of figures; the lines are worked out once a plan.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from podziemia.games.descent.data.map import COLUMNS, ROWS, SPACES, bits_of, without
from podziemia.games.descent.rules.ground import Ground, Plan

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
    cross the space of one of the two, whichever of them looks, but not of both: their own spaces in `figures` do not
    matter.
    """
    if ground.is_adjacent(a, b):
        return True
    for line in mutual_lines(ground.plan, a, b):
        if not line & figures:
            return True
    return False


def lines_between(plan: Plan, a: int, b: int) -> tuple[int, ...]:
    """The lines between two spaces that only figures can interrupt, as sets of spaces; the shortest sets only."""
    if a > b:
        a, b = b, a
    key = a * SPACES + b
    found = plan.lines.get(key)
    if found is None:
        found = _open_lines(plan, a, b, _fan_to(a, b).lines, 0)
        plan.lines[key] = found
    return found


def mutual_lines(plan: Plan, a: int, b: int) -> tuple[int, ...]:
    """Lines that do not cross both spaces, as the sets of spaces between that must be free of figures."""
    if a > b:
        a, b = b, a
    key = a * SPACES + b
    found = plan.mutual.get(key)
    if found is None:
        found = _open_lines(plan, a, b, _fan_to(a, b).mutual, 1 << a | 1 << b)
        plan.mutual[key] = found
    return found


def _open_lines(plan: Plan, a: int, b: int, tries: list[_Try], ends: int) -> tuple[int, ...]:
    """What the lines that only figures can interrupt need free of figures, the ends aside; without lines that need all
    that another one needs."""
    found = []
    kept = 0
    for number, one in enumerate(tries):
        if not kept & one.spared_by:
            line = _line(plan, one.ray, a, b)
            if line:
                kept |= 1 << number
                found.append(without(line, ends))
    return tuple(found)


def clear_line(ground: Ground, a: int, b: int, figures: int) -> tuple[int, int, int, int] | None:
    """The shortest line from a to b that nothing interrupts, for the eye: row and column of both corners."""
    clear = []
    for ray in _fan_to(a, b).rays:
        line = _line(ground.plan, ray, a, b)
        if line and not line & figures:
            clear.append(ray)
    if not clear:
        return None
    y, x, to_y, to_x = min(clear, key=_length).ends
    row, column = divmod(a, COLUMNS)
    return row + y, column + x, row + to_y, column + to_x


def _length(ray: _Ray) -> int:
    y, x, to_y, to_x = ray.ends
    return (to_y - y) ** 2 + (to_x - x) ** 2


def _line(plan: Plan, ray: _Ray, a: int, b: int) -> int:
    """The spaces that the line from corner to corner needs free of figures; 0 where wall, door or obstacle
    interrupts it."""
    if ray.is_straight and ray.leaves_map(a // COLUMNS, a % COLUMNS):
        return 0
    line = ray.spaces << a + ray.first
    if line & plan.opaque:
        return 0
    doors = line & plan.beside_doors  # what crosses a door runs through the spaces on both sides of it
    if ray.is_straight:
        unbroken = not doors or _holds_together(plan, ray, a, b)
    elif doors:
        unbroken = _is_unbroken(plan, ray.steps(), a)
    else:
        unbroken = _is_unbroken(plan, ray.slips, a)
    return line if unbroken else 0


class _Ray:
    """A line from a corner of a space to a corner of another, wherever the first one lies: all numbers of spaces count
    from there."""

    __slots__ = ("corner", "crossed", "ends", "first", "is_straight", "slips", "spaces", "there", "units")

    def __init__(self, ends: tuple[int, int, int, int], first: int, spaces: int) -> None:
        self.ends = ends
        """Row and column of the corner where it starts and of the one where it ends."""
        self.first = first
        self.spaces = spaces
        """What the line needs free, the first of them as the lowest bit."""
        self.is_straight = False
        self.units: list[tuple[int, int]] = []
        """Of a line along a grid line: the two spaces on both sides of every unit of its length."""
        self.corner = 0
        self.there = 0
        self.crossed: list[int] = []
        """Of a slanting line: the spaces it crosses, counted from its corner."""
        self.slips: list[tuple[int, int]] = []
        """Its steps from space to space that pass exactly through a corner."""

    def steps(self) -> list[tuple[int, int]]:
        """Of a slanting line: from space to space, the two ends included."""
        chain = [0, *[self.corner + number for number in self.crossed], self.there]
        return [(a, b) for a, b in pairwise(chain) if a != b]

    def leaves_map(self, row: int, column: int) -> bool:
        """Of a line along a grid line: whether one of its sides is off the map."""
        y, x, to_y, _ = self.ends
        if y == to_y:
            return row + y < 1 or row + y >= ROWS
        return column + x < 1 or column + x >= COLUMNS


class _Try:
    """A line to try, unless one that spares it is open: one before it that needs no space but what this one needs."""

    __slots__ = ("ray", "spared_by")

    def __init__(self, ray: _Ray, spared_by: int) -> None:
        self.ray = ray
        self.spared_by = spared_by
        """Numbers of tries, as bits."""


class _Fan:
    """The lines from corner to corner between two spaces, wherever they lie: all of them, and those to try for one who
    looks and for two who look at each other, the ones that need fewest spaces first."""

    __slots__ = ("lines", "mutual", "rays")

    def __init__(self, rays: list[_Ray], there: int) -> None:
        self.rays = rays
        low = min([ray.first for ray in rays])
        needs = [(ray.spaces << ray.first - low, ray) for ray in rays]
        self.lines = _tries(needs)
        ends = bits_of([end - low for end in (0, there) if end >= low])
        self.mutual = _tries([(without(need, ends), ray) for need, ray in needs if (need & ends).bit_count() < 2])


def _tries(needs: list[tuple[int, _Ray]]) -> list[_Try]:
    tries: list[_Try] = []
    before: list[int] = []
    for need, ray in sorted(needs, key=_how_many):
        spared_by = 0
        for number, fewer in enumerate(before):
            if fewer & need == fewer:
                spared_by |= 1 << number
        before.append(need)
        tries.append(_Try(ray, spared_by))
    return tries


def _how_many(need: tuple[int, _Ray]) -> int:
    return need[0].bit_count()


_known: dict[tuple[int, int], _Fan] = {}


def _fan_to(a: int, b: int) -> _Fan:
    """The lines from a space to another, the same for all spaces so many rows and columns apart."""
    key = (b // COLUMNS - a // COLUMNS, b % COLUMNS - a % COLUMNS)
    found = _known.get(key)
    if found is None:
        found = _Fan(_rays(key[0], key[1]), b - a)
        _known[key] = found
    return found


def _rays(down: int, right: int) -> list[_Ray]:
    found = []
    for y, x in _CORNERS:
        for down_b, right_b in _CORNERS:
            dy, dx = down + down_b - y, right + right_b - x
            if dy and dx:
                found.append(_slanting(y, x, dy, dx, down * COLUMNS + right))
            elif dy or dx:  # a line of no length does not count
                found.append(_straight(y, x, dy, dx))
    return found


def _slanting(y: int, x: int, dy: int, dx: int, there: int) -> _Ray:
    corner = y * COLUMNS + x
    slant = _slant(dy, dx)
    ray = _Ray((y, x, y + dy, x + dx), corner + slant.first, slant.spaces)
    ray.corner = corner
    ray.there = there
    ray.crossed = slant.crossed
    ray.slips = [(corner + a, corner + b) for a, b in slant.slips]
    for step in ((0, corner + slant.crossed[0]), (corner + slant.crossed[-1], there)):
        if _is_slip(step[0], step[1]):
            ray.slips.append(step)
    return ray


def _is_slip(a: int, b: int) -> bool:
    """Not to the same space and not across a side."""
    return b - a not in (0, -1, 1, -COLUMNS, COLUMNS)


def _straight(y: int, x: int, dy: int, dx: int) -> _Ray:
    units = [_sides(y, x, dy, dx, unit) for unit in range(max(abs(dx), abs(dy)))]
    numbers = [number for pair in units for number in pair]
    first = min(numbers)
    ray = _Ray((y, x, y + dy, x + dx), first, bits_of([number - first for number in numbers]))
    ray.is_straight = True
    ray.units = units
    return ray


class _Slant:
    """What a slanting line from a corner crosses, wherever the corner lies: numbers of spaces count from there."""

    __slots__ = ("crossed", "first", "slips", "spaces")

    def __init__(self, dy: int, dx: int) -> None:
        self.crossed = [row * COLUMNS + column for row, column in spaces_crossed(dy, dx)]
        self.first = min(self.crossed)
        self.spaces = bits_of([number - self.first for number in self.crossed])
        """The first of them as the lowest bit."""
        self.slips = [(a, b) for a, b in pairwise(self.crossed) if _is_slip(a, b)]


_slants: dict[tuple[int, int], _Slant] = {}


def _slant(dy: int, dx: int) -> _Slant:
    """The lines between many pairs of corners have the same slant."""
    found = _slants.get((dy, dx))
    if found is None:
        found = _Slant(dy, dx)
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
