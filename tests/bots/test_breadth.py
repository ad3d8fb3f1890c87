"""How wide a glance is: questions with more answers than first sight can sort are looked at more widely."""

from typing import Any

import pytest

from podziemia.bots.greedy import GreedyBot
from podziemia.bots.worlds import draw_by_prior
from podziemia.kernel.ask import Option
from podziemia.kernel.match import Match, new_match
from podziemia.kernel.registry import find_game
from podziemia.kernel.rng import seeded

TEN = 10


def asked(game: str, seats: int, kind: str) -> Match[Any]:
    """The first question of this kind with half as many again as ten answers, in a game at first sight."""
    match = new_match(find_game(game), seats, "breadth")
    chance = seeded("breadth")
    while True:
        seat = match.waiting()[0]
        ask = match.ask_of(seat)
        if ask.kind == kind and 2 * len(ask.options) >= 3 * TEN:
            return match
        match.answer(draw_by_prior(match.game.mind, match.state, ask, 1.0, chance.chance()), seat)


@pytest.mark.parametrize(
    ("game", "seats", "kind", "fewest", "most"),
    [
        ("dungeonlords", 4, "orders.choose", TEN + 1, 2 * TEN),
        ("shadespire", 2, "activation", TEN + 1, 99),
        ("tyrants", 4, "turn.action", TEN, TEN),
    ],
)
def test_where_first_sight_is_rough_more_answers_are_tried(
    game: str, seats: int, kind: str, fewest: int, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """But not too many where it has learned."""
    seen: list[Option] = []

    def race(bot: object, match: object, seat: int, tried: list[Option], *worlds: object) -> Option:
        seen.extend(tried)
        return tried[0]

    monkeypatch.setattr(GreedyBot, "race", race)
    monkeypatch.setattr(GreedyBot, "best_of_heats", race)
    match = asked(game, seats, kind)
    seat = match.waiting()[0]
    GreedyBot(match.game, "breadth").glance(match, seat)
    assert fewest <= len(seen) <= most
