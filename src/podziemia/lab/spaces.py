"""What observations look like, in the terms of Gymnasium."""

from __future__ import annotations

from podziemia.lab.actions import actions_of
from podziemia.lab.extras import needed
from podziemia.lab.eyes import Eyes

with needed("gymnasium"):
    import numpy as np
    from gymnasium import spaces


def observation_space(game: str, eyes: Eyes) -> spaces.Dict:
    """A vector of knowledge and a mask of actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(eyes.low, eyes.high, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (len(actions_of(game)),), np.int8),
        }
    )
