"""What a player owns, counted once: who asks for the points of many locations need not count for each of them."""

from __future__ import annotations

from typing import Final

from podziemia.games.abyss.data.cards import (
    CITY_OF_MIRRORS,
    GUILD_OF,
    GUILDS,
    INFLUENCE,
    KEYS,
    LOCATIONS,
    RACE_OF,
    RACES,
    VALUE_OF,
)
from podziemia.games.abyss.rules.state import AbyssState, Player

MOST_INFLUENCE: Final = 12
BASE: Final = tuple([location.base for location in LOCATIONS])
PER: Final = tuple([location.per for location in LOCATIONS])

# Where the counts of a player stand that locations ask for (ABY-15).
GUILD_COUNTS: Final = len(RACES)
OTHER_COUNTS: Final = GUILD_COUNTS + len(GUILDS)
OTHERS: Final = (
    "weakest-allies",
    "allies",
    "guilds",
    "weakest-lord",
    "strongest-lord",
    "lords-with-key",
    "lords-without-key",
    "lords",
)


def _place(counted: str, of: str) -> int:
    if counted == "allies-of-race":
        return RACES.index(of)
    if counted == "lords-of-guild":
        return GUILD_COUNTS + GUILDS.index(of)
    return OTHER_COUNTS + OTHERS.index(counted if counted in OTHERS else "lords")


PLACES: Final = tuple([_place(location.counted, location.of) for location in LOCATIONS])


class Tally:
    """The counts of one player."""

    __slots__ = ("allies", "counts", "guilds", "influence", "joined", "keyed", "keyless", "weakest")

    def __init__(self, player: Player) -> None:
        self.joined = [0] * len(RACES)
        """The best affiliated ally of each race."""
        self.allies = [0] * len(RACES)
        self.guilds = [0] * len(GUILDS)
        self.influence = self.keyed = self.keyless = 0
        self.weakest = MOST_INFLUENCE
        lowest = [0] * len(RACES)
        for card in player.affiliated:
            race, value = RACE_OF[card], VALUE_OF[card]
            self.allies[race] += 1
            if value > self.joined[race]:
                self.joined[race] = value
            if not lowest[race] or value < lowest[race]:
                lowest[race] = value
        strongest = 0
        for lord in player.lords():
            influence = INFLUENCE[lord]
            self.guilds[GUILD_OF[lord]] += 1
            self.influence += influence
            self.weakest = min(self.weakest, influence)
            strongest = max(strongest, influence)
            if KEYS[lord]:
                self.keyed += 1
            else:
                self.keyless += 1
        self.counts = self.allies + self.guilds
        self.counts += [
            sum(lowest),
            len(player.affiliated),
            len(GUILDS) - self.guilds.count(0),
            self.weakest if self.lords() else 0,
            strongest,
            self.keyed,
            self.keyless,
            self.lords(),
        ]

    def lords(self) -> int:
        return self.keyed + self.keyless

    def points_of(self, s: AbyssState, seat: int, location: int) -> int:
        """What the location is worth to the seat, as the rules count it (`rules/scoring.py`)."""
        if location != CITY_OF_MIRRORS:
            return self.formula(location)
        best = 0
        for other in s.clockwise_from(seat):
            for tile in s.players[other].locations:
                best = max(best, self.formula(tile))
        return best

    def formula(self, location: int) -> int:
        return BASE[location] + PER[location] * self.counts[PLACES[location]]
