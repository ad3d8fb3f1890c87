"""Two servers on one PostgreSQL: what one does, people at the other see; and either may die."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
from sqlalchemy import text

from podziemia.table.app import TableServer
from podziemia.table.listeners import Listener
from podziemia.table.store import Store
from tests.table.postgres import Postgres
from tests.table.support import Browser, FirstThinker, Json, a_server, answer, heard, new_room, run
from tests.table.test_thinking import SlowThinker

pytestmark = pytest.mark.slow


@asynccontextmanager
async def two_servers(
    url: str, thinkers: tuple[Any, Any] = (None, None), hearing: bool = True
) -> AsyncIterator[tuple[TableServer, Browser, TableServer, Browser]]:
    async with (
        a_server(Store(url), thinkers[0], seed=1) as (one, browser),
        a_server(Store(url), thinkers[1], seed=2) as (two, another),
    ):
        if hearing:
            for server in (one, two):
                server.processes.begin(server.table)
            while len(one.processes.neighbours._last_heard) + len(two.processes.neighbours._last_heard) < 2:
                await asyncio.sleep(0.01)
        yield one, browser(), two, another()


def same_cookies(one: Browser, two: Browser) -> None:
    two.http.cookies = one.http.cookies


async def until(seen: Callable[[], Any]) -> None:
    """Wait; the test as a whole has a limit."""
    while not seen():
        await asyncio.sleep(0.01)


class Ears:
    """Everything that came down a line."""

    def __init__(self, listener: Listener) -> None:
        self.listener = listener
        self.told: list[tuple[str, str, Any]] = []

    def moves(self) -> list[int]:
        self.told += heard(self.listener)
        return [data["n"] for _, event, data in self.told if event == "move"]

    def hung_up(self) -> bool:
        self.told += heard(self.listener)
        return any(event == "hung up" for _, event, _ in self.told)

    def room(self) -> Json:
        self.told += heard(self.listener)
        last: Json = [data for _, event, data in self.told if event == "room"][-1]
        return last


def test_a_move_at_one_is_shown_at_the_other(empty_postgres: str) -> None:
    async def test() -> None:
        async with two_servers(empty_postgres) as (_, one, _, two):
            room = (await new_room(one, "me", "me"))["room"]
            same_cookies(one, two)
            ears = Ears(await two.listen(room, 0))
            await answer(one, room, 0)
            await until(lambda: ears.moves() == [0, 1])
            await answer(two, room, 0)
            await answer(one, room, 1)
            await until(lambda: ears.moves() == [0, 1, 2, 3])

    run(test)


def test_whoever_asks_sees_the_latest_though_no_notice_came(empty_postgres: str) -> None:
    async def test() -> None:
        async with two_servers(empty_postgres, hearing=False) as (_, one, _, two):
            room = (await new_room(one, "me", "me"))["room"]
            same_cookies(one, two)
            for n in range(1, 4):
                asking, other = (one, two) if n % 2 else (two, one)
                seat = (await asking.json(f"/api/rooms/{room}"))["position"]["waiting"][0]
                await answer(asking, room, seat)
                assert (await other.json(f"/api/rooms/{room}"))["n"] == n
            assert len((await one.json(f"/api/rooms/{room}/log"))["moves"]) == 3

    run(test)


def test_a_link_revoked_at_one_is_revoked_at_both(empty_postgres: str) -> None:
    async def test() -> None:
        async with two_servers(empty_postgres) as (_, host, _, guest):
            created = await new_room(host, "me", "open")
            room = created["room"]
            await guest.open(created["links"][0]["url"])
            ears = Ears(await guest.listen(room, 1))
            await host.send(f"/api/rooms/{room}/seats/1", {"do": "free"})
            await guest.refused("link-revoked", 403, f"/api/rooms/{room}", get=True)
            await until(ears.hung_up)
            body = {"seat": 1, "n": 0, "text": "keep", "nonce": "x"}
            await guest.refused("link-revoked", 403, f"/api/rooms/{room}/answer", body)

    run(test)


def test_who_listens_at_the_other_is_online_and_is_asked_for_consent(empty_postgres: str) -> None:
    async def test() -> None:
        async with two_servers(empty_postgres) as (_, host, two, guest):
            created = await new_room(host, "me", "open")
            room = created["room"]
            await guest.open(created["links"][0]["url"])
            mine = Ears(await host.listen(room, 0))
            theirs = await guest.listen(room, 1)
            await until(lambda: [seat["online"] for seat in mine.room()["seats"]] == [True, True])
            options = (await host.json(f"/api/rooms/{room}?seat=0"))["position"]["ask"]["options"]
            await answer(host, room, 0, [option["text"] for option in options].index("roll"))
            await host.send(f"/api/rooms/{room}/seats/1", {"do": "bot"})
            asked = await host.send(f"/api/rooms/{room}/undo", {"seat": 0, "to": 0}, 202)
            assert asked["waiting"] == [1]
            two.table.leave(room, theirs)
            await until(lambda: [seat["online"] for seat in mine.room()["seats"]] == [True, False])

    run(test)


def cut_lines(server: TableServer) -> None:
    """End every session that listens, as a network does."""
    with server.store.engine.begin() as connection:
        connection.execute(text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN %'"))


def test_after_a_lost_line_everything_is_read_again(empty_postgres: str) -> None:
    async def test() -> None:
        async with two_servers(empty_postgres) as (server, one, _, two):
            room = (await new_room(one, "me", "me"))["room"]
            same_cookies(one, two)
            ears = Ears(await two.listen(room, 0))
            cut_lines(server)
            await answer(one, room, 0)
            await until(lambda: ears.moves() == [0, 1])
            await answer(one, room, 0)
            await until(lambda: ears.moves() == [0, 1, 2])

    run(test)


def test_one_process_thinks_for_a_bot_and_another_takes_over_when_it_dies(empty_postgres: str) -> None:
    async def test() -> None:
        slow, quick = SlowThinker(), SlowThinker()
        async with two_servers(empty_postgres, (slow, quick)) as (first, one, second, two):
            room = (await new_room(one, "me", "bot"))["room"]
            same_cookies(one, two)
            await answer(one, room, 0)
            await until(lambda: slow.asked)
            await two.listen(room, 0)  # not before: of two that know of the question either may be first
            await until(lambda: second.table.rooms[room].thinking)
            await asyncio.sleep(0.1)
            assert not quick.asked
            await first.processes.claims.close()  # a process that dies ends its session
            quick.may_speak.set()
            await until(lambda: quick.asked)
            slow.may_speak.set()
            state = await two.json(f"/api/rooms/{room}")
            while state["n"] < 2:
                state = await two.json(f"/api/rooms/{room}")
            assert [row["by"] for row in stored_moves(second, room)].count("bot") == 1

    run(test)


def stored_moves(server: TableServer, room: str) -> list[Json]:
    stored = server.store.load(room)
    assert stored is not None
    return stored.moves


def test_a_room_whose_thinker_died_with_nobody_looking_is_adopted(empty_postgres: str) -> None:
    async def test() -> None:
        deaf = SlowThinker()
        async with two_servers(empty_postgres, (deaf, FirstThinker()), hearing=False) as (first, one, second, _):
            room = (await new_room(one, "me", "bot"))["room"]
            await answer(one, room, 0)
            await until(lambda: deaf.asked)
            await second.processes.wake_rooms(second.table, late=3600)
            assert room not in second.table.rooms
            await second.processes.wake_rooms(second.table)
            await asyncio.sleep(0.1)
            assert len(stored_moves(second, room)) == 1
            await first.processes.claims.close()
            await until(lambda: len(stored_moves(second, room)) == 2)
            deaf.may_speak.set()

    run(test)


def test_a_claim_that_was_given_up_before_it_was_made_is_free(empty_postgres: str) -> None:
    async def test() -> None:
        async with two_servers(empty_postgres, hearing=False) as (one, _, two, _):
            await one.processes.claims.take("room", 1)
            for turns in range(12):
                taking = asyncio.create_task(one.processes.claims.take("room", 0))
                for _ in range(turns):
                    await asyncio.sleep(0)
                taking.cancel()
                with suppress(asyncio.CancelledError):
                    await taking
                    await one.processes.claims.give_back("room", 0)
            assert await two.processes.claims.take("room", 0)
            assert not await two.processes.claims.take("room", 1)

    run(test)


def test_a_store_that_restarts_is_found_again(postgres_server: Postgres, empty_postgres: str) -> None:
    async def test() -> None:
        async with two_servers(empty_postgres) as (_, one, _, two):
            room = (await new_room(one, "me", "me"))["room"]
            same_cookies(one, two)
            ears = Ears(await two.listen(room, 0))
            await asyncio.to_thread(postgres_server.stop)
            body = {"seat": 0, "n": 0, "text": "keep", "nonce": "x"}
            await one.refused("store-failed", 503, f"/api/rooms/{room}/answer", body)
            await one.refused("store-failed", 503, f"/api/rooms/{room}", get=True)
            await asyncio.to_thread(postgres_server.start)
            await sent_until_taken(one, f"/api/rooms/{room}/answer", body)
            await until(lambda: ears.moves()[-1:] == [1])

    run(test)


async def sent_until_taken(browser: Browser, path: str, body: Json) -> None:
    while (await browser.post(path, body)).status_code != 200:
        await asyncio.sleep(0.05)
