"""What the server says, as far as a seat at the terminal needs it. A server that says less is of another version; one
that says more is understood all the same."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from podziemia.kernel.ask import NOBODY, Ask, Option
from podziemia.kernel.facets.foresight import Likelihood
from podziemia.kernel.show import View
from podziemia.kernel.state import EVERYONE, Event


class Chance(msgspec.Struct):
    what: str
    thing: str
    parts: dict[str, str]

    def likelihood(self) -> Likelihood:
        return Likelihood(self.what, self.thing, {outcome: Fraction(part) for outcome, part in self.parts.items()})


class SaidOption(msgspec.Struct):
    text: str
    verb: str
    thing: str
    chances: list[Chance] = []


class SaidAsk(msgspec.Struct):
    kind: str
    seat: int
    because: str
    n: int
    options: list[SaidOption]
    answered: str | None

    def ask(self) -> Ask:
        options = [Option(option.verb, option.thing) for option in self.options]
        return Ask(self.seat, self.kind, options, self.because, self.n)


class SaidEvent(msgspec.Struct):
    what: str
    seat: int = NOBODY
    thing: str = ""
    n: int = 0
    other: int = NOBODY
    things: tuple[str, ...] = ()

    def event(self) -> Event:
        return Event(self.what, self.seat, self.thing, self.n, self.other, self.things, EVERYONE)


class UndoOffer(msgspec.Struct):
    to: int
    free: bool


class SaidPosition(msgspec.Struct):
    n: int
    line: int
    back: bool
    events: list[SaidEvent]
    view: View
    ask: SaidAsk | None
    waiting: list[int]
    undo: UndoOffer | None
    places: list[int] | None


class SaidSeat(msgspec.Struct):
    seat: int
    letter: str
    name: str
    kind: str
    online: bool
    played_by_bot: bool


class You(msgspec.Struct):
    seats: list[int]
    owner: bool


class UndoRequest(msgspec.Struct):
    seat: int
    to: int
    waiting: list[int]


class SaidRoom(msgspec.Struct):
    room: str
    name: str
    game: str
    plays: int
    over: bool
    seats: list[SaidSeat]
    you: You
    undo_request: UndoRequest | None


class LogMove(msgspec.Struct):
    events: list[SaidEvent]


class SaidLog(msgspec.Struct):
    moves: list[LogMove]


class SeatScore(msgspec.Struct):
    seat: int
    total: int
    place: int


class SaidScore(msgspec.Struct):
    seats: list[SeatScore]
