"""Playing a card: what is being played, costs, choices, Focus (TYR-5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.tyrants.data.cards import ASPECT, CARD_IDS, CARDS, NO_ASPECT
from podziemia.games.tyrants.data.options import DECLINE, DEVOUR, REVEAL, USE_FOCUS, kinds
from podziemia.games.tyrants.rules.market import refill
from podziemia.games.tyrants.rules.piles import devour, promote
from podziemia.games.tyrants.rules.state import NOWHERE, TyrantsState
from podziemia.kernel.ask import Ask, Option, Rules
from podziemia.kernel.moments import Answers

IN_PLAY: Final = 0
LENT: Final = 1
APART: Final = 2
GONE: Final = 3
"""Where the card being played lies: in the play area, in its market slot (Ulitharid), set apart on its way out of an
inner circle or the devoured pile, or it has left by its own text."""


class Play:
    """A card while its text is carried out. What the verbs of cards work on."""

    __slots__ = ("card", "mark", "s", "where")

    def __init__(self, s: TyrantsState, card: int, mark: int, where: int) -> None:
        self.s = s
        self.card = card
        self.mark = mark
        """Which play of the turn this is."""
        self.where = where

    @property
    def id(self) -> str:
        return CARD_IDS[self.card]


Effect = Callable[[Play], Rules[None]]

PLAYED: Final[Answers[int, Effect]] = Answers("a card is played")
"""What cards do beyond plain gains."""


def card(id: str) -> Callable[[Effect], Effect]:
    """The function below is what the card of this id does."""
    return PLAYED.to(CARD_IDS.index(id))


def play_from_hand(s: TyrantsState, card: int) -> Rules[None]:
    """From the hand, face up, to the play area; then its text (TYR-5.01)."""
    put_in_play(s, card)
    yield from resolve(s, card, IN_PLAY)


def play_plain(s: TyrantsState, card: int) -> None:
    """The same of a card that has plain gains alone, about which nobody is asked."""
    put_in_play(s, card)
    begin(s, card, IN_PLAY)


def put_in_play(s: TyrantsState, card: int) -> None:
    s.me.drop(card)
    s.me.played.append(card)
    s.shown += 1


def resolve(s: TyrantsState, card: int, where: int) -> Rules[Play]:
    """Carry out the text in printed order: plain gains stand first (TYR-5.02)."""
    play = begin(s, card, where)
    effect = PLAYED.effects.get(card)
    if effect is not None:
        yield from effect(play)
    return play


def begin(s: TyrantsState, card: int, where: int) -> Play:
    """The card counts as played (TYR-5.11), and gives its plain gains."""
    play = Play(s, card, s.plays, where)
    s.plays += 1
    if ASPECT[card] != NO_ASPECT:
        s.aspects[ASPECT[card]] += 1
    s.tell("card_played", s.active, CARD_IDS[card])
    gain(play, CARDS[card].power, CARDS[card].influence)
    return play


def gain(p: Play, power: int = 0, influence: int = 0) -> None:
    """Resources go to the pool at once (TYR-3.02)."""
    if power:
        p.s.power += power
        p.s.tell("power_gained", p.s.active, p.id, power)
    if influence:
        p.s.influence += influence
        p.s.tell("influence_gained", p.s.active, p.id, influence)


def gain_vp(p: Play, n: int) -> None:
    p.s.gain_vp(p.s.active, n, p.id)


def choose(p: Play, *options: Option) -> Rules[Option]:
    """Exactly one of the options, even one that will do nothing (TYR-5.04)."""
    return (yield Ask(p.s.active, "choose", list(options), p.id))


def focus(p: Play, aspect: int) -> Rules[bool]:
    """Whether the player uses the Focus: another card of the aspect was played this turn, or is revealed from hand
    (TYR-5.09 to 5.11)."""
    s = p.s
    if s.aspects[aspect] > 1:
        return (yield Ask(s.active, "focus.use", [USE_FOCUS, DECLINE], p.id)) is USE_FOCUS
    held = [other for other in s.me.hand if ASPECT[other] == aspect]
    answer = yield Ask(s.active, "focus.reveal", [*kinds(REVEAL, held), DECLINE], p.id)
    if answer is DECLINE:
        return False
    if answer.index not in s.me.revealed:
        s.me.revealed.append(answer.index)
        s.shown += 1
        s.tell("card_revealed", s.active, CARD_IDS[answer.index])
    return True


def devour_from(p: Play, pile: list[int], kind: str) -> Rules[bool]:
    """Cost: devour a card of the pile. Optional, and impossible without a card (TYR-5.06, 10.11)."""
    answer = yield Ask(p.s.active, kind, [*kinds(DEVOUR, pile), DECLINE], p.id)
    if answer is DECLINE:
        return False
    if pile is p.s.me.hand:
        p.s.me.drop(answer.index)
        p.s.shown += 1
    else:
        pile.remove(answer.index)
    devour(p.s, answer.index)
    return True


def devour_from_hand(p: Play) -> Rules[bool]:
    """Cost: devour a card from hand; the card being played has already left it (TYR-10.11)."""
    return (yield from devour_from(p, p.s.me.hand, "pay.devour-hand"))


def devour_this(p: Play) -> Rules[bool]:
    """Cost: devour this card itself (TYR-5.06, 5.08)."""
    answer = yield Ask(p.s.active, "pay.devour-this", [DEVOUR[p.card], DECLINE], p.id)
    if answer is DECLINE:
        return False
    devour(p.s, p.card)
    leave(p)
    return True


def promote_this(p: Play) -> None:
    """The card promotes itself at once (TYR-8.08)."""
    promote(p.s, p.s.active, p.card)
    leave(p)


def leave(p: Play) -> None:
    """The card leaves where it lies, by its own text; the rest of the text is still carried out (TYR-5.08)."""
    s = p.s
    if p.where == IN_PLAY:
        s.me.played.remove(p.card)
    elif p.where == APART:
        s.resolving.remove(p.card)
    else:  # LENT
        slot = s.lent
        s.lent = NOWHERE
        refill(s, slot)
    p.where = GONE
