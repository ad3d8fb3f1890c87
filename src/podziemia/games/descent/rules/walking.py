"""Steps of all kinds: the moving figure, what a space does to it, and who interferes (DSC-6, 17)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.descent.data.map import bits_of
from podziemia.games.descent.data.options import STEP, STOP
from podziemia.games.descent.data.parts import IMMOBILIZED
from podziemia.games.descent.rules.damage import spend_fatigue
from podziemia.games.descent.rules.figures import LIEUTENANT, MONSTER, Figure, Hero
from podziemia.games.descent.rules.movement import (
    expansions,
    may_stay,
    others,
    step_cost,
    step_options,
    stops,
    web_toll,
)
from podziemia.games.descent.rules.placing import choose_place, nearest_places
from podziemia.games.descent.rules.quests import decide, happens, watched_by
from podziemia.games.descent.rules.relations import are_adjacent
from podziemia.games.descent.rules.state import DescentState
from podziemia.games.descent.rules.terrain import arrive, settle_base
from podziemia.kernel.ask import NOBODY, Ask, Rules
from podziemia.kernel.moments import Moment

Entered = Callable[[DescentState, Figure, bool, bool], Rules[None]]
Neared = Callable[[DescentState, Figure, int, bool], Rules[None]]
HERO_ENTERED: Final[Moment[Entered]] = Moment("a hero or its familiar enters a space: empty or not, in a move or not")
MONSTER_ENTERED: Final[Moment[Neared]] = Moment("a monster enters a space: which, empty or not")


def take_step(s: DescentState, figure: Figure, space: int, in_move: bool = False) -> Rules[bool]:
    """Enter an adjacent space. True: nothing there ends the move of a figure that still stands."""
    if isinstance(figure, Hero):
        spend_fatigue(s, figure, web_toll(s, figure))
    empty = space not in s.held and stops(s, figure, space)
    if not empty and may_stay(s, figure):
        s.turn.stop = figure.spaces
    was_immobilized = figure.conditions & IMMOBILIZED
    s.shift(figure, (space,))
    s.tell("stepped", figure.owner, figure.name, things=(STEP[space].thing,))
    if s.turn.actor == figure.id:
        s.turn.moved = True
        s.turn.traded = 0
        s.turn.dragged = 0
        s.turn.shrunk = figure.is_large
    yield from arrive(s, figure, space)
    if figure.heroic:
        for effect in HERO_ENTERED.effects:
            yield from effect(s, figure, empty, in_move)
    elif figure.kind in (MONSTER, LIEUTENANT):
        for react in MONSTER_ENTERED.effects:
            yield from react(s, figure, space, empty)
    if figure.conditions & IMMOBILIZED and not was_immobilized:
        yield from end_move(s, figure)
        return False
    return True


def end_move(s: DescentState, figure: Figure) -> Rules[None]:
    """A move that is cut short: remaining points are lost, the base is put down (DSC-12.06)."""
    if s.turn.actor == figure.id:
        s.turn.points = 0
        s.turn.in_move = False
    yield from come_to_rest(s, figure)


def come_to_rest(s: DescentState, figure: Figure) -> Rules[None]:
    """A movement is over: nobody stays on the space of another (DSC-6.08), and a large base is put down."""
    if figure.on_map and not may_stay(s, figure):
        yield from step_back(s, figure)
    yield from expand(s, figure)


def step_back(s: DescentState, figure: Figure) -> Rules[None]:
    """Stranded by an interruption, the figure goes to the last space it left where it could stand (DSC-6.08), or as
    near as there is room if somebody has taken that since."""
    spaces = s.turn.stop
    if not spaces or bits_of(spaces) & others(s, figure):
        places = nearest_places(s, figure.sheet.base, figure.spaces)
        place = yield from choose_place(s, figure.owner, figure, places, "place.figure")
        spaces = place[1]
    s.shift(figure, spaces)
    if s.turn.actor == figure.id:
        s.turn.shrunk = figure.is_large and len(spaces) == 1
    s.tell("stepped", figure.owner, figure.name, things=(STEP[spaces[0]].thing,))


def expand(s: DescentState, figure: Figure, beside: int = NOBODY) -> Rules[None]:
    """A large monster puts its base down where it is, on this side of the door `beside`; the overlord picks how
    (DSC-17.03)."""
    if not figure.is_large or len(figure.spaces) > 1 or not figure.on_map:
        return
    seat = figure.owner
    places = expansions(s, figure, figure.spaces[0], beside)
    if not places:
        return
    place = yield from choose_place(s, seat, figure, places, "place.base")
    s.shift(figure, place[1])
    if s.turn.actor == figure.id:
        s.turn.shrunk = False
    yield from settle_base(s, figure)


def walk(
    s: DescentState,
    figure: Figure,
    points: int,
    seat: int,
    because: str,
    by_points: bool = False,
    in_move: bool = False,
) -> Rules[list[int]]:
    """Move up to so many spaces (DSC-6.14) or spend so many points at once (DSC-6.13). Gives the way taken."""
    way: list[int] = []
    while figure.on_map:
        steps = step_options(s, figure, points, by_points)
        if not steps:
            break
        free = not way or may_stay(s, figure)
        options = ([STOP] if free else []) + [STEP[space] for space in steps]
        answer = yield Ask(seat, "walk.step", options, because, points)
        if answer is STOP:
            break
        points -= step_cost(s, figure, answer.index) if by_points else 1
        way.append(answer.index)
        if not (yield from take_step(s, figure, answer.index, in_move)):
            break
    if way:
        yield from come_to_rest(s, figure)
    return way


def moved_next_to(s: DescentState, figure: Figure) -> Rules[None]:
    """A move action has ended: some quests look who stands there now."""
    if watched_by(s, "moved_adjacent"):
        for other in list(s.figures.values()):
            if figure.on_map and are_adjacent(s, figure, other):
                yield from happens(s, "moved_adjacent", figure, None, other.name)


def leave_map(s: DescentState, figure: Figure, zone: str) -> Rules[None]:
    """Off the map by an exit (DSC-6.17)."""
    borne = s.borne_by(figure.id)
    token = "" if borne is None else borne.marker
    if borne is not None:
        s.tokens.remove(borne)
    s.left.append((figure.name, zone, token))
    s.tell("left_map", figure.owner, figure.name)
    s.lift(figure)
    if not isinstance(figure, Hero):
        s.figures.pop(figure.id, None)
    yield from happens(s, "left", None, figure, zone)
    decide(s)
