"""What becomes of a seat: a bot plays it and gives it back, it gets a new link or another name."""

from __future__ import annotations

from podziemia.kernel.errors import Trouble
from podziemia.table import wire
from podziemia.table.keys import WATCHER, Key, Visitor, hash_of, link
from podziemia.table.memory import Live
from podziemia.table.requests import SeatChange
from podziemia.table.room import HUMAN, Room
from podziemia.table.schema import KEYS, SEATS
from podziemia.table.sitting import free, give_device
from podziemia.table.store import Insert, Update
from podziemia.table.table import Table, clean, tries_again
from podziemia.table.undo import agree


@tries_again
async def change_seat(
    table: Table, id: str, secrets: list[str], seat: int, request: SeatChange
) -> wire.Moment | wire.NewLink:
    async with table.enter(id) as (live, room):
        visitor = table.admit(room, secrets)
        _check_may_change(room, visitor, seat, request)
        if request.do == "free":
            return await free(table, live, room, seat)
        if request.do == "device":
            return await give_device(table, live, room, seat)
        if request.do == "name":
            await _put(table, live, room, seat, {"name": clean(request.name)})
        elif request.do == "bot":
            await _hand_over(table, live, room, visitor, seat, table.check_level(request.level))
        else:
            await _put(table, live, room, seat, {"stand_in": ""})
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
    elif request.do == "device":
        room.check_seat(visitor, seat)
    elif not 0 <= seat < len(room.seats):
        raise Trouble("seat-unknown", seat=seat, seats=len(room.seats))
    if request.do != "name" and room.seats[seat].kind != HUMAN:
        raise Trouble("seat-not-human")


async def _put(table: Table, live: Live, room: Room, seat: int, values: dict[str, str]) -> None:
    await table.commit(live, room, [Update(SEATS, {"room": room.id, "seat": seat}, values)], bots=True)
    for field, value in values.items():
        setattr(room.seats[seat], field, value)
    live.show_room(room)


async def _hand_over(table: Table, live: Live, room: Room, visitor: Visitor, seat: int, level: str) -> None:
    """The bot plays from here on; it also agrees to an undo that waits for this seat, unless the host put it in the
    place of somebody who looks on."""
    await _put(table, live, room, seat, {"stand_in": level})
    may_agree = seat in visitor.seats or seat not in live.online(room)
    if may_agree and room.undo_request is not None and seat in room.undo_request.waiting:
        await agree(table, live, room, room.undo_request, seat)


@tries_again
async def share(table: Table, id: str, secrets: list[str]) -> wire.WatchLink:
    """One more link for people who only watch; players and the owner may give it away."""
    async with table.enter(id) as (live, room):
        visitor = table.admit(room, secrets)
        if not (visitor.owner or visitor.seats):
            raise Trouble("not-owner")
        secret = table.tokens.secret()
        key = Key(hash_of(secret), WATCHER)
        await table.commit(live, room, [Insert(KEYS, [{"room": room.id, **vars(key)}])])
        room.keys[key.hash] = key
        return {"spectator": link(id, secret)}
