"""Several server processes on one socket and one PostgreSQL, killed with -9 under load."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import httpx
import pytest

from podziemia.cli import main
from podziemia.table.crew import Crew
from podziemia.table.room import replay
from podziemia.table.store import Store
from tests.support import depth
from tests.table.running import RunningServer

KILLS = 200 if depth.ALL else 6
ANSWERS_BETWEEN = 10
ROOMS = 6


def test_several_processes_need_a_store_that_they_can_share(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "serve", "--workers", "3", "--port", "0", "--data", str(tmp_path)]) == 2
    said = capsys.readouterr()
    assert "postgresql://" in said.err
    assert said.out == ""


@pytest.mark.slow
def test_a_process_that_dies_is_replaced_and_all_end_with_the_crew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(signal, "signal", lambda *_: None)  # this is not the main thread
    monkeypatch.setattr("podziemia.table.crew.SHORT_LIFE_SECONDS", 0.0)
    started: list[BaseProcess] = []

    def start() -> BaseProcess:
        process = get_context("spawn").Process(target=time.sleep, args=(600,))
        process.start()
        started.append(process)
        return process

    crew = Crew(2, start)
    running = Thread(target=crew.run)
    running.start()
    while len(started) < 2:
        time.sleep(0.01)
    started[0].kill()
    while len(started) < 3:
        time.sleep(0.01)
    crew._ending.set()
    running.join()
    assert [process.exitcode for process in started] == [-signal.SIGKILL, -signal.SIGTERM, -signal.SIGTERM]


def processes_of(server: RunningServer) -> list[int]:
    """The server processes; Python keeps one more, to tidy up."""
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


class Player:
    """Plays a room through whatever processes there are, and writes down what was acknowledged."""

    def __init__(self, client: httpx.AsyncClient, room: str) -> None:
        self.client = client
        self.room = room
        self.random = Random(room)
        self.noted: list[tuple[str, str]] = []
        self.over = False

    async def insist(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Again, until somebody answers who is not about to die."""
        while True:
            try:
                response = await self.client.request(method, f"/api/rooms/{self.room}{path}", json=body)
            except httpx.TransportError:
                continue
            if response.status_code != 503:
                return response

    async def play(self) -> None:
        seat = 0
        while True:
            position = (await self.insist("GET", f"?seat={seat}")).json()["position"]
            if position["places"] is not None:
                self.over = True
                return
            if position["ask"] is None:
                seat = position["waiting"][0]
                continue
            text = self.random.choice(position["ask"]["options"])["text"]
            nonce = f"nonce {len(self.noted)}"
            body = {"seat": seat, "n": position["n"], "line": position["line"], "text": text, "nonce": nonce}
            reply = await self.insist("POST", "/answer", body)
            assert reply.status_code == 200, reply.text
            self.noted.append((nonce, text))


def check_store(url: str, players: list[Player]) -> None:
    store = Store(url)
    for player in players:
        stored = store.load(player.room)
        assert stored is not None
        nonces = [row["nonce"] for row in stored.moves]
        assert len(nonces) == len(set(nonces)), "an answer was played twice"
        kept = [(row["nonce"], row["text"]) for row in stored.moves]
        assert kept[: len(player.noted)] == player.noted, "an acknowledged answer is lost"
        replay(stored)
    store.close()


async def kill_now_and_then(server: RunningServer, players: list[Player]) -> int:
    """-9 to any of the processes, after every few answers; how often."""
    random = Random(1)
    kills = 0
    while kills < KILLS and not all(player.over for player in players):
        before = sum(len(player.noted) for player in players)
        while sum(len(p.noted) for p in players) < before + ANSWERS_BETWEEN and not all(p.over for p in players):
            await asyncio.sleep(0.01)
        if there := processes_of(server):
            os.kill(random.choice(there), signal.SIGKILL)
            kills += 1
    return kills


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="the children of a process are found in /proc")
def test_kills_among_three_processes_lose_and_double_nothing(empty_postgres: str, tmp_path: Path) -> None:
    quick = "import podziemia.table.crew as crew; crew.SHORT_LIFE_SECONDS = 0.0"
    server = RunningServer(tmp_path, "--store", empty_postgres, "--workers", "3", setup=quick)

    async def test() -> None:
        async with httpx.AsyncClient(base_url=server.address, timeout=60) as client:
            players: list[Player] = []
            kills = 0
            while kills < KILLS:
                wish = {"game": "abyss", "seats": [{"kind": "me"}, {"kind": "me"}]}
                new = [
                    Player(client, (await client.post("/api/rooms", json=wish)).json()["room"]) for _ in range(ROOMS)
                ]
                players += new
                playing = [asyncio.create_task(player.play()) for player in new]
                kills += await kill_now_and_then(server, new)
                for task in playing:
                    task.cancel()
                done = await asyncio.gather(*playing, return_exceptions=True)
                assert all(one is None or isinstance(one, asyncio.CancelledError) for one in done), done
            check_store(empty_postgres, players)

    try:
        asyncio.run(test())
        while len(processes_of(server)) < 3:
            time.sleep(0.05)
    finally:
        assert server.stop() == 0
