"""The gate of games whose first sight is firm. Greedy follows it there whatever a net thinks, so that a duel of greedy
ones would measure nothing: both minds watch the same games instead, which nobody has learned from, and tell at every
calm point who will win.
"""

from __future__ import annotations

from math import log, sqrt
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from podziemia.bots.lots import Lots
from podziemia.kernel.ask import Option
from podziemia.kernel.match import new_match
from podziemia.kernel.mind import Mind
from podziemia.kernel.registry import find_game
from podziemia.lab.statistics import CONFIDENCE_95, wilson
from podziemia.lab.train.playing import at_first_sight, calm_points
from podziemia.lab.train.recipe import Recipe, mind_with

NEVER: Final = 1e-6
"""A chance that nobody is held to be below."""

Losses = tuple[float, float]
"""Of one game: how wrong the new mind and the other were, as a mean over its calm points."""


class Watching(NamedTuple):
    """Games to watch with two minds; without weights it is the one made by hand."""

    recipe: Recipe
    seed: str
    games: range
    first: bytes
    second: bytes


def watch(task: Watching) -> list[Losses]:
    game = find_game(task.recipe.game)
    minds = mind_with(game, task.first), mind_with(game, task.second)
    return [watch_game(task, number, minds) for number in task.games]


def watch_game(task: Watching, number: int, minds: tuple[Mind[Any], Mind[Any]]) -> Losses:
    """The logarithmic losses of whoever has won."""
    seats, settings = task.recipe.table(number)
    seed = f"{task.seed}/{number}"
    game = find_game(task.recipe.game)
    sight = mind_with(game, b"")
    match = new_match(game, seats, seed, settings, forkable=False)
    chance = Lots(seed)

    def answer(seat: int) -> Option:
        return at_first_sight(sight, match, seat, task.recipe.noise, chance)

    told = [[mind.utility(match.state) for mind in minds] for _ in calm_points(match, sight, answer)]
    winners = [seat for seat, place in enumerate(game.places(match.state)) if place == 1]
    return loss([one for one, _ in told], winners), loss([other for _, other in told], winners)


def loss(chances: list[list[float]], winners: list[int]) -> float:
    return -fmean([log(max(NEVER, sum([one[seat] for seat in winners]))) for one in chances])


def summary(found: list[Losses], second: str) -> dict[str, Any]:
    """Stronger is whose loss is lower by more than chance explains; the share is that of games told better."""
    gains = [other - mine for mine, other in found]
    gain = fmean(gains)
    error = CONFIDENCE_95 * stdev(gains) / sqrt(len(gains))
    better = sum([0.5 if one == 0 else float(one > 0) for one in gains])
    low, high = wilson(better, len(gains))
    return {
        "second": second,
        "games": len(gains),
        "share": better / len(gains),
        "low": low,
        "high": high,
        "losses": [round(fmean([mine for mine, _ in found]), 4), round(fmean([other for _, other in found]), 4)],
        "gain": [round(gain - error, 4), round(gain, 4), round(gain + error, 4)],
        "verdict": "stronger" if gain > error else "not stronger",
    }
