"""What clients may ask for, as typed requests. Whatever does not fit is refused before anything looks at it."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeVar

import msgspec

from podziemia.kernel.errors import Trouble
from podziemia.table.colours import COLOURS
from podziemia.table.wire import Delay

LONGEST_NAME: Final = 40
LONGEST_ROOM_ID: Final = 40
DAY: Final = 24 * 3600
WITHOUT_NUL: Final = r"\A[^\x00]*\Z"
"""Not every store can keep one."""

Name = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=400)]
Nonce = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=WITHOUT_NUL)]
Secret = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
OwnSecret = Annotated[str, msgspec.Meta(pattern=r"\A([A-Za-z0-9_-]{32,200})?\Z")]
PageName = Annotated[str, msgspec.Meta(pattern=r"\A[A-Za-z0-9]{16,64}\Z")]
Number = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
Colour = Annotated[int, msgspec.Meta(ge=0, lt=COLOURS)]
Key = Annotated[str, msgspec.Meta(max_length=40)]
Minute = Annotated[int, msgspec.Meta(ge=0, lt=24 * 60)]
MailAddress = Annotated[
    str,
    msgspec.Meta(
        max_length=254,
        pattern=r"\A[A-Za-z0-9.!#$%&'*+/=?^_{|}~-]{1,64}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}\Z",
    ),
]
"""Plain ones only: no quotes, no spaces, no lines, and no address without a name."""
Value = Annotated[str, msgspec.Meta(max_length=12_000, pattern=WITHOUT_NUL)]


class NewSeat(msgspec.Struct):
    kind: Literal["me", "open", "bot"]
    name: Name = ""
    level: Key = ""


class NewClock(msgspec.Struct):
    """Seconds for each turn, and those beyond them for the whole game; then a bot of the level, or only a mark."""

    move: Annotated[int, msgspec.Meta(ge=1, le=30 * DAY)]
    reserve: Annotated[int, msgspec.Meta(ge=0, le=90 * DAY)] = 0
    end: Literal["bot", "mark"] = "bot"
    level: Key = ""


class NewOpening(msgspec.Struct):
    """The table is offered to everybody."""

    pace: Literal["tonight", "days"] = "tonight"
    wanted: Literal["any", "learning", "skilled"] = "any"


class NewRoom(msgspec.Struct):
    game: Key
    seats: Annotated[list[NewSeat], msgspec.Meta(max_length=8)]
    settings: dict[Key, Value] = {}
    name: Name = ""
    webhook: Annotated[str, msgspec.Meta(max_length=500)] = ""
    clock: NewClock | None = None
    opening: NewOpening | None = None
    rated: bool = False


class PuzzleWish(msgspec.Struct):
    """Somebody sits down to solve a puzzle."""

    name: Name = ""


class OpenOrClose(msgspec.Struct):
    """None closes the table to strangers; who sits there stays."""

    opening: NewOpening | None


class TakeSeat(msgspec.Struct):
    """A free seat of an open table; without a number, the first."""

    own: Annotated[str, msgspec.Meta(pattern=r"\A[A-Za-z0-9_-]{32,200}\Z")]
    """A secret that the browser has made for itself: the same request may come twice."""
    seat: SeatNumber | None = None
    name: Name = ""


class Seek(msgspec.Struct):
    """Somebody looks for a game, and asks again every few seconds with the same secret. `bots`: he would also begin
    with bots of the level at the seats that nobody has come for."""

    own: Annotated[str, msgspec.Meta(pattern=r"\A[A-Za-z0-9_-]{32,200}\Z")]
    game: Key
    people: Annotated[int, msgspec.Meta(ge=2, le=8)]
    pace: Literal["tonight", "days"] = "tonight"
    name: Name = ""
    bots: bool = False
    level: Key = ""


class StopSeeking(msgspec.Struct):
    own: Secret


class Invited(msgspec.Struct):
    """Somebody holds a link and wants to know what it opens."""

    secret: Secret


class Sit(msgspec.Struct):
    """`own`: a secret that the browser has made for itself, so that it may ask again when it got no reply. The rest is
    what the person wishes for; `watch`: a place to watch from will do."""

    secret: Secret
    own: OwnSecret = ""
    name: Name = ""
    seat: SeatNumber | None = None
    colour: Colour | None = None
    watch: bool = False


class Answer(msgspec.Struct):
    """`n` is how many moves the client has seen; `line`, how many times it saw moves taken back."""

    seat: SeatNumber
    n: Number
    text: Text
    nonce: Nonce
    line: Number | None = None


class Subscription(msgspec.Struct):
    """What a browser gives out for push notices: where it is called, and the keys for it."""

    endpoint: Annotated[str, msgspec.Meta(min_length=8, max_length=1000)]
    p256dh: Annotated[str, msgspec.Meta(pattern=r"\A[A-Za-z0-9_-]{87}=?\Z")]
    auth: Annotated[str, msgspec.Meta(pattern=r"\A[A-Za-z0-9_-]{22}={0,2}\Z")]


class Quiet(msgspec.Struct):
    """From a minute of the day until another, which may be one of the next day, where the device is."""

    begins: Minute
    ends: Minute
    zone: Annotated[str, msgspec.Meta(max_length=60)]


class PushReach(msgspec.Struct):
    """Tell this device of the turns of the seats that its browser holds, or no longer."""

    subscription: Subscription
    quiet: Quiet | None = None
    off: bool = False


class MailReach(msgspec.Struct):
    """Write to this address about the turns of the seats that its browser holds, or no longer. `own`: a secret of the
    browser; a yes to it counts at every table. `ask`: the person wants it now; otherwise no letter asks for a yes."""

    address: MailAddress
    own: Annotated[str, msgspec.Meta(pattern=r"\A[A-Za-z0-9_-]{32,200}\Z")]
    quiet: Quiet | None = None
    ask: bool = False
    off: bool = False


class Undo(msgspec.Struct):
    """`n` and `line`, when given, say what the client has seen."""

    seat: SeatNumber
    to: Number
    n: Number | None = None
    line: Number | None = None


class Vote(msgspec.Struct):
    seat: SeatNumber
    yes: bool


class RematchVote(msgspec.Struct):
    """`offer` is the one that is meant: by then there may be another."""

    seat: SeatNumber
    offer: Number
    yes: bool


class DeckText(msgspec.Struct):
    text: Annotated[str, msgspec.Meta(max_length=8000)]


class ForSeat(msgspec.Struct):
    seat: SeatNumber


class ReviewWish(msgspec.Struct):
    depth: Literal["quick", "standard"] = "standard"


class Weigh(msgspec.Struct):
    """`n` and `line`, as in an answer, say what the client has seen."""

    seat: SeatNumber
    n: Number
    text: Text
    line: Number | None = None


class SeatChange(msgspec.Struct):
    do: Literal["bot", "back", "free", "device", "name", "leave"]
    level: Key = ""
    name: Name = ""
    colour: Colour | None = None


class Idle(msgspec.Struct):
    """For how many seconds nobody has touched the page; 0 when somebody is there again."""

    page: PageName
    seconds: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Say(msgspec.Struct):
    """Something to say; `text` is the name of a ready phrase or of a face, or what was written."""

    seat: SeatNumber
    kind: Literal["say", "phrase", "emote"]
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    nonce: Nonce


class Manners(msgspec.Struct):
    """How the host wants it at this table; what he does not name stays as it is."""

    talk: Literal["all", "phrases", "off"] | None = None
    delay: Delay | None = None


class Branch(msgspec.Struct):
    n: Number
    seat: SeatNumber
    level: Key = ""


def is_room_id(text: str) -> bool:
    """Whether a room could be called so; the store need not be asked for any other."""
    return text.isascii() and text.isalnum() and len(text) <= LONGEST_ROOM_ID


def is_page_name(text: str) -> bool:
    return text.isascii() and text.isalnum() and 16 <= len(text) <= 64


W = TypeVar("W", bound=msgspec.Struct)


def read_request(body: bytes, kind: type[W]) -> W:
    """The request in the body; a trouble that says what does not fit."""
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        raise Trouble("bad-request", what=str(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Trouble("not-json") from error
