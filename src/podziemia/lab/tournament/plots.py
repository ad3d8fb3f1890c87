"""Plots as inline SVG.

A plot is a list of rows, each a label and a strip. Strips place their marks in percent of their own width, so that a
plot fits a phone and a desktop alike while letters keep their size; lines of the axis run through all strips.
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from math import ceil, floor, log10
from typing import Final, NamedTuple

STRIP: Final = 34
"""Height of a strip in pixels."""
HISTOGRAM: Final = 64
MARGIN: Final = 4.0
"""Percent of a strip that stay free on either side, for marks and numbers at the very end."""


class Tick(NamedTuple):
    at: float
    label: str


class Axis:
    """Where a value stands on a strip."""

    def __init__(self, low: float, high: float, ticks: list[Tick], scale: Callable[[float], float] = float) -> None:
        self.low = scale(low)
        self.high = scale(high)
        self.scale = scale
        self.ticks = ticks

    def at(self, value: float) -> float:
        """In percent of the width."""
        share = (self.scale(value) - self.low) / (self.high - self.low)
        return MARGIN + (100 - 2 * MARGIN) * min(1.0, max(0.0, share))


def linear_axis(low: float, high: float, label: Callable[[float], str], most_ticks: int = 5) -> Axis:
    """From end to end of what is to be shown, with round numbers at even distances."""
    if low == high:
        low, high = low - 1, high + 1
    step = round_step((high - low) / most_ticks)
    ticks = [i * step for i in range(ceil(low / step), floor(high / step) + 1)]
    return Axis(low, high, [Tick(at, label(at)) for at in ticks])


def round_step(least: float) -> float:
    """1, 2 or 5 times a power of ten, and not below the least."""
    power = 10.0 ** floor(log10(least))
    return next(step * power for step in (1, 2, 5, 10) if step * power >= least * (1 - 1e-9))


def log_axis(low: float, high: float, label: Callable[[float], str]) -> Axis:
    """Powers of ten."""
    first, last = floor(log10(low)), ceil(log10(high))
    if first == last:
        last += 1
    return Axis(10.0**first, 10.0**last, [Tick(10.0**i, label(10.0**i)) for i in range(first, last + 1)], log10)


# ---- marks ----


def line(x1: float, x2: float, y: float, css: str) -> str:
    return f'<line x1="{x1:.2f}%" x2="{x2:.2f}%" y1="{y}" y2="{y}" class="{css}"/>'


def upright(x: float, y1: float, y2: float, css: str) -> str:
    return f'<line x1="{x:.2f}%" x2="{x:.2f}%" y1="{y1}" y2="{y2}" class="{css}"/>'


def dot(x: float, y: float, radius: float, css: str) -> str:
    return f'<circle cx="{x:.2f}%" cy="{y}" r="{radius}" class="{css}"/>'


def bar(x1: float, x2: float, top: float, bottom: float, css: str) -> str:
    across = f'x="{x1:.2f}%" width="{max(0.0, x2 - x1):.2f}%"'
    return f'<rect {across} y="{top:.1f}" height="{bottom - top:.1f}" class="{css}"/>'


def letters(x: float, y: float, text: str, css: str = "") -> str:
    anchor = "start" if x < MARGIN + 1 else "end" if x > 99 - MARGIN else "middle"
    return f'<text x="{x:.2f}%" y="{y}" text-anchor="{anchor}" class="{css}">{escape(text)}</text>'


# ---- strips ----


def strip(axis: Axis, height: int, marks: list[str], spoken: str) -> str:
    """The marks over the lines of the axis; `spoken` says the same in words."""
    grid = [upright(axis.at(tick.at), 0, height, "zero" if tick.at == 0 else "grid") for tick in axis.ticks]
    return f'<svg role="img" aria-label="{escape(spoken)}" width="100%" height="{height}">{"".join(grid + marks)}</svg>'


def legend(axis: Axis) -> str:
    """The numbers of the axis."""
    numbers = [letters(axis.at(tick.at), 14, tick.label) for tick in axis.ticks]
    return f'<svg aria-hidden="true" width="100%" height="20">{"".join(numbers)}</svg>'


def interval(axis: Axis, low: float, middle: float, high: float, spoken: str) -> str:
    """A point and how sure it is."""
    y = STRIP / 2
    ends = [upright(axis.at(end), y - 5, y + 5, "reach") for end in (low, high)]
    marks = [line(axis.at(low), axis.at(high), y, "reach"), *ends, dot(axis.at(middle), y, 6, "point")]
    return strip(axis, STRIP, marks, spoken)


def reach(axis: Axis, middle: float, far: float, spoken: str) -> str:
    """A point and the furthest one."""
    y = STRIP / 2
    marks = [line(axis.at(middle), axis.at(far), y, "faint"), dot(axis.at(far), y, 4, "far")]
    return strip(axis, STRIP, [*marks, dot(axis.at(middle), y, 6, "point")], spoken)


def histogram(axis: Axis, counts: dict[int, int], width: int, mean: float, spoken: str) -> str:
    """How often each score came, in steps of `width`; the highest bar fills the strip. A line marks the mean."""
    bins: dict[int, int] = {}
    for score, times in counts.items():
        bins[score // width] = bins.get(score // width, 0) + times
    tallest = max(bins.values(), default=1)
    floor_line = HISTOGRAM - 2
    marks = [
        bar(
            axis.at(number * width - 0.5),
            axis.at((number + 1) * width - 0.5),
            floor_line - (HISTOGRAM - 10) * times / tallest,
            floor_line,
            "bar",
        )
        for number, times in sorted(bins.items())
    ]
    middle = axis.at(mean)
    return strip(axis, HISTOGRAM, [*marks, upright(middle, 4, HISTOGRAM, "mean")], spoken)


def plot(rows: list[tuple[str, str, str]], axis: Axis) -> str:
    """Rows of label, strip and a figure at its end, and the axis below them."""
    drawn = [f'<div class="row">{span("bot", label)}{svg}{span("figure", figure)}</div>' for label, svg, figure in rows]
    return f'<div class="plot">{"".join(drawn)}<div class="row axis">{legend(axis)}</div></div>'


def span(css: str, text: str) -> str:
    return f'<span class="{css}">{escape(text)}</span>'
