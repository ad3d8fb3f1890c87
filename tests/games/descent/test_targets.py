"""Attacks on several targets: what hangs on one of them holds for that one alone (DSC-8.28)."""

import pytest

from podziemia.games.descent.data.cards import CARD
from tests.games.descent.table import Arrangement, DescentTable
from tests.support import card, rule


def flail(unseen: str, surges: int, mist: bool = False) -> DescentTable:
    """A merriod's flail on Grisban and Tomble, one of them Unseen."""
    a = Arrangement(heroes="grisban:berserker tomble:thief avric:spiritspeaker")
    a.put("grisban", "a1")
    a.put("tomble", "a3")
    a.put("avric", "a6" if mist else "h6")
    a.hero(unseen).exhaust(CARD["unseen"])
    if mist:
        a.hero("avric").exhaust(CARD["cloud_of_mist"])
    a.put("merriod-master", "b1", "c1", "b2", "c2")
    t = a.activation("merriod-master")
    t.roll(("blue-4", "blue-2", "blue-2")[surges], ("red-1", "red-1", "red-6")[surges], *["gray-1"] * 2)
    t.do("strike", "target a1", "yes")
    t.skip("no")  # Stoneskin
    return t


@pytest.mark.parametrize(("hidden", "seen"), [("grisban", "tomble"), ("tomble", "grisban")])
@rule("DSC-8.29", "DSC-8.28", "DSC-31.09")
@card("unseen", "flail")
def test_who_is_unseen_is_missed_and_the_other_target_is_hit(hidden: str, seen: str) -> None:
    t = flail(hidden, surges=0)
    assert t.hero(hidden).damage == 0
    assert t.hero(seen).damage == 3
    t = flail(hidden, surges=1)
    t.do("surge toll")
    t.skip("choose grisban_the_thirsty")
    assert t.hero(hidden).damage == t.hero(seen).damage == 3


@rule("DSC-8.29")
@card("unseen", "cloud_of_mist", "flail")
def test_the_attacker_picks_which_veil_a_surge_breaks() -> None:
    """Grisban is Unseen, and Avric's mist, three spaces wide, covers Tomble but not Grisban."""
    t = flail("grisban", surges=1, mist=True)
    t.do("surge toll")
    t.expect("A attack.toll", "choose avric_albright", "choose grisban_the_thirsty")
    t.do("choose avric_albright")
    assert (t.hero("grisban").damage, t.hero("tomble").damage) == (0, 3)
    t = flail("grisban", surges=1, mist=True)
    t.do("surge toll", "choose grisban_the_thirsty")
    assert (t.hero("grisban").damage, t.hero("tomble").damage) == (3, 0)
    t = flail("grisban", surges=1, mist=True)
    t.do("done")
    assert (t.hero("grisban").damage, t.hero("tomble").damage) == (0, 0)
    t = flail("grisban", surges=2, mist=True)
    t.do("surge toll", "choose avric_albright", "surge toll")
    t.do("choose grisban_the_thirsty")  # who suffers first
    assert (t.hero("grisban").damage, t.hero("tomble").damage) == (5, 5)


def misty(ettin: str, zombie: str, *skills: str) -> Arrangement:
    """Avric in a1 has used Cloud of Mist; Syndrael and Tarha fight an ettin and a zombie."""
    a = Arrangement(heroes="syndrael:knight tarha:runemaster avric:spiritspeaker")
    a.put("syndrael", "c3")
    a.put("tarha", "e4")
    a.put("avric", "a1")
    a.put("ettin-1", *ettin.split())
    a.put("zombie-master", zombie)
    a.learn("syndrael", *skills)
    a.learn("avric", "cloud_of_mist")
    t = a.turn("avric")
    t.do("use cloud_of_mist")
    a.s = t.s
    return a


@rule("DSC-8.29")
@card("cloud_of_mist")
@pytest.mark.parametrize(("space", "toll"), [("d2", True), ("e2", False)])
def test_of_a_large_target_the_mist_hides_the_spaces_it_reaches(space: str, toll: bool) -> None:
    t = misty("d1 e1 d2 e2", "h6").turn("tarha")
    t.roll("blue-2", "yellow-5", *["gray-1"] * 2)
    t.do("attack arcane_bolt", f"target {space}")
    t.skip("pass")
    assert ("surge toll" in t.options()) == toll


@rule("DSC-8.29", "DSC-8.28")
@card("cloud_of_mist", "widow_tarha")
@pytest.mark.parametrize(("ettin", "toll"), [("d1 e1 d2 e2", True), ("e1 f1 e2 f2", False)])
def test_of_several_targets_each_is_hidden_by_any_of_its_spaces(ettin: str, toll: bool) -> None:
    """The zombie, which was aimed at first, stands outside the mist."""
    t = misty(ettin, "g4").turn("tarha")
    t.roll("blue-2", "yellow-5", *["gray-1"] * 2, "brown-1")
    t.do("feat widow_tarha", "choose zombie-master")
    t.skip("choose ettin-1", "pass")
    assert ("surge toll" in t.options()) == toll


@rule("DSC-8.29", "DSC-9.14")
@card("cloud_of_mist", "whirlwind")
@pytest.mark.parametrize(("ettin", "toll"), [("d2 e2 d3 e3", True), ("e3 f3 e4 f4", False)])
def test_a_single_figure_in_a_whirlwind_is_hidden_by_any_of_its_spaces(ettin: str, toll: bool) -> None:
    a = misty(ettin, "h6", "whirlwind")
    a.put("tarha", "h1")
    a.put("syndrael", "d4")
    t = a.turn("syndrael")
    t.roll("blue-2", "red-1", *["gray-1"] * 2)
    t.do("use whirlwind")
    t.skip("pass")
    assert ("surge toll" in t.options()) == toll


@rule("DSC-9.14")
@card("iron_longsword", "whirlwind")
def test_a_longsword_in_a_whirlwind_breaks_the_guard_of_any_target() -> None:
    a = Arrangement(heroes="syndrael:knight tarha:runemaster avric:disciple")
    for name, space in (("syndrael", "b2"), ("tarha", "h1"), ("avric", "h6")):
        a.put(name, space)
    for name, space in (("zombie-1", "a1"), ("zombie-2", "c3")):
        a.put(name, space)
    a.learn("syndrael", "whirlwind")
    t = a.turn("syndrael")
    t.roll("blue-2", "red-1", "brown-1", "brown-6", "brown-1")
    t.do("use whirlwind", "surge shatter-guard")
    t.expect("B roll.die", "reroll brown-1", "reroll brown-6")
    t.do("reroll brown-6", "choose zombie-1")
    assert t.is_gone("zombie-1")
    assert t.is_gone("zombie-2")


@rule("DSC-31.06", "DSC-9.14")
@card("challenge", "whirlwind")
def test_challenge_adds_its_heart_against_the_challenged_alone() -> None:
    for challenged in ("zombie-master", "barghest-master"):
        a = Arrangement(heroes="syndrael:knight jain:wildlander avric:disciple")
        a.put("syndrael", "b2")
        a.put("jain", "h6")
        a.put("avric", "h5")
        a.learn("syndrael", "challenge", "whirlwind")
        a.put("zombie-master", "a1")
        a.put("barghest-master", "c3", "d3")
        t = a.turn("syndrael")
        t.do("use challenge", f"choose {challenged}")
        t.roll("blue-4", "red-1", "brown-1", "gray-1")
        t.do("use whirlwind", "choose zombie-master")
        hurt = {name: t.figure(name).damage for name in ("zombie-master", "barghest-master")}
        assert hurt.pop(challenged) == 4
        assert list(hurt.values()) == [3]


@rule("DSC-31.06", "DSC-9.06")
@card("challenge", "exploding_rune")
def test_a_blast_does_not_carry_the_challenge_to_the_neighbours() -> None:
    a = Arrangement(heroes="leoric:runemaster jain:wildlander avric:disciple")
    a.put("leoric", "a1")
    a.put("jain", "h6")
    a.put("avric", "h5")
    a.learn("leoric", "challenge", "exploding_rune")
    a.put("zombie-master", "d1")
    a.put("barghest-master", "e1", "f1")
    t = a.turn("leoric")
    t.do("use challenge")
    t.roll("blue-4", "yellow-1", "brown-1", "gray-1", "brown-1")
    t.do("use exploding_rune", "choose zombie-master")
    assert t.figure("zombie-master").damage == 4
    assert t.figure("barghest-master").damage == 3


@rule("DSC-9.10", "DSC-8.28")
@card("expert_blow", "fire")
def test_an_expert_blow_needs_a_hero_among_the_targets() -> None:
    for hero, asked in (("d2", True), ("h6", False)):
        a = Arrangement(heroes="grisban:berserker jain:wildlander avric:disciple")
        a.put("grisban", hero)
        a.put("jain", "h4")
        a.put("avric", "h5")
        a.put("zombie-1", "a1")
        a.put("elemental-master", "b1", "c1", "b2", "c2")
        a.hold("expert_blow")
        t = a.activation("elemental-master")
        assert ("perform fire" in t.options()) is asked
        if asked:
            t.do("perform fire")
            t.expect("A overlord.attack", "pass", "play expert_blow")


# ---- who steps in, who shelters ----


def knights_flail(syndrael: str) -> DescentTable:
    """A merriod flails at Grisban on a1 and Jain on a3; Syndrael, who can Defend, stands somewhere near."""
    a = Arrangement(heroes="grisban:berserker jain:wildlander syndrael:knight")
    a.put("grisban", "a1")
    a.put("jain", "a3")
    a.put("syndrael", syndrael)
    a.learn("syndrael", "defend")
    a.put("merriod-master", "b1", "c1", "b2", "c2")
    t = a.activation("merriod-master")
    t.roll("blue-4", "red-1", *["gray-1"] * 3)
    t.do("strike", "target a1", "yes")
    return t


@rule("DSC-31.07", "DSC-8.28")
@card("defend", "flail")
def test_a_knight_may_step_in_for_one_of_the_heroes_flailed_at() -> None:
    t = knights_flail("a4")  # next to Jain alone
    if t.ask.kind == "ability.hero":
        t.do("choose jain_fairwood")
    t.expect("D attack.defend", "no", "yes")
    assert t.ask.because == "jain_fairwood"
    t.do("yes")
    t.skip("pass", "choose grisban_the_thirsty")
    assert [t.hero(name).damage for name in ("grisban", "jain", "syndrael")] == [3, 0, 3]
    far = knights_flail("a5")
    if far.ask.kind == "ability.hero":
        far.do("choose jain_fairwood")
    assert far.ask.kind != "attack.defend"


@rule("DSC-31.07")
@card("defend", "flail")
def test_a_knight_who_is_flailed_at_takes_no_second_blow() -> None:
    t = knights_flail("a2")
    t.do("choose syndrael")
    assert t.ask.kind != "attack.defend"


def blast(tomble: str, skill: str) -> DescentTable:
    """Leoric's rune goes off at e3; Avric stands next to Tomble, out of its reach."""
    a = Arrangement(heroes="leoric:runemaster tomble:thief avric:disciple")
    a.put("leoric", "a3")
    a.put("tomble", tomble)
    a.put("avric", f"{tomble[0]}{int(tomble[1]) + 1}")
    a.learn("leoric", skill)
    a.put("zombie-master", "e3")
    t = a.turn("leoric")
    t.roll("blue-4", "yellow-5", "brown-1", "gray-1", "gray-2")
    t.do(f"use {skill}")
    return t


@rule("DSC-8.10", "DSC-31.08", "DSC-9.06")
@card("tomble_burrowell", "exploding_rune")
def test_tomble_is_sheltered_from_a_blast_that_only_affects_him() -> None:
    t = blast("d4", "exploding_rune")  # Avric, on d5, lends his grey die
    t.skip("choose zombie-master")
    assert t.hero("tomble").damage == 3  # four hearts, one shield
    assert t.dice_left() == 0
    t = blast("c5", "exploding_rune")
    assert t.hero("tomble").damage == 0  # out of the blast: nothing rolled for him
    assert t.dice_left() == 2


@rule("DSC-9.07", "DSC-31.08")
@card("tomble_burrowell", "fire_flask")
def test_tomble_is_sheltered_from_a_blast_bought_with_a_surge() -> None:
    a = Arrangement(heroes="grisban:berserker tomble:thief avric:disciple")
    a.put("grisban", "a3")
    a.put("tomble", "d4")
    a.put("avric", "d5")
    a.find("grisban", "fire_flask")
    a.put("zombie-master", "e3")
    t = a.turn("grisban")
    t.roll("blue-6", "yellow-5", "brown-1", "gray-1", "gray-2")
    t.do("use fire_flask", "surge blast")
    t.skip("choose zombie-master")
    assert t.hero("tomble").damage == 2  # three hearts, one shield
    assert t.dice_left() == 0


@rule("DSC-8.28")
@card("fire", "unseen")
def test_fire_affects_who_is_unseen_and_targets_nobody() -> None:
    a = Arrangement(heroes="grisban:berserker tomble:thief avric:disciple")
    a.put("grisban", "h6")
    a.put("tomble", "d2")
    a.put("avric", "h5")
    a.hero("tomble").exhaust(CARD["unseen"])
    a.put("elemental-master", "b1", "c1", "b2", "c2")
    t = a.activation("elemental-master")
    t.roll("blue-4", "red-1", "gray-1")
    t.do("perform fire")
    assert t.hero("tomble").damage == 3
