"""Monsters and lieutenants, ability by ability."""

import pytest

from podziemia.games.descent.data.cards import CARD, FIGURE, LIEUTENANT_IDS
from podziemia.games.descent.rules.facts import defense_pool
from podziemia.games.descent.rules.state import OVERLORD_START
from tests.games.descent.table import ROOM, Arrangement
from tests.support import card, rule


def party(act: int = 1, drawing: str = ROOM, **where: str) -> Arrangement:
    a = Arrangement(drawing, act=act)
    for name, space in where.items():
        a.put(name, space)
    return a


def crowd(act: int = 1) -> Arrangement:
    return party(act, grisban="a1", jain="h6", avric="h5")


@card("night_stalker", "web", "scamper", "goblin_archer")
def test_night_stalker_web_and_scamper() -> None:
    a = party(jain="a1", grisban="h6", avric="h5")
    a.put("barghest-master", "c1", "d1")
    t = a.turn("jain")
    t.roll("blue-4", "yellow-5", "gray-1", "brown-6")
    t.do("attack yew_shortbow")
    assert t.figure("barghest-master").damage == 2  # the brown die of the stalker
    b = crowd()
    b.put("cave_spider-master", "b2")
    b.hero("grisban").fatigue = 3
    t = b.turn("grisban", points=3)
    t.do("step b1")
    assert t.hero("grisban").fatigue == 4
    assert t.offered("step") == set()  # the web cannot be paid any more
    c = party(drawing="....", grisban="b1")
    c.put("goblin_archer-1", "a1")
    c.put("zombie-1", "d1")
    t = c.activation("goblin_archer-1", points=3)
    assert t.offered("step") == {"b1"}
    t.do("step b1", "step c1")
    assert t.at("goblin_archer-1") == "c1"


@card("cowardly", "range_n")
def test_cowards_spend_no_surges_alone() -> None:
    a = crowd()
    a.put("goblin_archer-1", "c1")
    t = a.activation("goblin_archer-1")
    t.roll("blue-6", "yellow-1", "gray-1")
    t.do("strike", "target a1")
    assert t.ask.kind == "monster.action"
    b = crowd()
    b.put("goblin_archer-1", "c1")
    b.put("zombie-master", "e1")
    t = b.activation("goblin_archer-1")
    t.roll("blue-6", "yellow-1", "gray-1")
    t.do("strike", "target a1")
    t.expect("A attack.surge", "done", "surge range-1", "surge hearts-1")


@card("elemental", "fire", "earth", "water", "air")
def test_the_four_elements() -> None:
    def elemental() -> Arrangement:
        a = party(grisban="a1", jain="h6", avric="h5")
        a.put("elemental-1", "b1", "c1", "b2", "c2")
        return a

    a = elemental()
    a.put("zombie-1", "d1")
    t = a.activation("elemental-1")
    t.roll("blue-4", "red-1", "gray-1", "brown-1")
    t.do("perform fire", "choose grisban_the_thirsty")
    assert t.hero("grisban").damage == 3
    assert t.is_gone("zombie-1")  # friend and foe
    t = elemental().activation("elemental-1")
    t.roll("gray-6", "black-6", "gray-6", "black-6")
    t.do("perform earth")
    assert t.conditions("grisban") == {"immobilized"}
    t.do("perform water")
    assert t.hero("grisban").fatigue == 2
    b = party(grisban="h6", jain="h1", avric="h5")
    b.put("elemental-1", "b1", "c1", "b2", "c2")
    t = b.activation("elemental-1")
    t.do("perform air")
    b.s = t.s
    assert "attack yew_shortbow" not in b.turn("jain").options()


@card("air", "exploding_rune", "break_the_rune", "bushwhack")
def test_air_is_touched_by_nobody_from_afar() -> None:
    """Neither a blast nor a skill that picks its own targets reaches it; who stands beside it does."""

    def airy(leoric: str, tomble: str = "h6") -> Arrangement:
        a = Arrangement(heroes="leoric:runemaster tomble:thief avric:disciple")
        a.put("leoric", leoric)
        a.put("tomble", tomble)
        a.put("avric", "h5")
        a.put("elemental-1", "c1", "d1", "c2", "d2").air = True
        a.learn("leoric", "exploding_rune", "break_the_rune")
        a.learn("tomble", "bushwhack")
        return a

    a = airy("a1")
    a.put("zombie-1", "c3")
    t = a.turn("leoric")
    t.roll("blue-4", "yellow-5", "brown-1")
    t.do("use exploding_rune")
    assert (t.is_gone("zombie-1"), t.figure("elemental-1").damage, t.dice_left()) == (True, 0, 0)
    assert "use break_the_rune" not in airy("a1").turn("leoric").options()
    assert "use break_the_rune" in airy("b1").turn("leoric").options()
    assert "use bushwhack" not in airy("a1").turn("tomble").options()
    assert "use bushwhack" in airy("a1", "e3").turn("tomble").options()


@card("ettin", "reach", "throw")
def test_ettins_reach_and_throw() -> None:
    a = party(grisban="e1", jain="h6", avric="h5")
    a.put("ettin-1", "b1", "c1", "b2", "c2")
    assert "strike" in a.activation("ettin-1").options()
    b = party(grisban="d1", jain="h6", avric="h5")
    b.put("ettin-master", "b1", "c1", "b2", "c2")
    t = b.activation("ettin-master")
    t.roll("gray-6", "black-6")
    t.do("perform throw")
    assert "g4" in t.offered("place")
    assert "h1" not in t.offered("place")
    t.do("place g4")
    assert t.at("grisban") == "g4"
    assert t.hero("grisban").damage == 1


@card("flesh_moulder", "heal", "mend_n", "merriod", "flail", "immobilize")
def test_moulders_mend_and_merriods_flail() -> None:
    a = crowd()
    a.put("flesh_moulder-master", "c1").damage = 3
    a.put("zombie-1", "d1").damage = 2
    t = a.activation("flesh_moulder-master")
    t.roll("red-2")
    t.do("perform heal", "choose zombie-1")
    assert t.figure("zombie-1").damage == 0
    t.roll("blue-6", "yellow-1", "gray-1")
    t.do("strike", "target a1", "surge mend-2")
    assert t.figure("flesh_moulder-master").damage == 1
    b = party(grisban="a1", jain="a2", avric="h5")
    b.put("merriod-master", "b1", "c1", "b2", "c2")
    t = b.activation("merriod-master")
    t.roll("blue-2", "red-1", "gray-1", "gray-1")
    t.do("strike", "target a1", "yes", "surge immobilized", "choose grisban_the_thirsty")
    t.skip("points 0")
    assert t.hero("grisban").damage == 3
    assert t.hero("jain").damage == 3
    assert t.conditions("grisban") == t.conditions("jain") == {"immobilized"}


@card("shadow_dragon", "fire_breath", "grab", "zombie")
def test_fire_breath_and_grab() -> None:
    a = party(grisban="d1", jain="e1", avric="f2")
    a.put("shadow_dragon-master", "a1", "b1", "c1", "a2", "b2", "c2")
    t = a.activation("shadow_dragon-master")
    t.roll("blue-2", "red-1", "gray-1", "gray-1", "gray-1")
    t.do("strike", "surge fire-breath", "at e1")
    assert t.offered("at") == {"f1", "d2", "e2", "f2"}  # neither back nor into the dragon
    t.do("at f2", "done")
    while t.ask.kind in ("attack.order", "damage.as-fatigue", "attack.protect"):
        t.do("pass" if t.ask.kind == "attack.protect" else sorted(t.options())[0])
    assert [t.hero(name).damage for name in ("grisban", "jain", "avric")] == [3, 3, 3]
    b = crowd()
    b.put("zombie-master", "b1")
    t = b.activation("zombie-master")
    t.roll("gray-6", "black-6")
    t.do("perform grab")
    assert t.conditions("grisban") == {"immobilized"}


@card("fire_breath", "air")
def test_fire_breath_passes_over_air_unless_the_dragon_stands_beside_it() -> None:
    """The fire may run on through its spaces to whoever stands behind."""
    for elemental, path, singed in (("f1 g1 f2 g2", "e1 f1", 0), ("d2 e2 d3 e3", "e2 f1", 3)):
        a = party(grisban="d1", jain="h6", avric="h5")
        a.put("shadow_dragon-master", "a1", "b1", "c1", "a2", "b2", "c2")
        a.put("elemental-1", *elemental.split()).air = True
        a.put("zombie-1", "e1" if singed == 0 else "f1")
        t = a.activation("shadow_dragon-master")
        t.roll("blue-2", "red-1", *["gray-1"] * 3)
        t.do("strike", "surge fire-breath", *[f"at {space}" for space in path.split()], "done")
        while t.ask.kind == "attack.order":
            t.do(sorted(t.options())[0])
        assert t.hero("grisban").damage == 3
        assert t.is_gone("zombie-1")
        assert t.figure("elemental-1").damage == singed


@card("baron_zachareth", "dominion", "shadow_bolt", "pierce_n")
def test_the_baron() -> None:
    a = crowd(act=2)
    a.put("baron_zachareth", "c1")
    t = a.activation("baron_zachareth")
    t.roll("gray-1", "black-1", "gray-6", "black-6")
    t.do("perform dominion", "choose grisban_the_thirsty", "step b1", "done")
    assert t.at("grisban") == "b1"
    assert t.conditions("grisban") == {"immobilized"}
    t.roll("blue-2", "red-1", "yellow-1", "gray-5")
    t.do("perform shadow_bolt", "target b1", "surge pierce-2")
    assert t.hero("grisban").damage == 4


@card("belthir", "fly", "cry_havoc")
def test_belthir_flies_over_everything() -> None:
    a = party(2, "..o..~.\n.......", grisban="b1", jain="d2", avric="a2")
    a.put("belthir", "a1")
    t = a.activation("belthir")
    t.roll("blue-4", "red-2", "red-1", "gray-1", "gray-1")
    t.do("perform cry_havoc", "step b1", "step c1")
    t.do("pass")  # Jain stands her ground
    assert "stop" not in t.options()  # over an obstacle
    t.do("step d2", "step e2")
    while t.ask.kind != "monster.action":
        t.do("points 0" if "points 0" in t.options() else sorted(t.options())[0])
    assert t.hero("grisban").damage == 5
    assert t.hero("jain").damage == 5


@card("lady_eliza_farrow", "sacrifice", "seduce", "blood_call")
def test_eliza() -> None:
    a = crowd()
    a.put("lady_eliza_farrow", "c1").damage = 5
    a.put("zombie-1", "d1")
    t = a.activation("lady_eliza_farrow")
    t.do("perform sacrifice")
    assert t.options() == {"points 1", "points 2", "points 3"}  # up to five, and up to what the victim has
    t.do("points 3")
    assert t.is_gone("zombie-1")
    assert t.figure("lady_eliza_farrow").damage == 2
    t.roll("gray-1", "black-1")
    t.do("perform seduce", "done")
    assert t.conditions("grisban") == {"stunned"}
    b = crowd()
    b.put("lady_eliza_farrow", "c1").damage = 5
    t = b.activation("lady_eliza_farrow")
    t.roll("blue-6", "yellow-1", "gray-1")
    t.do("strike", "target a1", "surge blood-call")
    assert t.figure("lady_eliza_farrow").damage == 3


@card("lord_merick_farrow", "aftershock", "ignite", "wither")
def test_merick() -> None:
    a = crowd(act=2)
    a.put("lord_merick_farrow", "b1")
    t = a.turn("grisban")
    t.roll("blue-1", "red-1", "gray-1", "gray-1", "gray-6", "black-6")
    t.do("attack chipped_greataxe")
    assert t.hero("grisban").fatigue == 1
    b = crowd(act=2)
    b.put("lord_merick_farrow", "b1")
    t = b.activation("lord_merick_farrow")
    t.roll("blue-4", "red-1", "yellow-1", "gray-1")
    t.do("perform ignite")
    assert t.figure("lord_merick_farrow").damage == 1
    assert t.hero("grisban").damage == 4
    c = crowd(act=2)
    c.put("lord_merick_farrow", "b1")
    t = c.activation("lord_merick_farrow")
    t.roll("blue-2", "red-1", "yellow-1", "gray-1")
    t.do("strike", "target a1", "surge wither")
    assert t.hero("grisban").fatigue == 1


@card("sir_alric_farrow", "overpower", "unmovable", "regeneration_1")
def test_alric() -> None:
    a = crowd()
    a.put("sir_alric_farrow", "c2")
    t = a.activation("sir_alric_farrow")
    t.roll("gray-1", "black-1")
    t.do("perform overpower", "step b2", "yes")
    assert t.at("sir_alric_farrow") == "a1"
    assert t.at("grisban") == "b2"
    assert t.hero("grisban").fatigue == 1
    b = party(jain="a1", grisban="h6", avric="h5")
    b.equip("jain", "crossbow")
    b.put("sir_alric_farrow", "c1")
    t = b.turn("jain")
    t.roll("blue-6", "yellow-1", "gray-1", "brown-1")
    t.do("attack crossbow", "surge hearts-1-shove")
    assert t.ask.kind == "turn.action"  # he does not budge
    c = crowd(act=2)
    c.put("sir_alric_farrow", "c2").damage = 3
    t = c.overlord(OVERLORD_START)
    assert t.figure("sir_alric_farrow").damage == 2


@card("splig", "not_me", "knockback", "promotion")
def test_splig() -> None:
    a = crowd()
    a.put("splig", "b1")
    a.put("zombie-1", "c1")
    t = a.turn("grisban")
    t.roll("gray-1", "black-1", "blue-4", "red-1", "brown-1")
    t.do("attack chipped_greataxe")
    assert t.figure("splig").damage == 0
    assert t.is_gone("zombie-1")
    b = crowd()
    b.put("splig", "b1")
    t = b.activation("splig")
    t.roll("blue-2", "red-1", "gray-1")
    t.do("strike", "surge knockback", "place d4")
    assert t.at("grisban") == "d4"
    assert t.hero("grisban").damage == 3
    c = crowd(act=2)
    c.put("splig", "c3")
    c.put("zombie-1", "c4")
    t = c.activation("splig")
    t.roll("gray-1", "black-1")
    t.do("perform promotion")
    assert t.is_gone("zombie-1")
    assert t.at("zombie-master") == "c4"


def test_every_lieutenant_has_a_card_for_every_act_and_party() -> None:
    for act in (1, 2):
        a = crowd(act)
        for name, space in zip(LIEUTENANT_IDS, ("b1", "b2", "b3", "b4", "b5", "b6"), strict=True):
            figure = a.put(name, space)
            assert len(figure.sheet.attributes) == 4
            assert len(defense_pool(a.s, figure)) >= 1
        assert len([f for f in a.s.monsters() if f.id in {FIGURE[name] for name in LIEUTENANT_IDS}]) == 6


@card("sacrifice")
def test_sacrifice_may_deal_less_and_spare_the_victim() -> None:
    a = crowd()
    a.put("lady_eliza_farrow", "c1").damage = 5
    a.put("ettin-1", "d1", "e1", "d2", "e2").damage = 0
    t = a.activation("lady_eliza_farrow")
    t.do("perform sacrifice")
    assert "points 6" not in t.options()
    t.do("points 2")
    assert (t.figure("ettin-1").damage, t.figure("lady_eliza_farrow").damage) == (2, 3)


@rule("DSC-6.15", "DSC-16.03")
@card("seduce", "pit_trap")
def test_who_is_moved_by_others_walks_into_traps() -> None:
    a = crowd()
    a.put("lady_eliza_farrow", "c1")
    a.hold("pit_trap", "tripwire")
    t = a.activation("lady_eliza_farrow")
    t.roll("gray-1", "black-1", "gray-6", "black-6")
    t.do("perform seduce", "step b2")
    assert t.offered("play") == {"pit_trap"}  # no tripwire: it is no move action
    t.do("play pit_trap")
    assert t.hero("grisban").damage == 1
    assert t.conditions("grisban") == {"stunned"}


@rule("DSC-16.03")
@card("seduce")
def test_who_is_not_moved_meets_no_trap() -> None:
    a = crowd()
    a.put("lady_eliza_farrow", "c1")
    a.hold("pit_trap")
    t = a.activation("lady_eliza_farrow")
    t.roll("gray-1", "black-1")
    t.do("perform seduce", "done")
    assert t.ask.kind == "monster.action"


# ---- thrown into a trap, raging in peace ----


@rule("DSC-6.16", "DSC-19.05")
@card("throw", "web_trap", "pit_trap", "tripwire")
def test_who_is_thrown_enters_the_space_with_its_traps_and_its_terrain() -> None:
    a = Arrangement("......\n....^.\n......")
    for name, space in (("grisban", "c1"), ("jain", "f1"), ("avric", "f3")):
        a.put(name, space)
    a.put("ettin-master", "a1", "b1", "a2", "b2")
    a.hold("web_trap", "tripwire")
    t = a.activation("ettin-master")
    t.roll("gray-6", "black-6")
    t.do("perform throw", "place e2")
    assert t.hero("grisban").damage == 2  # the pit
    t.expect("A overlord.trap", "pass", "play web_trap")  # no move action, no Tripwire
    t.roll("gray-6", "black-6", "gray-1", "black-1", "gray-1", "black-1")
    t.do("play web_trap")
    assert t.conditions("grisban") == {"immobilized"}
    assert t.hero("grisban").damage == 3


@rule("DSC-6.16")
@card("knockback", "pit_trap")
def test_who_is_knocked_back_enters_the_space_with_its_traps() -> None:
    for shoved in (True, False):
        a = party(grisban="b1", jain="h6", avric="h5")
        a.put("splig", "a1")
        a.hold("pit_trap")
        t = a.activation("splig")
        t.roll("blue-2", "red-1", "gray-1")
        t.do("strike", "surge knockback" if shoved else "surge hearts-1")
        if shoved:
            t.do("place d1")
        assert (t.ask.kind == "overlord.trap") is shoved


@rule("DSC-12.08")
@card("blood_rage", "prayer_of_peace")
@pytest.mark.parametrize("hindrance", ["", "stunned", "prayer"])
def test_blood_rage_makes_no_peaceful_or_stunned_monster_attack(hindrance: str) -> None:
    a = party(grisban="b1", jain="h6", avric="b2")
    a.put("zombie-1", "a1")
    a.hold("blood_rage")
    if hindrance == "stunned":
        a.afflict("zombie-1", "stunned")
    elif hindrance == "prayer":
        a.hero("avric").exhaust(CARD["prayer_of_peace"])
    t = a.end()
    t.roll("blue-4", "yellow-5", "gray-1", "blue-4", "yellow-5", "gray-1")
    t.do("play blood_rage")
    t.skip("target b1")
    assert t.hero("grisban").damage == (0 if hindrance else 8)
    assert t.is_gone("zombie-1")


@rule("DSC-31.09")
@card("blood_rage", "flail")
def test_a_raging_merriod_flails() -> None:
    a = party(grisban="a1", jain="a2", avric="h5")
    a.put("merriod-master", "b1", "c1", "b2", "c2")
    a.hold("blood_rage")
    t = a.end()
    t.do("play blood_rage", "target a1")
    t.expect("A ability.second", "yes", "no")
