"""Taking moves back: free while nobody has learned anything from them, beyond that by consent."""

from __future__ import annotations

import msgspec

from podziemia.kernel.errors import Refusal, Trouble
from podziemia.table import wire
from podziemia.table.hindsight import UNDO
from podziemia.table.keys import Visitor
from podziemia.table.memory import Live
from podziemia.table.reach import calls_after
from podziemia.table.requests import Undo, Vote
from podziemia.table.room import HUMAN, Room
from podziemia.table.schema import MOVES
from podziemia.table.store import Insert
from podziemia.table.table import Table, check_may_play, move_row, tries_again
from podziemia.table.wire import UndoRequest


@tries_again
async def ask_undo(table: Table, id: str, secrets: list[str], request: Undo) -> wire.Moment:
    """Go back to the moment after `to` moves: at once when it is free or nobody has to agree, else when all do."""
    async with table.enter(id) as (live, room):
        visitor = table.admit(room, secrets)
        room.check_seat(visitor, request.seat)
        check_may_play(room, request.seat)
        room.check_length()
        _check_can_go_back(table, room, request)
        free = request.to >= room.history.free_undo(request.seat)
        if room.rated and not free:
            raise Trouble("rated-undo")
        waiting = [] if free else _concerned(live, room, visitor, request.seat)
        if not waiting:
            return await _take_back(table, live, room, request.seat, request.to)
        return await _put_request(table, live, room, UndoRequest(request.seat, request.to, waiting))


def _check_can_go_back(table: Table, room: Room, request: Undo) -> None:
    if room.over and room.classroom is None:
        raise Refusal("game-over")
    if room.undo_request is not None:
        raise Trouble("undo-pending")
    seen = room.seen(request.n, request.line)
    if seen != room.history.moment:
        raise table.stale(room, request.seat, seen)
    opening = room.puzzle.opening if room.puzzle is not None else 0
    if not opening <= request.to < room.history.count:
        raise Trouble("undo-nothing", to=request.to)


def _concerned(live: Live, room: Room, visitor: Visitor, seat: int) -> list[int]:
    """The people who must agree. Bots agree at once, and so does whoever shares the asker's screen. A bot that stands
    in speaks for somebody who is away, not for somebody who looks on: else the host could silence him with it."""
    mine = {seat, *visitor.seats}
    there = live.online(room)
    people = [s for s in room.seats if s.kind == HUMAN and (not s.stand_in or s.seat in there)]
    return [s.seat for s in people if s.seat not in mine]


@tries_again
async def vote(table: Table, id: str, secrets: list[str], request: Vote) -> wire.Moment:
    """Agree or refuse; one refusal ends it. Who asked may withdraw in the same way."""
    async with table.enter(id) as (live, room):
        visitor = table.admit(room, secrets)
        room.check_seat(visitor, request.seat)
        pending = room.undo_request
        if pending is None or (request.seat not in pending.waiting and (request.yes or request.seat != pending.seat)):
            raise Trouble("undo-none")
        if not request.yes:
            await _drop_request(table, live, room)
            table.wake_bots(live)
            return room.moment()
        return await agree(table, live, room, pending, request.seat)


async def agree(table: Table, live: Live, room: Room, pending: UndoRequest, seat: int) -> wire.Moment:
    waiting = [other for other in pending.waiting if other != seat]
    if not waiting:
        return await _take_back(table, live, room, pending.seat, pending.to)
    return await _put_request(table, live, room, UndoRequest(pending.seat, pending.to, waiting))


async def _put_request(table: Table, live: Live, room: Room, pending: UndoRequest) -> wire.UndoAsked:
    await table.commit(live, room, [], undo=msgspec.json.encode(pending).decode())
    room.undo_request = pending
    live.show_room(room)
    return {**room.moment(), "waiting": pending.waiting}


async def _drop_request(table: Table, live: Live, room: Room) -> None:
    await table.commit(live, room, [], undo="")
    room.undo_request = None
    live.show_room(room)


async def _take_back(table: Table, live: Live, room: Room, seat: int, to: int) -> wire.Moment:
    row = move_row(room, UNDO, seat, str(to), "", "", "", table.clock())
    before = room.history.match.waiting()
    room.history.take_back(to, seat)
    room.rows += 1
    room.pass_time(row)
    asked, room.undo_request = room.undo_request, None
    await table.commit(live, room, [Insert(MOVES, [row]), *calls_after(room, before, row)])
    live.show_moves(room)
    if asked is not None or room.hourglass is not None:
        live.show_room(room)
    table.wake_bots(live)
    return room.moment()
