"""Moves that are part of an ability, Cry Havoc and Overpower: how far, where they end, and what becomes of the rest."""

import pytest

from tests.games.descent.scenes import damage, fatigue, hurt, scene
from tests.games.descent.table import Arrangement, DescentTable
from tests.support import card, rule

FAIL, PASS = ("gray-6", "black-6"), ("gray-1", "black-1")
BLOW = ("blue-4", "red-2", "red-1")
"""Five hearts of Belthir."""


def belthir(
    monsters: str = "", heroes: str = "grisban:berserker@b1 jain:wildlander@h6 avric:disciple@h5"
) -> Arrangement:
    return scene(heroes, f"belthir@a1 {monsters}", act=2)


def fly(a: Arrangement, *steps: str) -> DescentTable:
    t = a.activation("belthir")
    t.do("perform cry_havoc", *[f"step {space}" for space in steps])
    return t


@card("cry_havoc", "prayer_of_peace")
@pytest.mark.parametrize(("end", "hearts"), [("c1", 5), ("d2", 0)])
def test_no_havoc_is_cried_beside_who_prays_for_peace(end: str, hearts: int) -> None:
    a = belthir(heroes="grisban:berserker@b1 jain:wildlander@h6 avric:disciple@e3")
    a.learn("avric", "prayer_of_peace")
    a.hero("avric").exhaust(a.hero("avric").skills[-1])
    t = fly(a, "b1", "c1")
    t.roll(*BLOW, "gray-1")
    t.do("stop" if end == "c1" else "step d2")
    t.skip("stop", "done")
    assert damage(t, "grisban") == [hearts]


@card("cry_havoc")
def test_whoever_was_flown_over_is_struck_friends_too_and_nobody_else() -> None:
    t = fly(belthir("zombie-master@c1 zombie-1@d2"), "b1", "c1", "d1")
    t.roll(*BLOW, "gray-1", "brown-1")
    t.do("stop", "choose grisban_the_thirsty")
    t.skip("pass")
    assert damage(t, "grisban", "zombie-master", "zombie-1") == [5, 5, 0]


@card("cry_havoc")
def test_who_flew_over_nobody_strikes_nobody() -> None:
    t = fly(belthir(), "a2", "b3", "c3", "d3")
    assert t.told()[-1].startswith("stepped")
    assert (t.ask.kind, t.s.turn.actions, t.s.turn.attacks) == ("monster.action", 1, 0)


@card("cry_havoc", "guard", "mace_of_kellos")
def test_who_fell_on_the_way_is_struck_no_more() -> None:
    a = belthir("zombie-1@b1", heroes="syndrael:knight@c2 jain:wildlander@h6 avric:disciple@h5")
    a.equip("syndrael", "mace_of_kellos")
    a.learn("syndrael", "guard")
    a.put("zombie-1", "b1").damage = 4
    t = fly(a, "b1", "c1")
    t.roll("blue-2", "red-1", "yellow-1", "gray-6", "gray-1")
    t.do("use guard", "surge shockwave")
    t.skip("pass")
    assert t.is_gone("zombie-1")
    t.do("stop")
    assert t.ask.kind == "monster.action"


@card("cry_havoc", "caltrops")
@pytest.mark.parametrize(("wounds", "left"), [(0, True), (14, False)])
def test_a_flight_that_caltrops_end_is_over_and_its_blow_is_struck_by_who_stands(wounds: int, left: bool) -> None:
    a = belthir(heroes="grisban:berserker@b1 tomble:thief@d2 avric:disciple@h5")
    a.learn("tomble", "caltrops")
    a.put("belthir", "a1").damage = wounds
    t = fly(a, "b1", "c1")
    t.roll(*PASS, *BLOW, "gray-1")
    t.do("use caltrops", "pass")
    t.skip("done")
    assert damage(t, "grisban") == [5 if left else 0]
    assert t.is_gone("belthir") != left
    assert t.ask.kind == ("monster.action" if left else "turn.next")


def alric(heroes: str, monsters: str = "", drawing: str = "") -> DescentTable:
    a = scene(heroes, f"sir_alric_farrow@a1 {monsters}", **({"drawing": drawing} if drawing else {}))
    return a.activation("sir_alric_farrow")


@card("overpower")
@rule("DSC-6.08")
def test_alric_goes_three_spaces_and_swaps_only_where_he_could_stop() -> None:
    t = alric("grisban:berserker@c2 jain:wildlander@h6 avric:disciple@h5", "zombie-1@b1 zombie-2@c1")
    t.do("perform overpower")
    assert t.ask.n == 3
    t.do("step b1")
    assert t.offered("step") == {"a1", "a2", "b2", "c1"}
    assert "stop" not in t.options()  # on the zombie, beside Grisban, and not asked to swap
    t.do("step b2")
    t.expect("A ability.swap", "no", "yes")
    t.do("no")
    assert (t.ask.kind, t.ask.n) == ("ability.push", 1)
    t.do("step b3", "no")
    assert (t.ask.kind, t.at("sir_alric_farrow")) == ("monster.action", "b3")


@card("overpower")
def test_alric_stops_when_he_likes_and_swaps_with_nobody_apart() -> None:
    t = alric("grisban:berserker@d1 jain:wildlander@h6 avric:disciple@h5")
    t.do("perform overpower", "step b1")
    assert (t.ask.kind, t.ask.n) == ("ability.push", 2)
    t.do("stop")
    assert (t.ask.kind, t.s.turn.actions, t.s.turn.attacks) == ("monster.action", 1, 1)


@card("overpower")
@rule("DSC-19.05", "DSC-19.10")
def test_who_is_swapped_enters_the_space_with_its_terrain() -> None:
    """Both fall into what lies there; a hero whom the fatigue fells lies where he was put."""
    t = alric("grisban:berserker@c1 jain:wildlander@h1 avric:disciple@g1", drawing=".!^.....")
    t.roll(*PASS)
    t.do("perform overpower", "step b1", "yes")
    assert (t.at("sir_alric_farrow"), t.at("grisban")) == ("c1", "b1")
    assert (damage(t, "sir_alric_farrow", "grisban"), fatigue(t, "grisban")) == ([3, 1], [1])
    a = hurt(
        scene("grisban:berserker@c1 jain:wildlander@h1 avric:disciple@g1", "sir_alric_farrow@a1", ".!......"),
        grisban=13,
    )
    a.hero("grisban").fatigue = 4
    t = a.activation("sir_alric_farrow")
    t.roll(*PASS)
    t.do("perform overpower", "step b1", "yes")
    assert t.hero("grisban").down
    assert order_ends(t, "knocked_out") == 1


def order_ends(t: DescentTable, what: str) -> int:
    return len([line for line in t.told() if line.startswith(what)])


@card("overpower", "caltrops")
def test_alric_whom_caltrops_hold_swaps_with_nobody() -> None:
    a = scene("grisban:berserker@c1 tomble:thief@c2 avric:disciple@h5", "sir_alric_farrow@a1")
    a.learn("tomble", "caltrops")
    t = a.activation("sir_alric_farrow")
    t.roll(*PASS)
    t.do("perform overpower", "step b1", "use caltrops", "pass")
    assert t.conditions("sir_alric_farrow") == {"immobilized"}
    assert t.ask.kind == "monster.action"


@card("overpower", "nimble")
@rule("DSC-6.08")
def test_alric_whose_way_out_is_taken_goes_back_to_where_he_last_could_stand() -> None:
    a = scene(
        "grisban:berserker@e1 jain:wildlander@d2 avric:disciple@f1",
        "sir_alric_farrow@a1 zombie-1@b1 zombie-2@c1",
        "~.....\n###~##",
    )
    t = a.activation("sir_alric_farrow")
    t.do("perform overpower", "step b1", "step c1", "use nimble", "step d1")
    assert (t.at("sir_alric_farrow"), t.at("jain")) == ("a1", "d1")
    assert (t.ask.kind, t.s.turn.actions) == ("monster.action", 1)
