"""Puzzles at the table: the game comes to its position, one answer decides, and a wrong one may be taken back."""

from __future__ import annotations

from typing import Any

from podziemia.coach.puzzle import Puzzle, puzzles_of
from podziemia.kernel.registry import game_names
from tests.table.support import Browser, a_server, run

PUZZLE: Puzzle = next(puzzle for name in game_names() for puzzle in puzzles_of(name) if len(puzzle.model) == 1)
ADDRESS = f"/api/games/{PUZZLE.game}/puzzles/{PUZZLE.id}"
SEAT = PUZZLE.pupil


async def sit_down(browser: Browser) -> str:
    made: dict[str, Any] = await browser.send(ADDRESS, {"name": "Ala"}, 201)
    room: str = made["room"]
    return room


async def answer(browser: Browser, room: str, text: str) -> Any:
    """The position after this answer."""
    now = (await browser.json(f"/api/rooms/{room}"))["position"]
    body = {"seat": SEAT, "n": now["n"], "line": now["line"], "text": text, "nonce": f"{now['n']} {now['line']}"}
    await browser.send(f"/api/rooms/{room}/answer", body)
    return (await browser.json(f"/api/rooms/{room}"))["position"]


def test_a_puzzle_is_a_table_for_one_at_which_the_game_has_come_to_its_position() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            ala = browser()
            room = await ala.json(f"/api/rooms/{await sit_down(ala)}")
            assert room["puzzle"] == PUZZLE.id
            assert room["lesson"] is None
            assert room["you"]["seats"] == [SEAT]
            assert [seat["kind"] for seat in room["seats"]].count("human") == 1
            position = room["position"]
            assert position["n"] == PUZZLE.opening
            assert position["ask"]["kind"] == PUZZLE.kept["kind"]
            assert position["undo"] is None, "what others played to come here is not the pupil's to take back"
            assert not position["teacher"]["stopped"]

    run(test)


def test_a_wrong_answer_is_taken_back_and_the_right_one_solves_it() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            ala = browser()
            room = await sit_down(ala)
            wrong = await answer(ala, room, PUZZLE.kept["obvious"])
            told = wrong["teacher"]
            assert wrong["ask"] is None
            assert (told["stopped"], told["mark"]["done"], told["off"]) == (True, False, PUZZLE.opening)
            assert told["given"] == PUZZLE.kept["obvious"]
            too_far = {"seat": SEAT, "to": PUZZLE.opening - 1}
            await ala.refused("undo-nothing", 422, f"/api/rooms/{room}/undo", too_far)
            await ala.send(f"/api/rooms/{room}/undo", {"seat": SEAT, "to": PUZZLE.opening})
            right = await answer(ala, room, PUZZLE.model[0])
            assert right["teacher"]["mark"]["done"]
            assert right["waiting"] == []

    run(test)


def test_what_is_behind_it_can_be_asked_for_and_strangers_to_it_are_told() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            ala = browser()
            behind = await ala.json(ADDRESS)
            assert behind["solutions"] == PUZZLE.kept["solutions"]
            assert behind["values"][behind["obvious"]] < behind["values"][behind["solutions"][0]]
            await ala.refused("puzzle-unknown", 404, f"/api/games/{PUZZLE.game}/puzzles/nothing", {})
            games = await ala.json("/api/games")
            shown = next(game for game in games if game["name"] == PUZZLE.game)["puzzles"]
            assert [one["id"] for one in shown] == [puzzle.id for puzzle in puzzles_of(PUZZLE.game)]
            assert not {"solutions", "obvious"} & set(shown[0])

    run(test)


def test_who_plays_on_from_a_puzzle_plays_a_game_like_any_other() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            ala = browser()
            room = await sit_down(ala)
            made = await ala.send(f"/api/rooms/{room}/branch", {"n": PUZZLE.opening, "seat": SEAT}, 201)
            assert (await ala.json(f"/api/rooms/{made['room']}"))["puzzle"] is None

    run(test)
