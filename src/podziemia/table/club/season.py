"""A season of the club: three months, counted by the games that members played against each other."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

NAMES: Final = ("winter", "spring", "summer", "autumn")
MONTHS: Final = 3
BEST: Final = 8
"""So many of the best games count: who plays more has more to choose from, and needs not play all."""
WIN: Final = 4.0
LAST: Final = 1.0
"""For the first and the last place; those between lie evenly between."""


@dataclass(frozen=True)
class Season:
    name: str
    year: int
    """In which it begins."""
    begins: float
    ends: float


@dataclass(frozen=True)
class Standing:
    place: int
    member: str
    games: int
    wins: int
    points: float


def season_at(moment: float) -> Season:
    """Winter is December to February, and so on."""
    day = datetime.fromtimestamp(moment, UTC)
    months = day.year * 12 + day.month - 1
    first = months - (months + 1) % MONTHS
    begins, ends = (datetime(n // 12, n % 12 + 1, 1, tzinfo=UTC) for n in (first, first + MONTHS))
    return Season(NAMES[(first + 1) % 12 // MONTHS], begins.year, begins.timestamp(), ends.timestamp())


def points_of(places: list[int]) -> list[float]:
    """What each place at a table is worth; who shares one gets what it and those after it are worth on average."""
    seats = len(places)
    worth = [WIN - (WIN - LAST) * n / (seats - 1) for n in range(seats)]
    found = []
    for place in places:
        shared = places.count(place)
        found.append(sum(worth[place - 1 : place - 1 + shared]) / shared)
    return found


def standings(games: list[list[tuple[str, int]]]) -> list[Standing]:
    """The table of a season, from its games: member and place of every seat. The best games of each count; then more
    wins are better, then fewer games."""
    points: dict[str, list[float]] = {}
    wins: dict[str, int] = {}
    for game in games:
        for (member, place), worth in zip(game, points_of([place for _, place in game]), strict=True):
            points.setdefault(member, []).append(worth)
            wins[member] = wins.get(member, 0) + (place == 1)
    keys = {member: (-sum(sorted(got, reverse=True)[:BEST]), -wins[member], len(got)) for member, got in points.items()}
    order = sorted(keys, key=lambda member: (keys[member], member))
    return [
        Standing(
            1 + sum(1 for other in keys.values() if other < keys[member]),
            member,
            len(points[member]),
            wins[member],
            -keys[member][0],
        )
        for member in order
    ]
