"""The HTTP side of the table: requests in, JSON out. See docs/protocol.md."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import cache, lru_cache
from hashlib import sha256
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from podziemia.coach.puzzle import Puzzle, puzzles_of
from podziemia.kernel.errors import Trouble
from podziemia.kernel.facets.course import Exercise
from podziemia.kernel.facets.school import Lesson
from podziemia.kernel.game import Game
from podziemia.kernel.registry import find_game, game_names
from podziemia.kernel.state import OMNISCIENT, SPECTATOR
from podziemia.ladder import rungs
from podziemia.table import lessons, new_rooms, past, rematch, seating, talk, wire
from podziemia.table.addresses import CLIENT
from podziemia.table.attendance import idle, page_of
from podziemia.table.founders import House
from podziemia.table.gzipped import gzipped, takes_gzip
from podziemia.table.keys import link
from podziemia.table.limits import Limits
from podziemia.table.listeners import Page, parse_event_id
from podziemia.table.live import LiveResponse
from podziemia.table.requests import (
    Answer,
    Branch,
    DeckText,
    ForSeat,
    Idle,
    Invited,
    Manners,
    NewRoom,
    RematchVote,
    Say,
    SeatChange,
    Sit,
    Undo,
    Vote,
    read_request,
)
from podziemia.table.room import MOST_ROWS
from podziemia.table.sitting import Wish, invited, sit
from podziemia.table.table import Created, Table
from podziemia.table.titles import title_of
from podziemia.table.troubles import Json, JsonResponse, language, plain_trouble
from podziemia.table.undo import ask_undo, vote
from podziemia.words import FALLBACK, LANGUAGES, Speech, source, words_in

COOKIE_AGE: Final = 365 * 24 * 3600
MOST_SECRETS: Final = 12
MOVES_A_ROOM: Final = 100
"""As many take about the space of a new room."""

Endpoint = Callable[[Request], Awaitable[Response]]


class Api:
    """The endpoints. They read the request, ask the table, and write the answer; they decide nothing."""

    def __init__(self, table: Table, limits: Limits, house: House) -> None:
        self.table = table
        self.limits = limits
        self.house = house

    def routes(self) -> list[Route]:
        return [
            post("/api/rooms/{id}/answer", self.answer),
            get("/api/games", self.games),
            get("/api/games/{game}/catalogue", self.catalogue),
            get("/api/games/{game}/telling", self.telling),
            get("/api/games/{game}/decks", self.decks),
            post("/api/games/{game}/decks/check", self.check_deck),
            get("/api/rules/{game}", self.rules),
            get("/words/{lang}/{bundle}.ftl", self.words),
            post("/api/rooms", self.create),
            get("/api/rooms/{id}", self.room),
            post("/api/rooms/{id}/invitation", self.invitation),
            post("/api/rooms/{id}/sit", self.sit),
            get("/api/rooms/{id}/live", self.live),
            post("/api/rooms/{id}/presence", self.presence),
            post("/api/rooms/{id}/talk", self.say),
            get("/api/rooms/{id}/talk", self.talk),
            post("/api/rooms/{id}/manners", self.manners),
            post("/api/rooms/{id}/undo", self.undo),
            post("/api/rooms/{id}/undo/vote", self.vote),
            post("/api/rooms/{id}/seats/{seat}", self.seat),
            post("/api/rooms/{id}/share", self.share),
            get("/api/rooms/{id}/why", self.why),
            post("/api/rooms/{id}/hint", self.hint),
            get("/api/rooms/{id}/preview", self.preview),
            get("/api/rooms/{id}/lesson", self.lesson),
            post("/api/rooms/{id}/lesson", self.show_lesson),
            get("/api/rooms/{id}/at/{n}", self.at),
            get("/api/rooms/{id}/at/{n}/survey", self.survey),
            get("/api/rooms/{id}/log", self.log),
            get("/api/rooms/{id}/score", self.score),
            get("/api/rooms/{id}/record", self.record),
            post("/api/rooms/{id}/branch", self.branch),
            post("/api/rooms/{id}/rematch", self.rematch),
            post("/api/rooms/{id}/rematch/offer", self.offer_rematch),
            post("/api/rooms/{id}/rematch/vote", self.vote_rematch),
            post("/api/records", self.bring_record),
        ]

    # ---- the games ----

    async def games(self, request: Request) -> Response:
        return JsonResponse([self._game(name) for name in games_there()])

    def _game(self, name: str) -> wire.GameInfo:
        game = find_game(name)
        taught = game.school.lessons if game.school is not None else []
        return {
            "name": name,
            "fewest": game.fewest,
            "most": game.most,
            "seat": game.seat,
            "settings": [
                {"key": s.key, "choices": list(s.choices), "default": s.default, "deck": s.deck, "fine": s.fine}
                for s in game.settings
            ],
            "levels": list(self.table.levels),
            "rungs": rungs(name),
            "lessons": [plain_lesson(lesson) for lesson in taught],
            "puzzles": [plain_puzzle(puzzle) for puzzle in puzzles_of(name)],
        }

    async def catalogue(self, request: Request) -> Response:
        body = catalogue_of(known_game(request.path_params["game"]).name)
        return cacheable(request, body, "application/json")

    async def telling(self, request: Request) -> Response:
        """How the game's log is cut and weighed."""
        body = telling_of(known_game(request.path_params["game"]).name)
        return cacheable(request, body, "application/json")

    async def decks(self, request: Request) -> Response:
        """The decks that come with the game, as text."""
        decks = known_game(request.path_params["game"]).decks
        return cacheable(request, Json.encode(decks.ready() if decks is not None else {}), "application/json")

    async def check_deck(self, request: Request) -> Response:
        """What is wrong with a deck; an illegal one is a good question, so the answer is no error."""
        game = known_game(request.path_params["game"])
        if game.decks is None:
            raise Trouble("deck-none", game=game.name)
        troubles = game.decks.troubles(read_request(await request.body(), DeckText).text)
        lang = language_of(request)
        verdict: wire.DeckVerdict = {"troubles": [plain_trouble(trouble, lang) for trouble in troubles]}
        return JsonResponse(verdict)

    async def rules(self, request: Request) -> Response:
        body = await asyncio.to_thread(rules_of, known_game(request.path_params["game"]).name)
        return cacheable(request, body, "application/json")

    async def words(self, request: Request) -> Response:
        lang, bundle = request.path_params["lang"], request.path_params["bundle"]
        text = source(lang, bundle) if lang in LANGUAGES and is_word(bundle) else ""
        if not text:
            raise Trouble("page-unknown")
        return cacheable(request, text.encode(), "text/plain; charset=utf-8")

    # ---- rooms ----

    async def create(self, request: Request) -> Response:
        body = read_request(await request.body(), NewRoom)
        self._check_rate_of_rooms()
        if body.opening is not None and not self.limits.openings.allows(CLIENT.get()):
            raise Trouble("too-many-requests")
        self.house.check(request)
        return created_response(request, await self.table.create(body, language_of(request)), body.game)

    def _check_rate_of_rooms(self, count: int = 1) -> None:
        if not self.limits.rooms.allows(CLIENT.get(), count):
            raise Trouble("too-many-requests")

    async def invitation(self, request: Request) -> Response:
        body = read_request(await request.body(), Invited)
        return JsonResponse(await invited(self.table, *addressed(request), body.secret))

    async def sit(self, request: Request) -> Response:
        body = read_request(await request.body(), Sit)
        id = request.path_params["id"]
        held = secrets_of(request)
        wish = Wish(body.name, body.seat, body.colour, body.watch)
        opened, kept = await sit(self.table, id, body.secret, held, body.own, wish)
        response = JsonResponse(opened)
        set_secrets(response, request, id, [*held, kept] if kept else held)
        return response

    async def room(self, request: Request) -> Response:
        eyes = eyes_of(request)
        return JsonResponse(await self.table.room(request.path_params["id"], secrets_of(request), eyes))

    async def live(self, request: Request) -> Response:
        id = request.path_params["id"]
        seen = request.headers.get("last-event-id") or request.query_params.get("from", "")
        client = CLIENT.get()
        if not self.table.allows_look(f"{id} {client} line"):  # a line is dear to begin, and nobody needs it so often
            raise Trouble("too-many-requests")
        if not self.limits.lines.enter(client):
            raise Trouble("too-many-listeners")
        try:
            listener = await self.table.listen(
                id, secrets_of(request), eyes_of(request), parse_event_id(seen), self._page(request)
            )
        except BaseException:
            self.limits.lines.leave(client)
            raise

        def leave() -> None:
            self.limits.lines.leave(client)
            self.table.leave(id, listener)

        return LiveResponse(listener, leave)

    def _page(self, request: Request) -> Page:
        asked = request.query_params
        return page_of(asked.get("page", ""), asked.get("idle", ""), asked.get("said", ""), self.table.clock())

    async def presence(self, request: Request) -> Response:
        body = read_request(await request.body(), Idle)
        return JsonResponse(await idle(self.table, *addressed(request), body))

    async def say(self, request: Request) -> Response:
        body = read_request(await request.body(), Say)
        return JsonResponse(await talk.say(self.table, *addressed(request), body))

    async def talk(self, request: Request) -> Response:
        return JsonResponse(await talk.lines(self.table, *addressed(request)))

    async def manners(self, request: Request) -> Response:
        body = read_request(await request.body(), Manners)
        return JsonResponse(await talk.set_manners(self.table, *addressed(request), body))

    async def answer(self, request: Request) -> Response:
        body = read_request(await request.body(), Answer)
        id = request.path_params["id"]
        return JsonResponse(await self.table.answer(id, secrets_of(request), body))

    async def undo(self, request: Request) -> Response:
        body = read_request(await request.body(), Undo)
        done = await ask_undo(self.table, *addressed(request), body)
        return JsonResponse(done, 202 if "waiting" in done else 200)

    async def vote(self, request: Request) -> Response:
        body = read_request(await request.body(), Vote)
        return JsonResponse(await vote(self.table, *addressed(request), body))

    async def seat(self, request: Request) -> Response:
        body = read_request(await request.body(), SeatChange)
        if body.do in ("free", "device"):
            self._check_rate_of_rooms()
        id, secrets = addressed(request)
        seat = number(request.path_params["seat"])
        return JsonResponse(await seating.change_seat(self.table, id, secrets, seat, body))

    async def share(self, request: Request) -> Response:
        self._check_rate_of_rooms()
        return JsonResponse(await seating.share(self.table, *addressed(request)))

    # ---- looking ----

    async def why(self, request: Request) -> Response:
        seat = eyes_of(request)
        thing = request.query_params.get("thing", "")
        return JsonResponse(
            await past.why_not(self.table, *addressed(request), SPECTATOR if seat is None else seat, thing)
        )

    async def hint(self, request: Request) -> Response:
        body = read_request(await request.body(), ForSeat)
        return JsonResponse(await past.hint(self.table, *addressed(request), body.seat))

    async def preview(self, request: Request) -> Response:
        seat = eyes_of(request)
        return JsonResponse(await past.preview(self.table, *addressed(request), SPECTATOR if seat is None else seat))

    async def at(self, request: Request) -> Response:
        eyes = eyes_of(request)
        return JsonResponse(await past.moment(self.table, *addressed(request), number(request.path_params["n"]), eyes))

    async def survey(self, request: Request) -> Response:
        n = number(request.path_params["n"])
        thing = request.query_params.get("thing", "")
        return JsonResponse(await past.survey(self.table, *addressed(request), n, eyes_of(request), thing))

    async def log(self, request: Request) -> Response:
        return JsonResponse(await past.story(self.table, *addressed(request), eyes_of(request)))

    async def score(self, request: Request) -> Response:
        return JsonResponse(await past.score(self.table, *addressed(request)))

    async def record(self, request: Request) -> Response:
        record = await past.record(self.table, *addressed(request))
        headers = {"content-disposition": f'attachment; filename="{record.game}-{request.path_params["id"]}.txt"'}
        return Response(record.text(), media_type="text/plain; charset=utf-8", headers=headers)

    async def lesson(self, request: Request) -> Response:
        return JsonResponse(await lessons.report(self.table, *addressed(request)))

    # ---- rooms from rooms ----

    async def show_lesson(self, request: Request) -> Response:
        self._check_rate_of_rooms()
        created, game = await lessons.show(self.table, *addressed(request), language_of(request))
        return created_response(request, created, game)

    async def branch(self, request: Request) -> Response:
        """A long game is copied with all its moves, and counts for as much."""
        body = read_request(await request.body(), Branch)
        self._check_rate_of_rooms(1 + min(body.n, MOST_ROWS) // MOVES_A_ROOM)
        return created_response(request, *await new_rooms.branch(self.table, *addressed(request), body))

    async def rematch(self, request: Request) -> Response:
        self._check_rate_of_rooms()
        return created_response(request, *await rematch.follow(self.table, *addressed(request)))

    async def offer_rematch(self, request: Request) -> Response:
        body = read_request(await request.body(), ForSeat)
        self._check_rate_of_rooms()
        return JsonResponse(await rematch.offer(self.table, *addressed(request), body.seat))

    async def vote_rematch(self, request: Request) -> Response:
        body = read_request(await request.body(), RematchVote)
        self._check_rate_of_rooms()
        return JsonResponse(await rematch.vote(self.table, *addressed(request), body))

    async def bring_record(self, request: Request) -> Response:
        if not self.limits.records.allows(CLIENT.get()):
            raise Trouble("too-many-requests")
        self.house.check(request)
        try:
            text = (await request.body()).decode()
        except UnicodeDecodeError as error:
            raise Trouble("bad-request", what="UTF-8") from error
        created, game = await new_rooms.bring_record(self.table, text, language_of(request))
        return created_response(request, created, game)


def get(path: str, endpoint: Endpoint) -> Route:
    return Route(path, endpoint, methods=["GET"])


def post(path: str, endpoint: Endpoint) -> Route:
    return Route(path, endpoint, methods=["POST"])


# ---- requests ----


def language_of(request: Request) -> str:
    return language(request.query_params.get("lang", ""), request.headers.get("accept-language", ""))


def addressed(request: Request) -> tuple[str, list[str]]:
    """Which room, and the secrets that the browser brought for it."""
    return request.path_params["id"], secrets_of(request)


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
    return number(text)


def number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 9):
        raise Trouble("bad-request", what=f"“{text[:20]}”")
    return int(text)


def plain_lesson(lesson: Lesson) -> wire.Lesson:
    return {
        "id": lesson.id,
        "settings": lesson.settings,
        "minutes": lesson.minutes,
        "whole": lesson.whole,
        "drill": not isinstance(lesson, Exercise),
    }


def plain_puzzle(puzzle: Puzzle) -> wire.Puzzle:
    kept = puzzle.kept
    return {
        "id": puzzle.id,
        "level": kept["level"],
        "kind": kept["kind"],
        "because": kept["because"],
        "n": kept["n"],
        "seats": kept["seats"],
        "moves": len(kept["moves"]),
    }


@cache
def games_there() -> tuple[str, ...]:
    """To look for them on the disk takes longer than to answer."""
    return tuple(game_names())


def known_game(name: str) -> Game[Any]:
    if name not in games_there():
        raise Trouble("game-unknown", name=name, known=", ".join(games_there()))
    return find_game(name)


@cache
def catalogue_of(game: str) -> bytes:
    return Json.encode(find_game(game).catalogue())


@cache
def telling_of(game: str) -> bytes:
    told = find_game(game).telling
    parts: wire.Telling = {
        "turns": list(told.turns),
        "rounds": list(told.rounds),
        "figures": list(told.figures),
        "details": list(told.details),
        "trifles": list(told.trifles),
        "moments": list(told.moments),
        "deeds": {what: list(led) for what, led in told.deeds.items()},
        "means": list(told.means),
    }
    return Json.encode(parts)


@cache
def rules_of(game: str) -> bytes:
    """The ids of the rules by chapter. All the words of a game have to be read for it, which takes a while."""
    rules = Speech(FALLBACK, find_game(game)).rules()
    chapters: list[wire.Chapter] = [{"chapter": chapter, "rules": ids} for chapter, ids in rules.items()]
    return Json.encode(chapters)


def is_word(text: str) -> bool:
    return text.isascii() and text.isalnum()


# ---- responses ----


def cacheable(request: Request, body: bytes, media_type: str) -> Response:
    """A body that browsers may keep as long as they ask whether it is still the same."""
    tag = tag_of(body)
    headers = {"etag": tag, "cache-control": "public, no-cache", "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    if takes_gzip(request):
        return Response(gzipped(body), media_type=media_type, headers={**headers, "content-encoding": "gzip"})
    return Response(body, media_type=media_type, headers=headers)


@lru_cache(maxsize=64)
def tag_of(body: bytes) -> str:
    return f'W/"{sha256(body).hexdigest()[:20]}"'


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


def created_response(request: Request, created: Created, game: str) -> Response:
    body: wire.Created = {
        "room": created.room,
        "links": [{"seat": seat, "url": link(created.room, secret)} for seat, secret in created.links],
        "spectator": link(created.room, created.watcher) if created.watcher else None,
        "invitation": {lang: invitation(lang, game) for lang in LANGUAGES},
    }
    response = JsonResponse(body, 201)
    set_secrets(response, request, created.room, created.own)
    return response


def invitation(lang: str, game: str) -> str:
    """A sentence to send along with a link."""
    return words_in(lang).say("table-invitation", title=title_of(game, lang))
