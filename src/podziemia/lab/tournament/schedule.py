"""Who sits where: balanced tables.

A deal is one seed, played once for every turn of its line-up around the table, so that neither the luck of the deal nor
that of the seat favours anyone. From deal to deal neighbours change; where there are more bots than places, those who
sat or met least come next. A longer tournament begins with the tables of a shorter one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import count, permutations
from typing import NamedTuple

from podziemia.lab.tournament.plan import Plan


class Table(NamedTuple):
    """One game to be played: its number, that of its deal, and by seat the bot (its place in the plan)."""

    number: int
    deal: int
    bots: tuple[int, ...]


def tables(plan: Plan, games: int) -> Iterator[Table]:
    """At least so many tables; the last deal is played to its last turn."""
    numbers = count()
    met_before: Counter[tuple[int, ...]] = Counter()
    sides = plan.sides()
    for deal, line_up in enumerate(line_ups(len(plan.bots), len(sides))):
        circles = circular_orders(line_up)
        order = circles[met_before[line_up] % len(circles)]
        met_before[line_up] += 1
        number = -1
        for turned in turns(order):
            number = next(numbers)
            yield Table(number, deal, by_seat(turned, sides))
        if number + 1 >= games:
            return


def line_ups(bots: int, places: int) -> Iterator[tuple[int, ...]]:
    """Whose turn it is to play, for ever. A bot sits twice only at a table that already has all the others."""
    sat = [0] * bots
    met = [[0] * bots for _ in range(bots)]
    while True:
        chosen: list[int] = []
        for _ in range(places):
            chosen.append(least_played(chosen, sat, met))
        for bot in chosen:
            sat[bot] += 1
            for other in chosen:
                met[bot][other] += bot != other
        yield tuple(sorted(chosen))


def least_played(chosen: list[int], sat: list[int], met: list[list[int]]) -> int:
    def so_far(bot: int) -> tuple[int, int, int]:
        return chosen.count(bot), sat[bot], sum([met[bot][other] for other in chosen])

    return min(range(len(sat)), key=so_far)


@cache
def circular_orders(line_up: tuple[int, ...]) -> list[tuple[int, ...]]:
    """All ways around a table that no turn makes alike."""
    return sorted({min(turns(order)) for order in permutations(line_up)})


def turns(order: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The order as seen from every chair, each seating once."""
    return list(dict.fromkeys([order[turn:] + order[:turn] for turn in range(len(order))]))


def by_seat(seating: tuple[int, ...], sides: list[list[int]]) -> tuple[int, ...]:
    """The bot of every seat, from the bot of every side."""
    bot_of = {seat: bot for bot, side in zip(seating, sides, strict=True) for seat in side}
    return tuple([bot_of[seat] for seat in range(len(bot_of))])
