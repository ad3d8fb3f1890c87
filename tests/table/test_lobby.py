"""Open tables: what strangers see of a table, how they sit down, and who may have tables on a server."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from podziemia.kernel.errors import Trouble
from podziemia.table.founders import HEADER, House
from podziemia.table.lobby import LISTED_SECONDS
from podziemia.table.store import Store
from tests.table.support import Browser, Json, a_server, answer, heard, new_room, run

OPENING = {"pace": "days", "wanted": "learning"}
MARTA = "a-secret-of-marta-that-her-browser-made"
PIOTR = "a-secret-of-piotr-that-his-browser-made"


async def listed(browser: Browser) -> list[Json]:
    """The list as it is now, not as it was a moment ago."""
    browser.server.lobby._read_at = -1.0
    tables: list[Json] = (await browser.json("/api/lobby"))["tables"]
    return tables


async def take(browser: Browser, room: str, own: str, **more: object) -> Any:
    return await browser.send(f"/api/rooms/{room}/take", {"own": own, **more})


def seats_of(table: Json) -> list[tuple[str, bool]]:
    return [(seat["name"], seat["free"]) for seat in table["seats"]]


def test_a_table_is_private_until_its_host_opens_it() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            host, stranger = browser(), browser()
            room = (await new_room(host, "me", "open", clock={"move": 60}))["room"]
            assert await listed(stranger) == []
            await stranger.refused("table-closed", 409, f"/api/rooms/{room}/take", {"own": MARTA})
            await stranger.refused("no-place", 403, f"/api/rooms/{room}/open", {"opening": OPENING})
            await host.send(f"/api/rooms/{room}/open", {"opening": OPENING})
            (table,) = await listed(stranger)
            assert (table["room"], table["game"]) == (room, "whisper")
            assert (table["pace"], table["wanted"]) == ("days", "learning")
            assert table["clock"]["move"] == 60
            assert seats_of(table) == [("me 0", False), ("open 1", True)]
            await host.send(f"/api/rooms/{room}/open", {"opening": None})
            assert await listed(stranger) == []
            assert (await host.json(f"/api/rooms/{room}"))["opening"] is None

    run(test)


def test_a_player_who_is_not_the_host_cannot_open_the_table() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            host, guest = browser(), browser()
            created = await new_room(host, "me", "open")
            await guest.open(created["links"][0]["url"])
            await guest.refused("not-owner", 403, f"/api/rooms/{created['room']}/open", {"opening": OPENING})

    run(test)


def test_a_stranger_sits_down_plays_and_the_table_leaves_the_list() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            host, marta = browser(), browser()
            created = await new_room(host, "me", "open", opening=OPENING)
            room = created["room"]
            ears = await host.listen(room, 0)
            assert await take(marta, room, MARTA, name="Marta\u202e") == {"seats": [1]}
            told = [data for _, event, data in heard(ears) if event == "room"][-1]
            assert (told["seats"][1]["name"], told["seats"][1]["joined"]) == ("Marta", True)
            await answer(host, room, 0)
            await answer(marta, room, 1)
            assert await listed(marta) == []
            await browser().refused(
                "link-taken", 403, f"/api/rooms/{room}/sit", {"secret": created["links"][0]["url"].split("#k=")[1]}
            )

    run(test)


def test_of_two_at_once_the_second_is_offered_the_next_seat() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            room = (await new_room(browser(), "me", "open", "open", opening=OPENING))["room"]
            marta, piotr, ola = browser(), browser(), browser()
            bodies = [{"own": own, "seat": 1, "name": name} for own, name in ((MARTA, "Marta"), (PIOTR, "Piotr"))]
            replies = await asyncio.gather(
                *(one.post(f"/api/rooms/{room}/take", body) for one, body in zip((marta, piotr), bodies, strict=True))
            )
            assert sorted(reply.status_code for reply in replies) == [200, 409]
            late = 0 if replies[0].status_code == 409 else 1
            error = replies[late].json()["error"]
            assert (error["key"], error["details"]["next"]) == ("seat-gone", 2)
            assert error["message"] == f"{('Piotr', 'Marta')[late]} was faster. Seat C is free."
            assert await take((marta, piotr)[late], room, (MARTA, PIOTR)[late], seat=2) == {"seats": [2]}
            await ola.refused("table-closed", 409, f"/api/rooms/{room}/take", {"own": "x" * 32})

    run(test)


def test_the_same_request_twice_is_one_seat() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            room = (await new_room(browser(), "me", "open", "open", opening=OPENING))["room"]
            marta, forgetful = browser(), browser()
            for one in (marta, marta, forgetful):
                assert await take(one, room, MARTA) == {"seats": [1]}
            assert (await forgetful.json(f"/api/rooms/{room}"))["you"]["seats"] == [1]
            assert await take(marta, room, PIOTR) == {"seats": [1]}

    run(test)


def test_a_freed_seat_is_offered_again_and_taking_it_over_is_told() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            host, marta, piotr = browser(), browser(), browser()
            room = (await new_room(host, "me", "open", opening=OPENING))["room"]
            await take(marta, room, MARTA)
            await host.send(f"/api/rooms/{room}/seats/1", {"do": "free"})
            assert seats_of((await listed(piotr))[0])[1][1]
            await take(piotr, room, PIOTR)
            state = await host.json(f"/api/rooms/{room}")
            assert [hand["what"] for hand in state["hands"]] == ["sat", "freed", "taken"]

    run(test)


def test_whoever_sits_down_takes_over_from_the_bot() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            host, marta = browser(), browser()
            room = (await new_room(host, "me", "open", opening=OPENING))["room"]
            await host.send(f"/api/rooms/{room}/seats/1", {"do": "bot"})
            await take(marta, room, MARTA)
            assert not (await host.json(f"/api/rooms/{room}"))["seats"][1]["played_by_bot"]

    run(test)


def test_what_is_over_frozen_or_long_untouched_is_not_offered() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            host = browser()
            await new_room(host, "me", "open", opening={"pace": "tonight"})
            began = server.table.clock()
            assert len(await listed(host)) == 1
            server.table.clock = lambda: began + LISTED_SECONDS["tonight"] + 60
            assert await listed(host) == []
            done = (await new_room(host, "me", "me"))["room"]
            record = await host.post(
                "/api/records", content="podziemia 2\ngame: whisper\nedition: 1\nseats: 2\nseed: s\n\n"
            )
            await host.refused("room-frozen", 409, f"/api/rooms/{record.json()['room']}/open", {"opening": OPENING})
            await host.send(f"/api/rooms/{done}/open", {"opening": OPENING})
            assert await listed(host) == [], "nobody can sit down there"

    run(test)


def test_the_list_tells_who_is_there_and_is_asked_for_once_a_second() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            host, stranger = browser(), browser()
            away = (await new_room(host, "me", "open", opening=OPENING))["room"]
            here = (await new_room(host, "me", "open", opening=OPENING))["room"]
            await host.send(f"/api/rooms/{away}/open", {"opening": OPENING})
            await host.listen(here, 0)
            tables = await listed(stranger)
            assert [(table["room"], table["seats"][0]["online"]) for table in tables] == [(here, True), (away, False)]
            read = server.lobby._read_at
            response = await stranger.get("/api/lobby")
            again = await stranger.get("/api/lobby", headers={"if-none-match": response.headers["etag"]})
            assert (server.lobby._read_at, again.status_code) == (read, 304)

    run(test)


def test_only_what_was_chosen_from_a_list_is_told_of_the_settings() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            host = browser()
            await new_room(host, "me", "open", game="shadespire", opening=OPENING)
            (table,) = await listed(host)
            assert table["settings"] == {}
            games = {game["name"]: game for game in await host.json("/api/games")}
            setting = next(s for s in games["shadespire"]["settings"] if len(s["choices"]) > 1 and not s["deck"])
            other = next(choice for choice in setting["choices"] if choice != setting["default"])
            await new_room(host, "me", "open", game="shadespire", opening=OPENING, settings={setting["key"]: other})
            assert (await listed(host))[0]["settings"] == {setting["key"]: other}

    run(test)


@pytest.mark.parametrize(
    ("house", "word", "key"),
    [
        (House("word", "Żółw"), "%C5%BC%C3%B3%C5%82w ", ""),
        (House("word", "żółw"), "rak", "founders-word"),
        (House("word", "żółw"), "", "founders-word"),
        (House("operator"), "", "founders-operator"),
        (House(), "", ""),
    ],
)
def test_who_may_create_and_open_tables(house: House, word: str, key: str) -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            host = browser()
            room = (await new_room(host, "me", "open"))["room"]
            server.house.founders, server.house._word = house.founders, house._word
            calls: list[tuple[str, object]] = [
                ("/api/rooms", {"game": "whisper", "seats": [{"kind": "me"}, {"kind": "open"}]}),
                (f"/api/rooms/{room}/open", {"opening": OPENING}),
                ("/api/records", None),
            ]
            for path, body in calls:
                reply = await host.post(path, body, headers={HEADER: word})
                told = reply.json().get("error", {}).get("key", "")
                assert told == key or (not key and told == "record-format"), (path, told)
            assert (await host.json("/api/lobby"))["founders"] == house.founders
            await host.send(f"/api/rooms/{room}/open", {"opening": None})

    run(test)


@pytest.mark.parametrize(
    ("founders", "word", "key"), [("word", " ", "founders-no-word"), ("me", "", "founders-unknown")]
)
def test_a_rule_of_the_house_has_to_make_sense(founders: str, word: str, key: str) -> None:
    with pytest.raises(Trouble) as raised:
        House(founders, word)
    assert raised.value.key == key


@pytest.mark.slow
def test_two_processes_share_the_list_and_give_a_seat_once(empty_postgres: str) -> None:
    async def test() -> None:
        async with (
            a_server(Store(empty_postgres), seed=1) as (_, one),
            a_server(Store(empty_postgres), seed=2) as (_, two),
        ):
            room = (await new_room(one(), "me", "open", opening=OPENING))["room"]
            marta, piotr = one(), two()
            assert [table["room"] for table in await listed(piotr)] == [room]
            replies = await asyncio.gather(
                marta.post(f"/api/rooms/{room}/take", {"own": MARTA}),
                piotr.post(f"/api/rooms/{room}/take", {"own": PIOTR}),
            )
            assert sorted(reply.status_code for reply in replies) == [200, 409]
            assert await listed(marta) == await listed(piotr) == []

    run(test)
