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

Constant = Annotated[T, "constant"]
"""A card or another thing that never changes and has an id: copies share it, a dump names it."""
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
        """What a dump holds. Our games have it from scripts/fields.py; a class written by hand may rely on slots."""
        slots: tuple[str, ...] = getattr(type(self), "__slots__")  # noqa: B009, the compiler knows no slots
        return slots


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(Record):
    """A part of a state that changes: every copy of the state has its own."""

    __slots__ = ()

    def handle(self) -> str:
        """How records speak of the part: they outlive it and may be shared by copies that have parts of their own."""
        raise AssertionError("a part that records speak of has a handle")


PLAIN_TYPES: Final = (bool, int, float, str, type(None))


def dump(part: Part) -> dict[str, Plain]:
    """All fields of a part and of its parts. What was met before is named by the place where it was met."""
    return _Walk().fields(part, "", False)


class _Walk:
    """One walk through a part and all that is in it."""

    __slots__ = ("_met",)

    _met: dict[int, str]
    """Parts and records by identity, with the place where they were met first."""

    def __init__(self) -> None:
        self._met = {}

    def fields(self, thing: Record, path: str, recorded: bool) -> dict[str, Plain]:
        self._met[id(thing)] = path or "."
        return {name: self.plain(getattr(thing, name), f"{path}.{name}", recorded) for name in thing.fields()}

    def plain(self, value: object, path: str, recorded: bool) -> Plain:
        """The value as plain data; `recorded` inside a record, which speaks of parts by their handles."""
        if isinstance(value, PLAIN_TYPES):
            return value
        if isinstance(value, (list, tuple)):
            return [self.plain(one, f"{path}[{i}]", recorded) for i, one in enumerate(value)]
        if isinstance(value, dict):  # in its order: rules go through figures one by one
            return [[key, self.plain(one, f"{path}[{key}]", recorded)] for key, one in value.items()]
        if isinstance(value, bytes):
            return value.hex()
        if isinstance(value, Record):
            return self.record(value, path, recorded)
        return _name(value, path)

    def record(self, thing: Record, path: str, recorded: bool) -> Plain:
        if isinstance(thing, Part) and recorded:
            return thing.handle()
        met = self._met.get(id(thing))
        if met is not None:
            return f"= {met}"
        return self.fields(thing, path, recorded or not isinstance(thing, Part))


def _name(thing: Any, path: str) -> str:
    """An option, a card or another thing that never changes."""
    if isinstance(thing, Option):
        return thing.text
    name = getattr(thing, "id", None)
    if not isinstance(name, str):
        raise AssertionError(f"{path} holds {thing!r}, which is not plain data: say what it is (kernel/parts.py)")
    return name
