"""Reviews at the table: made in the background, kept with the room, never of a running game; and warnings."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from podziemia.coach import DEPTHS, Depth, Found, Judged, weigh
from podziemia.coach.depth import Look
from podziemia.table import thinking
from podziemia.table.backup import back_up, restore
from podziemia.table.store import Store, sqlite_url
from podziemia.table.thinking import Position
from tests.coach.games import played
from tests.table.support import Browser, FirstThinker, Json, a_server, heard, new_room, run
from tests.table.test_wire import check

MOVES = 24


@pytest.fixture(autouse=True)
def glance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(DEPTHS, "standard", Depth(1, Look(3, 12, 5), Look(3, 12, 5), 2))
    monkeypatch.setattr(thinking, "FIRST_SECONDS", 0.001)
    monkeypatch.setattr(thinking, "REVIEW_SECONDS", 0.05)
    thinking.opened.cache_clear()


class Stubborn(FirstThinker):
    """Draws curves, and then fails."""

    async def review(self, position: Position, depth: str, found: Found | None) -> Found:
        assert found is None
        return await super().review(position, depth, found)


class Slow(FirstThinker):
    """Never comes to an end."""

    async def review(self, position: Position, depth: str, found: Found | None) -> Found:
        await asyncio.sleep(3600)
        raise AssertionError


async def brought(browser: Browser) -> str:
    created: Json = (await browser.post("/api/records", content=played("abyss", 2, MOVES).text().encode())).json()
    return f"/api/rooms/{created['room']}"


async def ready(browser: Browser, room: str) -> Any:
    """The review once nobody is at it any more."""
    while (review := await browser.json(f"{room}/review"))["state"] == "working":
        await asyncio.sleep(0.02)
    return review


def test_a_brought_record_is_reviewed_part_by_part_kept_and_backed_up(tmp_path: Path) -> None:
    async def test() -> None:
        store = Store(sqlite_url(tmp_path))
        async with a_server(store) as (_, browser):
            me = browser()
            room = await brought(me)
            assert (await me.json(f"{room}/review")) == {"state": "none", "judged": 0, "asked": 0, "found": None}
            line = await me.listen(room.removeprefix("/api/rooms/"))
            begun = await me.send(f"{room}/review", {}, 202)
            assert begun["state"] == "working"
            review = await ready(me, room)
            check(review, "table", "Review")
            told = [data for _, event, data in heard(line) if event == "review"]
            for news in told:
                check(news, "table", "ReviewNews")
        assert review["state"] == "done"
        assert review["judged"] == review["asked"] == MOVES
        assert len(review["found"]["curves"]) == MOVES + 1
        assert told[0]["judged"] == 0
        assert [news["judged"] for news in told] == sorted(news["judged"] for news in told)
        back_up(store, tmp_path / "all.gz")
        (tmp_path / "new").mkdir()
        restored = Store(sqlite_url(tmp_path / "new"))
        restore(restored, tmp_path / "all.gz")
        async with a_server(restored, thinker=Stubborn()) as (_, browser):
            again = browser()
            again.http.cookies = me.http.cookies
            assert (await again.send(f"{room}/review", {}))["found"] == review["found"]

    run(test)


def test_the_better_line_is_walked_and_whoever_plays_on_from_there_is_warned(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            me = browser()
            room = await brought(me)
            await me.send(f"{room}/review", {}, 202)
            decisions = (await ready(me, room))["found"]["decisions"]
            worst = max(decisions, key=lambda one: one["error"])
            line = await me.json(f"{room}/review/{worst['move']}/line")
            check(line, "table", "BetterLine")
            assert [{**step, "view": None} for step in line["steps"]] == [{**s, "view": None} for s in worst["line"]]
            fine = next(one for one in decisions if one["best"] == one["played"])
            await me.refused("review-none", 404, f"{room}/review/{fine['move']}/line", get=True)
            await warned(me, room, worst)

    monkeypatch.setattr("podziemia.coach.warning.COSTLY", 0.02)
    monkeypatch.setattr("podziemia.coach.warning.LOOK", Look(6, 48, 16))
    monkeypatch.setattr(thinking, "weigh", partial(weigh, seconds=60.0))
    run(test)


async def warned(me: Browser, room: str, worst: Judged) -> None:
    """Play on from before the mistake: the same answer is weighed as costly, the better one is not."""
    n, seat = worst["move"] - 1, worst["seat"]
    there = f"/api/rooms/{(await me.send(f'{room}/branch', {'n': n, 'seat': seat}, 201))['room']}"
    verdict = await me.send(f"{there}/weigh", {"seat": seat, "n": n, "text": worst["played"]})
    check(verdict, "table", "Weighed")
    assert verdict["cost"]["error"] > 0
    assert sum(part["chance"] for part in verdict["cost"]["parts"]) == pytest.approx(verdict["cost"]["error"], abs=0.01)
    best = {"seat": seat, "n": n, "text": verdict["cost"]["best"]}
    assert await me.send(f"{there}/weigh", best) == {"cost": None}
    assert (await me.json(there))["n"] == n  # nothing was played
    await me.refused("not-legal", 422, f"{there}/weigh", {**best, "text": "fly"})
    await me.refused("stale", 409, f"{there}/weigh", {**best, "n": n - 1})


def test_a_running_game_is_never_reviewed() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            me = browser()
            room = f"/api/rooms/{(await new_room(me, 'me', 'bot'))['room']}"
            for path in ("review", "review/1/line"):
                await me.refused("not-over", 403, f"{room}/{path}", get=True)
            await me.refused("not-over", 403, f"{room}/review", {})
            await browser().refused("no-place", 403, f"{room}/review", {})

    run(test)


def test_a_review_that_stopped_goes_on() -> None:
    async def test() -> None:
        async with a_server(thinker=Stubborn()) as (server, browser):
            me = browser()
            room = await brought(me)
            await me.send(f"{room}/review", {}, 202)
            stopped = await ready(me, room)
            assert (stopped["state"], stopped["judged"]) == ("stopped", 0)
            server.table.thinker = FirstThinker()
            assert (await me.send(f"{room}/review", {}, 202))["found"]["curves"] == stopped["found"]["curves"]
            assert (await ready(me, room))["state"] == "done"

    run(test)


def test_an_address_has_one_review_made_at_a_time() -> None:
    async def test() -> None:
        async with a_server(thinker=Slow(), limits=1) as (_, browser):
            me = browser()
            first, second = await brought(me), await brought(me)
            await me.send(f"{first}/review", {}, 202)
            await me.send(f"{first}/review", {}, 202)
            await me.refused("too-many-reviews", 429, f"{second}/review", {})

    run(test)


def test_no_game_is_reviewed_by_the_depth_of_a_laboratory() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            me = browser()
            room = await brought(me)
            await me.refused("bad-request", 400, f"{room}/review", {"depth": "deep"})

    run(test)


def test_nothing_is_weighed_where_people_play() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            me = browser()
            room = f"/api/rooms/{(await new_room(me, 'me', 'open', game='abyss'))['room']}"
            await me.refused("not-alone", 403, f"{room}/weigh", {"seat": 0, "n": 0, "text": "explore"})
            await browser().refused("no-place", 403, f"{room}/weigh", {"seat": 0, "n": 0, "text": "explore"})

    run(test)
