"""Ploys that are Reactions: in their window they do what they say, and without their trigger nobody is asked."""

from typing import Any

import pytest

from podziemia.games.shadespire.data.cards import NUMBER
from tests.games.shadespire.table import Battle, Place, battle, power_step, seat_of
from tests.support import card, rule

pytestmark = pytest.mark.usefixtures("sides")

BOTH: Place = {"obryn_the_bold": (7, 3), "garrek_gorebeard": (9, 3)}
SPARE: Place = {**BOTH, "severin_steelheart": (1, 1), "targor": (15, 11)}
MISS = ("support1", "support1", "shield")
HIT = ("hammer", "hammer", "shield")
KILL: dict[str, Any] = {"wounds": {"garrek_gorebeard": 3}}


def attacked(*dice: str, place: Place | None = None, **more: Any) -> Battle:
    """Obryn attacks Garrek with these dice."""
    t = battle(place=place or SPARE, dice=dice, **more)
    t.play("A attack obryn_the_bold")
    return t


def asked(t: Battle, id: str) -> bool:
    return not t.match.over and f"react {id}" in t.options()


@card("boon_of_khorne", "skulls_for_the_skull_throne", "to_the_victor_the_spoils", "triumphant_roar")
def test_after_a_kill() -> None:
    t = attacked(*HIT, hand_a=["boon_of_khorne"], wounds={"garrek_gorebeard": 3, "severin_steelheart": 2})
    t.play("A react boon_of_khorne", "A choose severin_steelheart")
    assert t.fighter("severin_steelheart").wounds == 0
    t = attacked(*HIT, hand_a=["skulls_for_the_skull_throne"], **KILL)
    t.play("A react skulls_for_the_skull_throne", "A times 2")
    assert len(t.player("A").hand) == 2
    t = attacked(*HIT, hand_a=["to_the_victor_the_spoils"], **KILL)
    t.play("A react to_the_victor_the_spoils")
    assert len(t.player("A").hand) == 3
    weak = attacked(*HIT, hand_a=["to_the_victor_the_spoils"], place={"obryn_the_bold": (7, 3), "targor": (9, 3)})
    assert not asked(weak, "to_the_victor_the_spoils")
    t = attacked(*HIT, hand_a=["triumphant_roar"], place={**SPARE, "arnulf": (8, 2)}, wounds={"garrek_gorebeard": 3})
    t.play("A target garrek_gorebeard")
    t.play("A react triumphant_roar", f"A push {t.at(9, 1)}")
    assert t.where("arnulf") == (9, 1)
    for id in ("boon_of_khorne", "skulls_for_the_skull_throne", "triumphant_roar"):
        t = attacked(*MISS, hand_a=[id])
        assert not asked(t, id)


@card("scavenge", "leadin_by_example")
def test_more_for_a_kill() -> None:
    t = attacked(*HIT, hand_a=["scavenge"], upgrades={"garrek_gorebeard": ["great_speed"]}, **KILL)
    t.play("A react scavenge")
    assert t.player("A").glory == 2
    assert not asked(attacked(*HIT, hand_a=["scavenge"], **KILL), "scavenge")
    boss: Place = {"gurzag_ironskull": (7, 3), "basha": (3, 3), "targor": (9, 3), "arnulf": (9, 5)}
    t = battle(a="ironskulls_boyz", place=boss, hand_a=["leadin_by_example"], dice=HIT)
    t.play("A attack gurzag_ironskull", "A react leadin_by_example", f"A go {t.at(7, 5)}")
    assert t.fighter("basha").charged


@card("final_blow", "bone_shrapnel", "aversion_to_death", "bloody_retribution")
def test_after_a_loss() -> None:
    for id in ("final_blow", "bone_shrapnel"):
        t = attacked(*HIT, hand_b=[id], **KILL)
        t.play(f"B react {id}")
        assert t.fighter("obryn_the_bold").wounds == 1
        assert not asked(attacked(*MISS, hand_b=[id]), id)
    far: Place = {"sanson_farstrider": (3, 3), "garrek_gorebeard": (9, 3), "targor": (15, 11)}
    for id, near in (("final_blow", False), ("bone_shrapnel", True)):
        t = battle(a="the_farstriders", place=far, hand_b=[id], dice=("sword",) * 3 + ("shield",), **KILL)
        t.play("A attack sanson_farstrider")
        assert asked(t, id) == near
    t = attacked(*HIT, hand_b=["aversion_to_death"], **KILL)
    t.play("B react aversion_to_death", "B choose targor", f"B push {t.at(13, 11)}")
    assert t.where("targor") == (13, 11)
    t = attacked(
        *HIT, "sword", "sword", "dodge", hand_b=["bloody_retribution"], place={**BOTH, "targor": (8, 2)}, **KILL
    )
    t.play("A target garrek_gorebeard")
    t.play("B react bloody_retribution")
    assert t.fighter("obryn_the_bold").wounds == 1


@card("fuelled_by_slaughter", "undaunted", "rebirth_in_blood", "legacy")
@rule("SHA-16.21", "SHA-10.08")
def test_after_anybody_fell() -> None:
    place: Place = {**BOTH, "severin_steelheart": (13, 3), "targor": (15, 3)}
    t = attacked(*HIT, *HIT, hand_a=["fuelled_by_slaughter"], place=place, **KILL)
    t.play("A react fuelled_by_slaughter")
    assert t.where("targor") is None
    t = attacked(*HIT, hand_b=["undaunted"], wounds={"garrek_gorebeard": 3, "targor": 1})
    t.play("B react undaunted")
    assert t.fighter("targor").wounds == 0
    three = attacked(*HIT, hand_b=["undaunted"], place={**SPARE, "arnulf": (13, 11)}, **KILL)
    assert not asked(three, "undaunted")
    t = attacked(*HIT, "shield", hand_b=["rebirth_in_blood"], place=BOTH, **KILL)
    t.play("B react rebirth_in_blood", f"B place {t.at(6, 8)}")
    assert t.where("garrek_gorebeard") == (6, 8)
    t = attacked(*HIT, "dodge", hand_b=["rebirth_in_blood"], place=BOTH, **KILL)
    t.play("B react rebirth_in_blood")
    assert t.where("garrek_gorebeard") is None
    assert t.ask.kind != "place.fighter"
    gear = {"garrek_gorebeard": ["great_speed", "bloodslick"]}
    t = attacked(*HIT, hand_b=["legacy"], place={**BOTH, "targor": (11, 3)}, upgrades=gear, **KILL)
    t.play("B react legacy")
    assert t.fighter("targor").upgrades == [NUMBER["great_speed"]]
    t = power_step(place={**BOTH, "severin_steelheart": (5, 3)}, hand_a=["shardgale"], hand_b=["my_turn"])
    t.play("A play shardgale")
    assert asked(t, "my_turn")


@card("blood_frenzy", "continue_the_slaughter", "fountain_of_gore")
@pytest.mark.parametrize("id", ["blood_frenzy", "continue_the_slaughter", "fountain_of_gore"])
def test_a_kill_gives_something_for_the_next_activation(id: str) -> None:
    t = attacked(*HIT, hand_b=[id], **KILL)
    t.play(f"B react {id}")
    t.skip_to("activation")
    assert t.s.spells == [(NUMBER[id], seat_of("B"), -1)]
    assert not asked(attacked(*MISS, hand_b=[id]), id)


@card("tireless_assault", "oathsworn", "the_necromancer_commands")
@rule("SHA-12.12")
@pytest.mark.parametrize("id", ["tireless_assault", "oathsworn", "the_necromancer_commands"])
def test_once_more_after_a_failure(id: str) -> None:
    t = attacked(*MISS, *HIT, hand_a=[id])
    t.play(f"A react {id}")
    assert t.fighter("garrek_gorebeard").wounds == 3
    t = attacked(*HIT, hand_a=[id])
    t.play("A stay")
    assert not asked(t, id)


@card("ceaseless_attacks", "brutal_but_kunnin", "retribution", "my_turn")
def test_after_an_attack() -> None:
    place: Place = {**BOTH, "severin_steelheart": (8, 2)}
    t = attacked("sword", "sword", "shield", *HIT, hand_a=["ceaseless_attacks"], place=place)
    t.play("A react ceaseless_attacks")
    assert t.fighter("garrek_gorebeard").wounds == 3
    assert not asked(attacked(*MISS, hand_a=["ceaseless_attacks"]), "ceaseless_attacks")
    t = attacked(*MISS, hand_a=["brutal_but_kunnin"])
    t.play("A react brutal_but_kunnin", f"A push {t.at(1, 3)}")
    assert t.where("obryn_the_bold") == (1, 3)
    t = attacked(*HIT, "hammer", "hammer", "dodge", hand_b=["retribution"])
    t.play("A stay", "B react retribution")
    assert t.fighter("obryn_the_bold").wounds == 2
    t = attacked(*HIT, "hammer", "hammer", "dodge", hand_b=["my_turn"])
    t.play(f"A drive {t.at(11, 3)}", "A stay", "B react my_turn", f"B push {t.at(9, 3)}")
    assert t.fighter("obryn_the_bold").wounds == 2
    for id in ("retribution", "my_turn"):
        assert not asked(attacked(*MISS, hand_b=[id]), id)


@card("grapple", "stumble", "trap")
@rule("SHA-16.06")
def test_around_a_drive_back() -> None:
    t = attacked(*HIT, hand_b=["grapple"])
    t.play(f"A drive {t.at(11, 3)}", "A stay", "B react grapple")
    assert t.where("obryn_the_bold") == (9, 3)
    t = attacked(*HIT, hand_a=["stumble"])
    t.play(f"A drive {t.at(11, 3)}", "A stay", "A react stumble")
    assert t.where("garrek_gorebeard") == (13, 3)
    t = attacked("hammer", "sword", "dodge", hand_a=["trap"], objectives_a=["masterstroke"], **KILL)
    t.play(f"A drive {t.at(11, 3)}", "A react trap", "A score masterstroke")
    assert t.where("garrek_gorebeard") is None
    for id, seat in (("grapple", "b"), ("stumble", "a"), ("trap", "a")):
        t = attacked(*HIT, **dict[str, Any]({f"hand_{seat}": [id]}))
        t.play("A stay")
        assert not asked(t, id)


@card("kunnin_but_brutal", "quick_thinker")
def test_after_a_move() -> None:
    place: Place = {"obryn_the_bold": (5, 3), "garrek_gorebeard": (9, 3)}
    t = battle(place=place, hand_a=["kunnin_but_brutal"], dice=HIT)
    t.play("A move obryn_the_bold", f"A go {t.at(7, 3)}", "A react kunnin_but_brutal")
    assert t.fighter("garrek_gorebeard").wounds == 3
    t = battle(place=place, hand_a=["kunnin_but_brutal"], dice=MISS)
    t.play("A charge obryn_the_bold", f"A go {t.at(7, 3)}")
    assert not asked(t, "kunnin_but_brutal")
    t = battle(place=place, hand_b=["quick_thinker"])
    t.play("A move obryn_the_bold", f"A go {t.at(3, 3)}", "B react quick_thinker", f"B go {t.at(11, 3)}")
    assert t.fighter("garrek_gorebeard").moved
    t = battle(place=place, hand_b=["quick_thinker"])
    t.fighter("garrek_gorebeard").moved = True
    t.play("A move obryn_the_bold", f"A go {t.at(3, 3)}")
    assert not asked(t, "quick_thinker")


@card("blinding_flash", "teamwork", "rebound", "twist_the_knife")
def test_during_an_attack() -> None:
    far: Place = {"sanson_farstrider": (3, 3), "garrek_gorebeard": (9, 3)}
    t = battle(a="the_farstriders", place=far, hand_b=["blinding_flash"])
    t.play("A attack sanson_farstrider", "B react blinding_flash")
    assert len(next(e for e in t.told() if e.startswith("attack_rolled")).split()) == 3 + 1
    assert not asked(attacked(*MISS, hand_b=["blinding_flash"]), "blinding_flash")
    t = attacked("support1", "support1", "shield", hand_a=["teamwork"], place={**BOTH, "severin_steelheart": (13, 3)})
    t.play("A react teamwork", f"A push {t.at(11, 3)}")
    assert t.fighter("garrek_gorebeard").wounds == 3
    t = attacked(*HIT, "dodge", hand_b=["rebound"])
    t.play("B react rebound")
    assert (t.fighter("obryn_the_bold").wounds, t.fighter("garrek_gorebeard").wounds) == (3, 0)
    assert t.ask.kind != "drive.to"
    t = attacked(*HIT, "shield", hand_b=["rebound"])
    t.play("B react rebound")
    assert t.fighter("garrek_gorebeard").wounds == 3
    t = attacked(*HIT, hand_a=["twist_the_knife"])
    t.play("A react twist_the_knife")
    assert t.where("garrek_gorebeard") is None
    assert not asked(attacked(*MISS, hand_a=["twist_the_knife"]), "twist_the_knife")


@card("last_lunge", "death_throes", "last_chance", "on_your_feet")
def test_about_to_be_slain() -> None:
    t = attacked(*HIT, "hammer", "hammer", "hammer", "dodge", hand_b=["last_lunge"], **KILL)
    t.play("B react last_lunge", "B stay")
    assert t.fighter("obryn_the_bold").wounds == 2
    assert t.where("garrek_gorebeard") is None
    for face, strikes in (("crit", True), ("sword", False), ("support1", False)):
        t = attacked(*HIT, face, "hammer", "hammer", "dodge", hand_b=["last_lunge"], **KILL)
        t.play("B react last_lunge")
        assert (t.fighter("obryn_the_bold").wounds == 2) == strikes
    t = attacked(*HIT, hand_b=["death_throes"], **KILL)
    t.play("B react death_throes")
    assert t.fighter("obryn_the_bold").wounds == 1
    for face, saved in (("shield", True), ("support1", True), ("dodge", False), ("crit", False)):
        t = attacked(*HIT, face, hand_b=["last_chance"], **KILL)
        t.play("B react last_chance")
        assert (t.where("garrek_gorebeard") is not None) == saved
    near: Place = {**BOTH, "targor": (11, 3)}
    for face, saved in (("shield", True), ("crit", True), ("dodge", False)):
        t = attacked(*HIT, face, hand_b=["on_your_feet"], place=near, **KILL)
        t.play("B react on_your_feet")
        assert (t.where("garrek_gorebeard") is not None) == saved
    assert not asked(attacked(*HIT, hand_b=["on_your_feet"], **KILL), "on_your_feet")
    for id in ("last_lunge", "death_throes", "last_chance"):
        assert not asked(attacked(*HIT, hand_b=[id]), id)


@card("duel_of_wits", "forceful_denial", "misdirection", "ready_for_action")
@rule("SHA-10.11", "SHA-16.14", "SHA-16.15")
def test_answers_to_cards() -> None:
    t = power_step(place=SPARE, hand_a=["distraction"], hand_b=["duel_of_wits", "forceful_denial"], dice=("shield",))
    t.play("A play distraction", "A choose targor")
    t.expect("B react.ploy", "react duel_of_wits", "react forceful_denial", "decline")
    twin = t.fork()
    twin.play("B react duel_of_wits")
    assert len(twin.player("B").hand) == 3
    assert twin.ask.kind == "push.to"
    t.play("B react forceful_denial")
    assert t.where("targor") == (15, 11)
    assert t.player("A").ploys_played == 1
    rats: Place = {"obryn_the_bold": (1, 1), "lurking_skaven": (9, 3), "festering_skaven": (13, 3)}
    t = power_step(b="spiteclaws_swarm", place=rats, hand_a=["distraction"], hand_b=["misdirection"])
    t.play("A play distraction", "A choose lurking_skaven", "B react misdirection", f"A push {t.at(15, 3)}")
    assert t.where("festering_skaven") == (15, 3)
    assert t.fighter("lurking_skaven").inspired
    assert t.fighter("festering_skaven").inspired
    t = power_step(place=BOTH, hand_a=["great_speed", "ready_for_action"], glory=(1, 0), dice=HIT)
    t.play("A play great_speed", "A react ready_for_action")
    t.expect("A ready.action", "move obryn_the_bold", "attack obryn_the_bold")
    t.play("A attack obryn_the_bold")
    assert t.fighter("garrek_gorebeard").wounds == 3


@rule("SHA-9.12", "SHA-10.01")
def test_a_reaction_out_of_its_window_is_refused() -> None:
    t = battle(place=SPARE, hand_a=["quick_thinker", "twist_the_knife"])
    t.refuses("A react quick_thinker", "A play twist_the_knife", "B react quick_thinker")
