"""Where everything lies and who may know it (DSC-1.08); what is hidden, dealt again."""

from __future__ import annotations

from typing import Final

from podziemia.games.descent.data.cards import CARD_IDS, FIRST_RELIC, FIRST_SHOP_ITEM, PLOTS
from podziemia.games.descent.rules.figures import Hero
from podziemia.games.descent.rules.quest_rules import encounter_of
from podziemia.games.descent.rules.state import DescentState
from podziemia.games.descent.rules.travel import looks_at_hand
from podziemia.kernel.rng import Rng, seeded
from podziemia.kernel.zones import NONE, OWNER, Things, Zone, redeal_zones


def _hidden_from_all(s: DescentState) -> list[list[int]]:
    return [] if overlord_may_look(s) else [s.contents]


def _hidden_from_heroes(s: DescentState) -> list[list[int]]:
    return [s.contents] if overlord_may_look(s) else []


def overlord_may_look(s: DescentState) -> bool:
    """Whether the quest lets the overlord look at the hidden tokens."""
    return bool([rule for rule in encounter_of(s).rules if rule.known_to == "overlord"])


def shop_items(hero: Hero) -> list[int]:
    return [card for card in hero.items if FIRST_SHOP_ITEM <= card < FIRST_RELIC]


ZONES: Final[list[Zone[DescentState]]] = [
    Zone("deck", "plot", lambda s: [s.deck], sees=NONE),
    Zone("hand", "plot", lambda s: [s.hand], sees=OWNER, owned=True),
    Zone("fates", "plot", lambda s: [s.fates], sees=OWNER, owned=True),
    Zone("aside", "plot", lambda s: [s.aside], sees=OWNER, owned=True),
    Zone("discard", "plot", lambda s: [s.discard, s.in_play, s.box]),
    Zone("search deck", "search", lambda s: [s.search_deck], sees=NONE),
    Zone("search cards", "search", lambda s: [s.search_discard, *[hero.searched for hero in s.heroes]]),
    Zone("shop", "item", lambda s: [s.shop, s.shop_box, s.display, *[shop_items(hero) for hero in s.heroes]]),
    Zone("hidden tokens", "content", _hidden_from_all, sees=NONE),
    Zone("looked-at tokens", "looked", _hidden_from_heroes, sees=OWNER, knows=OWNER, owned=True),
]
"""Deck orders are hidden from everybody, the hand from the heroes, hidden tokens as the quest says."""

THINGS: Final[Things] = {"plot": tuple([card.id for card in PLOTS]), "search": CARD_IDS}
"""A question goes by the name of an overlord card, whichever copy is behind it."""


def redeal(s: DescentState, seat: int, rng: Rng) -> None:
    """What zones say, save for a hand that lies open to the seat; and the road ahead, whose deck is made anew for every
    journey and so is no zone."""
    hand = s.hand
    if looks_at_hand(s, seat):
        s.hand = []
    redeal_zones(ZONES, s, seat, rng)
    s.hand = hand
    s.travel_deck.sort()
    rng.shuffle(s.travel_deck)
    s.rng = seeded(rng.seed())
