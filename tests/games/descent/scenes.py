"""Positions in one line: who stands where.

scene("grisban:berserker@a1 jain:wildlander@h6", "zombie-1@b1 ettin-1@c3,d3,c4,d4")
"""

from typing import Any

from tests.games.descent.table import ROOM, Arrangement, DescentTable


def scene(heroes: str, monsters: str = "", drawing: str = ROOM, **options: Any) -> Arrangement:
    """Heroes with their classes, and monsters; whoever has no space stays off the map."""
    entries = [entry.partition("@") for entry in heroes.split()]
    a = Arrangement(drawing, heroes=" ".join([name for name, _, _ in entries]), **options)
    for name, _, spaces in entries:
        if spaces:
            a.put(name.partition(":")[0], *spaces.split(","))
    for name, _, spaces in [entry.partition("@") for entry in monsters.split()]:
        a.put(name, *spaces.split(","))
    return a


def hurt(a: Arrangement, **damage: int) -> Arrangement:
    """Heroes with damage: `hurt(a, avric=3)`."""
    for name, n in damage.items():
        a.hero(name).damage = n
    return a


def tired(a: Arrangement, **fatigue: int) -> Arrangement:
    for name, n in fatigue.items():
        a.hero(name).fatigue = n
    return a


def damage(t: DescentTable, *names: str) -> list[int]:
    return [t.figure(name).damage for name in names]


def fatigue(t: DescentTable, *names: str) -> list[int]:
    return [t.hero(name).fatigue for name in names]


def order_of(t: DescentTable, *events: str) -> list[str]:
    """Which of these happened in which order, each by how its line in the log begins."""
    return [event for line in t.told() for event in events if line.startswith(event)]
