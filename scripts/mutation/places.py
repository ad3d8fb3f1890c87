"""Where a game's rules stand, and how the code of one function is exchanged in a running process."""

from __future__ import annotations

import ast
import gc
import sys
from dataclasses import dataclass
from functools import _lru_cache_wrapper
from pathlib import Path
from random import Random
from types import CodeType, FunctionType

from scripts.mutation.breaks import Break, breaks_in, broken

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src" / "podziemia" / "games"
ROOMS = ("rules", "effects")
NO_RULES = ("reveals.py", "zones.py", "scene.py")
"""What is declared there is proved by the test kit as a whole; positions set up for lessons are no rules."""


@dataclass(frozen=True)
class Place:
    """A broken place in a function of a module."""

    path: Path
    module: str
    function: str
    """Its qualified name."""
    one: Break

    @property
    def key(self) -> str:
        """How the list of survivors names it: without line numbers, which wander."""
        where = f"{self.path.relative_to(GAMES)}::{self.function}"
        return f"{where} | {self.one.way} | {self.one.before} -> {self.one.after}"

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.one.line} {self.key}"


def places_of(game: str) -> list[Place]:
    """Everything that can be broken in a game's rules."""
    found = []
    for room in ROOMS:
        for path in sorted((GAMES / game / room).rglob("*.py")):
            if path.name in NO_RULES:
                continue
            module = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
            for name, function in functions_of(ast.parse(path.read_text())):
                found += [Place(path, module, name, one) for one in breaks_in(function)]
    return found


def functions_of(tree: ast.Module) -> list[tuple[str, ast.FunctionDef]]:
    """The functions of a module and the methods of its classes, by qualified name."""
    found = [(node.name, node) for node in tree.body if isinstance(node, ast.FunctionDef)]
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            methods = [inner for inner in node.body if isinstance(inner, ast.FunctionDef)]
            found += [(f"{node.name}.{inner.name}", inner) for inner in methods if inner.name != "__repr__"]
    return found


def sample(places: list[Place], count: int, seed: str) -> list[Place]:
    """So many places, every way to break as likely as another, none twice."""
    random = Random(f"mutants {seed}")
    by_way: dict[str, list[Place]] = {}
    for place in places:
        by_way.setdefault(place.one.way, []).append(place)
    for ways in by_way.values():
        random.shuffle(ways)
    chosen: list[Place] = []
    while len(chosen) < count and by_way:
        way = random.choice(sorted(by_way))
        chosen.append(by_way[way].pop())
        if not by_way[way]:
            del by_way[way]
    return chosen


def break_it(place: Place) -> None:
    """Exchange the code of the function in this process."""
    tree = ast.parse(place.path.read_text())
    function = dict(functions_of(tree))[place.function]
    code = compile(_with(tree, place.function, broken(function, place.one)), str(place.path), "exec")
    function_now = live_function(place)
    old, new = function_now.__code__, _code_in(code, place.function)
    function_now.__code__ = new
    _exchange_inner(old, new)
    _forget(place.module.rpartition(".")[0].rpartition(".")[0])


def _forget(package: str) -> None:
    """What the whole function has worked out before and kept is worked out again."""
    for kept in [one for one in gc.get_objects() if isinstance(one, _lru_cache_wrapper)]:
        if kept.__module__.startswith(package):
            kept.cache_clear()


def _exchange_inner(old: CodeType, new: CodeType) -> None:
    """Functions that it made before, a decorator's for example, get their new code too."""
    before, after = _inner(old), _inner(new)
    if before and len(before) == len(after):
        exchanged = dict(zip(before, after, strict=True))
        for made in [one for one in gc.get_objects() if isinstance(one, FunctionType) and one.__code__ in exchanged]:
            made.__code__ = exchanged[made.__code__]


def _inner(code: CodeType) -> list[CodeType]:
    """The code of the functions written in it, in order, with theirs; comprehensions are no functions."""
    found = [one for one in code.co_consts if isinstance(one, CodeType)]
    functions = [one for one in found if not one.co_name.startswith("<") or one.co_name == "<lambda>"]
    return [inner for one in functions for inner in (one, *_inner(one))]


def _with(tree: ast.Module, name: str, new: ast.FunctionDef) -> ast.Module:
    """The module with the function replaced."""
    owner, _, method = name.rpartition(".")
    body = tree.body
    if owner:
        body = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == owner).body
    for i, node in enumerate(body):
        if isinstance(node, ast.FunctionDef) and node.name == method:
            body[i] = new
    return ast.fix_missing_locations(tree)


def _code_in(code: CodeType, name: str) -> CodeType:
    for part in name.split("."):
        code = next(c for c in code.co_consts if isinstance(c, CodeType) and c.co_name == part)
    return code


def live_function(place: Place) -> FunctionType:
    owner, _, name = place.function.rpartition(".")
    module = sys.modules[place.module]
    found = vars(getattr(module, owner))[name] if owner else getattr(module, name)
    if isinstance(found, property):
        found = found.fget
    function = getattr(found, "__func__", getattr(found, "__wrapped__", found))
    assert isinstance(function, FunctionType), f"{place.function} is not a function"
    return function
