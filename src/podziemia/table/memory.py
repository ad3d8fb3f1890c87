"""The rooms in memory: those in use stay, of the others as many as there is space for."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import time
from typing import Final

from podziemia.kernel.errors import Trouble
from podziemia.table.keys import Visitor
from podziemia.table.listeners import Listener, catch_up, pass_on, room_message
from podziemia.table.neighbours import Neighbours
from podziemia.table.presence import Present, of_pages, together
from podziemia.table.room import Room

MOST_AT_REST: Final = 1000
"""From so many rooms on, those that nobody uses are let go; they are read again when somebody comes."""
MOST_ROWS_AT_REST: Final = 100_000
"""Moves of these rooms: each takes one to three kilobytes, and long games must not fill the machine."""
MOST_ROOMS: Final = 4000
MOST_WATCHERS: Final = 64
MOST_LISTENERS_PER_PLAYER: Final = 12


class Live:
    """A room in memory: its content (None when it must be read again), its lock, its listeners, its thinking bots."""

    def __init__(self, id: str, neighbours: Neighbours, clock: Callable[[], float] = time) -> None:
        self.id = id
        self.neighbours = neighbours
        self.clock = clock
        self.content: Room | None = None
        self.lock = asyncio.Lock()
        self.holders = 0
        """How many are inside or wait to be: two copies of a room must never be played side by side."""
        self.listeners: list[Listener] = []
        self._last_seen: frozenset[int] = frozenset()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.heard = 0
        """The latest version that another process told of."""
        self.refreshing: asyncio.Task[None] | None = None

    @property
    def idle(self) -> bool:
        return not (self.listeners or self.thinking or self.holders)

    @property
    def rows(self) -> int:
        """How long the game is that it keeps in memory."""
        return self.content.rows if self.content is not None else 0

    def online(self, room: Room) -> frozenset[int]:
        """The seats that somebody listens for, here or at another process."""
        return self.present(room).seats

    def present(self, room: Room) -> Present:
        """Who is at the table, here or at another process. Whoever is no longer there was seen until now."""
        here = of_pages((room.visitor(listener.secrets).seats, listener.idle) for listener in self.listeners)
        self.neighbours.tell_present(self.id, here)
        present = together([here, self.neighbours.present(self.id)])
        for seat in self._last_seen - present.seats:
            room.seats[seat].seen = self.clock()
        self._last_seen = present.seats
        return present

    def hear_idle(self, room: Room, page: str, idle: float) -> bool:
        """A page tells since when nobody has touched it; whether it listens here."""
        found = [listener for listener in self.listeners if page and listener.page == page]
        for listener in found:
            listener.idle = idle
        if found:
            self.show_room(room)
        return bool(found)

    def crowded(self, room: Room, visitor: Visitor) -> bool:
        """Whether this visitor listens as often as he may. Each counts his own: nobody keeps a player from his seat."""
        there = [room.visitor(listener.secrets) for listener in self.listeners]
        alike = sum(1 for one in there if (one.seats, one.owner) == (visitor.seats, visitor.owner))
        return alike >= (MOST_LISTENERS_PER_PLAYER if visitor.seats or visitor.owner else MOST_WATCHERS)

    def show_moves(self, room: Room) -> None:
        catch_up(room, self.listeners, self.clock())

    def show_talk(self, room: Room) -> None:
        pass_on(room, self.listeners)

    def cut_off(self, room: Room) -> None:
        """Hang up on those who may no longer look."""
        for listener in self.listeners:
            if not may_listen(room.visitor(listener.secrets), listener.eyes):
                listener.hang_up()

    def show_room(self, room: Room) -> None:
        """Send the room to everybody; who may no longer look is cut off."""
        present, now = self.present(room), self.clock()
        self.cut_off(room)
        for listener in self.listeners:
            visitor = room.visitor(listener.secrets)
            tell = listener.tell_once if room.lags(visitor) else listener.send
            tell(room_message(room.plain(visitor, present, now)))


def may_listen(visitor: Visitor, eyes: int) -> bool:
    return eyes in visitor.seats if eyes >= 0 else visitor.known


class Memory:
    """Rooms by id, the one that was longest untouched first."""

    def __init__(
        self,
        at_rest: int = MOST_AT_REST,
        most: int = MOST_ROOMS,
        neighbours: Neighbours | None = None,
        clock: Callable[[], float] = time,
        rows: int = MOST_ROWS_AT_REST,
    ) -> None:
        self.neighbours = neighbours or Neighbours()
        self.clock = clock
        self.rooms: OrderedDict[str, Live] = OrderedDict()
        self._at_rest = at_rest
        self._rows = rows
        self._most = most

    @contextmanager
    def holding(self, id: str) -> Iterator[Live]:
        """The room, which stays in memory at least as long as it is held."""
        live = self.rooms.get(id) or self._take_in(id)
        self.rooms.move_to_end(id)
        live.holders += 1
        try:
            yield live
        finally:
            live.holders -= 1

    def _take_in(self, id: str) -> Live:
        self._make_space()
        if len(self.rooms) >= self._most:
            raise Trouble("table-full")
        live = self.rooms[id] = Live(id, self.neighbours, self.clock)
        return live

    def _make_space(self) -> None:
        """The room that was longest untouched goes first."""
        idle = [live for live in self.rooms.values() if live.idle]
        rows = sum(live.rows for live in idle)
        for unused in idle:
            if len(self.rooms) < self._at_rest and rows <= self._rows:
                return
            rows -= unused.rows
            del self.rooms[unused.id]

    def forget(self, live: Live) -> None:
        """Let go of a room that there is not."""
        if self.rooms.get(live.id) is live:
            del self.rooms[live.id]
