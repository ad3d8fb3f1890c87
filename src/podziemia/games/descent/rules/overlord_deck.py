"""The overlord's deck (DSC-16.05, 16.06): drawing, shuffling, and where cards go."""

from __future__ import annotations

from podziemia.games.descent.data.cards import PLOT_IDS, PLOTS
from podziemia.games.descent.rules.state import OVERLORD, DescentState


def draw(s: DescentState, n: int) -> None:
    """Take cards from the deck; when the last one is drawn the discard pile is shuffled (DSC-16.06)."""
    for _ in range(n):
        if not s.deck:
            reshuffle(s)
        if not s.deck:
            return
        s.hand.append(s.deck.pop())
        s.shown += 1
        s.tell("card_drawn", OVERLORD, PLOT_IDS[s.hand[-1]], to=1 << OVERLORD)
        if not s.deck:
            reshuffle(s)
    s.tell("cards_drawn", OVERLORD, n=n)


def reshuffle(s: DescentState) -> None:
    if s.discard:
        s.deck = s.discard
        s.discard = []
        s.rng.shuffle(s.deck)
        s.tell("deck_shuffled", OVERLORD)


def take_back(s: DescentState, name: str) -> None:
    """A surge returns the card to the hand (Expert Blow)."""
    for pile in (s.in_play, s.discard):
        for card in pile:
            if PLOTS[card].id == name:
                pile.remove(card)
                s.hand.append(card)
                s.tell("card_returned", OVERLORD, PLOT_IDS[card])
                return


def discard_in_play(s: DescentState) -> None:
    s.discard += s.in_play
    s.in_play = []
