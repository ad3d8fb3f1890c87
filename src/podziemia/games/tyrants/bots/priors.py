"""First sight of answers: how good each looks before any search, by the kind of the question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.tyrants.bots.outlook import (
    buy_value,
    change,
    mean_play,
    plays,
    turns_left,
)
from podziemia.games.tyrants.bots.priors_cards import (
    look_at_borrowing,
    look_at_circle_feeding,
    look_at_discarding,
    look_at_feeding,
    look_at_market_feast,
    look_at_outcast,
    look_at_promoting,
    look_at_recruiting,
)
from podziemia.games.tyrants.bots.priors_choices import look_at_choices
from podziemia.games.tyrants.bots.priors_map import (
    look_at_deploying,
    look_at_destinations,
    look_at_killing,
    look_at_moves,
    look_at_recalling,
    look_at_returns,
    look_at_spying,
    look_at_strikes,
    look_at_supplanting,
)
from podziemia.games.tyrants.bots.targets import (
    adding,
    removing,
    spy_removal,
)
from podziemia.games.tyrants.bots.worth import GIVES, PLAIN
from podziemia.games.tyrants.data.cards import (
    CARD_IDS,
    CIRCLE_VP,
    NOBLE,
    OUTCAST,
    SOLDIER,
)
from podziemia.games.tyrants.data.map import HAS_MARKER, REACH, SITE_MASK, SITE_OF, SITES
from podziemia.games.tyrants.data.options import COLOURS
from podziemia.games.tyrants.rules.state import TyrantsState
from podziemia.kernel.ask import Ask, Option

Look = Callable[[TyrantsState, Ask], list[float]]

# A turn is played in this order: cards, then Power, then Influence, then its end.
PLAY_FIRST: Final = 20.0
SPEND_POWER: Final = 8.0
SPEND_INFLUENCE: Final = 1.0
PULL_THE_PLUG: Final = 30.0
FUEL: Final = frozenset((NOBLE, SOLDIER, OUTCAST))
FED_FROM_HAND: Final = frozenset(
    CARD_IDS.index(id)
    for id in ("mind_flayer", "glabrezu", "marilith", "orcus", "balor", "demogorgon", "succubus", "wight")
)
# ---- others ----


def look_at_focus(s: TyrantsState, ask: Ask) -> list[float]:
    return [0.0 if option.verb == "decline" else 1.0 for option in ask.options]


def look_at_opponents(s: TyrantsState, ask: Ask) -> list[float]:
    """Whoever is ahead by what everybody sees."""
    return [leading(s, option.index) - (100.0 if option.index == s.active else 0.0) for option in ask.options]


def leading(s: TyrantsState, seat: int) -> float:
    player = s.players[seat]
    points = player.vp + sum(player.trophies) + sum([CIRCLE_VP[card] for card in player.circle])
    return float(points + sum([SITES[site].vp for site, holder in enumerate(s.controller) if holder == seat]))


def look_at_halls(s: TyrantsState, ask: Ask) -> list[float]:
    """A hall with own troops, or the trophies of somebody else; never one's own trophies of others."""
    values = []
    for option in ask.options:
        if option.index < 0:
            values.append(0.0)
        else:
            own = s.players[option.index].trophies[s.active]
            values.append((1.5 if own else -0.5) if option.index == s.active else (2.0 if own else 0.8))
    return values


def look_at_colours(s: TyrantsState, ask: Ask) -> list[float]:
    liking = {COLOURS[s.active]: 2.0, "white": 1.0}
    return [liking.get(option.thing, 0.0) for option in ask.options]


def look_at_start(s: TyrantsState, ask: Ask) -> list[float]:
    """One troop should control the site at once, next to a marker."""
    turns = turns_left(s)
    values = []
    for option in ask.options:
        near = REACH[option.index]
        markers = len([site for site, mask in enumerate(SITE_MASK) if HAS_MARKER[site] and near & mask])
        values.append(change(s, s.active, SITE_OF[option.index], turns, s.active, -1) + markers)
    return values


def look_at_effects(s: TyrantsState, ask: Ask) -> list[float]:
    """The choosier promotions first; what counts the inner circle last."""
    late = {"blue_dragon": -1.0, "neogi": -2.0}
    early = ("fire_elemental_myrmidon", "water_elemental_myrmidon", "air_elemental_myrmidon", "high_priest_of_myrkul")
    return [late.get(option.thing, 1.0 if option.thing in early else 0.0) for option in ask.options]


# ---- a turn ----


def look_at_turn(s: TyrantsState, ask: Ask) -> list[float]:
    """Cards first, then Power, then Influence, then the end of the turn."""
    turns = turns_left(s)
    values: list[float] = []
    mean = mean_play(s.me, turns)
    worth = plays(turns)
    hungry = any(card in FED_FROM_HAND for card in s.me.hand)
    dearest = 0.0
    for option in ask.options:
        verb = option.verb
        if verb == "play":
            values.append(PLAY_FIRST + first_look(s, option.index, worth, hungry))
        elif verb == "deploy":
            gain = deploy_gain(s, option, turns)
            dearest = max(dearest, gain)
            values.append(SPEND_POWER + gain)
        elif verb == "assassinate":
            values.append(SPEND_POWER + removing(s, option.index, turns) - 1.4 * dearest)
        elif verb == "return-spy":
            values.append(SPEND_POWER + spy_removal(s, option.index, turns) - 1.4 * dearest)
        elif verb == "end-turn":
            values.append(0.0)
        else:
            value = buy_value(s.me, option.index, turns, mean)
            values.append(SPEND_INFLUENCE + value if value > 0 else value - 0.5)
    return values


def first_look(s: TyrantsState, card: int, worth: tuple[float, ...], hungry: bool) -> float:
    """Plain gains and draws before cards that need a target; fuel waits for the card that eats it."""
    if hungry and card in FUEL:
        return -5.0
    if GIVES[card] and not PLAIN[card]:
        return 5.0
    return worth[card]


def deploy_gain(s: TyrantsState, option: Option, turns: float) -> float:
    """Empty barracks give a point; the last troop ends the game, which only the leader wants."""
    if option.index < 0:
        return 1.0
    gain = adding(s, option.index, turns)
    if s.me.barracks == 1 and not s.end_triggered:
        mine = leading(s, s.active)
        best = max([leading(s, seat) for seat in s.opponents()])
        gain += 2.0 if mine > best else -PULL_THE_PLUG
    return gain


LOOKS: Final[dict[str, Look]] = {
    "start": look_at_start,
    "turn.action": look_at_turn,
    "deploy": look_at_deploying,
    "assassinate": look_at_killing,
    "strike": look_at_strikes,
    "supplant": look_at_supplanting,
    "move": look_at_moves,
    "move.to": look_at_destinations,
    "return": look_at_returns,
    "return.whose": look_at_opponents,
    "return-spy": look_at_returns,
    "spy": look_at_spying,
    "spy.recall": look_at_recalling,
    "pay.recall": look_at_recalling,
    "pay.recall-more": look_at_recalling,
    "pay.devour-hand": look_at_feeding,
    "pay.devour-this": look_at_feeding,
    "pay.devour-circle": look_at_circle_feeding,
    "pay.discard": look_at_outcast,
    "choose": look_at_choices,
    "focus.use": look_at_focus,
    "focus.reveal": look_at_focus,
    "raise.hall": look_at_halls,
    "raise.colour": look_at_colours,
    "raise.space": look_at_deploying,
    "discard.forced": look_at_discarding,
    "ambassador": look_at_focus,
    "target.discard": look_at_opponents,
    "target.outcast": look_at_opponents,
    "target.hall": look_at_opponents,
    "devour.market": look_at_market_feast,
    "crawler.devour": look_at_market_feast,
    "recruit.free": look_at_recruiting,
    "elder-brain.play": look_at_borrowing,
    "ulitharid.play": look_at_borrowing,
    "promote": look_at_promoting,
    "promote.discard": look_at_promoting,
    "promote.now": look_at_promoting,
    "end.effect": look_at_effects,
}
