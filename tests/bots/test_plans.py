"""Plans: what hangs together is found together, in its share of the time, and remembered."""

from typing import ClassVar

import pytest

from podziemia.bots import Budget, Settings, think
from podziemia.bots.budget import Watch
from podziemia.bots.mcts import MctsBot
from podziemia.bots.plans import ALL_DEALS, CHOSEN, OWN_DEALS, Planner
from podziemia.bots.race import Line, Runner, Way
from podziemia.bots.search import KEPT_DEALS, Search
from podziemia.kernel.ask import Ask, Rules, family
from podziemia.kernel.match import new_match
from podziemia.kernel.rng import seeded
from tests.bots.test_search import Heap, HeapGame, HeapMind

DIALS = family("dial", [str(digit) for digit in range(3)])
NOISES = family("hear", ["click", "thud"])
CODE = (2, 2, 1)
TAKEN = 6


class SafeMind(HeapMind):
    """Likes dials at nought, which is worth something for the first one; sees the safe when it is open."""

    def priors(self, s: Heap, ask: Ask) -> list[float]:
        return [-0.5 * option.index for option in ask.options]

    def calm(self, s: Heap) -> int:
        return s.taken

    def looks(self, s: Heap) -> list[int]:
        return [1, 2]


class PlannerMind(SafeMind):
    def plans(self, ask: Ask) -> int:
        return 120


class Hardly(SafeMind):
    """Draws one plan, which is hardly off first sight."""

    def plans(self, ask: Ask) -> int:
        return 1


class SafeGame(HeapGame):
    """Turn three dials in turn, the other hearing them; only all three together open the safe."""

    mind: ClassVar[HeapMind] = SafeMind()

    def step(self, s: Heap) -> Rules[None]:
        seat = s.taken % s.seats
        turned = []
        for dial in ("first", "second", "third"):
            answer = yield Ask(seat, dial, DIALS)
            turned.append(answer.index)
            yield Ask(1 - seat, "noise", NOISES)
        s.points[seat] += 1 if turned[0] == 0 else 0
        s.points[seat] += 20 if tuple(turned) == CODE else 0
        s.taken += 1
        s.over = s.taken == TAKEN


class PlannersGame(SafeGame):
    mind: ClassVar[HeapMind] = PlannerMind()


class HardlyGame(SafeGame):
    mind: ClassVar[HeapMind] = Hardly()


OPENED: Line = (Way("second", "dial 2"), Way("third", "dial 1"))


def test_what_is_good_only_together_is_found_by_a_plan() -> None:
    budget = Budget(iterations=4000)
    blind = think(new_match(SafeGame(), 2, "safe"), 0, budget, seeded("x"))
    planned = think(new_match(PlannersGame(), 2, "safe"), 0, budget, seeded("x"))

    assert (blind.option, blind.plan) == (DIALS[0], ())
    assert (planned.option, planned.plan) == (DIALS[2], OPENED)
    assert planned.line == ["dial 2", "dial 2", "dial 1"]
    assert sum([one.share for one in planned.alternatives]) == pytest.approx(1.0)


@pytest.mark.parametrize("iterations", [1, 2, 3, 40, 41])
def test_planning_takes_half_of_the_iterations_at_most(iterations: int) -> None:
    match = new_match(PlannersGame(), 2, "safe")
    budget = Budget(iterations=iterations)
    assert think(match, 0, budget, seeded("x")).iterations == iterations

    search = Search(match, 0, Settings(), seeded("x"))
    search.add_plans(Watch(budget), ())
    assert search.planned == search.iterations == iterations // 2


def test_a_slow_search_plans_for_half_of_its_seconds_and_races_in_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """That planning took long does not mean that the next try will."""
    now = [0.0]
    run = Search.run
    planned: list[int] = []
    add_plans = Search.add_plans

    def slow_run(self: Search, runner: Runner, number: int) -> list[float]:
        now[0] += 0.125
        return run(self, runner, number)

    def counted(self: Search, watch: Watch, kept: Line) -> int:
        found = add_plans(self, watch, kept)
        planned.append(self.planned)
        return found

    monkeypatch.setattr("podziemia.bots.budget.perf_counter", lambda: now[0])
    monkeypatch.setattr(Search, "run", slow_run)
    monkeypatch.setattr(Search, "add_plans", counted)
    verdict = think(new_match(PlannersGame(), 2, "safe"), 0, Budget(seconds=5.0), seeded("x"))
    assert (planned, verdict.iterations) == ([20], 40)


def test_planning_stops_when_nobody_waits_any_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    busy, wall = [0.0], [0.0]
    monkeypatch.setattr("podziemia.bots.budget.thread_time", lambda: busy[0])
    monkeypatch.setattr("podziemia.bots.budget.perf_counter", lambda: wall[0])
    watch = Watch(Budget(seconds=2.0, processor=True, patience=4.0))
    wall[0] = 7.9
    assert not watch.is_half_over(1_000_000)
    wall[0] = 8.0
    assert watch.is_half_over(0)


def test_what_is_left_of_a_plan_is_tried_again() -> None:
    match = new_match(HardlyGame(), 2, "safe")
    match.answer(DIALS[2])
    match.answer(NOISES[0])
    budget = Budget(iterations=400)
    assert think(match, 0, budget, seeded("x")).option is DIALS[0]

    kept = think(match, 0, budget, seeded("x"), kept=OPENED)
    assert (kept.option, kept.plan) == (DIALS[2], OPENED[1:])


def test_no_plan_is_one_answer_alone_or_begins_with_one_that_is_gone() -> None:
    search = Search(new_match(HardlyGame(), 2, "safe"), 0, Settings(), seeded("x"))
    planner = Planner(search, 1, Watch(Budget(iterations=1000)))
    planner.add((Way("first", "dial 9"), *OPENED))
    planner.add(())
    planner.add((Way("first", "dial 2"),))
    assert planner.plans == []
    planner.add((Way("first", "dial 2"), *OPENED))
    planner.add((Way("first", "dial 2"), *OPENED))
    assert [plan.line for plan in planner.plans] == [OPENED]


def test_a_bot_goes_on_as_it_has_planned() -> None:
    """What is found once is kept to the end of the turn."""
    match = new_match(PlannersGame(), 2, "safe")
    bot = MctsBot(match.game, "plans", Budget(iterations=4000))
    for digit, left in ((2, OPENED), (2, OPENED[1:]), (1, ())):
        answer = bot.choose(match, 0)
        assert (answer, bot.plan) == (DIALS[digit], left)
        match.answer(answer)
        match.answer(NOISES[0])
    assert match.state.points == [20, 0]


def test_a_few_plans_enter_the_race_first_and_have_their_luck_behind_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """They were chosen in deals that the race begins without."""
    deals: list[int] = []
    run = Search.run

    def noted(self: Search, runner: Runner, number: int) -> list[float]:
        deals.append(number)
        return run(self, runner, number)

    monkeypatch.setattr(Search, "run", noted)
    search = Search(new_match(PlannersGame(), 2, "safe"), 0, Settings(), seeded("x"))
    options = len(search.race.waiting)
    assert search.add_plans(Watch(Budget(iterations=100_000)), ()) == CHOSEN
    assert set(deals) == set(range(OWN_DEALS, OWN_DEALS + ALL_DEALS))
    assert OWN_DEALS + ALL_DEALS <= KEPT_DEALS
    assert len(search.race.waiting) == CHOSEN + options == search.race.entries
    assert [bool(runner.line) for runner in search.race.waiting] == [True] * CHOSEN + [False] * options
    assert [runner.results for runner in search.race.waiting] == [[]] * (CHOSEN + options)


def test_whoever_judges_an_answer_makes_no_plans() -> None:
    search = Search(new_match(PlannersGame(), 2, "safe"), 0, Settings(), seeded("x"))
    search.leave_out_pointless()
    search.tell_ways_apart()
    assert [runner.line for runner in search.race.waiting] == [()] * len(DIALS)


def test_the_same_rng_makes_the_same_plans() -> None:
    match = new_match(PlannersGame(), 2, "safe")
    found = []
    for _ in range(2):
        search = Search(match, 0, Settings(), seeded("x"))
        search.add_plans(Watch(Budget(iterations=1000)), ())
        found.append([(runner.option.text, runner.line) for runner in search.race.waiting])
    assert found[0] == found[1]
