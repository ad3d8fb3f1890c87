"""Where the figures of a side want to be and whom they want to hit, by what the side wants of the quest."""

from __future__ import annotations

from typing import Final

from podziemia.games.descent.bots.book import Reading, book_of, enemies_of
from podziemia.games.descent.bots.escort import wants_on
from podziemia.games.descent.data.map import SPACES, TERRAINS, bits_of
from podziemia.games.descent.data.parts import ATTRIBUTES
from podziemia.games.descent.data.quest_language import Term, calls_in
from podziemia.games.descent.data.script import ReadAction
from podziemia.games.descent.rules.facts import attribute, is_protected
from podziemia.games.descent.rules.figures import STRUCTURE, Figure, Hero
from podziemia.games.descent.rules.ground import FAR, plan_of
from podziemia.games.descent.rules.placing import within_bits
from podziemia.games.descent.rules.quest_rules import Scene, figures, holds, matches, value
from podziemia.games.descent.rules.rolling import chance_to_pass
from podziemia.games.descent.rules.state import DescentState
from podziemia.kernel.ask import NOBODY
from podziemia.kernel.bits import members

MAIN: Final = 6.0
DENY: Final = 2.5
MINOR: Final = 0.8
MENDED: Final = 0.5
PUSH: Final = 3.5
DETOUR: Final = 6
"""What crossing a pit or fire counts for, in spaces."""
LISTED: Final = 2.2
"""What a heart counts of whom the heroes must defeat; of others, whether they come back or not."""
RETURNS: Final = 0.7
STAYS: Final = 1.0
BEARER: Final = 1.0
"""How much more a hero is worth who bears what the quest is about."""
MOST_FIELDS: Final = 2000
"""Fields of distances that are remembered: the questions of a turn, and playouts of the same position, ask for the same
ones again and again."""
LOOSENED: Final = 0.8
"""How much of an action is left for who will fail its test, where a failure makes the next try succeed."""
WEAK_EFFECTS: Final = {"force_move": 0.25, "heal": 0.3, "place": 0.5}


# ---- where things can be done ----


class Spot:
    """Spaces from which something can be had, how much it is worth, whether it costs an action or a last step, and by
    which special action of the quest."""

    __slots__ = ("bits", "costs_action", "costs_step", "deed", "worth")

    def __init__(
        self, bits: int, worth: float, costs_action: bool = True, costs_step: bool = False, deed: str = ""
    ) -> None:
        self.bits = bits
        self.deed = deed
        self.worth = worth
        self.costs_action = costs_action
        self.costs_step = costs_step


def spots_for(s: DescentState, figure: Figure) -> list[Spot]:
    """All that the figure could do for its side, wherever it stands now."""
    reading = book_of(s).of(figure.good)
    found = _borne_spots(s, figure)
    urgency = 1.0 + 2.0 * danger_of_loss(s, figure.good)
    for action in reading.main:
        found += action_spots(s, figure, action, MAIN)
    for action in reading.deny:
        found += action_spots(s, figure, action, DENY * urgency)
    if figure.good:
        found += [Spot(bits_of(s.board.zone(zone)), DENY, False) for zone in book_of(s).contested]
        found += [Spot(doorstep(s, zone), MAIN, False) for zone in book_of(s).doorsteps]
    return found


def doorstep(s: DescentState, zone: str) -> int:
    """The spaces of a zone by which it is entered: who stands there keeps others out."""
    inside = bits_of(s.board.zone(zone))
    return inside & s.ground.plan.spread(s.ground.walkable & ~inside)


def danger_of_loss(s: DescentState, good: bool) -> float:
    """How far the other side's counters have got, from 0 to 1."""
    best = 0.0
    for counter in book_of(s).of(not good).wanted:
        if counter in s.counters:
            best = max(best, min(1.0, s.counters[counter] / 6.0))
    return best


def action_spots(s: DescentState, figure: Figure, action: ReadAction, worth: float) -> list[Spot]:
    """Where the figure could perform a special action, discounted by the chance to fail its test."""
    spec = action.action
    scene = Scene(s, figure)
    if not matches(scene, figure, action.by) or (not figure.good and s.round < spec.monsters_from_round):
        return []
    if spec.uses and s.fired.count(action.id) >= spec.uses:
        return []
    effects = [*action.do, *action.passed]
    if _seeks_whom_is_found(s, effects):
        return []
    worth *= _likely(figure, action) * min([WEAK_EFFECTS.get(call.name, 1.0) for call in effects], default=1.0)
    near = s.ground.near_bits
    if len(spec.at) == 1:
        lying = [t for t in s.tokens_of(spec.at) if t.bearer == NOBODY]
        open_to = [t for t in lying if action.condition is None or value(Scene(s, figure, token=t), action.condition)]
        on = spec.reach != "adjacent"
        return [Spot(near[t.space] | (1 << t.space if on else 0), worth, deed=action.id) for t in open_to]
    if spec.doors:
        shut = [d for d, id in enumerate(s.board.door_ids) if id in spec.doors and s.closed >> d & s.locked >> d & 1]
        return [Spot(s.board.door_bits[door], worth * 0.7, deed=action.id) for door in shut]
    if action.condition is not None and not value(scene, action.condition):
        return []
    if spec.at:
        return [
            Spot(s.ground.plan.spread(f.bits), help_worth(s, f, [call.name for call in effects]), deed=action.id)
            for f in figures(scene, spec.at)
        ]
    if spec.terrain:
        kind = TERRAINS.index(spec.terrain)
        wet = bits_of([space for space in s.board.spaces if s.terrain[space] == kind])
        return [Spot(wet | s.ground.plan.spread(wet), worth, deed=action.id)]
    return [Spot(figure.bits, worth, deed=action.id)]


def _seeks_whom_is_found(s: DescentState, effects: list[Term]) -> bool:
    """Whether the action serves to bring somebody out who stands on the map already."""
    sought = [str(call.args[0]) for call in calls_in(effects, "enter")]
    return bool(sought) and not [name for name in sought if not figures(Scene(s), name)]


def help_worth(s: DescentState, npc: Figure, effects: list[str]) -> float:
    """What a hand lent to a neutral figure brings: mending what is broken, a push where it wants to go on."""
    if "heal" in effects:
        return MENDED * min(2, npc.damage)
    return PUSH if wants_on(s, npc) else 0.0


def _likely(figure: Figure, action: ReadAction) -> float:
    best = 0.0
    for name in action.action.tests:
        value = attribute(figure, ATTRIBUTES.index(name))
        best = max(best, chance_to_pass(value or 0) / 36.0)
    if action.auto is not None and calls_in(action.failed, "mark"):
        return max(LOOSENED, best)
    return max(0.3, best) if action.action.tests else 1.0


def _borne_spots(s: DescentState, figure: Figure) -> list[Spot]:
    """Tokens to take up, and where to bring what is borne; exits that stand open."""
    found: list[Spot] = []
    statics = s.script.statics
    borne = s.borne_by(figure.id)
    scene = Scene(s, figure)
    for call in statics.get("exit", ()):
        wanted = call.named.get("carrying")
        loaded = wanted is None or (borne is not None and borne.marker == wanted)
        if loaded and matches(scene, figure, call.named["who"]) and holds(scene, call):
            found.append(Spot(bits_of(s.board.zone(call.args[0])), MAIN * 1.5, False, True))
    if borne is not None:
        found += [
            Spot(bits_of(s.board.zone(call.named["at"])), MAIN * 1.5, False)
            for call in statics.get("deliver", ())
            if borne.marker == call.args[0] and matches(scene, figure, call.named["by"])
        ]
    if borne is None:
        for call in statics.get("carry", ()):
            if matches(scene, figure, call.named["by"]):
                lying = [t.space for t in s.tokens_of(call.args[0]) if t.bearer == NOBODY]
                needed = call.args[0] in book_of(s).of(figure.good).wanted or "deliver" in statics
                worth = MAIN if needed else MINOR
                found += [Spot(s.ground.near_bits[space] | 1 << space, worth) for space in lying]
    elif not figure.good and "sink" in [action.id for action in s.script.actions]:
        wet = bits_of([space for space in s.board.spaces if s.terrain[space] == TERRAINS.index("water")])
        found.append(Spot(wet, MAIN, deed="sink"))
    return found


# ---- whom to hit ----


def prey_worth(s: DescentState, figure: Figure) -> float:
    """How much more a blow at this figure is worth than at any other."""
    book = book_of(s)
    reading = book.of(not figure.good)
    if not figure.good:
        if s.heroes_up() and is_protected(s, figure, s.heroes_up()[0]):
            return 0.0
        listed = is_listed(s, figure, reading) or is_shield(s, figure)
        worth = LISTED if listed else RETURNS if figure.sheet.group in book.returning else STAYS
        if figure.kind == STRUCTURE and worth < 2.0:
            worth = 2.0 if _shields_prey(s, reading) else 0.3
        if s.borne_by(figure.id) is not None:
            worth += 1.2
        return worth
    worth = 2.0 if is_listed(s, figure, reading) else 1.0
    if s.borne_by(figure.id) is not None:
        worth += BEARER
    if not isinstance(figure, Hero) and worth < 2.0:
        worth = 0.5
    return worth


def is_listed(s: DescentState, figure: Figure, reading: Reading) -> bool:
    return is_called(s, figure, reading.prey)


def is_shield(s: DescentState, figure: Figure) -> bool:
    """Whether it protects whom the heroes must defeat, by being near."""
    for who, whom, n in book_of(s).shields:
        if is_called(s, figure, {who}) and figure.bits & beside(s, whom, n):
            return True
    return False


def beside(s: DescentState, name: str, n: int) -> int:
    """Spaces within so many of the figures that a name stands for."""
    bits = 0
    for figure in figures(Scene(s), name):
        bits |= within_bits(s, figure.spaces, n)
    return bits


def is_last_prey(s: DescentState, figure: Figure) -> bool:
    """Whether nobody else is left whom the other side must defeat."""
    reading = book_of(s).of(not figure.good)
    if not is_listed(s, figure, reading):
        return False
    return len([f for f in enemies_of(s, not figure.good) if is_listed(s, f, reading)]) == 1


def is_called(s: DescentState, figure: Figure, names: set[str]) -> bool:
    """Whether one of the names stands for the figure."""
    scene = Scene(s)
    return bool([1 for name in names if matches(scene, figure, name) or figure.name.startswith(f"{name}-")])


def _shields_prey(s: DescentState, reading: Reading) -> bool:
    scene = Scene(s)
    for call in s.script.statics.get("protect", ()):
        if call.args[0] in reading.prey and holds(scene, call):
            return True
    return False


# ---- how far it is ----

_fields: dict[tuple[str, bytes, int, int, int], bytes] = {}


def field_to(s: DescentState, bits: int) -> bytes:
    """The distance of every space to the nearest of these, around pits and fire where there is a way around, as if
    doors stood open and nobody were in the way."""
    key = (s.board.id, s.terrain, s.closed & s.locked, hazards(s), bits)
    found = _fields.get(key)
    if found is None:
        if len(_fields) >= MOST_FIELDS:
            _fields.clear()
        found = _fields[key] = _field_to(s, bits)
    return found


def _field_to(s: DescentState, bits: int) -> bytes:
    shunned = hazards(s)
    safe = _flood(s, bits, shunned)
    if not shunned or FAR not in [safe[space] for space in s.board.spaces]:
        return bytes(safe)
    for space, far in enumerate(bytes(_flood(s, bits, 0))):
        if safe[space] == FAR and far != FAR:
            safe[space] = min(FAR - 1, far + DETOUR)
    return bytes(safe)


def hazards(s: DescentState) -> int:
    """Spaces nobody wants to step on: pits, lava, burning tokens."""
    bits = s.ground.hazards
    for call in s.script.statics.get("terrain_token", ()):
        bits |= bits_of([token.space for token in s.tokens_of(call.args[0])])
    return bits


def _flood(s: DescentState, bits: int, shunned: int) -> bytearray:
    plan = plan_of(s.board, s.terrain, s.closed & s.locked)
    far = bytearray([FAR]) * SPACES
    open_to = (plan.walkable & ~shunned) | bits
    ring = seen = bits
    distance = 0
    while ring:
        for space in members(ring):
            far[space] = distance
        distance += 1
        ring = plan.spread(ring & open_to) & ~seen
        seen |= ring
    return far


def goal_bits(s: DescentState, figure: Figure, spots: list[Spot]) -> int:
    """Where the figure is drawn: the spots that decide the quest, else those it must defeat, else any enemy."""
    main = 0
    for spot in spots:
        if spot.worth >= DENY:
            main |= spot.bits
    reading = book_of(s).of(figure.good)
    foes = enemies_of(s, figure.good)
    listed = [f for f in foes if is_listed(s, f, reading) and prey_worth(s, f) > 0]
    if not listed and reading.prey:
        listed = [f for f in foes if f.kind == STRUCTURE and prey_worth(s, f) > 1.5]
    for foe in listed:
        main |= foe.bits
    if main:
        return main
    for foe in foes:
        if foe.kind != STRUCTURE:
            main |= foe.bits
    return main


def held_bits(s: DescentState, figure: Figure) -> int:
    """Spaces on which it serves the overlord merely by standing there; 0: none."""
    book = book_of(s)
    zone = book.holds.get(figure.name)
    if zone is not None:
        return bits_of(s.board.zone(zone))
    bond = book.bonds.get(figure.name)
    if bond is not None:
        return beside(s, bond, 2)
    for who, whom, n in book.shields:
        if is_called(s, figure, {who}):
            return beside(s, whom, n)
        if is_called(s, figure, {whom}):
            return beside(s, who, n)
    for name, n in book.guarded.items():
        return beside(s, name, n)
    return 0
