"""This process among all that play on one store: it listens, tells, and looks after what others left behind."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from time import time
from typing import Any, Final

from podziemia.kernel.errors import Trouble
from podziemia.table.journal import SharedJournal
from podziemia.table.neighbours import BEAT_SECONDS, Claims, EveryClaim, Line, Neighbours
from podziemia.table.store import Row, Store
from podziemia.table.table import Table

AWAKE_SECONDS: Final = 7 * 24 * 3600
MOST_AWAKE: Final = 500
ORPHANED_SECONDS: Final = 30.0
"""A room that has waited so long for a bot may have lost the process that thought for it."""

_log: Final = logging.getLogger(__name__)


class Processes:
    """Without a line there is one process, and only commands change rooms beside it."""

    def __init__(
        self,
        name: str,
        journal: SharedJournal,
        line: Line | None = None,
        claims: Claims | None = None,
        clock: Callable[[], float] = time,
    ) -> None:
        self.journal = journal
        self.neighbours = Neighbours(name, self._send if line is not None else lambda notice: None)
        self.claims = claims or EveryClaim()
        self._line = line
        self._clock = clock
        self._outbox: list[str] = []
        self._sending: asyncio.Task[None] | None = None
        self._looked_at: dict[str, int] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self, table: Table) -> None:
        """In the background, until `close`."""
        self._start(self._wake_rooms(table))
        self._start(self._keep_up(table))
        if self._line is not None:
            self._start(self._line.run(self._hear, lambda: self._up(table), lambda: self._lost(table)))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(asyncio.create_task(work))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.neighbours.leave()
        while self._sending is not None:
            await asyncio.sleep(0.005)
        await self.claims.close()

    # ---- telling and hearing ----

    def _hear(self, notice: str) -> None:
        self.neighbours.hear(notice, asyncio.get_running_loop().time())

    def _up(self, table: Table) -> None:
        table.following.forget_all()
        self.neighbours.greet()

    def _lost(self, table: Table) -> None:
        self.neighbours.forget_all()
        table.following.forget_all()

    def _send(self, notice: str) -> None:
        """In the background; while some are under way, others gather."""
        self._outbox.append(notice)
        if self._sending is None:
            self._sending = asyncio.create_task(self._empty_outbox())

    async def _empty_outbox(self) -> None:
        try:
            while self._outbox:
                notices, self._outbox = self._outbox, []
                await self.journal.tell(notices)
        except Exception as error:
            _log.warning("the other processes could not be told: %s", type(error).__name__)
        finally:
            self._sending = None

    async def _keep_up(self, table: Table) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            self.neighbours.beat()
            self.neighbours.miss_the_silent(asyncio.get_running_loop().time())
            try:
                await table.following.compare_all()
            except Exception as error:
                _log.warning("the rooms in memory could not be compared: %s", type(error).__name__)

    # ---- rooms that wait for a bot ----

    async def _wake_rooms(self, table: Table) -> None:
        """After a start, and then now and again, because whoever thought for a bot may have died."""
        late = 0.0
        while True:
            try:
                await self.wake_rooms(table, late)
            except Exception as error:
                _log.warning("the rooms that wait could not be read: %s", type(error).__name__)
            if self._line is None:
                return
            await asyncio.sleep(ORPHANED_SECONDS)
            late = ORPHANED_SECONDS

    async def wake_rooms(self, table: Table, late: float = 0.0) -> None:
        """Rooms that were played lately and have waited for a bot so long go on, though nobody looks at them."""
        now = self._clock()
        waiting = await self.journal.waiting_for_bots(now - AWAKE_SECONDS)
        await self._look_into(table, [row for row in waiting if row["touched"] <= now - late])

    async def _look_into(self, table: Table, waiting: list[Row]) -> None:
        """Look into the rooms, those that were touched last first; one in which no bot had to move is not looked into
        again until it has changed."""
        before, self._looked_at = self._looked_at, {}
        for row in waiting:
            if before.get(row["id"]) == row["version"]:
                self._looked_at[row["id"]] = row["version"]
        for row in [row for row in waiting if row["id"] not in self._looked_at][:MOST_AWAKE]:
            try:
                async with table.enter(row["id"]) as (live, room):
                    table.wake_bots(live)
                    if not live.thinking:
                        self._looked_at[room.id] = room.version
            except Trouble as trouble:
                _log.warning("room %s: cannot be played: %s", row["id"], trouble)
                self._looked_at[row["id"]] = row["version"]
            except Exception as error:  # one room that cannot be played keeps no other from it
                _log.warning("room %s: cannot be looked into: %s", row["id"], type(error).__name__)
            await asyncio.sleep(0)


def processes_on(store: Store, journal: SharedJournal) -> Processes:
    """This process and the others that the store lets in."""
    if not store.shared:
        return Processes(store.name, journal)
    from podziemia.table.line import PostgresClaims, PostgresLine

    url = store.engine.url
    return Processes(store.name, journal, PostgresLine(url), PostgresClaims(url))
