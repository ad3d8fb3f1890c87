"""Worlds: redealt forks in which a bot tries things out, and the play that goes on in them without thought."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from podziemia.bots.lots import Lots
from podziemia.kernel.ask import NOBODY, Ask, Option, Together
from podziemia.kernel.match import Match
from podziemia.kernel.mind import RULED_OUT, Mind
from podziemia.kernel.rng import Rng, seeded

LONGEST_PLAYOUT: Final = 400
"""Answers after which a playout is judged as it stands, calm or not."""


def deal_world(match: Match[Any], seat: int, rng: Rng, forkable: bool = False) -> Match[Any]:
    """A world that looks like the match to the seat, with the seat's own question open."""
    world = match.redealt(seat, rng, forkable)
    ask = world.ask
    if isinstance(ask, Together):
        ask.answers[ask.place(seat)] = None
    return world


class Deal:
    """What a seed deals: the same world and the same lots, as often as answers are to be compared in them."""

    __slots__ = ("_lots", "_rng", "seed")

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._rng = seeded(seed)
        self._lots = Lots(seed)

    def world(self, match: Match[Any], seat: int) -> Match[Any]:
        return deal_world(match, seat, self._rng.copy())

    def lots(self) -> Lots:
        return self._lots.again()


def open_asks(ask: Ask | None) -> list[Ask]:
    """The questions that wait for an answer: one, or those asked together that nobody has answered yet."""
    if ask is None:
        return []
    if not isinstance(ask, Together):
        return [ask]
    return [one for one, answer in zip(ask.asks, ask.answers, strict=True) if answer is None]


def follow_priors(world: Match[Any], mind: Mind[Any], until: int, chance: Lots, searcher: int = NOBODY) -> None:
    """Let every seat take what its prior likes best, until the clock of calm points says stop. Around a searcher the
    others may answer more freely (`Mind.freedom`)."""
    state = world.state
    for _ in range(LONGEST_PLAYOUT):
        if world.ask is None or mind.calm(state) >= until:
            return
        rules = None if world.forkable else mind.headlong(state, world.ask, chance.random)
        if rules is not None:
            world.run_on(rules)
            continue
        for ask in open_asks(world.ask):
            freedom = mind.freedom(ask) if searcher not in (NOBODY, ask.seat) and len(ask.options) > 1 else 0.0
            if freedom:
                option = draw_by_prior(mind, state, ask, freedom, chance.random())
            else:
                option = by_prior(mind, state, ask, chance)
            world.answer(option, ask.seat)


def by_prior(mind: Mind[Any], state: Any, ask: Ask, chance: Lots) -> Option:
    """What the mind takes at once, or the option of the highest prior, one of them by lot where several are."""
    options = ask.options
    if len(options) == 1:
        return options[0]
    taken = mind.at_once(state, ask)
    if taken is not None:
        return taken
    priors = mind.priors(state, ask)
    best = max(priors)
    if priors.count(best) == 1:
        return options[priors.index(best)]
    equals = [option for option, prior in zip(options, priors, strict=True) if prior == best]
    return equals[int(chance.random() * len(equals))]


def promising(world: Match[Any], mind: Mind[Any], seat: int, most: int) -> list[Option]:
    """The options that the seat's priors like best, so many at most, the best one first; none that they rule out."""
    ask = world.ask_of(seat)
    priors = mind.priors(world.state, ask)
    order = sorted(range(len(priors)), key=lambda i: -priors[i])
    return [ask.options[i] for i in order[:most] if priors[i] > RULED_OUT or i == order[0]]


def try_out(world: Match[Any], mind: Mind[Any], seat: int, option: Option, chance: Lots) -> float:
    """The seat's chance to win at the next calm point after the option."""
    play_out(world, mind, seat, option, {}, chance)
    return judge(world, mind)[seat]


def play_out(
    world: Match[Any], mind: Mind[Any], seat: int, option: Option, others: dict[int, Option], chance: Lots
) -> None:
    """From the option to the next calm point. Where others answer at the same time, of whom nothing is said here, they
    take what their priors like best."""
    now = mind.calm(world.state)
    for other, answer in others.items():
        world.answer(answer, other)
    world.answer(option, seat)
    follow_priors(world, mind, now + 1, chance)


def guessed(world: Match[Any], mind: Mind[Any], seat: int, heat: float, chance: Lots) -> dict[int, Option]:
    """What others may answer at the same time as the seat: nobody can be sure of it, so it is drawn."""
    asks = [ask for ask in open_asks(world.ask) if ask.seat != seat]
    return {ask.seat: picked(ask.options, how_likely(mind, world.state, ask, heat), chance.random()) for ask in asks}


def how_likely(mind: Mind[Any], state: Any, ask: Ask, heat: float) -> list[float]:
    """How often another seat gives each of its answers: what the mind foresees, or by the priors, good ones more often,
    the more so the less heat."""
    foreseen = mind.foreseen(state, ask)
    if foreseen:
        return [sum(chances) for chances in zip(*foreseen, strict=True)]
    return weights_of(mind.priors(state, ask), heat * mind.temperature(ask))


def draw_by_prior(mind: Mind[Any], state: Any, ask: Ask, heat: float, chance: float) -> Option:
    """An option drawn by its prior, good ones more often, the more so the less heat; `chance` is the lot, below 1."""
    return drawn(ask.options, mind.priors(state, ask), heat * mind.temperature(ask), chance)


def drawn(options: list[Option], priors: list[float], temperature: float, chance: float) -> Option:
    """The same of any options."""
    return picked(options, weights_of(priors, temperature), chance)


def weights_of(priors: list[float], temperature: float) -> list[float]:
    """How often each is drawn, beside the best one."""
    top = max(priors)
    return [exp((prior - top) / temperature) for prior in priors]


def picked(options: list[Option], weights: list[float], chance: float) -> Option:
    left = chance * sum(weights)
    for option, weight in zip(options, weights, strict=True):
        left -= weight
        if left <= 0:
            return option
    return options[-1]


def judge(world: Match[Any], mind: Mind[Any]) -> list[float]:
    """Each seat's chance to win; certainty at the end of the game."""
    if world.ask is None:
        return mind.result(world.game.places(world.state))
    return mind.utility(world.state)
