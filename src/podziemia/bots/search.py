"""Information-set Monte Carlo tree search (SO-ISMCTS with PUCT), blind to games.

One tree from the searcher's point of view. Every iteration deals a new world that looks the same to the searcher,
walks down the tree among the options legal in that world, adds one edge, follows the priors for a few calm points and
judges the position. Chance is open-loop: a node is what has been answered and what is asked, never what lies in a deck.
Each seat cares for its own chance to win (max^n).
"""

from __future__ import annotations

from math import ceil, exp, inf, sqrt
from random import Random
from typing import Any, Final

from podziemia.bots.budget import Budget, Settings
from podziemia.bots.tree import Edge, Node, Step
from podziemia.bots.verdict import Alternative, Verdict
from podziemia.bots.worlds import deal_world, follow_priors, judge, open_asks
from podziemia.kernel.ask import Ask, Together
from podziemia.kernel.match import Match
from podziemia.kernel.rng import Rng, seeded

LINE_LENGTH: Final = 6
LOOK_UP_EVERY: Final = 16
"""Iterations after which the search asks itself whether it may stop."""
WIDE: Final = 12
"""Longer lists of options are admitted bit by bit, in the order of their priors."""


class Search:
    """One search from one position."""

    def __init__(self, match: Match[Any], seat: int, settings: Settings, rng: Rng) -> None:
        self.match = match
        self.seat = seat
        self.settings = settings
        self.rng = rng
        self.chance = Random(rng.seed())
        self.mind = match.game.mind
        self.ask = match.ask_of(seat)
        self.together = isinstance(match.ask, Together)
        self.root = Node()
        self.own = self.root.bandit(seat) if self.together else self.root
        """The node of the question that the search is about."""
        self.deals: list[str] = []
        self.iterations = 0
        seats = match.state.seats
        self.value = [0.0] * seats
        self.low = [1.0] * seats
        self.high = [0.0] * seats
        """The range of values met so far: what an average is worth is seen against it."""
        world = self.deal(0)
        self.admit(self.own, world.ask_of(seat), world.state)

    # ---- one iteration ----

    def iterate(self) -> None:
        """The m-th visit of every option plays in the m-th deal, so that luck favours none of them."""
        place, edge = self.select(self.own, self.ask)
        world = self.deal(edge.visits)
        until = self.mind.calm(world.state) + max(1, round(self.mind.cut(world.state) * self.settings.cut))
        steps: list[Step] = [(self.own, edge, self.seat)]
        option = world.ask_of(self.seat).options[place]
        world.answer(option, self.seat)
        if self.together and isinstance(world.ask, Together):
            edge = self.answer_together(world, self.root, world.ask, [option.text], steps)
        self.descend(world, edge, until, steps)
        follow_priors(world, self.mind, until, self.settings.noise, self.chance)
        self.back_up(steps, judge(world, self.mind))

    def deal(self, number: int) -> Match[Any]:
        """The world of this number; the same one every time."""
        while len(self.deals) <= number:
            self.deals.append(self.rng.seed())
        self.chance.seed(self.deals[number])
        return deal_world(self.match, self.seat, seeded(self.deals[number]))

    def descend(self, world: Match[Any], edge: Edge, until: int, steps: list[Step]) -> None:
        """On from the edge to the first one never tried before."""
        while edge.visits and world.ask is not None and self.mind.calm(world.state) < until:
            ask = world.ask
            node = edge.child(ask)
            if isinstance(ask, Together):
                edge = self.answer_together(world, node, ask, [], steps)
            else:
                self.admit(node, ask, world.state)
                place, edge = self.select(node, ask)
                steps.append((node, edge, ask.seat))
                world.answer(ask.options[place])

    def answer_together(
        self, world: Match[Any], node: Node, ask: Together, chosen: list[str], steps: list[Step]
    ) -> Edge:
        """Every seat that is still asked chooses by itself, not knowing the others' answers; what follows hangs on the
        edge of all answers."""
        for one in open_asks(ask):
            bandit = node.bandit(one.seat)
            self.admit(bandit, one, world.state)
            place, edge = self.select(bandit, one)
            steps.append((bandit, edge, one.seat))
            chosen.append(one.options[place].text)
            world.answer(one.options[place], one.seat)
        joint = node.edge("|".join(chosen))
        steps.append((node, joint, self.seat))
        return joint

    def back_up(self, steps: list[Step], values: list[float]) -> None:
        for seat, value in enumerate(values):
            self.value[seat] += value
            if value < self.low[seat]:
                self.low[seat] = value
            if value > self.high[seat]:
                self.high[seat] = value
        for node, edge, seat in steps:
            value = values[seat]
            node.visits += 1
            node.total += value
            edge.visits += 1
            edge.total += value
        self.iterations += 1

    # ---- selection ----

    def select(self, node: Node, ask: Ask) -> tuple[int, Edge]:
        """PUCT among the options legal in this world; how often an option could be tried takes the place of the
        visits of the node, because some exist in a few worlds only."""
        edges = [node.edges[option.text] for option in ask.options]
        places = self.admitted(node, ask, edges)
        settings = self.settings
        seat = ask.seat
        low = self.low[seat]
        scale = 1.0 / (self.high[seat] - low) if self.high[seat] > low else 1.0
        untried = (node.total / node.visits - low) * scale - settings.first_play if node.visits else 0.5
        uniform = settings.uniform / len(places)
        share = (1.0 - settings.uniform) / sum([edges[i].weight for i in places])
        best = places[0]
        best_score = -1e9
        for i in places:
            edge = edges[i]
            edge.available += 1
            visits = edge.visits
            mean = (edge.total / visits - low) * scale if visits else untried
            prior = edge.weight * share + uniform
            score = mean + settings.exploration * prior * sqrt(edge.available) / (1 + visits)
            if score > best_score:
                best = i
                best_score = score
        return best, edges[best]

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
                known[option.text] = Edge(exp(min(20.0, max(-20.0, (prior - node.top) / temperature))))

    def admitted(self, node: Node, ask: Ask, edges: list[Edge]) -> list[int]:
        """Which options take part: all of a short list, the best priors of a long one, more with every visit; of
        opponents only the few best."""
        count = len(edges)
        limit = count
        if count > WIDE:
            limit = ceil(self.settings.widen_start * (node.visits + 1) ** self.settings.widen_power)
        if ask.seat != self.seat:
            limit = min(limit, self.settings.opponent_options)
        if limit >= count:
            return list(range(count))
        order = sorted(range(count), key=lambda i: -edges[i].weight)
        return order[:limit]

    # ---- the end ----

    def is_decided(self, left: float) -> bool:
        """Whether the runner-up cannot overtake any more in the iterations that are left."""
        visits = sorted([edge.visits for edge in self.own.edges.values()], reverse=True)
        return len(visits) == 1 or visits[0] - visits[1] > left

    def verdict(self) -> Verdict:
        """Most visits; among nearly as many, the better average."""
        edges = self.own.edges
        alternatives = [
            Alternative(option, edge.visits / self.iterations, edge.total / edge.visits)
            for option in self.ask.options
            if (edge := edges.get(option.text)) is not None and edge.visits
        ]
        alternatives.sort(key=lambda one: (-one.share, one.option.text))
        enough = 0.9 * alternatives[0].share
        best = max([one for one in alternatives if one.share >= enough], key=lambda one: one.value)
        alternatives.remove(best)
        value = [total / self.iterations for total in self.value]
        return Verdict(value, self.iterations, [best, *alternatives], self.line(best.option.text))

    def line(self, first: str) -> list[str]:
        """The most visited way down the tree."""
        line = [first]
        edge = self.own.edges[first]
        while len(line) < LINE_LENGTH and edge.children:
            node = max(edge.children.values(), key=lambda child: child.visits)
            if not node.edges:
                break
            text = max(node.edges, key=lambda text: node.edges[text].visits)
            line.append(text)
            edge = node.edges[text]
        return line


def think(match: Match[Any], seat: int, budget: Budget, rng: Rng, settings: Settings | None = None) -> Verdict:
    """Search the seat's present question. The match is left as it is; nothing hidden from the seat has any influence;
    with a budget of iterations the same rng gives the same verdict."""
    search = Search(match, seat, settings or Settings(), rng)
    start = before = budget.now()
    longest = 0.0
    while True:
        search.iterate()
        left = float(budget.iterations - search.iterations) if budget.iterations else inf
        if budget.seconds:
            now = budget.now()
            longest = max(longest, now - before)
            before = now
            seconds_left = budget.seconds - (now - start)
            if seconds_left < longest:
                break
            left = min(left, seconds_left * search.iterations / max(1e-9, now - start))
        if left <= 0 or (search.iterations % LOOK_UP_EVERY == 0 and search.is_decided(left)):
            break
    return search.verdict()
