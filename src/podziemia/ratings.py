"""Ratings by the Bradley–Terry model in Elo points, for whoever plays: the laboratory's bots and the people of a club.

Every two sides of a table are compared: the better place wins, a tie is half a win each. The laboratory fits all games
of a tournament at once (`lab/tournament/ratings.py`); where games come one by one, each moves what was believed before.
"""

from __future__ import annotations

from math import exp, log, pi, sqrt
from typing import Final, NamedTuple

ELO: Final = 400 / log(10)
"""What turns the model's natural unit into the points that chess players know."""


def chance(difference: float) -> float:
    """To win against one who is weaker by so much, in the model's natural unit."""
    return 1.0 / (1.0 + exp(-max(-500.0, min(500.0, difference))))


class Skill(NamedTuple):
    """What is believed of a player: Elo points, and one standard error of them."""

    points: float
    spread: float


NEWCOMER: Final = Skill(1500.0, 200.0)
LEAST_SPREAD: Final = 40.0
"""People change: nobody is ever known better than so."""


def after(sides: list[list[Skill]], places: list[int]) -> list[list[Skill]]:
    """What is believed after a game, by side; a side is as strong as its players on average, and `places` are theirs.

    One step of Newton's method from what was believed, with that as the prior. Comparisons at one table hang together:
    each counts 2/n at a table of n sides, so that four at a table are worth a game and a half to each of them. What is
    not known of the others makes a result say less (as Glicko has it).
    """
    strengths = [sum([one.points for one in side]) / len(side) / ELO for side in sides]
    softness = [_softened(side) for side in sides]
    weight = 2 / len(sides)
    skills = []
    for mine, side in enumerate(sides):
        slope, bend = 0.0, 0.0
        for other in range(len(sides)):
            if other != mine:
                soft = softness[other]
                expected = chance(soft * (strengths[mine] - strengths[other]))
                slope += weight * soft * (_result(places[mine], places[other]) - expected)
                bend += weight * soft * soft * expected * (1 - expected)
        skills.append([_moved(one, slope / len(side), bend / len(side) ** 2) for one in side])
    return skills


def _result(mine: int, theirs: int) -> float:
    return 0.5 if mine == theirs else float(mine < theirs)


def _softened(side: list[Skill]) -> float:
    variance = sum([(one.spread / ELO) ** 2 for one in side]) / len(side) ** 2
    return 1 / sqrt(1 + 3 * variance / pi**2)


def _moved(one: Skill, slope: float, bend: float) -> Skill:
    variance = 1 / ((ELO / one.spread) ** 2 + bend)
    return Skill(one.points + ELO * variance * slope, max(LEAST_SPREAD, ELO * sqrt(variance)))
