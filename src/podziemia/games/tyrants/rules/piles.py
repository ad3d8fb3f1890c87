"""Where cards go: drawing, discarding, promoting, devouring (TYR-7.11, 7.17, 7.31 to 7.34)."""

from __future__ import annotations

from podziemia.games.tyrants.data.cards import CARD_IDS, OUTCAST
from podziemia.games.tyrants.rules.state import NOWHERE, TyrantsState


def draw(s: TyrantsState, seat: int, n: int) -> None:
    """Top cards of the deck go to the hand, as many as there are (TYR-7.31, 7.33)."""
    player = s.players[seat]
    drawn: list[int] = []
    while len(drawn) < n and has_top_card(s, seat):
        drawn.append(player.deck.pop())
    if drawn:
        player.hand.extend(drawn)
        s.shown += 1
        s.tell("cards_drawn", seat, n=len(drawn))
        s.tell("hand_grew", seat, things=tuple([CARD_IDS[card] for card in drawn]), to=1 << seat)


def has_top_card(s: TyrantsState, seat: int) -> bool:
    """Whether the deck has a card, after shuffling the discard pile into it where needed (TYR-7.32)."""
    player = s.players[seat]
    if not player.deck and player.discard:
        player.deck.extend(sorted(player.discard))
        player.discard.clear()
        s.rng.shuffle(player.deck)
        s.tell("deck_shuffled", seat)
    return bool(player.deck)


def discard(s: TyrantsState, seat: int, card: int) -> None:
    """From the hand, face up, to the own discard pile (TYR-7.34)."""
    s.players[seat].drop(card)
    s.players[seat].discard.append(card)
    s.shown += 1
    s.tell("card_discarded", seat, CARD_IDS[card])


def promote(s: TyrantsState, seat: int, card: int) -> None:
    """A card already lifted from its zone joins the inner circle; an Outcast goes to its supply (TYR-7.17, 7.18)."""
    if card == OUTCAST:
        put_outcast_back(s, seat)
        return
    s.players[seat].circle.append(card)
    s.tell("card_promoted", seat, CARD_IDS[card])


def promote_top(s: TyrantsState) -> int:
    """The top card of the active player's deck, unseen until then; NOWHERE if there is none (TYR-7.32, 7.33)."""
    if not has_top_card(s, s.active):
        return NOWHERE
    card = s.me.deck.pop()
    s.shown += 1
    promote(s, s.active, card)
    return card


def devour(s: TyrantsState, card: int) -> None:
    """A card already lifted from its zone goes on the devoured pile; an Outcast to its supply (TYR-7.11, 7.18)."""
    if card == OUTCAST:
        put_outcast_back(s, s.active)
        return
    s.devoured.append(card)
    s.tell("card_devoured", s.active, CARD_IDS[card])


def put_outcast_back(s: TyrantsState, seat: int) -> None:
    s.outcasts += 1
    s.tell("outcast_returned", seat)
