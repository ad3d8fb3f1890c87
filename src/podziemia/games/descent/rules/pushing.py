"""Figures that are moved or placed by somebody else (DSC-6.15, 6.16)."""

from __future__ import annotations

from podziemia.games.descent.data.options import DONE, STEP
from podziemia.games.descent.rules.facts import has_passive
from podziemia.games.descent.rules.figures import STRUCTURE, Figure, Hero
from podziemia.games.descent.rules.movement import expansions
from podziemia.games.descent.rules.placing import choose_place, free_places, within_bits
from podziemia.games.descent.rules.state import DescentState
from podziemia.games.descent.rules.terrain import arrive, stop_options
from podziemia.games.descent.rules.walking import HERO_ENTERED
from podziemia.kernel.ask import Ask, Rules


def is_unmovable(figure: Figure) -> bool:
    """Its controller ignores what would force it to move (Unmovable); structures do not move at all."""
    return has_passive(figure, "unmovable") or figure.kind == STRUCTURE


def push(s: DescentState, seat: int, figure: Figure, n: int) -> Rules[None]:
    """Move a figure up to n spaces; who causes it picks the way (DSC-6.15, 17.14)."""
    if is_unmovable(figure):
        return
    for left in range(n, 0, -1):
        if not figure.on_map:
            return
        spaces = stop_options(s, figure)
        answer = yield Ask(seat, "push.step", [DONE, *[STEP[space] for space in spaces]], figure.name, left)
        if answer is DONE:
            return
        s.shift(figure, (answer.index,))
        if figure.is_large:
            place = yield from choose_place(s, seat, figure, expansions(s, figure, answer.index), "place.base")
            s.shift(figure, place[1])
        yield from be_moved_to(s, figure, answer.index)


def be_moved_to(s: DescentState, figure: Figure, space: int) -> Rules[None]:
    """What an empty space does to a figure that others moved there; traps wait for heroes whoever moves them."""
    yield from arrive(s, figure, space)
    if figure.heroic:
        for effect in HERO_ENTERED.effects:
            yield from effect(s, figure, True, False)


def throw_figure(s: DescentState, seat: int, figure: Figure) -> Rules[None]:
    """Place the figure on an empty space within 3 of where it stood; it counts as entering (Knockback, Throw)."""
    if is_unmovable(figure):
        return
    start = figure.spaces
    s.lift(figure)
    places = free_places(s, figure.sheet.base, within_bits(s, start, 3))  # where it stood is one of them
    place = yield from choose_place(s, seat, figure, places, "place.thrown")
    s.put(figure, place[1])
    s.tell("thrown", seat, figure.name)
    yield from be_moved_to(s, figure, place[1][0])


def teleport(s: DescentState, hero: Hero, space: int) -> Rules[None]:
    """Placing is not moving, but the terrain works as if entered (DSC-6.16); it counts as moved (DSC-31.13)."""
    s.shift(hero, (space,))
    if s.turn.actor == hero.id:
        s.turn.moved = True
    s.tell("placed", hero.seat, hero.name)
    yield from arrive(s, hero, space)
