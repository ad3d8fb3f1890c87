"""Turn notices: a post to the room's webhook when somebody has to decide; in the background, never with a secret."""

from __future__ import annotations

import asyncio
import logging
import socket
import ssl
from http.client import HTTPConnection, HTTPException
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

import msgspec

from podziemia.kernel.ask import SEAT_LETTERS
from podziemia.kernel.errors import Trouble
from podziemia.table.room import Room
from podziemia.table.titles import title_of
from podziemia.words import words_in

TIMEOUT_SECONDS: Final = 5.0
MOST_AT_ONCE: Final = 20

_log: Final = logging.getLogger(__name__)


def check_webhook(url: str) -> str:
    """Only plain web addresses out in the world; a notice must not knock at doors inside the server's own network."""
    if not url:
        return ""
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname, parts.port
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
    if " " in url or host == "localhost" or _is_private(host):
        raise Trouble("webhook", url=url[:100])
    return url


def _is_private(address: str) -> bool:
    """Whether this is an address (and not a name) that the outside world cannot reach."""
    try:
        return not ip_address(address.partition("%")[0]).is_global
    except ValueError:
        return False


class Notices:
    """Posts notices. `allow_private` is for tests and for houses that run their own bell."""

    def __init__(self, allow_private: bool = False) -> None:
        self.allow_private = allow_private
        self._under_way: set[asyncio.Task[None]] = set()

    def turn(self, room: Room, seat: int) -> None:
        """Tell that the seat has to decide; not again for every step of the same decision."""
        timeline = room.timeline
        if not room.webhook or (timeline.moves and timeline.moves[-1].seat == seat):
            return
        if len(self._under_way) >= MOST_AT_ONCE:
            _log.warning("room %s: too many notices under way", room.id)
            return
        task = asyncio.create_task(self._post(room.webhook, notice(room, seat), room.id))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _post(self, url: str, body: bytes, room: str) -> None:
        try:
            status = await asyncio.to_thread(post, url, body, self.allow_private)
        except (OSError, ValueError, HTTPException) as error:
            _log.warning("room %s: the webhook does not answer: %s", room, type(error).__name__)
        else:
            if status >= 300:
                _log.warning("room %s: the webhook answers %d", room, status)

    def close(self) -> None:
        for task in self._under_way:
            task.cancel()


def notice(room: Room, seat: int) -> bytes:
    """Who has to decide and where. `content` and `text` are what common chat programs show."""
    player = room.seats[seat].name or SEAT_LETTERS[seat]
    sentence = words_in(room.lang).say("table-notice", player=player, title=title_of(room.game, room.lang))
    return msgspec.json.encode(
        {
            "room": room.id,
            "name": room.name,
            "game": room.game,
            "seat": seat,
            "player": player,
            "n": room.timeline.count,
            "kind": room.timeline.kinds[-1],
            "path": f"/r/{room.id}",
            "text": sentence,
            "content": sentence,
        }
    )


def post(url: str, body: bytes, allow_private: bool) -> int:
    """One post, without following anything; the address that was checked is the one that is called."""
    parts = urlsplit(url)
    connection = _Connection(parts, _resolve(parts, allow_private))
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, body, {"Content-Type": "application/json", "User-Agent": "podziemia"})
        return connection.getresponse().status
    finally:
        connection.close()


def _resolve(parts: SplitResult, allow_private: bool) -> tuple[Any, ...]:
    port = parts.port or (443 if parts.scheme == "https" else 80)
    found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    for *_, address in found:
        if allow_private or not _is_private(str(address[0])):
            return address
    raise ValueError("private")


class _Connection(HTTPConnection):
    """A connection to a given address under the name of a host."""

    def __init__(self, parts: SplitResult, address: tuple[Any, ...]) -> None:
        super().__init__(parts.hostname or "", address[1], timeout=TIMEOUT_SECONDS)
        self._address = address
        self._secure = parts.scheme == "https"

    def connect(self) -> None:
        self.sock = socket.create_connection(self._address[:2], self.timeout)
        if self._secure:
            self.sock = ssl.create_default_context().wrap_socket(self.sock, server_hostname=self.host)
