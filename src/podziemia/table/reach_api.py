"""The HTTP side of being reached: what the server offers, and a device that wants to be told or no longer wants to."""

from __future__ import annotations

import asyncio
from typing import Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from podziemia.kernel.errors import Trouble
from podziemia.table import wire
from podziemia.table.addresses import CLIENT
from podziemia.table.api import addressed, get, language_of, post
from podziemia.table.callers import Wanted, keep, let_go
from podziemia.table.keys import hash_of
from podziemia.table.letters import STOP, YES
from podziemia.table.mail import UNANSWERED_SECONDS, Mail, device_of
from podziemia.table.push import Push
from podziemia.table.quiet import check_quiet
from podziemia.table.reach import MAIL, PUSH, Callbook, Reach
from podziemia.table.requests import MailReach, PushReach, Quiet, read_request
from podziemia.table.table import Table
from podziemia.table.troubles import JsonResponse


class ReachApi:
    """The endpoints; they decide nothing."""

    def __init__(self, table: Table, book: Callbook, push: Push, mail: Mail) -> None:
        self.table = table
        self.book = book
        self.push = push
        self.mail = mail

    def routes(self) -> list[Route]:
        return [
            get("/api/reach", self.offers),
            post("/api/rooms/{id}/push", self.by_push),
            post("/api/rooms/{id}/mail", self.by_mail),
            post(f"{YES}{{token}}", self.yes),
            post(f"{STOP}{{token}}", self.stop),
        ]

    async def offers(self, request: Request) -> Response:
        offers: wire.Offers = {"push": await self.push.public_key(), "mail": self.mail.offered}
        return JsonResponse(offers)

    async def by_push(self, request: Request) -> Response:
        body = read_request(await request.body(), PushReach)
        device = hash_of(body.subscription.endpoint)
        if body.off:
            await let_go(self.table, self.book, *addressed(request), PUSH, device)
        else:
            address = self.push.check(body.subscription)
            wanted = Wanted(PUSH, device, address, language_of(request), written(body.quiet))
            await keep(self.table, self.book, *addressed(request), wanted)
        reached: wire.Reached = {"told": not body.off}
        return JsonResponse(reached)

    # ---- letters ----

    async def by_mail(self, request: Request) -> Response:
        body = read_request(await request.body(), MailReach)
        device = device_of(body.address, body.own)
        if body.off:
            await let_go(self.table, self.book, *addressed(request), MAIL, device)
            return reached("off")
        agreed = await asyncio.to_thread(self.book.consent, MAIL, device)
        if agreed is None and not body.ask:
            return reached("off")  # it was stopped by a letter's link, or its table is gone
        lang, token = language_of(request), await self.mail.token(device)
        wanted = Wanted(MAIL, device, body.address, lang, written(body.quiet), token, bool(agreed))
        self.mail.check()
        await keep(self.table, self.book, *addressed(request), wanted)
        if body.ask and not agreed:
            await self._ask(request, wanted)
        return reached("on" if agreed else "asked")

    async def _ask(self, request: Request, wanted: Wanted) -> None:
        """What was not asked is not kept."""
        await asyncio.to_thread(self.book.forget_unanswered, self.table.clock() - UNANSWERED_SECONDS)
        try:
            await self.mail.ask(wanted.device, wanted.address, wanted.lang, CLIENT.get())
        except Trouble:
            await let_go(self.table, self.book, *addressed(request), MAIL, wanted.device)
            raise

    async def yes(self, request: Request) -> Response:
        """A letter's link was opened and the button pressed: a program that only follows links agrees to nothing."""
        reach = await self._of_letter(request)
        if reach is None:
            raise Trouble("mail-unknown")
        await asyncio.to_thread(self.book.agree, reach)
        return JsonResponse(wire.MailAnswered(room=reach.room))

    async def stop(self, request: Request) -> Response:
        """No more letters to this address, whoever has asked for them; the second click is as good as the first."""
        reach = await self._of_letter(request)
        if reach is not None:
            await asyncio.to_thread(self.book.forget_address, reach)
        return JsonResponse(wire.MailAnswered(room=""))

    async def _of_letter(self, request: Request) -> Reach | None:
        return await asyncio.to_thread(self.book.by_token, request.path_params["token"])


def reached(state: Literal["off", "asked", "on"]) -> Response:
    return JsonResponse(wire.MailReached(mail=state))


def written(quiet: Quiet | None) -> str:
    return msgspec.json.encode(check_quiet(quiet)).decode() if quiet is not None else ""
