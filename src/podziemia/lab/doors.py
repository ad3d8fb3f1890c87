"""How many steps a second the laboratory's doors give, with all that a learner needs: what is known, and what may be
done. Times are those of the processor."""

from __future__ import annotations

from time import process_time
from typing import Any, Final

from podziemia.kernel.game import Game
from podziemia.lab.batch import SAME_STEP, Batch
from podziemia.lab.extras import needed
from podziemia.lab.pettingzoo import SeatsEnv

with needed("lab"):
    import numpy as np
    from numpy.typing import NDArray

ROWS: Final = 64


def steps_per_second(game: Game[Any], seats: int, seconds: float) -> float:
    """Steps of the PettingZoo environment, with observation and mask, by random choice."""
    env = SeatsEnv(game.name, seats)
    chance = np.random.default_rng(1)
    steps = games = 0
    start = process_time()
    while process_time() - start < seconds:
        env.reset(seed=games)
        games += 1
        while True:
            seen, _, done, cut, _ = env.last()
            if done or cut:
                break
            env.step(any_legal(seen["action_mask"], chance))
            steps += 1
    return steps / (process_time() - start)


def any_legal(mask: NDArray[np.int8], chance: np.random.Generator) -> int:
    legal = mask.nonzero()[0]
    return int(legal[int(chance.random() * len(legal))])


def batch_steps_per_second(game: Game[Any], seats: int, seconds: float) -> float:
    """Steps of a batch of games on one core, each row counted."""
    batch = Batch(game.name, ROWS, seats, reset=SAME_STEP)
    chance = np.random.default_rng(1)
    steps = 0
    start = process_time()
    while process_time() - start < seconds:
        batch.step(any_legal_of_each(batch.masks, chance))
        steps += ROWS
    return steps / (process_time() - start)


def any_legal_of_each(masks: NDArray[np.int8], chance: np.random.Generator) -> NDArray[np.int64]:
    """One of the legal actions of every row, all alike; action 0 where there is none, as Gymnasium samples."""
    spots = np.flatnonzero(masks.view(np.bool_))
    width = masks.shape[1]
    starts = np.searchsorted(spots, np.arange(len(masks) + 1) * width)
    counts = np.diff(starts)
    chosen = starts[:-1] + (chance.random(len(masks)) * counts).astype(np.int64)
    legal: NDArray[np.int64] = np.take(spots, chosen, mode="clip") % width * (counts > 0)
    return legal
