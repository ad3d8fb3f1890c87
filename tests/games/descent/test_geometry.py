"""Adjacency, counting spaces and line of sight, each exact and each on its own (DSC-5, DSC-7)."""

import pytest

from podziemia.games.descent.data.map import COLUMNS, NOTHING, OBSTACLE, WATER, check_connected, space_at
from podziemia.games.descent.data.quest_parts import Door
from podziemia.games.descent.data.quests_act1 import ACT_1
from podziemia.games.descent.rules.facts import sees_figure
from podziemia.games.descent.rules.ground import FAR, Ground, ground_of
from podziemia.games.descent.rules.sight import see_each_other, sees
from podziemia.kernel.bits import members
from podziemia.kernel.errors import BadSetup
from podziemia.kernel.rng import seeded
from tests.games.descent.boards import at, bits, board, forget, ground
from tests.games.descent.sight_by_hand import Drawn, Side, Square
from tests.games.descent.table import Arrangement
from tests.support import example, rule


@pytest.fixture(autouse=True)
def _worked_out_anew() -> None:
    forget()


OPEN = "\n".join(["......."] * 7)
TWO_ROWS = "......\n......"
DOUBLE_DOOR = (Door("d1", "E", "closed", ((0, 2), (1, 2))),)


@rule("DSC-5.01", "DSC-5.02", "DSC-7.06")
@example("DSC-EX-04")
def test_all_eight_neighbours_are_adjacent_and_in_sight() -> None:
    g = ground("...\n...\n...")
    others = [at(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    assert sorted(g.near[at(1, 1)]) == sorted(others)
    assert all(sees(g, at(1, 1), space, sum(1 << other for other in others)) for space in others)
    assert not g.is_adjacent(at(1, 1), at(1, 1))


@rule("DSC-5.03")
def test_a_diagonal_needs_one_open_way_around_the_corner() -> None:
    bent = ground("..\n.#")
    assert bent.is_adjacent(at(1, 0), at(0, 1))
    pinched = ground(".#\n#.")
    assert not pinched.is_adjacent(at(0, 0), at(1, 1))
    between_obstacles = ground(".o\no.")
    assert between_obstacles.is_adjacent(at(0, 0), at(1, 1))


@rule("DSC-5.07", "DSC-5.08")
@example("DSC-EX-40")
def test_counting_goes_around_obstacles_and_ignores_figures() -> None:
    assert ground("..o..\n.....").distance(at(1, 0), at(3, 0)) == 2
    assert ground("..o..").distance(at(1, 0), at(3, 0)) == FAR
    g = ground("~^!..")
    assert [g.distance(at(0, 0), at(x, 0)) for x in range(5)] == [0, 1, 2, 3, 4]


@rule("DSC-5.10")
def test_within_n_spaces_includes_the_origin_and_needs_no_sight() -> None:
    g = ground(".#.\n...")
    assert g.within(at(0, 0), 1) == bits((0, 0), (0, 1), (1, 1))
    assert g.within(at(0, 0), 2) == bits((0, 0), (0, 1), (1, 1), (2, 0), (2, 1))


@rule("DSC-5.02", "DSC-7.06", "DSC-7.12", "DSC-19.13")
@example("DSC-EX-41")
def test_a_closed_door_cuts_adjacency_sight_and_counting() -> None:
    hero, goblin = at(2, 0), at(3, 1)
    shut = ground(TWO_ROWS, DOUBLE_DOOR)
    assert not shut.is_adjacent(hero, goblin)
    assert not sees(shut, hero, goblin, 0)
    assert shut.distance(hero, goblin) == FAR
    ajar = ground(TWO_ROWS, DOUBLE_DOOR, closed=0)
    assert ajar.is_adjacent(hero, goblin)
    assert sees(ajar, hero, goblin, 0)
    assert ajar.distance(hero, goblin) == 1


@rule("DSC-7.01", "DSC-7.04")
@example("DSC-EX-05")
def test_a_line_may_pass_exactly_between_two_blocked_spaces() -> None:
    g = ground(OPEN)
    figures = bits((3, 2), (2, 3), (4, 3), (3, 4), (4, 4))
    assert sees(g, at(2, 2), at(4, 4), figures)
    assert not sees(g, at(2, 2), at(4, 4), figures | bits((3, 3)))


@rule("DSC-7.02", "DSC-7.03")
@example("DSC-EX-06")
def test_a_figure_in_the_way_blocks_lines_through_it_and_along_its_edges() -> None:
    g = ground(OPEN)
    assert not sees(g, at(0, 3), at(3, 3), bits((1, 3), (3, 3)))
    assert sees(g, at(0, 3), at(3, 3), bits((3, 3)))


@rule("DSC-7.02", "DSC-19.02")
def test_obstacles_and_walls_block_sight() -> None:
    corridor = ground("..o..")
    assert not sees(corridor, at(1, 0), at(3, 0), 0)
    around = ground("#.\n..\n.#")
    assert sees(around, at(1, 0), at(0, 2), 0)
    walled = ground(".####\n.####\n.....")
    assert not sees(walled, at(0, 0), at(4, 2), 0)
    assert sees(walled, at(0, 1), at(4, 2), 0)


@rule("DSC-7.05")
def test_the_far_space_of_a_large_target_is_hidden_behind_its_near_one() -> None:
    g = ground(".....")
    dragon = bits((3, 0), (4, 0))
    assert sees(g, at(0, 0), at(3, 0), dragon)
    assert not sees(g, at(0, 0), at(4, 0), dragon)


@rule("DSC-7.07")
def test_figures_of_one_space_see_each_other_or_neither_sees_the_other() -> None:
    g = QUEST_GROUND
    rng = seeded("symmetry")
    spaces = list(g.board.spaces)
    for _ in range(400):
        a, b = rng.pick(spaces), rng.pick(spaces)
        blocked = sum({1 << rng.pick(spaces) for _ in range(12)})
        if a != b:
            others = blocked & ~(1 << a) & ~(1 << b)
            either = sees(g, a, b, others | 1 << b) or sees(g, b, a, others | 1 << a)
            assert see_each_other(g, a, b, others) == see_each_other(g, b, a, others) == either


@rule("DSC-7.07")
def test_a_line_that_serves_one_of_two_figures_serves_the_other() -> None:
    """Only from b3 a line leads through the looker's own space; f2 looks back along it."""
    a = Arrangement("......\n......\n......")
    for name, space in (("jain", "b3"), ("goblin_archer-1", "f2"), ("grisban", "c2"), ("avric", "d3")):
        a.put(name, space)
    t = a.turn("jain")
    jain, goblin = t.figure("jain"), t.figure("goblin_archer-1")
    others = bits((2, 1), (3, 2))
    assert sees(t.s.ground, at(1, 2), at(5, 1), others | goblin.bits)
    assert not sees(t.s.ground, at(5, 1), at(1, 2), others | jain.bits)
    assert sees_figure(t.s, jain, goblin)
    assert sees_figure(t.s, goblin, jain)


def _quest_ground(quest: int, encounter: int) -> Ground:
    from podziemia.games.descent.data.map import build_board

    made = build_board(ACT_1[quest].id, ACT_1[quest].encounters[encounter])
    return ground_of(made, made.terrain, made.doors_closed)


QUEST_GROUND = _quest_ground(1, 1)


@rule("DSC-7.01", "DSC-7.02", "DSC-7.03", "DSC-7.12")
def test_lines_across_a_whole_quest_map_agree_with_those_drawn_by_hand() -> None:
    rng = seeded("sight")
    g = _quest_ground(0, 0)
    by_hand = Drawn([_signs(g, row) for row in range(g.board.rows)], _shut(g))
    spaces = [space for space in g.board.spaces if g.terrain[space] != OBSTACLE]
    for _ in range(100):
        a, b = rng.pick(spaces), rng.pick(spaces)
        figures = {rng.pick(spaces) for _ in range(10)} - {a}
        if a != b:
            expected = by_hand.sees(_square(a), _square(b), {_square(space) for space in figures})
            assert sees(g, a, b, sum(1 << space for space in figures)) == expected, (a, b, figures)


def _signs(g: Ground, row: int) -> str:
    kinds = [g.terrain[space_at(row, column)] for column in range(g.board.columns)]
    return "".join(["#" if kind == NOTHING else "o" if kind == OBSTACLE else "." for kind in kinds])


def _square(space: int) -> Square:
    return space % COLUMNS, space // COLUMNS


def _shut(g: Ground) -> set[Side]:
    doors = [edges for door, edges in enumerate(g.board.door_edges) if g.board.doors_closed >> door & 1]
    return {frozenset((_square(a), _square(b))) for edges in doors for a, b in edges}


def plainly_counted(g: Ground, origin: int) -> dict[int, int]:
    """Step by step from space to space, as one counts with a finger (DSC-5.07)."""
    counted = {origin: 0}
    edge = [origin]
    while edge:
        space = edge.pop(0)
        if space == origin or g.terrain[space] != OBSTACLE:
            for there in g.near[space]:
                if there not in counted:
                    counted[there] = counted[space] + 1
                    edge.append(there)
    return counted


def plainly_laid(g: Ground, base: tuple[int, int], space: int) -> list[tuple[int, tuple[int, ...], int]]:
    """Every way of laying the base anywhere on the map, kept if it covers the space."""
    found = []
    room = {s for s in g.board.spaces if g.terrain[s] != OBSTACLE}
    for anchor in room:
        for turn, (rows, columns) in enumerate({(min(base), max(base)): 0, (max(base), min(base)): 1}):
            spaces = tuple(anchor + r * COLUMNS + c for r in range(rows) for c in range(columns))
            inside = room.issuperset(spaces)
            sides = [(s, t) for s in spaces for t in (s + 1, s + COLUMNS) if t in spaces]
            if inside and space in spaces and all(t in g.near[s] for s, t in sides):
                found.append((anchor * 2 + turn, spaces, sum(1 << s for s in spaces)))
    return sorted(found)


@rule("DSC-5.07", "DSC-5.10", "DSC-17.04")
def test_what_a_plan_remembers_agrees_with_counting_and_laying_by_hand() -> None:
    rng = seeded("plans")
    for quest, encounter in ((1, 1), (0, 0), (5, 0)):
        g = _quest_ground(quest, encounter)
        for _ in range(12):
            origin = rng.pick(list(g.board.spaces))
            counted = plainly_counted(g, origin)
            for _ in range(2):  # asked for the first time, and remembered
                assert {s: far for s, far in enumerate(g.distances(origin)) if far != FAR} == counted
                for n in (0, 1, 3):
                    assert members(g.within(origin, n)) == sorted(s for s, far in counted.items() if far <= n)
                for base in ((1, 1), (1, 2), (2, 2), (2, 3)):
                    assert g.places(base, origin) == plainly_laid(g, base, origin)


def test_water_and_fire_change_the_ground_but_not_the_plan() -> None:
    made = board("....\n....")
    dry = ground_of(made, made.terrain, 0)
    flooded = bytearray(made.terrain)
    flooded[at(1, 0)] = WATER
    wet = ground_of(made, bytes(flooded), 0)
    assert wet.plan is dry.plan
    assert (dry.cost[at(1, 0)], wet.cost[at(1, 0)]) == (1, 2)
    blocked = bytearray(made.terrain)
    blocked[at(1, 0)] = OBSTACLE
    assert ground_of(made, bytes(blocked), 0).plan is not dry.plan


@rule("DSC-2.03")
def test_a_map_in_two_pieces_is_refused_with_the_lost_space() -> None:
    with pytest.raises(BadSetup) as trouble:
        check_connected(board("..#.\n..#."))
    assert trouble.value.key == "map-unconnected"
    assert trouble.value.details["space"] == "d1"
