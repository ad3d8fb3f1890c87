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

from librt.vecs import append, vec
from mypy_extensions import i64

FORMAT: Final = "podziemia mind 2"
BLOCK: Final = 8
"""Units are worked out so many at a time: as many sums as fit in registers."""


class Active:
    """The inputs that are not zero: where they stand and what they are, so many of them from the front. A `vec` is bare
    numbers, side by side."""

    __slots__ = ("count", "places", "xs")

    def __init__(self, places: vec[i64], xs: vec[float], count: i64) -> None:
        self.places = places
        self.xs = xs
        self.count = count


MOST_INPUTS: Final = 2048
ROOM: Final = Active(vec[i64]([0] * MOST_INPUTS), vec[float]([0.0] * MOST_INPUTS), 0)
"""Room for as many inputs as there may be: a copy of it is far cheaper than to make one of a list."""


class Layer:
    """A matrix of weights: for each block of units the weights of every input, one after the other. Bare numbers in one
    row are read without a question; attributes of objects would be checked each time they are."""

    __slots__ = ("inputs", "weights")

    def __init__(self, rows: list[list[float]]) -> None:
        """`rows` has a row of weights to all units for each input."""
        self.inputs: i64 = len(rows)
        units = len(rows[0]) if rows else 0
        weights = vec[float]()
        for first in range(0, units, BLOCK):
            for row in rows:
                for unit in range(first, first + BLOCK):
                    weights = append(weights, row[unit])
        self.weights = weights

    def add(self, start: vec[float], active: Active) -> vec[float]:
        """What the units hold after these inputs, from what they held before."""
        units = start[:]
        places, xs, weights = active.places, active.xs, self.weights
        first: i64 = 0
        i: i64 = 0
        while i < len(units):
            a, b, c, d = units[i], units[i + 1], units[i + 2], units[i + 3]
            e, f, g, h = units[i + 4], units[i + 5], units[i + 6], units[i + 7]
            for k in range(active.count):
                x = xs[k]
                at = first + places[k] * BLOCK
                a += x * weights[at]
                b += x * weights[at + 1]
                c += x * weights[at + 2]
                d += x * weights[at + 3]
                e += x * weights[at + 4]
                f += x * weights[at + 5]
                g += x * weights[at + 6]
                h += x * weights[at + 7]
            units[i], units[i + 1], units[i + 2], units[i + 3] = a, b, c, d
            units[i + 4], units[i + 5], units[i + 6], units[i + 7] = e, f, g, h
            first += self.inputs * BLOCK
            i += BLOCK
        return units


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
        self._start = vec[float](numbers.row(units))
        self._second = Layer(numbers.rows(units, second))
        self._second_start = vec[float](numbers.row(second))
        self._lead = vec[float](numbers.row(second + 1))
        self._sharp = vec[float](numbers.row(self.table_inputs + 1))
        self._mean = Layer(self._others)
        self._among: dict[int, Layer] = {}

    def judge(self, sides: list[list[float]], table: list[float]) -> Judged:
        """One list of inputs a side, and those of the table."""
        count = len(sides)
        if len(sides[0]) != self.inputs or len(table) != self.table_inputs:
            raise AssertionError("these weights were made for other inputs")
        about_table = active_of(table)
        start = self._table.add(self._start, about_table)
        seen = [active_of(side) for side in sides]
        if count > 1:
            start = self._mean.add(start, _mean(seen, self.inputs, 1.0 / (count - 1)))
        own = self._layer_among(count)
        leads = []
        for active in seen:
            first = own.add(start, active)
            last = self._second.add(self._second_start, above_zero(first))
            leads.append(_sum(self._lead, above_zero(last)))
        sharp = exp(_sum(self._sharp, about_table))  # what a point of lead is worth; it is more when the end is near
        return Judged([sharp * lead for lead in leads], leads)

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


def active_of(inputs: list[float]) -> Active:
    places, xs = ROOM.places[: len(inputs)], ROOM.xs[: len(inputs)]
    count: i64 = 0
    for place in range(len(inputs)):
        x = inputs[place]
        if x != 0.0:
            places[count] = place
            xs[count] = x
            count += 1
    return Active(places, xs, count)


def above_zero(units: vec[float]) -> Active:
    """The units that have something to say."""
    places, xs = ROOM.places[: len(units)], ROOM.xs[: len(units)]
    count: i64 = 0
    for place in range(len(units)):
        x = units[place]
        if x > 0.0:
            places[count] = place
            xs[count] = x
            count += 1
    return Active(places, xs, count)


def _mean(sides: list[Active], inputs: int, share: float) -> Active:
    """All sides together, times their share."""
    met = vec[i64]([-1] * inputs)
    places, xs = vec[i64]([0] * inputs), vec[float]([0.0] * inputs)
    count: i64 = 0
    for side in sides:
        side_places, side_xs = side.places, side.xs
        for k in range(side.count):
            place = side_places[k]
            at = met[place]
            if at < 0:
                at = met[place] = count
                places[at] = place
                count += 1
            xs[at] += share * side_xs[k]
    return Active(places, xs, count)


def _sum(weights: vec[float], active: Active) -> float:
    """The weighted sum; the last weight stands alone."""
    total = weights[-1]
    places, xs = active.places, active.xs
    for k in range(active.count):
        total += weights[places[k]] * xs[k]
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
