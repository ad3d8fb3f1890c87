"""The eight warbands and their 35 fighters, both sides of each card (SHA-0.04)."""

from __future__ import annotations

from typing import Final

from podziemia.games.shadespire.data.dice import DODGE, HAMMER, SHIELD, SWORD
from podziemia.games.shadespire.data.profiles import FighterCard, Profile, Side, Warband

WARBANDS: Final[tuple[Warband, ...]] = (
    Warband(
        "steelhearts_champions",
        (
            FighterCard(
                "severin_steelheart",
                Side(3, 1, SHIELD, 4, (Profile("sigmarite_broadsword", 1, HAMMER, 2, 3),)),
                Side(
                    3,
                    2,
                    SHIELD,
                    4,
                    (
                        Profile("sigmarite_broadsword", 1, HAMMER, 2, 3),
                        Profile("mighty_swing_attack", 1, HAMMER, 2, 2, all_adjacent=True),
                    ),
                ),
                leader=True,
            ),
            FighterCard(
                "angharad_brightshield",
                Side(3, 1, SHIELD, 4, (Profile("sigmarite_hammer", 1, HAMMER, 3, 2),)),
                Side(
                    3,
                    2,
                    SHIELD,
                    4,
                    (
                        Profile("sigmarite_hammer", 1, HAMMER, 3, 2),
                        Profile("furious_parry", 1, HAMMER, 2, 1, reaction_only=True),
                    ),
                ),
            ),
            FighterCard(
                "obryn_the_bold",
                Side(3, 1, SHIELD, 4, (Profile("sigmarite_grandhammer", 1, HAMMER, 2, 3, knockback=1),)),
                Side(
                    3,
                    2,
                    SHIELD,
                    4,
                    (
                        Profile("sigmarite_grandhammer", 1, HAMMER, 2, 3, knockback=1),
                        Profile("overhead_strike", 1, HAMMER, 2, 3, cleave=True),
                    ),
                ),
            ),
        ),
    ),
    Warband(
        "garreks_reavers",
        (
            FighterCard(
                "garrek_gorebeard",
                Side(4, 1, DODGE, 4, (Profile("blooddrinker_axe", 1, HAMMER, 2, 2),)),
                Side(5, 1, DODGE, 4, (Profile("awakened_axe", 1, HAMMER, 2, 3),)),
                leader=True,
            ),
            FighterCard(
                "karsus_the_chained",
                Side(
                    4,
                    1,
                    DODGE,
                    3,
                    (
                        Profile("chained_axe", 2, SWORD, 3, 1),
                        Profile("brutal_chop", 1, SWORD, 3, 2),
                    ),
                ),
                Side(
                    5,
                    1,
                    DODGE,
                    3,
                    (
                        Profile("chained_axe", 2, SWORD, 3, 2),
                        Profile("savage_whirl", 1, SWORD, 2, 2, all_adjacent=True),
                    ),
                ),
            ),
            FighterCard(
                "blooded_saek",
                Side(4, 1, DODGE, 3, (Profile("great_axe", 1, HAMMER, 2, 3),)),
                Side(5, 1, DODGE, 3, (Profile("great_axe", 1, HAMMER, 2, 3, cleave=True),)),
            ),
            FighterCard(
                "targor",
                Side(4, 1, DODGE, 2, (Profile("gore_axe_and_blade", 1, SWORD, 2, 1),)),
                Side(5, 1, DODGE, 2, (Profile("gore_axe_and_blade", 1, SWORD, 3, 2),)),
            ),
            FighterCard(
                "arnulf",
                Side(4, 1, DODGE, 2, (Profile("piercing_blade_and_axe", 1, SWORD, 2, 1, crit_damage=1),)),
                Side(5, 1, DODGE, 2, (Profile("piercing_blade_and_axe", 1, SWORD, 3, 1, crit_damage=1),)),
            ),
        ),
    ),
    Warband(
        "sepulchral_guard",
        (
            FighterCard(
                "sepulchral_warden",
                Side(2, 1, DODGE, 4, (Profile("boneshiver_spear", 2, HAMMER, 2, 2),)),
                Side(3, 1, DODGE, 4, (Profile("quickened_spear", 2, HAMMER, 3, 3),)),
                leader=True,
                actions=("raise_fallen", "command_two"),
            ),
            FighterCard(
                "prince_of_dust",
                Side(2, 1, DODGE, 3, (Profile("royal_mace", 1, HAMMER, 2, 1, knockback=1),)),
                Side(3, 1, DODGE, 3, (Profile("royal_mace", 1, HAMMER, 3, 2, knockback=1),)),
            ),
            FighterCard(
                "the_harvester",
                Side(2, 1, DODGE, 3, (Profile("whirling_scythe", 1, SWORD, 2, 2, all_adjacent=True),)),
                Side(3, 1, DODGE, 3, (Profile("whirling_scythe", 1, SWORD, 3, 2, all_adjacent=True),)),
            ),
            FighterCard(
                "the_champion",
                Side(2, 1, DODGE, 3, (Profile("wight_blade", 1, HAMMER, 2, 2, cleave=True),)),
                Side(3, 1, DODGE, 3, (Profile("wight_blade", 1, HAMMER, 3, 2, cleave=True),)),
            ),
            FighterCard(
                "petitioner_1",
                Side(2, 1, DODGE, 2, (Profile("ancient_weapon", 1, SWORD, 2, 1),)),
                Side(3, 1, DODGE, 2, (Profile("ancient_weapon", 1, SWORD, 3, 1),)),
            ),
            FighterCard(
                "petitioner_2",
                Side(2, 1, DODGE, 2, (Profile("ancient_weapon", 1, SWORD, 2, 1),)),
                Side(3, 1, DODGE, 2, (Profile("ancient_weapon", 1, SWORD, 3, 1),)),
            ),
            FighterCard(
                "petitioner_3",
                Side(2, 1, DODGE, 2, (Profile("ancient_weapon", 1, SWORD, 2, 1),)),
                Side(3, 1, DODGE, 2, (Profile("ancient_weapon", 1, SWORD, 3, 1),)),
            ),
        ),
    ),
    Warband(
        "ironskulls_boyz",
        (
            FighterCard(
                "gurzag_ironskull",
                Side(3, 1, SHIELD, 5, (Profile("boss_choppas", 1, HAMMER, 2, 3),)),
                Side(3, 1, SHIELD, 5, (Profile("boss_choppas", 1, HAMMER, 2, 3, rerolls=1),)),
                leader=True,
            ),
            FighterCard(
                "bonekutta",
                Side(3, 1, SHIELD, 4, (Profile("big_choppa", 1, HAMMER, 2, 2),)),
                Side(3, 1, SHIELD, 4, (Profile("big_choppa", 1, HAMMER, 2, 3),)),
            ),
            FighterCard(
                "basha",
                Side(3, 1, SHIELD, 4, (Profile("smashas", 1, SWORD, 2, 1, crit_knockback=1),)),
                Side(3, 1, SHIELD, 4, (Profile("smashas", 1, SWORD, 3, 2, crit_knockback=1),)),
            ),
            FighterCard(
                "hakka",
                Side(3, 1, SHIELD, 4, (Profile("choppas", 1, SWORD, 2, 1, crit_cleave=True),)),
                Side(3, 1, SHIELD, 4, (Profile("choppas", 1, SWORD, 3, 2, crit_cleave=True),)),
            ),
        ),
    ),
    Warband(
        "the_chosen_axes",
        (
            FighterCard(
                "fjul_grimnir",
                Side(2, 1, SHIELD, 4, (Profile("latchkey_axe", 1, HAMMER, 2, 3),)),
                Side(3, 1, SHIELD, 5, (Profile("blazing_latchkey_axe", 1, HAMMER, 2, 4, cleave=True),)),
                leader=True,
            ),
            FighterCard(
                "tefk_flamebearer",
                Side(
                    2,
                    1,
                    SHIELD,
                    3,
                    (
                        Profile("brazier_axe", 1, HAMMER, 2, 2),
                        Profile("fyresteel_axe", 1, HAMMER, 3, 1),
                    ),
                ),
                Side(3, 1, SHIELD, 4, (Profile("blazing_axes", 1, HAMMER, 3, 3, crit_cleave=True),)),
            ),
            FighterCard(
                "mad_maegrim",
                Side(2, 1, SHIELD, 3, (Profile("fyresteel_axes", 1, SWORD, 3, 1),)),
                Side(3, 1, SHIELD, 4, (Profile("scorching_axes", 1, SWORD, 3, 2, rerolls=1),)),
            ),
            FighterCard(
                "vol_orrukbane",
                Side(2, 1, SHIELD, 3, (Profile("great_axe", 1, HAMMER, 2, 2),)),
                Side(3, 1, SHIELD, 4, (Profile("great_axe", 1, HAMMER, 2, 3, knockback=1),)),
            ),
        ),
    ),
    Warband(
        "spiteclaws_swarm",
        (
            FighterCard(
                "skritch_spiteclaw",
                Side(5, 1, DODGE, 4, (Profile("wicked_halberd", 2, HAMMER, 2, 2, crit_cleave=True),)),
                Side(5, 2, DODGE, 4, (Profile("warp_infused_halberd", 2, HAMMER, 2, 3, crit_cleave=True),)),
                leader=True,
                actions=("more_more_clanrats",),
            ),
            FighterCard(
                "krrk_the_almost_trusted",
                Side(5, 1, SHIELD, 3, (Profile("warding_spear", 1, HAMMER, 2, 2),)),
                Side(5, 2, SHIELD, 3, (Profile("warding_spear", 1, HAMMER, 2, 2),)),
            ),
            FighterCard(
                "lurking_skaven",
                Side(5, 2, DODGE, 2, (Profile("paired_katar", 1, SWORD, 2, 1),)),
                Side(5, 2, DODGE, 2, (Profile("paired_katar", 1, SWORD, 3, 1),)),
            ),
            FighterCard(
                "hungering_skaven",
                Side(5, 1, DODGE, 2, (Profile("scavenged_flail", 1, HAMMER, 1, 1),)),
                Side(5, 2, DODGE, 2, (Profile("scavenged_flail", 1, HAMMER, 2, 1),)),
            ),
            FighterCard(
                "festering_skaven",
                Side(5, 1, DODGE, 2, (Profile("wicked_daggers", 1, SWORD, 2, 1),)),
                Side(5, 2, DODGE, 2, (Profile("wicked_daggers", 1, SWORD, 3, 1),)),
            ),
        ),
    ),
    Warband(
        "magores_fiends",
        (
            FighterCard(
                "magore_redhand",
                Side(3, 1, SHIELD, 4, (Profile("daemonic_axe", 1, HAMMER, 2, 2, cleave=True),)),
                Side(4, 1, SHIELD, 4, (Profile("ravenous_axe", 1, HAMMER, 2, 3, cleave=True),)),
                leader=True,
            ),
            FighterCard(
                "riptooth",
                Side(4, 1, DODGE, 4, (Profile("claws_and_teeth", 1, SWORD, 3, 2, crit_cleave=True),)),
                Side(5, 2, DODGE, 4, (Profile("bloody_claws_and_teeth", 1, SWORD, 3, 3, crit_cleave=True),)),
                no_attack_upgrades=True,
            ),
            FighterCard(
                "ghartok_flayskull",
                Side(
                    3,
                    1,
                    SHIELD,
                    4,
                    (
                        Profile("goreaxe", 1, HAMMER, 2, 2),
                        Profile("gorefist", 1, SWORD, 1, 1, reaction_only=True),
                    ),
                ),
                Side(
                    4,
                    1,
                    SHIELD,
                    4,
                    (
                        Profile("goreaxe", 1, HAMMER, 3, 2),
                        Profile("swift_gorefist", 1, SWORD, 2, 1, reaction_only=True),
                    ),
                ),
                never_driven_back=True,
            ),
            FighterCard(
                "zharkus_the_bloodsighted",
                Side(
                    3,
                    1,
                    SHIELD,
                    4,
                    (
                        Profile("weighty_goreaxe", 1, HAMMER, 2, 2, knockback=1),
                        Profile("gorefist", 1, SWORD, 1, 1, reaction_only=True),
                    ),
                ),
                Side(
                    4,
                    1,
                    SHIELD,
                    4,
                    (
                        Profile("weighty_goreaxe", 1, HAMMER, 3, 2, knockback=1),
                        Profile("swift_gorefist", 1, SWORD, 2, 1, reaction_only=True),
                    ),
                ),
            ),
        ),
    ),
    Warband(
        "the_farstriders",
        (
            FighterCard(
                "sanson_farstrider",
                Side(
                    4,
                    1,
                    SHIELD,
                    4,
                    (
                        Profile("boltstorm_pistol", 3, SWORD, 3, 1),
                        Profile("shock_handaxe", 1, HAMMER, 2, 2),
                    ),
                ),
                Side(
                    4,
                    2,
                    SHIELD,
                    4,
                    (
                        Profile("boltstorm_pistol", 3, SWORD, 3, 1),
                        Profile("star_falcon", 4, SWORD, 3, 1, crit_damage=1),
                        Profile("shock_handaxe", 1, HAMMER, 2, 2),
                    ),
                ),
                leader=True,
            ),
            FighterCard(
                "almeric_eagle_eye",
                Side(
                    3,
                    1,
                    SHIELD,
                    4,
                    (
                        Profile("boltstorm_pistol", 3, SWORD, 3, 1),
                        Profile("shock_handaxe", 1, HAMMER, 2, 2),
                    ),
                ),
                Side(
                    3,
                    2,
                    SHIELD,
                    4,
                    (
                        Profile("boltstorm_pistol", 3, SWORD, 3, 1),
                        Profile("charged_handaxe", 1, HAMMER, 2, 3),
                    ),
                ),
            ),
            FighterCard(
                "elias_swiftblade",
                Side(
                    3,
                    1,
                    SHIELD,
                    4,
                    (
                        Profile("boltstorm_pistol", 3, SWORD, 3, 1),
                        Profile("storm_sabre", 1, SWORD, 3, 2),
                    ),
                ),
                Side(
                    3,
                    2,
                    SHIELD,
                    4,
                    (
                        Profile("boltstorm_pistol", 3, SWORD, 3, 1),
                        Profile("charged_sabre", 1, SWORD, 3, 2, cleave=True),
                    ),
                ),
            ),
        ),
    ),
)
WARBAND_IDS: Final = tuple(warband.id for warband in WARBANDS)
FIGHTERS: Final = tuple(fighter for warband in WARBANDS for fighter in warband.fighters)
FIGHTER_IDS: Final = tuple(fighter.id for fighter in FIGHTERS)
