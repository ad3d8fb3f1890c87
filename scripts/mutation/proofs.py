"""Whether the tests that carry the id of a rule notice when that rule is broken.

The code of a rule is what names its id, in a docstring or a comment; of a rule that no function names it is whatever
its tests run. Some places there are broken, one at a time, and only the tests that carry the id are run. A rule whose
tests notice none of it is not proved by them: better tests are wanted, or the mark goes.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from scripts.mutation.loop import Mutants, Touched, equivalent, quickest, say, tests_of
from scripts.mutation.places import Place, functions_of, places_of

TRIES = 20
"""So many places of a rule are broken until one is noticed."""
IDS = re.compile(r"\b([A-Z]{3})-(\d+\.\d+(?:(?:, | to | and )\d+\.\d+)*)")


class Proofs(Mutants):
    """Of every rule that a test carries: is it noticed when it is broken?"""

    def judge(self, items: dict[str, pytest.Item], touched: Touched) -> None:
        places = [place for place in places_of(self.game) if place.key not in equivalent(self.game)]
        named = by_rule(places)
        carried = tests_by_rule(items)
        unnoticed = []
        for id, tests in sorted(carried.items()):
            near = [place for place in named.get(id, places) if tests & set(tests_of(place, touched))]
            Random(f"proofs {self.seed} {id}").shuffle(near)
            tried = ((p, [*quickest([*tests & set(tests_of(p, touched))], self.seconds)]) for p in near[:TRIES])
            if not any(self.notices(place, [items[name] for name in names]) for place, names in tried):
                unnoticed.append(id)
                say(f"unnoticed: {id}" if near else f"unnoticed: {id}, its tests do not run the code that names it")
        say(f"{self.game} rules: {len(carried) - len(unnoticed)}/{len(carried)}")


def tests_by_rule(items: dict[str, pytest.Item]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for name, item in items.items():
        for mark in item.iter_markers("rule"):
            for id in mark.args:
                found.setdefault(id, set()).add(name)
    return found


def by_rule(places: list[Place]) -> dict[str, list[Place]]:
    """The places in functions that name a rule."""
    named: dict[tuple[Path, str], set[str]] = {}
    for path in {place.path for place in places}:
        lines = path.read_text().splitlines()
        for name, function in functions_of(ast.parse("\n".join(lines))):
            named[path, name] = set(ids_in("\n".join(lines[function.lineno - 1 : function.end_lineno])))
    found: dict[str, list[Place]] = {}
    for place in places:
        for id in named[place.path, place.function]:
            found.setdefault(id, []).append(place)
    return found


def ids_in(text: str) -> Iterator[str]:
    """`DUN-6.09 to 6.11, 8.06` names four rules."""
    for prefix, numbers in IDS.findall(" ".join(text.split())):
        for part in re.split(", | and ", numbers):
            first, _, last = part.partition(" to ")
            chapter, number = first.split(".")
            for n in range(int(number), int((last or first).split(".")[1]) + 1):
                yield f"{prefix}-{chapter}.{n:02}"
