"""What the points of a position are made of: `score_now` and `prospects` of `mind.py`, told apart for people."""

from __future__ import annotations

from podziemia.games.abyss.bots.outlook import SLOPE, purse_of, two_nearest
from podziemia.games.abyss.bots.worth import (
    ABILITY,
    CARDS,
    LOCATIONS,
    NEAREST,
    ONE_KEY,
    PEARLS,
    SECOND,
    TEMPO,
    TWO_KEYS,
    at,
)
from podziemia.games.abyss.data.cards import INFLUENCE
from podziemia.games.abyss.rules.scoring import points_of
from podziemia.games.abyss.rules.state import AbyssState, Player


def lords(s: AbyssState, player: Player, turns: float) -> float:
    """The influence of all lords, and what the abilities of the free ones may still bring."""
    points = float(sum([INFLUENCE[lord] for lord in player.lords()]))
    active = [lord for lord in player.free if player.active >> lord & 1]
    return points + sum([ABILITY * SLOPE[s.seats][lord] * turns for lord in active])


def keys(s: AbyssState, seat: int, turns: float) -> float:
    """Locations, how much they are likely to grow, and keys on the way to the next."""
    player = s.players[seat]
    points = float(sum([points_of(s, seat, location) for location in player.locations]))
    if not turns:
        return points
    held = player.keys()
    if held:
        points += at(ONE_KEY if held == 1 else TWO_KEYS, turns)
    return points + at(LOCATIONS, turns) * len(player.locations)


def pearls(player: Player, turns: float) -> float:
    return (0.02 + (at(PEARLS, turns) if turns else 0.0)) * player.pearls


def hand(s: AbyssState, seat: int, turns: float) -> float:
    """What could be paid with it."""
    return at(CARDS, turns) * purse_of(s, seat).sums[5] if turns else 0.0


def court(s: AbyssState, seat: int, turns: float) -> float:
    """The lords within reach."""
    if not turns:
        return 0.0
    player = s.players[seat]
    nearest, second = two_nearest(s, player, purse_of(s, seat), player.keys(), turns)
    return at(NEAREST, turns) * nearest + at(SECOND, turns) * second


def tempo(s: AbyssState, seat: int, turns: float) -> float:
    waits = (seat - s.active) % s.seats
    return at(TEMPO, turns) * (s.seats - waits) / s.seats if turns else 0.0
