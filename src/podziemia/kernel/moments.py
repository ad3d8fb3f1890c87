"""Moments: where a rule lets others have a say. The rule raises the moment, effects subscribe to it when the game is
wired, and the rule knows none of them: what single cards do is written above the rules and never below.

    ENTERS_PLAY: Final[Answers[int, Ability]] = Answers("a lord enters play")      # in rules

    @ENTERS_PLAY.to(JAILER)                                                        # in effects
    def jailer(s: AbyssState) -> Rules[None]: ...
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

E = TypeVar("E", bound=Callable[..., Any])
K = TypeVar("K")
A = TypeVar("A")


class Moment(Generic[E]):
    """A moment at which any number of effects may act, in the order in which they were wired. Used as a decorator."""

    __slots__ = ("effects", "name")

    name: str
    effects: list[E]

    def __init__(self, name: str) -> None:
        self.name = name
        self.effects = []

    def __call__(self, effect: E) -> E:
        self.effects.append(effect)
        return effect


class Answers(Generic[K, A]):
    """A moment that belongs to one thing (a card, a skill, a quest): each thing has at most one answer here, an effect
    or an object that holds several (when it may be used, what it does)."""

    __slots__ = ("effects", "name")

    name: str
    effects: dict[K, A]

    def __init__(self, name: str) -> None:
        self.name = name
        self.effects = {}

    def to(self, *things: K) -> Callable[[A], A]:
        def subscribe(effect: A) -> A:
            for thing in things:
                if thing in self.effects:
                    raise AssertionError(f"{thing} answers to {self.name!r} twice")
                self.effects[thing] = effect
            return effect

        return subscribe
