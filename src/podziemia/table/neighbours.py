"""The other processes on the same store: what they have changed, and who listens there.

Notices make things quick, never right: whoever reads a room compares its version with the store's, whoever changes it
must swap that version, and who thinks for a bot holds a lock. A notice that is lost costs seconds and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Final, Protocol, TypeVar

import msgspec

from podziemia.table.presence import NOBODY, Present, together

V = TypeVar("V")

CHANNEL: Final = "podziemia"
BEAT_SECONDS: Final = 5.0
SILENCE_SECONDS: Final = 3 * BEAT_SECONDS
"""A process that has said nothing for so long is gone."""
ROOMS_IN_A_NOTICE: Final = 100
"""As many as surely fit: PostgreSQL carries less than 8,000 bytes at a time."""

PRESENT_IN_A_NOTICE: Final = 25


class Notice(msgspec.Struct, omit_defaults=True):
    """What one process tells the others. In every `beat` it repeats who listens there: by room the seats, since when
    those are away who are, and how many watch. `idle`: a page, wherever it listens, has told since when it is left."""

    sender: str
    changed: dict[str, int] = {}
    online: dict[str, tuple[int, ...]] = {}
    away: dict[str, dict[int, int]] = {}
    watchers: dict[str, int] = {}
    idle: dict[str, tuple[str, float]] = {}
    beat: int = 0
    hello: bool = False
    bye: bool = False


class Claims(Protocol):
    """Who thinks for a bot: one process of all, and another one when that is gone."""

    async def take(self, room: str, seat: int) -> bool: ...

    async def give_back(self, room: str, seat: int) -> None: ...

    async def close(self) -> None: ...


class EveryClaim:
    """Nobody else is there to think."""

    async def take(self, room: str, seat: int) -> bool:
        return True

    async def give_back(self, room: str, seat: int) -> None:
        pass

    async def close(self) -> None:
        pass


class Line(Protocol):
    """Carries the notices of all processes to this one."""

    async def run(self, hear: Callable[[str], None], up: Callable[[], None], lost: Callable[[], None]) -> None:
        """For ever. `up` and `lost` tell when the line is there, and that it is not."""


class Neighbours:
    """What this process knows of the others, and what they know of it. `send` carries a notice to all, perhaps."""

    def __init__(self, name: str = "", send: Callable[[str], None] = lambda notice: None) -> None:
        self.name = name
        self._send = send
        self._here: dict[str, Present] = {}
        self._beat = 1
        self._there: dict[str, dict[str, tuple[Present, int]]] = {}
        """By process and room: who is there, and the beat in which it was told last."""
        self._last_heard: dict[str, float] = {}
        self.on_change: Callable[[str, int], None] = lambda room, version: None
        self.on_presence: Callable[[str], None] = lambda room: None
        self.on_idle: Callable[[str, str, float], None] = lambda room, page, since: None

    # ---- what others hear ----

    def tell_present(self, room: str, now: Present) -> None:
        """Who listens here; told to the others when it is not what they have heard before."""
        if self._here.get(room, NOBODY) == now:
            return
        if now:
            self._here[room] = now
        else:
            del self._here[room]
        self._say(self._presence({room: now}))

    def tell_idle(self, room: str, page: str, since: float) -> None:
        """A page that does not listen here was left, or is looked at again."""
        self._say(Notice(self.name, idle={room: (page, since)}))

    def _presence(self, rooms: dict[str, Present]) -> Notice:
        return Notice(
            self.name,
            online={room: tuple(sorted(now.seats)) for room, now in rooms.items()},
            away={room: {seat: int(at) for seat, at in now.away.items()} for room, now in rooms.items() if now.away},
            watchers={room: now.watchers for room, now in rooms.items() if now.watchers},
            beat=self._beat,
        )

    def greet(self) -> None:
        """After coming in, or back: everybody tells everything."""
        self._say(Notice(self.name, hello=True))
        self.beat()

    def beat(self) -> None:
        """Now and then all is told again, so that what was lost is made good."""
        self._beat += 1
        for part in list(_in_parts(self._here, PRESENT_IN_A_NOTICE)) or [{}]:
            self._say(self._presence(part))

    def leave(self) -> None:
        self._say(Notice(self.name, bye=True))

    def _say(self, notice: Notice) -> None:
        self._send(written(notice))

    # ---- what others say ----

    def hear(self, text: str, now: float) -> None:
        notice = msgspec.json.decode(text, type=Notice)
        if notice.sender == self.name:
            return
        self._last_heard[notice.sender] = now
        for room, version in notice.changed.items():
            self.on_change(room, version)
        for room, (page, since) in notice.idle.items():
            self.on_idle(room, page, since)
        if notice.bye:
            self._forget(notice.sender)
        elif notice.beat:
            self._take_presence(notice)
        if notice.hello:
            self.beat()

    def _take_presence(self, notice: Notice) -> None:
        """What was not repeated in a whole beat has come to its end, though nobody said so."""
        before = self._there.get(notice.sender, {})
        after = {room: told for room, told in before.items() if told[1] >= notice.beat - 1}
        after.update({room: (_told(notice, room), notice.beat) for room in notice.online})
        self._there[notice.sender] = {room: told for room, told in after.items() if told[0]}
        for room in before.keys() | after.keys():
            if before.get(room, (NOBODY, 0))[0] != after.get(room, (NOBODY, 0))[0]:
                self.on_presence(room)

    def _forget(self, name: str) -> None:
        self._last_heard.pop(name, None)
        for room in self._there.pop(name, {}):
            self.on_presence(room)

    def miss_the_silent(self, now: float) -> None:
        for name in [name for name, at in self._last_heard.items() if now - at > SILENCE_SECONDS]:
            self._forget(name)

    def forget_all(self) -> None:
        """The line was cut: whoever is still there will say so again."""
        for name in list(self._there):
            self._forget(name)

    def present(self, room: str) -> Present:
        """Who listens at other processes."""
        return together(there[room][0] for there in self._there.values() if room in there)

    def online(self, room: str) -> frozenset[int]:
        """The seats that somebody listens for at another process."""
        return self.present(room).seats


def _told(notice: Notice, room: str) -> Present:
    away = {seat: float(at) for seat, at in notice.away.get(room, {}).items()}
    return Present(frozenset(notice.online[room]), away, notice.watchers.get(room, 0))


def written(notice: Notice) -> str:
    return msgspec.json.encode(notice).decode()


def notices_of(sender: str, changed: dict[str, int]) -> list[str]:
    """What a commit tells: the rooms it has changed, and their new versions."""
    return [written(Notice(sender, changed=part)) for part in _in_parts(changed, ROOMS_IN_A_NOTICE)]


def _in_parts(rooms: dict[str, V], most: int) -> Iterator[dict[str, V]]:
    left = iter(rooms.items())
    while part := dict(islice(left, most)):
        yield part
