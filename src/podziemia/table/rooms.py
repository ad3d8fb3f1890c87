"""Rooms from the command line: list, export, import, delete, archive, new links, and what this build can play on."""

from __future__ import annotations

import asyncio
import sys
from argparse import Namespace
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from time import time
from typing import TypeVar

from podziemia.bots import LEVELS
from podziemia.kernel.ask import SEAT_LETTERS
from podziemia.kernel.errors import Trouble
from podziemia.kernel.history import load_record
from podziemia.table import sitting
from podziemia.table.commands import data_folder, open_store, say
from podziemia.table.housekeeping import ARCHIVE, DAY, archive
from podziemia.table.keys import SystemTokens, link
from podziemia.table.metrics import Metrics
from podziemia.table.new_rooms import open_record
from podziemia.table.requests import NewOpening, NewRoom, NewSeat
from podziemia.table.room import Room, replay
from podziemia.table.schema import ROOMS
from podziemia.table.store import Change, Delete, Row, Store, StoredRoom
from podziemia.table.table import Table
from podziemia.table.talk import TALK_SUFFIX, talk_text
from podziemia.table.thinking import Workers
from podziemia.words import words_in
from podziemia.words.arguments import seat_list, setting_pairs

T = TypeVar("T")

DIVERGED = 1
HOST = "host"


class DirectJournal:
    """A journal without a loop of its own: every change is committed on the spot."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.shared = store.shared

    async def version(self, room: str) -> int | None:
        return self.store.versions([room]).get(room)

    async def versions(self, rooms: list[str]) -> dict[str, int]:
        return self.store.versions(rooms)

    async def since(self, room: str, rows: int, said: int) -> StoredRoom | None:
        return self.store.since(room, rows, said)

    async def commit(self, change: Change) -> None:
        for error in self.store.commit([change]):
            if error is not None:
                raise error

    async def load(self, room: str) -> Room | None:
        stored = self.store.load(room)
        return None if stored is None else replay(stored)

    async def beside(self, work: Callable[[], T]) -> T:
        return work()


def run_list(args: Namespace) -> int:
    store, _ = open_store(args)
    rooms = store.rooms()
    for room in rooms:
        sys.stdout.write(line_of(room, args.lang) + "\n")
    say(args, "rooms-count", n=len(rooms))
    store.close()
    return 0


def line_of(room: Row, lang: str) -> str:
    touched = datetime.fromtimestamp(room["touched"], UTC).strftime("%Y-%m-%d %H:%M")
    state = "record" if room["frozen"] else "over" if room["over"] else "live"
    said = words_in(lang).say(f"rooms-{state}")
    return f"{room['id']}  {touched}  {room['game']:<14} {room['rows'] or 0:>5}  {said:<10} {room['name']}".rstrip()


def run_export(args: Namespace) -> int:
    """The record file of one room, to a file or to the terminal; what was said there goes into a file beside it."""
    store, _ = open_store(args)
    room = replay(stored_room(store, args.room))
    text = room.record().text()
    if args.file:
        args.file.write_text(text, encoding="utf-8")
        if said := talk_text(room):
            args.file.with_suffix(TALK_SUFFIX).write_text(said, encoding="utf-8")
        say(args, "rooms-exported", room=args.room, file=str(args.file))
    else:
        sys.stdout.write(text)
    store.close()
    return 0


def stored_room(store: Store, id: str) -> StoredRoom:
    stored = store.load(id)
    if stored is None:
        raise Trouble("room-unknown")
    return stored


def run_new(args: Namespace) -> int:
    """A new table, set up by whoever runs the server; prints its links."""
    store, _ = open_store(args)
    table = Table(DirectJournal(store), SystemTokens(), time, Workers(), Metrics(), LEVELS)
    opening = NewOpening(args.open) if args.open else None
    seats = [new_seat(spec) for spec in seat_list(args.seats)]
    wanted = NewRoom(args.game, seats, setting_pairs(args.set), args.called, opening=opening)
    created = asyncio.run(table.create(wanted, args.lang))
    say(args, "rooms-new", room=created.room)
    places = [(HOST, created.own[0]), *((SEAT_LETTERS[seat], secret) for seat, secret in created.links)]
    for place, secret in [*places, ("watch", created.watcher)]:
        sys.stdout.write(f"{place:<6} {link(created.room, secret)}\n")
    store.close()
    return 0


def new_seat(spec: str) -> NewSeat:
    """`human`, `human:Anna` or the level of a bot."""
    kind, _, name = spec.partition(":")
    return NewSeat("open", name) if kind == "human" else NewSeat("bot", level=spec)


def run_import(args: Namespace) -> int:
    """A record file as a room to look at and branch from; prints its link."""
    record = load_record(read_text(args.record))
    store, _ = open_store(args)
    table = Table(DirectJournal(store), SystemTokens(), time, Workers(), Metrics(), ())
    created = asyncio.run(open_record(table, record, args.lang))
    say(args, "rooms-imported", room=created.room, link=link(created.room, created.own[0]))
    store.close()
    return 0


def read_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Trouble("file-unreadable", path=str(file)) from error


def run_delete(args: Namespace) -> int:
    store, _ = open_store(args)
    stored_room(store, args.room)
    for error in store.commit([[Delete(ROOMS, {"id": args.room})]]):
        if error is not None:
            raise error
    say(args, "rooms-deleted", room=args.room)
    store.close()
    return 0


def run_link(args: Namespace) -> int:
    """A new link to a seat (a letter) or to the whole table (`host`): for people who have lost theirs. Whoever sits at
    the seat has to get up, and everybody at the table is told."""
    store, _ = open_store(args)
    table = Table(DirectJournal(store), SystemTokens(), time, Workers(), Metrics(), ())
    url = asyncio.run(issue_link(table, args.room, args.seat))
    say(args, "rooms-link", link=url)
    store.close()
    return 0


async def issue_link(table: Table, id: str, place: str) -> str:
    async with table.enter(id) as (live, room):
        if place == HOST:
            return (await sitting.give_host(table, live, room))["url"]
        letters = SEAT_LETTERS[: len(room.seats)]
        if place.upper() not in letters:
            raise Trouble("seat-letter", seat=place, seats=", ".join(letters))
        return (await sitting.free(table, live, room, letters.index(place.upper())))["url"]


def run_archive(args: Namespace) -> int:
    """Tables that nobody has touched for so many days become record files."""
    store, _ = open_store(args)
    folder = args.into or data_folder(args) / ARCHIVE
    count = 0
    for id in archive(store, time() - args.days * DAY, folder):
        count += 1
        say(args, "rooms-archived", room=id)
    say(args, "rooms-archived-all", n=count, folder=str(folder))
    store.close()
    return 0


def run_check(args: Namespace) -> int:
    """Replay every live room on this build; tell which would not go on as they were, and which by other rules."""
    store, _ = open_store(args)
    diverged = 0
    rooms = store.rooms(live_only=True)
    for row in rooms:
        try:
            room = check_room(stored_room(store, row["id"]))
        except Trouble as trouble:
            diverged += 1
            say(args, "rooms-diverged", room=row["id"], move=trouble.details.get("move", 0))
            continue
        if room.plays != room.edition:
            say(args, "rooms-other-edition", room=room.id, began=room.edition, now=room.plays)
    say(args, "rooms-checked", n=len(rooms), diverged=diverged)
    store.close()
    return DIVERGED if diverged else 0


def check_room(stored: StoredRoom) -> Room:
    """The room, if this build plays it as it was. Whatever the rules do wrong on the way is a divergence too."""
    try:
        return replay(stored)
    except Trouble:
        raise
    except Exception as error:
        raise Trouble("room-diverged", room=stored.room["id"], move=0) from error
