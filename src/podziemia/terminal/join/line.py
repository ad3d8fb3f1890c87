"""The line to the server: calls that wait for their reply, and the live line that brings the moves.

Everything here blocks, and is for threads of its own."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from contextlib import suppress
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from http.cookies import CookieError, SimpleCookie
from typing import Final, NamedTuple, TypeVar
from urllib.parse import urlsplit

import msgspec

from podziemia.kernel.errors import Trouble
from podziemia.terminal.join.link import Link

PATIENCE: Final = 20.0
SILENCE: Final = 45.0
"""The live line brings a sign of life every 15 seconds; one that has brought none for so long is cut."""
GONE: Final = (403, 404)

T = TypeVar("T")


class Away(Trouble):
    """The server was not reached: trying again may help."""


class Refused(Trouble):
    """What the server says against it, in the words of the reader's language that it sent."""

    def __init__(self, status: int, key: str, message: str) -> None:
        super().__init__("join-refused", message=message)
        self.status = status
        self.says = key


class Heard(NamedTuple):
    """One event of the live line."""

    id: str
    what: str
    data: bytes


class Said(msgspec.Struct):
    key: str
    message: str


class Failure(msgspec.Struct):
    error: Said


class Line:
    """A table of a server, with the secrets of one visitor. `keep` is told what to hold on to."""

    def __init__(self, link: Link, lang: str, secrets: str, keep: Callable[[str], None]) -> None:
        self.link = link
        self.lang = lang
        self.secrets = secrets
        self._keep = keep
        self._live: HTTPConnection | None = None
        self._closed = False

    @property
    def closed(self) -> bool:
        return self._closed

    # ---- calls ----

    def get(self, path: str, kind: type[T]) -> T:
        return understood(self._call("GET", path, b""), kind)

    def post(self, path: str, body: object, kind: type[T]) -> T:
        return understood(self._call("POST", path, msgspec.json.encode(body)), kind)

    def _call(self, method: str, path: str, body: bytes) -> bytes:
        connection = self._connection(PATIENCE)
        try:
            connection.request(method, self._path(path), body or None, self._headers())
            reply = connection.getresponse()
            text = reply.read()
        except (OSError, HTTPException) as error:
            raise self._away(error) from error
        finally:
            connection.close()
        self._check(reply, text)
        self._take_cookie(reply)
        return text

    def _connection(self, patience: float) -> HTTPConnection:
        parts = urlsplit(self.link.address)
        kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
        return kind(parts.netloc, timeout=patience)

    def _path(self, path: str) -> str:
        return f"/api/rooms/{self.link.room}{path}"

    def _headers(self) -> dict[str, str]:
        held = {"Cookie": f"pz_{self.link.room}={self.secrets}"} if self.secrets else {}
        return {"Accept-Language": self.lang, "Content-Type": "application/json", **held}

    def _away(self, error: Exception) -> Away:
        return Away("join-away", address=self.link.address, error=str(error) or type(error).__name__)

    def _check(self, reply: HTTPResponse, text: bytes) -> None:
        if reply.status < 400:
            return
        try:
            said = msgspec.json.decode(text, type=Failure).error
        except msgspec.DecodeError as error:
            raise Away("join-no-table", address=self.link.address) from error
        raise Refused(reply.status, said.key, said.message)

    def _take_cookie(self, reply: HTTPResponse) -> None:
        with suppress(CookieError):
            for name, morsel in SimpleCookie(reply.getheader("set-cookie", "")).items():
                if name == f"pz_{self.link.room}" and morsel.value != self.secrets:
                    self.secrets = morsel.value
                    self._keep(self.secrets)

    # ---- live ----

    def live(self, seat: int, last: str) -> Iterator[Heard]:
        """What happens from now on, or since the event with the id `last`; ends when the server hangs up."""
        self._live = connection = self._connection(SILENCE)
        try:
            headers = {**self._headers(), **({"Last-Event-ID": last} if last else {})}
            connection.request("GET", self._path(f"/live?seat={seat}"), None, headers)
            reply = connection.getresponse()
            if reply.status >= 400:
                self._check(reply, reply.read())
            yield from events_of(reply)
        except (OSError, HTTPException, ValueError) as error:
            raise self._away(error) from error
        finally:
            connection.close()

    def close(self) -> None:
        """Hang up, though somebody is listening."""
        self._closed = True
        sock = self._live.sock if self._live is not None else None
        if sock is not None:
            with suppress(OSError):
                sock.shutdown(socket.SHUT_RDWR)


def events_of(reply: HTTPResponse) -> Iterator[Heard]:
    """The events of a stream, each once its last line is there."""
    fields: dict[str, str] = {}
    for line in iter(reply.readline, b""):
        text = line.decode().rstrip("\r\n")
        if text:
            name, _, value = text.partition(": ")
            fields[name] = value
        else:
            if "event" in fields:
                yield Heard(fields.get("id", ""), fields["event"], fields.get("data", "").encode())
            fields = {}


def understood(text: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Trouble("join-version") from error
