"""Leading a neutral figure: how far it has to go, how much time is left, and where it is safe to wait."""

from __future__ import annotations

from typing import Final

from podziemia.games.descent.bots.book import book_of, enemies_of, nearness, npc_goal, rounds_left
from podziemia.games.descent.data.map import SPACES
from podziemia.games.descent.data.quest_language import Call, Comparison, calls_in
from podziemia.games.descent.rules.facts import health_left, is_protected, max_health
from podziemia.games.descent.rules.figures import NPC, Figure
from podziemia.games.descent.rules.ground import FAR
from podziemia.games.descent.rules.movement import reach, step_cost
from podziemia.games.descent.rules.quest_rules import Scene, amount
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
    return sum([1.6 if max_health(s, foe) < 5 else 2.2 for foe in hunters(s, npc, space)], 0.0)


def hunters(s: DescentState, npc: Figure, space: int) -> list[Figure]:
    """The enemies who could strike there before its next step; nobody, as long as the quest protects it."""
    far = s.ground.distances(space)
    armed = [foe for foe in enemies_of(s, npc.good) if foe.sheet.dice and not is_protected(s, npc, foe)]
    return [
        foe
        for foe in armed
        if min([far[there] for there in foe.spaces]) <= foe.sheet.speed + (4 if foe.sheet.ranged else 1)
    ]


def who_keeps_it_waiting(s: DescentState, npc: Figure) -> list[Figure]:
    """The enemies for fear of whom the figure would rather not go on; nobody, if it goes on or cannot."""
    speed = npc.sheet.speed
    far = way_of(s, npc)
    here = npc.spaces[0]
    if far[resting_place(s, npc, speed)] < far[here]:
        return []
    onward = min(reach(s, npc, speed), key=lambda space: far[space], default=here)
    return hunters(s, npc, onward) if far[onward] < far[here] else []


def resting_place(s: DescentState, npc: Figure, points: int) -> int:
    """Where the heroes want it to stand after so many movement points: on its way, not alone, and out of reach.
    It never turns back: whoever hunts it is faster."""
    far = way_of(s, npc)
    here = npc.spaces[0]
    hurry = far[here] > npc.sheet.speed * (rounds_left(s) / errands_left(s, npc) - HASTE)
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


def errands_left(s: DescentState, npc: Figure) -> int:
    """How often it still has to come near to something, by the counters that its coming raises."""
    errands = 1
    for rule in s.script.rules:
        if npc.name not in [name for name, _ in nearness([rule.condition])]:
            continue
        raised = [call.args[0] for call in calls_in(rule.do, "add")]
        for win in book_of(s).heroes.wins:
            if isinstance(win, Comparison) and isinstance(win.left, Call) and win.left.name == "counter":
                counter = win.left.args[0]
                if counter in raised:
                    errands = max(errands, amount(Scene(s), win.right) - s.counters.get(counter, 0))
    return errands


def company(s: DescentState, space: int) -> int:
    """How far the nearest hero is who stands."""
    far = s.ground.distances(space)
    return min([far[there] for hero in s.heroes_up() for there in hero.spaces], default=0)


def wants_on(s: DescentState, npc: Figure) -> bool:
    """Whether a step more would be a step nearer."""
    far = way_of(s, npc)
    speed = npc.sheet.speed
    return far[resting_place(s, npc, speed + 1)] < far[resting_place(s, npc, speed)]
