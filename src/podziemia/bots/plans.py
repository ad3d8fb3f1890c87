"""Plans: the rest of a turn, drawn and mended; the best of many race beside what first sight goes on with.

An option is worth what the best way to go on makes of it, and first sight, which goes on in playouts, often does not
know that way. So lines of answers are drawn by the priors, some boldly and some hardly off first sight; the best ones,
kept up to some answer and drawn anew from there, make others; and fewer and fewer are tried in more and more deals.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from podziemia.bots.budget import Watch
from podziemia.bots.lots import Lots
from podziemia.bots.race import Line, Runner, Way
from podziemia.bots.tree import Edge
from podziemia.bots.worlds import LONGEST_PLAYOUT, draw_by_prior
from podziemia.kernel.ask import Ask, Option

if TYPE_CHECKING:
    from podziemia.bots.search import Search

BOLDNESS: Final = (0.3, 1.0, 2.0, 4.0)
"""How far from first sight plans are drawn, in turn: in temperatures of its priors."""
OWN_DEALS: Final = 240
"""Plans are chosen in the deals from this number on. The race begins with others, so that the luck by which a plan was
chosen does not help it there; all of them are among those that are kept (`KEPT_DEALS`)."""
FIRST_DEALS: Final = 4
"""Deals in which every plan is tried."""
ALL_DEALS: Final = 12
"""Deals in which the good ones are."""
PARENTS: Final = 6
"""Plans of which others are made."""
CHOSEN: Final = 4
"""Plans that enter the race."""


class Planner:
    """Looks for the best plans of the searcher, as long as half of its time lasts."""

    def __init__(self, search: Search, count: int, watch: Watch) -> None:
        self.search = search
        self.count = count
        self.watch = watch
        self.lots = Lots(search.rng.seed())
        self.first = {runner.option.text: runner for runner in search.race.waiting}
        """What the first answer of a plan may be: nothing that is ruled out."""
        self.known: set[Line] = set()
        self.plans: list[Runner] = []

    def best(self, kept: Line) -> list[Runner]:
        """The best plans, as newcomers to the race. What is left of an earlier plan is one of those that are tried."""
        self.add(kept)
        for number in range(self.count):
            self.draw((), BOLDNESS[number % len(BOLDNESS)])
        self.try_in(FIRST_DEALS)
        parents = self.leading(PARENTS)
        for number in range(self.count // 2 if parents else 0):
            line = self.whole(parents[number % len(parents)])
            self.draw(line[: int(self.lots.random() * len(line))], BOLDNESS[1 + number % (len(BOLDNESS) - 1)])
        self.try_in(FIRST_DEALS)
        self.plans = self.leading(max(CHOSEN, self.count // 4))
        self.try_in(ALL_DEALS)
        return [newcomer(plan, plan.line) for plan in self.leading(CHOSEN)]

    def add(self, line: Line) -> None:
        """A plan that is new. One answer alone races anyway, and one that is gone meanwhile is no beginning."""
        begins = self.first.get(line[0].text) if len(line) > 1 else None
        if begins is not None and line not in self.known:
            self.known.add(line)
            self.plans.append(newcomer(begins, line[1:]))

    def draw(self, line: Line, boldness: float) -> None:
        """These answers, and the rest of the turn by lot."""
        if self.watch.is_half_over(self.search.iterations):
            return
        search = self.search
        world = search.deal(OWN_DEALS + len(self.known) % FIRST_DEALS)
        until = search.mind.calm(world.state) + 1
        drawn: list[Way] = []
        while len(drawn) < LONGEST_PLAYOUT:
            ask = search.parting(world, until)
            if ask is None:
                break
            option = found(ask, line[len(drawn)]) if len(drawn) < len(line) else None
            if option is None:
                option = draw_by_prior(search.mind, world.state, ask, boldness, self.lots.random())
            drawn.append(Way(ask.kind, option.text))
            world.answer(option, search.seat)
        self.add(tuple(drawn))

    def try_in(self, deals: int) -> None:
        """All that are left, in so many deals in all."""
        search = self.search
        for deal in range(deals):
            for plan in self.plans:
                if len(plan.results) == deal and not self.watch.is_half_over(search.iterations):
                    plan.run(search.run(plan, OWN_DEALS + deal), search.seat)

    def leading(self, most: int) -> list[Runner]:
        """The best of those that have been tried as often as any."""
        tried = max([len(plan.results) for plan in self.plans], default=0)
        ready = [plan for plan in self.plans if tried and len(plan.results) == tried]
        return sorted(ready, key=lambda plan: -plan.mean())[:most]

    def whole(self, plan: Runner) -> Line:
        return (Way(self.search.kind, plan.option.text), *plan.line)


def newcomer(runner: Runner, line: Line) -> Runner:
    """The same beginning, gone on with in this way; nothing is known of it yet."""
    return Runner(runner.place, Edge(1.0), runner.option, len(runner.totals), line)


def found(ask: Ask, way: Way) -> Option | None:
    """That answer, where it can be given to the question."""
    if ask.kind != way.kind:
        return None
    for option in ask.options:
        if option.text == way.text:
            return option
    return None
