"""What comes first: costs before effects, hearts before conditions, and who is asked with what already on the table."""

import pytest

from podziemia.games.descent.data.cards import PLOT_IDS
from podziemia.games.descent.data.map import SPACE_IDS
from podziemia.games.descent.data.quest_parts import Door, QuestRule
from tests.games.descent.scenes import damage, fatigue, hurt, order_of, scene, tired
from tests.games.descent.table import DescentTable
from tests.support import card, rule

FAIL, PASS = ("gray-6", "black-6"), ("gray-1", "black-1")
TRIO = "grisban:berserker@a1 jain:wildlander@h6 avric:disciple@h5"


def asked_tired(t: DescentTable, kind: str, name: str) -> int:
    """How tired the hero is when this is asked."""
    assert t.ask.kind == kind
    return t.hero(name).fatigue


@card("word_of_despair")
@rule("DSC-21.02")
def test_despair_follows_the_free_attack() -> None:
    a = scene("grisban:berserker@a1 jain:wildlander@h6", "zombie-master@b1")
    a.hero("grisban").despair = 1
    t = a.turn("grisban")
    t.roll("blue-2", "red-1", "brown-1")
    t.do("free-attack", "attack chipped_greataxe")
    assert "surge fatigue" not in t.options()  # not tired yet
    t.do("done")
    assert fatigue(t, "grisban") == [1]


@card("word_of_despair", "sneaky", "lurk")
@pytest.mark.parametrize(
    ("skill", "choose", "paid"), [("sneaky", "close door-2", 0), ("lurk", "at a2", 1)], ids=["sneaky", "lurk"]
)
def test_despair_follows_the_door_and_the_search_that_cost_no_action(skill: str, choose: str, paid: int) -> None:
    doors = (Door("d1", "E", "closed", ((0, 1),)), Door("d2", "S", "open", ((0, 1),)))
    a = scene("tomble:thief@b1 grisban:berserker jain:wildlander", "", "....\n....", doors=doors)
    a.s.search_tokens = [SPACE_IDS.index("a1"), SPACE_IDS.index("a2")]
    a.learn("tomble", skill)
    a.hero("tomble").despair = 1
    t = a.turn("tomble")
    t.do(f"use {skill}")
    assert choose in t.options()
    assert fatigue(t, "tomble") == [paid]  # the skill is paid, nothing is done yet
    t.do(choose)
    assert fatigue(t, "tomble") == [paid + 1]


@card("poison_dart")
@rule("DSC-11.06")
@pytest.mark.parametrize(("hearts", "told"), [(2, ["hurt", "tired"]), (1, ["hurt"])])
def test_whom_the_dart_fells_is_not_tired_by_it(hearts: int, told: list[str]) -> None:
    a = scene(TRIO)
    a.hero("grisban").damage = a.hero("grisban").printed.health - hearts
    a.s.search_tokens = [SPACE_IDS.index("a1")]
    a.hold("poison_dart")
    t = a.turn("grisban")
    t.roll(*FAIL)
    t.do("search a1", "play poison_dart", "test might")
    assert order_of(t, "hurt", "tired") == told


@card("quick_casting")
@rule("DSC-4.05")
def test_quick_casting_is_paid_before_it_is_cast() -> None:
    a = scene("leoric:runemaster@a1 grisban:berserker@h6 avric:disciple@h5", "zombie-master@b1")
    a.learn("leoric", "quick_casting")
    t = a.turn("leoric")
    t.roll("blue-4", "yellow-1", "brown-6", "blue-2", "yellow-1", "brown-6")
    t.do("attack arcane_bolt", "yes")
    t.skip("attack arcane_bolt")
    assert t.ask.kind == "attack.surge"
    assert "surge fatigue" in t.options()
    assert fatigue(t, "leoric") == [2]


@card("advance")
@rule("DSC-4.05")
def test_an_advance_is_paid_before_the_first_step() -> None:
    a = scene("syndrael:knight@a1 jain:wildlander@h6 avric:disciple@h5", "zombie-1@b1")
    a.learn("syndrael", "advance")
    t = a.turn("syndrael")
    t.roll("blue-2", "red-6", "brown-1")
    t.do("attack iron_longsword", "done", "yes")
    assert asked_tired(t, "walk.step", "syndrael") == 1


@card("ancestor_spirits", "healing_rain")
def test_the_ancestors_rest_before_they_heal() -> None:
    a = tired(hurt(scene("ashrian:spiritspeaker@a1 grisban:berserker@b1 jain:wildlander@h6"), grisban=9), grisban=2)
    a.learn("ashrian", "ancestor_spirits", "healing_rain")
    t = a.turn("ashrian")
    t.roll("red-1")
    t.do("use healing_rain", "use ancestor_spirits")
    assert (damage(t, "grisban"), fatigue(t, "grisban")) == ([7], [1])
    assert order_of(t, "recovered B grisban", "recovered C grisban", "rested C grisban")[-2:] == [
        "rested C grisban",
        "recovered C grisban",
    ]


@card("staff_of_light")
@rule("DSC-11.14")
def test_the_light_raises_before_it_rests() -> None:
    a = scene("avric:disciple@a1 grisban:berserker@h6 jain:wildlander@h5")
    a.equip("avric", "staff_of_light")
    a.fall("grisban", "b1")
    t = a.turn("avric")
    t.do("use staff_of_light")
    assert order_of(t, "stood_up", "rested") == ["stood_up", "rested"]
    assert (damage(t, "grisban"), fatigue(t, "grisban")) == ([13], [3])


@card("poison_dart")
def test_a_dart_hurts_then_tires_then_poisons() -> None:
    a = scene(TRIO)
    a.s.search_tokens = [a.hero("grisban").spaces[0]]
    a.hold("poison_dart")
    t = a.turn("grisban")
    t.roll(*FAIL)
    t.do("search a1", "play poison_dart", "test might")
    assert order_of(t, "hurt", "tired", "condition_gained") == ["hurt", "tired", "condition_gained"]


@card("fortunas_dice")
@rule("DSC-8.13")
def test_fortuna_is_paid_before_a_die_is_chosen() -> None:
    a = scene(TRIO, "zombie-master@b1")
    a.equip("grisban", "chipped_greataxe", "fortunas_dice")
    t = a.turn("grisban")
    t.roll("blue-4", "red-1", "brown-1")
    t.do("attack chipped_greataxe", "use fortunas_dice")
    assert asked_tired(t, "roll.die", "grisban") == 1
    a = scene(TRIO, "zombie-master@b1")
    a.equip("grisban", "chipped_greataxe", "fortunas_dice")
    t = a.activation("zombie-master")
    t.roll("blue-4", "yellow-1", "gray-1", "gray-2")
    t.do("strike", "use fortunas_dice")
    assert order_of(t, "tired", "rerolled") == ["tired", "rerolled"]


@card("caltrops")
def test_caltrops_hurt_before_they_hold_and_hold_nobody_who_fell() -> None:
    for wounds, told in ((0, ["hurt", "condition_gained"]), (2, ["hurt", "defeated"])):
        a = scene("tomble:thief@a1 grisban:berserker@h6 avric:disciple@h5", "zombie-1@c1")
        a.learn("tomble", "caltrops")
        a.put("zombie-1", "c1").damage = wounds
        t = a.activation("zombie-1", points=3)
        t.do("step b1")
        t.roll(*PASS)
        t.do("use caltrops", "pass")
        assert order_of(t, "hurt", "condition_gained", "defeated") == told


@rule("DSC-3.08", "DSC-19.11")
def test_who_ends_his_turn_on_lava_is_free_before_he_burns() -> None:
    a = scene(TRIO, drawing="!.......\n........\n........\n........\n........\n........")
    a.afflict("grisban", "immobilized")
    t = a.turn("grisban")
    t.do("end-turn")
    assert order_of(t, "condition_lost", "knocked_out") == ["condition_lost", "knocked_out"]


@rule("DSC-19.11", "DSC-11.04")
def test_the_token_of_the_fallen_is_laid_down_before_the_overlord_draws() -> None:
    drawing = "........\n.!......\n........\n........\n........\n........"
    a = scene("grisban:berserker@b2 jain:wildlander@h6 avric:disciple@h5", drawing=drawing)
    t = a.turn("grisban", actions=0)
    t.do("end-turn")
    assert t.ask.kind == "place.token"
    assert t.s.hand == []
    t.do("place a1")
    assert len(t.s.hand) == 1


@card("blood_rage")
@rule("DSC-3.13")
def test_cards_at_the_end_of_his_turn_come_before_what_the_quest_does() -> None:
    at_the_end = QuestRule("end", when=("overlord_turn_end",), do=("add(ended, 1)",))
    a = scene(TRIO, "zombie-1@c3", rules=(at_the_end,))
    a.hold("blood_rage")
    t = a.end()
    assert (t.ask.kind, t.s.count("ended")) == ("overlord.end", 0)
    t.do("pass")
    assert t.s.count("ended") == 1


@card("staff_of_shadows")
@pytest.mark.parametrize("what", ["reroll-die", "ability staff_of_shadows"])
def test_the_staff_asks_for_its_price_first(what: str) -> None:
    a = scene(TRIO, "splig@b1")
    a.put("splig", "b1").relic = 3
    a.hold("dash", "tripwire")
    t = a.activation("splig")
    t.roll("blue-4", "red-1", "gray-1")
    t.do("strike", what)
    assert t.ask.kind == "relic.discard"
    assert t.hand() == {"dash", "tripwire"}
    t.do("discard dash")
    assert PLOT_IDS[t.s.discard[-1]] == "dash"


@card("ignite")
def test_he_burns_before_his_fire_strikes() -> None:
    a = scene(TRIO, "lord_merick_farrow@b1 zombie-1@h1")
    t = a.activation("lord_merick_farrow")
    t.do("perform ignite")
    assert order_of(t, "hurt", "attacked")[:2] == ["hurt", "attacked"]
