"""What clients may ask for, as typed requests. Whatever does not fit is refused before anything looks at it."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeVar

import msgspec

from podziemia.kernel.errors import Trouble

LONGEST_NAME: Final = 40
LONGEST_ROOM_ID: Final = 40
WITHOUT_NUL: Final = r"\A[^\x00]*\Z"
"""Not every store can keep one."""

Name = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=400)]
Nonce = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=WITHOUT_NUL)]
Secret = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
OwnSecret = Annotated[str, msgspec.Meta(pattern=r"\A([A-Za-z0-9_-]{32,200})?\Z")]
Number = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
Key = Annotated[str, msgspec.Meta(max_length=40)]
Value = Annotated[str, msgspec.Meta(max_length=12_000, pattern=WITHOUT_NUL)]


class NewSeat(msgspec.Struct):
    kind: Literal["me", "open", "bot"]
    name: Name = ""
    level: Key = ""


class NewRoom(msgspec.Struct):
    game: Key
    seats: Annotated[list[NewSeat], msgspec.Meta(max_length=8)]
    settings: dict[Key, Value] = {}
    name: Name = ""
    webhook: Annotated[str, msgspec.Meta(max_length=500)] = ""


class Sit(msgspec.Struct):
    """`own`: a secret that the browser has made for itself, so that it may ask again when it got no reply."""

    secret: Secret
    own: OwnSecret = ""


class Answer(msgspec.Struct):
    """`n` is how many moves the client has seen; `line`, how many times it saw moves taken back."""

    seat: SeatNumber
    n: Number
    text: Text
    nonce: Nonce
    line: Number | None = None


class Undo(msgspec.Struct):
    """`n` and `line`, when given, say what the client has seen."""

    seat: SeatNumber
    to: Number
    n: Number | None = None
    line: Number | None = None


class Vote(msgspec.Struct):
    seat: SeatNumber
    yes: bool


class DeckText(msgspec.Struct):
    text: Annotated[str, msgspec.Meta(max_length=8000)]


class ForSeat(msgspec.Struct):
    seat: SeatNumber


class SeatChange(msgspec.Struct):
    do: Literal["bot", "back", "free", "device", "name"]
    level: Key = ""
    name: Name = ""


class Branch(msgspec.Struct):
    n: Number
    seat: SeatNumber
    level: Key = ""


def is_room_id(text: str) -> bool:
    """Whether a room could be called so; the store need not be asked for any other."""
    return text.isascii() and text.isalnum() and len(text) <= LONGEST_ROOM_ID


W = TypeVar("W", bound=msgspec.Struct)


def read_request(body: bytes, kind: type[W]) -> W:
    """The request in the body; a trouble that says what does not fit."""
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        raise Trouble("bad-request", what=str(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Trouble("not-json") from error
