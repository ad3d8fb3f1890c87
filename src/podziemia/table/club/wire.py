"""What the club says, as typed plain data."""

from __future__ import annotations

from typing import Literal, TypedDict

from podziemia.table.wire import Clock

Sees = Literal["me", "club", "all"]
SeasonName = Literal["winter", "spring", "summer", "autumn"]


class Me(TypedDict):
    """The member who asks."""

    id: str
    name: str
    sees: Sees
    """Who may see the member's page."""


class ClubInfo(TypedDict):
    on: bool
    """Whether this server has a club at all."""
    name: str
    word: bool
    """Whether one joins with a word that the operator has given out."""
    me: Me | None


class PasskeyInfo(TypedDict):
    id: str
    device: str
    """Where it was made."""
    created: float
    used: float


# ---- tables ----


class TableSeat(TypedDict):
    seat: int
    name: str
    kind: Literal["human", "bot"]


class MyTable(TypedDict):
    """A table at which the member has a place."""

    room: str
    name: str
    game: str
    over: bool
    rated: bool
    touched: float
    seats: list[TableSeat]
    mine: list[int]
    waiting: list[int]
    """The seats that have to decide."""


# ---- games and ratings ----


class GameRating(TypedDict):
    """A member's rating in one game."""

    game: str
    games: int
    points: int | None
    """None before the fifth rated game."""
    spread: int
    """One standard error."""
    change: int
    """By the last game."""
    curve: list[int]
    """The latest ratings, the oldest first."""


class Opponent(TypedDict):
    name: str
    member: str
    level: str
    """Of a bot."""


class PlayedGame(TypedDict):
    room: str
    game: str
    name: str
    at: float
    seat: int
    place: int
    shared: bool
    """Somebody else has the same place."""
    seats: int
    rated: bool
    change: int | None
    """None if the game was not rated."""
    others: list[Opponent]
    event: str
    mine: bool
    """Whoever asks was there too, and can look at it again."""


class SeasonRow(TypedDict):
    place: int
    member: str
    name: str
    games: int
    wins: int
    points: float


class Season(TypedDict):
    name: SeasonName
    year: int
    ends: float
    best: int
    """So many of the best games count."""
    rows: list[SeasonRow]


class MemberPage(TypedDict):
    id: str
    name: str
    joined: float
    sees: Sees
    me: bool
    games: int
    weekday: int | None
    """On which most games ended, 0 for Monday; None before there are a few."""
    ratings: list[GameRating]
    played: list[PlayedGame]
    """The last ones."""


class RatingRow(TypedDict):
    player: str
    """The name of a member, or the level of a bot."""
    member: str
    points: int
    spread: int
    games: int


class Ladder(TypedDict):
    game: str
    rows: list[RatingRow]


class ClubPage(TypedDict):
    """What members see of the club."""

    members: int
    season: Season
    ladders: list[Ladder]
    """People and bots on one scale, of each game that was rated."""


# ---- events ----

EventKind = Literal["swiss", "robin"]
Mark = Literal["won", "lost", "drawn", "free", "open", "none"]


class EventInfo(TypedDict):
    id: str
    name: str
    game: str
    kind: EventKind
    rounds: int
    round: int
    """The one being played; 0 while people still come."""
    over: bool
    created: float
    people: int
    inside: bool
    """Whoever asks takes part."""
    host: bool
    table: str
    """Where whoever asks has to play now; empty when nowhere."""
    opponent: str


class EntrantInfo(TypedDict):
    member: str
    name: str
    gone: bool


class BoardPerson(TypedDict):
    member: str
    name: str
    points: float
    """Before the round."""


class BoardInfo(TypedDict):
    board: int
    first: BoardPerson
    second: BoardPerson | None
    """None for a free round."""
    result: float | None
    """Of the first: 1, 0.5 or 0; None while they play."""
    scores: list[int]
    """Once it was played."""
    moves: int
    why: Literal["equal", "near", "again", "robin", "free"]
    """Why these two."""
    side: Literal["fewer", "turn", "lot", "none"]
    """Why this one sits first."""


class StandingRow(TypedDict):
    place: int
    member: str
    name: str
    results: list[Mark]
    points: float
    tie_break: float
    """Buchholz in a Swiss, Sonneborn-Berger in a round-robin."""
    wins: int


class EventPage(EventInfo):
    settings: dict[str, str]
    """Those that are not as usual."""
    clock: Clock | None
    """Of every table."""
    entrants: list[EntrantInfo]
    drawn: list[list[BoardInfo]]
    """By round."""
    standings: list[StandingRow]
