"""What a game tells the bots: how good a position is, and which answers deserve a look first."""

from __future__ import annotations

from math import exp
from typing import Generic, TypeVar

from podziemia.kernel.ask import Ask, Option
from podziemia.kernel.state import State

S = TypeVar("S", bound=State)


class Mind(Generic[S]):
    """Knowledge of one game for search. Only `points` is needed; everything else refines."""

    def points(self, s: S) -> list[float]:
        """A number a seat, in points of final score: the position's worth."""
        raise AssertionError("a game's mind values positions")

    def spread(self, s: S) -> float:
        """How many points of lead make a win likely; shrinks towards the end."""
        return 10.0

    def utility(self, s: S) -> list[float]:
        """Each seat's chance to win, adding up to 1."""
        points = self.points(s)
        top = max(points)
        spread = self.spread(s)
        weights = [exp((p - top) / spread) for p in points]
        total = sum(weights)
        return [w / total for w in weights]

    def priors(self, s: S, ask: Ask) -> list[float]:
        """A weight for each option, before any search; need not add up to anything. Higher is looked at first."""
        return [1.0] * len(ask.options)

    def key(self, ask: Ask, option: Option) -> str:
        """Answers that mean the same at any time share statistics under one key."""
        return option.text

    def calm(self, s: S) -> int:
        """A clock of calm points (turns, rounds): playouts are cut when it has moved on far enough."""
        return 0

    def cut(self, s: S) -> int:
        """How many calm points a playout lasts."""
        return 1

    def matters(self, ask: Ask) -> bool:
        """Whether the question is worth a search; the others are answered by the best prior."""
        return True
