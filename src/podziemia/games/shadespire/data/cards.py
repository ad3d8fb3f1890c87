"""All cards by number: objectives, then ploys, then upgrades. Rules know a card by its number, people by its id."""

from __future__ import annotations

from typing import Final

from podziemia.games.shadespire.data.kinds import Objective, Ploy, Upgrade
from podziemia.games.shadespire.data.objective_cards import OBJECTIVES
from podziemia.games.shadespire.data.ploy_cards import PLOYS
from podziemia.games.shadespire.data.profiles import Profile
from podziemia.games.shadespire.data.upgrade_cards import UPGRADES
from podziemia.games.shadespire.data.warbands import FIGHTERS

ROUNDS: Final = 3
ACTIVATIONS: Final = 4
TOKENS: Final = 5
OBJECTIVE_HAND: Final = 3
POWER_HAND: Final = 5
OBJECTIVE_DECK: Final = 12
POWER_DECK: Final = 20
UPGRADE_COST: Final = 1

FIRST_PLOY: Final = len(OBJECTIVES)
FIRST_UPGRADE: Final = FIRST_PLOY + len(PLOYS)

CARD_IDS: Final = tuple([card.id for card in OBJECTIVES] + [card.id for card in PLOYS] + [card.id for card in UPGRADES])
NUMBER: Final = {id: number for number, id in enumerate(CARD_IDS)}
WARBAND_OF: Final = tuple(
    [card.warband for card in OBJECTIVES] + [card.warband for card in PLOYS] + [card.warband for card in UPGRADES]
)


def objective(card: int) -> Objective:
    return OBJECTIVES[card]


def ploy(card: int) -> Ploy:
    return PLOYS[card - FIRST_PLOY]


def upgrade(card: int) -> Upgrade:
    return UPGRADES[card - FIRST_UPGRADE]


def is_ploy(card: int) -> bool:
    return FIRST_PLOY <= card < FIRST_UPGRADE


def is_upgrade(card: int) -> bool:
    return card >= FIRST_UPGRADE


def every_profile() -> list[Profile]:
    """Every attack there is, each id once, in a stable order."""
    found: dict[str, Profile] = {}
    for fighter in FIGHTERS:
        for profile in (*fighter.base.attacks, *fighter.inspired.attacks):
            found.setdefault(profile.id, profile)
    for card in UPGRADES:
        for profile in card.attacks:
            found.setdefault(profile.id, profile)
    return list(found.values())


PROFILE_IDS: Final = tuple([profile.id for profile in every_profile()])
PROFILE_NUMBER: Final = {id: number for number, id in enumerate(PROFILE_IDS)}
PISTOLS: Final = frozenset(("boltstorm_pistol", "overcharged_boltstorm_pistol"))
