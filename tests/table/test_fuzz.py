"""Requests that no client would send: every one gets a clear refusal, nothing breaks, and nothing changes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from podziemia.table.guard import Guard
from tests.table.support import a_server, answer, new_room, settle

CALLS = [
    "answer",
    "undo",
    "undo/vote",
    "hint",
    "weigh",
    "review",
    "seats/0",
    "seats/1",
    "share",
    "branch",
    "rematch",
    "rematch/offer",
    "rematch/vote",
    "sit",
]
LOOKS = ["", "/why", "/at/0", "/at/99", "/log", "/score", "/record"]

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
fields = st.dictionaries(
    st.sampled_from(
        ["seat", "n", "line", "text", "nonce", "to", "yes", "do", "level", "name", "secret", "game", "seats"]
    ),
    st.integers(-2, 9)
    | st.sampled_from(["keep", "bot", "back", "name", "free", "device", "me", "side left", "whisper", "easy", ""])
    | json_values,
    max_size=6,
)
bodies = st.binary(max_size=60) | json_values.map(msgspec.json.encode) | fields.map(msgspec.json.encode)
queries = st.dictionaries(
    st.sampled_from(["seat", "thing", "from", "lang"]), st.text(max_size=12) | st.integers(-3, 9).map(str), max_size=3
)
segments = st.text(alphabet="abcxyz019-_.~%/#?\u0000\u0141", max_size=12)


class Raw:
    """Calls the application with any bytes whatever, as a careless server in front of it might."""

    def __init__(self, loop: asyncio.AbstractEventLoop, app: Guard, cookie: str) -> None:
        self.loop = loop
        self.app = app
        self.cookie = cookie

    def call(self, method: str, path: str, query: bytes, headers: list[tuple[bytes, bytes]], body: bytes) -> int:
        status = 0
        sent = bytearray()

        coming = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> dict[str, Any]:
            return coming.pop() if coming else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            nonlocal status
            status = message.get("status", status)
            sent.extend(message.get("body", b""))

        scope = {
            "type": "http",
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query,
            "headers": [(b"host", b"table"), *headers],
            "client": ("127.0.0.1", 1),
            "server": ("table", 80),
            "root_path": "",
        }
        self.loop.run_until_complete(asyncio.wait_for(self.app(scope, receive, send), 20))
        if status >= 400 and bytes(sent).startswith(b"{"):
            error = msgspec.json.decode(bytes(sent))["error"]
            assert not error["message"].startswith("trouble-"), f"{error['key']} has no message"
        return status


@pytest.fixture(scope="module")
def fuzzed() -> Iterator[tuple[Raw, Any, str]]:
    loop = asyncio.new_event_loop()
    stack = AsyncExitStack()

    async def begin() -> tuple[Any, str, str]:
        server, browser = await stack.enter_async_context(a_server())
        me = browser()
        created = await new_room(me, "me", "open")
        await answer(me, created["room"], 0)
        cookie = next(f"{c.name}={c.value}" for c in me.http.cookies.jar)
        return server, created["room"], cookie

    server, room, cookie = loop.run_until_complete(begin())
    yield Raw(loop, server.app(), cookie), server, room
    loop.run_until_complete(settle(server))
    loop.run_until_complete(stack.aclose())
    loop.close()


def encoded(query: dict[str, str]) -> bytes:
    return "&".join(f"{key}={value}" for key, value in query.items()).encode(errors="replace")


FUZZ = settings(
    max_examples=120, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


@FUZZ
@given(
    method=st.sampled_from(["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "BREW"]),
    parts=st.lists(st.sampled_from(["api", "rooms", "records", "words", "pl", "games"]) | segments, max_size=5),
    query=queries,
    headers=st.lists(
        st.tuples(
            st.sampled_from([b"cookie", b"accept-language", b"origin", b"content-length", b"if-none-match"]),
            st.binary(max_size=30),
        ),
        max_size=3,
    ),
    body=bodies,
)
def test_any_path_and_any_bytes(
    fuzzed: tuple[Raw, Any, str],
    method: str,
    parts: list[str],
    query: dict[str, str],
    headers: list[tuple[bytes, bytes]],
    body: bytes,
) -> None:
    raw, server, _ = fuzzed
    before = len(server.store.rooms())
    path = "/" + "/".join(parts)
    status = raw.call(method, path, encoded(query), headers, body)
    assert status < 500 or (status == 503 and path_of_client(method, path))
    assert len(server.store.rooms()) == before


def path_of_client(method: str, path: str) -> bool:
    """Pages of the client answer 503 while it is not built."""
    return method in ("GET", "HEAD") and not path.startswith(("/api/", "/words/"))


@FUZZ
@given(call=st.sampled_from(CALLS), query=queries, body=bodies, cookie=st.binary(max_size=80))
def test_strangers_change_nothing(
    fuzzed: tuple[Raw, Any, str], call: str, query: dict[str, str], body: bytes, cookie: bytes
) -> None:
    raw, server, room = fuzzed
    before = server.store.load(room)
    headers = [(b"cookie", b"pz_" + room.encode() + b"=" + cookie)]
    status = raw.call("POST", f"/api/rooms/{room}/{call}", encoded(query), headers, body)
    assert 400 <= status < 500
    assert server.store.load(room) == before


@FUZZ
@given(
    call=st.sampled_from(CALLS),
    look=st.sampled_from(LOOKS),
    query=queries,
    body=fields.map(msgspec.json.encode) | bodies,
)
def test_people_at_the_table_break_nothing(
    fuzzed: tuple[Raw, Any, str], call: str, look: str, query: dict[str, str], body: bytes
) -> None:
    raw, _, room = fuzzed
    headers = [(b"cookie", raw.cookie.encode())]
    assert raw.call("POST", f"/api/rooms/{room}/{call}", encoded(query), headers, body) < 500
    assert raw.call("GET", f"/api/rooms/{room}{look}", encoded(query), headers, b"") < 500


@FUZZ
@given(body=fields.map(msgspec.json.encode) | bodies)
def test_rooms_and_records_from_nonsense(fuzzed: tuple[Raw, Any, str], body: bytes) -> None:
    raw, *_ = fuzzed
    assert 400 <= raw.call("POST", "/api/rooms", b"", [], body) < 500
    record = b"podziemia 1\ngame: whisper\nedition: 1\nseats: 2\nseed: x\n\n" + body
    assert raw.call("POST", "/api/records", b"", [], record) in (201, 400, 422)
