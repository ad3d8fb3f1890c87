"""What a training is: everything that decides which weights come out, and nothing else."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from podziemia import __version__
from podziemia.bots.make import learned_mind, make_bot, pupil
from podziemia.kernel.errors import BadSetup
from podziemia.kernel.game import Game
from podziemia.kernel.learned import Inputs
from podziemia.kernel.match import new_match
from podziemia.kernel.mind import Mind
from podziemia.kernel.net import BLOCK, Net
from podziemia.kernel.registry import find_game
from podziemia.lab.sweep import settings_at

SHARD: Final = 25
"""Games that are played at one go; whole shards survive an interruption."""


class Recipe(NamedTuple):
    """The same recipe gives the same weights, generation by generation, on the same build and machine."""

    game: str
    seed: str
    seats: tuple[int, ...]
    settings: dict[str, str]
    sight: int
    """Games of the first generation, which plays at first sight: quick and poor."""
    games: int
    """Games of a later generation."""
    worlds: int
    """Worlds in which a learner tries an option; fewer than the bot that it becomes, for more games."""
    noise: float
    """How often a learner answers by lot, so that it sees what it would not do."""
    window: int
    """Generations whose games are fitted together."""
    epochs: int
    """How often the fit goes through all of them."""
    trust: float
    """The lambda of temporal differences: how much of the target comes from further on, a calm point at a time."""
    units: tuple[int, ...]
    """Of the two hidden layers."""
    start: str = ""
    """The fingerprint of weights with which the first generation plays already; without any it plays at first sight."""
    tries: int = 0
    """Options that a learner tries at most; 0: as many as the mind asks for."""
    looks: int = 0
    """1: a learner looks once at what it has tried; 0: as often as the mind asks for. Fewer give more games."""
    company: tuple[str, ...] = ()
    """Bots that keep a learner company in every second game, so that it also meets who plays otherwise."""

    def identity(self) -> dict[str, Any]:
        """The recipe as plain data, with the versions that the games depend on."""
        return {
            **self._asdict(),
            "seats": list(self.seats),
            "units": list(self.units),
            "company": list(self.company),
            "edition": find_game(self.game).edition,
            "version": __version__,
        }

    def games_of(self, generation: int) -> int:
        return self.games if generation or self.start else self.sight

    def table(self, number: int) -> tuple[int, dict[str, str]]:
        """Seats and settings of a game: every number of seats in turn, and of a swept setting every choice."""
        rest, place = divmod(number, len(self.seats))
        return self.seats[place], settings_at(find_game(self.game), self.settings, rest)


def make_recipe(recipe: Recipe) -> Recipe:
    """The recipe, proved to be playable before any worker starts."""
    game = find_game(recipe.game)
    inputs_of(game)
    for seats in recipe.seats:
        game.check_seats(seats)
    seats, settings = recipe.table(0)
    new_match(game, seats, recipe.seed, settings)
    if len(recipe.units) != 2 or not all(units and units % BLOCK == 0 for units in recipe.units):
        raise BadSetup("train-units", given=",".join(map(str, recipe.units)), block=BLOCK)
    if recipe.looks > 1:
        raise BadSetup("train-looks", given=recipe.looks)
    for one in recipe.company:
        make_bot(one, game, recipe.seed)
    return recipe


def inputs_of(game: Game[Any]) -> Inputs[Any]:
    if game.inputs is None:
        raise BadSetup("train-no-inputs", game=game.name)
    return game.inputs


def mind_with(game: Game[Any], weights: bytes) -> Mind[Any]:
    """The game's mind with these weights; without any the one that has yet to learn."""
    return learned_mind(game, Net(weights)) if weights else pupil(game)


def is_firm(mind: Mind[Any]) -> bool:
    """Whether first sight plans whole turns: greedy follows it then, and a net changes only what searchers think."""
    return mind.firmness() > 0
