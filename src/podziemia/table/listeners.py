"""Who listens to a room, and what each is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

import msgspec

from podziemia.kernel.history import Moment
from podziemia.table import wire
from podziemia.table.addresses import CLIENT
from podziemia.table.room import Room

MOST_WAITING: Final = 400
MOST_MISSED: Final = 100

_encode: Final = msgspec.json.Encoder().encode


class Listener:
    """One open connection to one browser. When it cannot keep up it is cut; the browser comes back with its number."""

    def __init__(self, eyes: int, secrets: list[str], seen: Moment | None = None) -> None:
        self.eyes = eyes
        self.secrets = secrets
        self.seen = seen
        """The last moment it was shown."""
        self.client = CLIENT.get()
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._ended = False

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


def catch_up(room: Room, listeners: Iterable[Listener]) -> None:
    """Show everybody the moves not seen yet, each as its own eyes see them."""
    history = room.history
    written: dict[tuple[int, int, bool], bytes] = {}
    for listener in listeners:
        seen = listener.seen
        back = seen is not None and seen.takebacks != history.moment.takebacks
        for n in missed_numbers(room, seen):
            key = (n, listener.eyes, back)
            if key not in written:
                written[key] = move_message(room, *key)
            listener.send(written[key])
        listener.seen = history.moment


def move_message(room: Room, n: int, eyes: int, back: bool) -> bytes:
    body = _encode(room.position(eyes, n, back))
    return b"id: %b\nevent: move\ndata: %b\n\n" % (event_id(Moment(n, room.history.moment.takebacks)).encode(), body)


def room_message(news: wire.RoomNews) -> bytes:
    return b"event: room\ndata: %b\n\n" % _encode(news)


def missed_numbers(room: Room, seen: Moment | None) -> range:
    """The moves that a browser with this last event id has not seen. After moves were taken back, or when it has seen
    nothing, the present position is all it needs."""
    count, takebacks = room.history.moment
    if seen is None or seen.takebacks != takebacks or seen.n > count:
        return range(count, count + 1)
    return range(max(seen.n + 1, count - MOST_MISSED + 1), count + 1)
