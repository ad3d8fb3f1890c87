"""Information-set Monte Carlo tree search, blind to games.

Every iteration deals a new world that looks the same to the searcher, tries an option in it, walks down the tree of the
searcher's own questions, follows the priors for a few calm points and judges the position. The options of the question
asked race each other in the same deals; in the tree below them PUCT chooses. There is no tree where first sight is
firm, nor where a playout is looked at more than once: what comes of the others' replies weighs more than what else
might be answered before them, and a tree that still tries everything blurs it. Where the mind asks for them, plans for
the rest of the turn race beside the options (`plans.py`). Chance and the other seats are open-loop: a node is what the
searcher has answered and is asked, never what lies in a deck or what another seat did.
"""

from __future__ import annotations

from itertools import dropwhile
from math import exp, inf, sqrt
from typing import Any, Final

from podziemia.bots.budget import Budget, Settings, Watch
from podziemia.bots.lots import Lots
from podziemia.bots.plans import Planner, found
from podziemia.bots.race import ALIKE, SHORT_HEAT, Line, Race, Runner, Way, lead_of, widened
from podziemia.bots.tree import Edge, Node, Step
from podziemia.bots.verdict import Alternative, Verdict
from podziemia.bots.worlds import (
    LONGEST_PLAYOUT,
    Deal,
    by_prior,
    draw_by_prior,
    follow_priors,
    judge,
    open_asks,
    promising,
    try_out,
)
from podziemia.kernel.ask import Ask, Option, Together
from podziemia.kernel.match import Match
from podziemia.kernel.mind import NO_WAYS, RULED_OUT, Mind
from podziemia.kernel.rng import Rng

FORESEEN: Final = 12
"""Deals in which the others' choices at the same time are tried out; later deals use them again."""
LIKELY: Final = 6
"""Options of another seat that are looked at for that."""
LINE_LENGTH: Final = 6
TRIFLE: Final = 0.04
"""A lead that is no reason to leave the plan of a firm first sight, in a side's chance to win: the evaluation of a
playout is a guess, too, and may like resting a little better than going on."""
POINTLESS: Final = 1e-12
"""The weight of an option that the priors rule out: it is taken in worlds that have nothing else."""
ROUNDING: Final = 1e-9
PROOF: Final = 24
"""New deals in which an answer must show once more that it is better than the plan of a firm first sight: of several
that were tried one is often ahead by luck."""
FAR_FETCHED: Final = 3.0
"""Where first sight is firm, what lies so many temperatures below its favourite is not tried."""
WAYS: Final = 6
"""Ways to go on with an option that are tried by themselves, of those that the priors like best."""
KEPT_DEALS: Final = 256
"""What the first so many deals draw is kept, for all options run in them. Later ones have few runners left, and would
only fill the memory."""
LOOK_UP_EVERY: Final = 8
"""Iterations after which the hopeless options drop out."""


class Search:
    """One search from one position."""

    def __init__(
        self, match: Match[Any], seat: int, settings: Settings, rng: Rng, mind: Mind[Any] | None = None
    ) -> None:
        """With the game's mind, or with another one that knows the game."""
        self.match = match
        self.seat = seat
        self.kind = match.ask_of(seat).kind
        self.settings = settings
        self.rng = rng
        self.chance = Lots("")
        self.mind: Mind[Any] = match.game.mind if mind is None else mind
        self.deals: list[Deal] = []
        self.iterations = 0
        self.low = 1.0
        self.high = 0.0
        """The range of values met so far: what an average is worth is seen against it."""
        self.foreseen: list[dict[int, Option]] = []
        self.tried: dict[tuple[int, int], Option] = {}
        """By deal and seat: what looks best to another."""
        firmness = self.mind.firmness()
        far = len(self.mind.looks(self.deal(0).state)) > 1
        self.grows = not far and not firmness
        """Whether a tree grows below the options."""
        self.branching: frozenset[str] = frozenset()
        """The kinds of question at which it branches, elsewhere first sight answers; empty: all."""
        self.ways: frozenset[str] = NO_WAYS
        """The kinds of the searcher's next question at which ways to go on are told apart."""
        self.planned = 0
        """Iterations in which plans were tried before the race."""
        self.together = sum([len(side) for side in match.game.sides(match.state.seats) if seat in side])
        """How many share the chance to win with the searcher, itself included."""
        self.race = Race(self.runners(), firmness, TRIFLE / self.together)

    def runners(self) -> list[Runner]:
        """The options of the question asked, the best prior first."""
        world = self.deal(0)
        ask = world.ask_of(self.seat)
        root = Node()
        self.admit(root, ask, world.state)
        seats = world.state.seats
        runners = [Runner(place, root.edges[one.text], one, seats) for place, one in enumerate(ask.options)]
        return sorted(runners, key=lambda runner: -runner.edge.weight)

    def leave_out_pointless(self) -> None:
        """What the priors rule out need not race. Whoever judges an answer that somebody has given lets it."""
        world = self.deal(0)
        tried = promising(world, self.mind, self.seat, len(world.ask_of(self.seat).options))
        self.race.waiting = [runner for runner in self.race.waiting if runner.option in tried]
        if self.race.firmness:
            self.race.brief = True
            fair = self.race.favourite.edge.weight * exp(-FAR_FETCHED) * (1.0 - ROUNDING)
            self.race.waiting = [runner for runner in self.race.waiting if runner.edge.weight >= fair]

    # ---- ways to go on ----

    def tell_ways_apart(self) -> None:
        """Every way to go on with an option races by itself, where the mind asks for it."""
        self.ways = self.mind.ways(self.match.ask_of(self.seat))
        if self.ways:
            runners = [way for runner in self.race.waiting for way in self.ways_of(runner)]
            self.race.waiting = sorted(runners, key=lambda runner: -runner.edge.weight)
            self.race.entries = len(runners)

    def ways_of(self, runner: Runner) -> list[Runner]:
        """The option with each way in the place of it; itself where there is nothing to tell apart."""
        world = self.deal(0)
        until = self.mind.calm(world.state) + 1
        world.answer(world.ask_of(self.seat).options[runner.place], self.seat)
        ask = self.parting(world, until, self.ways)
        if ask is None:
            return [runner]
        node = Node()
        self.admit(node, ask, world.state)
        return [
            self.runner_on(runner, Way(ask.kind, one.text), node.edges[one.text].weight)
            for one in promising(world, self.mind, self.seat, WAYS)
        ]

    def runner_on(self, runner: Runner, way: Way, weight: float) -> Runner:
        """The option of that runner, gone on with in this way; `weight` is what first sight gives the way."""
        edge = Edge(runner.edge.weight * weight)
        return Runner(runner.place, edge, runner.option, len(runner.totals), (way,))

    def doing(self, way: Way) -> list[Runner]:
        """Those that answer in this way, now or further on."""
        tried = [runner for runner in self.race.running + self.race.dropped if runner.results]
        return [one for one in tried if way == Way(self.kind, one.option.text) or way in one.line]

    def add_plans(self, watch: Watch, kept: Line) -> int:
        """The best plans for the rest of the turn race as well, before all others; how many they are."""
        plans = Planner(self, self.mind.plans(self.match.ask_of(self.seat)), watch).best(kept)
        self.race.waiting = plans + self.race.waiting
        self.race.entries = len(self.race.waiting)
        self.planned = self.iterations
        return len(plans)

    def parting(self, world: Match[Any], until: int, kinds: frozenset[str] = NO_WAYS) -> Ask | None:
        """First sight goes on to the searcher's next question, or to the next of these kinds, at which ways part; None
        if the calm point comes first, or a question to several that the searcher is one of."""
        state = world.state
        for _ in range(LONGEST_PLAYOUT):
            ask = world.ask
            if ask is None or self.mind.calm(state) >= until:
                return None
            for one in open_asks(ask):
                if one.seat != self.seat:
                    world.answer(self.first_sight(world, one), one.seat)
                    continue
                if one is not ask:
                    return None
                if kinds and one.kind not in kinds:
                    option: Option | None = by_prior(self.mind, state, one, self.chance)
                else:
                    option = one.options[0] if len(one.options) == 1 else self.mind.at_once(state, one)
                if option is None:
                    return one
                world.answer(option, self.seat)
        return None

    def go_on(self, world: Match[Any], line: Line, until: int) -> None:
        """In this way, as far as the world offers it."""
        for way in line:
            ask = self.parting(world, until, frozenset((way.kind,)))
            option = None if ask is None else found(ask, way)
            if option is None:
                return
            world.answer(option, self.seat)

    # ---- one iteration ----

    def iterate(self) -> None:
        """The m-th run of every option is in the m-th deal, so that luck favours none of them."""
        runner = self.race.next()
        runner.run(self.run(runner, len(runner.results)), self.seat)
        if self.iterations % (SHORT_HEAT if self.race.brief else LOOK_UP_EVERY) == 0:
            self.race.drop_hopeless()

    def run(self, runner: Runner, number: int) -> list[float]:
        """What comes of the option in the deal of this number: each seat's chance to win."""
        world, looks = self.begun(runner, number)
        steps = self.descend(world, runner.edge, looks[0]) if self.grows else []
        values = self.play_on(world, looks)
        self.back_up(runner.edge, steps, values[self.seat])
        return values

    def begun(self, runner: Runner, number: int, again: bool = False) -> tuple[Match[Any], list[int]]:
        """The world of this number when the option has been answered in it, and when it is looked at; with `again` once
        more, further on, where the mind asks for a second look."""
        others = self.foresee(number) if isinstance(self.match.ask, Together) else {}
        world = self.deal(number)
        now = self.mind.calm(world.state)
        looks = [now + look for look in self.mind.looks(world.state)]
        second = self.mind.second_look(world.state, world.ask_of(self.seat)) if again else 0
        if second:
            looks.append(now + second)
        for ask in open_asks(world.ask):
            option = ask.options[runner.place] if ask.seat == self.seat else others.get(ask.seat)
            if option is None or option not in ask.options:
                option = self.first_sight(world, ask)
            world.answer(option, ask.seat)
        if runner.line:
            self.go_on(world, runner.line, looks[0])
        return world, looks

    def deal(self, number: int) -> Match[Any]:
        """The world of this number; the same one every time."""
        while len(self.deals) <= number:
            self.deals.append(Deal(self.rng.seed()))
        deal = self.deals[number]
        if number >= KEPT_DEALS:
            deal = Deal(deal.seed)
        self.chance = deal.lots()
        return deal.world(self.match, self.seat)

    def foresee(self, number: int) -> dict[int, Option]:
        """What the others answer at the same time."""
        while len(self.foreseen) <= number:
            deal = len(self.foreseen)
            world = self.deal(deal)
            lots = self.chance
            others = [ask for ask in open_asks(world.ask) if ask.seat != self.seat]
            self.foreseen.append({ask.seat: self.answer_of(world.state, ask, deal, lots) for ask in others})
        return self.foreseen[number]

    def answer_of(self, state: Any, ask: Ask, deal: int, lots: Lots) -> Option:
        """Who sees things otherwise is drawn by what the mind foresees; all others answer what looks best to them."""
        left = lots.random()
        for chances in self.mind.foreseen(state, ask)[1:]:
            for option, chance in zip(ask.options, chances, strict=True):
                left -= chance
                if left < 0:
                    return option
        return self.best_try(deal % FORESEEN, ask.seat)

    def best_try(self, deal: int, seat: int) -> Option:
        """One calm point on."""
        known = self.tried.get((deal, seat))
        if known is None:
            options = promising(self.deal(deal), self.mind, seat, LIKELY)
            values = [try_out(self.deal(deal), self.mind, seat, option, self.chance) for option in options]
            known = self.tried[deal, seat] = options[values.index(max(values))]
        return known

    def descend(self, world: Match[Any], edge: Edge, until: int) -> list[Step]:
        """On from the edge to the first one never tried before."""
        steps: list[Step] = []
        for _ in range(LONGEST_PLAYOUT):
            if not edge.visits or self.mind.calm(world.state) >= until:
                break
            for ask in open_asks(world.ask):
                if ask.seat == self.seat and self.branching and ask.kind not in self.branching:
                    option = by_prior(self.mind, world.state, ask, self.chance)
                elif ask.seat == self.seat:
                    node = edge.child(ask)
                    self.admit(node, ask, world.state)
                    option, edge = self.select(node, ask)
                    steps.append((node, edge))
                else:
                    option = self.first_sight(world, ask)
                world.answer(option, ask.seat)
        return steps

    def first_sight(self, world: Match[Any], ask: Ask) -> Option:
        """What another seat answers: an only opponent what its prior likes best; of several nobody can be so sure,
        and the answer is drawn."""
        if world.state.seats > 2:
            return draw_by_prior(self.mind, world.state, ask, 1.0, self.chance.random())
        return by_prior(self.mind, world.state, ask, self.chance)

    def play_on(self, world: Match[Any], looks: list[int]) -> list[float]:
        """To the end of the playout; each seat's chance to win, the mean of all looks at it."""
        seen = []
        for until in looks:
            follow_priors(world, self.mind, until, self.chance, self.seat)
            seen.append(judge(world, self.mind))
        return [sum(values) / len(seen) for values in zip(*seen, strict=True)]

    def back_up(self, edge: Edge, steps: list[Step], value: float) -> None:
        self.low = min(self.low, value)
        self.high = max(self.high, value)
        edge.visits += 1
        for node, taken in steps:
            node.visits += 1
            node.total += value
            taken.visits += 1
            taken.total += value
        self.iterations += 1

    # ---- selection in the tree ----

    def select(self, node: Node, ask: Ask) -> tuple[Option, Edge]:
        """PUCT among the options legal in this world; how often an option could be tried takes the place of the
        visits of the node, because some exist in a few worlds only."""
        edges = [node.edges[option.text] for option in ask.options]
        places = self.admitted(node, edges)
        settings = self.settings
        scale = 1.0 / (self.high - self.low) if self.high > self.low else 1.0
        untried = (node.total / node.visits - self.low) * scale - settings.first_play if node.visits else 0.5
        uniform = settings.uniform / len(places)
        share = (1.0 - settings.uniform) / sum([edges[i].weight for i in places])
        best = places[0]
        best_score = -inf
        for i in places:
            edge = edges[i]
            edge.available += 1
            visits = edge.visits
            mean = (edge.total / visits - self.low) * scale if visits else untried
            prior = edge.weight * share + uniform
            score = mean + settings.exploration * prior * sqrt(edge.available) / (1 + visits)
            if score > best_score:
                best = i
                best_score = score
        return ask.options[best], edges[best]

    def admit(self, node: Node, ask: Ask, state: Any) -> None:
        """Give the options that are new here an edge, with a prior from this world."""
        known = node.edges
        if not [option for option in ask.options if option.text not in known]:
            return
        priors = self.mind.priors(state, ask)
        temperature = self.mind.temperature(ask)
        if not known:
            node.top = max(priors)
        for option, prior in zip(ask.options, priors, strict=True):
            if option.text not in known:
                weight = exp(min(20.0, max(-20.0, (prior - node.top) / temperature)))
                known[option.text] = Edge(POINTLESS if prior <= RULED_OUT else weight)

    def admitted(self, node: Node, edges: list[Edge]) -> list[int]:
        """Which options take part: all of a short list, the best priors of a long one, more with every visit; what is
        ruled out only where nothing else is left."""
        places = [i for i, edge in enumerate(edges) if edge.weight > POINTLESS] or list(range(len(edges)))
        limit = widened(len(places), node.visits)
        if limit >= len(places):
            return places
        return sorted(places, key=lambda i: -edges[i].weight)[:limit]

    # ---- the end ----

    def prove(self) -> None:
        """Who would take the place of what a firm first sight likes best has to be ahead of it once more."""
        leader = self.race.leader()
        if self.race.firmness and leader is not self.race.favourite and not self.is_proved(leader):
            self.race.keep_favourite()

    def is_proved(self, runner: Runner) -> bool:
        """In new deals, and with a second look: a lead that is gone by then is none."""
        first = len(self.deals)
        results = [
            [self.play_on(*self.begun(one, first + deal, True))[self.seat] for deal in range(PROOF)]
            for one in (runner, self.race.favourite)
        ]
        return lead_of(results[0], results[1], PROOF)[0] > self.race.least

    def verdict(self) -> Verdict:
        """The leader of the race; of the others those that stayed in it longer before the rest."""
        best = self.race.leader()
        others = [runner for runner in self.race.running + self.race.dropped if runner is not best and runner.results]
        others.sort(key=lambda runner: (-len(runner.results), -runner.mean(), runner.option.text))
        alternatives = self.alternatives([best, *others])
        value = [total / len(best.results) for total in best.totals]
        return Verdict(value, self.iterations, alternatives, self.line(best), best.line)

    def alternatives(self, runners: list[Runner]) -> list[Alternative]:
        """One for each option: what the first of its ways is worth, and the share of all of them."""
        found: dict[str, Alternative] = {}
        for runner in runners:
            share = len(runner.results) / (self.iterations - self.planned)
            known = found.get(runner.option.text)
            if known is None:
                found[runner.option.text] = Alternative(runner.option, share, runner.mean())
            else:
                known.share += share
        return list(found.values())

    def line(self, best: Runner) -> list[str]:
        """The plan, or the most visited way down the tree."""
        line = [best.option.text, *[way.text for way in best.line[: LINE_LENGTH - 1]]]
        edge = best.edge
        while len(line) < LINE_LENGTH and edge.children:
            node = max(edge.children.values(), key=lambda child: child.visits)
            text = max(node.edges, key=lambda text: node.edges[text].visits)
            line.append(text)
            edge = node.edges[text]
        return line


def think(
    match: Match[Any],
    seat: int,
    budget: Budget,
    rng: Rng,
    settings: Settings | None = None,
    mind: Mind[Any] | None = None,
    kept: Line = (),
) -> Verdict:
    """Search the seat's present question. The match is left as it is; nothing hidden from the seat has any influence;
    with a budget of iterations the same rng gives the same verdict. `kept` is the plan that was found before: what
    is left of it is tried again where plans are drawn, and stood by where ways are told apart."""
    watch = Watch(budget)
    search = Search(match, seat, settings or Settings(), rng, mind)
    ask = match.ask_of(seat)
    search.leave_out_pointless()
    search.tell_ways_apart()
    enough = search.mind.enough(ask)
    left = tuple(dropwhile(lambda way: way.kind != ask.kind, kept))
    if search.mind.plans(ask) and len(search.race.waiting) > 1:
        enough += enough * search.add_plans(watch, left) // len(ask.options)
    search.race.alike = ALIKE / search.together
    search.race.eager = search.mind.eager(ask)
    while not search.race.is_decided():
        search.iterate()
        if watch.is_over(search.iterations) or search.iterations - search.planned == enough:
            break
    search.prove()
    if search.ways and kept:
        search.race.stand_by(search.doing((left or kept)[0]))
    return search.verdict()
