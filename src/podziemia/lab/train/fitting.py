"""Fitting a net to games: small batches, targets by temporal differences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from podziemia.lab.train.model import Model
from podziemia.lab.train.positions import Floats, Positions, chosen

BATCH: Final = 512
HELD_OUT: Final = 0.05
"""The share of games by which a fit is judged."""
RATE: Final = 1e-3
LAST_RATE: Final = 1e-5
WARM_UP: Final = 0.05
"""The share of all steps in which they grow to their full size: before it has seen some batches, Adam takes the noise
of the first one for what there is to learn, and drives a net that is good already away from what it knows."""


# ---- targets ----


def targets(positions: Positions, model: Model | None, trust: float) -> tuple[Floats, Floats]:
    """What each position should have been thought of: the result, mixed with what the model thinks further on."""
    won, lead = positions.won.copy(), positions.lead.copy()
    if model is None or trust >= 1:
        return won, lead
    chances, leads = model.judge(positions)
    lead = lead / np.float32(model.points)
    for left in range(1, int(positions.left.max()) + 1):
        at = np.flatnonzero(positions.left == left)
        for target, thought in ((won, chances), (lead, leads)):
            target[at] = trust * target[at + 1] + (1 - trust) * thought[at + 1]
    return won, lead * np.float32(model.points)


# ---- the fit ----


class Lesson(NamedTuple):
    """Positions to learn from, with their targets; and those of other games, to be judged by."""

    positions: Positions
    won: Floats
    lead: Floats
    learned: NDArray[np.int64]
    held_out: NDArray[np.int64]


def lesson(positions: Positions, teacher: Model | None, trust: float, points: float) -> Lesson:
    won, lead = targets(positions, teacher, trust)
    starts = np.flatnonzero(np.concatenate([[True], positions.left[:-1] == 0]))
    game = np.cumsum(np.isin(np.arange(len(positions.left)), starts)) - 1
    every = max(2, round(1 / HELD_OUT))
    held = game % every == every - 1
    lead = np.clip(lead / points, -3, 3).astype(np.float32)
    return Lesson(positions, won, lead, np.flatnonzero(~held), np.flatnonzero(held))


class Loss(NamedTuple):
    """How wrong a model is about games held out."""

    won: float
    """The logarithmic loss of the winner."""
    lead: float
    """The mean square of what leads miss their targets by, in the model's measure. It tells epochs apart: a hundred
    results are far noisier than what a teacher thinks a few turns on."""


def fit(model: Model, lessons: list[Lesson], epochs: int, rate: float, rng: np.random.Generator) -> Iterator[Loss]:
    """So many times through everything; after each the loss on games held out."""
    batches = [(one, first) for one in lessons for first in range(0, len(one.learned), BATCH)]
    steps = 0
    for _ in range(epochs):
        orders = {id(one): rng.permutation(one.learned) for one in lessons}
        for i in rng.permutation(len(batches)):
            one, first = batches[i]
            at = orders[id(one)][first : first + BATCH]
            steps += 1
            now = size_of_step(rate, steps / (epochs * len(batches)))
            model.step(model.gradients(*model.scaled(one.positions, at), one.won[at], one.lead[at]), now)
        yield loss(model, lessons)


def size_of_step(rate: float, done: float) -> float:
    """How far the fit goes in one step, when so much of it is done: it warms up, then slows down to the end."""
    return min(1.0, done / WARM_UP) * (LAST_RATE + (rate - LAST_RATE) * (1 - done))


def loss(model: Model, lessons: list[Lesson]) -> Loss:
    won = lead = 0.0
    count = sides = 0
    for one in lessons:
        held = chosen(one.positions, one.held_out)
        if len(held.x):
            chances, leads = model.judge(held)
            won -= float((held.won * np.log(np.maximum(chances, 1e-6))).sum())
            lead += float(((leads - one.lead[one.held_out]) ** 2).sum())
            count += len(held.x)
            sides += leads.size
    return Loss(won / max(1, count), lead / max(1, sides))
