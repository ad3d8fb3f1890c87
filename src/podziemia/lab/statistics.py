"""Figures out of many games."""

from __future__ import annotations

from math import sqrt
from typing import Final

CONFIDENCE_95: Final = 1.959964


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95% confidence interval of a share (Wilson's score interval); shared wins count in part."""
    if games == 0:
        return 0.0, 1.0
    z2 = CONFIDENCE_95**2
    share = wins / games
    middle = share + z2 / (2 * games)
    reach = CONFIDENCE_95 * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    scale = 1 + z2 / games
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


class Numbers:
    """Whole numbers as they come: how many, their sum and that of their squares, the lowest and the highest."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.squares = 0
        self.lowest = 0
        self.highest = 0

    def add(self, number: int) -> None:
        self.lowest = min(self.lowest, number) if self.count else number
        self.highest = max(self.highest, number) if self.count else number
        self.count += 1
        self.total += number
        self.squares += number * number

    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    def deviation(self) -> float:
        """The standard deviation of a sample."""
        if self.count < 2:
            return 0.0
        return sqrt((self.squares - self.total**2 / self.count) / (self.count - 1))
