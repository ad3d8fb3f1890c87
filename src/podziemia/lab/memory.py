"""What a seat lived through: a fingerprint that tells any two pasts apart, and a vector of how often what happened."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from podziemia.kernel.match import Match
from podziemia.kernel.state import Event
from podziemia.lab.extras import needed
from podziemia.lab.observation import REACH, Vector, slot

with needed("lab"):
    import numpy as np

MEMORY: Final = 1024
"""The length of the vector."""


class Memory:
    """The past of one seat: its own choices and the events it was told of, in order."""

    __slots__ = ("counts", "hashed", "seat")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.hashed = blake2b(digest_size=12)
        self.counts = np.zeros(MEMORY, dtype=np.float32)

    def copy(self) -> Memory:
        twin = Memory.__new__(Memory)
        twin.seat = self.seat
        twin.hashed = self.hashed.copy()
        twin.counts = self.counts.copy()
        return twin

    def add(self, what: str) -> None:
        self.hashed.update(what.encode() + b"\n")
        entry, sign = slot(what, MEMORY)
        self.counts[entry] += sign

    def fingerprint(self) -> str:
        return self.hashed.hexdigest()

    def vector(self) -> Vector:
        return np.clip(self.counts, -REACH, REACH)


class Memories:
    """The pasts of all seats of a match. They are written down when somebody asks: playouts never do."""

    __slots__ = ("_seats", "_unwritten")

    def __init__(self, match: Match[Any]) -> None:
        self._seats = [Memory(seat) for seat in range(match.state.seats)]
        self._unwritten: list[tuple[int, str, list[Event]]] = []
        match.listen()

    def copy(self, match: Match[Any]) -> Memories:
        """The same pasts for a fork of the match."""
        twin = Memories(match)
        twin._seats = [memory.copy() for memory in self._seats]
        twin._unwritten = list(self._unwritten)
        return twin

    def add(self, seat: int, text: str, told: list[Event]) -> None:
        """The seat's own choice, and what was told of it."""
        self._unwritten.append((seat, text, told))

    def of(self, seat: int) -> Memory:
        for chooser, text, told in self._unwritten:
            self._write(chooser, text, told)
        self._unwritten = []
        return self._seats[seat]

    def _write(self, chooser: int, text: str, told: list[Event]) -> None:
        self._seats[chooser].add(text)
        for event in told:
            what = repr(event)
            for memory in self._seats:
                if event.seen_by(memory.seat):
                    memory.add(what)
