"""One decision judged: is there a better answer than the one that was played, and by how much?

The answers race as in a bot's search, from what the seat could know; what was played always takes part. The winner of a
race looks better than it is, because it won: so it meets the played answer once more in fresh deals, the same for both,
and only that counts. What follows an answer is searched, too, and looks better the longer one has searched: so both
have been tried equally often before they meet. The difference in the same deals is free of luck; its spread says how
sure one can be.
"""

from __future__ import annotations

from math import inf, sqrt
from time import perf_counter
from typing import Any, Final, NamedTuple

from podziemia.bots.budget import Settings
from podziemia.bots.race import Race, Runner
from podziemia.bots.search import Search
from podziemia.bots.worlds import deal_world, promising
from podziemia.coach.curve import shared
from podziemia.coach.depth import Look
from podziemia.kernel.match import Match
from podziemia.kernel.rng import seeded

AT_FIRST_SIGHT: Final = 3
"""Of a question that is not searched, so many answers are compared with what was played."""
ALIKE: Final = 0.02
"""Two answers closer than this are about the same."""
SURE: Final = 1.5
"""So many margins, three standard errors, make a mistake clear: of hundreds of decisions some differ by two by luck."""


GROWN: Final = (4, 16)
"""So many times as often as two answers meet, each is tried before they meet again, and once more."""


class Judgement(NamedTuple):
    best: str
    value_played: float
    value_best: float
    margin: float
    deals: int
    swing: list[float]

    @property
    def error(self) -> float:
        return self.value_best - self.value_played

    @property
    def clear(self) -> bool:
        return self.error >= ALIKE and self.error > SURE * self.margin


def judge_answer(
    match: Match[Any], seat: int, played: str, look: Look, name: str, until: float = inf, only: str = ""
) -> Judgement | None:
    """None where nothing was to be decided: the answer was forced, or the one that nobody has to think about. Nothing
    hidden from the seat has any influence, the name of the deals included. Whoever cannot wait says `until` when, by
    the clock of `perf_counter`; half of the time is for the proof. `only` names an answer to be compared with alone:
    the two meet without a race, in which one may drop out before it has been looked into."""
    start = perf_counter()
    against = {only} if only else entrants(match, seat, played, name)
    if not against:
        return None
    if not match.game.mind.matters(match.ask_of(seat)):
        look = look.shorter()
    if match.game.mind.firmness():
        look = look.shorter()
    search = Search(match, seat, Settings(), seeded(name))
    side = next(side for side in match.game.sides(match.state.seats) if seat in side)
    waiting = search.race.waiting
    mine = next(runner for runner in waiting if runner.option.text == played)
    others = [runner for runner in waiting if runner is not mine and runner.option.text in against]
    if only:
        return proved(search, others[0], mine, side, look.proof, until)
    search.race = Race([mine, *others])
    runs = min(look.most, look.deals * (1 + len(others)))
    race_until = start + (until - start) / 2
    while search.iterations < runs and not search.race.is_decided() and perf_counter() < race_until:
        search.iterate()
    best = search.race.leader()
    return settled(mine, side) if best is mine else proved(search, best, mine, side, look.proof, until)


def entrants(match: Match[Any], seat: int, played: str, name: str) -> set[str]:
    """What the played answer is compared with."""
    ask = match.ask_of(seat)
    mind = match.game.mind
    if len(ask.options) == 1:
        return set()
    known = mind.knows(match, seat)
    if known is not None:
        return {known.text} - {played}
    if mind.matters(ask):
        return {option.text for option in ask.options} - {played}
    liked = [option.text for option in promising(deal_world(match, seat, seeded(name)), mind, seat, AT_FIRST_SIGHT)]
    return set() if liked[0] == played else set(liked) - {played}


def settled(mine: Runner, side: list[int]) -> Judgement:
    """Nothing better was found."""
    deals = len(mine.results)
    value = shared(mine.totals, side) / deals
    spread = len(side) * deviation(mine.results)
    return Judgement(mine.option.text, value, value, 2 * spread / sqrt(deals), deals, [0.0] * len(mine.totals))


def proved(search: Search, best: Runner, mine: Runner, side: list[int], most: int, until: float) -> Judgement:
    """The two in deals that nobody has raced in. What is found below them while a tree grows may close the gap: often
    the same things can be had in another order. So a clear difference there has to last when the tree has grown, and
    where it is closing, when it has grown once more."""
    met = meeting(search, best, mine, side, most, most // 2, until)
    for grown in GROWN if search.grows and until == inf else ():
        before = met
        if met.clear:
            met = meeting(search, best, mine, side, most, grown * most, until)
        if met.error >= before.error - before.margin:
            break
    return met


def meeting(
    search: Search, best: Runner, mine: Runner, side: list[int], most: int, grown: int, until: float
) -> Judgement:
    """Both in so many of the same deals, when each has been tried so often before."""
    fresh = max([len(best.results), len(mine.results), grown])
    for runner in (mine, best):
        catch_up(search, runner, fresh, until)
    better, played = [search.run(best, fresh)], [search.run(mine, fresh)]
    while len(better) < most and perf_counter() < until:
        better.append(search.run(best, fresh + len(better)))
        played.append(search.run(mine, fresh + len(played)))
    deals = len(better)
    leads = [shared(one, side) - shared(other, side) for one, other in zip(better, played, strict=True)]
    margin = 2 * deviation(leads) / sqrt(deals)
    value = sum([shared(values, side) for values in played]) / deals
    lead = sum(leads) / deals
    swing = [
        sum([other[seat] - one[seat] for one, other in zip(better, played, strict=True)]) / deals
        for seat in range(len(mine.totals))
    ]
    if lead <= 0.0:
        return Judgement(mine.option.text, value, value, margin, deals, [0.0] * len(swing))
    return Judgement(best.option.text, value, value + lead, margin, deals, swing)


def catch_up(search: Search, runner: Runner, runs: int, until: float) -> None:
    """As many runs for this one; where nothing is searched below an answer, more of them would tell nothing new."""
    while search.grows and len(runner.results) < runs and perf_counter() < until:
        runner.run(search.run(runner, len(runner.results)), search.seat)


def deviation(values: list[float]) -> float:
    if len(values) < 2:
        return 0.0
    mean = sum(values) / len(values)
    return sqrt(sum([(value - mean) ** 2 for value in values]) / (len(values) - 1))
