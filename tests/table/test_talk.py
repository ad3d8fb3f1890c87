"""A word across the table: who may say what, how often, who hears it, and where it is kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from podziemia.table.listeners import Listener, Page
from podziemia.table.said import COMINGS
from podziemia.table.seating import MOST_COMINGS
from podziemia.table.store import Store, sqlite_url
from podziemia.table.talk import MOST_SAID, PACE_SECONDS, talk_text
from tests.table.support import Browser, Json, a_server, answer, heard, new_room, run
from tests.table.test_joining import sit, urls


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def lines_heard(listener: Listener) -> list[tuple[int, str, str]]:
    talk = [data for _, event, data in heard(listener) if event == "talk"]
    return [(line["seat"], line["kind"], line["text"]) for news in talk for line in news["lines"]]


async def two_people(browser: Any) -> tuple[Browser, Browser, str, Json]:
    host, guest = browser(), browser()
    created = await new_room(host, "me", "open")
    await sit(guest, urls(created)[1], name="Piotr")
    return host, guest, f"/api/rooms/{created['room']}", created


def words(seat: int, text: str, kind: str = "say", nonce: str = "") -> Json:
    return {"seat": seat, "kind": kind, "text": text, "nonce": nonce or f"{seat} {kind} {text[:40]}"}


def test_those_who_play_hear_it_and_those_who_watch_do_not() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            host, guest, here, created = await two_people(browser)
            watcher = browser()
            await watcher.open(created["spectator"])
            room = created["room"]
            ears = [await host.listen(room, 0), await guest.listen(room, 1), await watcher.listen(room)]
            await guest.send(f"{here}/talk", words(1, "nice-move", "phrase"))
            await guest.send(f"{here}/talk", words(1, "wow", "emote"))
            await host.send(f"{here}/talk", words(0, " <b>Hi</b>\n\u202eyou "))
            said = [(1, "sat", ""), (1, "phrase", "nice-move"), (1, "emote", "wow"), (0, "say", "<b>Hi</b> you")]
            assert [lines_heard(line) for line in ears] == [said, said, []]
            assert [line["n"] for line in await host.json(f"{here}/talk")] == [1, 2, 3, 4]
            await watcher.refused("talk-watching", 403, f"{here}/talk", get=True)
            await watcher.refused("seat-not-yours", 403, f"{here}/talk", words(1, "hello", "phrase"))

    run(test)


def test_what_is_sent_twice_is_said_once() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            host, _, here, _ = await two_people(browser)
            first = await host.send(f"{here}/talk", words(0, "Hi", nonce="x"))
            assert await host.send(f"{here}/talk", words(0, "Hi", nonce="x")) == first
            assert len(await host.json(f"{here}/talk")) == 2

    run(test)


def test_the_host_may_allow_phrases_only_or_nothing() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            host, guest, here, _ = await two_people(browser)
            await guest.refused("not-owner", 403, f"{here}/manners", {"talk": "off"})
            await host.send(f"{here}/manners", {"talk": "phrases"})
            assert (await guest.json(here))["talk"] == "phrases"
            await guest.refused("talk-phrases-only", 403, f"{here}/talk", words(1, "Hi"))
            await guest.send(f"{here}/talk", words(1, "smile", "emote"))
            await host.send(f"{here}/manners", {"talk": "off"})
            await guest.refused("talk-off", 403, f"{here}/talk", words(1, "wow", "emote"))

    run(test)


def test_five_in_twenty_seconds_and_then_the_reason() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            server.table.clock = clock = Clock()
            host, guest, here, _ = await two_people(browser)
            for n in range(5):
                await host.send(f"{here}/talk", words(0, f"{n}"))
                clock.now += 1
            assert await host.refused("talk-too-fast", 429, f"{here}/talk", words(0, "x")) == {"seconds": 15}
            await guest.send(f"{here}/talk", words(1, "quick?"))
            clock.now += 15
            await host.send(f"{here}/talk", words(0, "x"))
            await host.refused("talk-too-fast", 429, f"{here}/talk", words(0, "y"))

    run(test)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("x" * 10_000, "say"),
        ("x" * 201, "say"),
        ("", "say"),
        ("\u202e\u200b", "say"),
        ("boo", "phrase"),
        ("boo", "emote"),
    ],
)
def test_what_cannot_be_said_is_refused(text: str, kind: str) -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            host, _, here, _ = await two_people(browser)
            await host.refused("bad-request", 400, f"{here}/talk", words(0, text, kind, "n"))

    run(test)


VANDALS: dict[str, tuple[str, str]] = {
    "lines": ("one\ntwo\r\u2028three\u2029four\x00\x1b[31m", "one two three four [31m"),
    "turned": ("\u202e\u2066\u200f\u061cabc\u2069", "abc"),
    "tower": ("Z" + "\u0351" * 150, "Z" + "\u0351" * 3),
    "blank letters": ("\u3164\u2800a\u115f\uffa0", "a"),
    "joined": ("\U0001f469\u200d\U0001f680", "\U0001f469\u200d\U0001f680"),
    "script": ("</script><b onclick=x>{ $name }", "</script><b onclick=x>{ $name }"),
}


def test_a_vandal_says_one_line_of_plain_text() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            server.table.clock = clock = Clock()
            host, guest, here, _ = await two_people(browser)
            for name, (text, _) in VANDALS.items():
                clock.now += PACE_SECONDS
                await host.send(f"{here}/talk", words(0, text, nonce=name))
            said = [line["text"] for line in await guest.json(f"{here}/talk")][1:]
            assert said == [shown for _, shown in VANDALS.values()]
            for text in ("\u3164" * 5, "\u2800", "\u200d\u200d"):
                await host.refused("bad-request", 400, f"{here}/talk", words(0, text, nonce="blank"))
            for forged in (words(1, "I resign"), words(7, "x")):
                key, status = ("seat-not-yours", 403) if forged["seat"] == 1 else ("seat-unknown", 422)
                await host.refused(key, status, f"{here}/talk", forged)
            lone = b'{"seat":0,"kind":"say","nonce":"n","text":"\\ud800"}'
            assert (await host.http.post(f"{here}/talk", content=lone)).status_code == 400

    run(test)


def test_nobody_talks_so_much_that_others_cannot() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            host, guest, here, created = await two_people(browser)
            async with server.table.enter(created["room"]) as (_, room):
                for n in range(MOST_SAID):
                    room.take_told({**room.told_row("say", 0, 0.0, "blah"), "nonce": str(n)})
            await host.refused("talk-full", 409, f"{here}/talk", words(0, "one more"))
            assert (await guest.post(f"{here}/talk", words(1, "At last"))).status_code != 409

    run(test)


def test_who_hands_his_seat_to_and_fro_without_end_is_told_of_no_more() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            _, guest, here, created = await two_people(browser)
            async with server.table.enter(created["room"]) as (_, room):
                while room.said.count_of(*COMINGS) < MOST_COMINGS:
                    room.take_told(room.told_row("bot", 1, 0.0))
                before = room.said.count
            await guest.send(f"{here}/seats/1", {"do": "bot"})
            assert (await guest.json(here))["seats"][1]["played_by_bot"]
            assert len(await guest.json(f"{here}/talk")) == before

    run(test)


def test_a_clock_put_back_silences_nobody() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            server.table.clock = clock = Clock()
            host, _, here, _ = await two_people(browser)
            for n in range(5):
                await host.send(f"{here}/talk", words(0, f"{n}"))
            clock.now -= 500
            await host.send(f"{here}/talk", words(0, "again"))

    run(test)


def test_what_reads_from_right_to_left_keeps_its_direction_in_the_file() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            _, guest, here, created = await two_people(browser)
            await guest.send(f"{here}/seats/1", {"do": "name", "name": "\u05d3\u05d5\u05d3"})
            await guest.send(f"{here}/talk", words(1, "\u05e9\u05dc\u05d5\u05dd"))
            async with server.table.enter(created["room"]) as (_, room):
                told = talk_text(room)
            assert told.endswith("\u2068\u05d3\u05d5\u05d3\u2069: \u2068\u05e9\u05dc\u05d5\u05dd\u2069\n")

    run(test)


def test_talk_is_kept_with_the_room_and_not_in_the_record(tmp_path: Path) -> None:
    async def test() -> None:
        url = sqlite_url(tmp_path)
        async with a_server(Store(url)) as (_, browser):
            host, guest, here, created = await two_people(browser)
            await host.send(f"{here}/talk", words(0, "Dragons again?"))
            await guest.send(f"{here}/talk", words(1, "good-luck", "phrase"))
            await answer(host, created["room"], 0)
        async with a_server(Store(url)) as (server, browser), server.table.enter(created["room"]) as (_, room):
            told = [line[18:] for line in talk_text(room).splitlines()]
            assert "Dragons" not in room.record().text()
            assert room.rows == 1
        assert told == ["Piotr came to the table.", "me 0: Dragons again?", "Piotr: Good luck"]

    run(test)


def test_who_comes_back_hears_what_was_said_meanwhile() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            host, guest, here, created = await two_people(browser)
            line = await guest.listen(created["room"], 1)
            server.table.leave(created["room"], line)
            await host.send(f"{here}/talk", words(0, "There?"))
            held = [c.value or "" for c in guest.http.cookies.jar]
            assert lines_heard(await guest.listen(created["room"], 1))[-1] == (0, "say", "There?")
            again = await server.table.listen(created["room"], held, 1, None, Page(said=1))
            assert lines_heard(again) == [(0, "say", "There?")]

    run(test)


def test_who_comes_goes_or_lets_a_bot_play_is_told_to_all() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            host, guest, here, _ = await two_people(browser)
            await guest.send(f"{here}/seats/1", {"do": "bot"})
            await guest.send(f"{here}/seats/1", {"do": "bot"})
            await guest.send(f"{here}/seats/1", {"do": "back"})
            await host.refused("seat-not-yours", 403, f"{here}/seats/1", {"do": "leave"})
            await guest.send(f"{here}/seats/1", {"do": "leave"})
            await guest.refused("link-revoked", 403, here, get=True)
            room = await host.json(here)
            assert [hand["what"] for hand in room["hands"]] == ["sat", "bot", "back", "left"]
            assert (room["seats"][1]["joined"], room["seats"][1]["played_by_bot"]) == (False, True)
            link = (await host.send(f"{here}/seats/1", {"do": "free"}))["url"]
            zosia = browser()
            await sit(zosia, link, name="Zosia")
            room = await host.json(here)
            assert not room["seats"][1]["played_by_bot"]
            assert room["hands"][-1]["what"] == "taken"

    run(test)
