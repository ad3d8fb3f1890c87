"""What a seat knows as numbers with names and fixed places, for those who learn: read straight from the state.

A game lists its fields once, with their shapes and ranges, and writes only what is not zero. The seat that looks comes
first and the others follow clockwise, so that what was learned in one chair serves in all; there is room for the most
players the game takes, so that what was learned with two serves with four.
"""

from __future__ import annotations

from array import array
from math import prod
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from podziemia.kernel.ask import SEAT_LETTERS, Ask
from podziemia.kernel.bits import PIECE, PIECE_BITS
from podziemia.kernel.state import State

S = TypeVar("S", bound=State)

NUMBER: Final = "I"
"""Numbers have 32 bits and, to Python, no sign: of all its arrays these take a number the soonest. Whoever looks at the
memory reads them with a sign."""
ALL_BITS: Final = 0xFFFFFFFF


def blank(size: int) -> array[int]:
    """Room for so many numbers, all zero."""
    return array(NUMBER, bytes(size * array(NUMBER).itemsize))


def signed(number: int) -> int:
    """How a number that may be less than zero is written."""
    return number & ALL_BITS


class Field:
    """Numbers that belong together: their name, how many there are along each axis, the least and the most each can be,
    and where in the encoding they begin."""

    __slots__ = ("high", "low", "name", "shape", "start")

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    start: int

    def __init__(self, name: str, shape: tuple[int, ...], low: int, high: int, start: int) -> None:
        self.name = name
        self.shape = shape
        self.low = low
        self.high = high
        self.start = start

    @property
    def size(self) -> int:
        return prod(self.shape)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(Generic[S]):
    """The fields of a game. A subclass adds its own in `__init__` and writes them in `read`.

    It is handed the real state, so it must read nothing that the seat may not know; the test kit proves it on dealt
    worlds that look alike to the seat.
    """

    fields: list[Field]
    size: int
    kind_at: dict[str, int]
    because_at: dict[str, int]
    _seats: int
    _own: int
    _n: int
    _other: int

    def __init__(self, most: int, kinds: tuple[str, ...], things: tuple[str, ...]) -> None:
        """How many can play, all kinds of questions, and what a question is most often because of."""
        self.fields = []
        self.size = 0
        self._seats = self.add("seats", high=len(SEAT_LETTERS))
        self._own = self.add("own seat", most)
        kind = self.add("question", len(kinds))
        because = self.add("because of, with anything else last", len(things) + 1)
        self._n = self.add("to choose", high=99)
        self.kind_at = {name: kind + i for i, name in enumerate(kinds)}
        self.because_at = {name: because + i for i, name in enumerate(things)}
        self._other = because + len(things)

    def add(self, name: str, *shape: int, low: int = 0, high: int = 1) -> int:
        """A new field; where it begins."""
        field = Field(name, shape or (1,), low, high, self.size)
        self.fields.append(field)
        self.size += field.size
        return field.start

    def write(self, s: S, seat: int, ask: Ask | None, out: array[int], at: int) -> None:
        """What the seat knows, and the question put to it (None: it is not asked), from `at` on."""
        out[at + self._seats] = s.seats
        out[at + self._own + seat] = 1
        if ask is not None:
            out[at + self.kind_at[ask.kind]] = 1
            if ask.because:
                out[at + self.because_at.get(ask.because, self._other)] = 1
            if ask.n:
                out[at + self._n] = ask.n
        self.read(s, seat, out, at)

    def read(self, s: S, seat: int, out: array[int], at: int) -> None:
        """The game's own fields."""
        raise AssertionError("a game reads its own state")


def mark(out: array[int], at: int, things: list[int]) -> None:
    """Each thing is there."""
    for thing in things:
        out[at + thing] = 1


def mark_bits(out: array[int], at: int, things: int) -> None:
    """Each thing of a set of bits is there. The set is cut in pieces that the compiler's short integers can hold."""
    while things:
        piece = things & PIECE_BITS
        while piece:
            low = piece & -piece
            out[at + low.bit_length() - 1] = 1
            piece ^= low
        at += PIECE
        things >>= PIECE


def tally(out: array[int], at: int, things: list[int]) -> None:
    """How many there are of each thing."""
    for thing in things:
        out[at + thing] += 1
