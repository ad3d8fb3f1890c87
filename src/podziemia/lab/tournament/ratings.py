"""Ratings by the Bradley–Terry model, with intervals that respect how the games hang together.

Every two sides of a table are compared: the better place wins, a tie is half a win each. Besides, every bot has one
imagined draw against an average one, which keeps a bot that never loses on the scale. The intervals are those of the
sandwich estimator with the deal as the unit: games of one deal are dependent, so are the comparisons at one table.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

from podziemia.lab.statistics import CONFIDENCE_95
from podziemia.ratings import ELO, chance

MOST_STEPS: Final = 100
CLOSE_ENOUGH: Final = 1e-10

Matrix = list[list[float]]


class Rating(NamedTuple):
    """In Elo points around the average of the field; 95% of intervals hold the truth."""

    points: float
    low: float
    high: float


def rate(bots: int, deals: list[Matrix]) -> list[Rating]:
    """The bots' ratings; a deal is a matrix of how often each bot did better than each other one."""
    won = summed(bots, deals)
    strengths = fit(won)
    spread = covariance(strengths, won, deals)
    middle = sum(strengths) / bots
    ratings = []
    for bot in range(bots):
        reach = CONFIDENCE_95 * sqrt(max(0.0, variance_around_mean(spread, bot)))
        points = strengths[bot] - middle
        ratings.append(Rating(ELO * points, ELO * (points - reach), ELO * (points + reach)))
    return ratings


def fit(won: Matrix) -> list[float]:
    """The strengths that explain the wins best: Newton's method, which a concave likelihood lets end in a few steps."""
    strengths = [0.0] * len(won)
    for _ in range(MOST_STEPS):
        step = times(inverse(information(strengths, won)), gradient(strengths, won))
        longest = max([abs(part) for part in step])
        scale = min(1.0, 1.0 / longest) if longest else 0.0  # far out, where the curve is flat, full steps overshoot
        strengths = [strength + scale * part for strength, part in zip(strengths, step, strict=True)]
        if longest < CLOSE_ENOUGH:
            break
    return strengths


def gradient(strengths: list[float], won: Matrix, imagined: bool = True) -> list[float]:
    """By bot: wins less the wins to be expected."""
    slopes = [0.5 - chance(strength) if imagined else 0.0 for strength in strengths]
    for bot, mine in enumerate(strengths):
        for other, theirs in enumerate(strengths):
            games = won[bot][other] + won[other][bot]
            if games:
                slopes[bot] += won[bot][other] - games * chance(mine - theirs)
    return slopes


def information(strengths: list[float], won: Matrix) -> Matrix:
    """How sharply the likelihood bends (its negative second derivatives)."""
    bots = len(strengths)
    bend = [[0.0] * bots for _ in range(bots)]
    for bot, mine in enumerate(strengths):
        bend[bot][bot] += chance(mine) * chance(-mine)
        for other, theirs in enumerate(strengths):
            games = won[bot][other] + won[other][bot]
            if bot != other and games:
                weight = games * chance(mine - theirs) * chance(theirs - mine)
                bend[bot][bot] += weight
                bend[bot][other] -= weight
    return bend


def covariance(strengths: list[float], won: Matrix, deals: list[Matrix]) -> Matrix:
    """The sandwich: what the deals say one by one, between two slices of what they say together."""
    bots = len(strengths)
    slopes = [gradient(strengths, deal, imagined=False) for deal in deals]
    correction = len(deals) / (len(deals) - 1) if len(deals) > 1 else 1.0
    filling = [[correction * sum([s[i] * s[j] for s in slopes]) for j in range(bots)] for i in range(bots)]
    for bot, strength in enumerate(strengths):
        filling[bot][bot] += (0.5 - chance(strength)) ** 2
    slice_ = inverse(information(strengths, won))
    return product(product(slice_, filling), slice_)


def variance_around_mean(spread: Matrix, bot: int) -> float:
    bots = len(spread)
    weights = [(1.0 if other == bot else 0.0) - 1.0 / bots for other in range(bots)]
    return sum([weights[i] * weights[j] * spread[i][j] for i in range(bots) for j in range(bots)])


# ---- small matrices ----


def summed(size: int, matrices: list[Matrix]) -> Matrix:
    return [[sum([matrix[i][j] for matrix in matrices]) for j in range(size)] for i in range(size)]


def times(matrix: Matrix, vector: list[float]) -> list[float]:
    return [sum([a * b for a, b in zip(row, vector, strict=True)]) for row in matrix]


def product(left: Matrix, right: Matrix) -> Matrix:
    columns = list(zip(*right, strict=True))
    return [[sum([a * b for a, b in zip(row, column, strict=True)]) for column in columns] for row in left]


def inverse(matrix: Matrix) -> Matrix:
    """By Gauss and Jordan. The matrix is positive definite, because everybody has an imagined game."""
    size = len(matrix)
    rows = [row + [1.0 if i == j else 0.0 for j in range(size)] for i, row in enumerate(matrix)]
    for pivot in range(size):
        best = max(range(pivot, size), key=lambda i: abs(rows[i][pivot]))
        rows[pivot], rows[best] = rows[best], rows[pivot]
        scale = rows[pivot][pivot]
        rows[pivot] = [value / scale for value in rows[pivot]]
        for i in range(size):
            if i != pivot and rows[i][pivot]:
                factor = rows[i][pivot]
                rows[i] = [value - factor * top for value, top in zip(rows[i], rows[pivot], strict=True)]
    return [row[size:] for row in rows]
