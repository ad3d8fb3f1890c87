"""What tests of the club share: a server with one, and people who join it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from podziemia.table.app import TableServer
from podziemia.table.store import Store
from tests.table.club.authenticator import Authenticator
from tests.table.support import Browser, Json, a_server

CLUB = "Friday caves"


@asynccontextmanager
async def a_club(store: Store | None = None, **more: Any) -> AsyncIterator[tuple[TableServer, Callable[..., Browser]]]:
    async with a_server(store, club=CLUB, **more) as (server, browser):
        yield server, browser


async def join(browser: Browser, name: str, key: Authenticator | None = None, status: int = 201) -> Json:
    """Become a member in this browser."""
    key = key or Authenticator()
    options = await browser.send("/api/club/join/ask", {"name": name})
    joined: Json = await browser.send("/api/club/join", {"credential": key.create(options)}, status)
    return joined


async def sign_in(browser: Browser, key: Authenticator, status: int = 200) -> Json:
    options = await browser.send("/api/club/signin/ask")
    signed: Json = await browser.send("/api/club/signin", {"credential": key.get(options)}, status)
    return signed


async def me(browser: Browser) -> str:
    """Who is signed in here."""
    found = (await browser.json("/api/club"))["me"]
    return found["name"] if found else ""
