"""Load on a table: rooms of two players each, over real connections. `table.py` and `soak.py` stand on it."""

from __future__ import annotations

import asyncio
import gc
import os
import random
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

import msgspec


class Option(msgspec.Struct):
    text: str


class Ask(msgspec.Struct):
    options: list[Option]


class Position(msgspec.Struct):
    """What a player needs of a position; the rest is not even read."""

    n: int
    line: int
    ask: Ask | None
    places: list[int] | None


read_position = msgspec.json.Decoder(Position).decode
write_json = msgspec.json.Encoder().encode


@dataclass
class Figures:
    sent: dict[tuple[str, int], float] = field(default_factory=dict)
    to_other_seat: list[float] = field(default_factory=list)
    to_reply: list[float] = field(default_factory=list)
    refused: int = 0
    finished: int = 0
    cpu: float = 0.0
    memory: float = 0.0
    """Kilobytes of the server a room, connections included."""


class Connection:
    """One connection that is kept open, with just enough HTTP."""

    def __init__(self, host: str, port: int, source: str = "") -> None:
        self.host, self.port = host, port
        self.source = (source, 0) if source else None
        self.cookie = ""

    async def connect(self) -> None:
        self.reader, self.writer = await asyncio.open_connection(self.host, self.port, local_addr=self.source)

    async def post(self, path: str, body: object) -> tuple[int, bytes, str]:
        """Status, body, and the cookie that was set."""
        content = write_json(body)
        head = f"POST {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nContent-Length: {len(content)}\r\n"
        self.writer.write(f"{head}Cookie: {self.cookie}\r\n\r\n".encode() + content)
        status, headers = await self._head()
        return status, await self.reader.readexactly(int(headers["content-length"])), headers.get("set-cookie", "")

    async def events(self, path: str) -> AsyncIterator[bytes]:
        """The data of every `move` event on a live line."""
        self.writer.write(
            f"GET {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nCookie: {self.cookie}\r\n\r\n".encode()
        )
        status, _ = await self._head()
        assert status == 200, status
        waiting = b""
        while size := int(await self.reader.readline(), 16):
            waiting += await self.reader.readexactly(size)
            await self.reader.readexactly(2)
            *events, waiting = waiting.split(b"\n\n")
            for event in events:
                if b"event: move\n" in event:
                    yield event[event.index(b"data: ") + 6 :]

    async def _head(self) -> tuple[int, dict[str, str]]:
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode()
        first, *rest = head.strip().split("\r\n")
        return int(first.split()[1]), {k.lower(): v for k, _, v in (line.partition(": ") for line in rest)}


class LoadedRoom:
    """One room with both its players."""

    def __init__(self, host: str, port: int, figures: Figures, pace: Pace) -> None:
        self.host, self.port = host, port
        self.figures = figures
        self.pace = pace
        self.players = [Connection(host, port), Connection(host, port)]
        self.lines = [Connection(host, port), Connection(host, port)]
        self.asked: asyncio.Queue[tuple[int, Position]] = asyncio.Queue()

    async def open(self) -> None:
        for connection in self.players + self.lines:
            await connection.connect()
        seats = [{"kind": "me"}, {"kind": "open"}]
        status, body, cookie = await self.players[0].post("/api/rooms", {"game": "abyss", "seats": seats})
        assert status == 201, body
        created = msgspec.json.decode(body)
        self.id = created["room"]
        secret = created["links"][0]["url"].split("#k=")[1]
        _, _, other = await self.players[1].post(f"/api/rooms/{self.id}/sit", {"secret": secret})
        for seat, held in enumerate((cookie, other)):
            self.players[seat].cookie = self.lines[seat].cookie = held.partition(";")[0]

    async def listen(self, seat: int) -> None:
        figures = self.figures
        async for data in self.lines[seat].events(f"/api/rooms/{self.id}/live?seat={seat}"):
            now = time.perf_counter()
            position = read_position(data)
            if position.ask is not None:
                self.asked.put_nowait((seat, position))
            else:
                sent = figures.sent.pop((self.id, position.n), None)
                if sent is not None:
                    figures.to_other_seat.append(now - sent)
            if position.places is not None and seat == 0:
                figures.finished += 1

    async def play(self) -> None:
        while True:
            seat, position = await self.asked.get()
            await self.pace.wait()
            assert position.ask is not None
            text = random.choice(position.ask.options).text
            body = {"seat": seat, "n": position.n, "line": position.line, "text": text, "nonce": str(position.n)}
            started = time.perf_counter()
            self.figures.sent[self.id, position.n + 1] = started
            status, _, _ = await self.players[seat].post(f"/api/rooms/{self.id}/answer", body)
            if status == 200:
                self.figures.to_reply.append(time.perf_counter() - started)
            else:
                self.figures.refused += 1


class Pace:
    """Answers of all rooms at a steady rate; 0 is as fast as it goes."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self._next = time.perf_counter()

    async def wait(self) -> None:
        if self.rate:
            now = time.perf_counter()
            self._next = max(self._next + 1 / self.rate, now)
            await asyncio.sleep(self._next - now)


async def measure(host: str, port: int, rooms: int, rate: float, seconds: float, server: int = 0) -> Figures:
    figures = Figures()
    pace = Pace(rate)
    before = memory(server)
    loaded = [LoadedRoom(host, port, figures, pace) for _ in range(rooms)]
    for room in loaded:
        await room.open()
    lines = [asyncio.create_task(room.listen(seat)) for room in loaded for seat in (0, 1)]
    players = [asyncio.create_task(room.play()) for room in loaded]
    await asyncio.sleep(2)  # let the lines open and the rooms begin
    figures.to_other_seat.clear()
    figures.to_reply.clear()
    gc.collect()
    gc.freeze()
    used = cpu_seconds(server)
    await asyncio.sleep(seconds)
    used = cpu_seconds(server) - used
    grown = 1024 * (memory(server) - before) / rooms
    answered, shown, refused = list(figures.to_reply), list(figures.to_other_seat), figures.refused
    for task in players + lines:
        task.cancel()
    await asyncio.gather(*players, *lines, return_exceptions=True)
    for room in loaded:
        for connection in room.players + room.lines:
            connection.writer.close()
    return Figures({}, shown, answered, refused, figures.finished, used, grown)


def family(process: int) -> list[int]:
    """The process and all that it has started, where the system tells (Linux)."""
    children = Path(f"/proc/{process}/task/{process}/children")
    if not process or not children.exists():
        return []
    return [process, *[one for child in children.read_text().split() for one in family(int(child))]]


def cpu_seconds(process: int) -> float:
    """Processor time of a process and all that it has started so far."""
    used = 0
    for one in family(process):
        fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        used += int(fields[11]) + int(fields[12])
    return used / os.sysconf("SC_CLK_TCK")


def memory(process: int) -> float:
    """Memory of a process and all that it has started, in megabytes."""
    return sum(_resident(one) for one in family(process)) / 1024


def _resident(process: int) -> int:
    return int(Path(f"/proc/{process}/status").read_text().partition("VmRSS:")[2].split()[0])


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000


def start_server(folder: Path, *options: str) -> tuple[subprocess.Popen[str], str, int]:
    command = [sys.executable, "-m", "podziemia", "serve", "--port", "0", "--data", str(folder), *options]
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert server.stdout is not None
    address = server.stdout.readline().split("http://")[1].strip().rstrip("/")
    host, _, port = address.partition(":")
    return server, host, int(port)
