"""Functions stay short and have few ways through them: at most 60 lines, and at most 20 ways as `radon cc` counts them.

    .venv/bin/python scripts/shape.py [path …]    fail where one is longer or has more; the worst first

The functions in KNOWN are over the limit today; one that has become better must leave the list.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
PLACES = ("src", "tests", "scripts", "bench", "hatch_build.py")
LINES = 60
WAYS = 20
WRITTEN_BY_A_SCRIPT = "fields.py"
KNOWN = frozenset(
    {
        "src/podziemia/games/descent/bots/aims.py:_borne_spots",
        "src/podziemia/games/descent/bots/aims.py:action_spots",
        "src/podziemia/games/descent/bots/priors.py:act_prior",
        "src/podziemia/games/descent/bots/priors.py:small_prior",
        "src/podziemia/games/descent/bots/tactics.py:__init__",
        "src/podziemia/games/descent/bots/yardstick/aims.py:_borne_spots",
        "src/podziemia/games/descent/bots/yardstick/aims.py:action_spots",
        "src/podziemia/games/descent/bots/yardstick/priors.py:act_prior",
        "src/podziemia/games/descent/bots/yardstick/priors.py:small_prior",
        "src/podziemia/games/descent/bots/yardstick/tactics.py:__init__",
        "src/podziemia/games/descent/rules/quest_rules.py:figures",
        "src/podziemia/games/descent/rules/travel.py:apply",
        "src/podziemia/games/descent/show/view.py:catalogue",
        "src/podziemia/games/shadespire/rules/deed.py:__init__",
        "tests/games/descent/test_quest_language.py:rewritten",
        "tests/games/shadespire/table.py:arranged",
    }
)
FORKS = (ast.If, ast.IfExp, ast.For, ast.AsyncFor, ast.While, ast.ExceptHandler)


class Shape(NamedTuple):
    ways: int
    lines: int
    where: str


def main() -> None:
    shapes = [shape for path in files(sys.argv[1:] or PLACES) for shape in shapes_in(path)]
    over = sorted((shape for shape in shapes if shape.ways > WAYS or shape.lines > LINES), reverse=True)
    new = [f"{where}: {lines} lines, {ways} ways" for ways, lines, where in over if where not in KNOWN]
    better = sorted(KNOWN - {shape.where for shape in over}) if not sys.argv[1:] else []
    for line in [*new, *(f"{where} is in KNOWN and need not be" for where in better)]:
        print(line)
    sys.exit(bool(new or better))


def files(places: list[str] | tuple[str, ...]) -> list[Path]:
    found = [path for place in places for path in ([ROOT / place, *(ROOT / place).rglob("*.py")])]
    return sorted(path for path in found if path.suffix == ".py" and path.name != WRITTEN_BY_A_SCRIPT)


def shapes_in(path: Path) -> list[Shape]:
    name = path.relative_to(ROOT).as_posix()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    return [Shape(ways(node), (node.end_lineno or 0) - node.lineno + 1, f"{name}:{node.name}") for node in found]


def ways(function: ast.AST) -> int:
    """One, and one more for every fork in it."""
    return 1 + sum(forks(node) for node in ast.walk(function))


def forks(node: ast.AST) -> int:
    if isinstance(node, ast.BoolOp):
        return len(node.values) - 1
    if isinstance(node, ast.comprehension):
        return 1 + len(node.ifs)
    if isinstance(node, ast.For | ast.AsyncFor | ast.While | ast.Try):
        return (not isinstance(node, ast.Try)) + bool(node.orelse)
    return isinstance(node, FORKS)


if __name__ == "__main__":
    main()
