"""A closer look at the map: whom a figure sees, along which line, and how far it gets."""

from typing import Any

from podziemia.games.descent import GAME
from tests.games.descent.table import Arrangement, DescentTable

CORRIDOR = """
.....
.###.
.....
"""


def corridor(zombie: str = "d1") -> Arrangement:
    a = Arrangement(CORRIDOR)
    a.put("grisban", "a1")
    a.put("jain", "a3")
    a.put("avric", "e3")
    a.put("zombie-1", zombie)
    return a


def look(t: DescentTable, thing: str) -> Any:
    return GAME.foresight.survey(t.s, 1, thing)


def test_a_figure_sees_along_a_line_from_corner_to_corner() -> None:
    seen = look(corridor().turn("grisban", points=2), "grisban_the_thirsty")
    assert {one["id"]: one["distance"] for one in seen["sees"]} == {"jain_fairwood": 2, "zombie-1": 3}
    zombie = next(one for one in seen["sees"] if one["id"] == "zombie-1")
    row, column, to_row, to_column = zombie["line"]
    assert (column, to_column) == (1, 3)
    assert {row, to_row} == {0, 1}
    assert "e3" not in seen["sight"]
    assert "c1" in seen["sight"]


def test_neighbours_need_no_line() -> None:
    t = corridor(zombie="b1").turn("grisban")
    assert look(t, "zombie-1")["sees"] == [
        {"id": "grisban_the_thirsty", "distance": 1, "line": None},
        {"id": "jain_fairwood", "distance": 2, "line": (1, 1, 2, 0)},
    ]


def test_reach_is_that_of_the_points_left_or_of_a_move_action() -> None:
    t = corridor().turn("grisban", points=2)
    assert look(t, "grisban_the_thirsty")["reach"] == {"b1": 1, "c1": 2, "a2": 1, "b3": 2}
    assert look(t, "zombie-1")["points"] == 3
    assert set(look(t, "zombie-1")["reach"]) == {"a2", "b1", "c1", "c3", "d3", "e1", "e2"}


def test_who_is_immobilized_gets_nowhere() -> None:
    a = corridor()
    a.afflict("grisban", "immobilized")
    seen = look(a.turn("grisban"), "grisban_the_thirsty")
    assert seen["points"] == 0
    assert seen["reach"] == {}


def test_a_space_tells_whom_one_would_see_from_there() -> None:
    t = corridor().turn("grisban", points=2)
    before = t.match.digest()
    seen = look(t, "e1")
    assert seen["space"] == "e1"
    assert {one["id"] for one in seen["sees"]} == {"avric_albright", "zombie-1"}
    assert t.match.digest() == before
    assert look(t, "d1") == {}, "an occupied space"
    assert look(t, "b2") == {}, "a wall"


def test_other_things_have_no_survey() -> None:
    t = corridor().turn("grisban")
    assert look(t, "rage") == {}
    assert look(t, "ettin-1") == {}
