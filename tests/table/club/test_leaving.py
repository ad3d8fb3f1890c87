"""What the club knows of a member, how a member goes, and that all of it outlives a server."""

from __future__ import annotations

from pathlib import Path

from podziemia.table.backup import back_up, restore
from podziemia.table.club.leaving import REST_SECONDS
from podziemia.table.club.schema import CLUB_PLAYED, CLUB_TABLES
from podziemia.table.store import Store, sqlite_url
from tests.table.club.authenticator import Authenticator
from tests.table.club.support import a_club, join, me, sign_in
from tests.table.club.test_events import begun, club_of, play_round
from tests.table.club.test_games import rated_game, rows, two_members
from tests.table.support import new_room, run


def test_a_member_gets_all_that_is_known_and_no_secret() -> None:
    async def test() -> None:
        async with a_club() as (_, browser):
            marta, piotr, her, him = await two_members(browser)
            room = await rated_game(marta, piotr)
            response = await marta.get("/api/club/export")
            assert response.headers["content-disposition"].startswith("attachment")
            known = response.json()
            assert known["member"][0]["name"] == "Marta"
            assert [game["room"] for game in known["games"]] == [room]
            assert known["ratings"][0]["games"] == 1
            assert known["passkeys"][0]["created"] > 0
            columns = {column for table in known.values() for row in table for column in row}
            assert not {"hash", "public_key"} & columns
            assert him not in response.text
            assert her in response.text

    run(test)


def test_who_goes_is_known_no_more_and_leaves_a_plain_name() -> None:
    async def test() -> None:
        async with a_club() as (server, browser):
            marta, piotr, her, him = await two_members(browser)
            key = Authenticator()
            await rated_game(marta, piotr, "Thursday")
            room = (await new_room(marta, "me", "open"))["room"]
            options = await marta.send("/api/club/passkeys/ask")
            await marta.send("/api/club/passkeys", {"credential": key.create(options)})
            await marta.refused("member-leave", 422, "/api/club/leave", {"name": "Piotr"})
            await marta.send("/api/club/leave", {"name": "marta"})
            assert await me(marta) == ""
            options = await marta.send("/api/club/signin/ask")
            await marta.refused("passkey-unknown", 403, "/api/club/signin", {"credential": key.get(options)})
            await piotr.refused("member-unknown", 404, f"/api/club/members/{her}", get=True)
            [game] = (await piotr.json(f"/api/club/members/{him}"))["played"]
            assert game["others"] == [{"name": "Marta", "member": "", "level": ""}]
            assert (await piotr.json("/api/club/page"))["season"]["rows"] == []
            seat = (await marta.json(f"/api/rooms/{room}"))["seats"][0]
            assert (seat["name"], seat["member"], seat["joined"]) == ("Marta", "", True)
            for table in CLUB_TABLES:
                assert her not in repr(rows(server, table))
            others = [table for table in CLUB_TABLES if table is not CLUB_PLAYED]  # where plain names of players stay
            assert "Marta" not in repr([rows(server, table) for table in others])

    run(test)


def test_a_name_rests_before_somebody_else_can_take_it() -> None:
    async def test() -> None:
        async with a_club() as (server, browser):
            await join(marta := browser(), "Marta")
            await marta.send("/api/club/leave", {"name": "Marta"})
            await browser().refused("member-name-taken", 409, "/api/club/join/ask", {"name": "MARTA"})
            now = server.table.clock()
            server.club.accounts._clock = lambda: now + REST_SECONDS + 1  # type: ignore[union-attr]
            await join(browser(), "MARTA")
            await browser().refused("member-name-taken", 409, "/api/club/join/ask", {"name": "Marta"})

    run(test)


def test_who_goes_in_the_middle_of_an_event_loses_and_the_others_go_on() -> None:
    async def test() -> None:
        async with a_club() as (_, browser):
            people = await club_of(browser, 4)
            id = await begun(people)
            await people[3].send("/api/club/leave", {"name": "Kuba"})
            await play_round(people[:3], id)
            await play_round(people[:3], id)
            page = await people[0].json(f"/api/club/events/{id}")
            assert page["over"]
            assert {row["name"] for row in page["standings"]} == {"Marta", "Piotr", "Zosia", "Kuba"}

    run(test)


def test_an_event_without_its_host_is_played_on() -> None:
    async def test() -> None:
        async with a_club() as (_, browser):
            people = await club_of(browser, 4)
            id = await begun(people, "robin")
            await people[0].send("/api/club/leave", {"name": "Marta"})
            for _ in range(3):
                await play_round(people[1:], id)
            assert (await people[1].json(f"/api/club/events/{id}"))["over"]

    run(test)


def test_who_goes_is_a_plain_name_at_every_process(postgres: str) -> None:
    """The table is in the memory of another one, which nobody tells: it looks."""

    async def test() -> None:
        async with a_club(Store(postgres)) as (_, browser), a_club(Store(postgres), seed=1) as (_, elsewhere):
            marta, there = browser(), elsewhere()
            await join(marta, f"Marta {postgres[-6:]}")
            room = (await new_room(marta, "me", "open"))["room"]
            there.http.cookies = marta.http.cookies
            assert (await there.json(f"/api/rooms/{room}"))["seats"][0]["member"]
            await marta.send("/api/club/leave", {"name": f"Marta {postgres[-6:]}"})
            for one in (marta, there):
                assert (await one.json(f"/api/rooms/{room}"))["seats"][0]["member"] == ""

    run(test)


def test_a_club_outlives_its_server_by_a_backup(tmp_path: Path, empty_postgres: str) -> None:
    """From SQLite to PostgreSQL, with everything."""
    key = Authenticator()
    (tmp_path / "new").mkdir()

    async def before() -> None:
        async with a_club(Store(sqlite_url(tmp_path))) as (server, browser):
            people = await club_of(browser, 3)
            await join(browser(), "Iga", key)
            await begun(people)
            back_up(server.store, tmp_path / "club.gz")

    async def after() -> None:
        store = Store(empty_postgres)
        restore(store, tmp_path / "club.gz")
        async with a_club(store) as (_, browser):
            iga = browser()
            assert (await sign_in(iga, key))["name"] == "Iga"
            [event] = await iga.json("/api/club/events")
            assert (event["people"], event["round"]) == (3, 1)
            await browser().refused("member-name-taken", 409, "/api/club/join/ask", {"name": "Iga"})

    run(before)
    run(after)
