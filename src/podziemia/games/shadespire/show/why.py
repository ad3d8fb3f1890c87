"""Why not? What forbids a player the thing he points at, in the words of the rules."""

from __future__ import annotations

from podziemia.games.shadespire.data.cards import FIRST_PLOY, NUMBER, is_ploy, ploy
from podziemia.games.shadespire.data.hexes import NOWHERE
from podziemia.games.shadespire.data.kinds import END, NOW
from podziemia.games.shadespire.data.objective_cards import OBJECTIVES
from podziemia.games.shadespire.data.options import FIGHTER_THINGS
from podziemia.games.shadespire.rules.actions import can_be_activated, has_moved
from podziemia.games.shadespire.rules.deed import Deed
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.games.shadespire.rules.movement import reach
from podziemia.games.shadespire.rules.play import bearers, can_play, price
from podziemia.games.shadespire.rules.settle import is_fulfilled
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.games.shadespire.rules.strength import targets_from, usable
from podziemia.kernel.ask import Ask
from podziemia.kernel.game import Reason


def why_not(s: ShadespireState, seat: int, ask: Ask | None, thing: str) -> list[Reason]:
    """The conditions for choosing the thing, each met or not."""
    if ask is None or ask.seat != seat or s.field is None:
        return []
    if thing in FIGHTER_THINGS:
        f = next((one for one in s.fighters if one.id == thing), None)
        return [] if f is None else why_not_fighter(s, seat, ask, f)
    if thing in NUMBER and NUMBER[thing] >= FIRST_PLOY and ask.kind in ("power", "end.upgrade"):
        return why_not_power(s, seat, NUMBER[thing])
    if thing in NUMBER and NUMBER[thing] < FIRST_PLOY and ask.kind in ("score.now", "end.score"):
        return why_not_score(s, seat, ask, NUMBER[thing])
    if thing in s.ground.ids and ask.kind in ("move.to", "charge.to"):
        return why_not_hex(s, ask, s.ground.ids[thing])
    return []


def why_not_fighter(s: ShadespireState, seat: int, ask: Ask, f: Fighter) -> list[Reason]:
    there = Reason("SHA-7.24", "on-battlefield", f.hex != NOWHERE, f.id)
    if ask.kind == "activation":
        return [
            Reason("SHA-7.06", "own-fighter", f.seat == seat, f.id),
            there,
            Reason("SHA-7.13", "not-charged", not f.charged, f.id),
            Reason("SHA-7.09", "not-moved", not has_moved(s, f), f.id),
            Reason("SHA-7.23", "can-be-activated", f.charged or can_be_activated(s, f), f.id),
        ]
    attacker = next((one for one in s.allies(seat) if one.id == ask.because), None)
    if ask.kind == "attack.target" and attacker is not None:
        reached = [p for p in usable(attacker) if f in targets_from(s, seat, attacker, p, attacker.hex)]
        return [
            Reason("SHA-8.01", "enemy", f.seat != seat, f.id),
            there,
            Reason("SHA-8.01", "in-range", reached != [], f.id),
        ]
    return []


def why_not_power(s: ShadespireState, seat: int, card: int) -> list[Reason]:
    player = s.players[seat]
    thing = Reason("SHA-9.02", "in-hand", card in player.hand)
    allowed = Reason("SHA-9.12", "power-allowed", not s.no_power)
    if is_ploy(card):
        window = ploy(card).window == ""
        return [
            thing,
            allowed,
            Reason("SHA-9.02", "its-window", window),
            Reason("SHA-9.03", "can-be-played", not window or can_play(s, seat, card)),
        ]
    cost = price(s, card)
    return [
        thing,
        allowed,
        Reason("SHA-9.04", "glory", player.unspent() >= cost, "", cost, player.unspent()),
        Reason("SHA-9.04", "bearer-there", bearers(s, seat, card) != []),
    ]


def why_not_score(s: ShadespireState, seat: int, ask: Ask, card: int) -> list[Reason]:
    now = ask.kind == "score.now"
    when = OBJECTIVES[card].when
    deed = s.deeds[-1] if s.deeds else Deed("end", seat)
    return [
        Reason("SHA-12.01", "in-hand", card in s.players[seat].objectives),
        Reason("SHA-12.07", "scored-now", (when == NOW) == now and (now or when == END or s.round == 3)),
        Reason("SHA-12.08", "fulfilled", is_fulfilled(s, seat, card, deed)),
    ]


def why_not_hex(s: ShadespireState, ask: Ask, hex: int) -> list[Reason]:
    thing = s.name_of(hex)
    f = next((one for one in s.fighters if one.id == ask.because), None)
    if f is None or f.hex == NOWHERE:
        return []
    return [
        Reason("SHA-7.08", "free-hex", s.free() >> hex & 1 == 1, thing),
        Reason("SHA-7.08", "within-move", reach(s, f, ask.kind == "charge.to") >> hex & 1 == 1, thing),
    ]
