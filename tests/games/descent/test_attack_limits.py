"""Attacks at their limits: one short of range, dice that are thrown again, shields, surges, and who steps in."""

import pytest

from podziemia.games.descent.data.cards import CARD, FIGURE
from podziemia.games.descent.data.map import SPACE_IDS
from podziemia.games.descent.effects.reactions import ZOREKS_FAVOR
from podziemia.games.descent.rules.attack import hero_attack
from podziemia.games.descent.rules.facts import defense_pool, hero_defense, max_health, speed, stamina
from podziemia.games.descent.rules.monsters import new_monster
from podziemia.games.descent.rules.pieces import new_campaign
from podziemia.games.descent.rules.placing import put_in
from podziemia.games.descent.rules.setup import _build
from podziemia.games.descent.rules.weapons import hero_targets
from tests.games.descent.scenes import damage, fatigue, hurt, order_of, scene, tired
from tests.games.descent.table import Arrangement, DescentTable
from tests.support import card, rule


def shooter(weapon: str, monsters: str, *skills: str, hero: str = "jain:wildlander", at: str = "a1") -> Arrangement:
    a = scene(f"{hero}@{at} grisban:berserker@h6 avric:disciple@h5", monsters)
    name = hero.partition(":")[0]
    a.equip(name, *weapon.split())
    a.learn(name, *skills)
    return a


def fighter(weapon: str, monsters: str = "zombie-master@b1", *skills: str) -> Arrangement:
    return shooter(weapon, monsters, *skills, hero="syndrael:knight")


def attack(a: Arrangement, weapon: str, *dice: str, hero: str = "jain") -> DescentTable:
    t = a.turn(hero)
    t.roll(*dice)
    t.do(f"attack {weapon}")
    return t


# ---- range ----


@rule("DSC-8.16", "DSC-8.17")
@pytest.mark.parametrize(
    ("weapon", "reach"),
    [("yew_shortbow", 4), ("yew_shortbow scorpion_helm", 5), ("trueshot", 7), ("trueshot scorpion_helm", 8)],
)
def test_a_shot_reaches_what_the_dice_and_the_weapon_say_and_no_further(weapon: str, reach: int) -> None:
    for space, hit in ((reach, True), (reach + 1, False)):
        if space > 7:
            continue
        a = shooter(weapon, f"zombie-master@{'abcdefgh'[space]}1")
        extra = ("red-1",) if "trueshot" in weapon else ()
        t = attack(a, weapon.partition(" ")[0], "blue-3", *extra, "yellow-1", "brown-1")
        t.skip("done")
        assert (damage(t, "zombie-master")[0] > 0) == hit


@card("scorpion_helm")
def test_the_helm_adds_nothing_to_a_blow() -> None:
    a = fighter("iron_longsword scorpion_helm")
    assert hero_attack(a.s, a.hero("syndrael"), CARD["iron_longsword"]).range == 0
    assert hero_attack(a.s, a.hero("syndrael"), CARD["crossbow"]).range == 1


@rule("DSC-8.17", "DSC-8.18")
def test_a_surge_brings_a_short_shot_to_its_target() -> None:
    for answer, hearts in (("surge range-2", 3), ("done", 0)):
        t = attack(shooter("yew_shortbow", "zombie-master@e1"), "yew_shortbow", "blue-2", "yellow-1", "brown-1")
        t.expect("B attack.surge", "done", "surge range-2", "surge hearts-1")
        t.do(answer)
        assert damage(t, "zombie-master") == [hearts]


@rule("DSC-8.28", "DSC-8.16")
@card("widow_tarha")
def test_a_large_target_is_as_far_as_its_nearest_space() -> None:
    a = scene("tarha:runemaster@a1 grisban:berserker@h6 avric:disciple@h5", "ettin-1@d1,e1,d2,e2 zombie-1@b1")
    t = a.turn("tarha")
    t.roll("blue-3", "yellow-5", "gray-1", "gray-1", "brown-1")  # three spaces
    t.do("feat widow_tarha", "choose ettin-1", "pass")
    t.skip("choose ettin-1", "choose zombie-1")
    assert damage(t, "ettin-1") == [4]


@rule("DSC-8.17", "DSC-8.28")
@card("widow_tarha")
@pytest.mark.parametrize(("far", "eluded"), [("c3", []), ("f3", ["eluded"])])
@pytest.mark.parametrize("order", [("zombie-1", "zombie-2"), ("zombie-2", "zombie-1")])
def test_of_two_targets_the_one_out_of_range_is_told_to_elude(
    far: str, eluded: list[str], order: tuple[str, str]
) -> None:
    near, away = order
    a = scene("tarha:runemaster@a1 grisban:berserker@h6 avric:disciple@h5", f"{near}@b1 {away}@{far}")
    t = a.turn("tarha")
    t.roll("blue-3", "yellow-5", "brown-1", "brown-1")  # three spaces
    t.do("feat widow_tarha", f"choose {near}", "pass")
    t.skip("choose zombie-1")
    assert (t.is_gone(near), t.is_gone(away)) == (True, not eluded)
    assert [line.split()[:3] for line in t.told() if line.startswith("eluded")] == [[e, "A", away] for e in eluded]


@rule("DSC-9.12", "DSC-8.04")
@card("iron_spear")
@pytest.mark.parametrize(("space", "may"), [("c1", True), ("d1", False)])
def test_reach_is_two_spaces(space: str, may: bool) -> None:
    t = fighter("iron_spear", f"zombie-master@{space}").turn("syndrael")
    assert ("attack iron_spear" in t.options()) == may


@card("elm_greatbow")
def test_the_greatbow_shoots_past_neighbours_only() -> None:
    for between, may in (("b1", True), ("c1", False)):
        a = scene(f"jain:wildlander@a1 grisban:berserker@{between} avric:disciple", "zombie-1@d1", "....")
        a.equip("jain", "elm_greatbow")
        assert ("attack elm_greatbow" in a.turn("jain").options()) == may


@card("eagle_eyes")
@pytest.mark.parametrize(
    ("between", "weapon", "seen"),
    [("grisban", "yew_shortbow", True), ("grisban", "sling", False), ("zombie-2", "yew_shortbow", False)],
)
def test_eagle_eyes_look_past_friends_with_a_bow_not_past_monsters(between: str, weapon: str, seen: bool) -> None:
    a = scene("jain:wildlander@a1 grisban:berserker avric:disciple", "zombie-1@d1", "....")
    a.put(between, "c1")
    a.equip("jain", weapon)
    a.learn("jain", "eagle_eyes")
    spaces = hero_targets(a.s, a.hero("jain"), CARD[weapon])
    assert (SPACE_IDS.index("d1") in spaces) == seen


# ---- what is added before the roll ----


@card("dragontooth_hammer")
@pytest.mark.parametrize(("items", "hearts"), [("dragontooth_hammer", 5), ("dragontooth_hammer iron_shield", 4)])
def test_the_hammer_hits_harder_alone(items: str, hearts: int) -> None:
    t = attack(fighter(items), "dragontooth_hammer", "blue-4", "red-1", "red-1", "brown-1", hero="syndrael")
    assert damage(t, "zombie-master") == [hearts]


@card("throwing_knives")
@pytest.mark.parametrize(("space", "hearts"), [("b1", 4), ("c1", 3)])
def test_knives_cut_deeper_beside_the_thrower(space: str, hearts: int) -> None:
    a = shooter("throwing_knives", f"zombie-master@{space}", hero="tomble:thief")
    assert damage(attack(a, "throwing_knives", "blue-4", "yellow-1", "brown-1", hero="tomble"), "zombie-master") == [
        hearts
    ]


@card("sneaky")
def test_who_was_not_seen_when_the_turn_began_hits_harder_this_turn() -> None:
    drawing = "...\n##.\n..."
    heroes = "tomble:thief@a1 grisban:berserker avric:disciple"
    for zombie, hearts in (("b3", 4), ("c1", 3)):
        a = scene(heroes, f"zombie-master@{zombie}", drawing)
        a.learn("tomble", "sneaky")
        t = a.round()
        t.skip("go tomble_burrowell")
        t.do("move", "step b1")
        t.do("step c2")
        t.s.turn.actions = 1
        t = DescentTable(t.s)
        t.roll("blue-4", "yellow-1", "brown-1")
        t.do("attack throwing_knives")
        assert damage(t, "zombie-master") == [hearts + 1]  # and one for being adjacent


@card("sneaky")
def test_each_monster_sees_the_sneak_for_itself() -> None:
    """One zombie saw him when his turn began, and its master round the corner did not."""
    a = scene("tomble:thief@a1 grisban:berserker avric:disciple", "zombie-1@c1 zombie-master@b3", "...\n##.\n...")
    a.learn("tomble", "sneaky")
    t = a.round()
    t.skip("go tomble_burrowell")
    t.do("move", "step b1", "step c2")
    t.roll("blue-4", "yellow-1", "brown-1")
    t.do("attack throwing_knives", "target b3")
    assert damage(t, "zombie-master") == [5]  # one for being adjacent, and one for not having seen him


@card("sneaky")
@pytest.mark.parametrize(("skills", "hearts"), [(("sneaky",), 5), ((), 4)])
def test_who_comes_later_did_not_see_the_turn_begin(skills: tuple[str, ...], hearts: int) -> None:
    """A master placed beside the thief in the course of his turn."""
    a = scene("tomble:thief@a1 grisban:berserker@h6 avric:disciple@h5", "zombie-1@h1")
    a.learn("tomble", *skills)
    t = a.round()
    t.skip("go tomble_burrowell")
    placing = put_in(t.s, 0, new_monster(t.s, FIGURE["zombie-master"]), 1 << SPACE_IDS.index("b1"))
    where = next(placing)
    with pytest.raises(StopIteration):
        placing.send(where.options[0])
    t = DescentTable(t.s)
    t.roll("blue-4", "yellow-1", "brown-1")
    t.do("attack throwing_knives")
    assert damage(t, "zombie-master") == [hearts]


@card("challenge")
@pytest.mark.parametrize(("challenged", "hearts"), [("zombie-1", 4), ("zombie-2", 3)])
def test_the_challenged_hits_the_knight_harder_too(challenged: str, hearts: int) -> None:
    a = scene("syndrael:knight@a1 grisban:berserker@h6 avric:disciple@h5", "zombie-1@b1 zombie-2@a2")
    a.learn("syndrael", "challenge")
    a.hero("syndrael").exhaust(CARD["challenge"])
    a.hero("syndrael").challenged = FIGURE[challenged]
    t = a.activation("zombie-1")
    t.roll("blue-4", "yellow-1", "gray-1")
    t.do("strike")
    t.skip("pass")
    assert damage(t, "syndrael") == [hearts]


@card("leoric_of_the_book")
@pytest.mark.parametrize(
    ("leoric", "dice", "hearts"),
    [("d1", ("blue-4", "yellow-1"), 2), ("e1", ("blue-4", "yellow-1"), 3), ("d1", ("blue-5", "yellow-2"), 1)],
)
def test_leoric_takes_a_heart_from_monsters_within_three_spaces_but_not_the_last(
    leoric: str, dice: tuple[str, str], hearts: int
) -> None:
    a = scene(f"leoric:runemaster@{leoric} grisban:berserker@a2 avric:disciple@h5", "zombie-1@a1")
    t = a.activation("zombie-1")
    t.roll(*dice, "gray-1")
    t.do("strike")
    t.skip("done")
    assert damage(t, "grisban") == [hearts]


# ---- what a roll can be made to be ----


@card("steel_broadsword", "steel_greatsword", "accurate")
def test_which_dice_may_be_thrown_again() -> None:
    t = attack(fighter("steel_broadsword"), "steel_broadsword", "blue-4", "red-1", "brown-1", "red-5", hero="syndrael")
    t.do("use steel_broadsword")
    assert damage(t, "zombie-master") == [5]
    a = fighter("steel_greatsword")
    t = attack(a, "steel_greatsword", "blue-4", "red-1", "yellow-1", "brown-1", "yellow-5", hero="syndrael")
    t.do("use steel_greatsword")
    t.expect("B roll.die", "reroll red-1", "reroll yellow-1")
    t.do("reroll yellow-1")
    assert damage(t, "zombie-master") == [5]
    a = shooter("yew_shortbow", "zombie-master@c1", "accurate")
    t = attack(a, "yew_shortbow", "blue-4", "yellow-1", "brown-1", "yellow-5")
    t.expect("B attack.modify", "pass", "use accurate")
    t.do("use accurate")
    assert (damage(t, "zombie-master"), t.ask.kind) == ([4], "turn.action")  # once an attack
    a = shooter("sling", "zombie-master@c1", "accurate")
    assert attack(a, "sling", "blue-4", "yellow-1", "brown-1").ask.kind == "turn.action"  # not with a bow


@card("weapon_mastery")
@pytest.mark.parametrize(
    ("items", "weapon", "masters"),
    [
        ("grinding_axe", "grinding_axe", True),
        ("iron_longsword light_hammer", "iron_longsword", True),
        ("iron_longsword iron_shield", "iron_longsword", False),
        ("iron_longsword sling", "iron_longsword", False),
        ("iron_longsword sling", "sling", False),
    ],
)
def test_mastery_of_one_great_weapon_or_of_two(items: str, weapon: str, masters: bool) -> None:
    a = fighter(items, "zombie-master@b1", "weapon_mastery")
    dice = (
        ["blue-4", "red-1", "red-1"]
        if weapon == "grinding_axe"
        else ["blue-4", "yellow-1" if weapon == "sling" else "red-1"]
    )
    t = attack(a, weapon, *dice, "brown-1", hero="syndrael")
    assert ("use weapon_mastery" in t.options()) == masters
    if masters:
        t.do("use weapon_mastery")
        assert t.ask.n == 1
        assert t.hero("syndrael").is_exhausted(CARD["weapon_mastery"])


@card("execute")
def test_execute_turns_fatigue_into_hearts_up_to_stamina() -> None:
    a = tired(fighter("iron_longsword", "zombie-master@b1", "execute"), syndrael=1)
    t = attack(a, "iron_longsword", "blue-5", "red-1", "brown-1", hero="syndrael")
    t.do("use execute")
    assert t.options() == {"points 1", "points 2", "points 3"}
    t.do("points 2")
    assert (damage(t, "zombie-master"), fatigue(t, "syndrael")) == ([4], [3])
    a = tired(fighter("iron_longsword", "zombie-master@b1", "execute"), syndrael=4)
    assert attack(a, "iron_longsword", "blue-5", "red-1", "brown-1", hero="syndrael").ask.kind == "turn.action"


@card("fortunas_dice")
def test_fortunas_dice_cost_a_fatigue_in_attack_and_defense() -> None:
    a = fighter("iron_longsword fortunas_dice")
    t = attack(a, "iron_longsword", "blue-5", "red-1", "brown-1", "red-5", hero="syndrael")
    t.do("use fortunas_dice", "reroll red-1")
    assert (damage(t, "zombie-master"), fatigue(t, "syndrael")) == ([4], [1])
    assert order_of(t, "tired", "rerolled") == ["tired", "rerolled"]
    a = tired(fighter("iron_longsword fortunas_dice"), syndrael=4)
    assert attack(a, "iron_longsword", "blue-5", "red-1", "brown-1", hero="syndrael").ask.kind == "turn.action"
    a = fighter("iron_longsword fortunas_dice", "zombie-1@b1")
    t = a.activation("zombie-1")
    t.roll("blue-4", "yellow-1", "gray-1", "gray-6")
    t.do("strike")
    t.expect("B attack.protect", "pass", "use fortunas_dice")
    t.do("use fortunas_dice")
    assert (damage(t, "syndrael"), fatigue(t, "syndrael")) == ([0], [1])
    assert order_of(t, "tired", "rerolled") == ["tired", "rerolled"]
    assert t.hero("syndrael").is_exhausted(CARD["fortunas_dice"])


@card("widow_tarha")
def test_tarha_throws_a_die_again_once_a_round() -> None:
    a = scene("tarha:runemaster@a1 grisban:berserker@h6 avric:disciple@h5", "zombie-master@c1")
    t = a.turn("tarha")
    t.roll("blue-4", "yellow-1", "brown-1", "yellow-5")
    t.do("attack arcane_bolt")
    t.expect("B attack.modify", "pass", "ability widow_tarha")
    t.do("ability widow_tarha", "reroll yellow-1")
    assert damage(t, "zombie-master") == [4]
    t.roll("blue-5", "yellow-1", "brown-1")
    t.do("attack arcane_bolt")
    assert t.is_gone("zombie-master")  # without being asked again


# ---- shields ----


def defended(items: str, *dice: str, skills: tuple[str, ...] = (), monster: str = "zombie-1") -> DescentTable:
    a = fighter(items, f"{monster}@b1", *skills)
    t = a.activation(monster)
    t.roll("blue-4", "yellow-5", *dice)
    t.do("strike")
    return t


@card("wooden_shield_knight", "iron_shield", "heavy_steel_shield", "shield_of_the_dark_god")
@pytest.mark.parametrize(
    ("shield", "answers", "dice", "left"),
    [
        ("wooden_shield_knight", ("use wooden_shield_knight",), ("gray-1",), 3),
        ("iron_shield", ("use iron_shield", "add-shield"), ("gray-1",), 3),
        ("iron_shield", ("use iron_shield", "reroll-die"), ("gray-1", "gray-5"), 2),
        ("heavy_steel_shield", ("use heavy_steel_shield",), ("gray-1", "gray-2"), 2),
        ("shield_of_the_dark_god", ("use shield_of_the_dark_god", "reroll gray-1"), ("gray-1", "gray-6"), 1),
        ("shield_of_the_dark_god", ("use shield_of_the_dark_god", "reroll gray-5"), ("gray-5", "gray-1"), 2),
        ("wooden_shield_knight", ("pass",), ("gray-1",), 4),
    ],
)
def test_what_each_shield_does(shield: str, answers: tuple[str, ...], dice: tuple[str, ...], left: int) -> None:
    t = defended(f"iron_longsword {shield}", *dice)
    t.do(*answers)
    t.skip("done", "pass")
    assert damage(t, "syndrael") == [left]
    assert t.hero("syndrael").is_exhausted(CARD[shield]) == (answers != ("pass",))


@card("defense_training")
def test_training_raises_a_shield_twice_and_gives_a_die() -> None:
    a = fighter("iron_longsword wooden_shield_knight", "zombie-1@b1", "defense_training")
    assert len(hero_defense(a.s, a.hero("syndrael"))) == 2
    bare = fighter("iron_longsword", "zombie-1@b1", "defense_training")
    assert len(hero_defense(bare.s, bare.hero("syndrael"))) == 1
    t = defended("iron_longsword wooden_shield_knight", "gray-1", "brown-1", skills=("defense_training",))
    t.do("use wooden_shield_knight", "use wooden_shield_knight")
    assert damage(t, "syndrael") == [2]
    hero = t.hero("syndrael")
    assert hero.is_exhausted(CARD["wooden_shield_knight"])
    assert hero.is_exhausted(CARD["defense_training"])


@card("ghost_armor", "elven_cloak", "heavy_cloak", "warding_talisman", "iron_bound_ring")
def test_other_ways_to_protect_oneself() -> None:
    t = defended("iron_longsword", "gray-1", skills=("ghost_armor",))
    t.do("use ghost_armor")
    assert (damage(t, "syndrael"), fatigue(t, "syndrael")) == ([3], [1])
    t = defended("iron_longsword elven_cloak", "gray-1")
    t.do("use elven_cloak")
    assert damage(t, "syndrael") == [2]  # Awareness 2
    a = fighter("iron_longsword heavy_cloak", "zombie-1@b1")
    t = a.activation("zombie-1")
    t.roll("blue-2", "yellow-1", "gray-1")
    t.do("strike")
    t.expect("B attack.protect", "pass", "use heavy_cloak")
    t.do("use heavy_cloak")
    assert (t.ask.kind, damage(t, "syndrael")) == ("monster.action", [3])  # the surge is gone
    assert defended("iron_longsword heavy_cloak", "gray-1").ask.kind == "monster.action"  # no surge to take
    assert damage(defended("iron_longsword iron_bound_ring", "gray-1"), "syndrael") == [3]  # a blank die
    assert damage(defended("iron_longsword iron_bound_ring", "gray-2"), "syndrael") == [3]
    a = fighter("iron_longsword", "zombie-1@b1")
    a.find("syndrael", "warding_talisman")
    t = a.activation("zombie-1")
    t.roll("blue-4", "yellow-5", "gray-1")
    t.do("strike", "use warding_talisman")
    assert (damage(t, "syndrael"), t.hero("syndrael").usable_search()) == ([2], [])


@rule("DSC-8.21", "DSC-9.08")
def test_pierce_ignores_so_many_shields_and_more_than_there_are_adds_nothing() -> None:
    for die, left in (("brown-1", 3), ("brown-4", 3), ("brown-6", 2)):
        t = attack(fighter("iron_battleaxe"), "iron_battleaxe", "blue-4", "red-1", die, hero="syndrael")
        assert damage(t, "zombie-master") == [left]


# ---- surges ----


@rule("DSC-9.04")
@card("iron_will")
@pytest.mark.parametrize(("skills", "left"), [((), 2), (("iron_will",), 1)])
def test_a_surge_rests_by_one_and_an_iron_will_by_two(skills: tuple[str, ...], left: int) -> None:
    a = tired(fighter("iron_longsword", "zombie-master@b1", *skills), syndrael=3)
    t = attack(a, "iron_longsword", "blue-2", "red-6", "brown-1", hero="syndrael")
    t.do("surge fatigue")
    assert (fatigue(t, "syndrael"), "surge fatigue" in t.options()) == ([left], False)


@rule("DSC-9.03")
@card("grinding_axe")
def test_a_double_surge_needs_two() -> None:
    t = attack(fighter("grinding_axe"), "grinding_axe", "blue-2", "red-1", "red-1", "brown-1", hero="syndrael")
    assert "surge hearts-5" not in t.options()
    t = attack(fighter("grinding_axe"), "grinding_axe", "blue-2", "red-6", "red-1", "brown-1", hero="syndrael")
    t.do("surge hearts-5")
    assert t.is_gone("zombie-master")


@card("avric_albright")
@pytest.mark.parametrize(("avric", "near"), [("d1", True), ("e1", False)])
def test_avric_heals_by_surges_within_three_spaces(avric: str, near: bool) -> None:
    a = hurt(scene(f"syndrael:knight@a1 grisban:berserker@h6 avric:disciple@{avric}", "zombie-master@b1"), syndrael=3)
    t = attack(a, "iron_longsword", "blue-2", "red-1", "brown-1", hero="syndrael")
    assert ("surge avric" in t.options()) == near
    if near:
        t.do("surge avric")
        assert damage(t, "syndrael") == [2]
    unhurt = scene(f"syndrael:knight@a1 grisban:berserker@h6 avric:disciple@{avric}", "zombie-master@b1")
    t = attack(unhurt, "iron_longsword", "blue-2", "red-1", "brown-1", hero="syndrael")
    assert "surge avric" not in t.options()


@card("runic_knowledge", "inscribe_rune", "mana_weave")
@pytest.mark.parametrize(
    ("items", "skills", "spent", "offered"),
    [
        ("arcane_bolt", (), 4, True),
        ("arcane_bolt", (), 5, False),
        ("magic_staff", (), 0, True),
        ("sling", (), 0, False),
        ("sling mana_weave", (), 0, False),
        ("sling", ("inscribe_rune",), 0, True),
    ],
)
def test_runic_knowledge_needs_a_magic_or_rune_weapon_and_a_fatigue(
    items: str, skills: tuple[str, ...], spent: int, offered: bool
) -> None:
    a = tired(shooter(items, "zombie-master@b1", *skills, hero="leoric:runemaster"), leoric=spent)
    t = attack(a, items.split(maxsplit=1)[0], "blue-2", "yellow-1", "brown-1", hero="leoric")
    t.skip("pass")
    assert ("surge runic" in t.options()) == offered


@card("vigor")
def test_vigor_rests_every_hero_on_the_map() -> None:
    a = tired(
        shooter("oak_staff", "zombie-master@b1", "vigor", hero="ashrian:spiritspeaker"), grisban=2, avric=2, ashrian=2
    )
    t = attack(a, "oak_staff", "blue-2", "yellow-1", "brown-1", hero="ashrian")
    t.do("surge vigor")
    assert fatigue(t, "ashrian", "grisban", "avric") == [1, 1, 1]


@card("mace_of_kellos", "magic_staff", "dawnblade")
def test_surges_that_touch_others() -> None:
    a = fighter("mace_of_kellos", "zombie-master@b1 zombie-1@a2 zombie-2@c1")
    t = attack(a, "mace_of_kellos", "blue-2", "red-1", "yellow-1", "brown-1", hero="syndrael")
    t.skip("target b1")
    t.do("surge shockwave")
    assert damage(t, "zombie-1", "zombie-2") == [1, 0]
    a = shooter("magic_staff", "zombie-master@c1 zombie-1@f1 zombie-2@g1", hero="leoric:runemaster")
    t = attack(a, "magic_staff", "blue-2", "red-1", "brown-1", hero="leoric")
    t.skip("target c1")
    t.do("surge arc")
    assert damage(t, "zombie-1", "zombie-2") == [1, 0]
    a = shooter("magic_staff", "zombie-master@b1 ettin-1@d1,e1,d2,e2 zombie-1@h1", hero="tarha:runemaster")
    t = a.turn("tarha")
    t.roll("blue-6", "red-2", "brown-1", "gray-1", "gray-1")
    t.do("feat widow_tarha", "choose zombie-master")
    t.skip("pass")
    t.do("surge arc")  # three spaces from the second of two targets, seven from the first
    assert damage(t, "zombie-1") == [1]
    a = fighter("dawnblade", "zombie-master@b1 zombie-1@a2 zombie-2@c1")
    t = attack(a, "dawnblade", "blue-2", "red-1", "yellow-1", "brown-1", "brown-1", hero="syndrael")
    t.do("target b1", "surge second-target")
    t.skip("choose zombie-master")
    assert (t.is_gone("zombie-1"), damage(t, "zombie-2", "zombie-master")) == (True, [0, 4])
    a = fighter("dawnblade", "zombie-master@b1 zombie-2@c1")
    t = attack(a, "dawnblade", "blue-2", "red-1", "yellow-1", "brown-1", hero="syndrael")
    assert "surge second-target" not in t.options()


@card("iron_longsword")
def test_the_longsword_has_a_defense_die_thrown_again() -> None:
    t = attack(fighter("iron_longsword"), "iron_longsword", "blue-2", "red-1", "brown-6", "brown-1", hero="syndrael")
    t.do("surge shatter-guard")
    assert damage(t, "zombie-master") == [3]


@card("death_rage")
@pytest.mark.parametrize(("wounds", "offered"), [(2, True), (1, False)])
def test_death_rage_feeds_on_two_damage_at_least(wounds: int, offered: bool) -> None:
    a = hurt(scene("grisban:berserker@a1 jain:wildlander@h6 avric:disciple@h5", "zombie-master@b1"), grisban=wounds)
    a.learn("grisban", "death_rage")
    t = a.turn("grisban")
    t.roll("blue-2", "red-1", "brown-1")
    t.do("use death_rage")
    assert ("surge death-rage" in t.options()) == offered


@card("mend_n")
def test_monsters_mend_by_surges_when_hurt() -> None:
    for act, name, surge, healed in (
        (1, "flesh_moulder-1", "mend-1", 1),
        (1, "flesh_moulder-master", "mend-2", 2),
        (2, "flesh_moulder-master", "mend-3", 3),
    ):
        a = scene("grisban:berserker@a1 jain:wildlander@h6 avric:disciple@h5", f"{name}@c1", act=act)
        extra = ("yellow-1",) if act == 2 else ()
        t = a.activation(name)
        t.roll("blue-2", "yellow-1", *extra, "gray-1")
        t.do("strike", "target a1")
        assert f"surge {surge}" not in t.options()
        a = scene("grisban:berserker@a1 jain:wildlander@h6 avric:disciple@h5", f"{name}@c1", act=act)
        a.s.figures[FIGURE[name]].damage = 4 if act == 2 or "master" in name else 3
        before = a.s.figures[FIGURE[name]].damage
        t = a.activation(name)
        t.roll("blue-2", "yellow-1", *extra, "gray-1")
        t.do("strike", "target a1", f"surge {surge}")
        t.skip("done")
        assert damage(t, name) == [before - healed]


@card("fire_breath")
def test_fire_breath_runs_over_four_spaces_and_not_back_over_the_dragon() -> None:
    a = scene(
        "grisban:berserker@d1 jain:wildlander@h6 avric:disciple@h5", "shadow_dragon-master@a1,b1,c1,a2,b2,c2", act=1
    )
    t = a.activation("shadow_dragon-master")
    t.roll("blue-2", "red-1", "gray-1")
    t.do("strike", "surge fire-breath")
    assert not {"at c1", "at c2", "at d1"} & t.options()
    assert t.ask.n == 1
    t.do("at e1", "at f1", "at g1")
    assert t.ask.kind == "monster.action"  # four spaces with the first
    assert damage(t, "grisban") == [3]


@card("subdue")
def test_the_baron_subdues_who_is_dealt_a_heart() -> None:
    for die, asked in (("gray-1", True), ("gray-6", False)):
        a = scene("grisban:berserker@a1 jain:wildlander@h6 avric:disciple@h5", "baron_zachareth@b1")
        a.afflict("grisban", "stunned")
        t = a.activation("baron_zachareth")
        t.roll("blue-2", "red-1", die)
        t.do("strike", "surge subdue")
        assert (t.ask.kind == "condition.inflict") == asked
        if asked:
            assert t.offered("inflict") == {"diseased", "immobilized", "poisoned"}
            t.do("inflict poisoned")
            assert t.conditions("grisban") == {"stunned", "poisoned"}


@card("subdue")
@rule("DSC-9.11")
@pytest.mark.parametrize(("health", "asked"), [(4, True), (3, False)])
def test_who_falls_by_the_blow_is_not_subdued(health: int, asked: bool) -> None:
    a = scene("grisban:berserker@a1 jain:wildlander@h6 avric:disciple@h5", "baron_zachareth@b1")
    a.hero("grisban").damage = a.hero("grisban").printed.health - health
    t = a.activation("baron_zachareth")
    t.roll("blue-2", "red-1", "gray-1")
    t.do("strike", "surge subdue")
    assert t.hero("grisban").down == (not asked)
    assert (t.ask.kind == "condition.inflict") == asked


@card("wither")
def test_wither_tires_the_target_hit_or_not_hurt() -> None:
    a = scene("grisban:berserker@a1 jain:wildlander@h6 avric:disciple@h5", "lord_merick_farrow@b1", act=2)
    t = a.activation("lord_merick_farrow")
    dice = t.figure("lord_merick_farrow").sheet.dice
    faces = {0: "blue-2", 1: "red-1", 2: "yellow-1"}
    t.roll(*[faces[die] for die in dice], "gray-6")
    t.do("strike")
    t.skip("target a1")
    if "surge wither" in t.options():
        t.do("surge wither")
        assert fatigue(t, "grisban") == [1]


# ---- after the attack ----


@card("reapers_scythe", "the_shadow_rune", "vampiric_blood")
@pytest.mark.parametrize(
    ("weapon", "skills", "left"),
    [
        ("reapers_scythe", (), (1, 2)),
        ("the_shadow_rune", (), (2, 1)),
        ("sling", ("vampiric_blood",), (2, 1)),
        ("sling", (), (2, 2)),
    ],
)
def test_what_feeds_on_a_defeated_monster(weapon: str, skills: tuple[str, ...], left: tuple[int, int]) -> None:
    for monster, gain in (("zombie-1", True), ("zombie-master", False)):
        a = tired(hurt(shooter(weapon, f"{monster}@b1", *skills, hero="leoric:necromancer"), leoric=2), leoric=2)
        extra = ("yellow-1",) if weapon == "the_shadow_rune" else ()
        t = attack(a, weapon, "blue-4", "yellow-1", *extra, "brown-1", hero="leoric")
        assert (damage(t, "leoric")[0], fatigue(t, "leoric")[0]) == (left if gain else (2, 2))


@card("counter_attack")
@pytest.mark.parametrize(("monster", "asked"), [("zombie-master@b1", True), ("goblin_archer-1@c1", False)])
def test_a_counter_attack_needs_the_attacker_beside_the_hero(monster: str, asked: bool) -> None:
    a = scene("grisban:berserker@a1 jain:wildlander@h6 avric:disciple@h5", monster)
    a.learn("grisban", "counter_attack")
    name = monster.partition("@")[0]
    t = a.activation(name)
    t.roll("blue-4", "yellow-1", "gray-1", "blue-4", "red-1", "brown-1")
    t.do("strike")
    t.skip("target a1")
    assert (t.ask.kind == "skill.strike") == asked
    if asked:
        t.do("yes")
        assert (damage(t, "zombie-master"), fatigue(t, "grisban")) == ([3], [1])
        assert t.hero("grisban").is_exhausted(CARD["counter_attack"])


@card("first_strike")
@pytest.mark.parametrize(("space", "answer", "asked"), [("d1", "yes", True), ("d1", "no", True), ("h3", "no", True)])
def test_first_strike_shoots_a_monster_that_is_activated(space: str, answer: str, asked: bool) -> None:
    a = scene("jain:wildlander@a1 grisban:berserker@h6 avric:disciple@h5", f"zombie-master@{space}")
    a.learn("jain", "first_strike")
    t = a.groups()
    t.roll("blue-4", "yellow-1", "brown-1")
    t.do("group zombie")
    t.skip("activate-monster zombie-master")
    assert (t.ask.kind == "skill.strike") == asked
    t.do(answer)
    assert damage(t, "zombie-master") == [3 if answer == "yes" else 0]
    assert fatigue(t, "jain") == [2 if answer == "yes" else 0]


@card("first_strike")
def test_each_archer_strikes_first() -> None:
    a = scene("grisban:berserker@h6 jain:wildlander@a1 avric:disciple@h5", "zombie-master@d1")
    a.learn("jain", "first_strike")
    t = a.groups()
    t.do("group zombie")
    t.skip("activate-monster zombie-master")
    t.expect("C skill.strike", "yes", "no")


@card("guard", "caltrops", "nimble")
def test_reactions_wait_for_a_monster_that_comes_beside_the_hero_on_an_empty_space() -> None:
    heroes = "grisban:berserker@c3 jain:wildlander@h6 avric:disciple@h5"
    a = scene(heroes, "zombie-1@c1")
    a.learn("grisban", "guard", "caltrops", "nimble")
    t = a.activation("zombie-1", points=3)
    t.do("step d1")
    assert t.ask.kind == "monster.action"
    t.do("step d2")
    t.expect("B move.react", "pass", "use guard", "use caltrops", "use nimble")
    t.roll("gray-6", "black-6")
    t.do("use caltrops")
    assert (damage(t, "zombie-1"), t.conditions("zombie-1")) == ([0], set())
    t.expect("B move.react", "pass", "use guard", "use nimble")  # each once a step, and there is fatigue for it
    t.do("use nimble", "stop")
    assert fatigue(t, "grisban") == [2]


@card("caltrops")
def test_caltrops_hurt_before_they_hold() -> None:
    a = scene("grisban:berserker@c3 jain:wildlander@h6 avric:disciple@h5", "zombie-1@c1")
    a.learn("grisban", "caltrops")
    t = a.activation("zombie-1", points=3)
    t.roll("gray-1", "black-1")
    t.do("step c2", "use caltrops")
    assert order_of(t, "hurt", "condition_gained") == ["hurt", "condition_gained"]


@card("not_me")
@pytest.mark.parametrize(
    ("beside", "dice", "hit"),
    [("g1", ("gray-1", "black-1"), "zombie-1"), ("g1", ("gray-6", "black-6"), "splig"), ("f1", (), "splig")],
)
def test_splig_pushes_a_neighbour_into_the_blow(beside: str, dice: tuple[str, ...], hit: str) -> None:
    a = scene("jain:wildlander@d3 grisban:berserker@h6 avric:disciple@a6", f"splig@h1 zombie-1@{beside}")
    t = a.turn("jain")
    t.roll(*dice, "blue-5", "yellow-1", "gray-1" if hit == "splig" else "brown-1")
    t.do("attack yew_shortbow")
    t.skip("target h1")
    t.skip("yes", "choose zombie-1")
    assert damage(t, "splig") == [2 if hit == "splig" else 0]


@card("not_me")
def test_splig_picks_among_his_neighbours() -> None:
    neighbours = "zombie-1@g1 zombie-2@h2"
    a = scene("jain:wildlander@d3 grisban:berserker@h6 avric:disciple@a6", f"splig@h1 {neighbours}")
    t = a.turn("jain")
    t.roll("gray-1", "black-1", "blue-5", "yellow-1", "brown-1")
    t.do("attack yew_shortbow")
    t.skip("target h1")
    t.expect("A attack.not-me", "choose zombie-1", "choose zombie-2", because="splig")
    t.do("choose zombie-2")
    assert damage(t, "splig", "zombie-1") == [0, 0]


# ---- numbers of sheets with all that changes them ----


@rule("DSC-10.08")
def test_health_stamina_speed_and_defense_with_all_that_changes_them() -> None:
    a = scene("grisban:berserker@a1 jain:wildlander@h6 avric:disciple@h5")
    s, hero = a.s, a.hero("grisban")
    printed = hero.printed
    assert (max_health(s, hero), stamina(s, hero), speed(s, hero)) == (printed.health, printed.stamina, printed.speed)
    for skill, gain in (("brute", (4, 0)), ("stalwart", (2, 0)), ("iron_will", (0, 1))):
        hero.skills = [CARD[skill]]
        assert (max_health(s, hero) - printed.health, stamina(s, hero) - printed.stamina) == gain
    hero.skills = []
    for items, health, more, dice in (
        ("leather_armor", 1, 0, 2),
        ("iron_bound_ring", 2, 0, 1),
        ("ring_of_power", 0, 1, 1),
        ("leather_armor ring_of_power iron_bound_ring", 3, 1, 2),
    ):
        a.equip("grisban", *items.split())
        assert (max_health(s, hero) - printed.health, stamina(s, hero) - printed.stamina) == (health, more)
        assert len(hero_defense(s, hero)) == dice
        hero.equipped = 0
        assert (max_health(s, hero), stamina(s, hero)) == (printed.health, printed.stamina)
    jain = a.hero("jain")
    for items, pace in (("chainmail", 4), ("platemail", 3), ("leather_armor", 5)):
        a.equip("jain", items)
        assert speed(s, jain) == pace
    jain.slow = 1
    assert speed(s, jain) == 4
    jain.monkey = 1
    assert speed(s, jain) == 5
    assert hero_defense(s, jain) == ()


@card("undead_might", "dark_pact")
def test_the_reanimate_grows_with_its_masters_skills() -> None:
    a = scene("leoric:necromancer@a1 grisban:berserker@h6 avric:disciple@h5", "reanimate@b1")
    s, reanimate = a.s, a.s.figures[FIGURE["reanimate"]]
    health, dice = max_health(s, reanimate), len(defense_pool(s, reanimate))
    a.learn("leoric", "undead_might", "dark_pact")
    assert (max_health(s, reanimate), len(defense_pool(s, reanimate))) == (health + 2, dice + 1)


@pytest.mark.parametrize(("dice", "hearts"), [(("gray-5", "black-2"), 4), (("gray-6", "black-6"), 0)])
def test_zoreks_shield_throws_shields_back(dice: tuple[str, str], hearts: int) -> None:
    a = scene("jain:wildlander@d1 grisban:berserker@h6 avric:disciple@h5", "sir_alric_farrow@h1")
    a.s.figures[FIGURE["sir_alric_farrow"]].relic = ZOREKS_FAVOR
    t = a.turn("jain")
    t.roll("blue-4", "yellow-1", "gray-1", "brown-1", *dice)
    t.do("attack yew_shortbow")
    t.skip("points 0")
    assert damage(t, "jain") == [hearts]


@card("counter_attack", "break_the_rune")
def test_nobody_strikes_back_at_a_friend() -> None:
    """Leoric's rune breaks beside Grisban, who would strike back at a monster."""
    a = scene("leoric:runemaster@b1 grisban:berserker@a1 avric:disciple@h5", "zombie-master@c1")
    a.learn("leoric", "break_the_rune")
    a.learn("grisban", "counter_attack")
    t = a.turn("leoric")
    t.roll("blue-4", "yellow-1", "gray-1", "brown-1")
    t.do("use break_the_rune")
    t.skip("choose grisban_the_thirsty", "pass", "done")
    assert (t.ask.kind, damage(t, "leoric")) == ("turn.action", [0])
    assert damage(t, "grisban")[0] > 0


@card("counter_attack", "curse_of_the_monkey_god")
def test_a_monkey_strikes_nobody_back() -> None:
    a = scene("grisban:berserker@a1 jain:wildlander@h6 avric:disciple@h5", "zombie-master@b1")
    a.learn("grisban", "counter_attack")
    a.hero("grisban").monkey = 1
    t = a.activation("zombie-master")
    t.roll("blue-4", "yellow-1")
    t.do("strike")
    assert (t.ask.kind, damage(t, "grisban")) == ("monster.action", [3])  # and no die defends it


@card("shield_of_the_dark_god")
@pytest.mark.parametrize(("again", "left"), [("brown-6", 2), ("brown-1", 3)])
def test_the_dark_gods_shield_keeps_the_better_of_two_whole_rolls(again: str, left: int) -> None:
    t = defended("iron_longsword shield_of_the_dark_god leather_armor", "gray-1", "brown-4", again)
    t.do("use shield_of_the_dark_god", "reroll brown-4", "done")
    assert damage(t, "syndrael") == [left]


@card("advance")
def test_nobody_advances_over_the_ruins_of_a_thing() -> None:
    a = fighter("iron_longsword", "", "advance")
    _build(a.s, "totem-1", "totem", 2, (), (SPACE_IDS.index("b1"),))
    t = attack(a, "iron_longsword", "blue-4", "red-1", hero="syndrael")
    assert (t.is_gone("totem-1"), t.ask.kind) == (True, "turn.action")


@rule("DSC-8.14")
@card("accurate", "bow_mastery")
def test_after_a_change_everybody_has_the_word_again() -> None:
    a = shooter("yew_shortbow", "zombie-master@c1", "accurate", "bow_mastery")
    t = attack(a, "yew_shortbow", "blue-4", "yellow-1", "brown-1", "yellow-5")
    t.do("use accurate", "pass")
    t.expect("B attack.modify", "pass", "use bow_mastery")
    t.do("pass")
    assert damage(t, "zombie-master") == [4]


# ---- several at once ----


@rule("DSC-8.17", "DSC-8.30")
@card("exploding_rune")
@pytest.mark.parametrize(("space", "hearts"), [("c1", [3, 3]), ("d1", [0, 0])])
def test_who_is_only_affected_needs_no_range_of_his_own(space: str, hearts: list[int]) -> None:
    """Range 2, and a zombie one space behind the target."""
    behind = chr(ord(space[0]) + 1) + "1"
    a = shooter("arcane_bolt", f"zombie-master@{space} zombie-1@{behind}", "exploding_rune", hero="leoric:runemaster")
    a.put("zombie-1", behind).damage = -3
    t = a.turn("leoric")
    t.roll("blue-2", "yellow-5", "brown-4", "brown-4")
    t.do("use exploding_rune")
    t.skip("done", "choose zombie-1")
    assert [damage(t, "zombie-master")[0], damage(t, "zombie-1")[0] + 3] == hearts


@rule("DSC-8.02", "DSC-8.16")
@pytest.mark.parametrize(("space", "hit"), [("d3", True), ("e3", False)])
def test_a_shot_at_the_far_side_of_a_giant_needs_the_range_to_it(space: str, hit: bool) -> None:
    t = attack(shooter("yew_shortbow", "ettin-1@d3,e3,d4,e4"), "yew_shortbow", "blue-3", "yellow-5", "gray-1", "gray-1")
    t.do(f"target {space}")
    assert (damage(t, "ettin-1")[0] > 0) == hit


@rule("DSC-8.31")
@card("whirlwind", "dawnblade")
def test_the_attacker_says_who_is_hurt_first_and_hits_nobody_twice() -> None:
    a = fighter("dawnblade", "zombie-master@b1 zombie-1@a2", "whirlwind")
    t = a.turn("syndrael")
    t.roll("blue-2", "red-1", "yellow-1", "brown-1", "brown-1")
    t.do("use whirlwind")
    assert "surge second-target" not in t.options()  # both are struck already
    t.do("done", "choose zombie-1")
    assert order_of(t, "hurt A zombie-1", "hurt A zombie-master") == ["hurt A zombie-1", "hurt A zombie-master"]


@card("curse_of_the_monkey_god", "time_of_need", "blessed_strike")
def test_a_monkey_uses_skills_but_none_that_attack() -> None:
    for monkey, offered in ((0, {"time_of_need", "blessed_strike"}), (1, {"time_of_need"})):
        a = scene("avric:disciple@a1 grisban:berserker@h6 jain:wildlander@h5", "zombie-1@b1")
        a.learn("avric", "time_of_need", "blessed_strike")
        a.hero("avric").monkey = monkey
        assert a.turn("avric").offered("use") - {"prayer_of_healing"} == offered


@rule("DSC-30.11")
@pytest.mark.parametrize(("flags", "hearts"), [(["forged_arms"], 4), ([], 3)])
def test_forged_arms_are_felt_in_the_first_blow(flags: list[str], hearts: int) -> None:
    a = scene("grisban:berserker@a1 jain:wildlander@h6 avric:disciple@h5", "splig@b1")
    a.s.campaign = new_campaign()
    a.s.campaign.flags = flags
    a.s.board.id = f"blood_and_betrayal, {a.s.board.id}"
    t = a.activation("splig")
    t.roll("blue-4", "red-1", "gray-1")
    t.do("strike")
    assert damage(t, "grisban") == [hearts]
