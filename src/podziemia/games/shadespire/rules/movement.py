"""How fighters get from hex to hex: moved, pushed, driven back, placed or swapped (SHA-7.08, SHA-8.17, SHA-15)."""

from __future__ import annotations

from typing import Final

from podziemia.games.shadespire.data.cards import NUMBER
from podziemia.games.shadespire.data.hexes import NOWHERE
from podziemia.games.shadespire.data.options import PLACE, PUSH, STAY
from podziemia.games.shadespire.rules.battlefield import around, widened
from podziemia.games.shadespire.rules.deed import Deed, Strike
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.games.shadespire.rules.harm import hurt
from podziemia.games.shadespire.rules.inspire import returned
from podziemia.games.shadespire.rules.spells import (
    BLOODSLICK_GROUND,
    DANSE_MACABRE,
    GRASPING_HANDS,
    INVISIBLE_WALLS,
    SHATTERING_TERRAIN,
    SPECTRAL_FORM,
    SPECTRAL_WINGS,
    SPRINTS,
    TANTALISING_PRIZE,
    in_force,
)
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.games.shadespire.rules.ways import relocate, travel
from podziemia.kernel.ask import NOBODY, Ask, Option, Rules

HEADLONG_CHARGE: Final = NUMBER["headlong_charge"]
THROUGH_FIGHTERS: Final = (NUMBER["shadestep"], NUMBER["aetheric_step"])
THROUGH_IN_CHARGE: Final = (NUMBER["unstoppable_charge"], NUMBER["predatory_leap"])


# ---- how far ----


def move_of(s: ShadespireState, f: Fighter, charging: bool) -> int:
    """The Move characteristic: what sets it, then additions, then doubling (SHA-0.05)."""
    if not s.spells:
        steps = f.side.move + f.move_bonus
        return max(0, steps + 1 if charging and HEADLONG_CHARGE in f.upgrades else steps)
    printed = min(1, f.side.move) if in_force(s, INVISIBLE_WALLS) else f.side.move
    steps = printed + f.move_bonus + (1 if charging and f.has(HEADLONG_CHARGE) else 0)
    doubled = 1
    for card, seat, _ in s.spells:
        if card == DANSE_MACABRE:
            steps += seat == f.seat
        elif card == BLOODSLICK_GROUND:
            steps -= 2 * (seat != f.seat)
        elif card == GRASPING_HANDS and f.number == s.activated:
            steps -= len(s.slain(seat))
        elif card == SPECTRAL_WINGS:
            steps += 2
        elif card in SPRINTS and seat == f.seat and not charging:
            doubled *= 2
    return max(0, steps) * doubled


def passes_through(s: ShadespireState, f: Fighter, charging: bool) -> bool:
    """Whether it may move through other fighters (SHA-15.08)."""
    if f.upgrades:
        if f.has(THROUGH_FIGHTERS[0]) or f.has(THROUGH_FIGHTERS[1]):
            return True
        if charging and (f.has(THROUGH_IN_CHARGE[0]) or f.has(THROUGH_IN_CHARGE[1])):
            return True
    if not s.spells:
        return False
    return [1 for card, seat, _ in s.spells if card == SPECTRAL_FORM and seat == f.seat] != []


def reach(s: ShadespireState, f: Fighter, charging: bool, until: int = 0) -> int:
    """The hexes in which the fighter may end a Move action (SHA-7.08); some of them as soon as one is `until`."""
    free = s.free()
    ground = s.passable() if passes_through(s, f, charging) else free
    got = flood(1 << f.hex, move_of(s, f, charging), ground, until & free if until else 0)
    if not s.spells:
        return got & free
    prize = [seat for card, seat, _ in s.spells if card == TANTALISING_PRIZE and seat == f.seat]
    if prize:
        got |= flood(got, 2, ground) & token_mask(s)
    return got & free


def flood(start: int, steps: int, ground: int, until: int = 0) -> int:
    """What can be entered from there in so many steps; it may stop as soon as a hex of `until` is."""
    got = start
    ground |= start
    for _ in range(steps):
        wider = widened(got) & ground
        if wider == got or wider & until:
            return wider
        got = wider
    return got


def token_mask(s: ShadespireState) -> int:
    mask = 0
    for hex in s.tokens:
        if hex != NOWHERE:
            mask |= 1 << hex
    return mask


def longest_walk(s: ShadespireState, f: Fighter, there: int, steps: int, ground: int) -> int:
    """The most hexes a Move action to that hex can cover: the way may wind, and cross the hex it began in."""
    ground |= 1 << f.hex
    at = 1 << f.hex
    longest = 0
    for step in range(1, steps + 1):
        at = around(at) & ground
        if at >> there & 1:
            longest = step
    return longest


# ---- being moved ----


def lethal_harm(s: ShadespireState, f: Fighter, entered: int, by: int, deed: Deed) -> Rules[None]:
    for _ in range(entered):
        if f.hex != NOWHERE:
            yield from hurt(s, f, 1, by, None, deed)


def shake_terrain(s: ShadespireState, f: Fighter, deed: Deed) -> Rules[None]:
    """Shattering Terrain: every Move action, push or drive back costs 1 damage (SHA-16.12)."""
    if not s.spells:
        return
    for card, seat, _ in s.spells:
        if card == SHATTERING_TERRAIN and f.hex != NOWHERE:
            yield from hurt(s, f, 1, seat, None, deed)
            return


def push_hexes(s: ShadespireState, f: Fighter, steps: int = 1) -> int:
    """Where a push of up to so many hexes can end (SHA-15.02)."""
    free = s.free()
    if steps == 1:
        return s.near(f.hex) & free
    return flood(1 << f.hex, steps, free) & free


def ask_push(
    s: ShadespireState,
    seat: int,
    f: Fighter,
    because: str,
    deed: Deed,
    steps: int = 1,
    may_stay: bool = False,
    among: int = -1,
) -> Rules[int]:
    """Ask where to push the fighter and do it; the hex it came from, or NOWHERE when it stayed (SHA-15.03)."""
    hexes = push_hexes(s, f, steps) & among
    if steps > 1 and may_stay and seat != f.seat and s.near(f.hex) & s.free() & s.ground.lethal:
        hexes |= 1 << f.hex  # out to where it hurts, and back
    options: list[Option] = s.options_at(PUSH, hexes)
    if may_stay or not options:
        options.append(STAY)
    answer = yield Ask(seat, "push.to", options, because)
    if answer is STAY:
        return NOWHERE
    start = f.hex
    yield from push_to(s, seat, f, s.ground.ids[answer.thing], steps, deed)
    return start


def push_to(s: ShadespireState, seat: int, f: Fighter, there: int, steps: int, deed: Deed) -> Rules[None]:
    yield from travel(s, seat, f, there, steps, s.free(), deed)
    yield from shake_terrain(s, f, deed)


def drive_hexes(s: ShadespireState, attacker: Fighter, target: Fighter) -> int:
    """Where the target can be driven back: one hex, further away from the attacker (SHA-8.17, SHA-8.18)."""
    field = s.ground
    closer = field.within(attacker.hex, field.distance(attacker.hex, target.hex))
    return s.near(target.hex) & s.free() & ~closer


def drive_to(s: ShadespireState, a: Strike, target: Fighter, there: int) -> Rules[None]:
    start = target.hex
    entered = s.ground.lethal >> there & 1
    s.put(target, there)
    s.tell("driven_back", a.seat, target.id, things=(s.name_of(there),))
    a.driven.append((target, start, there))
    yield from lethal_harm(s, target, entered, a.seat, a)
    yield from shake_terrain(s, target, a)


def place(s: ShadespireState, f: Fighter, there: int, by: int, deed: Deed) -> Rules[None]:
    """Put a fighter on a hex from wherever it is (SHA-15.05)."""
    relocate(s, f, there)
    yield from lethal_harm(s, f, s.ground.lethal >> there & 1, by, deed)


def ask_place(s: ShadespireState, seat: int, f: Fighter, hexes: int, because: str, deed: Deed) -> Rules[None]:
    options = s.options_at(PLACE, hexes)
    answer = yield Ask(seat, "place.to", options, because)
    yield from place(s, f, s.ground.ids[answer.thing], seat, deed)


def return_fighter(s: ShadespireState, seat: int, f: Fighter, hexes: int, because: str, deed: Deed) -> Rules[None]:
    """A fighter out of action comes back without tokens and upgrades (SHA-15.06)."""
    f.wounds = 0
    f.clear_tokens()
    s.players[f.seat].returns += 1
    s.players[f.seat].returns_this_phase += 1
    s.tell("returned", f.seat, f.id)
    yield from ask_place(s, seat, f, hexes, because, deed)
    returned(s, f)


def swap(s: ShadespireState, one: Fighter, other: Fighter) -> None:
    """Two fighters exchange hexes (SHA-15.07)."""
    one.hex, other.hex = other.hex, one.hex
    s.tell("swapped", one.seat, one.id, things=(other.id,))


def starting_hexes(s: ShadespireState, seat: int = NOBODY) -> int:
    """Empty starting hexes of the seat's territory, or of both."""
    hexes = s.ground.starting & s.free()
    return hexes if seat == NOBODY else hexes & s.territory(seat)
