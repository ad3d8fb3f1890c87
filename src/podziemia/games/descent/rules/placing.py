"""Setting figures down: in a zone, next to something, or in the nearest room there is (DSC-6.16, 17.04, 31.12)."""

from __future__ import annotations

from podziemia.games.descent.data.map import bits_of, without
from podziemia.games.descent.data.options import BASE, PLACE
from podziemia.games.descent.rules.figures import Figure
from podziemia.games.descent.rules.ground import FAR, Place
from podziemia.games.descent.rules.state import DescentState
from podziemia.kernel.ask import Ask, Option, Rules
from podziemia.kernel.bits import members


def free_places(s: DescentState, base: tuple[int, int], allowed: int) -> list[Place]:
    """Every way to lie wholly on empty spaces of the allowed ones."""
    room = without(allowed & s.ground.walkable, s.blocked)
    found: dict[int, Place] = {}
    for space in members(room):
        for place in s.ground.places(base, space):
            if place[2] & room == place[2]:
                found[place[0]] = place
    return list(found.values())


def nearest_places(s: DescentState, base: tuple[int, int], origins: tuple[int, ...], not_on: int = 0) -> list[Place]:
    """The places closest to one of the origins that hold the base, all at the same distance."""
    everywhere = free_places(s, base, s.ground.walkable & ~not_on)
    best: list[Place] = []
    least = FAR
    maps = [s.ground.distances(origin) for origin in origins]
    for place in everywhere:
        far = min([field[space] for field in maps for space in place[1]], default=FAR)
        if far < least:
            least = far
            best = []
        if far == least:
            best.append(place)
    return best


def place_options(base: tuple[int, int], places: list[Place]) -> list[Option]:
    if base == (1, 1):
        return [PLACE[place[1][0]] for place in places]
    return [BASE[place[0]] for place in places]


def choose_place(s: DescentState, seat: int, figure: Figure, places: list[Place], kind: str) -> Rules[Place]:
    """The seat picks one of the places for the figure."""
    answer = yield Ask(seat, kind, place_options(figure.sheet.base, places), figure.name)
    if answer.verb == "place":
        return next(place for place in places if place[1][0] == answer.index)
    return next(place for place in places if place[0] == answer.index)


def put_in(
    s: DescentState, seat: int, figure: Figure, allowed: int, kind: str = "place.figure", nearby: bool = False
) -> Rules[None]:
    """Place a new figure on the allowed spaces; with `nearby`, as close to them as it fits."""
    places = free_places(s, figure.sheet.base, allowed)
    if not places and nearby:
        places = nearest_places(s, figure.sheet.base, tuple(members(allowed)))
    if not places:
        return
    place = yield from choose_place(s, seat, figure, places, kind)
    s.figures[figure.id] = figure
    s.put(figure, place[1])
    s.turn.unseen |= 1 << figure.id  # who comes now did not see the turn begin (Sneaky)
    s.tell("placed", seat, figure.name)


def empty_spaces(s: DescentState, allowed: int) -> list[int]:
    """Spaces without a figure that can be entered (DSC-5.06)."""
    return members(without(allowed & s.ground.walkable, s.blocked))


def adjacent_bits(s: DescentState, figure: Figure) -> int:
    if len(figure.spaces) == 1:
        return s.ground.near_bits[figure.spaces[0]]
    bits = 0
    for space in figure.spaces:
        bits |= s.ground.near_bits[space]
    return without(bits, figure.bits or bits_of(figure.spaces))


def neighbours(s: DescentState, figure: Figure) -> tuple[int, ...]:
    """The spaces adjacent to the figure, in order."""
    if len(figure.spaces) == 1:
        return s.ground.near[figure.spaces[0]]
    return tuple(members(adjacent_bits(s, figure)))


def within_bits(s: DescentState, spaces: tuple[int, ...], n: int) -> int:
    """All spaces within n of one of these."""
    bits = 0
    for space in spaces:
        bits |= s.ground.within(space, n)
    return bits
