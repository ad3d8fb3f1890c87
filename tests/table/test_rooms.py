"""Rooms, seats and links over HTTP: who comes in, who is turned away, and what each is told."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from threading import Event
from typing import Any

import pytest

from podziemia.kernel.errors import Trouble
from podziemia.kernel.facets.foresight import Foresight
from podziemia.kernel.show import View
from podziemia.table.limits import Rate
from podziemia.table.schema import KEYS
from podziemia.words import LANGUAGES
from tests.table.support import a_server, answer, heard, moves_heard, new_room, run, settle


def test_a_room_opens_with_links_for_the_open_seats_and_one_to_watch() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            created = await new_room(browser(), "me", "open", "open", "bot")
            assert [link["seat"] for link in created["links"]] == [1, 2]
            secrets = {url.split("#k=")[1] for url in [created["spectator"], *[li["url"] for li in created["links"]]]}
            assert len(secrets) == 3
            assert set(created["invitation"]) == set(LANGUAGES)

    run(test)


def test_a_link_is_swapped_for_a_cookie_that_no_script_can_read() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            created = await new_room(browser(), "me", "open")
            room, secret = created["links"][0]["url"].removeprefix("/r/").split("#k=")
            response = await browser().post(f"/api/rooms/{room}/sit", {"secret": secret})
            assert response.json() == {"seats": [1]}
            cookie = response.headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=lax" in cookie
            assert f"Path=/api/rooms/{room}" in cookie

    run(test)


def test_every_secret_opens_its_own_place_only() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            owner, guest, watcher = browser(), browser(), browser()
            created = await new_room(owner, "me", "open")
            room = created["room"]
            await guest.open(created["links"][0]["url"])
            await watcher.open(created["spectator"])
            you = [(await b.json(f"/api/rooms/{room}"))["you"] for b in (owner, guest, watcher)]
            assert you == [
                {"seats": [0], "owner": True, "spectator": False},
                {"seats": [1], "owner": False, "spectator": False},
                {"seats": [], "owner": False, "spectator": True},
            ]
            await guest.refused("seat-not-yours", 403, f"/api/rooms/{room}?seat=0", get=True)
            await watcher.refused("seat-not-yours", 403, f"/api/rooms/{room}/at/0?seat=1", get=True)

    run(test)


def test_secrets_are_long_and_kept_as_hashes_only() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            from podziemia.table.keys import SystemTokens

            server.table.tokens = SystemTokens()
            created = await new_room(browser(), "me", "open")
            secret = created["links"][0]["url"].split("#k=")[1]
            assert len(secret) * 6 >= 128
            stored = server.store.load(created["room"])
            assert stored is not None
            assert sha256(secret.encode()).hexdigest() in {key["hash"] for key in stored.keys}
            assert secret not in repr(stored)
            assert {column.name for column in KEYS.columns} == {
                "room",
                "hash",
                "role",
                "seat",
                "revoked",
                "used",
                "member",
            }

    run(test)


def test_a_new_link_replaces_the_old_one_at_once() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            owner, old, new = browser(), browser(), browser()
            created = await new_room(owner, "me", "open")
            room, link = created["room"], created["links"][0]["url"]
            await old.open(link)
            line = await old.listen(room, 1)
            fresh = await owner.send(f"/api/rooms/{room}/seats/1", {"do": "free"})
            assert heard(line)[-1][1] == "hung up"
            await old.refused("link-revoked", 403, f"/api/rooms/{room}", get=True)
            await new.refused("link-taken", 403, f"/api/rooms/{room}/sit", {"secret": link.split("#k=")[1]})
            assert await new.open(fresh["url"]) == {"seats": [1]}
            await new.refused("not-owner", 403, f"/api/rooms/{room}/seats/1", {"do": "free"})

    run(test)


def test_who_plays_a_whole_party_is_alone_until_somebody_else_has_a_seat_of_it() -> None:
    """Heroes have no secrets from each other and win together: hints for one of them harm nobody."""

    async def test() -> None:
        async with a_server() as (_, browser):
            me = browser()

            async def is_alone(*seats: str) -> bool:
                wish = {"game": "descent", "seats": [{"kind": kind, "level": "easy"} for kind in seats]}
                created = await me.send("/api/rooms", wish, 201)
                alone: bool = (await me.json(f"/api/rooms/{created['room']}"))["alone"]
                return alone

            assert await is_alone("bot", "me", "me", "me")
            assert not await is_alone("bot", "me", "open", "me")
            assert not await is_alone("me", "me", "bot")

    run(test)


def test_hot_seat_several_seats_in_one_browser() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            me = browser()
            created = await new_room(me, "me", "me")
            room = await me.json(f"/api/rooms/{created['room']}")
            assert room["you"]["seats"] == [0, 1]
            assert room["alone"] is False
            first = (await me.json(f"/api/rooms/{created['room']}?seat=0"))["position"]["view"]["words"]
            second = (await me.json(f"/api/rooms/{created['room']}?seat=1"))["position"]["view"]["words"]
            assert (first[1], second[0]) == (None, None)

    run(test)


@pytest.mark.parametrize(
    ("lang", "message"),
    [
        ("pl", "Nie ma takiego stołu. Sprawdź, czy link jest cały."),
        ("en-GB,en;q=0.8", "There is no such table. Check that the link is complete."),
        ("de, pl;q=0.5, en;q=0.2", "Nie ma takiego stołu. Sprawdź, czy link jest cały."),
    ],
)
def test_troubles_are_told_in_the_viewers_language(lang: str, message: str) -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            response = await browser(lang).get("/api/rooms/nowhere")
            assert response.status_code == 404
            assert response.json()["error"]["message"].replace("\u00a0", " ") == message

    run(test)


def test_bad_requests_are_refused_and_change_nothing() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            owner, guest = browser(), browser()
            created = await new_room(owner, "me", "open")
            room = f"/api/rooms/{created['room']}"
            await guest.open(created["links"][0]["url"])
            before = await owner.json(room)
            good = {"seat": 0, "n": 0, "text": "keep", "nonce": "x"}

            async def refuses(status: int, key: str, body: object, who: object = owner) -> None:
                assert who is owner or who is guest
                await (owner if who is owner else guest).refused(key, status, f"{room}/answer", body)

            await refuses(409, "not-your-turn", {**good, "seat": 1}, guest)
            await refuses(403, "seat-not-yours", good, guest)
            await refuses(403, "seat-not-yours", {**good, "seat": 1})
            await refuses(422, "seat-unknown", {**good, "seat": 7})
            await refuses(400, "bad-request", {**good, "seat": 99})
            await refuses(400, "bad-request", {**good, "nonce": ""})
            await refuses(400, "bad-request", {"seat": 0})
            await refuses(422, "not-legal", {**good, "text": "side left"})
            details = await owner.refused("stale", 409, f"{room}/answer", {**good, "n": 3})
            assert (details["n"], len(details["missed"])) == (0, 1)
            response = await owner.http.post(f"{room}/answer", content=b'{"seat": 0,')
            assert (response.status_code, response.json()["error"]["key"]) == (400, "not-json")
            response = await owner.http.post(f"{room}/answer", content=b'{"text": "' + b"x" * 17_000 + b'"}')
            assert (response.status_code, response.json()["error"]["key"]) == (413, "body-too-big")
            await browser().refused("no-place", 403, f"{room}/answer", good)
            await browser().refused("link-wrong", 403, f"{room}/sit", {"secret": "nonsense"})
            await browser().refused("room-unknown", 404, "/api/rooms/nowhere/answer", good)
            await browser().refused("page-unknown", 404, "/api/nothing", get=True)
            await browser().refused("method", 405, "/api/games", {})
            assert await owner.json(room) == before
            stored = server.store.load(created["room"])
            assert stored is not None
            assert stored.moves == []

    run(test)


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"game": "chess", "seats": []}, "game-unknown"),
        ({"game": "whisper", "seats": [{"kind": "me"}]}, "seat-count"),
        ({"game": "whisper", "seats": [{"kind": "me"}] * 2, "settings": {"speed": "9"}}, "setting-unknown"),
        ({"game": "abyss", "seats": [{"kind": "me"}] * 2, "settings": {"first": "D"}}, "setting-value"),
        ({"game": "whisper", "seats": [{"kind": "me"}, {"kind": "bot", "level": "god"}]}, "level-unknown"),
        ({"game": "whisper", "seats": [{"kind": "me"}, {"kind": "bot", "level": "os:system"}]}, "level-unknown"),
        ({"game": "whisper", "seats": [{"kind": "me"}] * 2, "webhook": "file:///etc/passwd"}, "webhook"),
        ({"game": "whisper", "seats": [{"kind": "me"}] * 2, "webhook": "http://127.0.0.1/x"}, "webhook"),
        ({"game": "whisper", "seats": [{"kind": "me"}] * 2, "webhook": "http://[::1]:80/x"}, "webhook"),
        ({"game": "whisper", "seats": [{"kind": "me"}] * 2, "webhook": "http://[oops"}, "webhook"),
    ],
)
def test_a_room_that_cannot_be_is_refused(wish: object, key: str) -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            await browser().refused(key, 422, "/api/rooms", wish)
            assert server.store.rooms() == []

    run(test)


def test_posts_from_other_sites_are_refused() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            wish = {"game": "whisper", "seats": [{"kind": "me"}, {"kind": "bot"}]}
            strange = [{"origin": origin} for origin in ("http://evil.example", "null", "", "http://[", "table")]
            for headers in (*strange, {"sec-fetch-site": "cross-site"}):
                response = await browser().post("/api/rooms", wish, headers=headers)
                assert (response.status_code, response.json()["error"]["key"]) == (403, "origin")
            response = await browser().post("/api/rooms", wish, headers={"origin": "http://table"})
            assert response.status_code == 201

    run(test)


def test_every_answer_carries_the_security_headers() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            for path in ("/", "/api/games", "/api/rooms/nowhere", "/words/pl/abyss.ftl"):
                headers = (await browser().get(path)).headers
                assert "script-src 'self';" in headers["content-security-policy"]
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "no-referrer"

    run(test)


def test_too_much_at_once_is_refused() -> None:
    async def test() -> None:
        async with a_server(limits=1e-9) as (server, browser):
            server.limits.strangers.burst = 6
            statuses = [(await browser().get("/health")).status_code for _ in range(8)]
            assert statuses == [200] * 6 + [429] * 2

    run(test)


def test_a_seat_cannot_answer_faster_than_anybody_clicks() -> None:
    async def test() -> None:
        async with a_server(limits=1e-9) as (server, browser):
            server.limits.answers.burst = 1
            me = browser()
            room = (await new_room(me, "me", "me"))["room"]
            await answer(me, room, 0)
            late = {"seat": 0, "n": 1, "text": "side left", "nonce": "x"}
            await me.refused("too-many-requests", 429, f"/api/rooms/{room}/answer", late)
            await answer(me, room, 1)

    run(test)


def test_nobody_uses_up_the_answers_or_hints_of_a_seat_that_is_not_his() -> None:
    async def test() -> None:
        async with a_server(limits=1e-9) as (server, browser):
            server.limits.answers.burst = server.limits.hints.burst = 1
            me, stranger = browser(), browser()
            room = (await new_room(me, "me", "bot"))["room"]
            forged = {"seat": 0, "n": 0, "text": "side left", "nonce": "x"}
            for _ in range(3):
                await stranger.refused("no-place", 403, f"/api/rooms/{room}/answer", forged)
                await stranger.refused("no-place", 403, f"/api/rooms/{room}/hint", {"seat": 0})
            await me.send(f"/api/rooms/{room}/hint", {"seat": 0})
            await me.refused("too-many-requests", 429, f"/api/rooms/{room}/hint", {"seat": 0})
            await answer(me, room, 0)

    run(test)


def test_closer_looks_are_rationed_for_each_pair_of_eyes() -> None:
    async def test() -> None:
        async with a_server(limits=1e-9) as (server, browser):
            server.limits.looks.burst = 2
            me = browser()
            room = (await new_room(me, "me", "me"))["room"]
            for _ in range(2):
                await me.json(f"/api/rooms/{room}/at/0/survey?seat=0&thing=left")
            await me.refused("too-many-requests", 429, f"/api/rooms/{room}/at/0/survey?seat=0&thing=left", get=True)
            await me.json(f"/api/rooms/{room}/at/0/survey?seat=1&thing=left")
            server.limits.surveys.burst = 0  # and for an address, however many tables and eyes it has
            other = (await new_room(me, "me", "me"))["room"]
            await me.refused("too-many-requests", 429, f"/api/rooms/{other}/at/0/survey?seat=0&thing=left", get=True)

    run(test)


def test_a_closer_look_that_takes_long_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the other tables nor this one."""
    ending = Event()

    def survey(self: Foresight[Any], s: Any, seat: int, thing: str) -> View:
        ending.wait(20)
        return {"round": s.round}

    async def test() -> None:
        monkeypatch.setattr(Foresight, "survey", survey)
        async with a_server() as (_, browser):
            me = browser()
            room = (await new_room(me, "me", "me"))["room"]
            looking = asyncio.create_task(me.json(f"/api/rooms/{room}/at/0/survey?seat=0&thing=left"))
            await asyncio.sleep(0.05)
            await answer(me, room, 0)
            assert not looking.done()
            ending.set()
            assert await looking == {"round": 0}

    run(test)


def test_a_rate_allows_a_burst_and_then_so_many_a_second_whatever_the_clock_does() -> None:
    now = 100.0
    rate = Rate(2, 3, lambda: now)
    assert [rate.allows("a") for _ in range(4)] == [True, True, True, False]
    assert rate.allows("b")
    now += 1
    assert [rate.allows("a") for _ in range(3)] == [True, True, False]
    now -= 50
    assert not rate.allows("a")
    now += 0.5
    assert rate.allows("a")


def test_presence_names_and_links_are_told_to_those_who_listen() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            owner, guest = browser(), browser()
            created = await new_room(owner, "me", "open")
            room = created["room"]
            line = await owner.listen(room, 0)
            heard(line)
            await guest.open(created["links"][0]["url"])
            assert [m[2]["seats"][1]["joined"] for m in heard(line) if m[1] == "room"] == [True]
            theirs = await guest.listen(room, 1)
            assert [m[2]["seats"][1]["online"] for m in heard(line)] == [True]
            await guest.send(f"/api/rooms/{room}/seats/1", {"do": "name", "name": " Zosia\n "})
            assert [m[2]["seats"][1]["name"] for m in heard(line)] == ["Zosia"]
            server.table.leave(room, theirs)
            assert [m[2]["seats"][1]["online"] for m in heard(line)] == [False]

    run(test)


def test_a_crowd_that_watches_does_not_keep_players_out() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            owner, guest, watcher = browser(), browser(), browser()
            created = await new_room(owner, "me", "open")
            room = created["room"]
            await guest.open(created["links"][0]["url"])
            await watcher.open(created["spectator"])
            for who, lines in ((watcher, 64), (owner, 12)):
                for _ in range(lines):
                    await who.listen(room)
                with pytest.raises(Trouble, match="too-many-listeners"):
                    await who.listen(room)
            await guest.listen(room, 1)

    run(test)


def test_missed_moves_come_one_by_one() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            me = browser()
            room = (await new_room(me, "me", "me"))["room"]
            for seat in (0, 0, 1, 1, 0):
                await answer(me, room, seat)
            assert [p["n"] for p in moves_heard(await me.listen(room, 0))] == [5]
            assert [p["n"] for p in moves_heard(await me.listen(room, 0, (2, 0)))] == [3, 4, 5]
            assert [p["n"] for p in moves_heard(await me.listen(room, 0, (5, 0)))] == []
            assert [p["n"] for p in moves_heard(await me.listen(room, 0, (9, 0)))] == [5]
            whole = [await me.json(f"/api/rooms/{room}/at/{n}?seat=0") for n in (3, 4)]
            assert moves_heard(await me.listen(room, 0, (2, 0)))[:2] == whole

    run(test)


def test_the_same_nonce_plays_once() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            me = browser()
            room = (await new_room(me, "me", "me"))["room"]
            body = {"seat": 0, "n": 0, "line": 0, "text": "keep", "nonce": "once"}
            first = await me.send(f"/api/rooms/{room}/answer", body)
            again = await me.send(f"/api/rooms/{room}/answer", body)
            server.table.rooms.clear()  # as after a restart
            later = await me.send(f"/api/rooms/{room}/answer", body)
            assert first == again == later == {"n": 1, "line": 0}

    run(test)


def test_bots_play_and_the_log_says_so() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            me = browser()
            room = (await new_room(me, "me", "bot"))["room"]
            for _ in range(2):
                await answer(me, room, 0)
                await settle(server)
            moves = (await me.json(f"/api/rooms/{room}/log"))["moves"]
            assert {(m["seat"], m["by"]) for m in moves} == {(0, ""), (1, "bot")}

    run(test)


def test_health_and_metrics() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            me = browser()
            room = (await new_room(me, "me", "me"))["room"]
            await answer(me, room, 0)
            assert await me.json("/health") == {"well": True}
            text = (await me.get("/metrics")).text
            assert 'podziemia_answers_total{by="human"} 1\n' in text
            assert "podziemia_rooms_in_memory 1\n" in text

    run(test)
