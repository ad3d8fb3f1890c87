"""What a game can work out for a player who looks ahead or looks closer, from what that player may know."""

from __future__ import annotations

from fractions import Fraction
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from podziemia.kernel.ask import Ask
from podziemia.kernel.show import View
from podziemia.kernel.state import Event, State

S = TypeVar("S", bound=State)


class Likelihood:
    """How likely the outcomes of an answer are, exactly: what is rolled for, at whom, and a fraction per outcome."""

    __slots__ = ("parts", "thing", "what")

    def __init__(self, what: str, thing: str, parts: dict[str, Fraction]) -> None:
        self.what = what
        self.thing = thing
        self.parts = parts


class Beat:
    """One step of what a plan would lead to: its name, what happens in it, and how things stand after it, as plain data
    for the game's board (nothing when nobody can know)."""

    __slots__ = ("events", "stands", "step")

    def __init__(self, step: str, events: list[Event], stands: View | None = None) -> None:
        self.step = step
        self.events = events
        self.stands = stands


class Mark:
    """Something to know about a way: what, at which thing on it, a number, and who or what is behind it."""

    __slots__ = ("at", "n", "things", "what")

    def __init__(self, what: str, at: str, n: int = 0, things: tuple[str, ...] = ()) -> None:
        self.what = what
        self.at = at
        self.n = n
        self.things = things


class Way:
    """Where a series of ordinary answers leads, if nothing happens in between: to which thing, and at what cost."""

    __slots__ = ("answers", "cost", "marks", "thing")

    def __init__(self, thing: str, answers: tuple[str, ...], cost: int, marks: tuple[Mark, ...] = ()) -> None:
        self.thing = thing
        self.answers = answers
        self.cost = cost
        self.marks = marks


@mypyc_attr(allow_interpreted_subclasses=True)
class Foresight(Generic[S]):
    """Aids to the eye, each of which a game may have or not. This one sees nothing: what a game has by default."""

    def chances(self, s: S, ask: Ask) -> dict[str, list[Likelihood]]:
        """The exact odds of options that end in a roll, by text, as far as the seat that is asked can know."""
        return {}

    def ways(self, s: S, ask: Ask) -> list[Way]:
        """Where answers in a row lead that begin with one to this question, the best way to each thing, as far as
        the asked seat can know. Whoever goes one answers question after question, and stops when anything happens."""
        return []

    def left(self, s: S, ask: Ask) -> str:
        """The answer the game itself gives, if a person leaves this question to it: what must be done before play can
        begin and makes no beginner happy. Empty where the person decides."""
        return ""

    def has_plan(self, s: S, seat: int) -> bool:
        """Whether the seat has a plan on the table from which `preview` can look ahead."""
        return False

    def preview(self, s: S, seat: int) -> list[Beat]:
        """What the seat's present plan would lead to, step by step, as far as the seat can know; empty without one."""
        return []

    def survey(self, s: S, seat: int, thing: str) -> View:
        """What a closer look at a thing tells beyond the view, worked out only when somebody looks; often nothing."""
        return {}
