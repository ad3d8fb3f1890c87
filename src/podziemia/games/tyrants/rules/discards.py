"""Forced discards and the cards that answer them (TYR-7.35, 10.02 to 10.05, 10.26)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from podziemia.games.tyrants.data.options import DISCARD, TARGET, kinds
from podziemia.games.tyrants.rules.piles import discard
from podziemia.games.tyrants.rules.play import Play
from podziemia.games.tyrants.rules.state import TyrantsState
from podziemia.kernel.ask import Ask, Rules
from podziemia.kernel.moments import Answers

Instead = Callable[[TyrantsState, int], Rules[bool]]
"""The owner of the card; whether the card went elsewhere."""
Revenge = Callable[[TyrantsState, int, int], Rules[None]]
"""The owner of the card, and who forced him."""

DISCARDING: Final[Answers[int, Instead]] = Answers("a card is about to be discarded by force")
DISCARDED: Final[Answers[int, Revenge]] = Answers("a card was discarded by force")

MANY_CARDS: Final = 4
"""More than 3 cards in hand (TYR-7.35)."""


def force_discard(s: TyrantsState, victim: int, forced_by: int, because: str, least: int = 1) -> Rules[None]:
    """The victim discards a card of his choice, if his hand holds enough of them; some cards answer that."""
    hand = s.players[victim].hand
    if len(hand) < least:
        return
    card = (yield Ask(victim, "discard.forced", kinds(DISCARD, hand), because)).index
    instead = DISCARDING.effects.get(card)
    if instead is not None and (yield from instead(s, victim)):
        return
    discard(s, victim, card)
    revenge = DISCARDED.effects.get(card)
    if revenge is not None:
        yield from revenge(s, victim, forced_by)


def one_opponent_discards(p: Play) -> Rules[None]:
    """The active player chooses among the opponents with more than 3 cards."""
    s = p.s
    rich = [TARGET[seat] for seat in s.opponents() if len(s.players[seat].hand) >= MANY_CARDS]
    if rich:
        victim = (yield Ask(s.active, "target.discard", rich, p.id)).index
        yield from force_discard(s, victim, s.active, p.id)


def rich_opponents_discard(p: Play, victims: Sequence[int]) -> Rules[None]:
    """Each of them with more than 3 cards, clockwise, checked when reached (TYR-7.35)."""
    for victim in victims:
        yield from force_discard(p.s, victim, p.s.active, p.id, MANY_CARDS)
