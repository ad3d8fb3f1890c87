"""Load on servers, beside them on the same machine: live rooms, two browsers each, over real connections.

    make bench-table                      all of it, some five minutes; fetches the neighbour into .make/neighbour once
    make bench-table OPTIONS="--only one" one process on SQLite, paced at 300 answers a second and as fast as it goes

Every room is an Abyss game for two. Both seats listen; whoever is asked answers with any legal option. Measured:
answers a second, the time from sending an answer to its reply and to the event at the *other* seat, processor time of
the server an answer, and its memory a room. Stores write to the disk before they answer, but for the neighbour's.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from load import Figures, LoadedRoom, Pace, cpu_seconds, measure, memory, percentile, start_server

from podziemia.table.connections import raise_descriptor_limit

ROOMS = 200
PACE = 300.0
SECONDS = 15.0
WARM_UP = 6.0
WORKERS = 2
OPEN_ROOMS = 2000
STORED_ROOMS = 10_000
MAKERS = 8

HERE = Path(__file__).parent
NEIGHBOUR = HERE / "neighbour"
INSTALLED = HERE.parent / ".make" / "neighbour"


@contextmanager
def a_server(*options: str) -> Iterator[tuple[int, str, int]]:
    """A server without limits, on a store of its own unless another is named, warmed up: process, host, port."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        server, host, port = start_server(Path(folder), "--limits", "0", *options)
        try:
            asyncio.run(measure(host, port, 20, 100, WARM_UP))
            yield server.pid, host, port
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(30)


def one_process(args: argparse.Namespace) -> None:
    for load, rate in (("paced", args.pace), ("flat out", 0.0)):
        with a_server() as (server, host, port):
            show(f"SQLite, {load}", args, asyncio.run(measure(host, port, args.rooms, rate, args.seconds, server)))


def workers(args: argparse.Namespace) -> None:
    """One process and several, on the same PostgreSQL, which writes as it does in earnest."""
    from tests.table.postgres import Postgres, installed

    if installed() is None:
        print("PostgreSQL is not installed")
        return
    postgres = Postgres(careful=True)
    try:
        for count in (1, WORKERS):
            with a_server("--store", postgres.database(), "--workers", str(count)) as (server, host, port):
                figures = asyncio.run(measure(host, port, args.rooms, 0.0, args.seconds, server))
                show(f"PostgreSQL, {count} processes" if count > 1 else "PostgreSQL, 1 process", args, figures)
    finally:
        postgres.remove()


def neighbour(args: argparse.Namespace) -> None:
    """boardgame.io with its own client and its own store that writes, though not to the disk before it answers."""
    if not (INSTALLED / "node_modules" / "boardgame.io").exists():
        INSTALLED.mkdir(parents=True, exist_ok=True)
        (INSTALLED / "package.json").write_text((NEIGHBOUR / "package.json").read_text())
        node("npm", "install", "--no-audit", "--no-fund", "--silent", cwd=INSTALLED).wait()
    for load, rate in (("paced", args.pace), ("flat out", 0.0)):
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            server = node("node", str(NEIGHBOUR / "server.cjs"), "0", folder)
            assert server.stdout is not None
            try:
                port = int(server.stdout.readline())
                show(f"boardgame.io, {load}", args, neighbours_figures(port, args, rate, server.pid))
            finally:
                server.terminate()
                server.wait(30)


def neighbours_figures(port: int, args: argparse.Namespace, rate: float, server: int) -> Figures:
    address = f"http://127.0.0.1:{port}"
    arguments = [str(given) for given in (args.rooms, rate, args.seconds)]
    before = memory(server)
    load = node("node", str(NEIGHBOUR / "load.cjs"), address, *arguments)
    assert load.stdout is not None
    load.stdout.readline()
    used = cpu_seconds(server)
    load.stdout.readline()
    used = cpu_seconds(server) - used
    grown = 1024 * (memory(server) - before) / args.rooms
    told = msgspec.json.decode(load.stdout.readline(), type=dict[str, list[float]])
    load.wait(30)
    return Figures({}, told["shown"], told["reply"], cpu=used, memory=grown)


def node(*command: str, cwd: Path | None = None) -> subprocess.Popen[str]:
    environment = {**os.environ, "NODE_PATH": str(INSTALLED / "node_modules"), "NODE_ENV": "production"}
    with_node = str(HERE.parent / "scripts" / "with-node")
    return subprocess.Popen([with_node, *command], cwd=cwd, env=environment, stdout=subprocess.PIPE, text=True)


def many_rooms(args: argparse.Namespace) -> None:
    """What rooms cost in memory: those with lines, and those that are only stored."""
    with a_server() as (server, host, port):
        empty = memory(server)
        figures = asyncio.run(measure(host, port, OPEN_ROOMS, args.pace, args.seconds, server))
        print(
            f"{OPEN_ROOMS:,} rooms with lines: {empty:.0f} MB without, {figures.memory:.0f} KB a room,"
            f" {len(figures.to_reply) / args.seconds:.0f} answers/s,"
            f" p99 to the other seat {percentile(figures.to_other_seat, 0.99):.1f} ms",
            flush=True,
        )
    with a_server() as (server, host, port):
        empty = memory(server)
        asyncio.run(store_rooms(host, port, STORED_ROOMS))
        full = memory(server)
        print(f"{STORED_ROOMS:,} stored rooms: {empty:.0f} MB without, {full:.0f} MB with them", flush=True)


async def store_rooms(host: str, port: int, count: int) -> None:
    """Rooms in which one answer is given, and then nobody comes back."""

    async def make(share: int) -> None:
        for _ in range(share):
            room = LoadedRoom(host, port, Figures(), Pace(0))
            await room.open()
            await asyncio.gather(*[look_in(room, seat) for seat in (0, 1)])
            for connection in room.players + room.lines:
                connection.writer.close()

    await asyncio.gather(*[make(count // MAKERS) for _ in range(MAKERS)])


async def look_in(room: LoadedRoom, seat: int) -> None:
    async for _ in room.lines[seat].events(f"/api/rooms/{room.id}/live?seat={seat}"):
        return


def show(name: str, args: argparse.Namespace, figures: Figures) -> None:
    reply, shown = figures.to_reply, figures.to_other_seat
    print(
        f"{name:>24}  {args.rooms:>5}  {len(reply) / args.seconds:>9.0f}"
        f"  {percentile(reply, 0.5):>7.1f} ms {percentile(reply, 0.99):>6.1f}"
        f"  {percentile(shown, 0.5):>11.1f} ms {percentile(shown, 0.99):>7.1f} {percentile(shown, 1):>7.1f}"
        f"  {figures.refused:>7}  {1000 * figures.cpu / len(reply):>7.2f} ms  {figures.memory:>6.0f} KB",
        flush=True,
    )


PARTS: dict[str, Callable[[argparse.Namespace], None]] = {
    "one": one_process,
    "workers": workers,
    "neighbour": neighbour,
    "rooms": many_rooms,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rooms", type=int, default=ROOMS)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--pace", type=float, default=PACE, help="answers a second where they are paced")
    parser.add_argument("--only", choices=list(PARTS), help="one part of it")
    args = parser.parse_args()
    raise_descriptor_limit()
    print(f"{time.strftime('%H:%M')}, load {os.getloadavg()[0]:.1f}" + "".ljust(9), end="")
    print("rooms  answers/s   reply p50    p99   other seat p50     p99     max  refused  CPU/answer  memory/room")
    for name, part in PARTS.items():
        if args.only in (None, name):
            part(args)


if __name__ == "__main__":
    main()
