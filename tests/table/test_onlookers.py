"""Those who look on at a table whose host wants it so see it as it was a while ago, and nothing newer by any road.

Two games are the same up to a moment and part from there; for as long as what came since is not old enough, whoever
looks on is sent exactly the same bytes, wherever he asks."""

from __future__ import annotations

import asyncio
from threading import Event
from typing import Any, NamedTuple

import pytest

from podziemia.kernel.errors import Trouble
from podziemia.table.app import TableServer
from podziemia.table.hindsight import GONE, MOVE, UNDO, Trace, old_enough
from podziemia.table.memory import Live
from podziemia.table.room import Room
from podziemia.table.store import Store
from podziemia.table.wire import Delay
from tests.table.support import Browser, Json, a_server, answer, heard, moves_heard, new_room, run
from tests.table.test_joining import sit, urls
from tests.table.test_talk import Clock, words

BODIES: list[Json] = [
    {"seat": 0, "n": 0, "text": "keep", "nonce": "x", "line": 0, "yes": True, "to": 0, "offer": 1, "kind": "say"},
    {"page": "0123456789abcdef", "seconds": 5, "do": "bot", "level": "", "depth": "quick", "secret": "x" * 40},
]


class Looker(NamedTuple):
    people: list[Browser]
    watcher: Browser
    room: str

    @property
    def here(self) -> str:
        return f"/api/rooms/{self.room}"


async def a_table(browser: Any, delay: Json, **more: Any) -> Looker:
    people = [browser(), browser()]
    created = await new_room(people[0], "me", "open", **more)
    await sit(people[1], urls(created)[1], name="Piotr")
    watcher = browser()
    await watcher.open(created["spectator"])
    await people[0].send(f"/api/rooms/{created['room']}/manners", {"delay": delay})
    return Looker(people, watcher, created["room"])


async def play(at: Looker, picks: list[int]) -> None:
    for pick in picks:
        waiting = (await at.people[0].json(at.here))["position"]["waiting"]
        await answer(at.people[waiting[0]], at.room, waiting[0], pick=pick)


def roads(server: TableServer) -> list[tuple[str, str]]:
    """Every call of a room that there is."""
    calls = [(method, route.path) for route in server.routes() for method in sorted(route.methods or ())]
    return [(method, path) for method, path in calls if "/rooms/{id}" in path and method != "HEAD"]


async def everything(server: TableServer, at: Looker) -> list[str]:
    """All that the watcher is told, asking everywhere for everything."""
    told = []
    for method, path in roads(server):
        if path.endswith(("/live", "/sit", "/share", "/invitation", "/take", "/mine")):
            continue  # heard below; they open places and tell nothing of the game
        for n in range(8):
            address = path.replace("{id}", at.room).replace("{n}", str(n)).replace("{seat}", "0").replace("{move}", "1")
            for query in ("", "?seat=watch", "?seat=0", "?seat=all", "?thing=left"):
                if method == "GET":
                    reply = await at.watcher.get(address + query)
                    told.append(f"{method} {address}{query} {reply.status_code} {reply.text}")
            if "{n}" not in path:
                break
        for body in BODIES if method == "POST" else []:
            reply = await at.watcher.post(address, body)
            told.append(f"{method} {address} {reply.status_code} {reply.text}")
    return told


async def world(delay: Json, picks: list[int], seconds: float, busy: bool = False) -> tuple[list[str], Json]:
    """Four moves, then these, so many seconds later; what the watcher is told, and what a player sees."""
    async with a_server() as (server, browser):
        server.table.clock = clock = Clock()
        at = await a_table(browser, delay, clock={"move": 600, "reserve": 0, "end": "mark", "level": ""})
        await play(at, [0] * 4)
        clock.now += 600
        line = await at.watcher.listen(at.room)
        await server.timekeeper.look()
        await play(at, picks)
        if busy:
            await at.people[0].send(f"{at.here}/talk", words(0, "Now I have you"))
            seat = (await at.people[0].json(at.here))["position"]["mover"]
            await at.people[seat].post(f"{at.here}/undo", {"seat": seat, "to": 4})
        clock.now += seconds
        await server.timekeeper.look()
        told = await everything(server, at)
        told += [f"{id} {event} {data}" for id, event, data in heard(line)]
        return told, await at.people[0].json(at.here)


@pytest.mark.parametrize(("delay", "seconds"), [({"minutes": 5}, 200.0), ({"moves": 3}, 0.0)], ids=str)
def test_games_that_part_just_now_look_alike_to_those_who_look_on(delay: Json, seconds: float) -> None:
    async def test() -> None:
        here, state = await world(delay, [0, 0, 0], seconds)
        there, other = await world(delay, [1, 1, 1], seconds, busy="minutes" in delay)
        assert (state["n"], state["position"]["view"]) != (4, other["position"]["view"])
        assert here == there
        assert any(" 200 " in line and '"n":4' in line for line in here)

    run(test)


def test_what_nobody_did_looks_as_what_is_not_old_enough() -> None:
    """Whether anything has happened at all is newer than may be known."""

    async def test() -> None:
        idle, _ = await world({"minutes": 5}, [], 200.0)
        busy, state = await world({"minutes": 5}, [1, 0, 1], 200.0, busy=True)
        assert state["n"] == 7
        assert idle == busy

    run(test)


def test_it_comes_when_it_is_old_enough_and_at_once_with_the_end() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            server.table.clock = clock = Clock()
            at = await a_table(browser, {"minutes": 5})
            line = await at.watcher.listen(at.room)
            assert [position["n"] for position in moves_heard(line)] == [0]
            await play(at, [0, 0])
            clock.now += 299
            await server.timekeeper.look()
            assert moves_heard(line) == []
            clock.now += 1
            await server.timekeeper.look()
            assert [position["n"] for position in moves_heard(line)] == [1, 2]
            while not (await at.people[0].json(at.here))["over"]:
                await play(at, [0])
            count = (await at.people[0].json(at.here))["n"]
            assert [position["n"] for position in moves_heard(line)] == list(range(3, count + 1))
            assert (await at.watcher.get(f"{at.here}/record")).status_code == 200

    run(test)


def test_moves_taken_back_are_told_as_late_as_moves() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            at = await a_table(browser, {"moves": 2})
            line = await at.watcher.listen(at.room)
            await play(at, [0, 0, 0])
            mover = (await at.people[0].json(at.here))["position"]["mover"]
            await at.people[mover].send(f"{at.here}/undo", {"seat": mover, "to": 2})
            assert [(one["n"], one["line"]) for one in moves_heard(line)] == [(0, 0), (1, 0)]
            await play(at, [1, 1])
            assert [(one["n"], one["line"]) for one in moves_heard(line)] == [(2, 0), (2, 1)]
            assert (await at.watcher.json(at.here))["line"] == 1

    run(test)


def test_who_plays_and_who_hosts_see_the_present_and_all_know_of_the_delay() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            at = await a_table(browser, {"moves": 3})
            await play(at, [0, 0])
            assert [(await one.json(at.here))["n"] for one in (*at.people, at.watcher)] == [2, 2, 0]
            assert (await at.watcher.json(at.here))["delay"] == {"moves": 3, "minutes": 0}
            assert (await at.people[1].json(f"{at.here}?seat=watch"))["position"]["n"] == 2
            await at.people[1].refused("not-owner", 403, f"{at.here}/manners", {"delay": {"moves": 0}})
            await at.watcher.refused("moment-unknown", 404, f"{at.here}/at/1", get=True)
            line = await at.watcher.listen(at.room)
            await at.people[0].send(f"{at.here}/manners", {"delay": {}})
            assert moves_heard(line)[-1]["n"] == 2
            assert (await at.watcher.json(at.here))["delay"] is None
            assert (await at.people[0].json(at.here))["talk"] == "all"

    run(test)


def test_records_that_somebody_brings_keep_no_table_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """To see a table as it was, it is played through beside the loop while its people wait. A long record that is being
    proved must not stand before it in the line."""
    ending = Event()

    def slowly(text: str) -> Any:
        ending.wait(20)
        raise Trouble("bad-request", what=text)

    async def test() -> None:
        monkeypatch.setattr("podziemia.table.new_rooms.proved", slowly)
        async with a_server() as (_, browser):
            at = await a_table(browser, {"moves": 3})
            bringing = asyncio.create_task(browser().post("/api/records", content=b"x"))
            await asyncio.sleep(0.05)
            await play(at, [0])
            seen = await asyncio.wait_for(at.watcher.json(at.here), 10)
            assert (seen["n"], bringing.done()) == (0, False)
            ending.set()
            await bringing

    run(test)


def test_a_table_that_cannot_be_shown_keeps_no_other_from_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            server.table.clock = clock = Clock()
            broken, whole = [await a_table(browser, {"minutes": 1}) for _ in range(2)]
            lines = [await at.watcher.listen(at.room) for at in (broken, whole)]
            await play(whole, [0])
            shows = server.table.show_onlookers

            async def show(live: Live, room: Room) -> None:
                if room.id == broken.room:
                    raise Trouble("room-diverged", room=room.id, move=1)
                await shows(live, room)

            monkeypatch.setattr(server.table, "show_onlookers", show)
            clock.now += 120
            moves_heard(lines[1])
            await server.timekeeper.look()
            assert [move["n"] for move in moves_heard(lines[1])] == [1]

    run(test)


def test_the_delay_is_kept_and_goes_on_with_the_rematch() -> None:
    async def test() -> None:
        store = Store("sqlite://")
        async with a_server(store) as (server, browser):
            at = await a_table(browser, {"moves": 1})
            await play(at, [0])
            server.table.rooms.clear()
            assert (await at.watcher.json(at.here))["n"] == 0
            while not (await at.people[0].json(at.here))["over"]:
                await play(at, [0])
            for seat in (0, 1):
                asked = await at.people[seat].send(f"{at.here}/rematch/offer", {"seat": seat})
            await at.watcher.send(f"{at.here}/rematch", None, 201)
            there = await at.watcher.json(f"/api/rooms/{asked['next']}")
            assert there["delay"] == {"moves": 1, "minutes": 0}

    run(test)


def rows(*kinds: tuple[str, float]) -> list[Trace]:
    return [Trace(kind, 0, "", "", at) for kind, at in kinds]


@pytest.mark.parametrize(
    ("delay", "count"),
    [
        (Delay(moves=1), 3),
        (Delay(moves=2), 1),
        (Delay(moves=3), 0),
        (Delay(moves=4), 0),
        (Delay(minutes=1), 2),
        (Delay(moves=2, minutes=1), 1),
        (Delay(minutes=2), 0),
        (Delay(), 4),
    ],
    ids=str,
)
def test_what_is_old_enough(delay: Delay, count: int) -> None:
    trail = rows((MOVE, 0.0), (MOVE, 40.0), (UNDO, 50.0), (MOVE, 90.0))
    assert old_enough(trail, delay, 100.0) == count
    assert old_enough(rows((GONE, 0.0)), Delay(moves=1), 100.0) == 0
