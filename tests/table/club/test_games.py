"""Members' tables, games and ratings."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import select

from podziemia.table.app import TableServer
from podziemia.table.club.history import SHOWN_FROM
from podziemia.table.club.results import result_of
from podziemia.table.club.schema import CLUB_GAMES, CLUB_PLAYED, RATINGS
from podziemia.table.room import ABANDONED_SECONDS
from tests.table.club.authenticator import Authenticator
from tests.table.club.support import a_club, join, sign_in
from tests.table.support import Browser, Json, answer, new_room, run, settle
from tests.table.test_joining import sit
from tests.table.test_talk import Clock


def rows(server: TableServer, table: Any) -> list[Json]:
    return server.store.read(lambda c: [dict(row) for row in c.execute(select(table)).mappings()])


async def written(server: TableServer) -> None:
    """Until everything that was begun beside the tables is done."""
    while server.table._tasks:
        await asyncio.sleep(0)


async def play(room: str, *people: Browser) -> None:
    """To the end of the game; each of the people answers for the seats it has."""
    while True:
        for one in people:
            state = await one.json(f"/api/rooms/{room}")
            if state["over"]:
                await settle(one.server)
                return await written(one.server)
            for seat in state["you"]["seats"]:
                if seat in state["position"]["waiting"]:
                    position = (await one.json(f"/api/rooms/{room}?seat={seat}"))["position"]
                    if position["ask"] and position["ask"]["answered"] is None:
                        await answer(
                            one, room, seat, pick=1 if seat == 0 and position["ask"]["kind"] == "whisper.say" else 0
                        )
        await asyncio.sleep(0)


async def two_members(browser: Any) -> tuple[Browser, Browser, str, str]:
    marta, piotr = browser(), browser()
    ids = [(await join(one, name))["id"] for one, name in ((marta, "Marta"), (piotr, "Piotr"))]
    return marta, piotr, *ids


async def offered(room: str, *people: Browser) -> str:
    """All offer a rematch, which makes it agreed on; the next room."""
    asked = {}
    for one in people:
        seat = (await one.json(f"/api/rooms/{room}"))["you"]["seats"][0]
        asked = await one.send(f"/api/rooms/{room}/rematch/offer", {"seat": seat})
    next_room: str = asked["next"]
    return next_room


async def rated_game(host: Browser, guest: Browser, name: str = "") -> str:
    """A table of two at which the host rolls and so wins, played to its end."""
    created = await new_room(host, "me", "open", rated=True, name=name)
    await guest.open(created["links"][0]["url"])
    await play(created["room"], host, guest)
    room: str = created["room"]
    return room


def test_a_seat_taken_while_signed_in_is_the_members_on_every_device() -> None:
    async def test() -> None:
        async with a_club() as (_, browser):
            phone, laptop, guest, key = browser(), browser(), browser(), Authenticator()
            await join(phone, "Marta", key)
            created = await new_room(guest, "me", "open", "open")
            room = created["room"]
            await phone.open(created["links"][0]["url"])
            assert await laptop.get("/api/club/tables") is not None
            await sign_in(laptop, key)
            [mine] = await laptop.json("/api/club/tables")
            assert (mine["room"], mine["mine"], mine["waiting"]) == (room, [1], [0])
            await laptop.refused("no-place", 403, f"/api/rooms/{room}", get=True)
            await laptop.send(f"/api/rooms/{room}/mine")
            state = await laptop.json(f"/api/rooms/{room}")
            assert state["you"]["seats"] == [1]
            assert state["seats"][1]["member"]
            assert state["seats"][0]["member"] == ""
            await laptop.send(f"/api/rooms/{room}/mine")
            assert (await phone.json(f"/api/rooms/{room}"))["you"]["seats"] == [1]

    run(test)


def test_what_a_member_makes_is_his_with_the_hosts_rights() -> None:
    async def test() -> None:
        async with a_club() as (_, browser):
            phone, laptop, key = browser(), browser(), Authenticator()
            await join(phone, "Marta", key)
            room = (await new_room(phone, "me", "open"))["room"]
            await sign_in(laptop, key)
            await laptop.send(f"/api/rooms/{room}/mine")
            assert (await laptop.json(f"/api/rooms/{room}"))["you"]["owner"]

    run(test)


def test_a_freed_seat_is_the_members_no_more_and_strangers_get_nothing() -> None:
    async def test() -> None:
        async with a_club() as (_, browser):
            host, marta, piotr = browser(), browser(), browser()
            await join(marta, "Marta")
            await join(piotr, "Piotr")
            created = await new_room(host, "me", "open")
            room = created["room"]
            await marta.open(created["links"][0]["url"])
            await piotr.refused("no-place", 403, f"/api/rooms/{room}/mine")
            await host.refused("not-member", 401, f"/api/rooms/{room}/mine")
            await host.send(f"/api/rooms/{room}/seats/1", {"do": "free"})
            assert await marta.json("/api/club/tables") == []
            await marta.refused("no-place", 403, f"/api/rooms/{room}/mine")

    run(test)


def test_a_rated_game_that_ends_moves_ratings_and_stands_in_the_history() -> None:
    async def test() -> None:
        async with a_club() as (server, browser):
            marta, piotr, her, him = await two_members(browser)
            room = await rated_game(marta, piotr, name="Thursday")
            found = {row["player"]: row for row in rows(server, RATINGS)}
            assert found[her]["rating"] > 1500 > found[him]["rating"]
            assert found[her]["spread"] < 200
            page = await marta.json(f"/api/club/members/{her}")
            [game] = page["played"]
            assert (game["room"], game["place"], game["name"], game["mine"]) == (room, 1, "Thursday", True)
            assert game["change"] > 0
            assert [one["name"] for one in game["others"]] == ["Piotr"]  # whatever somebody wrote on the seat
            assert page["ratings"][0]["points"] is None
            assert (await piotr.json(f"/api/club/members/{him}"))["played"][0]["change"] < 0

    run(test)


def test_a_rating_is_shown_from_the_fifth_game_on_with_its_curve() -> None:
    async def test() -> None:
        async with a_club() as (_, browser):
            marta, piotr, her, _ = await two_members(browser)
            for n in range(SHOWN_FROM):
                assert (await marta.json("/api/club/page"))["ladders"] == []
                await rated_game(marta, piotr)
                [rating] = (await marta.json(f"/api/club/members/{her}"))["ratings"]
                assert rating["games"] == n + 1
                assert (rating["points"] is None) == (n + 1 < SHOWN_FROM)
            assert len(rating["curve"]) == SHOWN_FROM
            assert rating["curve"][-1] == rating["points"]
            [ladder] = (await marta.json("/api/club/page"))["ladders"]
            assert [row["player"] for row in ladder["rows"]] == ["Marta", "Piotr"]

    run(test)


def test_bots_are_on_the_same_scale_and_bring_no_points_for_the_season() -> None:
    async def test() -> None:
        async with a_club() as (server, browser):
            marta, piotr, her, _ = await two_members(browser)
            room = (await new_room(marta, "me", "bot", rated=True))["room"]
            await play(room, marta)
            found = {row["player"]: row["rating"] for row in rows(server, RATINGS)}
            assert set(found) == {her, "bot:easy"}
            assert found[her] != 1500 != found["bot:easy"]
            assert (await marta.json("/api/club/page"))["season"]["rows"] == []
            await rated_game(marta, piotr)
            season = (await marta.json("/api/club/page"))["season"]["rows"]
            assert [(row["name"], row["points"], row["wins"]) for row in season] == [("Marta", 4, 1), ("Piotr", 1, 0)]

    run(test)


@pytest.mark.parametrize("why", ["not made as rated", "a guest plays", "one plays both seats", "made by a guest"])
def test_other_games_are_remembered_and_not_rated(why: str) -> None:
    async def test() -> None:
        async with a_club() as (server, browser):
            marta, guest = browser(), browser()
            await join(marta, "Marta")
            if why == "made by a guest":
                marta, guest = guest, marta
            if why == "not made as rated":
                await join(guest, "Piotr")
            kinds = ("me", "me") if why == "one plays both seats" else ("me", "open")
            created = await new_room(marta, *kinds, rated=why != "not made as rated")
            for link in created["links"]:
                await guest.open(link["url"])
            await play(created["room"], marta, guest) if created["links"] else await play(created["room"], marta)
            assert [row["rated"] for row in rows(server, CLUB_GAMES)] == [False]
            assert rows(server, RATINGS) == []

    run(test)


def test_a_game_of_guests_is_not_remembered() -> None:
    async def test() -> None:
        async with a_club() as (server, browser):
            guest = browser()
            await play((await new_room(guest, "me", "bot"))["room"], guest)
            assert rows(server, CLUB_GAMES) == []

    run(test)


def test_nothing_is_rated_before_the_end() -> None:
    async def test() -> None:
        async with a_club() as (server, browser):
            marta, piotr, _, _ = await two_members(browser)
            created = await new_room(marta, "me", "open", rated=True)
            await piotr.open(created["links"][0]["url"])
            await answer(marta, created["room"], 0, pick=1)
            await server.club.results.write_missing()  # type: ignore[union-attr]
            assert rows(server, CLUB_GAMES) == []

    run(test)


def test_a_result_is_written_once_and_found_again_when_it_was_lost() -> None:
    async def test() -> None:
        async with a_club() as (server, browser):
            marta, piotr, _, _ = await two_members(browser)
            server.table.on_over = lambda room: None  # the process dies between the last move and the result
            room = await rated_game(marta, piotr)
            assert rows(server, CLUB_GAMES) == []
            club = server.club
            assert club is not None
            await club.results.write_missing()
            once = rows(server, RATINGS)
            assert [row["room"] for row in rows(server, CLUB_GAMES)] == [room]
            async with server.table.enter(room) as (_, there):
                result = result_of(there, 0.0)
            assert result is not None
            assert not await club.results.write(result)
            await club.results.write_missing()
            assert rows(server, RATINGS) == once

    run(test)


def test_at_a_rated_table_nobody_is_helped_and_nobody_is_put_out() -> None:
    async def test() -> None:
        async with a_club() as (_, browser):
            marta, piotr, _, _ = await two_members(browser)
            alone = (await new_room(marta, "me", "bot", rated=True))["room"]
            state = await marta.json(f"/api/rooms/{alone}")
            assert (state["rated"], state["alone"]) == (True, False)
            await marta.refused("not-alone", 403, f"/api/rooms/{alone}/hint", {"seat": 0})
            await marta.refused("not-alone", 403, f"/api/rooms/{alone}/record", get=True)
            await marta.refused("not-alone", 403, f"/api/rooms/{alone}/branch", {"n": 0, "seat": 0})
            await answer(marta, alone, 0, pick=1)
            await settle(marta.server)
            await marta.refused("rated-undo", 403, f"/api/rooms/{alone}/undo", {"seat": 0, "to": 0})
            created = await new_room(marta, "me", "open", rated=True)
            await piotr.open(created["links"][0]["url"])
            for do in ("bot", "free"):
                await marta.refused("rated-seat", 403, f"/api/rooms/{created['room']}/seats/1", {"do": do})
            await marta.refused("rated-seat", 403, f"/api/rooms/{created['room']}/seats/0", {"do": "free"})

    run(test)


def test_a_result_cannot_be_passed_on_to_another_member() -> None:
    """Not by a link for another device, nor by following to the rematch as somebody else."""

    async def test() -> None:
        async with a_club() as (server, browser):
            marta, piotr, her, him = await two_members(browser)
            scapegoats = [browser() for _ in range(4)]
            for number, one in enumerate(scapegoats):
                await join(one, f"Scapegoat {number}")
            created = await new_room(marta, "me", "open", rated=True)
            room = created["room"]
            await piotr.open(created["links"][0]["url"])
            for one in scapegoats:
                await one.open((await piotr.send(f"/api/rooms/{room}/seats/1", {"do": "device"}))["url"])
            await play(room, marta, piotr)
            assert [row["member"] for row in rows(server, CLUB_PLAYED)] == [her, him]
            again = await offered(room, piotr, marta)
            for one in (marta, *scapegoats, piotr):
                await one.send(f"/api/rooms/{room}/rematch", None, 201)
            state = await piotr.json(f"/api/rooms/{again}")
            assert [seat["member"] for seat in state["seats"]] == [her, him]

    run(test)


def test_who_lets_a_bot_play_comes_last_in_a_rated_game() -> None:
    async def test() -> None:
        async with a_club() as (server, browser):
            marta, piotr, her, him = await two_members(browser)
            created = await new_room(marta, "me", "open", rated=True)
            room = created["room"]
            await piotr.open(created["links"][0]["url"])
            await marta.send(f"/api/rooms/{room}/seats/0", {"do": "bot"})
            await settle(server)
            await marta.send(f"/api/rooms/{room}/seats/0", {"do": "back"})
            await play(room, marta, piotr)
            places = {row["member"]: row["place"] for row in rows(server, CLUB_PLAYED)}
            assert places == {her: 2, him: 1}

    run(test)


def test_a_member_is_called_what_the_club_calls_him_and_a_guest_of_that_name_has_no_mark() -> None:
    async def test() -> None:
        async with a_club() as (_, browser):
            marta, piotr, her, _ = await two_members(browser)
            guest = browser()
            created = await new_room(marta, "me", "open", "open")
            here = f"/api/rooms/{created['room']}"
            await sit(piotr, created["links"][0]["url"], name="Marta")
            await sit(guest, created["links"][1]["url"], name="Marta")
            await marta.send(f"{here}/seats/0", {"do": "name", "name": "Piotr", "colour": 3})
            await marta.send(f"{here}/seats/1", {"do": "name", "name": "Marta"})
            state = await guest.json(here)
            shown = [(seat["name"], bool(seat["member"])) for seat in state["seats"]]
            assert shown == [("Marta", True), ("Piotr", True), ("Marta", False)]
            assert (state["seats"][0]["member"], state["seats"][0]["colour"]) == (her, 3)

    run(test)


def test_who_abandons_a_rated_game_comes_last() -> None:
    """Without a clock: three days after his last chance to move, and not while he looks on."""

    async def test() -> None:
        async with a_club() as (server, browser):
            server.table.clock = clock = Clock()
            marta, piotr, her, him = await two_members(browser)
            created = await new_room(piotr, "me", "open", rated=True)
            here = f"/api/rooms/{created['room']}"
            assert (await browser().send(f"{here}/invitation", secret(created)))["rated"]
            await marta.open(created["links"][0]["url"])
            await marta.refused("seat-not-yours", 403, f"{here}/seats/0", {"do": "bot"})
            clock.now += ABANDONED_SECONDS
            line = await piotr.listen(created["room"], 0)
            await marta.refused("seat-not-yours", 403, f"{here}/seats/0", {"do": "bot"})
            server.table.leave(created["room"], line)
            await piotr.refused("rated-seat", 403, f"{here}/seats/1", {"do": "bot"})
            await browser().refused("no-place", 403, f"{here}/seats/0", {"do": "bot"})
            await marta.send(f"{here}/seats/0", {"do": "bot"})
            await play(created["room"], marta)
            places = {row["member"]: row["place"] for row in rows(server, CLUB_PLAYED)}
            assert places == {her: 1, him: 2}

    run(test)


def secret(created: Json) -> Json:
    return {"secret": created["links"][0]["url"].split("#k=")[1]}


@pytest.mark.parametrize(("sees", "seen"), [("me", []), ("club", ["Piotr"]), ("all", ["Piotr", "guest"])])
def test_who_may_see_a_members_page(sees: str, seen: list[str]) -> None:
    async def test() -> None:
        async with a_club() as (_, browser):
            marta, piotr, her, _ = await two_members(browser)
            await marta.send("/api/club/me", {"sees": sees})
            for name, one in (("Piotr", piotr), ("guest", browser())):
                for path in (f"/api/club/members/{her}", f"/api/club/members/{her}/games"):
                    assert (await one.get(path)).status_code == (200 if name in seen else 404)
            assert (await marta.json(f"/api/club/members/{her}"))["me"]

    run(test)


def test_games_come_page_by_page_and_by_game() -> None:
    async def test() -> None:
        async with a_club() as (_, browser):
            marta, piotr, her, _ = await two_members(browser)
            await rated_game(marta, piotr)
            await rated_game(marta, piotr)
            last, first = await marta.json(f"/api/club/members/{her}/games?game=whisper")
            assert last["at"] > first["at"]
            assert await marta.json(f"/api/club/members/{her}/games?before={last['at']}") == [first]
            assert await marta.json(f"/api/club/members/{her}/games?game=abyss") == []
            await marta.refused("bad-request", 400, f"/api/club/members/{her}/games?before=x", get=True)

    run(test)


def test_a_rematch_of_a_rated_table_is_rated_too() -> None:
    async def test() -> None:
        async with a_club() as (_, browser):
            marta, piotr, her, him = await two_members(browser)
            room = await rated_game(marta, piotr)
            again = await offered(room, marta, piotr)
            for one in (marta, piotr):
                await one.send(f"/api/rooms/{room}/rematch", None, 201)
            state = await piotr.json(f"/api/rooms/{again}")
            assert state["rated"]
            assert sorted(seat["member"] for seat in state["seats"]) == sorted([her, him])

    run(test)
