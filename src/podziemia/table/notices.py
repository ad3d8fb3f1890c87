"""Turn notices: a post to the room's webhook when somebody has to decide; in the background, never with a secret."""

from __future__ import annotations

import asyncio
import logging
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from ipaddress import ip_address, ip_network
from typing import Final
from urllib.parse import SplitResult, urlsplit

import msgspec

from podziemia.kernel.ask import SEAT_LETTERS
from podziemia.kernel.errors import Trouble
from podziemia.table import wire
from podziemia.table.room import Room
from podziemia.table.titles import title_of
from podziemia.words import words_in

TIMEOUT_SECONDS: Final = 5.0
FREE_PORTS: Final = 1024
"""Below are those of known services."""
MOST_AT_ONCE: Final = 20

JSON: Final = {"Content-Type": "application/json"}

TUNNELS: Final = [
    ip_network(net) for net in ("::ffff:0:0/96", "64:ff9b::/96", "64:ff9b:1::/48", "2001::/32", "2002::/16")
]
"""Addresses that carry another one inside, which nobody has looked at."""

_RESOLVERS: Final = ThreadPoolExecutor(4, "resolver")
"""Threads for these names alone: whose name server never answers holds one of them up for long, and nothing else."""

_log: Final = logging.getLogger(__name__)


def check_webhook(url: str) -> str:
    """Only plain web addresses out in the world; a notice must not knock at doors inside the server's own network."""
    if not url:
        return ""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError as error:
        raise Trouble("webhook", url=url[:100]) from error
    if (
        parts.scheme not in ("http", "https")
        or not host
        or parts.username
        or not url.isascii()
        or not url.isprintable()
    ):
        raise Trouble("webhook", url=url[:100])
    if " " in url or host == "localhost" or _is_private(host) or not _is_of_the_web(port):
        raise Trouble("webhook", url=url[:100])
    return url


def _is_of_the_web(port: int | None) -> bool:
    """The post, a terminal or a printer must not be talked to in our name."""
    return port in (None, 80, 443) or port >= FREE_PORTS


def _is_private(address: str) -> bool:
    """Whether this is an address (and not a name) that is not one single place out in the world."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    return not found.is_global or found.is_multicast or any(found in tunnel for tunnel in TUNNELS)


class Notices:
    """Posts notices. `allow_private` is for tests and for houses that run their own bell."""

    def __init__(self, allow_private: bool = False) -> None:
        self.allow_private = allow_private
        self._under_way: dict[str, asyncio.Task[None]] = {}
        """By room: a room whose bell is slow hears of the next turn later, and keeps no other room waiting."""

    def turn(self, room: Room, seat: int) -> None:
        """Tell that the seat has to decide; not again for every step of the same decision."""
        history = room.history
        if not room.webhook or (history.steps and history.steps[-1].move.seat == seat):
            return
        if room.id in self._under_way or len(self._under_way) >= MOST_AT_ONCE:
            _log.warning("room %s: too many notices under way", room.id)
            return
        task = asyncio.create_task(self._post(room.webhook, notice(room, seat), room.id))
        self._under_way[room.id] = task
        task.add_done_callback(lambda _: self._under_way.pop(room.id, None))

    async def _post(self, url: str, body: bytes, room: str) -> None:
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                status = await post(url, body, self.allow_private)
        except (OSError, ValueError) as error:
            _log.warning("room %s: the webhook does not answer: %s", room, type(error).__name__)
        else:
            if status >= 300:
                _log.warning("room %s: the webhook answers %d", room, status)

    def close(self) -> None:
        for task in self._under_way.values():
            task.cancel()


def notice(room: Room, seat: int) -> bytes:
    """Who has to decide and where. `content` and `text` are what common chat programs show."""
    player = room.seats[seat].name or SEAT_LETTERS[seat]
    sentence = words_in(room.lang).say("table-notice", player=player, title=title_of(room.game, room.lang))
    body: wire.Notice = {
        "room": room.id,
        "name": room.name,
        "game": room.game,
        "seat": seat,
        "player": player,
        "n": room.history.count,
        "kind": room.history.match.ask_of(seat).kind,
        "path": f"/r/{room.id}",
        "text": sentence,
        "content": sentence,
    }
    return msgspec.json.encode(body)


async def post(url: str, body: bytes, allow_private: bool, headers: Mapping[str, str] = JSON) -> int:
    """One post, without following anything; the address that was checked is the one that is called. The status."""
    parts = urlsplit(url)
    host = parts.hostname or ""
    address, port = await _resolve(parts, allow_private)
    secure = parts.scheme == "https"
    reader, writer = await asyncio.open_connection(
        address, port, limit=1024, ssl=_trust() if secure else None, server_hostname=host if secure else None
    )
    try:
        writer.write(_head(parts, len(body), headers) + body)
        version, _, status = (await reader.readline()).decode("latin-1").partition(" ")
        if not version.startswith("HTTP/1."):
            raise ValueError("not a web server")
        return int(status[:3])
    finally:
        writer.close()


def _head(parts: SplitResult, length: int, headers: Mapping[str, str]) -> bytes:
    lines = [
        f"POST {parts.path or '/'}{'?' if parts.query else ''}{parts.query} HTTP/1.1",
        f"Host: {parts.netloc}",
        "User-Agent: podziemia",
        *[f"{name}: {value}" for name, value in headers.items()],
        f"Content-Length: {length}",
        "Connection: close",
    ]
    return "\r\n".join([*lines, "", ""]).encode("ascii")


@cache
def _trust() -> ssl.SSLContext:
    return ssl.create_default_context()


async def _resolve(parts: SplitResult, allow_private: bool) -> tuple[str, int]:
    port = parts.port or (443 if parts.scheme == "https" else 80)
    look_up = partial(socket.getaddrinfo, parts.hostname, port, type=socket.SOCK_STREAM)
    for *_, address in await asyncio.get_running_loop().run_in_executor(_RESOLVERS, look_up):
        if allow_private or not _is_private(str(address[0])):
            return str(address[0]), port
    raise ValueError("private")
