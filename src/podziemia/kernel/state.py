"""The state of a game: plain data with one `copy()`, and the events that tell what happens to it."""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

from mypy_extensions import mypyc_attr

from podziemia.kernel.ask import NOBODY, SEAT_LETTERS
from podziemia.kernel.parts import Part, Plain, dump
from podziemia.kernel.rng import Rng

EVERYONE: Final = -1
"""A set of seats as bits, all of them set."""

SPECTATOR: Final = -1
"""Whose eyes `view` uses: a seat's number, a spectator's, or those of somebody who may see everything."""
OMNISCIENT: Final = -2


CLOCKWISE: Final = tuple(
    [tuple([tuple([(seat + i) % n for i in range(1, n)]) for seat in range(n)]) for n in range(len(SEAT_LETTERS) + 1)]
)
"""The other seats from a seat's left, by number of seats."""


class PlainEvent(TypedDict):
    """An event as clients are told it; formatted with the message `<game>-event-<what>`."""

    what: str
    seat: NotRequired[int]
    thing: NotRequired[str]
    n: NotRequired[int]
    other: NotRequired[int]
    things: NotRequired[list[str]]


class Event:
    """What happened: a message id with a few arguments, and who may know of it."""

    __slots__ = ("n", "other", "seat", "thing", "things", "to", "what")

    what: str
    seat: int
    thing: str
    n: int
    other: int
    things: tuple[str, ...]
    to: int

    def __init__(self, what: str, seat: int, thing: str, n: int, other: int, things: tuple[str, ...], to: int) -> None:
        self.what = what
        self.seat = seat
        self.thing = thing
        self.n = n
        self.other = other
        self.things = things
        self.to = to

    def seen_by(self, seat: int) -> bool:
        if self.to == EVERYONE or seat == OMNISCIENT:
            return True
        return seat >= 0 and (self.to >> seat) & 1 == 1

    def plain(self) -> PlainEvent:
        """The event as plain data, without the arguments it does not use."""
        told: PlainEvent = {"what": self.what}
        if self.seat != NOBODY:
            told["seat"] = self.seat
        if self.thing:
            told["thing"] = self.thing
        if self.n:
            told["n"] = self.n
        if self.other != NOBODY:
            told["other"] = self.other
        if self.things:
            told["things"] = list(self.things)
        return told

    def __repr__(self) -> str:
        return f"<{' '.join(str(v) for v in self.plain().values())}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Part):
    """What the state of every game has. Games add their own fields; `copy` and what a dump holds come from these."""

    __slots__ = ("heard", "over", "rng", "seats", "shown")

    seats: int
    rng: Rng
    over: bool
    shown: int
    """How often something hidden has been turned up for somebody: undo asks whether anyone has learned anything."""
    heard: list[Event] | None
    """Where events go; None while nobody listens."""

    def __init__(self) -> None:
        """Fields are set by a game's set-up and by `copy`, which must not pay for defaults."""

    def begin(self, seats: int, rng: Rng) -> None:
        self.seats = seats
        self.rng = rng
        self.over = False
        self.shown = 0
        self.heard = None

    def copy_kernel_fields(self, twin: State) -> None:
        """The part of `copy` that is the same in all games. Nobody listens to the copy."""
        twin.seats = self.seats
        twin.rng = self.rng.copy()
        twin.over = self.over
        twin.shown = self.shown
        twin.heard = None

    def copy(self) -> State:
        raise AssertionError("a game copies its own state")

    def dump(self) -> dict[str, Plain]:
        """The whole state as plain data: every field of it and of its parts, and how far chance has come."""
        kernel = {"seats": self.seats, "over": self.over, "shown": self.shown, "rng": self.rng.dump()}
        return {**kernel, **dump(self)}

    def tell(
        self,
        what: str,
        seat: int = NOBODY,
        thing: str = "",
        n: int = 0,
        other: int = NOBODY,
        things: tuple[str, ...] = (),
        to: int = EVERYONE,
    ) -> None:
        """Say what happened, if anybody listens. `to` is a set of seats as bits."""
        if self.heard is not None:
            self.heard.append(Event(what, seat, thing, n, other, things, to))

    def clockwise_from(self, seat: int) -> tuple[int, ...]:
        """The other seats, starting at the left of the given one."""
        return CLOCKWISE[self.seats][seat]
