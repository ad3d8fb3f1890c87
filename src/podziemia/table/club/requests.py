"""What members may ask for."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from podziemia.table.requests import WITHOUT_NUL, Key, NewClock, Number, Value

MemberName = Annotated[str, msgspec.Meta(max_length=80)]
Credential = dict[str, object]


class JoinClub(msgspec.Struct):
    """`word`: where the operator wants one of whoever joins."""

    name: MemberName
    word: Annotated[str, msgspec.Meta(max_length=200)] = ""


class WithPasskey(msgspec.Struct):
    """What the browser's authenticator has answered, as its `toJSON` gives it."""

    credential: Credential


class SignOut(msgspec.Struct):
    everywhere: bool = False


class DropPasskey(msgspec.Struct):
    id: Annotated[str, msgspec.Meta(max_length=1400, pattern=WITHOUT_NUL)]


class ChangeMe(msgspec.Struct):
    sees: Literal["me", "club", "all"]


class LeaveClub(msgspec.Struct):
    """The own name, written out: nobody leaves by a slip."""

    name: MemberName


class NewEvent(msgspec.Struct):
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    game: Key
    kind: Literal["swiss", "robin"]
    rounds: Annotated[int, msgspec.Meta(ge=1, le=15)] = 3
    settings: dict[Key, Value] = {}
    clock: NewClock | None = None
    """Of every table."""


class Award(msgspec.Struct):
    """The host decides a board that nobody finishes: points of the first, in halves."""

    board: Number
    halves: Annotated[int, msgspec.Meta(ge=0, le=2)]
