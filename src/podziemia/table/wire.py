"""What the server says, as typed plain data: what goes to a client as JSON has its shape here, and nowhere else.
The client's types are made from these (`scripts/wire_types.py`); docs/protocol.md says which call gives what."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

import msgspec

from podziemia.kernel.show import View
from podziemia.kernel.state import PlainEvent

SeatKind = Literal["human", "bot"]

# ---- the games ----


class SettingInfo(TypedDict):
    key: str
    choices: list[str]
    default: str
    deck: bool
    """Its value is a deck: the id of a ready one, or the text of one's own."""
    fine: bool
    """Only those who know the game ask for it."""


class Lesson(TypedDict):
    id: str
    settings: dict[str, str]
    minutes: int
    whole: bool
    """A whole game with a teacher at the elbow."""
    drill: bool
    """Played to the end of its match and marked then; all others are exercises."""


class GameInfo(TypedDict):
    name: str
    fewest: int
    most: int
    seat: int
    """Where a person sits who does not say."""
    settings: list[SettingInfo]
    levels: list[str]
    lessons: list[Lesson]


class Telling(TypedDict):
    """The parts that events play when the game is told, by their names."""

    turns: list[str]
    """A turn of its seat begins: a heading of the log."""
    rounds: list[str]
    """Something begins that all share, a round or a season: a heading, too."""
    figures: list[str]
    """Its thing acts from here on: a heading inside a turn."""
    details: list[str]
    """Worth a look when it happens, and left out of what happened since one's turn."""
    trifles: list[str]
    """Nobody looks up for it."""
    moments: list[str]
    """What people want to see again."""
    deeds: dict[str, list[str]]
    """What is told in one line with all that comes of it, and what that may be."""


class Chapter(TypedDict):
    chapter: str
    rules: list[str]


class Trouble(TypedDict):
    """Something that a person can put right, in the viewer's language."""

    key: str
    message: str
    details: dict[str, str | int]


class DeckVerdict(TypedDict):
    troubles: list[Trouble]
    """Everything that is wrong with the deck; none: it is legal."""


# ---- a moment of a game ----


class Moment(TypedDict):
    n: int
    """Moves that stand."""
    line: int
    """How many times moves were taken back."""


class Likelihood(TypedDict):
    """What is rolled for, at whom, and the exact fraction of each outcome ("16/27")."""

    what: str
    thing: str
    parts: dict[str, str]


class Option(TypedDict):
    text: str
    verb: str
    thing: str
    final: bool
    """It cannot be taken back freely."""
    chances: NotRequired[list[Likelihood]]
    """Where it ends in a roll."""


class WayMark(TypedDict):
    """Something to know about a way."""

    what: str
    at: str
    """On which thing of the way."""
    n: int
    things: list[str]
    """Who or what is behind it."""


class Way(TypedDict):
    """Where answers in a row lead, if nothing happens in between."""

    thing: str
    answers: list[str]
    """Ordinary answers, given one after another."""
    cost: int
    marks: list[WayMark]


class Ask(TypedDict):
    kind: str
    seat: int
    because: str
    n: int
    options: list[Option]
    final: bool
    """No answer can be taken back freely."""
    answered: str | None
    """Own answer to a question to all, still changeable."""
    left: str
    """The answer the game gives to whoever leaves the question to it; empty where the person decides."""
    ways: list[Way]
    """Where several answers in a row lead."""


class UndoOffer(TypedDict):
    to: int
    """Before the seat's last own move."""
    free: bool
    kind: str
    """The question that would be asked again."""
    because: str
    n: int
    reach: int
    """The earliest number that is still free."""


class Ticked(TypedDict):
    says: str
    met: bool


class SlipMade(TypedDict):
    says: str
    to: int
    """The moment before it, to go back to."""


class LessonMark(TypedDict):
    done: bool
    lost: int
    """How far below the best."""


class Teaching(TypedDict):
    """What the teacher says and has noted down; messages are named below the game's name. A drill has lines only."""

    says: list[str]
    point: str
    """One thing on the table that is outlined."""
    step: int
    """Lines said so far, of so many."""
    steps: int
    goals: list[Ticked]
    slip: SlipMade | None
    """An answer that was a pity."""
    next: str | None
    """What the model would answer, while the pupil goes its way."""
    off: int | None
    """The moment at which the pupil left it."""
    stopped: bool
    """The exercise is over: nobody is asked, and answers may still be taken back."""
    mark: LessonMark | None


class Position(Moment):
    seat: int
    """Whose eyes; -1 for a spectator, -2 for the all-seeing eye."""
    back: bool
    """Moves were taken back to come here: nothing new has happened."""
    events: list[PlainEvent]
    """Of the n-th move, as far as these eyes saw them."""
    view: View
    """The game's own: see the wire of the game."""
    ask: Ask | None
    waiting: list[int]
    waiting_kind: str
    waiting_because: str
    """Empty when the card behind the question is one that these eyes cannot see."""
    undo: UndoOffer | None
    plan: bool
    """The seat has a plan on the table that can be looked ahead from."""
    teacher: Teaching | None
    """Where somebody teaches."""
    by: str
    """`bot` for a move that a bot made."""
    mover: int
    places: list[int] | None
    """Of each seat, once the game is over."""


class StaleDetails(Moment):
    missed: list[Position]
    """What the client has not seen yet, the last of it at most."""


class StaleTrouble(TypedDict):
    """An answer that belongs to an earlier moment."""

    key: Literal["stale"]
    message: str
    details: StaleDetails


class Failure(TypedDict):
    """What comes instead, with a status that says so."""

    error: Trouble | StaleTrouble


# ---- a room ----


class SeatInfo(TypedDict):
    seat: int
    letter: str
    name: str
    kind: SeatKind
    level: str
    online: bool
    played_by_bot: bool
    joined: bool
    """Somebody sits there."""


class Hand(TypedDict):
    """A seat that changed hands: the host freed it, or somebody new sat down there."""

    after: int
    """Moves that stood then."""
    seat: int
    what: Literal["freed", "taken"]


class You(TypedDict):
    seats: list[int]
    owner: bool
    spectator: bool


class UndoRequest(msgspec.Struct):
    """A request to take back more than is free."""

    seat: int
    to: int
    waiting: list[int]
    """The seats that have not agreed yet."""


class RoomNews(Moment):
    """The room as the visitor may know it, without the position: what is told when anything of it changes."""

    room: str
    name: str
    game: str
    edition: int
    """Of the rules, when the game began."""
    plays: int
    """The edition of the rules by which it goes on here."""
    settings: dict[str, str]
    over: bool
    frozen: bool
    """A record that somebody brought: to look at and to play on from, not to play in."""
    lesson: str | None
    """The lesson of the game's school that is played here."""
    seed_hash: str
    seed: str | None
    """Once everything may be known."""
    seats: list[SeatInfo]
    you: You
    alone: bool
    """No other people play here: hints, record and branch are allowed."""
    hands: list[Hand]
    undo_request: UndoRequest | None
    rematch: str | None
    """The room of the rematch, once the owner has made it."""


class Room(RoomNews):
    position: Position


class SeatLink(TypedDict):
    seat: int
    url: str


class Created(TypedDict):
    room: str
    links: list[SeatLink]
    spectator: str | None
    """None for somebody who follows to a room that is there already."""
    invitation: dict[str, str]
    """A sentence to send along with a link, by language."""


class Opened(TypedDict):
    """What the secret of a link has opened: seats, the whole room, or a place to watch from."""

    seats: NotRequired[list[int]]
    owner: NotRequired[bool]
    spectator: NotRequired[bool]


class NewLink(TypedDict):
    url: str


class WatchLink(TypedDict):
    spectator: str


class UndoAsked(Moment):
    """Moves will be taken back when those who are waited for agree."""

    waiting: list[int]


# ---- looking ----


class Reason(TypedDict):
    rule: str
    what: str
    met: bool
    thing: str
    needed: int
    given: int


class Reasons(TypedDict):
    reasons: list[Reason]


class Alternative(TypedDict):
    text: str
    share: float
    value: float


class Hint(TypedDict):
    text: str
    value: float | None
    """The chances a bot sees; None where the game itself knows the answer."""
    line: list[str]
    alternatives: list[Alternative]
    because: list[PlainEvent]
    """Why, in the words of events."""


class Beat(TypedDict):
    """One step of what a plan would lead to."""

    step: str
    events: list[PlainEvent]
    stands: View | None
    """How things stand after it, for the game's board; None where nobody can know."""


class Preview(Moment):
    beats: list[Beat]


class LogMove(TypedDict):
    n: int
    seat: int
    events: list[PlainEvent]
    by: str


class UndoneMoves(TypedDict):
    after: int
    seat: int
    events: list[PlainEvent]


class LogData(TypedDict):
    moves: list[LogMove]
    undone: list[UndoneMoves]


class SeatScore(TypedDict):
    seat: int
    total: int
    place: int
    parts: list[tuple[str, int]]


class Totals(TypedDict):
    n: int
    totals: list[int]


class Score(TypedDict):
    seats: list[SeatScore]
    sides: list[list[int]]
    """The seats that win and lose together."""
    chart: list[Totals]
    """The totals whenever they changed, and at the end."""
    seed: str


class LessonReport(TypedDict):
    """How the pupil did, and how well it can be done: the less the better."""

    lesson: str
    mark: int
    best: int


# ---- beside the table ----


class Notice(TypedDict):
    """What a webhook is told: who has to decide, and where."""

    room: str
    name: str
    game: str
    seat: int
    player: str
    n: int
    kind: str
    path: str
    text: str
    content: str


class Health(TypedDict):
    well: bool
