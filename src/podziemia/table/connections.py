"""Connections: how many there may be, and how long one may keep silent.

uvicorn reads HTTP; it would wait for ever for the second half of a header, and takes as many connections as come.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from podziemia.table.addresses import Proxies, household

REQUEST_SECONDS: Final = 30.0
"""From its first byte (or from the beginning, when none comes) until a request is there as a whole."""
WRITE_SECONDS: Final = 60.0
"""So long may somebody take nothing of what we send."""
MOST_DESCRIPTORS: Final = 65_536
MOST_PER_CLIENT: Final = 512
"""A whole club behind one router, each with a few tabs."""

_log: Final = logging.getLogger(__name__)


class Doors:
    """Counts who is in. A crowd is told of once, not for everybody who is turned away."""

    def __init__(self, most: int, per_client: int, proxies: Proxies) -> None:
        self._most = most
        self._per_client = per_client
        self._proxies = proxies
        self._inside: Counter[str] = Counter()
        self._crowds: set[str] = set()

    def enter(self, host: str) -> bool:
        """Let somebody in, or not. Proxies bring everybody's connections and keep their own order."""
        client = household(host)
        full = self._inside.total() >= self._most
        crowd = host not in self._proxies and self._inside[client] >= self._per_client
        if full or crowd:
            self._tell(client if crowd else "")
            return False
        self._inside[client] += 1
        return True

    def leave(self, host: str) -> None:
        client = household(host)
        self._inside[client] -= 1
        if not self._inside[client]:
            del self._inside[client]
        if self._inside[client] <= self._per_client // 2:
            self._crowds.discard(client)
        if self._inside.total() <= self._most // 2:
            self._crowds.discard("")

    def _tell(self, crowd: str) -> None:
        if crowd not in self._crowds:
            self._crowds.add(crowd)
            who = f"{crowd} holds {self._inside[crowd]}" if crowd else f"there are {self._inside.total()}"
            _log.warning("too many connections: %s; until there are fewer, more are closed at once", who)


class Patience:
    """Ends after a while, unless it is stopped before."""

    def __init__(self, loop: asyncio.AbstractEventLoop, end: Callable[[], None]) -> None:
        self._loop = loop
        self._end = end
        self._timer: asyncio.TimerHandle | None = None

    def start(self, seconds: float) -> None:
        """Begin, unless it has begun already."""
        if self._timer is None:
            self._timer = self._loop.call_later(seconds, self._end)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class PatientProtocol(H11Protocol):
    """A connection whose patience has an end: for requests that do not come, and for readers who do not read."""

    def __init__(self, doors: Doors, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.doors = doors
        self._inside = False
        self._for_request = Patience(self.loop, self._cut)
        self._for_reader = Patience(self.loop, self._cut)

    @property
    def _host(self) -> str:
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        self._inside = self.doors.enter(self._host)
        if not self._inside:
            transport.abort()
            return
        notice_the_dead(transport)
        self._for_request.start(REQUEST_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._inside:
            self._inside = False
            self.doors.leave(self._host)
        self._for_request.stop()
        self._for_reader.stop()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._for_request.stop()
        elif not self.transport.is_closing():
            self._for_request.start(REQUEST_SECONDS)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._for_reader.start(WRITE_SECONDS)

    def resume_writing(self) -> None:
        self._for_reader.stop()
        super().resume_writing()

    def _cut(self) -> None:
        self.transport.abort()


def notice_the_dead(transport: asyncio.Transport) -> None:
    """Where the system can, let go of a line whose other end has vanished without a word after a minute."""
    connection = transport.get_extra_info("socket")
    if connection is not None and hasattr(socket, "TCP_USER_TIMEOUT"):
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(WRITE_SECONDS * 1000))


def protocol_with(doors: Doors) -> Callable[..., PatientProtocol]:
    """What uvicorn calls for every connection."""

    def make(*arguments: Any, **more: Any) -> PatientProtocol:
        return PatientProtocol(doors, *arguments, **more)

    return make


def raise_descriptor_limit() -> int:
    """As many open files as this process may have; how many that are."""
    try:
        import resource
    except ImportError:  # Windows counts otherwise
        return MOST_DESCRIPTORS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return wanted if soft == resource.RLIM_INFINITY else soft
