"""Where the first will not do, the second does: who comes first in a list is out of reach, and somebody is in it."""

import pytest

from podziemia.games.descent.data.cards import CARD, FIGURE
from tests.games.descent.scenes import damage, fatigue, hurt, scene, tired
from tests.games.descent.table import Arrangement
from tests.support import card

FAIL, PASS = ("gray-6", "black-6"), ("gray-1", "black-1")
HALL = "........\n###.####\n........"
"""Two rows with a wall between them and one way through."""
FAR_THEN_NEAR = "zombie-1@h3 zombie-master@b1"


def skilled(hero: str, *skills: str, monsters: str = FAR_THEN_NEAR, friends: str = "") -> Arrangement:
    """One hero on a1 with these skills; the first monster is far away and out of sight, the second beside it."""
    a = scene(f"{hero}@a1 {friends or 'ashrian:spiritspeaker@a3 jain:wildlander@h1'}", monsters, HALL)
    a.learn(hero.partition(":")[0], *skills)
    return a


@card("challenge", "cripple", "whirlwind", "rage", "death_rage", "oath_of_honor", "army_of_death", "break_the_rune")
@pytest.mark.parametrize(
    ("hero", "skill"),
    [
        ("syndrael:knight", "challenge"),
        ("grisban:berserker", "cripple"),
        ("grisban:berserker", "whirlwind"),
        ("grisban:berserker", "rage"),
        ("grisban:berserker", "death_rage"),
        ("leoric:runemaster", "break_the_rune"),
        ("tomble:thief", "bushwhack"),
    ],
)
def test_a_skill_for_the_monster_that_comes_second(hero: str, skill: str) -> None:
    for monsters, may in ((FAR_THEN_NEAR, True), ("zombie-1@h3", False)):
        a = skilled(hero, skill, monsters=monsters)
        assert (f"use {skill}" in a.turn(hero.partition(":")[0]).options()) == may


@card("challenge")
def test_only_who_is_seen_is_challenged() -> None:
    a = skilled("syndrael:knight", "challenge", monsters="zombie-1@h3 zombie-2@c1 zombie-master@e1")
    t = a.turn("syndrael")
    t.do("use challenge")
    assert t.hero("syndrael").challenged == FIGURE["zombie-2"]  # the master stands behind it


@card("ashrian")
def test_a_feat_for_the_monster_that_comes_second() -> None:
    for monsters, may in ((FAR_THEN_NEAR, True), ("zombie-1@h3", False)):
        a = scene("ashrian:spiritspeaker@a1 jain:wildlander@h1 grisban:berserker@a3", monsters, HALL)
        t = a.turn("ashrian")
        assert ("feat ashrian" in t.options()) == may
        if may:
            t.do("feat ashrian")
            assert t.conditions("zombie-1") == t.conditions("zombie-master") == {"stunned"}  # the whole group


@card("ashrian")
@pytest.mark.parametrize(("space", "stunned"), [("b1", {"stunned"}), ("c1", set())])
def test_ashrian_stuns_the_minion_beside_him_whoever_sits_before_him(space: str, stunned: set[str]) -> None:
    a = scene("jain:wildlander@h1 ashrian:spiritspeaker@a1 grisban:berserker@a3", f"zombie-1@{space}", HALL)
    t = a.groups()
    t.do("group zombie")
    t.skip("activate-monster zombie-1")
    assert t.conditions("zombie-1") == stunned


@card("army_of_death")
def test_the_army_strikes_everybody_in_sight() -> None:
    a = skilled("tarha:necromancer", "army_of_death", monsters="zombie-1@h3 zombie-master@b1 zombie-2@a2")
    a.put("reanimate", "c1")
    t = a.turn("tarha")
    t.roll("blue-4", "red-1", "brown-1", "brown-1")
    t.do("use army_of_death")
    t.skip("choose zombie-2", "choose zombie-master", "done", "pass")
    assert (damage(t, "zombie-1", "zombie-master"), t.is_gone("zombie-2")) == ([0, 3], True)


@card("radiant_light")
def test_the_light_falls_on_everybody_in_sight() -> None:
    heroes = "grisban:berserker@h3 avric:disciple@a1 jain:wildlander@c1"
    a = hurt(scene(heroes, "zombie-1@g3 zombie-master@b1 zombie-2@d1", HALL), grisban=3, avric=3, jain=3)
    a.learn("avric", "radiant_light")
    t = a.turn("avric")
    t.roll("red-1")
    t.do("use radiant_light")
    assert damage(t, "grisban", "avric", "jain") == [3, 2, 3]  # she stands behind the zombie
    assert damage(t, "zombie-1", "zombie-master", "zombie-2") == [0, 1, 0]


@card("howl", "grab", "water", "earth", "seduce", "dominion", "heal")
@pytest.mark.parametrize(
    ("monster", "ability", "act"),
    [
        ("barghest-1@b1,c1", "howl", 1),
        ("zombie-master@b1", "grab", 1),
        ("elemental-1@b1,c1,b2,c2", "water", 1),
        ("elemental-1@b1,c1,b2,c2", "earth", 1),
        ("elemental-1@b1,c1,b2,c2", "fire", 1),
        ("ettin-master@b1,c1,b2,c2", "throw", 1),
        ("lady_eliza_farrow@b1", "seduce", 1),
        ("lady_eliza_farrow@b1", "wail", 2),
        ("baron_zachareth@b1", "dominion", 1),
        ("baron_zachareth@b1", "shadow_bolt", 2),
        ("lord_merick_farrow@b1", "ignite", 1),
    ],
)
def test_an_ability_for_the_hero_who_comes_second(monster: str, ability: str, act: int) -> None:
    for near, may in (("a1", True), ("a6", False)):
        drawing = "........\n........\n........\n#######.\n........\n........"
        a = scene(f"grisban:berserker@a5 jain:wildlander@{near} avric:disciple@b6", monster, drawing, act=act)
        t = a.activation(monster.partition("@")[0])
        assert (f"perform {ability}" in t.options()) == may


@card("heal", "sacrifice", "promotion")
def test_an_ability_for_the_monster_that_comes_second() -> None:
    heroes = "grisban:berserker@h5 jain:wildlander@h6 avric:disciple@g6"
    a = scene(heroes, "flesh_moulder-master@a1 zombie-1@g1 zombie-2@b1")
    a.put("zombie-1", "g1").damage = a.put("zombie-2", "b1").damage = 1
    t = a.activation("flesh_moulder-master")
    t.roll("red-2")
    t.do("perform heal")
    assert damage(t, "zombie-1", "zombie-2") == [1, 0]
    a = scene(heroes, "lady_eliza_farrow@a1 zombie-1@g1 zombie-2@b1")
    a.put("lady_eliza_farrow", "a1").damage = 1
    t = a.activation("lady_eliza_farrow")
    t.do("perform sacrifice", "points 1")
    assert damage(t, "zombie-1", "zombie-2", "lady_eliza_farrow") == [0, 1, 0]
    a = scene(heroes, "splig@a1 zombie-1@g1 zombie-2@b1", act=2)
    t = a.activation("splig")
    t.roll(*PASS)
    t.do("perform promotion")
    assert (t.is_gone("zombie-1"), t.is_gone("zombie-2"), t.at("zombie-master")) == (False, True, "b1")


@card("prayer_of_healing", "blessed_strike", "healing_rain", "staff_of_light")
def test_help_for_the_hero_who_comes_second() -> None:
    heroes = "grisban:berserker@h6 avric:disciple@a1 jain:wildlander@b1"
    a = tired(hurt(scene(heroes), grisban=3, avric=3, jain=3), grisban=1, avric=1, jain=1)
    a.equip("avric", "staff_of_light")
    t = a.turn("avric")
    t.do("use staff_of_light")
    assert (damage(t, "grisban", "avric", "jain"), fatigue(t, "grisban", "avric", "jain")) == ([3, 2, 2], [1, 0, 0])
    t.do("use prayer_of_healing")
    assert t.offered("choose") == {"avric_albright", "jain_fairwood"}


@card("health_potion", "stamina_potion", "curse_doll")
def test_a_potion_for_the_hero_who_comes_second() -> None:
    heroes = "grisban:berserker@h6 avric:disciple@a1 jain:wildlander@b1"
    for potion in ("health_potion", "stamina_potion", "curse_doll"):
        for names, may in ((("grisban",), False), (("grisban", "jain"), True)):
            a = scene(heroes)
            for name in names:
                a.hero(name).damage = a.hero(name).fatigue = 1
                a.afflict(name, "poisoned")
            a.hero("avric").searched = [CARD[potion]]
            assert (f"use {potion}" in a.turn("avric").options()) == may


@card("radiant_light", "tomble_burrowell")
def test_no_light_falls_on_who_is_away() -> None:
    a = hurt(scene("avric:disciple@a1 tomble:thief@b1 jain:wildlander@c3"), avric=3, tomble=3, jain=3)
    a.learn("avric", "radiant_light")
    a.s.lift(a.hero("tomble"))
    a.hero("tomble").away = True
    t = a.turn("avric")
    t.roll("red-1")
    t.do("use radiant_light")
    assert damage(t, "avric", "tomble", "jain") == [2, 3, 2]


@card("earth", "water")
@pytest.mark.parametrize(("ability", "tired_by"), [("earth", 0), ("water", 2)])
def test_earth_and_water_take_everybody_beside(ability: str, tired_by: int) -> None:
    a = scene("grisban:berserker@a1 jain:wildlander@a2 avric:disciple@h6", "elemental-1@b1,c1,b2,c2")
    t = a.activation("elemental-1")
    t.roll(*FAIL, *FAIL)
    t.do(f"perform {ability}")
    assert fatigue(t, "grisban", "jain", "avric") == [tired_by, tired_by, 0]
    held = {"immobilized"} if ability == "earth" else set()
    assert (t.conditions("grisban"), t.conditions("jain"), t.conditions("avric")) == (held, held, set())


@card("promotion")
@pytest.mark.parametrize(("monsters", "may"), [("zombie-1@b1", True), ("zombie-1@c1", False)])
def test_splig_promotes_past_a_master_beside_him(monsters: str, may: bool) -> None:
    heroes = "grisban:berserker@h5 jain:wildlander@h6 avric:disciple@g6"
    a = scene(heroes, f"splig@a1 goblin_archer-master@a2 {monsters}", act=2)
    assert ("perform promotion" in a.activation("splig").options()) == may


@card("widow_tarha")
@pytest.mark.parametrize(("monsters", "may"), [("zombie-1@a2 zombie-2@c1", True), ("zombie-1@a2", False)])
def test_the_widow_aims_twice_with_the_weapon_that_reaches_two(monsters: str, may: bool) -> None:
    a = scene("tarha:necromancer@a1 jain:wildlander@h6 grisban:berserker@h5", monsters)
    a.equip("tarha", "iron_longsword", "sling")
    assert ("feat widow_tarha" in a.turn("tarha").options()) == may


@card("dying_command", "corpse_blast")
def test_either_of_two_who_fell_obeys_and_strikes_either_of_two() -> None:
    heroes = "leoric:necromancer@a1 grisban:berserker@h1 jain:wildlander@h2"
    a = scene(
        heroes, "reanimate@f4 zombie-1@f5 zombie-2@g5 zombie-master@e6 ettin-master@g6,h6,g7,h7", "........\n" * 7
    )
    a.learn("leoric", "corpse_blast", "dying_command")
    a.hold("expert_blow", "critical_blow")
    t = a.turn("leoric")
    t.roll("blue-4", "yellow-5", *["brown-1"] * 3, *PASS)
    t.do("use corpse_blast")
    t.skip("choose reanimate", "choose zombie-1", "choose zombie-2", "pass", "done")
    t.do("yes")
    assert t.offered("choose") == {"zombie-1", "zombie-2"}
    t.do("choose zombie-1")
    t.skip("place f5", "stop")
    assert t.offered("target") == {"e6", "g6"}
    t.do("target e6")
    assert not t.ask.kind.startswith("overlord")  # no blow at heroes, though a monster strikes


@card("tempest")
def test_a_tempest_strikes_every_monster_near() -> None:
    a = skilled(
        "ashrian:spiritspeaker",
        "tempest",
        monsters="zombie-1@h3 zombie-master@b1 zombie-2@c1",
        friends="jain:wildlander@h1 grisban:berserker@a3",
    )
    t = a.turn("ashrian")
    t.roll(*PASS)
    t.do("use tempest")
    assert damage(t, "zombie-1", "zombie-2", "zombie-master") == [0, 2, 2]


@card("dark_charm")
def test_the_charmed_strike_with_either_weapon() -> None:
    a = scene("syndrael:knight@a1 jain:wildlander@a2 avric:disciple@h5", "zombie-1@h6")
    a.equip("syndrael", "light_hammer", "iron_longsword")
    a.hold("dark_charm")
    a.s.deck = []
    t = a.overlord()
    t.roll(*FAIL)
    t.do("play dark_charm", "choose syndrael")
    assert t.offered("attack") == {"light_hammer", "iron_longsword", "unarmed"}


@card("expert_blow", "fire")
def test_fire_that_takes_the_reanimate_after_a_monster_is_a_blow_at_heroes() -> None:
    heroes = "tarha:necromancer@h6 grisban:berserker@h5 jain:wildlander@g6"
    a = scene(heroes, "elemental-1@b1,c1,b2,c2 zombie-1@a1 reanimate@a2")
    a.hold("expert_blow")
    t = a.activation("elemental-1")
    t.do("perform fire")
    assert "play expert_blow" in t.options()


@card("staff_of_shadows", "fire")
def test_the_staff_turns_a_die_of_the_second_hero_attacked() -> None:
    a = scene("grisban:berserker@a1 jain:wildlander@a2 avric:disciple@h6", "elemental-1@b1,c1,b2,c2 splig@h1")
    a.s.figures[FIGURE["splig"]].relic = 3
    a.hold("dash")
    t = a.activation("elemental-1")
    t.roll("blue-4", "red-1", "gray-1", "gray-6")
    t.do("perform fire", "reroll-die")
    assert {"gray-1", "gray-6"} <= t.offered("reroll")
