"""Movement, the fourth relation between spaces (DSC-6, 17): where a figure may step, stop and end up."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Any, Final

from podziemia.games.descent.cards import CARD, MONSTER_IDS
from podziemia.games.descent.facts import adjacent_monsters, has_passive, in_pit, spare_fatigue
from podziemia.games.descent.figures import NPC, STRUCTURE, Figure, Hero
from podziemia.games.descent.ground import FAR, Place
from podziemia.games.descent.map import LAVA, PIT, WATER
from podziemia.games.descent.parts import IMMOBILIZED
from podziemia.games.descent.quest_rules import Scene, amount, matches, script_of
from podziemia.games.descent.state import HERO_TURN, DescentState

TUMBLE: Final = CARD["tumble"]
SPIDER: Final = MONSTER_IDS.index("cave_spider")


def others(s: DescentState, figure: Figure) -> int:
    """Spaces of all other figures, also one whose space the figure is passing through."""
    bits = (s.good_bits | s.evil_bits | s.solid_bits) & ~figure.bits
    if s.crowded == figure.id:
        for other in s.figures.values():
            if other.bits & figure.bits and other.id != figure.id:
                bits |= other.bits
    return bits


def passes_enemies(figure: Figure) -> bool:
    """Scamper, Fly and Tumble lead through enemy figures."""
    if isinstance(figure, Hero):
        return figure.is_exhausted(TUMBLE)
    return has_passive(figure, "scamper") or has_passive(figure, "fly")


def enemy_bits(s: DescentState, figure: Figure) -> int:
    """Spaces the figure may not even pass through (DSC-6.05); structures are in everybody's way."""
    if figure.kind == STRUCTURE:
        return s.blocked
    if passes_enemies(figure):
        return s.solid_bits
    return s.solid_bits | (s.evil_bits if figure.good else s.good_bits)


def step_cost(s: DescentState, figure: Figure, space: int) -> int:
    """Movement points to enter the space (DSC-6.01, 19.03); 0 where the figure cannot go at all."""
    if has_passive(figure, "fly"):
        return 1 if s.terrain[space] else 0
    cost = s.ground.cost[space]
    if figure.kind == NPC and figure.name == "wagon" and s.terrain[space] in (WATER, PIT, LAVA):
        return 0
    return cost


def may_go(s: DescentState, figure: Figure, space: int) -> bool:
    """What the quest has to say: a leash, a blocked zone."""
    if not s.script.bounds:
        return True
    statics = script_of(s).statics
    for call in statics.get("leash", ()):
        scene = Scene(s, figure)
        if matches(scene, figure, call.args[0]) and not call.named["until"](scene):
            far = s.ground.distances(space)
            if min([far[home] for home in s.board.zone(call.named["zone"])]) > amount(scene, call.named["distance"]):
                return False
    for call in statics.get("block", ()):
        scene = Scene(s, figure)
        if (
            matches(scene, figure, call.args[0])
            and space in s.board.zone(call.named["zone"])
            and call.named["when"](scene)
        ):
            return False
    return True


def stops(s: DescentState, figure: Figure, space: int, rest: int) -> bool:
    """Whether the figure may stand here, given the spaces of the others (DSC-6.07, 17.04)."""
    if not figure.is_large:
        return bool(s.ground.walkable >> space & 1) and not rest >> space & 1
    for place in s.ground.places(figure.sheet.base, space):
        if not place[2] & rest:
            return True
    return False


def expansions(s: DescentState, figure: Figure, space: int) -> list[Place]:
    """The ways a large monster may put its base down again, covering this space (DSC-17.03)."""
    rest = others(s, figure)
    return [place for place in s.ground.places(figure.sheet.base, space) if not place[2] & rest]


def step_options(s: DescentState, figure: Figure, points: int, by_points: bool = True) -> list[int]:
    """Spaces the figure may step to now. With `by_points` steps cost movement points, else each counts one."""
    if points <= 0:
        return []
    flies = has_passive(figure, "fly")
    if by_points and not flies and in_pit(s, figure):
        return []
    near = 0
    for own in figure.spaces:
        near |= s.ground.near_bits[own]
    near &= ~figure.bits & ~enemy_bits(s, figure)
    if isinstance(figure, Hero) and by_points and web_toll(s, figure) > spare_fatigue(s, figure):
        return []
    rest = others(s, figure)
    if not (flies or figure.is_large or s.script.bounds or figure.kind == NPC):
        return _plain_steps(s, figure, near, points, by_points, rest)
    steps = []
    spare = _spare_points(s, figure) if by_points else 0
    while near:
        low = near & -near
        near ^= low
        space = low.bit_length() - 1
        cost = step_cost(s, figure, space)
        if not cost:
            continue
        if not by_points:
            cost = 1
        if cost <= points and may_go(s, figure, space) and _leads_on(s, figure, space, points - cost, spare, rest):
            steps.append(space)
    return steps


def _plain_steps(s: DescentState, figure: Figure, near: int, points: int, by_points: bool, rest: int) -> list[int]:
    """The same for a figure of one space without anything special, which is nearly everybody."""
    steps = []
    cost = s.ground.cost
    near &= s.ground.walkable
    while near:
        low = near & -near
        near ^= low
        space = low.bit_length() - 1
        price = cost[space] if by_points else 1
        if price > points:
            continue
        if rest & low:
            spare = _spare_points(s, figure) if by_points else 0
            if not _leads_on(s, figure, space, points - price, spare, rest):
                continue
        steps.append(space)
    return steps


def _spare_points(s: DescentState, figure: Figure) -> int:
    """Fatigue a hero could still turn into movement in its own turn (DSC-6.08)."""
    if isinstance(figure, Hero) and s.phase == HERO_TURN and s.turn.actor == figure.id:
        return 0 if figure.conditions & IMMOBILIZED else spare_fatigue(s, figure)
    return 0


def _leads_on(s: DescentState, figure: Figure, space: int, left: int, spare: int, rest: int) -> bool:
    """Nobody steps where he could get stuck on an occupied space (DSC-6.08)."""
    if stops(s, figure, space, rest):
        return True
    if s.terrain[space] == PIT and not figure.is_large and not has_passive(figure, "fly"):
        return False
    return _way_out(s, figure, space, left + spare, rest)


def _way_out(s: DescentState, figure: Figure, start: int, points: int, rest: int) -> bool:
    walls = enemy_bits(s, figure)
    best = {start: points}
    edge = [start]
    while edge:
        space = edge.pop()
        left = best[space]
        for there in s.ground.near[space]:
            cost = step_cost(s, figure, there)
            if not cost or cost > left or walls >> there & 1 or best.get(there, -1) >= left - cost:
                continue
            if not may_go(s, figure, there):
                continue
            if stops(s, figure, there, rest):
                return True
            best[there] = left - cost
            edge.append(there)
    return False


def web_toll(s: DescentState, hero: Hero) -> int:
    """Fatigue to leave the space: one for each adjacent master spider (Web)."""
    if SPIDER not in s.kinds:
        return 0
    return len([f for f in adjacent_monsters(s, hero) if has_passive(f, "web")])


def reach(s: DescentState, figure: Figure, points: int) -> dict[int, int]:
    """Where the figure could stop with so many movement points, and what it costs to get there."""
    walls = enemy_bits(s, figure)
    rest = others(s, figure)
    cheapest: dict[int, int] = {}
    queue: list[tuple[int, int]] = [(0, own) for own in figure.spaces]
    seen = dict.fromkeys(figure.spaces, 0)
    stuck = in_pit(s, figure) and not has_passive(figure, "fly")
    while queue:
        spent, space = heappop(queue)
        if spent > seen[space]:
            continue
        if stops(s, figure, space, rest):
            cheapest[space] = spent
        if (s.terrain[space] == PIT and not figure.is_large and not has_passive(figure, "fly")) or stuck:
            continue
        for there in s.ground.near[space]:
            cost = step_cost(s, figure, there)
            total = spent + cost
            if not cost or total > points or walls >> there & 1 or total >= seen.get(there, FAR):
                continue
            if may_go(s, figure, there):
                seen[there] = total
                heappush(queue, (total, there))
    return cheapest


def path_distance(s: DescentState, figure: Figure, goals: int) -> int:
    """Steps to the nearest goal around walls, obstacles and enemy figures; FAR when there is no way."""
    walls = enemy_bits(s, figure)
    seen = figure.bits
    ring: list[int] = list(figure.spaces)
    steps = 0
    if figure.bits & goals:
        return 0
    while ring:
        steps += 1
        outer: list[int] = []
        for space in ring:
            fresh = s.ground.near_bits[space] & ~seen
            seen |= fresh
            if fresh & goals:
                return steps
            fresh &= s.ground.walkable & ~walls
            while fresh:
                low = fresh & -fresh
                fresh ^= low
                outer.append(low.bit_length() - 1)
        ring = outer
    return FAR


def exit_of(s: DescentState, figure: Figure) -> str:
    """The zone by which the quest lets the figure leave the map from where it stands (DSC-6.17)."""
    borne = s.borne_by(figure.id)
    for call in script_of(s).statics.get("exit", ()):
        zone = call.args[0]
        scene = Scene(s, figure)
        wanted: Any = call.named.get("carrying")
        if not [space for space in figure.spaces if space in s.board.zone(zone)]:
            continue
        if wanted is not None and (borne is None or borne.marker != wanted):
            continue
        condition = call.named.get("when")
        if matches(scene, figure, call.named["who"]) and (condition is None or condition(scene)):
            return str(zone)
    return ""
