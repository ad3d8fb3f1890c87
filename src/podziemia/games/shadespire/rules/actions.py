"""What a fighter can do: move, attack, charge, go on Guard, and the actions printed on cards (SHA-7.06 to SHA-7.19)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.shadespire.data.cards import CARD_IDS, upgrade
from podziemia.games.shadespire.data.hexes import NOWHERE
from podziemia.games.shadespire.data.options import ACT, ACT_NUMBER, ATTACK, CHARGE, GO, GUARD, STAY
from podziemia.games.shadespire.data.options import MOVE as MOVE_OPTIONS
from podziemia.games.shadespire.rules.attack import attack_with, can_attack
from podziemia.games.shadespire.rules.deed import ACTION, MOVE, Aim, Deed
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.games.shadespire.rules.movement import (
    MOST_FARTHER,
    flood,
    longest_walk,
    move_of,
    passes_through,
    reach,
    shake,
)
from podziemia.games.shadespire.rules.settle import settle
from podziemia.games.shadespire.rules.spells import is_barred, is_roused, use_up_move_ploys
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.games.shadespire.rules.strength import threatened, usable
from podziemia.games.shadespire.rules.ways import travel
from podziemia.games.shadespire.rules.windows import AFTER_ACTION, AFTER_MOVE, open_window
from podziemia.kernel.ask import Ask, Option, Rules
from podziemia.kernel.bits import members
from podziemia.kernel.moments import Answers

# ---- may it ----


def can_be_activated(s: ShadespireState, f: Fighter) -> bool:
    """A Charge token, or a card, forbids it (SHA-7.13, SHA-7.23); another card may allow it again."""
    if f.hex == NOWHERE or f.frozen or f.spent:
        return False
    return not f.charged or is_roused(s, f)


def has_moved(s: ShadespireState, f: Fighter) -> bool:
    """One Move action a phase, whatever grants it (SHA-7.09); who has returned is as good as new (SHA-15.06)."""
    return f.moved or f.charged


def can_move(s: ShadespireState, f: Fighter) -> bool:
    return not f.frozen and not has_moved(s, f) and can_step(s, f)


def can_step(s: ShadespireState, f: Fighter) -> bool:
    """Whether a Move action can end anywhere; a free hex next to the fighter is enough."""
    if s.near(f.hex) & s.free() and move_of(s, f, False):
        return True
    return reach(s, f, False) != 0


def charge_hexes(s: ShadespireState, f: Fighter) -> int:
    """Where a Charge may end: an attack must have a target from there (SHA-7.12)."""
    goals = charge_goals(s, f)
    hexes = reach(s, f, True) & goals if goals else 0
    if s.shard == NOWHERE:
        return hexes
    seen = 0
    for hex in members(hexes):
        if [e for e in s.allies(1 - f.seat) for p in usable(f) if s.sees(hex, e.hex) and near(s, hex, e, p.range)]:
            seen |= 1 << hex
    return seen


def charge_goals(s: ShadespireState, f: Fighter) -> int:
    """Where a Charge might end if nothing stood in its way."""
    if f.frozen or has_moved(s, f) or is_barred(s, f):
        return 0
    return threatened(s, f, move_of(s, f, True) + (MOST_FARTHER if s.spells else 0))


def can_charge(s: ShadespireState, f: Fighter) -> bool:
    """Whether there is a hex to charge to; the first one found is enough."""
    if s.shard != NOWHERE:
        return charge_hexes(s, f) != 0
    goals = charge_goals(s, f)
    return goals != 0 and reach(s, f, True, goals) & goals != 0


def near(s: ShadespireState, hex: int, f: Fighter, steps: int) -> bool:
    return s.ground.within(hex, steps) >> f.hex & 1 == 1


# ---- what a fighter offers ----


def action_options(s: ShadespireState, f: Fighter) -> list[Option]:
    """Everything this fighter can do as an action."""
    found: list[Option] = []
    if not f.frozen:
        if not has_moved(s, f):
            if can_step(s, f):
                found.append(MOVE_OPTIONS[f.thing])
            if can_charge(s, f):
                found.append(CHARGE[f.thing])
        if can_attack(s, f.seat, f):
            found.append(ATTACK[f.thing])
        if not f.guard:  # not twice (SHA-7.17)
            found.append(GUARD[f.thing])
        if f.card.actions or f.upgrades:
            found.extend([ACT[ACT_NUMBER[id]] for id in printed_actions(s, f)])
    return found


def printed_actions(s: ShadespireState, f: Fighter) -> list[str]:
    ids = list(f.card.actions)
    relics = 0
    for card in f.upgrades:
        kind = upgrade(card).kind
        relics += kind == "relic"
        if kind == "action":
            ids.append(CARD_IDS[card])
    if relics >= 6:
        ids.append("relics_six")
    return [id for id in ids if ACTIONS.effects[id].can(s, f)]


def perform(s: ShadespireState, f: Fighter, chosen: Option) -> Rules[None]:
    """Carry out the chosen action of the fighter."""
    if chosen.verb == "move":
        yield from move(s, f, "")
    elif chosen.verb == "attack":
        yield from attack_with(s, f.seat, f)
    elif chosen.verb == "charge":
        yield from charge(s, f, "")
    elif chosen.verb == "guard":
        yield from go_on_guard(s, f)
    else:
        yield from use_action(s, f, chosen.thing)


# ---- move ----


def move(s: ShadespireState, f: Fighter, because: str, hexes: int = -1, may_stay: bool = False) -> Rules[None]:
    """A Move action: up to Move hexes, a Move token, and the window after it (SHA-7.08)."""
    goals = reach(s, f, False) & hexes
    options = s.options_at(GO, goals) + ([STAY] if may_stay else [])
    answer = yield Ask(f.seat, "move.to", options, because or f.id)
    if answer is STAY:
        return
    deed = Deed(MOVE, f.seat, f)
    f.moved = True
    yield from walk(s, f, s.ground.ids[answer.thing], deed)
    yield from open_window(s, AFTER_MOVE, deed)
    yield from settle(s, deed)


def walk(s: ShadespireState, f: Fighter, there: int, deed: Deed) -> Rules[None]:
    """Go there; ploys for the first Move action are used up."""
    ground = s.passable() if passes_through(s, f, deed.charge) else s.free()
    steps = move_of(s, f, deed.charge)
    if not flood(1 << f.hex, steps, ground) >> there & 1:
        steps += MOST_FARTHER
    deed.length = longest_walk(s, f, there, steps, ground)
    met = s.adjacent(f, 1 - f.seat) != []
    if s.spells:
        use_up_move_ploys(s, f, deed.charge)
    s.movers |= 1 << f.number
    yield from travel(s, f.seat, f, there, steps, ground, deed)
    deed.lost_contact = met and f.hex != NOWHERE and not s.adjacent(f, 1 - f.seat)
    yield from shake(s, f, deed)


# ---- charge ----


def charge(s: ShadespireState, f: Fighter, because: str, as_reaction: bool = False) -> Rules[None]:
    """A Move action, then an attack if a target is still there (SHA-7.11 to SHA-7.16). It is one action: objectives and
    Inspire conditions look at it when all of it is done (SHA-12.03)."""
    goals = charge_hexes(s, f)
    s.aim = Aim(f.seat, f.number, charge=True)
    answer = yield Ask(f.seat, "charge.to", s.options_at(GO, goals), because or f.id)
    s.aim = None
    deed = Deed(MOVE, f.seat, f)
    deed.charge = True
    deed.as_reaction = as_reaction
    deed.guarded = s.on_guard(f)
    f.guard = False
    f.charged = True
    s.rushing |= 1 << f.number
    returns = s.players[f.seat].returns
    yield from walk(s, f, s.ground.ids[answer.thing], deed)
    yield from open_window(s, AFTER_MOVE, deed)
    attacked = False
    if s.players[f.seat].returns == returns:  # who fell and came back makes no attack (SHA-16.12)
        attacked = yield from attack_with(s, f.seat, f, deed, as_reaction)
    if not attacked:
        s.chargers |= 1 << f.number
        yield from settle(s, deed)


# ---- guard ----


def guard(s: ShadespireState, f: Fighter) -> None:
    f.guard = True
    s.tell("on_guard", f.seat, f.id)


def go_on_guard(s: ShadespireState, f: Fighter) -> Rules[None]:
    guard(s, f)
    yield from after_action(s, f)


def after_action(s: ShadespireState, f: Fighter) -> Rules[None]:
    deed = Deed(ACTION, f.seat, f)
    if f.hex != NOWHERE:
        yield from open_window(s, AFTER_ACTION, deed)
    yield from settle(s, deed)


# ---- printed actions ----

CanAct = Callable[[ShadespireState, Fighter], bool]
DoAct = Callable[[ShadespireState, Fighter, Deed], Rules[None]]


class ActionRule:
    __slots__ = ("can", "run")

    def __init__(self, can: CanAct, run: DoAct) -> None:
        self.can = can
        self.run = run


ACTIONS: Final[Answers[str, ActionRule]] = Answers("a printed action is made")


def action(id: str, can: CanAct) -> Callable[[DoAct], DoAct]:
    def register(run: DoAct) -> DoAct:
        ACTIONS.to(id)(ActionRule(can, run))
        return run

    return register


def use_action(s: ShadespireState, f: Fighter, id: str) -> Rules[None]:
    s.tell("action_used", f.seat, f.id, things=(id,))
    deed = Deed(ACTION, f.seat, f)
    yield from ACTIONS.effects[id].run(s, f, deed)
    yield from open_window(s, AFTER_ACTION, deed)
    yield from settle(s, deed)
