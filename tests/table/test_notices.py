"""Turn notices: to the room's webhook, once a turn, in the background, and never with a secret."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import msgspec
import pytest

from podziemia.kernel.errors import Trouble
from podziemia.table.notices import Notices, check_webhook, post
from tests.table.support import a_server, answer, new_room, run


class Bell:
    """A web server that writes down what is posted to it."""

    def __init__(self) -> None:
        self.rung: list[Any] = []
        self.ring = asyncio.Event()

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(head.split("content-length: ")[1].split("\r\n")[0])
        self.rung.append(msgspec.json.decode(await reader.readexactly(length)))
        writer.write(b"HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n")
        await writer.drain()
        writer.close()
        self.ring.set()


def test_a_player_is_told_once_when_it_becomes_his_turn() -> None:
    async def test() -> None:
        bell = Bell()
        hung_up = await asyncio.start_server(bell.answer, "127.0.0.1", 0)
        port = hung_up.sockets[0].getsockname()[1]
        async with a_server() as (server, browser):
            server.notices.allow_private = True
            me = browser()
            created = await new_room(me, "me", "me", webhook="http://bell.example/ring?x=1")
            await me.json(f"/api/rooms/{created['room']}")
            content = server.table.rooms[created["room"]].content
            assert content is not None
            content.webhook = f"http://127.0.0.1:{port}/ring?x=1"
            await answer(me, created["room"], 0)
            await bell.ring.wait()
            await asyncio.gather(*server.notices._under_way.values())
            (told,) = bell.rung  # the first seat also has to choose, but has just moved
            assert (told["seat"], told["player"], told["kind"]) == (1, "me 1", "whisper.side")
            assert told["path"] == f"/r/{created['room']}"
            assert "me 1" in told["text"]
            assert "#k=" not in str(told)
        hung_up.close()
        await hung_up.wait_closed()

    run(test)


def test_who_plays_on_from_a_moment_does_not_ring_the_tables_bell() -> None:
    """After the end every spectator may; and can give any name to the seat that a notice would tell of."""

    async def test() -> None:
        async with a_server() as (server, browser):
            me = browser()
            created = await new_room(me, "me", "bot", webhook="http://bell.example/")
            branched = await me.send(f"/api/rooms/{created['room']}/branch", {"n": 0, "seat": 0}, 201)
            await me.json(f"/api/rooms/{branched['room']}")
            content = server.table.rooms[branched["room"]].content
            assert content is not None
            assert content.webhook == ""

    run(test)


def test_a_bell_that_does_not_answer_stops_nobody(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            me = browser()
            room = (await new_room(me, "me", "me", webhook="http://bell.example/"))["room"]
            await me.json(f"/api/rooms/{room}")
            content = server.table.rooms[room].content
            assert content is not None
            content.webhook = "http://127.0.0.1:9/"
            await answer(me, room, 0)
            await asyncio.gather(*server.notices._under_way.values())
            assert (await me.json(f"/api/rooms/{room}"))["n"] == 1

    run(test)
    assert any("webhook" in message for message in caplog.messages)


def test_a_bell_that_answers_nonsense_stops_nobody(caplog: pytest.LogCaptureFixture) -> None:
    async def babble(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"ding dong\r\n\r\n")
        await writer.drain()
        writer.close()

    async def test() -> None:
        server = await asyncio.start_server(babble, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        await Notices(allow_private=True)._post(f"http://127.0.0.1:{port}/", b"{}", "room")
        server.close()
        await server.wait_closed()

    run(test)
    assert any("ValueError" in message for message in caplog.messages)


def test_a_bell_that_drips_its_answer_is_left_after_a_while(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("podziemia.table.notices.TIMEOUT_SECONDS", 0.2)

    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while True:
                writer.write(b"H")
                await writer.drain()
                await asyncio.sleep(0.01)
        except ConnectionError:
            pass
        finally:  # the test may end first
            writer.close()

    async def test() -> None:
        server = await asyncio.start_server(drip, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        await Notices(allow_private=True)._post(f"http://127.0.0.1:{port}/", b"{}", "room")
        server.close()

    run(test)
    assert any("TimeoutError" in message for message in caplog.messages)


def test_names_that_nobody_answers_for_hold_up_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    answered = threading.Event()

    def look_up(*_: object, **__: object) -> list[Any]:
        answered.wait()
        return []

    monkeypatch.setattr("socket.getaddrinfo", look_up)

    async def test() -> None:
        posts = [asyncio.create_task(post(f"http://slow{n}.example/", b"", False)) for n in range(100)]
        try:
            await asyncio.sleep(0)
            assert await asyncio.wait_for(asyncio.to_thread(lambda: "done"), 10) == "done"
        finally:
            answered.set()
        assert {type(one) for one in await asyncio.gather(*posts, return_exceptions=True)} == {ValueError}

    run(test)


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "[::1]", "[64:ff9b::7f00:1]", "[2002:7f00:1::]", "224.0.0.1"]
)
def test_addresses_inside_the_house_are_not_called(host: str) -> None:
    async def test() -> None:
        with pytest.raises(ValueError, match="private"):
            await post(f"http://{host}:9/", b"{}", allow_private=False)

    run(test)


@pytest.mark.parametrize(
    "url",
    [
        "http://10.0.0.1/",
        "https://169.254.169.254/latest",
        "ftp://x.example/",
        "http://u:p@x/",
        "http://mail.example:25/",
        "https://x.example:22/",
    ],
)
def test_only_public_web_addresses_are_taken(url: str) -> None:
    with pytest.raises(Trouble):
        check_webhook(url)
    for good in ("https://chat.example/hook/1", "http://chat.example:8080/", "https://chat.example:443/"):
        assert check_webhook(good) == good
    assert not Notices().allow_private
