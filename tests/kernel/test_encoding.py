"""Numbers of a table in memory: what is written is what is read, below zero too."""

import numpy as np
import pytest

from podziemia.kernel.bits import members
from podziemia.kernel.encoding import blank, mark, mark_bits, signed, tally


@pytest.mark.parametrize("number", [0, 1, 999, -1, -99])
def test_numbers_come_back_with_their_sign(number: int) -> None:
    numbers = blank(3)
    numbers[1] = signed(number)
    assert np.frombuffer(numbers, np.int32).tolist() == [0, number, 0]


@pytest.mark.parametrize("things", [0, 1, 0b1011, 1 << 59 | 1 << 60, 1 << 61 | 1 << 130 | 7, (1 << 200) - 1])
def test_a_set_of_bits_is_marked_like_the_list_of_its_members(things: int) -> None:
    by_bits, one_by_one = blank(210), blank(210)
    mark_bits(by_bits, 5, things)
    mark(one_by_one, 5, members(things))
    assert by_bits == one_by_one
    assert sum(by_bits) == things.bit_count()


def test_a_tally_counts_each_thing() -> None:
    numbers = blank(4)
    tally(numbers, 1, [0, 2, 2])
    assert numbers.tolist() == [0, 1, 0, 2]
