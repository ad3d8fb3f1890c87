"""Long games keep nobody waiting: they are played through beside the loop, and no table or record is endless."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from podziemia.kernel.registry import find_game
from podziemia.table import journal, new_rooms, room
from tests.table.support import a_server, answer, new_room, run, settle


class Gate:
    """Stands before a piece of work: tells in which thread it is done, and holds it up until it is opened."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, module: Any, name: str) -> None:
        self.threads: list[threading.Thread] = []
        self.may_pass = threading.Event()
        work = getattr(module, name)

        def held_up(*arguments: Any) -> Any:
            self.threads.append(threading.current_thread())
            assert self.may_pass.wait(30)
            return work(*arguments)

        monkeypatch.setattr(module, name, held_up)

    @contextmanager
    def closed(self) -> Iterator[None]:
        try:
            yield
        finally:
            self.may_pass.set()


def test_while_a_long_game_is_played_through_others_come_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "LONG_GAME", 3)
    slow = Gate(monkeypatch, journal, "replay")

    async def test() -> None:
        async with a_server() as (server, browser):
            me = browser()
            slow.may_pass.set()
            long = (await new_room(me, "me", "me"))["room"]
            short = (await new_room(me, "me", "me"))["room"]
            for seat in (0, 0, 1):
                await answer(me, long, seat)
            server.table.rooms.clear()
            slow.may_pass.clear()
            slow.threads.clear()
            with slow.closed():
                waiting = asyncio.create_task(me.json(f"/api/rooms/{long}"))
                while not slow.threads:
                    await asyncio.sleep(0)
                coming_in = asyncio.create_task(me.json(f"/api/rooms/{short}"))
                while len(slow.threads) < 2:
                    await asyncio.sleep(0)
            assert (await waiting)["n"] == 3
            assert (await coming_in)["n"] == 0
            assert len({thread.name for thread in slow.threads}) == 2
            assert threading.main_thread() not in slow.threads

    run(test)


def test_a_record_is_proved_beside_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    proving = Gate(monkeypatch, new_rooms, "proved")

    async def test() -> None:
        async with a_server() as (_, browser):
            me = browser()
            room = (await new_room(me, "me", "bot"))["room"]
            record = (await me.get(f"/api/rooms/{room}/record")).text
            with proving.closed():
                bringing = asyncio.create_task(me.post("/api/records", content=record))
                while not proving.threads:
                    await asyncio.sleep(0)
                await me.json(f"/api/rooms/{room}")
            assert (await bringing).status_code == 201
            assert threading.main_thread() not in proving.threads

    run(test)


def test_a_record_with_more_moves_than_a_room_takes_is_refused_unplayed() -> None:
    head = f"podziemia 2\ngame: dungeonlords\nedition: {find_game('dungeonlords').edition}\nseats: 2\nseed: x\n\n"
    moves = "".join(f"{n} A no such answer\n" for n in range(1, room.MOST_ROWS + 2))

    async def test() -> None:
        async with a_server() as (_, browser):
            response = await browser().post("/api/records", content=head + moves)
            assert (response.status_code, response.json()["error"]["key"]) == (413, "record-too-many-moves")
            assert str(room.MOST_ROWS) in response.json()["error"]["message"].replace(",", "")
            fewer = await browser().post("/api/records", content=head + moves[: moves.rindex("\n", 0, -1) + 1])
            assert (fewer.status_code, fewer.json()["error"]["details"]["move"]) == (422, 1)

    run(test)


def test_a_table_takes_so_many_moves_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """People, bots and undos: all of them are rows, and there is an end to them."""
    monkeypatch.setattr(room, "MOST_ROWS", 3)

    async def test() -> None:
        async with a_server() as (server, browser):
            me = browser()
            long = (await new_room(me, "me", "bot"))["room"]
            await answer(me, long, 0)
            await settle(server)
            while (await me.json(f"/api/rooms/{long}"))["n"] < 3:
                await answer(me, long, 0)
                await settle(server)
            body = {"seat": 0, "n": 3, "text": "keep", "nonce": "one more"}
            assert (await me.refused("room-too-long", 409, f"/api/rooms/{long}/answer", body))["most"] == 3
            await me.refused("room-too-long", 409, f"/api/rooms/{long}/undo", {"seat": 0, "to": 0})
            await settle(server)
            stored = server.store.load(long)
            assert stored is not None
            assert len(stored.moves) == 3

    run(test)
