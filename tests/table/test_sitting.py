"""Who sits down first has the seat: not even the host can look into his hand, and what the host does is told to all."""

from __future__ import annotations

import asyncio

from podziemia.table.memory import MOST_WATCHERS
from podziemia.table.schema import KEYS
from podziemia.table.store import Update
from tests.table.support import Browser, Json, a_server, answer, heard, new_room, run

MINE = "a-secret-that-the-browser-made-for-itself"


def secret_of(url: str) -> str:
    return url.split("#k=")[1]


async def seats_of(browser: Browser, room: str) -> list[int]:
    seats: list[int] = (await browser.json(f"/api/rooms/{room}"))["you"]["seats"]
    return seats


def told(state: Json) -> list[tuple[int, str]]:
    """The seats that changed hands after somebody had sat down there."""
    return [(hand["seat"], hand["what"]) for hand in state["hands"] if hand["what"] != "sat"]


def test_the_host_cannot_read_the_hand_of_a_guest() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            host, guest = browser(), browser()
            created = await new_room(host, "me", "open")
            room, link = created["room"], created["links"][0]["url"]
            assert await guest.open(link) == {"seats": [1]}
            await host.refused("link-taken", 403, f"/api/rooms/{room}/sit", {"secret": secret_of(link)})
            assert await seats_of(host, room) == [0]
            host.http.cookies.set(f"pz_{room}", secret_of(link), path=f"/api/rooms/{room}")
            await host.refused("link-revoked", 403, f"/api/rooms/{room}?seat=1", get=True)
            assert secret_of(link) not in "".join(cookie.value or "" for cookie in guest.http.cookies.jar)

    run(test)


def test_a_link_gives_nothing_before_it_is_opened() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            created = await new_room(browser(), "me", "open")
            stranger = browser()
            stranger.http.cookies.set(f"pz_{created['room']}", secret_of(created["links"][0]["url"]))
            await stranger.refused("no-place", 403, f"/api/rooms/{created['room']}?seat=1", get=True)

    run(test)


def test_the_same_browser_may_open_its_link_again() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            created = await new_room(browser(), "me", "open")
            guest, link = browser(), created["links"][0]["url"]
            await guest.open(link)
            held = len(server.table.rooms[created["room"]].content.keys)  # type: ignore[union-attr]
            assert await guest.open(link) == {"seats": [1]}
            assert len(server.table.rooms[created["room"]].content.keys) == held  # type: ignore[union-attr]
            assert await seats_of(guest, created["room"]) == [1]

    run(test)


def test_a_browser_whose_reply_was_lost_asks_again_and_sits() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            created = await new_room(browser(), "me", "open")
            wish = {"secret": secret_of(created["links"][0]["url"]), "own": MINE}
            await browser().send(f"/api/rooms/{created['room']}/sit", wish)  # its cookie never arrived
            guest = browser()
            assert await guest.send(f"/api/rooms/{created['room']}/sit", wish) == {"seats": [1]}
            assert await seats_of(guest, created["room"]) == [1]
            other = {**wish, "own": MINE[::-1]}
            await browser().refused("link-taken", 403, f"/api/rooms/{created['room']}/sit", other)
            short = {**wish, "own": "short"}
            await browser().refused("bad-request", 400, f"/api/rooms/{created['room']}/sit", short)

    run(test)


def test_a_secret_that_the_room_knows_already_is_nobodys_own() -> None:
    """Neither that of the link itself nor one that was taken away; the browser gets another."""

    async def test() -> None:
        async with a_server() as (_, browser):
            host, guest = browser(), browser()
            created = await new_room(host, "me", "open")
            room, secret = created["room"], secret_of(created["links"][0]["url"])
            await guest.send(f"/api/rooms/{room}/sit", {"secret": secret, "own": secret})
            assert await seats_of(guest, room) == [1]
            for own in (MINE, MINE):
                url = (await host.send(f"/api/rooms/{room}/seats/1", {"do": "free"}))["url"]
                await guest.send(f"/api/rooms/{room}/sit", {"secret": secret_of(url), "own": own})
                assert await seats_of(guest, room) == [1]

    run(test)


def test_a_spent_link_opens_no_end_of_places_to_watch_from() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            host, guest, late = browser(), browser(), browser()
            created = await new_room(host, "me", "open")
            room, url = created["room"], created["links"][0]["url"]
            await guest.open(url)
            wish = {"secret": secret_of(url), "watch": True}
            for _ in range(3):
                assert await late.send(f"/api/rooms/{room}/sit", wish) == {"spectator": True}
            content = server.table.rooms[room].content
            assert content is not None
            assert sum(1 for key in content.keys.values() if key.role == "spectator") == 2
            for _ in range(MOST_WATCHERS - 2):
                await browser().send(f"/api/rooms/{room}/sit", wish)
            await browser().refused("too-many-listeners", 429, f"/api/rooms/{room}/sit", wish)

    run(test)


def test_of_two_who_open_a_link_at_once_one_sits() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            created = await new_room(browser(), "me", "open")
            path, body = f"/api/rooms/{created['room']}/sit", {"secret": secret_of(created["links"][0]["url"])}
            replies = await asyncio.gather(*[browser().post(path, body) for _ in range(8)])
            assert sorted(reply.status_code for reply in replies) == [200] + [403] * 7

    run(test)


def test_another_device_gets_its_link_from_whoever_sits_there() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            host, guest, phone = browser(), browser(), browser()
            created = await new_room(host, "me", "open")
            room = created["room"]
            await guest.open(created["links"][0]["url"])
            await host.refused("seat-not-yours", 403, f"/api/rooms/{room}/seats/1", {"do": "device"})
            first = await guest.send(f"/api/rooms/{room}/seats/1", {"do": "device"})
            second = await guest.send(f"/api/rooms/{room}/seats/1", {"do": "device"})
            await phone.refused("link-revoked", 403, f"/api/rooms/{room}/sit", {"secret": secret_of(first["url"])})
            assert await phone.open(second["url"]) == {"seats": [1]}
            await host.refused("link-taken", 403, f"/api/rooms/{room}/sit", {"secret": secret_of(second["url"])})
            assert await seats_of(guest, room) == await seats_of(phone, room) == [1]
            assert told(await host.json(f"/api/rooms/{room}")) == []

    run(test)


def test_a_seat_that_the_host_frees_and_somebody_takes_is_told_to_all() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            host, guest, phone, heir, watcher = (browser() for _ in range(5))
            created = await new_room(host, "me", "open")
            room = created["room"]
            await guest.open(created["links"][0]["url"])
            await phone.open((await guest.send(f"/api/rooms/{room}/seats/1", {"do": "device"}))["url"])
            await watcher.open(created["spectator"])
            await answer(host, room, 0)
            line = await watcher.listen(room)
            await guest.refused("not-owner", 403, f"/api/rooms/{room}/seats/0", {"do": "free"})
            fresh = await host.send(f"/api/rooms/{room}/seats/1", {"do": "free"})
            for gone in (guest, phone):
                await gone.refused("link-revoked", 403, f"/api/rooms/{room}", get=True)
            state = heard(line)[-1][2]
            assert (state["seats"][1]["joined"], told(state)) == (False, [(1, "freed")])
            assert state["hands"][-1]["after"] == 1
            assert await heir.open(fresh["url"]) == {"seats": [1]}
            assert heard(line)[-1][2]["seats"][1]["joined"] is True
            for _ in range(2):
                assert told(await watcher.json(f"/api/rooms/{room}")) == [(1, "freed"), (1, "taken")]
                server.table.rooms.clear()  # it stands in the room's rows
            await answer(heir, room, 1)
            assert (await host.json(f"/api/rooms/{room}"))["n"] == 2

    run(test)


def test_a_link_nobody_has_opened_is_replaced_without_a_word() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            host, guest = browser(), browser()
            created = await new_room(host, "me", "open")
            fresh = await host.send(f"/api/rooms/{created['room']}/seats/1", {"do": "free"})
            old = {"secret": secret_of(created["links"][0]["url"])}
            await guest.refused("link-revoked", 403, f"/api/rooms/{created['room']}/sit", old)
            await guest.open(fresh["url"])
            assert told(await host.json(f"/api/rooms/{created['room']}")) == []

    run(test)


def test_rooms_from_before_keep_their_people_and_close_their_links() -> None:
    """A link that was opened under the old rules is its seat's secret: browsers keep it, others get nothing by it."""

    async def test() -> None:
        async with a_server() as (server, browser):
            host, guest = browser(), browser()
            created = await new_room(host, "me", "open")
            room, secret = created["room"], secret_of(created["links"][0]["url"])
            server.store.commit([[Update(KEYS, {"room": room, "role": "seat", "seat": 1}, {"used": True})]])
            guest.http.cookies.set(f"pz_{room}", secret)
            assert await seats_of(guest, room) == [1]
            assert await guest.open(created["links"][0]["url"]) == {"seats": [1]}
            await host.refused("link-taken", 403, f"/api/rooms/{room}/sit", {"secret": secret})

    run(test)
