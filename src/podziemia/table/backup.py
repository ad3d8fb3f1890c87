"""All that is kept as one file, and back: `podziemia backup` and `restore`. The same file fits SQLite and PostgreSQL:
it is also the way from one to the other.

The file is gzipped JSON lines: a heading, then `[table, row]` for every row, then a count. What does not end with the
right count is no whole backup and is refused before anything is written.
"""

from __future__ import annotations

import gzip
import json
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, insert, select

from podziemia import __version__
from podziemia.files import replace
from podziemia.kernel.errors import Trouble
from podziemia.table.club.schema import CLUB_TABLES
from podziemia.table.commands import open_store, say
from podziemia.table.migrations import STEPS
from podziemia.table.schema import KEPT, KEYS, MOVES, REACHES, REVIEWS, ROOMS, SEATS, TALK
from podziemia.table.store import Row, Store

FORMAT: Final = "podziemia backup 1"
TABLES: Final = {table.name: table for table in (ROOMS, SEATS, KEYS, MOVES, TALK, REACHES, REVIEWS, KEPT, *CLUB_TABLES)}
"""Rooms first: everything else belongs to one. Of the club, whoever is referred to before who refers to him."""
AT_ONCE: Final = 1000


def run_backup(args: Namespace) -> int:
    store, _ = open_store(args)
    rows = 0

    def write(beside: Path) -> None:
        nonlocal rows
        rows = back_up(store, beside)

    try:
        replace(args.file, write)
    except OSError as error:
        raise Trouble("file-unwritable", path=str(args.file)) from error
    finally:
        store.close()
    say(args, "backup-done", file=str(args.file), rows=rows)
    return 0


def back_up(store: Store, path: Path) -> int:
    """Everything as it was at one moment; how many rows there are."""
    count = 0
    path.touch(mode=0o600)  # seeds and addresses are nobody's business
    with gzip.open(path, "wt", encoding="utf-8") as file, store.moment() as connection:
        file.write(json.dumps({"format": FORMAT, "version": __version__, "schema": len(STEPS)}) + "\n")
        for name, table in TABLES.items():
            for row in connection.execute(select(table)).mappings():
                file.write(json.dumps([name, dict(row)]) + "\n")
                count += 1
        file.write(json.dumps({"rows": count}) + "\n")
    return count


def run_restore(args: Namespace) -> int:
    check_whole(args.file)
    store, where = open_store(args)
    try:
        if store.room_count():
            raise Trouble("restore-not-empty", where=where)
        rows = restore(store, args.file)
    finally:
        store.close()
    say(args, "restore-done", file=str(args.file), rows=rows)
    return 0


def check_whole(path: Path) -> None:
    """Read to the end before anything is written."""
    for _ in rows_of(path):
        pass


def restore(store: Store, path: Path) -> int:
    """All rows in one transaction: the store is as it was backed up, or as it was before."""
    count = 0
    with store.engine.begin() as connection:
        waiting: list[Row] = []
        last = ""
        for name, row in rows_of(path):
            if name != last or len(waiting) == AT_ONCE:
                write_rows(connection, last, waiting)
                last, waiting = name, []
            waiting.append(row)
            count += 1
        write_rows(connection, last, waiting)
    return count


def write_rows(connection: Connection, table: str, rows: list[Row]) -> None:
    if rows:
        connection.execute(insert(TABLES[table]), rows)


def rows_of(path: Path) -> Iterator[tuple[str, Row]]:
    """Table and row, one after another, of a backup that is whole and that this version can read."""
    count = 0
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            check_heading(path, json.loads(file.readline()))
            for line in file:
                told: Any = json.loads(line)
                if isinstance(told, dict):
                    if told["rows"] != count:
                        raise ValueError(told)
                    return
                name, row = told
                TABLES[name]
                count += 1
                yield name, row
    except FileNotFoundError as error:
        raise Trouble("file-unreadable", path=str(path)) from error
    except (OSError, EOFError, ValueError, KeyError, TypeError) as error:
        raise Trouble("backup-broken", path=str(path)) from error
    raise Trouble("backup-broken", path=str(path))


def check_heading(path: Path, heading: dict[str, Any]) -> None:
    if heading["format"] != FORMAT:
        raise ValueError(heading)
    if heading["schema"] > len(STEPS):
        raise Trouble("store-newer", version=heading["schema"], known=len(STEPS))
