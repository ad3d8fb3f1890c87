"""Movement, large monsters and terrain (DSC-5, 6, 17, 19)."""

import pytest

from podziemia.games.descent.data.cards import CARD
from podziemia.games.descent.data.map import SPACE_IDS
from podziemia.games.descent.data.options import END_TURN
from podziemia.games.descent.data.parts import IMMOBILIZED
from podziemia.games.descent.rules.movement import reach, step_options, tiring_leads_on
from podziemia.games.descent.rules.relations import are_adjacent, distance
from podziemia.games.descent.rules.state import GOOD
from podziemia.games.descent.rules.turn import hero_turn
from podziemia.games.descent.rules.walking import end_move, step_back, walk
from podziemia.kernel.ask import NOBODY
from tests.games.descent.table import ROOM, Arrangement, DescentTable
from tests.support import card, example, rule

BEND = "....\n.###\n.###\n.###"


def with_three(drawing: str, **where: str) -> Arrangement:
    """Grisban, Jain and Avric where the test wants them; the others stay off the map."""
    a = Arrangement(drawing)
    for name, space in where.items():
        a.put(name, space)
    return a


def reached(t: DescentTable, name: str, points: int) -> set[str]:
    return {SPACE_IDS[space] for space in reach(t.s, t.figure(name), points)}


@rule("DSC-6.01", "DSC-6.04", "DSC-5.03")
@example("DSC-EX-02")
def test_grisban_turns_the_corner_diagonally_with_his_last_point() -> None:
    t = with_three(BEND, grisban="d1").turn("grisban")
    assert reached(t, "grisban", 3) == {"d1", "c1", "b1", "a1", "a2"}
    t.do("move", "step c1", "step b1", "step a2")
    assert t.s.turn.points == 0


@rule("DSC-6.05", "DSC-6.06", "DSC-6.07", "DSC-5.11")
@example("DSC-EX-03")
def test_one_walks_through_friends_but_stops_only_on_free_spaces() -> None:
    a = with_three(".....", grisban="c1", avric="d1")
    a.put("goblin_archer-1", "b1")
    t = a.turn("grisban", points=3)
    assert reached(t, "grisban", 3) == {"c1", "e1"}
    assert t.offered("step") == {"d1"}
    t.do("step d1")
    assert "end-turn" not in t.options()
    assert t.options() == {"step e1", "step c1", "tire"}
    t.do("step e1")
    t.ready("B")


@rule("DSC-6.08")
def test_nobody_steps_where_he_would_be_stuck() -> None:
    a = with_three("....", grisban="b1", avric="c1")
    a.put("zombie-1", "d1")
    a.hero("grisban").fatigue = 4
    t = a.turn("grisban", points=1)
    assert t.offered("step") == {"a1"}
    a = with_three("....", grisban="b1", avric="c1")
    a.hero("grisban").fatigue = 3
    t = a.turn("grisban", points=1)
    assert t.offered("step") == {"a1", "c1"}  # one more fatigue would lead on to d1


@rule("DSC-6.08")
@pytest.mark.parametrize(("points", "steps"), [(1, {"a1"}), (2, {"a1", "c1"})])
def test_a_monster_passes_its_own_kind_with_points_to_go_on(points: int, steps: set[str]) -> None:
    a = with_three("....")
    a.put("zombie-1", "b1")
    a.put("zombie-2", "c1")
    assert a.activation("zombie-1", points=points).offered("step") == steps


def past_a_spider(fatigue: int, points: int) -> DescentTable:
    """Grisban on b1 with Avric before him on c1; a spider on d2 has its web around c1."""
    a = with_three("....\n....", grisban="b1", avric="c1")
    a.put("cave_spider-master", "d2")
    a.hero("grisban").fatigue = 4 - fatigue
    return a.turn("grisban", points=points)


@rule("DSC-6.08")
@card("web")
def test_the_toll_of_webs_is_no_fatigue_to_go_on_with() -> None:
    assert "step c1" not in past_a_spider(0, 2).options()
    assert "step c1" not in past_a_spider(1, 1).options()  # a point or the toll, not both
    t = past_a_spider(1, 2)
    t.do("step c1")
    assert t.options() == {"step b1", "step d1", "step b2", "step c2"}  # whoever tires now could not pay the toll
    t = past_a_spider(2, 1)
    t.do("step c1")  # and tires, for want of another way
    assert t.options() == {"step b1", "step d1", "step b2", "step c2"}
    t.do("step d1")
    assert (t.at("grisban"), t.hero("grisban").fatigue) == ("d1", 4)


@rule("DSC-6.08")
@card("web")
def test_both_webs_are_paid_the_one_left_and_the_one_entered() -> None:
    for fatigue, steps in ((1, {"a1", "a2"}), (2, {"a1", "a2", "c1"})):
        a = with_three("....\n.#..", grisban="b1", avric="c1")
        a.put("cave_spider-master", "c2")
        a.hero("grisban").fatigue = 4 - fatigue
        assert a.turn("grisban", points=3).offered("step") == steps


@rule("DSC-6.08")
@card("web")
def test_points_to_spare_are_no_fatigue_for_webs() -> None:
    """Jain on the space of a friend, with another friend and his web before her."""
    for spider, may in (("d2", True), ("c2", False)):
        a = Arrangement("....\n##..", heroes="jain:wildlander grisban:berserker avric:disciple")
        for name, space in (("grisban", "a1"), ("avric", "b1"), ("jain", "a1"), ("cave_spider-master", spider)):
            a.put(name, space)
        a.hero("jain").fatigue = 4
        assert tiring_leads_on(a.s, a.hero("jain"), 2) == may


@rule("DSC-6.06")
def test_a_monster_on_the_space_of_another_can_only_go_on() -> None:
    a = with_three("......", grisban="d1", avric="e1")
    a.put("zombie-1", "a1")
    a.put("zombie-2", "b1")
    a.hold("dash")
    t = a.activation("zombie-1", points=3)
    t.do("step b1")
    assert t.options() == {"step a1", "step c1"}


@rule("DSC-6.08", "DSC-6.14")
@card("web", "charge")
def test_who_walks_a_number_of_spaces_pays_for_webs_too() -> None:
    a = with_three(ROOM, grisban="b1", avric="h1", jain="h2")
    a.learn("grisban", "charge")
    a.put("cave_spider-master", "c2")
    a.hero("grisban").fatigue = 1
    t = a.turn("grisban")
    t.do("use charge", "step b2")
    assert t.hero("grisban").fatigue == 4
    assert t.ask.kind != "walk.step"


@rule("DSC-6.08", "DSC-19.06")
def test_nobody_counts_on_a_way_out_through_a_pit() -> None:
    for sign, steps in ((".", {"c1"}), ("^", set())):
        a = Arrangement(f"...{sign}.", heroes="grisban:berserker jain:wildlander avric:disciple tomble:thief")
        for name, space in (("avric", "b1"), ("jain", "c1"), ("tomble", "d1"), ("grisban", "b1"), ("zombie-1", "a1")):
            a.put(name, space)
        assert {SPACE_IDS[space] for space in step_options(a.s, a.hero("grisban"), 5)} == steps


@rule("DSC-6.08", "DSC-19.03", "DSC-6.14")
def test_water_is_a_single_space_for_who_counts_spaces_on_the_way_out() -> None:
    a = with_three("~.~", jain="a1", avric="b1")
    jain, b1 = a.hero("jain"), SPACE_IDS.index("b1")
    assert step_options(a.s, jain, 2) == []
    assert step_options(a.s, jain, 2, by_points=False) == [b1]
    assert step_options(a.s, jain, 3) == [b1]


@rule("DSC-6.08")
@card("fleet_of_foot")
def test_the_fleet_of_foot_count_on_two_points_for_a_fatigue() -> None:
    a = with_three("~.~", jain="a1", avric="b1")
    a.hero("jain").fatigue = a.hero("jain").printed.stamina - 1
    assert "step b1" not in a.turn("jain", points=1).options()
    a = with_three("~.~", jain="a1", avric="b1")
    a.learn("jain", "fleet_of_foot")
    a.hero("jain").fatigue = a.hero("jain").printed.stamina - 1
    t = a.turn("jain", points=1)
    t.do("step b1", "step c1")  # tired in between, for want of another way
    assert t.at("jain") == "c1"


@rule("DSC-6.08", "DSC-6.11", "DSC-6.13")
@card("syndrael")
def test_no_fatigue_is_suffered_in_the_middle_of_a_feat() -> None:
    a = Arrangement("~.~", heroes="syndrael:knight jain:wildlander avric:disciple")
    a.put("syndrael", "a1")
    a.put("jain", "b1")
    t = a.turn("syndrael", points=2)
    assert t.offered("step") == {"b1"}  # in the turn a fatigue would lead on
    assert next(walk(t.s, t.hero("syndrael"), 2, 1, "syndrael", by_points=True), None) is None


@rule("DSC-6.08", "DSC-12.06")
def test_who_is_stranded_by_an_interruption_goes_back_to_where_he_last_could_stand() -> None:
    a = with_three("....", grisban="a1", avric="b1", jain="c1")
    t = a.turn("grisban", points=3)
    t.do("step b1", "step c1")
    t.hero("grisban").conditions |= IMMOBILIZED
    t.s.turn.points = 0
    rules = hero_turn(t.s)
    ask = next(rules)
    assert t.at("grisban") == "a1"
    assert END_TURN in ask.options
    assert [t.s.at[SPACE_IDS.index(space)] for space in ("a1", "b1", "c1")] == [
        t.hero(name).id for name in ("grisban", "avric", "jain")
    ]


@rule("DSC-6.08", "DSC-12.06")
def test_a_move_cut_short_on_the_space_of_a_friend_ends_where_it_left_the_last_free_one() -> None:
    a = with_three("....", grisban="d1")
    a.put("goblin_archer-1", "a1")
    a.put("zombie-1", "b1")
    t = a.activation("goblin_archer-1", points=3)
    t.do("step b1")
    list(end_move(t.s, t.figure("goblin_archer-1")))
    assert (t.at("goblin_archer-1"), t.at("zombie-1")) == ("a1", "b1")


@rule("DSC-6.08")
def test_who_finds_his_last_free_space_taken_goes_to_the_nearest() -> None:
    a = with_three(".....", grisban="b1", avric="c1")
    t = a.turn("grisban", points=2)
    t.do("step c1")
    t.s.put(t.hero("jain"), (SPACE_IDS.index("b1"),))
    ask = next(step_back(t.s, t.hero("grisban")))
    assert (ask.kind, [option.text for option in ask.options]) == ("place.figure", ["place d1"])


@rule("DSC-6.06", "DSC-6.07")
def test_who_passes_through_stays_when_the_other_is_gone() -> None:
    a = with_three("....", grisban="a1", avric="b1")
    s, grisban, b1 = a.s, a.hero("grisban"), SPACE_IDS.index("b1")
    s.shift(grisban, (b1,))
    assert s.crowded == grisban.id
    s.lift(a.hero("avric"))
    assert (s.crowded, s.at[b1], s.held[b1], s.good_bits) == (NOBODY, grisban.id, GOOD, 1 << b1)


@rule("DSC-6.12", "DSC-16.16", "DSC-16.12", "DSC-16.14")
def test_monsters_move_like_heroes_but_never_by_fatigue() -> None:
    a = with_three(ROOM, grisban="a1", jain="a2", avric="a3")
    a.put("goblin_archer-master", "h1")
    t = a.activation("goblin_archer-master")
    assert "tire" not in t.options()
    t.do("move", "step g1")
    t.roll("blue-5", "yellow-1", "gray-1")
    t.do("strike", "target a1")
    t.skip("pass", "done")
    assert (t.s.turn.points, t.s.turn.actions) == (4, 0)
    t.do("step f1")
    a = with_three(ROOM, grisban="a1", jain="a2", avric="a3")
    a.put("goblin_archer-master", "h1")
    t = a.activation("goblin_archer-master")
    t.do("move", "step g1", "move")
    assert t.s.turn.points == 9


@rule("DSC-6.13", "DSC-6.14")
@card("syndrael")
def test_points_outside_the_own_turn_are_spent_at_once() -> None:
    a = Arrangement(heroes="syndrael:knight jain:wildlander avric:disciple")
    a.put("syndrael", "a1")
    a.put("jain", "b1")
    a.put("avric", "h6")
    t = a.turn("syndrael")
    t.do("feat syndrael", "choose jain_fairwood")
    t.expect("C walk.step", *t.options("C"), because="syndrael", n=5)
    t.do("step c1", "stop")
    assert t.at("jain") == "c1"
    t.do("stop")
    assert t.s.turn.actions == 2
    t.ready("B")


@rule("DSC-12.05", "DSC-12.08", "DSC-12.14")
@card("syndrael", "stunned", "immobilized")
@pytest.mark.parametrize("condition", ["stunned", "immobilized"])
def test_nobody_is_marched_off_who_may_not_perform_a_move_action(condition: str) -> None:
    def bound(name: str) -> DescentTable:
        a = Arrangement(heroes="syndrael:knight jain:wildlander avric:disciple")
        a.put("syndrael", "a1")
        a.put("jain", "b1")
        a.put("avric", "h6")
        a.afflict(name, condition)
        return a.turn("syndrael")

    assert "feat syndrael" not in bound("jain").options()  # Avric is too far away
    t = bound("syndrael")
    t.do("feat syndrael", "choose jain_fairwood", "step c1", "stop")
    assert (t.at("jain"), t.at("syndrael")) == ("c1", "a1")
    t.ready("B")


@rule("DSC-19.03", "DSC-6.14")
@example("DSC-EX-33")
def test_water_costs_two_points_but_counts_as_one_space() -> None:
    a = with_three(".~.", grisban="a1")
    a.hero("grisban").fatigue = 4
    t = a.turn("grisban", points=1)
    assert t.offered("step") == set()
    assert reached(t, "grisban", 2) == {"a1", "b1"}
    a = with_three(".~.", grisban="a1")
    a.learn("grisban", "charge")
    t = a.turn("grisban")
    t.do("use charge")
    assert "step b1" in t.options()
    t.do("step b1", "step c1")
    assert t.ask.n == 1


@rule("DSC-6.15")
@card("crossbow")
def test_who_pushes_picks_the_space() -> None:
    a = with_three(ROOM, jain="a1", grisban="h6", avric="h5")
    a.equip("jain", "crossbow")
    a.put("zombie-master", "c3")
    t = a.turn("jain")
    t.roll("blue-6", "yellow-1", "brown-6")
    t.do("attack crossbow", "surge hearts-1-shove")
    assert t.ask.kind == "push.step"
    assert t.offered("step") == {"b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"}
    t.do("step d4")
    assert t.at("zombie-master") == "d4"
    assert t.figure("zombie-master").damage == 2  # 1 + 1 + 1 hearts, one of two shields pierced


@rule("DSC-6.16", "DSC-12.07", "DSC-12.05")
@example("DSC-EX-29")
@card("oath_of_honor", "immobilized")
def test_an_immobilized_knight_may_be_placed_but_not_walk() -> None:
    a = Arrangement(heroes="syndrael:knight jain:wildlander avric:disciple")
    a.put("syndrael", "a1")
    a.put("jain", "c3")
    a.put("avric", "h6")
    a.put("zombie-master", "d4")
    a.afflict("syndrael", "immobilized")
    t = a.turn("syndrael")
    assert not {"move", "tire"} & t.verbs()
    t.roll("blue-4", "red-2", "brown-1")
    t.do("use oath_of_honor")
    assert t.offered("place") == {"d3", "c4"}  # both are three spaces away
    t.do("place d3")
    assert t.at("syndrael") == "d3"
    t.skip("done")
    assert t.figure("zombie-master").damage == 4
    t.do("end-turn")
    assert t.conditions("syndrael") == set()


@rule("DSC-6.18", "DSC-6.20")
def test_walls_are_never_crossed_and_no_step_is_no_trouble() -> None:
    a = with_three(".#.\n...", grisban="a1", jain="a2")
    t = a.turn("grisban", points=3)
    assert t.offered("step") == {"a2", "b2"}
    shut_in = with_three("...", grisban="b1")
    shut_in.put("zombie-1", "a1")
    shut_in.put("zombie-2", "c1")
    alone = shut_in.turn("grisban", points=3)
    assert alone.offered("step") == set()
    assert "end-turn" in alone.options()


@rule("DSC-5.04", "DSC-5.09", "DSC-17.01", "DSC-17.12", "DSC-17.11")
def test_a_large_monster_is_adjacent_and_counted_from_any_of_its_spaces() -> None:
    a = with_three(ROOM, grisban="d3", jain="g6", avric="h6")
    dragon = a.put("shadow_dragon-1", "a1", "b1", "c1", "a2", "b2", "c2")
    grisban = a.hero("grisban")
    assert are_adjacent(a.s, dragon, grisban)
    assert distance(a.s, dragon, a.hero("jain")) == 4
    assert not are_adjacent(a.s, grisban, grisban)
    t = a.turn("grisban")
    t.roll("blue-1", "red-1", "gray-1", "gray-1")
    t.do("attack chipped_greataxe")
    assert t.ask.kind == "turn.action"  # only c2 is in reach


@rule("DSC-17.02", "DSC-17.03", "DSC-17.04", "DSC-17.05", "DSC-6.19")
@example("DSC-EX-15")
def test_ettin_and_dragon_shrink_step_and_expand() -> None:
    a = Arrangement("......\n......\n......\n......", heroes="tarha:necromancer jain:wildlander avric:disciple")
    a.put("tarha", "f2")
    a.put("ettin-master", "d1", "e1", "d2", "e2")
    a.put("shadow_dragon-master", "a3", "b3", "c3", "a4", "b4", "c4")
    t = a.activation("ettin-master", actions=1)
    t.do("move", "step e3", "step f4")
    assert "stop" in t.options()
    t.do("stop")  # only one base covers f4
    assert t.at("ettin-master") == "e3 f3 e4 f4"
    dragon = Arrangement("......\n......\n......\n......", heroes="tarha:necromancer jain:wildlander avric:disciple")
    dragon.put("tarha", "f2")
    dragon.put("ettin-master", "e3", "f3", "e4", "f4")
    dragon.put("shadow_dragon-master", "a3", "b3", "c3", "a4", "b4", "c4")
    t = dragon.activation("shadow_dragon-master", actions=1)
    t.do("move", "step d2", "stop")
    assert "lie-along c1" in t.options()
    t.do("lie-along c1")
    assert t.at("shadow_dragon-master") == "c1 d1 e1 c2 d2 e2"


@rule("DSC-17.06", "DSC-17.07")
def test_a_moving_monster_declares_its_attack_from_its_single_space() -> None:
    a = with_three(ROOM, grisban="d1", jain="h6", avric="h5")
    a.put("barghest-1", "a1", "a2")
    t = a.activation("barghest-1")
    t.do("move", "step b1")
    assert "strike" not in t.options()
    t.do("step c1")
    t.roll("blue-1", "red-1", "gray-1")
    t.do("strike")
    assert t.ask.kind == "place.base"
    t.do("lie-along b1")
    assert t.s.turn.points == 2
    assert "step b2" in t.options()  # it goes on from any of its spaces
    assert "step d2" in t.options()


@rule("DSC-17.08")
def test_a_second_move_action_may_be_declared_under_way() -> None:
    a = with_three(ROOM, grisban="a6", jain="b6", avric="c6")
    a.put("ettin-1", "a1", "b1", "a2", "b2")
    t = a.activation("ettin-1")
    t.do("move", "step c1", "step d1", "step e1")
    assert t.s.turn.points == 0
    t.do("move", "step f1")
    assert (t.s.turn.points, t.s.turn.actions) == (2, 0)


@rule("DSC-17.10", "DSC-19.04", "DSC-19.09", "DSC-19.12")
def test_large_monsters_pass_pits_and_stand_partly_on_lava_or_water_unharmed() -> None:
    a = with_three("..^..\n..^..\n.....", grisban="a3", jain="b3", avric="c3")
    a.put("barghest-1", "a1", "a2")
    t = a.activation("barghest-1", actions=1)
    t.do("move", "step b1", "step c1", "stop", "lie-down c1")
    assert t.figure("barghest-1").damage == 2  # wholly in the pit
    lava = with_three("..!..\n.....", grisban="a2", jain="b2", avric="e2")
    lava.put("barghest-1", "b1", "c1")
    t = lava.activation("barghest-1")
    t.do("end-turn")
    assert not t.is_gone("barghest-1")
    hot = with_three("..!!.\n.....", grisban="a2", jain="b2", avric="e2")
    hot.put("barghest-1", "c1", "d1")
    hot.put("barghest-2", "e1", "d2")
    t = hot.activation("barghest-1")
    t.do("end-turn")
    assert t.is_gone("barghest-1")


@rule("DSC-17.13", "DSC-31.12")
def test_a_large_monster_comes_only_where_its_base_fits() -> None:
    from podziemia.games.descent.data.map import bits_of, space_at
    from podziemia.games.descent.rules.placing import free_places, nearest_places

    a = with_three("...#\n...#\n.###", grisban="a3")
    zone = bits_of([space_at(0, 2), space_at(1, 2)])
    assert free_places(a.s, (2, 2), zone) == []
    nearest = nearest_places(a.s, (2, 2), (space_at(0, 2),))
    assert [[SPACE_IDS[space] for space in place[1]] for place in nearest] == [["b1", "c1", "b2", "c2"]]


@rule("DSC-19.05", "DSC-19.06", "DSC-19.07")
@example("DSC-EX-32")
def test_a_pit_hurts_and_holds_until_one_climbs_out() -> None:
    a = with_three(".^.", grisban="a1")
    t = a.turn("grisban", points=4, actions=1)
    t.do("step b1")
    assert t.hero("grisban").damage == 2
    assert t.s.turn.points == 3
    assert t.offered("step") == set()
    assert t.offered("climb") == {"a1", "c1"}
    t.do("climb c1")
    assert t.s.turn.points == 3
    assert t.offered("step") == {"b1"}


@rule("DSC-7.10", "DSC-19.08")
def test_from_a_pit_only_neighbours_are_seen() -> None:
    a = with_three("^.....", jain="a1", grisban="f1")
    a.put("zombie-1", "d1")
    t = a.turn("jain")
    assert "attack yew_shortbow" not in t.options()
    b = with_three("......", jain="a1", grisban="f1")
    b.put("zombie-1", "d1")
    assert "attack yew_shortbow" in b.turn("jain").options()
    c = with_three("...^..", jain="a1", grisban="f1")
    c.put("zombie-1", "d1")
    assert "attack yew_shortbow" not in c.turn("jain").options()


@rule("DSC-19.10", "DSC-19.11", "DSC-19.18", "DSC-3.08")
@example("DSC-EX-34")
def test_lava_burns_on_entering_and_defeats_at_the_end_of_the_turn() -> None:
    a = with_three(".!.", grisban="a1", jain="c1")
    a.hero("grisban").damage = 11
    t = a.turn("grisban", points=1)
    t.do("step b1")
    assert t.hero("grisban").damage == 12
    t.do("end-turn")
    assert t.hero("grisban").down
    assert t.at("grisban") == "a1"
    assert len(t.s.hand) == 1


@rule("DSC-19.01", "DSC-19.17", "DSC-5.05", "DSC-5.06", "DSC-7.11")
def test_tokens_neither_block_nor_change_a_space() -> None:
    a = with_three("...", grisban="a1")
    a.s.search_tokens = [1]
    t = a.turn("grisban", points=2)
    t.do("step b1", "step c1")
    assert t.at("grisban") == "c1"


@rule("DSC-31.13")
@card("syndrael")
def test_syndrael_rests_when_she_has_not_moved() -> None:
    def turn() -> DescentTable:
        a = Arrangement(heroes="syndrael:knight jain:wildlander avric:disciple")
        a.put("syndrael", "a1")
        a.put("jain", "h6")
        a.put("avric", "h5")
        a.hero("syndrael").fatigue = 3
        return a.turn("syndrael", points=2)

    t = turn()
    t.do("end-turn")
    assert t.hero("syndrael").fatigue == 1
    t = turn()
    t.do("step b1", "end-turn")
    assert t.hero("syndrael").fatigue == 3


@rule("DSC-14.08", "DSC-14.09")
def test_trading_happens_next_to_a_friend_during_a_move_action() -> None:
    a = with_three(ROOM, grisban="a1", jain="c1", avric="h6")
    a.find("grisban", "health_potion")
    a.equip("jain", "yew_shortbow", "leather_armor")
    t = a.turn("grisban")
    assert "trade" not in t.verbs()
    t.do("move")
    assert "trade" not in t.verbs()
    t.do("step b1")
    t.do("trade jain_fairwood")
    t.expect("B trade.thing", "done", "give health_potion", "get leather_armor")  # no class cards
    t.do("give health_potion", "get leather_armor")
    assert t.hero("jain").searched == [CARD["health_potion"]]
    assert CARD["leather_armor"] in t.hero("grisban").items
    assert not t.hero("grisban").has(CARD["leather_armor"])
    assert t.s.turn.points == 2
    t.ready("B")
