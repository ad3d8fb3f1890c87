"""Attacks, surges and keywords (DSC-8, DSC-9)."""

import pytest

from podziemia.games.descent.data.cards import CARD
from podziemia.games.descent.data.dice import BROWN, GRAY
from podziemia.games.descent.data.map import SPACE_IDS
from podziemia.games.descent.rules.attack import hero_attack, roll_all, total_hearts
from podziemia.games.descent.rules.facts import defense_pool
from podziemia.games.descent.rules.weapons import target_spaces
from tests.games.descent.table import Arrangement, DescentTable
from tests.support import card, example, rule


def duel(heroes: str, hero: str, at: str, monster: str, *where: str, act: int = 1) -> Arrangement:
    """One hero and one monster; the other heroes stand in the far corner."""
    a = Arrangement(heroes=heroes, act=act)
    a.put(hero, at)
    for other, corner in zip([h for h in a.s.heroes if not h.on_map], ("h6", "h5", "g6"), strict=False):
        a.put(other.name, corner)
    a.put(monster, *where)
    return a


GRISBAN = "grisban:berserker jain:wildlander avric:disciple"
JAIN = "jain:wildlander grisban:berserker avric:disciple"
LEORIC = "leoric:runemaster grisban:berserker avric:disciple"


@rule("DSC-8.02", "DSC-8.05", "DSC-8.03")
@example("DSC-EX-07")
def test_a_bow_may_target_near_and_far_goblins_in_sight() -> None:
    a = duel(JAIN, "jain", "a1", "goblin_archer-1", "b2")
    a.put("goblin_archer-2", "c1")
    t = a.turn("jain")
    t.do("attack yew_shortbow")
    t.expect("B attack.target", "target b2", "target c1")
    axe = duel(GRISBAN, "grisban", "a1", "goblin_archer-1", "c1").turn("grisban")
    assert "attack chipped_greataxe" not in axe.options()


@rule("DSC-8.09", "DSC-8.10", "DSC-8.16", "DSC-8.11", "DSC-8.21")
@example("DSC-EX-08")
@card("yew_shortbow", "jain_fairwood")
def test_range_five_reaches_two_spaces_and_two_damage_defeat_a_goblin() -> None:
    t = duel(JAIN, "jain", "a1", "goblin_archer-1", "c1").turn("jain")
    t.roll("blue-3", "yellow-3", "gray-2")
    t.do("attack yew_shortbow")
    assert t.is_gone("goblin_archer-1")
    assert t.dice_left() == 0


@rule("DSC-9.01", "DSC-9.02", "DSC-9.04", "DSC-9.14")
@example("DSC-EX-09")
@card("chipped_greataxe")
def test_each_surge_ability_once_and_one_fatigue_an_attack() -> None:
    def struck() -> DescentTable:
        a = duel(GRISBAN, "grisban", "a1", "ettin-master", "b1", "c1", "b2", "c2")
        a.hero("grisban").fatigue = 2
        t = a.turn("grisban")
        t.roll("blue-2", "red-6", "gray-1", "gray-1")
        t.do("attack chipped_greataxe", "target b1")
        return t

    t = struck()
    t.expect("B attack.surge", "done", "surge hearts-1", "surge fatigue", n=2)
    t.do("surge hearts-1", "surge fatigue")
    assert t.figure("ettin-master").damage == 6
    assert t.hero("grisban").fatigue == 1
    t = struck()
    t.do("surge hearts-1", "surge hearts-1")  # two lines that do the same
    assert t.figure("ettin-master").damage == 7
    t = struck()
    t.do("surge fatigue")
    assert "surge fatigue" not in t.options()


@rule("DSC-10.01")
@example("DSC-EX-10")
def test_shields_cancel_hearts_one_by_one() -> None:
    a = duel("avric:disciple grisban:berserker jain:wildlander", "avric", "a1", "goblin_archer-master", "b1")
    t = a.turn("avric")
    t.roll("blue-4", "yellow-1", "gray-5")
    t.do("attack iron_mace")
    assert t.figure("goblin_archer-master").damage == 1


@rule("DSC-8.01", "DSC-9.01")
@example("DSC-EX-12")
@card("sling")
def test_the_combat_example_of_the_rulebook() -> None:
    a = duel("tomble:thief grisban:berserker avric:disciple", "tomble", "a1", "zombie-master", "d1")
    a.equip("tomble", "sling")
    t = a.turn("tomble")
    t.roll("blue-4", "yellow-4", "brown-4")
    t.do("attack sling")
    t.expect("B attack.surge", "done", "surge range-1-hearts-1", "surge stunned")
    t.do("surge range-1-hearts-1")
    assert t.figure("zombie-master").damage == 3
    assert t.conditions("zombie-master") == set()


@rule("DSC-8.12", "DSC-9.05")
@example("DSC-EX-20")
def test_an_x_misses_whatever_else_was_rolled() -> None:
    a = duel(GRISBAN, "grisban", "a1", "zombie-1", "b1")
    a.hero("grisban").fatigue = 2
    t = a.turn("grisban")
    t.roll("blue-1", "red-6", "brown-1")
    t.do("attack chipped_greataxe")
    assert t.figure("zombie-1").damage == 0
    assert t.hero("grisban").fatigue == 2
    t.ready("B")


@rule("DSC-8.13", "DSC-8.14")
@example("DSC-EX-21")
@card("widow_tarha", "reapers_scythe")
def test_a_reroll_can_undo_a_miss() -> None:
    a = duel("tarha:necromancer grisban:berserker avric:disciple", "tarha", "a1", "goblin_archer-master", "c1")
    a.hero("tarha").damage = 3
    t = a.turn("tarha")
    t.roll("blue-1", "yellow-5", "gray-1", "blue-4")
    t.do("attack reapers_scythe")
    t.expect("B attack.modify", "pass", "ability widow_tarha")
    t.do("ability widow_tarha", "reroll blue-1")
    assert t.is_gone("goblin_archer-master")
    assert t.hero("tarha").rerolled
    assert t.hero("tarha").damage == 2  # the scythe feeds


@rule("DSC-9.08", "DSC-9.09")
@example("DSC-EX-22")
@card("iron_battleaxe", "dark_fortitude")
def test_pierce_adds_up_and_ignores_rolled_and_added_shields() -> None:
    a = duel(GRISBAN, "grisban", "a1", "goblin_archer-master", "b1")
    a.equip("grisban", "iron_battleaxe")
    a.hold("dark_fortitude")
    t = a.turn("grisban")
    t.roll("blue-2", "red-5", "gray-2")
    t.do("attack iron_battleaxe")
    t.do("play dark_fortitude", "surge pierce-1")
    assert t.is_gone("goblin_archer-master")  # 5 - (3 - 2) = 4 of 4


@rule("DSC-9.06", "DSC-8.28", "DSC-8.30")
@example("DSC-EX-23")
@card("exploding_rune", "arcane_bolt")
def test_blast_hits_everybody_around_the_target_space() -> None:
    a = duel("leoric:runemaster syndrael:berserker avric:disciple", "leoric", "a1", "goblin_archer-master", "d4")
    a.learn("leoric", "exploding_rune")
    a.s.lift(a.hero("syndrael"))
    a.put("syndrael", "e5")
    a.put("zombie-master", "d5")
    t = a.turn("leoric")
    t.roll("blue-4", "yellow-5", "gray-2", "brown-1", "gray-5")
    t.do("use exploding_rune", "target d4")
    while t.ask.kind == "attack.order":
        t.do(sorted(t.options())[0])
    assert t.figure("goblin_archer-master").damage == 3
    assert t.figure("zombie-master").damage == 4
    assert t.hero("syndrael").damage == 2
    assert t.hero("leoric").damage == 0


@rule("DSC-9.13", "DSC-12.01")
@example("DSC-EX-24")
@card("light_hammer")
def test_a_condition_needs_a_heart_that_gets_through() -> None:
    a = duel(GRISBAN, "grisban", "a1", "barghest-master", "b1", "c1")
    a.equip("grisban", "light_hammer")
    t = a.turn("grisban")
    t.roll("blue-6", "yellow-1", "gray-6")
    t.do("attack light_hammer")
    t.do("surge stunned")
    assert t.figure("barghest-master").damage == 0
    assert t.conditions("barghest-master") == set()
    a = duel(GRISBAN, "grisban", "a1", "barghest-master", "b1", "c1")
    a.equip("grisban", "light_hammer")
    t = a.turn("grisban")
    t.roll("blue-6", "yellow-1", "gray-2")
    t.do("attack light_hammer", "surge stunned")
    assert t.conditions("barghest-master") == {"stunned"}


@rule("DSC-8.24", "DSC-8.20")
@example("DSC-EX-42")
@card("leoric_of_the_book")
def test_leoric_weakens_attacks_to_no_less_than_one_heart() -> None:
    a = duel(LEORIC, "leoric", "a1", "zombie-1", "b1")
    from podziemia.games.descent.rules.attack import monster_attack

    totals = []
    for faces in (("blue-5",), ("blue-1",), ("blue-4", "red-2")):
        attack = monster_attack(a.s, a.s.figures[next(f.id for f in a.s.monsters())])
        attack.dice = [0] if len(faces) == 1 else [0, 1]
        attack.roll = [int(face[-1]) - 1 for face in faces]
        totals.append(total_hearts(a.s, attack))
    assert totals == [1, 0, 3]
    far = duel(LEORIC, "leoric", "a1", "zombie-1", "e1")
    attack = monster_attack(far.s, far.s.monsters()[0])
    attack.dice, attack.roll = [0, 1], [3, 1]
    assert total_hearts(far.s, attack) == 4


@rule("DSC-8.04", "DSC-9.12")
@card("iron_spear", "oak_staff")
def test_reach_strikes_two_spaces_away_in_sight() -> None:
    a = duel(GRISBAN, "grisban", "a1", "zombie-1", "c1")
    a.equip("grisban", "iron_spear")
    assert "attack iron_spear" in a.turn("grisban").options()
    b = duel(GRISBAN, "grisban", "a1", "zombie-1", "d1")
    b.equip("grisban", "iron_spear")
    assert "attack iron_spear" not in b.turn("grisban").options()
    blocked = duel(GRISBAN, "grisban", "a1", "zombie-1", "c1")
    blocked.equip("grisban", "oak_staff")
    blocked.put("zombie-2", "b1")
    blocked.put("zombie-3", "b2")
    t = blocked.turn("grisban")
    t.do("attack oak_staff")
    assert t.offered("target") == {"b1", "b2"}


@rule("DSC-8.06", "DSC-8.07", "DSC-15.05")
def test_bare_hands_are_a_melee_attack_with_one_blue_die_and_no_melee_weapon() -> None:
    a = duel(GRISBAN, "grisban", "a1", "zombie-1", "b1")
    a.equip("grisban")
    t = a.turn("grisban")
    assert "use rage" not in t.options()
    t.roll("blue-4", "brown-1")
    t.do("attack unarmed")
    assert t.figure("zombie-1").damage == 2
    assert t.dice_left() == 0


@rule("DSC-8.06")
@card("steel_broadsword", "iron_longsword")
def test_only_the_declared_weapon_counts() -> None:
    a = duel("syndrael:knight jain:wildlander avric:disciple", "syndrael", "a1", "ettin-1", "b1", "c1", "b2", "c2")
    a.equip("syndrael", "iron_longsword", "steel_broadsword")
    t = a.turn("syndrael")
    t.roll("blue-2", "red-1", "gray-6", "gray-1", "gray-1")
    t.do("attack iron_longsword", "target b1")
    t.expect("B attack.surge", "done", "surge shatter-guard")  # no reroll, no +1 heart of the broadsword
    t.do("surge shatter-guard", "reroll gray-6")
    assert t.figure("ettin-1").damage == 3
    t.roll("blue-2", "red-1", "gray-1", "gray-1", "red-5")
    t.do("attack steel_broadsword", "target b1")
    t.expect("B attack.modify", "pass", "use steel_broadsword")
    t.do("use steel_broadsword")
    t.expect("B attack.surge", "done", "surge hearts-1")
    t.do("surge hearts-1")
    assert t.is_gone("ettin-1")


@rule("DSC-8.08", "DSC-16.19", "DSC-8.25", "DSC-16.13")
@example("DSC-EX-35")
@card("cave_spider", "poison", "damage_n")
def test_a_monster_attacks_once_an_activation_with_its_own_dice_and_surges() -> None:
    a = duel(GRISBAN, "grisban", "a1", "cave_spider-1", "b1")
    t = a.activation("cave_spider-1")
    t.roll("blue-6", "yellow-4", "gray-1")
    t.do("strike")
    t.expect("A attack.surge", "done", "surge poisoned", "surge hearts-1")
    t.do("surge poisoned", "surge hearts-1")
    assert t.hero("grisban").damage == 3
    assert t.conditions("grisban") == {"poisoned"}
    assert "strike" not in t.options()
    elemental = duel(GRISBAN, "grisban", "a1", "elemental-1", "b1", "c1", "b2", "c2")
    t = elemental.activation("elemental-1")
    t.roll("blue-1", "red-1", "gray-1")
    t.do("perform fire")
    assert {"perform fire", "strike"} & t.options() == set()
    assert {"move", "perform earth", "perform water", "perform air"} <= t.options()


@rule("DSC-8.17", "DSC-8.18")
@card("arcane_bolt")
def test_surges_may_bring_a_short_shot_home_or_are_void() -> None:
    def shot() -> DescentTable:
        a = duel(LEORIC, "leoric", "a1", "goblin_archer-master", "d1")
        a.hero("leoric").fatigue = 2
        t = a.turn("leoric")
        t.roll("blue-2", "yellow-4", "gray-1")  # range 2, two surges
        t.do("attack arcane_bolt")
        return t

    t = shot()
    t.do("surge range-1", "surge pierce-2")
    assert t.figure("goblin_archer-master").damage == 3
    t = shot()
    t.do("surge pierce-2", "done")
    assert t.figure("goblin_archer-master").damage == 0


@rule("DSC-8.19")
def test_melee_attacks_have_no_range() -> None:
    t = duel(GRISBAN, "grisban", "a1", "zombie-1", "b1").turn("grisban")
    t.roll("blue-2", "red-5", "brown-1")
    t.do("attack chipped_greataxe", "done")
    assert t.is_gone("zombie-1")


@rule("DSC-8.15", "DSC-13.05", "DSC-8.22", "DSC-10.07")
@card("wooden_shield_knight")
def test_shields_help_only_against_attacks() -> None:
    a = duel("syndrael:knight jain:wildlander avric:disciple", "syndrael", "a1", "barghest-1", "b1", "c1")
    t = a.activation("barghest-1")
    t.roll("gray-6", "black-6")
    t.do("perform howl")
    assert t.hero("syndrael").fatigue == 1
    assert t.ask.kind == "monster.action"  # no shield was offered against the test
    t.roll("blue-4", "red-1", "gray-1")
    t.do("strike")
    t.do("use wooden_shield_knight")
    assert t.hero("syndrael").damage == 2


@rule("DSC-8.23", "DSC-10.09")
@card("jain_fairwood", "zombie", "disease", "diseased")
def test_damage_turned_into_fatigue_was_still_dealt() -> None:
    a = duel(JAIN, "jain", "a1", "zombie-1", "b1")
    t = a.activation("zombie-1")
    t.roll("blue-6", "yellow-1", "gray-1")
    t.do("strike", "surge diseased")
    t.expect("B damage.as-fatigue", "points 0", "points 1", "points 2", n=2)
    t.do("points 2")
    assert (t.hero("jain").damage, t.hero("jain").fatigue) == (0, 2)
    assert t.conditions("jain") == {"diseased"}


@rule("DSC-8.27", "DSC-31.02")
@card("counter_attack")
def test_an_attack_in_another_turn_is_resolved_and_the_activation_goes_on() -> None:
    a = duel(GRISBAN, "grisban", "a1", "zombie-master", "b1")
    a.learn("grisban", "counter_attack")
    t = a.activation("zombie-master")
    t.roll("blue-3", "yellow-1", "gray-1", "blue-4", "red-2", "brown-1")
    t.do("strike", "yes")
    assert t.figure("zombie-master").damage == 4
    assert t.hero("grisban").fatigue == 1
    assert t.ask.kind == "monster.action"
    assert t.s.turn.actions == 1


@rule("DSC-8.29")
@card("shadow", "shadow_dragon")
@pytest.mark.parametrize(("second", "toll"), [("shadow_dragon-1", True), ("zombie-2", False)])
def test_the_shadow_of_a_dragon_veils_whoever_else_stands_by(second: str, toll: bool) -> None:
    a = duel("tomble:thief grisban:berserker avric:spiritspeaker", "tomble", "b2", "zombie-master", "a1")
    a.put(second, *(("c2", "d2", "e2", "c3", "d3", "e3") if "dragon" in second else ("c2",)))
    t = a.turn("tomble")
    t.roll("blue-2", "yellow-1", "brown-1")
    t.do("attack throwing_knives", "target a1")
    assert ("surge toll" in t.options()) == toll


@rule("DSC-8.16", "DSC-8.28")
@card("flail")
def test_dice_misses_and_those_who_elude_an_attack_are_told() -> None:
    a = duel("jain:wildlander grisban:berserker avric:disciple", "jain", "a1", "zombie-1", "f1")
    t = a.turn("jain")
    t.roll("blue-2", "yellow-1", "brown-3")
    t.do("attack yew_shortbow")
    t.skip("done")
    told = t.told()
    assert "attack_rolled B jain_fairwood 3 blue-2 yellow-1" in told
    assert "defense_rolled A zombie-1 brown-3" in told
    assert not [line for line in told if line.startswith(("eluded", "hurt", "blocked"))]


@rule("DSC-8.29")
@card("unseen", "cloud_of_mist", "shadow", "shadow_dragon")
def test_each_veil_wants_a_surge_or_the_attack_misses() -> None:
    def struck(veils: int, pay: int) -> int:
        a = duel("tomble:thief grisban:berserker avric:spiritspeaker", "tomble", "a1", "zombie-master", "b1")
        if veils:
            a.hero("tomble").skills.append(CARD["unseen"])
            a.hero("tomble").exhaust(CARD["unseen"])
        if veils > 1:
            a.s.lift(a.hero("avric"))
            a.put("avric", "d1")
            a.hero("avric").skills.append(CARD["cloud_of_mist"])
            a.hero("avric").exhaust(CARD["cloud_of_mist"])
        t = a.activation("zombie-master")
        t.roll("blue-6", "yellow-4", "gray-1")
        t.do("strike")
        t.skip("no")
        t.do(*["surge toll"] * pay)
        t.skip("done")
        return t.hero("tomble").damage

    assert struck(0, 0) == 2
    assert struck(1, 0) == 0
    assert struck(1, 1) == 2
    assert struck(2, 1) == 0
    assert struck(2, 2) == 2
    a = duel(GRISBAN, "grisban", "a1", "shadow_dragon-1", "b1", "c1", "d1", "b2", "c2", "d2")
    t = a.turn("grisban")
    t.roll("blue-4", "red-2", "gray-1", "gray-1")
    t.do("attack chipped_greataxe", "target b1")
    assert t.figure("shadow_dragon-1").damage == 0


@rule("DSC-8.31")
@card("whirlwind")
def test_all_damage_is_dealt_before_anybody_falls() -> None:
    a = duel(GRISBAN, "grisban", "c3", "zombie-1", "b3")
    a.put("zombie-2", "d3")
    a.learn("grisban", "whirlwind")
    t = a.turn("grisban")
    t.roll("blue-3", "red-2", "brown-1", "brown-1")
    t.do("use whirlwind")
    t.expect("B attack.order", "choose zombie-1", "choose zombie-2")
    t.do("choose zombie-2")
    assert t.is_gone("zombie-1")
    assert t.is_gone("zombie-2")


@rule("DSC-9.03")
@card("grinding_axe")
def test_an_ability_with_two_surges_costs_two() -> None:
    t = duel(GRISBAN, "grisban", "a1", "merriod-1", "b1", "c1", "b2", "c2", act=2)
    t.equip("grisban", "grinding_axe")
    played = t.turn("grisban")
    played.roll("blue-2", "red-6", "red-1", "gray-1", "gray-1")
    played.do("attack grinding_axe", "target b1")
    played.expect("B attack.surge", "done", "surge hearts-1", "surge hearts-5", n=2)
    played.do("surge hearts-5")
    assert played.is_gone("merriod-1")


@rule("DSC-9.07")
@card("lightning_strike", "dwarven_firebomb")
def test_blast_by_surge_makes_the_others_roll_then() -> None:
    a = duel(LEORIC, "leoric", "a1", "zombie-1", "c1", act=2)
    a.equip("leoric", "lightning_strike")
    a.put("zombie-2", "c2")
    t = a.turn("leoric")
    t.roll("blue-2", "yellow-5", "yellow-5", "brown-6", "brown-1")
    t.do("attack lightning_strike", "target c1")
    assert t.dice_left() == 1
    t.do("surge blast")
    t.do(sorted(t.options())[0])
    assert t.figure("zombie-1").damage == 4
    assert t.is_gone("zombie-2")


@rule("DSC-9.10", "DSC-9.11")
@card("ice_storm", "trueshot")
def test_conditions_fall_on_all_who_were_hurt_and_pushes_on_the_target() -> None:
    a = duel(JAIN, "jain", "a1", "zombie-master", "c3")
    a.equip("jain", "trueshot")
    t = a.turn("jain")
    t.roll("blue-2", "red-1", "yellow-1", "brown-6")
    t.do("attack trueshot", "surge shove")
    assert t.figure("zombie-master").damage == 2
    assert t.ask.kind == "push.step"
    t.do("done")
    assert t.at("zombie-master") == "c3"


@rule("DSC-1.06", "DSC-8.09")
def test_a_pool_may_hold_more_dice_than_the_box() -> None:
    a = duel(GRISBAN, "grisban", "a1", "zombie-1", "b1")
    a.hero("grisban").fury = 3
    attack = hero_attack(a.s, a.hero("grisban"), CARD["chipped_greataxe"])
    from podziemia.games.descent.rules.attack import add_dice, aim

    aim(a.s, attack, SPACE_IDS.index("b1"))
    add_dice(a.s, attack)
    roll_all(a.s, attack)
    assert attack.dice == [0, 1, 2, 2, 2]
    assert len(attack.roll) == 5


@rule("DSC-8.10", "DSC-31.08")
@card("chainmail", "leather_armor", "defense_training")
def test_the_defense_pool_is_sheet_armor_and_lasting_bonuses() -> None:
    a = duel("syndrael:knight jain:wildlander avric:disciple", "syndrael", "a1", "zombie-1", "b1")
    a.equip("syndrael", "iron_longsword", "wooden_shield_knight", "chainmail")
    a.learn("syndrael", "defense_training")
    a.hero("syndrael").faith = 1 << 3
    assert defense_pool(a.s, a.hero("syndrael")) == (GRAY, GRAY, BROWN, BROWN)
    a.equip("jain", "yew_shortbow", "leather_armor")
    assert defense_pool(a.s, a.hero("jain")) == (GRAY, BROWN)


@rule("DSC-7.08", "DSC-7.09")
def test_fallen_heroes_do_not_block_sight() -> None:
    a = Arrangement(".....")
    a.put("jain", "a1")
    a.put("avric", "b1")
    a.put("zombie-1", "e1")
    assert target_spaces(a.s, a.hero("jain"), True, False) == []
    a.fall("avric", "b1")
    assert [SPACE_IDS[space] for space in target_spaces(a.s, a.hero("jain"), True, False)] == ["e1"]
    big = Arrangement(".....")
    big.put("jain", "a1")
    big.put("barghest-1", "d1", "e1")
    assert [SPACE_IDS[space] for space in target_spaces(big.s, big.hero("jain"), True, False)] == ["d1"]


@rule("DSC-5.10")
@card("howl", "barghest")
def test_within_three_spaces_needs_no_sight() -> None:
    a = Arrangement("...\n.o.\n...\n")
    a.put("grisban", "a1")
    a.put("jain", "a2")
    a.put("avric", "c1")
    a.put("barghest-1", "b3", "c3")
    t = a.activation("barghest-1")
    t.roll(*["gray-6", "black-6"] * 3)
    t.do("perform howl")
    assert [t.hero(name).fatigue for name in ("grisban", "jain", "avric")] == [1, 1, 1]
