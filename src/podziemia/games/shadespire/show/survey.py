"""A closer look at the battlefield, when a player asks for it: where a Charge leads, what is seen and threatened."""

from __future__ import annotations

from podziemia.games.shadespire.data.hexes import NOWHERE
from podziemia.games.shadespire.rules.actions import can_be_activated, can_move, charge_hexes, has_moved
from podziemia.games.shadespire.rules.battlefield import shadow
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.games.shadespire.rules.movement import move_of, reach
from podziemia.games.shadespire.rules.spells import is_barred
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.games.shadespire.rules.strength import range_of, usable
from podziemia.games.shadespire.show import seen
from podziemia.kernel.ask import NOBODY, SEAT_LETTERS
from podziemia.kernel.bits import members


def survey(s: ShadespireState, thing: str) -> seen.FighterLook | seen.WarbandLook | seen.Nothing:
    """Of a fighter: the hexes it could charge to, sees and threatens. Of a seat: how many of its fighters threaten each
    hex. Everything in it is public."""
    if s.field is None or s.over:
        return {}
    if thing in ("A", "B"):
        return _of_warband(s, SEAT_LETTERS.index(thing))
    for f in s.fighters:
        if f.id == thing and f.hex != NOWHERE:
            return _of_fighter(s, f)
    return {}


def _of_fighter(s: ShadespireState, f: Fighter) -> seen.FighterLook:
    activated = _as_if_activated(s, f)
    charge = charge_hexes(s, f) if can_be_activated(s, f) else 0
    s.activated = activated
    sees = seen_from(s, f.hex)
    return {"fighter": f.id, "charge": _names(s, charge), "sees": _names(s, sees), "threat": _names(s, _threat(s, f))}


def _of_warband(s: ShadespireState, seat: int) -> seen.WarbandLook:
    threats: dict[str, int] = {}
    for f in s.fighters:
        if f.seat == seat and f.hex != NOWHERE:
            for hex in _names(s, _threat(s, f)):
                threats[hex] = threats.get(hex, 0) + 1
    return {"seat": seat, "threats": threats}


def _threat(s: ShadespireState, f: Fighter) -> int:
    activated = _as_if_activated(s, f)
    threat = threatened_by(s, f) if can_be_activated(s, f) else 0
    s.activated = activated
    return threat


def _names(s: ShadespireState, hexes: int) -> list[str]:
    return [s.name_of(hex) for hex in members(hexes)]


def _as_if_activated(s: ShadespireState, f: Fighter) -> int:
    """Where nobody is being activated, think of the fighter as the one; gives what must be put back afterwards."""
    activated = s.activated
    if activated == NOBODY:
        s.activated = f.number
    return activated


def moves_of(s: ShadespireState, f: Fighter) -> list[str]:
    """The hexes where a Move action could take it, as things stand."""
    if s.field is None or f.hex == NOWHERE or s.over:
        return []
    activated = _as_if_activated(s, f)
    hexes = reach(s, f, False) if can_be_activated(s, f) and can_move(s, f) else 0
    s.activated = activated
    return _names(s, hexes)


def move_if_activated(s: ShadespireState, f: Fighter) -> int:
    """The Move characteristic in an activation of the fighter (Grasping Hands slows nobody else)."""
    activated = _as_if_activated(s, f)
    steps = move_of(s, f, False)
    s.activated = activated
    return steps


def seen_from(s: ShadespireState, hex: int) -> int:
    """The hexes in line of sight, as far as any attack reaches; the Shardfall token hides some more (SHA-3.14)."""
    hexes = s.ground.seen_from(hex) & ~(1 << hex)
    if s.shard in (NOWHERE, hex):
        return hexes
    return hexes & ~(shadow(hex, s.shard, not s.loose_sight) & ~(1 << s.shard))


def threatened_by(s: ShadespireState, f: Fighter) -> int:
    """Where a foe would be in range and in sight of it: from its hex, and from every hex that a Charge could reach."""
    if is_barred(s, f) or f.frozen:
        return 0
    stands = 1 << f.hex | (0 if has_moved(s, f) else reach(s, f, True))
    mask = 0
    for hex in members(stands):
        sight = seen_from(s, hex)
        for profile in usable(f):
            mask |= s.ground.within(hex, range_of(s, profile)) & sight
    return mask & ~(1 << f.hex)
