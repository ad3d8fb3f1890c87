"""What upgrades do to the attacks of their bearer and to attacks on it, and attacks with words of their own."""

from __future__ import annotations

from collections.abc import Callable

from podziemia.games.shadespire.data.cards import NUMBER
from podziemia.games.shadespire.data.dice import CRIT, DODGE, HAMMER, SUPPORT1, SUPPORT2, SWORD, faces
from podziemia.games.shadespire.data.hexes import NOWHERE
from podziemia.games.shadespire.data.options import DECLINE, PUSH, USE
from podziemia.games.shadespire.data.profiles import Profile
from podziemia.games.shadespire.rules.attack import DECLARED_BY, DECLARED_WITH, STEPS_FIRST
from podziemia.games.shadespire.rules.attack_dice import DEFENCE_ROLLED
from podziemia.games.shadespire.rules.deed import SUCCESS, Doer, Strike
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.games.shadespire.rules.harm import heal, hurt
from podziemia.games.shadespire.rules.movement import push_hexes
from podziemia.games.shadespire.rules.outcome import DRIVES, FIRM, HIT_BY, HIT_WITH
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.games.shadespire.rules.strength import (
    ARMED,
    DEFENCE,
    SUPPORTED,
    SWEEPS,
    WARDED,
    WIELDED,
    Support,
    Weigh,
    defence_symbol,
    striker,
)
from podziemia.kernel.ask import Ask, Option, Rules


def armed(*ids: str) -> Callable[[Weigh], Weigh]:
    """Upgrades that change the attacks of their bearer."""
    return ARMED.to(*[NUMBER[id] for id in ids])


def warded(*ids: str) -> Callable[[Weigh], Weigh]:
    """Upgrades that change attacks on their bearer."""
    return WARDED.to(*[NUMBER[id] for id in ids])


# ---- dice ----


@armed("frenzy", "brutal_frenzy", "brutal_charge")
def die_in_charge(s: ShadespireState, a: Strike) -> None:
    """One die more in a Charge."""
    a.attack_dice += a.charge


@armed("wrathful_blows", "light_armour")
def one_die_more(s: ShadespireState, a: Strike) -> None:
    a.attack_dice += 1


@armed("army_of_one")
def die_of_the_last(s: ShadespireState, a: Strike) -> None:
    """One die more while the bearer is the last of its side."""
    a.attack_dice += is_last(s, a.attacker)


def is_last(s: ShadespireState, f: Fighter) -> bool:
    return len(s.allies(f.seat)) == 1


@DEFENCE.to(NUMBER["army_of_one"])
def defence_of_the_last(s: ShadespireState, f: Fighter, seat: int) -> int:
    """And one Defence more."""
    return 1 if is_last(s, f) else 0


@WIELDED.to("brave_strike")
def brave_strike(s: ShadespireState, a: Strike) -> None:
    """One die more with no ally next to the bearer."""
    a.attack_dice += not s.adjacent(a.attacker, a.attacker.seat)


@WIELDED.to("coordinated_attack")
def coordinated_attack(s: ShadespireState, a: Strike) -> None:
    """One die more for each other ally next to the target."""
    a.attack_dice += len([ally for ally in s.adjacent(a.target, a.attacker.seat) if ally is not a.attacker])


@armed("activated_runes", "awakened_weapon")
def reroll_one(s: ShadespireState, a: Strike) -> None:
    """One attack die may be re-rolled."""
    a.rerolls += 1


@warded("trusted_defender")
def trusted_defender(s: ShadespireState, a: Strike) -> None:
    """One defence die may be re-rolled."""
    a.target_reroll = "trusted_defender"


@warded("acrobatic")
def acrobatic(s: ShadespireState, a: Strike) -> None:
    """One defence die more for who dodges or is on Guard."""
    a.defence_dice += defence_symbol(a.target) == DODGE or s.on_guard(a.target)


# ---- what counts ----


@armed("berserk_charge", "furious_charge")
def both_symbols_in_charge(s: ShadespireState, a: Strike) -> None:
    """HAMMER and SWORD succeed in a Charge."""
    if a.charge:
        a.attack_faces |= faces(HAMMER, SWORD)


@WIELDED.to("low_blow")
def low_blow(s: ShadespireState, a: Strike) -> None:
    """HAMMER and SWORD succeed."""
    a.attack_faces |= faces(HAMMER, SWORD)


@WIELDED.to("unparalleled_strike")
def unparalleled_strike(s: ShadespireState, a: Strike) -> None:
    """HAMMER counts as CRIT (SHA-16.18)."""
    a.crit_faces |= faces(HAMMER)
    a.attack_faces |= faces(HAMMER)


@WIELDED.to("ghostblade")
def ghostblade(s: ShadespireState, a: Strike) -> None:
    """Nothing but CRIT defends against it; it deals 1 damage at most."""
    a.defence_faces = faces(CRIT)
    a.most_damage = 1


@warded("light_armour")
def light_armour(s: ShadespireState, a: Strike) -> None:
    """The bearer's CRIT counts for nothing in defence (SHA-16.17)."""
    a.target_crit = False


@armed("helpful_whispers")
def helpful_whispers(s: ShadespireState, a: Strike) -> None:
    """Single support succeeds with no ally next to the bearer."""
    if not s.adjacent(a.attacker, a.attacker.seat):
        a.attack_faces |= faces(SUPPORT1)


@warded("lone_warrior")
def lone_warrior(s: ShadespireState, a: Strike) -> None:
    """Single support succeeds in defence with no ally next to the bearer."""
    if not s.adjacent(a.target, a.target.seat):
        a.defence_faces |= faces(SUPPORT1)


@warded("sixth_sense")
def sixth_sense(s: ShadespireState, a: Strike) -> None:
    """Double support never succeeds against the bearer."""
    a.attack_faces &= ~faces(SUPPORT2)


@SUPPORTED.to(NUMBER["assumed_command"])
def assumed_command(s: ShadespireState, f: Fighter, support: Support) -> None:
    """Each ally that supports the bearer counts as two."""
    support.twice = True


@SUPPORTED.to(NUMBER["zealous_defender"])
def zealous_defender(s: ShadespireState, f: Fighter, support: Support) -> None:
    """One supporting fighter more while it holds an objective."""
    support.own += s.holds(f)


# ---- damage and Knockback ----


@armed("deathly_charge", "waaagh")
def damage_after_charge(s: ShadespireState, a: Strike) -> None:
    """1 damage more at Range 1 or 2 in a phase in which the bearer charged."""
    a.damage += a.attacker.charged and a.range <= 2


@armed("festering_blades")
def festering_blades(s: ShadespireState, a: Strike) -> None:
    """2 damage more in a critical hit at Range 1 or 2."""
    a.crit_damage += 2 if a.range <= 2 else 0


@armed("concealed_weapon")
def concealed_weapon(s: ShadespireState, a: Strike) -> None:
    """2 damage more in a critical hit at Range 1."""
    a.crit_damage += 2 if a.range == 1 else 0


@armed("black_hunger")
def black_hunger(s: ShadespireState, a: Strike) -> None:
    """1 damage more at Range 1, against every adjacent fighter, friend or foe."""
    a.damage += a.range == 1


SWEEPS.to(NUMBER["black_hunger"])(True)


@armed("brute_strength")
def brute_strength(s: ShadespireState, a: Strike) -> None:
    """Knockback 1 more."""
    a.knockback += 1


@armed("headlong_rush")
def headlong_rush(s: ShadespireState, a: Strike) -> None:
    """Knockback 1 more in a phase in which the bearer charged."""
    a.knockback += a.attacker.charged


@armed("war_cry")
def war_cry(s: ShadespireState, a: Strike) -> None:
    """Knockback 1 more in all its attacks of an activation in which the bearer charges."""
    a.knockback += a.charge or s.rushing >> a.attacker.number & 1 == 1


# ---- before and after ----


@STEPS_FIRST.to(NUMBER["sneaky_stab_stab"])
def sneaky_stab_stab(profile: Profile, charge: bool) -> bool:
    """Pushed one hex before an attack that is not part of a Charge."""
    return not charge


@DECLARED_WITH.to("daemonic_weapon")
def daemonic_weapon(s: ShadespireState, a: Strike) -> Rules[None]:
    """The attacker takes 1 damage first."""
    yield from hurt(s, a.attacker, 1, Doer(a.attacker.seat, a.attacker, source="daemonic_weapon"), a)


@DECLARED_BY.to(NUMBER["total_offence"])
def total_offence(s: ShadespireState, a: Strike) -> Rules[None]:
    """Outside a Charge: two dice more, if the bearer is not activated again this phase."""
    if a.charge:
        return
    answer = yield Ask(a.seat, "attack.all-out", [USE, DECLINE], "total_offence")
    if answer is USE:
        a.extra_dice += 2
        a.attacker.spent = True


@DEFENCE_ROLLED.to(NUMBER["blessed_armour"])
def blessed_armour(s: ShadespireState, a: Strike) -> None:
    """CRIT in defence heals one wound."""
    if CRIT in a.defence_roll:
        heal(s, a.target, 1)


@HIT_BY.to(NUMBER["lightning_blast"])
def lightning_blast(s: ShadespireState, a: Strike, place: int) -> Rules[None]:
    """A critical hit: each foe next to the target's hex takes 1 damage."""
    if not a.crit_hit:
        return
    for foe in [e for e in s.allies(1 - a.attacker.seat) if s.near(place) >> e.hex & 1]:
        yield from hurt(s, foe, 1, striker(a), a)


@HIT_WITH.to("eadbutt")
def eadbutt(s: ShadespireState, a: Strike, place: int) -> Rules[None]:
    """The target cannot be activated again this phase."""
    if a.target.hex != NOWHERE:
        a.target.spent = True
    yield from ()


@HIT_WITH.to("daemonic_maw")
def daemonic_maw(s: ShadespireState, a: Strike, place: int) -> Rules[None]:
    """The attacker heals one wound."""
    heal(s, a.attacker, 1)
    yield from ()


@FIRM.to(NUMBER["dead_ard"], NUMBER["solid_stance"])
def moved_only_by_crit(s: ShadespireState, a: Strike, seat: int) -> bool:
    """Driven back only by a critical hit."""
    return not a.crit_hit


@DRIVES.to(NUMBER["shake_about"])
def shake_about(s: ShadespireState, a: Strike) -> list[Option]:
    """A hit at Range 1 pushes the target in any direction instead of driving it back."""
    if a.outcome != SUCCESS or a.range != 1:
        return []
    return s.options_at(PUSH, push_hexes(s, a.target))
