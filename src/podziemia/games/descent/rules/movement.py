"""Movement, the fourth relation between spaces (DSC-6, 17): where a figure may step, stop and end up."""

from __future__ import annotations

from typing import Any, Final

from podziemia.games.descent.data.cards import CARD, MONSTER_IDS
from podziemia.games.descent.data.map import LAVA, PIT, WATER, bits_of, without
from podziemia.games.descent.data.parts import IMMOBILIZED
from podziemia.games.descent.rules.facts import has_passive, in_pit, spare_fatigue
from podziemia.games.descent.rules.figures import NPC, Figure, Hero
from podziemia.games.descent.rules.ground import FAR, Place
from podziemia.games.descent.rules.placing import neighbours, within_bits
from podziemia.games.descent.rules.quest_rules import Scene, amount, holds, matches, value
from podziemia.games.descent.rules.state import EVIL, GOOD, SOLID, DescentState
from podziemia.kernel.ask import NOBODY

TUMBLE: Final = CARD["tumble"]
FLEET_OF_FOOT: Final = CARD["fleet_of_foot"]
SPIDER: Final = MONSTER_IDS.index("cave_spider")


def others(s: DescentState, figure: Figure) -> int:
    """Spaces of all other figures, also one whose space the figure is passing through."""
    bits = without(s.blocked, figure.bits)
    if s.crowded == figure.id:
        for other in s.figures.values():
            if other.bits & figure.bits and other.id != figure.id:
                bits |= other.bits
    return bits


def passes_enemies(figure: Figure) -> bool:
    """Scamper, Fly and Tumble lead through enemy figures."""
    if isinstance(figure, Hero):
        return figure.is_exhausted(TUMBLE)
    return figure.sheet.flies or has_passive(figure, "scamper")


def enemy_sides(figure: Figure) -> int:
    """Whose spaces the figure may not even pass through (DSC-6.05); structures are in everybody's way."""
    if passes_enemies(figure):
        return SOLID
    return SOLID | (EVIL if figure.good else GOOD)


def enemy_bits(s: DescentState, figure: Figure) -> int:
    """The spaces of those."""
    sides = enemy_sides(figure)
    bits = s.solid_bits
    if sides & EVIL:
        bits |= s.evil_bits
    if sides & GOOD:
        bits |= s.good_bits
    return bits


def step_cost(s: DescentState, figure: Figure, space: int) -> int:
    """Movement points to enter the space (DSC-6.01, 19.03); 0 where the figure cannot go at all."""
    if figure.sheet.flies:
        return 1
    cost = s.ground.cost[space]
    if figure.kind == NPC and figure.name == "wagon" and s.terrain[space] in (WATER, PIT, LAVA):
        return 0
    return cost


def out_of_bounds(s: DescentState, figure: Figure) -> int:
    """Spaces the quest keeps the figure from: beyond its leash, in a blocked zone."""
    bits = 0
    scene = Scene(s, figure)
    for call in s.script.statics.get("leash", ()):
        if matches(scene, figure, call.args[0]) and not value(scene, call.named["until"]):
            bits |= ~within_bits(s, s.board.zone(call.named["zone"]), amount(scene, call.named["distance"]))
    for call in s.script.statics.get("block", ()):
        if matches(scene, figure, call.args[0]) and value(scene, call.named["when"]):
            bits |= bits_of(s.board.zone(call.named["zone"]))
    return bits


def is_taken(s: DescentState, figure: Figure, space: int) -> bool:
    """Whether somebody else stands there, be it the one whose space the figure is passing through."""
    if space not in s.held:
        return False
    if not figure.bits or space not in figure.spaces:
        return True
    if s.crowded == figure.id:
        for other in s.figures.values():
            if other.bits and other.id != figure.id and space in other.spaces:
                return True
    return False


def stops(s: DescentState, figure: Figure, space: int) -> bool:
    """Whether the figure may stand here: where nobody else does (DSC-6.07), and a large base has room (DSC-17.04)."""
    sheet = figure.sheet
    if not sheet.is_large:
        return s.ground.cost[space] > 0 and not is_taken(s, figure, space)
    for place in s.ground.plan.places(sheet.base, space):
        for under in place[1]:
            if is_taken(s, figure, under):
                break
        else:
            return True
    return False


def may_stay(s: DescentState, figure: Figure) -> bool:
    """Whether the figure may stand where it is now: not in the space of another that it passes through."""
    return stops(s, figure, figure.spaces[0])


def expansions(s: DescentState, figure: Figure, space: int, beside: int = NOBODY) -> list[Place]:
    """The ways a large monster may put its base down again, covering this space (DSC-17.03); not across the door
    `beside`, if one is named."""
    rest = others(s, figure)
    places = [place for place in s.ground.places(figure.sheet.base, space) if not place[2] & rest]
    if beside == NOBODY:
        return places
    edges = [1 << a | 1 << b for a, b in s.board.door_edges[beside]]
    return [place for place in places if not [edge for edge in edges if place[2] & edge == edge]]


def step_options(
    s: DescentState, figure: Figure, points: int, by_points: bool = True, one: bool = False, tiring: bool = False
) -> list[int]:
    """Spaces the figure may step to now. With `by_points` steps cost movement points, else each counts one; with `one`,
    the first found will do; with `tiring` it could still suffer fatigue for more points on its way."""
    if points <= 0 or is_held(s, figure, by_points):
        return []
    beyond = out_of_bounds(s, figure)
    enemies = enemy_sides(figure)
    steps: list[int] = []
    for space in neighbours(s, figure):
        cost = step_cost(s, figure, space)
        price = cost if by_points else 1
        if not cost or price > points or beyond >> space & 1:
            continue
        if s.held.get(space, 0) & enemies:
            continue
        if stops(s, figure, space) or _leads_on(s, figure, space, points - price, by_points, tiring):
            steps.append(space)
            if one:
                break
    return steps


def is_held(s: DescentState, figure: Figure, by_points: bool = True) -> bool:
    """Movement points do not lead out of a pit (DSC-19.06), and nobody walks out of webs who lacks the fatigue."""
    if by_points and not figure.sheet.flies and in_pit(s, figure):
        return True
    if not isinstance(figure, Hero):
        return False
    toll = web_toll(s, figure)
    return toll > 0 and toll > spare_fatigue(s, figure)


def _leads_on(s: DescentState, figure: Figure, space: int, points: int, by_points: bool, tiring: bool) -> bool:
    """Nobody steps where he could get stuck on an occupied space (DSC-6.08). The step there has its toll as well."""
    if not isinstance(figure, Hero):
        return _way_out(s, figure, space, points, 0, by_points, 0)
    fatigue = spare_fatigue(s, figure) - web_toll(s, figure)
    return _way_out(s, figure, space, points, fatigue, by_points, points_for_fatigue(figure) if tiring else 0)


def tiring_leads_on(s: DescentState, hero: Hero, points: int) -> bool:
    """Whether a hero on an occupied space who suffers a fatigue for movement could leave it then (DSC-6.08)."""
    gain = points_for_fatigue(hero)
    return _way_out(s, hero, hero.spaces[0], points + gain, spare_fatigue(s, hero) - 1, True, gain)


def points_for_fatigue(hero: Hero) -> int:
    """Movement points for a fatigue (DSC-6.10): none while Immobilized (DSC-12.05), two for the fleet of foot."""
    if hero.conditions & IMMOBILIZED:
        return 0
    return 2 if hero.has(FLEET_OF_FOOT) else 1


def _way_out(
    s: DescentState, figure: Figure, start: int, points: int, fatigue: int, by_points: bool, gain: int
) -> bool:
    """Whether the figure, from an occupied space, comes to one where it may stand. Webs take their toll of the fatigue
    on leaving each space; what remains buys `gain` points apiece, but only when points are lacking."""
    enemies = enemy_sides(figure)
    beyond = out_of_bounds(s, figure)
    falls = by_points and not figure.is_large and not figure.sheet.flies
    tears_webs = isinstance(figure, Hero)
    edge = [(start, points, fatigue)]
    seen = {edge[0]}
    while edge:
        space, left, breath = edge.pop()
        if tears_webs:
            breath -= webs_around(s, space)
        if breath < 0 or (falls and s.terrain[space] == PIT):
            continue
        for there in s.ground.near[space]:
            cost = step_cost(s, figure, there)
            if not cost or s.held.get(there, 0) & enemies or beyond >> there & 1:
                continue
            lacking = (cost if by_points else 1) - left
            tired = (lacking + gain - 1) // gain if lacking > 0 and gain else 0
            if lacking > tired * gain or tired > breath:
                continue
            if stops(s, figure, there):
                return True
            onward = (there, tired * gain - lacking, breath - tired)
            if onward not in seen:
                seen.add(onward)
                edge.append(onward)
    return False


def web_toll(s: DescentState, hero: Hero) -> int:
    """Fatigue to leave the space where the hero is."""
    if SPIDER not in s.kinds:
        return 0
    return webs_around(s, hero.spaces[0])


def webs_around(s: DescentState, space: int) -> int:
    """Fatigue for a hero to leave the space: one for each adjacent master spider (Web)."""
    near = s.ground.near_bits[space]
    return len([f for f in s.monsters() if f.bits & near and has_passive(f, "web")])


def reach(s: DescentState, figure: Figure, points: int) -> dict[int, int]:
    """Where the figure could stop with so many movement points, and what it costs to get there."""
    enemies = enemy_sides(figure)
    beyond = out_of_bounds(s, figure)
    cheapest: dict[int, int] = {}
    rings: list[list[int]] = [list(figure.spaces)]
    """Who is reached by so many points; a step costs one at least, so rings are filled before their turn comes."""
    seen = dict.fromkeys(figure.spaces, 0)
    falls = s.ground.has_pits and not figure.is_large and not figure.sheet.flies
    stuck = is_held(s, figure)
    on_foot = figure.kind != NPC and not figure.sheet.flies
    costs = s.ground.cost
    spent = 0
    while spent < len(rings):
        for space in sorted(rings[spent]):
            if spent > seen[space]:
                continue
            if stops(s, figure, space):
                cheapest[space] = spent
            if stuck or (falls and s.terrain[space] == PIT):
                continue
            for there in s.ground.near[space]:
                cost = costs[there] if on_foot else step_cost(s, figure, there)
                total = spent + cost
                if not cost or total > points or total >= seen.get(there, FAR):
                    continue
                if s.held.get(there, 0) & enemies or (beyond and beyond >> there & 1):
                    continue
                seen[there] = total
                while len(rings) <= total:
                    rings.append([])
                rings[total].append(there)
        spent += 1
    return cheapest


def exit_of(s: DescentState, figure: Figure) -> str:
    """The zone by which the quest lets the figure leave the map from where it stands (DSC-6.17)."""
    for call in s.script.statics.get("exit", ()):
        zone = call.args[0]
        if not [space for space in figure.spaces if space in s.board.zone(zone)]:
            continue
        borne = s.borne_by(figure.id)
        scene = Scene(s, figure)
        wanted: Any = call.named.get("carrying")
        if wanted is not None and (borne is None or borne.marker != wanted):
            continue
        if matches(scene, figure, call.named["who"]) and holds(scene, call):
            return str(zone)
    return ""
