"""Endings: the last answers of a game, counted or played to the end, whatever anybody would judge."""

from __future__ import annotations

from typing import Any

import pytest

from podziemia.bots.lots import Lots
from podziemia.bots.worlds import by_prior
from podziemia.coach import ending, finder
from podziemia.coach.ending import Care, Results, TooLongError, counted_endings, is_near_the_end, search_by_results
from podziemia.coach.finder import COUNTED, PLAYED, Finder, Length
from podziemia.kernel.history import History, replayed
from podziemia.kernel.match import Match
from podziemia.kernel.record import Move, Record, new_record
from podziemia.kernel.registry import find_game

PATIENT = Care(20_000, 2)


def played_out(name: str, seats: int, seed: str) -> Record:
    """A game in which everybody does what looks best."""
    history = History(new_record(find_game(name), seats, seed, {}))
    chance = Lots(seed)
    while not history.match.over:
        match = history.match
        seat = match.waiting()[0]
        history.play(seat, by_prior(match.game.mind, match.state, match.ask_of(seat), chance).text)
    return history.record()


def before_the_end(record: Record, answers: int) -> Match[Any]:
    cut = new_record(find_game(record.game), record.seats, record.seed, record.settings)
    cut.moves = record.moves[: len(record.moves) - answers]
    return replayed(cut, forkable=True)


def last_question(record: Record, options: int = 2) -> tuple[Match[Any], Move]:
    """The last one at rest with so many answers, and what was answered."""
    for answers in range(1, len(record.moves)):
        match = before_the_end(record, answers)
        move = record.moves[-answers]
        if match.at_rest() and len(match.ask_of(move.seat).options) >= options:
            return match, move
    raise AssertionError("a game has questions")


@pytest.fixture(scope="module")
def tyrants() -> Record:
    return played_out("tyrants", 2, "endings")


def test_the_last_answers_are_worth_what_the_game_ends_with(tyrants: Record) -> None:
    match, move = last_question(tyrants)
    ends = counted_endings(match, move.seat, "count", PATIENT)
    assert set(ends) == {option.text for option in match.ask_of(move.seat).options}
    for text, end in ends.items():
        world = match.fork()
        for answer in end.line:
            world.play(move.seat, answer)
        scores = [score.total for score in match.game.scores(world.state)]
        assert world.over, text
        assert end.lead == scores[move.seat] - max(scores[: move.seat] + scores[move.seat + 1 :])


def test_while_others_decide_nothing_is_counted(tyrants: Record) -> None:
    other = next(answers for answers in range(1, 200) if tyrants.moves[-answers].seat != tyrants.moves[-1].seat)
    match = before_the_end(tyrants, other)
    assert not counted_endings(match, tyrants.moves[-other].seat, "count", PATIENT)


def test_patience_ends(tyrants: Record) -> None:
    match, move = last_question(tyrants)
    assert not counted_endings(match, move.seat, "count", Care(1, 1))


def test_the_end_is_near_only_at_the_end(tyrants: Record) -> None:
    match, move = last_question(tyrants)
    assert is_near_the_end(match, move.seat, "near")
    start = before_the_end(tyrants, len(tyrants.moves) - 20)
    assert not is_near_the_end(start, start.waiting()[0], "near")


def test_results_alone_count(tyrants: Record) -> None:
    """Every deal ends with a winner; where one does not come to the end, nothing is said."""
    match, move = last_question(tyrants)
    search = search_by_results(match, move.seat, "results")
    runner = search.race.waiting[0]
    assert all(max(search.run(runner, deal)) in (0.5, 1.0) for deal in range(4))
    with pytest.raises(TooLongError):
        Results(match.game.mind).utility(match.state)


@pytest.mark.parametrize("how", [COUNTED, PLAYED])
def test_endings_are_found_at_the_end_only(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a finder that believes everything at once."""
    for name in ("QUICK", "LONGER", "LONG"):
        monkeypatch.setattr(finder, name, Length(2, 2))
    for name in ("A_GAP", "TO_THE_NEXT", "SURE", "HOPEFUL", "COUNTED_GAP"):
        monkeypatch.setattr(finder, name, -1.0)
    monkeypatch.setattr(finder, "MISSED", 0.01)
    monkeypatch.setattr(finder, "FEW", 0)
    monkeypatch.setattr(finder, "is_open", lambda match, seat, name: True)
    games = Finder(find_game("abyss"), "1", {}, [], how)
    found = next(one for number in range(20) for one in games.look_through(number))
    assert found["ending"]
    assert found["counted"] == (how == COUNTED)
    assert how == PLAYED or sum([part["points"] for part in found["score"]]) == found["gap"]
    assert len(found["moves"]) > ending.LAST_ANSWERS
