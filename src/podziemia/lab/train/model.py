"""The net of `kernel/net.py` in numpy: it learns, and it judges many positions at one go."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from podziemia.kernel.net import FORMAT
from podziemia.lab.train.positions import Floats, Positions

CHUNK: Final = 8192
DECAY: Final = 0.3
CHANCE_COUNTS: Final = 0.1
"""What the error of chances weighs beside that of leads, where leads are learned: a result is noisier than a lead. What
a lead is worth is learned from results alone."""
FIRST_MOMENT: Final = 0.9
SECOND_MOMENT: Final = 0.999
NEVER_MET: Final = 1e-3
"""The measure of an input that was always zero. Nothing can be learned of it, so it counts for nothing: the weight it
is born with would be loud, and stay."""
RIDGE: Final = 10.0
"""So many results of nothing at all temper what is seen of skill in few."""
NAMES: Final = (
    "own",
    "others",
    "table",
    "start",
    "second",
    "second_start",
    "last",
    "last_start",
    "sharp",
    "sharp_start",
)
SKILL: Final = ("skill", "skill_start")
"""What a learner is ahead of its company by, all else being equal, in each phase. A position must not seem good for
being one that the better player likes; so this is learned apart, and forgotten when the weights are written."""


class Model:
    """The weights while they learn. Inputs are measured by their usual size, leads by theirs."""

    def __init__(self, weights: dict[str, Floats], sizes: Floats, table_sizes: Floats, points: float) -> None:
        skill = {"skill": np.zeros(len(weights["table"]), np.float32), "skill_start": np.zeros(1, np.float32)}
        self.weights = weights = {**weights, **skill}
        self.sizes = sizes
        self.table_sizes = table_sizes
        self.points = points
        self.means = {name: np.zeros_like(value) for name, value in weights.items()}
        self.squares = {name: np.zeros_like(value) for name, value in weights.items()}
        self.steps = 0

    def units(self) -> tuple[int, ...]:
        """Of the two hidden layers."""
        return self.weights["second"].shape

    # ---- forward and back ----

    def forward(self, x: Floats, table: Floats, learns: Floats) -> tuple[Floats, ...]:
        """What each layer holds: the mean of the others, both hidden layers, the lead of each side; and what a lead is
        worth at the table."""
        w = self.weights
        sides = x.shape[1]
        others = (x.sum(axis=1, keepdims=True) - x) / max(1, sides - 1)
        held = x @ w["own"] + others @ w["others"] + (table @ w["table"] + w["start"])[:, None, :]
        first = np.maximum(held, 0)
        second = np.maximum(first @ w["second"] + w["second_start"], 0)
        leads = second @ w["last"] + w["last_start"] + better(learns) * (table @ w["skill"] + w["skill_start"])[:, None]
        return others, first, second, leads, np.exp(table @ w["sharp"] + w["sharp_start"])

    def gradients(self, x: Floats, table: Floats, learns: Floats, won: Floats, lead: Floats) -> dict[str, Floats]:
        w = self.weights
        others, first, second, leads, sharp = self.forward(x, table, learns)
        logits = sharp[:, None] * leads
        surprise = (softmax(logits) - won) / len(x)
        error = (leads - lead) / len(x) + CHANCE_COUNTS * sharp[:, None] * surprise
        back = (error[..., None] * w["last"]) * (second > 0)
        back_first = (back @ w["second"].T) * (first > 0)
        flat = back_first.reshape(-1, back_first.shape[-1])
        sharper = (surprise * logits).sum(axis=1)
        skilled = (error * better(learns)).sum(axis=1)
        return {
            "own": x.reshape(len(flat), -1).T @ flat,
            "others": others.reshape(len(flat), -1).T @ flat,
            "table": table.T @ back_first.sum(axis=1),
            "start": flat.sum(axis=0),
            "second": first.reshape(len(flat), -1).T @ back.reshape(len(flat), -1),
            "second_start": back.sum(axis=(0, 1)),
            "last": second.reshape(len(flat), -1).T @ error.ravel(),
            "last_start": error.sum().reshape(1),
            "sharp": table.T @ sharper,
            "sharp_start": sharper.sum().reshape(1),
            "skill": table.T @ skilled,
            "skill_start": skilled.sum().reshape(1),
        }

    def step(self, gradients: dict[str, Floats], rate: float) -> None:
        """Adam, with weights that decay a little."""
        self.steps += 1
        scale = rate * (1 - SECOND_MOMENT**self.steps) ** 0.5 / (1 - FIRST_MOMENT**self.steps)
        for name in (*NAMES, *SKILL):
            mean, square, gradient = self.means[name], self.squares[name], gradients[name]
            mean += (1 - FIRST_MOMENT) * (gradient - mean)
            square += (1 - SECOND_MOMENT) * (gradient * gradient - square)
            self.weights[name] -= scale * mean / (np.sqrt(square) + 1e-8) + rate * DECAY * self.weights[name]

    def see_skill(self, found: Iterable[Positions]) -> None:
        """By how much learners do better than their company from positions that the net thinks equal: the least squares
        of what it misses results by. To start from nothing would take longer than the fit."""
        size = len(self.weights["skill"]) + 1
        squares, products = RIDGE * np.eye(size), np.zeros(size)
        for positions in found:
            ahead = better(positions.learns)
            missed = positions.lead / np.float32(self.points) - self.judge(positions)[1]
            table = np.concatenate([positions.table / self.table_sizes, np.ones((len(ahead), 1))], axis=1)
            squares += (table * (ahead**2).sum(axis=1, keepdims=True)).T @ table
            products += (ahead * missed).sum(axis=1) @ table
        skill = np.linalg.solve(squares, products).astype(np.float32)
        self.weights["skill"] += skill[:-1]
        self.weights["skill_start"] += skill[-1:]

    # ---- positions ----

    def scaled(self, positions: Positions, at: NDArray[Any] | slice) -> tuple[Floats, Floats, Floats]:
        return positions.x[at] / self.sizes, positions.table[at] / self.table_sizes, positions.learns[at]

    def judge(self, positions: Positions) -> tuple[Floats, Floats]:
        """Chances and leads (in the model's measure) of all sides in all positions."""
        firsts = range(0, len(positions.x), CHUNK)
        outs = [self.forward(*self.scaled(positions, slice(first, first + CHUNK)))[-2:] for first in firsts]
        leads = np.concatenate([one for one, _ in outs])
        return softmax(np.concatenate([sharp for _, sharp in outs])[:, None] * leads), leads

    def written(self) -> bytes:
        """The file that `kernel/net.py` reads: measures are folded into the weights."""
        w = self.weights
        inputs, units = w["own"].shape
        about = {"format": FORMAT, "inputs": inputs, "table": len(w["table"]), "units": units}
        about["second"] = len(w["second_start"])
        parts = [w["own"] / self.sizes[:, None], w["others"] / self.sizes[:, None]]
        parts += [w["table"] / self.table_sizes[:, None], w["start"], w["second"], w["second_start"]]
        parts += [w["last"] * self.points, w["last_start"] * self.points]
        parts += [w["sharp"] / self.table_sizes, w["sharp_start"] - np.log(self.points)]
        return json.dumps(about).encode() + b"\n" + b"".join([part.astype("<f4").tobytes() for part in parts])


def better(learns: Floats) -> Floats:
    """Of each side, how much more of a learner it is than the others."""
    others: Floats = (learns.sum(axis=1, keepdims=True) - learns) / np.float32(max(1, learns.shape[1] - 1))
    return learns - others


def softmax(logits: Floats) -> Floats:
    weights: Floats = np.exp(logits - logits.max(axis=1, keepdims=True))
    shares: Floats = weights / weights.sum(axis=1, keepdims=True)
    return shares


def new_model(found: dict[int, Positions], units: int, second: int, rng: np.random.Generator) -> Model:
    """Small random weights, and the measures of inputs and leads from the positions."""
    some = next(iter(found.values()))
    inputs, tables = some.x.shape[2], some.table.shape[1]

    def drawn(rows: int, columns: int) -> Floats:
        return rng.normal(0, rows**-0.5, (rows, columns)).astype(np.float32)

    weights = {
        "own": drawn(inputs, units),
        "others": drawn(inputs, units) * np.float32(0.5),
        "table": drawn(tables, units),
        "start": np.zeros(units, np.float32),
        "second": drawn(units, second),
        "second_start": np.zeros(second, np.float32),
        "last": drawn(second, 1)[:, 0] * np.float32(0.1),
        "last_start": np.zeros(1, np.float32),
        "sharp": np.zeros(tables, np.float32),
        "sharp_start": np.zeros(1, np.float32),
    }
    sizes = measures([one.x.reshape(-1, inputs) for one in found.values()])
    table_sizes = measures([one.table for one in found.values()])
    for name, measured in (("own", sizes), ("others", sizes), ("table", table_sizes)):
        weights[name][measured <= NEVER_MET] = 0.0
    points = float(np.sqrt(np.mean(np.concatenate([one.lead.ravel() for one in found.values()]) ** 2))) or 1.0
    return Model(weights, sizes, table_sizes, points)


def read_model(written: bytes, sizes: Floats, table_sizes: Floats, points: float) -> Model:
    """A model that goes on from weights in a file, in these measures."""
    head, _, body = written.partition(b"\n")
    about = json.loads(head)
    numbers = np.frombuffer(body, "<f4").astype(np.float32)
    inputs, tables, units, second = (about[key] for key in ("inputs", "table", "units", "second"))
    shapes = [(inputs, units), (inputs, units), (tables, units), (units,), (units, second), (second,)]
    shapes += [(second,), (1,), (tables,), (1,)]
    parts = []
    for shape in shapes:
        size = int(np.prod(shape))
        parts.append(numbers[:size].reshape(shape).copy())
        numbers = numbers[size:]
    own, others, table, start, between, second_start, last, last_start, sharp, sharp_start = parts
    values = [own * sizes[:, None], others * sizes[:, None], table * table_sizes[:, None], start, between, second_start]
    values += [last / points, last_start / points, sharp * table_sizes, sharp_start + np.float32(np.log(points))]
    return Model(dict(zip(NAMES, values, strict=True)), sizes, table_sizes, points)


def measures(blocks: list[NDArray[Any]]) -> Floats:
    """The root mean square of each input where it is not zero: a rare one is no louder than the others."""
    total = np.zeros(blocks[0].shape[1], np.float64)
    count = np.ones_like(total)
    for block in blocks:
        for first in range(0, len(block), CHUNK):
            part = block[first : first + CHUNK].astype(np.float32)
            total += (part**2).sum(axis=0)
            count += (part != 0).sum(axis=0)
    return np.maximum(np.sqrt(total / count), NEVER_MET).astype(np.float32)
