"""What holds for every game and every number of seats."""

from typing import Any

import pytest

from podziemia.kernel.registry import find_game, game_names
from podziemia.kernel.rng import seeded
from tests.support import kit
from tests.support.depth import seeds

TABLES = [
    pytest.param(find_game(name), seats, id=f"{name}-{seats}")
    for name in game_names()
    for seats in range(find_game(name).fewest, find_game(name).most + 1)
]
every_table = pytest.mark.parametrize(("game", "seats"), TABLES)
AnyGame = Any


@every_table
def test_random_games_end_and_nothing_is_lost_or_doubled(game: AnyGame, seats: int) -> None:
    for number in seeds(12):
        assert kit.check_game(game, seats, f"game {number}") > 0


@every_table
def test_a_fork_equals_the_original(game: AnyGame, seats: int) -> None:
    rng = seeded("forks")
    for number in seeds(2):
        for i, match in enumerate(kit.positions(game, seats, f"fork {number}")):
            if i % 7 == number % 7:
                kit.check_forks(match, rng)


@every_table
def test_a_seat_cannot_tell_apart_what_is_hidden_from_it(game: AnyGame, seats: int) -> None:
    rng = seeded("deals")
    for number in seeds(3):
        for i, match in enumerate(kit.positions(game, seats, f"hidden {number}")):
            if i % 3 == number % 3:
                kit.check_hidden(match, rng)


@every_table
def test_secret_things_go_by_the_ids_of_the_view(game: AnyGame, seats: int) -> None:
    found = 0
    for number in seeds(5):
        for i, match in enumerate(kit.positions(game, seats, f"names {number}")):
            if i % 5 == number % 5:
                found += kit.check_names(match)
    assert found > 0


@every_table
def test_free_undo_is_honest(game: AnyGame, seats: int) -> None:
    rng = seeded("undo")
    for number in seeds(3):
        for i, match in enumerate(kit.positions(game, seats, f"undo {number}")):
            if i % 3 == number % 3 and not match.over:
                kit.check_undo_is_honest(match, rng)


@every_table
def test_what_nobody_knows_is_shuffled(game: AnyGame, seats: int) -> None:
    kit.check_shuffles(game, seats)


@every_table
def test_what_an_answer_reveals_is_as_declared(game: AnyGame, seats: int) -> None:
    for number in seeds(4):
        kit.check_reveals(game, seats, f"reveals {number}")


@every_table
def test_a_record_replays_to_the_same_digest(game: AnyGame, seats: int) -> None:
    kit.check_record(game, seats, "record")


@every_table
def test_what_is_not_legal_is_refused_and_changes_nothing(game: AnyGame, seats: int) -> None:
    for i, match in enumerate(kit.positions(game, seats, "refusals")):
        if i % 9 == 0:
            kit.check_refusals(match)
