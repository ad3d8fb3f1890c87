"""What the net in the package is shown of half-decks that it has never met.

It has learned from games with the recommended pair (`mind.json`). An input that was always zero there has kept the
weight it was born with, which says nothing and is loud: with any other pair the net was sure of the winner in the first
round. So it sees a strange card as the familiar one most like it, and the pair as the one it knows. A net that learns
from all pairs needs none of this: `TyrantsInputs` shows everything.
"""

from __future__ import annotations

from typing import Final

from podziemia.games.tyrants.bots.inputs import OWNED, TABLE_DECKS, TyrantsInputs
from podziemia.games.tyrants.bots.worth import INFLUENCE, worth_of
from podziemia.games.tyrants.data.cards import (
    BASIC,
    CARD_IDS,
    CARDS,
    CARDS_OF,
    HALF_DECKS,
    OUTCAST,
    RECOMMENDED,
    Card,
)
from podziemia.games.tyrants.rules.state import TyrantsState

LEARNED_FROM: Final = RECOMMENDED
"""The half-decks of all games that taught the net."""
PROMOTION: Final = 2.5
OTHER_ASPECT: Final = 0.5
"""How unlike two cards are, in points, by a promotion that one has and by their aspects alone."""


def likeness() -> tuple[int, ...]:
    """By card the one as which the net sees it; a familiar one as itself."""
    met = [*BASIC, *[card for deck in LEARNED_FROM for card in CARDS_OF[deck]]]
    familiar = [card for card in met if card is not CARDS[OUTCAST]]
    return tuple(CARD_IDS.index(card.id if card in familiar else most_like(card, familiar).id) for card in CARDS)


def most_like(card: Card, others: list[Card]) -> Card:
    return min(others, key=lambda other: unlikeness(card, other))


def unlikeness(card: Card, other: Card) -> float:
    """What they do, what they cost, what the inner circle adds to them."""
    acts, gives, promotes = worth_of(card)
    its_acts, its_gives, its_promotes = worth_of(other)
    by_worth = abs(acts - its_acts) + INFLUENCE * abs(gives - its_gives) + PROMOTION * abs(promotes - its_promotes)
    by_circle = abs((card.circle_vp - card.deck_vp) - (other.circle_vp - other.deck_vp))
    by_aspect = 0.0 if card.aspect == other.aspect else OTHER_ASPECT
    return by_worth + 0.5 * abs(card.cost - other.cost) + 0.5 * by_circle + by_aspect


SEEN_AS: Final = likeness()
STRANGERS: Final = tuple(card for card, like in enumerate(SEEN_AS) if card != like)


class FamiliarInputs(TyrantsInputs):
    """The inputs as games with the recommended half-decks have them."""

    def read(self, s: TyrantsState) -> tuple[list[list[float]], list[float]]:
        sides, table = super().read(s)
        if s.decks != LEARNED_FROM:
            for x in sides:
                for card in STRANGERS:
                    if x[OWNED + card]:
                        x[OWNED + SEEN_AS[card]] += x[OWNED + card]
                        x[OWNED + card] = 0.0
            for i, deck in enumerate(HALF_DECKS):
                table[TABLE_DECKS + i] = 1.0 if deck in LEARNED_FROM else 0.0
        return sides, table
