"""Small aims on the way to winning: something that a side may want to have done before a turn is over."""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from podziemia.kernel.ask import Ask
from podziemia.kernel.state import Event, State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Aim(Generic[S]):
    """What is wanted from a position on, and by when. It may be asked about any position that follows."""

    def told(self) -> Event:
        """The aim in the words of an event."""
        raise AssertionError("an aim has words")

    def is_reached(self, s: S) -> bool:
        raise AssertionError("an aim can be reached")

    def is_over(self, s: S) -> bool:
        """Whether the time for it is over."""
        raise AssertionError("an aim ends")

    def priors(self, s: S, ask: Ask) -> list[float]:
        """How good each answer looks to who wants nothing else; the scale is that of `Mind.priors`."""
        raise AssertionError("an aim has ways")

    def rash(self, s: S, ask: Ask) -> list[float]:
        """The same for who goes straight at it, without a plan."""
        return self.priors(s, ask)

    def sheet(self, tries: list[tuple[bool, list[Event]]]) -> dict[str, float]:
        """What the chance is made of, by name (`<game>-aim-<name>`): means of many tries, of which each was successful
        or not and has its events."""
        return {}

    def shown(self, answers: list[str]) -> list[str]:
        """Of the answers of a turn those worth telling."""
        return answers

    def branching(self) -> frozenset[str]:
        """The kinds of question at which a plan for it has branches; what lies on the table answers the others."""
        raise AssertionError("an aim is planned")


@mypyc_attr(allow_interpreted_subclasses=True)
class Aims(Generic[S]):
    """Which aims a position offers."""

    def of(self, s: S, ask: Ask) -> list[str]:
        """The names of what the asked seat might want now, from what it may know."""
        return []

    def aim(self, s: S, ask: Ask, name: str) -> Aim[S]:
        raise AssertionError("aims have names")
