"""Damage, fatigue, defeat, conditions and attributes (DSC-10 to DSC-13)."""

import pytest

from podziemia.games.descent import GAME
from podziemia.games.descent.data.cards import CARD
from podziemia.games.descent.rules.facts import max_health, stamina
from podziemia.games.descent.rules.state import CHOOSE_GROUP, DescentState
from tests.games.descent.table import ROOM, Arrangement, DescentTable
from tests.support import card, example, kit, rule


def party(heroes: str = "grisban:berserker jain:wildlander avric:disciple", **where: str) -> Arrangement:
    a = Arrangement(ROOM, heroes=heroes)
    for name, space in where.items():
        a.put(name, space)
    return a


@rule("DSC-10.03", "DSC-10.04")
@example("DSC-EX-11")
@card("wail", "lady_eliza_farrow")
def test_forced_fatigue_beyond_stamina_is_damage() -> None:
    a = party("tomble:thief jain:wildlander avric:disciple", tomble="a1", jain="h6", avric="h5")
    a.s.act = 2
    a.put("lady_eliza_farrow", "c1")
    a.hero("tomble").fatigue = 4
    a.hero("tomble").damage = 1
    t = a.activation("lady_eliza_farrow")
    t.roll("gray-6", "black-6")
    t.do("perform wail")
    t.do("pass")  # no lucky charm this time
    assert (t.hero("tomble").fatigue, t.hero("tomble").damage) == (5, 2)


@rule("DSC-10.02", "DSC-11.01", "DSC-16.21")
def test_damage_equal_to_health_defeats_a_monster_and_clears_it_away() -> None:
    a = party(grisban="a1", jain="h6", avric="h5")
    a.put("zombie-1", "b1")
    a.afflict("zombie-1", "stunned")
    t = a.turn("grisban")
    t.roll("blue-5", "red-2", "brown-1")
    t.do("attack chipped_greataxe")
    assert t.is_gone("zombie-1")
    assert t.s.evil_bits == 0


@rule("DSC-10.05", "DSC-12.04", "DSC-12.09", "DSC-12.10", "DSC-13.04")
@example("DSC-EX-30")
@card("poisoned", "diseased")
def test_a_poisoned_monster_fails_and_falls_before_it_acts() -> None:
    a = party(grisban="a1", jain="h6", avric="h5")
    zombie = a.put("zombie-1", "b1")
    zombie.damage = 2
    a.afflict("zombie-1", "poisoned")
    a.put("zombie-2", "d1")
    a.afflict("zombie-2", "diseased")
    t = a.groups()
    t.do("group zombie", "activate-monster zombie-1")
    assert t.is_gone("zombie-1")
    assert t.s.phase == CHOOSE_GROUP
    t.do("activate-monster zombie-2")
    assert t.figure("zombie-2").damage == 1  # fatigue becomes damage
    assert t.conditions("zombie-2") == {"diseased"}


@rule("DSC-10.06")
@card("stamina_potion", "health_potion")
def test_recovering_stops_at_zero() -> None:
    a = party(grisban="a1", jain="a2", avric="h5")
    a.find("grisban", "health_potion", "stamina_potion")
    a.hero("grisban").damage = 3
    a.hero("jain").fatigue = 2
    t = a.turn("grisban")
    t.do("use health_potion")
    assert t.hero("grisban").damage == 0
    assert t.s.turn.actions == 1
    t.do("use stamina_potion")
    assert t.hero("jain").fatigue == 0
    assert t.s.turn.actions == 1
    assert "use" not in {o.verb for o in t.ask.options if "potion" in o.thing}


@rule("DSC-10.08")
@card("brute", "ring_of_power", "iron_bound_ring")
def test_bonuses_raise_the_maximum_while_they_apply() -> None:
    a = party(grisban="a1", jain="a2", avric="a3")
    grisban = a.hero("grisban")
    assert (max_health(a.s, grisban), stamina(a.s, grisban)) == (14, 4)
    a.learn("grisban", "brute")
    a.equip("grisban", "chipped_greataxe", "ring_of_power", "iron_bound_ring")
    assert (max_health(a.s, grisban), stamina(a.s, grisban)) == (20, 5)
    grisban.equipped = 0
    grisban.fatigue = 5
    assert (max_health(a.s, grisban), stamina(a.s, grisban)) == (18, 4)
    t = a.turn("grisban")
    assert "tire" not in t.options()


@rule("DSC-10.08", "DSC-11.02")
@card("leather_armor")
def test_who_takes_off_the_armor_that_kept_him_up_falls() -> None:
    def worn(damage: int) -> Arrangement:
        a = party(grisban="a1", jain="a2", avric="h5")
        a.equip("grisban", "chipped_greataxe", "leather_armor")
        a.hero("grisban").damage = damage
        return a

    for damage, down in ((13, False), (14, True)):  # Health 14, one more in leather
        t = worn(damage).round()
        t.do("go grisban_the_thirsty", "unequip leather_armor", "done")
        assert t.hero("grisban").down == down
        assert t.hero("grisban").acted == down  # a fall ends the turn
        t = worn(damage).turn("jain")
        t.do("move", "trade grisban_the_thirsty", "get leather_armor")
        assert t.hero("grisban").down == down
        assert t.ask.kind == "turn.action"


def knocked_out() -> DescentTable:
    a = party("leoric:runemaster jain:wildlander avric:disciple", leoric="a1", jain="h6", avric="h5")
    a.put("zombie-1", "b1")
    a.hero("leoric").damage = 6
    a.hero("leoric").fatigue = 1
    a.afflict("leoric", "poisoned")
    t = a.activation("zombie-1")
    t.roll("blue-4", "yellow-5", "gray-1")
    t.do("strike")
    return t


@rule("DSC-11.02", "DSC-11.03", "DSC-11.05", "DSC-12.11", "DSC-16.08")
@example("DSC-EX-25")
def test_a_knocked_out_hero_is_a_token_and_the_overlord_draws() -> None:
    t = knocked_out()
    leoric = t.hero("leoric")
    assert (leoric.damage, leoric.fatigue, leoric.down) == (8, 5, True)
    assert t.conditions("leoric") == set()
    assert len(t.s.hand) == 1
    assert t.s.good_bits & 1 == 0
    t.do("move")
    assert "step a1" in t.options()  # the token does not block
    t.do("step a1")
    assert t.at("zombie-1") == "a1"


@rule("DSC-11.06", "DSC-11.08")
def test_a_fallen_hero_cannot_be_hit_again_nor_use_anything() -> None:
    a = party("leoric:runemaster jain:wildlander avric:disciple", jain="h6", avric="h5")
    a.fall("leoric", "a1")
    a.put("zombie-master", "b1")
    t = a.activation("zombie-master")
    assert not {"strike", "perform grab"} & t.options()
    t.do("end-turn")
    b = party("leoric:runemaster jain:wildlander avric:disciple", jain="a2", avric="h5")
    b.fall("leoric", "a1")
    b.find("leoric", "health_potion")
    turn = b.round()
    turn.do("go leoric_of_the_book")
    turn.expect("B turn.fallen", "stand-up", "end-turn")


@rule("DSC-11.07", "DSC-11.14")
@card("prayer_of_healing")
def test_healing_lifts_a_fallen_hero() -> None:
    a = party("avric:disciple jain:wildlander grisban:berserker", avric="a1", grisban="h6")
    a.fall("jain", "b1")
    t = a.turn("avric")
    t.roll("red-5")
    t.do("use prayer_of_healing")
    assert t.offered("choose") == {"avric_albright", "jain_fairwood"}
    t.do("choose jain_fairwood")
    assert not t.hero("jain").down
    assert t.hero("jain").damage == 5
    assert t.at("jain") == "b1"
    assert t.s.turn.actions == 2


@rule("DSC-11.07", "DSC-11.14", "DSC-11.06")
@card("radiant_light", "drain_spirit", "tempest", "ancestor_spirits", "staff_of_light")
def test_what_heals_everyone_around_lifts_the_fallen_too() -> None:
    """The token counts as the hero, even under another figure; one out of reach stays down."""
    light = party("avric:disciple jain:wildlander grisban:berserker", avric="a1")
    light.fall("jain", "c1")
    light.fall("grisban", "h6")
    light.put("zombie-1", "c1")
    light.learn("avric", "radiant_light")
    t = light.turn("avric")
    t.roll("red-2")
    t.do("use radiant_light", "place b1")
    assert (t.hero("jain").damage, t.at("jain"), t.figure("zombie-1").damage) == (6, "b1", 2)
    assert not t.hero("grisban").down

    def spirits() -> DescentTable:
        a = party("ashrian:spiritspeaker jain:wildlander grisban:berserker", ashrian="a1")
        a.fall("jain", "c3")
        a.fall("grisban", "h6")
        a.put("zombie-master", "b1")
        a.learn("ashrian", "drain_spirit", "tempest", "ancestor_spirits")
        return a.turn("ashrian")

    t = spirits()
    t.roll("blue-4", "yellow-1", "brown-1")
    t.do("use drain_spirit", "attack oak_staff", "done")
    assert (t.hero("jain").damage, t.hero("jain").fatigue, t.hero("grisban").down) == (7, 5, True)
    t = spirits()
    t.roll("gray-1", "black-1")
    t.do("use tempest", "use ancestor_spirits")
    assert (t.hero("jain").damage, t.hero("jain").fatigue, t.hero("grisban").down) == (6, 4, True)

    staff = party(avric="a1")
    staff.fall("jain", "c3")
    staff.fall("grisban", "h6")
    staff.equip("avric", "staff_of_light")
    t = staff.turn("avric")
    t.do("use staff_of_light")
    assert (t.hero("jain").damage, t.hero("jain").fatigue, t.hero("grisban").down) == (7, 4, True)


@rule("DSC-11.04")
@card("stalwart", "bloodlust")
def test_first_the_last_stand_then_the_knock_out_then_the_overlords_cards() -> None:
    a = party("syndrael:knight jain:wildlander avric:disciple", syndrael="a1", jain="h6", avric="h5")
    a.learn("syndrael", "stalwart")
    a.hero("syndrael").damage = 13
    a.put("zombie-1", "b1")
    a.hold("bloodlust")
    t = a.activation("zombie-1")
    t.roll("blue-4", "yellow-5", "gray-1", "blue-4", "red-2", "brown-1")
    t.do("strike", "pass")  # the wooden shield stays down
    t.expect("B skill.stalwart", "yes", "no")
    t.do("yes", "stop")
    assert t.is_gone("zombie-1")
    t.expect("A overlord.knock-out", "pass", "play bloodlust")
    assert t.hero("syndrael").down
    assert len(t.s.hand) == 2
    t.do("play bloodlust")
    assert len(t.s.hand) == 3


@rule("DSC-11.16")
def test_all_heroes_down_does_not_end_an_encounter_by_itself() -> None:
    a = party(grisban="a1")
    a.fall("jain", "h6")
    a.fall("avric", "h5")
    a.hero("grisban").damage = 13
    a.put("zombie-1", "b1")
    t = a.activation("zombie-1")
    t.roll("blue-4", "yellow-5", "gray-1")
    t.do("strike")
    assert not t.match.over
    assert not t.s.heroes_up()


@rule("DSC-11.02")
def test_a_hero_knocked_out_in_its_own_turn_loses_the_rest_of_it() -> None:
    a = Arrangement(".^.")
    a.put("grisban", "a1")
    a.put("jain", "c1")
    a.hero("grisban").damage = 12
    t = a.turn("grisban", points=2)
    t.do("step b1")
    assert t.hero("grisban").down
    assert t.hero("grisban").acted
    assert t.ask.kind != "turn.action" or t.ask.seat != 1


@rule("DSC-12.02", "DSC-12.01")
@card("subdue", "baron_zachareth", "stunned")
def test_a_condition_is_held_once() -> None:
    a = party(grisban="a1", jain="h6", avric="h5")
    a.put("baron_zachareth", "b1")
    a.afflict("grisban", "stunned")
    t = a.activation("baron_zachareth")
    t.roll("blue-2", "red-5", "gray-1")
    t.do("strike", "surge subdue")
    assert t.offered("inflict") == {"diseased", "immobilized", "poisoned"}
    t.do("inflict poisoned")
    assert t.conditions("grisban") == {"stunned", "poisoned"}


@rule("DSC-12.03", "DSC-13.01", "DSC-13.02", "DSC-13.03")
@example("DSC-EX-31")
@card("diseased")
def test_a_test_is_passed_with_shields_up_to_the_attribute() -> None:
    for name, kind, passed in (("grisban", "berserker", True), ("leoric", "runemaster", False)):
        a = party(f"{name}:{kind} jain:wildlander avric:disciple", jain="h6", avric="h5")
        a.put(name, "a1")
        a.afflict(name, "poisoned")  # tests Might: 5 for Grisban, 1 for Leoric
        t = a.round()
        t.roll("gray-2", "black-2")
        t.do(f"go {a.hero(name).name}")
        assert (t.conditions(name) == set()) == passed
        assert t.hero(name).damage == (0 if passed else 1)
    a = party(grisban="a1", jain="h6", avric="h5")
    a.afflict("grisban", "diseased")
    t = a.round()
    t.roll("gray-6", "black-6")
    t.do("go grisban_the_thirsty")
    assert t.hero("grisban").fatigue == 1
    assert t.conditions("grisban") == {"diseased"}


@rule("DSC-12.06")
@card("web_trap")
def test_being_immobilized_ends_the_move() -> None:
    a = party(grisban="a1", jain="h6", avric="h5")
    a.hold("web_trap")
    t = a.turn("grisban")
    t.do("move")
    t.roll("gray-6", "black-6")
    t.do("step b1", "play web_trap")
    assert t.conditions("grisban") == {"immobilized"}
    assert t.s.turn.points == 0
    assert not {"move", "tire"} & t.verbs()
    t.do("end-turn")
    assert t.conditions("grisban") == set()


@rule("DSC-12.08", "DSC-12.12", "DSC-12.13", "DSC-31.04")
def test_a_stunned_monster_must_shake_it_off_first() -> None:
    a = party(grisban="a1", jain="h6", avric="h5")
    a.put("goblin_archer-1", "c1")
    a.afflict("goblin_archer-1", "stunned")
    t = a.activation("goblin_archer-1", points=2)
    assert "step d1" in t.options()  # points of a move already begun may be spent
    assert not {"strike", "move"} & t.options()
    t.do("shake-off")
    assert {"strike", "move"} <= t.options()


@rule("DSC-12.14")
def test_the_free_attacks_are_actions_too() -> None:
    a = Arrangement(heroes="grisban:berserker avric:disciple")
    a.put("grisban", "a1")
    a.put("avric", "h6")
    a.put("zombie-1", "b1")
    a.afflict("grisban", "stunned")
    t = a.turn("grisban")
    assert not {"free-attack", "feat"} & t.verbs()
    t.do("shake-off")
    assert {"free-attack", "feat"} <= t.verbs()


@rule("DSC-13.06", "DSC-31.05", "DSC-28.11")
@card("lucky_charm", "lucky_charm_thief", "fortunas_dice")
def test_a_test_may_be_rolled_again_but_the_new_result_stands() -> None:
    a = party("tomble:thief jain:wildlander avric:disciple", tomble="a1", jain="h6", avric="h5")
    a.afflict("tomble", "poisoned")
    t = a.round()
    t.roll("gray-6", "black-6", "gray-1", "black-1")
    t.do("go tomble_burrowell")
    t.expect("B test.reroll", "pass", "use lucky_charm_thief", n=7)
    t.do("use lucky_charm_thief")
    assert t.conditions("tomble") == set()
    b = party(grisban="a1", jain="h6", avric="h5")
    b.equip("grisban", "chipped_greataxe", "fortunas_dice")
    b.afflict("grisban", "diseased")
    t = b.round()
    t.roll("gray-6", "black-1", "gray-1")
    t.do("go grisban_the_thirsty")
    t.skip("done")
    t.do("use fortunas_dice", "reroll gray-6")
    assert t.conditions("grisban") == set()
    assert t.hero("grisban").fatigue == 1
    shop = party(grisban="a1", jain="h6", avric="h5")
    shop.equip("grisban", "chipped_greataxe", "lucky_charm")
    shop.afflict("grisban", "diseased")
    t = shop.round()
    t.roll("gray-6", "black-6", "gray-6", "black-6")
    t.do("go grisban_the_thirsty", "use lucky_charm")
    assert t.conditions("grisban") == {"diseased"}
    assert t.hero("grisban").is_exhausted(CARD["lucky_charm"]) is False  # refreshed after the start of the turn


@rule("DSC-11.12")
@card("brute")
def test_a_brute_recovers_two_more_hearts() -> None:
    a = party(jain="a1", avric="h5")
    a.fall("grisban", "b1")
    a.learn("grisban", "brute")
    a.hero("grisban").damage = 18
    t = a.turn("jain")
    t.roll("red-1", "red-1")
    t.do("revive grisban_the_thirsty")
    assert t.hero("grisban").damage == 14


@rule("DSC-11.02", "DSC-12.04")
def test_felled_at_the_start_of_his_own_turn_a_hero_does_not_stand_up_in_it() -> None:
    a = Arrangement()
    for name, space in (("grisban", "a1"), ("jain", "a3"), ("avric", "a5")):
        a.put(name, space)
    a.hero("grisban").damage = 13
    a.afflict("grisban", "poisoned")
    t = a.round()
    t.roll("gray-6", "black-6")
    t.do("go grisban_the_thirsty")
    assert t.ask.kind == "turn.next"  # his turn is over
    assert t.hero("grisban").down
    assert t.hero("grisban").acted


@rule("DSC-11.02", "DSC-11.09", "DSC-11.17")
def test_who_was_down_when_the_turn_began_may_stand_up_in_it() -> None:
    a = Arrangement()
    a.fall("grisban", "a1")
    a.put("jain", "a3")
    a.put("avric", "a5")
    t = a.round()
    t.do("go grisban_the_thirsty")
    assert "stand-up" in t.options()


@rule("DSC-11.02", "DSC-12.04")
def test_who_survives_the_poison_has_a_turn() -> None:
    a = Arrangement()
    for name, space in (("grisban", "a1"), ("jain", "a3"), ("avric", "a5")):
        a.put(name, space)
    a.hero("grisban").damage = 12
    a.afflict("grisban", "poisoned")
    t = a.round()
    t.roll("gray-6", "black-6")
    t.do("go grisban_the_thirsty")
    assert t.ask.kind == "turn.action"


ON_THE_ROAD = "step=choose; quests=rellegars_rest:overlord; hero=jain_fairwood:wildlander 0 nimble yew_shortbow*; " + (
    "hero=avric_albright:disciple 0 prayer_of_healing iron_mace*"
)
"""The road to the interlude has many symbols."""


@rule("DSC-11.03", "DSC-28.09")
@pytest.mark.parametrize(
    "settings", [{"quest": "rellegars_rest"}, {"quest": "lord_of_flame"}, {"campaign": ON_THE_ROAD}], ids=str
)
def test_who_is_down_has_damage_equal_to_health(settings: dict[str, str]) -> None:
    """At every question of random games in which everybody stands on the brink."""
    fallen = 0
    for seed in range(6):
        for number, match in enumerate(kit.positions(GAME, 3, f"down {seed}", settings)):
            s: DescentState = match.state
            for hero in s.heroes:
                if not hero.down and match.ask is not None and match.ask.kind in ("turn.next", "travel.route"):
                    hero.damage = max_health(s, hero) - 1
                fallen += hero.down
                assert not hero.down or hero.damage == max_health(s, hero), f"{hero.name} at {match.ask}"
            if number > 400:
                break
    assert fallen
