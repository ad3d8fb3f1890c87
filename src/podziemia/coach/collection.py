"""Which of the puzzles that were found are kept, and in which order: of many kinds of question, from easy to hard."""

from __future__ import annotations

from json import dumps
from typing import Final

from podziemia.coach.puzzle import Kept, goal_sort

LEVELS: Final = 3
EASY_GAP: Final = 0.25
"""A gap so large, in chances to win, is hard to overlook."""
EASY_POINTS: Final = 8.0
EASY_GOAL: Final = 0.5
"""The same of the chance to reach a goal, which swings more."""


def collected(puzzles: list[Kept], most: int) -> list[Kept]:
    """The clearest ones, all sorts taking turns, so that a series is not the same thing all the time."""
    clearest = sorted({one["id"]: one for one in puzzles}.values(), key=lambda one: (-openness(one), one["id"]))
    rank: dict[str, int] = {}
    turns: list[tuple[int, int, Kept]] = []
    for number, one in enumerate(clearest):
        sort = goal_sort(one["kind"], one["solutions"][0]) if "goal" in one else one["kind"]
        rank[sort] = rank.get(sort, -1) + 1
        turns.append((rank[sort], number, one))
    chosen = [one for _, _, one in sorted(turns, key=lambda turn: turn[:2])[:most]]
    chosen.sort(key=lambda one: (hardness(one), one["id"]))
    return [{**one, "level": 1 + LEVELS * number // len(chosen)} for number, one in enumerate(chosen)]


def openness(one: Kept) -> float:
    """How clear the gap is, from 0 to 1."""
    return min(1.0, one["gap"] / (EASY_POINTS if one["counted"] else EASY_GOAL if "goal" in one else EASY_GAP))


def hardness(one: Kept) -> float:
    """First sight misses it more often, and the gap is smaller."""
    return one["missed"] - openness(one)


def written(puzzles: list[Kept]) -> str:
    """As a file, a puzzle a line, so that changes can be read."""
    lines = [dumps(one, ensure_ascii=False, separators=(",", ":")) for one in puzzles]
    return "[\n" + ",\n".join(lines) + "\n]\n"
