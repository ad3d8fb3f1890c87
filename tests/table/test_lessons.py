"""A game's school at the table: lessons for one, their marks, and the model answer."""

from __future__ import annotations

from typing import Any

from tests.table.support import Browser, a_server, run

GAME = "dungeonlords"


async def lesson_room(browser: Browser, lesson: str) -> str:
    wish = {"game": GAME, "settings": {"school": lesson}, "seats": [{"kind": "me", "name": "Ala"}]}
    created = await browser.send("/api/rooms", wish, 201)
    room: str = created["room"]
    return room


async def give_up(browser: Browser, room: str) -> None:
    """Send nobody, round after round."""
    while True:
        now = (await browser.json(f"/api/rooms/{room}"))["position"]
        if now["ask"] is None:
            return
        body = {"seat": 0, "n": now["n"], "text": "done", "nonce": str(now["n"])}
        await browser.send(f"/api/rooms/{room}/answer", body)


def test_games_tell_their_lessons() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            games = {game["name"]: game for game in await browser().json("/api/games")}
            first = {"id": "training_1", "settings": {"school": "training_1"}, "minutes": 2, "whole": False}
            assert {**first, "drill": True} in games[GAME]["lessons"]
            lessons = games["abyss"]["lessons"]
            assert [lesson["id"] for lesson in lessons] == [*[f"aby-{n}" for n in range(1, 8)], "first-game"]
            assert [lesson["whole"] for lesson in lessons] == [False] * 7 + [True]
            assert not any(lesson["drill"] for lesson in lessons)

    run(test)


def test_a_lesson_has_a_teacher_a_mark_and_the_best_mark() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            pupil = browser()
            room = await lesson_room(pupil, "training_1")
            found = await pupil.json(f"/api/rooms/{room}")
            assert found["lesson"] == "training_1"
            assert found["position"]["teacher"]["says"][0] == "teacher-line"
            await pupil.refused("not-over", 403, f"/api/rooms/{room}/lesson", get=True)
            await give_up(pupil, room)
            assert (await pupil.json(f"/api/rooms/{room}"))["position"]["teacher"] is None
            report = await pupil.json(f"/api/rooms/{room}/lesson")
            assert report == {"lesson": "training_1", "mark": 3, "best": 1}

    run(test)


def test_the_best_way_is_not_worked_out_over_and_over() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            pupil = browser()
            room = await lesson_room(pupil, "training_1")
            await give_up(pupil, room)
            server.table.allows_hint = lambda name: False
            await pupil.refused("too-many-requests", 429, f"/api/rooms/{room}/lesson", get=True)
            await pupil.refused("too-many-requests", 429, f"/api/rooms/{room}/lesson", {})

    run(test)


def test_the_model_answer_is_a_room_to_look_at() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            pupil = browser()
            room = await lesson_room(pupil, "training_1_room")
            await give_up(pupil, room)
            model = (await pupil.send(f"/api/rooms/{room}/lesson", {}, 201))["room"]
            shown: Any = await pupil.json(f"/api/rooms/{model}")
            assert (shown["frozen"], shown["over"], shown["lesson"]) == (True, True, "training_1_room")
            assert (await pupil.json(f"/api/rooms/{model}/lesson"))["mark"] == 0

    run(test)


def test_a_table_that_is_no_lesson_says_so() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            owner = browser()
            seats = [{"kind": "me"}, {"kind": "open"}]
            room = (await owner.send("/api/rooms", {"game": GAME, "seats": seats}, 201))["room"]
            assert (await owner.json(f"/api/rooms/{room}"))["lesson"] is None
            await owner.refused("no-lesson", 404, f"/api/rooms/{room}/lesson", get=True)
            await browser().refused("no-place", 403, f"/api/rooms/{room}/lesson", get=True)

    run(test)
