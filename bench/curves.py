"""Draws docs/mind-curves.svg: what greedy has won against the yardstick, step by step, from bench/curves.json.

.venv/bin/python bench/curves.py
"""

from __future__ import annotations

import json
from html import escape
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).resolve().parent
DATA: Final = HERE / "curves.json"
DRAWING: Final = HERE.parent / "docs" / "mind-curves.svg"
WIDE, HIGH = 400, 260
LEFT, TOP, BASE = 44, 52, 196
COLUMNS: Final = 2
STYLE: Final = """
  text { font: 12px system-ui, sans-serif; fill: #2b2a33 }
  .share { paint-order: stroke; stroke: #fff; stroke-width: 4px }
  .title { font-size: 15px; font-weight: 600 } .small { font-size: 10.5px; fill: #5c5a68 }
  .grid { stroke: #dcdae3 } .goal { stroke: #b3541e; stroke-dasharray: 5 4 }
  .par { stroke: #8a8896; stroke-dasharray: 1 3 }
  .curve { fill: none; stroke: #2f6f73; stroke-width: 2 } .bar { stroke: #2f6f73; stroke-width: 2 }
  circle { fill: #2f6f73 }
"""


def main() -> None:
    DRAWING.write_text(drawing(json.loads(DATA.read_text(encoding="utf-8"))), encoding="utf-8")


def drawing(games: list[dict[str, Any]]) -> str:
    rows = -(-len(games) // COLUMNS)
    panels = "".join([panel(one, i % COLUMNS * WIDE, i // COLUMNS * HIGH) for i, one in enumerate(games)])
    width, height = COLUMNS * WIDE, rows * HIGH
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        'role="img" aria-label="What greedy has won against the yardstick, step by step">\n'
        f'<style>{STYLE}</style>\n<rect width="100%" height="100%" fill="#fff"/>\n{panels}</svg>\n'
    )


def panel(one: dict[str, Any], x: int, y: int) -> str:
    steps = one["steps"]
    apart = (WIDE - LEFT - 24) / len(steps)
    at = [LEFT + apart * (i + 0.5) for i in range(len(steps))]
    parts = [
        text(LEFT, 20, one["game"], "title", "start"),
        text(LEFT, 36, one["against"], "small", "start"),
    ]
    parts += [level(share, "grid", f"{share} %") for share in (0, 25, 50, 75, 100)]
    parts += [level(one["par"], "par"), level(one["goal"], "goal")]
    parts.append(text(LEFT + 4, height_of(one["goal"]) - 4, f"goal {one['goal']} %", "small", "start"))
    points = " ".join([f"{where:.0f},{height_of(step['share']):.1f}" for where, step in zip(at, steps, strict=True)])
    parts.append(f'<polyline class="curve" points="{points}"/>')
    for where, step in zip(at, steps, strict=True):
        parts += mark(where, step)
    return f'<g transform="translate({x} {y})">{"".join(parts)}</g>\n'


def mark(x: float, step: dict[str, Any]) -> list[str]:
    """A figure with its interval, and what had been done by then."""
    first, _, second = step["step"].partition(", ")
    low, high = height_of(step["low"]), height_of(step["high"])
    return [
        f'<line class="bar" x1="{x:.0f}" x2="{x:.0f}" y1="{low:.1f}" y2="{high:.1f}"/>',
        f'<circle cx="{x:.0f}" cy="{height_of(step["share"]):.1f}" r="4"/>',
        text(x + 7, height_of(step["share"]) + 14, f"{step['share']:g} %", "share", "start"),
        text(x, BASE + 16, first, "small"),
        text(x, BASE + 29, second, "small"),
        text(x, BASE + 42, f"{step['games']} games", "small"),
    ]


def height_of(share: float) -> float:
    return BASE - (BASE - TOP) * share / 100


def level(share: float, kind: str, name: str = "") -> str:
    y = height_of(share)
    return f'<line class="{kind}" x1="{LEFT}" x2="{WIDE - 14}" y1="{y:.1f}" y2="{y:.1f}"/>' + (
        text(LEFT - 6, y + 4, name, "small", "end") if name else ""
    )


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "middle") -> str:
    if not words:
        return ""
    return f'<text class="{kind}" x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}">{escape(words)}</text>'


if __name__ == "__main__":
    main()
