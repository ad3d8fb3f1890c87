"""An Attack action from declaration to its end, in the order of the rulebook (SHA-8.32)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.shadespire.data.cards import CARD_IDS, NUMBER, PROFILE_NUMBER, upgrade
from podziemia.games.shadespire.data.hexes import NOWHERE
from podziemia.games.shadespire.data.options import (
    TARGET,
    WITH,
)
from podziemia.games.shadespire.data.profiles import Profile
from podziemia.games.shadespire.rules.attack_dice import decide
from podziemia.games.shadespire.rules.deed import DRAW, FAILURE, SUCCESS, Aim, Deed, Doer, Strike
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.games.shadespire.rules.harm import discard_upgrade
from podziemia.games.shadespire.rules.movement import ask_push, push_hexes
from podziemia.games.shadespire.rules.outcome import drive_back, failed, succeed
from podziemia.games.shadespire.rules.rolls import roll_of
from podziemia.games.shadespire.rules.settle import settle
from podziemia.games.shadespire.rules.spells import bearing_on, is_barred, take_for_target, use_up
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.games.shadespire.rules.strength import (
    SWEEPS,
    hits_all_adjacent,
    range_of,
    targets_from,
    usable,
    weigh,
)
from podziemia.games.shadespire.rules.windows import (
    AFTER_ATTACK,
    BEFORE_ROLLS,
    open_window,
)
from podziemia.kernel.ask import Ask, Rules
from podziemia.kernel.bits import members
from podziemia.kernel.moments import Answers

StepFirst = Callable[[Profile, bool], bool]
STEPS_FIRST: Final[Answers[int, StepFirst]] = Answers("an upgrade or a ploy in force moves who is about to attack")
"""Whether it does so before this attack, in a Charge or not."""
Declare = Callable[[ShadespireState, Strike], Rules[None]]
DECLARED_WITH: Final[Answers[str, Declare]] = Answers("an attack with words of its own has been declared")
DECLARED_BY: Final[Answers[int, Declare]] = Answers("the bearer of an upgrade has declared an attack")
Prepare = Callable[[ShadespireState, Strike, int], Rules[None]]
BEFORE_WEIGHING: Final[Answers[int, Prepare]] = Answers("a ploy of that seat asks before the attack is weighed")


# ---- may it attack, and with what ----


def steps_first(s: ShadespireState, f: Fighter, profile: Profile, charge: bool) -> str:
    """The card that lets the fighter be pushed one hex right before this attack, if any (SHA-16.23)."""
    if profile.steps_first:
        return profile.id
    for card in f.upgrades:
        if card in STEPS_FIRST.effects and STEPS_FIRST.effects[card](profile, charge):
            return CARD_IDS[card]
    for card, seat, _ in s.spells:
        if seat == f.seat and card in STEPS_FIRST.effects and STEPS_FIRST.effects[card](profile, charge):
            return CARD_IDS[card]
    return ""


def can_strike(s: ShadespireState, seat: int, f: Fighter, profile: Profile, charge: bool = False) -> bool:
    """Whether the attack has a legal target, from where the fighter stands or after a step that a card allows."""
    if targets_from(s, seat, f, profile, f.hex):
        return True
    if not steps_first(s, f, profile, charge):
        return False
    return [hex for hex in members(push_hexes(s, f)) if targets_from(s, seat, f, profile, hex)] != []


def may_strike(s: ShadespireState, f: Fighter) -> bool:
    """Whether nothing forbids the fighter to attack, in whatever way it comes to it."""
    return f.hex != NOWHERE and not f.frozen and not is_barred(s, f)


def can_attack(s: ShadespireState, seat: int, f: Fighter) -> bool:
    """Whether any of the fighter's attacks has a target."""
    if not may_strike(s, f):
        return False
    for profile in usable(f):
        if can_strike(s, seat, f, profile):
            return True
    return False


def strikes(s: ShadespireState, seat: int, f: Fighter, charge: bool = False) -> list[Profile]:
    """The fighter's attacks that have a target."""
    if not may_strike(s, f):
        return []
    return [profile for profile in usable(f) if can_strike(s, seat, f, profile, charge)]


def attack_with(
    s: ShadespireState,
    seat: int,
    f: Fighter,
    begun: Deed | None = None,
    as_reaction: bool = False,
    because: str = "",
) -> Rules[bool]:
    """Choose one of the fighter's attacks and make it; nothing happens where none has a target. Whether it was made.
    `begun` is the Move part of a Charge that it ends."""
    charge = begun is not None
    profiles = strikes(s, seat, f, charge)
    if not profiles:
        return False
    s.aim = aim = Aim(seat, f.number, charge=charge)
    answer = yield Ask(seat, "attack.with", [WITH[PROFILE_NUMBER[p.id]] for p in profiles], because)
    s.aim = None
    profile = next(p for p in profiles if p.id == answer.thing)
    returns = s.players[f.seat].returns
    yield from step_first(s, seat, f, profile, charge)
    if f.hex == NOWHERE or s.players[f.seat].returns != returns:
        return False  # who fell and came back makes no attack
    targets = targets_from(s, seat, f, profile, f.hex)
    if not targets:
        return False
    aim.profile = profile.id
    target = yield from choose_target(s, f, aim, targets, because)
    yield from strike(s, seat, f, profile, target, begun, as_reaction)
    return True


def choose_target(s: ShadespireState, f: Fighter, aim: Aim, targets: list[Fighter], because: str) -> Rules[Fighter]:
    """Nobody is asked where the attack is made on all adjacent."""
    profile = next(p for p in usable(f) if p.id == aim.profile)
    if hits_all_adjacent(s, aim.seat, f, profile, range_of(s, profile)):
        return targets[0]
    s.aim = aim
    answer = yield Ask(aim.seat, "attack.target", [TARGET[t.thing] for t in targets], because or f.id)
    s.aim = None
    return next(t for t in targets if t.thing == answer.index)


def step_first(s: ShadespireState, seat: int, f: Fighter, profile: Profile, charge: bool) -> Rules[None]:
    because = steps_first(s, f, profile, charge)
    if not because:
        return
    if because in NUMBER:
        use_up(s, (NUMBER[because],), f.seat)
    hexes = 0
    for hex in members(push_hexes(s, f)):
        if targets_from(s, seat, f, profile, hex):
            hexes |= 1 << hex
    if hexes:
        can_stay = targets_from(s, seat, f, profile, f.hex) != []
        step = Deed("push", seat, f)
        yield from ask_push(s, seat, f, because, step, may_stay=can_stay, among=hexes)
        yield from settle(s, step)


# ---- the attack ----


def strike(
    s: ShadespireState,
    seat: int,
    f: Fighter,
    profile: Profile,
    target: Fighter,
    begun: Deed | None = None,
    as_reaction: bool = False,
) -> Rules[None]:
    """Make the attack against the target, or against all adjacent ones (SHA-8.23)."""
    a = Strike(seat, f, profile, target)
    a.begun = begun
    a.charge = begun is not None
    a.as_reaction = as_reaction
    a.range = range_of(s, profile)
    if hits_all_adjacent(s, seat, f, profile, a.range):
        a.targets = adjacent_targets(s, a)
    s.tell("attack_declared", seat, f.id, things=(profile.id, *[t.id for t in a.targets]))
    yield from price_of(s, a)
    if f.hex != NOWHERE:  # else it is not made
        bearing_on(s, a)
        yield from resolve_targets(s, a)
        wear_out(s, a)
        yield from open_window(s, AFTER_ATTACK, a)  # once for all targets (SHA-10.12)
    if begun is not None:
        s.chargers |= 1 << f.number
    yield from settle(s, a)


def adjacent_targets(s: ShadespireState, a: Strike) -> list[Fighter]:
    """Every adjacent enemy; where a card says so, every adjacent fighter."""
    f = a.attacker
    everyone = a.range == 1 and [card for card in f.upgrades if SWEEPS.effects.get(card, False)] != []
    return [
        t for t in s.on_battlefield() if s.near(f.hex) >> t.hex & 1 and (t.seat != a.seat or everyone) and t is not f
    ]


def price_of(s: ShadespireState, a: Strike) -> Rules[None]:
    """What making this attack costs or lets the attacker add."""
    if a.profile.id in DECLARED_WITH.effects:
        yield from DECLARED_WITH.effects[a.profile.id](s, a)
    for card in a.attacker.upgrades:
        if card in DECLARED_BY.effects:
            yield from DECLARED_BY.effects[card](s, a)


def resolve_targets(s: ShadespireState, a: Strike) -> Rules[None]:
    waiting = a.targets
    while waiting and a.attacker.hex != NOWHERE:
        waiting = [t for t in waiting if t.hex != NOWHERE]
        if not waiting:
            return
        answer = yield Ask(a.seat, "attack.next", [TARGET[t.thing] for t in waiting], a.profile.id, len(waiting))
        a.target = next(t for t in waiting if t.thing == answer.index)
        waiting.remove(a.target)
        s.attempts.append((a.attacker.number, a.target.number))
        yield from resolve(s, a)


def resolve(s: ShadespireState, a: Strike) -> Rules[None]:
    """One target: rolls, outcome, damage, drive back."""
    a.outcome = FAILURE
    a.judged = False
    s.roll = roll_of(a)
    a.crit_hit = a.no_drive = a.drive_used = a.trapped = False
    a.bounced = None
    a.dice_set = 0
    a.extra_damage = 0
    a.attack_roll, a.defence_roll, a.fresh = [], [], []
    a.for_target = take_for_target(s, a.target)
    yield from open_window(s, BEFORE_ROLLS, a)
    if a.attacker.hex == NOWHERE or a.target.hex == NOWHERE:
        return  # SHA-8.34
    a.doubled = None
    for card, seat, _ in a.spells:
        if card in BEFORE_WEIGHING.effects:
            yield from BEFORE_WEIGHING.effects[card](s, a, seat)
    weigh(s, a)
    a.upper_hand = a.upper_hand or a.support_lead >= 2
    a.balanced = a.balanced or a.supports == (2, 2)
    yield from decide(s, a)
    a.judged = True
    s.tell(OUTCOMES[a.outcome], a.seat, a.attacker.id, things=(a.target.id,))
    if a.outcome != SUCCESS:
        yield from failed(s, a)
    else:
        yield from succeed(s, a)
    if a.outcome == DRAW or (a.outcome == SUCCESS and not a.trapped):
        yield from drive_back(s, a)
    if a.outcome != SUCCESS:
        a.missed.append((a.target, a.attack_dice))


OUTCOMES: Final[tuple[str, ...]] = ("attack_failed", "attack_drawn", "attack_succeeded")


# ---- the end ----


def wear_out(s: ShadespireState, a: Strike) -> None:
    """Shadeglass breaks."""
    if not (a.profile.discard_after_use or (a.profile.discard_on_success and a.succeeded)):
        return
    for card in a.attacker.upgrades:
        if a.profile in upgrade(card).attacks:
            s.tell("upgrade_lost", a.attacker.seat, CARD_IDS[card])
            discard_upgrade(s, a.attacker, card, Doer(a.attacker.seat, source=CARD_IDS[card]), a)
            return
