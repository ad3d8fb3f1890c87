"""Bots think in processes of their own, from the record and the seat they play, and never in the event loop."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from secrets import token_hex
from typing import Any, Final, Protocol

from podziemia.bots import SECONDS, Budget, Verdict, make_bot, think
from podziemia.coach import Found, Review, weigh
from podziemia.coach.found import ReasonPart
from podziemia.coach.judge import ALIKE
from podziemia.coach.reason import parts_of
from podziemia.coach.warning import SECONDS as WEIGH_SECONDS
from podziemia.kernel.errors import Trouble
from podziemia.kernel.history import History, replayed
from podziemia.kernel.match import Match
from podziemia.kernel.record import parse_record
from podziemia.kernel.rng import seeded
from podziemia.table import wire
from podziemia.table.eyes import foreseen
from podziemia.table.pools import ClusterLost, LocalPool, Pool, RayPool, editions
from podziemia.table.turns import Patron, Turns, Wish

LONGEST_THOUGHT: Final = 60.0
HINT_SECONDS: Final = 1.5
EASY_SECONDS: Final = 0.05
"""What a thought costs that takes no time by the clock."""
FIRST_SECONDS: Final = 1.0
"""Of a review before anything is shown of it."""
REVIEW_SECONDS: Final = 2.5
"""Of a review at a time: then others have their turn."""
HINT_DEALS: Final = 8
"""In which the reasons of a hint are looked for."""
WARNING_DEALS: Final = 8
"""In which the reasons of a warning are looked for: it has to come at once."""
AWAY_SECONDS: Final = 30.0
"""So long nobody knocks at a cluster again that was not there."""

_log: Final = logging.getLogger(__name__)


@dataclass(frozen=True)
class Position:
    """A moment of a game as the record that leads to it: it can be sent to another process."""

    record: str
    patron: Patron

    def match(self) -> Match[Any]:
        return replayed(parse_record(self.record), forkable=True)


def position_of(history: History, patron: Patron) -> Position:
    return Position(history.record().cut(history.count).text(), patron)


def seconds_of(level: str) -> float:
    """How long a bot of this level thinks, more or less."""
    return SECONDS.get(level, EASY_SECONDS)


class Thinker(Protocol):
    """Chooses for bots and hints for people. Simulations bring their own."""

    async def choose(self, position: Position, seat: int, level: str) -> str: ...

    async def hint(self, position: Position, seat: int) -> wire.Hint: ...

    async def preview(self, position: Position, seat: int) -> list[wire.Beat]: ...

    async def model(self, position: Position) -> list[str]: ...

    async def review(self, position: Position, depth: str, found: Found | None) -> Found: ...

    async def cost(self, position: Position, seat: int, text: str) -> wire.Cost | None: ...


class Workers:
    """The thinker with worker processes, on this machine or on a cluster. They are started when the first thought is
    asked for; while the cluster is away, this machine thinks for it."""

    def __init__(
        self,
        workers: int = 0,
        cluster: str = "",
        near: Callable[[int], Pool] = LocalPool,
        far: Callable[[str], Pool] = RayPool,
    ) -> None:
        self._count = workers or max(2, (os.cpu_count() or 2) - 1)
        self.turns = Turns(self._count)
        self._near: Pool | None = None
        self._far: Pool | None = None
        self._cluster = cluster
        self._open_near, self._open_far = near, far
        self._reaching: asyncio.Task[None] | None = None

    async def warm_up(self) -> None:
        """Start a process ahead of time, so that the first bot does not keep people waiting."""
        await self._ask(Patron(), EASY_SECONDS, editions)

    async def choose(self, position: Position, seat: int, level: str) -> str:
        return str(await self._ask(position.patron, seconds_of(level), choose, position, seat, level, token_hex(8)))

    async def hint(self, position: Position, seat: int) -> wire.Hint:
        answer: wire.Hint = await self._ask(position.patron, HINT_SECONDS, hint, position, seat, token_hex(8))
        return answer

    async def preview(self, position: Position, seat: int) -> list[wire.Beat]:
        beats: list[wire.Beat] = await self._ask(position.patron, EASY_SECONDS, preview, position, seat)
        return beats

    async def model(self, position: Position) -> list[str]:
        answers: list[str] = await self._ask(position.patron, HINT_SECONDS, model, position)
        return answers

    async def review(self, position: Position, depth: str, found: Found | None) -> Found:
        """A part of a review, on from what was found before; the curves come first."""
        seconds = FIRST_SECONDS if found is None else REVIEW_SECONDS
        part: Found = await self._ask(position.patron, seconds, review, position, depth, found)
        return part

    async def cost(self, position: Position, seat: int, text: str) -> wire.Cost | None:
        found: wire.Cost | None = await self._ask(position.patron, WEIGH_SECONDS, cost, position, seat, text)
        return found

    async def _ask(self, patron: Patron, seconds: float, work: Any, *arguments: object) -> Any:
        """Somebody's thought. What a cluster took with it when it was lost is thought again here."""
        try:
            return await self._think(patron, seconds, work, *arguments)
        except ClusterLost:
            return await self._think(patron, seconds, work, *arguments)

    async def _think(self, patron: Patron, seconds: float, work: Any, *arguments: object) -> Any:
        """Give the work to a free process; processes that died, at work or while they waited for it, or do not come to
        an end are replaced."""
        wish = await self.turns.enter(patron, seconds)
        pool = self._pool()
        try:
            thought = self._begin(pool, wish, work, *arguments)
            try:
                return await asyncio.wait_for(asyncio.wrap_future(thought), LONGEST_THOUGHT)
            except TimeoutError:
                pool.stop(thought)
                raise
        except (BrokenProcessPool, ClusterLost):
            pool.drop()
            raise

    def _pool(self) -> Pool:
        """The cluster when it is there, else the processes of this machine."""
        if self._far is not None and not self._far.ended:
            return self._far
        self.turns.resize(self._count)
        if self._cluster and self._reaching is None:
            self._reaching = asyncio.create_task(self._reach())
        if self._near is None or self._near.ended:
            self._near = self._open_near(self._count)
        return self._near

    async def _reach(self) -> None:
        """In the background, so that nobody waits for a cluster that may not be there."""
        try:
            self._far = await asyncio.to_thread(self._open_far, self._cluster)
            self.turns.resize(self._far.places)
        except Trouble as trouble:
            _log.warning("bots think on this machine for a while: %s", trouble)
            await asyncio.sleep(AWAY_SECONDS)
        finally:
            self._reaching = None

    def _begin(self, pool: Pool, wish: Wish, work: Any, *arguments: object) -> Future[Any]:
        """The place is free again when the process is, even if nobody waits for the thought any more."""
        loop = asyncio.get_running_loop()

        def leave(_: object) -> None:
            with suppress(RuntimeError):  # the server has ended meanwhile
                loop.call_soon_threadsafe(self.turns.leave, wish)

        try:
            thought = pool.submit(work, *arguments)
        except BaseException:
            self.turns.leave(wish)
            raise
        thought.add_done_callback(leave)
        return thought

    def close(self) -> None:
        if self._reaching is not None:
            self._reaching.cancel()
        for pool in (self._near, self._far):
            if pool is not None:
                pool.drop()


def choose(position: Position, seat: int, level: str, seed: str) -> str:
    match = position.match()
    return make_bot(level, match.game, seed).choose(match, seat).text


def hint(position: Position, seat: int, seed: str) -> wire.Hint:
    """What the game's mind knows to be right, and why; else what a strong bot would do here, how it sees the seat's
    chances, and what else it looked at."""
    match = position.match()
    known = match.game.mind.knows(match, seat)
    if known is not None:
        because = [event.plain() for event in match.game.mind.reasons(match, seat)]
        return {
            "text": known.text,
            "value": None,
            "line": [known.text],
            "alternatives": [],
            "because": because,
            "parts": [],
        }
    verdict = think(match, seat, Budget(seconds=HINT_SECONDS), seeded(seed))
    side = len(next(side for side in match.game.sides(match.state.seats) if seat in side))
    return {
        "text": verdict.option.text,
        "value": round(side * verdict.value[seat], 4),
        "line": verdict.line,
        "alternatives": [
            {"text": one.option.text, "share": round(one.share, 4), "value": round(side * one.value, 4)}
            for one in verdict.alternatives
        ],
        "because": [],
        "parts": lead_of(match, seat, verdict, side),
    }


def lead_of(match: Match[Any], seat: int, verdict: Verdict, side: int) -> list[ReasonPart]:
    """Why the best answer and not the next."""
    if len(verdict.alternatives) < 2:
        return []
    best, other = verdict.alternatives[:2]
    lead = side * (best.value - other.value)
    if lead < ALIKE:
        return []
    return parts_of(match, seat, best.option.text, other.option.text, lead, "hint", HINT_DEALS)


def preview(position: Position, seat: int) -> list[wire.Beat]:
    match = position.match()
    return foreseen(match, seat)


def model(position: Position) -> list[str]:
    """The answers of somebody who plays a lesson as well as it can be played."""
    match = position.match()
    answers: list[str] = []
    while match.ask is not None:
        option = match.game.mind.knows(match, match.ask.seat) or match.ask.options[0]
        match.answer(option, match.ask.seat)
        answers.append(option.text)
    return answers


def review(position: Position, depth: str, found: Found | None) -> Found:
    """Go on with a review for a while; the first part is short, because somebody waits for the first of the curves."""
    work = opened(position.record, depth)
    if found is not None:
        work.take_up(found)
    work.work(FIRST_SECONDS if found is None else REVIEW_SECONDS)
    return work.found()


@lru_cache(maxsize=2)
def opened(record: str, depth: str) -> Review:
    """A long game takes a while to play through: who goes on with the same one finds it open."""
    return Review(parse_record(record), depth)


def cost(position: Position, seat: int, text: str) -> wire.Cost | None:
    """What the answer would cost, if that is worth a warning."""
    match = position.match()
    verdict = weigh(match, seat, text)
    if verdict is None:
        return None
    return {
        "best": verdict.best,
        "value_played": round(verdict.value_played, 4),
        "value_best": round(verdict.value_best, 4),
        "error": round(verdict.error, 4),
        "margin": round(verdict.margin, 4),
        "parts": parts_of(match, seat, verdict.best, text, verdict.error, "weigh", WARNING_DEALS),
    }
