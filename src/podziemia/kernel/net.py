"""A small net that judges positions, fitted by the laboratory and worked out here without any library.

Each side is described by the same inputs and the table by some more. The first layer sees a side's own inputs, the mean
of the other sides' and the table's; a second one and a sum follow: by how many points the side will lead. How much a
point of lead is worth is a matter of the table alone, and makes chances of leads: a result tells little more than that
somebody won, a lead by how much. Most inputs are zero, and zeros cost nothing.
"""

from __future__ import annotations

import sys
from array import array
from json import loads
from math import exp
from typing import Final

FORMAT: Final = "podziemia mind 2"
BLOCK: Final = 8
"""Units are worked out so many at a time: as many sums as fit in registers."""


class Eight:
    """The weights of one input to a block of units. In the compiled build these are bare numbers, side by side."""

    __slots__ = ("a", "b", "c", "d", "e", "f", "g", "h")

    def __init__(self, row: list[float], i: int) -> None:
        self.a = row[i]
        self.b = row[i + 1]
        self.c = row[i + 2]
        self.d = row[i + 3]
        self.e = row[i + 4]
        self.f = row[i + 5]
        self.g = row[i + 6]
        self.h = row[i + 7]


class Active:
    """An input that is not zero."""

    __slots__ = ("place", "x")

    def __init__(self, place: int, x: float) -> None:
        self.place = place
        self.x = x


class Layer:
    """A matrix of weights: for each block of units the weights of every input."""

    __slots__ = ("blocks",)

    blocks: list[list[Eight]]

    def __init__(self, rows: list[list[float]]) -> None:
        """`rows` has a row of weights to all units for each input."""
        units = len(rows[0]) if rows else 0
        self.blocks = []
        for first in range(0, units, BLOCK):
            self.blocks.append([Eight(row, first) for row in rows])

    def add(self, start: list[float], active: list[Active]) -> list[float]:
        """What the units hold after these inputs, from what they held before."""
        found: list[float] = []
        for rows in self.blocks:
            held = Eight(start, len(found))
            a, b, c, d = held.a, held.b, held.c, held.d
            e, f, g, h = held.e, held.f, held.g, held.h
            for one in active:
                x = one.x
                row = rows[one.place]
                a += x * row.a
                b += x * row.b
                c += x * row.c
                d += x * row.d
                e += x * row.e
                f += x * row.f
                g += x * row.g
                h += x * row.h
            found += [a, b, c, d, e, f, g, h]
        return found


class Judged:
    """What the net thinks of each side: a number whose softmax is its chance, and its lead at the end in points."""

    __slots__ = ("leads", "logits")

    def __init__(self, logits: list[float], leads: list[float]) -> None:
        self.logits = logits
        self.leads = leads

    def chances(self) -> list[float]:
        """They add up to 1."""
        top = max(self.logits)
        weights = [exp(logit - top) for logit in self.logits]
        total = sum(weights)
        return [weight / total for weight in weights]


class Net:
    """The weights of a mind, as they lie in its file."""

    def __init__(self, written: bytes) -> None:
        head, _, body = written.partition(b"\n")
        about = loads(head)
        if about["format"] != FORMAT:
            raise AssertionError("this is no mind")
        self.inputs: int = about["inputs"]
        self.table_inputs: int = about["table"]
        units: int = about["units"]
        second: int = about["second"]
        numbers = Reader(body)
        self._own = numbers.rows(self.inputs, units)
        self._others = numbers.rows(self.inputs, units)
        self._table = Layer(numbers.rows(self.table_inputs, units))
        self._start = numbers.row(units)
        self._second = Layer(numbers.rows(units, second))
        self._second_start = numbers.row(second)
        self._lead = numbers.row(second + 1)
        self._sharp = numbers.row(self.table_inputs + 1)
        self._mean = Layer(self._others)
        self._among: dict[int, Layer] = {}

    def judge(self, sides: list[list[float]], table: list[float]) -> Judged:
        """One list of inputs a side, and those of the table."""
        count = len(sides)
        if len(sides[0]) != self.inputs or len(table) != self.table_inputs:
            raise AssertionError("these weights were made for other inputs")
        start = self._table.add(self._start, _active(table))
        seen = [_active(side) for side in sides]
        if count > 1:
            start = self._mean.add(start, _mean(seen, self.inputs, 1.0 / (count - 1)))
        own = self._layer_among(count)
        leads = []
        for active in seen:
            first = own.add(start, active)
            last = self._second.add(self._second_start, [Active(i, unit) for i, unit in enumerate(first) if unit > 0.0])
            leads.append(_sum(self._lead, last))
        sharp = self._sharpness(table)
        return Judged([sharp * lead for lead in leads], leads)

    def _sharpness(self, table: list[float]) -> float:
        """What a point of lead is worth; it is more when the end is near."""
        weights = self._sharp
        total = weights[-1]
        for i, x in enumerate(table):
            if x != 0.0:
                total += weights[i] * x
        return exp(total)

    def _layer_among(self, count: int) -> Layer:
        """The layer of a side's own inputs among so many sides. The mean of the others is taken over all, the side
        too, once for everybody; here the side's own part in it is taken away again."""
        layer = self._among.get(count)
        if layer is None:
            share = 1.0 / (count - 1) if count > 1 else 0.0
            rows = [
                [mine - share * theirs for mine, theirs in zip(own, others, strict=True)]
                for own, others in zip(self._own, self._others, strict=True)
            ]
            layer = self._among[count] = Layer(rows)
        return layer


def _active(inputs: list[float]) -> list[Active]:
    return [Active(place, x) for place, x in enumerate(inputs) if x != 0.0]


def _mean(sides: list[list[Active]], inputs: int, share: float) -> list[Active]:
    """All sides together, times their share."""
    met: list[Active | None] = [None] * inputs
    total: list[Active] = []
    for side in sides:
        for one in side:
            together = met[one.place]
            if together is None:
                together = met[one.place] = Active(one.place, 0.0)
                total.append(together)
            together.x += share * one.x
    return total


def _sum(weights: list[float], units: list[float]) -> float:
    """The weighted sum of the units that are above zero; the last weight stands alone."""
    total = weights[-1]
    for i, unit in enumerate(units):
        if unit > 0.0:
            total += weights[i] * unit
    return total


class Reader:
    """Numbers one after another, each four bytes, the lowest first."""

    def __init__(self, body: bytes) -> None:
        numbers = array("f")
        numbers.frombytes(body)
        if sys.byteorder == "big":
            numbers.byteswap()
        self.numbers: list[float] = numbers.tolist()
        self.at = 0

    def row(self, n: int) -> list[float]:
        self.at += n
        return self.numbers[self.at - n : self.at]

    def rows(self, n: int, units: int) -> list[list[float]]:
        return [self.row(units) for _ in range(n)]
