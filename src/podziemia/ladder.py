"""The ladder of levels: what each level of bots is, and what it has been measured to win against the level below.

All figures come from `ladder.json`, which `bench/ladder.py` writes from finished duels; what is not there was not
measured, and is said to be so.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final, TypedDict

from podziemia.bots import LEVELS, SECONDS

LADDER: Final = "ladder.json"
LOWEST: Final = 1000
"""The rating of the lowest level. Those above are rated by how often they win; ratings compare within a game only."""


class Rise(TypedDict):
    """A duel of a level against the level below it."""

    below: str
    seats: int
    games: int
    par: float
    """What it would win if both were equal."""
    share: float
    low: float
    high: float
    """Of the games it has won: the share, and its 95 % interval."""
    elo: float
    edition: int
    """Of the rules it was played by."""


class Rung(TypedDict):
    """A level of bots in a game."""

    level: str
    seconds: float
    """How long it may think about an answer; 0 for who answers at once."""
    rating: int | None
    rise: Rise | None
    """None for the lowest level, and where nothing was measured."""


def rungs(game: str) -> list[Rung]:
    """The levels from the lowest up. Where one was not measured, those above have no rating either."""
    rises = measured().get(game, {})
    found: list[Rung] = []
    rating: int | None = LOWEST
    for level in LEVELS:
        rise = rises.get(level)
        if found:
            rating = None if rise is None or rating is None else rating + round(rise["elo"])
        found.append({"level": level, "seconds": promised(level), "rating": rating, "rise": rise})
    return found


def promised(level: str) -> float:
    """The seconds people are told: what a level thinks, rounded to one digit."""
    return float(f"{SECONDS.get(level, 0.0):.1g}")


@cache
def measured() -> dict[str, dict[str, Rise]]:
    """By game and level."""
    found: dict[str, dict[str, Rise]] = json.loads(files("podziemia").joinpath(LADDER).read_text("utf-8"))
    return found
