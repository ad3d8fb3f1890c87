"""The history of a match: what was played, what it told, what was taken back, and every earlier moment.

    history = History(new_record(game, 2, seed))
    step = history.play(0, "explore")            # the move, and the events it caused
    history.at(3).view(0)                        # any earlier moment, to look at
    history.take_back(history.free_undo(0), 0)   # the moves after it stay in the record, marked
    history.record().text()

Rooms, records, replays, undo and tests stand on it; nobody else plays the moves of a record. It needs no event loop and
touches nothing outside itself, so a long history may be loaded in a thread or in another process.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from json import dumps
from typing import Any, Final, NamedTuple

from podziemia.kernel.ask import Option
from podziemia.kernel.errors import BadRecord, Refusal
from podziemia.kernel.match import Match, fingerprint
from podziemia.kernel.record import DIGEST_EVERY, FORMAT, VIEW_DIGESTS, Move, Record, parse_record
from podziemia.kernel.state import OMNISCIENT, Event

KEEP_EVERY: Final = 32
"""So many moves apart are the copies kept from which earlier moments are reached."""
MOST_KEPT: Final = 96


class Moment(NamedTuple):
    """A point in a history, named for good: how many moves stood, and how often moves had been taken back."""

    n: int
    takebacks: int


class Question(NamedTuple):
    """What a seat was asked, as far as the prompt says it."""

    kind: str
    because: str
    n: int


class Step(NamedTuple):
    """A move with what it answered and what it told. `reach` is the earliest moment its seat may go back to from here
    by itself: over its own moves, and only while nobody has learned anything from them."""

    move: Move
    option: Option
    asked: Question
    events: list[Event]
    reach: int


class TakenBack(NamedTuple):
    """Moves that were undone together: those after the n-th; and who took them back."""

    after: int
    seat: int
    steps: list[Step]


class History:
    """A match that remembers. It is played through its history only: `match` and `at` are for looking."""

    def __init__(self, record: Record) -> None:
        """An empty record begins a game; another is played through, and refused (BadRecord) where it cannot be."""
        self._header = record.header()
        self._match: Match[Any] = record.start(listen=True)
        self._opening = self._match.heard()
        self._written: list[Move] = []
        self._steps: list[Step] = []
        self._taken_back: list[TakenBack] = []
        self._kept: dict[int, Match[Any]] = {0: self._match.fork()}
        for move in record.moves:
            self.take(move, record.format)

    # ---- what there is ----

    @property
    def match(self) -> Match[Any]:
        """The match as it stands now."""
        return self._match

    @property
    def settings(self) -> dict[str, str]:
        return self._header.settings

    @property
    def count(self) -> int:
        """How many moves stand."""
        return len(self._steps)

    @property
    def moment(self) -> Moment:
        return Moment(len(self._steps), len(self._taken_back))

    @property
    def steps(self) -> Sequence[Step]:
        """The moves that stand."""
        return self._steps

    @property
    def taken_back(self) -> Sequence[TakenBack]:
        return self._taken_back

    def events(self, n: int) -> list[Event]:
        """What the n-th move told; the 0th is the set-up."""
        return self._steps[n - 1].events if n else self._opening

    def events_since(self, n: int) -> list[Event]:
        """What the n-th move and all after it told."""
        return [event for number in range(n, self.count + 1) for event in self.events(number)]

    def at(self, n: int) -> Match[Any]:
        """The match after the first n moves, to look at and not to play on."""
        return self._match if n == self.count else self._copy_at(n)

    def record(self) -> Record:
        """The game as it is written down."""
        record = self._header.header()
        record.moves = [move.copy() for move in self._written]
        return record

    # ---- playing ----

    def play(self, seat: int, text: str, remark: str = "") -> Step:
        """Take an answer and write it down; a refusal changes nothing."""
        asked = self._match.ask_of(seat)
        before = _learned(self._match)
        option = self._match.play(seat, text)
        revealing = _learned(self._match) != before
        move = Move(seat, text, remark)
        reach = self.count + 1 if revealing else self.free_undo(seat)
        step = Step(move, option, Question(asked.kind, asked.because, asked.n), self._match.heard(), reach)
        self._written.append(move)
        self._steps.append(step)
        if self.count % DIGEST_EVERY == 0 or self._match.over:
            move.digest = digest_of(self._match)
        if self.count % KEEP_EVERY == 0:
            self._keep(self.count, self._match)
        return step

    def take(self, move: Move, format: int = FORMAT) -> None:
        """Take a move that was made before: it is played unless it was taken back then, and its digest compared."""
        if move.undone:
            self._written.append(move.copy())
            return
        try:
            self.play(move.seat, move.text, move.remark)
        except Refusal as trouble:
            raise _unplayable(move, self.count + 1, trouble) from trouble
        _compare(self._match, move, self.count, format)

    # ---- taking back ----

    def free_undo(self, seat: int) -> int:
        """The earliest move number the seat may go back to by itself; `count` when it can take back nothing freely."""
        if not self._steps or self._steps[-1].move.seat != seat:
            return self.count
        return self._steps[-1].reach

    def last_move_of(self, seat: int) -> int:
        """The number of the seat's last move; 0 when it has made none."""
        n = self.count
        while n and self._steps[n - 1].move.seat != seat:
            n -= 1
        return n

    def take_back(self, n: int, seat: int) -> TakenBack:
        """Go back to the moment after n moves, for the seat. The moves after it stay in the record, marked."""
        match = self._copy_at(n)
        match.listen()
        back = TakenBack(n, seat, self._steps[n:])
        for step in back.steps:
            step.move.undone = True
        del self._steps[n:]
        self._kept = {number: kept for number, kept in self._kept.items() if number <= n}
        self._match = match
        self._taken_back.append(back)
        return back

    # ---- copies on the way ----

    def _copy_at(self, n: int) -> Match[Any]:
        """Played on from the nearest copy. What is passed on the way is kept: who goes back step by step, or looks at
        one moment after the other, pays for the way once."""
        start = max([number for number in self._kept if number <= n])
        match = self._kept[start].fork()
        for number in range(start + 1, n + 1):
            move = self._steps[number - 1].move
            match.play(move.seat, move.text)
            if number % KEEP_EVERY == 0:
                self._keep(number, match)
        return match

    def _keep(self, n: int, match: Match[Any]) -> None:
        """When there are too many copies, an even grid of at most half as many remains, however long the game."""
        self._kept[n] = match.fork()
        if len(self._kept) > MOST_KEPT:
            every = KEEP_EVERY
            while self.count // every >= MOST_KEPT // 2:
                every *= 2
            self._kept = {number: kept for number, kept in self._kept.items() if number % every == 0}


# ---- records ----


def load_record(text: str) -> Record:
    """Read a record and prove it, at full speed. One of an older format gets the digests of today's."""
    record = parse_record(text)
    older = record.format != FORMAT
    moves = record.standing()
    for number, match in enumerate(walk(record)):
        if older and number and moves[number - 1].digest:
            moves[number - 1].digest = digest_of(match)
    record.format = FORMAT
    return record


def walk(record: Record, forkable: bool = False) -> Iterator[Match[Any]]:
    """One match that goes through the record: as it is set up, and then after every move that stands."""
    match = record.start(forkable=forkable)
    yield match
    for number, move in enumerate(record.standing(), 1):
        try:
            match.play(move.seat, move.text)
        except Refusal as trouble:
            raise _unplayable(move, number, trouble) from trouble
        _compare(match, move, number, record.format)
        yield match


def replayed(record: Record, forkable: bool = False) -> Match[Any]:
    """The match after all moves that stand."""
    *_, match = walk(record, forkable)
    return match


def digest_of(match: Match[Any], format: int = FORMAT) -> str:
    """The fingerprint that a record of this format holds for this moment."""
    return view_digest(match) if format == VIEW_DIGESTS else match.digest()


def view_digest(match: Match[Any]) -> str:
    """The fingerprint of records of the first format: of what the all-seeing eye is shown. What no view shows is
    outside it, so it is read and no longer written."""
    everything = dumps(match.view(OMNISCIENT), sort_keys=True, separators=(",", ":"))
    return fingerprint(f"{everything} {match.state.rng.draws}")


def _compare(match: Match[Any], move: Move, number: int, format: int) -> None:
    if move.digest and move.digest != digest_of(match, format):
        raise BadRecord("record-diverged", move.digest_line, move=number)


def _unplayable(move: Move, number: int, trouble: Refusal) -> BadRecord:
    return BadRecord(f"record-{trouble.key}", move.line, **trouble.details, move=number)


def _learned(match: Match[Any]) -> tuple[int, int]:
    """What changes whenever chance had a say or something hidden came to light."""
    return match.state.rng.draws, match.state.shown
