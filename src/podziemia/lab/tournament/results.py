"""The results file: one line for the plan, then one line a game, written the moment the game ends.

Lines are only ever added. A line that was torn by a crash is cut off when the file is opened again; anything else that
is not understood is told, and nothing is changed.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from json import dumps, loads
from math import inf
from pathlib import Path
from typing import Any, Final

from podziemia.build import BUILDS
from podziemia.kernel.errors import Trouble
from podziemia.lab.tournament.plan import Plan
from podziemia.lab.tournament.playing import Played
from podziemia.lab.tournament.schedule import Table, tables

FORMAT: Final = "podziemia tournament 2"
FILE: Final = "games.jsonl"
LARGEST: Final = 2**31
"""Whole numbers are smaller: the sheets keep them in 32 bits."""
UNDER_WAY: Final = 10_000
"""Tables that may have no result before one that has: those that were being played when everything stopped."""


class Results:
    """The games of a plan that have been played, by number of their table, in a folder that keeps them."""

    def __init__(self, folder: Path, plan: Plan, schedule: Callable[[Plan, int], Iterator[Table]] = tables) -> None:
        """Go on with what the folder holds, or begin; another plan's results are refused. `schedule` says who sits
        where."""
        self.path = folder / FILE
        self.plan = plan
        self.played: dict[int, Played] = {}
        self._tables: list[Table] = []
        self._schedule = schedule(plan, sys.maxsize)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            written = self.path.read_bytes() if self.path.exists() else b""
            whole = written[: written.rfind(b"\n") + 1]
            self._read(whole.decode("utf-8", "replace").splitlines())
            self._file = self.path.open("ab")
            self._file.truncate(len(whole))
        except OSError as trouble:
            raise Trouble("file-unwritable", path=str(self.path)) from trouble
        if not whole:
            self._write({"format": FORMAT, **plan.identity()})

    def _read(self, lines: list[str]) -> None:
        for number, line in enumerate(lines, 1):
            try:
                found = loads(line)
                if number == 1:
                    self._check(found)
                else:
                    self._keep(self._sound(Played(**found), len(lines) + UNDER_WAY))
            except (ValueError, TypeError, KeyError, AttributeError) as trouble:
                raise Trouble("results-broken", path=str(self.path), line=number) from trouble

    def _check(self, header: dict[str, Any]) -> None:
        if header.pop("format") != FORMAT:
            raise KeyError(FORMAT)
        for key, value in self.plan.identity().items():
            if header[key] != value:
                raise Trouble(
                    "results-other", path=str(self.path), key=key, there=_written(header[key]), asked=_written(value)
                )

    def _sound(self, played: Played, most: int) -> Played:
        """A line that somebody has changed by hand must not spoil the figures of all the others: the plan says who sat
        there, and a game has whole points, places and times."""
        by_seat = played[2:8]
        whole = [played.table, *[number for column in by_seat[:4] for number in column]]
        times = [*played.seconds, *played.longest]
        if {len(column) for column in by_seat} != {self.plan.seats} or type(played.capped) is not bool:
            raise ValueError(played)
        if played.build not in BUILDS:
            raise ValueError(played)
        if not all(type(number) is int and abs(number) < LARGEST for number in whole):
            raise ValueError(played)
        if not all(type(time) in (int, float) and 0 <= time < inf for time in times):
            raise ValueError(played)
        if min(played.places) != 1 or max(played.places) > self.plan.seats or min(played.decisions) < 0:
            raise ValueError(played)
        if not 0 <= played.table < most or self._table(played.table) != (played.table, played.deal, tuple(played.bots)):
            raise ValueError(played)
        return played

    def _table(self, number: int) -> Table:
        while len(self._tables) <= number:
            self._tables.append(next(self._schedule))
        return self._tables[number]

    def _keep(self, played: Played) -> None:
        self.played[played.table] = played

    def add(self, played: Played) -> None:
        self._write(played._asdict())
        self._keep(played)

    def _write(self, line: dict[str, Any]) -> None:
        """One write of one whole line, so that a crash tears at most the last."""
        try:
            self._file.write(dumps(line).encode() + b"\n")
            self._file.flush()
        except OSError as trouble:
            raise Trouble("file-unwritable", path=str(self.path)) from trouble

    def in_order(self) -> list[Played]:
        return [self.played[table] for table in sorted(self.played)]

    def close(self) -> None:
        os.fsync(self._file.fileno())
        self._file.close()


def _written(value: object) -> str:
    return value if isinstance(value, str) else dumps(value)
