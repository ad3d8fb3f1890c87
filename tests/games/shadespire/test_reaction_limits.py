"""When a Reaction may be made, and when it just may not: one scene a line, played to the end of the activation."""

from typing import Any

import pytest

from tests.games.shadespire.scenes import (
    ARNULF,
    DRAW,
    DYING,
    GARREK,
    HIT,
    KARSUS,
    MISS,
    NO,
    OBRYN,
    PAIR,
    SEVERIN,
    SHOT,
    SPARE,
    TARGOR,
    WIDE,
    YES,
    Scene,
    attack,
    both_die,
    fight,
    foe_gear,
    from_both_sides,
    gear,
    guarding,
    into_lethal,
    lash,
    own_kill,
    quake,
    shoot,
    walk,
)
from tests.games.shadespire.table import Place
from tests.support import card, rule

KILL: dict[str, Any] = {"wounds": DYING}
RELICS = [f"katophranes_{part}" for part in ("belt", "boots", "gloves", "hood")]
AROUND: Place = {**SPARE, ARNULF: (8, 2)}
AT_GARREK = ("A target garrek_gorebeard",)

CORNER: Place = {OBRYN: (1, 1), GARREK: (3, 1), SEVERIN: (2, 2)}
CORNERED: Place = {GARREK: (1, 1), OBRYN: (3, 1), TARGOR: (2, 2)}
CRIT_HIT = ("crit", "hammer", "shield")

CASES: list[tuple[str, bool, Scene]] = [
    # nowhere to be pushed
    ("shifting_image", NO, lambda: fight(*CRIT_HIT, place=CORNER, **gear("shifting_image"))),
    ("flickering_image", NO, lambda: fight(*CRIT_HIT, place=CORNER, **gear("flickering_image"))),
    ("opportunist", NO, lambda: fight(*MISS, place=CORNERED, moves=AT_GARREK, **foe_gear("opportunist"))),
    ("disengage", NO, lambda: fight(*HIT, place=CORNER, moves=("A with disengage",), **gear("disengage"))),
    ("skitter_scurry", NO, lambda: fight(*MISS, place=CORNER, **gear("skitter_scurry"))),
    ("light_footed", NO, lambda: fight(*HIT, place=CORNERED, moves=AT_GARREK, **foe_gear("light_footed"))),
    ("my_turn", YES, lambda: fight(*HIT, place=CORNERED, moves=AT_GARREK, hand_b=["my_turn"])),
    ("teamwork", YES, lambda: fight(*MISS, hand_a=["teamwork"])),
    # after a kill
    ("skulls_for_the_skull_throne", YES, lambda: fight(*HIT, hand_a=["skulls_for_the_skull_throne"], **KILL)),
    ("skulls_for_the_skull_throne", NO, lambda: fight(*HIT, hand_b=["skulls_for_the_skull_throne"], **KILL)),
    ("skulls_for_the_skull_throne", NO, lambda: into_lethal(hand_a=["skulls_for_the_skull_throne"])),
    ("skulls_for_the_skull_throne", NO, lambda: own_kill(hand_a=["skulls_for_the_skull_throne"])),
    ("boon_of_khorne", NO, lambda: fight(*HIT, hand_b=["boon_of_khorne"], **KILL)),
    ("to_the_victor_the_spoils", NO, lambda: fight(*HIT, hand_b=["to_the_victor_the_spoils"], **KILL)),
    (
        "to_the_victor_the_spoils",
        YES,
        lambda: attack(OBRYN, *HIT, hand_a=["to_the_victor_the_spoils"], place={OBRYN: (7, 3), "blooded_saek": (9, 3)}),
    ),
    ("triumphant_roar", NO, lambda: fight(*HIT, hand_a=["triumphant_roar"], **KILL)),
    ("triumphant_roar", NO, lambda: fight(*HIT, hand_b=["triumphant_roar"], place=AROUND, moves=AT_GARREK, **KILL)),
    ("triumphant_roar", YES, lambda: fight(*HIT, hand_a=["triumphant_roar"], place=AROUND, moves=AT_GARREK, **KILL)),
    ("triumphant_roar", NO, lambda: both_die("triumphant_roar", seat="a")),
    ("scavenge", NO, lambda: fight(*HIT, hand_b=["scavenge"], **KILL, **foe_gear("great_speed"))),
    ("scavenge", NO, lambda: fight(*HIT, hand_a=["scavenge"], **KILL, **foe_gear("great_speed", on=TARGOR))),
    ("scavenge", NO, lambda: shoot(*SHOT, hand_a=["scavenge"], **KILL, **foe_gear("great_speed"))),
    (
        "leadin_by_example",
        NO,
        lambda: fight(*HIT, hand_a=["leadin_by_example"], place={**PAIR, SEVERIN: (3, 3), TARGOR: (5, 5)}, **KILL),
    ),
    (
        "leadin_by_example",
        YES,
        lambda: attack(
            SEVERIN,
            *HIT,
            hand_a=["leadin_by_example"],
            place={SEVERIN: (7, 3), GARREK: (9, 3), OBRYN: (3, 3), TARGOR: (5, 5)},
            **KILL,
        ),
    ),
    (
        "leadin_by_example",
        NO,
        lambda: attack(
            SEVERIN,
            *HIT,
            hand_a=["leadin_by_example"],
            place={SEVERIN: (7, 3), GARREK: (9, 3), OBRYN: (1, 1), TARGOR: (15, 11)},
            **KILL,
        ),
    ),
    (
        "leadin_by_example",
        NO,
        lambda: attack(
            SEVERIN, *HIT, hand_a=["leadin_by_example"], place={SEVERIN: (7, 3), GARREK: (9, 3), TARGOR: (5, 5)}, **KILL
        ),
    ),
    # after a loss
    ("final_blow", NO, lambda: fight(*HIT, hand_a=["final_blow"], **KILL)),
    ("final_blow", NO, lambda: own_kill(hand_a=["final_blow"])),
    ("final_blow", NO, lambda: both_die("final_blow")),
    ("bone_shrapnel", NO, lambda: fight(*HIT, hand_a=["bone_shrapnel"], **KILL)),
    ("bone_shrapnel", NO, lambda: both_die("bone_shrapnel")),
    ("bone_shrapnel", NO, lambda: into_lethal(hand_b=["bone_shrapnel"])),
    ("bloody_retribution", NO, lambda: fight(*HIT, hand_b=["bloody_retribution"], **KILL)),
    ("bloody_retribution", NO, lambda: fight(*HIT, hand_b=["bloody_retribution"], place=AROUND, moves=AT_GARREK)),
    ("bloody_retribution", NO, lambda: both_die("bloody_retribution")),
    ("bloody_retribution", NO, lambda: own_kill(hand_a=["bloody_retribution"])),
    ("aversion_to_death", NO, lambda: fight(*HIT, hand_b=["aversion_to_death"], place=PAIR, **KILL)),
    ("aversion_to_death", NO, lambda: fight(*HIT, hand_a=["aversion_to_death"], **KILL)),
    # after anybody fell
    ("fuelled_by_slaughter", NO, lambda: fight(*HIT, hand_a=["fuelled_by_slaughter"], **KILL)),
    (
        "fuelled_by_slaughter",
        YES,
        lambda: fight(*HIT, hand_b=["fuelled_by_slaughter"], place=AROUND, moves=AT_GARREK, **KILL),
    ),
    ("fuelled_by_slaughter", NO, lambda: fight(*MISS, hand_a=["fuelled_by_slaughter"])),
    ("fuelled_by_slaughter", YES, lambda: quake("fuelled_by_slaughter", {TARGOR: 1})),
    ("undaunted", NO, lambda: fight(*HIT, hand_a=["undaunted"], place={**PAIR, TARGOR: (15, 11)}, **KILL)),
    ("undaunted", NO, lambda: fight(*HIT, hand_b=["undaunted"], place=PAIR, **KILL)),
    ("undaunted", YES, lambda: quake("undaunted", {TARGOR: 1})),
    ("rebirth_in_blood", NO, lambda: fight(*HIT, hand_b=["rebirth_in_blood"], **KILL)),
    ("rebirth_in_blood", YES, lambda: quake("rebirth_in_blood", {GARREK: 3}, place=PAIR)),
    (
        "legacy",
        NO,
        lambda: fight(*HIT, hand_b=["legacy"], place={**PAIR, TARGOR: (11, 3)}, upgrades={GARREK: ["frenzy"]}, **KILL),
    ),
    (
        "legacy",
        NO,
        lambda: fight(*HIT, hand_b=["legacy"], place={**PAIR, TARGOR: (13, 3)}, **KILL, **foe_gear("great_speed")),
    ),
    (
        "legacy",
        NO,
        lambda: fight(
            *HIT, hand_a=["legacy"], place={**PAIR, SEVERIN: (5, 3), TARGOR: (11, 3)}, **KILL, **foe_gear("great_speed")
        ),
    ),
    ("blood_frenzy", YES, lambda: quake("blood_frenzy", {TARGOR: 1})),
    ("blood_frenzy", NO, lambda: quake("blood_frenzy", {})),
    # after an attack
    ("tireless_assault", NO, lambda: fight(*MISS, hand_b=["tireless_assault"])),
    ("tireless_assault", NO, lambda: fight(*DRAW, hand_a=["tireless_assault"], moves=("A drive (11,3)",))),
    ("tireless_assault", YES, lambda: fight(*DRAW, hand_a=["tireless_assault"], moves=("A stay",))),
    (
        "tireless_assault",
        NO,
        lambda: fight(
            *MISS,
            "hammer",
            "hammer",
            "dodge",
            hand_a=["tireless_assault"],
            wounds={OBRYN: 2},
            moves=("B react furious_blow",),
            **foe_gear("furious_blow"),
        ),
    ),
    (
        "the_necromancer_commands",
        NO,
        lambda: fight(*DRAW, hand_a=["the_necromancer_commands"], moves=("A drive (11,3)",)),
    ),
    ("the_necromancer_commands", NO, lambda: fight(*MISS, hand_b=["the_necromancer_commands"])),
    ("ceaseless_attacks", NO, lambda: fight(*MISS, hand_b=["ceaseless_attacks"], place=AROUND, moves=AT_GARREK)),
    ("ceaseless_attacks", NO, lambda: fight(*MISS, hand_a=["ceaseless_attacks"], place=AROUND, moves=AT_GARREK)),
    ("brutal_but_kunnin", NO, lambda: fight(*MISS, hand_b=["brutal_but_kunnin"])),
    ("brutal_but_kunnin", NO, lambda: both_die("brutal_but_kunnin", seat="a")),
    ("rapid_volley", YES, lambda: shoot(*WIDE, hand_a=["rapid_volley"])),
    ("rapid_volley", NO, lambda: shoot(*WIDE, hand_b=["rapid_volley"])),
    ("rapid_volley", NO, lambda: shoot(*SHOT, hand_a=["rapid_volley"], moves=("A drive (11,3)",))),
    ("rapid_volley", NO, lambda: shoot(*MISS, at=(5, 3), hand_a=["rapid_volley"], moves=("A with shock_handaxe",))),
    ("retribution", NO, lambda: shoot(*SHOT, hand_b=["retribution"])),
    ("retribution", NO, lambda: fight(*HIT, hand_a=["retribution"])),
    ("my_turn", NO, lambda: shoot(*SHOT, hand_b=["my_turn"])),
    ("my_turn", YES, lambda: shoot(*SHOT, at=(7, 3), hand_b=["my_turn"])),
    ("my_turn", NO, lambda: fight(*HIT, hand_a=["my_turn"])),
    ("my_turn", NO, lambda: fight(*HIT, hand_b=["my_turn"], place=AROUND, moves=AT_GARREK, **KILL)),
    ("grapple", NO, lambda: fight(*HIT, hand_a=["grapple"], moves=("A drive (11,3)",))),
    ("grapple", NO, lambda: shoot(*SHOT, hand_b=["grapple"], moves=("A drive (11,3)",))),
    ("stumble", NO, lambda: fight(*HIT, hand_b=["stumble"], moves=("A drive (11,3)",))),
    (
        "stumble",
        NO,
        lambda: fight(*HIT, hand_a=["stumble"], place={OBRYN: (11, 3), GARREK: (13, 3)}, moves=("A drive (15,3)",)),
    ),
    (
        "stumble",
        NO,
        lambda: fight(*HIT, hand_a=["stumble"], place={**PAIR, TARGOR: (13, 3)}, moves=("A drive (11,3)",)),
    ),
    # after a move
    (
        "kunnin_but_brutal",
        NO,
        lambda: walk(OBRYN, "(7,3)", place={OBRYN: (5, 3), GARREK: (9, 3)}, hand_b=["kunnin_but_brutal"]),
    ),
    (
        "kunnin_but_brutal",
        NO,
        lambda: walk(OBRYN, "(3,3)", place={OBRYN: (5, 3), GARREK: (9, 3)}, hand_a=["kunnin_but_brutal"]),
    ),
    ("quick_thinker", NO, lambda: walk(OBRYN, "(5,3)", hand_a=["quick_thinker"])),
    (
        "quick_thinker",
        YES,
        lambda: walk(OBRYN, "(7,3)", "charge", place={OBRYN: (5, 3), GARREK: (9, 3)}, hand_b=["quick_thinker"]),
    ),
    # during an attack
    ("blinding_flash", NO, lambda: lash(*WIDE, hand_a=["blinding_flash"])),
    ("blinding_flash", YES, lambda: shoot(*WIDE, hand_b=["blinding_flash"])),
    ("teamwork", NO, lambda: fight(*MISS, hand_b=["teamwork"])),
    ("teamwork", NO, lambda: fight(*MISS, hand_a=["teamwork"], place=PAIR)),
    ("rebound", NO, lambda: fight(*HIT, hand_a=["rebound"])),
    ("rebound", NO, lambda: fight(*MISS, hand_b=["rebound"])),
    ("twist_the_knife", NO, lambda: fight(*HIT, hand_b=["twist_the_knife"])),
    ("twist_the_knife", NO, lambda: lash("sword", "sword", "sword", "dodge", hand_b=["twist_the_knife"])),
    ("twist_the_knife", YES, lambda: fight(*HIT, hand_a=["twist_the_knife"])),
    ("trap", NO, lambda: fight(*HIT, hand_b=["trap"], moves=("A drive (11,3)",))),
    # about to be slain
    ("last_lunge", YES, lambda: fight(*HIT, hand_b=["last_lunge"], **KILL)),
    ("last_lunge", NO, lambda: fight(*HIT, hand_a=["last_lunge"], **KILL)),
    ("last_lunge", NO, lambda: shoot(*SHOT, hand_b=["last_lunge"], **KILL)),
    ("last_lunge", NO, lambda: quake("last_lunge", {GARREK: 3})),
    ("death_throes", NO, lambda: fight(*HIT, hand_a=["death_throes"], **KILL)),
    ("death_throes", NO, lambda: shoot(*SHOT, hand_b=["death_throes"], **KILL)),
    ("death_throes", YES, lambda: quake("death_throes", {GARREK: 3})),
    ("last_chance", NO, lambda: fight(*HIT, hand_a=["last_chance"], **KILL)),
    ("last_chance", YES, lambda: into_lethal(hand_b=["last_chance"])),
    ("last_chance", NO, lambda: quake("last_chance", {GARREK: 3})),
    (
        "on_your_feet",
        NO,
        lambda: fight(*HIT, hand_a=["on_your_feet"], place={**PAIR, SEVERIN: (5, 3), TARGOR: (11, 3)}, **KILL),
    ),
    ("on_your_feet", YES, lambda: quake("on_your_feet", {GARREK: 3}, place={**PAIR, TARGOR: (11, 3)})),
    # upgrades: the attack failed
    ("furious_blow", NO, lambda: fight(*MISS, place=AROUND, moves=AT_GARREK, **foe_gear("furious_blow", on=ARNULF))),
    ("furious_blow", NO, lambda: shoot(*WIDE, **foe_gear("furious_blow"))),
    ("furious_blow", NO, lambda: fight(*MISS, **gear("furious_blow"))),
    ("fatal_riposte", NO, lambda: shoot(*WIDE, **foe_gear("fatal_riposte"))),
    ("shield_bash", NO, lambda: shoot(*WIDE, **foe_gear("shield_bash"))),
    ("shield_bash", NO, lambda: fight(*MISS, place=AROUND, moves=AT_GARREK, **foe_gear("shield_bash", on=ARNULF))),
    ("shield_bash", NO, lambda: fight(*HIT, **foe_gear("shield_bash"))),
    ("aspiring_boss", NO, lambda: fight(*MISS, **gear("aspiring_boss", on=SEVERIN))),
    ("aspiring_boss", YES, lambda: fight(*MISS, **gear("aspiring_boss"))),
    # upgrades: hit
    ("expendable", NO, lambda: fight(*HIT, place=AROUND, moves=AT_GARREK, **foe_gear("expendable", on=ARNULF))),
    ("expendable", NO, lambda: fight(*MISS, **foe_gear("expendable"))),
    ("light_footed", NO, lambda: fight(*MISS, **foe_gear("light_footed"))),
    ("light_footed", NO, lambda: fight(*HIT, place=AROUND, moves=AT_GARREK, **foe_gear("light_footed", on=ARNULF))),
    ("cunning_duellist", NO, lambda: fight(*DRAW, **gear("cunning_duellist"))),
    ("cunning_duellist", NO, lambda: lash("sword", "sword", "sword", "dodge", **gear("cunning_duellist", on=KARSUS))),
    ("cunning_duellist", NO, lambda: fight(*HIT, **foe_gear("cunning_duellist"))),
    ("defiant_strike", NO, lambda: shoot(*SHOT, **foe_gear("defiant_strike"))),
    ("defiant_strike", NO, lambda: fight(*HIT, place=AROUND, moves=AT_GARREK, **foe_gear("defiant_strike", on=ARNULF))),
    # upgrades: about to be slain
    ("unkillable", NO, lambda: fight(*HIT, place=AROUND, moves=AT_GARREK, **KILL, **foe_gear("unkillable", on=ARNULF))),
    ("unkillable", NO, lambda: fight(*HIT, **foe_gear("unkillable"))),
    ("unkillable", YES, lambda: quake("", {GARREK: 3}, **foe_gear("unkillable"))),
    ("no_respite", NO, lambda: shoot(*SHOT, **KILL, **foe_gear("no_respite"))),
    ("no_respite", YES, lambda: quake("", {GARREK: 3}, **foe_gear("no_respite"))),
    ("no_respite", NO, lambda: fight(*HIT, place=AROUND, moves=AT_GARREK, **KILL, **foe_gear("no_respite", on=ARNULF))),
    ("fatal_strike", NO, lambda: quake("", {GARREK: 3}, **foe_gear("fatal_strike"))),
    ("fatal_strike", NO, lambda: shoot(*SHOT, **KILL, **foe_gear("fatal_strike"))),
    (
        "fatal_strike",
        NO,
        lambda: fight(*HIT, place=AROUND, moves=AT_GARREK, **KILL, **foe_gear("fatal_strike", on=ARNULF)),
    ),
    # upgrades: afterwards
    ("shifting_image", NO, lambda: fight(*HIT, **gear("shifting_image"))),
    ("shifting_image", YES, lambda: fight("support1", "support1", "crit", **foe_gear("shifting_image"))),
    ("shifting_image", NO, lambda: fight("crit", "hammer", "shield", **foe_gear("shifting_image"))),
    ("flickering_image", NO, lambda: fight(*HIT, **gear("flickering_image"))),
    ("flickering_image", NO, lambda: fight("crit", "support1", "crit", **gear("flickering_image"))),
    ("flickering_image", NO, lambda: fight("crit", "hammer", "shield", **gear("flickering_image", on=SEVERIN))),
    ("opportunist", NO, lambda: fight(*HIT, **foe_gear("opportunist"))),
    ("opportunist", NO, lambda: fight(*MISS, place=AROUND, moves=AT_GARREK, **foe_gear("opportunist", on=ARNULF))),
    ("opportunist", NO, lambda: fight(*MISS, **gear("opportunist"))),
    ("disengage", NO, lambda: fight(*HIT, moves=("A with sigmarite_grandhammer",), **gear("disengage"))),
    ("disengage", NO, lambda: fight(*MISS, moves=("A with disengage",), **gear("disengage"))),
    (
        "righteous_strike",
        NO,
        lambda: fight(
            *WIDE, moves=("A with righteous_strike",), place={OBRYN: (7, 3), TARGOR: (9, 3)}, **gear("righteous_strike")
        ),
    ),
    ("righteous_strike", NO, lambda: fight(*MISS, moves=("A with sigmarite_grandhammer",), **gear("righteous_strike"))),
    (
        "righteous_strike",
        NO,
        lambda: fight("hammer", *HIT, moves=("A with righteous_strike",), **gear("righteous_strike")),
    ),
    (
        "righteous_strike",
        NO,
        lambda: fight(
            "hammer",
            "sword",
            "sword",
            "dodge",
            moves=("A with righteous_strike", "A drive (11,3)"),
            **gear("righteous_strike"),
        ),
    ),
    ("skitter_scurry", YES, lambda: walk(OBRYN, "(5,3)", **gear("skitter_scurry"))),
    ("skitter_scurry", YES, lambda: guarding(OBRYN, **gear("skitter_scurry"))),
    ("skitter_scurry", NO, lambda: guarding(SEVERIN, **gear("skitter_scurry"))),
    ("skitter_scurry", NO, lambda: fight(*MISS, **foe_gear("skitter_scurry"))),
    ("relics_four", YES, lambda: walk(OBRYN, "(5,3)", **gear(*RELICS))),
    ("relics_four", NO, lambda: walk(OBRYN, "(5,3)", **gear(*RELICS[:3]))),
    ("relics_four", NO, lambda: guarding(SEVERIN, **gear(*RELICS))),
    ("heroic_stride", NO, lambda: guarding(OBRYN, **gear("heroic_stride", on=SEVERIN))),
    ("heroic_stride", NO, lambda: guarding(TARGOR, active=1, **gear("heroic_stride", on=SEVERIN))),
]


@rule("SHA-10.01", "SHA-10.07")
@pytest.mark.parametrize(
    ("id", "expected", "scene"),
    [
        pytest.param(*case, marks=card(case[0]) if case[0] != "relics_four" else (), id=f"{case[0]}-{case[1]}")
        for case in CASES
    ],
)
def test_who_may_react(id: str, expected: bool, scene: Scene) -> None:
    assert from_both_sides(scene, f"react {id}") == {expected}
