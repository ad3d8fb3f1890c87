"""A referee with pencil and paper: payments and points worked out from the printed facts, trying everything.

It knows nothing of the game's code. Allies are names (`crab-4`), a hand is a list of them.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import combinations

RACES = ["jellyfish", "crab", "seahorse", "shellfish", "squid"]


@dataclass(frozen=True)
class Printed:
    """What stands on a lord's card."""

    guild: str
    races: int
    must: str
    value: int
    keys: int
    influence: int


def _printed(line: str) -> tuple[str, Printed]:
    name, guild, races, must, value, keys, influence = line.split()
    return name, Printed(guild, int(races), must, int(value), int(keys), int(influence))


LORDS = dict(
    _printed(line)
    for line in """
    recruiter       soldier    2 crab      10 1 4
    jailer          soldier    3 crab       6 0 7
    seeker          soldier    2 crab       7 0 7
    assassin        soldier    1 crab      10 0 6
    commander       soldier    1 crab       8 1 4
    tamer           soldier    3 crab       6 1 4
    hunter          soldier    2 crab       8 0 6
    ship_master     merchant   3 shellfish  6 1 5
    trader          merchant   3 shellfish 10 0 9
    peddler         merchant   1 shellfish  8 0 9
    landlord        merchant   2 shellfish 10 1 5
    slaver          merchant   1 shellfish  8 1 5
    shopkeeper      merchant   3 shellfish  6 0 9
    shaman          mage       3 jellyfish  6 1 5
    invoker         mage       1 jellyfish  8 0 8
    apprentice      mage       3 jellyfish  6 0 9
    oracle          mage       2 jellyfish  8 1 5
    alchemist       mage       1 jellyfish  7 1 5
    illusionist     mage       1 jellyfish 10 0 9
    master_of_magic mage       3 jellyfish 10 1 6
    opportunist     politician 3 squid      6 1 5
    corruptor       politician 1 squid     10 0 6
    traitor         politician 3 squid     12 0 6
    diplomat        politician 1 squid      8 1 5
    treasurer       politician 2 squid     10 1 5
    schemer         politician 3 squid      8 0 6
    keeper          farmer     3 seahorse   6 1 6
    reaper          farmer     2 seahorse   7 1 6
    shepherd        farmer     1 seahorse   8 1 6
    miller          farmer     2 seahorse   8 0 10
    aquaculturalist farmer     3 seahorse   9 0 11
    landowner       farmer     1 seahorse  10 0 12
    sage            ambassador 5 any       10 3 4
    hermit          ambassador 5 any       10 3 5
    elder           ambassador 5 any       10 3 3
    """.strip().splitlines()
)
ALLIES = [f"{race}-{value}" for race in RACES for value in (1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5)]


def race_of(ally: str) -> str:
    return ally.partition("-")[0]


def value_of(ally: str) -> int:
    return int(ally.partition("-")[2])


def subsets(allies: list[str]) -> Iterator[list[str]]:
    for size in range(len(allies) + 1):
        yield from map(list, combinations(sorted(allies), size))


# ---- payments (ABY-7) ----


@dataclass(frozen=True)
class Buyer:
    """Who recruits: hand, pearls, own lords that work, and whether an opponent's Recruiter does."""

    hand: list[str]
    pearls: int
    working: set[str]
    recruiter_against: bool

    def price(self, lord: str) -> int:
        price = LORDS[lord].value
        if "treasurer" in self.working:
            price -= 2
        if self.recruiter_against and "shaman" not in self.working:
            price += 2
        return price

    def payments(self, lord: str) -> dict[str, set[str]]:
        """Every set of allies that pays for the lord, as `crab-5 squid-3 +1`, with those that may be affiliated."""
        card = LORDS[lord]
        found = {}
        for allies in subsets(self.hand):
            shown = {race_of(ally) for ally in allies}
            pearls = max(0, self.price(lord) - sum(map(value_of, allies)))
            free_choice = card.must == "any" or "diplomat" in self.working
            if len(shown) == card.races and (free_choice or card.must in shown) and pearls <= self.pearls:
                found[" ".join([*allies, f"+{pearls}"])] = self.joining(allies)
        return found

    def joining(self, allies: list[str]) -> set[str]:
        lowest = min(map(value_of, allies))
        return {ally for ally in allies if "master_of_magic" in self.working or value_of(ally) == lowest}


# ---- points (ABY-13, ABY-15) ----


@dataclass
class Realm:
    """What a player has when the points are counted."""

    lords: list[str]
    """Free, disabled and tucked."""
    affiliated: list[str]
    locations: list[str]
    tokens: list[int] = field(default_factory=list)
    pearls: int = 0

    def guild(self, name: str) -> int:
        return len([lord for lord in self.lords if LORDS[lord].guild == name])

    def race(self, name: str) -> int:
        return len([ally for ally in self.affiliated if race_of(ally) == name])

    def with_key(self) -> int:
        return len([lord for lord in self.lords if LORDS[lord].keys > 0])

    def influences(self) -> list[int]:
        return [LORDS[lord].influence for lord in self.lords]

    def one_of_each_race(self) -> list[int]:
        """The values of all choices of one affiliated ally from every race that has one."""
        races = {race_of(ally) for ally in self.affiliated}
        return [
            sum(map(value_of, some))
            for some in subsets(self.affiliated)
            if len(some) == len(races) and {race_of(ally) for ally in some} == races
        ]


TILES: dict[str, Callable[[Realm], int]] = {
    "sargasso_silos": lambda it: 5 + 2 * it.guild("farmer"),
    "hydrozoa_reserves": lambda it: 6 + 2 * it.guild("mage"),
    "sanctuary": lambda it: 4 + 3 * it.race("jellyfish"),
    "parliament": lambda it: 6 + 2 * it.guild("politician"),
    "barracks": lambda it: 7 + 2 * it.guild("soldier"),
    "dockworks": lambda it: 5 + 2 * it.guild("merchant"),
    "sargasso_fields": lambda it: 3 + 3 * it.race("seahorse"),
    "abyss": lambda it: 2 * len({LORDS[lord].guild for lord in it.lords}),
    "black_smokers": lambda it: 0,
    "oceanic_senate_assembly": lambda it: 4 + 3 * it.race("squid"),
    "depths": lambda it: 2 * min(it.influences(), default=0),
    "throne_room": lambda it: max(it.influences(), default=0),
    "jail": lambda it: 15 - len(it.lords),
    "chasm": lambda it: 5 + 3 * it.race("crab"),
    "closed_tower": lambda it: 3 * it.with_key(),
    "lost_tower": lambda it: 3 * (len(it.lords) - it.with_key()),
    "chamber_of_allies": lambda it: 3 + min(it.one_of_each_race()),
    "nest_of_giant_clams": lambda it: 3 + 3 * it.race("shellfish"),
    "coral_barrier": lambda it: 20 - len(it.affiliated),
}
"""What each location is worth; the City of Mirrors is worth another one (`tile_points`)."""


def join_from_hand(hand: list[str]) -> list[str]:
    """The lowest ally of each race (ABY-12.07)."""
    by_race = [[ally for ally in hand if race_of(ally) == race] for race in RACES]
    return [min(allies, key=value_of) for allies in by_race if allies]


def tile_points(tile: str, mine: Realm, others: list[Realm]) -> int:
    if tile == "city_of_mirrors":
        return max([TILES[copied](mine) for other in others for copied in other.locations], default=0)
    return TILES[tile](mine)


def points(realms: list[Realm], seat: int) -> dict[str, int]:
    """The score sheet of a seat."""
    mine = realms[seat]
    others = [realm for realm in realms if realm is not mine]
    return {
        "locations": sum([tile_points(tile, mine, others) for tile in mine.locations]),
        "lords": sum(mine.influences()),
        "allies": max(mine.one_of_each_race()),
        "monsters": sum(mine.tokens),
    }


def places(realms: list[Realm]) -> list[int]:
    """The place of each seat: by points, then pearls, then the best lord (ABY-13.07 to 13.09)."""
    ranks = [
        (sum(points(realms, seat).values()), realm.pearls, max(realm.influences(), default=0))
        for seat, realm in enumerate(realms)
    ]
    return [1 + len([rank for rank in ranks if rank > mine]) for mine in ranks]
