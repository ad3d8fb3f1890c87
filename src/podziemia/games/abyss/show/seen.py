"""The shapes of what is shown: `view()` and `catalogue()` are built to them, and the client's types come from them."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from podziemia.games.abyss.data.cards import Guild, Race, Timing

# ---- the view ----


class Lord(TypedDict):
    id: str
    disabled: bool


class Owned(TypedDict):
    """A location with the lords under it, and what it is worth now."""

    id: str
    points: int
    lords: list[str]


class Points(TypedDict):
    locations: int
    lords: int
    allies: int
    monsters: int | None


class Player(TypedDict):
    seat: int
    pearls: int
    key_tokens: int
    keys: int
    """Those of tokens and of free lords."""
    hand_size: int
    hand: list[str] | None
    token_count: int
    tokens: list[int] | None
    lords: list[Lord]
    locations: list[Owned]
    affiliated: list[str]
    points: Points


class Hidden(TypedDict):
    """What only the all-seeing eye is shown."""

    deck: list[str]
    discard: list[str]
    council: dict[Race, list[str]]
    lord_deck: list[str]
    location_stack: list[str]
    token_supply: list[int]


class AbyssView(TypedDict):
    active: int
    turn: int
    exploring: bool
    recruiting: str | None
    over: bool
    threat: int
    price: int
    bought: list[int]
    used: list[str]
    extra_turns: int
    last_turns: int | None
    deck: int
    discard: int
    track: list[str]
    council: dict[Race, int]
    lord_deck: int
    court: list[str | None]
    """Spaces 1 to 6; space 1 is next to the deck."""
    lord_discard: list[str]
    location_stack: int
    available: list[str]
    drawn: list[str]
    removed: list[str]
    tokens_left: int
    keys_left: int
    paid: list[str]
    spent: list[str]
    players: list[Player]
    hidden: NotRequired[Hidden]


# ---- the catalogue ----


class LordFacts(TypedDict):
    guild: Guild
    races: int
    """How many different races the cost asks for."""
    must: Race | None
    """The mandatory one among them."""
    value: int
    keys: int
    influence: int
    timing: Timing


class LocationFacts(TypedDict):
    base: int
    per: int
    counted: str
    of: str


class AbyssCatalogue(TypedDict):
    races: list[Race]
    guilds: list[Guild]
    lords: dict[str, LordFacts]
    locations: dict[str, LocationFacts]
    threat: list[list[str]]
    """The alternatives of each threat space, as reward ids."""
