"""Records: a whole game as a short readable text, like PGN for chess.

    podziemia 2
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

A move has its number, the seat's letter and the option; `; word` after it is a remark. A line `= n digest` after the
n-th move is the fingerprint of the state there, so that a replay that diverges says where. `~` marks a move that was
taken back; it keeps its place in the text and is not played.

The first line names the format. In `podziemia 2` digests are of the whole state, what no view shows among it. In
`podziemia 1` they are of what the all-seeing eye is shown; it is still read and proved, and written no more.

Here a record is only written and read; `history.py` plays it.
"""

from __future__ import annotations

from typing import Any, Final

from podziemia.kernel.ask import SEAT_LETTERS
from podziemia.kernel.errors import BadRecord, BadSetup
from podziemia.kernel.game import Game
from podziemia.kernel.match import Match, new_match
from podziemia.kernel.registry import find_game

VIEW_DIGESTS: Final = 1
"""The format whose digests are of the all-seeing view."""
FORMAT: Final = 2
"""The format that is written: its digests are of the whole state (`Match.digest`)."""
MAGIC: Final = "podziemia"
HEADS: Final = {f"{MAGIC} {format}": format for format in range(1, FORMAT + 1)}
"""The first lines of the formats that are read."""
DIGEST_EVERY: Final = 25
LONGEST_RECORD: Final = 2_000_000
LONGEST_SEED: Final = 200
RETOLD: Final = ("game-unknown", "seat-count", "setting-unknown", "setting-value")
"""What is wrong with any game's set-up; a record tells it with its line."""


class Move:
    """One answer: who gave it, its text, a remark (who played it for the seat), whether it was taken back, and now and
    then the fingerprint of the state after it. In a record that was read, the lines where move and digest stand."""

    __slots__ = ("digest", "digest_line", "line", "remark", "seat", "text", "undone")

    def __init__(
        self, seat: int, text: str, remark: str = "", undone: bool = False, digest: str = "", line: int = 0
    ) -> None:
        self.seat = seat
        self.text = text
        self.remark = remark
        self.undone = undone
        self.digest = digest
        self.line = line
        self.digest_line = 0

    def copy(self) -> Move:
        return Move(self.seat, self.text, self.remark, self.undone, self.digest)


class Record:
    """Header and moves."""

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
        self.format = FORMAT
        """Of its digests; a record that was read may be of an older one."""

    def standing(self) -> list[Move]:
        """The moves that were not taken back."""
        return [move for move in self.moves if not move.undone]

    def header(self) -> Record:
        """The same game before its first move."""
        return Record(self.game, self.edition, self.seats, self.seed, self.settings, self.names)

    def cut(self, n: int) -> Record:
        """The same game with only its first n standing moves."""
        short = self.header()
        short.format = self.format
        short.moves = [move.copy() for move in self.standing()[:n]]
        return short

    def start(self, listen: bool = False, forkable: bool = True) -> Match[Any]:
        """The match before the first move."""
        return new_match(find_game(self.game), self.seats, self.seed, self.settings, listen, forkable)

    def text(self) -> str:
        lines = [f"{MAGIC} {FORMAT}", f"game: {self.game}", f"edition: {self.edition}", f"seats: {self.seats}"]
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
            if move.digest and self.format == FORMAT:
                lines.append(f"= {number} {move.digest}")
        return "\n".join(lines) + "\n"


def parse_record(text: str) -> Record:
    """Read a record; whatever is wrong with the text is told with its line. Its moves are not played yet."""
    if len(text) > LONGEST_RECORD:
        raise BadRecord("record-too-long", 1, most=LONGEST_RECORD)
    lines = text.splitlines()
    if not lines or lines[0].strip() not in HEADS:
        raise BadRecord("record-format", 1, expected=f"{MAGIC} {FORMAT}")
    head, body = _split(lines)
    record = _read_header(head)
    record.format = HEADS[lines[0].strip()]
    standing: list[Move] = []
    for line_number, line in body:
        _read_line(record, standing, line_number, line)
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
    _check_game(record, fields["game"][0], fields["edition"][0])
    return record


def _check_game(record: Record, line: int, edition_line: int) -> None:
    try:
        game: Game[Any] = find_game(record.game)
        if record.edition != game.edition:
            raise BadRecord("record-edition", edition_line, edition=record.edition, ours=game.edition)
        game.check_seats(record.seats)
        record.settings = game.check_settings(record.settings)
        lesson = game.school.lesson_of(record.settings) if game.school is not None else None
        if lesson is not None:
            lesson.check_seats(record.seats)
    except BadSetup as trouble:
        if trouble.key not in RETOLD:
            raise  # a game says in its own words what is wrong with a setting of its own
        raise BadRecord(f"record-{trouble.key}", line, **trouble.details) from trouble


def _read_line(record: Record, standing: list[Move], line_number: int, line: str) -> None:
    """Write down what one line says."""
    words = line.split(maxsplit=2)
    if words[0] == "=":
        _read_digest(standing, line_number, line)
        return
    undone = words[0] == "~"
    if undone:
        words = line.split(maxsplit=3)[1:]
    if len(words) != 3:
        raise BadRecord("record-line", line_number, text=line[:60])
    number = len(standing) + 1
    if _number(line_number, words[0]) != number and not undone:
        raise BadRecord("record-number", line_number, expected=number, found=words[0])
    option, _, remark = words[2].partition(" ; ")
    seat = _seat(words[1], line_number, record.seats)
    move = Move(seat, option.strip(), remark.strip(), undone, line=line_number)
    record.moves.append(move)
    if not undone:
        standing.append(move)


def _read_digest(standing: list[Move], line_number: int, line: str) -> None:
    """A fingerprint stands behind the move after which it was taken."""
    words = line.split(maxsplit=2)
    if len(words) != 3:
        raise BadRecord("record-line", line_number, text=line[:60])
    number = len(standing)
    if _number(line_number, words[1]) != number or not number:
        raise BadRecord("record-number", line_number, expected=number, found=words[1])
    if standing[-1].digest:
        raise BadRecord("record-twice", line_number, key=f"= {number}")
    standing[-1].digest = words[2]
    standing[-1].digest_line = line_number


def _number(line: int, text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 9):
        raise BadRecord("record-not-a-number", line, text=text[:60])
    return int(text)


def _seat(letter: str, line: int, seats: int) -> int:
    seat = SEAT_LETTERS.find(letter) if len(letter) == 1 else -1
    if not 0 <= seat < seats:
        raise BadRecord("record-seat", line, letter=letter[:20], seats=seats)
    return seat


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
