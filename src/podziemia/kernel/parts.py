"""The fields of a state, declared once: as annotations of its class and of the classes of its parts.

`make fields` (scripts/fields.py) reads the annotations and writes a game's `rules/fields.py`: the names of the fields,
which are also the slots, and straight code that copies them. `dump` gives all of it as plain data. A field that is
neither a number, a text, a container of such, nor a part says what it is by one of the words below.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from podziemia.kernel.ask import Option

T = TypeVar("T")

Derived = Annotated[T, "derived"]
"""Worked out from other fields and replaced when they change: copies share it, a dump leaves it out."""
Linked = Annotated[T, "linked"]
"""Refers to parts that lie elsewhere in the state: `relink` sets it in a copy."""
Frozen = Annotated[T, "frozen"]
"""A container that is replaced and never changed: copies share it."""
Fleeting = Annotated[T, "fleeting"]
"""A list that is filled only between quiet points: a copy starts with an empty one."""

Plain = Any
"""Numbers, texts, nothing, lists and dicts of such."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """Something that happened, or lies on the table, and is not changed after a quiet point: copies share it."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        raise AssertionError("the fields of a class are written by scripts/fields.py")


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(Record):
    """A part of a state that changes: every copy of the state has its own."""

    __slots__ = ()


PLAIN_TYPES: Final = (bool, int, float, str, type(None))


def dump(thing: Record, known: dict[int, str] | None = None, path: str = "") -> dict[str, Plain]:
    """All fields of a part and of its parts. What was met before is named by the place where it was met."""
    known = {} if known is None else known
    known[id(thing)] = path or "."
    return {name: plain(getattr(thing, name), known, f"{path}.{name}") for name in thing.fields()}


def plain(value: object, known: dict[int, str], path: str) -> Plain:
    if isinstance(value, PLAIN_TYPES):
        return value
    if isinstance(value, (list, tuple)):
        return [plain(one, known, f"{path}[{i}]") for i, one in enumerate(value)]
    if isinstance(value, dict):  # in its order: rules go through figures one by one
        return [[plain(k, known, path), plain(v, known, f"{path}[{k}]")] for k, v in value.items()]
    if isinstance(value, (set, frozenset)):
        return sorted([plain(one, known, path) for one in value])
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, Option):
        return value.text
    if isinstance(value, Record):
        met = known.get(id(value))
        return dump(value, known, path) if met is None else f"= {met}"
    raise AssertionError(f"{path} holds {value!r}, which is not plain data: say what it is (kernel/parts.py)")
