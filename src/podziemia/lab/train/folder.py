"""What a training keeps: the recipe, the games shard by shard, the weights, and what every generation was worth."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import numpy as np

from podziemia.files import finish, replace, unfinished
from podziemia.kernel.errors import Trouble
from podziemia.kernel.learned import WEIGHTS
from podziemia.lab.train.playing import Shard
from podziemia.lab.train.positions import Arrays
from podziemia.lab.train.recipe import Recipe

LOG: Final = "training.json"
MADE: Final = "mind.json"
START: Final = "mind-start.bin"
PAGE: Final = "report.html"


class Folder:
    """A training on disk. Everything in it is whole or not there, so the same command goes on where it stopped."""

    def __init__(self, path: Path, recipe: Recipe, start: bytes = b"") -> None:
        """Another recipe's training is refused and left alone. `start` are weights to go on from."""
        self.path = path
        self.log: dict[str, Any] = {"recipe": recipe.identity(), "generations": []}
        try:
            (path / "games").mkdir(parents=True, exist_ok=True)
            if (path / LOG).exists():
                self.log = _same(path / LOG, recipe.identity())
            self.write_log()
            if start:
                self._write(START, start)
        except OSError as trouble:
            raise Trouble("file-unwritable", path=str(path)) from trouble

    @property
    def generations(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.log["generations"]
        return found

    def best(self) -> Path | None:
        """The weights that nobody has beaten so far: a generation's, or those to go on from."""
        kept = [one["generation"] for one in self.generations if one["kept"]]
        path = self.weights_path(kept[-1]) if kept else self.path / START
        return path if path.exists() else None

    def write_log(self) -> None:
        self._write(LOG, json.dumps(self.log, indent=1).encode() + b"\n")

    def _write(self, name: str, content: bytes) -> None:
        replace(self.path / name, lambda beside: beside.write_bytes(content))

    # ---- weights ----

    def weights_path(self, generation: int) -> Path:
        return self.path / f"mind-{generation:03}.bin"

    def best_weights(self) -> bytes:
        path = self.best()
        return b"" if path is None else path.read_bytes()

    def keep_weights(self, generation: int, written: bytes) -> None:
        self._write(self.weights_path(generation).name, written)

    def publish(self, generation: int, made: dict[str, Any]) -> None:
        """The files that go into the package of the game."""
        self._write(WEIGHTS, self.weights_path(generation).read_bytes())
        self._write(MADE, json.dumps(made, indent=1).encode() + b"\n")

    # ---- games ----

    def shard_path(self, generation: int, number: int) -> Path:
        return self.path / "games" / f"{generation:03}-{number:04}.npz"

    def keep_shard(self, shard: Shard) -> None:
        path = self.shard_path(shard.generation, shard.number)
        with unfinished(path).open("wb") as file:
            np.savez(file, **shard.arrays)  # type: ignore[arg-type]  # NumPy takes a name for its own flag
        finish(path)

    def shards(self, generations: range) -> list[Arrays]:
        """The games of these generations, always in the same order."""
        paths = [path for one in generations for path in sorted((self.path / "games").glob(f"{one:03}-*.npz"))]
        return [dict(np.load(path)) for path in paths]


def _same(path: Path, wanted: dict[str, Any]) -> dict[str, Any]:
    try:
        log: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        there = log["recipe"]
        differing = [key for key in wanted if there[key] != wanted[key]]
    except (ValueError, KeyError, TypeError) as trouble:
        raise Trouble("dataset-broken", path=str(path)) from trouble
    for key in differing:
        raise Trouble(
            "dataset-other", path=str(path), key=key, there=json.dumps(there[key]), asked=json.dumps(wanted[key])
        )
    return log
