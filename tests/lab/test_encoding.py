"""The named fields of a game hold what a seat knows, nothing else, within the ranges they name."""

from collections import Counter

import numpy as np
import pytest

from podziemia.games.shadespire.data.hexes import NO_ONES
from podziemia.games.tyrants.data.cards import OUTCAST
from podziemia.kernel.bits import members
from podziemia.kernel.errors import BadSetup
from podziemia.kernel.match import new_match
from podziemia.kernel.registry import find_game
from podziemia.kernel.rng import seeded
from podziemia.lab.eyes import NamedEyes, eyes_for, named
from podziemia.lab.observation import question
from tests.lab.tables import TABLES
from tests.support import kit

ENCODED = [(name, seats) for name, seats in TABLES if find_game(name).encoding is not None]
every_table = pytest.mark.parametrize(("name", "seats"), ENCODED, ids=[f"{name}-{seats}" for name, seats in ENCODED])

EACH_KIND = 3
"""So many moments of every kind of question are looked at: what is secret for a moment only must not slip through."""


def eyes_of(name: str) -> NamedEyes:
    eyes = eyes_for(find_game(name))
    assert isinstance(eyes, NamedEyes), f"{name} names no fields"
    return eyes


@every_table
def test_a_seat_reads_the_same_in_every_deal_it_could_be_in(name: str, seats: int) -> None:
    eyes = eyes_of(name)
    rng = seeded("deals")
    met: Counter[str] = Counter()
    for i, match in enumerate(kit.positions(find_game(name), seats, "encoding")):
        if match.ask is None:
            continue
        met[match.ask.kind] += 1
        if i % 25 and met[match.ask.kind] > EACH_KIND:
            continue
        for seat in range(seats):
            seen = eyes.see(match, seat, question(match, seat))
            dealt = match.redealt(seat, rng)
            assert (eyes.see(dealt, seat, question(dealt, seat)) == seen).all()


@every_table
def test_numbers_are_within_their_fields_and_no_change_of_the_view_is_lost(name: str, seats: int) -> None:
    """Whoever sees something new on the table reads something new."""
    eyes = eyes_of(name)
    before = [b""] * seats
    views: list[object] = [None] * seats
    changes = missed = 0
    for i, match in enumerate(kit.positions(find_game(name), seats, "moments")):
        seat = i % seats
        seen = eyes.see(match, seat, question(match, seat))
        assert not outside(eyes, seen)
        asked = question(match, seat)
        assert asked is None or asked.kind in eyes.encoding.kind_at
        view = match.view(seat)
        if view != views[seat]:
            changes += 1
            missed += seen.tobytes() == before[seat]
        views[seat], before[seat] = view, seen.tobytes()
    assert missed <= 0.01 * changes


def outside(eyes: NamedEyes, seen: np.ndarray) -> list[str]:
    """The fields that hold a number they should not."""
    wrong = np.flatnonzero((seen < eyes.low) | (seen > eyes.high))
    fields = [
        field for field in eyes.encoding.fields if any(field.start <= i < field.start + field.size for i in wrong)
    ]
    return [f"{field.name}: {seen[field.start : field.start + field.size].max()}" for field in fields]


@every_table
def test_fields_have_names_of_their_own_and_leave_no_gap(name: str, seats: int) -> None:
    fields = eyes_of(name).encoding.fields
    assert len({field.name for field in fields}) == len(fields)
    end = 0
    for field in fields:
        assert field.start == end
        end += field.size
    assert end == eyes_of(name).size


def test_fields_can_be_read_by_name() -> None:
    match = new_match(find_game("abyss"), 3, "names")
    seat = match.waiting()[0]
    seen = named(match, seat)
    player = match.state.players[seat]
    assert seen["seats"] == 3
    assert seen["hand"].sum() == len(player.hand)
    assert seen["track"].shape == (5, 26)
    assert seen["counts"][0, 0] == player.pearls
    assert seen["whose turn"].tolist() == [1, 0, 0, 0]


def test_the_ground_is_that_of_the_seat_and_of_the_boards_that_lie_there() -> None:
    """Numbers worked out for one table serve another only where the same boards lie the same way."""
    game = find_game("shadespire")
    for deal in range(6):
        match = new_match(game, 2, f"boards {deal}")
        while match.state.field is None:
            match.answer(match.ask_of(match.waiting()[0]).options[-1], match.waiting()[0])
        own, other = named(match, 0), named(match, 1)
        state, numbers = match.state, match.state.ground.numbers
        for seat, seen in enumerate((own, other)):
            for plane, owner in enumerate((seat, 1 - seat, NO_ONES)):
                hexes = {numbers[hex] for hex in members(state.territory(owner))}
                assert set(np.flatnonzero(seen["territory: own, enemy, no one's"][plane])) == hexes
            for name, bits in (("blocked", state.ground.blocked), ("lethal", state.ground.lethal)):
                assert set(np.flatnonzero(seen[name])) == {numbers[hex] for hex in members(bits)}
            assert seen["join"].argmax() == state.join


def test_points_of_a_deck_may_be_less_than_nothing() -> None:
    match = new_match(find_game("tyrants"), 2, "outcasts")
    player = match.state.players[0]
    player.hand[:] = [OUTCAST] * len(player.hand)
    player.deck[:] = [OUTCAST] * len(player.deck)
    eyes = eyes_of("tyrants")
    seen = named(match, 0)["counts"]
    assert seen[0, 7] == -len(player.hand + player.deck)
    assert not outside(eyes, eyes.see(match, 0, question(match, 0)))


def test_an_observation_nobody_knows_is_refused() -> None:
    with pytest.raises(BadSetup) as refused:
        eyes_for(find_game("abyss"), "pictures")
    assert refused.value.key == "lab-observation"
