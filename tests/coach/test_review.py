"""A review: what it finds, that it adds up, and that it may be put down at any time."""

import json
from math import isclose

import pytest

from podziemia.coach import DEPTHS, Depth, Found, Judged, Review
from podziemia.coach.depth import Look
from podziemia.coach.sums import costliest, moved, turning_points
from podziemia.kernel.history import History
from podziemia.kernel.record import Record, new_record
from podziemia.kernel.registry import find_game
from tests.coach.games import played

GLANCE = Depth(1, Look(4, 24, 6), Look(6, 40, 10), 3)


MOVES = 36


@pytest.fixture(autouse=True)
def glance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deep enough to find the blunders of random play."""
    monkeypatch.setitem(DEPTHS, "quick", GLANCE)


@pytest.fixture(scope="module")
def abyss() -> Record:
    return played("abyss", 3, MOVES)


@pytest.fixture(scope="module")
def found(abyss: Record) -> Found:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(DEPTHS, "quick", GLANCE)
        review = Review(abyss, "quick")
        review.work()
        return review.found()


def without_time(found: Found) -> object:
    return {**found, "seconds": 0.0}


def test_every_decision_is_judged_and_every_moment_has_chances(found: Found) -> None:
    assert [one["move"] for one in found["decisions"]] == list(range(1, MOVES + 1))
    assert found["done"]
    assert found["asked"] == MOVES
    assert len(found["curves"]) == MOVES + 1
    assert all(isclose(sum(chances), 1.0, abs_tol=0.001) for chances in found["curves"])
    wanted = {"move", "seat", "played", "best", "value_played", "value_best", "error"}
    assert all(wanted <= set(one) for one in found["decisions"])
    for one in found["decisions"]:
        assert isclose(one["error"], one["value_best"] - one["value_played"], abs_tol=0.0002)
        assert (one["error"] > 0) == (one["best"] != one["played"])


def test_random_play_is_costly_and_the_reasons_add_up(found: Found) -> None:
    clear = [one for one in found["decisions"] if one["clear"]]
    assert clear
    for one in clear:
        assert one["error"] >= 0.02
        assert one["error"] > 1.5 * one["margin"]
        assert one["swing"][one["seat"]] == pytest.approx(-one["error"], abs=0.0002)
        assert sum(part["chance"] for part in one["parts"]) == pytest.approx(one["error"], abs=0.006)
        assert one["line"][0]["seat"] == one["seat"]
        assert one["line"][0]["text"] == one["best"]
        assert all(step["text"] == "" for step in one["line"] if step["seat"] != one["seat"])


def test_put_down_after_any_piece_it_finds_the_same(abyss: Record, found: Found) -> None:
    before: Found | None = None
    pieces = 0
    while before is None or not before["done"]:
        part = Review(abyss, "quick", found=before)
        for _ in range(9):
            part.step()
        before = json.loads(json.dumps(part.found()))
        pieces += 1
    assert pieces > 3
    assert without_time(before) == without_time(found)


def test_one_seat_alone(abyss: Record) -> None:
    alone = Review(abyss, "quick", of=[1])
    assert {one.seat for one in alone.decisions} == {1}
    assert alone.found()["of"] == [1]


def test_a_forced_answer_and_a_payment_as_everybody_would_make_it_cost_no_look(found: Found) -> None:
    assert any(one["deals"] == 0 and one["error"] == 0.0 for one in found["decisions"])


def test_luck_answers_and_rivals_add_up_to_the_end() -> None:
    curves = [[0.5, 0.5], [0.6, 0.4], [0.0, 1.0]]
    own = judged(1, 0, [-0.1, 0.1])
    about_the_same = judged(2, 0, [-0.4, 0.4], clear=False)
    first, second = moved(curves, [own, about_the_same], [[0], [1]])
    assert (first["start"], first["answers"], first["rivals"], first["end"]) == (0.5, -0.1, 0.0, 0.0)
    assert first["luck"] == pytest.approx(-0.4)
    assert (second["answers"], second["rivals"]) == (0.0, 0.1)
    for one in (first, second):
        assert one["start"] + one["luck"] + one["answers"] + one["rivals"] == pytest.approx(one["end"])


def test_who_wins_together_loses_together() -> None:
    curves = [[0.5, 0.5, 0.5], [0.7, 0.3, 0.3]]
    overlord, *heroes = moved(curves, [judged(1, 1, [0.2, -0.1, -0.1])], [[0], [1, 2]])
    assert overlord["rivals"] == pytest.approx(0.2)
    assert [one["answers"] for one in heroes] == [pytest.approx(-0.2)] * 2


def test_turning_points_are_great_few_and_apart() -> None:
    curves = [[0.5, 0.5], [0.51, 0.49], [0.7, 0.3], [0.55, 0.45], *[[0.55, 0.45]] * 7, [0.2, 0.8]]
    assert [(one["move"], one["seat"]) for one in turning_points(curves)] == [(2, 0), (11, 0)]


def test_the_costliest_answers_are_few_and_clear() -> None:
    decisions = [judged(n, 0, [-n / 100, 0.0], error=n / 100) for n in range(2, 12)]
    assert [one["move"] for one in costliest(decisions, 0)] == [11, 10, 9, 8, 7]
    assert costliest(decisions, 1) == []


def judged(move: int, seat: int, swing: list[float], clear: bool = True, error: float = 0.1) -> Judged:
    return {
        "move": move,
        "seat": seat,
        "kind": "turn.action",
        "because": "",
        "figure": "",
        "played": "explore",
        "best": "plot",
        "value_played": 0.3,
        "value_best": 0.3 + error,
        "error": error,
        "margin": 0.01,
        "clear": clear,
        "deals": 10,
        "looks": 1,
        "swing": swing,
        "parts": [],
        "line": [],
    }


def test_an_answer_thought_better_of_is_not_judged() -> None:
    history = History(new_record(find_game("dungeonlords"), 2, "second thoughts"))
    seat = history.match.waiting()[0]
    asked = history.match.ask_of(seat)
    for option in asked.options[:3]:
        history.play(seat, option.text)
    other = history.match.waiting()[0]
    history.play(other, history.match.ask_of(other).options[0].text)
    decided = Review(history.record(), "quick").decisions
    assert [(one.move, one.seat, one.played) for one in decided[:2]] == [
        (3, seat, asked.options[2].text),
        (4, other, history.steps[3].move.text),
    ]
