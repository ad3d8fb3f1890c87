"""Who wins together is judged together, hero by hero; secret choices are judged by what others could have chosen."""

from math import inf
from typing import Any, cast

import pytest

from podziemia.bots import make_bot
from podziemia.bots.race import Runner
from podziemia.bots.search import Search
from podziemia.bots.tree import Edge
from podziemia.coach.decisions import decisions_of
from podziemia.coach.depth import Look
from podziemia.coach.judge import GROWN, Judgement, judge_answer, proved, settled
from podziemia.kernel.ask import Option
from podziemia.kernel.history import History
from podziemia.kernel.match import Match, new_match
from podziemia.kernel.registry import find_game
from tests.coach.games import played

HEROES = [1, 2]
GLANCE = Look(4, 24, 6)


def runner(place: int, text: str) -> Runner:
    return Runner(place, Edge(1.0), Option(text), 3)


class Rigged:
    """A search in which the second answer costs the heroes two points in ten, and the luck of a deal one."""

    seat = 1

    def __init__(self, grows: bool = True) -> None:
        self.grows = grows

    def run(self, one: Runner, number: int) -> list[float]:
        overlord = 0.4 + 0.2 * one.place + 0.1 * (number % 2)
        return [overlord, (1 - overlord) / 2, (1 - overlord) / 2]


def test_a_hero_is_judged_by_the_chance_of_all_heroes() -> None:
    best, mine = runner(0, "fight"), runner(1, "rest")
    for number in range(4):
        mine.run(Rigged().run(mine, number), 1)
    assert round(settled(mine, HEROES).value_played, 6) == 0.35
    verdict = proved(cast("Search", Rigged()), best, mine, HEROES, 10, inf)
    assert [round(value, 6) for value in (verdict.error, verdict.value_played, verdict.margin)] == [0.2, 0.35, 0.0]
    assert [round(change, 6) for change in verdict.swing] == [0.2, -0.1, -0.1]
    assert verdict.clear


@pytest.mark.parametrize(("grows", "runs"), [(True, [10 * GROWN[0], 10 * GROWN[0]]), (False, [7, 2])])
def test_an_answer_meets_another_that_was_tried_as_often(grows: bool, runs: list[int]) -> None:
    """Below an answer the search learns how to go on, so the one it knows longer would look better; where it learns
    nothing there is nothing to make even."""
    best, mine = runner(0, "fight"), runner(1, "rest")
    search = Rigged(grows)
    for one, often in ((best, 7), (mine, 2)):
        for number in range(often):
            one.run(search.run(one, number), 1)
    proved(cast("Search", search), best, mine, HEROES, 10, inf)
    assert [len(best.results), len(mine.results)] == runs


class Closing(Rigged):
    """What was played has the same things below it: half of the gap closes after so many tries, then all of it."""

    def __init__(self, half: int, whole: int, grows: bool = True) -> None:
        super().__init__(grows)
        self.half = half
        self.whole = whole
        self.tries = 0

    def run(self, one: Runner, number: int) -> list[float]:
        self.tries += one.place
        gap = 0.2 if self.tries < self.half else 0.1 if self.tries < self.whole else 0.0
        overlord = 0.4 + gap * one.place + 0.1 * (number % 2)
        return [overlord, (1 - overlord) / 2, (1 - overlord) / 2]


@pytest.mark.parametrize(
    ("search", "until", "clear"),
    [
        pytest.param(Closing(30, 40), inf, False, id="closed before they meet again"),
        pytest.param(Closing(30, 100), inf, False, id="closing, and closed before they meet once more"),
        pytest.param(Closing(30, 1000), inf, True, id="closed to the half"),
        pytest.param(Closing(100, 100), inf, True, id="as wide as before when they meet again"),
        pytest.param(Closing(30, 40, grows=False), inf, True, id="nothing grows"),
        pytest.param(Closing(30, 40), 1e9, True, id="somebody waits"),
    ],
)
def test_a_clear_difference_has_to_last_until_the_tree_has_grown(search: Closing, until: float, clear: bool) -> None:
    best, mine = runner(0, "fight"), runner(1, "rest")
    assert proved(cast("Search", search), best, mine, HEROES, 10, until).clear is clear


def test_decisions_of_a_team_are_told_by_hero() -> None:
    decisions = decisions_of(History(played("descent", 3, 90)))
    acting = {(one.seat, one.figure) for one in decisions if one.kind == "turn.action"}
    assert acting == {(1, "tomble_burrowell"), (2, "jain_fairwood")}
    assert {one.figure for one in decisions if one.kind == "turn.next"} == {""}


def orders(answer: int | None) -> Match[Any]:
    """Dungeon Lords where all choose in secret; the second seat has chosen the option of this place, or nothing yet."""
    match = new_match(find_game("dungeonlords"), 2, "secret")
    bots = [make_bot("random", match.game, str(seat)) for seat in range(2)]
    while match.ask is None or match.ask.kind != "orders.choose":
        seat = match.waiting()[0]
        match.answer(bots[seat].choose(match, seat), seat)
    if answer is not None:
        match.answer(match.ask_of(1).options[answer], 1)
    return match


def test_a_secret_choice_is_judged_alike_whatever_the_others_chose() -> None:
    text = orders(None).ask_of(0).options[-1].text
    verdicts = [judge_answer(orders(answer), 0, text, GLANCE, "secret") for answer in (None, 0, -1)]
    assert verdicts[0] is not None
    assert verdicts[0] == verdicts[1] == verdicts[2]


@pytest.mark.parametrize(
    ("error", "margin", "clear"), [(0.06, 0.05, False), (0.08, 0.05, True), (0.015, 0.0, False), (0.021, 0.0, True)]
)
def test_a_mistake_is_clear_at_two_points_and_three_standard_errors(error: float, margin: float, clear: bool) -> None:
    assert Judgement("plot", 0.3, 0.3 + error, margin, 40, []).clear is clear
