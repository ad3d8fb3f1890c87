"""Every field of every state: a copy that forgets one, or shares one that can change, is noticed and named."""

from collections.abc import Iterator
from typing import Any

import pytest

from podziemia.kernel.match import new_match
from podziemia.kernel.registry import find_game, game_names
from podziemia.kernel.rng import seeded
from podziemia.kernel.state import State
from tests.support import kit, laws

TABLES: dict[str, list[tuple[int, dict[str, str]]]] = {
    "dungeonlords": [(2, {}), (4, {})],
    "descent": [(3, {}), (3, {"quest": "campaign"})],
}
"""Tables at which all parts of a game are met."""

every_game = pytest.mark.parametrize("game", game_names())


def quiet_states(game: str) -> Iterator[State]:
    """States from random games, at the quiet points from which forks are made."""
    for seats, settings in TABLES.get(game, [(find_game(game).most, {})]):
        match = new_match(find_game(game), seats, "fields", settings)
        rng = seeded("fields")
        for number in range(600):
            if match.over:
                break
            if number % 40 == 0 and match._quiet is not None:
                yield match._quiet
            seat, option = kit.random_answer(match, rng)
            match.answer(option, seat)


@every_game
def test_a_copy_has_every_field_and_shares_nothing_that_changes(game: str) -> None:
    classes = laws.declared(game)
    for state in quiet_states(game):
        laws.check_copy(state, state.copy(), classes)


@every_game
def test_every_field_that_is_shared_or_dropped_is_noticed(game: str) -> None:
    classes = laws.declared(game)
    wanted = {(name, field) for name, one in classes.items() for field in laws.mutable_fields(one, classes)}
    noticed: set[tuple[str, str]] = set()
    for state in quiet_states(game):
        for name, original, twin in laws.pairs(state, state_copy := state.copy(), classes):
            for field in laws.mutable_fields(classes[name], classes):
                if (name, field) not in noticed and getattr(original, field) is not None:
                    _share(field, original, twin, state, state_copy, classes)
                    _drop(field, twin, state_copy)
                    noticed.add((name, field))
        if noticed == wanted:
            return
    assert noticed == wanted, f"never met: {sorted(wanted - noticed)}"


def _share(field: str, original: Any, twin: Any, state: State, copy: State, classes: Any) -> None:
    own = getattr(twin, field)
    setattr(twin, field, getattr(original, field))
    with pytest.raises(AssertionError, match=rf"\.{field}\b"):
        laws.check_copy(state, copy, classes)
    setattr(twin, field, own)


def _drop(field: str, twin: Any, copy: State) -> None:
    own = getattr(twin, field)
    delattr(twin, field)
    with pytest.raises(AttributeError, match=field):
        copy.dump()
    setattr(twin, field, own)
