"""Clocks: how long people may take, and what happens when their time is up. Never in the rules, always in the log.

Whose time has run is told from the rows of a room alone, so that every process and every restart tells the same. A seat
has its time from when it is waited for until it is not, or until its next turn begins: the first seconds of each such
stretch are free, what it takes beyond them comes from a reserve for the whole game. What bots take is nobody's time.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from podziemia.table import wire
from podziemia.table.keys import SEAT
from podziemia.table.schema import KEYS
from podziemia.table.store import Change, Insert, Row
from podziemia.table.wire import Clock

if TYPE_CHECKING:
    from podziemia.table.room import Seat

LATE: Final = "late"
"""A row that is no move: the time of the seat was up."""


class Stretch(NamedTuple):
    """A seat took longer than is free."""

    seat: int
    begun: float
    ended: float


class Hourglass:
    """The time of all seats of one room, as its rows tell it."""

    def __init__(self, clock: Clock, waiting: list[int], at: float) -> None:
        self.clock = clock
        self._begun: dict[int, float] = {}
        self._marked: set[int] = set()
        """Whose time was up in this stretch, where nothing comes of it but the mark."""
        self._long: list[Stretch] = []
        self._wait(waiting, at)

    def take(self, row: Row, waiting: list[int], turns: Iterable[int]) -> None:
        """One row more: who is waited for after it, and whose turns began with it."""
        if row["kind"] == LATE:
            self._run_out(row["seat"], row["at"])
        elif row["by"] == "bot":
            self._begun.pop(row["seat"], None)
        for seat in self._begun.keys() & set(turns):
            self._end(seat, row["at"])
        self._wait(waiting, row["at"])

    def _wait(self, waiting: list[int], at: float) -> None:
        for seat in [seat for seat in self._begun if seat not in waiting]:
            self._end(seat, at)
        self._marked.intersection_update(waiting)
        for seat in waiting:
            if seat not in self._marked:
                self._begun.setdefault(seat, at)

    def _end(self, seat: int, at: float) -> None:
        begun = self._begun.pop(seat)
        if at - begun > self.clock.move:
            self._long.append(Stretch(seat, begun, at))

    def _run_out(self, seat: int, at: float) -> None:
        """Who comes back while the bot still thinks begins anew; a mark is made once."""
        if seat in self._begun:
            self._end(seat, at)
        if self.clock.end == "mark":
            self._marked.add(seat)

    def left(self, seat: Seat) -> float:
        """What is left of the reserve before this stretch. Somebody new does not pay for the one before him; a bot that
        sits there for itself has none."""
        if seat.level:
            return 0.0
        over = (
            max(0.0, ended - max(begun, seat.since) - self.clock.move)
            for who, begun, ended in self._long
            if who == seat.seat
        )
        return max(0.0, self.clock.reserve - sum(over))

    def until(self, seat: Seat) -> float | None:
        """When the time of the seat is up; None while it does not run: nobody waits, or nobody sits there yet, or a
        bot does."""
        begun = self._begun.get(seat.seat)
        if begun is None or not seat.since or seat.bot:
            return None
        return max(begun, seat.since) + self.clock.move + self.left(seat)

    def due(self, seats: Sequence[Seat]) -> float:
        """When the first time is up; 0 when none runs."""
        return min((until for until in map(self.until, seats) if until is not None), default=0.0)

    def plain(self, seats: Sequence[Seat], now: float, runs: bool) -> wire.Times:
        return {
            "clock": self.clock,
            "now": now,
            "seats": [
                {
                    "left": self.left(seat),
                    "until": self.until(seat) if runs else None,
                    "late": seat.seat in self._marked,
                }
                for seat in seats
            ],
        }


def clock_of(text: str) -> Clock | None:
    return msgspec.json.decode(text, type=Clock) if text else None


def written(clock: Clock | None) -> str:
    return msgspec.json.encode(clock).decode() if clock is not None else ""


def newly_seated(seats: Sequence[Seat], change: Change) -> list[Seat]:
    """Who sits down with this change where nobody sat: from now on his time runs."""
    keys = [row for new in change if isinstance(new, Insert) and new.table is KEYS for row in new.rows]
    taken = {row["seat"] for row in keys if row["role"] == SEAT and row["used"] and not row["revoked"]}
    return [seat for seat in seats if seat.seat in taken and not seat.since]
