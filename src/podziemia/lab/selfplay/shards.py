"""Shards: a dataset is played and written a few games at a time, each shard by one process and in one piece.

A shard is named after its games (`000050-000099`). It is there when its last file is there, and that file comes by a
move in one step; so whatever happens, a dataset holds whole games only, and what is missing can be told.
"""

from __future__ import annotations

from collections.abc import Iterator
from json import dumps
from pathlib import Path
from re import fullmatch
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from zipfile import ZIP_DEFLATED, ZipFile

from podziemia.files import finish, unfinished
from podziemia.kernel.ask import Option
from podziemia.kernel.history import digest_of
from podziemia.kernel.match import Match
from podziemia.kernel.record import DIGEST_EVERY, Move, Record, new_record
from podziemia.kernel.registry import find_game
from podziemia.lab.chairs import BotFailed, Chair, leave, play_to_the_end
from podziemia.lab.selfplay.recipe import Recipe

if TYPE_CHECKING:
    from podziemia.lab.selfplay.rows import Decision, RowFile

RECORDS: Final = "records"
ROWS: Final = "rows"


class Shard(NamedTuple):
    """Games to be played, and where to."""

    recipe: Recipe
    folder: Path
    games: range

    def path(self, kind: str, ending: str) -> Path:
        return self.folder / kind / f"{self.games[0]:06}-{self.games[-1]:06}.{ending}"


class Written(NamedTuple):
    games: int
    decisions: int


class Failed(NamedTuple):
    """A game that a bot could not finish."""

    game: int
    bot: str
    illegal: str
    error: str
    traceback: str


def missing(folder: Path, games: int, size: int) -> Iterator[range]:
    """The games not yet there, in ranges of at most `size`."""
    there = present(folder)
    first = 0
    while first < games:
        if first in there:
            first += 1
            continue
        last = first
        while last + 1 < games and last + 1 not in there and last + 1 - first < size:
            last += 1
        yield range(first, last + 1)
        first = last + 1


def present(folder: Path) -> set[int]:
    """The numbers of the games that the folder holds."""
    there: set[int] = set()
    for path in (folder / RECORDS).glob("*.zip"):
        ends = fullmatch(r"(\d{6,})-(\d{6,})", path.stem)
        if ends is not None:
            there.update(range(int(ends[1]), int(ends[2]) + 1))
    return there


def sweep(folder: Path) -> None:
    """Remove what an interrupted run left unfinished."""
    for kind in (RECORDS, ROWS):
        for path in (folder / kind).glob(unfinished(Path("*")).name):
            path.unlink()


def write_shard(shard: Shard) -> Written | Failed:
    """Play the games and write them; the records are moved last, because a shard with records is a whole one."""
    records = shard.path(RECORDS, "zip")
    decisions = 0
    rows = open_rows(shard) if shard.recipe.rows else None
    with ZipFile(unfinished(records), "w", ZIP_DEFLATED) as archive:
        for number in shard.games:
            try:
                record = play_game(shard.recipe, number, rows)
            except BotFailed as failed:
                bot = shard.recipe.seating(number)[failed.seat]
                return Failed(number, bot, failed.illegal, failed.error, failed.traceback)
            decisions += len(record.moves)
            archive.writestr(f"{number:06}.txt", record.text())
    if rows is not None:
        rows.close()
        finish(shard.path(ROWS, "parquet"))
    finish(records)
    return Written(len(shard.games), decisions)


def open_rows(shard: Shard) -> RowFile:
    from podziemia.lab.selfplay.rows import RowFile

    about = {key: value if isinstance(value, str) else dumps(value) for key, value in shard.recipe.identity().items()}
    return RowFile(unfinished(shard.path(ROWS, "parquet")), shard.recipe, about)


def play_game(recipe: Recipe, number: int, rows: RowFile | None) -> Record:
    """The record of one game; its decisions go to the rows, if there are any."""
    game = find_game(recipe.game)
    seed = f"{recipe.seed}/{number}"
    bots = recipe.seating(number)
    record = new_record(game, recipe.seats, seed, recipe.settings, dict(enumerate(bots)))
    match = record.start()
    chairs = [Chair(spec, game, f"{seed} bot {seat}", recipe.clock) for seat, spec in enumerate(bots)]
    decisions: list[Decision] = []

    def watch(match: Match[Any], seat: int, option: Option) -> None:
        note_digest(record, match)
        record.moves.append(Move(seat, option.text))
        if rows is not None:
            decisions.append(rows.decision(match, seat, option, bots[seat], chairs[seat].bot))

    try:
        play_to_the_end(match, chairs, watch)
    finally:
        leave(chairs)
    record.moves[-1].digest = digest_of(match)
    if rows is not None:
        rows.add_game(number, decisions, match)
    return record


def note_digest(record: Record, match: Match[Any]) -> None:
    """Now and then the fingerprint of the state after the moves so far."""
    count = len(record.moves)
    if count and count % DIGEST_EVERY == 0:
        record.moves[-1].digest = digest_of(match)
