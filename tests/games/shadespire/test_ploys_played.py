"""Every ploy of a power step that does something at once, played in one and the same position.

Each is played twice: with the first answer to every question and with the last, as the alphabet has them. What was
asked, with how many answers, and what was told; each line was held against its card.
"""

from typing import Any

import pytest

from tests.games.shadespire.phases import acted
from tests.games.shadespire.scenes import ANGHARAD, ARNULF, GARREK, OBRYN, QUIET, TARGOR
from tests.games.shadespire.table import Battle, Place, battle, letter_of
from tests.support import card, rule

pytestmark = pytest.mark.usefixtures("sides")

PLACE: Place = {OBRYN: (3, 3), ANGHARAD: (10, 4), GARREK: (9, 3), TARGOR: (8, 2), ARNULF: (15, 11)}
"""Obryn charges from there to C4, next to Garrek and Targor. Severin, Karsus and Saek have fallen."""
TOKENS = {1: (7, 3), 2: (9, 3), 3: (3, 9), 4: (11, 5), 5: (15, 5)}
POSITION: dict[str, Any] = {
    "place": PLACE,
    "tokens": TOKENS,
    "wounds": {OBRYN: 1, GARREK: 1, ANGHARAD: 1},
    "upgrades": {GARREK: ["acrobatic"], ANGHARAD: ["soultrap"]},
    "inspired": (GARREK, ANGHARAD),
    "glory": (1, 1),
    "objectives_a": ["cleanse", "seize_ground"],
    "objectives_b": ["it_begins"],
    "hand_b": ["great_speed"],
}
DICE = ("hammer", *["shield"] * 7)
UNORDERED = ("tainted_vitality",)
"""What befalls everybody at once is told in the order of the table."""


def after_a_charge(id: str) -> Battle:
    """A's power step after Obryn's Charge, which fails; A holds the ploy and an upgrade."""
    t = battle(hand_a=[id, "sprinter"], dice=("sword", "sword", "dodge"), **POSITION)
    acted(t, "A charge obryn_the_bold", "A go (7,3)", "A target garrek_gorebeard")
    while t.ask.kind != "power":
        t.play(f"{letter_of(t.ask.seat)} {next(a for a in QUIET if a in t.options())}")
    t.roll(*DICE)
    return t


def story(id: str, last: bool) -> str:
    """Who was asked what with how many answers, and what was told."""
    t = after_a_charge(id)
    before = len(t.told())
    t.play(f"A play {id}")
    asked = []
    while t.ask.kind != "power":
        options = sorted(t.options())
        asked.append(f"{t.kind()} {len(options)}")
        t.play(f"{letter_of(t.ask.seat)} {options[-1 if last else 0]}")
    told = t.told()[before + 1 :]
    return f"{' '.join(asked)} | {', '.join(sorted(told) if id in UNORDERED else told)}".strip()


STORIES: dict[str, tuple[str, str]] = {
    "blood_offering": (
        "A choose.fighter 2 | chosen A angharad_brightshield, hurt A angharad_brightshield 1",
        "A choose.fighter 2 | chosen A obryn_the_bold, hurt A obryn_the_bold 1",
    ),
    "desecrate": (
        "| token_removed A token-1",
        "| token_removed A token-1",
    ),
    "heroic_guard": (
        "A choose.fighter 2 | chosen A angharad_brightshield, on_guard A angharad_brightshield",
        "A choose.fighter 2 | chosen A obryn_the_bold, on_guard A obryn_the_bold",
    ),
    "peal_of_thunder": (
        "A choose.fighter 3 A push.to 2 | chosen A arnulf, moved_to B arnulf j7",
        "A choose.fighter 3 A push.to 4 | chosen A targor, moved_to B targor b5",
    ),
    "restless_dead": (
        "A place.to 5 | returned A severin_steelheart, moved_to A severin_steelheart b2",
        "A place.to 5 | returned A severin_steelheart, moved_to A severin_steelheart e6",
    ),
    "swift_evasion": (
        "A choose.fighter 2 | chosen A angharad_brightshield, moved_to A angharad_brightshield c7",
        "A choose.fighter 2 A push.to 5 | chosen A obryn_the_bold, moved_to A obryn_the_bold d2",
    ),
    "terrifying_screams": (
        "A choose.fighter 3 A push.to 2 | chosen A arnulf, moved_to B arnulf j7",
        "A choose.fighter 3 A push.to 4 | chosen A targor, moved_to B targor b5",
    ),
    "avin_a_good_time": (
        (
            "A choose.fighter 5 A drive.to 2 | chosen A angharad_brightshield, die_rolled A hammer, "
            "attack_declared A angharad_brightshield sigmarite_hammer garrek_gorebeard, attack_rolled A "
            "angharad_brightshield hammer hammer hammer, defence_rolled B garrek_gorebeard shield shield, "
            "attack_succeeded A angharad_brightshield garrek_gorebeard, hurt B garrek_gorebeard 2, driven_back A "
            "garrek_gorebeard b5"
        ),
        (
            "A choose.fighter 5 | chosen A targor, die_rolled A hammer, attack_declared B targor "
            "gore_axe_and_blade obryn_the_bold, attack_rolled B targor hammer hammer hammer, defence_rolled A "
            "obryn_the_bold shield, attack_failed B targor obryn_the_bold, inspired A obryn_the_bold"
        ),
    ),
    "deafening_bellow": (
        "A choose.fighter 2 A push.to 3 | chosen A garrek_gorebeard, moved_to B garrek_gorebeard b5",
        "A choose.fighter 2 A push.to 4 | chosen A targor, moved_to B targor b5",
    ),
    "pillage": (
        "| token_removed A token-1",
        "| token_removed A token-1",
    ),
    "living_wall": (
        (
            "A choose.fighter 2 A push.to 3 A push.to 2 | chosen A angharad_brightshield, chosen A "
            "obryn_the_bold, moved_to A angharad_brightshield d4, moved_to A obryn_the_bold d3"
        ),
        (
            "A choose.fighter 2 A push.to 3 | chosen A obryn_the_bold, chosen A angharad_brightshield, moved_to A"
            " angharad_brightshield d4"
        ),
    ),
    "piercing_stare": (
        "A choose.fighter 3 | chosen A arnulf",
        "A choose.fighter 3 | chosen A targor",
    ),
    "the_earth_shakes": (
        "A choose.fighter 5 A push.to 5 | chosen A angharad_brightshield, moved_to A angharad_brightshield c6",
        "A choose.fighter 5 A push.to 4 | chosen A targor, moved_to B targor b5",
    ),
    "treasure_lust": (
        "A choose.fighter 2 A push.to 2 | chosen A angharad_brightshield, moved_to A angharad_brightshield e6",
        "A choose.fighter 2 | chosen A obryn_the_bold, moved_to A obryn_the_bold e6",
    ),
    "ur_gold_boon": (
        ("A choose.fighter 2 | chosen A angharad_brightshield, die_rolled A shield, healed A angharad_brightshield 1"),
        "A choose.fighter 2 | chosen A obryn_the_bold, die_rolled A shield, healed A obryn_the_bold 1",
    ),
    "musk_of_fear": (
        "A choose.fighter 2 | chosen A angharad_brightshield, on_guard A angharad_brightshield",
        "A choose.fighter 2 | chosen A obryn_the_bold, on_guard A obryn_the_bold",
    ),
    "nervous_scrabbling": (
        (
            "A choose.fighter 2 | chosen A angharad_brightshield, chosen A garrek_gorebeard, swapped A "
            "angharad_brightshield garrek_gorebeard"
        ),
        (
            "A choose.fighter 2 A choose.fighter 2 | chosen A obryn_the_bold, chosen A targor, swapped A "
            "obryn_the_bold targor"
        ),
    ),
    "scratching_in_the_shadows": (
        "A choose.fighter 3 A push.to 2 | chosen A arnulf, moved_to B arnulf j7",
        "A choose.fighter 3 A push.to 4 | chosen A targor, moved_to B targor b5",
    ),
    "there_are_always_more": (
        (
            "A place.to 12 | chosen A severin_steelheart, returned A severin_steelheart, moved_to A "
            "severin_steelheart b2"
        ),
        (
            "A place.to 12 | chosen A severin_steelheart, returned A severin_steelheart, moved_to A "
            "severin_steelheart k4"
        ),
    ),
    "furious_inspiration": (
        "A choose.fighter 2 | chosen A angharad_brightshield",
        "A choose.fighter 2 | chosen A obryn_the_bold, inspired A obryn_the_bold",
    ),
    "horrifying_howl": (
        "A choose.fighter 2 A push.to 12 | chosen A garrek_gorebeard, moved_to B garrek_gorebeard a5",
        "A choose.fighter 2 A push.to 11 | chosen A targor",
    ),
    "fearsome_roar": (
        "A choose.fighter 2 A push.to 3 | chosen A garrek_gorebeard, moved_to B garrek_gorebeard b5",
        "A choose.fighter 2 A push.to 4 | chosen A targor, moved_to B targor b5",
    ),
    "rangers_advance": (
        (
            "A choose.fighter 2 A push.to 5 A push.to 4 | chosen A angharad_brightshield, chosen A "
            "obryn_the_bold, moved_to A angharad_brightshield c6, moved_to A obryn_the_bold b3"
        ),
        (
            "A choose.fighter 2 A push.to 4 A push.to 4 | chosen A obryn_the_bold, chosen A "
            "angharad_brightshield, moved_to A obryn_the_bold d4, moved_to A angharad_brightshield e6"
        ),
    ),
    "warning_cry": (
        "A choose.fighter 2 | chosen A angharad_brightshield, on_guard A angharad_brightshield",
        "A choose.fighter 2 | chosen A obryn_the_bold, on_guard A obryn_the_bold",
    ),
    "confused_priorities": (
        "A choose.token 2 | tokens_swapped A token-1 token-2",
        "A choose.token 2 | tokens_swapped A token-2 token-1",
    ),
    "confusion": (
        (
            "A choose.fighter 4 | chosen A angharad_brightshield, chosen A garrek_gorebeard, swapped A "
            "angharad_brightshield garrek_gorebeard"
        ),
        (
            "A choose.fighter 4 A choose.fighter 2 | chosen A targor, chosen A obryn_the_bold, swapped B targor "
            "obryn_the_bold"
        ),
    ),
    "cruel_taunt": (
        "A choose.fighter 3 | chosen A arnulf, die_rolled A hammer, uninspired B arnulf",
        "A choose.fighter 3 | chosen A targor, die_rolled A hammer, uninspired B targor",
    ),
    "daylight_robbery": (
        "| die_rolled A hammer, glory_lost B 1, glory_gained A 1",
        "| die_rolled A hammer, glory_lost B 1, glory_gained A 1",
    ),
    "distraction": (
        "A choose.fighter 3 A push.to 2 | chosen A arnulf, moved_to B arnulf j7",
        "A choose.fighter 3 A push.to 4 | chosen A targor, moved_to B targor b5",
    ),
    "earthquake": (
        (
            "A choose.direction 6 | moved_to A angharad_brightshield d6, moved_to B garrek_gorebeard c6, moved_to"
            " B targor b5, moved_to A obryn_the_bold c5"
        ),
        (
            "A choose.direction 6 | moved_to A obryn_the_bold c3, moved_to B targor b3, moved_to B "
            "garrek_gorebeard c4, moved_to A angharad_brightshield d4, moved_to B arnulf k7"
        ),
    ),
    "flickering_step": (
        (
            "A choose.fighter 2 | dice_rolled A shield shield shield shield shield shield shield shield, chosen A"
            " angharad_brightshield"
        ),
        (
            "A choose.fighter 2 | dice_rolled A shield shield shield shield shield shield shield shield, chosen A"
            " obryn_the_bold"
        ),
    ),
    "frozen_in_time": (
        "A choose.fighter 3 | chosen A arnulf, die_rolled A shield",
        "A choose.fighter 3 | chosen A targor, die_rolled A shield",
    ),
    "great_concussion": (
        (
            "A choose.hex 83 A choose.next 4 A push.to 2 A choose.next 3 A push.to 2 A choose.next 2 A push.to 2 "
            "| moved_to A angharad_brightshield d6, moved_to B garrek_gorebeard c6, moved_to A obryn_the_bold c5,"
            " moved_to B targor b5"
        ),
        (
            "A choose.hex 83 A choose.next 5 A push.to 2 A choose.next 4 A push.to 3 A choose.next 3 A push.to 2 "
            "A choose.next 2 A push.to 2 A push.to 2 | moved_to B targor a5, moved_to A obryn_the_bold c3, "
            "moved_to B garrek_gorebeard b5, moved_to B arnulf k7, moved_to A angharad_brightshield c6"
        ),
    ),
    "healing_potion": (
        ("A choose.fighter 2 | chosen A angharad_brightshield, die_rolled A shield, healed A angharad_brightshield 1"),
        "A choose.fighter 2 | chosen A obryn_the_bold, die_rolled A shield, healed A obryn_the_bold 1",
    ),
    "illusory_fighter": (
        ("A choose.fighter 2 A place.to 5 | chosen A angharad_brightshield, moved_to A angharad_brightshield b2"),
        "A choose.fighter 2 A place.to 5 | chosen A obryn_the_bold, moved_to A obryn_the_bold e6",
    ),
    "improvisation": (
        "| power_discarded A 1 sprinter, power_drawn A 3",
        "| power_discarded A 1 sprinter, power_drawn A 3",
    ),
    "inspiration_strikes": (
        "A choose.fighter 2 | chosen A angharad_brightshield",
        "A choose.fighter 2 | chosen A obryn_the_bold, inspired A obryn_the_bold",
    ),
    "mischievous_spirits": (
        (
            "A choose.token 5 A choose.hex 5 B choose.token 4 B choose.hex 6 A choose.token 3 A choose.hex 6 B "
            "choose.token 2 B choose.hex 6 A choose.hex 3 | token_moved A token-1 b3, token_moved B token-2 b4, "
            "token_moved A token-3 h1, token_moved B token-4 d5, token_moved A token-5 d7"
        ),
        (
            "A choose.token 5 A choose.hex 3 B choose.token 4 B choose.hex 6 A choose.token 3 A choose.hex 6 B "
            "choose.token 2 B choose.hex 5 A choose.hex 6 | token_moved A token-5 f7, token_moved B token-4 f6, "
            "token_moved A token-3 j2, token_moved B token-2 d5, token_moved A token-1 d4"
        ),
    ),
    "momentary_madness": (
        "A choose.fighter 3 | chosen A arnulf, die_rolled A hammer",
        (
            "A choose.fighter 3 | chosen A targor, die_rolled A hammer, attack_declared A targor "
            "gore_axe_and_blade garrek_gorebeard, attack_rolled A targor hammer hammer hammer, defence_rolled B "
            "garrek_gorebeard shield shield, attack_failed A targor garrek_gorebeard"
        ),
    ),
    "reflected_injury": (
        ("A choose.fighter 2 | chosen A angharad_brightshield, chosen A garrek_gorebeard, hurt B garrek_gorebeard 1"),
        "A choose.fighter 2 A choose.fighter 2 | chosen A obryn_the_bold, chosen A targor, hurt B targor 1",
    ),
    "rethink_strategy": (
        (
            "A discard.objectives 3 A discard.objectives 2 | discarded A cleanse, discarded A seize_ground, "
            "objectives_drawn A 2"
        ),
        "A discard.objectives 3 |",
    ),
    "sacrificial_pawn": (
        "A choose.fighter 2 | chosen A angharad_brightshield",
        "A choose.fighter 2 | chosen A obryn_the_bold",
    ),
    "second_wind": (
        "| chosen A obryn_the_bold",
        "| chosen A obryn_the_bold",
    ),
    "shardfall": (
        "A choose.hex 78 | hex_blocked A a1",
        "A choose.hex 78 | hex_blocked A k7",
    ),
    "shardgale": (
        (
            "| hurt A angharad_brightshield 1, hurt A obryn_the_bold 1, hurt B garrek_gorebeard 1, hurt B targor "
            "1, hurt B arnulf 1"
        ),
        (
            "| hurt A angharad_brightshield 1, hurt A obryn_the_bold 1, hurt B garrek_gorebeard 1, hurt B targor "
            "1, hurt B arnulf 1"
        ),
    ),
    "shattershard": (
        "| chosen A garrek_gorebeard, die_rolled A hammer, upgrade_lost B acrobatic",
        "| chosen A garrek_gorebeard, die_rolled A hammer, upgrade_lost B acrobatic",
    ),
    "shifting_shards": (
        "A choose.token 3 A choose.hex 6 | token_moved A token-3 h1",
        "A choose.token 3 A choose.hex 3 | token_moved A token-5 f7",
    ),
    "sidestep": (
        "A choose.fighter 2 A push.to 5 | chosen A angharad_brightshield, moved_to A angharad_brightshield c6",
        "A choose.fighter 2 A push.to 4 | chosen A obryn_the_bold, moved_to A obryn_the_bold d4",
    ),
    "spoils_of_battle": (
        "A upgrade.on 2 | upgraded A angharad_brightshield sprinter",
        "A upgrade.on 2 | upgraded A obryn_the_bold sprinter",
    ),
    "tainted_vitality": (
        "| healed A angharad_brightshield 1, healed A obryn_the_bold 1, healed B garrek_gorebeard 1",
        "| healed A angharad_brightshield 1, healed A obryn_the_bold 1, healed B garrek_gorebeard 1",
    ),
    "time_trap": (
        (
            "A choose.fighter 5 A time-trap 5 A drive.to 2 | chosen A angharad_brightshield, attack_declared A "
            "angharad_brightshield sigmarite_hammer garrek_gorebeard, attack_rolled A angharad_brightshield "
            "hammer hammer hammer, defence_rolled B garrek_gorebeard shield shield, attack_succeeded A "
            "angharad_brightshield garrek_gorebeard, hurt B garrek_gorebeard 2, driven_back A garrek_gorebeard b5"
        ),
        "A choose.fighter 5 B time-trap 5 B move.to 41 | chosen A targor, moved_to B targor f7",
    ),
    "trust_to_luck": (
        "A discard.power 2 | discarded A sprinter, power_drawn A 1",
        "A discard.power 2 |",
    ),
}
NOT_HERE = ("sigmarite_wall", "momentary_boldness", "skaven_courage", "anticipation", "hidden_paths")
"""Nobody stands as these need it, or it is not the time."""


@rule("SHA-9.02", "SHA-9.03")
@pytest.mark.parametrize("id", [pytest.param(id, marks=card(id), id=id) for id in STORIES])
def test_a_ploy_and_what_comes_of_it(id: str) -> None:
    assert (story(id, last=False), story(id, last=True)) == STORIES[id]


@rule("SHA-9.03")
@pytest.mark.parametrize("id", [pytest.param(id, marks=card(id), id=id) for id in NOT_HERE])
def test_a_ploy_that_cannot_be_played_here(id: str) -> None:
    assert f"play {id}" not in after_a_charge(id).options("A")
