"""A real server, killed with -9 in the middle of play: every acknowledged answer is there, none is there twice."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from podziemia.table.room import replay
from podziemia.table.store import Store, sqlite_url
from tests.table.running import RunningServer, live

ROOMS = 4
KILLS = 3
ANSWERS_BEFORE_A_KILL = 40


class Notebook:
    """What the people wrote down outside the server: each answer that was acknowledged, with its reply."""

    def __init__(self) -> None:
        self.acknowledged: list[tuple[str, dict[str, Any], dict[str, Any]]] = []
        self.nonce = 0


async def play_room(client: httpx.AsyncClient, room: str, notebook: Notebook, random: Random) -> None:
    """Answer for both seats until the server dies or the game is over."""
    seat = 0
    while True:
        position = (await client.get(f"/api/rooms/{room}?seat={seat}")).json()["position"]
        if position["places"] is not None:
            return
        if position["ask"] is None:
            seat = position["waiting"][0]
            continue
        notebook.nonce += 1
        body = {
            "seat": seat,
            "n": position["n"],
            "line": position["line"],
            "text": random.choice(position["ask"]["options"])["text"],
            "nonce": f"nonce {notebook.nonce}",
        }
        reply = await client.post(f"/api/rooms/{room}/answer", json=body)
        assert reply.status_code == 200
        notebook.acknowledged.append((room, body, reply.json()))


async def kill_after(server: RunningServer, notebook: Notebook, answers: int) -> None:
    while len(notebook.acknowledged) < answers:
        await asyncio.sleep(0.001)
    server.kill()


async def play_until_killed(server: RunningServer, cookies: Any, rooms: list[str], notebook: Notebook) -> None:
    async with httpx.AsyncClient(base_url=server.address, cookies=cookies, timeout=60) as client:
        random = Random(len(notebook.acknowledged))
        games = [asyncio.create_task(play_room(client, room, notebook, random)) for room in rooms]
        await kill_after(server, notebook, len(notebook.acknowledged) + ANSWERS_BEFORE_A_KILL)
        outcomes = await asyncio.gather(*games, return_exceptions=True)
        assert all(outcome is None or isinstance(outcome, httpx.TransportError) for outcome in outcomes), outcomes


async def resend_everything(server: RunningServer, cookies: Any, notebook: Notebook) -> None:
    """The same answers once more: the server says the same, and plays nothing."""
    async with httpx.AsyncClient(base_url=server.address, cookies=cookies, timeout=60) as client:
        for room, body, reply in notebook.acknowledged:
            again = await client.post(f"/api/rooms/{room}/answer", json=body)
            assert (again.status_code, again.json()) == (200, reply)


def check_store(folder: Path, notebook: Notebook, rooms: list[str]) -> None:
    store = Store(sqlite_url(folder))
    for room in rooms:
        stored = store.load(room)
        assert stored is not None
        nonces = [row["nonce"] for row in stored.moves]
        assert len(nonces) == len(set(nonces)), "an answer was played twice"
        noted = [(body["nonce"], body["text"]) for where, body, _ in notebook.acknowledged if where == room]
        kept = {row["nonce"]: row["text"] for row in stored.moves}
        assert noted == [(nonce, kept.get(nonce)) for nonce, _ in noted], "an acknowledged answer is lost"
        replay(stored)
    store.close()


async def open_rooms(server: RunningServer) -> tuple[httpx.Cookies, list[str]]:
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as client:
        wish = {"game": "abyss", "seats": [{"kind": "me"}, {"kind": "me"}]}
        rooms = [(await client.post("/api/rooms", json=wish)).json()["room"] for _ in range(ROOMS)]
        return client.cookies, rooms


@pytest.mark.slow
def test_no_acknowledged_answer_is_lost_or_doubled_by_kill_9(tmp_path: Path) -> None:
    async def test() -> None:
        notebook = Notebook()
        server = RunningServer(tmp_path)
        cookies, rooms = await open_rooms(server)
        for _ in range(KILLS):
            await play_until_killed(server, cookies, rooms, notebook)
            check_store(tmp_path, notebook, rooms)
            server = RunningServer(tmp_path)
        try:
            await resend_everything(server, cookies, notebook)
        finally:
            assert server.stop() == 0
        check_store(tmp_path, notebook, rooms)
        assert len(notebook.acknowledged) >= KILLS * ANSWERS_BEFORE_A_KILL

    asyncio.run(test())


@pytest.mark.slow
def test_a_browser_that_lost_its_line_resumes_from_its_number_also_after_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        server = RunningServer(tmp_path)
        notebook = Notebook()
        cookies, (room, *_) = await open_rooms(server)
        watching = f"/api/rooms/{room}/live?seat=0"
        async with httpx.AsyncClient(base_url=server.address, cookies=cookies, timeout=60) as client:
            async with live(client, watching) as events:
                assert (await anext(events))[:2] == ("0", "move")
            game = asyncio.create_task(play_room(client, room, notebook, Random(1)))
            await kill_after(server, notebook, 10)
            await asyncio.gather(game, return_exceptions=True)
        server = RunningServer(tmp_path)
        try:
            async with httpx.AsyncClient(base_url=server.address, cookies=cookies, timeout=60) as client:
                async with live(client, watching, last="4") as events:
                    ids = [(await anext(events))[0] for _ in range(6)]
                assert ids == ["5", "6", "7", "8", "9", "10"]
        finally:
            assert server.stop() == 0

    asyncio.run(test())


@pytest.mark.slow
def test_the_server_stops_with_lines_open_and_says_where_everything_is(tmp_path: Path) -> None:
    async def test() -> None:
        server = RunningServer(tmp_path)
        cookies, (room, *_) = await open_rooms(server)
        async with (
            httpx.AsyncClient(base_url=server.address, cookies=cookies, timeout=60) as client,
            live(client, f"/api/rooms/{room}/live?seat=0") as events,
        ):
            await anext(events)
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            assert [event async for event in events if event[1] == "move"] == []
            assert await stopping == 0
        assert (tmp_path / "rooms.sqlite").exists()

    asyncio.run(test())
