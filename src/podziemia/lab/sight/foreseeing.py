"""Fitting what others choose: the same net, whose traits make answers more or less likely than they look."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from podziemia.lab.sight.fitting import Learner, Weights
from podziemia.lab.sight.watching import Choice
from podziemia.lab.train.positions import Floats

NO_ANSWER: Final = -1e9
"""How a place looks where a question has fewer answers than others."""
TINY: Final = 1e-12


class Choices(NamedTuple):
    """Choices as arrays; answers are filled up to the same number."""

    x: Floats
    traits: NDArray[np.int64]
    views: Floats
    chosen: NDArray[np.int64]


def choices_of(choices: list[Choice]) -> Choices:
    answers = max(len(one.traits) for one in choices)
    first = choices[0]
    traits = np.zeros((len(choices), answers, first.traits.shape[1]), np.int64)
    views = np.full((len(choices), len(first.views), answers), NO_ANSWER, np.float32)
    for n, one in enumerate(choices):
        traits[n, : len(one.traits)] = one.traits
        views[n, :, : len(one.traits)] = one.views
    return Choices(np.array([one.inputs for one in choices]), traits, views, np.array([one.chosen for one in choices]))


def some(choices: Choices, at: NDArray[Any]) -> Choices:
    return Choices(*[part[at] for part in choices])


def softmax(values: Floats) -> Floats:
    weights = np.exp(values - values.max(axis=-1, keepdims=True))
    found: Floats = weights / weights.sum(axis=-1, keepdims=True)
    return found


def forward(weights: Weights, seen: Choices) -> tuple[Floats, Floats, Floats]:
    """What the units hold, how common each habit is, and by habit how likely each answer."""
    habits = seen.views.shape[1]
    traits = weights["second"].shape[1] // habits - 1
    units = np.maximum(seen.x @ weights["first"] + weights["start"], 0)
    worth = units @ weights["second"] + weights["second_start"]
    rows = np.arange(len(seen.x))[:, None, None]
    worths = [worth[rows, habit * traits + seen.traits].sum(axis=2) for habit in range(habits)]
    return units, softmax(worth[:, habits * traits :]), softmax(seen.views + np.stack(worths, axis=1))


def of_chosen(common: Floats, likely: Floats, seen: Choices) -> Floats:
    """How likely the answer was that was chosen, habit by habit."""
    found: Floats = common * likely[np.arange(len(seen.x)), :, seen.chosen] + TINY
    return found


def gradients(weights: Weights, seen: Choices) -> Weights:
    """Of the cross-entropy; a habit answers for a choice as far as it may have been its own."""
    units, common, likely = forward(weights, seen)
    count, habits = len(seen.x), seen.views.shape[1]
    outputs = weights["second"].shape[1]
    traits = outputs // habits - 1
    parts = of_chosen(common, likely, seen)
    parts /= parts.sum(axis=1, keepdims=True)
    likely[np.arange(count), :, seen.chosen] -= 1
    likely *= parts[:, :, None]
    of_outputs = np.zeros((count, outputs), np.float32)
    rows = np.arange(count)[:, None, None]
    for habit in range(habits):
        np.add.at(of_outputs, (rows, habit * traits + seen.traits), likely[:, habit, :, None])
    of_outputs[:, habits * traits :] = common - parts
    of_outputs /= count
    of_units = (of_outputs @ weights["second"].T) * (units > 0)
    return {
        "first": seen.x.T @ of_units,
        "start": of_units.sum(axis=0),
        "second": units.T @ of_outputs,
        "second_start": of_outputs.sum(axis=0),
    }


def foretold(weights: Weights, seen: Choices) -> Floats:
    """The logarithm of how likely each choice was thought."""
    _, common, likely = forward(weights, seen)
    found: Floats = np.log(of_chosen(common, likely, seen).sum(axis=1))
    return found


class Best(NamedTuple):
    """The epoch that foresees most in games held out."""

    likely: float
    written: bytes
    figures: dict[str, Any]


class Foreseer(Learner):
    """What others choose."""

    def __init__(self, choices: list[Choice], traits: int, units: int, rng: np.random.Generator) -> None:
        whole = choices_of(choices)
        habits = whole.views.shape[1]
        super().__init__(whole.x, [one.game for one in choices], units, habits * (traits + 1), rng)
        self.choices = whole._replace(x=whole.x / self.sizes)
        self.bots = np.array([one.bot for one in choices])

    def gradients(self, at: NDArray[Any]) -> Weights:
        return gradients(self.weights, some(self.choices, at))

    def told(self, at: NDArray[Any]) -> float:
        """The mean logarithm of how likely the choices were thought."""
        return float(foretold(self.weights, some(self.choices, at)).mean())

    def best_of(self, epochs: Iterable[float]) -> Best:
        """What is learned too long is learned by heart."""
        best = Best(-inf, b"", {})
        told: list[float] = []
        for likely in epochs:
            told.append(round(likely, 4))
            if likely > best.likely:
                best = Best(likely, self.written(), {"likely": told, "kept": len(told), "by_bot": self.by_bot()})
        return best

    def by_bot(self) -> dict[str, float]:
        """How likely the choices of each were thought in games held out."""
        found = foretold(self.weights, some(self.choices, self.held))
        bots = self.bots[self.held]
        return {str(bot): round(float(found[bots == bot].mean()), 4) for bot in np.unique(bots)}
