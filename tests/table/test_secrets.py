"""Every byte a seat receives: two worlds that differ only in what is hidden from it look exactly alike.

The game of secrets is played twice with other words in the other seats' hands. Everything that comes to one seat, and
to a spectator, is written down: rooms, positions, live events, the log, reasons, refusals. The two transcripts must be
equal byte by byte, and hold no word of anybody else.
"""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import httpx
import pytest

from podziemia.kernel.match import Match
from podziemia.kernel.rng import seeded
from podziemia.kernel.state import SPECTATOR
from tests.table.support import Browser, a_server, new_room, run

SEATS = 3
LAST = 16

SALT: dict[int, str] = import_module("podziemia.games.whisper").SALT


class Transcript:
    """All that one browser was sent: bodies of answers, and the bytes of its live line."""

    def __init__(self, browser: Browser, room: str, seat: int) -> None:
        self.browser = browser
        self.room = room
        self.seat = seat
        self.bytes: list[bytes] = []

    async def open(self) -> None:
        self.line = await self.browser.listen(self.room, self.seat)

    def note(self, response: httpx.Response) -> None:
        self.bytes.append(
            f"{response.status_code} {response.headers.get('set-cookie', '')}".encode() + response.content
        )

    async def look_everywhere(self) -> None:
        """Ask for everything there is, allowed or not."""
        room, seat = f"/api/rooms/{self.room}", self.seat
        eyes = f"seat={seat}" if seat >= 0 else "seat=watch"
        for path in ("", "/log", "/why", "/preview", "/lesson", "/at/0", "/score", "/record"):
            for which in (eyes, "seat=all", f"seat={(seat + 1) % SEATS}"):
                self.note(await self.browser.get(f"{room}{path}?{which}&thing=left"))
        n = (await self.browser.json(room))["n"]
        self.note(await self.browser.get(f"{room}/at/{max(0, n - 1)}?{eyes}"))
        for wish in (
            {"seat": max(0, seat), "n": n + 1, "text": "keep", "nonce": "stale"},
            {"seat": max(0, seat), "n": n, "text": "nothing legal", "nonce": "bad"},
            {"seat": (seat + 1) % SEATS, "n": n, "text": "keep", "nonce": "other"},
        ):
            self.note(await self.browser.post(f"{room}/answer", wish))
        for path, body in (
            ("hint", {"seat": max(0, seat)}),
            ("undo/vote", {"seat": max(0, seat), "yes": False}),
            ("branch", {"n": 0, "seat": 0}),
        ):
            self.note(await self.browser.post(f"{room}/{path}", body))
        while not self.line.queue.empty():
            self.bytes.append(self.line.queue.get_nowait() or b"hung up")


NOON = 1_000_000.0
"""Time stands still, so that only what is hidden differs."""


async def play_with(salt: dict[int, str], watching: int, seed: int) -> tuple[list[bytes], list[str]]:
    """Play a game; the transcript of one pair of eyes, and all words."""
    SALT.clear()
    SALT.update(salt)
    async with a_server(seed=seed) as (server, browser):
        server.table.clock = lambda: NOON
        owner = browser()
        browsers = [owner, browser(), browser()]
        created = await new_room(owner, *["me", "open", "open"])
        room = created["room"]
        for link in created["links"]:
            await browsers[link["seat"]].open(link["url"])
        if watching == SPECTATOR:
            browsers.append(browser())
            await browsers[-1].open(created["spectator"])
        transcript = Transcript(browsers[watching], room, watching)
        await transcript.open()
        random = Random(seed)
        while True:
            content = server.table.rooms[room].content
            if content is not None and content.history.count % 5 == 1:
                await transcript.look_everywhere()
            content = server.table.rooms[room].content
            assert content is not None
            words = content.history.match.state.words
            if content.history.count >= LAST:
                SALT.clear()
                return transcript.bytes, words
            seat = random.choice(content.history.match.waiting())
            ask = content.history.match.ask_of(seat)
            options = ask.options if seat == watching else ask.options[:3]
            text = options[random.randrange(len(options))].text
            body = {"seat": seat, "n": content.history.count, "text": text, "nonce": str(content.rows)}
            response = await browsers[seat].post(f"/api/rooms/{room}/answer", body)
            assert response.status_code == 200
            if random.random() < 0.2:
                await browsers[seat].post(f"/api/rooms/{room}/undo", {"seat": seat, "to": content.history.count - 1})
                others = [s for s in range(SEATS) if s != seat]
                for other in others:
                    await browsers[other].post(f"/api/rooms/{room}/undo/vote", {"seat": other, "yes": True})


@pytest.mark.parametrize("watching", [0, 1, SPECTATOR])
def test_worlds_that_differ_in_what_is_hidden_look_alike(watching: int) -> None:
    async def test() -> None:
        seed = 7 + watching
        hidden = [seat for seat in range(SEATS) if seat != watching]
        await play_with({}, watching, seed)  # so that what answers lead to is known before the comparison
        here, words_here = await play_with({}, watching, seed)
        there, words_there = await play_with(dict.fromkeys(hidden, "other"), watching, seed)
        assert [a == b for a, b in zip(words_here, words_there, strict=True)] == [s == watching for s in range(SEATS)]
        assert here == there
        everything = b"".join(here)
        for seat in hidden:
            assert words_here[seat].encode() not in everything
        if watching >= 0:
            assert words_here[watching].encode() in everything

    run(test)


@pytest.mark.parametrize("eyes", [0, 1, SPECTATOR])
def test_abyss_dealt_again_looks_the_same_over_http(eyes: int) -> None:
    """At every quiet point of a game, all that the eyes cannot know is dealt again; not a byte changes for them."""

    async def test() -> None:
        async with a_server(seed=eyes) as (server, browser):
            owner = browser()
            room = (await new_room(owner, "me", "me", game="abyss"))["room"]
            which = f"seat={eyes}" if eyes >= 0 else "seat=watch"
            paths = [f"/api/rooms/{room}{path}?{which}&thing=lord-deck" for path in ("", "/log", "/why")]
            random = Random(eyes)
            compared = 0
            for _ in range(60):
                content = server.table.rooms[room].content if room in server.table.rooms else None
                if content is None:
                    await owner.json(f"/api/rooms/{room}")
                    content = server.table.rooms[room].content
                assert content is not None
                match = content.history.match
                if nothing_shown_since_the_quiet_point(match):
                    seen = [(await owner.get(path)).content for path in paths]
                    content.history._match = dealt_again(match, eyes)
                    assert [(await owner.get(path)).content for path in paths] == seen
                    content.history._match = match
                    compared += 1
                seat = match.waiting()[0]
                text = random.choice(match.ask_of(seat).options).text
                body = {"seat": seat, "n": content.history.count, "text": text, "nonce": str(content.rows)}
                await owner.send(f"/api/rooms/{room}/answer", body)
            assert compared >= 3

    run(test)


def nothing_shown_since_the_quiet_point(match: Match[Any]) -> bool:
    """Only then could the present question stand in the same place of another deal."""
    quiet, state = match._quiet, match.state
    if match._since or quiet is None:
        return False
    return bool((quiet.rng.draws, quiet.shown) == (state.rng.draws, state.shown))


def dealt_again(match: Match[Any], eyes: int) -> Match[Any]:
    assert match._quiet is not None
    quiet = match._quiet.copy()
    match.game.redeal(quiet, eyes, seeded("again"))
    return Match(match.game, quiet)
