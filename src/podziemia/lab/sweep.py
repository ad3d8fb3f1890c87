"""The same bots at many tables: every choice of a setting, every number of seats."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, Final

from podziemia.kernel.errors import BadSetup
from podziemia.kernel.game import Game
from podziemia.kernel.registry import find_game
from podziemia.lab.simulate import Contest, Tally, play_batch
from podziemia.lab.workers import spread

EVERY: Final = "all"
"""The value of a setting that stands for each of its choices in turn."""


def contests(game: str, seats: list[str], seed: str, settings: dict[str, str]) -> list[Contest]:
    """A contest for every table: settings in the order of their choices, then few seats before many."""
    found = find_game(game)
    keys = swept(found, settings)
    choices = [choices_of(found, key) for key in keys]
    return [
        Contest(game, tuple(table), seed, {**settings, **dict(zip(keys, values, strict=True))})
        for values in product(*choices)
        for table in tables(found, seats)
    ]


def swept(game: Game[Any], settings: dict[str, str]) -> list[str]:
    """The settings whose every choice is played."""
    return [
        s.key
        for s in game.settings
        if settings.get(s.key) == EVERY and choices_of(game, s.key) and EVERY not in s.choices
    ]


def choices_of(game: Game[Any], key: str) -> tuple[str, ...]:
    setting = next(setting for setting in game.settings if setting.key == key)
    return setting.alike or setting.choices


def settings_at(game: Game[Any], settings: dict[str, str], number: int) -> dict[str, str]:
    """The settings of the table of this number. Of a swept one every choice comes in turn; of several all pairs do, and
    the later ones change as often as the first, so that few tables already see all of them."""
    found = dict(settings)
    rest, shift = number, 0
    for key in swept(game, settings):
        choices = choices_of(game, key)
        rest, turn = divmod(rest, len(choices))
        shift += turn
        found[key] = choices[shift % len(choices)]
    return found


def tables(game: Game[Any], seats: list[str]) -> list[list[str]]:
    """The seats as given; too few for the game, one bot for all or one a side, at tables of any size."""
    if len(seats) >= game.fewest:
        return [seats]
    return [table_of(game, seats, count) for count in range(game.fewest, game.most + 1)]


def table_of(game: Game[Any], bots: list[str], count: int) -> list[str]:
    sides = game.sides(count)
    if len(bots) == 1:
        return bots * count
    if len(bots) != len(sides):
        raise BadSetup("seat-count", game=game.name, given=len(bots), fewest=game.fewest, most=game.most)
    table = [""] * count
    for bot, side in zip(bots, sides, strict=True):
        for seat in side:
            table[seat] = bot
    return table


def play_sweep(tables: list[Contest], games: int, jobs: int) -> Iterator[tuple[int, Tally]]:
    """So many games at every table, a few at a time, each with the number of its table."""
    size = max(1, min(games * len(tables) // (jobs * 20), games, 200))
    batches = (
        (number, contest, range(first, min(first + size, games)))
        for number, contest in enumerate(tables)
        for first in range(0, games, size)
    )
    return spread(_play_numbered, batches, min(jobs, games * len(tables)))


def _play_numbered(batch: tuple[int, Contest, range]) -> tuple[int, Tally]:
    number, contest, games = batch
    return number, play_batch(contest, games)


def sweep_summary(keys: list[str], tallies: list[Tally]) -> dict[str, Any]:
    """One object: what was swept, and the summary of every table."""
    first = tallies[0].contest
    return {
        "game": first.game,
        "seed": first.seed,
        "swept": keys,
        "games": sum([tally.games for tally in tallies]),
        "tables": [tally.summary() for tally in tallies],
    }
