"""Records: a whole game as a short readable text, like PGN for chess.

    podziemia 1
    game: abyss
    edition: 1
    seats: 2
    name A: Anna
    set first: random
    seed: 5f0c…

    1 A explore
    2 B pass
    = 2 9a0f41c2d3e4
    3 A take crab-3 ; bot
    ~ 4 B plot

A move has its number, the seat's letter and the option; `; word` after it is a remark. A line `= n digest` is the
fingerprint of the state after n moves, so that a replay that diverges says where. `~` marks a move that was taken
back; it keeps its place in the text and is not played.
"""

from __future__ import annotations

from typing import Any, Final

from podziemia.kernel.ask import SEAT_LETTERS
from podziemia.kernel.errors import BadRecord, BadSetup, Refusal
from podziemia.kernel.game import Game
from podziemia.kernel.match import Match, new_match
from podziemia.kernel.registry import find_game
from podziemia.kernel.state import Event

FORMAT: Final = "podziemia 1"
DIGEST_EVERY: Final = 25
LONGEST_RECORD: Final = 2_000_000
LONGEST_SEED: Final = 200
RETOLD: Final = ("game-unknown", "seat-count", "setting-unknown", "setting-value")
"""What is wrong with any game's set-up; a record tells it with its line."""


class Move:
    """One answer: who gave it, its text, a remark (who played it for the seat), and whether it was taken back."""

    __slots__ = ("remark", "seat", "text", "undone")

    def __init__(self, seat: int, text: str, remark: str = "", undone: bool = False) -> None:
        self.seat = seat
        self.text = text
        self.remark = remark
        self.undone = undone


class Record:
    """Header and moves. `digests[n]` is the fingerprint after n moves that stand."""

    def __init__(
        self,
        game: str,
        edition: int,
        seats: int,
        seed: str,
        settings: dict[str, str] | None = None,
        names: dict[int, str] | None = None,
    ) -> None:
        self.game = game
        self.edition = edition
        self.seats = seats
        self.seed = seed
        self.settings = dict(settings or {})
        self.names = dict(names or {})
        self.moves: list[Move] = []
        self.digests: dict[int, str] = {}

    def standing(self) -> list[Move]:
        """The moves that were not taken back."""
        return [move for move in self.moves if not move.undone]

    def cut(self, n: int) -> Record:
        """The same game with only its first n standing moves."""
        short = Record(self.game, self.edition, self.seats, self.seed, self.settings, self.names)
        short.moves = [Move(m.seat, m.text, m.remark) for m in self.standing()[:n]]
        short.digests = {at: digest for at, digest in self.digests.items() if at <= n}
        return short

    def start(self, listen: bool = False, forkable: bool = True) -> Match[Any]:
        """The match before the first move."""
        return new_match(find_game(self.game), self.seats, self.seed, self.settings, listen, forkable)

    def replay(self, listen: bool = False, forkable: bool = True) -> Match[Any]:
        """The match after all standing moves; digests on the way are compared."""
        match = self.start(listen, forkable)
        for number, move in enumerate(self.standing(), 1):
            match.play(move.seat, move.text)
            if number in self.digests and self.digests[number] != match.digest():
                raise BadRecord("record-diverged", 0, move=number)
        return match

    def text(self) -> str:
        lines = [FORMAT, f"game: {self.game}", f"edition: {self.edition}", f"seats: {self.seats}"]
        lines += [f"name {SEAT_LETTERS[seat]}: {name}" for seat, name in sorted(self.names.items())]
        lines += [f"set {key}: {value}" for key, value in self.settings.items()]
        lines += [f"seed: {self.seed}", ""]
        number = 0
        for move in self.moves:
            remark = f" ; {move.remark}" if move.remark else ""
            played = f"{SEAT_LETTERS[move.seat]} {move.text}{remark}"
            if move.undone:
                lines.append(f"~ {number + 1} {played}")
                continue
            number += 1
            lines.append(f"{number} {played}")
            if number in self.digests:
                lines.append(f"= {number} {self.digests[number]}")
        return "\n".join(lines) + "\n"


def parse_record(text: str) -> Record:
    """Read a record; whatever is wrong is told with its line."""
    if len(text) > LONGEST_RECORD:
        raise BadRecord("record-too-long", 1, most=LONGEST_RECORD)
    lines = text.splitlines()
    if not lines or lines[0].strip() != FORMAT:
        raise BadRecord("record-format", 1, expected=FORMAT)
    head, body = _split(lines)
    record = _read_header(head)
    standing = 0
    for line_number, line in body:
        standing = _read_line(record, standing, line_number, line)
    return record


def load_record(text: str) -> Record:
    """Read a record and prove it: every move is played, so that an illegal one is told with its line."""
    record = parse_record(text)
    game = find_game(record.game)
    if record.edition != game.edition:
        raise BadRecord("record-edition", 3, edition=record.edition, ours=game.edition)
    match = record.start(forkable=False)
    number = 0
    for line_number, line in _split(text.splitlines())[1]:
        number = _prove_line(record, match, number, line_number, line)
    return record


Line = tuple[int, str]


def _split(lines: list[str]) -> tuple[list[Line], list[Line]]:
    """Header and body with their line numbers; a blank line stands between them."""
    numbered = [(number, line.strip()) for number, line in enumerate(lines, 1)][1:]
    blank = next((i for i, (_, line) in enumerate(numbered) if not line), len(numbered))
    return numbered[:blank], [(n, line) for n, line in numbered[blank:] if line]


def _read_header(head: list[Line]) -> Record:
    fields: dict[str, tuple[int, str]] = {}
    names: dict[int, str] = {}
    settings: dict[str, str] = {}
    seen: set[str] = set()
    for number, line in head:
        key, colon, value = line.partition(":")
        key, value = key.strip(), value.strip()
        if not colon or not key:
            raise BadRecord("record-header", number, text=line[:60])
        if key in seen:
            raise BadRecord("record-twice", number, key=key[:60])
        seen.add(key)
        if key.startswith("name "):
            names[_seat(key[5:], number, len(SEAT_LETTERS))] = value
        elif key.startswith("set "):
            settings[key[4:]] = value
        elif key in ("game", "edition", "seats", "seed"):
            fields[key] = (number, value)
        else:
            raise BadRecord("record-header", number, text=line[:60])
    for wanted in ("game", "edition", "seats", "seed"):
        if not fields.get(wanted, (0, ""))[1]:
            raise BadRecord("record-missing", fields.get(wanted, (len(head) + 1, ""))[0], key=wanted)
    if len(fields["seed"][1]) > LONGEST_SEED:
        raise BadRecord("record-header", fields["seed"][0], text=fields["seed"][1][:60])
    record = Record(
        fields["game"][1],
        _number(*fields["edition"]),
        _number(*fields["seats"]),
        fields["seed"][1],
        settings,
        names,
    )
    _check_game(record, fields["game"][0])
    return record


def _check_game(record: Record, line: int) -> None:
    try:
        game: Game[Any] = find_game(record.game)
        game.check_seats(record.seats)
        record.settings = game.check_settings(record.settings)
    except BadSetup as trouble:
        if trouble.key not in RETOLD:
            raise  # a game says in its own words what is wrong with a setting of its own
        raise BadRecord(f"record-{trouble.key}", line, **trouble.details) from trouble


def _read_line(record: Record, standing: int, line_number: int, line: str) -> int:
    """Write down what one line says; the number of standing moves so far."""
    words = line.split(maxsplit=2)
    if words[0] == "=":
        if len(words) != 3:
            raise BadRecord("record-line", line_number, text=line[:60])
        number = _number(line_number, words[1])
        if number in record.digests:
            raise BadRecord("record-twice", line_number, key=f"= {number}")
        record.digests[number] = words[2]
        return standing
    undone = words[0] == "~"
    if undone:
        words = line.split(maxsplit=3)[1:]
    if len(words) != 3:
        raise BadRecord("record-line", line_number, text=line[:60])
    if _number(line_number, words[0]) != standing + 1 and not undone:
        raise BadRecord("record-number", line_number, expected=standing + 1, found=words[0])
    option, _, remark = words[2].partition(" ; ")
    record.moves.append(Move(_seat(words[1], line_number, record.seats), option.strip(), remark.strip(), undone))
    return standing if undone else standing + 1


def _prove_line(record: Record, match: Match[Any], number: int, line_number: int, line: str) -> int:
    """Play the move of one line, or compare the digest; the number of moves played so far."""
    words = line.split(maxsplit=2)
    if words[0] == "~":
        return number
    if words[0] == "=":
        if int(words[1]) == number and match.digest() != words[2]:
            raise BadRecord("record-diverged", line_number, move=number)
        return number
    option = words[2].partition(" ; ")[0].strip()
    try:
        match.play(SEAT_LETTERS.index(words[1]), option)
    except Refusal as trouble:
        raise BadRecord(f"record-{trouble.key}", line_number, **trouble.details) from trouble
    return number + 1


def _number(line: int, text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 9):
        raise BadRecord("record-not-a-number", line, text=text[:60])
    return int(text)


def _seat(letter: str, line: int, seats: int) -> int:
    seat = SEAT_LETTERS.find(letter) if len(letter) == 1 else -1
    if not 0 <= seat < seats:
        raise BadRecord("record-seat", line, letter=letter[:20], seats=seats)
    return seat


class RecordedMatch:
    """A match that remembers: its record, the events of every move, and how far each move can be taken back."""

    def __init__(self, record: Record) -> None:
        """Play the record through. Its standing moves must be legal (`load_record` tells where they are not)."""
        self.record = record
        self.match: Match[Any] = record.start(listen=True)
        self.events: list[list[Event]] = [self.match.heard()]
        self.told: list[bool] = []
        for number, move in enumerate(record.standing(), 1):
            self._advance(move.seat, move.text)
            if number in record.digests and record.digests[number] != self.match.digest():
                raise BadRecord("record-diverged", 0, move=number)

    @property
    def count(self) -> int:
        """How many moves stand."""
        return len(self.told)

    def _advance(self, seat: int, text: str) -> None:
        before = self._learned()
        self.match.play(seat, text)
        self.events.append(self.match.heard())
        self.told.append(self._learned() != before)

    def _learned(self) -> tuple[int, int]:
        return self.match.state.rng.draws, self.match.state.shown

    def play(self, seat: int, text: str, remark: str = "") -> list[Event]:
        """Take an answer, write it down, and give the events it caused."""
        self._advance(seat, text)
        self.record.moves.append(Move(seat, text, remark))
        if self.count % DIGEST_EVERY == 0:
            self.record.digests[self.count] = self.match.digest()
        return self.events[-1]

    def free_undo(self, seat: int) -> int:
        """The earliest move number the seat may go back to by itself: only its own last moves, and only while
        nobody has learned anything from them. Equal to `count` when there is nothing to take back freely."""
        moves = self.record.standing()
        n = self.count
        while n > 0 and moves[n - 1].seat == seat and not self.told[n - 1]:
            n -= 1
        return n

    def undo_to(self, n: int) -> RecordedMatch:
        """The same table with the moves after the n-th taken back; they stay in the record, marked."""
        standing = 0
        record = Record(
            self.record.game,
            self.record.edition,
            self.record.seats,
            self.record.seed,
            self.record.settings,
            self.record.names,
        )
        for move in self.record.moves:
            if not move.undone:
                standing += 1
            record.moves.append(Move(move.seat, move.text, move.remark, move.undone or standing > n))
        record.digests = {at: digest for at, digest in self.record.digests.items() if at <= n}
        return RecordedMatch(record)


def new_record(
    game: Game[Any],
    seats: int,
    seed: str,
    settings: dict[str, str] | None = None,
    names: dict[int, str] | None = None,
) -> Record:
    """An empty record of a game about to start."""
    game.check_seats(seats)
    return Record(game.name, game.edition, seats, seed, game.check_settings(settings or {}), names)
