"""What tests of the table share: a table without sockets, a bot without processes, browsers without a network."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import msgspec

import podziemia.games
from podziemia.bots import LEVELS
from podziemia.coach import Found
from podziemia.kernel.history import Moment
from podziemia.table import wire
from podziemia.table.app import TableServer
from podziemia.table.listeners import Listener
from podziemia.table.store import Store, sqlite_url
from podziemia.table.thinking import Position, cost, model, preview, review

GAMES = str(Path(__file__).parent / "games")
if GAMES not in podziemia.games.__path__:
    podziemia.games.__path__.append(GAMES)

Json = dict[str, Any]
SETTLED_SECONDS = 30


class SeededTokens:
    """Ids, secrets and seeds from a seed, so that a test can be run again."""

    def __init__(self, seed: object) -> None:
        self._random = Random(f"chance {seed}")

    def room(self) -> str:
        return f"room{self._random.getrandbits(40):010x}"

    def secret(self) -> str:
        return f"{self._random.getrandbits(192):048x}"

    def seed(self) -> str:
        return f"{self._random.getrandbits(128):032x}"


class FirstThinker:
    """A bot that answers at once with one of the options, in this process."""

    def __init__(self, seed: object = 0) -> None:
        self._random = Random(f"thinker {seed}")

    async def choose(self, position: Position, seat: int, level: str) -> str:
        await asyncio.sleep(0)
        return self._random.choice(position.match().ask_of(seat).options).text

    async def hint(self, position: Position, seat: int) -> wire.Hint:
        text = position.match().ask_of(seat).options[0].text
        alternatives: list[wire.Alternative] = [{"text": text, "share": 1.0, "value": 0.5}]
        return {"text": text, "value": 0.5, "line": [text], "alternatives": alternatives, "because": [], "parts": []}

    async def preview(self, position: Position, seat: int) -> list[wire.Beat]:
        return preview(position, seat)

    async def review(self, position: Position, depth: str, found: Found | None) -> Found:
        return await asyncio.to_thread(review, position, depth, found)

    async def cost(self, position: Position, seat: int, text: str) -> wire.Cost | None:
        return cost(position, seat, text)

    async def model(self, position: Position) -> list[str]:
        return model(position)


class Browser:
    """One browser: cookies, and calls that give status and body."""

    def __init__(self, server: TableServer, app: Any, lang: str = "en") -> None:
        self.server = server
        transport = httpx.ASGITransport(app=app, raise_app_exceptions=False)
        headers = {"accept-language": lang}
        self.http = httpx.AsyncClient(transport=transport, base_url="http://table", headers=headers)

    async def get(self, path: str, **options: Any) -> httpx.Response:
        return await self.http.get(path, **options)

    async def post(self, path: str, body: object = None, **options: Any) -> httpx.Response:
        if body is not None:
            options["content"] = msgspec.json.encode(body)
        return await self.http.post(path, **options)

    async def json(self, path: str, status: int = 200) -> Any:
        response = await self.get(path)
        assert response.status_code == status, response.text
        return response.json()

    async def send(self, path: str, body: object = None, status: int = 200) -> Any:
        response = await self.post(path, body)
        assert response.status_code == status, response.text
        return response.json()

    async def refused(self, key: str, status: int, path: str, body: object = None, get: bool = False) -> Json:
        """The call is refused with this key and status; the error's details."""
        response = await (self.get(path) if get else self.post(path, body))
        assert (response.status_code, response.json()["error"]["key"]) == (status, key), response.text
        details: Json = response.json()["error"]["details"]
        return details

    async def open(self, url: str) -> Any:
        """Follow a link: swap the secret in the fragment for a cookie."""
        room, secret = url.removeprefix("/r/").split("#k=")
        return await self.send(f"/api/rooms/{room}/sit", {"secret": secret})

    async def listen(self, room: str, seat: int | None = None, seen: tuple[int, int] | None = None) -> Listener:
        held = "".join(c.value or "" for c in self.http.cookies.jar if c.name == f"pz_{room}")
        return await self.server.table.listen(room, held.split("."), seat, Moment(*seen) if seen else None)


def heard(listener: Listener) -> list[tuple[str, str, Any]]:
    """What has come down the line: id, event, data."""
    messages = []
    while not listener.queue.empty():
        message = listener.queue.get_nowait()
        if message is None:
            messages.append(("", "hung up", None))
            continue
        fields = dict(line.split(": ", 1) for line in message.decode().strip().split("\n"))
        messages.append((fields.get("id", ""), fields["event"], msgspec.json.decode(fields["data"])))
    return messages


def moves_heard(listener: Listener) -> list[Json]:
    return [data for _, event, data in heard(listener) if event == "move"]


@asynccontextmanager
async def a_server(
    store: Store | None = None, thinker: Any = None, seed: object = 0, limits: float = 0, **more: Any
) -> AsyncIterator[tuple[TableServer, Callable[..., Browser]]]:
    """A whole server in this process, on a store of its own unless another is given."""
    folder = TemporaryDirectory()
    server = TableServer(store or Store(sqlite_url(Path(folder.name))), limits, **more)
    server.table.tokens = SeededTokens(seed)
    server.table.thinker = thinker or FirstThinker(seed)
    app = server.app()
    browsers: list[Browser] = []

    def browser(lang: str = "en") -> Browser:
        browsers.append(Browser(server, app, lang))
        return browsers[-1]

    try:
        yield server, browser
    finally:
        for one in browsers:
            await one.http.aclose()
        with suppress(TimeoutError):  # a test that failed may have left a bot that never speaks
            await asyncio.wait_for(settle(server), SETTLED_SECONDS)
        await server.close()
        folder.cleanup()


async def settle(server: TableServer) -> None:
    """Until no bot is thinking."""
    while any(live.thinking for live in server.table.rooms.values()):
        await asyncio.sleep(0)


def run(test: Callable[[], Awaitable[None]]) -> None:
    """Run a test that is a coroutine."""

    async def main() -> None:
        await asyncio.wait_for(test(), 60)

    asyncio.run(main())


def seats(*kinds: str) -> list[Json]:
    """`seats("me", "open", "bot")` as the wire wants them."""
    return [
        {"kind": kind, "name": f"{kind} {i}", "level": LEVELS[0] if kind == "bot" else ""}
        for i, kind in enumerate(kinds)
    ]


async def new_room(browser: Browser, *kinds: str, game: str = "whisper", **more: object) -> Json:
    created: Json = await browser.send("/api/rooms", {"game": game, "seats": seats(*kinds), **more}, 201)
    return created


async def answer(browser: Browser, room: str, seat: int, pick: int = 0, nonce: str = "") -> Json:
    """Give the seat's answer number `pick` to what it is asked now."""
    position = (await browser.json(f"/api/rooms/{room}?seat={seat}"))["position"]
    body = {
        "seat": seat,
        "n": position["n"],
        "line": position["line"],
        "text": position["ask"]["options"][pick]["text"],
        "nonce": nonce or f"{seat} {position['n']} {position['line']}",
    }
    reply: Json = await browser.send(f"/api/rooms/{room}/answer", body)
    return reply
