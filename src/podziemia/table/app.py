"""The application: table, store and workers put together behind HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic, time
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, Router

from podziemia.bots import LEVELS
from podziemia.table import wire
from podziemia.table.addresses import Names
from podziemia.table.api import Api
from podziemia.table.bell import Bell
from podziemia.table.club.api import ClubApi
from podziemia.table.club.club import Club
from podziemia.table.club.doorkeeper import Doorkeeper
from podziemia.table.founders import House
from podziemia.table.guard import Guard
from podziemia.table.housekeeping import Housekeeping
from podziemia.table.journal import GroupJournal
from podziemia.table.keys import SystemTokens
from podziemia.table.limits import Limits
from podziemia.table.lobby import Lobby
from podziemia.table.lobby_api import LobbyApi
from podziemia.table.mail import Mail
from podziemia.table.metrics import Metrics
from podziemia.table.notices import Notices
from podziemia.table.outward import Outward
from podziemia.table.pages import Pages
from podziemia.table.processes import processes_on
from podziemia.table.push import Push
from podziemia.table.puzzle_api import PuzzleApi
from podziemia.table.reach import MAIL, PUSH, Callbook
from podziemia.table.reach_api import ReachApi
from podziemia.table.review_api import ReviewApi
from podziemia.table.reviews import Reviews
from podziemia.table.seeking import Seeking
from podziemia.table.store import Store
from podziemia.table.table import Table
from podziemia.table.thinking import Workers
from podziemia.table.timekeeping import Timekeeper
from podziemia.table.troubles import JsonResponse
from podziemia.words import LANGUAGES, words_in

EXAMINED_SECONDS: Final = 1.0


class TableServer:
    """Everything one server process runs."""

    def __init__(
        self,
        store: Store,
        speed_limits: float = 1.0,
        workers: int = 0,
        names: str = "",
        cluster: str = "",
        housekeeping: Housekeeping | None = None,
        house: House | None = None,
        club: str = "",
        club_word: str = "",
        outward: Outward = Outward(),  # noqa: B008
    ) -> None:
        self.store = store
        self.names = Names(names)
        self.house = house or House()
        self.housekeeping = housekeeping or Housekeeping(store)
        self.metrics = Metrics()
        self.journal = GroupJournal(store, self.metrics)
        self.thinker = Workers(workers, cluster)
        self.limits = Limits(monotonic, speed_limits)
        self.notices = Notices()
        self._examined = -EXAMINED_SECONDS
        self._well = True
        self.processes = processes_on(store, self.journal)
        self.table = Table(
            self.journal,
            SystemTokens(),
            time,
            self.thinker,
            self.metrics,
            LEVELS,
            self.notices.turn,
            self.limits.answers.allows,
            self.limits.hints.allows,
            self.limits.looks.allows,
            self.processes.neighbours,
            self.processes.claims,
            self.housekeeping.check_space,
            self.limits.missed.allows,
            self.limits.surveys.allows,
        )
        self.lobby = Lobby(self.table, store.engine, monotonic)
        self.seeking = Seeking(self.lobby, store.engine, self.limits)
        self.reviews = Reviews(self.table, store.engine, self.limits.reviews)
        self.timekeeper = Timekeeper(self.table, self.journal)
        self.book = Callbook(store)
        self.push = Push(self.book, outward.contact)
        self.mail = Mail(self.book, self.limits, outward)
        self.bell = Bell(self.table, self.book, {PUSH: self.push, MAIL: self.mail})
        self.club = Club(club, self.table, self.journal, club_word) if club else None

    def routes(self) -> list[Route]:
        """All there is beside the pages."""
        return [
            *Api(self.table, self.limits, self.house).routes(),
            *ReviewApi(self.reviews).routes(),
            *PuzzleApi(self.table, self.limits, self.house).routes(),
            *LobbyApi(self.lobby, self.seeking, self.house, self.limits).routes(),
            *ReachApi(self.table, self.book, self.push, self.mail).routes(),
            *ClubApi(self.club, self.limits, self.names).routes(),
            Route("/health", self.health, methods=["GET"]),
            Route("/metrics", self.metrics_page, methods=["GET"]),
        ]

    def app(self) -> Guard:
        routes = [*self.routes(), Route("/{path:path}", Pages().page, methods=["GET"])]
        router = Router(routes, lifespan=self.lifespan)
        return Guard(Doorkeeper(router, self.club), self.limits, self.metrics, self.names)

    @asynccontextmanager
    async def lifespan(self, app: object) -> AsyncIterator[None]:
        self.processes.begin(self.table)
        begin = [self.read_words(), self.thinker.warm_up(), self.housekeeping.run(), self.timekeeper.run()]
        begin += [self.push.warm_up(), self.bell.run()]
        if self.club is not None:
            begin.append(self.club.run())
        beginning = [asyncio.create_task(work) for work in begin]
        yield
        for task in beginning:
            task.cancel()
        await self.close()

    async def read_words(self) -> None:
        """Beside the loop and ahead of time: the first trouble must not keep everybody waiting."""
        for lang in LANGUAGES:
            await asyncio.to_thread(words_in, lang)

    def hang_up(self) -> None:
        """End all live connections, so that the server can stop; browsers come back by themselves."""
        for live in self.table.rooms.values():
            for listener in list(live.listeners):
                listener.hang_up()

    async def close(self) -> None:
        self.table.close()
        await self.processes.close()
        self.notices.close()
        self.bell.close()
        await self.journal.close()
        self.thinker.close()
        self.store.close()

    async def health(self, request: Request) -> Response:
        """Whether answers can be kept. Asking costs a write, so that who asks often hears the same again."""
        if monotonic() - self._examined >= EXAMINED_SECONDS:
            self._examined = monotonic()
            self._well = await self.journal.writable()
        health: wire.Health = {"well": self._well}
        return JsonResponse(health, 200 if self._well else 503)

    async def metrics_page(self, request: Request) -> Response:
        rooms = self.table.rooms.values()
        gauges = {
            "podziemia_changes_waiting": float(self.journal.waiting),
            "podziemia_rooms_in_memory": float(len(rooms)),
            "podziemia_listeners": float(sum(len(live.listeners) for live in rooms)),
            "podziemia_bots_thinking": float(sum(len(live.thinking) for live in rooms)),
            "podziemia_push_offered": float(self.push.offered),
            "podziemia_thoughts_waiting": float(self.thinker.turns.waiting),
        }
        return Response(self.metrics.text(gauges), media_type="text/plain; version=0.0.4; charset=utf-8")
