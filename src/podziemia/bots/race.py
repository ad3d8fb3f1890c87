"""Which option of the question asked is tried next: a race in the same deals for all."""

from __future__ import annotations

from math import ceil, sqrt
from typing import Final, NamedTuple

from podziemia.bots.tree import Edge
from podziemia.kernel.ask import Option

FIRST_HEAT: Final = 12
"""Deals that an option is tried in before it may drop out."""
CLEAR: Final = 3.0
"""An option drops out when it is behind by so many standard errors of the difference. Everybody is looked at again and
again, so two would give up good ones by bad luck."""
SURELY: Final = 2.0
"""Standard errors by which another answer must be ahead to take the place of what was meant to be done."""
ALL_THE_SAME: Final = 24
"""Deals after which an option that has never differed from the leader drops out, too."""
SHORT_LIST: Final = 10
"""Longer lists of options enter bit by bit, in the order of their priors."""
NEWCOMER: Final = 12
"""Where first sight is firm every list does: two options at first, and one more after so many runs."""
DOUBT: Final = 2.0
"""There an option drops out, too, when by so many standard errors its lead is too small to take the leader's place."""
SHORT_HEAT: Final = 4
ENOUGH: Final = 24
"""Where a turn has dozens of questions, who has to answer them all gives up an option sooner: after so many deals, with
half the doubt; and what has not taken the favourite's place after so many will hardly be worth more."""
ALIKE: Final = 0.001
"""Nobody wants to wait for telling apart what hardly differs: for who chooses an answer an option drops out, too, when
it is clear that it is not better than the leader by so much of a chance to win."""
HEARD: Final = 4
"""Deals in which an option must have been tried before it can take the place of what first sight likes best."""


def widened(count: int, tries: int) -> int:
    """How many of so many options deserve a try after so many: all of a short list, of a long one more and more."""
    return count if count <= SHORT_LIST else min(count, ceil(3 * (tries + 1) ** 0.4))


def is_behind(results: list[float], best: list[float], deals: int, clear: float, all_the_same: int) -> bool:
    """Whether the first so many results are worse than the best ones, deal by deal, by so many standard errors; or have
    been just the same in so many deals."""
    lead, variance = lead_of(best, results, deals)
    if lead == variance == 0.0:
        return deals >= all_the_same
    return lead > clear * sqrt(variance / deals)


def lead_of(results: list[float], others: list[float], deals: int) -> tuple[float, float]:
    """By how much the first so many results are better than the others, deal by deal: the mean and the variance."""
    leads = [results[deal] - others[deal] for deal in range(deals)]
    lead = sum(leads) / deals
    return lead, sum([(one - lead) ** 2 for one in leads]) / (deals - 1)


class Way(NamedTuple):
    """One answer of the searcher further on: the kind of the question, and the answer to it."""

    kind: str
    text: str


Line = tuple[Way, ...]
"""How to go on with an option: the searcher's next answers; where there are none, as first sight does."""


class Runner:
    """An option in the race: what came of it for the searcher in deal after deal, and for all seats together."""

    __slots__ = ("edge", "line", "option", "place", "results", "total", "totals")

    def __init__(self, place: int, edge: Edge, option: Option, seats: int, line: Line = ()) -> None:
        self.place = place
        self.option = option
        self.line = line
        self.edge = edge
        self.results: list[float] = []
        self.total = 0.0
        self.totals = [0.0] * seats

    def run(self, values: list[float], seat: int) -> None:
        self.results.append(values[seat])
        self.total += values[seat]
        for other, value in enumerate(values):
            self.totals[other] += value

    def mean(self) -> float:
        return self.total / len(self.results)

    def is_clearly_behind(self, leader: Runner, alike: float = 0.0) -> bool:
        """Deal by deal, so that the luck they share does not count; or clearly not ahead by more than `alike`."""
        deals = min(len(self.results), len(leader.results))
        if deals < FIRST_HEAT:
            return False
        if not alike:
            return is_behind(self.results, leader.results, deals, CLEAR, ALL_THE_SAME)
        lead, variance = lead_of(leader.results, self.results, deals)
        return lead + alike > CLEAR * sqrt(variance / deals)

    def is_ahead(self, favourite: Runner, firmness: float, least: float) -> bool:
        """Whether it may take the place of what first sight likes best: surely, and by so much at least."""
        deals = min(len(self.results), len(favourite.results))
        if deals < HEARD:
            return False
        lead, variance = lead_of(self.results, favourite.results, deals)
        return lead > max(least, firmness * sqrt(variance / deals))

    def is_too_close(self, favourite: Runner, least: float, brief: bool = False) -> bool:
        """Whether it will hardly ever be ahead of what first sight likes best by so much."""
        deals = min(len(self.results), len(favourite.results))
        if deals < (SHORT_HEAT if brief else FIRST_HEAT):
            return False
        lead, variance = lead_of(self.results, favourite.results, deals)
        return lead + (DOUBT / 2 if brief else DOUBT) * sqrt(variance / deals) < least


class Race:
    """The option with the fewest runs runs next, so newcomers catch up; who is clearly behind the leader drops out.
    Where first sight is firm, what it likes best leads until another is ahead by so many standard errors, and by so
    much at least."""

    def __init__(self, runners: list[Runner], firmness: float = 0.0, least: float = 0.0) -> None:
        self.firmness = firmness
        self.least = least
        self.alike = 0.0
        """A lead not worth waiting for; 0 where every difference counts."""
        self.brief = False
        """Whether options that hardly ever take the favourite's place are given up soon."""
        self.eager = False
        """Whether an option never runs alone while others wait."""
        self.favourite = runners[0]
        self.waiting = runners
        """Not yet in the race, the most promising one first."""
        self.running: list[Runner] = []
        self.dropped: list[Runner] = []
        self.entries = len(runners)
        self.runs = 0

    def next(self) -> Runner:
        while self.waiting and (self.is_idle() or len(self.running) + len(self.dropped) < self.admitted()):
            self.running.append(self.waiting.pop(0))
        self.runs += 1
        return min(self.running, key=lambda runner: len(runner.results))

    def is_idle(self) -> bool:
        """Whether one runs alone where nobody has time for that: the next option meets it at once."""
        return (self.brief or self.eager) and len(self.running) < 2

    def admitted(self) -> int:
        """How many may have entered by now."""
        return 2 + self.runs // NEWCOMER if self.firmness else widened(self.entries, self.runs)

    def leader(self) -> Runner:
        """The best average; newcomers have to catch up half the way first."""
        enough = max([len(runner.results) for runner in self.running]) / 2
        best = max(
            [runner for runner in self.running if len(runner.results) >= enough], key=lambda runner: runner.mean()
        )
        if self.firmness and self.favourite in self.running:
            return best if best.is_ahead(self.favourite, self.firmness, self.least) else self.favourite
        return best

    def drop_hopeless(self) -> None:
        leader = self.leader()
        firm = self.firmness > 0.0 and leader is self.favourite
        hopeless = [
            one
            for one in self.running
            if one is not leader
            and (
                one.is_clearly_behind(leader, self.alike) or (firm and one.is_too_close(leader, self.least, self.brief))
            )
        ]
        self.dropped += hopeless
        self.running = [runner for runner in self.running if runner not in hopeless]

    def stand_by(self, meant: list[Runner]) -> None:
        """The best of those that do what was meant to be done wins, unless another one is surely better: something has
        been spent on it."""
        leader = self.leader()
        heard = [one for one in meant if len(one.results) >= FIRST_HEAT]
        if not heard or leader in meant:
            return
        best = max(heard, key=lambda runner: runner.mean())
        deals = min(len(best.results), len(leader.results))
        if deals < FIRST_HEAT or not is_behind(best.results, leader.results, deals, SURELY, deals + 1):
            self.win(best)

    def keep_favourite(self) -> None:
        """What first sight likes best has won after all."""
        self.win(self.favourite)

    def win(self, winner: Runner) -> None:
        others = [runner for runner in self.running + self.dropped if runner is not winner]
        self.running, self.dropped = [winner], others

    def is_decided(self) -> bool:
        if self.waiting or not self.running:
            return False
        return len(self.running) == 1 or (
            self.brief and min([len(runner.results) for runner in self.running]) >= ENOUGH
        )
