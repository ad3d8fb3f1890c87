"""Tables to try the adapters at: every game, every number of seats, and settings that change what can be chosen."""

from collections.abc import Iterator
from typing import Any

import pytest

from podziemia.kernel.errors import BadSetup
from podziemia.kernel.game import Game
from podziemia.kernel.match import new_match
from podziemia.kernel.registry import find_game, game_names

TABLES = [(name, seats) for name in game_names() for seats in range(find_game(name).fewest, find_game(name).most + 1)]
every_table = pytest.mark.parametrize(("name", "seats"), TABLES, ids=[f"{name}-{seats}" for name, seats in TABLES])
every_game = pytest.mark.parametrize("name", game_names())


def every_choice(game: Game[Any]) -> Iterator[tuple[int, dict[str, str]]]:
    """A number of seats and settings, so that each choice there is comes up once, each ready deck included."""
    for setting in game.settings:
        decks = game.decks.ready() if setting.deck and game.decks is not None else ()
        for choice in (*setting.choices, *decks):
            counts = range(1, game.most + 1)  # the school is for one alone
            yield next(seats for seats in counts if allowed(game, seats, setting.key, choice)), {setting.key: choice}


def allowed(game: Game[Any], seats: int, key: str, choice: str) -> bool:
    try:
        new_match(game, seats, "allowed", {key: choice})
    except BadSetup:
        return False
    return True
