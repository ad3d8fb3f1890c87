"""Games in which answers to one kind of question are tried out and what came of them is written down."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from podziemia.bots.greedy import GreedyBot
from podziemia.bots.worlds import deal_world, promising
from podziemia.kernel.ask import Option
from podziemia.kernel.game import Game
from podziemia.kernel.match import Match, new_match
from podziemia.kernel.mind import Mind
from podziemia.kernel.registry import find_game
from podziemia.kernel.sight import Traits
from podziemia.lab.simulate import MOST_DECISIONS


class Lookout(NamedTuple):
    """Everything that decides which positions are looked at, and how."""

    game: str
    kind: str
    seed: str
    seats: tuple[int, ...]
    likely: int
    """Answers of the best priors that are tried."""
    others: int
    """And so many more by lot: first sight has to learn what it does not like yet."""
    worlds: int
    noise: float
    """How often one of the likely answers is taken by lot, so that games differ."""


class Glance(NamedTuple):
    """A position, the traits of the answers that were tried there, and the lead that each brought."""

    game: int
    inputs: list[float]
    traits: list[tuple[int, ...]]
    leads: list[float]
    strong: tuple[tuple[float, ...], ...] = ()
    """How strong each trait is; all alike where nothing is said."""


class Onlooker(GreedyBot):
    """Greedy in one world, except where the question is asked: there it takes its time and notes what it finds."""

    def __init__(self, game: Game[Any], number: int, seat: int, plan: Lookout, traits: Traits[Any]) -> None:
        seed = f"{plan.seed} {number} bot {seat}"
        super().__init__(game, seed, 1)
        self.number = number
        self.plan = plan
        self.traits = traits
        self.chance = Random(seed)
        self.noted: list[Glance] = []

    def choose(self, match: Match[Any], seat: int) -> Option:
        ask = match.ask_of(seat)
        if ask.kind != self.plan.kind or len(ask.options) == 1:
            return super().choose(match, seat)
        world = deal_world(match, seat, self.rng)
        tried = self.some_of(promising(world, self.mind, seat, len(ask.options)))
        leads = self.leads_after(match, seat, tried)
        self.noted.append(self.glance_at(world, seat, tried, leads))
        if self.chance.random() < self.plan.noise:
            return tried[int(self.chance.random() * min(len(tried), self.plan.likely))]
        return tried[leads.index(max(leads))]

    def glance_at(self, world: Match[Any], seat: int, tried: list[Option], leads: list[float]) -> Glance:
        ask = world.ask_of(seat)
        amounts = self.traits.amounts(world.state, ask)
        found = [amounts[ask.options.index(option)] for option in tried]
        traits = [tuple([trait for trait, _ in some]) for some in found]
        strong = tuple([tuple([amount for _, amount in some]) for some in found])
        return Glance(self.number, self.traits.read(world.state, seat), traits, leads, strong)

    def some_of(self, options: list[Option]) -> list[Option]:
        """The likely ones, and others by lot."""
        rest = options[self.plan.likely :]
        self.chance.shuffle(rest)
        return options[: self.plan.likely] + rest[: self.plan.others]

    def leads_after(self, match: Match[Any], seat: int, tried: list[Option]) -> list[float]:
        """The mean lead one calm point on, and at the second look where there is one, all in the same worlds."""
        totals = [0.0] * len(tried)
        for _ in range(self.plan.worlds):
            deal = self.rng.seed()
            others = self.guess(match, seat, deal)
            for i, option in enumerate(tried):
                seen = [lead_in(world, self.mind, seat) for world in self.looks(match, seat, option, others, deal)]
                totals[i] += sum(seen) / len(seen)
        return [total / self.plan.worlds for total in totals]


def lead_in(world: Match[Any], mind: Mind[Any], seat: int) -> float:
    """Over the mean of the others, in points."""
    if world.ask is None:
        points = [float(score.total) for score in world.game.scores(world.state)]
    else:
        points = mind.points(world.state)
    return points[seat] - (sum(points) - points[seat]) / max(1, len(points) - 1)


class Task(NamedTuple):
    plan: Lookout
    games: range


def look_on(task: Task) -> list[Glance]:
    """What was noted in these games."""
    return [glance for number in task.games for glance in look_at(task.plan, number)]


def look_at(plan: Lookout, number: int) -> list[Glance]:
    game = find_game(plan.game)
    traits = game.traits[plan.kind]
    seats = plan.seats[number % len(plan.seats)]
    match = new_match(game, seats, f"{plan.seed} {number}")
    bots = [Onlooker(game, number, seat, plan, traits) for seat in range(seats)]
    for _ in range(MOST_DECISIONS):
        if match.ask is None:
            break
        seat = match.waiting()[0]
        match.answer(bots[seat].choose(match, seat), seat)
    return [glance for bot in bots for glance in bot.noted]
