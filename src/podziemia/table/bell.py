"""The bell: whoever must still be told of his turn is told, once, unless he is at the table or has moved meanwhile."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Mapping
from typing import Any, Final, NamedTuple, Protocol
from weakref import WeakValueDictionary

from sqlalchemy.exc import SQLAlchemyError

from podziemia.kernel.ask import SEAT_LETTERS
from podziemia.kernel.errors import Trouble
from podziemia.table.keys import Key
from podziemia.table.quiet import quiet_until
from podziemia.table.reach import EVERYBODY, Call, Callbook, Reach
from podziemia.table.table import Table

LOOK_SECONDS: Final = 1.0
RETRY_SECONDS: Final = 5.0
AGAIN_SECONDS: Final = 20.0
"""So much later at the earliest is looked again for somebody who was at the table."""
LATEST_SECONDS: Final = 3600.0
"""So much later at the latest a letter is tried again."""
UNDER_WAY_SECONDS: Final = 24 * 3600.0
"""A lasting call that a process took and never came back from is made again after so long, if the turn still waits."""
MOST_AT_ONCE: Final = 100
MOST_OF_ROOM: Final = 4
"""Notices of one room at once: whose devices are slow to answer keeps nobody but itself waiting."""
MOST_WAITING: Final = 400
"""Notices under way; while there are so many, the other calls stay where they are kept."""

_log: Final = logging.getLogger(__name__)


class Turn(NamedTuple):
    """What is told: whose turn it is, and where."""

    room: str
    name: str
    game: str
    seat: int
    player: str


class Gone(Exception):
    """Nobody can be reached there any more."""


class Later(Exception):
    """Nobody was told; it can be tried again."""


class Way(Protocol):
    """A way to reach people. A lasting one is tried again when it could not be done."""

    @property
    def lasting(self) -> bool: ...

    async def send(self, reach: Reach, turn: Turn) -> None: ...


class Seen(NamedTuple):
    """How a table stands when somebody is to be told."""

    turn: Turn
    there: bool
    """He is at the table, on some device; a page that lies hidden in a pocket is nobody."""
    keys: Mapping[str, Key]


class Bell:
    """Every process looks for calls that are due; of all of them one makes each."""

    def __init__(self, table: Table, book: Callbook, ways: Mapping[str, Way]) -> None:
        self.table = table
        self.book = book
        self.ways = ways
        self._lines = asyncio.Semaphore(MOST_AT_ONCE)
        self._rooms: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self._under_way: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """For as long as the server runs."""
        while True:
            try:
                await self.ring()
                await asyncio.sleep(LOOK_SECONDS)
            except Exception as error:  # the store is away for a while
                _log.warning("the calls could not be read: %s", type(error).__name__)
                await asyncio.sleep(RETRY_SECONDS)

    async def ring(self) -> None:
        now = self.table.clock()
        for call in await asyncio.to_thread(self.book.due, now):
            if len(self._under_way) >= MOST_WAITING:
                return
            try:
                await self._make(call, now)
            except SQLAlchemyError:
                raise
            except Exception as error:  # one call that cannot be made keeps nobody else from being told
                _log.warning("room %s: nobody is called: %s", call.room, type(error).__name__)
                await asyncio.to_thread(self.book.take, call)

    async def _make(self, call: Call, now: float) -> None:
        seen = await self._look(call)
        if seen is None:
            await asyncio.to_thread(self.book.take, call)
        elif seen.there:
            later = now + max(AGAIN_SECONDS, (now - call.begun) / 2)
            await asyncio.to_thread(self.book.take, call, call._replace(due=later))
        else:
            await self._call(call, seen, now)

    async def _look(self, call: Call) -> Seen | None:
        """None when nobody is to be told: the turn is over, or a bot plays there."""
        try:
            async with self.table.enter(call.room) as (live, room):
                seat = room.seats[call.seat]
                if seat.bot or room.open or call.seat not in room.history.match.waiting():
                    return None
                player = seat.name or SEAT_LETTERS[call.seat]
                turn = Turn(room.id, room.name, room.game, call.seat, player)
                here = live.present(room).state(call.seat) == "here"
                return Seen(turn, here, dict(room.keys))
        except Trouble as trouble:
            _log.warning("room %s: nobody is called: %s", call.room, trouble)
            return None

    async def _call(self, call: Call, seen: Seen, now: float) -> None:
        """Whoever rests hears later; all others now, if this process is the one."""
        all = await asyncio.to_thread(self.book.reaches, call.room, call.seat)
        there = [reach for reach in all if reach.way == call.way and call.device in (EVERYBODY, reach.device)]
        reached = [reach for reach in there if reach.agreed and reach.key in seen.keys and seen.keys[reach.key].seated]
        rests = {reach.device: quiet_until(reach.rest, now) for reach in reached}
        under_way = now + UNDER_WAY_SECONDS if self.ways[call.way].lasting else None
        dues = {device: end or under_way for device, end in rests.items()}
        left = {device: call._replace(device=device, due=due) for device, due in dues.items() if due is not None}
        if await asyncio.to_thread(self.book.take, call, *left.values()):
            for reach in reached:
                if rests[reach.device] is None:
                    self._spawn(self._tell(reach, seen.turn, left.get(reach.device)))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def settle(self) -> None:
        """Until nobody is being told."""
        await asyncio.gather(*self._under_way)

    async def _tell(self, reach: Reach, turn: Turn, left: Call | None) -> None:
        outcome = "sent"
        again: list[Call] = []
        try:
            async with self._of_room(reach.room), self._lines:
                await self.ways[reach.way].send(reach, turn)
        except Gone:
            outcome = "gone"
            await asyncio.to_thread(self.book.forget, reach)
        except Later as later:
            outcome = "later"
            again = [self._once_more(left)] if left is not None else []
            why = type(later.__cause__ or later).__name__
            _log.warning("room %s: a %s notice has to wait: %s", reach.room, reach.way, why)
        except Exception as error:  # whoever is called is a stranger, and so is what may go wrong there
            outcome = "failed"
            _log.warning("room %s: a %s notice did not arrive: %s", reach.room, reach.way, type(error).__name__)
        if left is not None:
            await asyncio.to_thread(self.book.take, left, *again)
        self.table.metrics.count("podziemia_notices_total", way=reach.way, outcome=outcome)

    def _once_more(self, call: Call) -> Call:
        """The longer it has been tried, the later."""
        now = self.table.clock()
        return call._replace(due=now + min(LATEST_SECONDS, max(AGAIN_SECONDS, (now - call.begun) / 2)))

    def _of_room(self, room: str) -> asyncio.Semaphore:
        """Kept for as long as somebody of the room is being told."""
        return self._rooms.setdefault(room, asyncio.Semaphore(MOST_OF_ROOM))

    def close(self) -> None:
        for task in self._under_way:
            task.cancel()
