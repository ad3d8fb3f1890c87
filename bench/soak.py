"""Everything a stranger can do, all at once and for a while, beside one innocent table.

    make soak                   ten minutes
    python bench/soak.py --seconds 30

The server runs with its usual limits. The strangers come from other addresses of this machine (127.0.0.2 and on); the
innocent table is two people who play Abyss, and one who plays against an easy bot. Printed: how long the innocent wait
for the other's move and for the bot, and what became of the strangers' requests.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path

import msgspec
from load import Connection, Figures, LoadedRoom, Pace, memory, percentile, read_position, start_server

from podziemia.kernel.ask import Together
from podziemia.kernel.history import History
from podziemia.kernel.record import new_record
from podziemia.kernel.registry import find_game
from podziemia.table.connections import raise_descriptor_limit

SECONDS = 600.0
ANSWERS_A_SECOND = 2.0

replies: Counter[str] = Counter()


class Stranger(Connection):
    """Somebody at another address, whose requests are counted by what became of them."""

    def __init__(self, host: str, port: int, number: int, attack: str) -> None:
        super().__init__(host, port, f"127.0.0.{2 + number}")
        self.attack = attack

    async def ask(self, path: str, body: object = None, raw: bytes | None = None) -> bytes:
        content = raw if raw is not None else b"" if body is None else msgspec.json.encode(body)
        method = "GET" if raw is None and body is None else "POST"
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.host}\r\nContent-Length: {len(content)}\r\n"
        self.writer.write(f"{head}Cookie: {self.cookie}\r\n\r\n".encode() + content)
        status, headers = await self._head()
        reply = await self.reader.readexactly(int(headers.get("content-length", 0)))
        if "set-cookie" in headers:
            self.cookie = headers["set-cookie"].partition(";")[0]
        replies[f"{self.attack}: {status}"] += 1
        return reply if status < 300 else b""


Attack = Callable[[str, int], Coroutine[None, None, None]]


async def many_rooms(host: str, port: int) -> None:
    """Rooms without end, each with a live line."""
    lines = []
    while True:
        maker = Stranger(host, port, 0, "rooms")
        await maker.connect()
        made = await maker.ask("/api/rooms", {"game": "abyss", "seats": [{"kind": "me"}, {"kind": "me"}]})
        if made:
            maker.writer.write(
                f"GET /api/rooms/{msgspec.json.decode(made)['room']}/live HTTP/1.1\r\nHost: {host}\r\n"
                f"Cookie: {maker.cookie}\r\n\r\n".encode()
            )
            lines.append(maker)
        else:
            maker.writer.close()
            await asyncio.sleep(0.2)


async def long_records(host: str, port: int) -> None:
    """Legal records of thousands of changed minds, and one longer than is taken."""
    records = [wavering(4900), wavering(5100)]
    sender = Stranger(host, port, 1, "records")
    await sender.connect()
    while True:
        for record in records:
            await sender.ask("/api/records", raw=record)
        await asyncio.sleep(0.1)


def wavering(times: int) -> bytes:
    """Somebody who answers the same question again and again."""
    history = History(new_record(find_game("dungeonlords"), 2, "soak"))
    chance = random.Random(1)
    for i in range(times):
        match = history.match
        seat = match.ask.asks[0].seat if isinstance(match.ask, Together) else match.waiting()[0]
        options = match.ask_of(seat).options
        wavers = isinstance(match.ask, Together)
        history.play(seat, (options[i % len(options)] if wavers else chance.choice(options)).text)
    return history.record().text().encode()


async def idle_connections(host: str, port: int) -> None:
    """Silent ones, and ones with half a header, opened again as soon as they are closed."""
    starts = [b"", b"GET / HTTP/1.1\r\nHost: x\r\nX-"]

    async def hold(number: int) -> None:
        while True:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection(host, port, local_addr=("127.0.0.4", 0))
                writer.write(starts[number % 2])
                await reader.read()
                writer.close()
                replies["idle: closed"] += 1
            await asyncio.sleep(1)

    await asyncio.gather(*[hold(i) for i in range(1100)])


async def expert_bots(host: str, port: int) -> None:
    """Rooms in which only experts play, with somebody who looks on."""
    watchers = []
    for _ in range(16):
        maker = Stranger(host, port, 3, "bots")
        await maker.connect()
        seats = [{"kind": "bot", "level": "expert"}] * 4
        made = await maker.ask("/api/rooms", {"game": "abyss", "seats": seats})
        if made:
            maker.writer.write(
                f"GET /api/rooms/{msgspec.json.decode(made)['room']}/live HTTP/1.1\r\nHost: {host}\r\n"
                f"Cookie: {maker.cookie}\r\n\r\n".encode()
            )
            watchers.append(asyncio.create_task(maker.reader.read()))
    await asyncio.gather(*watchers)


async def odd_requests(host: str, port: int) -> None:
    """What does not fit: NULs, depth, other people's rooms, other names."""
    sender = Stranger(host, port, 4, "odd")
    await sender.connect()
    made = msgspec.json.decode(
        await sender.ask("/api/rooms", {"game": "abyss", "seats": [{"kind": "me"}, {"kind": "me"}]})
    )
    room = f"/api/rooms/{made['room']}"
    while True:
        await sender.ask(f"{room}/answer", {"seat": 0, "n": 0, "text": "explore", "nonce": "\0"})
        await sender.ask(f"{room}/answer", raw=b"[" * 8000)
        await sender.ask("/api/rooms/%00")
        await sender.ask("/api/rooms/nowhere", None)
        await asyncio.sleep(0.02)


async def flood(host: str, port: int) -> None:
    """As many requests as go down eight connections."""

    async def pour() -> None:
        sender = Stranger(host, port, 5, "flood")
        await sender.connect()
        while True:
            await sender.ask("/api/rooms/nowhere")

    await asyncio.gather(*[pour() for _ in range(8)])


async def deaf_readers(host: str, port: int) -> None:
    """Ask for much and read nothing."""

    async def listen_not() -> None:
        while True:
            with suppress(OSError):
                _, writer = await asyncio.open_connection(host, port, local_addr=("127.0.0.8", 0))
                for _ in range(50):
                    writer.write(b"GET /api/games/descent/catalogue HTTP/1.1\r\nHost: x\r\n\r\n" * 20)
                    await writer.drain()
                    await asyncio.sleep(0.1)
                replies["deaf: tired"] += 1
                writer.close()
            await asyncio.sleep(1)

    await asyncio.gather(*[listen_not() for _ in range(20)])


async def returning(host: str, port: int) -> None:
    """Come back again and again for a hundred missed moves of a game that is dear to draw."""
    owner = Stranger(host, port, 7, "returning")
    await owner.connect()
    made = await owner.ask("/api/records", raw=dear(120))
    room = msgspec.json.decode(made)["room"]

    async def come_back() -> None:
        while True:
            one = Stranger(host, port, 7, "returning")
            await one.connect()
            asked = f"GET /api/rooms/{room}/live?from=20 HTTP/1.1\r\nHost: {host}\r\nCookie: {owner.cookie}\r\n\r\n"
            one.writer.write(asked.encode())
            replies[f"returning: {(await one.reader.readline()).split()[1].decode()}"] += 1
            one.writer.close()

    await asyncio.gather(*[come_back() for _ in range(8)])


def dear(moves: int) -> bytes:
    """A game of Descent as far as so many moves."""
    history = History(new_record(find_game("descent"), 5, "soak"))
    chance = random.Random(1)
    for _ in range(moves):
        seat = history.match.waiting()[0]
        history.play(seat, chance.choice(history.match.ask_of(seat).options).text)
    return history.record().text().encode()


async def seekers(host: str, port: int) -> None:
    """Look for a game as somebody else each time, for as long as there is space on the list."""
    sender = Stranger(host, port, 8, "seekers")
    await sender.connect()
    while True:
        own = f"{random.getrandbits(128):032x}"
        await sender.ask("/api/seek", {"own": own, "game": "abyss", "people": random.choice((3, 4)), "name": "Ola"})
        await asyncio.sleep(0.05)


ATTACKS: tuple[Attack, ...] = (
    many_rooms,
    long_records,
    idle_connections,
    expert_bots,
    odd_requests,
    flood,
    deaf_readers,
    returning,
    seekers,
)


async def stubborn(attack: Attack, host: str, port: int) -> None:
    """An attack that begins again whatever becomes of it."""
    while True:
        with suppress(OSError, EOFError, asyncio.IncompleteReadError):
            await attack(host, port)
        await asyncio.sleep(1)


class AgainstBot:
    """Somebody who plays against an easy bot, and how long the bot lets him wait."""

    def __init__(self, host: str, port: int) -> None:
        self.player, self.line = Connection(host, port), Connection(host, port)
        self.waits: list[float] = []

    async def play(self) -> None:
        while True:
            await self.player.connect()
            await self.line.connect()
            await self._game()
            self.player.writer.close()
            self.line.writer.close()

    async def _game(self) -> None:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
        self.player.cookie = ""
        _, body, cookie = await self.player.post("/api/rooms", {"game": "abyss", "seats": seats})
        room = msgspec.json.decode(body)["room"]
        self.player.cookie = self.line.cookie = cookie.partition(";")[0]
        since = time.perf_counter()
        async for data in self.line.events(f"/api/rooms/{room}/live?seat=0"):
            position = read_position(data)
            if position.places is not None:
                return
            if position.ask is None:
                continue
            self.waits.append(time.perf_counter() - since)
            await asyncio.sleep(0.2)
            text = random.choice(position.ask.options).text
            answer = {"seat": 0, "n": position.n, "line": position.line, "text": text, "nonce": str(position.n)}
            since = time.perf_counter()
            await self.player.post(f"/api/rooms/{room}/answer", answer)


async def play_on_and_on(host: str, port: int, figures: Figures) -> None:
    """Two people who begin another game when one is over."""
    pace = Pace(ANSWERS_A_SECOND)
    while True:
        room = LoadedRoom(host, port, figures, pace)
        await room.open()
        before = figures.finished
        tasks = [asyncio.create_task(work) for work in (room.listen(0), room.listen(1), room.play())]
        while figures.finished == before:
            await asyncio.sleep(0.1)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for connection in room.players + room.lines:
            connection.writer.close()


async def attack_all(host: str, port: int, seconds: float, only: str) -> None:
    """All attacks, in a process of their own: the innocent must not wait for the strangers' side of it."""
    chosen = [attack for attack in ATTACKS if only in ("", attack.__name__)]
    tasks = [asyncio.create_task(stubborn(attack, host, port)) for attack in chosen]
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    print("strangers:", ", ".join(f"{what} × {n}" for what, n in sorted(replies.items())))


async def measure_innocent(host: str, port: int, calm: float, seconds: float, only: str) -> None:
    """Print how the innocent fare: for a while alone, then among strangers."""
    figures = Figures()
    pupil = AgainstBot(host, port)
    tasks = [asyncio.create_task(work) for work in (play_on_and_on(host, port, figures), pupil.play())]
    await asyncio.sleep(3)
    print(f"{'':>14} {'':>14}     n      p50      p99      max")
    for name, length in (("alone", calm), ("under attack", seconds)):
        for values in (figures.to_reply, figures.to_other_seat, pupil.waits):
            values.clear()
        strangers = await start_strangers(host, port, length, only) if name == "under attack" else None
        await asyncio.sleep(length)
        tell(name, [("reply", figures.to_reply), ("to other seat", figures.to_other_seat), ("easy bot", pupil.waits)])
        if strangers is not None:
            await strangers.wait()
    print(f"refused to the innocent: {figures.refused}")
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def tell(name: str, waits: list[tuple[str, list[float]]]) -> None:
    for what, values in waits:
        row = [f"{percentile(values, share):>6.0f} ms" for share in (0.5, 0.99, 1)] if values else ["none"]
        print(f"{name:>14} {what:>14} {len(values):>5} {' '.join(row)}", flush=True)


async def start_strangers(host: str, port: int, seconds: float, only: str) -> asyncio.subprocess.Process:
    arguments = ["--attack", host, "--port", str(port), "--seconds", str(seconds), "--only", only]
    return await asyncio.create_subprocess_exec(sys.executable, __file__, *arguments)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--calm", type=float, default=15.0, help="seconds without strangers, to compare with")
    parser.add_argument("--only", default="", choices=["", *[attack.__name__ for attack in ATTACKS]])
    parser.add_argument("--attack", default="", help="be the strangers of a server at this address")
    parser.add_argument("--port", type=int, default=0)
    args = parser.parse_args()
    raise_descriptor_limit()
    if args.attack:
        asyncio.run(attack_all(args.attack, args.port, args.seconds, args.only))
        return 0
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        server, host, port = start_server(Path(folder), "--proxies", "none")
        try:
            asyncio.run(measure_innocent(host, port, args.calm, args.seconds, args.only))
            print(f"server memory: {memory(server.pid):.0f} MB")
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(20)
    return 0


if __name__ == "__main__":
    sys.exit(main())
