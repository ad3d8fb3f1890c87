"""Who is at the door: before a table is made, taken or played again, it is known which member asks."""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from podziemia.table.addresses import MEMBER, MEMBER_NAME
from podziemia.table.club.accounts import Member
from podziemia.table.club.club import Club

COOKIE: Final = "pz_member"
ROOMS: Final = "/api/rooms"
AFTER_ROOM: Final = frozenset({"", "sit", "take", "rematch", "branch", "mine"})
"""What makes keys. Answers do not, and must not wait for a look at the store."""


class Doorkeeper:
    """Sets `MEMBER` and `MEMBER_NAME` for what follows; for everything else it is nobody."""

    def __init__(self, app: ASGIApp, club: Club | None) -> None:
        self.app = app
        self.club = club

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            member = await self._member(scope)
            MEMBER.set(member.id if member is not None else "")
            MEMBER_NAME.set(member.name if member is not None else "")
        await self.app(scope, receive, send)

    async def _member(self, scope: Scope) -> Member | None:
        if self.club is None or not makes_keys(scope["method"], scope["path"]):
            return None
        return await self.club.accounts.member_of(HTTPConnection(scope).cookies.get(COOKIE, ""))


def makes_keys(method: str, path: str) -> bool:
    if method != "POST" or not path.startswith(ROOMS):
        return False
    return (path.split("/")[4:5] or [""])[0] in AFTER_ROOM
