"""Where a figure may go: steps as the rules offer them, thought ahead to every space within its points (DSC-6).

Nothing here knows a rule of movement. The search puts a copy of the figure on a space and asks the rules where it may
step from there. It looks only at what lies open, so no way tells of a trap.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from podziemia.games.descent.data.cards import FIGURE, REANIMATE
from podziemia.games.descent.data.map import COLUMNS, LAVA, PIT, SPACE_IDS, TERRAINS, WATER
from podziemia.games.descent.data.options import MOVE, STEP
from podziemia.games.descent.rules.facts import is_immune, speed
from podziemia.games.descent.rules.figures import NPC, Figure, Hero
from podziemia.games.descent.rules.movement import SPIDER, step_cost, step_options, stops, web_toll
from podziemia.games.descent.rules.quest_rules import marker_name
from podziemia.games.descent.rules.state import DescentState
from podziemia.games.descent.rules.weapons import enemies, monster_targets, usable_weapons
from podziemia.kernel.ask import NOBODY, Ask
from podziemia.kernel.facets.foresight import Mark, Way

BY_POINTS: Final = ("dark_charm", "syndrael")
"""Cards whose walk is counted in movement points (DSC-6.13); all others count spaces (DSC-6.14)."""
START: Final = -1
"""Where the figure is now, be it on several spaces."""


class Walk:
    """Who walks, how far, and what is answered before the first step."""

    __slots__ = ("before", "by_points", "figure", "points")

    def __init__(self, figure: Figure, points: int, by_points: bool = True, before: tuple[str, ...] = ()) -> None:
        self.figure = figure
        self.points = points
        self.by_points = by_points
        self.before = before


class Stretch:
    """How a space is reached: after which one, for how many points in all, and at what toll of webs on leaving that."""

    __slots__ = ("after", "cost", "slants", "space", "tired", "toll")

    def __init__(self, space: int, after: Stretch | None, cost: int, toll: int) -> None:
        self.space = space
        self.after = after
        self.cost = cost
        self.toll = toll
        self.tired: int = toll + (0 if after is None else after.tired)
        """Fatigue of the whole way so far."""
        slant = after is not None and after.space != START and is_slant(after.space, space)
        self.slants: int = slant + (0 if after is None else after.slants)

    @property
    def price(self) -> tuple[int, int, int]:
        """Of two ways that cost the same, the straighter one is easier to see."""
        return self.cost, self.tired, self.slants

    def path(self) -> list[Stretch]:
        return [] if self.after is None else [*self.after.path(), self]


def ways(s: DescentState, ask: Ask) -> list[Way]:
    """The cheapest way to every space where the figure could stop: around dangers if its points allow, else through
    them; with the points it has, else with those of a move action as well."""
    found: dict[int, tuple[Walk, Stretch]] = {}
    for walk in walks(s, ask):
        for careful in (True, False) if has_dangers(s) else (False,):
            for space, stretch in reached(s, walk, careful).items():
                if space not in found and space not in walk.figure.spaces:
                    found[space] = walk, stretch
    offered = [option.text for option in ask.options]
    there = s.copy()
    all_ways = [way_of(s, there, *found[space]) for space in sorted(found)]
    return [way for way in all_ways if way.answers[0] in offered]


def has_dangers(s: DescentState) -> bool:
    """Whether anything lies about that one would rather go around."""
    return PIT in s.terrain or LAVA in s.terrain or SPIDER in s.kinds


def walks(s: DescentState, ask: Ask) -> list[Walk]:
    """What the question lets walk: the figure in its turn, or the one that a card or a quest moves."""
    if ask.kind in ("turn.action", "monster.action"):
        actor = s.figures[s.turn.actor]
        if actor.lured != NOBODY:
            return []  # it goes where it must
        found = [Walk(actor, s.turn.points)] if s.turn.points else []
        if MOVE in ask.options:
            found.append(Walk(actor, s.turn.points + speed(s, actor), before=(MOVE.text,)))
        return found
    if ask.kind == "familiar.action":
        walks_now = [option for option in ask.options if option.verb == "step"]  # not while it is Stunned
        return [Walk(s.figures[REANIMATE], s.turn.familiar_points)] if walks_now else []
    if ask.kind == "walk.step":
        return [Walk(figure, ask.n, counts_points(s, ask)) for figure in [walker(s, ask)] if figure is not None]
    return []


def counts_points(s: DescentState, ask: Ask) -> bool:
    moved = s.figures.get(FIGURE.get(ask.because, NOBODY))
    return ask.because in BY_POINTS or (moved is not None and moved.kind == NPC)


def walker(s: DescentState, ask: Ask) -> Figure | None:
    """Whom the question moves: the one whose steps it offers. A seat's own hero, if there is any doubt."""
    offered = [option.index for option in ask.options if option.verb == "step"]
    own = [hero for hero in s.heroes if hero.seat == ask.seat]
    for figure in [*own, *s.figures.values()]:
        if figure.on_map and step_options(s, figure, ask.n, counts_points(s, ask)) == offered:
            return figure
    return None


def reached(s: DescentState, walk: Walk, careful: bool) -> dict[int, Stretch]:
    """The spaces where the figure could stop, each by its cheapest way; with `careful` only by ways without danger."""
    there = s.copy()
    figure = there.figures[walk.figure.id]
    breath = figure.fatigue if isinstance(figure, Hero) else 0
    known: dict[int, Stretch] = {START: Stretch(START, None, 0, 0)}
    queue = [(0, 0, 0, START)]
    done: set[int] = set()
    found: dict[int, Stretch] = {}
    while queue:
        space = heappop(queue)[3]
        if space in done:
            continue
        done.add(space)
        here = known[space]
        if space != START:
            there.shift(figure, (space,))
            if isinstance(figure, Hero):
                figure.fatigue = breath + here.tired
            if stops(s, walk.figure, space):
                found[space] = here
        for onward in stretches(there, figure, walk, here, careful):
            old = known.get(onward.space)
            if old is None or onward.price < old.price:
                known[onward.space] = onward
                heappush(queue, (*onward.price, onward.space))
    return found


def is_slant(a: int, b: int) -> bool:
    return abs(a - b) not in (1, COLUMNS)


def stretches(there: DescentState, figure: Figure, walk: Walk, here: Stretch, careful: bool) -> list[Stretch]:
    """One step further from where the copy of the figure stands now."""
    toll = web_toll(there, figure) if isinstance(figure, Hero) else 0
    if careful and toll:
        return []
    steps = step_options(there, figure, walk.points - here.cost, walk.by_points)
    return [
        Stretch(space, here, here.cost + (step_cost(there, figure, space) if walk.by_points else 1), toll)
        for space in steps
        if not (careful and is_danger(there, figure, space))
    ]


def is_danger(s: DescentState, figure: Figure, space: int) -> bool:
    """Pits and lava, for whom they hurt (DSC-19.05, 19.10)."""
    kind = s.terrain[space]
    if figure.sheet.flies or (kind == LAVA and is_immune(s, figure, "lava")):
        return False
    return kind == LAVA or (kind == PIT and not figure.is_large)


def threats(s: DescentState, figure: Figure) -> tuple[str, ...]:
    """Enemies that could strike the figure where it is without taking a step."""
    return tuple([foe.name for foe in enemies(s, figure) if could_strike(s, foe, figure)])


def could_strike(s: DescentState, foe: Figure, figure: Figure) -> bool:
    if isinstance(foe, Hero):
        return bool(usable_weapons(s, foe, foes=[figure]))
    return bool(foe.sheet.dice) and bool(monster_targets(s, foe, foes=[figure], one=True))


def way_of(s: DescentState, there: DescentState, walk: Walk, stretch: Stretch) -> Way:
    """The way in answers; on the copy `there` the figure is put where it leads."""
    path = stretch.path()
    marks = [mark for step in path for mark in marks_of(s, walk, step)]
    figure = there.figures[walk.figure.id]
    there.shift(figure, (stretch.space,))
    foes = threats(there, figure)
    if foes:
        marks.append(Mark("threat", SPACE_IDS[stretch.space], len(foes), foes))
    beside = things_beside(s, stretch.space)
    if beside:
        marks.append(Mark("beside", SPACE_IDS[stretch.space], len(beside), beside))
    answers = (*walk.before, *[STEP[step.space].text for step in path])
    return Way(SPACE_IDS[stretch.space], answers, stretch.cost, tuple(marks))


def marks_of(s: DescentState, walk: Walk, step: Stretch) -> list[Mark]:
    """What a step costs beyond its point: fatigue in webs, water, a fall or a burn."""
    marks = []
    if step.toll and step.after is not None:
        left = walk.figure.spaces[0] if step.after.space == START else step.after.space
        marks.append(Mark("web", SPACE_IDS[left], step.toll))
    if s.terrain[step.space] == WATER and walk.by_points and step_cost(s, walk.figure, step.space) > 1:
        marks.append(Mark("water", SPACE_IDS[step.space], step_cost(s, walk.figure, step.space)))
    if is_danger(s, walk.figure, step.space):
        marks.append(Mark(TERRAINS[s.terrain[step.space]], SPACE_IDS[step.space]))
    return marks


def things_beside(s: DescentState, space: int) -> tuple[str, ...]:
    """Tokens of the quest on the space or next to it."""
    near = s.ground.near_bits[space] | 1 << space
    return tuple([marker_name(s, t.marker) for t in s.tokens if t.space != NOBODY and near >> t.space & 1])
