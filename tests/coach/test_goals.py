"""Puzzles with a goal: found from what the seat may know, the same every time, and told in words."""

from __future__ import annotations

from typing import Any

import pytest

from podziemia.coach import finder, goal_finder
from podziemia.coach.collection import collected
from podziemia.coach.finder import run_all
from podziemia.coach.goal import Try, first_sights, search_for, tried
from podziemia.coach.goal_finder import GoalFinder, Proof
from podziemia.coach.puzzle import Puzzle, puzzles_of
from podziemia.kernel.history import History
from podziemia.kernel.match import Match
from podziemia.kernel.record import new_record
from podziemia.kernel.registry import find_game, game_names
from podziemia.terminal.puzzles import described, message_of, solved
from podziemia.words import Speech
from tests.coach.test_puzzles import aim_of, kept, position_of
from tests.coach.test_secrecy import look_alikes

GOALS = [puzzle for name in game_names() for puzzle in puzzles_of(name) if "goal" in puzzle.kept]
SHORTEST = min(GOALS, key=lambda puzzle: puzzle.opening)


def seen(world: Match[Any], puzzle: Puzzle) -> object:
    """All that a look at the goal finds: what comes to mind, how answers fare, and how a deal is played."""
    seat = puzzle.kept["seat"]
    aim = aim_of(world, puzzle.kept)
    search = search_for(world, seat, aim, "alike")
    every = list(search.race.waiting)
    best = run_all(search, every, 2)
    answers = tried(search, best, 3).answers
    return first_sights(world, seat, aim, "alike"), {one.option.text: one.results for one in every}, answers


def test_nothing_hidden_has_a_say_in_what_reaches_a_goal() -> None:
    """In worlds that look alike to the seat, other hands of cards and other dice to come, it is all the same."""
    puzzle = next(one for one in sorted(GOALS, key=lambda one: one.opening) if position_of(one).at_rest())
    worlds = look_alikes(position_of(puzzle), puzzle.kept["seat"])
    assert len({world.digest() for world in worlds}) > 1
    looks = [seen(world, puzzle) for world in worlds]
    assert looks[1:] == looks[:-1]


def test_a_goal_gives_two_chances_and_what_they_are_made_of() -> None:
    for puzzle in GOALS:
        one = puzzle.kept
        best, obvious = [one["values"][text] for text in (one["solutions"][0], one["obvious"])]
        assert goal_finder.GOOD <= best <= 1.0, puzzle.id
        assert goal_finder.FAIR <= obvious <= best - goal_finder.A_GAP + 0.001, puzzle.id
        assert one["gap"] >= finder.SURE * one["margin"] - 0.001
        assert one["line"][0]["text"] == one["solutions"][0]
        assert not one["counted"]


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_terminal_tells_the_goal(lang: str) -> None:
    speech = Speech(lang, find_game(SHORTEST.game))
    target = speech.name(SHORTEST.kept["goal"]["told"]["thing"]).split()[0][:4]
    assert message_of(SHORTEST.kept) == "puzzle-solved-goal"
    for told in (described(speech, 1, SHORTEST), solved(speech, 1, SHORTEST)):
        assert target.lower() in told.lower()


def test_what_is_done_takes_turns_where_the_question_is_the_same() -> None:
    found = [kept(id, "turn", gap, 0.9) for id, gap in (("a", 0.4), ("b", 0.3), ("c", 0.2))]
    for one in found:
        one["goal"] = GOALS[0].kept["goal"]
    found[2]["solutions"] = ["run"]
    assert {one["id"] for one in collected(found, 2)} == {"a", "c"}


def test_the_best_answer_given_late_counts_for_what_put_it_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two orders of the same turn are no puzzle; the best answer itself is put off by nothing."""
    puzzle = SHORTEST
    search = search_for(position_of(puzzle), puzzle.kept["seat"], aim_of(position_of(puzzle), puzzle.kept), "late")
    best, other = search.race.waiting[:2]
    monkeypatch.setattr(goal_finder, "tried", lambda search, runner, deal, then: Try(then is best, [], []))
    proof = Proof.__new__(Proof)
    proof.search, proof.best = search, best
    assert all(one.reached for one in proof.play(other, 3))
    assert not any(one.reached for one in proof.play(best, 3))


def test_games_without_aims_have_no_goals() -> None:
    history = History(new_record(find_game("abyss"), 2, "no goals", {}))
    ask = history.match.ask_of(history.match.waiting()[0])
    assert GoalFinder(find_game("abyss"), "1", {}, []).look_at(history, ask.seat, ask) is None
