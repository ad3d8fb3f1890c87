"""Promotions now and at the end of the turn (TYR-8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.tyrants.data.cards import ASPECT, CARD_IDS, OBEDIENCE, UNDEAD_CARDS
from podziemia.games.tyrants.data.options import DONE, PROMOTE, PROMOTE_DISCARD, RESOLVE, kinds
from podziemia.games.tyrants.rules.piles import promote
from podziemia.games.tyrants.rules.play import IN_PLAY, Play
from podziemia.games.tyrants.rules.state import Pending, TyrantsState
from podziemia.kernel.ask import Ask, Rules
from podziemia.kernel.moments import Answers

ANOTHER: Final = 0
UP_TO_TWO: Final = 1
OBEDIENT: Final = 2
UNDEAD: Final = 3
BLUE_DRAGON: Final = 4
NEOGI: Final = 5
EFFECT_IDS: Final = ("another", "up-to-two", "obedient", "undead", "blue-dragon", "neogi")

TURN_ENDS: Final[Answers[int, Callable[[TyrantsState, Pending], Rules[None]]]] = Answers("the turn ends")
"""What each of the effects does when the player picks it."""

CIRCLE_CARDS_A_POINT: Final = 3


def at_end_of_turn(p: Play, effect: int = ANOTHER) -> None:
    """Remember the effect; it is carried out even if the card has left by then (TYR-8.01)."""
    p.s.pending.append((effect, p.card, p.mark, p.where == IN_PLAY))


def carry_out_pending(s: TyrantsState) -> Rules[None]:
    """One of the queued effects, which the active player picks (TYR-8.02)."""
    sources = [card for _, card, _, _ in s.pending]
    card = (yield Ask(s.active, "end.effect", kinds(RESOLVE, sources))).index
    pending = s.pending.pop(sources.index(card))
    yield from TURN_ENDS.effects[pending[0]](s, pending)


@TURN_ENDS.to(ANOTHER, OBEDIENT)
def promote_one(s: TyrantsState, pending: Pending) -> Rules[None]:
    yield from promote_played(s, pending, 1)


@TURN_ENDS.to(UP_TO_TWO)
def promote_up_to_two(s: TyrantsState, pending: Pending) -> Rules[None]:
    yield from promote_played(s, pending, 2, up_to=True)


@TURN_ENDS.to(UNDEAD)
def promote_any_number(s: TyrantsState, pending: Pending) -> Rules[None]:
    yield from promote_played(s, pending, len(s.me.played), up_to=True)


def eligible(s: TyrantsState, pending: Pending) -> list[int]:
    """Cards of the play area other than the one with the effect (TYR-8.03), of the aspect or type it asks for."""
    effect, source, _, here = pending
    cards = s.me.played[:]
    if here:
        cards.remove(source)
    if effect == OBEDIENT:
        return [card for card in cards if ASPECT[card] == OBEDIENCE]
    if effect == UNDEAD:
        return [card for card in cards if card in UNDEAD_CARDS]
    return cards


def promote_played(s: TyrantsState, pending: Pending, n: int, up_to: bool = False) -> Rules[None]:
    """Promote so many cards played this turn; without "up to" as many as can be (TYR-8.04)."""
    for left in range(n, 0, -1):
        cards = eligible(s, pending)
        if not cards:
            return
        options = kinds(PROMOTE, cards)
        if up_to:
            options.append(DONE)
        answer = yield Ask(s.active, "promote", options, CARD_IDS[pending[1]], left)
        if answer is DONE:
            return
        s.me.played.remove(answer.index)
        away_from_play(s, answer.index)
        promote(s, s.active, answer.index)


def away_from_play(s: TyrantsState, card: int) -> None:
    """A copy of the card has left the play area. If one of the copies has effects queued, it is that one: its own
    promotion is then no longer barred from the other copies (TYR-8.05)."""
    mark = next((pending[2] for pending in s.pending if pending[1] == card and pending[3]), -1)
    s.pending[:] = [(e, c, m, here and m != mark) for e, c, m, here in s.pending]


def promote_from_discard(p: Play) -> Rules[None]:
    """Promote a card of the own discard pile now, if there is one (TYR-8.08)."""
    pile = p.s.me.discard
    if pile:
        card = (yield Ask(p.s.active, "promote.discard", kinds(PROMOTE_DISCARD, pile), p.id)).index
        pile.remove(card)
        promote(p.s, p.s.active, card)
