"""Who is at the table: here, away, gone since; and how many look on."""

from __future__ import annotations

import asyncio
from pathlib import Path

from podziemia.table.listeners import Page
from podziemia.table.store import Store, sqlite_url
from tests.table.support import Browser, Json, a_server, heard, new_room, run
from tests.table.test_joining import sit, urls
from tests.table.test_talk import Clock

PAGE = "0123456789abcdef"
OTHER = "fedcba9876543210"


def secrets(browser: Browser) -> list[str]:
    return [secret for cookie in browser.http.cookies.jar for secret in (cookie.value or "").split(".")]


def presence(room: Json) -> list[tuple[str, int]]:
    return [(seat["presence"], seat["since"]) for seat in room["seats"]]


def test_a_seat_is_away_when_all_its_pages_are_and_gone_when_none_is_left(tmp_path: Path) -> None:
    async def test() -> None:
        url = sqlite_url(tmp_path)
        clock = Clock()
        async with a_server(Store(url)) as (server, browser):
            server.table.clock = clock
            host, guest = browser(), browser()
            created = await new_room(host, "me", "open")
            room, here = created["room"], f"/api/rooms/{created['room']}"
            await sit(guest, urls(created)[1])
            assert presence(await host.json(here)) == [("gone", 0), ("gone", 0)]
            line = await host.listen(room, 0)
            pages = [await server.table.listen(room, secrets(guest), 1, None, Page(page)) for page in (PAGE, OTHER)]
            assert presence(heard(line)[-1][2]) == [("here", 0), ("here", 0)]
            await guest.send(f"{here}/presence", {"page": PAGE, "seconds": 120})
            assert presence(heard(line)[-1][2])[1] == ("here", 0)
            await guest.send(f"{here}/presence", {"page": OTHER, "seconds": 60})
            assert presence(heard(line)[-1][2])[1] == ("away", 60)
            clock.now += 180
            assert presence(await host.json(here))[1] == ("away", 240)
            await guest.send(f"{here}/presence", {"page": PAGE, "seconds": 0})
            assert presence(heard(line)[-1][2])[1] == ("here", 0)
            for page in pages:
                server.table.leave(room, page)
            clock.now += 30
            assert presence(await host.json(here))[1] == ("gone", 30)
            while not (stored := server.store.load(room)) or not stored.seats[1]["seen"]:
                await asyncio.sleep(0.01)
        async with a_server(Store(url)) as (server, browser):
            server.table.clock = clock
            again = browser()
            again.http.cookies = host.http.cookies
            assert presence(await again.json(here))[1] == ("gone", 30)

    run(test)


def test_a_page_that_nobody_has_is_nobodys_business() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            host, guest = browser(), browser()
            created = await new_room(host, "me", "open")
            here = f"/api/rooms/{created['room']}"
            await sit(guest, urls(created)[1])
            await host.listen(created["room"], 0)
            await guest.send(f"{here}/presence", {"page": PAGE, "seconds": 120})
            assert presence(await host.json(here))[0] == ("here", 0)
            await guest.refused("bad-request", 400, f"{here}/presence", {"page": "", "seconds": 1})
            await browser().refused("no-place", 403, f"{here}/presence", {"page": PAGE, "seconds": 1})

    run(test)


def test_those_who_look_on_are_counted() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            host, watcher = browser(), browser()
            created = await new_room(host, "me", "open")
            await watcher.open(created["spectator"])
            line = await host.listen(created["room"], 0)
            lines = [await watcher.listen(created["room"]) for _ in range(2)]
            assert [data["watchers"] for _, event, data in heard(line) if event == "room"] == [0, 1, 2]
            server.table.leave(created["room"], lines[0])
            assert heard(line)[-1][2]["watchers"] == 1

    run(test)
