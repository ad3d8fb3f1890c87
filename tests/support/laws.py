"""Laws of copies: a copied state has every field of the original, and shares nothing with it that can change."""

from ast import expr, unparse
from collections.abc import Iterator
from typing import Any, Final

from podziemia.kernel.parts import Part
from podziemia.kernel.state import State
from scripts.fields import GAMES, Declared, declared_in, word_of

SHARED_WORDS: Final = ("Constant", "Derived", "Frozen", "Fleeting")
CONTAINERS: Final = ("list", "dict", "set")


def declared(game: str) -> dict[str, Declared]:
    """The classes of a game that change: its state and the parts of it."""
    return {one.name: one for one in declared_in(GAMES / game) if one.kind != "Record"}


def mutable_fields(one: Declared, classes: dict[str, Declared]) -> list[str]:
    """The fields of a class that a copy must not share."""
    return [name for name, kind in one.all_fields() if _changes(kind, classes)]


def _changes(kind: expr, classes: dict[str, Declared]) -> bool:
    word = word_of(kind)
    if word in SHARED_WORDS:
        return False
    text = unparse(kind)
    inner = text.removeprefix(f"{word}[").removesuffix("]") if word else text
    return inner.split("[")[0] in CONTAINERS or any(inner.split(" | ")[0] == name for name in classes)


def check_copy(state: State, twin: State, classes: dict[str, Declared]) -> None:
    """Whatever is wrong with the copy is told by the place of it."""
    assert_same(state.dump(), twin.dump())
    ours = dict(changeable(state, "", classes))
    for id, path in changeable(twin, "", classes):
        assert id not in ours, f"{path} is shared with the original"


def assert_same(ours: Any, theirs: Any, path: str = "") -> None:
    """Two dumps are equal; else the first place where they differ."""
    if isinstance(ours, dict) and isinstance(theirs, dict) and ours.keys() == theirs.keys():
        for key in ours:
            assert_same(ours[key], theirs[key], f"{path}.{key}")
    elif isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        for i, (our, their) in enumerate(zip(ours, theirs, strict=True)):
            assert_same(our, their, f"{path}[{i}]")
    else:
        assert ours == theirs, f"{path}: {ours!r} is {theirs!r} in the copy"


def changeable(value: Any, path: str, classes: dict[str, Declared]) -> Iterator[tuple[int, str]]:
    """Everything below a value that can change, by identity, with its place."""
    if isinstance(value, (list, dict, set)):
        yield id(value), path
        inner = value.values() if isinstance(value, dict) else value
        for i, one in enumerate(inner):
            yield from changeable(one, f"{path}[{i}]", classes)
    elif isinstance(value, Part):
        yield id(value), path
        for name, kind in classes[type(value).__name__].all_fields():
            if word_of(kind) not in (*SHARED_WORDS, "Linked"):
                yield from changeable(getattr(value, name), f"{path}.{name}", classes)
            elif word_of(kind) == "Linked":
                yield from _linked(getattr(value, name), f"{path}.{name}")


def _linked(value: Any, path: str) -> Iterator[tuple[int, str]]:
    """Parts that lie elsewhere in the state: told once more, so that one of the original's is noticed."""
    if isinstance(value, dict):
        yield id(value), path
        yield from [(id(one), f"{path}[{key}]") for key, one in value.items() if isinstance(one, Part)]
    elif isinstance(value, Part):
        yield id(value), path


def pairs(state: Any, twin: Any, classes: dict[str, Declared]) -> Iterator[tuple[str, Any, Any]]:
    """The parts of a state and their copies, with the names of their classes."""
    name = type(state).__name__
    if name not in classes:
        return
    yield name, state, twin
    for field, kind in classes[name].all_fields():
        if not word_of(kind) or word_of(kind) == "Linked":
            ours, theirs = getattr(state, field), getattr(twin, field)
            if isinstance(ours, Part):
                yield from () if word_of(kind) else pairs(ours, theirs, classes)
            elif isinstance(ours, (list, dict)):
                both = zip(_inner(ours), _inner(theirs), strict=True)
                for our, their in both:
                    yield from pairs(our, their, classes)


def _inner(value: Any) -> list[Any]:
    return list(value.values()) if isinstance(value, dict) else value
