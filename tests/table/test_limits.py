"""Limits: a club behind one router plays, a stranger is slowed down, and everybody is who his proxy says he is."""

from __future__ import annotations

import asyncio

import httpx
import msgspec
import pytest
from starlette.types import Message

from podziemia.kernel.errors import Trouble
from podziemia.table.addresses import Names, Proxies, household
from podziemia.table.limits import Crowd
from tests.table.club.support import a_club, join
from tests.table.support import a_server, answer, moves_heard, new_room, run, seats


def test_a_club_behind_one_router_is_not_one_player() -> None:
    """Forty people at ten tables, twenty requests each, with pages and words, all at once from one address."""

    async def test() -> None:
        async with a_server(limits=1) as (_, browser):
            people = []
            for _ in range(10):
                host = browser()
                created = await new_room(host, "me", "open", "open", "open")
                guests = [browser() for _ in range(3)]
                for guest, link in zip(guests, created["links"], strict=True):
                    await guest.open(link["url"])
                people += [(one, created["room"]) for one in (host, *guests)]
            pages = ["/words/pl/table.ftl", "/api/games", "/api/games/abyss/catalogue", "/api/rules/abyss", "/"]
            for one, room in people:
                answers = [await one.get(f"/api/rooms/{room}") for _ in range(15)]
                answers += [await one.get(page) for page in pages]
                assert 429 not in [answer.status_code for answer in answers]

    run(test)


def test_what_was_missed_is_shown_so_often_and_then_the_present_must_do() -> None:
    """Every moment of the past is played and drawn anew, a hundred for one request: who comes back all the time, or
    answers what is long over, is told how it stands now."""

    async def test() -> None:
        async with a_server(limits=1) as (server, browser):
            me = browser()
            room = (await new_room(me, "me", "me"))["room"]
            for n in range(12):
                waiting = (await me.json(f"/api/rooms/{room}"))["position"]["waiting"]
                await answer(me, room, waiting[0], nonce=str(n))
            server.limits.missed.rate, server.limits.missed.burst = 1e-9, 30
            late = {"seat": 0, "n": 0, "line": 0, "text": "keep", "nonce": "late"}
            counts = []
            for _ in range(2):
                listener = await me.listen(room, 0, seen=(2, 0))
                counts.append([move["n"] for move in moves_heard(listener)])
                missed = (await me.refused("stale", 409, f"/api/rooms/{room}/answer", late))["missed"]
                counts.append([move["n"] for move in missed])
            everything = [list(range(3, 13)), list(range(1, 13))]
            assert counts == [*everything, [12], [12]]
            server.limits.looks.rate, server.limits.looks.burst = 1e-9, 0
            await me.refused("too-many-requests", 429, f"/api/rooms/{room}/live?seat=0", get=True)
            again = await me.listen(room, 0, seen=(11, 0))  # who has missed one move is always shown it
            assert [move["n"] for move in moves_heard(again)] == [12]

    run(test)


def test_half_a_request_is_no_trouble_of_ours(caplog: pytest.LogCaptureFixture) -> None:
    """Whoever hangs up in the middle of a body, again and again, fills no log."""

    async def test() -> None:
        async with a_server() as (server, _):
            scope = {"type": "http", "method": "POST", "path": "/api/rooms", "query_string": b"", "client": ("::1", 1)}
            headers = [(b"host", b"localhost"), (b"content-length", b"50")]
            parts: list[Message] = [
                {"type": "http.request", "body": b"{", "more_body": True},
                {"type": "http.disconnect"},
            ]
            sent: list[Message] = []

            async def receive() -> Message:
                return parts.pop(0)

            async def send(message: Message) -> None:
                sent.append(message)

            await server.app()({**scope, "headers": headers}, receive, send)
            assert sent[0]["status"] == 400

    run(test)
    assert caplog.records == []


def test_a_game_that_is_copied_counts_by_its_length() -> None:
    """A table is small; five thousand moves are not, and a branch takes them all along."""

    async def test() -> None:
        async with a_server(limits=1) as (server, browser):
            server.limits.rooms.rate, server.limits.rooms.burst = 1e-9, 60
            me = browser()
            room = (await new_room(me, "me", "bot"))["room"]
            await me.refused("moment-unknown", 404, f"/api/rooms/{room}/branch", {"n": 5000, "seat": 0})
            await me.refused("too-many-requests", 429, f"/api/rooms/{room}/branch", {"n": 5000, "seat": 0})
            await me.send(f"/api/rooms/{room}/branch", {"n": 0, "seat": 0}, 201)

    run(test)


def test_a_table_has_so_many_links_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them are read with it, for ever."""

    async def test() -> None:
        async with a_server() as (_, browser):
            me = browser()
            room = (await new_room(me, "me", "open"))["room"]
            for _ in range(3):
                await me.send(f"/api/rooms/{room}/share")
            monkeypatch.setattr("podziemia.table.room.MOST_KEYS", 7)
            await me.refused("too-many-requests", 429, f"/api/rooms/{room}/share")
            await me.refused("too-many-requests", 429, f"/api/rooms/{room}/seats/1", {"do": "free"})
            await me.refused("too-many-requests", 429, f"/api/rooms/{room}/seats/0", {"do": "device"})

    run(test)


def test_pages_words_and_catalogues_are_not_counted() -> None:
    async def test() -> None:
        async with a_server(limits=1e-9) as (server, browser):
            server.limits.strangers.burst = server.limits.houses.burst = 0
            me = browser()
            for path in ("/", "/words/pl/table.ftl", "/api/games", "/api/games/abyss/catalogue", "/api/rules/abyss"):
                assert (await me.get(path)).status_code in (200, 503)  # 503: a page that has not been built
            await me.refused("too-many-requests", 429, "/api/rooms", {"game": "whisper", "seats": seats("me", "me")})
            await me.refused("too-many-requests", 429, "/api/games/abyss/decks/check", {"text": ""})

    run(test)


def test_what_is_read_of_the_club_is_counted() -> None:
    """It is looked up in the store, and a member's tables are played through for it."""

    async def test() -> None:
        async with a_server(limits=1e-9, club="Caves") as (server, browser):
            server.limits.strangers.burst = 1
            me = browser()
            await me.json("/api/club")
            await me.refused("not-member", 401, "/api/club/tables", get=True)
            await me.refused("too-many-requests", 429, "/api/club/tables", get=True)

    run(test)


def test_nobody_fills_the_list_of_open_tables_alone() -> None:
    async def test() -> None:
        async with a_server(limits=1e-9) as (server, browser):
            server.limits.openings.burst = 2
            me, body = browser(), {"game": "whisper", "seats": seats("me", "open"), "opening": {}}
            room = (await me.send("/api/rooms", body, 201))["room"]
            await me.send(f"/api/rooms/{room}/open", {"opening": None})
            await me.send(f"/api/rooms/{room}/open", {"opening": {}})
            await me.send(f"/api/rooms/{room}/open", {"opening": None})
            await me.refused("too-many-requests", 429, f"/api/rooms/{room}/open", {"opening": {}})
            await me.refused("too-many-requests", 429, "/api/rooms", body)
            await new_room(me, "me", "open")

    run(test)


def test_a_member_opens_his_tables_no_faster_than_they_are_made() -> None:
    """Whatever browser asks gets keys of its own, and they stay."""

    async def test() -> None:
        async with a_club(limits=1) as (server, browser):
            me = browser()
            await join(me, "Marta")
            room = (await new_room(me, "me", "open"))["room"]
            server.limits.rooms.rate, server.limits.rooms.burst = 1e-9, 2
            for _ in range(2):
                me.http.cookies.delete(f"pz_{room}")
                await me.send(f"/api/rooms/{room}/mine")
            await me.refused("too-many-requests", 429, f"/api/rooms/{room}/mine")

    run(test)


def test_who_has_a_place_is_counted_there_and_not_with_his_neighbours() -> None:
    async def test() -> None:
        async with a_server(limits=1e-9) as (server, browser):
            me, neighbour = browser(), browser()
            room = (await new_room(me, "me", "me"))["room"]
            await me.json(f"/api/rooms/{room}")
            server.limits.strangers.burst = 3
            for _ in range(5):
                await neighbour.get(f"/api/rooms/{room}")
            await neighbour.refused("too-many-requests", 429, f"/api/rooms/{room}", get=True)
            await me.json(f"/api/rooms/{room}")
            server.limits.places.burst = 2
            statuses = [(await me.get(f"/api/rooms/{room}")).status_code for _ in range(5)]
            assert 429 in statuses

    run(test)


def test_a_cookie_that_opens_nothing_is_a_strangers() -> None:
    async def test() -> None:
        async with a_server(limits=1e-9) as (server, browser):
            room = (await new_room(browser(), "me", "me"))["room"]
            server.limits.strangers.burst = 3
            statuses = []
            for i in range(6):
                stranger = browser()
                stranger.http.cookies.set(f"pz_{room}", f"made-up-{i}")
                statuses.append((await stranger.get(f"/api/rooms/{room}")).status_code)
            assert statuses[-3:] == [429] * 3

    run(test)


def test_an_address_has_so_many_live_lines() -> None:
    async def test() -> None:
        async with a_server(limits=1) as (server, browser):
            me = browser()
            room = (await new_room(me, "me", "me"))["room"]
            server.limits.lines = Crowd(2)
            path = f"/api/rooms/{room}/live"
            open_ones = [asyncio.create_task(hold_a_line(server.app(), path, me.http)) for _ in range(2)]
            while server.limits.lines.enter("127.0.0.1"):
                server.limits.lines.leave("127.0.0.1")
                await asyncio.sleep(0)
            await me.refused("too-many-listeners", 429, path, get=True)
            for line in open_ones:
                line.cancel()
            await asyncio.gather(*open_ones, return_exceptions=True)
            assert server.limits.lines.enter("127.0.0.1")

    run(test)


async def hold_a_line(app: object, path: str, http: httpx.AsyncClient) -> None:
    """A live line from 127.0.0.1 that stays open until it is cancelled."""
    cookie = "; ".join(f"{one.name}={one.value}" for one in http.cookies.jar)
    scope = {
        "type": "http",
        "method": "GET",
        "path": path,
        "query_string": b"",
        "headers": [(b"host", b"table"), (b"cookie", cookie.encode())],
        "client": ("127.0.0.1", 1),
    }

    async def receive() -> object:
        return await asyncio.get_running_loop().create_future()

    async def send(message: object) -> None:
        await asyncio.sleep(0)

    await app(scope, receive, send)  # type: ignore[operator]


# ---- addresses and names ----


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
    ],
)
def test_one_subscriber_is_one_name(host: str, name: str) -> None:
    assert household(host) == name


def test_proxies_are_addresses_and_networks() -> None:
    proxies = Proxies("127.0.0.1, 10.0.0.0/8,::1")
    assert [host in proxies for host in ("127.0.0.1", "10.9.8.7", "::1", "")] == [True] * 4
    assert [host in proxies for host in ("127.0.0.2", "11.0.0.1", "nonsense")] == [False] * 3
    assert "127.0.0.1" not in Proxies("none")
    with pytest.raises(Trouble, match="proxies-wrong"):
        Proxies("my proxy")


def test_the_server_answers_to_its_names_only() -> None:
    here = ["127.0.0.1:8100", "[::1]:8100", "localhost", "stol", "stol.local:80", "192.168.1.7", "LOCALHOST:1"]
    world = ["evil.example", "evil.example:8100", "127.0.0.1.evil.example", "", "[evil.example]"]
    assert all(Names().know(host) for host in here)
    assert not any(Names().know(host) for host in world)
    known = Names("Stol.example, www.stol.example")
    assert all(known.know(host) for host in ("stol.example", "www.stol.example:443", "localhost"))
    assert not known.know("evil.example")
    assert Names("*").know("evil.example")


def test_a_page_that_points_its_own_name_here_gets_nothing() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            body = msgspec.json.encode({"game": "whisper", "seats": seats("me", "me")})
            told = await browser().post(
                "/api/rooms", content=body, headers={"host": "evil.example", "origin": "http://evil.example"}
            )
            assert (told.status_code, told.json()["error"]["key"]) == (421, "host-unknown")
            assert "evil.example" in told.json()["error"]["message"]

    run(test)
