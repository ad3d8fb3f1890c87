"""The way to the store: changes gather and are committed together, none acknowledged before it is safe.

Rooms come back from it played through. That is work for threads, never for the event loop: between two moves the loop
gets its turn, however long the game was."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import Final, Protocol, TypeVar

from podziemia.table.metrics import Metrics
from podziemia.table.room import Room, replay
from podziemia.table.store import Change, Row, Store

T = TypeVar("T")

LONG_GAME: Final = 500
"""Moves from which on a game is played through in a thread apart, so that short ones need not wait for it."""


class Journal(Protocol):
    """Where changes go and rooms come from."""

    async def commit(self, change: Change) -> None:
        """Return once the change is durable; raise if it is not."""

    async def load(self, room: str) -> Room | None:
        """The room as it was last committed; None when there is none."""

    async def beside(self, work: Callable[[], T]) -> T:
        """Do what takes long where it keeps nobody waiting."""


class GroupJournal:
    """While one transaction is on its way to the disk, the changes that come in gather for the next."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store = store
        self._metrics = metrics
        self._writer = ThreadPoolExecutor(1, "writer")
        self._reader = ThreadPoolExecutor(2, "reader")
        self._replayer = ThreadPoolExecutor(1, "replayer")
        self._long_replayer = ThreadPoolExecutor(1, "long replayer")
        self._gathered: list[tuple[Change, asyncio.Future[None]]] = []
        self._flushing: asyncio.Task[None] | None = None

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

    async def beside(self, work: Callable[[], T]) -> T:
        return await self._in_thread(self._long_replayer, work)

    async def live_rooms(self) -> list[Row]:
        return await self._in_thread(self._reader, self.store.rooms, True)

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
