"""A batch on several cores plays the games of its parts, in one memory."""

from typing import Any

import numpy as np
import pytest

from podziemia.kernel.errors import BadSetup, Refusal
from podziemia.lab.batch import Batch
from podziemia.lab.doors import any_legal_of_each
from podziemia.lab.shared_batch import ARRAYS, SharedBatch


def test_two_processes_play_what_two_batches_would() -> None:
    chance = np.random.default_rng(4)
    how: dict[str, Any] = {"seats": 3, "most": 60, "reset": "same_step", "bots": {1: "random"}}
    with SharedBatch("abyss", count=5, jobs=2, seed=9, **how) as shared:
        parts = [Batch("abyss", n, seed=f"9/{i}", **how) for i, n in enumerate((2, 3))]
        for _ in range(40):
            for name in ARRAYS:
                alone = np.concatenate([getattr(part, name) for part in parts])
                assert (getattr(shared, name) == alone).all()
            actions = any_legal_of_each(shared.masks, chance)
            shared.step(actions)
            parts[0].step(actions[:2])
            parts[1].step(actions[2:])
        with pytest.raises(Refusal):
            shared.step([484] * 5)
        shared.step(any_legal_of_each(shared.masks, chance))


def test_a_process_without_a_game_is_refused() -> None:
    with pytest.raises(BadSetup):
        SharedBatch("abyss", count=1, jobs=2)
