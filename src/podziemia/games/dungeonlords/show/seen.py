"""The shapes of what is shown: `view()` and `catalogue()` are built to them, and the client's types come from them."""

from __future__ import annotations

from typing import NotRequired, TypedDict

# ---- the view ----


class Offer(TypedDict):
    monsters: list[str]
    rooms: list[str]


class CombatCard(TypedDict):
    card: str | None
    open: bool
    spies: list[int]
    """The seats that have looked at it."""


class Neutral(TypedDict):
    deck: list[str]
    inaccessible: list[str]
    played: list[str]


class Stacks(TypedDict):
    monsters: int
    rooms: int
    adventurers: int
    traps: int


class Tile(TypedDict):
    cell: str
    room: str | None
    """None for a tunnel."""
    conquered: bool
    uses: int


class Hero(TypedDict):
    """An adventurer in a party."""

    id: str
    damage: int
    hp: int


class Plan(TypedDict):
    tile: str | None
    trap_count: int
    traps: list[str] | None
    units: list[str]


class Dungeon(TypedDict):
    seat: int
    food: int
    gold: int
    imps: int
    busy: int
    trolls: int
    trolls_busy: int
    evil: int
    red: int
    tiles: list[Tile]
    trap_count: int
    traps: list[str] | None
    lair: list[str]
    down: list[str]
    prison: list[str]
    party: list[Hero]
    inaccessible: list[str] | None
    hand: list[str]
    orders: list[str] | None
    turned_away: list[int]
    fights: bool
    plan: Plan


class Hidden(TypedDict):
    """What only the all-seeing eye is shown."""

    monster_stacks: list[list[int]]
    room_stacks: list[list[int]]
    adventurer_stacks: list[list[int]]
    trap_deck: list[int]
    discarded: list[list[int]]
    city: list[int]
    next_city: list[int]
    aside: list[list[int]]
    event_tiles: list[int]
    special: list[int]
    tent: list[int]
    neutral_decks: list[list[int]]
    done: list[bool]
    spied: list[int]


class DungeonView(TypedDict):
    year: int
    season: str
    phase: int
    place: int
    combat_round: int
    starter: int
    over: bool
    first_game: bool
    school: str | None
    """The lesson, where this is one."""
    offer: Offer
    events: list[str | None]
    """None while the tile lies face down."""
    special: str | None
    waiting: list[str]
    next: list[str]
    combat_cards: list[CombatCard]
    slots: dict[str, list[int]]
    """Who stands in the slots of each action: a seat, less than none, or from 8 on somebody neutral."""
    paladin: int
    neutral_evil: int | None
    neutrals: list[Neutral]
    stacks: Stacks
    used_traps: list[str]
    titles: dict[str, list[int]]
    dungeons: list[Dungeon]
    hidden: NotRequired[Hidden]


class Stands(TypedDict):
    """How a dungeon stands after a step of the battle that is looked ahead to."""

    party: list[Hero]
    gold: int
    food: int
    imps: int


# ---- the catalogue ----


class AttackFacts(TypedDict):
    id: str
    kind: str
    damage: int
    hits: int


class MonsterFacts(TypedDict):
    cost: dict[str, int]
    attacks: list[AttackFacts]


class TrapFacts(TypedDict):
    gold: int
    food: list[int]
    imps: int
    skip_conquering: bool


class RoomFacts(TypedDict):
    year: int
    kind: str
    imps: int
    food: int
    gain: str
    zone: list[str]


class AdventurerFacts(TypedDict):
    kind: int
    year: int
    strength: int
    hp: int
    traps: int
    hearts: int
    magic: int


class Limits(TypedDict):
    traps: int
    monsters: int
    fee: int


class CombatCardFacts(TypedDict):
    year: int
    fast: bool
    fatigue: int


class DungeonCatalogue(TypedDict):
    actions: list[str]
    monsters: dict[str, MonsterFacts]
    traps: dict[str, TrapFacts]
    rooms: dict[str, RoomFacts]
    adventurers: dict[str, AdventurerFacts]
    limits: dict[str, Limits]
    """What a battle on a tile may be fought with, by room; `tunnel` for those."""
    combat_cards: dict[str, CombatCardFacts]
