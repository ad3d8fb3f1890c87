"""What the net sees of Abyss."""

from random import Random

import pytest

from podziemia.bots.worlds import draw_by_prior
from podziemia.games.abyss import GAME
from podziemia.games.abyss.bots import inputs
from podziemia.games.abyss.bots.inputs import SIZE, TABLE_SIZE, AbyssInputs
from podziemia.games.abyss.bots.priors import best_affiliated
from podziemia.games.abyss.bots.tally import Tally
from podziemia.games.abyss.data.cards import BLACK_SMOKERS, LOCATIONS, RACE_OF, RACES
from podziemia.games.abyss.rules.scoring import points_of
from podziemia.games.abyss.rules.state import AbyssState
from podziemia.kernel.match import Match, new_match


def positions(seats: int) -> list[Match[AbyssState]]:
    """Positions along a game at first sight, its last turns among them."""
    match = new_match(GAME, seats, "inputs")
    chance = Random(seats)
    found: list[Match[AbyssState]] = []
    while match.ask is not None:
        if len(found) <= match.state.turn:
            found.append(match.fork())
        match.answer(draw_by_prior(GAME.handmade_mind(), match.state, match.ask, 2.0, chance.random()))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_always_as_many_and_reading_changes_nothing(seats: int) -> None:
    for match in positions(seats):
        before = match.digest()
        sides, table = AbyssInputs().read(match.state)
        assert [len(side) for side in sides] == [SIZE] * seats
        assert len(table) == TABLE_SIZE
        assert match.digest() == before


def test_every_seat_has_one_number_of_lords_of_keys_and_of_turns_to_wait() -> None:
    for match in positions(4):
        for side in AbyssInputs().read(match.state)[0]:
            for first, last in (
                (inputs.LORD_COUNT, inputs.KEYS_HELD),
                (inputs.KEYS_HELD, inputs.WAITING),
                (inputs.WAITING, inputs.HAND),
            ):
                assert sorted(side[first:last])[-2:] == [0.0, 1.0]


def test_what_a_seat_gains_is_seen_at_its_own_place() -> None:
    match = positions(3)[20]
    before, _ = AbyssInputs().read(match.state)
    match.state.players[1].tokens.append(4)
    after, _ = AbyssInputs().read(match.state)
    lead = [place for place in range(inputs.BY_PHASE * len(inputs.PHASES)) if place % inputs.BY_PHASE == 1]
    gained = [sum(after[seat][i] - before[seat][i] for i in lead) for seat in range(3)]
    assert gained[1] == pytest.approx(4)
    assert gained[0] <= 0 >= gained[2]
    assert after[1][inputs.ALLIES + 10] == before[1][inputs.ALLIES + 10] + 1


def test_what_is_counted_once_gives_the_points_of_every_location() -> None:
    """With the lords and allies of a game, and with locations of others for the City of Mirrors (ABY-15.09)."""
    seen = set()
    for match in positions(4):
        for seat, player in enumerate(match.state.players):
            tally = Tally(player)
            for location in range(len(LOCATIONS)):
                points = points_of(match.state, seat, location)
                assert tally.points_of(match.state, seat, location) == points
                seen.add((location, points))
    assert {location for location, points in seen if points} == set(range(len(LOCATIONS))) - {BLACK_SMOKERS}


def test_what_is_counted_once_knows_the_allies_of_each_race() -> None:
    """The strongest that has joined, and how many have."""
    several = 0
    for match in positions(4):
        for player in match.state.players:
            tally = Tally(player)
            assert tally.joined == best_affiliated(player)
            assert tally.allies == [
                len([card for card in player.affiliated if RACE_OF[card] == race]) for race in range(len(RACES))
            ]
            several += max(tally.allies) > 1
    assert several
