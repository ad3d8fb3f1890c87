"""What becomes of a seat: a bot plays it and gives it back, it gets a new link or another name."""

from __future__ import annotations

from typing import Final

from podziemia.kernel.errors import Trouble
from podziemia.table import rematch, wire
from podziemia.table.keys import NOBODY, WATCHER, Key, Visitor, hash_of, link
from podziemia.table.memory import Live
from podziemia.table.requests import SeatChange
from podziemia.table.room import HUMAN, Room
from podziemia.table.said import BACK, COMINGS, STAND_IN
from podziemia.table.schema import KEYS, SEATS, TALK
from podziemia.table.sitting import free, give_device, leave, looks
from podziemia.table.store import Insert, Row, Update
from podziemia.table.table import Table, tries_again
from podziemia.table.undo import agree

MOST_COMINGS: Final = 500
"""Lines of who came and went that a room keeps; whoever hands his seat to and fro beyond them is not told of."""


@tries_again
async def change_seat(
    table: Table, id: str, secrets: list[str], seat: int, request: SeatChange
) -> wire.Moment | wire.NewLink:
    async with table.enter(id) as (live, room):
        visitor = table.admit(room, secrets)
        if not _steps_in(live, room, visitor, seat, request, table.clock()):
            _check_may_change(room, visitor, seat, request)
        if request.do in ("free", "device"):
            room.check_keys()
        if request.do == "free":
            return await free(table, live, room, seat)
        if request.do == "device":
            return await give_device(table, live, room, seat)
        if request.do == "name":
            await _put(table, live, room, seat, looks(room, seat, request.name, request.colour))
        elif request.do == "bot":
            await _hand_over(table, live, room, visitor, seat, table.check_level(request.level))
        elif request.do == "leave":
            await leave(table, live, room, seat, table.check_level(request.level))
        else:
            await _put(table, live, room, seat, {"stand_in": ""}, BACK)
        table.wake_bots(live)
        return room.moment()


def _check_may_change(room: Room, visitor: Visitor, seat: int, request: SeatChange) -> None:
    """The owner may change every seat, a player its own. To free a seat is the owner's; links to a seat that somebody
    sits at are given by him alone."""
    if room.frozen:
        raise Trouble("room-frozen")
    if not visitor.owner:
        if request.do == "free":
            raise Trouble("not-owner")
        room.check_seat(visitor, seat)
    elif request.do in ("device", "leave"):
        room.check_seat(visitor, seat)
    elif not 0 <= seat < len(room.seats):
        raise Trouble("seat-unknown", seat=seat, seats=len(room.seats))
    if room.rated and seat in room.members() and _puts_out(visitor, seat, request):
        raise Trouble("rated-seat")
    if request.do != "name" and room.seats[seat].kind != HUMAN:
        raise Trouble("seat-not-human")


def _steps_in(live: Live, room: Room, visitor: Visitor, seat: int, request: SeatChange, now: float) -> bool:
    """Whether a bot is put in the place of somebody who has abandoned a rated game: whoever plays there may do it."""
    abandoned = request.do == "bot" and room.is_abandoned(seat, now) and seat not in live.online(room)
    return abandoned and bool(visitor.seats or visitor.owner)


def _puts_out(visitor: Visitor, seat: int, request: SeatChange) -> bool:
    """Whether a member would lose the seat. His own he may leave to a bot and not free: else who loses got up first."""
    return request.do in ("free", "leave") or (request.do == "bot" and seat not in visitor.seats)


async def _put(table: Table, live: Live, room: Room, seat: int, values: Row, told: str = "") -> None:
    """Change what is kept of a seat; who hands it over or takes it back is `told` to all, once."""
    before = vars(room.seats[seat])
    if all(before[field] == value for field, value in values.items()):
        return
    tells = bool(told) and room.said.count_of(*COMINGS) < MOST_COMINGS
    row = room.told_row(told, seat, table.clock()) if tells else None
    before.update(values)
    change = [Update(SEATS, {"room": room.id, "seat": seat}, values)]
    await table.commit(live, room, [*change, Insert(TALK, [row])] if row is not None else change)
    if row is not None:
        room.take_told(row)
    live.show_talk(room)
    live.show_room(room)


async def _hand_over(table: Table, live: Live, room: Room, visitor: Visitor, seat: int, level: str) -> None:
    """The bot plays from here on; it also agrees to an undo or a rematch that waits for this seat, unless the host put
    it in the place of somebody who looks on."""
    await _put(table, live, room, seat, {"stand_in": level}, STAND_IN)
    if seat not in visitor.seats and seat in live.online(room):
        return
    if room.undo_request is not None and seat in room.undo_request.waiting:
        await agree(table, live, room, room.undo_request, seat)
    offered = room.standing_offer(table.clock())
    if offered is not None and seat in offered.waiting:
        await rematch.agree(table, live, room, NOBODY, offered, seat)


@tries_again
async def share(table: Table, id: str, secrets: list[str]) -> wire.WatchLink:
    """One more link for people who only watch; players and the owner may give it away."""
    async with table.enter(id) as (live, room):
        visitor = table.admit(room, secrets)
        if not (visitor.owner or visitor.seats):
            raise Trouble("not-owner")
        room.check_keys()
        secret = table.tokens.secret()
        key = Key(hash_of(secret), WATCHER)
        await table.commit(live, room, [Insert(KEYS, [{"room": room.id, **vars(key)}])])
        room.keys[key.hash] = key
        return {"spectator": link(id, secret)}
