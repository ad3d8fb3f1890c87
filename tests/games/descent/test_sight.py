"""Sight on random maps, against the slow computation by hand: walls, obstacles, doors, pits and figures of any size."""

from itertools import permutations

import pytest

from podziemia.games.descent.data.map import COLUMNS
from podziemia.games.descent.rules.facts import sees_figure
from podziemia.games.descent.rules.figures import Figure
from podziemia.games.descent.rules.sight import clear_line, lines_between, mutual_lines, see_each_other, sees
from podziemia.kernel.rng import seeded
from tests.games.descent.boards import at, bits, board, forget, ground
from tests.games.descent.random_maps import RandomMap
from tests.games.descent.sight_by_hand import Square
from tests.games.descent.table import Arrangement
from tests.support import rule

SHAPES = {(1, 1): "zombie", (1, 2): "barghest", (2, 2): "ettin", (2, 3): "shadow_dragon"}
SEEDS = range(10)


@pytest.fixture(autouse=True)
def _worked_out_anew() -> None:
    forget()


@rule("DSC-7.01", "DSC-7.02", "DSC-7.03", "DSC-7.04", "DSC-7.06", "DSC-7.12")
@pytest.mark.parametrize("seed", SEEDS)
def test_spaces_see_each_other_as_worked_out_by_hand(seed: int) -> None:
    drawn = RandomMap(seeded(f"sight {seed}"))
    g = ground(drawn.drawing, tuple(drawn.doors))
    for _ in range(60):
        a, b = drawn.rng.pick(drawn.floor), drawn.rng.pick(drawn.floor)
        figures = drawn.some(6) - {a}
        if a == b:
            continue
        lines = drawn.by_hand.free_lines(a, b, figures)
        adjacent = drawn.by_hand.are_neighbours(a, b)
        assert g.is_adjacent(at(*a), at(*b)) == adjacent
        assert sees(g, at(*a), at(*b), bits(*figures)) == (adjacent or bool(lines)), (drawn.drawing, a, b)
        back = drawn.by_hand.sees(b, a, figures - {b} | {a})
        mutual = see_each_other(g, at(*a), at(*b), bits(*(figures - {b})))
        assert mutual == (back or drawn.by_hand.sees(a, b, figures | {b}))
        shown = clear_line(g, at(*a), at(*b), bits(*figures))
        assert shown is None if not lines else shown is not None
        if shown is not None:
            y, x, to_y, to_x = shown
            assert ((x, y), (to_x, to_y)) in lines
            assert (to_x - x) ** 2 + (to_y - y) ** 2 == min((u - p) ** 2 + (v - q) ** 2 for (p, q), (u, v) in lines)


@pytest.mark.parametrize("seed", SEEDS)
def test_no_line_is_kept_that_needs_all_that_another_needs(seed: int) -> None:
    drawn = RandomMap(seeded(f"lines {seed}"))
    g = ground(drawn.drawing, tuple(drawn.doors))
    most = 0
    for a, b in permutations(drawn.floor[:20], 2):
        for lines in (lines_between(g.plan, at(*a), at(*b)), mutual_lines(g.plan, at(*a), at(*b))):
            assert [(one, other) for one, other in permutations(lines, 2) if one & other == one] == []
            most = max(most, len(lines))
    assert most > 1


@rule("DSC-7.05", "DSC-7.07", "DSC-7.08", "DSC-7.09", "DSC-7.10", "DSC-7.11", "DSC-19.08")
@pytest.mark.parametrize("seed", SEEDS)
def test_figures_of_all_sizes_see_each_other_as_worked_out_by_hand(seed: int) -> None:
    drawn = RandomMap(seeded(f"figures {seed}"))
    a = Arrangement()
    s = a.s
    s.board = board(drawn.drawing, tuple(drawn.doors))
    s.terrain, s.closed = s.board.terrain, s.board.doors_closed
    s.survey()
    taken: set[Square] = set()
    standing: list[tuple[Figure, set[Square]]] = []

    def place(name: str, wide: int, high: int) -> None:
        base = drawn.room_for(wide, high, taken)
        if base:
            spaces = sorted([at(x, y) for x, y in base])
            figure = a.put(name, *[f"{chr(97 + space % COLUMNS)}{space // COLUMNS + 1}" for space in spaces])
            standing.append((figure, base))
            taken.update(base)

    for (short, long), kind in SHAPES.items():
        for number in ("master", "1", "2"):
            place(f"{kind}-{number}", *drawn.rng.pick([(short, long), (long, short)]))
    for name in ("grisban", "jain", "cave_spider-1", "lord_merick_farrow", "reanimate"):
        place(name, 1, 1)
    x, y = drawn.rng.pick(drawn.floor)
    a.fall("avric", f"{chr(97 + x)}{y + 1}")  # where a hero lies does not matter
    for (looker, here), (target, there) in permutations(standing, 2):
        others = taken - here - there
        assert sees_figure(s, looker, target) == drawn.by_hand.figure_sees(here, there, others), (
            drawn.drawing,
            [(f.name, sorted(base)) for f, base in standing],
            (looker.name, target.name),
        )
