"""What lies ahead of a player: turns left, what lords are worth to him, how near he is to paying for them.

All numbers are in points of final score.
"""

from __future__ import annotations

from typing import Final

from podziemia.games.abyss.data.cards import (
    ALCHEMIST,
    APPRENTICE,
    ASSASSIN,
    COMMANDER,
    CORRUPTOR,
    DIPLOMAT,
    GUILD_OF,
    GUILDS,
    HUNTER,
    ILLUSIONIST,
    INFLUENCE,
    INVOKER,
    JAILER,
    KEYS,
    KEYS_FOR_A_LOCATION,
    LANDLORD,
    LOCATIONS,
    LORDS,
    LORDS_TO_END,
    MASTER_OF_MAGIC,
    NO_RACE,
    OPPORTUNIST,
    ORACLE,
    PEDDLER,
    RECRUITER,
    SCHEMER,
    SEEKER,
    SHAMAN,
    SHIP_MASTER,
    SHOPKEEPER,
    SLAVER,
    TAMER,
    TRADER,
    TRAITOR,
    TREASURER,
    Location,
)
from podziemia.games.abyss.rules.recruit import race_totals
from podziemia.games.abyss.rules.scoring import points_of
from podziemia.games.abyss.rules.state import AbyssState, Player
from podziemia.kernel.ask import NOBODY

TURNS_A_LORD: Final = 2.7
"""A seat recruits in about one of so many turns."""
LOCATION_WORTH: Final = 12.0
AMBASSADOR_WORTH: Final = 10.5
"""A location drawn with less choice."""
TOKEN_WORTH: Final = 2.65
PEARL_WORTH: Final = 0.7
KEY_WORTH: Final = [0.0, 2.2, 5.5]
"""Holding 0, 1 or 2 keys; the third makes a location at once."""
RACE_MISSING: Final = 2.2
MUST_MISSING: Final = 1.0

_A_TURN: Final = {LANDLORD: 0.7, ALCHEMIST: 0.8, SHIP_MASTER: 0.5, SLAVER: 0.4, OPPORTUNIST: 0.3, ORACLE: 0.1}
_A_RECRUITMENT: Final = {TREASURER: 1.2, MASTER_OF_MAGIC: 1.2, DIPLOMAT: 0.8}
_A_TURN_AND_OPPONENT: Final = {RECRUITER: 0.5 / TURNS_A_LORD, TAMER: 0.1, COMMANDER: 0.1}
_ON_ENTRY: Final = {
    INVOKER: 4.2,
    APPRENTICE: 2.5,
    TRADER: 2.0,
    PEDDLER: 1.4,
    SHOPKEEPER: 0.7,
    LANDLORD: 0.7,
    SHAMAN: 0.5,
    HUNTER: 1.5,
    CORRUPTOR: 0.7,
    TRAITOR: 1.0,
    SCHEMER: 0.5,
    ILLUSIONIST: 0.7,
}
_ON_ENTRY_AN_OPPONENT: Final = {SEEKER: 0.6, JAILER: 0.7, ASSASSIN: 0.7}


def _slope(lord: int, opponents: int) -> float:
    """What an active lord brings a turn."""
    steady = _A_TURN.get(lord, 0.0) + _A_RECRUITMENT.get(lord, 0.0) / TURNS_A_LORD
    return steady + _A_TURN_AND_OPPONENT.get(lord, 0.0) * opponents


def _at_once(lord: int, opponents: int) -> float:
    """What a lord brings when recruited, keys and lasting abilities aside."""
    ambassador = AMBASSADOR_WORTH if KEYS[lord] == KEYS_FOR_A_LOCATION else 0.0
    return INFLUENCE[lord] + ambassador + _ON_ENTRY.get(lord, 0.0) + _ON_ENTRY_AN_OPPONENT.get(lord, 0.0) * opponents


SLOPE: Final = [[_slope(lord, seats - 1) for lord in range(len(LORDS))] for seats in range(5)]
AT_ONCE: Final = [[_at_once(lord, seats - 1) for lord in range(len(LORDS))] for seats in range(5)]


def _for_location(location: Location, lord: int) -> float:
    """What one lord more changes in the points of a location."""
    if location.counted == "lords-of-guild":
        return float(location.per) if GUILDS[GUILD_OF[lord]] == location.of else 0.0
    if location.counted == "lords":
        return float(location.per)
    if location.counted in ("lords-with-key", "lords-without-key"):
        return float(location.per) if (KEYS[lord] > 0) == (location.counted == "lords-with-key") else 0.0
    return 0.0


FOR_LOCATION: Final = [[_for_location(location, lord) for lord in range(len(LORDS))] for location in LOCATIONS]

_GROWTH: Final = {
    "lords-of-guild": 0.3,
    "allies-of-race": 0.6,
    "guilds": 0.5,
    "lords": -1.0,
    "lords-with-key": 1.4,
    "lords-without-key": 1.4,
    "weakest-allies": 0.4,
    "weakest-lord": -0.5,
    "allies": -1.0,
}
GROWTH: Final = [_GROWTH.get(location.counted, 0.0) for location in LOCATIONS]
"""What each further recruitment may add to a location."""


def turns_left(s: AbyssState) -> float:
    """Own turns left to every seat, as long as nobody has triggered the end; a guess from the leader's lords and, when
    they run short, from the lords that are left."""
    most = 0
    for player in s.players:
        count = len(player.free)
        for under in player.tucked:
            count += len(under)
        if count > most:
            most = count
    turns = TURNS_A_LORD * (LORDS_TO_END - most)
    left = len(s.lord_deck) + len(s.court)
    if left < 6 + 2 * s.seats:
        turns = min(turns, TURNS_A_LORD * (left - 4) / s.seats)
    return turns if turns > 1.0 else 1.0


def turns_of(s: AbyssState, seat: int) -> float:
    """Turns left to the seat; after the trigger one to those still to move and none to the others."""
    if s.last_turns == NOBODY:
        return turns_left(s)
    if seat == s.active:
        return 1.0 + s.extra_turns
    return 1.0 if (seat - s.active) % s.seats <= s.last_turns else 0.0


def key_worth(keys: int, turns: float) -> float:
    """What one key more is worth to who holds so many."""
    late = min(1.0, turns / 3.0)
    if keys >= KEYS_FOR_A_LOCATION - 1:
        return LOCATION_WORTH - KEY_WORTH[2] * late
    return (KEY_WORTH[keys + 1] - KEY_WORTH[keys]) * late


class Purse:
    """What a player can pay with, made ready for many questions."""

    __slots__ = ("any_race", "count", "power", "sums", "tops", "totals")

    totals: list[int]
    tops: list[int]
    sums: list[int]
    count: int
    power: int
    any_race: bool

    def __init__(self) -> None:
        """Fields are set by `purse_of` and by `with_more`."""

    def fill(self, totals: list[int]) -> None:
        tops = sorted(totals)
        tops.reverse()  # no sort takes an order as quickly
        self.totals = totals
        self.tops = tops
        two = tops[0] + tops[1]
        three = two + tops[2]
        self.sums = [0, tops[0], two, three, three + tops[3], three + tops[3] + tops[4]]
        self.count = 5 - tops.count(0)

    def with_more(self, race: int, value: int) -> Purse:
        """The purse after so much more of a race."""
        twin = Purse()
        twin.power = self.power
        twin.any_race = self.any_race
        totals = self.totals[:]
        totals[race] += value
        twin.fill(totals)
        return twin

    def lacks(self, lord: int) -> float:
        """How far the player is from paying for the lord: missing value, and a price for missing races."""
        card = LORDS[lord]
        races = card.races
        value = self.sums[races]
        missing = races - self.count if self.count < races else 0
        lacking = 0.0
        must = card.must
        if must != NO_RACE and not self.any_race:
            own = self.totals[must]
            least = self.tops[races - 1]
            if own < least:
                value += own - least
            if not own:
                lacking = MUST_MISSING
                if not missing:
                    missing = 1
        gap = card.value - value - self.power
        if gap > 0:
            lacking += gap
        return lacking + RACE_MISSING * missing

    def cards_for(self, lord: int) -> int:
        """The value that the player's allies can bring for the lord."""
        card = LORDS[lord]
        value = self.sums[card.races]
        if card.must != NO_RACE and not self.any_race:
            value += min(0, self.totals[card.must] - self.tops[card.races - 1])
        return value


def purse_of(s: AbyssState, seat: int) -> Purse:
    """What the seat can pay with now; the Treasurer and an opponent's Recruiter count like pearls (ABY-7.08)."""
    player = s.players[seat]
    purse = Purse()
    purse.power = player.pearls
    if player.has_active(TREASURER):
        purse.power += 2
    if s.under_soldier(seat, RECRUITER):
        purse.power -= 2
    purse.any_race = player.has_active(DIPLOMAT)
    purse.fill(race_totals(player))
    return purse


def lord_worth(s: AbyssState, player: Player, lord: int, keys: int, turns: float) -> float:
    """What the lord would bring the player over the rest of the game."""
    worth = AT_ONCE[s.seats][lord] + SLOPE[s.seats][lord] * (turns - 1.0 if turns > 1.0 else 0.0)
    if KEYS[lord] == 1:
        worth += key_worth(keys, turns)
    for location in player.locations:
        worth += FOR_LOCATION[location][lord]
    return worth


def tile_worth(s: AbyssState, seat: int, location: int, turns: float) -> float:
    """What a location is worth to the seat at the end, as far as one can see."""
    return grown(points_of(s, seat, location), location, turns)


def grown(points: int, location: int, turns: float) -> float:
    """The same for who has counted what the location brings now."""
    return points + GROWTH[location] * (turns - 1.0 if turns > 1.0 else 0.0) / TURNS_A_LORD


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
