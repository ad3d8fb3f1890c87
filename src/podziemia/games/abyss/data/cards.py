"""The cards and tiles of Abyss, as data. Numbers are facts of the game; what a card does stands in `lords.py`."""

from __future__ import annotations

from typing import Final, Literal

Race = Literal["jellyfish", "crab", "seahorse", "shellfish", "squid"]
Guild = Literal["soldier", "merchant", "mage", "politician", "farmer", "ambassador"]
Timing = Literal["once", "always", "turn", "none"]

RACES: Final[tuple[Race, ...]] = ("jellyfish", "crab", "seahorse", "shellfish", "squid")
GUILDS: Final[tuple[Guild, ...]] = ("soldier", "merchant", "mage", "politician", "farmer", "ambassador")

# Allies are numbered race * 5 + value - 1; the monster comes after them.
VALUES: Final = 5
MONSTER: Final = 25
RACE_OF: Final = tuple(card // VALUES for card in range(25))
VALUE_OF: Final = tuple(card % VALUES + 1 for card in range(25))
CARD_IDS: Final[tuple[str, ...]] = (*[f"{RACES[RACE_OF[card]]}-{VALUE_OF[card]}" for card in range(25)], "monster")
COPIES_BY_VALUE: Final[tuple[int, ...]] = (4, 3, 3, 2, 1)
MONSTERS: Final = 6

EXPLORATION_CARDS: Final[tuple[int, ...]] = (
    *[card for card in range(25) for _ in range(COPIES_BY_VALUE[card % VALUES])],
    *([MONSTER] * MONSTERS),
)

NO_RACE: Final = -1
RACES_IN: Final = tuple([bits.bit_count() for bits in range(1 << len(RACES))])
"""How many races a set of them holds, as bits."""


class Lord:
    """A lord: guild, cost (how many races, which of them for sure, total value), printed keys, influence."""

    __slots__ = ("guild", "id", "influence", "keys", "must", "races", "timing", "value")

    def __init__(
        self, id: str, guild: Guild, races: int, must: str, value: int, keys: int, influence: int, timing: Timing
    ) -> None:
        self.id = id
        self.guild = GUILDS.index(guild)
        self.races = races
        self.must = RACES.index(must) if must else NO_RACE
        self.value = value
        self.keys = keys
        self.influence = influence
        self.timing = timing


# Timing: "once" when the lord enters play, "always" while free and not disabled, "turn" once in each own turn.
LORDS: Final[tuple[Lord, ...]] = (
    #    id                 guild         races  must         value keys influence timing
    Lord("recruiter", "soldier", 2, "crab", 10, 1, 4, "always"),
    Lord("jailer", "soldier", 3, "crab", 6, 0, 7, "once"),
    Lord("seeker", "soldier", 2, "crab", 7, 0, 7, "once"),
    Lord("assassin", "soldier", 1, "crab", 10, 0, 6, "once"),
    Lord("commander", "soldier", 1, "crab", 8, 1, 4, "always"),
    Lord("tamer", "soldier", 3, "crab", 6, 1, 4, "always"),
    Lord("hunter", "soldier", 2, "crab", 8, 0, 6, "once"),
    Lord("ship_master", "merchant", 3, "shellfish", 6, 1, 5, "always"),
    Lord("trader", "merchant", 3, "shellfish", 10, 0, 9, "once"),
    Lord("peddler", "merchant", 1, "shellfish", 8, 0, 9, "once"),
    Lord("landlord", "merchant", 2, "shellfish", 10, 1, 5, "always"),
    Lord("slaver", "merchant", 1, "shellfish", 8, 1, 5, "turn"),
    Lord("shopkeeper", "merchant", 3, "shellfish", 6, 0, 9, "once"),
    Lord("shaman", "mage", 3, "jellyfish", 6, 1, 5, "always"),
    Lord("invoker", "mage", 1, "jellyfish", 8, 0, 8, "once"),
    Lord("apprentice", "mage", 3, "jellyfish", 6, 0, 9, "once"),
    Lord("oracle", "mage", 2, "jellyfish", 8, 1, 5, "turn"),
    Lord("alchemist", "mage", 1, "jellyfish", 7, 1, 5, "always"),
    Lord("illusionist", "mage", 1, "jellyfish", 10, 0, 9, "once"),
    Lord("master_of_magic", "mage", 3, "jellyfish", 10, 1, 6, "always"),
    Lord("opportunist", "politician", 3, "squid", 6, 1, 5, "turn"),
    Lord("corruptor", "politician", 1, "squid", 10, 0, 6, "once"),
    Lord("traitor", "politician", 3, "squid", 12, 0, 6, "once"),
    Lord("diplomat", "politician", 1, "squid", 8, 1, 5, "always"),
    Lord("treasurer", "politician", 2, "squid", 10, 1, 5, "always"),
    Lord("schemer", "politician", 3, "squid", 8, 0, 6, "once"),
    Lord("keeper", "farmer", 3, "seahorse", 6, 1, 6, "none"),
    Lord("reaper", "farmer", 2, "seahorse", 7, 1, 6, "none"),
    Lord("shepherd", "farmer", 1, "seahorse", 8, 1, 6, "none"),
    Lord("miller", "farmer", 2, "seahorse", 8, 0, 10, "none"),
    Lord("aquaculturalist", "farmer", 3, "seahorse", 9, 0, 11, "none"),
    Lord("landowner", "farmer", 1, "seahorse", 10, 0, 12, "none"),
    Lord("sage", "ambassador", 5, "", 10, 3, 4, "once"),
    Lord("hermit", "ambassador", 5, "", 10, 3, 5, "once"),
    Lord("elder", "ambassador", 5, "", 10, 3, 3, "once"),
)
LORD_IDS: Final = tuple(lord.id for lord in LORDS)
INFLUENCE: Final = tuple(lord.influence for lord in LORDS)
KEYS: Final = tuple(lord.keys for lord in LORDS)
GUILD_OF: Final = tuple(lord.guild for lord in LORDS)
COST_OF: Final = tuple((lord.races, lord.must, lord.value) for lord in LORDS)

RECRUITER: Final = 0
JAILER: Final = 1
SEEKER: Final = 2
ASSASSIN: Final = 3
COMMANDER: Final = 4
TAMER: Final = 5
HUNTER: Final = 6
SHIP_MASTER: Final = 7
TRADER: Final = 8
PEDDLER: Final = 9
LANDLORD: Final = 10
SLAVER: Final = 11
SHOPKEEPER: Final = 12
SHAMAN: Final = 13
INVOKER: Final = 14
APPRENTICE: Final = 15
ORACLE: Final = 16
ALCHEMIST: Final = 17
ILLUSIONIST: Final = 18
MASTER_OF_MAGIC: Final = 19
OPPORTUNIST: Final = 20
CORRUPTOR: Final = 21
TRAITOR: Final = 22
DIPLOMAT: Final = 23
TREASURER: Final = 24
SCHEMER: Final = 25
KEEPER: Final = 26
REAPER: Final = 27
SHEPHERD: Final = 28
MILLER: Final = 29
AQUACULTURALIST: Final = 30
LANDOWNER: Final = 31
SAGE: Final = 32
HERMIT: Final = 33
ELDER: Final = 34


class Location:
    """A location: what it scores, as a base and so much for each thing counted."""

    __slots__ = ("base", "counted", "id", "of", "per")

    def __init__(self, id: str, base: int, per: int, counted: str, of: str = "") -> None:
        self.id = id
        self.base = base
        self.per = per
        self.counted = counted
        self.of = of


LOCATIONS: Final[tuple[Location, ...]] = (
    Location("sargasso_silos", 5, 2, "lords-of-guild", "farmer"),
    Location("hydrozoa_reserves", 6, 2, "lords-of-guild", "mage"),
    Location("sanctuary", 4, 3, "allies-of-race", "jellyfish"),
    Location("parliament", 6, 2, "lords-of-guild", "politician"),
    Location("barracks", 7, 2, "lords-of-guild", "soldier"),
    Location("dockworks", 5, 2, "lords-of-guild", "merchant"),
    Location("sargasso_fields", 3, 3, "allies-of-race", "seahorse"),
    Location("abyss", 0, 2, "guilds"),
    Location("city_of_mirrors", 0, 0, "copy"),
    Location("black_smokers", 0, 0, "nothing"),
    Location("oceanic_senate_assembly", 4, 3, "allies-of-race", "squid"),
    Location("depths", 0, 2, "weakest-lord"),
    Location("throne_room", 0, 1, "strongest-lord"),
    Location("jail", 15, -1, "lords"),
    Location("chasm", 5, 3, "allies-of-race", "crab"),
    Location("closed_tower", 0, 3, "lords-with-key"),
    Location("lost_tower", 0, 3, "lords-without-key"),
    Location("chamber_of_allies", 3, 1, "weakest-allies"),
    Location("nest_of_giant_clams", 3, 3, "allies-of-race", "shellfish"),
    Location("coral_barrier", 20, -1, "allies"),
)
LOCATION_IDS: Final = tuple(location.id for location in LOCATIONS)
CITY_OF_MIRRORS: Final = LOCATION_IDS.index("city_of_mirrors")
BLACK_SMOKERS: Final = LOCATION_IDS.index("black_smokers")

MONSTER_TOKENS: Final[tuple[int, ...]] = (*([2] * 9), *([3] * 9), *([4] * 2))
KEY_TOKENS: Final = 10


class Reward:
    """One alternative of a threat space."""

    __slots__ = ("id", "keys", "pearls", "tokens")

    def __init__(self, pearls: int, tokens: int, keys: int) -> None:
        parts = [f"{n}-{what}" for n, what in ((keys, "key"), (pearls, "pearl"), (tokens, "token")) if n]
        self.id = "+".join(parts)
        self.pearls = pearls
        self.tokens = tokens
        self.keys = keys


REWARDS: Final[tuple[Reward, ...]] = (
    Reward(1, 0, 0),
    Reward(0, 1, 0),
    Reward(2, 0, 0),
    Reward(1, 1, 0),
    Reward(0, 2, 0),
    Reward(0, 0, 1),
    Reward(1, 0, 1),
    Reward(0, 1, 1),
    Reward(2, 0, 1),
    Reward(1, 1, 1),
    Reward(0, 2, 1),
    Reward(0, 0, 2),
)
THREAT_REWARDS: Final[tuple[tuple[int, ...], ...]] = ((), (0, 1), (2, 3, 4), (5,), (6, 7), (8, 9, 10), (11,))
"""The alternatives of threat spaces 1 to 6, as numbers into REWARDS (ABY-5.06 to 5.11)."""

COURT_SPACES: Final = 6
TRACK_SPACES: Final = 5
THREAT_SPACES: Final = 6
KEYS_FOR_A_LOCATION: Final = 3
MOST_LOCATIONS_DRAWN: Final = 4
LORDS_TO_END: Final = 7
COMMANDER_LIMIT: Final = 6
CORRUPTOR_PRICE: Final = 5
SLAVER_PEARLS: Final = 2
REFILL_AT: Final = 2
REFILL_PEARLS: Final = 2
TURN_CAP: Final = 120
"""Turns a seat after which a game in which nobody recruits ends as it stands. Not a rule of the box: a guard."""
