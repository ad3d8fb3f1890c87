"""Puzzles: each leads to its position, has one clearly best answer and a worse one that comes to mind first."""

from __future__ import annotations

from math import inf
from types import SimpleNamespace
from typing import Any

import pytest

from podziemia.coach import finder
from podziemia.coach.collection import collected, written
from podziemia.coach.depth import Look
from podziemia.coach.ending import CAREFULLY, counted_endings, search_by_results
from podziemia.coach.finder import Finder, Length
from podziemia.coach.goal import search_for, tried
from podziemia.coach.judge import Judgement, catch_up, judge_answer, proved
from podziemia.coach.puzzle import Kept, Puzzle, puzzles_of
from podziemia.kernel.classroom import Classroom
from podziemia.kernel.facets.aims import Aim
from podziemia.kernel.history import History, replayed
from podziemia.kernel.match import Match
from podziemia.kernel.registry import find_game, game_names
from podziemia.terminal.puzzles import goal_of, scored
from podziemia.words import Speech
from tests.coach.test_secrecy import GAMES, asked_alike, look_alikes
from tests.support.kit import positions

WITH_PUZZLES = [name for name in game_names() if puzzles_of(name)]
every_game = pytest.mark.parametrize("name", WITH_PUZZLES)
SHORT = Look(12, 24, 60)


def position_of(puzzle: Puzzle) -> Match[Any]:
    return replayed(puzzle.record(), forkable=True)


def surest(name: str) -> Puzzle:
    """The one that a short look confirms most easily; short openings first, because they are cheap, and of those that
    are searched endings, because no judgement has a say in them."""
    searched = [puzzle for puzzle in puzzles_of(name) if not puzzle.kept["counted"]] or puzzles_of(name)
    searched = [puzzle for puzzle in puzzles_of(name) if puzzle.kept["ending"]] or searched
    return max(searched, key=lambda one: one.kept["gap"] / (one.kept["margin"] + 0.01) / (100 + one.opening))


@every_game
def test_every_puzzle_is_a_position_of_a_real_game_with_a_solution_and_a_temptation(name: str) -> None:
    for puzzle in puzzles_of(name):
        kept = puzzle.kept
        match = position_of(puzzle)
        texts = [option.text for option in match.ask_of(kept["seat"]).options]
        assert match.digest() == kept["digest"], puzzle.id
        assert {*kept["solutions"], kept["obvious"], *kept["values"]} <= set(texts), puzzle.id
        assert kept["obvious"] not in kept["solutions"]
        best = kept["values"][kept["solutions"][0]]
        assert best - kept["values"][kept["obvious"]] == pytest.approx(kept["gap"], abs=0.011)
        others = [value for text, value in kept["values"].items() if text not in kept["solutions"]]
        assert max(others) < best, puzzle.id


@every_game
def test_a_series_gets_harder_and_every_reason_has_words(name: str) -> None:
    puzzles = [puzzle.kept for puzzle in puzzles_of(name)]
    levels = [kept["level"] for kept in puzzles]
    assert levels == sorted(levels)
    assert set(levels) <= {1, 2, 3}
    assert len({kept["id"] for kept in puzzles}) == len(puzzles)
    for lang in ("en", "pl"):
        speech = Speech(lang, find_game(name))
        for kept in puzzles:
            assert all(speech.words.has(speech.id("part", part["part"])) for part in kept["parts"])
            assert all(scored(speech, kept, part["part"]) for part in kept["score"])
            assert speech.words.has(speech.id("ask", kept["kind"]))
            assert "goal" not in kept or (kept["goal"]["told"]["thing"] and goal_of(speech, kept))


def confirm(puzzle: Puzzle, look: Look) -> None:
    """The solution is better than the obvious answer, by the solver or by a search that the puzzle was not found by."""
    kept = puzzle.kept
    match = position_of(puzzle)
    if kept["counted"]:
        assert counted_anew(match, kept) == pytest.approx(kept["values"], abs=0.006)
        return
    best = kept["solutions"][0]
    if "goal" in kept:
        confirm_by_goal(match, kept, look)
        return
    if kept["ending"]:
        confirm_by_results(match, kept, look)
        return
    found = judge_answer(match, kept["seat"], kept["obvious"], look, "another look", only=best)
    assert found is not None
    assert found.best == best, puzzle.id
    assert found.error > 0.0


def counted_anew(match: Match[Any], kept: Kept) -> dict[str, float]:
    if not kept["ending"]:
        return match.game.mind.counted(match, kept["seat"])
    ends = counted_endings(match, kept["seat"], "anew", CAREFULLY)
    best, obvious = ends[kept["solutions"][0]], ends[kept["obvious"]]
    changes = {part: best.sheet[part] - obvious.sheet[part] for part in best.sheet}
    assert {part["part"]: part["points"] for part in kept["score"]} == {part: n for part, n in changes.items() if n}
    return {text: end.lead if end.sure else kept["values"][text] for text, end in ends.items()}


def confirm_by_results(match: Match[Any], kept: Kept, look: Look) -> None:
    """In deals played to the end of the game."""
    search = search_by_results(match, kept["seat"], "another look")
    side = next(side for side in match.game.sides(match.state.seats) if kept["seat"] in side)
    best, obvious = [
        next(runner for runner in search.race.waiting if runner.option.text == text)
        for text in (kept["solutions"][0], kept["obvious"])
    ]
    found = proved(search, best, obvious, side, look.proof, inf)
    assert found.best == kept["solutions"][0]
    assert found.error > 0.0


def confirm_by_goal(match: Match[Any], kept: Kept, look: Look) -> None:
    """In deals played until the goal is reached or the turn over, by a search that begins anew."""
    seat = kept["seat"]
    search = search_for(match, seat, aim_of(match, kept), "another look")
    chances = {}
    for text in (kept["solutions"][0], kept["obvious"]):
        runner = next(one for one in search.race.waiting if one.option.text == text)
        catch_up(search, runner, look.proof, inf)
        tries = [tried(search, runner, look.proof + deal) for deal in range(look.proof)]
        chances[text] = sum([one.reached for one in tries]) / look.proof
    assert chances[kept["solutions"][0]] > chances[kept["obvious"]], kept["id"]


def aim_of(match: Match[Any], kept: Kept) -> Aim[Any]:
    aims = match.game.aims
    assert aims is not None
    return aims.aim(match.state, match.ask_of(kept["seat"]), kept["goal"]["name"])


@every_game
def test_a_short_search_confirms_the_surest(name: str) -> None:
    confirm(surest(name), SHORT)


@pytest.mark.deep
@every_game
def test_a_long_search_confirms_all(name: str) -> None:
    for puzzle in puzzles_of(name):
        confirm(puzzle, Look(40, 80, 400))


@pytest.mark.parametrize("name", WITH_PUZZLES[:1])
def test_one_answer_decides(name: str) -> None:
    puzzle = puzzles_of(name)[0]
    for text, done in ((puzzle.model[0], True), (puzzle.kept["obvious"], False)):
        room = Classroom(puzzle, History(puzzle.record()))
        assert not room.stopped
        assert not room.note(0).stopped
        room.history.play(puzzle.pupil, text)
        note = room.note(room.history.count)
        assert note.stopped
        assert note.mark is not None
        assert note.mark.done == done
        assert (note.off == puzzle.opening) == (not done)
        room.history.take_back(puzzle.opening, puzzle.pupil)
        assert not room.stopped


# ---- finding ----


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A finder that believes everything at once."""
    for name in ("QUICK", "LONGER", "LONG"):
        monkeypatch.setattr(finder, name, Length(2, 2))
    for name in ("A_GAP", "TO_THE_NEXT", "SURE", "HOPEFUL", "MISSED"):
        monkeypatch.setattr(finder, name, -1.0)
    monkeypatch.setattr(finder, "SIGHTS", 3)
    monkeypatch.setattr(finder, "LONGEST_OPENING", 60)


@pytest.mark.usefixtures("hasty")
def test_the_same_seed_finds_the_same_puzzles() -> None:
    first, again = [list(Finder(find_game("abyss"), "4", {}, []).look_through(0)) for _ in range(2)]
    assert first
    assert first == again
    match = position_of(Puzzle("abyss", first[0]))
    assert match.digest() == first[0]["digest"]


@pytest.mark.usefixtures("hasty")
def test_kinds_of_question_can_be_chosen() -> None:
    found = list(Finder(find_game("abyss"), "1", {}, ["explore.take-or-go-on"]).look_through(0))
    assert {one["kind"] for one in found} <= {"explore.take-or-go-on"}


@pytest.mark.parametrize("name", ["abyss", "tyrants"])
def test_nothing_hidden_has_a_say_in_what_is_best(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In worlds that look alike to the seat the answers race alike."""
    for constant in ("A_GAP", "HOPEFUL"):
        monkeypatch.setattr(finder, constant, -1.0)
    judged = 0
    for number, match in enumerate(positions(find_game(name), GAMES[name], "secret")):
        if number % 5 or match.over or not match.at_rest():
            continue
        seat = match.waiting()[0]
        worlds = look_alikes(match, seat)
        options = asked_alike(worlds, seat)
        if len(options) < 2:
            continue
        found = [finder.race(world, seat, options[-1], Length(2, 3), "alike") for world in worlds]
        assert found[1:] == found[:-1]
        judged += found[0] is not None
        if judged == 2:
            return
    pytest.fail("nothing to compare")


def test_what_was_only_raced_is_worth_less_than_what_was_proved() -> None:
    """The race had kinder deals than the proof; what it told of the others counts from the winner down."""

    def raced(text: str, value: float) -> Any:
        return SimpleNamespace(option=SimpleNamespace(text=text), totals=[4 * value, 0.0], results=[None] * 4)

    gap = Judgement("best", 0.5, 0.55, 0.01, 100, [])
    alike, others = [raced("best", 0.625)], [raced("close", 0.6), raced("obvious", 0.55)]
    values = finder.values_of(others, alike, [0], gap, "obvious")
    assert values == {"best": 0.55, "close": 0.525, "obvious": 0.5}


# ---- keeping ----


def kept(id: str, kind: str, gap: float, missed: float) -> Kept:
    return {
        "id": id,
        "level": 0,
        "seats": 2,
        "seed": "",
        "settings": {},
        "moves": [],
        "digest": "",
        "seat": 0,
        "kind": kind,
        "because": "",
        "n": 0,
        "solutions": ["a"],
        "obvious": "b",
        "missed": missed,
        "counted": False,
        "ending": False,
        "values": {},
        "gap": gap,
        "margin": 0.01,
        "deals": 100,
        "parts": [],
        "score": [],
        "line": [],
        "why": [],
    }


def test_kinds_take_turns_and_the_clearest_are_kept() -> None:
    found = [kept("a", "pay", 0.2, 0.9), kept("b", "pay", 0.1, 0.9), kept("c", "turn", 0.05, 0.9)]
    assert {one["id"] for one in collected(found, 2)} == {"a", "c"}
    assert {one["id"] for one in collected([*found, *found], 9)} == {"a", "b", "c"}


def test_small_gaps_that_everybody_misses_come_last() -> None:
    found = [kept("hard", "pay", 0.05, 1.0), kept("fair", "pay", 0.1, 0.8), kept("easy", "pay", 0.2, 0.7)]
    series = collected(found, 3)
    assert [(one["id"], one["level"]) for one in series] == [("easy", 1), ("fair", 2), ("hard", 3)]
    assert written(series).count("\n") == 5
