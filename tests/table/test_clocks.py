"""Clocks: told from the rows alone, on the server, the same for all; and at their end happens what was agreed on."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from podziemia.bots import LEVELS
from podziemia.table.app import TableServer
from podziemia.table.store import Store
from tests.table.support import Browser, Json, a_server, answer, heard, new_room, run, settle
from tests.table.test_processes import same_cookies, two_servers

TURN = 60
RESERVE = 100


class Now:
    """The time that a test says it is."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


def at_the_hour(*servers: TableServer) -> Now:
    now = Now()
    for server in servers:
        server.table.clock = now
    return now


def a_clock(**more: object) -> Json:
    return {"move": TURN, "reserve": RESERVE, "end": "bot", "level": LEVELS[0], **more}


async def times(browser: Browser, room: str) -> list[Json]:
    found: list[Json] = (await browser.json(f"/api/rooms/{room}"))["clock"]["seats"]
    return found


async def told(browser: Browser, room: str) -> list[tuple[int, int, str]]:
    """Whose seat changed hands or was late; that somebody sat down is told too, but not by the clock."""
    hands = (await browser.json(f"/api/rooms/{room}"))["hands"]
    return [(hand["after"], hand["seat"], hand["what"]) for hand in hands if hand["what"] != "sat"]


async def a_table(browser: Any, **clock: object) -> tuple[Browser, Browser, str]:
    """A host at the first seat, a guest at the second."""
    host, guest = browser(), browser()
    created = await new_room(host, "me", "open", clock=a_clock(**clock))
    await guest.open(created["links"][0]["url"])
    return host, guest, created["room"]


def test_what_a_turn_takes_beyond_its_own_time_comes_from_the_reserve() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            now = at_the_hour(server)
            host, guest, room = await a_table(browser)
            assert [(t["left"], t["until"]) for t in await times(host, room)] == [(100, 1160), (100, None)]
            now.time += 50
            await answer(host, room, 0)  # to the same seat's next question: the same turn goes on
            assert [(t["left"], t["until"]) for t in await times(guest, room)] == [(100, 1160), (100, 1210)]
            now.time += 30
            await answer(host, room, 0)
            await answer(guest, room, 1)
            assert [(t["left"], t["until"]) for t in await times(guest, room)] == [(80, None), (100, 1210)]
            assert (await host.json(f"/api/rooms/{room}"))["clock"]["now"] == now.time

    run(test)


def test_when_time_is_up_a_bot_steps_in_and_the_person_may_come_back() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            now = at_the_hour(server)
            host, guest, room = await a_table(browser)
            ears = await guest.listen(room, 1)
            now.time += TURN + RESERVE - 1
            await server.timekeeper.look()
            assert await told(host, room) == []
            now.time += 1
            await server.timekeeper.look()
            await settle(server)
            assert await told(host, room) == [(0, 0, "late")]
            news = [data for _, event, data in heard(ears) if event == "room"]
            assert news[-1]["seats"][0]["played_by_bot"]
            state = await guest.json(f"/api/rooms/{room}?seat=1")
            assert (state["n"], state["position"]["waiting"]) == (2, [1])
            await host.refused(
                "seat-with-bot",
                409,
                f"/api/rooms/{room}/answer",
                {"seat": 0, "n": 2, "text": "side left", "nonce": "x"},
            )
            await host.send(f"/api/rooms/{room}/seats/0", {"do": "back"})
            await answer(guest, room, 1)
            await answer(guest, room, 1)
            assert [(t["left"], t["until"]) for t in await times(host, room)] == [(0, 1220), (100, 1320)]

    run(test)


def test_where_only_a_mark_was_agreed_on_it_is_made_once_a_turn_and_the_person_plays_on() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            now = at_the_hour(server)
            host, guest, room = await a_table(browser, end="mark", reserve=0)
            for _ in range(3):
                now.time += 2 * TURN
                await server.timekeeper.look()
            assert await told(host, room) == [(0, 0, "late")]
            assert [(t["until"], t["late"]) for t in await times(host, room)] == [(None, True), (None, False)]
            await answer(host, room, 0)
            await answer(host, room, 0)
            await answer(guest, room, 1)
            await answer(guest, room, 1)
            assert [(t["until"], t["late"]) for t in await times(host, room)] == [(1420, False), (1420, False)]

    run(test)


def test_nobodys_time_runs_before_he_sits_down_and_who_is_new_has_all_of_it() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            now = at_the_hour(server)
            host, guest, other = browser(), browser(), browser()
            created = await new_room(host, "me", "open", clock=a_clock())
            room = created["room"]
            await answer(host, room, 0)
            now.time += 10_000
            await answer(host, room, 0)
            await server.timekeeper.look()
            assert await told(host, room) == []
            await guest.open(created["links"][0]["url"])
            assert (await times(host, room))[1]["until"] == now.time + TURN + RESERVE
            now.time += TURN + 30
            freed = await host.send(f"/api/rooms/{room}/seats/1", {"do": "free"})
            assert (await times(host, room))[1]["until"] is None
            now.time += 10_000
            await server.timekeeper.look()
            await other.open(freed["url"])
            assert (await times(host, room))[1] == {"left": 100, "until": now.time + TURN + RESERVE, "late": False}
            device = await other.send(f"/api/rooms/{room}/seats/1", {"do": "device"})
            now.time += TURN
            await browser().open(device["url"])
            assert (await times(host, room))[1]["until"] == now.time + RESERVE

    run(test)


def test_moves_that_are_taken_back_give_no_time_back() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            now = at_the_hour(server)
            me = browser()
            room = (await new_room(me, "me", "me", clock=a_clock()))["room"]
            await answer(me, room, 0)
            await answer(me, room, 0)
            now.time += TURN + 25
            await answer(me, room, 1)
            assert [t["left"] for t in await times(me, room)] == [100, 100]
            now.time += 5
            await me.send(f"/api/rooms/{room}/undo", {"seat": 1, "to": 2})
            assert [(t["left"], t["until"]) for t in await times(me, room)] == [(100, None), (100, 1160)]

    run(test)


def test_a_request_to_take_moves_back_lapses_when_time_is_up() -> None:
    """Else the bot, which waits while people are asked, could be held up with it for ever."""

    async def test() -> None:
        async with a_server() as (server, browser):
            now = at_the_hour(server)
            host, guest, room = await a_table(browser)
            await answer(host, room, 0, pick=1)
            await answer(host, room, 0)
            asked = await host.send(f"/api/rooms/{room}/undo", {"seat": 0, "to": 0}, 202)
            assert asked["waiting"] == [1]
            now.time += TURN + RESERVE
            await server.timekeeper.look()
            await settle(server)
            state = await guest.json(f"/api/rooms/{room}")
            assert (state["undo_request"], state["n"] > 2) == (None, True)

    run(test)


def test_clocks_go_on_after_a_restart(tmp_path: Any) -> None:
    async def test() -> None:
        url = f"sqlite:///{tmp_path / 'rooms.sqlite'}"
        async with a_server(Store(url)) as (server, browser):
            now = at_the_hour(server)
            host, _, room = await a_table(browser)
            now.time += 70
            await answer(host, room, 0)
            before = await times(host, room)
            cookies = host.http.cookies
        async with a_server(Store(url)) as (server, browser):
            now = at_the_hour(server)
            again = browser()
            again.http.cookies = cookies
            assert await times(again, room) == before
            now.time += TURN + RESERVE
            await server.timekeeper.look()
            await settle(server)
            assert await told(again, room) == [(1, 0, "late")]

    run(test)


def test_a_rematch_has_the_same_clock_and_a_game_played_on_against_bots_none() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            now = at_the_hour(server)
            me = browser()
            room = (await new_room(me, "me", "bot", clock=a_clock()))["room"]
            while not (state := await me.json(f"/api/rooms/{room}"))["over"]:
                await settle(server)
                if 0 in state["position"]["waiting"]:
                    await answer(me, room, 0)
            now.time += 10_000
            await server.timekeeper.look()
            assert (await told(me, room), (await times(me, room))[0]["until"]) == ([], None)
            assert (await times(me, room))[1] == {"left": 0, "until": None, "late": False}  # a bot has no clock
            await me.send(f"/api/rooms/{room}/rematch/offer", {"seat": 0})
            again = await me.send(f"/api/rooms/{room}/rematch", status=201)
            assert (await me.json(f"/api/rooms/{again['room']}"))["clock"]["clock"] == a_clock()
            branched = await me.send(f"/api/rooms/{room}/branch", {"n": 1, "seat": 0}, 201)
            assert (await me.json(f"/api/rooms/{branched['room']}"))["clock"] is None

    run(test)


@pytest.mark.parametrize(
    "wrong", [{"move": 0}, {"move": 10**9}, {"reserve": -1}, {"end": "shame"}, {"level": "a god"}], ids=str
)
def test_a_clock_that_makes_no_sense_is_refused(wrong: Json) -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            body = {"game": "whisper", "seats": [{"kind": "me"}, {"kind": "bot"}], "clock": a_clock(**wrong)}
            assert (await browser().post("/api/rooms", body)).status_code in (400, 422)

    run(test)


@pytest.mark.slow
def test_of_two_processes_that_see_it_one_writes_it_down(empty_postgres: str) -> None:
    async def test() -> None:
        async with two_servers(empty_postgres) as (one, me, two, other):
            now = at_the_hour(one, two)
            room = (await new_room(me, "me", "bot", clock=a_clock()))["room"]
            same_cookies(me, other)
            for browser in (me, other):
                await browser.json(f"/api/rooms/{room}")
            await one.timekeeper.look()
            assert await told(me, room) == []
            now.time += TURN + RESERVE
            await asyncio.gather(one.timekeeper.look(), two.timekeeper.look())
            assert await told(me, room) == await told(other, room) == [(0, 0, "late")]

    run(test)
