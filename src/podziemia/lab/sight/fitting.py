"""Fitting a first sight: a layer of units and a number for each trait, so that sums of traits tell leads apart."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from podziemia.kernel.net import BLOCK
from podziemia.kernel.sight import FORMAT
from podziemia.lab.sight.looking import Glance
from podziemia.lab.train.model import FIRST_MOMENT, NEVER_MET, SECOND_MOMENT, measures
from podziemia.lab.train.positions import Floats

BATCH: Final = 128
EVERY: Final = 10
"""Every tenth game is held out."""
RATE: Final = 2e-3
LAST_RATE: Final = 5e-5
DECAY: Final = 0.3
NEAR: Final = 3.0
"""Points behind the best at which an answer counts much less: it is the good ones that have to be told apart."""
AT_LEAST: Final = 0.2

Weights = dict[str, Floats]


class Looks(NamedTuple):
    """Glances as arrays. Where fewer answers were tried, or an answer has fewer traits, places are left over: answers
    that weigh nothing, and a trait beyond the last that is worth nothing."""

    x: Floats
    traits: NDArray[np.int64]
    lead: Floats
    weight: Floats
    strong: Floats
    """How strong each trait of an answer is."""


def looks_of(glances: list[Glance], traits: int) -> Looks:
    answers = max(len(one.leads) for one in glances)
    longest = max(len(some) for one in glances for some in one.traits)
    x = np.array([one.inputs for one in glances], np.float32)
    places = np.full((len(glances), answers, longest), traits, np.int64)
    lead = np.zeros((len(glances), answers), np.float32)
    weight = np.zeros_like(lead)
    strong = np.ones(places.shape, np.float32)
    for n, one in enumerate(glances):
        for k, some in enumerate(one.traits):
            places[n, k, : len(some)] = some
        for k, amounts in enumerate(one.strong):
            strong[n, k, : len(amounts)] = amounts
        found = np.array(one.leads, np.float32)
        lead[n, : len(found)] = found
        weight[n, : len(found)] = AT_LEAST + (1 - AT_LEAST) * np.exp((found - found.max()) / NEAR)
    return Looks(x, places, lead, weight, strong)


def some(looks: Looks, at: NDArray[Any]) -> Looks:
    return Looks(looks.x[at], looks.traits[at], looks.lead[at], looks.weight[at], looks.strong[at])


def centred(values: Floats, weight: Floats) -> Floats:
    """Only differences between the answers to one question count."""
    mean = (values * weight).sum(axis=1, keepdims=True) / weight.sum(axis=1, keepdims=True)
    found: Floats = values - mean
    return found


def new_weights(inputs: int, units: int, traits: int, rng: np.random.Generator) -> Weights:
    drawn = {
        "first": rng.normal(0, inputs**-0.5, (inputs, units)),
        "start": np.zeros(units),
        "second": rng.normal(0, 0.3 * units**-0.5, (units, traits)),
        "second_start": np.zeros(traits),
    }
    return {name: value.astype(np.float32) for name, value in drawn.items()}


def forward(
    weights: Weights, x: Floats, traits: NDArray[np.int64], strong: Floats | None = None
) -> tuple[Floats, Floats]:
    """What the units hold, and what each answer is thought worth."""
    units = np.maximum(x @ weights["first"] + weights["start"], 0)
    worth = units @ weights["second"] + weights["second_start"]
    worth = np.concatenate([worth, np.zeros((len(x), 1), np.float32)], axis=1)
    of_answers = worth[np.arange(len(x))[:, None, None], traits]
    return units, (of_answers if strong is None else of_answers * strong).sum(axis=2)


def gradients(weights: Weights, looks: Looks) -> Weights:
    units, thought = forward(weights, looks.x, looks.traits, looks.strong)
    error = looks.weight * centred(thought - looks.lead, looks.weight) / np.float32(len(looks.x))
    count = weights["second"].shape[1]
    of_traits = np.zeros((len(looks.x), count + 1), np.float32)
    rows = np.arange(len(looks.x))[:, None, None]
    np.add.at(of_traits, (rows, looks.traits), error[:, :, None] * looks.strong)
    of_traits = of_traits[:, :count]
    of_units = (of_traits @ weights["second"].T) * (units > 0)
    return {
        "first": looks.x.T @ of_units,
        "start": of_units.sum(axis=0),
        "second": units.T @ of_traits,
        "second_start": of_traits.sum(axis=0),
    }


def explained(weights: Weights, looks: Looks) -> float:
    """The part of the differences between leads that is foreseen; 0 for who sees none, 1 for who knows."""
    _, thought = forward(weights, looks.x, looks.traits, looks.strong)
    error = (looks.weight * centred(thought - looks.lead, looks.weight) ** 2).sum()
    whole = (looks.weight * centred(looks.lead, looks.weight) ** 2).sum()
    return 1.0 - float(error) / max(1e-9, float(whole))


class Learner:
    """A first sight while it learns; inputs are measured by their usual size."""

    def __init__(self, x: Floats, games: list[int], units: int, outputs: int, rng: np.random.Generator) -> None:
        held = np.array(games) % EVERY == EVERY - 1
        self.learned, self.held = np.flatnonzero(~held), np.flatnonzero(held)
        self.sizes = measures([x])
        self.rng = rng
        self.weights = new_weights(x.shape[1], units, outputs, rng)
        self.weights["first"][self.sizes <= NEVER_MET] = 0.0

    def gradients(self, at: NDArray[Any]) -> Weights:
        """Of the error at these positions."""
        raise AssertionError("a fit knows what it learns")

    def told(self, at: NDArray[Any]) -> float:
        """How well these positions are understood; more is better."""
        raise AssertionError("a fit knows what it learns")

    def epochs(self, count: int) -> Iterator[float]:
        """So many times through everything; after each how well games held out are understood."""
        means = {name: np.zeros_like(value) for name, value in self.weights.items()}
        squares = {name: np.zeros_like(value) for name, value in self.weights.items()}
        firsts = range(0, len(self.learned), BATCH)
        steps = 0
        for _ in range(count):
            order = self.rng.permutation(len(self.learned))
            for first in firsts:
                found = self.gradients(self.learned[order[first : first + BATCH]])
                rate = LAST_RATE + (RATE - LAST_RATE) * (1 - steps / (count * len(firsts)))
                steps += 1
                scale = rate * (1 - SECOND_MOMENT**steps) ** 0.5 / (1 - FIRST_MOMENT**steps)
                for name, gradient in found.items():
                    means[name] += (1 - FIRST_MOMENT) * (gradient - means[name])
                    squares[name] += (1 - SECOND_MOMENT) * (gradient * gradient - squares[name])
                    step = scale * means[name] / (np.sqrt(squares[name]) + 1e-8)
                    self.weights[name] -= step + rate * DECAY * self.weights[name]
            yield self.told(self.held if len(self.held) else self.learned)

    def written(self) -> bytes:
        """The file that `kernel/sight.py` reads: measures are folded into the weights."""
        w = self.weights
        units, traits = w["second"].shape
        width = -(-traits // BLOCK) * BLOCK
        about = {"format": FORMAT, "inputs": len(w["first"]), "units": units, "traits": traits, "width": width}
        spare = np.zeros((units, width - traits), np.float32)
        parts = [w["first"] / self.sizes[:, None], w["start"], np.concatenate([w["second"], spare], axis=1)]
        parts.append(np.concatenate([w["second_start"], spare[0]]))
        return json.dumps(about).encode() + b"\n" + b"".join([part.astype("<f4").tobytes() for part in parts])


class Fit(Learner):
    """What answers are worth."""

    def __init__(self, glances: list[Glance], traits: int, units: int, rng: np.random.Generator) -> None:
        looks = looks_of(glances, traits)
        super().__init__(looks.x, [one.game for one in glances], units, traits, rng)
        self.looks = looks._replace(x=looks.x / self.sizes)

    def gradients(self, at: NDArray[Any]) -> Weights:
        return gradients(self.weights, some(self.looks, at))

    def told(self, at: NDArray[Any]) -> float:
        return explained(self.weights, some(self.looks, at))
