"""A policy for Abyss that has learned by watching: a net that imitates a teacher, and then is a bot itself.

    podziemia selfplay abyss --bots train_abyss:Teacher --games 1200 --rows --out games
    python train_abyss.py games
    podziemia duel abyss train_abyss:PolicyBot easy

It needs what `podziemia[lab]` brings, nothing else; docs/lab-train.md tells it step by step.
"""

import sys
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq

from podziemia.bots import Bot
from podziemia.bots.greedy import GreedyBot
from podziemia.kernel.ask import Option
from podziemia.kernel.game import Game
from podziemia.kernel.match import Match
from podziemia.kernel.registry import find_game
from podziemia.lab.actions import actions_of
from podziemia.lab.eyes import eyes_for

GAME = "abyss"
FILE = Path("policy.npz")
HIDDEN = (256, 64)
EPOCHS = 5
CHUNK = 256
RATE = 1e-3
DECAY = 0.1
"""How fast weights fade that nothing keeps up, so that single games are not learned by heart."""

Array = np.ndarray[Any, Any]


class Teacher(Bot):
    """Greedy that tries its options in one dealt world instead of six: a sixth of the time for each decision. What the
    one world has of luck cancels out in the net, which sees thousands of them."""

    def __init__(self, game: Game[Any], seed: str) -> None:
        super().__init__(game, seed)
        self.greedy = GreedyBot(game, seed, worlds=1)

    def choose(self, match: Match[Any], seat: int) -> Option:
        return self.greedy.choose(match, seat)


class Policy:
    """Two hidden layers between what a seat knows and how likely each legal action is."""

    def __init__(self, known: int, actions: int) -> None:
        chance = np.random.default_rng(1)
        sizes = (known, *HIDDEN, actions)
        self.layers: list[Array] = [
            chance.normal(0, (2 / (before + 1)) ** 0.5, (before + 1, after)).astype(np.float32)
            for before, after in pairwise(sizes)
        ]
        self.layers[-1] *= 0.1  # at first all actions are about as likely
        self.moments = [(np.zeros_like(layer), np.zeros_like(layer)) for layer in self.layers]
        self.scale = np.ones(known, np.float32)
        self.steps = 0

    def odds(self, seen: Array, masks: Array) -> tuple[list[Array], Array]:
        """For every row the odds of all actions; before them what goes into each layer, with a one for its bias."""
        inputs = [with_one(seen * self.scale)]
        for layer in self.layers[:-1]:
            inputs.append(with_one(np.maximum(inputs[-1] @ layer, 0)))
        logits = np.where(masks, inputs[-1] @ self.layers[-1], np.float32(-1e9))
        odds = np.exp(logits - logits.max(1, keepdims=True))
        return inputs, odds / odds.sum(1, keepdims=True)

    def learn(self, seen: Array, masks: Array, chosen: Array, rate: float) -> int:
        """Make the choices likelier; how many of them were the likeliest before."""
        inputs, wrong = self.odds(seen, masks)
        right = int((wrong.argmax(1) == chosen).sum())
        wrong[np.arange(len(chosen)), chosen] -= 1  # what is left is the slope of the loss
        wrong /= len(chosen)
        slopes = [inputs[-1].T @ wrong]
        for layer, before, after in zip(self.layers[:0:-1], inputs[-2::-1], inputs[:0:-1], strict=True):
            wrong = ((wrong @ layer.T) * (after > 0))[:, :-1]
            slopes.append(before.T @ wrong)
        self.adam(slopes[::-1], rate)
        return right

    def adam(self, slopes: list[Array], rate: float) -> None:
        self.steps += 1
        for layer, slope, (mean, square) in zip(self.layers, slopes, self.moments, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            spread = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            layer *= 1 - rate * DECAY
            layer -= rate / (1 - 0.9**self.steps) * mean / spread

    def save(self) -> None:
        kept: dict[str, Any] = {f"layer{i}": layer for i, layer in enumerate(self.layers)}
        np.savez(FILE, scale=self.scale, **kept)


def with_one(rows: Array) -> Array:
    return np.hstack([rows, np.ones((len(rows), 1), np.float32)])


def new_policy() -> Policy:
    return Policy(eyes_for(find_game(GAME)).size, len(actions_of(GAME)))


def read(path: Path) -> tuple[Array, Array, Array]:
    """The rows of a file: what was known, what was possible, what was chosen."""
    table = pq.read_table(path).combine_chunks()
    known, masks = (
        table[name].chunk(0).flatten().to_numpy(zero_copy_only=False).reshape(len(table), -1)
        for name in ("observation", "mask")
    )
    return known, masks, table["choice"].to_numpy()


def imitate(policy: Policy, files: list[Path]) -> list[float]:
    """Go through all files a few times, in any order; after each time, the share of choices foreseen. Only one file is
    held in memory."""
    chance = np.random.default_rng(2)
    policy.scale = 1 / (read(files[0])[0].std(0) + np.float32(0.1))
    foreseen = []
    for epoch in range(EPOCHS):
        right = rows = 0
        for number in chance.permutation(len(files)):
            known, masks, chosen = read(files[number])
            for part in np.array_split(chance.permutation(len(chosen)), max(1, len(chosen) // CHUNK)):
                right += policy.learn(known[part], masks[part], chosen[part], RATE * (1 - epoch / EPOCHS))
            rows += len(chosen)
        foreseen.append(right / rows)
        print(f"{epoch + 1} of {EPOCHS}: {foreseen[-1]:.1%} of {rows} choices foreseen", flush=True)
    return foreseen


class PolicyBot(Bot):
    """Takes what its policy thinks likeliest."""

    def __init__(self, game: Game[Any], seed: str) -> None:
        super().__init__(game, seed)
        self.eyes = eyes_for(game)
        self.actions = actions_of(game.name)
        self.policy = kept_policy()

    def choose(self, match: Match[Any], seat: int) -> Option:
        ask = match.ask_of(seat)
        _, odds = self.policy.odds(self.eyes.see(match, seat, ask)[None], self.actions.mask(ask)[None])
        return self.actions.option(ask, int(odds.argmax()))


@cache
def kept_policy() -> Policy:
    policy = new_policy()
    kept = np.load(FILE)
    policy.scale = kept["scale"]
    policy.layers = [kept[f"layer{i}"] for i in range(len(policy.layers))]
    return policy


if __name__ == "__main__":
    learner = new_policy()
    imitate(learner, sorted(Path(sys.argv[1], "rows").iterdir()))
    learner.save()
