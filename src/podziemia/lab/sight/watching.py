"""Games of bots that are watched where all answer at once: what each chose, and what another seat could know of it."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from podziemia.bots import make_bot
from podziemia.bots.worlds import deal_world
from podziemia.kernel.ask import Ask, Option, Together
from podziemia.kernel.match import Match, new_match
from podziemia.kernel.registry import find_game
from podziemia.kernel.rng import seeded
from podziemia.kernel.sight import Traits
from podziemia.lab.simulate import MOST_DECISIONS
from podziemia.lab.train.positions import Floats


class Watch(NamedTuple):
    """Everything that decides what is seen."""

    game: str
    kind: str
    seed: str
    seats: tuple[int, ...]
    bots: tuple[str, ...]
    """Of whom each seat is one, by lot."""


class Choice(NamedTuple):
    """What one seat chose."""

    game: int
    bot: str
    inputs: Floats
    traits: NDArray[np.int16]
    """Of every answer it had."""
    views: Floats
    """By habit and answer: how that looked."""
    chosen: int
    """The place of its answer."""


class Task(NamedTuple):
    plan: Watch
    games: range


def watch_on(task: Task) -> list[Choice]:
    """What was chosen in these games."""
    return [choice for number in task.games for choice in watch(task.plan, number)]


def watch(plan: Watch, number: int) -> list[Choice]:
    game = find_game(plan.game)
    traits = game.traits[plan.kind]
    seats = plan.seats[number % len(plan.seats)]
    lot = Random(f"{plan.seed} {number} table")
    names = [lot.choice(plan.bots) for _ in range(seats)]
    bots = [make_bot(name, game, f"{plan.seed} {number} bot {seat}") for seat, name in enumerate(names)]
    match = new_match(game, seats, f"{plan.seed} {number}")
    seen: list[Choice] = []
    for _ in range(MOST_DECISIONS):
        if match.ask is None:
            break
        seat = match.waiting()[0]
        option = bots[seat].choose(match, seat)
        if isinstance(match.ask, Together) and is_open(match.ask_of(seat), plan.kind):
            world = deal_world(match, (seat + 1) % seats, seeded(f"{plan.seed} {number} {len(seen)}"))
            seen.append(choice_in(world, traits, number, names[seat], seat, option))
        match.answer(option, seat)
    return seen


def is_open(ask: Ask, kind: str) -> bool:
    return ask.kind == kind and len(ask.options) > 1


def choice_in(world: Match[Any], traits: Traits[Any], number: int, bot: str, seat: int, option: Option) -> Choice:
    """In a world that a neighbour thinks possible."""
    ask = world.ask_of(seat)
    return Choice(
        number,
        bot,
        np.array(traits.read(world.state, seat), np.float32),
        np.array([traits.of(one) for one in ask.options], np.int16),
        np.array(traits.views(world.state, ask), np.float32),
        ask.options.index(option),
    )
