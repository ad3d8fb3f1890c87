"""Observation vectors hold what a seat knows, nothing else, and are the same everywhere."""

import subprocess
import sys
from hashlib import blake2b

import numpy as np
import pytest

from podziemia.kernel.match import new_match
from podziemia.kernel.registry import find_game
from podziemia.kernel.rng import seeded
from podziemia.lab.observation import REACH, SIZE, Observer, observe, question, scaled
from tests.lab.tables import every_table
from tests.support import kit

PRINT_FINGERPRINT = """
from podziemia.kernel.match import new_match
from podziemia.kernel.registry import find_game
from podziemia.lab.observation import observe
from hashlib import blake2b
print(blake2b(observe(new_match(find_game("abyss"), 3, "here"), 1).tobytes(), digest_size=6).hexdigest())
"""


@every_table
def test_a_seat_sees_the_same_in_every_deal_it_could_be_in(name: str, seats: int) -> None:
    rng = seeded("deals")
    for i, match in enumerate(kit.positions(find_game(name), seats, "observation")):
        if i % 25 or match.over:
            continue
        for seat in range(seats):
            seen = observe(match, seat)
            assert (observe(match.redealt(seat, rng), seat) == seen).all()


@every_table
def test_vectors_are_in_bounds_and_tell_seats_and_moments_apart(name: str, seats: int) -> None:
    seen = set()
    vectors = 0
    for i, match in enumerate(kit.positions(find_game(name), seats, "moments")):
        if i % 11 == 0 and i < 400:
            for seat in range(seats):
                vector = observe(match, seat)
                assert vector.shape == (SIZE,)
                assert vector.dtype == np.float32
                assert np.abs(vector).max() <= REACH
                seen.add(vector.tobytes())
                vectors += 1
    assert len(seen) >= 0.98 * vectors


@every_table
def test_what_was_read_before_has_no_say(name: str, seats: int) -> None:
    """An observer does not read again what has not changed: it must see what fresh eyes see."""
    used = Observer(512)
    for i, match in enumerate(kit.positions(find_game(name), seats, "again")):
        if i > 130:
            break
        seat = i % seats
        seen = used.vector(match, seat)
        if i % 13 == 0:
            assert (Observer(512).vector(match, seat) == seen).all()


def test_another_process_sees_the_same() -> None:
    here = observe(new_match(find_game("abyss"), 3, "here"), 1)
    there = subprocess.run([sys.executable, "-c", PRINT_FINGERPRINT], capture_output=True, text=True, check=True)
    assert there.stdout.strip() == blake2b(here.tobytes(), digest_size=6).hexdigest()


def test_the_question_is_part_of_what_the_asked_seat_knows() -> None:
    match = new_match(find_game("abyss"), 2, "asked")
    seat = match.waiting()[0]
    asked = observe(match, seat)
    ask = question(match, seat)
    assert ask is not None
    ask.kind = "something.else"
    assert (observe(match, seat) != asked).any()
    assert question(match, 1 - seat) is None


@pytest.mark.parametrize("number", [0, 1, 7, 40, 1000])
def test_larger_numbers_count_more_but_less_and_less(number: int) -> None:
    assert scaled(number) < scaled(2 * number + 1) < 2 * scaled(number) + 1
    assert scaled(-number) == -scaled(number)
    assert scaled(number) * 64 == int(scaled(number) * 64)
