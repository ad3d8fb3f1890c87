"""Lots for playouts."""

from __future__ import annotations

from random import Random


class Lots:
    """The lots that `Random` draws for a seed. To seed one takes a tenth of a whole try, and most tries need no lot:
    only the first one drawn pays for it, and who wants the same lots again (`again`) pays no more."""

    __slots__ = ("_at", "_drawn", "_first", "_random", "_seed")

    _random: Random | None
    _first: Lots | None

    def __init__(self, seed: str, first: Lots | None = None) -> None:
        """Of another's lots, once more, if there is a `first`."""
        self._seed = seed
        self._random = None
        self._drawn: list[float] = []
        self._first = first
        self._at = 0

    def again(self) -> Lots:
        """The same lots, from the first one on."""
        return Lots(self._seed, self if self._first is None else self._first)

    def random(self) -> float:
        """A number from 0 up to, but not including, 1."""
        at = self._at
        self._at = at + 1
        return self.number(at) if self._first is None else self._first.number(at)

    def number(self, at: int) -> float:
        """The lot at a place; all lots before it have been drawn."""
        drawn = self._drawn
        if at == len(drawn):
            if self._random is None:
                self._random = Random(self._seed)
            drawn.append(self._random.random())
        return drawn[at]
