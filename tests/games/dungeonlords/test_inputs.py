"""What the net sees of Dungeon Lords."""

from random import Random

import pytest

from podziemia.bots.worlds import draw_by_prior
from podziemia.games.dungeonlords import GAME
from podziemia.games.dungeonlords.bots import inputs
from podziemia.games.dungeonlords.bots.inputs import SIZE, TABLE_SIZE, DungeonInputs
from podziemia.games.dungeonlords.bots.worth import measures
from podziemia.games.dungeonlords.data.cards import COMBAT_ROUNDS, MONSTERS, SEASONS, TITLES
from podziemia.games.dungeonlords.rules.scoring import measure
from podziemia.games.dungeonlords.rules.state import DungeonState
from podziemia.kernel.match import Match, new_match


def positions(seats: int) -> list[Match[DungeonState]]:
    """The calm points of a game at first sight, its combats among them."""
    match = new_match(GAME, seats, "inputs")
    mind = GAME.handmade_mind()
    chance = Random(seats)
    found: list[Match[DungeonState]] = []
    clock = -1
    while match.ask is not None:
        if mind.calm(match.state) != clock:
            clock = mind.calm(match.state)
            found.append(match.fork())
        seat = match.waiting()[0]
        match.answer(draw_by_prior(mind, match.state, match.ask_of(seat), 2.0, chance.random()), seat)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_always_as_many_and_reading_changes_nothing(seats: int) -> None:
    for match in positions(seats):
        before = match.digest()
        sides, table = DungeonInputs().read(match.state)
        assert [len(side) for side in sides] == [SIZE] * seats
        assert len(table) == TABLE_SIZE
        assert match.digest() == before


def test_every_round_has_a_place_of_its_own() -> None:
    """The seasons and the rounds of combat of both years, and nothing is written for another one."""
    stages = []
    for match in positions(4):
        sides, table = DungeonInputs().read(match.state)
        stage = table[: inputs.TABLE_SEATS].index(1.0)
        stages.append(stage)
        for side in sides:
            written = [place // inputs.BY_STAGE for place in range(inputs.OWNED) if side[place]]
            assert set(written) == {stage}
    assert stages == sorted(stages)
    assert set(range(len(SEASONS))) <= set(stages)
    assert len(SEASONS) + COMBAT_ROUNDS in stages


def test_every_seat_has_one_place_in_turn_order_and_one_of_evil() -> None:
    for match in positions(4):
        sides, _ = DungeonInputs().read(match.state)
        for first, last in ((inputs.WAITING, inputs.LOCKED), (inputs.EVIL, SIZE)):
            for side in sides:
                assert sorted(side[first:last])[-2:] == [0.0, 1.0]
        assert sorted([side[inputs.WAITING : inputs.LOCKED].index(1.0) for side in sides]) == [0, 1, 2, 3]


def test_a_monster_is_seen_with_its_owner_and_by_year() -> None:
    for match in (positions(3)[0], positions(3)[-1]):
        s = match.state
        before, _ = DungeonInputs().read(s)
        s.dungeons[1].lair.append(3)
        after, _ = DungeonInputs().read(s)
        place = inputs.KINDS + (s.year - 1) * len(MONSTERS) + 3
        assert after[1][place] == before[1][place] + 1
        assert [after[seat][place] - before[seat][place] for seat in (0, 2)] == [0.0, 0.0]


def test_hunger_before_a_payday_is_seen() -> None:
    match = positions(2)[1]
    s = match.state
    s.event_tiles = [0, 1, 2]
    s.events_open = 2
    s.season = 1
    s.dungeons[0].lair, s.dungeons[0].food = [3, 3], 1
    sides, _ = DungeonInputs().read(s)
    assert sides[0][inputs.DUE + 1] == 3.0
    s.dungeons[0].food = 4
    sides, _ = DungeonInputs().read(s)
    assert sides[0][inputs.DUE + 1] == 0.0


def test_the_lead_is_that_of_the_score_sheet() -> None:
    for seats in (2, 4):
        for match in positions(seats):
            sides, table = DungeonInputs().read(match.state)
            lead = table[: inputs.TABLE_SEATS].index(1.0) * inputs.BY_STAGE + 1
            totals = [score.total for score in GAME.scores(match.state)]
            for seat, side in enumerate(sides):
                assert side[lead] == totals[seat] - max(totals[:seat] + totals[seat + 1 :])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_titles_compare_what_the_rules_compare(seats: int) -> None:
    """All at once, and how far each seat is ahead of the best other."""
    for match in positions(seats):
        s = match.state
        held = measures(s)
        assert held == [[measure(dungeon, title) for dungeon in s.dungeons] for title in TITLES]
        for seat, leads in enumerate(inputs.leads_of(s, held)):
            assert leads == [values[seat] - max(values[:seat] + values[seat + 1 :]) for values in held]


def test_cells_to_dig_are_kept_by_the_map() -> None:
    for match in positions(4):
        for dungeon in match.state.dungeons:
            assert inputs.diggable(dungeon) == inputs.diggable(dungeon) == len(dungeon.dig_cells())
