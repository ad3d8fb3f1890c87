"""The HTTP side of the table: requests in, JSON out. See docs/protocol.md."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from podziemia.kernel.errors import Trouble
from podziemia.kernel.game import Game
from podziemia.kernel.registry import find_game, game_names
from podziemia.kernel.state import OMNISCIENT, SPECTATOR
from podziemia.table.guard import Limits
from podziemia.table.listeners import parse_event_id
from podziemia.table.live import LiveResponse
from podziemia.table.table import Created, Table
from podziemia.table.troubles import Json, JsonResponse, language
from podziemia.table.wishes import Answer, NewRoom, Sit, read_wish
from podziemia.words import LANGUAGES, Speech, source, words_in

COOKIE_AGE: Final = 365 * 24 * 3600
MOST_SECRETS: Final = 12

Endpoint = Callable[[Request], Awaitable[Response]]


class Api:
    """The endpoints. They read the request, ask the table, and write the answer; they decide nothing."""

    def __init__(self, table: Table, limits: Limits) -> None:
        self.table = table
        self.limits = limits

    def routes(self) -> list[Route]:
        return [
            get("/api/games", self.games),
            get("/api/games/{game}/catalogue", self.catalogue),
            get("/api/rules/{game}", self.rules),
            get("/words/{lang}/{bundle}.ftl", self.words),
            post("/api/rooms", self.create),
            get("/api/rooms/{id}", self.room),
            post("/api/rooms/{id}/sit", self.sit),
            get("/api/rooms/{id}/live", self.live),
            post("/api/rooms/{id}/answer", self.answer),
        ]

    # ---- the games ----

    async def games(self, request: Request) -> Response:
        return JsonResponse([self._game(name) for name in game_names()])

    def _game(self, name: str) -> dict[str, object]:
        game = find_game(name)
        settings = [{"key": s.key, "choices": s.choices, "default": s.default} for s in game.settings]
        return {
            "name": name,
            "fewest": game.fewest,
            "most": game.most,
            "settings": settings,
            "levels": self.table.levels,
        }

    async def catalogue(self, request: Request) -> Response:
        body = Json.encode(known_game(request.path_params["game"]).catalogue())
        return cacheable(request, body, "application/json")

    async def rules(self, request: Request) -> Response:
        speech = Speech("en", known_game(request.path_params["game"]))
        chapters = [{"chapter": chapter, "rules": rules} for chapter, rules in speech.rules().items()]
        return cacheable(request, Json.encode(chapters), "application/json")

    async def words(self, request: Request) -> Response:
        lang, bundle = request.path_params["lang"], request.path_params["bundle"]
        text = source(lang, bundle) if lang in LANGUAGES and is_word(bundle) else ""
        if not text:
            raise Trouble("page-unknown")
        return cacheable(request, text.encode(), "text/plain; charset=utf-8")

    # ---- rooms ----

    async def create(self, request: Request) -> Response:
        wish = read_wish(await request.body(), NewRoom)
        self._check_rate_of_rooms(request)
        return created_response(request, await self.table.create(wish, language_of(request)), wish.game)

    def _check_rate_of_rooms(self, request: Request) -> None:
        if not self.limits.rooms.allows(request.client.host if request.client else ""):
            raise Trouble("too-many-requests")

    async def sit(self, request: Request) -> Response:
        wish = read_wish(await request.body(), Sit)
        id = request.path_params["id"]
        place = await self.table.sit(id, wish.secret)
        response = JsonResponse(place)
        set_secrets(response, request, id, [*secrets_of(request), wish.secret])
        return response

    async def room(self, request: Request) -> Response:
        eyes = eyes_of(request)
        return JsonResponse(await self.table.room(request.path_params["id"], secrets_of(request), eyes))

    async def live(self, request: Request) -> Response:
        id = request.path_params["id"]
        seen = request.headers.get("last-event-id") or request.query_params.get("from", "")
        listener = await self.table.listen(id, secrets_of(request), eyes_of(request), parse_event_id(seen))
        return LiveResponse(listener, lambda: self.table.leave(id, listener))

    async def answer(self, request: Request) -> Response:
        wish = read_wish(await request.body(), Answer)
        id = request.path_params["id"]
        if not self.limits.answers.allows(f"{id} {wish.seat}"):
            raise Trouble("too-many-requests")
        return JsonResponse(await self.table.answer(id, secrets_of(request), wish))


def get(path: str, endpoint: Endpoint) -> Route:
    return Route(path, endpoint, methods=["GET"])


def post(path: str, endpoint: Endpoint) -> Route:
    return Route(path, endpoint, methods=["POST"])


# ---- requests ----


def language_of(request: Request) -> str:
    return language(request.query_params.get("lang", ""), request.headers.get("accept-language", ""))


def cookie_name(room: str) -> str:
    return f"pz_{room}"


def secrets_of(request: Request) -> list[str]:
    held = request.cookies.get(cookie_name(request.path_params["id"]), "")
    return [secret for secret in held.split(".")[:MOST_SECRETS] if secret]


def eyes_of(request: Request) -> int | None:
    """`seat=` in the address: a number, `all` for the all-seeing eye, `-1` or `watch` for a spectator's."""
    text = request.query_params.get("seat", "")
    if text in ("-1", "watch"):
        return SPECTATOR
    if text == "all":
        return OMNISCIENT
    if not text:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        raise Trouble("bad-request", what="seat")
    return int(text)


def known_game(name: str) -> Game[Any]:
    if name not in game_names():
        raise Trouble("game-unknown", name=name, known=", ".join(game_names()))
    return find_game(name)


def is_word(text: str) -> bool:
    return text.isascii() and text.isalnum()


# ---- responses ----


def cacheable(request: Request, body: bytes, media_type: str) -> Response:
    """A body that browsers may keep as long as they ask whether it is still the same."""
    tag = f'"{sha256(body).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": "public, no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=media_type, headers=headers)


def set_secrets(response: Response, request: Request, room: str, secrets: list[str]) -> None:
    """Keep the secrets where no script can read them, and send them to this room only."""
    response.set_cookie(
        cookie_name(room),
        ".".join(list(dict.fromkeys(secrets))[-MOST_SECRETS:]),
        max_age=COOKIE_AGE,
        path=f"/api/rooms/{room}",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="lax",
    )


def link(room: str, secret: str) -> str:
    """The secret stands in the fragment, which browsers do not send."""
    return f"/r/{room}#k={secret}"


def created_response(request: Request, created: Created, game: str) -> Response:
    links = [{"seat": seat, "url": link(created.room, secret)} for seat, secret in created.links]
    body = {
        "room": created.room,
        "links": links,
        "spectator": link(created.room, created.watcher),
        "invitation": {lang: invitation(lang, game) for lang in LANGUAGES},
    }
    response = JsonResponse(body, 201)
    set_secrets(response, request, created.room, created.own)
    return response


def invitation(lang: str, game: str) -> str:
    """A sentence to send along with a link."""
    return words_in(lang).say("table-invitation", title=words_in(lang, game).say(f"{game}-title"))
