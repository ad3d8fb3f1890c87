"""What a seat knows, as a vector of fixed length.

The vector is made of the seat's view and the question it is asked, and of nothing else: the view is all that a seat may
know. Views are trees whose shape changes during a game, and no list of all that may ever stand in them can be complete.
So each fact has a name (`/players/1/hand/*=crab-3`), and a stable hash of the name says where in the vector it counts
and with which sign. Facts that meet in one entry add up; their signs come from the hash too, so that on average they
cancel out.

The same knowledge gives the same vector in every process, on every machine and in every build: all weights are whole
numbers of 64ths, so that no sum depends on the order or on the last bit of a logarithm.
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from math import log1p
from typing import Any, Final

from podziemia.kernel.ask import NOBODY, Ask
from podziemia.kernel.match import Match
from podziemia.lab.extras import needed

with needed("lab"):
    import numpy as np
    from numpy.typing import NDArray

Vector = NDArray[np.float32]

SIZE: Final = 4096
"""The usual length: some 200 facts of Abyss or 1,200 of Shadespire at a time, 3,000 to 6,000 over many games."""
REACH: Final = 16.0
"""No entry lies further from zero."""
FEW: Final = 8
"""Lists of so many are told place by place too, and so small numbers each have a fact of their own: a number may be a
seat, and the seat 0 is not nobody."""
NAMES: Final = ("id", "seat", "cell")
"""What tells the entries of a list apart where they have it; otherwise their place in the list does."""
OWN: Final = "own"
"""Where the seat's own entry is repeated, so that one's own hand is in the same entries whichever seat one has."""


def observe(match: Match[Any], seat: int, size: int = SIZE) -> Vector:
    """The knowledge of the seat at this moment, between -REACH and REACH."""
    return observer(size).vector(match, seat)


def question(match: Match[Any], seat: int) -> Ask | None:
    """What the rules wait to hear from this seat; None when they do not wait for it."""
    return match.ask_of(seat) if seat in match.waiting() else None


class Place:
    """A place in the view, the places inside it, and the numbers of the facts that were ever found there. `last` is by
    seat what stood there when it was last read, and the facts it gave: most of a view is as it was a moment ago."""

    __slots__ = ("facts", "inner", "last", "path")

    def __init__(self, path: str) -> None:
        self.path = path
        self.inner: dict[object, Place] = {}
        self.facts: dict[str | int, int] = {}
        self.last: dict[int, tuple[object, list[int]]] = {}

    def enter(self, name: object) -> Place:
        place = self.inner.get(name)
        if place is None:
            place = self.inner[name] = Place(f"{self.path}/{name}")
        return place


class Facts:
    """All facts met so far, by number. A fact counts in two entries of the vector: a number as such and as this very
    number, a name in one entry and, with no weight, in the first."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.count = 0
        self.entries = np.zeros((1024, 2), dtype=np.int64)
        self.weights = np.zeros((1024, 2))

    def add(self, path: str, value: str | int) -> int:
        """The number of a new fact: at this path stands this value."""
        if self.count == len(self.entries):
            self.entries = np.concatenate([self.entries, np.zeros_like(self.entries)])
            self.weights = np.concatenate([self.weights, np.zeros_like(self.weights)])
        fact = self.count
        self.count += 1
        if isinstance(value, str) or NOBODY <= value <= FEW:
            self._weigh(fact, 0, f"{path}={value}", 1.0)
        if isinstance(value, int):
            self._weigh(fact, 1, path, scaled(value))
        return fact

    def _weigh(self, fact: int, column: int, name: str, weight: float) -> None:
        entry, sign = slot(name, self.size)
        self.entries[fact, column] = entry
        self.weights[fact, column] = sign * weight

    def vector(self, found: list[int]) -> Vector:
        """The facts added up."""
        numbers = np.array(found, dtype=np.intp)
        entries = self.entries.take(numbers, axis=0).ravel()
        weights = self.weights.take(numbers, axis=0).ravel()
        sums = np.bincount(entries, weights, self.size).astype(np.float32)  # exact: few 64ths
        np.minimum(sums, REACH, out=sums)
        np.maximum(sums, -REACH, out=sums)
        return sums


def slot(name: str, size: int) -> tuple[int, int]:
    """The entry where what has this name counts, and its sign: a hash that is the same everywhere."""
    number = int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "little")
    return (number >> 1) % size, 1 if number & 1 else -1


def scaled(number: int) -> float:
    """Large numbers count less and less; rounded to 64ths."""
    size = round(log1p(abs(number)) * 64) / 64
    return size if number >= 0 else -size


class Observer:
    """Reads views of any game. It remembers the facts it has met, so that each name is hashed once."""

    def __init__(self, size: int = SIZE) -> None:
        self.root = Place("")
        self.known = Facts(size)
        self.own = NOBODY
        self.found: list[int] = []

    def vector(self, match: Match[Any], seat: int) -> Vector:
        self.own = seat
        self.found = []
        view = match.view(seat)
        assert isinstance(view, dict)
        self._read_dict(self.root, view)
        self._fact(self.root.enter("seats"), match.state.seats)
        self._fact(self.root.enter(OWN), seat)
        self._read_question(question(match, seat))
        return self.known.vector(self.found)

    def _read_question(self, ask: Ask | None) -> None:
        """The options are in the mask; here stands what is asked, and why."""
        if ask is not None:
            place = self.root.enter("ask")
            self._fact(place, ask.kind)
            self._fact(place.enter("because"), ask.because)
            self._fact(place.enter("n"), ask.n)

    def _read(self, place: Place, value: object) -> None:
        if value is None or value is False:
            return
        if value is True:
            value = "true"
        if isinstance(value, (str, int)):
            self._fact(place, value)
        elif isinstance(value, (dict, list)):
            self._read_again(place, value)
        elif isinstance(value, tuple):
            self._read_again(place, list(value))
        else:
            raise AssertionError(f"a view is plain data, but {place.path} is {value!r}")

    def _read_again(self, place: Place, value: dict[str, object] | list[object]) -> None:
        """To compare is much quicker than to read."""
        before = place.last.get(self.own)
        if before is None or before[0] != value:
            outside, self.found = self.found, []
            if isinstance(value, dict):
                self._read_dict(place, value)
            else:
                self._read_list(place, value)
            before = place.last[self.own] = (value, self.found)
            self.found = outside
        self.found += before[1]

    def _read_dict(self, place: Place, tree: dict[str, object]) -> None:
        """Most of it are names and numbers met before, which need no call."""
        places = place.inner
        found = self.found
        for name, value in tree.items():
            inner = places.get(name) or place.enter(name)
            fact = inner.facts.get(value) if type(value) is str or type(value) is int else None
            if fact is None:
                self._read(inner, value)
            else:
                found.append(fact)

    def _read_list(self, place: Place, things: list[object]) -> None:
        """How many there are, each thing wherever it lies, and each by its name or its place in the list."""
        self._fact(place.enter("#"), len(things))
        every = place.enter("*")
        for i, thing in enumerate(things):
            if isinstance(thing, dict):
                self._read_again(place.enter(name_of(thing, i)), thing)
                if thing.get("seat", NOBODY) == self.own:
                    self._read_again(self.root.enter(OWN), thing)
            elif isinstance(thing, list):
                self._read_again(place.enter(i), thing)
            else:
                self._read(every, thing)
                if len(things) <= FEW:
                    self._read(place.enter(i), thing)

    def _fact(self, place: Place, value: str | int) -> None:
        fact = place.facts.get(value)
        if fact is None:
            fact = place.facts[value] = self.known.add(place.path, value)
        self.found.append(fact)


def name_of(thing: dict[str, object], place: int) -> object:
    for name in NAMES:
        if name in thing:
            return thing[name]
    return place


@cache
def observer(size: int) -> Observer:
    return Observer(size)
