"""What is offered to whom: both hold every Reaction and every objective, and one thing happens.

Each line was held against the cards: what stands in it is offered, and nothing else is.
"""

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.shadespire.everything import GEAR, Offered, activation, phase_ended, ploy_played, upgrade_played
from tests.games.shadespire.scenes import (
    ANGHARAD,
    ARNULF,
    DRAW,
    GARREK,
    HIT,
    KARSUS,
    OBRYN,
    SANSON,
    SEVERIN,
    SHOT,
    TARGOR,
    WIDE,
)
from tests.games.shadespire.table import Place
from tests.support import rule

pytestmark = pytest.mark.usefixtures("sides")

SAEK = "blooded_saek"
RICH: Place = {
    OBRYN: (7, 3),
    SEVERIN: (5, 3),
    ANGHARAD: (10, 4),
    GARREK: (9, 3),
    TARGOR: (8, 2),
    ARNULF: (1, 5),
    SAEK: (15, 11),
}
"""Obryn between Severin and Garrek; Angharad behind Garrek, Targor next to both."""
ROOMY: Place = {**RICH, TARGOR: (15, 1)}
FAR: Place = {SANSON: (3, 3), "almeric_eagle_eye": (1, 1), GARREK: (9, 3), TARGOR: (15, 11), ARNULF: (13, 11)}
SPREAD: Place = {
    SEVERIN: (3, 3),
    TARGOR: (5, 3),
    ANGHARAD: (6, 6),
    ARNULF: (8, 6),
    OBRYN: (7, 9),
    KARSUS: (9, 9),
    GARREK: (15, 1),
}
A = "A attack obryn_the_bold"
AT = "target garrek_gorebeard"
G2 = {OBRYN: GEAR, GARREK: GEAR}
NO_HANDS: dict[str, Any] = {"hand_a": [], "hand_b": []}
KILLS3 = ("hammer", "hammer", "hammer", "shield")

SCENES: dict[str, Callable[[], Offered]] = {
    "hit and driven": lambda: activation(A, AT, "drive (11,3)", place=RICH, dice=HIT),
    "hit and left": lambda: activation(A, AT, place=RICH, dice=HIT),
    "missed": lambda: activation(A, AT, place=RICH, dice=("sword", "sword", "shield")),
    "drawn and driven": lambda: activation(A, AT, "drive (11,3)", place=RICH, dice=("hammer", "sword", "dodge")),
    "killed": lambda: activation(A, AT, place=RICH, dice=HIT, wounds={GARREK: 3}, upgrades={GARREK: ["sprinter"]}),
    "shot": lambda: activation("A attack sanson_farstrider", "drive (11,3)", a="the_farstriders", place=FAR, dice=SHOT),
    "shot and missed": lambda: activation("A attack sanson_farstrider", a="the_farstriders", place=FAR, dice=WIDE),
    "shot dead": lambda: activation(
        "A attack sanson_farstrider",
        a="the_farstriders",
        place=FAR,
        dice=SHOT,
        wounds={GARREK: 3},
        upgrades={GARREK: ["sprinter"]},
    ),
    "a friend killed in hunger": lambda: activation(
        A,
        "target severin_steelheart",
        place={**RICH, TARGOR: (15, 1)},
        dice=(*HIT, "sword", "sword", "shield"),
        upgrades={OBRYN: ["black_hunger"], SEVERIN: ["sprinter"]},
    ),
    "both fall": lambda: activation(
        A, "react death_throes", "choose obryn_the_bold", place=ROOMY, dice=HIT, wounds={GARREK: 3, OBRYN: 3}
    ),
    "driven to death": lambda: activation(
        A,
        "drive (10,2)",
        place={OBRYN: (8, 4), GARREK: (9, 3), TARGOR: (11, 3), SEVERIN: (1, 1)},
        field="LETHAL",
        dice=HIT,
    ),
    "charged and hit": lambda: activation(
        "A charge obryn_the_bold", "go (7,3)", place={**ROOMY, OBRYN: (3, 1)}, dice=HIT
    ),
    "moved away": lambda: activation("A move obryn_the_bold", "go (3,1)", place=RICH),
    "moved": lambda: activation("A move severin_steelheart", "go (3,3)", place=RICH),
    "on guard": lambda: activation("A guard obryn_the_bold", place=RICH),
    "two cut, one missed": lambda: activation(
        "A attack the_harvester",
        AT,
        a="sepulchral_guard",
        place={"the_harvester": (7, 3), "petitioner_1": (5, 3), GARREK: (9, 3), TARGOR: (8, 2), ARNULF: (15, 11)},
        dice=("sword", "sword", "shield", "hammer", "hammer", "shield"),
    ),
    "critical on both sides": lambda: activation(A, AT, place=RICH, dice=("crit", "sword", "crit")),
    "critical hit": lambda: activation(A, AT, place=RICH, dice=("crit", "hammer", "shield")),
    "trapped": lambda: activation(
        A, AT, "trap", place={GARREK: (1, 1), OBRYN: (3, 1), TARGOR: (2, 2), SEVERIN: (15, 11)}, dice=DRAW
    ),
    "gale": lambda: ploy_played("shardgale", place=RICH, wounds={GARREK: 3, SEVERIN: 3}),
    "pushed": lambda: ploy_played("distraction", "choose garrek_gorebeard", "push (11,3)", place=RICH),
    "inspired": lambda: ploy_played("inspiration_strikes", "choose obryn_the_bold", place=RICH),
    "maddened": lambda: ploy_played(
        "momentary_madness",
        "choose garrek_gorebeard",
        place={OBRYN: (3, 1), SEVERIN: (1, 5), GARREK: (9, 3), TARGOR: (8, 2), ARNULF: (15, 11)},
        dice=("hammer", *HIT),
    ),
    "moved next to a foe": lambda: activation(
        "A move obryn_the_bold", "go (7,5)", place={**ROOMY, OBRYN: (3, 5), GARREK: (9, 5)}
    ),
    "charged in vain": lambda: activation(
        "A charge obryn_the_bold", "go (7,3)", place={**ROOMY, OBRYN: (3, 1)}, dice=("sword", "sword", "shield")
    ),
    "an upgrade is played": lambda: upgrade_played("sprinter", "on obryn_the_bold", place=RICH),
    "geared: hit and driven": lambda: activation(
        A, AT, "with sigmarite_grandhammer", "drive (11,3)", place=RICH, dice=HIT, upgrades=G2, **NO_HANDS
    ),
    "geared: missed": lambda: activation(
        A, AT, "with sigmarite_grandhammer", place=RICH, dice=("sword", "sword", "shield"), upgrades=G2, **NO_HANDS
    ),
    "geared: missed with a strike of its own": lambda: activation(
        A, AT, "with righteous_strike", place=RICH, dice=("sword", "sword", "sword", "shield"), upgrades=G2, **NO_HANDS
    ),
    "geared: hit to get away": lambda: activation(
        A, AT, "with disengage", place=RICH, dice=HIT, upgrades=G2, **NO_HANDS
    ),
    "geared: drawn": lambda: activation(
        A, AT, "with sigmarite_grandhammer", place=RICH, dice=("hammer", "sword", "dodge"), upgrades=G2, **NO_HANDS
    ),
    "geared: killed": lambda: activation(
        A, AT, "with sigmarite_grandhammer", place=RICH, dice=HIT, wounds={GARREK: 3}, upgrades=G2, **NO_HANDS
    ),
    "geared: shot": lambda: activation(
        "A attack sanson_farstrider",
        a="the_farstriders",
        place=FAR,
        dice=SHOT,
        upgrades={SANSON: GEAR, GARREK: GEAR},
        **NO_HANDS,
    ),
    "geared: shot and missed": lambda: activation(
        "A attack sanson_farstrider",
        a="the_farstriders",
        place=FAR,
        dice=WIDE,
        upgrades={SANSON: GEAR, GARREK: GEAR},
        **NO_HANDS,
    ),
    "geared: shot dead": lambda: activation(
        "A attack sanson_farstrider",
        a="the_farstriders",
        place=FAR,
        dice=SHOT,
        wounds={GARREK: 3},
        upgrades={SANSON: GEAR, GARREK: GEAR},
        **NO_HANDS,
    ),
    "geared: critical hit": lambda: activation(
        A, AT, "with sigmarite_grandhammer", place=RICH, dice=("crit", "hammer", "shield"), upgrades=G2, **NO_HANDS
    ),
    "geared: defended with a crit": lambda: activation(
        A, AT, "with sigmarite_grandhammer", place=RICH, dice=("hammer", "hammer", "crit"), upgrades=G2, **NO_HANDS
    ),
    "geared: moved": lambda: activation("A move obryn_the_bold", "go (7,5)", place=RICH, upgrades=G2, **NO_HANDS),
    "geared: moved far away": lambda: activation(
        "A move obryn_the_bold", "go (3,1)", place=RICH, upgrades=G2, **NO_HANDS
    ),
    "geared: charged": lambda: activation(
        "A charge obryn_the_bold",
        "go (7,3)",
        "with sigmarite_grandhammer",
        place={**ROOMY, OBRYN: (3, 1)},
        dice=("sword", "sword", "shield"),
        upgrades=G2,
        **NO_HANDS,
    ),
    "geared: on guard": lambda: activation("A guard obryn_the_bold", place=RICH, upgrades=G2, **NO_HANDS),
    "geared: a friend on guard": lambda: activation("A guard severin_steelheart", place=RICH, upgrades=G2, **NO_HANDS),
    "geared: gale": lambda: ploy_played("shardgale", place=RICH, wounds={GARREK: 3}, upgrades=G2, **NO_HANDS),
    "geared: a friend strikes": lambda: activation(
        "A attack angharad_brightshield",
        place={**RICH, GARREK: (15, 5), ARNULF: (12, 4)},
        dice=("hammer", "hammer", "hammer", "shield"),
        upgrades={OBRYN: GEAR, SEVERIN: GEAR},
        **NO_HANDS,
    ),
}

OFFERED: dict[str, dict[str, str]] = {
    "hit and driven": {
        "A react": "brutal_but_kunnin ceaseless_attacks stumble teamwork trap twist_the_knife",
        "B react": "grapple my_turn rebound",
        "B score": "too_dumb_to_die",
    },
    "hit and left": {
        "A react": "brutal_but_kunnin ceaseless_attacks teamwork twist_the_knife",
        "B react": "my_turn rebound retribution",
        "B score": "too_dumb_to_die",
    },
    "missed": {
        "A react": "brutal_but_kunnin ceaseless_attacks oathsworn teamwork the_necromancer_commands tireless_assault",
    },
    "drawn and driven": {
        "A react": "brutal_but_kunnin ceaseless_attacks stumble teamwork trap",
        "B react": "grapple",
    },
    "killed": {
        "A react": (
            "blood_frenzy boon_of_khorne brutal_but_kunnin continue_the_slaughter fountain_of_gore "
            "fuelled_by_slaughter scavenge skulls_for_the_skull_throne teamwork to_the_victor_the_spoils "
            "triumphant_roar twist_the_knife"
        ),
        "A score": "crushing_force defensive_strike",
        "B react": (
            "aversion_to_death blood_frenzy bloody_retribution bone_shrapnel continue_the_slaughter death_throes "
            "final_blow fountain_of_gore fuelled_by_slaughter last_chance last_lunge legacy on_your_feet rebound"
        ),
    },
    "shot": {
        "A react": "blinding_flash brutal_but_kunnin stumble teamwork trap",
        "B react": "blinding_flash rebound",
    },
    "shot and missed": {
        "A react": (
            "blinding_flash brutal_but_kunnin oathsworn rapid_volley teamwork the_necromancer_commands tireless_assault"
        ),
        "B react": "blinding_flash",
        "B score": "miraculous_escape",
    },
    "shot dead": {
        "A react": (
            "blinding_flash blood_frenzy boon_of_khorne brutal_but_kunnin continue_the_slaughter fountain_of_gore "
            "skulls_for_the_skull_throne teamwork to_the_victor_the_spoils"
        ),
        "A score": (
            "arms_length defensive_strike precise_use_of_force scion_of_grimnir show_of_strength "
            "skills_unforgotten skritch_is_the_greatest_yes_yes the_bigger_they_are victorious_duel"
        ),
        "B react": (
            "aversion_to_death blinding_flash blood_frenzy bone_shrapnel continue_the_slaughter fountain_of_gore "
            "last_chance rebound"
        ),
    },
    "a friend killed in hunger": {
        "A react": (
            "aversion_to_death blood_frenzy bone_shrapnel brutal_but_kunnin ceaseless_attacks "
            "continue_the_slaughter fountain_of_gore fuelled_by_slaughter last_chance legacy oathsworn "
            "on_your_feet teamwork the_necromancer_commands tireless_assault twist_the_knife"
        ),
        "A score": "precise_use_of_force",
        "B react": "blood_frenzy continue_the_slaughter fountain_of_gore fuelled_by_slaughter",
    },
    "both fall": {
        "A react": (
            "blood_frenzy boon_of_khorne continue_the_slaughter death_throes duel_of_wits forceful_denial "
            "fountain_of_gore fuelled_by_slaughter misdirection on_your_feet skulls_for_the_skull_throne teamwork "
            "to_the_victor_the_spoils twist_the_knife"
        ),
        "A score": "crushing_force defensive_strike",
        "B react": (
            "aversion_to_death blood_frenzy continue_the_slaughter death_throes fountain_of_gore "
            "fuelled_by_slaughter last_chance last_lunge rebound"
        ),
        "B score": "advancing_strike masterstroke",
    },
    "driven to death": {
        "A react": (
            "blood_frenzy brutal_but_kunnin continue_the_slaughter fountain_of_gore teamwork trap twist_the_knife"
        ),
        "A score": "arms_length defensive_strike",
        "B react": (
            "blood_frenzy continue_the_slaughter fountain_of_gore grapple last_chance on_your_feet rebound undaunted"
        ),
    },
    "charged and hit": {
        "A react": "brutal_but_kunnin ceaseless_attacks teamwork twist_the_knife",
        "B react": "my_turn quick_thinker rebound retribution",
        "B score": "too_dumb_to_die",
    },
    "moved away": {
        "B react": "quick_thinker",
        "B score": "coward",
    },
    "moved": {
        "B react": "quick_thinker",
    },
    "on guard": {},
    "two cut, one missed": {
        "A react": "brutal_but_kunnin oathsworn teamwork the_necromancer_commands tireless_assault twist_the_knife",
        "B react": "my_turn rebound retribution",
    },
    "critical on both sides": {
        "A react": "brutal_but_kunnin ceaseless_attacks oathsworn teamwork the_necromancer_commands tireless_assault",
    },
    "critical hit": {
        "A react": "brutal_but_kunnin ceaseless_attacks teamwork twist_the_knife",
        "B react": "my_turn rebound retribution",
        "B score": "too_dumb_to_die",
    },
    "trapped": {
        "A react": "brutal_but_kunnin teamwork twist_the_knife",
        "A score": "trapped",
        "B react": "my_turn rebound retribution",
        "B score": "too_dumb_to_die",
    },
    "gale": {
        "A react": "blood_frenzy continue_the_slaughter fountain_of_gore fuelled_by_slaughter my_turn on_your_feet",
        "A score": "awe_inspiring defensive_strike",
        "B react": (
            "blood_frenzy continue_the_slaughter death_throes duel_of_wits forceful_denial fountain_of_gore "
            "fuelled_by_slaughter my_turn on_your_feet"
        ),
    },
    "pushed": {
        "B react": "duel_of_wits forceful_denial misdirection",
    },
    "inspired": {
        "A react": "misdirection",
        "B react": "duel_of_wits forceful_denial",
    },
    "maddened": {
        "A react": "blood_frenzy continue_the_slaughter fountain_of_gore",
        "A score": "arms_length defensive_strike",
        "B react": (
            "aversion_to_death blood_frenzy bone_shrapnel brutal_but_kunnin continue_the_slaughter duel_of_wits "
            "forceful_denial fountain_of_gore last_chance misdirection on_your_feet teamwork twist_the_knife"
        ),
    },
    "moved next to a foe": {
        "A react": "kunnin_but_brutal",
        "B react": "quick_thinker",
    },
    "charged in vain": {
        "A react": "brutal_but_kunnin ceaseless_attacks oathsworn teamwork the_necromancer_commands tireless_assault",
        "B react": "quick_thinker",
    },
    "an upgrade is played": {
        "A react": "ready_for_action",
    },
    "geared: hit and driven": {
        "A react": "cunning_duellist skitter_scurry",
        "B react": "defiant_strike ever_advancing expendable heroic_stride light_footed superior_agility unshakeable",
        "B score": "too_dumb_to_die",
    },
    "geared: missed": {
        "A react": "aspiring_boss skitter_scurry",
        "B react": "fatal_riposte furious_blow heroic_stride opportunist shield_bash",
    },
    "geared: missed with a strike of its own": {
        "A react": "aspiring_boss righteous_strike skitter_scurry",
        "B react": "fatal_riposte furious_blow heroic_stride opportunist shield_bash",
        "B score": "miraculous_escape",
    },
    "geared: hit to get away": {
        "A react": "cunning_duellist disengage skitter_scurry",
        "B react": "defiant_strike ever_advancing expendable heroic_stride light_footed superior_agility unshakeable",
    },
    "geared: drawn": {
        "A react": "aspiring_boss skitter_scurry",
        "B react": (
            "ever_advancing fatal_riposte furious_blow heroic_stride light_footed opportunist shield_bash "
            "superior_agility unshakeable"
        ),
    },
    "geared: killed": {
        "A react": "skitter_scurry",
        "A score": "crushing_force defensive_strike",
        "B react": "expendable fatal_strike grimnirs_blessing no_respite soultrap tethered_spirit unkillable",
    },
    "geared: shot": {
        "A react": "skitter_scurry",
        "B react": "ever_advancing expendable light_footed superior_agility unshakeable",
    },
    "geared: shot and missed": {
        "A react": "aspiring_boss skitter_scurry",
        "B react": "opportunist",
        "B score": "miraculous_escape",
    },
    "geared: shot dead": {
        "A react": "skitter_scurry",
        "A score": (
            "arms_length defensive_strike precise_use_of_force scion_of_grimnir show_of_strength "
            "skills_unforgotten skritch_is_the_greatest_yes_yes the_bigger_they_are victorious_duel"
        ),
        "B react": "expendable grimnirs_blessing soultrap tethered_spirit unkillable",
    },
    "geared: critical hit": {
        "A react": "cunning_duellist flickering_image shifting_image skitter_scurry",
        "B react": "defiant_strike ever_advancing expendable heroic_stride light_footed superior_agility unshakeable",
        "B score": "too_dumb_to_die",
    },
    "geared: defended with a crit": {
        "A react": "aspiring_boss skitter_scurry",
        "B react": "fatal_riposte furious_blow heroic_stride opportunist shield_bash shifting_image",
    },
    "geared: moved": {
        "A react": "skitter_scurry",
        "B react": "heroic_stride",
        "B score": "coward",
    },
    "geared: moved far away": {
        "A react": "skitter_scurry",
        "B score": "coward",
    },
    "geared: charged": {
        "A react": "aspiring_boss skitter_scurry",
        "B react": "fatal_riposte furious_blow heroic_stride opportunist shield_bash",
    },
    "geared: on guard": {
        "A react": "skitter_scurry",
        "B react": "heroic_stride",
    },
    "geared: a friend on guard": {
        "B react": "heroic_stride",
    },
    "geared: gale": {
        "A score": "defensive_strike",
        "B react": "grimnirs_blessing no_respite soultrap tethered_spirit unkillable",
    },
    "geared: a friend strikes": {
        "A score": "defensive_strike precise_use_of_force",
    },
}

ENDS: dict[str, Callable[[], Offered]] = {
    "nothing done": lambda: phase_ended(
        place={SEVERIN: (1, 1), ANGHARAD: (5, 1), OBRYN: (9, 1), GARREK: (1, 11), TARGOR: (5, 11), SAEK: (9, 11)}
    ),
    "nothing done, in the last round": lambda: phase_ended(
        place={SEVERIN: (1, 1), ANGHARAD: (5, 1), OBRYN: (9, 1), GARREK: (1, 11), TARGOR: (5, 11), SAEK: (9, 11)},
        round=3,
    ),
    "three killed in three zones": lambda: phase_ended(
        "A attack severin_steelheart",
        "A attack angharad_brightshield",
        "A attack obryn_the_bold",
        place=SPREAD,
        dice=(*HIT, *KILLS3, *HIT),
        wounds={KARSUS: 2},
    ),
    "a leader killed": lambda: phase_ended(
        "A attack severin_steelheart",
        place={SEVERIN: (7, 3), GARREK: (9, 3), OBRYN: (1, 1), TARGOR: (15, 11)},
        dice=HIT,
        wounds={GARREK: 2},
    ),
    "the last foe killed in the last round": lambda: phase_ended(
        "A attack obryn_the_bold", place={OBRYN: (7, 3), TARGOR: (9, 3)}, dice=HIT, round=3
    ),
    "tokens held": lambda: phase_ended(
        "A move obryn_the_bold",
        "A go (7,9)",
        place={SEVERIN: (1, 1), ANGHARAD: (5, 3), OBRYN: (7, 7), GARREK: (11, 9), TARGOR: (15, 11)},
        tokens={1: (1, 1), 2: (5, 3), 3: (7, 9), 4: (11, 9)},
    ),
    "a melee": lambda: phase_ended(
        "A move obryn_the_bold",
        "A go (7,3)",
        place={SEVERIN: (11, 3), ANGHARAD: (10, 2), OBRYN: (3, 3), GARREK: (9, 3), TARGOR: (8, 4), ARNULF: (8, 2)},
    ),
    "far ahead": lambda: phase_ended(
        "A move obryn_the_bold",
        "A go (7,7)",
        place={OBRYN: (6, 6), SEVERIN: (3, 11), GARREK: (15, 1), TARGOR: (11, 1)},
        round=3,
    ),
    "all wounded and geared": lambda: phase_ended(
        "B attack garrek_gorebeard",
        place={OBRYN: (7, 3), SEVERIN: (1, 1), ANGHARAD: (1, 5), GARREK: (9, 3)},
        dice=("hammer", "hammer", "dodge"),
        wounds={SEVERIN: 1, ANGHARAD: 1, GARREK: 1},
        upgrades={
            OBRYN: ["sprinter"],
            SEVERIN: ["great_speed"],
            ANGHARAD: ["great_strength", "great_fortitude", "trusted_defender"],
        },
    ),
    "beaten": lambda: phase_ended(
        "B attack garrek_gorebeard",
        "B attack blooded_saek",
        place={GARREK: (9, 3), OBRYN: (7, 3), SAEK: (9, 9), ANGHARAD: (7, 9), SEVERIN: (1, 1), TARGOR: (15, 1)},
        dice=("hammer", "hammer", "dodge") * 2,
        wounds={OBRYN: 3, ANGHARAD: 3},
    ),
}

EARNED: dict[str, dict[str, str]] = {
    "nothing done": {
        "A": (
            "alone_in_the_darkness bloodless brave_but_cautious consecrated_area honed_survival_instincts "
            "honest_opponent no_more_tricks perfect_planning sigmars_bulwark skirting_danger stymied "
            "there_is_only_slaughter"
        ),
        "B": (
            "alone_in_the_darkness bloodless brave_but_cautious consecrated_area honed_survival_instincts "
            "honest_opponent no_more_tricks perfect_planning sigmars_bulwark skirting_danger stymied "
            "there_is_only_slaughter"
        ),
    },
    "nothing done, in the last round": {
        "A": (
            "alone_in_the_darkness ard_as_iron bloodless brave_but_cautious complete_victory consecrated_area "
            "contained denial eternals honed_survival_instincts honest_opponent leading_from_the_back "
            "no_more_tricks oaths_still_to_fulfil perfect_planning sigmars_bulwark skirting_danger stymied "
            "there_is_only_slaughter"
        ),
        "B": (
            "alone_in_the_darkness bloodless brave_but_cautious consecrated_area contained denial "
            "honed_survival_instincts honest_opponent leading_from_the_back no_more_tricks perfect_planning "
            "sigmars_bulwark skirting_danger stymied there_is_only_slaughter"
        ),
    },
    "three killed in three zones": {
        "A": (
            "alone_in_the_darkness biggest_an_da_best brave_but_cautious butchery consecrated_area "
            "deres_more_of_us good_scrap honed_survival_instincts honest_opponent killing_ground more_able_bodies "
            "multiple_fronts no_more_tricks perfect_planning punch_up save_the_best sigmars_bulwark stymied "
            "there_is_only_slaughter"
        ),
        "B": (
            "alone_in_the_darkness consecrated_area dauntless good_scrap honest_opponent killing_ground "
            "lives_are_cheap no_more_tricks perfect_planning sigmars_finest stymied swift_advance "
            "there_is_only_slaughter unstoppable_advance"
        ),
    },
    "a leader killed": {
        "A": (
            "a_grim_promise a_worthy_skull alone_in_the_darkness assassinate behead_the_beast biggest_an_da_best "
            "brave_but_cautious consecrated_area deres_more_of_us get_da_boss honed_survival_instincts "
            "honest_opponent it_begins khorne_cares_not no_more_tricks perfect_planning sigmars_bulwark "
            "slayers_of_tyrants stymied there_is_only_slaughter"
        ),
        "B": (
            "alone_in_the_darkness consecrated_area honest_opponent it_begins khorne_cares_not no_more_tricks "
            "perfect_planning stymied there_is_only_slaughter"
        ),
    },
    "the last foe killed in the last round": {
        "A": (
            "alone_in_the_darkness annihilation bloody_annihilation brave_but_cautious consecrated_area denial "
            "deres_more_of_us endless_slaughter fearless_in_death feast_feast honed_survival_instincts "
            "honest_opponent it_begins khorne_cares_not khornes_champion kill_kill_again meticulous_annihilation "
            "no_more_tricks perfect_planning pure_carnage sigmars_bulwark stymied there_is_only_slaughter"
        ),
        "B": (
            "accept_inevitability alone_in_the_darkness consecrated_area contained denial honest_opponent "
            "it_begins khorne_cares_not kill_kill_again no_more_tricks perfect_planning pure_carnage stymied "
            "there_is_only_slaughter"
        ),
    },
    "tokens held": {
        "A": (
            "alone_in_the_darkness bloodless brave_but_cautious consecrated_area deres_more_of_us "
            "eternal_supremacy hold_objective_1 hold_objective_2 hold_objective_3 honed_survival_instincts "
            "honest_opponent no_more_tricks our_only_way_out seize_ground sigmars_bulwark stymied supremacy "
            "tactical_genius_1_3 tactical_supremacy_1_2"
        ),
        "B": (
            "alone_in_the_darkness bloodless brave_but_cautious consecrated_area hold_objective_4 "
            "honed_survival_instincts honest_opponent no_more_tricks perfect_planning sigmars_bulwark stymied"
        ),
    },
    "a melee": {
        "A": (
            "bloodless brave_but_cautious brawl close_with_the_enemy fearless honed_survival_instincts "
            "honest_opponent no_more_tricks poised_to_strike sigmars_bulwark stymied there_is_only_slaughter"
        ),
        "B": (
            "bloodless brave_but_cautious brawl close_with_the_enemy fearless honed_survival_instincts "
            "honest_opponent lightning_advance no_more_tricks perfect_planning poised_to_strike sigmars_bulwark "
            "stymied swift_advance there_is_only_slaughter unbroken_wall unstoppable_advance"
        ),
    },
    "far ahead": {
        "A": (
            "alone_in_the_darkness bloodless brave_but_cautious conquest consecrated_area "
            "honed_survival_instincts honest_opponent it_begins lightning_advance no_more_tricks sigmars_bulwark "
            "stymied swift_advance there_is_only_slaughter unstoppable_advance"
        ),
        "B": (
            "alone_in_the_darkness bloodless brave_but_cautious conquest consecrated_area "
            "honed_survival_instincts honest_opponent it_begins lightning_advance no_more_tricks perfect_planning "
            "sigmars_bulwark skirting_danger stymied swift_advance there_is_only_slaughter unstoppable_advance"
        ),
    },
    "all wounded and geared": {
        "A": (
            "blooded chosen_champion deres_more_of_us geared_for_war honed_survival_instincts honest_opponent "
            "no_more_tricks perfect_planning rivers_of_blood save_the_best stymied there_is_only_slaughter"
        ),
        "B": (
            "brave_but_cautious dauntless honed_survival_instincts honest_opponent no_more_tricks "
            "perfect_planning ready_for_a_challenge rivers_of_blood scent_of_victory sigmars_bulwark "
            "sigmars_finest stymied swift_advance there_is_only_slaughter unstoppable_advance"
        ),
    },
    "beaten": {
        "A": (
            "alone_in_the_darkness consecrated_area dauntless honest_opponent it_begins kill_kill_again "
            "lives_are_cheap no_more_tricks perfect_planning sigmars_finest stymied there_is_only_slaughter "
            "war_of_attrition"
        ),
        "B": (
            "alone_in_the_darkness biggest_an_da_best brave_but_cautious consecrated_area deres_more_of_us "
            "for_the_ur_gold heroes_all honed_survival_instincts honest_opponent it_begins kill_kill_again "
            "more_able_bodies no_more_tricks perfect_planning save_the_best sigmars_bulwark stymied "
            "there_is_only_slaughter war_of_attrition"
        ),
    },
}


def sets(row: dict[str, str]) -> Offered:
    return {key: set(ids.split()) for key, ids in row.items()}


@rule("SHA-10.01", "SHA-12.01")
@pytest.mark.parametrize("scene", list(SCENES))
def test_what_is_offered(scene: str) -> None:
    assert SCENES[scene]() == sets(OFFERED[scene])


@rule("SHA-12.07", "SHA-12.08")
@pytest.mark.parametrize("scene", list(ENDS))
def test_what_is_earned(scene: str) -> None:
    assert ENDS[scene]() == sets(EARNED[scene])
