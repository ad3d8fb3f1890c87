"""The way to the store: changes gather and are committed together, none acknowledged before it is safe.

Rooms come back from it played through. That is work for threads, never for the event loop: between two moves the loop
gets its turn, however long the game was."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import Final, Protocol, TypeVar

from sqlalchemy import Connection

from podziemia.table.metrics import Metrics
from podziemia.table.room import Room, replay
from podziemia.table.store import Change, Row, Store, StoredRoom

T = TypeVar("T")

LONG_GAME: Final = 500
"""Moves from which on a game is played through in a thread apart, so that short ones need not wait for it."""


class Journal(Protocol):
    """Where changes go and rooms come from."""

    shared: bool
    """Whether others write too, so that what is in memory must be compared before it is believed."""

    async def commit(self, change: Change) -> None:
        """Return once the change is durable; raise if it is not."""

    async def load(self, room: str) -> Room | None:
        """The room as it was last committed; None when there is none."""

    async def version(self, room: str) -> int | None:
        """How often the room has changed by now; None when there is none."""

    async def versions(self, rooms: list[str]) -> dict[str, int]:
        """The same for many, of those that there are."""

    async def since(self, room: str, rows: int, said: int) -> StoredRoom | None:
        """The room as it is now, of its moves and of what was said those after so many rows."""

    async def beside(self, work: Callable[[], T]) -> T:
        """Do what takes long where it keeps nobody waiting."""


class SharedJournal(Journal, Protocol):
    """A journal with others at it."""

    async def tell(self, notices: list[str]) -> None:
        """Say something to the other processes; perhaps they hear it."""

    async def waiting_for_bots(self, since: float) -> list[Row]:
        """Rooms touched since then in which a bot may have to move, the last touched first."""


class GroupJournal:
    """While one transaction is on its way to the disk, the changes that come in gather for the next."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store = store
        self.shared = store.shared
        self._metrics = metrics
        self._writer = ThreadPoolExecutor(1, "writer")
        self._reader = ThreadPoolExecutor(2, "reader")
        self._replayer = ThreadPoolExecutor(1, "replayer")
        self._long_replayer = ThreadPoolExecutor(1, "long replayer")
        self._gathered: list[tuple[Change, asyncio.Future[None]]] = []
        self._flushing: asyncio.Task[None] | None = None
        self._asked: dict[str, asyncio.Future[int | None]] = {}
        self._asking: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """Changes that are not yet on their way to the disk."""
        return len(self._gathered)

    async def commit(self, change: Change) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._gathered.append((change, done))
        if self._flushing is None:
            self._flushing = asyncio.create_task(self._flush())
        await done

    async def _flush(self) -> None:
        while self._gathered:
            batch, self._gathered = self._gathered, []
            started = perf_counter()
            changes = [change for change, _ in batch]
            try:
                outcomes = await self._in_thread(self._writer, self.store.commit, changes)
            except Exception as error:
                outcomes = [error] * len(batch)
            self._metrics.committed(len(batch), perf_counter() - started)
            for (_, done), outcome in zip(batch, outcomes, strict=True):
                if done.cancelled():
                    continue
                if outcome is None:
                    done.set_result(None)
                else:
                    done.set_exception(outcome)
        self._flushing = None

    async def load(self, room: str) -> Room | None:
        stored = await self._in_thread(self._reader, self.store.load, room)
        if stored is None:
            return None
        threads = self._replayer if len(stored.moves) < LONG_GAME else self._long_replayer
        return await self._in_thread(threads, replay, stored)

    async def version(self, room: str) -> int | None:
        """While one question is under way, those that come in gather for the next, which is put after they came."""
        answer = self._asked.get(room)
        if answer is None:
            answer = self._asked[room] = asyncio.get_running_loop().create_future()
        if self._asking is None:
            self._asking = asyncio.create_task(self._ask_versions())
        return await asyncio.shield(answer)

    async def _ask_versions(self) -> None:
        while self._asked:
            asked, self._asked = self._asked, {}
            try:
                found = await self.versions(list(asked))
            except Exception as error:
                for answer in asked.values():
                    answer.set_exception(error)
                    answer.exception()  # whoever asked may have gone
            else:
                for room, answer in asked.items():
                    answer.set_result(found.get(room))
        self._asking = None

    async def versions(self, rooms: list[str]) -> dict[str, int]:
        return await self._in_thread(self._reader, self.store.versions, rooms)

    async def since(self, room: str, rows: int, said: int) -> StoredRoom | None:
        return await self._in_thread(self._reader, self.store.since, room, rows, said)

    async def tell(self, notices: list[str]) -> None:
        await self._in_thread(self._reader, self.store.tell, notices)

    async def beside(self, work: Callable[[], T]) -> T:
        return await self._in_thread(self._long_replayer, work)

    async def waiting_for_bots(self, since: float) -> list[Row]:
        return await self._in_thread(self._reader, self.store.waiting_for_bots, since)

    async def due(self, now: float) -> list[Row]:
        return await self._in_thread(self._reader, self.store.due, now)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What the store says, at one moment."""
        return await self._in_thread(self._reader, self.store.read, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """A change that is no change of a room: all of it or nothing, in its turn among the others."""
        return await self._in_thread(self._writer, self.store.write, work)

    async def writable(self) -> bool:
        return await self._in_thread(self._writer, self.store.writable)

    async def _in_thread(self, threads: ThreadPoolExecutor, work: Callable[..., T], *arguments: object) -> T:
        return await asyncio.get_running_loop().run_in_executor(threads, work, *arguments)

    async def close(self) -> None:
        """Wait for what is under way."""
        while self._flushing is not None:
            await asyncio.sleep(0.005)
        for threads in (self._writer, self._reader, self._replayer, self._long_replayer):
            threads.shutdown(cancel_futures=True)
