"""Minds that have learned to judge: a net in the place of the evaluation that was made by hand."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from podziemia.kernel.ask import Ask, Draw, Option, Rules
from podziemia.kernel.mind import Mind
from podziemia.kernel.net import Judged, Net
from podziemia.kernel.state import Event, State

S = TypeVar("S", bound=State)

WEIGHTS: Final = "mind.bin"
"""The file of weights in the package of a game's bots; how they were made stands beside it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Inputs(Generic[S]):
    """What a net sees of a game. Like a mind it is only ever shown redealt states, so it may read all of them."""

    def sides(self, s: S) -> list[list[int]]:
        """The seats that win and lose together."""
        return [[seat] for seat in range(s.seats)]

    def read(self, s: S) -> tuple[list[list[float]], list[float]]:
        """The inputs of each side, all of the same length, and those of the table. Their scales do not matter; zeros
        are cheap."""
        raise AssertionError("a game's inputs are read from its state")


def by_phase(now: float, phases: tuple[float, ...]) -> list[tuple[int, float]]:
    """The phases that a moment lies between, and how near it is to each; before the first and after the last it is
    that one's alone. Phases are numbers that rise, of turns that are left for instance."""
    if now <= phases[0]:
        return [(0, 1.0)]
    if now >= phases[-1]:
        return [(len(phases) - 1, 1.0)]
    later = 1
    while now > phases[later]:
        later += 1
    part = (now - phases[later - 1]) / (phases[later] - phases[later - 1])
    return [(later - 1, 1.0 - part), (later, part)]


class Learned(Mind[S]):
    """The mind made by hand, with chances and points that a net has learned."""

    def __init__(self, handmade: Mind[S], inputs: Inputs[S], net: Net | None = None, package: str = "") -> None:
        """A net, or the package in which its weights lie; those are read when they are needed."""
        self.handmade = handmade
        self.inputs = inputs
        self.package = package
        self._net = net

    def net(self) -> Net:
        net = self._net
        if net is None:
            net = self._net = Net(files(self.package).joinpath(WEIGHTS).read_bytes())
        return net

    def judged(self, s: S) -> Judged:
        sides, table = self.inputs.read(s)
        return self.net().judge(sides, table)

    def points(self, s: S) -> list[float]:
        """By how many points each seat is likely to lead the others in the end."""
        if self.judges_itself(s):
            return self.handmade.points(s)
        leads = self.judged(s).leads
        points = [0.0] * s.seats
        for side, lead in zip(self.inputs.sides(s), leads, strict=True):
            for seat in side:
                points[seat] = lead
        return points

    def utility(self, s: S) -> list[float]:
        """A side's chance is shared among its seats."""
        if self.judges_itself(s):
            return self.handmade.utility(s)
        chances = self.judged(s).chances()
        utility = [0.0] * s.seats
        for side, chance in zip(self.inputs.sides(s), chances, strict=True):
            for seat in side:
                utility[seat] = chance / len(side)
        return utility

    def judges_itself(self, s: S) -> bool:
        return self.handmade.judges_itself(s)

    def spread(self, s: S) -> float:
        return self.handmade.spread(s)

    def result(self, places: list[int]) -> list[float]:
        return self.handmade.result(places)

    def priors(self, s: S, ask: Ask) -> list[float]:
        return self.handmade.priors(s, ask)

    def at_once(self, s: S, ask: Ask) -> Option | None:
        return self.handmade.at_once(s, ask)

    def headlong(self, s: S, ask: Ask, draw: Draw) -> Rules[None] | None:
        return self.handmade.headlong(s, ask, draw)

    def temperature(self, ask: Ask) -> float:
        return self.handmade.temperature(ask)

    def foreseen(self, s: S, ask: Ask) -> list[list[float]]:
        return self.handmade.foreseen(s, ask)

    def calm(self, s: S) -> int:
        return self.handmade.calm(s)

    def looks(self, s: S) -> list[int]:
        return self.handmade.looks(s)

    def freedom(self, ask: Ask) -> float:
        return self.handmade.freedom(ask)

    def knows(self, match: Any, seat: int) -> Option | None:
        return self.handmade.knows(match, seat)

    def counted(self, match: Any, seat: int) -> dict[str, float]:
        return self.handmade.counted(match, seat)

    def reasons(self, match: Any, seat: int) -> list[Event]:
        return self.handmade.reasons(match, seat)

    def breadth(self, ask: Ask) -> int:
        return self.handmade.breadth(ask)

    def worlds(self, ask: Ask) -> int:
        return self.handmade.worlds(ask)

    def heats(self, ask: Ask) -> tuple[tuple[int, int], ...]:
        return self.handmade.heats(ask)

    def finals(self, ask: Ask) -> tuple[tuple[int, int], ...]:
        return self.handmade.finals(ask)

    def second_look(self, s: S, ask: Ask) -> int:
        return self.handmade.second_look(s, ask)

    def matters(self, ask: Ask) -> bool:
        return self.handmade.matters(ask)

    def searched(self, ask: Ask) -> bool:
        return self.handmade.searched(ask)

    def enough(self, ask: Ask) -> int:
        return self.handmade.enough(ask)

    def eager(self, ask: Ask) -> bool:
        return self.handmade.eager(ask)

    def ways(self, ask: Ask) -> frozenset[str]:
        return self.handmade.ways(ask)

    def plans(self, ask: Ask) -> int:
        return self.handmade.plans(ask)

    def firmness(self) -> float:
        return self.handmade.firmness()
