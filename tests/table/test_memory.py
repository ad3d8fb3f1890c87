"""Rooms in memory: space is made before a room comes in, those in use stay, and a full house says so."""

from __future__ import annotations

import asyncio

import pytest

from podziemia.kernel.errors import Trouble
from podziemia.table.memory import Memory
from tests.table.support import a_server, answer, new_room, run


def test_one_room_more_than_fits_is_played_like_any_other() -> None:
    """All rooms in memory have a live line; the next one is asked for all the same."""

    async def test() -> None:
        async with a_server() as (server, browser):
            server.table.memory = Memory(at_rest=2)
            me = browser()
            rooms = [(await new_room(me, "me", "me"))["room"] for _ in range(4)]
            for room in rooms[:3]:
                await me.listen(room)
            await answer(me, rooms[3], 0)
            assert (await me.json(f"/api/rooms/{rooms[3]}"))["n"] == 1
            assert set(rooms[:3]) <= set(server.table.rooms)

    run(test)


def test_rooms_that_nobody_uses_make_space() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            server.table.memory = Memory(at_rest=2)
            me = browser()
            rooms = [(await new_room(me, "me", "me"))["room"] for _ in range(3)]
            for room in rooms:
                await me.json(f"/api/rooms/{room}")
            assert list(server.table.rooms) == rooms[1:]

    run(test)


def test_long_games_that_nobody_uses_make_space_before_short_ones_would() -> None:
    """A thousand rooms are little while they are new; as many games of thousands of moves would fill the machine."""

    async def test() -> None:
        async with a_server() as (server, browser):
            server.table.memory = Memory(rows=10)
            me = browser()
            rooms = [(await new_room(me, "me", "me"))["room"] for _ in range(4)]
            for room in rooms[:2]:
                for n in range(6):
                    waiting = (await me.json(f"/api/rooms/{room}"))["position"]["waiting"]
                    await answer(me, room, waiting[0], nonce=str(n))
            assert list(server.table.rooms) == rooms[:2]
            await me.json(f"/api/rooms/{rooms[2]}")
            assert list(server.table.rooms) == rooms[1:3]
            await me.listen(rooms[1])
            await me.json(f"/api/rooms/{rooms[0]}")
            await me.json(f"/api/rooms/{rooms[3]}")  # who is listened to is not at rest, and does not count
            assert set(server.table.rooms) == set(rooms)

    run(test)


def test_a_full_house_says_so_and_opens_again() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            server.table.memory = Memory(at_rest=1, most=2)
            me = browser()
            rooms = [(await new_room(me, "me", "me"))["room"] for _ in range(3)]
            lines = [await me.listen(room) for room in rooms[:2]]
            await me.refused("table-full", 503, f"/api/rooms/{rooms[2]}", get=True)
            server.table.leave(rooms[0], lines[0])
            await me.json(f"/api/rooms/{rooms[2]}")

    run(test)


def test_a_room_that_somebody_waits_for_is_never_doubled() -> None:
    """Between one visitor who goes and the next who is let in, the lock is free; the room must stay nevertheless."""

    async def test() -> None:
        memory = Memory(at_rest=1)

        async def visit() -> object:
            with memory.holding("a") as live:
                async with live.lock:
                    return live

        with memory.holding("a") as first:
            await first.lock.acquire()
            waiting = asyncio.create_task(visit())
            await asyncio.sleep(0)
            first.lock.release()
        with memory.holding("another"):
            pass
        assert await waiting is first
        assert memory.rooms["a"] is first

    run(test)


def test_unknown_rooms_are_not_kept() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            me = browser()
            for i in range(3):
                await me.refused("room-unknown", 404, f"/api/rooms/no{i}", get=True)
            assert not server.table.rooms

    run(test)


def test_the_full_house_is_a_trouble_before_anything_is_taken_in() -> None:
    memory = Memory(most=0)
    with pytest.raises(Trouble, match="table-full"), memory.holding("a"):
        pass
    assert not memory.rooms
