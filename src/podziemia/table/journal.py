"""The way to the store: changes gather and are committed together, none acknowledged before it is safe."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import Protocol, TypeVar

from podziemia.table.metrics import Metrics
from podziemia.table.store import Change, Row, Store, StoredRoom

T = TypeVar("T")


class Journal(Protocol):
    """Where changes go and rooms come from."""

    async def commit(self, change: Change) -> None:
        """Return once the change is durable; raise if it is not."""

    async def load(self, room: str) -> StoredRoom | None: ...


class GroupJournal:
    """While one transaction is on its way to the disk, the changes that come in gather for the next."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store = store
        self._metrics = metrics
        self._writer = ThreadPoolExecutor(1, "writer")
        self._reader = ThreadPoolExecutor(2, "reader")
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

    async def load(self, room: str) -> StoredRoom | None:
        return await self._in_thread(self._reader, self.store.load, room)

    async def live_rooms(self) -> list[Row]:
        return await self._in_thread(self._reader, self.store.rooms, True)

    async def reachable(self) -> bool:
        return await self._in_thread(self._reader, self.store.reachable)

    async def _in_thread(self, threads: ThreadPoolExecutor, work: Callable[..., T], *arguments: object) -> T:
        return await asyncio.get_running_loop().run_in_executor(threads, work, *arguments)

    async def close(self) -> None:
        """Wait for what is under way."""
        while self._flushing is not None:
            await asyncio.sleep(0.005)
        self._writer.shutdown()
        self._reader.shutdown()
