"""Every objective of the end phase, earned and just not earned in a phase that is played, whichever seat holds it."""

from typing import Any

import pytest

from tests.games.shadespire.phases import (
    ASSAULT,
    GUARD,
    HIT_OBRYN,
    MISS_OBRYN,
    Case,
    assault,
    duel,
    each,
    earned_on_both_sides,
    outfitted,
    phase,
    step,
)
from tests.games.shadespire.scenes import (
    ANGHARAD,
    ARNULF,
    GARREK,
    HIT,
    KARSUS,
    MISS,
    NO,
    OBRYN,
    SEVERIN,
    TARGOR,
    YES,
    Scene,
)
from tests.games.shadespire.table import Battle, Place
from tests.support import card, rule

SAEK = "blooded_saek"
ALL_B: Place = {GARREK: (3, 9), KARSUS: (7, 9), SAEK: (11, 9), ARNULF: (13, 9)}
"""All of B's but Targor."""
NONE_OUT = ("eternals", "ard_as_iron", "oaths_still_to_fulfil", "complete_victory")
ALL_FOES_OUT = ("feast_feast", "bloody_annihilation", "meticulous_annihilation", "annihilation", "total_annihilation")
THREE_INSPIRED = ("the_invigorated_dead", "for_the_ur_gold", "heroes_all")
ADVANCED = ("unstoppable_advance", "conquest", "swift_advance")
THREE_TOKENS = ("eternal_supremacy", "our_only_way_out", "supremacy")
LAST: dict[str, Any] = {"round": 3}
FRIENDS: Place = {SEVERIN: (1, 1), ANGHARAD: (1, 5)}


def undead(id: str, n: int, *dice: str, **more: Any) -> Battle:
    """Targor strikes at the last of so many of the Sepulchral Guard, who is nearly dead."""
    place = {**dict(list(GUARD.items())[: n - 1]), "petitioner_2": (7, 3), TARGOR: (9, 3)}
    strikes = ("B attack targor",)
    wounds = {"petitioner_2": 1}
    dice = dice or ("sword", "sword", "shield")
    more = {"a": "sepulchral_guard", "active": 1, "wounds": wounds, "round": 3, **more}
    return phase(id, *strikes, place=place, dice=dice, **more)


WHO_IS_LEFT: list[Case] = [
    ("it_begins", YES, lambda: duel("it_begins", others={SEVERIN: (1, 1), **ALL_B})),
    ("it_begins", NO, lambda: duel("it_begins", *MISS, others={SEVERIN: (1, 1), **ALL_B})),
    ("it_begins", NO, lambda: duel("it_begins", others={**FRIENDS, **ALL_B})),
    ("kill_kill_again", YES, lambda: duel("kill_kill_again", others={GARREK: (3, 9), KARSUS: (7, 9), SAEK: (11, 9)})),
    (
        "kill_kill_again",
        NO,
        lambda: duel("kill_kill_again", *MISS, others={GARREK: (3, 9), KARSUS: (7, 9), SAEK: (11, 9)}),
    ),
    (
        "kill_kill_again",
        NO,
        lambda: duel("kill_kill_again", others={SEVERIN: (1, 1), GARREK: (3, 9), KARSUS: (7, 9), SAEK: (11, 9)}),
    ),
    ("war_of_attrition", YES, lambda: duel("war_of_attrition", others={SEVERIN: (1, 1), **ALL_B})),
    ("war_of_attrition", NO, lambda: duel("war_of_attrition", *MISS, others={SEVERIN: (1, 1), **ALL_B})),
    ("war_of_attrition", NO, lambda: duel("war_of_attrition", *MISS, others={**FRIENDS, **ALL_B})),
    ("khorne_cares_not", YES, lambda: duel("khorne_cares_not", others={GARREK: (3, 9), KARSUS: (7, 9)})),
    ("khorne_cares_not", NO, lambda: duel("khorne_cares_not", *MISS, others={GARREK: (3, 9), KARSUS: (7, 9)})),
    ("khorne_cares_not", YES, lambda: duel("khorne_cares_not", others=FRIENDS)),
    ("pure_carnage", YES, lambda: duel("pure_carnage", **LAST)),
    ("pure_carnage", NO, lambda: duel("pure_carnage", *MISS, **LAST)),
    ("pure_carnage", NO, lambda: duel("pure_carnage")),
    ("endless_slaughter", YES, lambda: duel("endless_slaughter", others=FRIENDS, **LAST)),
    ("endless_slaughter", NO, lambda: duel("endless_slaughter", *MISS, **LAST)),
    ("khornes_champion", YES, lambda: duel("khornes_champion", **LAST)),
    ("khornes_champion", NO, lambda: duel("khornes_champion", *MISS, **LAST)),
    ("khornes_champion", NO, lambda: duel("khornes_champion", others={SEVERIN: (1, 1)}, **LAST)),
    ("khornes_champion", NO, lambda: assault("khornes_champion", **LAST)),
    *each(NONE_OUT, YES, lambda id: assault(id, *MISS_OBRYN, others=FRIENDS, **LAST)),
    *each(NONE_OUT, NO, lambda id: assault(id, others=FRIENDS, **LAST)),
    *each(ALL_FOES_OUT, YES, duel),
    *each(ALL_FOES_OUT, NO, lambda id: duel(id, *MISS)),
    ("total_annihilation", YES, lambda: duel("total_annihilation", round=2)),
    ("total_annihilation", NO, lambda: duel("total_annihilation", **LAST)),
    ("annihilation", YES, lambda: duel("annihilation", **LAST)),
    ("accept_inevitability", YES, lambda: assault("accept_inevitability", **LAST)),
    ("accept_inevitability", NO, lambda: assault("accept_inevitability", *MISS_OBRYN, **LAST)),
    ("accept_inevitability", NO, lambda: assault("accept_inevitability")),
    ("fearless_in_death", YES, lambda: assault("fearless_in_death", others={SEVERIN: (1, 1)}, **LAST)),
    ("fearless_in_death", NO, lambda: assault("fearless_in_death", *MISS_OBRYN, others={SEVERIN: (1, 1)}, **LAST)),
    ("fearless_in_death", NO, lambda: assault("fearless_in_death", **LAST)),
    ("numberless_swarm", YES, lambda: undead("numberless_swarm", 6)),
    ("numberless_swarm", NO, lambda: undead("numberless_swarm", 6, *MISS_OBRYN)),
    ("numberless_swarm", NO, lambda: undead("numberless_swarm", 5)),
    (
        "live_to_fight_another_day",
        YES,
        lambda: assault("live_to_fight_another_day", others={SEVERIN: (1, 1)}, **LAST),
    ),
    (
        "live_to_fight_another_day",
        NO,
        lambda: assault("live_to_fight_another_day", others={ANGHARAD: (1, 1)}, **LAST),
    ),
    ("live_to_fight_another_day", NO, lambda: assault("live_to_fight_another_day", others=FRIENDS, **LAST)),
    ("save_the_best", YES, lambda: duel("save_the_best", others={GARREK: (3, 9)})),
    ("save_the_best", NO, lambda: duel("save_the_best", others={KARSUS: (3, 9)})),
    ("save_the_best", NO, lambda: duel("save_the_best", *MISS, others={GARREK: (3, 9)})),
    ("save_the_best", NO, lambda: duel("save_the_best")),
    ("deres_more_of_us", YES, lambda: duel("deres_more_of_us", others={SEVERIN: (1, 1), GARREK: (3, 9)})),
    ("deres_more_of_us", NO, lambda: duel("deres_more_of_us", *MISS, others={SEVERIN: (1, 1), GARREK: (3, 9)})),
    ("deres_more_of_us", NO, lambda: duel("deres_more_of_us", others={GARREK: (3, 9)})),
    *each(
        ("sigmars_finest", "dauntless"),
        YES,
        lambda id: assault(id, others={SEVERIN: (1, 1), KARSUS: (7, 9), SAEK: (11, 9)}),
    ),
    *each(
        ("sigmars_finest", "dauntless"),
        NO,
        lambda id: assault(id, *MISS_OBRYN, others={SEVERIN: (1, 1), KARSUS: (7, 9), SAEK: (11, 9)}),
    ),
    *each(("sigmars_finest", "dauntless"), NO, lambda id: assault(id, others={SEVERIN: (1, 1), KARSUS: (7, 9)})),
    *each(("sigmars_finest", "dauntless"), NO, lambda id: assault(id, others={KARSUS: (7, 9), SAEK: (11, 9)})),
    ("peerless_general", YES, lambda: undead("peerless_general", 5)),
    ("peerless_general", NO, lambda: undead("peerless_general", 4)),
    ("peerless_general", NO, lambda: undead("peerless_general", 5, inspired=("prince_of_dust",))),
    ("peerless_general", NO, lambda: undead("peerless_general", 5, round=2)),
]


def beset(id: str, *defence: str, **more: Any) -> Battle:
    """Garrek strikes at Obryn, who lives; two friends stand by, Inspired or wounded as it is said."""
    friends = more.pop("friends", FRIENDS)
    more.setdefault("wounds", {})
    place = {**ASSAULT, **friends}
    strikes = ("B attack garrek_gorebeard",)
    return phase(id, *strikes, place=place, active=1, dice=defence or ("hammer", "hammer", "dodge"), **more)


BOTH_INSPIRED: dict[str, Any] = {"inspired": (SEVERIN, ANGHARAD)}
SHIELDED = ("support1", "support1", "shield")
IN_THREES: Place = {OBRYN: (7, 3), GARREK: (9, 3), KARSUS: (3, 9), TARGOR: (7, 9)}


def raised(id: str, *moves: str, **more: Any) -> Battle:
    """The Warden raises the fallen."""
    place: Place = {**dict(list(GUARD.items())[:4]), TARGOR: (15, 11)}
    return phase(id, *moves, place=place, a="sepulchral_guard", **more)


RAISE = ("A act raise_fallen", "A choose petitioner_1", "A place (4,4)")
RAISE_MORE = ("A act raise_fallen", "A choose petitioner_2", "A place (2,4)")

WHAT_THEY_ARE: list[Case] = [
    *each(THREE_INSPIRED, YES, lambda id: beset(id, *SHIELDED, **BOTH_INSPIRED, **LAST)),
    *each(THREE_INSPIRED, NO, lambda id: beset(id, *MISS_OBRYN, **BOTH_INSPIRED, **LAST)),
    ("heroes_all", YES, lambda: beset("heroes_all", *SHIELDED, **BOTH_INSPIRED)),
    ("heroes_all", NO, lambda: beset("heroes_all", *SHIELDED, friends={SEVERIN: (1, 1)}, inspired=(SEVERIN,))),
    ("the_invigorated_dead", NO, lambda: beset("the_invigorated_dead", *SHIELDED, **BOTH_INSPIRED)),
    ("blooded", YES, lambda: beset("blooded", *HIT_OBRYN, wounds={SEVERIN: 1, ANGHARAD: 1})),
    ("blooded", NO, lambda: beset("blooded", *MISS_OBRYN, wounds={SEVERIN: 1, ANGHARAD: 1})),
    ("blooded", NO, lambda: beset("blooded", *HIT_OBRYN, friends={SEVERIN: (1, 1)}, wounds={SEVERIN: 1})),
    (
        "scent_of_victory",
        YES,
        lambda: phase(
            "scent_of_victory", "A attack obryn_the_bold", place=IN_THREES, dice=HIT, wounds={KARSUS: 1, TARGOR: 1}
        ),
    ),
    (
        "scent_of_victory",
        NO,
        lambda: phase(
            "scent_of_victory", "A attack obryn_the_bold", place=IN_THREES, dice=MISS, wounds={KARSUS: 1, TARGOR: 1}
        ),
    ),
    (
        "scent_of_victory",
        NO,
        lambda: phase(
            "scent_of_victory",
            "A attack obryn_the_bold",
            place={**ASSAULT, KARSUS: (3, 9)},
            dice=HIT,
            wounds={KARSUS: 1},
        ),
    ),
    (
        "rivers_of_blood",
        YES,
        lambda: beset("rivers_of_blood", *HIT_OBRYN, wounds={SEVERIN: 1, ANGHARAD: 1, GARREK: 1}),
    ),
    ("rivers_of_blood", NO, lambda: beset("rivers_of_blood", *HIT_OBRYN, wounds={SEVERIN: 1, ANGHARAD: 1})),
    (
        "rivers_of_blood",
        NO,
        lambda: beset("rivers_of_blood", *HIT_OBRYN, friends={SEVERIN: (1, 1)}, wounds={SEVERIN: 1, GARREK: 1}),
    ),
    ("peerless_general", NO, lambda: raised("peerless_general", *RAISE, **LAST)),
    ("battle_without_end", YES, lambda: raised("battle_without_end", *RAISE, *RAISE_MORE)),
    ("battle_without_end", NO, lambda: raised("battle_without_end", *RAISE)),
    (
        "chosen_champion",
        YES,
        lambda: outfitted(
            "chosen_champion",
            OBRYN,
            {**ASSAULT, SEVERIN: (1, 1)},
            hand_a=["sprinter"],
            glory=(1, 0),
            upgrades={OBRYN: ["great_speed", "great_strength"]},
        ),
    ),
    (
        "chosen_champion",
        NO,
        lambda: outfitted(
            "chosen_champion",
            SEVERIN,
            {**ASSAULT, SEVERIN: (1, 1)},
            hand_a=["sprinter"],
            glory=(1, 0),
            upgrades={OBRYN: ["great_speed", "great_strength"]},
        ),
    ),
    *[
        (
            "geared_for_war",
            expected,
            lambda bearer=bearer: outfitted(
                "geared_for_war",
                bearer,
                {**ASSAULT, **FRIENDS},
                hand_a=["sprinter"],
                glory=(1, 0),
                upgrades={SEVERIN: ["great_speed"], ANGHARAD: ["great_strength"]},
            ),
        )
        for bearer, expected in ((OBRYN, YES), (SEVERIN, NO))
    ],
    (
        "geared_for_war",
        NO,
        lambda: outfitted(
            "geared_for_war",
            OBRYN,
            {**ASSAULT, SEVERIN: (1, 1)},
            hand_a=["sprinter"],
            glory=(1, 0),
            upgrades={SEVERIN: ["great_speed"]},
        ),
    ),
    *[
        (
            "ready_for_a_challenge",
            expected,
            lambda bearer=bearer: outfitted(
                "ready_for_a_challenge",
                bearer,
                IN_THREES,
                hand_b=["sprinter"],
                glory=(0, 1),
                upgrades={KARSUS: ["great_speed"], TARGOR: ["great_strength"]},
            ),
        )
        for bearer, expected in ((GARREK, YES), (TARGOR, NO))
    ],
]

APART: Place = {OBRYN: (7, 3), GARREK: (9, 3), SEVERIN: (1, 1), TARGOR: (15, 11)}
HERDED: Place = {OBRYN: (3, 3), SEVERIN: (11, 3), TARGOR: (9, 3)}
BESET_BY_TWO: Place = {OBRYN: (7, 3), TARGOR: (5, 3), ARNULF: (8, 2), GARREK: (13, 3)}
TWO_AT_HAND: Place = {OBRYN: (3, 3), SEVERIN: (11, 3), ANGHARAD: (10, 2), TARGOR: (9, 3)}
GAP: Place = {ANGHARAD: (5, 3), SEVERIN: (9, 3), OBRYN: (7, 7), TARGOR: (15, 11)}
EDGE_OF_HOME: Place = {OBRYN: (6, 6), TARGOR: (15, 1)}
AT_THE_RIM: Place = {OBRYN: (3, 3), SEVERIN: (15, 5), TARGOR: (15, 11)}
IN_THE_MIDDLE: Place = {OBRYN: (7, 5), SEVERIN: (2, 6), ANGHARAD: (12, 6), TARGOR: (15, 11)}
SPLIT: Place = {SEVERIN: (3, 1), OBRYN: (6, 6), TARGOR: (9, 1), ARNULF: (9, 11)}
LED: Place = {SEVERIN: (7, 3), TARGOR: (9, 3), OBRYN: (1, 1)}

WHERE_THEY_STAND: list[Case] = [
    ("consecrated_area", YES, lambda: step("consecrated_area", OBRYN, "(5,3)", APART)),
    ("consecrated_area", NO, lambda: step("consecrated_area", OBRYN, "(8,2)", APART)),
    ("alone_in_the_darkness", YES, lambda: step("alone_in_the_darkness", OBRYN, "(5,3)", APART)),
    ("alone_in_the_darkness", NO, lambda: step("alone_in_the_darkness", OBRYN, "(3,1)", APART)),
    ("alone_in_the_darkness", NO, lambda: step("alone_in_the_darkness", OBRYN, "(10,4)", APART)),
    ("undead_swarm", YES, lambda: step("undead_swarm", OBRYN, "(7,3)", HERDED)),
    ("undead_swarm", NO, lambda: step("undead_swarm", OBRYN, "(6,4)", HERDED)),
    ("undead_swarm", NO, lambda: step("undead_swarm", OBRYN, "(7,3)", {**HERDED, GARREK: (15, 11)})),
    ("undead_swarm", NO, lambda: duel("undead_swarm")),
    ("close_with_the_enemy", YES, lambda: step("close_with_the_enemy", OBRYN, "(7,3)", TWO_AT_HAND)),
    ("close_with_the_enemy", NO, lambda: step("close_with_the_enemy", OBRYN, "(6,4)", TWO_AT_HAND)),
    ("brawl", YES, lambda: step("brawl", OBRYN, "(7,3)", TWO_AT_HAND)),
    ("brawl", NO, lambda: step("brawl", OBRYN, "(6,4)", TWO_AT_HAND)),
    ("brawl", NO, lambda: step("brawl", OBRYN, "(7,3)", HERDED)),
    ("poised_to_strike", YES, lambda: step("poised_to_strike", OBRYN, "(7,3)", TWO_AT_HAND)),
    ("poised_to_strike", NO, lambda: step("poised_to_strike", OBRYN, "(6,4)", TWO_AT_HAND)),
    (
        "poised_to_strike",
        NO,
        lambda: step("poised_to_strike", OBRYN, "(5,1)", {**TWO_AT_HAND, GARREK: (6, 2)}),
    ),
    ("fearless", YES, lambda: step("fearless", GARREK, "(9,3)", BESET_BY_TWO, active=1)),
    ("fearless", NO, lambda: step("fearless", GARREK, "(11,3)", BESET_BY_TWO, active=1)),
    ("unbroken_wall", YES, lambda: step("unbroken_wall", OBRYN, "(7,3)", {**GAP, OBRYN: (7, 5)})),
    ("unbroken_wall", NO, lambda: step("unbroken_wall", OBRYN, "(11,3)", {**GAP, OBRYN: (11, 5)})),
    (
        "unbroken_wall",
        NO,
        lambda: step("unbroken_wall", OBRYN, "(7,3)", {OBRYN: (7, 5), SEVERIN: (9, 3), TARGOR: (15, 11)}),
    ),
    *each(ADVANCED, YES, lambda id: step(id, OBRYN, "(7,7)", EDGE_OF_HOME, **LAST)),
    *each(ADVANCED, NO, lambda id: step(id, OBRYN, "(8,6)", EDGE_OF_HOME, **LAST)),
    ("swift_advance", NO, lambda: step("swift_advance", OBRYN, "(7,7)", {**EDGE_OF_HOME, SEVERIN: (3, 1)})),
    ("swift_advance", YES, lambda: step("swift_advance", OBRYN, "(7,7)", {**EDGE_OF_HOME, SEVERIN: (3, 11)})),
    ("conquest", NO, lambda: step("conquest", OBRYN, "(7,7)", EDGE_OF_HOME, round=2)),
    ("conquest", NO, lambda: assault("conquest", **LAST)),
    (
        "lightning_advance",
        YES,
        lambda: step("lightning_advance", OBRYN, "(7,7)", {**EDGE_OF_HOME, SEVERIN: (3, 11)}),
    ),
    ("lightning_advance", NO, lambda: step("lightning_advance", OBRYN, "(7,7)", EDGE_OF_HOME)),
    (
        "lightning_advance",
        NO,
        lambda: step("lightning_advance", OBRYN, "(8,6)", {**EDGE_OF_HOME, SEVERIN: (3, 11)}),
    ),
    (
        "contained",
        YES,
        lambda: step("contained", TARGOR, "(7,7)", {OBRYN: (1, 1), TARGOR: (6, 6)}, active=1, **LAST),
    ),
    (
        "contained",
        NO,
        lambda: step("contained", TARGOR, "(8,6)", {OBRYN: (1, 1), TARGOR: (6, 6)}, active=1, **LAST),
    ),
    ("contained", NO, lambda: duel("contained", **LAST)),
    ("denial", YES, lambda: step("denial", TARGOR, "(6,6)", {OBRYN: (1, 1), TARGOR: (7, 5)}, active=1, **LAST)),
    ("denial", NO, lambda: step("denial", TARGOR, "(9,5)", {OBRYN: (1, 1), TARGOR: (7, 5)}, active=1, **LAST)),
    ("denial", YES, lambda: duel("denial", **LAST)),
    ("skirting_danger", YES, lambda: step("skirting_danger", OBRYN, "(1,3)", AT_THE_RIM)),
    ("skirting_danger", NO, lambda: step("skirting_danger", OBRYN, "(5,3)", AT_THE_RIM)),
    ("skirting_danger", NO, lambda: step("skirting_danger", OBRYN, "(1,3)", {OBRYN: (3, 3), TARGOR: (15, 11)})),
    ("twilight_conqueror", YES, lambda: step("twilight_conqueror", OBRYN, "(6,6)", IN_THE_MIDDLE)),
    ("twilight_conqueror", NO, lambda: step("twilight_conqueror", OBRYN, "(5,5)", IN_THE_MIDDLE)),
    (
        "twilight_conqueror",
        NO,
        lambda: step("twilight_conqueror", OBRYN, "(6,6)", {OBRYN: (7, 5), SEVERIN: (2, 6), TARGOR: (15, 11)}),
    ),
    ("divide_and_conquer", YES, lambda: step("divide_and_conquer", OBRYN, "(7,7)", SPLIT)),
    ("divide_and_conquer", NO, lambda: step("divide_and_conquer", OBRYN, "(7,5)", SPLIT)),
    ("divide_and_conquer", NO, lambda: step("divide_and_conquer", OBRYN, "(7,7)", {**SPLIT, TARGOR: (9, 9)})),
    ("divide_and_conquer", NO, lambda: step("divide_and_conquer", OBRYN, "(7,7)", {**SPLIT, ARNULF: (11, 1)})),
    ("leading_from_the_back", YES, lambda: step("leading_from_the_back", SEVERIN, "(5,3)", LED, **LAST)),
    ("leading_from_the_back", NO, lambda: step("leading_from_the_back", SEVERIN, "(8,2)", LED, **LAST)),
    (
        "leading_from_the_back",
        NO,
        lambda: step("leading_from_the_back", SEVERIN, "(6,6)", {**LED, SEVERIN: (5, 5)}, **LAST),
    ),
    ("leading_from_the_back", NO, lambda: duel("leading_from_the_back", **LAST)),
]

FAR: Place = {SEVERIN: (1, 1), OBRYN: (7, 7), ANGHARAD: (5, 11), TARGOR: (15, 1)}
BY_A_TOKEN: Place = {OBRYN: (7, 3), SEVERIN: (1, 1), ANGHARAD: (13, 3), GARREK: (15, 11)}


def claims(id: str, where: str, tokens: dict[int, tuple[int, int]], place: Place = BY_A_TOKEN, **more: Any) -> Battle:
    """Obryn goes somewhere."""
    return step(id, OBRYN, where, place, tokens=tokens, **more)


HOLDS_THESE = {
    "hold_objective_1": (1,),
    "hold_objective_2": (2,),
    "hold_objective_3": (3,),
    "hold_objective_4": (4,),
    "hold_objective_5": (5,),
    "tactical_genius_1_3": (1, 2, 3),
    "tactical_genius_3_5": (3, 4, 5),
    "tactical_supremacy_1_2": (1, 2),
    "tactical_supremacy_3_4": (3, 4),
}
SPOTS = ((9, 3), (1, 1), (13, 3))
"""Where Obryn can go, and where Severin and Angharad stand."""


def holding(id: str, numbers: tuple[int, ...], where: str = "(9,3)") -> Battle:
    """These tokens lie where they stand and where Obryn may go."""
    return claims(id, where, dict(zip(numbers, SPOTS, strict=False)))


def others(numbers: tuple[int, ...]) -> tuple[int, ...]:
    """The same but for one."""
    missing = next(n for n in (1, 2, 3, 4, 5) if n not in numbers)
    return (missing, *numbers[1:])


TOKENS: list[Case] = [
    *[(id, YES, lambda id=id, n=n: holding(id, n)) for id, n in HOLDS_THESE.items()],
    *[(id, NO, lambda id=id, n=n: holding(id, n, "(9,1)")) for id, n in HOLDS_THESE.items()],
    *[(id, NO, lambda id=id, n=n: holding(id, others(n))) for id, n in HOLDS_THESE.items()],
    *each(THREE_TOKENS, YES, lambda id: holding(id, (2, 4, 5))),
    *each(THREE_TOKENS, NO, lambda id: holding(id, (2, 4, 5), "(9,1)")),
    (
        "there_is_only_slaughter",
        YES,
        lambda: claims("there_is_only_slaughter", "(9,3)", {1: (7, 3), 2: (5, 9)}),
    ),
    ("there_is_only_slaughter", NO, lambda: claims("there_is_only_slaughter", "(9,3)", {1: (9, 3)})),
    ("there_is_only_slaughter", NO, lambda: claims("there_is_only_slaughter", "(9,3)", {1: (7, 3), 2: (15, 11)})),
    *each(
        ("cleanse", "making_a_statement"),
        YES,
        lambda id: claims(id, "(7,9)", {1: (7, 9), 2: (5, 11), 3: (7, 3)}, FAR),
    ),
    *each(("cleanse", "making_a_statement"), NO, lambda id: claims(id, "(9,9)", {1: (7, 9), 2: (5, 11)}, FAR)),
    *each(("cleanse", "making_a_statement"), NO, lambda id: claims(id, "(7,9)", {1: (1, 1)}, FAR)),
    ("seize_ground", YES, lambda: claims("seize_ground", "(7,9)", {1: (7, 9), 2: (9, 11)}, FAR)),
    ("seize_ground", NO, lambda: claims("seize_ground", "(9,9)", {1: (7, 9), 2: (1, 1)}, FAR)),
    (
        "plant_a_standard",
        YES,
        lambda: step("plant_a_standard", SEVERIN, "(7,9)", {SEVERIN: (7, 7), TARGOR: (15, 1)}, tokens={1: (7, 9)}),
    ),
    ("plant_a_standard", NO, lambda: claims("plant_a_standard", "(7,9)", {1: (7, 9)}, FAR)),
    (
        "plant_a_standard",
        NO,
        lambda: step("plant_a_standard", SEVERIN, "(6,6)", {SEVERIN: (7, 7), TARGOR: (15, 1)}, tokens={1: (6, 6)}),
    ),
    (
        "plant_a_standard",
        NO,
        lambda: step("plant_a_standard", SEVERIN, "(9,9)", {SEVERIN: (7, 7), TARGOR: (15, 1)}, tokens={1: (7, 9)}),
    ),
    *each(("claim_the_city", "overextended"), YES, lambda id: holding(id, (1, 4))),
    *each(("claim_the_city", "overextended"), NO, lambda id: holding(id, (1, 4), "(9,1)")),
    *each(("claim_the_city", "overextended"), NO, lambda id: claims(id, "(9,3)", {1: (9, 3), 2: (1, 1), 5: (15, 11)})),
    *each(("claim_the_city", "overextended"), NO, lambda id: claims(id, "(9,3)", {})),
    ("hoarders", YES, lambda: holding("hoarders", (1, 2, 3))),
    ("hoarders", NO, lambda: holding("hoarders", (1, 2, 3), "(9,1)")),
    (
        "hoarders",
        NO,
        lambda: claims("hoarders", "(9,3)", {1: (9, 3), 2: (1, 1), 3: (13, 3), 4: (15, 11)}),
    ),
    ("hoarders", NO, lambda: duel("hoarders", *MISS, tokens={1: (9, 3)})),
    ("hoarders", NO, lambda: assault("hoarders")),
]


CASES = [*WHO_IS_LEFT, *WHAT_THEY_ARE, *WHERE_THEY_STAND, *TOKENS]


@rule("SHA-12.07", "SHA-12.08", "SHA-13.02")
@pytest.mark.parametrize(
    ("id", "expected", "scene"),
    [pytest.param(*case, marks=card(case[0]), id=f"{case[0]}-{case[1]}") for case in CASES],
)
def test_earned_in_the_end(id: str, expected: bool, scene: Scene) -> None:
    assert earned_on_both_sides(scene, id) == {expected}
