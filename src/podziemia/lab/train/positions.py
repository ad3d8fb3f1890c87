"""Positions of many games, as arrays."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Arrays = dict[str, NDArray[Any]]
"""By name and number of sides: `x4` the inputs of sides, `table4` those of the table, `won4` what each side has of the
win, `lead4` its lead over the mean of the others, `learns4` 1 for each side that a learner plays and 0 for its company,
`left4` how many calm points of the game follow."""


class Positions(NamedTuple):
    """Positions with the same number of sides, a game's one after another."""

    x: NDArray[np.float16]
    table: NDArray[np.float16]
    won: Floats
    lead: Floats
    learns: Floats
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
            joined("learns").astype(np.float32),
            joined("left").astype(np.int32),
        )
    return found


def chosen(p: Positions, at: NDArray[Any]) -> Positions:
    return Positions(p.x[at], p.table[at], p.won[at], p.lead[at], p.learns[at], p.left[at])
