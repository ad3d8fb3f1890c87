"""Open tables: a host offers the free seats of a table to everybody, and the start page lists them.

The store is asked at most once a second, however many people look at the list, so that it may be asked for often.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Any, Final

import msgspec
from sqlalchemy import Engine, and_, or_, select

from podziemia.kernel.ask import SEAT_LETTERS
from podziemia.kernel.errors import Trouble
from podziemia.kernel.registry import find_game
from podziemia.table import wire
from podziemia.table.keys import SEAT, Key
from podziemia.table.requests import NewOpening, TakeSeat
from podziemia.table.room import HUMAN, Room, opening_of
from podziemia.table.schema import KEYS, ROOMS, SEATS
from podziemia.table.sitting import Wish, take_seat
from podziemia.table.store import Change, Row
from podziemia.table.table import Table, opening_row, tries_again

FRESH_SECONDS: Final = 1.0
MOST_LISTED: Final = 100
LISTED_SECONDS: Final[dict[wire.Pace, float]] = {"tonight": 12 * 3600.0, "days": 14 * 24 * 3600.0}
"""A table where nothing has happened for so long is no longer offered."""

_SEATED: Final = (
    select(KEYS.c.hash)
    .where(KEYS.c.room == SEATS.c.room, KEYS.c.seat == SEATS.c.seat, KEYS.c.role == SEAT)
    .where(KEYS.c.used, KEYS.c.revoked.is_(False))
    .exists()
)
_FREE_SEAT: Final = select(SEATS.c.seat).where(SEATS.c.room == ROOMS.c.id, SEATS.c.kind == HUMAN, ~_SEATED).exists()


class Lobby:
    """The open tables of a server, as all its processes see them."""

    def __init__(self, table: Table, engine: Engine, clock: Callable[[], float]) -> None:
        self.table = table
        self._engine = engine
        self._clock = clock
        self._read_at = -FRESH_SECONDS
        self._rows: list[Row] = []
        self._lock = asyncio.Lock()

    async def tables(self) -> list[wire.OpenTable]:
        """Those where somebody is there first, of these the latest."""
        async with self._lock:
            if self._clock() - self._read_at >= FRESH_SECONDS:
                self._rows = await asyncio.to_thread(self._read, self.table.clock())
                self._read_at = self._clock()
        listed = [self._listed(list(seats)) for _, seats in groupby(self._rows, lambda row: row["id"])]
        return sorted(listed, key=lambda one: (not any(seat["online"] for seat in one["seats"]), -one["since"]))

    def _read(self, now: float) -> list[Row]:
        """One question: a row for each seat of each open table."""
        with self._engine.connect() as connection:
            return [dict(row) for row in connection.execute(_open_tables(now)).mappings()]

    def _listed(self, seats: list[Row]) -> wire.OpenTable:
        row = seats[0]
        online = self._online(row["id"])
        return {
            "room": row["id"],
            "name": row["room_name"],
            "game": row["game"],
            "settings": dict(unusual(row["game"], msgspec.json.decode(row["settings"], type=dict[str, str]))),
            "pace": row["pace"],
            "wanted": row["wanted"],
            "since": row["opened"],
            "rated": bool(row["rated"]),
            "clock": msgspec.json.decode(row["clock"], type=wire.Clock) if row["clock"] else None,
            "seats": [
                {
                    "seat": seat["seat"],
                    "letter": SEAT_LETTERS[seat["seat"]],
                    "name": seat["name"],
                    "kind": seat["kind"],
                    "free": seat["kind"] == HUMAN and not seat["seated"],
                    "online": seat["seat"] in online,
                }
                for seat in seats
            ],
        }

    def _online(self, id: str) -> frozenset[int]:
        live = self.table.rooms.get(id)
        if live is not None and live.content is not None:
            return live.online(live.content)
        return self.table.memory.neighbours.online(id)


def _open_tables(now: float) -> Any:
    lately = [and_(ROOMS.c.pace == pace, ROOMS.c.touched > now - most) for pace, most in LISTED_SECONDS.items()]
    offered = (
        select(ROOMS.c.id)
        .where(ROOMS.c.opened > 0, ROOMS.c.over.is_(False), or_(*lately), _FREE_SEAT)
        .order_by(ROOMS.c.opened.desc())
        .limit(MOST_LISTED)
    )
    told = ("id", "game", "settings", "pace", "wanted", "opened", "clock", "rated")
    room = [ROOMS.c[column] for column in told]
    seat = (SEATS.c.seat, SEATS.c.kind, SEATS.c.name, _SEATED.label("seated"))
    wanted = select(*room, ROOMS.c.name.label("room_name"), *seat).join(SEATS, SEATS.c.room == ROOMS.c.id)
    return wanted.where(ROOMS.c.id.in_(offered)).order_by(ROOMS.c.opened.desc(), ROOMS.c.id, SEATS.c.seat)


def unusual(game: str, settings: dict[str, str]) -> Iterator[tuple[str, str]]:
    """What was chosen otherwise than usual. What somebody wrote himself, a deck say, is for those at the table."""
    for setting in find_game(game).settings:
        value = settings.get(setting.key, setting.default)
        if value != setting.default and value in setting.choices:
            yield setting.key, value


@tries_again
async def open_or_close(table: Table, id: str, secrets: list[str], opening: NewOpening | None) -> wire.Moment:
    """The host offers the free seats to everybody, or to nobody any more."""
    async with table.enter(id) as (live, room):
        if not table.admit(room, secrets).owner:
            raise Trouble("not-owner")
        if room.frozen:
            raise Trouble("room-frozen")
        row = opening_row(opening, room.opening["since"] if room.opening else table.clock())
        await table.commit(live, room, [], **row)
        room.opening = opening_of(row)
        live.show_room(room)
        return room.moment()


@tries_again
async def take(table: Table, id: str, held: list[str], request: TakeSeat, also: Change = ()) -> tuple[wire.Opened, str]:
    """Sit down at an open table, with a secret that nobody else has. Of two who want one seat the second is told which
    is free now. Whoever sits there already stays where he is."""
    async with table.enter(id) as (live, room):
        mine = room.visitor([*held, request.own]).seats
        if mine:
            return {"seats": list(mine)}, request.own if request.own not in held else ""
        key = _free_link(room, request.seat)
        own = await take_seat(table, live, room, key, request.own, Wish(request.name), also)
        return {"seats": [key.seat]}, own


def _free_link(room: Room, wanted: int | None) -> Key:
    """The link of the seat that is wanted, or of the first free one: whoever takes the seat spends it."""
    links = free_links(room) if room.opening is not None and not room.over else {}
    if not links:
        raise Trouble("table-closed")
    first = min(links)
    if wanted is not None and wanted not in links:
        who = room.seats[wanted].name if wanted < len(room.seats) else ""
        raise Trouble("seat-gone", named="yes" if who else "no", name=who, next=first, letter=SEAT_LETTERS[first])
    return links[first if wanted is None else wanted]


def free_links(room: Room) -> dict[int, Key]:
    """Of each seat that nobody sits at, the link that was not opened yet."""
    links = {key.seat: key for key in room.keys.values() if key.role == SEAT and not (key.used or key.revoked)}
    seated = {key.seat for key in room.keys.values() if key.seated}
    return {seat: key for seat, key in links.items() if seat not in seated}
