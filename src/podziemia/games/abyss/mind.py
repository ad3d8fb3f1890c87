"""How good a position of Abyss is. First sight of answers stands in `priors.py`, payments in `payment.py`."""

from __future__ import annotations

from math import ceil
from typing import Final

from podziemia.games.abyss.cards import INFLUENCE, RACE_OF, VALUE_OF
from podziemia.games.abyss.outlook import (
    SLOPE,
    TURNS_A_LORD,
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

POWER: Final = 0.5
"""A point of payment in hand."""
A_PAYMENT: Final = 8.5
"""What a lord costs on average: more than the payments still possible is not worth having."""
PEARL: Final = 0.25
"""A pearl, on top of its power to pay."""
NEAREST: Final = 0.35
SECOND: Final = 0.12
KEYS_HELD: Final = [0.0, 2.2, 5.5]
ABILITY: Final = 1.0
TEMPO: Final = 3.0
"""A turn more than the others."""
KEPT_IN_HAND: Final = 0.2
"""The least part of what the hand would bring at the end."""
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
    """Points as they stand. What lies in hand will join at the end (ABY-12.07); the more turns are left, the less
    likely it is to be still there."""
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
    return sum(best) + joining * max(KEPT_IN_HAND, 1.0 - turns / 5.0)


def prospects(s: AbyssState, seat: int, turns: float) -> float:
    """What the rest of the game should bring beyond that of a player with nothing in hand."""
    player = s.players[seat]
    points = 0.02 * player.pearls
    if not turns:
        return points
    late3 = min(1.0, turns / 3.0)
    late2 = min(1.0, turns / 2.0)
    purse = purse_of(s, seat)
    power = min(float(purse.sums[5] + player.pearls), A_PAYMENT * ceil(turns / TURNS_A_LORD))
    points += POWER * late3 * power
    points += PEARL * late2 * (player.pearls if player.pearls < 6 else 6 + 0.3 * (player.pearls - 6))
    keys = player.keys()
    points += KEYS_HELD[min(2, keys)] * late3
    nearest, second = two_nearest(s, player, purse, keys, turns)
    points += NEAREST * late2 * nearest + SECOND * late3 * second
    slope = SLOPE[s.seats]
    for lord in player.free:
        if player.active >> lord & 1:
            points += ABILITY * slope[lord] * turns
    waits = (seat - s.active) % s.seats
    points += TEMPO * late2 * (s.seats - waits) / s.seats
    return points


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
