"""Forced discards and the cards that answer them (TYR-7.35, 10.02 to 10.05, 10.26)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from podziemia.games.tyrants.data.cards import AMBASSADOR, CARD_IDS, GRIMLOCK, UMBER_HULK
from podziemia.games.tyrants.data.options import DECLINE, DISCARD, PROMOTE, TARGET, kinds
from podziemia.games.tyrants.rules.piles import discard, draw, promote
from podziemia.games.tyrants.rules.play import Play
from podziemia.games.tyrants.rules.state import TyrantsState
from podziemia.kernel.ask import Ask, Rules

MANY_CARDS: Final = 4
"""More than 3 cards in hand (TYR-7.35)."""
GRIMLOCK_DRAWS: Final = 2


def force_discard(s: TyrantsState, victim: int, forced_by: int, because: str, least: int = 1) -> Rules[None]:
    """The victim discards a card of his choice, if his hand holds enough of them; some cards answer that."""
    hand = s.players[victim].hand
    if len(hand) < least:
        return
    card = (yield Ask(victim, "discard.forced", kinds(DISCARD, hand), because)).index
    if card == AMBASSADOR and (yield from ambassador_promoted(s, victim)):
        return
    discard(s, victim, card)
    if card == GRIMLOCK:
        draw(s, victim, GRIMLOCK_DRAWS)
    elif card == UMBER_HULK:
        yield from force_discard(s, forced_by, victim, CARD_IDS[UMBER_HULK])


def ambassador_promoted(s: TyrantsState, owner: int) -> Rules[bool]:
    """Its owner may put it in the inner circle instead (TYR-10.03)."""
    options = [PROMOTE[AMBASSADOR], DECLINE]
    if (yield Ask(owner, "ambassador", options, CARD_IDS[AMBASSADOR])) is DECLINE:
        return False
    s.players[owner].drop(AMBASSADOR)
    s.shown += 1
    promote(s, owner, AMBASSADOR)
    return True


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
