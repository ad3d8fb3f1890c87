"""Large monsters in the middle of a move (DSC-16.16, 17.06): whatever they may do standing, declared from one space."""

import pytest

from podziemia.games.descent.data.quest_parts import Door
from tests.games.descent.scenes import scene
from tests.games.descent.table import ROOM, Arrangement, DescentTable
from tests.support import card, rule


def room(drawing: str = ROOM, doors: tuple[Door, ...] = (), **where: str) -> Arrangement:
    a = Arrangement(drawing, doors=doors)
    for name, space in where.items():
        a.put(name, space)
    return a


@rule("DSC-16.16", "DSC-17.06", "DSC-17.07")
@card("howl", "barghest")
def test_a_barghest_howls_on_its_way_and_runs_on() -> None:
    a = room(grisban="f1", jain="h6", avric="h5")
    a.put("barghest-1", "a1", "a2")
    t = a.activation("barghest-1")
    t.do("move", "step b1")
    t.expect("A monster.action", "stop", "move", *[f"step {space}" for space in ("a1", "a2", "b2", "c1", "c2")])
    t.do("step c1")  # three spaces from Grisban
    t.roll("gray-6", "black-6")
    t.do("perform howl")
    assert t.ask.kind == "place.base"
    t.do("lie-along b1")
    assert t.hero("grisban").fatigue == 1
    assert (t.s.turn.actions, t.s.turn.points) == (0, 2)
    assert {"step d1", "step a1"} <= t.options()  # it goes on from any of its spaces


@rule("DSC-17.06")
@card("throw", "ettin")
def test_an_ettin_on_the_move_throws_whom_it_could_reach_from_its_single_space() -> None:
    """Jain stands beside the base as it is put down, but not beside the space from which the throw is declared."""
    a = room(grisban="e1", jain="e4", avric="h6")
    a.put("ettin-master", "a1", "b1", "a2", "b2")
    t = a.activation("ettin-master")
    t.do("move", "step c2")
    assert "perform throw" not in t.options()
    t.do("step d2")
    t.roll("gray-6", "black-6")
    t.do("perform throw")  # Grisban, and nobody else
    t.expect("A place.base", *[f"lie-along {corner}" for corner in ("c1", "c2", "d2")])
    t.do("lie-along c2")
    assert t.ask.kind == "place.thrown"
    t.do("place h1")
    assert t.at("grisban") == "h1"
    assert t.hero("grisban").damage == 1


DOOR = (Door("d1", "E", "closed", ((0, 3), (1, 3))),)


@rule("DSC-16.16", "DSC-17.06", "DSC-19.13")
def test_a_large_monster_opens_a_door_on_its_way_and_goes_through() -> None:
    a = room("........\n........", DOOR, grisban="h1", jain="h2", avric="g2")
    a.put("barghest-1", "a1", "a2")
    t = a.activation("barghest-1")
    t.do("move", "step b1", "step c1")
    assert "open door-1" not in t.options()
    t.do("step d1", "open door-1")
    t.do("lie-along c1")
    assert t.s.closed == 0
    assert t.s.turn.points == 1
    assert "step e1" in t.options()


@rule("DSC-19.15", "DSC-17.04")
def test_who_closes_a_door_behind_it_puts_its_base_down_on_its_side() -> None:
    """Where there is no room for it, the door stays open."""
    for drawing, closes in (("......\n....#.", True), (".....\n....#", False)):
        a = room(drawing, (Door("d1", "E", "open", ((0, 3),)),), grisban="a1", jain="a2", avric="b2")
        a.put("barghest-1", "c1", "d1")
        t = a.activation("barghest-1", points=2)
        t.do("step e1")
        assert ("close door-1" in t.options()) is closes
        if closes:
            t.do("close door-1")  # the base has one way to lie
            assert t.at("barghest-1") == "e1 f1"
            assert t.s.closed == 1


@rule("DSC-19.15")
@pytest.mark.parametrize(("row", "hero", "closes"), [("1", "d2", False), ("2", "d1", False), ("3", "d1", True)])
def test_a_door_under_a_large_base_stays_open_whichever_edge_it_lies_across(row: str, hero: str, closes: bool) -> None:
    a = room("........\n" * 3, (Door("d1", "E", "open", ((0, 3), (1, 3))),), grisban=hero, jain="a2", avric="a3")
    a.put("barghest-1", f"d{row}", f"e{row}")
    assert ("close door-1" in a.turn("grisban").options()) is closes


def on_the_move(card: str) -> DescentTable:
    a = room(grisban="e1", jain="h6", avric="h5")
    a.put("ettin-1", "a1", "b1", "a2", "b2")
    a.hold(card)
    t = a.activation("ettin-1")
    t.do("move", "step c1")
    return t


@rule("DSC-16.16", "DSC-17.08")
@card("dash")
def test_dash_is_played_and_used_on_the_way() -> None:
    t = on_the_move("dash")
    t.do("play dash", "dash")
    assert (t.s.turn.actions, t.s.turn.points) == (1, 5)
    assert "dash" not in t.options()  # it is one move
    t.do("step c2", "step c3", "step c4", "step c5", "step d4")
    assert t.s.turn.shrunk  # one more move action may follow
    t.do("stop")
    assert t.ask.kind == "place.base"


@rule("DSC-16.16", "DSC-17.06", "DSC-8.25")
@card("frenzy")
def test_frenzy_is_played_and_used_on_the_way() -> None:
    t = on_the_move("frenzy")
    t.do("play frenzy")
    t.roll("blue-1", "red-1", "gray-1")
    t.do("frenzy")
    t.do("lie-along b1")
    assert t.s.turn.bonus_attacks == 0
    assert (t.s.turn.actions, t.s.turn.attacks, t.s.turn.points) == (1, 1, 2)
    assert "strike" in t.options()


@rule("DSC-19.07", "DSC-19.09", "DSC-17.04")
def test_a_large_monster_climbs_out_of_a_pit_where_its_base_has_room() -> None:
    a = room("..^..\n..^..\n.....", grisban="a3", jain="b3", avric="e3")
    a.put("barghest-1", "c1", "c2")
    t = a.activation("barghest-1", points=2)
    assert t.offered("step") == set()
    assert t.offered("climb") == {"b1", "b2", "d1", "d2", "c3", "d3"}
    t.do("climb d1", "lie-along d1")
    assert t.at("barghest-1") == "d1 e1"
    assert t.figure("barghest-1").damage == 0
    assert t.s.turn.actions == 1
    assert "step e2" in t.options()
    narrow = room("#^#\n.^.\n###", grisban="a2", jain="c2")
    narrow.put("barghest-1", "b1", "b2")
    assert narrow.activation("barghest-1").offered("climb") == set()  # no empty space beside it


@rule("DSC-19.07", "DSC-19.09")
def test_a_base_that_climbs_from_pit_to_pit_falls_in_again() -> None:
    a = room(".^^\n.^^", grisban="a1", jain="a2")
    a.put("barghest-1", "b1", "b2")
    t = a.activation("barghest-1")
    assert t.offered("climb") == {"c1", "c2"}
    t.do("climb c1")
    t.expect("A place.base", "lie-along b1", "lie-down c1")
    t.do("lie-down c1")
    assert t.figure("barghest-1").damage == 2


@rule("DSC-31.04", "DSC-12.13")
def test_a_monster_stunned_on_its_way_shakes_it_off_and_goes_on() -> None:
    a = room(grisban="h6", jain="h5", avric="h4")
    a.put("barghest-1", "a1", "a2")
    a.afflict("barghest-1", "stunned")
    t = a.activation("barghest-1", points=2)
    t.do("step b1")
    assert t.verbs() == {"stop", "step", "shake-off"}
    t.do("shake-off", "lie-along a1")
    assert t.conditions("barghest-1") == set()
    assert (t.s.turn.actions, t.s.turn.points) == (1, 1)


@rule("DSC-17.09")
@card("nimble")
def test_a_giant_is_interrupted_only_where_its_base_could_be_put_down() -> None:
    a = scene("grisban:berserker jain:wildlander@d1 avric:disciple", "ettin-1@a1,b1,a2,b2", "..#...\n......\n..#...")
    t = a.activation("ettin-1", points=3)
    t.do("step c2")
    assert t.ask.kind == "monster.action"  # in the doorway, beside her
    t.do("step d2")
    t.expect("C move.react", "pass", "use nimble")
