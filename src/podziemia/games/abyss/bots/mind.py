"""How good a position of Abyss is. First sight of answers stands in `priors.py`, payments in `payment.py`."""

from __future__ import annotations

from typing import Final

from podziemia.games.abyss.bots import parts
from podziemia.games.abyss.bots.outlook import SLOPE, Purse, purse_of, turns_left, turns_of, two_nearest
from podziemia.games.abyss.bots.priors import LOOKS
from podziemia.games.abyss.bots.worth import (
    ABILITY,
    CARDS,
    JOINING,
    LOCATIONS,
    NEAREST,
    ONE_KEY,
    PEARLS,
    SECOND,
    TEMPO,
    TWO_KEYS,
    at,
)
from podziemia.games.abyss.data.cards import INFLUENCE, RACE_OF, RACES, VALUE_OF
from podziemia.games.abyss.rules.scoring import points_of
from podziemia.games.abyss.rules.state import AbyssState, Player
from podziemia.kernel.ask import Ask
from podziemia.kernel.mind import Mind

LAST_PAYMENT: Final = 0.55
A_PAYMENT: Final = 8.5
"""What a lord costs on average: in the last turn more is not worth having."""
NONE_HELD: Final = 9
"""In the place of a value, where no ally of a race is held."""
SHARPNESS: Final = 3.0
BLUR: Final = 0.55

ANSWERED_AT_FIRST_SIGHT: Final = frozenset(
    ("recruit.pay", "recruit.affiliate", "control.keys", "discard", "slaver.discard", "oracle.stack", "hunter.opponent")
)


class AbyssMind(Mind[AbyssState]):
    def points(self, s: AbyssState) -> list[float]:
        turns = [turns_of(s, seat) for seat in range(s.seats)]
        return [score_now(s, seat, left) + prospects(s, seat, left) for seat, left in enumerate(turns)]

    def parts(self, s: AbyssState, seat: int) -> list[tuple[str, float]]:
        player, turns = s.players[seat], turns_of(s, seat)
        return [
            ("lords", parts.lords(s, player, turns)),
            ("keys", parts.keys(s, seat, turns)),
            ("monsters", float(sum(player.tokens))),
            ("allies", allies_now(player, turns)),
            ("hand", parts.hand(s, seat, turns) + last_payment(s, seat, turns)),
            ("pearls", parts.pearls(player, turns)),
            ("court", parts.court(s, seat, turns)),
            ("tempo", parts.tempo(s, seat, turns)),
        ]

    def spread(self, s: AbyssState) -> float:
        return SHARPNESS + BLUR * (1.0 if s.end_triggered() else turns_left(s))

    def priors(self, s: AbyssState, ask: Ask) -> list[float]:
        return LOOKS[ask.kind](s, ask)

    def temperature(self, ask: Ask) -> float:
        return 2.0

    def calm(self, s: AbyssState) -> int:
        return s.turn

    def looks(self, s: AbyssState) -> list[int]:
        """At the end of this turn, and when everybody else has had one."""
        return [1, s.seats]

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
    return allies_with(best, lowest_held(player), turns)


def lowest_held(player: Player) -> list[int]:
    """The lowest value in hand of each race: what would join in the end."""
    lowest = [NONE_HELD] * len(RACES)
    for card in player.hand:
        if VALUE_OF[card] < lowest[RACE_OF[card]]:
            lowest[RACE_OF[card]] = VALUE_OF[card]
    return lowest


def allies_with(best: list[int], lowest: list[int], turns: float) -> float:
    """With the best affiliated ally of each race, and what is held."""
    joining = 0
    for race in range(len(RACES)):
        now, then = best[race], lowest[race]
        if now < then < NONE_HELD:
            joining += then - now
    return sum(best) + joining * (at(JOINING, turns) if turns else 1.0)


def prospects(s: AbyssState, seat: int, turns: float) -> float:
    """What the rest of the game should bring beyond that of a player with nothing in hand."""
    player = s.players[seat]
    if not turns:
        return 0.02 * player.pearls
    purse = purse_of(s, seat)
    keys = player.keys()
    nearest, second = two_nearest(s, player, purse, keys, turns)
    return prospects_with(s, seat, turns, purse, keys, nearest, second)


def prospects_with(
    s: AbyssState, seat: int, turns: float, purse: Purse, keys: int, nearest: float, second: float
) -> float:
    """The same for who has looked at the purse, the keys and the two nearest lords already."""
    player = s.players[seat]
    points = 0.02 * player.pearls
    points += at(CARDS, turns) * purse.sums[5] + at(PEARLS, turns) * player.pearls
    points += payment_in_time(purse, player, turns)
    if keys:
        points += at(ONE_KEY if keys == 1 else TWO_KEYS, turns)
    points += at(NEAREST, turns) * nearest + at(SECOND, turns) * second
    points += at(LOCATIONS, turns) * len(player.locations)
    slope = SLOPE[s.seats]
    for lord in player.free:
        if player.active >> lord & 1:
            points += ABILITY * slope[lord] * turns
    waits = (seat - s.active) % s.seats
    return points + at(TEMPO, turns) * (s.seats - waits) / s.seats


def last_payment(s: AbyssState, seat: int, turns: float) -> float:
    """What can still be paid before the end, as far as it is worth having."""
    return payment_in_time(purse_of(s, seat), s.players[seat], turns)


def payment_in_time(purse: Purse, player: Player, turns: float) -> float:
    if not 0.0 < turns < 2.0:
        return 0.0
    return LAST_PAYMENT * (2.0 - turns) * min(float(purse.sums[5] + player.pearls), A_PAYMENT)
