"""Looking on from behind: a host may want those who look on to see the table as it was some moves or minutes ago.

They are shown a history of their own, which takes every row once it is old enough and never sooner. What came since is
not in it at all, so that no road leads there."""

from __future__ import annotations

from typing import Final, NamedTuple

from podziemia.kernel.classroom import Classroom
from podziemia.kernel.history import History
from podziemia.kernel.record import Move, Record
from podziemia.table import wire
from podziemia.table.eyes import position
from podziemia.table.wire import Delay

MINUTE: Final = 60.0
MOVE: Final = "move"
UNDO: Final = "undo"
GONE: Final = "gone"
"""Kinds of rows: a move; the moves after the n-th were taken back; a taken-back move of a record from elsewhere."""


class Trace(NamedTuple):
    """What a row did to the game, and when."""

    kind: str
    seat: int
    text: str
    by: str
    at: float


class Sight(NamedTuple):
    """The game as far as somebody may follow it."""

    history: History
    classroom: Classroom | None = None

    def position(self, eyes: int, n: int | None = None, back: bool = False) -> wire.Position:
        """The table after n moves, or as it stands."""
        return position(self.history, self.history.count if n is None else n, eyes, back, self.classroom)

    def moment(self) -> wire.Moment:
        n, takebacks = self.history.moment
        return {"n": n, "line": takebacks}


class Hindsight:
    """The game of a while ago; it only ever goes on."""

    def __init__(self, header: Record, trail: list[Trace], delay: Delay, now: float) -> None:
        self._trail = trail
        self._taken = 0
        self.history = History(header)
        self.go_on(delay, now)

    def go_on(self, delay: Delay, now: float) -> None:
        """Take what has become old enough."""
        for trace in self._trail[self._taken : old_enough(self._trail, delay, now)]:
            self._take(trace)
            self._taken += 1

    def _take(self, trace: Trace) -> None:
        if trace.kind == UNDO:
            self.history.take_back(int(trace.text), trace.seat)
        else:
            self.history.take(Move(trace.seat, trace.text, trace.by, trace.kind == GONE))


def old_enough(trail: list[Trace], delay: Delay, now: float) -> int:
    """How many rows are: so many moves were made since, and so many minutes have passed."""
    count, later = len(trail), 0
    while count and later < delay.moves:
        count -= 1
        later += trail[count].kind == MOVE
    if later < delay.moves:
        return 0
    latest = now - delay.minutes * MINUTE
    while delay.minutes and count and trail[count - 1].at > latest:
        count -= 1
    return count
