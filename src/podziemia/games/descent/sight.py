"""Line of sight (DSC-7): exact, with integers only.

A line runs from a corner of one space to a corner of another. For two spaces, `lines_between` gives the lines that no
wall, door or obstacle interrupts, each as the set of spaces that must be free of figures. Whether one space sees
another is then a few bit operations for any position of figures; the lines are worked out once a ground.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from podziemia.games.descent.ground import Ground
from podziemia.games.descent.map import COLUMNS, NOTHING, OBSTACLE, ROWS, SPACES

_CORNERS: Final = ((0, 0), (0, 1), (1, 0), (1, 1))
_crossed: dict[tuple[int, int], tuple[tuple[int, int], ...]] = {}


def sees(ground: Ground, a: int, b: int, figures: int) -> bool:
    """Whether space b is in line of sight of space a, given the spaces that figures block (DSC-7.01).

    `figures` must not hold the spaces of the figure that looks: they never block its own lines (DSC-7.05).
    """
    if ground.near_bits[a] >> b & 1:
        return True  # adjacent spaces always see each other (DSC-7.06)
    for line in lines_between(ground, a, b):
        if not line & figures:
            return True
    return False


def lines_between(ground: Ground, a: int, b: int) -> tuple[int, ...]:
    """The lines from a to b that only figures can interrupt, as sets of spaces; the shortest sets only."""
    key = a * SPACES + b if a < b else b * SPACES + a
    found = ground.lines.get(key)
    if found is None:
        found = _fewest([line[0] for line in _open_lines(ground, a, b)])
        ground.lines[key] = found
    return found


Line = tuple[int, int, int, int, int]
"""The spaces a line needs free, then row and column of the corner where it starts and of the one where it ends."""


def clear_line(ground: Ground, a: int, b: int, figures: int) -> Line | None:
    """The shortest line from a to b that nothing interrupts, for the eye."""
    clear = [line for line in _open_lines(ground, a, b) if not line[0] & figures]
    return min(clear, key=_length, default=None)


def _length(line: Line) -> int:
    _, y, x, to_y, to_x = line
    return (to_y - y) ** 2 + (to_x - x) ** 2


def _open_lines(ground: Ground, a: int, b: int) -> list[Line]:
    """The lines from corner to corner that neither wall, door nor obstacle interrupts."""
    lines = []
    row_a, column_a = divmod(a, COLUMNS)
    row_b, column_b = divmod(b, COLUMNS)
    for down_a, right_a in _CORNERS:
        for down_b, right_b in _CORNERS:
            y, x = row_a + down_a, column_a + right_a
            dy, dx = row_b + down_b - y, column_b + right_b - x
            if dx == 0 and dy == 0:
                continue  # a line of no length does not count
            trace = _along_grid if dx == 0 or dy == 0 else _across
            line = trace(ground, a, b, y, x, dy, dx)
            if line >= 0:
                lines.append((line, y, x, y + dy, x + dx))
    return lines


def _fewest(lines: list[int]) -> tuple[int, ...]:
    """Without lines that need all that another one needs, and more."""
    best: list[int] = []
    for line in sorted(set(lines), key=int.bit_count):
        if not [kept for kept in best if kept & line == kept]:
            best.append(line)
    return tuple(best)


def spaces_crossed(dy: int, dx: int) -> tuple[tuple[int, int], ...]:
    """The unit squares whose interior a slanting line from the origin to (dy, dx) crosses, in order."""
    found = _crossed.get((dy, dx))
    if found is None:
        wide, high = abs(dx), abs(dy)
        whole = wide * high
        cuts = sorted({i * high for i in range(wide + 1)} | {i * wide for i in range(high + 1)})
        found = tuple(
            [(dy * (start + end) // (2 * whole), dx * (start + end) // (2 * whole)) for start, end in pairwise(cuts)]
        )
        _crossed[(dy, dx)] = found
    return found


def _across(ground: Ground, a: int, b: int, y: int, x: int, dy: int, dx: int) -> int:
    """The spaces a slanting line needs free; -1 when a wall, a door or an obstacle interrupts it (DSC-7.02, 7.12)."""
    line = 0
    last = a
    for down, right in spaces_crossed(dy, dx):
        space = (y + down) * COLUMNS + x + right
        if ground.terrain[space] in (NOTHING, OBSTACLE):
            return -1
        if space != last and not ground.near_bits[last] >> space & 1:
            return -1
        line |= 1 << space
        last = space
    if last != b and not ground.near_bits[last] >> b & 1:
        return -1
    return line


def _along_grid(ground: Ground, a: int, b: int, y: int, x: int, dy: int, dx: int) -> int:
    """The same for a line along a grid line: both sides of every unit must be free (DSC-7.03).

    It may change sides only where no door stands between them, so that nothing is seen through a closed door.
    """
    line = 0
    held: list[int] = [a]
    for unit in range(max(abs(dx), abs(dy))):
        pair = _sides(y, x, dy, dx, unit)
        for row, column in pair:
            if not 0 <= row < ROWS or not 0 <= column < COLUMNS:
                return -1
        sides = [row * COLUMNS + column for row, column in pair]
        for side in sides:
            if ground.terrain[side] in (NOTHING, OBSTACLE):
                return -1
            line |= 1 << side
        held = _joined(ground, held, sides)
        if not held:
            return -1
    return line if _joined(ground, held, [b]) else -1


def _sides(y: int, x: int, dy: int, dx: int, unit: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """The two squares left and right of one unit of a straight line, as row and column."""
    if dy == 0:
        column = x + unit if dx > 0 else x - unit - 1
        return (y - 1, column), (y, column)
    row = y + unit if dy > 0 else y - unit - 1
    return (row, x - 1), (row, x)


def _joined(ground: Ground, held: list[int], sides: list[int]) -> list[int]:
    """Which of the sides are identical or adjacent to a space held so far, directly or from the other side."""
    reached = [side for side in sides if [h for h in held if h == side or ground.near_bits[h] >> side & 1]]
    if len(reached) == 1 and len(sides) == 2:
        other = sides[0] if reached[0] == sides[1] else sides[1]
        if ground.near_bits[reached[0]] >> other & 1:
            return sides
    return reached
