"""Bots think in processes of their own, from the record and the seat they play, and never in the event loop."""

from __future__ import annotations

import asyncio
import os
import threading
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import connection, get_context, parent_process
from secrets import token_hex
from typing import Any, Final, Protocol

from podziemia.bots import SECONDS, Budget, make_bot, think
from podziemia.kernel.history import History, replayed
from podziemia.kernel.match import Match
from podziemia.kernel.record import parse_record
from podziemia.kernel.registry import find_game, game_names
from podziemia.kernel.rng import seeded
from podziemia.table import wire
from podziemia.table.eyes import foreseen
from podziemia.table.turns import Patron, Turns, Wish

LONGEST_THOUGHT: Final = 60.0
HINT_SECONDS: Final = 1.5
EASY_SECONDS: Final = 0.05
"""What a thought costs that takes no time by the clock."""


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


class Workers:
    """The thinker with worker processes; they are started when the first thought is asked for."""

    def __init__(self, workers: int = 0) -> None:
        self._count = workers or max(2, (os.cpu_count() or 2) - 1)
        self.turns = Turns(self._count)
        self._pool: ProcessPoolExecutor | None = None

    async def warm_up(self) -> None:
        """Start a process ahead of time, so that the first bot does not keep people waiting."""
        await self._ask(Patron(), EASY_SECONDS, warm_up)

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

    async def _ask(self, patron: Patron, seconds: float, work: Any, *arguments: object) -> Any:
        """Give the work to a free process; processes that died or do not come to an end are replaced."""
        wish = await self.turns.enter(patron, seconds)
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._count, get_context("spawn"), initializer=_begin_work)
        pool = self._pool
        try:
            thought = self._begin(pool, wish, work, *arguments)
            return await asyncio.wait_for(asyncio.wrap_future(thought), LONGEST_THOUGHT)
        except (BrokenProcessPool, TimeoutError):
            self._drop(pool)
            raise

    def _begin(self, pool: ProcessPoolExecutor, wish: Wish, work: Any, *arguments: object) -> Future[Any]:
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

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        if self._pool is not None:
            self._drop(self._pool)


def _begin_work() -> None:
    """In a worker: let the server go first, and do not outlive it, however it ends."""
    if hasattr(os, "nice"):  # not everywhere
        os.nice(5)
    parent = parent_process()
    assert parent is not None
    watch = threading.Thread(target=lambda: (connection.wait([parent.sentinel]), os._exit(0)), daemon=True)
    watch.start()


def warm_up() -> None:
    for name in game_names():
        find_game(name)


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
        return {"text": known.text, "value": None, "line": [known.text], "alternatives": [], "because": because}
    verdict = think(match, seat, Budget(seconds=HINT_SECONDS), seeded(seed))
    return {
        "text": verdict.option.text,
        "value": round(verdict.value[seat], 4),
        "line": verdict.line,
        "alternatives": [
            {"text": one.option.text, "share": round(one.share, 4), "value": round(one.value, 4)}
            for one in verdict.alternatives
        ],
        "because": [],
    }


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
