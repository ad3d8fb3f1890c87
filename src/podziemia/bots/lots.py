"""Lots for playouts."""

from __future__ import annotations

from random import Random


class Lots:
    """The lots that `Random` draws for a seed. To seed one takes a tenth of a whole try, and most tries need no lot:
    only the first one drawn pays for it."""

    __slots__ = ("_random", "_seed")

    _random: Random | None

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._random = None

    def random(self) -> float:
        """A number from 0 up to, but not including, 1."""
        if self._random is None:
            self._random = Random(self._seed)
        return self._random.random()
