"""Where everything lies, and what a seat cannot know of it (TYR-11)."""

from __future__ import annotations

from typing import Final

from podziemia.games.tyrants.data.cards import ASPECT, CARD_IDS, HOUSE_GUARD, OUTCAST, PRIESTESS
from podziemia.games.tyrants.data.options import DECLINE, DEVOUR, DISCARD, REVEAL, kinds
from podziemia.games.tyrants.rules.state import NOWHERE, WHITE, TyrantsState
from podziemia.games.tyrants.rules.turn import action_options
from podziemia.kernel.ask import Ask, Option
from podziemia.kernel.rng import Rng, seeded
from podziemia.kernel.zones import ALL, NONE, OWNER, Things, Zone


def troops_by_colour(s: TyrantsState) -> list[list[int]]:
    """The troops of each colour: in barracks, on the map, in trophy halls (TYR-11.06)."""
    piles = []
    for colour in range(WHITE + 1):
        count = s.troops[colour].bit_count() + sum([player.trophies[colour] for player in s.players])
        if colour < s.seats:
            count += s.players[colour].barracks
        piles.append([colour] * count)
    return piles


ZONES: Final[list[Zone[TyrantsState]]] = [
    Zone("market deck", "card", lambda s: [s.market_deck], sees=NONE),
    Zone("market", "card", lambda s: [[card for card in s.market if card != NOWHERE]]),
    Zone("stacks", "card", lambda s: [[card] * s.stack(card) for card in (HOUSE_GUARD, PRIESTESS, OUTCAST)]),
    Zone("devoured", "card", lambda s: [s.devoured, s.resolving]),
    Zone("decks", "card", lambda s: [p.deck for p in s.players], sees=NONE, owned=True),
    Zone("hands", "card", lambda s: [p.hand for p in s.players], sees=OWNER, owned=True),
    Zone("played", "card", lambda s: [p.played for p in s.players], sees=ALL, owned=True),
    Zone("discards", "card", lambda s: [p.discard for p in s.players], owned=True),
    Zone("circles", "card", lambda s: [p.circle for p in s.players], owned=True),
    Zone("troops", "troop", troops_by_colour),
]

THINGS: Final[Things] = {"card": CARD_IDS}


def redeal(s: TyrantsState, seat: int, rng: Rng) -> None:
    """Deal again what the seat cannot know. Purchases and discards are public, so deck and hand of another player
    together are known: only their split is not, save for revealed cards (TYR-5.10, 11.01)."""
    shuffle_unseen(s.market_deck, rng)
    for other, player in enumerate(s.players):
        if other == seat:
            shuffle_unseen(player.deck, rng)
            continue
        hidden = player.hand[:]
        for card in player.revealed:
            hidden.remove(card)
        n = len(hidden)
        hidden += player.deck
        shuffle_unseen(hidden, rng)
        player.hand[:] = player.revealed + hidden[:n]
        player.deck[:] = hidden[n:]
    s.rng = seeded(rng.seed())


def shuffle_unseen(cards: list[int], rng: Rng) -> None:
    """Sorted first: the same rng gives the same order, however the cards really lie."""
    cards.sort()
    rng.shuffle(cards)


def reask(s: TyrantsState, ask: Ask) -> list[Option]:
    """Questions about what a hand holds: the options follow the new deal."""
    hand = s.players[ask.seat].hand
    if ask.kind == "turn.action":
        return action_options(s)
    if ask.kind == "discard.forced":
        return kinds(DISCARD, hand)
    if ask.kind == "pay.discard":
        return [*kinds(DISCARD, hand), DECLINE]
    if ask.kind == "pay.devour-hand":
        return [*kinds(DEVOUR, hand), DECLINE]
    if ask.kind == "focus.reveal":
        aspect = ASPECT[ask.options[0].index]
        return [*kinds(REVEAL, [card for card in hand if ASPECT[card] == aspect]), DECLINE]
    return ask.options
