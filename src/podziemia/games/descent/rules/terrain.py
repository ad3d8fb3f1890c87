"""Terrain and doors (DSC-19)."""

from __future__ import annotations

from podziemia.games.descent.data.map import LAVA, PIT
from podziemia.games.descent.rules.damage import defeat, suffer
from podziemia.games.descent.rules.facts import in_pit, is_immune
from podziemia.games.descent.rules.figures import LIEUTENANT, Figure, Hero
from podziemia.games.descent.rules.movement import out_of_bounds, step_cost, stops
from podziemia.games.descent.rules.placing import neighbours
from podziemia.games.descent.rules.quest_rules import Scene, amount, matches, script_of
from podziemia.games.descent.rules.state import DescentState
from podziemia.kernel.ask import Rules

PIT_DAMAGE = 2
LAVA_DAMAGE = 1


def stop_options(s: DescentState, figure: Figure) -> list[int]:
    """Adjacent spaces where the figure could stand: a single step of forced movement, which tears webs for nothing."""
    beyond = out_of_bounds(s, figure)
    return [
        space
        for space in neighbours(s, figure)
        if step_cost(s, figure, space) and not beyond >> space & 1 and stops(s, figure, space)
    ]


def arrive(s: DescentState, figure: Figure, space: int) -> Rules[None]:
    """What the space does to a figure that enters it (DSC-19.05, 19.10). Pits spare large monsters (DSC-19.09)."""
    kind = s.terrain[space]
    if figure.sheet.flies:
        return
    if kind == PIT and not figure.is_large:
        yield from suffer(s, figure, PIT_DAMAGE)
    elif kind == LAVA and not is_immune(s, figure, "lava"):
        yield from suffer(s, figure, LAVA_DAMAGE)
    if figure.on_map and not figure.is_large:
        hurt = token_damage(s, (space,), "enter_damage")
        if hurt:
            yield from suffer(s, figure, hurt)


def token_damage(s: DescentState, spaces: tuple[int, ...], when: str) -> int:
    """Dangerous tokens of the quest; a large base suffers only if all of its spaces hold one."""
    hurt = 0
    for call in s.script.statics.get("terrain_token", ()):
        held = [token.space for token in s.tokens_of(call.args[0])]
        if not [space for space in spaces if space not in held]:
            hurt += amount(Scene(s), call.named[when])
    return hurt


def settle_base(s: DescentState, monster: Figure) -> Rules[None]:
    """A large monster whose movement ends wholly on pits falls in once (DSC-19.09)."""
    if in_pit(s, monster):
        yield from suffer(s, monster, PIT_DAMAGE)


def end_on_terrain(s: DescentState, figure: Figure) -> Rules[None]:
    """Lava defeats whoever ends a turn wholly on it (DSC-19.11, 19.12); it comes last."""
    if not figure.on_map:
        return
    hurt = token_damage(s, figure.spaces, "end_damage")
    if hurt:
        yield from suffer(s, figure, hurt)
    if is_immune(s, figure, "lava"):
        return
    if figure.bits and not [space for space in figure.spaces if s.terrain[space] != LAVA]:
        yield from defeat(s, figure)


# ---- doors ----


def doors_beside(s: DescentState, figure: Figure) -> list[int]:
    """Doors on an edge of a space the figure occupies (DSC-19.14)."""
    return [door for door, squares in enumerate(s.board.door_bits) if figure.bits & squares]


def is_straddled(s: DescentState, door: int) -> bool:
    """A large base lies across the border (DSC-19.15)."""
    for a, b in s.board.door_edges[door]:
        here, there = s.at.get(a), s.at.get(b)
        if here is not None and here == there:
            return True
    return False


def is_gate(s: DescentState, door: int) -> bool:
    """A door that monsters must break (quest rule door_structure)."""
    return f"gate-{s.board.door_ids[door]}" in [f.name for f in s.structures()]


def is_broken(s: DescentState, door: int) -> bool:
    return "door_structure" in script_of(s).statics and not is_gate(s, door)


def can_open(s: DescentState, figure: Figure, door: int) -> bool:
    """Locked doors yield only as the quest says (DSC-19.16)."""
    if not s.closed >> door & 1:
        return False
    if s.locked >> door & 1:
        return opens_locked(s, figure)
    return isinstance(figure, Hero) or not is_gate(s, door)


def opens_locked(s: DescentState, figure: Figure) -> bool:
    """Lieutenants open locked doors like any door; in the flooded undercroft all monsters do."""
    if isinstance(figure, Hero):
        return False
    return figure.kind == LIEUTENANT or s.board.id == "from_the_wreckage-e2"


def can_close(s: DescentState, figure: Figure, door: int) -> bool:
    if s.closed >> door & 1 or is_straddled(s, door) or is_broken(s, door):
        return False
    return isinstance(figure, Hero) or not is_gate(s, door)


def opening_cost(s: DescentState, figure: Figure, door: int) -> int:
    """Actions to open the door (quest rule door_cost)."""
    for call in script_of(s).statics.get("door_cost", ()):
        if s.board.door_ids[door] in call.args[0] and matches(Scene(s, figure), figure, call.named["by"]):
            return amount(Scene(s, figure), call.named["open_actions"])
    return 1


def swing(s: DescentState, door: int, closed: bool) -> None:
    """Open or close a door; the map is looked at anew."""
    if closed:
        s.closed |= 1 << door
    else:
        s.closed &= ~(1 << door)
        s.locked &= ~(1 << door)
    s.survey()
