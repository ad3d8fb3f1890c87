"""Worlds: redealt forks in which a bot tries things out, and the play that goes on in them without thought."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from podziemia.kernel.ask import Ask, Option, Together
from podziemia.kernel.match import Match
from podziemia.kernel.mind import Mind
from podziemia.kernel.rng import Rng

LONGEST_PLAYOUT: Final = 400
"""Answers after which a playout is judged as it stands, calm or not."""


def deal_world(match: Match[Any], seat: int, rng: Rng) -> Match[Any]:
    """A world that looks like the match to the seat, with the seat's own question open."""
    world = match.redealt(seat, rng)
    ask = world.ask
    if isinstance(ask, Together):
        ask.answers[ask.place(seat)] = None
    return world


def open_asks(ask: Together) -> list[Ask]:
    """The questions among those asked together that nobody has answered yet."""
    return [one for one, answer in zip(ask.asks, ask.answers, strict=True) if answer is None]


def follow_priors(world: Match[Any], mind: Mind[Any], until: int, noise: float, chance: Random) -> None:
    """Let every seat take what its prior likes best, with some noise, until the clock of calm points says stop."""
    state = world.state
    for _ in range(LONGEST_PLAYOUT):
        ask = world.ask
        if ask is None or mind.calm(state) >= until:
            return
        if isinstance(ask, Together):
            for one in open_asks(ask):
                world.answer(by_prior(mind, state, one, noise, chance), one.seat)
        else:
            world.answer(by_prior(mind, state, ask, noise, chance))


def by_prior(mind: Mind[Any], state: Any, ask: Ask, noise: float, chance: Random) -> Option:
    """The option of the highest prior, one of them by lot where several are; at times any option at all."""
    options = ask.options
    count = len(options)
    if count == 1:
        return options[0]
    if noise and chance.random() < noise:
        return options[int(chance.random() * count)]
    priors = mind.priors(state, ask)
    best = max(priors)
    if priors.count(best) == 1:
        return options[priors.index(best)]
    equals = [option for option, prior in zip(options, priors, strict=True) if prior == best]
    return equals[int(chance.random() * len(equals))]


def judge(world: Match[Any], mind: Mind[Any]) -> list[float]:
    """Each seat's chance to win; certainty at the end of the game."""
    if world.ask is None:
        return mind.result(world.game.winners_first(world.state))
    return mind.utility(world.state)
