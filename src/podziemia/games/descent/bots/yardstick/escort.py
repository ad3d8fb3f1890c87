"""Leading a neutral figure: how far it has to go, how much time is left, and where it is safe to wait."""

from __future__ import annotations

from typing import Final

from podziemia.games.descent.bots.book import enemies_of, npc_goal, rounds_left
from podziemia.games.descent.data.map import SPACES
from podziemia.games.descent.rules.facts import health_left, max_health
from podziemia.games.descent.rules.figures import NPC, Figure
from podziemia.games.descent.rules.ground import FAR
from podziemia.games.descent.rules.movement import reach, step_cost
from podziemia.games.descent.rules.state import DescentState
from podziemia.kernel.bits import members

PACE: Final = 0.6
"""What a space nearer to its goal is worth."""
CARE: Final = 25.0
"""What it would cost to lose all its health."""
COMPANY: Final = 3
"""How far it may be from the nearest hero before it is alone."""
ALONE: Final = 0.4
HASTE: Final = 1
"""Rounds to spare below which nothing counts but the way."""


def ward_of(s: DescentState) -> Figure | None:
    """The neutral figure that the heroes have to bring somewhere."""
    for figure in s.figures.values():
        if figure.kind == NPC and figure.bits and npc_goal(s, figure):
            return figure
    return None


def way_of(s: DescentState, npc: Figure) -> bytes:
    """From every space the steps that the figure still has to go, over ground that it can cross."""
    far = bytearray([FAR]) * SPACES
    ring = members(npc_goal(s, npc))
    for space in ring:
        far[space] = 0
    distance = 0
    while ring:
        distance += 1
        outer = []
        for space in ring:
            for there in s.ground.near[space]:
                if far[there] == FAR and step_cost(s, npc, there):
                    far[there] = distance
                    outer.append(there)
        ring = outer
    return bytes(far)


def danger(s: DescentState, npc: Figure, space: int) -> float:
    """Hearts that enemies could take there before its next step."""
    far = s.ground.distances(space)
    feared = 0.0
    for foe in enemies_of(s, npc.good):
        if foe.sheet.dice and min([far[there] for there in foe.spaces]) <= foe.sheet.speed + (
            4 if foe.sheet.ranged else 1
        ):
            feared += 1.6 if max_health(s, foe) < 5 else 2.2
    return feared


def resting_place(s: DescentState, npc: Figure, points: int) -> int:
    """Where the heroes want it to stand after so many movement points: on its way, not alone, and out of reach.
    It never turns back: whoever hunts it is faster."""
    far = way_of(s, npc)
    here = npc.spaces[0]
    hurry = far[here] > npc.sheet.speed * (rounds_left(s) - HASTE)
    frail = CARE / max(1, health_left(s, npc))
    best, found = -float(FAR), here
    for space, cost in reach(s, npc, points).items():
        if far[space] > far[here]:
            continue
        value = -PACE * min(far[space], 60) - 0.01 * cost
        if not hurry and far[space]:
            value -= frail * danger(s, npc, space) + ALONE * max(0, company(s, space) - COMPANY)
        if value > best:
            best, found = value, space
    return found


def company(s: DescentState, space: int) -> int:
    """How far the nearest hero is who stands."""
    far = s.ground.distances(space)
    return min([far[there] for hero in s.heroes_up() for there in hero.spaces], default=0)


def wants_on(s: DescentState, npc: Figure) -> bool:
    """Whether a step more would be a step nearer."""
    far = way_of(s, npc)
    speed = npc.sheet.speed
    return far[resting_place(s, npc, speed + 1)] < far[resting_place(s, npc, speed)]
