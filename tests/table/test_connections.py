"""Connections that keep silent, come in crowds or do not read: they are let go, and everybody else is served."""

from __future__ import annotations

import asyncio
import logging
import resource
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from subprocess import PIPE
from typing import Any

import httpx
import pytest
import uvicorn

from podziemia.table import connections
from podziemia.table.addresses import Proxies
from podziemia.table.logs import BURST, SECONDS, Calm
from podziemia.table.serve import PatientServer, listen, settings
from tests.table.running import RunningServer
from tests.table.support import a_server, new_room, run

ELSEWHERE = ("127.0.0.2", 0)
"""Another address of this machine, for a stranger."""


class Listening:
    """A server on a real port in this process."""

    def __init__(self, server: uvicorn.Server, port: int) -> None:
        self.server = server
        self.port = port
        self._opened: list[Connection] = []

    async def connect(self, start: bytes = b"", source: tuple[str, int] | None = None) -> Connection:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=source)
        writer.write(start)
        self._opened.append(Connection(reader, writer))
        return self._opened[-1]

    async def hang_up(self) -> None:
        """End everything that was opened from this side."""
        for one in self._opened:
            one.writer.close()
            with suppress(ConnectionError):
                await one.writer.wait_closed()

    async def ask(self, path: str = "/api/games") -> int:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}") as http:
            return (await http.get(path)).status_code


class Connection:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def ended(self) -> bytes:
        """Wait until the server hangs up; what came before that."""
        with suppress(ConnectionError):
            return await self.reader.read()
        return b""

    async def insist(self, text: bytes) -> None:
        """Say the same again and again, until the other side has hung up."""
        with suppress(ConnectionError):
            while True:
                self.writer.write(text)
                await self.writer.drain()
                await asyncio.sleep(0.005)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 0.05)


@asynccontextmanager
async def listening(descriptors: int = 1000, proxies: str = "none") -> AsyncIterator[tuple[Listening, Any]]:
    async with a_server() as (table, browser):
        door = listen("127.0.0.1", 0)
        server = PatientServer(settings(table, Proxies(proxies), descriptors), table)
        server.config.lifespan = "off"
        running = asyncio.create_task(server.serve(sockets=[door]))
        while not server.started:
            await asyncio.sleep(0.001)
        there = Listening(server, door.getsockname()[1])
        try:
            yield there, browser
        finally:
            await there.hang_up()
            table.hang_up()
            server.should_exit = server.force_exit = True
            await running


HALVES = {
    "silent": b"",
    "half a header": b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-",
    "half a body": b"POST /api/rooms HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{",
}


@pytest.mark.parametrize("start", HALVES.values(), ids=list(HALVES))
@pytest.mark.usefixtures("impatient")
def test_who_does_not_say_what_he_wants_is_let_go(start: bytes) -> None:
    async def test() -> None:
        async with listening() as (server, _):
            silent = await server.connect(start)
            assert await silent.ended() == b""
            assert await server.ask() == 200

    run(test)


@pytest.mark.usefixtures("impatient")
def test_who_says_it_a_byte_at_a_time_is_let_go_too() -> None:
    async def test() -> None:
        async with listening() as (server, _):
            slow = await server.connect(b"GET / HTTP/1.1\r\n")
            await slow.insist(b"x: y\r\n")
            assert await server.ask() == 200

    run(test)


@pytest.mark.usefixtures("impatient")
def test_a_live_line_and_a_kept_connection_are_not_cut() -> None:
    async def test() -> None:
        async with listening() as (server, browser):
            me = browser()
            room = (await new_room(me, "me", "me"))["room"]
            cookie = "; ".join(f"{one.name}={one.value}" for one in me.http.cookies.jar)
            head = f"Host: 127.0.0.1\r\nCookie: {cookie}\r\n\r\n"
            line = await server.connect(f"GET /api/rooms/{room}/live?seat=0 HTTP/1.1\r\n{head}".encode())
            kept = await server.connect(f"GET /api/rooms/{room} HTTP/1.1\r\n{head}".encode())
            await line.reader.readuntil(b"event: room")
            await kept.reader.readuntil(b"HTTP/1.1 200")
            assert await (await server.connect()).ended() == b""  # meanwhile patience with a silent one has ended
            await me.send(f"/api/rooms/{room}/seats/0", {"do": "name", "name": "Hallo"})
            await line.reader.readuntil(b"Hallo")
            kept.writer.write(f"GET /api/rooms/{room} HTTP/1.1\r\n{head}".encode())
            await kept.reader.readuntil(b"Hallo")

    run(test)


def test_who_does_not_read_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "WRITE_SECONDS", 0.05)

    async def test() -> None:
        async with listening() as (server, _):
            greedy = await server.connect()
            asked = b"GET /api/games/descent/catalogue HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
            await greedy.insist(asked * 20)
            assert await server.ask() == 200

    run(test)


def test_one_stranger_takes_his_share_of_the_connections_and_no_more(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with listening(descriptors=160) as (server, _):  # 76 connections, 19 for each
            held = [await server.connect(source=ELSEWHERE) for _ in range(60)]
            turned_away = held[19:]
            assert await asyncio.gather(*[one.ended() for one in turned_away]) == [b""] * 41
            assert await server.ask() == 200
            assert len(server.server.server_state.connections) <= 20

    caplog.set_level(logging.WARNING)
    run(test)
    assert len(caplog.records) == 1
    assert "127.0.0.2 holds 19" in caplog.text


def test_a_full_house_is_told_of_once_and_opens_again(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with listening(descriptors=100, proxies="127.0.0.2") as (server, _):  # 24 connections; a proxy has all
            held = [await server.connect(source=ELSEWHERE) for _ in range(40)]
            await asyncio.gather(*[one.ended() for one in held[24:]])
            with pytest.raises(httpx.TransportError):
                await server.ask()
            await server.hang_up()
            while server.server.server_state.connections:
                await asyncio.sleep(0.001)
            assert await server.ask() == 200

    caplog.set_level(logging.WARNING)
    run(test)
    assert len(caplog.records) == 1
    assert "there are 24" in caplog.text


def test_replies_do_not_wait_for_the_next_packet() -> None:
    async def test() -> None:
        async with listening() as (server, _):
            await server.connect()
            while not server.server.server_state.connections:
                await asyncio.sleep(0.001)
            (there,) = server.server.server_state.connections
            connection = there.transport.get_extra_info("socket")
            assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)

    run(test)


def test_the_descriptor_limit_is_raised_as_far_as_it_goes() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(256, hard), hard))
        raised = connections.raise_descriptor_limit()
        assert raised == resource.getrlimit(resource.RLIMIT_NOFILE)[0] == min(hard, connections.MOST_DESCRIPTORS)
        assert connections.raise_descriptor_limit() == raised
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_a_flood_of_one_kind_is_a_few_lines_in_the_log() -> None:
    now = 0.0
    calm = Calm(lambda: now)

    def line(text: str) -> logging.LogRecord:
        return logging.LogRecord("x", logging.WARNING, "", 0, text, None, None)

    assert [calm.filter(line("again")) for _ in range(100)].count(True) == BURST
    assert calm.filter(line("another"))
    now = SECONDS
    last = line("again")
    assert calm.filter(last)
    assert "95 more" in last.getMessage()


@pytest.mark.slow
def test_idle_connections_do_not_take_a_real_server_down(tmp_path: Path) -> None:
    """With 256 descriptors and 400 strangers at the door, half of them with half a header."""
    few = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256))"
    server = RunningServer(tmp_path, "--proxies", "none", setup=few, stderr=PIPE)
    port = int(server.address.rpartition(":")[2])
    held = []
    try:
        for i in range(400):
            one = socket.create_connection(("127.0.0.1", port), source_address=ELSEWHERE)
            with suppress(OSError):
                one.send(HALVES["half a header"] if i % 2 else b"")
            held.append(one)
        for _ in range(5):
            assert httpx.get(f"{server.address}/api/games").status_code == 200
    finally:
        for one in held:
            one.close()
        server.stop()
    assert server.process.stderr is not None
    with server.process.stderr as told:
        assert len(told.read().splitlines()) <= 2
