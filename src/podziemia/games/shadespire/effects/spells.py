"""Ploys in force: what they do to attacks, moves, Defence and damage in the activation they wait for (SHA-9.08)."""

from __future__ import annotations

from collections.abc import Callable

from podziemia.games.shadespire.data.cards import NUMBER, PISTOLS
from podziemia.games.shadespire.data.dice import DODGE, HAMMER, SHIELD, SWORD, faces
from podziemia.games.shadespire.data.options import CHOOSE, FAIL, SUCCEED
from podziemia.games.shadespire.data.profiles import Profile
from podziemia.games.shadespire.rules.attack import BEFORE_WEIGHING, STEPS_FIRST
from podziemia.games.shadespire.rules.attack_dice import INSTEAD_OF_DICE
from podziemia.games.shadespire.rules.deed import FAILURE, SUCCESS, Deed, Doer, Strike
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.games.shadespire.rules.harm import hurt
from podziemia.games.shadespire.rules.movement import FARTHER, MOST_FARTHER, PACE, SHAKEN, Pace, flood, token_mask
from podziemia.games.shadespire.rules.outcome import FIRM
from podziemia.games.shadespire.rules.rolls import roll_off
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.games.shadespire.rules.strength import (
    BEARING,
    DEFENCE,
    IN_FORCE,
    RANGE,
    SUPPORTING,
    SWEEPS,
    WARDED,
    Support,
    Weigh,
    backers_of,
)
from podziemia.kernel.ask import Ask, Rules


def bearing(*ids: str) -> Callable[[Weigh], Weigh]:
    """Ploys that change the attack that uses them up."""
    return BEARING.to(*[NUMBER[id] for id in ids])


# ---- dice and damage of an attack ----


@bearing("khorne_calls", "glory_to_khorne", "more_choppin")
def one_die_more(s: ShadespireState, a: Strike) -> None:
    a.attack_dice += 1


@bearing("blood_offering")
def blood_offering(s: ShadespireState, a: Strike) -> None:
    """Two dice more."""
    a.attack_dice += 2


@bearing("blood_frenzy")
def blood_frenzy(s: ShadespireState, a: Strike) -> None:
    """One die more; HAMMER and SWORD succeed."""
    a.attack_dice += 1
    a.attack_faces |= faces(HAMMER, SWORD)


@bearing("righteous_zeal", "gorkamorkas_blessing", "frenzied_stabbing", "continue_the_slaughter", "lightning_blow")
def one_damage_more(s: ShadespireState, a: Strike) -> None:
    a.damage += 1


@bearing("slaying_blow", "lethal_strike")
def double_on_crit(s: ShadespireState, a: Strike) -> None:
    """A critical hit deals twice the damage."""
    a.doubles += 1


@bearing("unstoppable_strike")
def unstoppable_strike(s: ShadespireState, a: Strike) -> None:
    """Cleave."""
    a.cleave = True


@bearing("fuelled_by_fury")
def fuelled_by_fury(s: ShadespireState, a: Strike) -> None:
    """Any attack dice may be re-rolled."""
    a.reroll_any = "fuelled_by_fury"


@WARDED.to(NUMBER["parry"])
def parry(s: ShadespireState, a: Strike) -> None:
    """One of the defence dice is set aside."""
    a.set_aside = "parry"


@IN_FORCE.to(NUMBER["blood_rain"])
def blood_rain(s: ShadespireState, a: Strike) -> None:
    """Every attack has SWORD for its symbol."""
    a.attack_faces = a.attack_faces & ~faces(HAMMER) | faces(SWORD)


@bearing("curious_inversion")
def curious_inversion(s: ShadespireState, a: Strike) -> None:
    """HAMMER and SWORD change places, and so do SHIELD and DODGE."""
    a.attack_faces = exchanged(a.attack_faces, HAMMER, SWORD)
    a.defence_faces = exchanged(a.defence_faces, SHIELD, DODGE)


def exchanged(counted: int, one: int, other: int) -> int:
    if counted >> one & 1 == counted >> other & 1:
        return counted
    return counted ^ faces(one, other)


@RANGE.to(NUMBER["darkness_descends"])
def darkness_descends(reach: int) -> int:
    """The first attack has Range 1."""
    return 1


SWEEPS.to(NUMBER["mighty_swing"])(False)


@INSTEAD_OF_DICE.to(NUMBER["desperate_gambit"])
def desperate_gambit(s: ShadespireState, a: Strike) -> Rules[None]:
    """A roll-off instead of dice, and its winner decides (SHA-16.05)."""
    winner = roll_off(s)
    answer = yield Ask(winner, "attack.gambit", [SUCCEED, FAIL], "desperate_gambit")
    a.outcome = SUCCESS if answer is SUCCEED else FAILURE


@STEPS_FIRST.to(NUMBER["steady_volley"])
def steady_volley(profile: Profile, charge: bool) -> bool:
    """Pushed one hex before a shot with a pistol."""
    return profile.id in PISTOLS


@FIRM.to(NUMBER["stormforged_resistance"])
def stormforged_resistance(s: ShadespireState, a: Strike, seat: int) -> bool:
    """None of its player's fighters can be driven back."""
    return seat == a.target.seat


@FIRM.to(NUMBER["we_shall_not_be_moved"])
def we_shall_not_be_moved(s: ShadespireState, a: Strike, seat: int) -> bool:
    """None of its player's fighters that hold objectives can be driven back."""
    return seat == a.target.seat and s.holds(a.target)


# ---- supports ----


@BEFORE_WEIGHING.to(NUMBER["dual_strike"])
def dual_strike(s: ShadespireState, a: Strike, seat: int) -> Rules[None]:
    """Whoever played it says which fighter that supports the attacker counts as two."""
    backers = backers_of(s, a)
    if backers:
        answer = yield Ask(seat, "support.doubled", [CHOOSE[f.thing] for f in backers], "dual_strike")
        a.doubled = next(f for f in backers if f.thing == answer.index)


@SUPPORTING.to(NUMBER["scrag_em"])
def scrag_em(s: ShadespireState, a: Strike, seat: int, mine: Support, theirs: Support) -> None:
    """Allies that support the attack count as two."""
    mine.twice = mine.twice or seat == a.attacker.seat


@SUPPORTING.to(NUMBER["valiant_attack"])
def valiant_attack(s: ShadespireState, a: Strike, seat: int, mine: Support, theirs: Support) -> None:
    """Foes give no support to the target."""
    theirs.denied = theirs.denied or seat != a.target.seat


@SUPPORTING.to(NUMBER["clawing_hands"])
def clawing_hands(s: ShadespireState, a: Strike, seat: int, mine: Support, theirs: Support) -> None:
    """Its player's fallen fighters count as supporting."""
    side = mine if seat == a.attacker.seat else theirs
    side.more += len(s.slain(seat))


# ---- Defence ----


@DEFENCE.to(NUMBER["fountain_of_gore"])
def fountain_of_gore(s: ShadespireState, f: Fighter, seat: int) -> int:
    """1 Defence more for its player's fighters."""
    return 1 if seat == f.seat else 0


@DEFENCE.to(NUMBER["firm_footing"], NUMBER["fortify"])
def defence_of_holders(s: ShadespireState, f: Fighter, seat: int) -> int:
    """1 Defence more for its player's fighters that hold objectives."""
    return 1 if seat == f.seat and s.holds(f) else 0


# ---- moves ----


@PACE.to(NUMBER["invisible_walls"])
def invisible_walls(s: ShadespireState, f: Fighter, seat: int, charging: bool, pace: Pace) -> None:
    """Nobody's Move is more than 1."""
    pace.printed = min(1, pace.printed)


@PACE.to(NUMBER["danse_macabre"])
def danse_macabre(s: ShadespireState, f: Fighter, seat: int, charging: bool, pace: Pace) -> None:
    """1 Move more for its player's fighters."""
    pace.more += seat == f.seat


@PACE.to(NUMBER["bloodslick_ground"])
def bloodslick_ground(s: ShadespireState, f: Fighter, seat: int, charging: bool, pace: Pace) -> None:
    """2 Move less for all foes."""
    pace.more -= 2 if seat != f.seat else 0


@PACE.to(NUMBER["grasping_hands"])
def grasping_hands(s: ShadespireState, f: Fighter, seat: int, charging: bool, pace: Pace) -> None:
    """The fighter activated moves less by the number of its player's fallen fighters."""
    pace.more -= len(s.slain(seat)) if f.number == s.activated else 0


@PACE.to(NUMBER["spectral_wings"])
def spectral_wings(s: ShadespireState, f: Fighter, seat: int, charging: bool, pace: Pace) -> None:
    """2 Move more for the first Move action."""
    pace.more += 2


@PACE.to(NUMBER["sprint"], NUMBER["sudden_skittering"], NUMBER["lightning_stride"])
def sprint(s: ShadespireState, f: Fighter, seat: int, charging: bool, pace: Pace) -> None:
    """Twice the Move for its player's first Move action, outside a Charge."""
    pace.times *= 2 if seat == f.seat and not charging else 1


@FARTHER.to(NUMBER["tantalising_prize"])
def tantalising_prize(s: ShadespireState, got: int, ground: int) -> int:
    """Two hexes more onto an objective."""
    return got | flood(got, MOST_FARTHER, ground) & token_mask(s)


@SHAKEN.to(NUMBER["shattering_terrain"])
def shattering_terrain(s: ShadespireState, f: Fighter, seat: int, deed: Deed) -> Rules[None]:
    """Every Move action, push or drive back costs 1 damage (SHA-16.12)."""
    yield from hurt(s, f, 1, Doer(seat, source="shattering_terrain"), deed)
