"""Games by name. A game's package offers `GAME`; nothing else in the house imports it."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from podziemia.kernel.errors import BadSetup
from podziemia.kernel.game import Game


def game_names() -> list[str]:
    return sorted(module.name for module in iter_modules(import_module("podziemia.games").__path__) if module.ispkg)


@cache
def find_game(name: str) -> Game[Any]:
    """The game of this name, or a refusal that lists the names there are."""
    if name not in game_names():
        raise BadSetup("game-unknown", name=name, known=", ".join(game_names()))
    game = import_module(f"podziemia.games.{name}").GAME
    assert isinstance(game, Game)
    return game
