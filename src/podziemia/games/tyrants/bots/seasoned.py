"""What needs no judgement: answers that are right whatever else is true."""

from __future__ import annotations

from typing import Any, Final

from podziemia.games.tyrants.bots.headlong import headlong
from podziemia.games.tyrants.bots.last_turn import last_step
from podziemia.games.tyrants.bots.mind import TyrantsMind
from podziemia.games.tyrants.bots.priors import FED_FROM_HAND, PULL_THE_PLUG, leading
from podziemia.games.tyrants.bots.worth import PROMOTES
from podziemia.games.tyrants.data.cards import CARD_IDS, OUTCAST
from podziemia.games.tyrants.data.options import END_TURN
from podziemia.games.tyrants.rules.play import PLAYED
from podziemia.games.tyrants.rules.scoring import score
from podziemia.games.tyrants.rules.state import TyrantsState
from podziemia.kernel.ask import NOBODY, Ask, Draw, Option, Rules
from podziemia.kernel.mind import RULED_OUT
from podziemia.kernel.state import Event

LIKES_A_FULL_HAND: Final = FED_FROM_HAND | {OUTCAST, CARD_IDS.index("necromancer")}
"""Cards that want another one in hand: to eat it, to discard it, to promote it."""
TAKES_SOMETHING: Final = frozenset((OUTCAST, CARD_IDS.index("derro"), CARD_IDS.index("carrion_crawler"))) | frozenset(
    card for card, promotes in enumerate(PROMOTES) if promotes
)
"""Cards that may be better kept: they do nothing, bring an Insane Outcast, leave for the market, or promote something
whether one likes it or not."""
PLAYED_ON: Final = frozenset(("assassinate", "choose", "move", "return", "return-spy", "spy", "supplant"))
"""Questions of the map, to which one look at the end of the turn is blindest: who comes to stand where shows in two
rounds."""
TWICE: Final = ((10, 2),)
TWICE_AND_AGAIN: Final = ((10, 2), (5, 4))
EXPERT_WORLDS: Final = 24
PLANS: Final = 40
LAST_TROOPS: Final = 6
"""With so few in the barracks a turn may end the game, and not to deploy may be wise."""


class SeasonedMind(TyrantsMind):
    """The mind made by hand, and what a player of some experience does without thinking."""

    def knows(self, match: Any, seat: int) -> Option | None:
        ask = match.ask_of(seat)
        if ask.kind != "turn.action":
            return None
        s: TyrantsState = match.state
        return last_step(s) if is_counted(s) else plain_gain(s, ask)

    def priors(self, s: TyrantsState, ask: Ask) -> list[float]:
        """The turn does not end while something is left that costs nothing. A playout buys what first sight likes,
        so that an end of the turn, after which nothing is bought, would look better than any deed before it."""
        priors = super().priors(s, ask)
        if ask.options[-1] is END_TURN:
            if is_anything_wasted(s, ask):
                priors[-1] = RULED_OUT
            if not s.end_triggered and (s.me.barracks == 1 or len(s.market_deck) == 1):
                weigh_the_end(s, ask, priors)
        return priors

    def at_once(self, s: TyrantsState, ask: Ask) -> Option | None:
        """Half of a playout is made of plain gains."""
        return plain_gain(s, ask) if ask.kind == "turn.action" else None

    def headlong(self, s: TyrantsState, ask: Ask, draw: Draw) -> Rules[None] | None:
        return headlong(s, LIKES_A_FULL_HAND, draw) if ask.kind == "turn.action" else None

    def heats(self, ask: Ask) -> tuple[tuple[int, int], ...]:
        """One look hardly depends on what is hidden, so two worlds are enough for it; later ones want more."""
        if ask.kind in PLAYED_ON:
            return ()
        return TWICE_AND_AGAIN if ask.kind == "turn.action" else TWICE

    def finals(self, ask: Ask) -> tuple[tuple[int, int], ...]:
        return TWICE_AND_AGAIN if ask.kind in PLAYED_ON else ()

    def second_look(self, s: TyrantsState, ask: Ask) -> int:
        """What a turn is made of is judged again when everybody has replied."""
        return s.seats if ask.kind == "turn.action" else 0

    def looks(self, s: TyrantsState) -> list[int]:
        """At the end of the turn, when everybody has replied, and a round later."""
        return [1, s.seats, 2 * s.seats]

    def enough(self, ask: Ask) -> int:
        """So many worlds an option; what is close goes on in those of the options that have dropped out."""
        return EXPERT_WORLDS * len(ask.options)

    def plans(self, ask: Ask) -> int:
        """A turn is made of ten answers that hang together: what is deployed opens the way for the next troop."""
        return PLANS

    def reasons(self, match: Any, seat: int) -> list[Event]:
        if self.knows(match, seat) is None:
            return []
        why = "count_advised" if is_counted(match.state) else "gain_advised"
        return [Event(why, seat, "", 0, NOBODY, (), 1 << seat)]


def weigh_the_end(s: TyrantsState, ask: Ask, priors: list[float]) -> None:
    """The last troop or the last card of the market ends the game, which only the leader by the whole score wants; what
    the mind made by hand compares leaves out decks and total control, and it does not see that the market ends."""
    mine = score(s, s.active).total
    leads = mine > max([score(s, seat).total for seat in s.opponents()])
    seems_to_lead = leading(s, s.active) > max([leading(s, seat) for seat in s.opponents()])
    for place, option in enumerate(ask.options):
        if option.verb == "deploy" and option.index >= 0 and s.me.barracks == 1 and leads != seems_to_lead:
            priors[place] += PULL_THE_PLUG if leads else -PULL_THE_PLUG
        elif option.verb == "recruit" and option.index in s.market and len(s.market_deck) == 1 and not leads:
            priors[place] -= PULL_THE_PLUG


def is_counted(s: TyrantsState) -> bool:
    """The active player's last turn, with all cards played: only Power and Influence are left to spend."""
    return s.end_triggered and not s.me.hand


def plain_gain(s: TyrantsState, ask: Ask) -> Option | None:
    """A card that gives Power or Influence and nothing else: what stays in hand is lost at the end of the turn."""
    if any(card in LIKES_A_FULL_HAND for card in s.me.hand):
        return None
    for option in ask.options:
        if option.verb == "play" and option.index not in PLAYED.effects:
            return option
    return None


def is_anything_wasted(s: TyrantsState, ask: Ask) -> bool:
    """Whether the end of the turn would throw away a card that only gives, or Power that a troop can be had for."""
    if s.me.barracks <= LAST_TROOPS and not s.end_triggered:
        return False
    for option in ask.options:
        if option.verb == "deploy" or (option.verb == "play" and option.index not in TAKES_SOMETHING):
            return True
    return False
