"""What a dataset is: everything that decides which games are in it, and nothing else."""

from __future__ import annotations

from typing import Any, NamedTuple

from podziemia import __version__
from podziemia.kernel.match import new_match
from podziemia.kernel.registry import find_game
from podziemia.lab.chairs import CLOCKS, check_bots, check_clock, usual_seats


class Recipe(NamedTuple):
    """The same recipe gives the same games by number, however many of them are played."""

    game: str
    bots: tuple[str, ...]
    seats: int
    seed: str
    settings: dict[str, str]
    clock: str
    rows: bool
    targets: bool

    def seating(self, number: int) -> list[str]:
        """The bot of each seat in this game: the sides take the bots in turn, and move on by one with every game."""
        sides = find_game(self.game).sides(self.seats)
        bot_of = {seat: self.bots[(i + number) % len(self.bots)] for i, side in enumerate(sides) for seat in side}
        return [bot_of[seat] for seat in range(self.seats)]

    def identity(self) -> dict[str, Any]:
        """The recipe as plain data, with the versions that the games depend on."""
        return {
            **self._asdict(),
            "bots": list(self.bots),
            "edition": find_game(self.game).edition,
            "version": __version__,
        }


def make_recipe(
    game: str,
    bots: list[str],
    seats: int | None,
    seed: str,
    settings: dict[str, str],
    clock: str = CLOCKS[0],
    rows: bool = False,
    targets: bool = False,
) -> Recipe:
    """The recipe, proved to be playable before any worker starts."""
    rules = find_game(game)
    chairs = usual_seats(rules, len(bots)) if seats is None else seats
    recipe = Recipe(game, tuple(bots), chairs, seed, rules.check_settings(settings), clock, rows, targets)
    check_bots(rules, recipe.bots)
    check_clock(clock)
    new_match(rules, chairs, seed, recipe.settings)
    return recipe
