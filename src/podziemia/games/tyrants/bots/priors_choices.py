"""First sight of "choose one"."""

from __future__ import annotations

from typing import Final

from podziemia.games.tyrants.bots.outlook import turns_left
from podziemia.games.tyrants.bots.priors_cards import promotion_value
from podziemia.games.tyrants.bots.targets import (
    best_removal,
    recall_value,
)
from podziemia.games.tyrants.data.cards import CARD_IDS
from podziemia.games.tyrants.data.map import SITES
from podziemia.games.tyrants.rules.state import TyrantsState
from podziemia.kernel.ask import Ask

CHOICE_WORTH: Final[dict[str, dict[str, float]]] = {
    "power": {"blackguard": 1.2, "dragon_cultist": 1.2, "fire_elemental": 1.2, "wight": 1.2},
    "deploying": {
        "master_of_melee_magthere": 2.4,
        "weaponmaster": 0.65,
        "kobold": 0.65,
        "ettin": 1.9,
        "minotaur_skeleton": 1.9,
    },
    "spying": {"masters_of_sorcere": 1.3, "grazzt": 1.3, "aboleth": 1.3},
    "drawing": {"gauth": 1.7},
    "devouring": {"cultist_of_myrkul": 2.5, "minotaur_skeleton": 2.0, "wight": 2.0},
    "influence": {"mind_flayer": 3, "intellect_devourer": 3, "necromancer": 3},
}
"""Choices whose worth hardly depends on the map; under "influence" the amount where it is not 2."""


def look_at_choices(s: TyrantsState, ask: Ask) -> list[float]:
    turns = turns_left(s)
    return [choice_value(s, option.thing, ask.because, turns) for option in ask.options]


def choice_value(s: TyrantsState, choice: str, card: str, turns: float) -> float:
    static = CHOICE_WORTH.get(choice, {}).get(card, 0.0)
    if choice == "influence":
        return (static or 2) * 0.7 * max(0.0, min(1.0, (turns - 0.5) / 5))
    if choice in ("killing", "killing-white"):
        n = 1.6 if card == "ettin" else 1.0
        return n * best_removal(s, s.reach[s.active], turns, choice == "killing-white", False)
    if choice == "supplanting":
        anywhere = card == "master_of_melee_magthere"
        return best_removal(s, -1 if anywhere else s.reach[s.active], turns, anywhere, True)
    if choice == "spying":
        return (static or 0.7) if s.spies_left(s.active) else -0.5
    if choice == "recalling":
        return best_recall(s, card, turns)
    if choice == "promoting":
        return promoting_value(s, card, turns)
    if choice == "drawing" and card == "aboleth":
        return 1.2 * s.spies[s.active].bit_count()
    if choice == "devouring" and card == "wight" and not s.me.hand:
        return -1.0
    return static


def best_recall(s: TyrantsState, card: str, turns: float) -> float:
    spies = s.spies[s.active]
    values = [recall_value(s, card, site, turns) for site in range(len(SITES)) if spies >> site & 1]
    if not values:
        return -1.0
    return sum([value for value in values if value > 0]) if card == "grazzt" else max(values)


def promoting_value(s: TyrantsState, card: str, turns: float) -> float:
    """The best card that could be promoted."""
    if card == "advocate":
        cards = [other for other in s.me.played if other != CARD_IDS.index(card)] + s.me.hand
    elif card == "vampire":
        cards = s.me.discard
    else:
        cards = s.me.discard + s.me.hand
    best = max([promotion_value(s, other, turns) for other in cards], default=-1.0)
    return best + (len(s.me.circle) // 3 if card == "vampire" else 0)
