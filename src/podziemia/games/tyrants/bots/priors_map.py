"""First sight of answers about troops and spies."""

from __future__ import annotations

from typing import Final

from podziemia.games.tyrants.bots.outlook import control_worth, turns_left
from podziemia.games.tyrants.bots.targets import (
    adding,
    best_removal,
    recall_value,
    removing,
    spy_removal,
    spy_value,
    supplanting,
)
from podziemia.games.tyrants.data.map import SITE_MASK, SITE_OF, SITE_SPACES
from podziemia.games.tyrants.rules.state import WHITE, TyrantsState
from podziemia.kernel.ask import Ask

STRIKES_AT_SPY: Final = frozenset(("green_dragon", "yan_c_bin", "succubus", "wraith"))
"""Cards that go on to strike at the site where they placed the spy."""
LIKES_RIVALS: Final = {"infiltrator": 0.6, "green_wyrmling": 1.4, "chuul": 0.7, "lich": 1.0}
"""What the spy's site gives when another player stands there."""


def look_at_deploying(s: TyrantsState, ask: Ask) -> list[float]:
    turns = turns_left(s)
    return [adding(s, option.index, turns) for option in ask.options]


def look_at_killing(s: TyrantsState, ask: Ask) -> list[float]:
    turns = turns_left(s)
    return [0.0 if option.verb == "done" else removing(s, option.index, turns) for option in ask.options]


def look_at_supplanting(s: TyrantsState, ask: Ask) -> list[float]:
    turns = turns_left(s)
    return [supplanting(s, option.index, turns) for option in ask.options]


def look_at_strikes(s: TyrantsState, ask: Ask) -> list[float]:
    turns = turns_left(s)
    values = []
    for option in ask.options:
        if option.verb == "decline":
            values.append(0.0)
        else:
            mask = SITE_MASK[option.index]
            enemies = (s.troops[WHITE] | s.troops_of_others()) & mask
            values.append(min(3, enemies.bit_count()) * best_removal(s, mask, turns, False, False))
    return values


def look_at_moves(s: TyrantsState, ask: Ask) -> list[float]:
    turns = turns_left(s)
    return [0.0 if option.verb == "done" else removing(s, option.index, turns, 0.0) for option in ask.options]


def look_at_destinations(s: TyrantsState, ask: Ask) -> list[float]:
    """Somewhere on a route, out of everyone's way."""
    spaces = [option.index for option in ask.options]
    return [1.0 if space >= SITE_SPACES else -control_worth(SITE_OF[space], 1.0) for space in spaces]


def look_at_returns(s: TyrantsState, ask: Ask) -> list[float]:
    """Pieces of others; one's own only if nothing else is left."""
    turns = turns_left(s)
    values = []
    for option in ask.options:
        if option.verb == "return":
            own = s.troops[s.active] >> option.index & 1
            values.append(-1.0 if own else removing(s, option.index, turns, 0.2))
        elif option.verb == "return-spy":
            values.append(spy_removal(s, option.index, turns))
        else:
            values.append(0.0)
    return values


def look_at_spying(s: TyrantsState, ask: Ask) -> list[float]:
    turns = turns_left(s)
    rivals = s.troops_of_others()
    spies = s.spies_of_others()
    values = []
    for option in ask.options:
        site = option.index
        value = spy_value(s, s.active, site, turns)
        if ask.because in STRIKES_AT_SPY:
            value += best_removal(s, SITE_MASK[site], turns, False, ask.because == "green_dragon")
        elif ask.because in LIKES_RIVALS and rivals & SITE_MASK[site]:
            value += LIKES_RIVALS[ask.because]
        elif ask.because == "banshee" and spies >> site & 1:
            value += 1.8
        values.append(value)
    return values


def look_at_recalling(s: TyrantsState, ask: Ask) -> list[float]:
    turns = turns_left(s)
    return [
        recall_value(s, ask.because, option.index, turns) if option.verb == "recall" else 0.0 for option in ask.options
    ]
