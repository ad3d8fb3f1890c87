"""Reviews of finished games and of records that somebody brought: made in the background by a fair share of the bots'
processes, kept with the room, told to whoever looks. Of a running game nothing is ever reviewed."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Engine, select

from podziemia.coach import Found
from podziemia.coach.line import walk_line
from podziemia.coach.review import line_name
from podziemia.kernel.errors import Trouble
from podziemia.kernel.match import Match
from podziemia.table import wire
from podziemia.table.addresses import CLIENT
from podziemia.table.limits import Crowd
from podziemia.table.listeners import review_message
from podziemia.table.room import Room
from podziemia.table.schema import REVIEWS
from podziemia.table.store import Delete, Insert, Row
from podziemia.table.table import Table
from podziemia.table.thinking import Position, position_of
from podziemia.table.turns import Patron

MOST_AT_ONCE: Final = 24
"""Reviews under way and waiting, of one process."""
MOST_SECONDS: Final = 300.0
"""Of processor time for one review; whoever wants to go on asks again."""
REVIEWER: Final = 99
"""The seat, as it were, of who makes reviews: of several processes one thinks for it."""
STILL_SECONDS: Final = 30.0
"""A review that another process kept so lately is still being made there."""

_log: Final = logging.getLogger(__name__)


class Kept(NamedTuple):
    found: Found
    at: float


class Reviews:
    """The reviews of one server process."""

    def __init__(self, table: Table, engine: Engine, crowd: Crowd) -> None:
        self.table = table
        self._engine = engine
        self._crowd = crowd
        self._working: dict[str, asyncio.Task[None]] = {}

    async def begin(self, id: str, secrets: list[str], depth: str) -> wire.Review:
        """Have the game reviewed, or go on with a review that was put down."""
        async with self.table.enter(id) as (_, room):
            kept = await self._kept(self._open(room, secrets))
            if self._state(id, kept) in ("none", "stopped"):
                self._start(room, depth, None if kept is None else kept.found)
        return self._told(id, kept)

    async def look(self, id: str, secrets: list[str]) -> wire.Review:
        async with self.table.enter(id) as (_, room):
            return self._told(id, await self._kept(self._open(room, secrets)))

    async def line(self, id: str, secrets: list[str], move: int) -> wire.BetterLine:
        """The way that a better answer might have taken, with the table after each step."""
        async with self.table.enter(id) as (_, room):
            kept = await self._kept(self._open(room, secrets))
            judged = [one for one in kept.found["decisions"] if one["move"] == move] if kept is not None else []
            if not judged or judged[0]["best"] == judged[0]["played"]:
                raise Trouble("review-none")
            if not self.table.allows_look(f"{id} line"):
                raise Trouble("too-many-requests")
            match = room.history.at(move - 1)
        seat, best = judged[0]["seat"], judged[0]["best"]
        steps = await self.table.journal.beside(partial(line_moments, match, seat, best, move))
        return {"move": move, "seat": seat, "steps": steps}

    # ---- who may ----

    def _open(self, room: Room, secrets: list[str]) -> Room:
        """Only where everything may be known."""
        self.table.admit(room, secrets)
        if not room.open:
            raise Trouble("not-over")
        return room

    # ---- work ----

    def _start(self, room: Room, depth: str, found: Found | None) -> None:
        client = CLIENT.get()
        if len(self._working) >= MOST_AT_ONCE or not self._crowd.enter(client):
            raise Trouble("too-many-reviews")
        position = position_of(room.history, Patron(room.id, client, show=True))
        task = self._working[room.id] = self.table.spawn(self._work(room.id, room.plays, position, depth, found))

        def end(_: object) -> None:
            del self._working[room.id]
            self._crowd.leave(client)

        task.add_done_callback(end)

    async def _work(self, id: str, edition: int, position: Position, depth: str, found: Found | None) -> None:
        """Part by part, each kept and told. If another process is at it, that one goes on."""
        claims = self.table.claims
        if not await claims.take(id, REVIEWER):
            return
        spent = 0.0 if found is None else found["seconds"]
        try:
            while found is None or not (found["done"] or found["seconds"] - spent >= MOST_SECONDS):
                depth = depth if found is None else found["depth"]
                found = await self.table.thinker.review(position, depth, found)
                await self._keep(id, edition, found)
                self._tell(id, found)
        except Exception:
            _log.exception("room %s: the review stopped", id)
        finally:
            await claims.give_back(id, REVIEWER)

    async def _keep(self, id: str, edition: int, found: Found) -> None:
        row: Row = {
            "room": id,
            "moves": found["moves"],
            "edition": edition,
            "found": msgspec.json.encode(found).decode(),
            "at": self.table.clock(),
        }
        await self.table.journal.commit([Delete(REVIEWS, {"room": id}), Insert(REVIEWS, [row])])

    def _tell(self, id: str, found: Found) -> None:
        live = self.table.rooms.get(id)
        for listener in live.listeners if live is not None else ():
            listener.send(review_message(self._news(id, Kept(found, self.table.clock()))))

    # ---- what there is ----

    async def _kept(self, room: Room) -> Kept | None:
        """The review of the game as it stands; one of what it was before it went on is nobody's review any more."""
        row = await asyncio.to_thread(self._read, room.id)
        if row is None or (row["moves"], row["edition"]) != (room.history.count, room.plays):
            return None
        return Kept(msgspec.json.decode(row["found"], type=Found), row["at"])

    def _read(self, id: str) -> Row | None:
        with self._engine.connect() as connection:
            row = connection.execute(select(REVIEWS).where(REVIEWS.c.room == id)).mappings().first()
        return None if row is None else dict(row)

    def _told(self, id: str, kept: Kept | None) -> wire.Review:
        return {**self._news(id, kept), "found": None if kept is None else kept.found}

    def _news(self, id: str, kept: Kept | None) -> wire.ReviewNews:
        state = self._state(id, kept)
        if kept is None:
            return {"state": state, "judged": 0, "asked": 0}
        return {"state": state, "judged": len(kept.found["decisions"]), "asked": kept.found["asked"]}

    def _state(self, id: str, kept: Kept | None) -> wire.ReviewState:
        if kept is not None and kept.found["done"]:
            return "done"
        elsewhere = kept is not None and self.table.journal.shared and self.table.clock() - kept.at < STILL_SECONDS
        if id in self._working or elsewhere:
            return "working"
        return "none" if kept is None else "stopped"


def line_moments(match: Match[Any], seat: int, best: str, move: int) -> list[wire.LineMoment]:
    return [{**step, "view": world.view(seat)} for step, world in walk_line(match, seat, best, line_name(move))]
