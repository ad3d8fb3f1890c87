"""What a review finds, as plain data: what is printed, kept and sent."""

from __future__ import annotations

from typing import TypedDict

from podziemia.kernel.state import PlainEvent


class ReasonPart(TypedDict):
    """A part of a difference, by the name of its message `<game>-part-<part>`, and how much of the chance it is."""

    part: str
    chance: float


class ScorePart(TypedDict):
    """A part of a difference in points, by the name of its message `<game>-score-<part>`, or `<game>-part-rivals`."""

    part: str
    points: float


class LineStep(TypedDict):
    """One answer on the way that the better one might have taken. What others answer in secret is no text."""

    seat: int
    text: str
    events: list[PlainEvent]
    """As far as the judged seat would see them."""


class Goal(TypedDict):
    """As it is kept: the name of the aim in its position, and its words."""

    name: str
    told: PlainEvent


class Judged(TypedDict):
    """A decision. Values are chances to win of the seat, with those who win with it, as far as it could know."""

    move: int
    seat: int
    kind: str
    because: str
    figure: str
    """Who acted, where a seat has several figures."""
    played: str
    best: str
    value_played: float
    value_best: float
    error: float
    """What the played answer cost, in the same deals; 0 where nothing better was found."""
    margin: float
    """Plus or minus: two standard errors of the difference, or of the value where there is none."""
    clear: bool
    """Worse by two points of chance at least, and by one and a half margins. Else the two are about the same."""
    deals: int
    """In which the two met; 0: nothing was to be decided."""
    looks: int
    swing: list[float]
    """What the played answer changed for each seat, in the same deals."""
    parts: list[ReasonPart]
    """The difference in the game's own terms; they add up to the error."""
    line: list[LineStep]


class Moved(TypedDict):
    """What moved a seat's chance from the start to the end; the parts add up."""

    seat: int
    start: float
    luck: float
    """All the rest: cards and dice, and the answers of seats that were not judged."""
    answers: float
    """What its own costly answers lost."""
    rivals: float
    """What the costly answers of others changed for it."""
    end: float


class Turning(TypedDict):
    """A move at which somebody's chance changed a lot."""

    move: int
    seat: int
    change: float


class Found(TypedDict):
    """A review as far as it has come."""

    game: str
    seats: int
    moves: int
    sides: list[list[int]]
    depth: str
    of: list[int]
    """The seats whose decisions are judged."""
    asked: int
    """Decisions in all."""
    done: bool
    seconds: float
    """Of processor time."""
    decisions: list[Judged]
    """Those judged so far, in the order of moves."""
    curves: list[list[float]]
    """After so many moves, each seat's chance to win as it could know it."""
    moved: list[Moved]
    turning: list[Turning]
