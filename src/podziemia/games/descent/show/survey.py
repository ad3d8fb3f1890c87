"""A closer look at the map, when a player asks for it: whom a figure sees, and how far it gets."""

from __future__ import annotations

from podziemia.games.descent.data.cards import FIGURE
from podziemia.games.descent.data.map import SPACE_IDS
from podziemia.games.descent.data.parts import IMMOBILIZED
from podziemia.games.descent.rules.facts import sees_figure, sees_space, speed
from podziemia.games.descent.rules.figures import Figure
from podziemia.games.descent.rules.movement import reach, stops
from podziemia.games.descent.rules.relations import distance
from podziemia.games.descent.rules.sight import clear_line
from podziemia.games.descent.rules.state import DescentState
from podziemia.games.descent.show import seen


def survey(s: DescentState, thing: str) -> seen.FigureLook | seen.SpaceLook | seen.Nothing:
    """Of a figure: whom it sees and where it could go. Of a space: whom the figure in its turn would see from there."""
    if thing in SPACE_IDS:
        return _from_space(s, SPACE_IDS.index(thing))
    figure = s.figures.get(FIGURE.get(thing, -1))
    if figure is None or not figure.on_map:
        return {}
    points = points_of(s, figure)
    spots = reach(s, figure, points)
    return {
        "figure": figure.name,
        "points": points,
        "reach": {SPACE_IDS[space]: cost for space, cost in sorted(spots.items()) if cost},
        "sight": [SPACE_IDS[space] for space in s.board.spaces if sees_space(s, figure, space)],
        "sees": _seen_by(s, figure),
    }


def points_of(s: DescentState, figure: Figure) -> int:
    """The movement points left in its turn, otherwise those of one move action (DSC-4.02)."""
    if figure.conditions & IMMOBILIZED:
        return 0
    if s.turn.actor == figure.id and s.turn.points:
        return s.turn.points
    return speed(s, figure)


def _from_space(s: DescentState, space: int) -> seen.SpaceLook | seen.Nothing:
    actor = s.figures.get(s.turn.actor)
    if actor is None or not actor.on_map or actor.is_large or not stops(s, actor, space):
        return {}
    there = s.copy()
    figure = there.figures[actor.id]
    there.lift(figure)
    there.put(figure, (space,))
    return {"figure": figure.name, "space": SPACE_IDS[space], "sees": _seen_by(there, figure)}


def _seen_by(s: DescentState, figure: Figure) -> list[seen.InSight]:
    """The figures in line of sight, how far they are, and the line from corner to corner that proves it (DSC-7.01)."""
    others = [f for f in s.figures.values() if f.on_map and f.id != figure.id]
    return [
        {"id": other.name, "distance": distance(s, figure, other), "line": _line_to(s, figure, other)}
        for other in others
        if sees_figure(s, figure, other)
    ]


def _line_to(s: DescentState, figure: Figure, other: Figure) -> tuple[int, int, int, int] | None:
    """Row and column of the corner here, then of the one there; None between neighbours, who need no line."""
    blocked = s.blocked & ~figure.bits
    for own in figure.spaces:
        for space in other.spaces:
            if s.ground.near_bits[own] >> space & 1:
                return None
    for own in figure.spaces:
        for space in other.spaces:
            if sees_space(s, figure, space):
                line = clear_line(s.ground, own, space, blocked)
                back = clear_line(s.ground, space, own, s.blocked & ~other.bits)  # sight is mutual (DSC-7.07)
                if line is not None:
                    return line
                if back is not None:
                    return back[2], back[3], back[0], back[1]
    return None
