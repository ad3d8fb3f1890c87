"""Bases and ways on random maps, against what is found by trying everything."""

import pytest

from podziemia.games.descent.data.map import COLUMNS
from podziemia.games.descent.data.quest_parts import Door
from podziemia.games.descent.rules.movement import step_options
from podziemia.games.descent.rules.placing import nearest_places
from podziemia.kernel.rng import seeded
from tests.games.descent.boards import at, board, forget, ground
from tests.games.descent.random_maps import RandomMap
from tests.games.descent.sight_by_hand import Drawn, Square
from tests.games.descent.table import Arrangement
from tests.support import card, rule

SEEDS = range(6)
BASES = ((1, 1), (1, 2), (2, 2), (2, 3))


@pytest.fixture(autouse=True)
def _worked_out_anew() -> None:
    forget()


def bases(drawn: RandomMap, short: int, long: int) -> set[frozenset[Square]]:
    """Every way such a base lies on the map: on floor, and across no door."""
    floor = set(drawn.floor)
    found = set()
    for x, y in drawn.floor:
        for wide, high in ((short, long), (long, short)):
            base = frozenset({(x + right, y + down) for right in range(wide) for down in range(high)})
            if base <= floor and not [side for side in drawn.by_hand.shut if side <= base]:
                found.add(base)
    return found


def squares(spaces: tuple[int, ...]) -> frozenset[Square]:
    return frozenset({(space % COLUMNS, space // COLUMNS) for space in spaces})


def laid(a: Arrangement, drawing: str, doors: tuple[Door, ...] = ()) -> Arrangement:
    """The map, even one that does not hang together."""
    a.s.board = board(drawing, doors)
    a.s.terrain, a.s.closed = a.s.board.terrain, a.s.board.doors_closed
    a.s.survey()
    return a


@rule("DSC-17.04")
@pytest.mark.parametrize("seed", SEEDS)
def test_bases_lie_where_they_fit(seed: int) -> None:
    drawn = RandomMap(seeded(f"bases {seed}"))
    g = ground(drawn.drawing, tuple(drawn.doors))
    for base in BASES:
        fitting = bases(drawn, *base)
        for square in drawn.floor:
            places = g.places(base, at(*square))
            assert {squares(place[1]) for place in places} == {one for one in fitting if square in one}
            assert [place[2] for place in places] == [sum([1 << space for space in place[1]]) for place in places]


@rule("DSC-19.18")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_nearest_room_is_where_a_space_of_the_base_is_nearest(seed: int) -> None:
    drawn = RandomMap(seeded(f"nearest {seed}"))
    a = laid(Arrangement(), drawn.drawing, tuple(drawn.doors))
    taken = list(drawn.some(8))
    for number, (x, y) in enumerate(taken[:4], 1):
        a.put(f"zombie-{number}", f"{chr(97 + x)}{y + 1}")
    origins = tuple([at(*square) for square in drawn.some(2)])
    for base in BASES:
        free = [one for one in bases(drawn, *base) if not one & set(taken[:4])]
        far = {one: min([a.s.ground.distance(o, at(*square)) for o in origins for square in one]) for one in free}
        best = [one for one in free if far[one] == min(far.values())]
        found = nearest_places(a.s, base, origins)
        assert {squares(place[1]) for place in found} == set(best)


FRIENDS = ("avric", "jain", "tomble")
FOES = ("cave_spider-master", "zombie-1")
STAMINA = 4


@rule("DSC-6.05", "DSC-6.07", "DSC-6.08", "DSC-6.10", "DSC-19.03", "DSC-19.06")
@card("web")
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize(("by_points", "tiring"), [(True, True), (True, False), (False, False)])
def test_one_steps_where_one_can_go_on_to_a_free_space(seed: int, by_points: bool, tiring: bool) -> None:
    """Past friends in a narrow place, through water, pits and webs, with points and fatigue to spare or without."""
    rng = seeded(f"ways {seed}")
    rows = ["".join([rng.pick(list("......~~^#")) for _ in range(5)]) for _ in range(3)]
    by_hand = Drawn(rows, set())
    floor = [square for square in by_hand.signs if not by_hand.is_off(square)]
    rng.shuffle(floor)
    a = laid(Arrangement(heroes="grisban:berserker jain:wildlander avric:disciple tomble:thief"), "\n".join(rows))
    for name, (x, y) in zip(("grisban", *FRIENDS, *FOES), floor, strict=False):
        a.put(name, f"{chr(97 + x)}{y + 1}")
    here, friends, spider, foes = floor[0], floor[1:4], floor[4], floor[4:6]
    grisban = a.hero("grisban")

    def goes_to(start: Square, points: int, breath: int, may_tire: bool) -> set[Square]:
        """Where one step leads and is no dead end."""
        breath -= by_hand.are_neighbours(start, spider)
        if breath < 0 or (by_points and by_hand.signs[start] == "^"):
            return set()
        return {
            there
            for there in floor
            for tired in range(1 + breath * may_tire)
            if there not in foes
            and by_hand.are_neighbours(start, there)
            and (left := points + tired - 1 - (by_points and by_hand.signs[there] == "~")) >= 0
            and (there not in friends or goes_to(there, left, breath - tired, tiring))
        }

    for grisban.fatigue in range(STAMINA + 1):
        for points in (1, 2, 3):
            found = step_options(a.s, grisban, points, by_points, tiring=tiring)
            wanted = goes_to(here, points, STAMINA - grisban.fatigue, False)
            assert squares(tuple(found)) == wanted, (rows, points, grisban.fatigue)
