"""How much things are worth beside a point on the table, with so many turns left; in between, in between.

The numbers start from a regression on the results of 600 games of first sight, evened out by hand.
"""

from __future__ import annotations

from typing import Final

TURNS: Final[tuple[float, ...]] = (1.0, 3.0, 6.0, 10.0, 14.0)
CARDS: Final[tuple[float, ...]] = (0.10, 0.18, 0.33, 0.42, 0.50)
"""A point of payment in hand."""
PEARLS: Final[tuple[float, ...]] = (0.10, 0.30, 0.50, 0.70, 0.85)
ONE_KEY: Final[tuple[float, ...]] = (0.0, 0.9, 3.4, 4.2, 4.2)
TWO_KEYS: Final[tuple[float, ...]] = (1.2, 5.5, 9.0, 9.0, 7.2)
NEAREST: Final[tuple[float, ...]] = (0.10, 0.37, 0.24, 0.15, 0.12)
SECOND: Final[tuple[float, ...]] = (0.10, 0.30, 0.35, 0.12, 0.05)
JOINING: Final[tuple[float, ...]] = (0.87, 0.55, 0.28, 0.20, 0.08)
"""What lies in hand and will join at the end (ABY-12.07), if it is still there."""
LOCATIONS: Final[tuple[float, ...]] = (0.2, 0.9, 1.8, 2.8, 3.2)
"""How much a location is likely to grow."""
TEMPO: Final[tuple[float, ...]] = (1.6, 3.7, 4.3, 4.6, 4.8)
"""A turn more than the others."""
ABILITY: Final = 0.3
"""Of what a lasting ability could bring in all turns left."""


def at(worth: tuple[float, ...], turns: float) -> float:
    """The worth with so many turns left."""
    if turns >= TURNS[-1]:
        return worth[-1]
    later = 1
    while turns > TURNS[later]:
        later += 1
    part = max(0.0, (turns - TURNS[later - 1]) / (TURNS[later] - TURNS[later - 1]))
    return worth[later - 1] + part * (worth[later] - worth[later - 1])
