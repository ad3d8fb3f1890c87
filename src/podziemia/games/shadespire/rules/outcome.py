"""What comes of an attack: hits and their damage, drive back, Knockback and traps (SHA-8.14 to SHA-8.22)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.shadespire.data.cards import PISTOLS
from podziemia.games.shadespire.data.hexes import NOWHERE
from podziemia.games.shadespire.data.options import (
    DRIVE,
    STAY,
    TRAP,
)
from podziemia.games.shadespire.rules.deed import DRAW, SUCCESS, Strike
from podziemia.games.shadespire.rules.harm import hurt
from podziemia.games.shadespire.rules.inspire import STRUCK_TRUE, befalls
from podziemia.games.shadespire.rules.movement import drive_hexes, drive_to, push_to, shake
from podziemia.games.shadespire.rules.rolls import successes
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.games.shadespire.rules.strength import (
    dealt_damage,
    striker,
)
from podziemia.games.shadespire.rules.windows import (
    DRIVE_BACK,
    DRIVING,
    FAILED,
    WILL_SUCCEED,
    open_window,
)
from podziemia.kernel.ask import Ask, Option, Rules
from podziemia.kernel.moments import Answers

Hit = Callable[[ShadespireState, Strike, int], Rules[None]]
HIT_BY: Final[Answers[int, Hit]] = Answers("the bearer of an upgrade has hit the fighter on that hex")
HIT_WITH: Final[Answers[str, Hit]] = Answers("an attack with words of its own has hit the fighter on that hex")
Firm = Callable[[ShadespireState, Strike, int], bool]
FIRM: Final[Answers[int, Firm]] = Answers(
    "an upgrade of the target, or a ploy of that seat, keeps it from being driven"
)
MoreDrives = Callable[[ShadespireState, Strike], list[Option]]
DRIVES: Final[Answers[int, MoreDrives]] = Answers("an upgrade of the attacker drives the target otherwise")


# ---- hit or miss ----


def failed(s: ShadespireState, a: Strike) -> Rules[None]:
    yield from open_window(s, FAILED, a)
    if a.outcome == SUCCESS:
        yield from succeed(s, a)  # a die was re-rolled: Aspiring Boss


def succeed(s: ShadespireState, a: Strike) -> Rules[None]:
    """A hit: Reactions, damage, and what the attack does besides."""
    f, target = a.attacker, a.target
    yield from open_window(s, WILL_SUCCEED, a)
    if a.outcome != SUCCESS:
        return
    a.succeeded = True
    note_success(s, a)
    n = dealt_damage(a)
    needed = target.most_wounds() - target.wounds
    place = target.hex
    if a.bounced is not None:
        yield from hurt(s, f, n, a.bounced, a)
    else:
        dealt = yield from hurt(s, target, n, striker(a), a)
        a.trap_hurt = a.trap_hurt or (a.trapped and dealt > 0)
        if target.hex == NOWHERE:
            a.exact_kill = a.exact_kill or dealt == needed
            a.over_kill = a.over_kill or dealt >= 2 * needed
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
    for card in a.attacker.upgrades:
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
    yield from open_window(s, DRIVE_BACK, a)
    if a.drive_used or f.hex == NOWHERE or target.hex == NOWHERE:
        return
    answer = yield Ask(a.seat, "drive.to", drive_options(s, a), target.id)
    if answer is STAY:
        return
    if answer is TRAP:
        yield from trapped(s, a)
        return
    there = s.ground.ids[answer.thing]
    if answer.verb == "push":
        yield from push_to(s, a.seat, target, there, 1, a)
        return
    yield from open_window(s, DRIVING, a)
    if target.hex == NOWHERE or f.hex == NOWHERE:
        return
    yield from drive_to(s, a, target, there, a)
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
        yield from drive_to(s, a, target, s.ground.ids[answer.thing], a)
