"""Just outside of what a card says: a space too far, the wrong weapon, somebody who fell meanwhile; beside it the case
that still works."""

import pytest

from podziemia.games.descent.data.cards import CARD, FIGURE, MONSTER_IDS, RELIC_IDS
from podziemia.games.descent.data.heroes import SKILLS
from podziemia.games.descent.data.map import SPACE_IDS
from podziemia.games.descent.data.options import FACE_IDS
from podziemia.games.descent.data.quest_parts import QuestRule
from podziemia.games.descent.rules.facts import max_health
from tests.games.descent.scenes import damage, fatigue, hurt, scene, tired
from tests.games.descent.table import ROOM, DescentTable
from tests.support import card, rule

FAIL, PASS = ("gray-6", "black-6"), ("gray-1", "black-1")
APART = "jain:wildlander@h6 avric:disciple@h5"


# ---- feats ----


@card("ashrian")
def test_ashrian_stuns_a_group_three_spaces_away_and_none_at_four() -> None:
    a = scene(f"ashrian:spiritspeaker@a1 {APART.replace('avric:disciple', 'grisban:berserker')}", "goblin_archer-1@e1")
    a.put("zombie-1", "d1")
    t = a.turn("ashrian")
    t.do("feat ashrian")
    assert (t.conditions("zombie-1"), t.conditions("goblin_archer-1")) == ({"stunned"}, set())


@card("jain_fairwood", "web_trap")
def test_a_web_ends_the_run() -> None:
    a = scene("jain:wildlander@a1 grisban:berserker@h6 avric:disciple@h5")
    a.hold("web_trap")
    t = a.turn("jain")
    t.roll(*FAIL)
    t.do("feat jain_fairwood", "step b1", "play web_trap")
    assert (t.at("jain"), t.ask.kind) == ("b1", "turn.action")


@card("jain_fairwood")
def test_on_the_run_one_shoots_at_somebody_and_not_from_the_space_of_a_friend() -> None:
    heroes = "jain:wildlander@a1 grisban:berserker@b1 avric:disciple@h5"
    t = scene(heroes, "zombie-1@f2").turn("jain")
    t.do("feat jain_fairwood")
    assert "strike" in t.options()
    t.do("step b1")
    assert "strike" not in t.options()
    t.do("step c1")
    assert "strike" in t.options()
    t = scene(heroes).turn("jain")
    t.do("feat jain_fairwood")
    assert "strike" not in t.options()


@card("widow_tarha", "leoric_of_the_book", "curse_of_the_monkey_god")
@pytest.mark.parametrize(("hero", "feat"), [("tarha", "widow_tarha"), ("leoric", "leoric_of_the_book")])
@pytest.mark.parametrize("monkey", [0, 2])
def test_a_monkey_casts_no_feat(hero: str, feat: str, monkey: int) -> None:
    a = scene(f"{hero}:runemaster@a1 {APART}", "zombie-1@b1 zombie-2@a2")
    a.hero(hero).monkey = monkey
    assert (f"feat {feat}" in a.turn(hero).options()) == (not monkey)


@card("grisban_the_thirsty")
@pytest.mark.parametrize(("monsters", "may"), [("zombie-1@b1", True), ("zombie-1@c1", False)])
def test_who_reaches_nobody_has_no_use_for_another_attack(monsters: str, may: bool) -> None:
    t = scene(f"grisban:berserker@a1 {APART}", monsters).turn("grisban")
    assert ("feat grisban_the_thirsty" in t.options()) == may


@card("syndrael")
@pytest.mark.parametrize("down", [False, True])
def test_the_fallen_do_not_march(down: bool) -> None:
    a = scene("syndrael:knight@a1 grisban:berserker@b1 avric:disciple@h5")
    if down:
        a.fall("grisban", "b1")
    assert ("feat syndrael" in a.turn("syndrael").options()) == (not down)


# ---- after an attack ----


def kills(
    hero: str, weapon: str, *skills: str, monsters: str = "zombie-1@b1", dice: str = "blue-4 red-5"
) -> DescentTable:
    """The hero on a1 attacks whoever stands on b1."""
    a = scene(f"{hero}@a1 {APART}", monsters)
    name = hero.partition(":")[0]
    a.equip(name, *weapon.split())
    a.learn(name, *skills)
    t = a.turn(name)
    t.roll(*dice.split(), "brown-1")
    t.do(f"attack {weapon.split(maxsplit=1)[0]}")
    t.skip("target b1", "done", "pass")
    return t


@card("advance")
@pytest.mark.parametrize(
    ("weapon", "dice", "may"), [("iron_longsword", "blue-4 red-5", True), ("crossbow", "blue-4 yellow-6", False)]
)
def test_an_advance_follows_a_blow_and_no_shot(weapon: str, dice: str, may: bool) -> None:
    t = kills("syndrael:knight", weapon, "advance", monsters="zombie-1@b1 zombie-2@f1", dice=dice)
    assert t.is_gone("zombie-1")
    assert (t.ask.kind == "skill.again") == may


@card("advance")
@pytest.mark.parametrize(("second", "asked"), [("d1", True), ("h1", False)])
def test_who_advances_to_nobody_is_not_asked_to_strike(second: str, asked: bool) -> None:
    t = kills("syndrael:knight", "iron_longsword", "advance", monsters=f"zombie-1@b1 zombie-2@{second}")
    t.do("yes", "step b1", "step c1", "stop")
    assert (t.ask.kind == "skill.strike") == asked


@card("quick_casting")
@pytest.mark.parametrize(
    ("weapon", "monsters", "may"),
    [
        ("arcane_bolt", "zombie-1@b1 zombie-2@c2", True),
        ("arcane_bolt", "zombie-1@b1", False),
        ("sling", "zombie-1@b1 zombie-2@c2", False),
    ],
)
def test_one_casts_quickly_with_a_rune_at_somebody(weapon: str, monsters: str, may: bool) -> None:
    t = kills("leoric:runemaster", weapon, "quick_casting", monsters=monsters, dice="blue-4 yellow-6")
    assert t.is_gone("zombie-1")
    assert (t.ask.kind == "skill.again") == may


@card("dying_command")
@pytest.mark.parametrize(("monster", "asked"), [("zombie-1", True), ("zombie-master", False)])
def test_only_who_died_is_commanded(monster: str, asked: bool) -> None:
    t = kills("leoric:necromancer", "arcane_bolt", "dying_command", monsters=f"{monster}@b1", dice="blue-4 yellow-6")
    assert t.is_gone(monster) == asked
    assert (t.ask.kind == "skill.command") == asked


@card("dying_command")
@pytest.mark.parametrize(("kind", "asked"), [("goblin_archer", True), ("zombie", False)])
def test_who_has_come_back_meanwhile_is_not_commanded(kind: str, asked: bool) -> None:
    rules = (QuestRule("more", when=("defeated(zombie)",), do=(f"spawn({kind}, 1, zone=K)",)),)
    a = scene(f"leoric:necromancer@a1 {APART}", "zombie-1@b1", ROOM.replace("........", ".....K..", 1), rules=rules)
    a.s.kinds.append(MONSTER_IDS.index("goblin_archer"))
    a.learn("leoric", "dying_command")
    t = a.turn("leoric")
    t.roll("blue-4", "yellow-6", "brown-1")
    t.do("attack reapers_scythe")
    t.skip("done", "pass")
    assert (t.is_gone("zombie-1"), t.ask.kind == "skill.command") == (asked, asked)


@card("dark_charm", "quick_casting")
def test_the_charmed_cast_once() -> None:
    a = scene(f"leoric:runemaster@a1 {APART.replace('h6', 'b1')}", "zombie-1@a4")
    a.learn("leoric", "quick_casting")
    a.hold("dark_charm")
    a.s.deck = []
    t = a.overlord()
    t.roll(*FAIL, "blue-4", "yellow-1", "gray-1")
    t.do("play dark_charm", "choose leoric_of_the_book", "attack arcane_bolt", "target b1")
    t.skip("pass", "done", "points 0")
    assert t.ask.kind == "overlord.group"


@card("the_shadow_rune", "exploding_rune")
def test_the_shadow_rune_rests_for_each_who_fell() -> None:
    a = tired(scene(f"leoric:runemaster@a1 {APART}", "zombie-1@c1 zombie-2@d1 zombie-master@g6"), leoric=3)
    a.equip("leoric", "the_shadow_rune")
    a.learn("leoric", "exploding_rune")
    t = a.turn("leoric")
    t.roll("blue-4", "yellow-6", "yellow-6", "brown-1", "brown-1")
    t.do("use exploding_rune", "target c1")
    t.skip("done", "pass", "choose zombie-1", "choose zombie-2")
    assert (t.is_gone("zombie-1"), t.is_gone("zombie-2"), fatigue(t, "leoric")) == (True, True, [3 + 1 - 2])


@card("not_me", "dirty_tricks")
def test_whoever_took_the_blow_is_stunned_by_the_trick() -> None:
    a = scene("tomble:thief@a1 jain:wildlander@h6 avric:disciple@h5", "splig@b1 zombie-master@c1")
    a.learn("tomble", "dirty_tricks")
    t = a.turn("tomble")
    t.roll(*PASS, "blue-4", "yellow-6", "brown-1")
    t.do("use dirty_tricks")
    t.skip("target b1", "done", "pass")
    assert (damage(t, "splig"), t.conditions("splig"), t.conditions("zombie-master")) == ([0], set(), {"stunned"})


@card("not_me", "exploding_rune")
def test_a_rune_explodes_around_whoever_took_the_blow() -> None:
    a = scene(f"leoric:runemaster@a1 {APART}", "splig@c1 zombie-master@d1 goblin_archer-1@e1 goblin_archer-2@b2")
    a.learn("leoric", "exploding_rune")
    t = a.turn("leoric")
    t.roll(*PASS, "blue-4", "yellow-6", "brown-1", "gray-1", "gray-1")
    t.do("use exploding_rune", "target c1")
    t.skip("choose zombie-master", "choose goblin_archer-1", "done", "pass")
    assert (t.is_gone("goblin_archer-1"), t.is_gone("goblin_archer-2")) == (True, False)


@card("not_me")
@pytest.mark.parametrize(("other", "may"), [("b1", True), ("d1", False)])
def test_splig_steps_behind_a_monster_beside_him(other: str, may: bool) -> None:
    a = scene("grisban:berserker@a1 jain:wildlander@h6 avric:disciple@h5", f"splig@a2 zombie-master@{other}")
    t = a.turn("grisban")
    t.roll(*(PASS if may else ()), "blue-4", "red-1", "brown-1")
    t.do("attack chipped_greataxe")
    t.skip("target a2", "done", "pass")
    assert (t.figure("zombie-master").damage > 0) == may
    assert (t.figure("splig").damage > 0) == (not may)


@card("not_me", "widow_tarha")
def test_splig_steps_behind_nobody_who_is_aimed_at_too() -> None:
    a = scene("tarha:necromancer@a1 jain:wildlander@h6 grisban:berserker@h5", "splig@c1 zombie-master@c2")
    t = a.turn("tarha")
    t.roll("blue-4", "yellow-1", "gray-1", "brown-1")
    t.do("feat widow_tarha", "choose splig")
    t.skip("pass", "done", "choose splig", "choose zombie-master")
    assert (t.dice_left(), min(damage(t, "splig", "zombie-master")) > 0) == (0, True)


# ---- the right weapon ----


@card("bow_mastery", "rune_mastery", "weapon_mastery", "execute")
@pytest.mark.parametrize(
    ("hero", "weapon", "skill", "may"),
    [
        ("jain:wildlander", "yew_shortbow", "bow_mastery", True),
        ("jain:wildlander", "sling", "bow_mastery", False),
        ("leoric:runemaster", "arcane_bolt", "rune_mastery", True),
        ("leoric:runemaster", "sling", "rune_mastery", False),
        ("grisban:berserker", "chipped_greataxe", "weapon_mastery", True),
        ("grisban:berserker", "yew_shortbow", "weapon_mastery", False),
        ("grisban:berserker", "chipped_greataxe", "execute", True),
        ("grisban:berserker", "yew_shortbow", "execute", False),
    ],
)
def test_a_skill_serves_an_attack_with_the_weapon_it_names(hero: str, weapon: str, skill: str, may: bool) -> None:
    name = hero.partition(":")[0]
    a = scene(f"{hero}@a1 tomble:thief@h6 avric:disciple@h5", "zombie-master@b1")
    a.equip(name, weapon)
    a.learn(name, skill)
    t = a.turn(name)
    t.roll("blue-4", "red-1" if weapon == "chipped_greataxe" else "yellow-1", "brown-1")
    t.do(f"attack {weapon}")
    assert (f"use {skill}" in t.options()) == may


@card("whirlwind", "guard")
@pytest.mark.parametrize(("weapon", "may"), [("iron_longsword", True), ("yew_shortbow", False)])
def test_one_whirls_and_guards_with_a_melee_weapon(weapon: str, may: bool) -> None:
    a = scene(f"grisban:berserker@a1 {APART}", "zombie-1@b1")
    a.equip("grisban", weapon)
    a.learn("grisban", "whirlwind")
    assert ("use whirlwind" in a.turn("grisban").options()) == may
    a = scene(f"syndrael:knight@a1 {APART}", "zombie-1@c1")
    a.equip("syndrael", weapon)
    a.learn("syndrael", "guard")
    t = a.activation("zombie-1", points=3)
    t.do("step b1")
    assert ("use guard" in t.options()) == may


@card("guard")
def test_one_guards_with_the_second_weapon() -> None:
    a = scene(f"syndrael:knight@a1 {APART}", "zombie-1@c1")
    a.equip("syndrael", "sling", "iron_longsword")
    a.learn("syndrael", "guard")
    t = a.activation("zombie-1", points=3)
    t.do("step b1")
    assert "use guard" in t.options()


@card("counter_attack", "iron_spear")
@pytest.mark.parametrize(("space", "asked"), [("b1", True), ("c1", False)])
def test_a_counter_attack_answers_who_stands_beside_and_not_at_arms_length(space: str, asked: bool) -> None:
    a = scene(f"grisban:berserker@a1 {APART}", f"goblin_archer-1@{space}")
    a.equip("grisban", "iron_spear")
    a.learn("grisban", "counter_attack")
    t = a.activation("goblin_archer-1")
    t.roll("blue-4", "yellow-1", "gray-1")
    t.do("strike")
    t.skip("target a1", "pass", "done")
    assert (t.ask.kind == "skill.strike") == asked


@card("runic_knowledge", "shield_slam")
def test_only_who_has_learned_it_has_the_surge() -> None:
    a = scene(f"leoric:necromancer@a1 {APART}", "zombie-master@b1")
    t = a.turn("leoric")
    t.roll("blue-2", "yellow-1", "brown-1")
    t.do("attack reapers_scythe")
    assert "surge range-1" in t.options()
    assert "surge runic" not in t.options()
    for weapon, dice, skills, may in (
        ("iron_longsword", "red-1", ("shield_slam",), True),
        ("iron_longsword", "red-1", (), False),
        ("sling", "yellow-1", ("shield_slam",), False),
    ):
        a = scene(f"syndrael:knight@a1 {APART}", "zombie-master@b1 zombie-1@a2")
        a.equip("syndrael", weapon, "wooden_shield_knight")
        a.learn("syndrael", *skills)
        t = a.turn("syndrael")
        t.roll("blue-2", dice, "brown-1")
        t.do(f"attack {weapon}", "target b1")
        assert ("surge slam" in t.options()) == may


@card("break_the_rune", "inscribe_rune")
def test_a_rune_is_broken_with_either_of_two_weapons() -> None:
    a = scene(f"leoric:runemaster@a1 {APART}", "zombie-1@b1")
    a.equip("leoric", "sling", "iron_longsword")
    a.learn("leoric", "inscribe_rune", "break_the_rune")
    t = a.turn("leoric")
    t.do("use break_the_rune")
    assert {"attack sling", "attack iron_longsword"} <= t.options()


@card("break_the_rune", "expert_blow")
def test_a_broken_rune_strikes_whom_one_sees_and_is_no_blow_of_the_overlords() -> None:
    heroes = "leoric:runemaster@c1 jain:wildlander@a1 avric:disciple@h3"
    a = scene(heroes, "zombie-1@b3", "........\n###.####\n........")
    a.learn("leoric", "break_the_rune")
    a.hold("expert_blow", "critical_blow")
    t = a.turn("leoric")
    t.roll("blue-4", "yellow-1", "gray-1")
    t.do("use break_the_rune")
    assert t.ask.seat != 0
    t.skip("pass", "done", "points 0")
    assert (damage(t, "zombie-1"), t.hero("jain").damage > 0) == ([0], True)


@card("vampiric_blood", "corpse_blast")
def test_of_those_who_fell_monsters_alone_feed_the_necromancer() -> None:
    a = tired(scene(f"leoric:necromancer@a1 {APART}", "reanimate@f1 zombie-1@g1"), leoric=3)
    a.learn("leoric", "corpse_blast", "vampiric_blood")
    t = a.turn("leoric")
    t.roll("blue-4", "yellow-5", *["brown-1"] * 3)
    before = SKILLS[CARD["corpse_blast"]].fatigue + 3
    t.do("use corpse_blast")
    t.skip("choose reanimate", "choose zombie-1", "done", "pass")
    assert (t.is_gone("reanimate"), t.is_gone("zombie-1"), fatigue(t, "leoric")) == (True, True, [before - 1])


@card("oath_of_honor")
@pytest.mark.parametrize(
    ("weapon", "friend", "may"),
    [("iron_longsword", "c1", True), ("crossbow", "c1", False), ("iron_longsword", "h1", False)],
)
def test_an_oath_needs_a_blade_and_a_friend_in_need(weapon: str, friend: str, may: bool) -> None:
    a = scene(f"syndrael:knight@a1 grisban:berserker@{friend} avric:disciple@h5", "zombie-1@b2")
    a.equip("syndrael", weapon)
    assert ("use oath_of_honor" in a.turn("syndrael").options()) == may


@card("army_of_death")
@pytest.mark.parametrize("raised", [True, False])
def test_an_army_needs_the_reanimate(raised: bool) -> None:
    a = scene(f"tarha:necromancer@a1 {APART}", "zombie-1@c1")
    a.learn("tarha", "army_of_death")
    if raised:
        a.put("reanimate", "a2")
    assert ("use army_of_death" in a.turn("tarha").options()) == raised


# ---- defense ----


def defends(*items: str, skills: tuple[str, ...] = (), found: tuple[str, ...] = (), spent: int = 0) -> DescentTable:
    """A zombie has hit the knight on a1."""
    a = tired(scene("syndrael:knight@a1 grisban:berserker@h6 avric:disciple@h5", "zombie-1@b1"), syndrael=spent)
    a.equip("syndrael", "iron_longsword", *items)
    a.learn("syndrael", *skills)
    a.find("syndrael", *found)
    t = a.activation("zombie-1")
    t.roll("blue-4", "yellow-5", "gray-1")
    t.do("strike")
    return t


@card("defense_training", "wooden_shield_knight")
def test_training_raises_a_shield_that_is_there_once_more() -> None:
    assert "use wooden_shield_knight" not in defends(skills=("defense_training",)).options()
    t = defends("wooden_shield_knight")
    t.do("use wooden_shield_knight")
    assert "use wooden_shield_knight" not in t.options()
    t = defends("wooden_shield_knight", skills=("defense_training",))
    t.do("use wooden_shield_knight", "use wooden_shield_knight")
    assert "use wooden_shield_knight" not in t.options()


@card("ghost_armor", "defense_training")
def test_training_serves_shields_alone() -> None:
    t = defends(skills=("defense_training", "ghost_armor"))
    t.do("use ghost_armor")
    assert "use ghost_armor" not in t.options()


@card("fortunas_dice", "elven_cloak", "warding_talisman", "health_potion")
def test_what_helps_in_defense_is_offered_beside_one_another_and_nothing_else() -> None:
    t = defends("wooden_shield_knight", "elven_cloak", found=("health_potion", "warding_talisman"))
    assert t.offered("use") == {"wooden_shield_knight", "elven_cloak", "warding_talisman"}
    assert "use fortunas_dice" in defends("fortunas_dice", spent=3).options()
    assert "use fortunas_dice" not in defends("fortunas_dice", spent=4).options()


@card("power_potion", "health_potion")
def test_of_potions_the_one_of_power_serves_an_attack() -> None:
    a = scene(f"grisban:berserker@a1 {APART}", "zombie-master@b1")
    a.find("grisban", "health_potion", "power_potion")
    t = a.turn("grisban")
    t.roll("blue-4", "red-1", "brown-1")
    t.do("attack chipped_greataxe")
    assert t.offered("use") == {"power_potion"}


@card("defend", "stoneskin")
def test_help_comes_from_whoever_sits_second() -> None:
    a = scene("grisban:berserker@a1 jain:wildlander@a2 syndrael:knight@b2", "goblin_archer-1@d1")
    a.learn("syndrael", "defend")
    t = a.activation("goblin_archer-1")
    t.do("strike", "target a1")
    t.expect("D attack.defend", "no", "yes")
    a = scene("grisban:berserker@a1 jain:wildlander@h6 ashrian:spiritspeaker@d2", "goblin_archer-1@d1")
    a.learn("ashrian", "stoneskin")
    t = a.activation("goblin_archer-1")
    t.do("strike", "target a1")
    t.expect("D attack.stoneskin", "no", "yes")


@card("tomble_burrowell", "health_potion", "curse_doll")
@pytest.mark.parametrize("potion", ["health_potion", "curse_doll"])
@pytest.mark.parametrize("away", [False, True])
def test_nobody_helps_who_is_away(potion: str, away: bool) -> None:
    a = hurt(scene("tomble:thief@a1 grisban:berserker@b1 avric:disciple@h5"), tomble=2)
    a.afflict("tomble", "poisoned")
    a.find("grisban", potion)
    if away:
        a.s.lift(a.hero("tomble"))
        a.hero("tomble").away = True
    assert (f"use {potion}" in a.turn("grisban").options()) == (not away)


@card("tival_crystal")
@pytest.mark.parametrize("hearts", [0, 1])
def test_the_crystal_heals_a_single_heart_and_not_who_is_whole(hearts: int) -> None:
    a = hurt(scene(f"grisban:berserker@a1 {APART}"), grisban=hearts)
    a.equip("grisban", "chipped_greataxe", "tival_crystal")
    assert ("use tival_crystal" in a.turn("grisban").options()) == (hearts == 1)


# ---- monsters and overlord ----


@card("ashrian")
def test_ashrian_stuns_no_master() -> None:
    a = scene(f"ashrian:spiritspeaker@a1 {APART}", "zombie-master@b1")
    t = a.groups()
    t.do("group zombie")
    t.skip("activate-monster zombie-master")
    assert t.conditions("zombie-master") == set()


@card("throw")
@pytest.mark.parametrize(("dice", "thrown"), [(PASS, False), (FAIL, True)])
def test_who_is_strong_enough_is_not_thrown(dice: tuple[str, str], thrown: bool) -> None:
    a = scene(f"grisban:berserker@a1 {APART}", "ettin-master@b1,c1,b2,c2")
    t = a.activation("ettin-master")
    t.roll(*dice)
    t.do("perform throw")
    assert (t.ask.kind == "place.thrown") == thrown
    t.skip("place a3")
    assert (t.at("grisban"), damage(t, "grisban")) == (("a3", [1]) if thrown else ("a1", [0]))


@card("dominion")
@pytest.mark.parametrize(("hearts", "left"), [(1, 2), (9, 0)])
def test_who_burns_on_the_way_tests_no_will(hearts: int, left: int) -> None:
    a = scene("grisban:berserker@a1 jain:wildlander@h1 avric:disciple@h2", "baron_zachareth@c1", ".!......\n........")
    a.hero("grisban").damage = a.hero("grisban").printed.health - hearts
    a.afflict("jain", "stunned")
    t = a.activation("baron_zachareth")
    t.roll(*PASS, *FAIL)
    t.do("perform dominion", "choose grisban_the_thirsty", "step b1")
    t.skip("done", "pass")
    assert t.hero("grisban").down == (hearts == 1)
    assert t.dice_left() == left
    assert t.conditions("grisban") == (set() if hearts == 1 else {"immobilized"})


@card("cry_havoc")
def test_who_is_flown_over_twice_is_struck_once() -> None:
    def dice_left(*steps: str) -> int:
        a = scene("grisban:berserker@b1 jain:wildlander@h6 avric:disciple@h5", "belthir@a1", act=2)
        t = a.activation("belthir")
        t.roll("blue-4", *["red-1"] * 3, *["gray-1"] * 3)
        t.do("perform cry_havoc", *steps)
        t.skip("stop", "pass", "done", "points 0")
        return t.dice_left()

    assert dice_left("step b1", "step c1", "step b1", "step a1") == dice_left("step b1", "step c1") < 6


@card("nimble", "fleet_of_foot")
@pytest.mark.parametrize(("skills", "steps"), [((), 1), (("fleet_of_foot",), 2)])
def test_the_nimble_dodge_one_space_and_the_fleet_of_foot_two(skills: tuple[str, ...], steps: int) -> None:
    a = scene("jain:wildlander@b3 grisban:berserker@h6 avric:disciple@h5", "zombie-1@d3")
    a.learn("jain", "nimble", *skills)
    t = a.activation("zombie-1", points=3)
    t.do("step c3", "use nimble")
    for space in ("a3", "a4", "a5")[:steps]:
        t.do(f"step {space}")
    assert t.ask.kind != "walk.step"
    assert t.at("jain") == ("a3", "a4")[steps - 1]


@card("dark_charm")
@pytest.mark.parametrize(("ring", "may"), [("zombie-1@a2 zombie-2@b1 zombie-3@b2", False), ("zombie-1@a2", True)])
def test_the_charmed_are_not_sent_where_there_is_no_way(ring: str, may: bool) -> None:
    a = scene(f"grisban:berserker@a1 {APART}", ring)
    a.hold("dark_charm")
    a.s.deck = []
    t = a.overlord()
    t.roll(*FAIL)
    t.do("play dark_charm", "choose grisban_the_thirsty")
    assert ("move" in t.options()) == may


@card("dark_charm", "curse_of_the_monkey_god")
def test_a_charmed_monkey_strikes_nobody() -> None:
    a = scene(f"grisban:berserker@a1 {APART}", "zombie-1@h1")
    a.hero("grisban").monkey = 2
    a.hold("dark_charm")
    a.s.deck = []
    t = a.overlord()
    t.roll(*FAIL)
    t.do("play dark_charm", "choose grisban_the_thirsty")
    assert t.options() == {"pass", "move"}


@card("dark_charm", "rune_mastery", "runic_knowledge")
def test_the_charmed_use_nothing_they_have_learned() -> None:
    a = scene("leoric:runemaster@a1 jain:wildlander@b1 avric:disciple@h5", "zombie-1@h1")
    a.learn("leoric", "rune_mastery")
    a.hold("dark_charm")
    a.s.deck = []
    t = a.overlord()
    t.roll(*FAIL, "blue-2", "yellow-1", "gray-1")
    t.do("play dark_charm", "choose leoric_of_the_book", "attack arcane_bolt", "target b1")
    assert (t.ask.kind, t.ask.seat) == ("attack.surge", 0)
    assert "surge runic" not in t.options()


@card("greedy", "lurk")
@pytest.mark.parametrize(("skill", "near", "far"), [("greedy", "d1", "e1"), ("lurk", "b1", "c1")])
def test_the_thief_takes_the_token_he_reaches(skill: str, near: str, far: str) -> None:
    a = scene("tomble:thief@a1 grisban:berserker@h6 avric:disciple@h5")
    a.learn("tomble", "lurk")
    a.s.search_tokens = [SPACE_IDS.index(far), SPACE_IDS.index(near)]
    t = a.turn("tomble")
    t.do(f"use {skill}")
    assert t.s.search_tokens == [SPACE_IDS.index(far)]


@card("oath_of_honor")
def test_an_oath_is_kept_against_either_of_two() -> None:
    a = scene("syndrael:knight@a1 grisban:berserker@c1 avric:disciple@h5", "zombie-1@d1 zombie-2@c2")
    t = a.turn("syndrael")
    t.do("use oath_of_honor")
    assert t.offered("choose") == {"zombie-1", "zombie-2"}


@card("prayer_of_healing", "cleansing_touch")
@pytest.mark.parametrize("skills", [(), ("cleansing_touch",)])
def test_a_prayer_alone_cleanses_nobody(skills: tuple[str, ...]) -> None:
    a = hurt(scene("avric:disciple@a1 grisban:berserker@b1 jain:wildlander@h6"), grisban=3)
    a.afflict("grisban", "poisoned")
    a.learn("avric", *skills)
    t = a.turn("avric")
    t.roll("red-1")
    t.do("use prayer_of_healing", "choose grisban_the_thirsty")
    t.skip("cure poisoned", "heal poisoned", "lose poisoned")
    assert t.conditions("grisban") == (set() if skills else {"poisoned"})


@card("death_rage")
@pytest.mark.parametrize(("act", "may"), [("use death_rage", True), ("attack chipped_greataxe", False)])
def test_the_rage_of_death_strengthens_its_own_attack_alone(act: str, may: bool) -> None:
    a = hurt(scene(f"grisban:berserker@a1 {APART}", "zombie-master@b1"), grisban=4)
    a.learn("grisban", "death_rage")
    t = a.turn("grisban")
    t.roll("blue-2", "red-1", "brown-1")
    t.do(act)
    assert ("surge death-rage" in t.options()) == may


@card("elven_cloak", "heavy_cloak", "fortunas_dice")
@pytest.mark.parametrize("item", ["elven_cloak", "heavy_cloak", "fortunas_dice"])
def test_what_served_a_defense_is_spent(item: str) -> None:
    a = scene("syndrael:knight@a1 grisban:berserker@h6 avric:disciple@h5", "zombie-1@b1")
    a.equip("syndrael", "iron_longsword", item)
    t = a.activation("zombie-1")
    t.roll("blue-2", "yellow-1", "gray-1", "gray-1")
    t.do("strike", f"use {item}")
    t.skip("reroll gray-1")
    assert t.hero("syndrael").is_exhausted(CARD[item])


@card("power_potion")
def test_a_potion_of_power_serves_one_attack() -> None:
    a = scene(f"grisban:berserker@a1 {APART}", "zombie-master@b1")
    a.find("grisban", "power_potion")
    t = a.turn("grisban")
    for spent in (False, True):
        t.roll("blue-4", "red-1", "brown-6")
        t.do("attack chipped_greataxe")
        assert ("use power_potion" in t.options()) == (not spent)
        t.skip("use power_potion", "done", "pass")


@card("oath_of_honor")
def test_a_monster_beside_two_friends_is_sworn_against_once() -> None:
    a = scene("syndrael:knight@a1 grisban:berserker@c1 avric:disciple@c3", "zombie-1@c2")
    t = a.turn("syndrael")
    t.do("use oath_of_honor")
    assert t.ask.kind != "skill.monster"


@card("magic_staff")
@pytest.mark.parametrize(("space", "near"), [("f1", True), ("g1", False)])
def test_the_staff_counts_from_the_space_aimed_at(space: str, near: bool) -> None:
    a = scene(f"leoric:runemaster@a1 {APART}", f"ettin-1@c1,d1,c2,d2 zombie-1@{space}")
    a.equip("leoric", "magic_staff")
    t = a.turn("leoric")
    t.roll("blue-2", "yellow-1", "gray-1", "gray-1")
    t.do("attack magic_staff", "target c1")
    t.skip("surge arc")
    assert damage(t, "zombie-1") == [1 if near else 0]


@card("subdue")
def test_who_has_every_condition_gets_no_other() -> None:
    a = scene(f"grisban:berserker@a1 {APART}", "baron_zachareth@b1")
    a.afflict("grisban", "stunned", "poisoned", "diseased", "immobilized")
    t = a.activation("baron_zachareth")
    t.roll("blue-2", "red-1", "gray-1")
    t.do("strike", "surge subdue")
    t.skip("done", "pass")
    assert t.ask.kind == "monster.action"


@card("dark_fortune", "pit_trap")
def test_fortune_turns_no_die_of_a_hero() -> None:
    a = scene(f"grisban:berserker@a1 {APART}", "zombie-1@h1")
    a.hold("dark_fortune", "pit_trap")
    t = a.turn("grisban")
    t.roll(*PASS)
    t.do("move", "step b1", "play pit_trap")
    assert t.ask.kind == "turn.action"


@card("tripwire", "pit_trap")
@pytest.mark.parametrize(("friend", "asked"), [("h6", True), ("b1", False)])
def test_no_trap_lies_where_somebody_stands(friend: str, asked: bool) -> None:
    a = scene(f"grisban:berserker@a1 jain:wildlander@{friend} avric:disciple@h5")
    a.hold("tripwire", "pit_trap")
    t = a.turn("grisban")
    t.do("move", "step b1")
    assert (t.ask.kind == "overlord.trap") == asked


@rule("DSC-4.11")
@card("tival_crystal", "staff_of_light", "health_potion", "stamina_potion")
def test_the_second_of_two_things_to_use_and_of_two_to_raise() -> None:
    a = hurt(scene("avric:disciple@a1 grisban:berserker@h6 jain:wildlander@h5"), avric=2)
    a.equip("avric", "staff_of_light", "tival_crystal")
    a.find("avric", "stamina_potion", "health_potion")
    a.fall("grisban", "h6")
    a.fall("jain", "b1")
    t = a.turn("avric")
    assert {"use staff_of_light", "use tival_crystal", "use health_potion", "revive jain_fairwood"} <= t.options()
    assert not {"use stamina_potion", "revive grisban_the_thirsty"} & t.options()


@card("dash", "frenzy")
def test_two_cards_lie_ready_for_one_activation() -> None:
    a = scene(f"grisban:berserker@a1 {APART}", "zombie-1@b1")
    a.hold("dash", "frenzy")
    assert a.activation("zombie-1").offered("play") == {"dash", "frenzy"}


@card("bones_of_woe")
@pytest.mark.parametrize(("die", "drawn"), [("blue-2", 2), ("blue-4", 1)])
def test_the_bones_bring_a_card_whoever_stands_before_their_bearer(die: str, drawn: int) -> None:
    a = scene(f"grisban:berserker@a1 {APART}", "zombie-1@h1 splig@h3")
    a.s.figures[FIGURE["splig"]].relic = RELIC_IDS.index("bones_of_woe")
    a.s.rng.sides = [FACE_IDS.index(die) % 6]  # type: ignore[attr-defined]
    t = a.overlord()
    assert len(t.s.hand) == drawn


@card("caltrops", "nimble")
@pytest.mark.parametrize(("mate", "offered"), [("h1", {"caltrops", "nimble"}), ("b2", {"nimble"})])
def test_caltrops_lie_on_empty_spaces(mate: str, offered: set[str]) -> None:
    a = scene(f"grisban:berserker@a1 {APART}", f"zombie-1@c2 zombie-2@{mate}")
    a.learn("grisban", "caltrops", "nimble")
    t = a.activation("zombie-1", points=3)
    t.do("step b2")
    assert t.offered("use") == offered


@card("caltrops")
def test_who_fell_on_the_caltrops_sets_nothing_else_off() -> None:
    a = scene(f"grisban:berserker@a1 {APART}", "zombie-1@c1 zombie-2@h1")
    a.learn("grisban", "caltrops", "nimble")
    a.put("zombie-1", "c1").damage = a.s.figures[FIGURE["zombie-1"]].sheet.health - 1
    t = a.activation("zombie-1", points=3)
    t.roll(*PASS)
    t.do("step b1", "use caltrops")
    assert t.is_gone("zombie-1")
    assert t.ask.kind != "move.react"


@card("heavy_cloak", "fire")
@pytest.mark.parametrize(("ability", "may"), [("strike", True), ("perform fire", False)])
def test_a_heavy_cloak_turns_what_is_aimed_at_its_bearer(ability: str, may: bool) -> None:
    a = scene(f"syndrael:knight@a1 {APART}", "elemental-1@b1,c1,b2,c2")
    a.equip("syndrael", "iron_longsword", "heavy_cloak")
    t = a.activation("elemental-1")
    t.roll("blue-2", "red-1", "gray-1")
    t.do(ability)
    t.skip("target a1")
    assert ("use heavy_cloak" in t.options()) == may


@card("oath_of_honor")
@pytest.mark.parametrize(("last", "room"), [("e2", False), ("g2", True)])
def test_no_oath_is_kept_beside_a_monster_that_is_walled_in(last: str, room: bool) -> None:
    monsters = f"zombie-1@d1 zombie-2@e1 zombie-3@c2 goblin_archer-1@d2 goblin_archer-2@{last}"
    t = scene("syndrael:knight@a1 grisban:berserker@c1 avric:disciple@h5", monsters).turn("syndrael")
    t.do("use oath_of_honor")
    assert t.offered("choose") == {"zombie-3", "goblin_archer-1"} | ({"zombie-1"} if room else set())


@card("ignite")
@pytest.mark.parametrize(("left", "may"), [(2, True), (1, False)])
def test_nobody_sets_himself_on_fire_who_would_not_outlive_it(left: int, may: bool) -> None:
    a = scene(f"grisban:berserker@a1 {APART}", "lord_merick_farrow@b1 zombie-1@h1")
    merick = a.s.figures[FIGURE["lord_merick_farrow"]]
    merick.damage = max_health(a.s, merick) - left
    assert ("perform ignite" in a.activation("lord_merick_farrow").options()) == may


@rule("DSC-8.14")
@card("wooden_shield_knight", "dark_might")
@pytest.mark.parametrize(("answer", "again"), [("use wooden_shield_knight", True), ("pass", False)])
def test_after_a_shield_the_attacker_has_another_say(answer: str, again: bool) -> None:
    a = scene(f"syndrael:knight@a1 {APART}", "zombie-1@b1")
    a.hold("dark_might")
    a.equip("syndrael", "iron_longsword", "wooden_shield_knight")
    t = a.activation("zombie-1")
    t.roll("blue-4", "yellow-5", "gray-1")
    t.do("strike", "pass", answer)
    assert ("play dark_might" in t.options()) == again


@card("nimble")
@rule("DSC-17.09")
def test_the_base_is_down_before_the_nimble_pay() -> None:
    a = scene("jain:wildlander@b3 grisban:berserker@h6 avric:disciple@h5", "ettin-1@e3,f3,e4,f4")
    a.learn("jain", "nimble")
    t = a.activation("ettin-1", points=3)
    t.do("step d3", "step c3", "use nimble")
    assert (t.ask.kind, fatigue(t, "jain")) == ("place.base", [0])
    t.do(sorted(t.options())[0])
    assert fatigue(t, "jain") == [1]


@rule("DSC-30.11")
def test_forged_arms_hit_harder_once() -> None:
    a = scene(f"grisban:berserker@a1 {APART}", "splig@b1")
    assert a.s.figures[FIGURE["splig"]].struck is False
    t = a.activation("splig")
    t.roll("blue-4", "red-1", "gray-1")
    t.do("strike")
    t.skip("done", "pass", "points 0")
    assert t.figure("splig").struck  # what the next attack is asked
