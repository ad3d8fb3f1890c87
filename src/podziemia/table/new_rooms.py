"""Rooms that come from others: a rematch, a game played on from a moment, a record that somebody brought."""

from __future__ import annotations

from functools import partial

from podziemia.kernel.errors import Refusal, Trouble
from podziemia.kernel.history import walk
from podziemia.kernel.record import Record, parse_record
from podziemia.kernel.registry import find_game
from podziemia.table.keys import NO_SEAT, OWNER, SEAT, Key, Visitor, hash_of
from podziemia.table.requests import LONGEST_NAME, Branch
from podziemia.table.room import BOT, HUMAN, MOST_ROWS, Room, Seat
from podziemia.table.schema import KEYS
from podziemia.table.store import Insert, Row, Update
from podziemia.table.table import Created, Table, clean, tries_again


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
        fields = {**_same_game(room, room.seed), "webhook": ""}  # a bell rings for the table that hung it up
        return await table.open_room(fields, seats, [request.seat], moves), room.game


@tries_again
async def rematch(table: Table, id: str, secrets: list[str]) -> tuple[Created, str]:
    """The owner sets up the next game with the same people; the others follow to their own seats."""
    async with table.enter(id) as (live, room):
        visitor = table.admit(room, secrets)
        if not room.over:
            raise Trouble("not-over")
        if not room.rematch:
            if not visitor.owner:
                raise Trouble("not-owner")
            seats = [Seat(s.seat, s.kind, s.name, s.level) for s in room.seats]
            created, change = table.draft_room(_same_game(room, table.tokens.seed()), seats, list(visitor.seats))
            await table.commit(live, room, change, rematch=created.room)
            room.rematch = created.room
            table.metrics.count("podziemia_rooms_created_total")
            live.show_room(room)
            return created, room.game
        next_room = room.rematch
    return await _follow(table, next_room, visitor), room.game


async def _follow(table: Table, id: str, visitor: Visitor) -> Created:
    """Keys to the same places of the next room, for somebody who held them in the last one. They take the place of
    those that the browser may hold already, so the owner's is among them."""
    async with table.enter(id) as (live, room):
        # A seat whose link somebody has opened in the next room is his; so is one that the host has freed since.
        moved_on = {key.seat for key in room.keys.values() if key.role == SEAT and key.revoked and key.used}
        places = [(SEAT, seat) for seat in visitor.seats if seat not in moved_on]
        if visitor.owner:
            places.append((OWNER, NO_SEAT))
        secrets = [table.tokens.secret() for _ in places]
        keys = [Key(hash_of(own), role, seat, used=True) for own, (role, seat) in zip(secrets, places, strict=True)]
        if keys:
            unopened = [key for key in room.keys.values() if (key.role, key.seat) in places and not key.used]
            spent = [Update(KEYS, {"room": id, "hash": key.hash}, {"revoked": True}) for key in unopened]
            await table.commit(live, room, [*spent, Insert(KEYS, [{"room": id, **vars(key)} for key in keys])])
            for key in unopened:
                key.revoked = True
            room.keys.update({key.hash: key for key in keys})
            live.show_room(room)
        return Created(id, secrets, [], "")


def _same_game(room: Room, seed: str) -> Row:
    return {
        "game": room.game,
        "edition": find_game(room.game).edition,
        "settings": room.settings,
        "name": room.name,
        "seed": seed,
        "webhook": room.webhook,
        "lang": room.lang,
    }


async def bring_record(table: Table, text: str, lang: str) -> tuple[Created, str]:
    """A room to look at and to branch from; the record is proved first, beside the loop."""
    record = await table.journal.beside(partial(proved, text))
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
    fields = {
        "game": record.game,
        "edition": record.edition,
        "settings": record.settings,
        "name": "",
        "seed": record.seed,
        "webhook": "",
        "lang": lang,
    }
    return await table.open_room(fields, seats, [], record.moves, frozen=True)
