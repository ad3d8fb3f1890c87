"""The shapes of what is shown: `view()` and `catalogue()` are built to them, and the client's types come from them."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

HexKind = Literal["plain", "starting", "blocked", "lethal"]
Outcome = Literal["", "failed", "drawn", "succeeded"]
Die = tuple[str, bool]
"""A face, and whether it counts."""

# ---- the view ----


class Hex(TypedDict):
    x: int
    r: int
    territory: int | None
    kind: HexKind
    edge: bool


class Field(TypedDict):
    boards: list[str]
    hexes: dict[str, Hex]


class Profile(TypedDict):
    id: str
    range: int
    symbol: str
    dice: int
    damage: int
    cleave: bool
    knockback: int
    all_adjacent: bool
    reaction: bool


class Attack(Profile):
    odds: dict[str, tuple[str, str, str]]
    """Exact chances of success, draw and failure against each target within reach, as fractions ("155/216")."""


class Fighter(TypedDict):
    id: str
    card: str
    seat: int
    hex: str | None
    leader: bool
    wounds: int
    most_wounds: int
    move: int
    defence: int
    defence_symbol: str
    inspired: bool
    tainted: bool
    moved: bool
    charged: bool
    guard: bool
    spent: bool
    frozen: bool
    upgrades: list[str]
    reach: list[str]
    """The hexes where a Move action could take it."""
    attacks: list[Attack]


class Token(TypedDict):
    id: str | None
    """None while it lies face down."""
    hex: str | None
    holder: str | None


class Spell(TypedDict):
    card: str
    seat: int
    fighter: str | None


class Deed(TypedDict):
    """The attack under way."""

    attacker: str
    profile: str
    target: str
    attack: list[str]
    defence: list[str]
    supports: tuple[int, int]
    outcome: int


class DiceRoll(TypedDict):
    """The dice thrown last for a card, or by the two seats."""

    kind: Literal["card", "roll-off"]
    seat: int
    card: str | None
    dice: list[list[Die]]
    winner: int


class AttackRoll(TypedDict):
    """The dice of the last attack: those of the attack, and those of the defence."""

    kind: Literal["attack"]
    seat: int
    attacker: str
    profile: str
    target: str
    pool: tuple[int, int]
    counts: tuple[list[str], list[str]]
    """The faces that count."""
    supports: tuple[int, int]
    dice: tuple[list[Die], list[Die]]
    outcome: Outcome
    """Empty as long as it is open."""
    critical: bool
    trapped: bool
    damage: int
    slain: bool
    driven: str | None


class Phase(TypedDict):
    """What has happened in the action phase, as objectives look at it."""

    kills: list[tuple[str, int, int, int, bool]]
    hurts: list[tuple[int, int, int, int]]
    attempts: list[tuple[int, int]]
    chargers: int
    movers: int
    hits: int
    pistol_hits: list[int]
    held_before: list[int]
    held_now: list[int]
    held_start: list[int]


class Counts(TypedDict):
    returns: int
    returns_this_phase: int
    ploys: int
    power: int
    upgrades: int
    scored_in_action: int
    scored_in_end: int
    scored_in_round: int


class Player(TypedDict):
    seat: int
    warband: str
    board: str | None
    glory: int
    spent: int
    used: int
    skips: int
    objectives: list[str] | None
    objective_count: int
    hand: list[str] | None
    hand_count: int
    objective_deck: int
    power_deck: int
    objective_discard: list[str]
    discard: list[str]
    scored: list[str]
    playing: list[str]
    counts: Counts
    redrawn: bool
    passed_over: list[str] | None


class Hidden(TypedDict):
    """What only the all-seeing eye is shown."""

    token_pile: list[int]
    facedown: list[int]
    decks: list[list[str]]


class ShadespireView(TypedDict):
    stage: int
    round: int
    over: bool
    active: int
    first: int
    turn_to: int
    passes: int
    first_placer: int
    roll_winner: int
    join: int
    turned: list[int]
    field: Field | None
    tokens: list[Token]
    shard: str | None
    spells: list[Spell]
    coming: list[Spell]
    no_power: bool
    anticipated: list[tuple[int, str]]
    deed: Deed | None
    roll: AttackRoll | DiceRoll | None
    phase: Phase
    fighters: list[Fighter]
    players: list[Player]
    hidden: NotRequired[Hidden]


# ---- a closer look ----


class FighterLook(TypedDict):
    """The hexes a fighter could charge to, sees and threatens."""

    fighter: str
    charge: list[str]
    sees: list[str]
    threat: list[str]


class WarbandLook(TypedDict):
    seat: int
    threats: dict[str, int]
    """By hex: how many of its fighters threaten it."""


class Nothing(TypedDict):
    """There is nothing to tell."""


# ---- the catalogue ----


class BoardFacts(TypedDict):
    starting: list[tuple[int, int]]
    blocked: list[tuple[int, int]]
    lethal: list[tuple[int, int]]


class WarbandFacts(TypedDict):
    fighters: list[str]


class Side(TypedDict):
    """One side of a fighter's card."""

    move: int
    defence: int
    symbol: str
    wounds: int
    attacks: list[Profile]


class FighterFacts(TypedDict):
    warband: str
    leader: bool
    base: Side
    inspired: Side


class ObjectiveFacts(TypedDict):
    warband: str
    glory: int
    when: str


class PloyFacts(TypedDict):
    warband: str
    reaction: bool


class UpgradeFacts(TypedDict):
    warband: str
    only: list[str]
    attacks: list[Profile]


class ReadyDeck(TypedDict):
    warband: str
    objectives: list[str]
    power: list[str]


class DeckSize(TypedDict):
    objectives: int
    power: int


class ShadespireCatalogue(TypedDict):
    boards: dict[str, BoardFacts]
    warbands: dict[str, WarbandFacts]
    fighters: dict[str, FighterFacts]
    objectives: dict[str, ObjectiveFacts]
    ploys: dict[str, PloyFacts]
    upgrades: dict[str, UpgradeFacts]
    decks: dict[str, ReadyDeck]
    deck: DeckSize
    mirrored: list[str]
    """Fighters whose id tells them apart from those of the other seat, where both play one warband."""
