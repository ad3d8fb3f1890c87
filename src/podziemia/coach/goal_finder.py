"""Looks for puzzles with a goal: at a question of a turn, what is the best way to have it done before the turn is over?

All answers race, each as well gone on with as a search finds. What is left of them is proved in fresh deals. Whoever is
told the goal has to be tempted: the obvious answer is what first sights of people who want nothing else give, and it
has a fair chance, too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import inf, sqrt
from typing import Any, Final

from podziemia.bots.race import Runner
from podziemia.bots.search import Search
from podziemia.bots.worlds import deal_world
from podziemia.coach.curve import shared
from podziemia.coach.finder import FEW, MISSED, SURE, Compared, Finder, described, is_sure, run_all
from podziemia.coach.goal import Try, differences, first_sights, search_for, tried, way_on
from podziemia.coach.judge import Judgement, catch_up, deviation
from podziemia.coach.puzzle import Kept, goal_sort
from podziemia.kernel.ask import Ask
from podziemia.kernel.facets.aims import Aim
from podziemia.kernel.history import History
from podziemia.kernel.match import Match
from podziemia.kernel.rng import seeded

LOOKS: Final = (6, 30)
"""Deals of each answer in a look that only says where to look longer."""
HOPES: Final = (0.0, 0.08)
"""How far the best answer must lead there."""
TO_BE_TRIED: Final = 8
"""Deals of what first sight likes best; where it never succeeds nobody would try."""
A_GAP: Final = 0.1
"""What the obvious answer costs at least, of the chance to reach the goal."""
TO_THE_NEXT: Final = 0.05
"""And any other answer that does not solve it."""
FAIR: Final = 0.15
"""The chance of the obvious answer is that much at least, or nobody would be tempted."""
GOOD: Final = 0.4
"""And that of the solution: who solves a puzzle wants to see it work."""
GROWN: Final = 400
"""How often what follows an answer has been tried before it is proved."""
DEALS: Final = 400
"""Fresh ones, in which two answers meet."""
A_GLANCE: Final = 100
"""Of them the first ones, in which the others show that they are far behind."""
NEAR: Final = 0.25
"""Answers further behind in the race, or at that glance, need no proof."""


class GoalFinder(Finder):
    """Looks through games for positions in which something can be done before the turn is over."""

    def sort_of(self, kind: str, solution: str) -> str:
        return goal_sort(kind, solution)

    def look_at(self, history: History, seat: int, ask: Ask) -> Kept | None:
        match = history.match
        aims = match.game.aims
        if aims is None:
            return None
        state = deal_world(match, seat, seeded(self.seed)).state
        for aim_name in aims.of(state, ask):
            name = f"{self.seed} {history.count} {aim_name}"
            aim = aims.aim(state, ask, aim_name)
            found = best_way(match, seat, aim, name, lambda text: self.sort_of(ask.kind, text) in self.told)
            if found is not None:
                kept = described(history, seat, ask, found[0], found[1], name)
                kept["goal"] = {"name": aim_name, "told": aim.told().plain()}
                return kept
        return None


def best_way(
    match: Match[Any], seat: int, aim: Aim[Any], name: str, is_old: Callable[[str], bool] = lambda _: False
) -> tuple[Compared, float] | None:
    """The best answer, if it is far better than what comes to mind; None as soon as there is nothing to see, or nothing
    new."""
    search = search_for(match, seat, aim, name)
    every = list(search.race.waiting)
    if not any(tried(search, every[0], deal).reached for deal in range(TO_BE_TRIED)):
        return None
    told = first_sights(match, seat, aim, name)
    for deals, hope in zip(LOOKS, HOPES, strict=True):
        best = run_all(search, every, deals)
        if is_old(best.option.text):
            return None
        wrong = [text for text in told if text != best.option.text]
        if not is_missed(wrong, told) or lead(search, best, named(every, tempting(wrong))) <= hope:
            return None
    return Proof(search, aim, every, best).weigh(told)


def is_missed(wrong: list[str], told: list[str]) -> bool:
    return len(wrong) >= MISSED * len(told)


def tempting(wrong: list[str]) -> str:
    return Counter(wrong).most_common(1)[0][0]


def named(runners: list[Runner], text: str) -> Runner:
    return next(runner for runner in runners if runner.option.text == text)


def chance_of(search: Search, runner: Runner) -> float:
    """In the race; who win together share it. One that has not run is no match for anybody."""
    side = next(side for side in search.match.game.sides(len(runner.totals)) if search.seat in side)
    return shared(runner.totals, side) / max(1, len(runner.results))


def lead(search: Search, best: Runner, other: Runner) -> float:
    return chance_of(search, best) - chance_of(search, other)


def chance_in(tries: list[Try]) -> float:
    return sum([one.reached for one in tries]) / len(tries)


class Proof:
    """Answers that have been tried often meet in fresh deals."""

    def __init__(self, search: Search, aim: Aim[Any], every: list[Runner], best: Runner) -> None:
        self.search = search
        self.aim = aim
        self.every = every
        self.tries: dict[str, list[Try]] = {}
        self.best = best
        self.far: dict[str, float] = {}
        """The chances of those that are far behind."""
        self.add(best)
        enough = self.chance(best.option.text) - NEAR
        for runner in every:
            if runner is not best:
                self.far[runner.option.text] = chance_in(self.play(runner, A_GLANCE))
                if lead(search, best, runner) <= NEAR or self.far[runner.option.text] >= enough:
                    self.add(runner)

    def add(self, runner: Runner) -> None:
        """Try often what follows, and play fresh deals, the same ones for everybody."""
        catch_up(self.search, runner, GROWN, inf)
        self.tries[runner.option.text] = self.play(runner, DEALS)

    def play(self, runner: Runner, deals: int) -> list[Try]:
        """Often the same can be had in another order: what only puts off the best answer is as good."""
        ways = [None] if runner is self.best else [None, self.best]
        played = [[tried(self.search, runner, GROWN + deal, then) for deal in range(deals)] for then in ways]
        return max(played, key=chance_in)

    def weigh(self, told: list[str]) -> tuple[Compared, float] | None:
        """The best one against what comes to mind and against all others, if it is clearly better than those that do
        not solve it as well; and how many first sights miss it."""
        best = max(self.tries, key=self.chance)
        met = {text: self.meeting(best, text) for text in self.tries}
        solutions = [best, *[text for text, gap in met.items() if text != best and gap.error <= gap.margin]]
        wrong = [text for text in told if text not in solutions]
        if not is_missed(wrong, told) or len(solutions) * FEW > len(self.every):
            return None
        obvious = tempting(wrong)
        if obvious not in met:
            self.add(named(self.every, obvious))
            met[obvious] = self.meeting(best, obvious)
        gap = met[obvious]
        others = [one for text, one in met.items() if text not in solutions]
        if not is_sure(gap, A_GAP, SURE) or not all(is_sure(one, TO_THE_NEXT, SURE) for one in others):
            return None
        if gap.value_played < FAIR or gap.value_best < GOOD:
            return None
        values = {text: round(chance, 3) for text, chance in self.far.items()}
        values |= {text: round(one.value_played, 3) for text, one in met.items()}
        values |= {text: round(gap.value_best, 3) for text in solutions}
        way = self.aim.shown(way_on(self.tries[best]))
        score = differences(self.aim, self.tries[best], self.tries[obvious])
        return Compared(solutions, obvious, values, gap, tuple(way), tuple(score)), len(wrong) / len(told)

    def chance(self, text: str) -> float:
        return chance_in(self.tries[text])

    def meeting(self, best: str, other: str) -> Judgement:
        """In the same deals."""
        pairs = zip(self.tries[best], self.tries[other], strict=True)
        leads = [float(one.reached) - float(two.reached) for one, two in pairs]
        margin = 2 * deviation(leads) / sqrt(DEALS)
        return Judgement(best, self.chance(other), self.chance(best), margin, DEALS, [])
