"""What the nets see of the games that have inputs: laws that hold for all of them."""

from random import Random
from typing import Any

import pytest

from podziemia.bots.worlds import draw_by_prior, open_asks
from podziemia.kernel.learned import by_phase
from podziemia.kernel.match import Match, new_match
from podziemia.kernel.registry import find_game, game_names

LEARNING = [name for name in game_names() if find_game(name).inputs is not None]
TABLES = [(name, seats) for name in LEARNING for seats in range(find_game(name).fewest, find_game(name).most + 1)]
EVERY = 25


def positions(name: str, seats: int) -> list[Match[Any]]:
    """Positions along a game at first sight, the first and the last among them."""
    game = find_game(name)
    match = new_match(game, seats, "inputs")
    chance = Random(seats)
    found = [match.fork()]
    for n in range(4000):
        if match.over:
            break
        if n % EVERY == 0:
            found.append(match.fork())
        for ask in open_asks(match.ask):
            match.answer(draw_by_prior(game.handmade_mind(), match.state, ask, 2.0, chance.random()), ask.seat)
    return [*found, match]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_there_are_always_as_many_and_reading_changes_nothing(name: str, seats: int) -> None:
    inputs = find_game(name).inputs
    assert inputs is not None
    shapes = set()
    for match in positions(name, seats):
        before = match.digest()
        sides, table = inputs.read(match.state)
        assert match.digest() == before
        assert len(sides) == len(inputs.sides(match.state))
        shapes.add((*{len(side) for side in sides}, len(table)))
        assert max(abs(x) for numbers in (*sides, table) for x in numbers) < 1000
    assert len(shapes) == 1
    assert len(next(iter(shapes))) == 2


@pytest.mark.parametrize("name", LEARNING)
def test_chances_add_up_to_one(name: str) -> None:
    game = find_game(name)
    for match in positions(name, game.most):
        utility = game.mind.utility(match.state)
        assert sum(utility) == pytest.approx(1)
        assert min(utility) >= 0


@pytest.mark.parametrize("now", [-1.0, 0.5, 1.0, 3.0, 16.0, 30.0])
def test_phases_share_the_moment(now: float) -> None:
    phases = (0.5, 2.0, 16.0)
    parts = by_phase(now, phases)
    assert sum(part for _, part in parts) == pytest.approx(1)
    assert sum(phases[phase] * part for phase, part in parts) == pytest.approx(min(16.0, max(0.5, now)))
