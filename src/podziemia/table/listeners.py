"""Who listens to a room, and what each is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final, NamedTuple

import msgspec

from podziemia.kernel.history import Moment
from podziemia.table import wire
from podziemia.table.addresses import CLIENT
from podziemia.table.hindsight import Sight
from podziemia.table.presence import HERE
from podziemia.table.room import Room

MOST_WAITING: Final = 400
MOST_MISSED: Final = 100
MOST_LINES: Final = 200

_encode: Final = msgspec.json.Encoder().encode


class Page(NamedTuple):
    """What a page tells of itself: a name that nobody else knows, since when nobody has touched it (0: just now), and
    how many lines of talk it has."""

    name: str = ""
    idle: float = HERE
    said: int = 0


NEW_PAGE: Final = Page()


class Listener:
    """One open connection to one browser. When it cannot keep up it is cut; the browser comes back with its number."""

    def __init__(self, eyes: int, secrets: list[str], seen: Moment | None = None, page: Page = NEW_PAGE) -> None:
        self.eyes = eyes
        self.secrets = secrets
        self.seen = seen
        """The last moment it was shown."""
        self.page = page.name
        self.idle = page.idle
        self.said = page.said
        self.client = CLIENT.get()
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._ended = False
        self._told = b""

    def tell_once(self, message: bytes) -> None:
        """Unless it is what was told last: that something has happened is news, too."""
        if message != self._told:
            self._told = message
            self.send(message)

    def send(self, message: bytes) -> None:
        if self.queue.qsize() >= MOST_WAITING:
            self.hang_up()
        elif not self._ended:
            self.queue.put_nowait(message)

    def hang_up(self) -> None:
        """Nothing comes after this."""
        if not self._ended:
            self._ended = True
            self.queue.put_nowait(None)


def event_id(moment: Moment) -> str:
    """The move number; after moves were taken back also how often they were, as in `12.1`."""
    return f"{moment.n}.{moment.takebacks}" if moment.takebacks else str(moment.n)


def parse_event_id(text: str) -> Moment | None:
    n, _, takebacks = text.partition(".")
    if not _is_number(n) or not (takebacks == "" or _is_number(takebacks)):
        return None
    return Moment(int(n), int(takebacks or 0))


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 9


def catch_up(room: Room, listeners: Iterable[Listener], now: float) -> None:
    """Show everybody the moves not seen yet, each as its own eyes see them, and as late as it may."""
    written: dict[tuple[bool, int, int, bool], bytes] = {}
    for listener in listeners:
        visitor = room.visitor(listener.secrets)
        sight, lags = room.sight(visitor, now), room.lags(visitor)
        moment, seen = sight.history.moment, listener.seen
        back = seen is not None and seen.takebacks != moment.takebacks
        for n in missed_numbers(moment, seen):
            key = (lags, n, listener.eyes, back)
            if key not in written:
                written[key] = move_message(sight, n, listener.eyes, back)
            listener.send(written[key])
        listener.seen = moment


def move_message(sight: Sight, n: int, eyes: int, back: bool) -> bytes:
    body = _encode(sight.position(eyes, n, back))
    moment = Moment(n, sight.history.moment.takebacks)
    return b"id: %b\nevent: move\ndata: %b\n\n" % (event_id(moment).encode(), body)


def room_message(news: wire.RoomNews) -> bytes:
    return b"event: room\ndata: %b\n\n" % _encode(news)


def review_message(news: wire.ReviewNews) -> bytes:
    return b"event: review\ndata: %b\n\n" % _encode(news)


def pass_on(room: Room, listeners: Iterable[Listener]) -> None:
    """What was said, to those who play and have not heard it."""
    for listener in listeners:
        if room.visitor(listener.secrets).seats and listener.said < room.said.count:
            news: wire.Talk = {"lines": room.said.after(listener.said, MOST_LINES)}
            listener.send(b"event: talk\ndata: %b\n\n" % _encode(news))
            listener.said = room.said.count


def missed_numbers(now: Moment, seen: Moment | None) -> range:
    """The moves that a browser with this last event id has not seen. After moves were taken back, or when it has seen
    nothing, the present position is all it needs."""
    count, takebacks = now
    if seen is None or seen.takebacks != takebacks or seen.n > count:
        return range(count, count + 1)
    return range(max(seen.n + 1, count - MOST_MISSED + 1), count + 1)
