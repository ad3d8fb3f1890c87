"""An Attack action from declaration to its end, in the order of the rulebook (SHA-8.32)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.shadespire.data.cards import CARD_IDS, NUMBER, PISTOLS, PROFILE_NUMBER, upgrade
from podziemia.games.shadespire.data.dice import ATTACK_DIE, CRIT, DEFENCE_DIE, FACE_IDS, SHIELD
from podziemia.games.shadespire.data.hexes import NOWHERE
from podziemia.games.shadespire.data.options import (
    ASIDE,
    DECLINE,
    DONE,
    DRIVE,
    REACT,
    REACT_NUMBER,
    REROLL,
    STAY,
    TARGET,
    TRAP,
    WITH,
)
from podziemia.games.shadespire.data.profiles import Profile
from podziemia.games.shadespire.rules.deed import DRAW, FAILURE, SUCCESS, Aim, Deed, Doer, Strike
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.games.shadespire.rules.harm import discard_upgrade, hurt
from podziemia.games.shadespire.rules.inspire import DEFENDED, STRUCK_TRUE, befalls
from podziemia.games.shadespire.rules.movement import ask_push, drive_hexes, drive_to, push_hexes, push_to, shake
from podziemia.games.shadespire.rules.rolls import roll, roll_of, successes
from podziemia.games.shadespire.rules.settle import settle
from podziemia.games.shadespire.rules.spells import bearing_on, is_barred, take_for_target, use_up
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.games.shadespire.rules.strength import (
    SWEEPS,
    Weigh,
    counted_defence,
    dealt_damage,
    hits_all_adjacent,
    range_of,
    striker,
    targets_from,
    usable,
    weigh,
)
from podziemia.games.shadespire.rules.windows import (
    AFTER_ATTACK,
    BEFORE_ROLLS,
    DRIVE_BACK,
    DRIVING,
    FAILED,
    WILL_SUCCEED,
    open_window,
)
from podziemia.kernel.ask import Ask, Option, Rules
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
INSTEAD_OF_DICE: Final[Answers[int, Declare]] = Answers("a ploy decides the attack without dice")
DEFENCE_ROLLED: Final[Answers[int, Weigh]] = Answers("the bearer of an upgrade has rolled for its defence")
Hit = Callable[[ShadespireState, Strike, int], Rules[None]]
HIT_BY: Final[Answers[int, Hit]] = Answers("the bearer of an upgrade has hit the fighter on that hex")
HIT_WITH: Final[Answers[str, Hit]] = Answers("an attack with words of its own has hit the fighter on that hex")
Firm = Callable[[ShadespireState, Strike, int], bool]
FIRM: Final[Answers[int, Firm]] = Answers(
    "an upgrade of the target, or a ploy of that seat, keeps it from being driven"
)
MoreDrives = Callable[[ShadespireState, Strike], list[Option]]
DRIVES: Final[Answers[int, MoreDrives]] = Answers("an upgrade of the attacker drives the target otherwise")


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
    no_support: bool = False,
) -> Rules[bool]:
    """Choose one of the fighter's attacks and make it; nothing happens where none has a target. Whether it was made.
    `begun` is the Move part of a Charge that it ends."""
    charge = begun is not None
    profiles = strikes(s, seat, f, charge)
    if not profiles:
        return False
    s.aim = aim = Aim(seat, f.number, charge=charge, no_support=no_support)
    answer = yield Ask(seat, "attack.with", [WITH[PROFILE_NUMBER[p.id]] for p in profiles], because)
    s.aim = None
    profile = next(p for p in profiles if p.id == answer.thing)
    yield from step_first(s, seat, f, profile, charge)
    targets = targets_from(s, seat, f, profile, f.hex) if f.hex != NOWHERE else []
    if not targets:
        return False
    aim.profile = profile.id
    target = yield from choose_target(s, f, aim, targets, because)
    yield from strike(s, seat, f, profile, target, begun, as_reaction, no_support)
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
    no_support: bool = False,
) -> Rules[None]:
    """Make the attack against the target, or against all adjacent ones (SHA-8.23)."""
    a = Strike(seat, f, profile, target)
    a.begun = begun
    a.charge = begun is not None
    a.as_reaction = as_reaction
    a.no_support = no_support
    a.range = range_of(s, profile)
    a.many = hits_all_adjacent(s, seat, f, profile, a.range)
    if a.many:
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
    waiting = a.targets[:]
    while waiting and a.attacker.hex != NOWHERE:
        waiting = [t for t in waiting if t.hex != NOWHERE]
        if not waiting:
            return
        if len(waiting) > 1:
            answer = yield Ask(a.seat, "attack.next", [TARGET[t.thing] for t in waiting], a.profile.id, len(waiting))
            a.target = next(t for t in waiting if t.thing == answer.index)
        else:
            a.target = waiting[0]
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


# ---- dice ----


def decide(s: ShadespireState, a: Strike) -> Rules[None]:
    """By the dice, unless a ploy decides without them."""
    for card, _, _ in a.spells:
        if card in INSTEAD_OF_DICE.effects:
            yield from INSTEAD_OF_DICE.effects[card](s, a)
            return
    yield from roll_attack(s, a)
    yield from roll_defence(s, a)
    judge(a)


def roll_attack(s: ShadespireState, a: Strike) -> Rules[None]:
    """The attack roll and its re-rolls, before the other side rolls (SHA-8.05, SHA-1.06)."""
    a.attack_roll = roll(s.rng, ATTACK_DIE, a.attack_dice)
    show(s, a.seat, a.attacker, "attack_rolled", a.attack_roll)
    a.fresh = fresh = list(range(a.attack_dice))
    if a.reroll_any:
        yield from reroll_some(s, a, a.seat, fresh, a.attack_dice, a.reroll_any)
    for _ in range(a.rerolls):
        yield from reroll_some(s, a, a.seat, fresh, 1, a.profile.id)
    if relics(a.attacker) >= 3:
        yield from reroll_all(s, a.seat, a.attack_roll, ATTACK_DIE, "relics_three", fresh)
    if CRIT in a.attack_roll:
        a.crits_rolled.append(a.attacker)


def roll_defence(s: ShadespireState, a: Strike) -> Rules[None]:
    target = a.target
    a.defence_roll = roll(s.rng, DEFENCE_DIE, a.defence_dice)
    show(s, target.seat, target, "defence_rolled", a.defence_roll)
    fresh = list(range(a.defence_dice))
    if a.target_reroll:
        yield from reroll_one_of(s, target.seat, a.defence_roll, DEFENCE_DIE, fresh, a.target_reroll)
    if relics(target) >= 2:
        yield from reroll_all(s, target.seat, a.defence_roll, DEFENCE_DIE, "relics_two", fresh)
    if a.set_aside:
        shown = sorted(set(a.defence_roll))
        answer = yield Ask(target.seat, "defence.aside", [ASIDE[face] for face in shown], a.set_aside)
        a.defence_roll.remove(answer.index)
    if CRIT in a.defence_roll:
        a.crits_rolled.append(target)
    for card in target.upgrades:
        if card in DEFENCE_ROLLED.effects:
            DEFENCE_ROLLED.effects[card](s, a)
    if CRIT in a.defence_roll or SHIELD in a.defence_roll:
        befalls(s, DEFENDED, target)


def show(s: ShadespireState, seat: int, f: Fighter, what: str, dice: list[int]) -> None:
    if s.heard is not None:
        if what == "attack_rolled":
            s.tell("attack_rolled", seat, f.id, things=tuple([FACE_IDS[face] for face in dice]))
        else:
            s.tell("defence_rolled", seat, f.id, things=tuple([FACE_IDS[face] for face in dice]))


def relics(f: Fighter) -> int:
    return len([card for card in f.upgrades if upgrade(card).kind == "relic"])


def reroll_some(s: ShadespireState, a: Strike, seat: int, fresh: list[int], most: int, because: str) -> Rules[None]:
    """Choose up to so many attack dice, then roll them together; each die once only (SHA-1.04, SHA-1.05)."""
    chosen: list[int] = []
    while len(chosen) < most:
        left = [i for i in fresh if i not in chosen]
        shown = sorted({a.attack_roll[i] for i in left})
        if not shown:
            break
        answer = yield Ask(
            seat, "attack.reroll", [*[REROLL[face] for face in shown], DONE], because, most - len(chosen)
        )
        if answer is DONE:
            break
        chosen.append(next(i for i in left if a.attack_roll[i] == answer.index))
    for i in chosen:
        fresh.remove(i)
        a.attack_roll[i] = ATTACK_DIE[s.rng.below(6)]
    if chosen:
        show(s, seat, a.attacker, "attack_rolled", a.attack_roll)


def reroll_one_of(
    s: ShadespireState, seat: int, dice: list[int], die: tuple[int, ...], fresh: list[int], because: str
) -> Rules[None]:
    shown = sorted({dice[i] for i in fresh})
    answer = yield Ask(seat, "defence.reroll", [*[REROLL[face] for face in shown], DONE], because, 1)
    if answer is not DONE:
        i = next(i for i in fresh if dice[i] == answer.index)
        fresh.remove(i)
        dice[i] = die[s.rng.below(6)]
        s.tell("die_rolled", seat, FACE_IDS[dice[i]])


def reroll_all(
    s: ShadespireState, seat: int, dice: list[int], die: tuple[int, ...], id: str, fresh: list[int]
) -> Rules[None]:
    """The relics' Reaction: all dice anew that were not re-rolled yet."""
    if not fresh:
        return
    answer = yield Ask(seat, "react.relics", [REACT[REACT_NUMBER[id]], DECLINE])
    if answer is DECLINE:
        return
    s.tell("reacted", seat, id)
    for i in fresh:
        dice[i] = die[s.rng.below(6)]
    fresh.clear()
    s.tell("dice_rolled", seat, things=tuple([FACE_IDS[face] for face in dice]))


# ---- outcome ----


def judge(a: Strike) -> None:
    """Criticals first, then totals; equal with a success on both sides is a draw (SHA-8.10 to SHA-8.13)."""
    crits = successes(a.attack_roll, a.crit_faces)
    counted = counted_defence(a, CRIT in a.attack_roll)
    target_crits = a.defence_roll.count(CRIT) if a.target_crit else 0
    total, target_total = successes(a.attack_roll, a.attack_faces), successes(a.defence_roll, counted)
    if crits != target_crits:
        a.outcome = SUCCESS if crits > target_crits else FAILURE
    elif total != target_total:
        a.outcome = SUCCESS if total > target_total else FAILURE
    else:
        a.outcome = DRAW if total else FAILURE
    a.crit_hit = a.outcome == SUCCESS and crits > 0


def failed(s: ShadespireState, a: Strike) -> Rules[None]:
    yield from open_window(s, FAILED, a)
    if a.outcome == SUCCESS:
        yield from succeed(s, a)  # a die was re-rolled: Aspiring Boss


def succeed(s: ShadespireState, a: Strike) -> Rules[None]:
    """A hit: Reactions, damage, and what the attack does besides."""
    f, target = a.attacker, a.target
    yield from open_window(s, WILL_SUCCEED, a)
    if a.outcome != SUCCESS or target.hex == NOWHERE:
        return
    a.succeeded = True
    note_success(s, a)
    n = dealt_damage(a)
    needed = target.most_wounds() - target.wounds
    place = target.hex
    if a.bounced is not None:
        a.dealt = yield from hurt(s, f, n, a.bounced, a)
    else:
        a.dealt = yield from hurt(s, target, n, striker(a), a)
        a.trap_hurt = a.trap_hurt or (a.trapped and a.dealt > 0)
        if target.hex == NOWHERE:
            a.exact_kill = a.exact_kill or a.dealt == needed
            a.over_kill = a.over_kill or a.dealt >= 2 * needed
    yield from after_hit(s, a, place)


def note_success(s: ShadespireState, a: Strike) -> None:
    f, target = a.attacker, a.target
    a.any_crit_hit = a.any_crit_hit or a.crit_hit
    s.hits |= 1 << f.number
    if a.profile.id in PISTOLS:
        s.pistol_hits[f.seat] += 1
    a.hit_guard = a.hit_guard or s.on_guard(target)
    a.underdog_hit = a.underdog_hit or a.support_lead <= -2
    befalls(s, STRUCK_TRUE, f)


def after_hit(s: ShadespireState, a: Strike, place: int) -> Rules[None]:
    for card in a.attacker.upgrades[:]:
        if card in HIT_BY.effects:
            yield from HIT_BY.effects[card](s, a, place)
    if a.profile.id in HIT_WITH.effects:
        yield from HIT_WITH.effects[a.profile.id](s, a, place)


# ---- drive back ----


def cannot_be_driven(s: ShadespireState, a: Strike) -> bool:
    """Protected from being driven back, and so never trapped (SHA-8.20, SHA-8.21)."""
    target = a.target
    if a.no_drive or target.card.never_driven_back:
        return True
    for card in target.upgrades:
        if card in FIRM.effects and FIRM.effects[card](s, a, target.seat):
            return True
    for card, seat, _ in a.spells:
        if card in FIRM.effects and FIRM.effects[card](s, a, seat):
            return True
    return False


def drive_back(s: ShadespireState, a: Strike) -> Rules[None]:
    """The attacker may drive the target back; on a draw who cannot go anywhere is trapped (SHA-8.16, SHA-8.19). Who
    cannot be driven back may still react to having been hit."""
    f, target = a.attacker, a.target
    if f.hex == NOWHERE or target.hex == NOWHERE:
        return
    used = yield from open_window(s, DRIVE_BACK, a)
    if a.drive_used or f.hex == NOWHERE or target.hex == NOWHERE:
        return
    options = drive_options(s, a)
    if options == [STAY]:
        return
    answer = yield Ask(a.seat, "drive.to", options, target.id)
    if answer is STAY:
        return
    if answer is TRAP:
        yield from trapped(s, a)
        return
    there = s.ground.ids[answer.thing]
    if answer.verb == "push":
        yield from push_to(s, a.seat, target, there, 1, a)
        return
    if not used:
        yield from open_window(s, DRIVING, a)
    if target.hex == NOWHERE or f.hex == NOWHERE:
        return
    yield from drive_to(s, a, target, there)
    yield from knock_back(s, a)
    yield from shake(s, target, a)


def drive_options(s: ShadespireState, a: Strike) -> list[Option]:
    """The hexes, to let it stay, or the trap; an upgrade may do something else instead."""
    options: list[Option] = []
    if not cannot_be_driven(s, a):
        options = s.options_at(DRIVE, drive_hexes(s, a.attacker, a.target))
        if not options and a.outcome == DRAW:
            options.append(TRAP)
    for card in a.attacker.upgrades:
        if card in DRIVES.effects:
            options += DRIVES.effects[card](s, a)
    return [*options, STAY]


def trapped(s: ShadespireState, a: Strike) -> Rules[None]:
    """The attack counts as successful and deals its damage; no drive back follows (SHA-8.19)."""
    a.outcome = SUCCESS
    a.trapped = True
    a.crit_hit = successes(a.attack_roll, a.crit_faces) > 0
    s.tell("trapped", a.seat, a.target.id)
    yield from succeed(s, a)
    if a.attacker.hex != NOWHERE and a.target.hex != NOWHERE:
        yield from open_window(s, DRIVE_BACK, a)


def knock_back(s: ShadespireState, a: Strike) -> Rules[None]:
    """Up to so many hexes more, each further away (SHA-8.22)."""
    f, target = a.attacker, a.target
    for _ in range(a.knockback + (a.profile.crit_knockback if a.crit_hit else 0)):
        if f.hex == NOWHERE or target.hex == NOWHERE:
            return
        hexes = drive_hexes(s, f, target)
        if not hexes:
            return
        options = [*s.options_at(DRIVE, hexes), STAY]
        answer = yield Ask(a.seat, "drive.further", options, target.id)
        if answer is STAY:
            return
        yield from drive_to(s, a, target, s.ground.ids[answer.thing])


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
