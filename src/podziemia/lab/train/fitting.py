"""Fitting a net to games with numpy: Adam on small batches, targets by temporal differences."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from podziemia.kernel.net import FORMAT
from podziemia.lab.train.playing import Arrays

Floats = NDArray[np.float32]

BATCH: Final = 512
CHUNK: Final = 8192
HELD_OUT: Final = 0.05
"""The share of games by which a fit is judged."""
RATE: Final = 1e-3
LAST_RATE: Final = 5e-5
DECAY: Final = 0.3
CHANCE_COUNTS: Final = 0.1
"""What the error of chances weighs beside that of leads, where leads are learned: a result is noisier than a lead. What
a lead is worth is learned from results alone."""
FIRST_MOMENT: Final = 0.9
SECOND_MOMENT: Final = 0.999
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


class Positions(NamedTuple):
    """Positions with the same number of sides, a game's one after another."""

    x: NDArray[np.float16]
    table: NDArray[np.float16]
    won: Floats
    lead: Floats
    left: NDArray[np.int32]


def positions_of(shards: list[Arrays]) -> dict[int, Positions]:
    """All shards together, by number of sides."""
    found = {}
    for sides in sorted({int(name[1:]) for shard in shards for name in shard if name[0] == "x"}):
        parts = [shard for shard in shards if f"x{sides}" in shard]

        def joined(name: str, sides: int = sides, parts: list[Arrays] = parts) -> NDArray[Any]:
            return np.concatenate([part[f"{name}{sides}"] for part in parts])

        found[sides] = Positions(
            joined("x"),
            joined("table"),
            joined("won").astype(np.float32),
            joined("lead").astype(np.float32),
            joined("left").astype(np.int32),
        )
    return found


def chosen(p: Positions, at: NDArray[Any]) -> Positions:
    return Positions(p.x[at], p.table[at], p.won[at], p.lead[at], p.left[at])


class Model:
    """The net of `kernel/net.py` while it learns. Inputs are measured by their usual size, leads by theirs."""

    def __init__(self, weights: dict[str, Floats], sizes: Floats, table_sizes: Floats, points: float) -> None:
        self.weights = weights
        self.sizes = sizes
        self.table_sizes = table_sizes
        self.points = points
        self.means = {name: np.zeros_like(value) for name, value in weights.items()}
        self.squares = {name: np.zeros_like(value) for name, value in weights.items()}
        self.steps = 0

    # ---- forward and back ----

    def forward(self, x: Floats, table: Floats) -> tuple[Floats, ...]:
        """What each layer holds: the mean of the others, both hidden layers, the lead of each side; and what a lead is
        worth at the table."""
        w = self.weights
        sides = x.shape[1]
        others = (x.sum(axis=1, keepdims=True) - x) / max(1, sides - 1)
        held = x @ w["own"] + others @ w["others"] + (table @ w["table"] + w["start"])[:, None, :]
        first = np.maximum(held, 0)
        second = np.maximum(first @ w["second"] + w["second_start"], 0)
        leads = second @ w["last"] + w["last_start"]
        return others, first, second, leads, np.exp(table @ w["sharp"] + w["sharp_start"])

    def gradients(self, x: Floats, table: Floats, won: Floats, lead: Floats) -> dict[str, Floats]:
        w = self.weights
        others, first, second, leads, sharp = self.forward(x, table)
        logits = sharp[:, None] * leads
        surprise = (softmax(logits) - won) / len(x)
        error = (leads - lead) / len(x) + CHANCE_COUNTS * sharp[:, None] * surprise
        back = (error[..., None] * w["last"]) * (second > 0)
        back_first = (back @ w["second"].T) * (first > 0)
        flat = back_first.reshape(-1, back_first.shape[-1])
        sharper = (surprise * logits).sum(axis=1)
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
        }

    def step(self, gradients: dict[str, Floats], rate: float) -> None:
        """Adam, with weights that decay a little."""
        self.steps += 1
        scale = rate * (1 - SECOND_MOMENT**self.steps) ** 0.5 / (1 - FIRST_MOMENT**self.steps)
        for name in NAMES:
            mean, square, gradient = self.means[name], self.squares[name], gradients[name]
            mean += (1 - FIRST_MOMENT) * (gradient - mean)
            square += (1 - SECOND_MOMENT) * (gradient * gradient - square)
            self.weights[name] -= scale * mean / (np.sqrt(square) + 1e-8) + rate * DECAY * self.weights[name]

    # ---- positions ----

    def scaled(self, positions: Positions, at: NDArray[Any] | slice) -> tuple[Floats, Floats]:
        return positions.x[at] / self.sizes, positions.table[at] / self.table_sizes

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
        about |= {"second": len(w["second_start"]), "sharp": 1}
        parts = [w["own"] / self.sizes[:, None], w["others"] / self.sizes[:, None]]
        parts += [w["table"] / self.table_sizes[:, None], w["start"], w["second"], w["second_start"]]
        parts += [w["last"] * self.points, w["last_start"] * self.points]
        parts += [w["sharp"] / self.table_sizes, w["sharp_start"] - np.log(self.points)]
        return json.dumps(about).encode() + b"\n" + b"".join([part.astype("<f4").tobytes() for part in parts])


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
    points = float(np.sqrt(np.mean(np.concatenate([one.lead.ravel() for one in found.values()]) ** 2))) or 1.0
    return Model(weights, sizes, table_sizes, points)


def read_model(written: bytes, sizes: Floats, table_sizes: Floats, points: float) -> Model:
    """A model that goes on from weights in a file, in these measures."""
    head, _, body = written.partition(b"\n")
    about = json.loads(head)
    numbers = np.frombuffer(body, "<f4").astype(np.float32)
    inputs, tables, units, second = (about[key] for key in ("inputs", "table", "units", "second"))
    shapes = [(inputs, units), (inputs, units), (tables, units), (units,), (units, second), (second,)]
    shapes += [(second,), (1,), (tables,), (1,)] if "sharp" in about else [(second + 1,), (second,), (1,)]
    parts = []
    for shape in shapes:
        size = int(np.prod(shape))
        parts.append(numbers[:size].reshape(shape).copy())
        numbers = numbers[size:]
    if "sharp" not in about:  # older weights have a sum for the chance, which is not learned any more
        parts[6:] = [*parts[7:], np.zeros(tables, np.float32), np.full(1, -np.log(points), np.float32)]
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
    return np.maximum(np.sqrt(total / count), 1e-3).astype(np.float32)


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


def fit(model: Model, lessons: list[Lesson], epochs: int, rate: float, rng: np.random.Generator) -> Iterator[float]:
    """So many times through everything; after each the loss on games held out."""
    batches = [(one, first) for one in lessons for first in range(0, len(one.learned), BATCH)]
    steps = 0
    for _ in range(epochs):
        orders = {id(one): rng.permutation(one.learned) for one in lessons}
        for i in rng.permutation(len(batches)):
            one, first = batches[i]
            at = orders[id(one)][first : first + BATCH]
            now = LAST_RATE + (rate - LAST_RATE) * (1 - steps / (epochs * len(batches)))
            model.step(model.gradients(*model.scaled(one.positions, at), one.won[at], one.lead[at]), now)
            steps += 1
        yield loss(model, lessons)


def loss(model: Model, lessons: list[Lesson]) -> float:
    """The logarithmic loss of the winner, on games held out."""
    total = 0.0
    count = 0
    for one in lessons:
        held = chosen(one.positions, one.held_out)
        if len(held.x):
            chances, _ = model.judge(held)
            total -= float((held.won * np.log(np.maximum(chances, 1e-6))).sum())
            count += len(held.x)
    return total / max(1, count)
