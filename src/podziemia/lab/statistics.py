"""Figures out of many games."""

from __future__ import annotations

from math import log10, sqrt
from typing import Final

CONFIDENCE_95: Final = 1.959964
LEAST_SHARE: Final = 1e-4
"""Nobody is infinitely strong."""
MOST_GAINED: Final = 4
"""Pairing makes a game worth at most so many: a handful of deals that happen to agree must not look like certainty."""


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95% confidence interval of a share (Wilson's score interval); shared wins count in part."""
    if games == 0:
        return 0.0, 1.0
    z2 = CONFIDENCE_95**2
    share = wins / games
    middle = share + z2 / (2 * games)
    reach = CONFIDENCE_95 * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    scale = 1 + z2 / games
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


def paired_interval(deals: list[list[float]]) -> tuple[float, float]:
    """The 95% interval of a share of wins, from games and wins by deal. Games of one deal hang together: how much the
    deals differ says how many independent games they are worth, and Wilson's interval is taken for that many."""
    games = sum([deal[0] for deal in deals])
    wins = sum([deal[1] for deal in deals])
    share = wins / games if games else 0.0
    if len(deals) < 2 or not 0 < share < 1:
        return wilson(wins, games)
    spread = len(deals) / (len(deals) - 1) * sum([(won - share * played) ** 2 for played, won in deals]) / games**2
    worth = share * (1 - share) / max(spread, share * (1 - share) / (games * MOST_GAINED))
    return wilson(share * worth, worth)


def elo(share: float, sides: int) -> float:
    """How much stronger than each of the others one must be to win this share among so many sides, in Elo points."""
    held = min(max(share, LEAST_SHARE), 1 - LEAST_SHARE)
    return 400 * log10(held * (sides - 1) / (1 - held))


def share_of(points: float, sides: int) -> float:
    """The share of wins that goes with so many Elo points; `elo` turned around."""
    strength = 10 ** (points / 400)
    return float(strength / (strength + sides - 1))


def likelihood(deals: list[list[float]], less: float, more: float) -> float:
    """The logarithm of how much better a share of `more` explains the deals (games and wins each) than one of `less`;
    the deals' own spread is taken for the spread of either (a generalised sequential test, as Fishtest has it)."""
    games = sum([played for played, _ in deals])
    if len(deals) < 2:
        return 0.0
    share = sum([won for _, won in deals]) / games
    size = games / len(deals)
    spread = sum([(won - share * played) ** 2 for played, won in deals]) / len(deals) / size**2
    variance = max(spread, less * (1 - less) / (size * MOST_GAINED))
    return float(len(deals) * (more - less) * (2 * share - less - more) / (2 * variance))


class Numbers:
    """Whole numbers as they come: how many, their sum and that of their squares, the lowest and the highest."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.squares = 0
        self.lowest = 0
        self.highest = 0

    def add(self, number: int, times: int = 1) -> None:
        self.lowest = min(self.lowest, number) if self.count else number
        self.highest = max(self.highest, number) if self.count else number
        self.count += times
        self.total += times * number
        self.squares += times * number * number

    def merge(self, other: Numbers) -> None:
        """Take in the numbers of another."""
        if other.count:
            self.lowest = min(self.lowest, other.lowest) if self.count else other.lowest
            self.highest = max(self.highest, other.highest) if self.count else other.highest
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    def deviation(self) -> float:
        """The standard deviation of a sample."""
        if self.count < 2:
            return 0.0
        return sqrt((self.squares - self.total**2 / self.count) / (self.count - 1))
