"""What the server says, as typed plain data: what goes to a client as JSON has its shape here, and nowhere else.
The client's types are made from these (`scripts/wire_types.py`); docs/protocol.md says which call gives what."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

import msgspec

from podziemia.coach.found import Found, LineStep, ReasonPart, ScorePart
from podziemia.kernel.show import View
from podziemia.kernel.state import PlainEvent
from podziemia.ladder import Rung

SeatKind = Literal["human", "bot"]
HandKind = Literal["freed", "taken", "late", "sat", "left", "bot", "back", "offer", "agree", "decline", "withdraw"]
Pace = Literal["tonight", "days"]
"""Played through at once, or a move now and then."""
Wanted = Literal["any", "learning", "skilled"]
"""Whom the host of an open table would like to sit there."""
Founders = Literal["everybody", "word", "operator"]
"""Who may create and open tables on a server."""

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


class Puzzle(TypedDict):
    """A position in which one answer is clearly best: what may be known before it is solved."""

    id: str
    level: int
    """1 to 3: how hard it is."""
    kind: str
    because: str
    n: int
    """The question."""
    seats: int
    moves: int
    """Made before it."""


class GameInfo(TypedDict):
    name: str
    fewest: int
    most: int
    seat: int
    """Where a person sits who does not say."""
    settings: list[SettingInfo]
    levels: list[str]
    rungs: list[Rung]
    """The same levels, with what was measured of them in this game."""
    lessons: list[Lesson]
    puzzles: list[Puzzle]
    """Easy ones first."""


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
    means: list[str]
    """By what a deed is done: part of it until something has come of it, whoever it belongs to."""


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
    given: str | None
    """What the pupil answered there."""
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


Presence = Literal["here", "away", "gone"]
TalkRule = Literal["all", "phrases", "off"]
TalkKind = Literal["say", "phrase", "emote", "sat", "left", "bot", "back", "offer", "agree", "decline", "withdraw"]


class TalkLine(TypedDict):
    """Something said at the table, or told of somebody there: who came or went, who would like to play again."""

    n: int
    at: float
    """Seconds since 1970, by the server's clock."""
    seat: int
    kind: TalkKind
    text: str
    """What was written; the name of a ready phrase or of a face."""


class Talk(TypedDict):
    """What was said since; those who play are told."""

    lines: list[TalkLine]


class SeatInfo(TypedDict):
    seat: int
    letter: str
    name: str
    kind: SeatKind
    level: str
    online: bool
    presence: Presence
    """Away: the page is open and nobody has touched it for a while."""
    since: int
    """For how many seconds somebody has been away or gone; 0 for one who is here or never was."""
    played_by_bot: bool
    joined: bool
    """Somebody sits there."""
    member: str
    """The member of the club who does; empty for anybody else."""
    colour: int
    """Of five, each with a shape of its own."""


class Hand(TypedDict):
    """A seat that changed hands: the host freed it, or somebody new sat down there, or its time was up; somebody came,
    left for good, let a bot play or plays again."""

    after: int
    """Moves that stood then."""
    seat: int
    what: HandKind


class Clock(msgspec.Struct):
    """How long people may take. A turn, from when a seat is waited for until it is not or until its next turn begins,
    has so many seconds; what it takes beyond them comes from the reserve for the whole game."""

    move: int
    reserve: int
    end: Literal["bot", "mark"]
    """When time is up: a bot steps in until the person comes back, or it is only told."""
    level: str
    """Of that bot."""


class SeatTime(TypedDict):
    left: float
    """Seconds of the reserve that were left when the turn began."""
    until: float | None
    """When time is up, reserve included, by the server's clock; None while it does not run."""
    late: bool
    """Time was up in this turn, and only told."""


class Times(TypedDict):
    clock: Clock
    now: float
    """By the server's clock, when this was said."""
    seats: list[SeatTime]


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


class RematchOffer(msgspec.Struct):
    """Somebody would like to play again with the same people."""

    id: int
    """Its own; whoever answers names it, so that nobody agrees to another one."""
    seat: int
    until: float
    """When it lapses, in seconds since 1970 by the server's clock."""
    waiting: list[int]
    """The seats that have not answered yet."""


class Delay(msgspec.Struct):
    """How far behind those see the table who only look on: so many moves, and so many minutes."""

    moves: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    minutes: Annotated[int, msgspec.Meta(ge=0, le=120)] = 0


class Opening(TypedDict):
    """How a table is offered to everybody."""

    pace: Pace
    wanted: Wanted
    since: float
    """In seconds since 1970."""


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
    rated: bool
    """The result counts in the club: no hints, and only what is free is taken back."""
    lesson: str | None
    """The lesson of the game's school that is played here."""
    puzzle: str | None
    """The puzzle that is solved here."""
    seed_hash: str
    seed: str | None
    """Once everything may be known."""
    seats: list[SeatInfo]
    you: You
    watchers: int
    """Pages of people who only look on."""
    delay: Delay | None
    """Those who only look on see the table of a while ago, until the game is over."""
    talk: TalkRule
    alone: bool
    """No other people play here: hints, record and branch are allowed."""
    hands: list[Hand]
    undo_request: UndoRequest | None
    rematch: str | None
    """The room of the rematch, once all have agreed."""
    offer: RematchOffer | None
    sides: list[list[int]]
    """The seats that win and lose together."""
    series: list[list[int]]
    """In a row of rematches: of each game that is over the seats that won, this one last."""
    clock: Times | None
    """Where people have agreed on one."""
    opening: Opening | None
    """Strangers may take its free seats."""


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


class Invitation(TypedDict):
    """What a link would open."""

    opens: Literal["place", "seat", "nothing"]
    """A place that is one's own already or that there is any number of; a seat, for one person; nothing any more, but a
    place to watch from."""
    room: str
    name: str
    game: str
    rated: bool
    host: str
    """Who sat down first; may have no name."""
    seat: int
    """The seat of the link. Another free one may be taken with it as well."""
    seats: list[SeatInfo]


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


class RematchAsked(Moment):
    """How an offer of a rematch stands after somebody's answer."""

    next: str | None
    """The room to follow to, once all have agreed."""


# ---- the lobby ----


class OpenSeat(TypedDict):
    seat: int
    letter: str
    name: str
    kind: SeatKind
    free: bool
    online: bool


class OpenTable(Opening):
    """A table with a free seat that anybody may take."""

    room: str
    name: str
    game: str
    settings: dict[str, str]
    """Those that are not as usual."""
    clock: Clock | None
    rated: bool
    seats: list[OpenSeat]


class Sought(TypedDict):
    """What was found for somebody who looks for a game."""

    room: str | None
    """Where he has a seat now."""
    waiting: int
    """How many others look for the same."""
    since: float
    """When he began to look, in seconds since 1970."""


class Lobby(TypedDict):
    tables: list[OpenTable]
    founders: Founders


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
    parts: list[ReasonPart]
    """Why rather than the next best: the difference in the game's own terms; none where the two are about the same."""


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


# ---- the coach ----


class PuzzleSolution(TypedDict):
    """What is behind a puzzle. Values are chances to win, or points where they were `counted` to the end: in an
    `ending` by how many the seat leads the best of the others when the game is over."""

    id: str
    solutions: list[str]
    """Answers that come to the same; the first is shown."""
    obvious: str
    """What first sight answers."""
    missed: float
    """The share of first sights that miss it."""
    counted: bool
    ending: bool
    """Every way was followed to the end of the game."""
    values: dict[str, float]
    """By answer, of those looked at."""
    margin: float
    """Of the gap between the solution and the obvious answer: two standard errors."""
    deals: int
    parts: list[ReasonPart]
    score: list[ScorePart]
    """What of the final score the solution brings more, in an ending: counted, or the mean of many deals."""
    line: list[LineStep]
    why: list[PlainEvent]
    """The game's own reasons."""
    goal: PlainEvent | None
    """What is to be done before the turn is over, where values are chances to do it and not to win; its thing is the
    target. The parts of the score are then what the chance is made of (`<game>-aim-<part>`)."""


ReviewState = Literal["none", "working", "stopped", "done"]
"""`stopped`: what is there is complete as far as it goes, and can be gone on with."""


class ReviewNews(TypedDict):
    """How far the review of a room has come; on the live line as `event: review`."""

    state: ReviewState
    judged: int
    asked: int
    """Decisions in all; 0 before anybody has looked."""


class Review(ReviewNews):
    found: Found | None


class LineMoment(LineStep):
    view: View
    """The table after the step, as the judged seat would see it: in a world where what it could not know is dealt
    anew."""


class BetterLine(TypedDict):
    """One likely way on from a better answer. It did not happen."""

    move: int
    seat: int
    steps: list[LineMoment]


class Cost(TypedDict):
    """What an answer would cost, in chances to win; the parts say why."""

    best: str
    value_played: float
    value_best: float
    error: float
    margin: float
    parts: list[ReasonPart]


class Weighed(TypedDict):
    """An answer weighed before it is played."""

    cost: Cost | None
    """None where no warning is due: the answer is fine, or nobody can tell so quickly."""


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


class Offers(TypedDict):
    """How this server can reach people who are not at the table."""

    push: str | None
    """The key to subscribe with; None where there is no push."""
    mail: bool
    """Whether it writes letters."""


class Reached(TypedDict):
    told: bool


class MailReached(TypedDict):
    """`asked`: a letter is under way, or was, that must be answered first."""

    mail: Literal["off", "asked", "on"]


class MailAnswered(TypedDict):
    room: str
    """Where it was asked for; empty when that is over."""


class PushNotice(TypedDict):
    """What a device is told when it is its person's turn."""

    title: str
    body: str
    path: str
    """To the table, straight to the question."""
    tag: str
    """A later notice of the same table takes the place of an earlier one."""


class Health(TypedDict):
    well: bool
