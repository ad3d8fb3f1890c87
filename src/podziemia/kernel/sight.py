"""First sight that has learned: a small net tells what each trait of an answer is worth where it is asked, and the
answer is worth the sum of its traits. So one look is enough for a hundred answers that are made of a few things.

It is fitted by the laboratory to what came of the answers when they were tried out, and worked out here without any
library; weights lie in a file as those of minds do (`net.py`).
"""

from __future__ import annotations

from importlib.resources import files
from json import loads
from math import exp
from typing import Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import mypyc_attr

from podziemia.kernel.ask import Ask, Option
from podziemia.kernel.net import Layer, Reader, above_zero, active_of
from podziemia.kernel.state import State

S = TypeVar("S", bound=State)

FORMAT: Final = "podziemia sight 1"


@mypyc_attr(allow_interpreted_subclasses=True)
class Traits(Generic[S]):
    """What is seen of a position when a kind of question is asked, and which traits its answers have."""

    def __init__(self, kind: str, count: int) -> None:
        self.kind = kind
        """The question."""
        self.count = count
        """How many traits there are."""

    def read(self, s: S, seat: int) -> list[float]:
        """The inputs for the asked seat, always of the same length. Their scales do not matter; zeros are cheap."""
        raise AssertionError("a game's traits are read from its state")

    def of(self, option: Option) -> tuple[int, ...]:
        """The traits of an answer."""
        raise AssertionError("a game's answers have traits")

    def amounts(self, s: S, ask: Ask) -> list[list[tuple[int, float]]]:
        """The traits of every answer to the question, and how strong each is: a price may be high or low."""
        return [[(trait, 1.0) for trait in self.of(option)] for option in ask.options]

    def views(self, s: S, ask: Ask) -> list[list[float]]:
        """How every answer to the question looks to players, of one habit after the other: from there on it is learned
        what they choose. One more makes an answer about three times as likely; all look alike where nothing is
        known."""
        return [[0.0] * len(ask.options)]


class Sight:
    """The weights of a first sight, as they lie in its file; it may be named by package and file and is read then when
    it is needed."""

    def __init__(self, written: bytes = b"", package: str = "", name: str = "") -> None:
        self._written = written
        self._package = package
        self._name = name
        self._layers: list[Layer] = []
        self._starts: list[vec[float]] = []
        self._inputs = 0
        self._traits = 0

    def look(self, inputs: list[float]) -> list[float]:
        """What each trait is worth, in points."""
        if not self._layers:
            self._read()
        if len(inputs) != self._inputs:
            raise AssertionError("these weights were made for other inputs")
        units = self._layers[0].add(self._starts[0], active_of(inputs))
        return list(self._layers[1].add(self._starts[1], above_zero(units)))[: self._traits]

    def chances(
        self, inputs: list[float], answers: list[tuple[int, ...]], views: list[list[float]]
    ) -> list[list[float]]:
        """How likely players are to give each answer out of each habit, where the weights have learned what they
        choose: the traits count for one habit after the other, beside how the answers look to it (`Traits.views`), and
        last comes how common each habit is in such a position."""
        worth = self.look(inputs)
        traits = len(worth) // len(views) - 1
        common = parts_of(1.0, worth[len(views) * traits :])
        return [
            parts_of(common[habit], seen_as(worth, habit * traits, answers, view)) for habit, view in enumerate(views)
        ]

    def _read(self) -> None:
        written = self._written or files(self._package).joinpath(self._name).read_bytes()
        head, _, body = written.partition(b"\n")
        about = loads(head)
        if about["format"] != FORMAT:
            raise AssertionError("this is no first sight")
        self._inputs = about["inputs"]
        self._traits = about["traits"]
        numbers = Reader(body)
        units: int = about["units"]
        width: int = about["width"]
        first = Layer(numbers.rows(self._inputs, units))
        start = vec[float](numbers.row(units))
        second = Layer(numbers.rows(units, width))
        self._starts = [start, vec[float](numbers.row(width))]
        self._layers = [first, second]


def seen_as(worth: list[float], first: int, answers: list[tuple[int, ...]], view: list[float]) -> list[float]:
    """How each answer looks, and what its traits are worth beyond; those of the habit begin at `first`."""
    values = []
    for place, answer in enumerate(answers):
        value = view[place]
        for trait in answer:
            value += worth[first + trait]
        values.append(value)
    return values


def parts_of(whole: float, values: list[float]) -> list[float]:
    """The parts that these have of the whole, e times as much for each one more."""
    top = max(values)
    weights = [exp(value - top) for value in values]
    share = whole / sum(weights)
    return [weight * share for weight in weights]
