"""What happens when somebody's time is up: it is written down, and a bot steps in where that was agreed."""

from __future__ import annotations

import asyncio
import logging
from typing import Final, Protocol

from podziemia.kernel.errors import Trouble
from podziemia.table.clocks import LATE
from podziemia.table.memory import Live
from podziemia.table.room import Room, Seat
from podziemia.table.schema import MOVES, SEATS
from podziemia.table.store import Insert, Row, Update
from podziemia.table.table import Table, move_row, tries_again

LOOK_SECONDS: Final = 1.0
"""How often a process looks whose time is up; so much later than written may it be told."""
RETRY_SECONDS: Final = 5.0
LATER_SECONDS: Final = 60.0

_log: Final = logging.getLogger(__name__)


class DueRooms(Protocol):
    async def due(self, now: float) -> list[Row]:
        """Rooms in which somebody's time is up by now, with when it was; the most urgent first."""


class Timekeeper:
    """Looks whose time is up. Every process does; of two that see it only one can write it down."""

    def __init__(self, table: Table, rooms: DueRooms) -> None:
        self.table = table
        self.rooms = rooms
        self._later: dict[str, float] = {}
        """Rooms that cannot be played here, and when they are tried again."""

    async def run(self) -> None:
        """For as long as the server runs."""
        while True:
            try:
                await self.look()
                await asyncio.sleep(LOOK_SECONDS)
            except Exception as error:  # the store is away for a while
                _log.warning("the clocks could not be read: %s", type(error).__name__)
                await asyncio.sleep(RETRY_SECONDS)

    async def look(self) -> None:
        now = self.table.clock()
        self._later = {id: at for id, at in self._later.items() if at > now}
        for row in await self.rooms.due(now):
            if row["id"] not in self._later:
                await self._look_into(row["id"], now)
        for live in [live for live in self.table.rooms.values() if _shows_later(live)]:
            await self._show_later(live)

    async def _show_later(self, live: Live) -> None:
        try:
            async with self.table.enter(live.id) as (_, room):
                await self.table.show_onlookers(live, room)
        except Trouble as trouble:
            _log.warning("room %s: cannot be shown: %s", live.id, trouble)

    async def _look_into(self, id: str, now: float) -> None:
        """One room that cannot be played keeps no other waiting."""
        try:
            await run_out(self.table, id)
        except Exception as error:
            _log.warning("room %s: its clock cannot be heard: %s", id, error)
            self._later[id] = now + LATER_SECONDS


def _shows_later(live: Live) -> bool:
    """Whether somebody may look on there who is shown what is minutes old."""
    return live.content is not None and bool(live.content.delay.minutes and live.listeners and not live.content.open)


@tries_again
async def run_out(table: Table, id: str) -> None:
    """Write down whose time is up. Where nobody's is, what the store says of it is out of date and put right."""
    async with table.enter(id) as (live, room):
        now = table.clock()
        late = room.late(now)
        if late:
            await _write_down(table, live, room, late, now)
        else:
            await table.commit(live, room, [])


async def _write_down(table: Table, live: Live, room: Room, late: list[Seat], now: float) -> None:
    """A request to take moves back lapses: nobody holds a bot up with it."""
    change: list[Insert | Update] = []
    for seat in late:
        row = move_row(room, LATE, seat.seat, "", "", "", "", now)
        room.tell_hands(LATE, seat.seat)
        room.pass_time(row)
        seat.stand_in = room.clock.level if room.clock is not None else ""
        change += [
            Insert(MOVES, [row]),
            Update(SEATS, {"room": room.id, "seat": seat.seat}, {"stand_in": seat.stand_in}),
        ]
    room.undo_request = None
    await table.commit(live, room, change)
    table.metrics.count("podziemia_clocks_run_out_total", len(late))
    live.show_room(room)
    table.wake_bots(live)
