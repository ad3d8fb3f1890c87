"""How good a position of Abyss is. First sight of answers stands in `priors.py`, payments in `payment.py`."""

from __future__ import annotations

from typing import Final

from podziemia.games.abyss.cards import INFLUENCE, RACE_OF, VALUE_OF
from podziemia.games.abyss.outlook import (
    SLOPE,
    Purse,
    lord_worth,
    purse_of,
    turns_left,
    turns_of,
)
from podziemia.games.abyss.priors import LOOKS
from podziemia.games.abyss.scoring import points_of
from podziemia.games.abyss.state import AbyssState, Player
from podziemia.kernel.ask import Ask
from podziemia.kernel.mind import Mind

# How much things are worth beside a point on the table, with so many turns left; in between, in between. They start
# from a regression on the results of 600 games of first sight, evened out by hand.
TURNS: Final[tuple[float, ...]] = (1.0, 3.0, 6.0, 10.0, 14.0)
CARDS: Final[tuple[float, ...]] = (0.10, 0.18, 0.33, 0.42, 0.50)
"""A point of payment in hand."""
PEARLS: Final[tuple[float, ...]] = (0.10, 0.30, 0.50, 0.70, 0.85)
ONE_KEY: Final[tuple[float, ...]] = (0.0, 0.9, 3.4, 4.2, 4.2)
TWO_KEYS: Final[tuple[float, ...]] = (1.2, 5.5, 9.0, 9.0, 7.2)
NEAREST: Final[tuple[float, ...]] = (0.10, 0.37, 0.24, 0.15, 0.12)
SECOND: Final[tuple[float, ...]] = (0.10, 0.30, 0.35, 0.12, 0.05)
JOINING: Final[tuple[float, ...]] = (0.87, 0.55, 0.28, 0.20, 0.08)
"""What lies in hand and will join at the end (ABY-12.07), if it is still there."""
LOCATIONS: Final[tuple[float, ...]] = (0.2, 0.9, 1.8, 2.8, 3.2)
"""How much a location is likely to grow."""
TEMPO: Final[tuple[float, ...]] = (1.6, 3.7, 4.3, 4.6, 4.8)
"""A turn more than the others."""
ABILITY: Final = 0.3
LAST_PAYMENT: Final = 0.55
A_PAYMENT: Final = 8.5
"""What a lord costs on average: in the last turn more is not worth having."""
SHARPNESS: Final = 3.0
BLUR: Final = 0.55

ANSWERED_AT_FIRST_SIGHT: Final = frozenset(
    ("recruit.pay", "recruit.affiliate", "control.keys", "discard", "slaver.discard", "oracle.stack", "hunter.opponent")
)


class AbyssMind(Mind[AbyssState]):
    def points(self, s: AbyssState) -> list[float]:
        turns = [turns_of(s, seat) for seat in range(s.seats)]
        return [score_now(s, seat, left) + prospects(s, seat, left) for seat, left in enumerate(turns)]

    def spread(self, s: AbyssState) -> float:
        return SHARPNESS + BLUR * (1.0 if s.end_triggered() else turns_left(s))

    def priors(self, s: AbyssState, ask: Ask) -> list[float]:
        return LOOKS[ask.kind](s, ask)

    def temperature(self, ask: Ask) -> float:
        return 2.0

    def calm(self, s: AbyssState) -> int:
        return s.turn

    def cut(self, s: AbyssState) -> int:
        return 2 * s.seats

    def matters(self, ask: Ask) -> bool:
        return ask.kind not in ANSWERED_AT_FIRST_SIGHT


def score_now(s: AbyssState, seat: int, turns: float) -> float:
    """Points as they stand, and part of what the hand would bring at the end."""
    player = s.players[seat]
    points = float(sum(player.tokens))
    for lord in player.free:
        points += INFLUENCE[lord]
    for under in player.tucked:
        for lord in under:
            points += INFLUENCE[lord]
    for location in player.locations:
        points += points_of(s, seat, location)
    return points + allies_now(player, turns)


def allies_now(player: Player, turns: float) -> float:
    best = [0, 0, 0, 0, 0]
    for card in player.affiliated:
        if VALUE_OF[card] > best[RACE_OF[card]]:
            best[RACE_OF[card]] = VALUE_OF[card]
    lowest = [9, 9, 9, 9, 9]
    for card in player.hand:
        if VALUE_OF[card] < lowest[RACE_OF[card]]:
            lowest[RACE_OF[card]] = VALUE_OF[card]
    joining = 0
    for now, then in zip(best, lowest, strict=True):
        if now < then < 9:
            joining += then - now
    return sum(best) + joining * (at(JOINING, turns) if turns else 1.0)


def prospects(s: AbyssState, seat: int, turns: float) -> float:
    """What the rest of the game should bring beyond that of a player with nothing in hand."""
    player = s.players[seat]
    points = 0.02 * player.pearls
    if not turns:
        return points
    purse = purse_of(s, seat)
    keys = player.keys()
    points += at(CARDS, turns) * purse.sums[5] + at(PEARLS, turns) * player.pearls
    if turns < 2.0:
        points += LAST_PAYMENT * (2.0 - turns) * min(float(purse.sums[5] + player.pearls), A_PAYMENT)
    if keys:
        points += at(ONE_KEY if keys == 1 else TWO_KEYS, turns)
    nearest, second = two_nearest(s, player, purse, keys, turns)
    points += at(NEAREST, turns) * nearest + at(SECOND, turns) * second
    points += at(LOCATIONS, turns) * len(player.locations)
    slope = SLOPE[s.seats]
    for lord in player.free:
        if player.active >> lord & 1:
            points += ABILITY * slope[lord] * turns
    waits = (seat - s.active) % s.seats
    return points + at(TEMPO, turns) * (s.seats - waits) / s.seats


def at(worth: tuple[float, ...], turns: float) -> float:
    """The worth with so many turns left."""
    if turns >= TURNS[-1]:
        return worth[-1]
    later = 1
    while turns > TURNS[later]:
        later += 1
    part = max(0.0, (turns - TURNS[later - 1]) / (TURNS[later] - TURNS[later - 1]))
    return worth[later - 1] + part * (worth[later] - worth[later - 1])


def two_nearest(s: AbyssState, player: Player, purse: Purse, keys: int, turns: float) -> tuple[float, float]:
    """The two lords of the Court that promise most: worth minus what is lacking."""
    first = second = 0.0
    for lord in s.court:
        promise = lord_worth(s, player, lord, keys, turns) - purse.lacks(lord)
        if promise > first:
            first, second = promise, first
        elif promise > second:
            second = promise
    return first, second
