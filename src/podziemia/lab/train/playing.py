"""Games that a mind plays against itself, as inputs at every calm point and what came of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

import numpy as np

from podziemia.bots.bot import Bot
from podziemia.bots.greedy import GreedyBot
from podziemia.bots.lots import Lots
from podziemia.bots.make import make_bot
from podziemia.bots.worlds import by_prior, draw_by_prior, judge, play_out
from podziemia.kernel.ask import Option
from podziemia.kernel.game import Game
from podziemia.kernel.learned import Inputs
from podziemia.kernel.match import Match, new_match
from podziemia.kernel.mind import Mind
from podziemia.kernel.registry import find_game
from podziemia.lab.simulate import MOST_DECISIONS
from podziemia.lab.train.positions import Arrays
from podziemia.lab.train.recipe import Recipe, inputs_of, is_firm, mind_with

HEAT: Final = 1.0
"""How freely lots are drawn among answers, in temperatures of the priors."""


class Task(NamedTuple):
    """A shard of a generation: the games of these numbers, played with these weights."""

    recipe: Recipe
    generation: int
    shard: int
    games: range
    weights: bytes


class Shard(NamedTuple):
    generation: int
    number: int
    games: int
    arrays: Arrays


class Learner(GreedyBot):
    """Greedy in few worlds, and now and then by lot."""

    def __init__(self, game: Game[Any], seed: str, recipe: Recipe, mind: Mind[Any]) -> None:
        super().__init__(game, seed, recipe.worlds, mind)
        self.noise = recipe.noise
        self.tries = recipe.tries
        self.briefly = recipe.looks == 1

    def choose(self, match: Match[Any], seat: int) -> Option:
        if self.rng.chance() < self.noise:
            return draw_by_prior(self.mind, match.state, match.ask_of(seat), HEAT, self.rng.chance())
        return super().choose(match, seat)

    def race(self, match: Match[Any], seat: int, tried: list[Option], worlds: int) -> Option:
        """Nobody drops out of so few worlds."""
        tried = tried[: self.tries or len(tried)]
        chances = [0.0] * len(tried)
        for _ in range(worlds):
            deal = self.rng.seed()
            others = self.guess(match, seat, deal)
            for i, option in enumerate(tried):
                chances[i] += self.chance_after(match, seat, option, others, deal)
        return tried[chances.index(max(chances))]

    def chance_after(self, match: Match[Any], seat: int, option: Option, others: dict[int, Option], deal: str) -> float:
        """With one look only, where the recipe wants many games."""
        if not self.briefly:
            return super().chance_after(match, seat, option, others, deal)
        dealt = self.dealt(deal)
        world = dealt.world(match, seat)
        play_out(world, self.mind, seat, option, others, dealt.lots())
        return judge(world, self.mind)[seat]


class Seen:
    """What was written down of the games so far, by number of sides."""

    def __init__(self) -> None:
        self.columns: dict[str, list[Any]] = {}

    def add(self, name: str, sides: int, value: object) -> None:
        self.columns.setdefault(f"{name}{sides}", []).append(value)

    def arrays(self) -> Arrays:
        return {name: np.asarray(column, dtype=np.float16) for name, column in self.columns.items()}


def play_shard(task: Task) -> Shard:
    mind = mind_with(find_game(task.recipe.game), task.weights)
    seen = Seen()
    for number in task.games:
        play_game(task, number, mind, seen)
    return Shard(task.generation, task.shard, len(task.games), seen.arrays())


def play_game(task: Task, number: int, mind: Mind[Any], seen: Seen) -> None:
    """The first generation answers at first sight, which is quick; later ones look a step ahead."""
    recipe = task.recipe
    game = find_game(recipe.game)
    seats, settings = recipe.table(number)
    seed = f"{recipe.seed} {task.generation}/{number}"
    match = new_match(game, seats, seed, settings, forkable=bool(task.weights))
    chance = Lots(seed)
    lots = Lots(f"{seed} company")
    learning = learning_sides(recipe.company if task.weights else (), len(game.sides(seats)), lots)
    bots = players(task, match, seed, learning, mind, lots) if task.weights else {}

    def answer(seat: int) -> Option:
        return bots[seat].choose(match, seat) if bots else at_first_sight(mind, match, seat, recipe.noise, chance)

    inputs = inputs_of(game)
    rows = [inputs.read(match.state) for _ in calm_points(match, mind, answer)]
    write_game(seen, match, inputs, rows, learning)


def learning_sides(company: tuple[str, ...], sides: int, lots: Lots) -> list[bool]:
    """All of them; with company one alone in every second game."""
    alone = int(lots.random() * 2 * sides) if company else sides
    return [alone >= sides or side == alone for side in range(sides)]


def players(
    task: Task, match: Match[Any], seed: str, learning: list[bool], mind: Mind[Any], lots: Lots
) -> dict[int, Bot]:
    """By seat: learners, and whoever keeps them company."""
    recipe, game = task.recipe, match.game
    found: dict[int, Bot] = {}
    for seats, learns in zip(game.sides(match.state.seats), learning, strict=True):
        spec = "" if learns else recipe.company[int(lots.random() * len(recipe.company))]
        for seat in seats:
            own = f"{seed} bot {seat}"
            found[seat] = make_bot(spec, game, own) if spec else Learner(game, own, recipe, mind)
    return found


def calm_points(match: Match[Any], mind: Mind[Any], answer: Callable[[int], Option]) -> Iterator[None]:
    """Plays the game to its end, and stops at every calm point for whoever wants to look."""
    clock = -1
    for _ in range(MOST_DECISIONS):
        if match.ask is None:
            return
        if mind.calm(match.state) != clock:
            clock = mind.calm(match.state)
            yield
        seat = match.waiting()[0]
        match.answer(answer(seat), seat)


def at_first_sight(mind: Mind[Any], match: Match[Any], seat: int, noise: float, chance: Lots) -> Option:
    """By lot among what the priors like. A first sight that plans whole turns is followed, and only now and then a lot
    is drawn: half of a plan is worse than none."""
    ask = match.ask_of(seat)
    if is_firm(mind) and chance.random() >= noise:
        return by_prior(mind, match.state, ask, chance)
    return draw_by_prior(mind, match.state, ask, HEAT, chance.random())


def write_game(seen: Seen, match: Match[Any], inputs: Inputs[Any], rows: list[Any], learning: list[bool]) -> None:
    """Every row with the result of the game."""
    state = match.state
    sides = inputs.sides(state)
    places = match.game.places(state)
    scores = match.game.scores(state)
    best = [min([places[seat] for seat in side]) for side in sides]
    won = [1.0 / best.count(1) if place == 1 else 0.0 for place in best]
    points = [sum([scores[seat].total for seat in side]) / len(side) for side in sides]
    total = sum(points)
    lead = [mine - (total - mine) / max(1, len(sides) - 1) for mine in points]
    for place, (x, table) in enumerate(rows):
        seen.add("x", len(sides), x)
        seen.add("table", len(sides), table)
        seen.add("won", len(sides), won)
        seen.add("lead", len(sides), lead)
        seen.add("learns", len(sides), learning)
        seen.add("left", len(sides), len(rows) - 1 - place)
