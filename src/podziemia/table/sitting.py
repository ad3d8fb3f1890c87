"""Sitting down. The first to open a seat's link takes the seat, with a secret that nobody else has ever seen: not even
the host, who made the link, can look into his hand. The host may free the seat again, and everybody is told."""

from __future__ import annotations

from podziemia.kernel.ask import SEAT_LETTERS
from podziemia.kernel.errors import Trouble
from podziemia.table import wire
from podziemia.table.keys import DEVICE, LONGEST_SECRET, OWNER, SEAT, WATCHER, Key, hash_of, link
from podziemia.table.memory import Live
from podziemia.table.room import FREED, TAKEN, Room
from podziemia.table.schema import KEYS, MOVES
from podziemia.table.store import Insert, Update
from podziemia.table.table import Table, move_row, tries_again


@tries_again
async def sit(
    table: Table, id: str, secret: str, held: list[str] | None = None, own: str = ""
) -> tuple[wire.Opened, str]:
    """What the secret of a link opens, and the secret for the browser to keep. `held` are those it has already; `own`
    is one that it made for itself, so that the same request may come twice."""
    async with table.enter(id) as (live, room):
        key = _known_key(room, secret)
        if key.role in (OWNER, WATCHER):
            await _open(table, live, room, key)
            return {"owner": True} if key.role == OWNER else {"spectator": True}, secret
        kept = own if _sits_at(room, key.seat, [own]) else ""
        if not kept and not _sits_at(room, key.seat, held or []):
            kept = await _take_seat(table, live, room, key, own or table.tokens.secret())
        return {"seats": [key.seat]}, kept


def _known_key(room: Room, secret: str) -> Key:
    key = room.keys.get(hash_of(secret)) if len(secret) <= LONGEST_SECRET else None
    if key is None:
        raise Trouble("link-wrong")
    if key.revoked and not key.used:
        raise Trouble("link-revoked")
    return key


def _sits_at(room: Room, seat: int, secrets: list[str]) -> bool:
    return seat in room.visitor(secrets).seats


async def _open(table: Table, live: Live, room: Room, key: Key) -> None:
    """A link to the whole room or to watch from opens as often as it is used."""
    if key.revoked:
        raise Trouble("link-revoked")
    if not key.used:
        await table.commit(live, room, [_mark(room, key, used=True)])
        key.used = True
        live.show_room(room)


async def _take_seat(table: Table, live: Live, room: Room, key: Key, own: str) -> str:
    """Swap the link for a secret of his own. A seat that somebody sat at before is taken over: that is told."""
    if key.used:
        raise Trouble("link-taken", seat=SEAT_LETTERS[key.seat])
    mine = Key(hash_of(own), SEAT, key.seat, used=True)
    taken_over = key.role == SEAT and any(one.used for one in _keys_of(room, key.seat, SEAT))
    told = [_row(table, room, TAKEN, key.seat)] if taken_over else []
    await table.commit(live, room, [_mark(room, key, used=True, revoked=True), _new(room, mine), *told])
    key.used = key.revoked = True
    room.keys[mine.hash] = mine
    if taken_over:
        room.tell_hands(TAKEN, key.seat)
    live.show_room(room)
    return own


async def free(table: Table, live: Live, room: Room, seat: int) -> wire.NewLink:
    """A new link for the seat. Every older one stops working at once, and whoever sits there has to get up."""
    room.check_length()
    gone = [key for key in _keys_of(room, seat, SEAT, DEVICE) if not key.revoked]
    sat = any(key.seated for key in gone)
    told = [_row(table, room, FREED, seat)] if sat else []
    url = await _give_link(table, live, room, Key("", SEAT, seat), gone, told)
    if sat:
        room.tell_hands(FREED, seat)
    live.show_room(room)
    return url


async def give_host(table: Table, live: Live, room: Room) -> wire.NewLink:
    """A new link to the whole room; every older one of the host's stops working."""
    gone = [key for key in room.keys.values() if key.role == OWNER and not key.revoked]
    url = await _give_link(table, live, room, Key("", OWNER), gone, [])
    live.show_room(room)
    return url


async def give_device(table: Table, live: Live, room: Room, seat: int) -> wire.NewLink:
    """A link for another device of whoever sits there; the one before it stops working."""
    gone = [key for key in _keys_of(room, seat, DEVICE) if not key.used]
    return await _give_link(table, live, room, Key("", DEVICE, seat), gone, [])


async def _give_link(
    table: Table, live: Live, room: Room, key: Key, gone: list[Key], told: list[Insert]
) -> wire.NewLink:
    secret = table.tokens.secret()
    key.hash = hash_of(secret)
    await table.commit(live, room, [*[_mark(room, old, revoked=True) for old in gone], _new(room, key), *told])
    for old in gone:
        old.revoked = True
    room.keys[key.hash] = key
    return {"url": link(room.id, secret)}


def _keys_of(room: Room, seat: int, *roles: str) -> list[Key]:
    return [key for key in room.keys.values() if key.seat == seat and key.role in roles]


def _mark(room: Room, key: Key, **marks: bool) -> Update:
    return Update(KEYS, {"room": room.id, "hash": key.hash}, marks)


def _new(room: Room, key: Key) -> Insert:
    return Insert(KEYS, [{"room": room.id, **vars(key)}])


def _row(table: Table, room: Room, kind: str, seat: int) -> Insert:
    return Insert(MOVES, [move_row(room, kind, seat, "", "", "", "", table.clock())])
