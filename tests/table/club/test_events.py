"""Events: people come, rounds are drawn, tables are made, and the standings say who is ahead."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import select

from podziemia.table.club.schema import PAIRINGS
from podziemia.table.store import Store
from tests.table.club.support import a_club, join
from tests.table.club.test_games import play
from tests.table.support import Browser, Json, run

NAMES = ("Marta", "Piotr", "Zosia", "Kuba", "Ola")


async def club_of(browser: Any, count: int) -> list[Browser]:
    people = [browser() for _ in range(count)]
    for one, name in zip(people, NAMES, strict=False):
        await join(one, name)
    return people


async def begun(people: list[Browser], kind: str = "swiss", rounds: int = 2) -> str:
    """An event of all these, its first round drawn."""
    body = {"name": "November", "game": "whisper", "kind": kind, "rounds": rounds}
    id: str = (await people[0].send("/api/club/events", body, 201))["id"]
    for one in people[1:]:
        await one.send(f"/api/club/events/{id}/join")
    await people[0].send(f"/api/club/events/{id}/start")
    return id


async def play_round(people: list[Browser], id: str) -> None:
    """Every table of the present round, to its end."""
    tables: dict[str, list[Browser]] = {}
    for one in people:
        room = (await one.json(f"/api/club/events/{id}"))["table"]
        if room:
            await one.send(f"/api/rooms/{room}/mine")
            tables.setdefault(room, []).append(one)
    for room, pair in tables.items():
        assert len(pair) == 2
        await play(room, *pair)


def test_a_swiss_goes_from_the_first_round_to_the_last_by_itself() -> None:
    async def test() -> None:
        async with a_club() as (_, browser):
            people = await club_of(browser, 5)
            id = await begun(people)
            page = await people[0].json(f"/api/club/events/{id}")
            assert (page["round"], len(page["drawn"][0])) == (1, 3)
            [free] = [board for board in page["drawn"][0] if board["second"] is None]
            assert (free["result"], free["why"]) == (1, "free")
            await play_round(people, id)
            page = await people[0].json(f"/api/club/events/{id}")
            assert page["round"] == 2
            assert all(board["result"] is not None for board in page["drawn"][0])
            boards = [board for drawn in page["drawn"] for board in drawn]
            met = [(board["first"]["name"], (board["second"] or {}).get("name")) for board in boards]
            assert len({frozenset(pair) for pair in met}) == len(met)
            await play_round(people, id)
            page = await people[0].json(f"/api/club/events/{id}")
            assert page["over"]
            assert sum(row["points"] for row in page["standings"]) == 6
            assert all(len(row["results"]) == 2 for row in page["standings"])
            points = [row["points"] for row in page["standings"]]
            assert points == sorted(points, reverse=True)

    run(test)


def test_a_round_robin_has_as_many_rounds_as_it_needs_and_its_games_are_rated() -> None:
    async def test() -> None:
        async with a_club() as (_, browser):
            people = await club_of(browser, 3)
            id = await begun(people, "robin", 1)
            for _ in range(3):
                await play_round(people, id)
            page = await people[0].json(f"/api/club/events/{id}")
            assert (page["rounds"], page["over"]) == (3, True)
            me = (await people[0].json("/api/club"))["me"]["id"]
            games = (await people[0].json(f"/api/club/members/{me}"))["played"]
            assert [(game["rated"], game["event"]) for game in games] == [(True, id)] * 2

    run(test)


def test_the_tables_of_an_event_are_among_the_members_tables_and_nobody_elses() -> None:
    async def test() -> None:
        async with a_club() as (_, browser):
            people = await club_of(browser, 4)
            guest = browser()
            id = await begun(people)
            page: Json = await people[0].json(f"/api/club/events/{id}")
            [mine] = await people[0].json("/api/club/tables")
            assert (mine["room"], mine["rated"], len(mine["mine"])) == (page["table"], True, 1)
            others = [one for one in people[1:] if (await one.json(f"/api/club/events/{id}"))["table"] != page["table"]]
            await others[0].refused("no-place", 403, f"/api/rooms/{page['table']}/mine")
            await guest.refused("not-member", 401, f"/api/club/events/{id}", get=True)

    run(test)


def test_every_table_of_an_event_has_its_clock_and_settings() -> None:
    async def test() -> None:
        async with a_club() as (_, browser):
            people = await club_of(browser, 3)
            clock = {"move": 60, "reserve": 600, "end": "mark"}
            settings = {"rules": "first-game"}
            body = {"name": "Fast", "game": "dungeonlords", "kind": "robin", "clock": clock, "settings": settings}
            made = await people[0].send("/api/club/events", body, 201)
            for one in people[1:]:
                await one.send(f"/api/club/events/{made['id']}/join")
            page = await people[0].send(f"/api/club/events/{made['id']}/start")
            assert (page["clock"], page["settings"]) == ({**clock, "level": ""}, settings)
            pages = [await one.json(f"/api/club/events/{made['id']}") for one in people]
            player, room = next((one, page["table"]) for one, page in zip(people, pages, strict=True) if page["table"])
            await player.send(f"/api/rooms/{room}/mine")
            table = await player.json(f"/api/rooms/{room}")
            assert (table["clock"]["clock"]["move"], table["settings"]["rules"]) == (60, "first-game")

    run(test)


def test_the_host_alone_begins_and_decides() -> None:
    async def test() -> None:
        async with a_club() as (_, browser):
            people = await club_of(browser, 4)
            host, other = people[0], people[1]
            body = {"name": "November", "game": "whisper", "kind": "swiss", "rounds": 2}
            id = (await host.send("/api/club/events", body, 201))["id"]
            here = f"/api/club/events/{id}"
            await host.refused("event-few", 422, f"{here}/start")
            await other.send(f"{here}/join")
            await people[2].send(f"{here}/join")
            await other.refused("event-not-host", 403, f"{here}/start")
            await host.refused("event-not-begun", 409, f"{here}/award", {"board": 0, "halves": 2})
            await host.send(f"{here}/start")
            await host.refused("event-begun", 409, f"{here}/start")
            await people[3].refused("event-begun", 409, f"{here}/join")
            await other.refused("event-not-host", 403, f"{here}/award", {"board": 0, "halves": 2})
            page = await host.send(f"{here}/award", {"board": 0, "halves": 1})
            assert page["drawn"][0][0]["result"] == 0.5
            assert page["round"] == 2
            await host.refused("event-board", 404, f"{here}/award", {"board": 7, "halves": 1})
            await host.refused("event-unknown", 404, "/api/club/events/none", get=True)

    run(test)


@pytest.mark.parametrize(
    ("change", "key"),
    [({"rounds": 9}, "event-rounds"), ({"settings": {"x": "y"}}, "setting-unknown"), ({"game": "x"}, "game-unknown")],
)
def test_what_cannot_be_played_is_refused(change: Json, key: str) -> None:
    async def test() -> None:
        async with a_club() as (_, browser):
            people = await club_of(browser, 3)
            body = {"name": "N", "game": "whisper", "kind": "swiss", "rounds": 2, **change}
            response = await people[0].post("/api/club/events", body)
            if response.status_code == 201:
                id = response.json()["id"]
                for one in people[1:]:
                    await one.send(f"/api/club/events/{id}/join")
                response = await people[0].post(f"/api/club/events/{id}/start")
            assert response.json()["error"]["key"] == key

    run(test)


def test_who_leaves_loses_what_is_open_and_is_drawn_no_more() -> None:
    async def test() -> None:
        async with a_club() as (_, browser):
            people = await club_of(browser, 4)
            id = await begun(people)
            page = await people[3].send(f"/api/club/events/{id}/leave")
            name = NAMES[3]
            [board] = [b for b in page["drawn"][0] if name in (b["first"]["name"], b["second"]["name"])]
            assert board["result"] == (0 if board["first"]["name"] == name else 1)
            await play_round(people[:3], id)
            page = await people[0].json(f"/api/club/events/{id}")
            assert page["round"] == 2
            assert name not in {b["first"]["name"] for b in page["drawn"][1]}

    run(test)


def test_the_host_does_not_give_himself_the_point() -> None:
    async def test() -> None:
        async with a_club() as (_, browser):
            people = await club_of(browser, 4)
            id = await begun(people)
            here = f"/api/club/events/{id}"
            page = await people[0].json(here)
            [board] = [one for one in page["drawn"][0] if NAMES[0] in (one["first"]["name"], one["second"]["name"])]
            mine = 2 if board["first"]["name"] == NAMES[0] else 0
            await people[0].refused("event-own-board", 403, f"{here}/award", {"board": board["board"], "halves": mine})
            page = await people[0].send(f"{here}/award", {"board": board["board"], "halves": 2 - mine})
            assert page["drawn"][0][board["board"]]["result"] == (2 - mine) / 2

    run(test)


def test_a_round_is_drawn_once_though_two_processes_see_its_end(postgres: str) -> None:
    """Both look at the results at the same time, and both may be the one to go on."""

    async def test() -> None:
        async with a_club(Store(postgres)) as (server, browser), a_club(Store(postgres), seed=1) as (other, elsewhere):
            people = await club_of(browser, 2)
            third = elsewhere()
            await join(third, "Zosia")
            id = await begun([*people, third], "robin")
            for _ in range(3):
                await play_round([*people, third], id)
                for one in (server, other):
                    assert one.club is not None
                    await one.club.results.write_missing()
                    await one.club.events.settle()
            page = await third.json(f"/api/club/events/{id}")
            assert page["over"]
            rows = server.store.read(lambda c: c.execute(select(PAIRINGS)).all())
            assert len(rows) == 6

    run(test)


def test_ids_that_nobody_can_have_are_not_asked_for(postgres: str) -> None:
    """PostgreSQL refuses text with NUL in it; nobody makes a server stumble over that."""

    async def test() -> None:
        async with a_club(Store(postgres)) as (_, browser):
            marta = browser()
            await join(marta, f"Marta {postgres[-6:]}")
            for wrong in ("%00", "a%00b", "%C4%85", "x" * 41):
                await marta.refused("member-unknown", 404, f"/api/club/members/{wrong}", get=True)
                await marta.refused("member-unknown", 404, f"/api/club/members/{wrong}/games", get=True)
                await marta.refused("event-unknown", 404, f"/api/club/events/{wrong}", get=True)
                for call in ("join", "leave", "start"):
                    await marta.refused("event-unknown", 404, f"/api/club/events/{wrong}/{call}")
            me = (await marta.json("/api/club"))["me"]["id"]
            assert (await marta.get(f"/api/club/members/{me}/games?game=a%00b")).status_code == 404
            await marta.refused("bad-request", 400, "/api/club/passkeys/drop", {"id": "a\x00b"})
            stranger = browser()
            await stranger.send("/api/club/signin/ask")
            await stranger.refused("passkey-unknown", 403, "/api/club/signin", {"credential": {"id": "a\x00b"}})

    run(test)
