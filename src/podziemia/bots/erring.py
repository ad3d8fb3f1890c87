"""Bots that err as people do: the levels below expert."""

from __future__ import annotations

from typing import Any, Final

from podziemia.bots.greedy import GreedyBot
from podziemia.bots.worlds import deal_world, drawn
from podziemia.kernel.ask import Option
from podziemia.kernel.game import Game
from podziemia.kernel.match import Match
from podziemia.kernel.mind import Mind
from podziemia.kernel.rng import Rng

AT_A_GLANCE: Final = 5
"""Of so many answers none is overlooked."""
OVERLOOKED: Final = 1 / 3
FAIR: Final = 1.5
"""How much worse an answer may look, in temperatures of its question."""
EASY_SLIPS: Final = 0.6
MEDIUM_SLIPS: Final = 0.3
HARD_SLIPS: Final = 0.1
"""The share of answers at first sight. Each level stands clearly above the one below it in every game
(`bench/README.md`)."""


def slip(mind: Mind[Any], match: Match[Any], seat: int, rng: Rng) -> Option:
    """At first sight: one of the answers noticed that look fair, good ones more often. What looks plainly worse than
    another answer it has noticed, nobody takes."""
    world = deal_world(match, seat, rng)
    ask = world.ask_of(seat)
    priors = mind.priors(world.state, ask)
    seen = noticed(len(priors), rng)
    fair = max([priors[i] for i in seen]) - FAIR * mind.temperature(ask)
    options = [ask.options[i] for i in seen if priors[i] >= fair]
    looks = [priors[i] for i in seen if priors[i] >= fair]
    return drawn(options, looks, mind.temperature(ask), rng.chance())


def noticed(count: int, rng: Rng) -> list[int]:
    """Which of so many answers one has an eye for: in long lists some are overlooked."""
    if count <= AT_A_GLANCE:
        return list(range(count))
    return [i for i in range(count) if rng.chance() >= OVERLOOKED] or [0]


class ErringBot(GreedyBot):
    """Greedy, but now and then it answers at first sight, whatever it is asked."""

    def __init__(self, game: Game[Any], seed: str, worlds: int, slips: float) -> None:
        super().__init__(game, seed, worlds)
        self.slips = slips

    def choose(self, match: Match[Any], seat: int) -> Option:
        if self.rng.chance() < self.slips:
            return slip(self.mind, match, seat, self.rng)
        return super().choose(match, seat)


class HardBot(ErringBot):
    """Errs where it has to judge; what can be worked out it gets right."""

    def choose(self, match: Match[Any], seat: int) -> Option:
        return GreedyBot.choose(self, match, seat)

    def glance(self, match: Match[Any], seat: int) -> Option:
        if self.rng.chance() < self.slips:
            return slip(self.mind, match, seat, self.rng)
        return super().glance(match, seat)


def easy_bot(game: Game[Any], seed: str) -> ErringBot:
    """Errs often, and looks in one world only."""
    return ErringBot(game, seed, 1, EASY_SLIPS)


def medium_bot(game: Game[Any], seed: str) -> ErringBot:
    """Looks as well as greedy, and errs now and then."""
    return ErringBot(game, seed, 0, MEDIUM_SLIPS)


def hard_bot(game: Game[Any], seed: str) -> HardBot:
    """Looks as well as greedy, and seldom errs."""
    return HardBot(game, seed, 0, HARD_SLIPS)
