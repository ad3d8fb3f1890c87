"""First sight of answers about cards: promoting, recruiting, devouring, discarding."""

from __future__ import annotations

from typing import Final

from podziemia.games.tyrants.bots.outlook import buy_value, mean_play, plays, plays_to_come, turns_left
from podziemia.games.tyrants.bots.worth import PLAIN
from podziemia.games.tyrants.data.cards import (
    AMBASSADOR,
    CARD_IDS,
    CIRCLE_VP,
    COST,
    DECK_VP,
    GRIMLOCK,
    OUTCAST,
    UMBER_HULK,
)
from podziemia.games.tyrants.rules.state import TyrantsState
from podziemia.kernel.ask import Ask

DEVOUR_REWARD: Final = {
    "mind_flayer": 2.0,
    "glabrezu": 3.2,
    "marilith": 3.0,
    "orcus": 3.6,
    "balor": 3.0,
    "demogorgon": 6.0,
    "succubus": 2.5,
    "wight": 2.8,
    "zuggtmoy": 6.0,
    "cultist_of_myrkul": 4.0,
    "flesh_golem": 1.9,
    "minotaur_skeleton": 3.0,
    "skeletal_horde": 2.0,
    "wraith": 1.9,
}
FED: Final = 1.0
"""What an effect that eats a card brings beyond what the card behind it is worth: the price is in that worth."""


def promotion_value(s: TyrantsState, card: int, turns: float) -> float:
    """The difference in points, and a deck without the card."""
    if card == OUTCAST:
        return 1.5
    to_come = plays_to_come(s.me, turns)
    return CIRCLE_VP[card] - DECK_VP[card] + to_come * (mean_play(s.me, turns) - plays(turns)[card])


def loss_value(s: TyrantsState, card: int, turns: float) -> float:
    """A card devoured out of the deck: its points and its plays, less a thinner deck."""
    return DECK_VP[card] + plays_to_come(s.me, turns) * (plays(turns)[card] - mean_play(s.me, turns))


def look_at_promoting(s: TyrantsState, ask: Ask) -> list[float]:
    turns = turns_left(s)
    return [0.0 if option.index < 0 else promotion_value(s, option.index, turns) for option in ask.options]


def look_at_recruiting(s: TyrantsState, ask: Ask) -> list[float]:
    turns = turns_left(s)
    mean = mean_play(s.me, turns)
    return [0.0 if option.index < 0 else buy_value(s.me, option.index, turns, mean) for option in ask.options]


def reward_for(card: str) -> float:
    """What the card gives for a card devoured."""
    judged = DEVOUR_REWARD.get(card)
    return PLAIN[CARD_IDS.index(card)] + FED if judged is None else judged


def look_at_feeding(s: TyrantsState, ask: Ask) -> list[float]:
    """A card of the hand, or this card, as the price of an effect."""
    turns = turns_left(s)
    reward = reward_for(ask.because)
    hand_cost = plays(turns) if ask.kind == "pay.devour-hand" else None
    values = []
    for option in ask.options:
        if option.index < 0:
            values.append(0.0)
            continue
        price = loss_value(s, option.index, turns)
        if hand_cost is not None:
            price += 0.8 * hand_cost[option.index]  # it will not be played this turn
        values.append(reward - price)
    return values


def look_at_circle_feeding(s: TyrantsState, ask: Ask) -> list[float]:
    reward = reward_for(ask.because)
    return [0.0 if option.index < 0 else reward - CIRCLE_VP[option.index] for option in ask.options]


def look_at_outcast(s: TyrantsState, ask: Ask) -> list[float]:
    worth = plays(turns_left(s))
    return [0.0 if option.index < 0 else 1.2 - worth[option.index] for option in ask.options]


def look_at_discarding(s: TyrantsState, ask: Ask) -> list[float]:
    """The card that would do least; those that answer a discard come first."""
    worth = plays(turns_left(s))
    bonus = {AMBASSADOR: 3.0, GRIMLOCK: 3.0, UMBER_HULK: 2.0}
    return [bonus.get(option.index, 0.0) - worth[option.index] for option in ask.options]


def look_at_market_feast(s: TyrantsState, ask: Ask) -> list[float]:
    """What the next player would like and we cannot pay for."""
    turns = turns_left(s)
    mean = mean_play(s.me, turns)
    values = []
    for option in ask.options:
        if option.index < 0:
            values.append(0.1)
        else:
            wanted = buy_value(s.me, option.index, turns, mean)
            values.append(-wanted if COST[option.index] <= s.influence else 0.15 * wanted)
    return values


def look_at_borrowing(s: TyrantsState, ask: Ask) -> list[float]:
    worth = plays(turns_left(s))
    return [worth[option.index] for option in ask.options]
