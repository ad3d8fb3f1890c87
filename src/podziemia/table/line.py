"""The line between processes on one PostgreSQL: notices, and locks that end with whoever holds them. It needs the
driver, which is an extra."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b
from typing import Final

import psycopg
from psycopg import AsyncConnection
from sqlalchemy import URL

from podziemia.table.neighbours import CHANNEL, SILENCE_SECONDS

RECONNECT_SECONDS: Final = 1.0
CONNECT_SECONDS: Final = 10

_log: Final = logging.getLogger(__name__)


def address(url: URL) -> str:
    """The address of the store as the driver itself wants it."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


class PostgresLine:
    """One connection that listens. It hears its own process too: when it hears nothing at all, it is dead."""

    def __init__(self, url: URL, silence: float = SILENCE_SECONDS) -> None:
        self._address = address(url)
        self._silence = silence

    async def run(self, hear: Callable[[str], None], up: Callable[[], None], lost: Callable[[], None]) -> None:
        """Until cancelled: listen, and after a loss listen again."""
        while True:
            try:
                await self._listen(hear, up)
            except (psycopg.Error, OSError, TimeoutError) as error:
                _log.warning("the line to the other processes was lost: %s", type(error).__name__)
            lost()
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _listen(self, hear: Callable[[str], None], up: Callable[[], None]) -> None:
        connecting = AsyncConnection.connect(self._address, autocommit=True, connect_timeout=CONNECT_SECONDS)
        async with await connecting as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            up()
            while True:
                heard = False
                async for notice in connection.notifies(timeout=self._silence):
                    heard = True
                    hear(notice.payload)
                if not heard:
                    raise TimeoutError


class PostgresClaims:
    """Advisory locks of one session: when the process dies, however it dies, they are free again."""

    def __init__(self, url: URL) -> None:
        self._address = address(url)
        self._one_at_a_time = asyncio.Lock()
        self._connection: AsyncConnection | None = None

    async def take(self, room: str, seat: int) -> bool:
        asking = asyncio.ensure_future(self._ask("SELECT pg_try_advisory_lock(%s)", room, seat))
        try:
            return await asyncio.shield(asking)
        except asyncio.CancelledError:
            if await asking:  # or nobody else could ever have it while this process lives
                await self.give_back(room, seat)
            raise

    async def give_back(self, room: str, seat: int) -> None:
        await asyncio.shield(self._ask("SELECT pg_advisory_unlock(%s)", room, seat))

    async def _ask(self, question: str, room: str, seat: int) -> bool:
        """Without a connection there is no lock: who had one has it no longer, and asks again later."""
        async with self._one_at_a_time:
            try:
                connection = await self._connected()
                answer = await (await connection.execute(question, [lock_number(room, seat)])).fetchone()
            except (psycopg.Error, OSError) as error:
                _log.warning("the locks of this process were lost: %s", type(error).__name__)
                await self._hang_up()
                return False
            return answer is not None and bool(answer[0])

    async def _connected(self) -> AsyncConnection:
        if self._connection is None:
            self._connection = await AsyncConnection.connect(
                self._address, autocommit=True, connect_timeout=CONNECT_SECONDS
            )
        return self._connection

    async def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                await connection.close()

    async def close(self) -> None:
        async with self._one_at_a_time:
            await self._hang_up()


def lock_number(room: str, seat: int) -> int:
    return int.from_bytes(blake2b(f"{room} {seat}".encode(), digest_size=8).digest(), signed=True)
