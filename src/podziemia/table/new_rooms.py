"""Rooms that come from others: a game played on from a moment, a record that somebody brought."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from podziemia.kernel.errors import Refusal, Trouble
from podziemia.kernel.history import walk
from podziemia.kernel.record import Record, parse_record
from podziemia.kernel.registry import find_game
from podziemia.table.clocks import written
from podziemia.table.requests import LONGEST_NAME, Branch
from podziemia.table.room import BOT, HUMAN, MOST_ROWS, Room, Seat
from podziemia.table.store import Row
from podziemia.table.table import Created, Table
from podziemia.table.texts import clean


async def branch(table: Table, id: str, secrets: list[str], request: Branch) -> tuple[Created, str]:
    """Play on from a moment, against bots."""
    async with table.enter(id) as (_, room):
        visitor = table.admit(room, secrets)
        if not (room.open or room.alone(visitor)):
            raise Trouble("not-alone")
        if request.seat >= len(room.seats):
            raise Trouble("seat-unknown", seat=request.seat, seats=len(room.seats))
        if request.n > room.history.count:
            raise Trouble("moment-unknown", n=request.n, count=room.history.count)
        if room.history.at(request.n).over:
            raise Refusal("game-over")
        level = table.check_level(request.level)
        seats = [
            Seat(s.seat, HUMAN, s.name) if s.seat == request.seat else Seat(s.seat, BOT, s.name, s.level or level)
            for s in room.seats
        ]
        moves = room.history.record().cut(request.n).moves
        # a bell rings for the table that hung it up, and bots need no clock
        fields = {**same_game(room, room.seed), "webhook": "", "clock": "", "rated": False}
        return await table.open_room(fields, seats, [request.seat], moves), room.game


def same_game(room: Room, seed: str) -> Row:
    """What a room that goes on from this one has of it."""
    return {
        "game": room.game,
        "edition": find_game(room.game).edition,
        "settings": room.settings,
        "name": room.name,
        "seed": seed,
        "webhook": room.webhook,
        "lang": room.lang,
        "clock": written(room.clock),
        "rated": room.rated and room.over,
    }


_PROVERS: Final = ThreadPoolExecutor(1, "prover")
"""A thread for records alone: whoever brings many long ones keeps nobody waiting but those who bring others."""


async def bring_record(table: Table, text: str, lang: str) -> tuple[Created, str]:
    """A room to look at and to branch from; the record is proved first, beside the loop."""
    record = await asyncio.get_running_loop().run_in_executor(_PROVERS, proved, text)
    return await open_record(table, record, lang), record.game


def proved(text: str) -> Record:
    """The record, played through. One that is longer than any room may be is refused before that."""
    record = parse_record(text)
    if any("\x00" in kept for kept in (record.seed, *record.settings.values())):
        raise Trouble("bad-request", what="NUL")
    if len(record.moves) > MOST_ROWS:
        raise Trouble("record-too-many-moves", most=MOST_ROWS)
    for _ in walk(record):
        pass  # the loop stands here and not in the kernel: compiled code would not let the event loop have its turn
    return record


async def open_record(table: Table, record: Record, lang: str) -> Created:
    seats = [Seat(seat, HUMAN, clean(record.names.get(seat, ""))[:LONGEST_NAME]) for seat in range(record.seats)]
    return await table.open_room(fields_of(record, lang), seats, [], record.moves, frozen=True)


def fields_of(record: Record, lang: str) -> Row:
    """Of a room in which the game of a record lies."""
    return {
        "game": record.game,
        "edition": record.edition,
        "settings": record.settings,
        "name": "",
        "seed": record.seed,
        "webhook": "",
        "lang": lang,
    }
