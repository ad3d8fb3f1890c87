"""The HTTP side of the lobby: the list of open tables, and the way to one of their seats."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from podziemia.kernel.errors import Trouble
from podziemia.table import wire
from podziemia.table.addresses import CLIENT
from podziemia.table.api import addressed, cacheable, get, known_game, language_of, post, secrets_of, set_secrets
from podziemia.table.founders import House, word_of
from podziemia.table.limits import Limits
from podziemia.table.lobby import Lobby, open_or_close, take
from podziemia.table.requests import OpenOrClose, Seek, StopSeeking, TakeSeat, read_request
from podziemia.table.seeking import Seeking
from podziemia.table.troubles import Json, JsonResponse


class LobbyApi:
    """The endpoints of the lobby; they decide nothing."""

    def __init__(self, lobby: Lobby, seeking: Seeking, house: House, limits: Limits) -> None:
        self.lobby = lobby
        self.seeking = seeking
        self.house = house
        self.limits = limits

    def routes(self) -> list[Route]:
        return [
            get("/api/lobby", self.list),
            post("/api/rooms/{id}/open", self.open),
            post("/api/rooms/{id}/take", self.take),
            post("/api/seek", self.seek),
            post("/api/seek/stop", self.stop),
        ]

    async def list(self, request: Request) -> Response:
        body: wire.Lobby = {"tables": await self.lobby.tables(), "founders": self.house.founders}
        return cacheable(request, Json.encode(body), "application/json")

    async def open(self, request: Request) -> Response:
        opening = read_request(await request.body(), OpenOrClose).opening
        if opening is not None:
            if not self.limits.openings.allows(CLIENT.get()):
                raise Trouble("too-many-requests")
            self.house.check(request)
        return JsonResponse(await open_or_close(self.lobby.table, *addressed(request), opening))

    async def take(self, request: Request) -> Response:
        body = read_request(await request.body(), TakeSeat)
        if not self.limits.rooms.allows(CLIENT.get()):
            raise Trouble("too-many-requests")
        id, held = request.path_params["id"], secrets_of(request)
        opened, kept = await take(self.lobby.table, id, held, body)
        response = JsonResponse(opened)
        set_secrets(response, request, id, [*held, kept] if kept else held)
        return response

    async def seek(self, request: Request) -> Response:
        body = read_request(await request.body(), Seek)
        known_game(body.game)
        sought, kept = await self.seeking.seek(body, language_of(request), self.house.lets(word_of(request)))
        response = JsonResponse(sought)
        if sought["room"] is not None:
            set_secrets(response, request, sought["room"], kept)
        return response

    async def stop(self, request: Request) -> Response:
        await self.seeking.leave(read_request(await request.body(), StopSeeking).own)
        return JsonResponse({})
