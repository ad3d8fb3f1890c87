"""Click where you want to go: ways are answers in a row that the rules accept, at the cost they name."""

from podziemia.games.descent import GAME
from podziemia.games.descent.data.map import SPACE_IDS
from podziemia.games.descent.rules.facts import speed
from podziemia.games.descent.rules.state import DescentState
from podziemia.kernel.facets.foresight import Way
from podziemia.kernel.match import Match, new_match
from tests.games.descent.table import Arrangement, DescentTable
from tests.support import kit

CORRIDOR = """
.....
.###.
.~...
"""
CALM = {"stepped", "move_begun"}


def ways(t: DescentTable) -> dict[str, Way]:
    return {way.thing: way for way in GAME.foresight.ways(t.s, t.ask)}


def marks(way: Way) -> list[tuple[str, str, int]]:
    return [(mark.what, mark.at, mark.n) for mark in way.marks]


def test_every_space_in_reach_has_its_cheapest_way() -> None:
    a = Arrangement(CORRIDOR)
    a.put("grisban", "a1")
    t = a.turn("grisban", actions=0, points=4)
    found = ways(t)
    assert {thing: way.cost for thing, way in found.items()} == {
        "b1": 1,
        "c1": 2,
        "d1": 3,
        "e1": 4,
        "e2": 4,
        "a2": 1,
        "a3": 2,
        "b3": 3,
        "c3": 4,
    }
    assert found["c3"].answers == ("step a2", "step b3", "step c3")
    assert marks(found["c3"]) == [("water", "b3", 2)]
    t.do(*found["c3"].answers)
    assert t.at("grisban") == "c3"
    assert t.s.turn.points == 0


def test_without_points_a_way_begins_with_the_move_action() -> None:
    a = Arrangement()
    a.put("grisban", "a1")
    t = a.turn("grisban")
    way = ways(t)["d1"]
    assert way.answers == ("move", "step b1", "step c1", "step d1")
    assert "e1" not in ways(t), "grisban has a speed of 3"
    t.do(*way.answers)
    assert ways(t)["e1"].answers == ("move", "step e1")


def test_points_left_come_before_a_new_move_action() -> None:
    a = Arrangement()
    a.put("grisban", "a1")
    t = a.turn("grisban", points=1)
    found = ways(t)
    assert found["b1"].answers == ("step b1",)
    assert found["c1"].answers == ("move", "step b1", "step c1")


def test_a_way_leads_around_a_pit_unless_there_is_no_other() -> None:
    a = Arrangement(".....\n.^^^.\n.....")
    a.put("grisban", "a2")
    around = ways(a.turn("grisban", actions=0, points=4))["e2"]
    assert around.cost == 4
    assert marks(around) == []
    a = Arrangement(".^...")
    a.put("grisban", "a1")
    found = ways(a.turn("grisban", actions=0, points=4))
    assert set(found) == {"b1"}, "who falls in goes no further"
    assert marks(found["b1"]) == [("pit", "b1", 0)]


def test_friends_are_passed_and_enemies_are_not() -> None:
    a = Arrangement(".....")
    a.put("grisban", "a1")
    a.put("jain", "b1")
    assert set(ways(a.turn("grisban", actions=0, points=4))) == {"c1", "d1", "e1"}
    a = Arrangement(".....")
    a.put("grisban", "a1")
    a.put("zombie-1", "c1")
    found = ways(a.turn("grisban", actions=0, points=4))
    assert set(found) == {"b1"}
    assert marks(found["b1"]) == [("threat", "b1", 1)]
    assert found["b1"].marks[0].things == ("zombie-1",)


def test_whoever_leaves_webs_knows_the_toll() -> None:
    a = Arrangement("......\n.#####")
    a.put("grisban", "a1")
    a.put("cave_spider-master", "a2")
    t = a.turn("grisban", actions=0, points=3)
    way = ways(t)["d1"]
    assert [mark for mark in marks(way) if mark[0] == "web"] == [("web", "a1", 1), ("web", "b1", 1)]
    t.do(*way.answers)
    assert t.hero("grisban").fatigue == 2


def test_nobody_is_sent_where_webs_would_hold_him() -> None:
    a = Arrangement("......\n.#####")
    a.put("grisban", "a1")
    a.put("cave_spider-master", "a2")
    hero = a.hero("grisban")
    hero.fatigue = hero.printed.stamina - 1
    assert set(ways(a.turn("grisban", actions=0, points=3))) == {"b1"}


def test_archers_threaten_from_afar() -> None:
    a = Arrangement("......\n......\n###...")
    a.put("grisban", "a1")
    a.put("goblin_archer-1", "f3")
    found = ways(a.turn("grisban", actions=0, points=2))
    assert [mark.what for mark in found["c1"].marks] == ["threat"]
    a = Arrangement("......\n.####.\n......")
    a.put("grisban", "a1")
    a.put("goblin_archer-1", "f3")
    assert marks(ways(a.turn("grisban", actions=0, points=2))["c1"]) == []


def test_a_large_monster_walks_to_where_its_base_has_room() -> None:
    a = Arrangement("......\n......\n#####.")
    a.put("grisban", "f3")
    a.put("ettin-1", "a1", "b1", "a2", "b2")
    t = a.activation("ettin-1", points=3)
    way = ways(t)["d1"]
    assert way.answers == ("step c1", "step d1")
    t.do(*way.answers)
    assert t.at("ettin-1") == "d1"


def test_a_walk_by_a_card_counts_spaces() -> None:
    a = Arrangement("..~..", heroes="jain:wildlander grisban:berserker avric:disciple")
    a.learn("jain", "running_shot")
    a.put("jain", "a1")
    a.put("zombie-1", "e1")
    t = a.turn("jain")
    t.do("attack yew_shortbow")
    assert t.ask.kind == "walk.step"
    assert {thing: way.cost for thing, way in ways(t).items()} == {"b1": 1, "c1": 2}


def test_what_is_walked_is_what_was_told() -> None:
    """In games of chance each way is walked on a fork: it leads to its end for its price, or an event stops it."""
    walked = 0
    for number, quest in enumerate(("acolyte_of_saradyn", "army_of_dalzunm", "rise_of_urthko")):
        history = kit.play_history(GAME, 4, f"ways {number}", {"quest": quest})
        for n in range(number, history.count, 23):
            match = history.at(n)
            for way in GAME.foresight.ways(match.state, match.ask)[::7] if match.ask is not None else []:
                walked += is_walked(match.fork(), way)
    assert walked > 100


def is_asked(match: Match[DescentState], kind: str) -> bool:
    return match.ask is not None and match.ask.kind == kind


def is_walked(match: Match[DescentState], way: Way) -> bool:
    """Whether the way was walked to its end; nothing but an event may stop it."""
    ask, turn = match.ask, match.state.turn
    assert ask is not None
    points = turn.points + (speed(match.state, match.state.figures[turn.actor]) if "move" in way.answers else 0)
    match.listen()
    for answer in way.answers:
        assert match.ask is not None
        match.play(ask.seat, answer)
        if not is_asked(match, ask.kind) or {event.what for event in match.heard()} - CALM:
            return False
    if ask.kind == "turn.action":
        hero = match.state.figures[turn.actor]
        assert SPACE_IDS[hero.spaces[0]] == way.thing
        assert match.state.turn.points == points - way.cost
    return True


def test_the_overlord_may_leave_the_setup_to_the_game() -> None:
    match = new_match(GAME, 3, "left", {"heroes": "grisban_the_thirsty:berserker,jain_fairwood:wildlander"})
    placed = 0
    while match.ask is not None and match.ask.kind.startswith(("place", "setup")):
        left = GAME.foresight.left(match.state, match.ask)
        assert bool(left) == (match.ask.seat == 0)
        placed += bool(left)
        match.play(match.ask.seat, left or match.ask.options[0].text)
    assert placed > 3
    assert match.ask is not None
    assert GAME.foresight.left(match.state, match.ask) == ""
