"""Help for the eye: where a fighter could go, what it sees, which hexes it threatens, as things stand."""

from __future__ import annotations

from podziemia.games.shadespire.actions import can_be_activated, can_move, charge_hexes, has_moved, stared_down
from podziemia.games.shadespire.battlefield import NOWHERE, bits_of, shadow
from podziemia.games.shadespire.movement import move_of, reach
from podziemia.games.shadespire.state import Fighter, ShadespireState
from podziemia.games.shadespire.strength import range_of, usable
from podziemia.kernel.ask import NOBODY
from podziemia.kernel.game import View


def aids(s: ShadespireState, f: Fighter) -> View | None:
    """Sets of hexes by name, for a fighter on the battlefield. Everything in them is public."""
    if f.hex == NOWHERE or s.over:
        return None
    activated = s.activated
    if activated == NOBODY:
        s.activated = f.number
    ready = can_be_activated(s, f)
    sets = {
        "move": reach(s, f, False) if ready and can_move(s, f) else 0,
        "charge": charge_hexes(s, f) if ready else 0,
        "sees": seen_from(s, f.hex),
        "threat": threatened_by(s, f) if ready else 0,
    }
    s.activated = activated
    return {name: " ".join([s.name_of(hex) for hex in bits_of(hexes)]) for name, hexes in sets.items()}


def move_if_activated(s: ShadespireState, f: Fighter) -> int:
    """The Move characteristic in an activation of the fighter (Grasping Hands slows nobody else)."""
    activated = s.activated
    if activated == NOBODY:
        s.activated = f.number
    steps = move_of(s, f, False)
    s.activated = activated
    return steps


def seen_from(s: ShadespireState, hex: int) -> int:
    """The hexes in line of sight, as far as any attack reaches; the Shardfall token hides some more (SHA-3.14)."""
    seen = s.ground.seen_from(hex) & ~(1 << hex)
    if s.shard in (NOWHERE, hex):
        return seen
    return seen & ~(shadow(hex, s.shard, not s.loose_sight) & ~(1 << s.shard))


def threatened_by(s: ShadespireState, f: Fighter) -> int:
    """Where a foe would be in range and in sight of it: from its hex, and from every hex that a Charge could reach."""
    if stared_down(s, f) or f.frozen:
        return 0
    stands = 1 << f.hex | (0 if has_moved(s, f) else reach(s, f, True))
    mask = 0
    for hex in bits_of(stands):
        seen = seen_from(s, hex)
        for profile in usable(f):
            mask |= s.ground.within(hex, range_of(s, profile)) & seen
    return mask & ~(1 << f.hex)
