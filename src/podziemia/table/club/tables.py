"""A member's tables, on every device: which they are, and a secret of its own for the device that opens one."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, select

from podziemia.kernel.errors import Trouble
from podziemia.table.club import wire
from podziemia.table.journal import GroupJournal
from podziemia.table.keys import OWNER, SEAT, Key, hash_of
from podziemia.table.room import Room
from podziemia.table.schema import KEYS, ROOMS
from podziemia.table.store import Insert
from podziemia.table.table import Table, tries_again

MOST_TABLES: Final = 12


async def my_tables(table: Table, journal: GroupJournal, member: str) -> list[wire.MyTable]:
    """Those that were touched last, each with whose turn it is."""
    found = []
    for id, touched in await journal.read(lambda connection: _rooms_of(connection, member)):
        try:
            async with table.enter(id) as (_, room):
                found.append(_plain(room, member, touched))
        except Trouble:
            continue  # it cannot be played by today's rules
    return found


def _rooms_of(connection: Connection, member: str) -> list[tuple[str, float]]:
    mine = select(KEYS.c.room).where(KEYS.c.member == member, KEYS.c.revoked.is_(False))
    wanted = (
        select(ROOMS.c.id, ROOMS.c.touched).where(ROOMS.c.id.in_(mine)).order_by(ROOMS.c.over, ROOMS.c.touched.desc())
    )
    return [(row.id, row.touched) for row in connection.execute(wanted.limit(MOST_TABLES))]


def _plain(room: Room, member: str, touched: float) -> wire.MyTable:
    return {
        "room": room.id,
        "name": room.name,
        "game": room.game,
        "over": room.over,
        "rated": room.rated,
        "touched": touched,
        "seats": [{"seat": seat.seat, "name": seat.name, "kind": seat.kind} for seat in room.seats],
        "mine": sorted({seat for role, seat in _places_of(room, member) if role == SEAT}),
        "waiting": [] if room.over else list(room.history.match.waiting()),
    }


def _places_of(room: Room, member: str) -> set[tuple[str, int]]:
    mine = [key for key in room.keys.values() if key.member == member and not key.revoked]
    return {(key.role, key.seat) for key in mine if key.role in (OWNER, SEAT)}


@tries_again
async def open_here(table: Table, id: str, member: str, held: list[str]) -> list[str]:
    """New secrets for what is the member's at this table and this device does not hold yet."""
    async with table.enter(id) as (live, room):
        places = _places_of(room, member)
        if not places:
            raise Trouble("no-place")
        visitor = room.visitor(held)
        here = {(SEAT, seat) for seat in visitor.seats}
        lacking = [place for place in sorted(places - here) if not (place[0] == OWNER and visitor.owner)]
        secrets = [table.tokens.secret() for _ in lacking]
        keys = [
            Key(hash_of(own), role, seat, used=True, member=member)
            for own, (role, seat) in zip(secrets, lacking, strict=True)
        ]
        if keys:
            room.check_keys()
            await table.commit(live, room, [Insert(KEYS, [{"room": id, **vars(key)} for key in keys])])
            room.keys.update({key.hash: key for key in keys})
            live.show_room(room)
        return secrets
