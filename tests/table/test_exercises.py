"""Exercises at the table: a pupil alone with puppets, a teacher, slips that are taken back, an end that is no wall."""

from __future__ import annotations

import asyncio
from typing import Any

from podziemia.kernel.facets.course import Exercise
from podziemia.kernel.registry import find_game
from tests.table.support import Browser, a_server, run

GAME = "abyss"


def model(lesson: str) -> tuple[str, ...]:
    school = find_game(GAME).school
    found = school.lesson_of({"school": lesson}) if school is not None else None
    assert isinstance(found, Exercise)
    return found.model


class Pupil:
    """A browser that has gone to a lesson alone."""

    def __init__(self, browser: Browser, room: str) -> None:
        self.browser = browser
        self.room = room

    async def now(self) -> Any:
        return (await self.browser.json(f"/api/rooms/{self.room}"))["position"]

    async def asked(self) -> Any:
        """The position once the puppets have answered."""
        while True:
            now = await self.now()
            if now["ask"] is not None or not now["waiting"]:
                return now
            await asyncio.sleep(0)

    async def answer(self, *texts: str) -> Any:
        for text in texts:
            now = await self.asked()
            body = {"seat": 0, "n": now["n"], "line": now["line"], "text": text, "nonce": f"{now['n']} {now['line']}"}
            await self.browser.send(f"/api/rooms/{self.room}/answer", body)
        return await self.asked()

    async def take_back(self, to: int) -> Any:
        await self.browser.send(f"/api/rooms/{self.room}/undo", {"seat": 0, "to": to})
        return await self.asked()


async def go_to(browser: Browser, lesson: str) -> Pupil:
    wish = {"game": GAME, "settings": {"school": lesson}, "seats": [{"kind": "me", "name": "Ala"}]}
    return Pupil(browser, (await browser.send("/api/rooms", wish, 201))["room"])


def test_a_pupil_comes_alone_and_finds_the_others_there() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            pupil = await go_to(browser(), "aby-1")
            room = await pupil.browser.json(f"/api/rooms/{pupil.room}")
            assert [(seat["kind"], seat["level"]) for seat in room["seats"]] == [("human", ""), ("bot", "puppet")]
            game = await go_to(pupil.browser, "first-game")
            room = await pupil.browser.json(f"/api/rooms/{game.room}")
            assert [seat["level"] for seat in room["seats"]] == ["", "easy"]
            assert room["position"]["teacher"]["says"] == ["first-start"]

    run(test)


def test_nobody_seats_a_puppet_at_a_game() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            seats = [{"kind": "me"}, {"kind": "bot", "level": "puppet"}]
            await browser().refused("level-unknown", 422, "/api/rooms", {"game": GAME, "seats": seats})

    run(test)


def test_the_teacher_speaks_points_ticks_and_shows() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            pupil = await go_to(browser(), "aby-3")
            start = (await pupil.asked())["teacher"]
            assert start == {
                "says": ["teach-aby-3-1"],
                "point": "exploration-deck",
                "step": 1,
                "steps": 2,
                "goals": [{"says": "goal-aby-3-1", "met": False}, {"says": "goal-aby-3-2", "met": False}],
                "slip": None,
                "next": "explore",
                "off": None,
                "given": None,
                "stopped": False,
                "mark": None,
            }
            sold = (await pupil.answer("explore", "go-on"))["teacher"]
            assert (sold["says"], sold["step"], sold["point"]) == (["teach-aby-3-2"], 2, "crab-3")
            assert [goal["met"] for goal in sold["goals"]] == [True, False]
            end = await pupil.answer("take crab-3")
            assert end["teacher"]["mark"] == {"done": True, "lost": 0}
            assert (end["ask"], end["waiting"], end["teacher"]["stopped"]) == (None, [], True)

    run(test)


def test_a_slip_is_played_told_and_taken_back() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            pupil = await go_to(browser(), "aby-1")
            slipped = (await pupil.answer("recruit jailer"))["teacher"]
            assert slipped["slip"] == {"says": "slip-aby-1-1", "to": 0}
            assert (slipped["off"], slipped["next"]) == (0, None)
            again = await pupil.take_back(0)
            assert (again["teacher"]["slip"], again["teacher"]["next"]) == (None, "recruit miller")
            assert (await pupil.answer(*model("aby-1")))["teacher"]["mark"] == {"done": True, "lost": 0}

    run(test)


def test_after_a_lesson_nothing_is_asked_but_answers_may_be_taken_back() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            pupil = await go_to(browser(), "aby-1")
            end = await pupil.answer("recruit jailer", "pay seahorse-4", "pay squid-3", "pay crab-2", "done")
            assert end["teacher"]["mark"] == {"done": True, "lost": 3}
            assert end["teacher"]["slip"] == {"says": "slip-aby-1-1", "to": 0}
            body = {"seat": 0, "n": end["n"], "text": "explore", "nonce": "late"}
            await pupil.browser.refused("lesson-over", 409, f"/api/rooms/{pupil.room}/answer", body)
            assert (await pupil.take_back(0))["ask"]["kind"] == "turn.action"

    run(test)


def test_even_the_end_of_the_game_can_be_taken_back_in_a_lesson() -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            pupil = await go_to(browser(), "aby-7")
            await pupil.answer("recruit peddler", "pay shellfish-5")
            assert (await pupil.browser.json(f"/api/rooms/{pupil.room}"))["over"]
            await pupil.take_back(0)
            server.table.rooms.clear()  # read again from the store, it is open too
            assert not (await pupil.browser.json(f"/api/rooms/{pupil.room}"))["over"]
            assert (await pupil.answer(*model("aby-7")))["teacher"]["mark"] == {"done": True, "lost": 0}

    run(test)


def test_the_model_answer_of_an_exercise_is_a_room_to_look_at() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            pupil = await go_to(browser(), "aby-3")
            await pupil.browser.refused("not-over", 403, f"/api/rooms/{pupil.room}/lesson", {})
            await pupil.answer("explore", "take shellfish-1")
            shown = (await pupil.browser.send(f"/api/rooms/{pupil.room}/lesson", {}, 201))["room"]
            room = await pupil.browser.json(f"/api/rooms/{shown}")
            assert (room["frozen"], room["position"]["teacher"]["mark"]) == (True, {"done": True, "lost": 0})
            await pupil.browser.refused("no-lesson", 404, f"/api/rooms/{pupil.room}/lesson", get=True)

    run(test)
