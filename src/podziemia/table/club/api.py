"""The HTTP side of the club. See docs/protocol.md."""

from __future__ import annotations

import re
from typing import Final, cast

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from podziemia.kernel.errors import Trouble
from podziemia.table.addresses import CLIENT, Names
from podziemia.table.api import get, known_game, language_of, post, secrets_of, set_secrets
from podziemia.table.club import event_pages, history, leaving, wire
from podziemia.table.club.accounts import CHALLENGE_SECONDS, SESSION_SECONDS, Member
from podziemia.table.club.club import Club
from podziemia.table.club.devices import device_of
from podziemia.table.club.doorkeeper import COOKIE
from podziemia.table.club.passkeys import House, house_of
from podziemia.table.club.requests import (
    Award,
    ChangeMe,
    DropPasskey,
    JoinClub,
    LeaveClub,
    NewEvent,
    SignOut,
    WithPasskey,
)
from podziemia.table.club.tables import my_tables, open_here
from podziemia.table.limits import Limits
from podziemia.table.requests import read_request
from podziemia.table.store import Row
from podziemia.table.troubles import JsonResponse

TICKET: Final = "pz_ticket"
API: Final = "/api"
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")


class ClubApi:
    """The endpoints of the club; where there is none, all of them say so."""

    def __init__(self, club: Club | None, limits: Limits, names: Names) -> None:
        self._club = club
        self._limits = limits
        self._names = names

    def routes(self) -> list[Route]:
        return [
            get("/api/club", self.info),
            post("/api/club/join/ask", self.ask_to_join),
            post("/api/club/join", self.join),
            post("/api/club/signin/ask", self.ask_to_sign_in),
            post("/api/club/signin", self.sign_in),
            post("/api/club/signout", self.sign_out),
            get("/api/club/passkeys", self.passkeys),
            post("/api/club/passkeys/ask", self.ask_for_passkey),
            post("/api/club/passkeys", self.add_passkey),
            post("/api/club/passkeys/drop", self.drop_passkey),
            post("/api/club/me", self.change_me),
            get("/api/club/tables", self.tables),
            post("/api/rooms/{id}/mine", self.open_here),
            get("/api/club/page", self.page),
            get("/api/club/members/{member}", self.member_page),
            get("/api/club/members/{member}/games", self.member_games),
            get("/api/club/events", self.events),
            post("/api/club/events", self.new_event),
            get("/api/club/events/{event}", self.event),
            post("/api/club/events/{event}/join", self.join_event),
            post("/api/club/events/{event}/leave", self.leave_event),
            post("/api/club/events/{event}/start", self.start_event),
            post("/api/club/events/{event}/award", self.award),
            get("/api/club/export", self.export),
            post("/api/club/leave", self.leave),
        ]

    @property
    def club(self) -> Club:
        if self._club is None:
            raise Trouble("club-off")
        return self._club

    # ---- who ----

    async def member(self, request: Request) -> Member:
        """Who asks; a stranger is turned away."""
        member = await self.club.accounts.member_of(request.cookies.get(COOKIE, ""))
        if member is None:
            raise Trouble("not-member")
        return member

    async def viewer(self, request: Request) -> Member | None:
        """Who looks: a member or anybody."""
        return await self.club.accounts.member_of(request.cookies.get(COOKIE, ""))

    async def info(self, request: Request) -> Response:
        if self._club is None:
            return JsonResponse(wire.ClubInfo(on=False, name="", word=False, me=None))
        member = await self._club.accounts.member_of(request.cookies.get(COOKIE, ""))
        me = None if member is None else plain_me(member)
        return JsonResponse(wire.ClubInfo(on=True, name=self._club.name, word=bool(self._club.word), me=me))

    def _house(self, request: Request) -> House:
        """Where the passkey is to be good; whoever asks for that too often waits."""
        if not self._limits.sign_ins.allows(CLIENT.get()):
            raise Trouble("too-many-requests")
        return house_of(request.url.scheme, request.headers.get("host", ""), self._names.given)

    # ---- coming in ----

    async def ask_to_join(self, request: Request) -> Response:
        body = read_request(await request.body(), JoinClub)
        house = self._house(request)  # counted first: words are not to be guessed
        self.club.check_word(body.word)
        return asked(request, *await self.club.accounts.ask_to_join(house, body.name))

    async def join(self, request: Request) -> Response:
        body = read_request(await request.body(), WithPasskey)
        house, ticket = self._house(request), ticket_of(request)
        member, secret = await self.club.accounts.join(house, ticket, body.credential, device(request))
        return signed_in(request, member, secret, 201)

    async def ask_to_sign_in(self, request: Request) -> Response:
        return asked(request, *await self.club.accounts.ask_to_sign_in(self._house(request)))

    async def sign_in(self, request: Request) -> Response:
        body = read_request(await request.body(), WithPasskey)
        house, ticket = self._house(request), ticket_of(request)
        member, secret = await self.club.accounts.sign_in(house, ticket, body.credential, device(request))
        return signed_in(request, member, secret)

    async def sign_out(self, request: Request) -> Response:
        body = read_request(await request.body(), SignOut)
        member = await self.member(request)
        await self.club.accounts.sign_out(member, request.cookies.get(COOKIE, ""), body.everywhere)
        return signed_out()

    # ---- passkeys ----

    async def passkeys(self, request: Request) -> Response:
        member = await self.member(request)
        return JsonResponse([plain_passkey(row) for row in await self.club.accounts.passkeys(member)])

    async def ask_for_passkey(self, request: Request) -> Response:
        member = await self.member(request)
        return asked(request, *await self.club.accounts.ask_for_passkey(self._house(request), member))

    async def add_passkey(self, request: Request) -> Response:
        body = read_request(await request.body(), WithPasskey)
        member = await self.member(request)
        house, ticket = self._house(request), ticket_of(request)
        await self.club.accounts.add_passkey(house, member, ticket, body.credential, device(request))
        return await self.passkeys(request)

    async def drop_passkey(self, request: Request) -> Response:
        body = read_request(await request.body(), DropPasskey)
        await self.club.accounts.drop_passkey(await self.member(request), body.id)
        return await self.passkeys(request)

    async def change_me(self, request: Request) -> Response:
        body = read_request(await request.body(), ChangeMe)
        await self.club.accounts.show_page_to(await self.member(request), body.sees)
        return JsonResponse(plain_me(await self.member(request)))

    # ---- tables and games ----

    async def tables(self, request: Request) -> Response:
        member = await self.member(request)
        return JsonResponse(await my_tables(self.club.table, self.club.journal, member.id))

    async def open_here(self, request: Request) -> Response:
        """The member's places at this table, on this device too; each time that is a new key."""
        if not self._limits.rooms.allows(CLIENT.get()):
            raise Trouble("too-many-requests")
        member = await self.member(request)
        id, held = request.path_params["id"], secrets_of(request)
        secrets = await open_here(self.club.table, id, member.id, held)
        response = JsonResponse({})
        set_secrets(response, request, id, [*held, *secrets])
        return response

    async def page(self, request: Request) -> Response:
        await self.member(request)
        now = self.club.table.clock()
        return JsonResponse(await self.club.journal.read(lambda connection: history.club_page(connection, now)))

    async def member_page(self, request: Request) -> Response:
        viewer, id = await self.viewer(request), id_of(request, "member")
        return JsonResponse(await self.club.journal.read(lambda c: history.member_page(c, id, viewer)))

    async def member_games(self, request: Request) -> Response:
        viewer, id = await self.viewer(request), id_of(request, "member")
        game, before = asked_game(request), moment(request.query_params.get("before", ""))

        def read(connection: Connection) -> list[wire.PlayedGame]:
            history.visible_member(connection, id, viewer)
            return history.games_of(connection, id, viewer, game, before)

        return JsonResponse(await self.club.journal.read(read))

    # ---- events ----

    async def events(self, request: Request) -> Response:
        member = await self.member(request)
        return JsonResponse(await self.club.journal.read(lambda c: event_pages.event_list(c, member)))

    async def event(self, request: Request) -> Response:
        member, id = await self.member(request), id_of(request, "event")
        return JsonResponse(await self.club.journal.read(lambda c: event_pages.event_page(c, id, member)))

    async def new_event(self, request: Request) -> Response:
        body = read_request(await request.body(), NewEvent)
        member = await self.member(request)
        id = await self.club.events.create(member, body, language_of(request))
        page = await self.club.journal.read(lambda c: event_pages.event_page(c, id, member))
        return JsonResponse(page, 201)

    async def join_event(self, request: Request) -> Response:
        await self.club.events.join(id_of(request, "event"), await self.member(request))
        return await self.event(request)

    async def leave_event(self, request: Request) -> Response:
        await self.club.events.leave(id_of(request, "event"), await self.member(request))
        return await self.event(request)

    async def start_event(self, request: Request) -> Response:
        await self.club.events.start(id_of(request, "event"), await self.member(request))
        return await self.event(request)

    async def award(self, request: Request) -> Response:
        body = read_request(await request.body(), Award)
        await self.club.events.award(id_of(request, "event"), await self.member(request), body)
        return await self.event(request)

    # ---- going ----

    async def export(self, request: Request) -> Response:
        member = await self.member(request)
        found = await self.club.journal.read(lambda connection: leaving.export(connection, member))
        response = JsonResponse(found)
        response.headers["content-disposition"] = 'attachment; filename="podziemia-club.json"'
        return response

    async def leave(self, request: Request) -> Response:
        body = read_request(await request.body(), LeaveClub)
        member = await self.member(request)
        await leaving.leave(self.club.table, self.club.journal, self.club.events, member, body.name)
        return signed_out()


def moment(text: str) -> float:
    try:
        return float(text) if text else 0.0
    except ValueError as error:
        raise Trouble("bad-request", what=f"“{text[:20]}”") from error


def ticket_of(request: Request) -> str:
    return request.cookies.get(TICKET, "")


def device(request: Request) -> str:
    return device_of(request.headers.get("user-agent", ""))


def plain_me(member: Member) -> wire.Me:
    return {"id": member.id, "name": member.name, "sees": cast(wire.Sees, member.sees)}


def plain_passkey(row: Row) -> wire.PasskeyInfo:
    return {"id": row["id"], "device": row["label"], "created": row["created"], "used": row["used"]}


def asked(request: Request, options: str, ticket: str) -> Response:
    """What the browser's authenticator is asked, as WebAuthn has it."""
    response = Response(options, media_type="application/json")
    set_cookie(response, request, TICKET, ticket, CHALLENGE_SECONDS)
    return response


def signed_in(request: Request, member: Member, secret: str, status: int = 200) -> Response:
    response = JsonResponse(plain_me(member), status)
    set_cookie(response, request, COOKIE, secret, SESSION_SECONDS)
    response.delete_cookie(TICKET, API)
    return response


def signed_out() -> Response:
    response = JsonResponse({})
    response.delete_cookie(COOKIE, API)
    return response


def set_cookie(response: Response, request: Request, name: str, value: str, seconds: float) -> None:
    """Where no script reads it and no other site sends it."""
    secure = request.url.scheme == "https"
    response.set_cookie(name, value, max_age=int(seconds), path=API, secure=secure, httponly=True, samesite="strict")


def id_of(request: Request, what: str) -> str:
    """The id in the address. What none can look like is not even asked for: not every store could be."""
    id: str = request.path_params[what]
    if ID.fullmatch(id) is None:
        raise Trouble(f"{what}-unknown")
    return id


def asked_game(request: Request) -> str:
    """The game that only is asked about; empty for all."""
    name = request.query_params.get("game", "")
    return known_game(name).name if name else ""
