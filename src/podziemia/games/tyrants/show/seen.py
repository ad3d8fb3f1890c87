"""The shapes of what is shown: `view()` and `catalogue()` are built to them, and the client's types come from them."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from podziemia.games.tyrants.data.cards import Aspect

Phase = Literal["start", "act", "end"]

# ---- the view ----


class SiteNow(TypedDict):
    control: int | None
    total: bool
    spies: list[int]
    """The seats that have one there."""
    paid: bool


class Pending(TypedDict):
    """What waits for the end of the turn."""

    effect: str
    card: str
    play: int
    in_play: bool


class Player(TypedDict):
    seat: int
    barracks: int
    spies: int
    vp: int
    hand_size: int
    hand: list[str] | None
    revealed: list[str]
    deck: int
    deck_and_hand: list[str]
    played: list[str]
    discard: list[str]
    circle: list[str]
    trophies: dict[str, int]
    """By colour: a seat's letter, or `white`."""
    markers: list[str]
    presence: list[str]
    """The sites and route spaces where the seat has it."""
    points: dict[str, int]
    """By category of the score sheet."""


class Hidden(TypedDict):
    """What only the all-seeing eye is shown."""

    market_deck: list[str]
    decks: list[list[str]]


class TyrantsView(TypedDict):
    active: int
    first: int
    round: int
    phase: Phase
    over: bool
    end_triggered: bool
    sectors: list[str]
    decks: list[str]
    power: int
    influence: int
    troops: dict[str, str]
    """The colour on each space that is taken."""
    sites: dict[str, SiteNow]
    market: list[str | None]
    market_deck: int
    lent: int | None
    """The slot whose card is being played out of the market."""
    resolving: list[str]
    devoured: list[str]
    ghost: bool
    house_guards: int
    priestesses: int
    outcasts: int
    pending: list[Pending]
    aspects: dict[Aspect, int]
    plays: int
    players: list[Player]
    hidden: NotRequired[Hidden]


# ---- the catalogue ----


class CardFacts(TypedDict):
    aspect: Aspect | None
    creature: str
    cost: int | None
    deck_vp: int
    circle_vp: int
    copies: int
    power: int
    influence: int


class SpaceFacts(TypedDict):
    id: str
    x: int
    y: int
    white: bool


class MarkerFacts(TypedDict):
    at: tuple[int, int]
    influence: int
    vp: int


class SiteFacts(TypedDict):
    sector: str
    vp: int
    start: bool
    x: int
    y: int
    label: tuple[int, int]
    marker: MarkerFacts | None
    spaces: list[SpaceFacts]


class RouteFacts(TypedDict):
    sector: str
    ends: tuple[str, str]
    spaces: list[SpaceFacts]


class TyrantsCatalogue(TypedDict):
    aspects: list[Aspect]
    half_decks: dict[str, list[str]]
    cards: dict[str, CardFacts]
    costs: dict[str, int]
    sectors: list[str]
    dividers: dict[str, list[tuple[int, int]]]
    sites: dict[str, SiteFacts]
    routes: dict[str, RouteFacts]
