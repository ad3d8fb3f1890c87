"""Find me a game: seekers are brought together once, at an open table or at a new one, whichever process they ask."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Any

import pytest

from podziemia.table.founders import House
from podziemia.table.limits import MOST_SEEKING
from podziemia.table.seeking import AWAY_SECONDS
from podziemia.table.store import Store
from tests.table.support import Browser, a_server, new_room, run

MARTA, PIOTR, OLA = ("a-secret-of-marta-that-her-browser-made", "a-secret-of-piotr-that-his-browser-made", "o" * 32)


async def seek(browser: Browser, own: str, **more: object) -> Any:
    browser.server.lobby._read_at = -1.0
    return await browser.send("/api/seek", {"own": own, "game": "whisper", "people": 2, "name": own[12:17], **more})


async def seats_at(browser: Browser, room: str) -> list[int]:
    seats: list[int] = (await browser.json(f"/api/rooms/{room}"))["you"]["seats"]
    return seats


def test_two_who_look_for_the_same_are_seated_together() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            marta, piotr, ola = browser(), browser(), browser()
            assert (await seek(marta, MARTA))["room"] is None
            assert (await seek(ola, OLA, people=3))["waiting"] == 0
            room = (await seek(piotr, PIOTR))["room"]
            assert (await seek(marta, MARTA))["room"] == room
            assert (await seats_at(marta, room), await seats_at(piotr, room)) == ([0], [1])
            state = await piotr.json(f"/api/rooms/{room}")
            assert ([seat["name"] for seat in state["seats"]], state["you"]["owner"]) == (["marta", "piotr"], True)
            assert (await seek(ola, OLA, people=3))["room"] is None

    run(test)


def test_an_open_table_that_fits_comes_first_and_a_lost_reply_costs_nothing() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            opening = {"pace": "tonight", "wanted": "any"}
            room = (await new_room(browser(), "me", "open", opening=opening))["room"]
            marta, piotr = browser(), browser()
            assert (await seek(marta, MARTA, pace="days"))["room"] is None
            assert (await seek(marta, MARTA))["room"] == room
            again = browser()
            assert (await seek(again, MARTA))["room"] == room
            assert await seats_at(again, room) == [1]
            assert (await seek(piotr, PIOTR))["room"] is None

    run(test)


def test_who_has_left_is_found_by_nobody() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            marta, piotr = browser(), browser()
            await seek(marta, MARTA)
            began = server.table.clock()
            server.table.clock = lambda: began + AWAY_SECONDS + 1
            assert (await seek(piotr, PIOTR)) | {"since": 0} == {"room": None, "waiting": 0, "since": 0}
            await piotr.send("/api/seek/stop", {"own": PIOTR})
            assert (await seek(marta, MARTA))["room"] is None

    run(test)


def test_bots_take_the_seats_that_nobody_came_for() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            marta, piotr = browser(), browser()
            await seek(marta, MARTA, people=3)
            room = (await seek(piotr, PIOTR, people=3, bots=True))["room"]
            assert (await seek(marta, MARTA, people=3))["room"] == room
            kinds = [seat["kind"] for seat in (await marta.json(f"/api/rooms/{room}"))["seats"]]
            assert kinds == ["human", "human", "bot"]

    run(test)


def test_where_nobody_may_create_tables_only_open_ones_are_found() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            server.house.founders = House("operator").founders
            marta, piotr = browser(), browser()
            await seek(marta, MARTA)
            assert await seek(piotr, PIOTR, bots=True) | {"since": 0} == {"room": None, "waiting": 1, "since": 0}
            wish = {"own": OLA, "game": "whisper", "people": 8}
            await marta.refused("seek-people", 422, "/api/seek", wish)

    run(test)


@pytest.mark.slow
def test_two_processes_seat_a_seeker_once(empty_postgres: str) -> None:
    async def test() -> None:
        async with (
            a_server(Store(empty_postgres), seed=1) as (_, one),
            a_server(Store(empty_postgres), seed=2) as (_, two),
        ):
            marta, piotr, ola = one(), one(), two()
            await seek(marta, MARTA)
            found = await asyncio.gather(seek(piotr, PIOTR), seek(ola, OLA))
            room = (await seek(marta, MARTA))["room"]
            assert sorted(str(one["room"] or "") for one in found) == ["", room]

    run(test)


def test_one_address_neither_fills_the_list_nor_makes_tables_without_end() -> None:
    """Who has begun to look may ask on; only newcomers are counted."""

    async def test() -> None:
        async with a_server(limits=1) as (server, browser):
            server.limits.rooms.rate, server.limits.rooms.burst = 1e-9, 2
            marta, vandal = browser(), browser()
            for _ in range(4):
                assert (await seek(marta, MARTA, people=3))["room"] is None
            assert (await seek(vandal, PIOTR, bots=True))["room"]
            wish = {"own": OLA, "game": "whisper", "people": 2, "name": "Ola", "bots": True}
            await vandal.refused("too-many-requests", 429, "/api/seek", wish)
            assert (await seek(marta, MARTA, people=3))["room"] is None

    run(test)


def test_one_address_is_not_a_crowd_of_seekers() -> None:
    """The list is for some hundreds: who comes slowly and stays must not take all of it."""

    async def test() -> None:
        async with a_server(limits=1) as (server, browser):
            server.limits.rooms.rate = 0
            vandal = browser()
            crowd = [f"{n:032}" for n in range(MOST_SEEKING)]
            for own in crowd:
                await seek(vandal, own, people=4, pace="days" if own < crowd[2] else "tonight", game="whisper")
            wish = {"own": OLA, "game": "whisper", "people": 3}
            await vandal.refused("too-many-requests", 429, "/api/seek", wish)
            for own in crowd[:2]:
                await seek(vandal, own, people=4, pace="days")  # who is on the list may ask on
            server.limits.seekers._clock = lambda: monotonic() + AWAY_SECONDS + 1
            assert (await seek(vandal, OLA, people=3))["room"] is None

    run(test)
