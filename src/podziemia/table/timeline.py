"""A match with its past at hand: any earlier moment, and the moves that were taken back."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from podziemia.kernel.ask import Together
from podziemia.kernel.match import Match
from podziemia.kernel.record import Move, Record, RecordedMatch
from podziemia.kernel.state import Event

MILESTONE_EVERY: Final = 32


class Question(NamedTuple):
    """What a seat was asked, as far as the prompt says it."""

    kind: str
    because: str
    n: int


class TakenBack:
    """Moves that were undone together: those after the n-th, with what they told, and who took them back."""

    __slots__ = ("after", "events", "moves", "seat")

    def __init__(self, after: int, seat: int, moves: list[Move], events: list[list[Event]]) -> None:
        self.after = after
        self.seat = seat
        self.moves = moves
        self.events = events


class Timeline:
    """A recorded match that keeps copies on the way, so that going back costs a few moves and not the whole game."""

    def __init__(self, record: Record) -> None:
        """Begin at the start of an empty record."""
        self._recorded = RecordedMatch(record)
        self.moves: list[Move] = []
        self.questions: list[dict[int, Question]] = [_questions(self.match)]
        """What each seat was asked after n moves."""
        self.undone: list[TakenBack] = []
        self._milestones: list[Match[Any]] = [self.match.fork()]

    @property
    def match(self) -> Match[Any]:
        return self._recorded.match

    @property
    def record(self) -> Record:
        return self._recorded.record

    @property
    def events(self) -> list[list[Event]]:
        return self._recorded.events

    @property
    def count(self) -> int:
        return len(self.moves)

    @property
    def line(self) -> int:
        """How many times moves were taken back: together with `count` it names a moment for good."""
        return len(self.undone)

    def play(self, seat: int, text: str, remark: str = "") -> list[Event]:
        """Take an answer and write it down; a refusal changes nothing."""
        told = self._recorded.play(seat, text, remark)
        self.moves.append(self.record.moves[-1])
        self.questions.append(_questions(self.match))
        if self.count % MILESTONE_EVERY == 0:
            self._milestones.append(self.match.fork())
        return told

    def digest(self) -> str:
        """The fingerprint that the record keeps for the last move; empty when it keeps none."""
        return self.record.digests.get(self.count, "")

    def free_undo(self, seat: int) -> int:
        return self._recorded.free_undo(seat)

    def at(self, n: int) -> Match[Any]:
        """A copy of the match as it was after the first n moves."""
        passed = n // MILESTONE_EVERY
        match = self._milestones[passed].fork()
        for move in self.moves[passed * MILESTONE_EVERY : n]:
            match.play(move.seat, move.text)
        return match

    def take_back(self, n: int, seat: int) -> TakenBack:
        """Go back to the moment after n moves, for the seat. The moves after it stay in the record, marked."""
        match = self.at(n)
        match.listen()
        back = TakenBack(n, seat, self.moves[n:], self.events[n + 1 :])
        for move in back.moves:
            move.undone = True
        del self.moves[n:], self.events[n + 1 :], self._recorded.told[n:], self.questions[n + 1 :]
        del self._milestones[n // MILESTONE_EVERY + 1 :]
        self.record.digests = {at: digest for at, digest in self.record.digests.items() if at <= n}
        self._recorded.match = match
        self.undone.append(back)
        return back


def _questions(match: Match[Any]) -> dict[int, Question]:
    if match.ask is None:
        return {}
    asks = match.ask.asks if isinstance(match.ask, Together) else [match.ask]
    return {ask.seat: Question(ask.kind, ask.because, ask.n) for ask in asks}
