"""What must hold for every game holds for every pair of half-decks and every number of players."""

import pytest

from podziemia.games.tyrants import GAME
from podziemia.games.tyrants.rules.setup import PAIRS
from podziemia.kernel.rng import seeded
from tests.support import kit

every_pair = pytest.mark.parametrize("pair", PAIRS)


@every_pair
def test_random_games_end_and_nothing_is_lost_or_doubled(pair: str) -> None:
    for seats in (2, 3, 4):
        assert kit.check_game(GAME, seats, f"{pair} {seats}", {"decks": pair}) > 100


@every_pair
def test_forks_and_hidden_things(pair: str) -> None:
    rng = seeded(pair)
    for i, match in enumerate(kit.positions(GAME, 3, f"fork {pair}", {"decks": pair})):
        if i % 29 == 0:
            kit.check_forks(match, rng)
        if i % 31 == 0:
            kit.check_hidden(match, rng)
        if i % 19 == 0 and not match.over:
            kit.check_undo_is_honest(match, rng)


@pytest.mark.parametrize("pair", ["demons+undead", "elementals+aberrations"])
def test_records_replay(pair: str) -> None:
    kit.check_record(GAME, 3, f"record {pair}", {"decks": pair})
