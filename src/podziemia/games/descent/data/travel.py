"""Travel events and the campaign map, as data. The graph is ours."""

from __future__ import annotations

from typing import Any, Final

Ops = dict[str, Any]
"""What an event does, in the words of `rules/travel.py`."""

TRAVEL_CARDS: Final[tuple[dict[str, Ops], ...]] = (
    {  # travel_01
        "plain": {
            "test": "willpower",
            "who": "each_hero",
            "on_fail": {"fatigue": 1},
            "if_all_pass": {"search_cards_each": 1},
        },  # standing stones
        "forest": {
            "choice": "heroes",
            "accept": {"damage_each": 1, "overlord_discard_random": 1},
            "decline": {},
        },  # weeping in a thicket
        "mountain": {"damage_each": 1, "fatigue_each": 1},  # storm on the slopes
    },
    {  # travel_02
        "road": {"test": "knowledge", "who": "each_hero", "on_pass": {"search_card": 1}},  # merchant
        "plain": {"choice": "heroes", "accept": {"overlord_draw": 1}, "decline": {"damage_each": 1}},  # refugees
        "forest": {"test": "awareness", "who": "chosen_hero", "on_fail": {"fatigue_each": 1}},  # lost
    },
    {  # travel_03
        "plain": {"overlord_draw": 1},  # smoke on the horizon
        "forest": {"recover_all": True},  # peaceful glade
        "mountain": {
            "test": "might",
            "who": "each_hero",
            "on_fail": {"damage": 1},
            "if_all_fail": {"damage_each": 1},
        },  # ettin attack
    },
    {  # travel_04
        "plain": {"test": "might", "who": "chosen_hero", "on_fail": {"damage_each": 1}},  # brigands
        "forest": {
            "test": "awareness",
            "who": "each_hero",
            "on_fail": {"condition": "poisoned"},
            "if_all_fail": {"damage_each": 1},
        },  # webs
        "water": {"test": "awareness", "who": "chosen_hero", "on_pass": {"search_card": 1}},  # glimmer in the pool
    },
    {  # travel_05
        "forest": {
            "choice": "heroes",
            "accept": {"damage_each": 1},
            "decline": {"overlord_draw": 2},
        },  # elves under attack
        "mountain": {"skip_next_symbol": True},  # dwarf's warning
        "water": {"test": "willpower", "who": "each_hero", "on_fail": {"condition": "diseased"}},  # drowned dead
    },
    {  # travel_06
        "road": {"skip_next_symbol": True},  # hidden path
        "forest": {
            "test": "overlord_choice",
            "who": "each_hero",
            "on_fail": {"damage": 1, "fatigue": 1},
        },  # minions emerge
        "mountain": {
            "test": "overlord_choice",
            "who": "each_hero",
            "on_fail": {"damage": 1, "fatigue": 1},
        },  # minions emerge
    },
    {  # travel_07
        "road": {"test": "knowledge", "who": "chosen_hero", "on_pass": {"look_hand_discard": 1}},  # sage's library
        "forest": {"lowest": "awareness", "condition": "poisoned"},  # spiders
        "water": {"lowest": "might", "condition": "diseased"},  # miasma
    },
    {  # travel_08
        "plain": {"overlord_draw": 1},  # burning farm
        "mountain": {"choice": "heroes", "accept": {"search_card": 1, "overlord_draw": 1}, "decline": {}},  # cave mouth
        "water": {
            "choice": "heroes",
            "accept": {"recover_all_fatigue": True, "overlord_draw": 1},
            "decline": {},
        },  # robed ferryman
    },
    {  # travel_09
        "road": {"test": "knowledge", "who": "each_hero", "on_fail": {"overlord_draw": 1}},  # spies
        "mountain": {"test": "might", "who": "each_hero", "on_fail": {"fatigue": 2}},  # landslide
        "water": {"test": "awareness", "who": "each_hero", "on_fail": {"fatigue": 2}},  # swollen river
    },
    {  # travel_10
        "plain": {"test": "willpower", "who": "chosen_hero", "on_pass": {"search_card": 1}},  # golden apples
        "mountain": {
            "test": "awareness",
            "who": "each_hero",
            "on_fail": {"damage": 1},
            "if_all_fail": {"damage_each": 1},
        },  # arrows
        "water": {
            "test": "might",
            "who": "each_hero",
            "on_fail": {"fatigue": 1},
            "if_all_fail": {"damage_each": 1},
        },  # tentacles
    },
)

START: Final = "ruins_of_kelthiri"

NODES: Final[dict[str, tuple[str, ...]]] = {
    "ruins_of_kelthiri": (),
    "caravan_road": ("acolyte_of_saradyn",),
    "rellegars_tomb": ("rellegars_rest",),
    "skytower": ("siege_of_skytower",),
    "withered_chapel": ("blood_will_tell",),
    "barons_camp": ("the_baron_returns",),
    "old_archive": ("archive_of_arrizon",),
    "howling_den": ("rise_of_urthko",),
    "caladens_bridge": ("caladens_crossing",),
    "saradyn_monastery": ("from_the_wreckage", "saradyn_ablaze"),
    "dalzunm_fields": ("army_of_dalzunm",),
    "khinn": ("prison_of_khinn",),
    "ember_forge": ("lord_of_flame",),
    "sunken_quay": ("dead_or_drowning",),
    "red_altar": ("rite_of_the_red_dawn",),
    "shadowfall": ("shadowfall_mountain",),
    "dawn_cathedral": ("edge_of_dawn",),
    "deep_hollow": ("piercing_darkness",),
    "throne_of_saradyn": ("blood_and_betrayal",),
}
"""Places and the quests that lie there."""

TRAILS: Final[tuple[tuple[str, str, tuple[str, ...]], ...]] = (
    ("ruins_of_kelthiri", "caravan_road", ("road",)),
    ("ruins_of_kelthiri", "rellegars_tomb", ("road", "road")),
    ("caravan_road", "skytower", ("plain", "mountain")),
    ("rellegars_tomb", "withered_chapel", ("forest",)),
    ("ruins_of_kelthiri", "barons_camp", ("plain", "forest")),
    ("caravan_road", "old_archive", ("road", "plain")),
    ("barons_camp", "howling_den", ("forest",)),
    ("ruins_of_kelthiri", "caladens_bridge", ("road", "water")),
    ("caravan_road", "saradyn_monastery", ("plain", "road")),
    ("saradyn_monastery", "skytower", ("mountain",)),
    ("ruins_of_kelthiri", "dalzunm_fields", ("plain", "plain")),
    ("saradyn_monastery", "khinn", ("mountain",)),
    ("dalzunm_fields", "ember_forge", ("mountain",)),
    ("caladens_bridge", "sunken_quay", ("water",)),
    ("rellegars_tomb", "red_altar", ("forest",)),
    ("skytower", "shadowfall", ("mountain",)),
    ("ruins_of_kelthiri", "dawn_cathedral", ("plain", "water", "road")),
    ("howling_den", "deep_hollow", ("mountain",)),
    ("dawn_cathedral", "throne_of_saradyn", ("road",)),
    ("caladens_bridge", "throne_of_saradyn", ("plain", "mountain")),
)
