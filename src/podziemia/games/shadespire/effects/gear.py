"""Reactions of upgrades and of fighters themselves."""

from __future__ import annotations

from podziemia.games.shadespire.data.cards import CARD_IDS, NUMBER, upgrade
from podziemia.games.shadespire.data.dice import HAMMER_OR_CRIT, SHIELD, SHIELD_OR_CRIT, faces
from podziemia.games.shadespire.data.hexes import NOWHERE
from podziemia.games.shadespire.effects.interrupts import attacker_of, doom_of
from podziemia.games.shadespire.effects.reactions import can_hit, strike_at
from podziemia.games.shadespire.rules.attack import attack_with, may_strike, strike, strikes
from podziemia.games.shadespire.rules.attack_dice import judge, reroll_some
from podziemia.games.shadespire.rules.deed import FAILURE, MOVE, SUCCESS, Deed, Doer, Strike
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.games.shadespire.rules.hands import draw_power
from podziemia.games.shadespire.rules.harm import by_attack, discard_upgrade, hurt, out_of_action
from podziemia.games.shadespire.rules.movement import ask_place, ask_push, push_hexes, starting_hexes, swap
from podziemia.games.shadespire.rules.outcome import cannot_be_driven
from podziemia.games.shadespire.rules.play import attack_die, defence_die
from podziemia.games.shadespire.rules.settle import settle
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.games.shadespire.rules.strength import targets_from
from podziemia.games.shadespire.rules.windows import (
    AFTER_ACTION,
    AFTER_ACTIVATION,
    AFTER_ATTACK,
    AFTER_MOVE,
    DOOMED,
    DRIVE_BACK,
    FAILED,
    WILL_SUCCEED,
    When,
    reaction,
)
from podziemia.kernel.ask import Rules

Bearer = Fighter | None


def of(bearer: Bearer) -> Fighter:
    assert bearer is not None
    return bearer


def a_strike(deed: Deed) -> Strike:
    assert isinstance(deed, Strike)
    return deed


def is_target(bearer: Bearer, deed: Deed) -> bool:
    return a_strike(deed).target is bearer and a_strike(deed).attacker.seat != of(bearer).seat


# ---- the attack on it failed ----


def profile_reaches(s: ShadespireState, f: Fighter, id: str, target: Fighter) -> bool:
    """Whether the Reaction's own attack has the attacker in range and sight (SHA-10.07)."""
    if not may_strike(s, f):
        return False
    return [p for p in f.profiles() if p.id == id and target in targets_from(s, f.seat, f, p, f.hex)] != []


def answer_with(s: ShadespireState, f: Fighter, id: str, target: Fighter) -> Rules[None]:
    profile = next(p for p in f.profiles() if p.id == id)
    yield from strike(s, f.seat, f, profile, target, as_reaction=True)


def parries(s: ShadespireState, bearer: Bearer, deed: Deed, id: str) -> bool:
    return is_target(bearer, deed) and profile_reaches(s, of(bearer), id, a_strike(deed).attacker)


@reaction("furious_parry", FAILED, lambda s, seat, b, d: parries(s, b, d, "furious_parry"))
def furious_parry(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """She cannot be driven back and strikes at the attacker."""
    a_strike(deed).no_drive = True
    yield from answer_with(s, of(bearer), "furious_parry", a_strike(deed).attacker)


@reaction("gorefist", FAILED, lambda s, seat, b, d: parries(s, b, d, "gorefist"))
def gorefist(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """He cannot be driven back and strikes at the attacker."""
    a_strike(deed).no_drive = True
    yield from answer_with(s, of(bearer), "gorefist", a_strike(deed).attacker)


@reaction("swift_gorefist", FAILED, lambda s, seat, b, d: parries(s, b, d, "swift_gorefist"))
def swift_gorefist(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """The same with two dice."""
    a_strike(deed).no_drive = True
    yield from answer_with(s, of(bearer), "swift_gorefist", a_strike(deed).attacker)


def can_riposte(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> bool:
    return is_target(bearer, deed) and can_hit(s, of(bearer), a_strike(deed).attacker)


@reaction("fatal_riposte", FAILED, can_riposte)
def fatal_riposte(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """HAMMER or CRIT: no drive back, and the bearer attacks the attacker."""
    if attack_die(s, seat, HAMMER_OR_CRIT):
        a_strike(deed).no_drive = True
        yield from strike_at(s, of(bearer), a_strike(deed).attacker, "fatal_riposte")


@reaction("furious_blow", FAILED, can_riposte)
def furious_blow(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """No drive back, and the bearer attacks the attacker."""
    a_strike(deed).no_drive = True
    yield from strike_at(s, of(bearer), a_strike(deed).attacker, "furious_blow")


def attacked_from_next_hex(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> bool:
    return is_target(bearer, deed) and a_strike(deed).attacker in s.adjacent(of(bearer), 1 - seat)


@reaction("shield_bash", FAILED, attacked_from_next_hex)
def shield_bash(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """No drive back, and the attacker may be pushed one hex."""
    a_strike(deed).no_drive = True
    yield from ask_push(s, seat, a_strike(deed).attacker, "shield_bash", deed, may_stay=True)


def failed_at_leader(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> bool:
    a = a_strike(deed)
    return a.attacker is bearer and s.is_leader(a.target) and a.fresh != []


@reaction("aspiring_boss", FAILED, failed_at_leader)
def aspiring_boss(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """Re-roll one attack die that has not been re-rolled yet, then look at the outcome again (SHA-1.05)."""
    a = a_strike(deed)
    yield from reroll_some(s, a, seat, a.fresh, 1, "aspiring_boss")
    judge(a)


# ---- about to be hit, or hit ----


def will_be_hurt(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> bool:
    return is_target(bearer, deed) and not of(bearer).frozen


@reaction("expendable", WILL_SUCCEED, will_be_hurt)
def expendable(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """The bearer is slain instead, and the attacker takes 1 damage."""
    a = a_strike(deed)
    own = Deed("reaction", seat, of(bearer), NUMBER["expendable"])
    own.as_reaction = True
    out_of_action(s, of(bearer), own.doer(), own)
    a.outcome = FAILURE
    yield from hurt(s, a.attacker, 1, own.doer(), own)
    yield from settle(s, own)


def hit_and_alive(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> bool:
    return parries(s, bearer, deed, "defiant_strike") and a_strike(deed).outcome == SUCCESS


@reaction("defiant_strike", DRIVE_BACK, hit_and_alive)
def defiant_strike(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """No drive back, and the bearer strikes at whoever hit it."""
    a_strike(deed).no_drive = True
    yield from answer_with(s, of(bearer), "defiant_strike", a_strike(deed).attacker)


def could_be_driven(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> bool:
    if not is_target(bearer, deed) or a_strike(deed).trapped or cannot_be_driven(s, a_strike(deed)):
        return False
    return push_hexes(s, of(bearer)) != 0


@reaction("ever_advancing", DRIVE_BACK, could_be_driven)
@reaction("light_footed", DRIVE_BACK, could_be_driven)
@reaction("superior_agility", DRIVE_BACK, could_be_driven)
@reaction("unshakeable", DRIVE_BACK, could_be_driven)
def push_instead(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """Pushed one hex in any direction instead of being driven back (SHA-16.02)."""
    a_strike(deed).drive_used = True
    yield from ask_push(s, seat, of(bearer), "", deed)


def hit_neighbour(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> bool:
    a = a_strike(deed)
    if a.attacker is not bearer or a.outcome != SUCCESS or a.trapped:
        return False
    return a.target in s.adjacent(a.attacker, 1 - seat) and not cannot_be_driven(s, a)


@reaction("cunning_duellist", DRIVE_BACK, hit_neighbour)
def cunning_duellist(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """Bearer and target swap hexes instead of a drive back."""
    a = a_strike(deed)
    a.drive_used = True
    swap(s, a.attacker, a.target)
    yield from ()


# ---- about to be slain ----


def is_doomed(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> bool:
    return doom_of(deed).victim is bearer


def saved_by(id: str, counted: int, discarded: bool) -> None:
    @reaction(id, DOOMED, is_doomed)
    def save(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
        if defence_die(s, seat, counted):
            deed.saved = True
            if discarded:
                discard_upgrade(s, of(bearer), NUMBER[id], Doer(seat, source=id), deed)
        yield from ()


saved_by("unkillable", SHIELD_OR_CRIT, True)
saved_by("soultrap", SHIELD_OR_CRIT, True)
saved_by("grimnirs_blessing", faces(SHIELD), False)


@reaction("tethered_spirit", DOOMED, is_doomed)
def tethered_spirit(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """SHIELD or CRIT: the bearer stands on a starting hex of its territory instead (SHA-16.26)."""
    f = of(bearer)
    if not defence_die(s, seat, SHIELD_OR_CRIT) or not starting_hexes(s, seat):
        return
    deed.saved = True
    cause = doom_of(deed).cause
    if isinstance(cause, Strike):
        cause.no_drive = True
    discard_upgrade(s, f, NUMBER["tethered_spirit"], Doer(seat, source="tethered_spirit"), deed)
    yield from ask_place(s, seat, f, starting_hexes(s, seat), "tethered_spirit", deed)


def doomed_can_attack(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> bool:
    return is_doomed(s, seat, bearer, deed) and strikes(s, seat, of(bearer)) != []


@reaction("no_respite", DOOMED, doomed_can_attack)
def no_respite(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """The doomed bearer makes one of its attacks first."""
    yield from attack_with(s, seat, of(bearer), as_reaction=True, because="no_respite")


def doomed_by_reach(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> bool:
    doom = doom_of(deed)
    attacker = attacker_of(doom)
    if not is_doomed(s, seat, bearer, deed) or attacker is None or not by_attack(doom.by, doom.cause):
        return False
    return attacker.seat != seat and profile_reaches(s, of(bearer), "fatal_strike", attacker)


@reaction("fatal_strike", DOOMED, doomed_by_reach)
def fatal_strike(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """The doomed bearer makes this attack at the attacker."""
    attacker = attacker_of(doom_of(deed))
    if attacker is not None:
        yield from answer_with(s, of(bearer), "fatal_strike", attacker)


# ---- afterwards ----


def push_one_after(id: str, windows: int, when: When, steps: int = 1) -> None:
    @reaction(id, windows, when)
    def push(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
        own = Deed("reaction", seat, of(bearer))
        yield from ask_push(s, seat, of(bearer), id, own, steps=steps, may_stay=steps > 1)
        yield from settle(s, own)


def crit_for(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> bool:
    return of(bearer) in a_strike(deed).crits_rolled and push_hexes(s, of(bearer)) != 0


def own_crit_hit(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> bool:
    a = a_strike(deed)
    return a.attacker is bearer and a.any_crit_hit and push_hexes(s, of(bearer)) != 0


def was_missed(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> bool:
    a = a_strike(deed)
    if a.attacker.seat == seat:
        return False
    return [t for t, _ in a.missed if t is bearer] != [] and push_hexes(s, of(bearer)) != 0


def disengaged(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> bool:
    a = a_strike(deed)
    if a.attacker is not bearer or a.profile.id != "disengage":
        return False
    return a.succeeded and push_hexes(s, of(bearer)) != 0


def own_deed(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> bool:
    if deed.fighter is not bearer or (deed.kind == MOVE and deed.charge):
        return False
    return push_hexes(s, of(bearer)) != 0


def foe_close_by(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> bool:
    f = of(deed.fighter)
    if f.seat == seat or f.hex == NOWHERE or not push_hexes(s, of(bearer)):
        return False
    return s.ground.within(of(bearer).hex, 2) >> f.hex & 1 == 1


push_one_after("shifting_image", AFTER_ATTACK, crit_for)
push_one_after("flickering_image", AFTER_ATTACK, own_crit_hit, 2)
push_one_after("opportunist", AFTER_ATTACK, was_missed)
push_one_after("disengage", AFTER_ATTACK, disengaged)
push_one_after("skitter_scurry", AFTER_ATTACK | AFTER_MOVE | AFTER_ACTION, own_deed)
push_one_after("heroic_stride", AFTER_ACTIVATION, foe_close_by)


def missed_leader(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> bool:
    a = a_strike(deed)
    if a.attacker is not bearer or a.profile.id != "righteous_strike":
        return False
    leaders = [t for t, _ in a.missed if s.is_leader(t)]
    return leaders != [] and profile_reaches(s, of(bearer), "righteous_strike", leaders[0])


@reaction("righteous_strike", AFTER_ATTACK, missed_leader)
def righteous_strike(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """Failed against an enemy leader: once more."""
    target = next(t for t, _ in a_strike(deed).missed if s.is_leader(t))
    yield from answer_with(s, of(bearer), "righteous_strike", target)


def relic_bearer(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> bool:
    if deed.fighter is not bearer or (deed.kind == MOVE and deed.charge):
        return False
    return len(relics_of(of(bearer))) >= 4


def relics_of(f: Fighter) -> list[str]:
    return [CARD_IDS[card] for card in f.upgrades if upgrade(card).kind == "relic"]


@reaction("relics_four", AFTER_ATTACK | AFTER_MOVE | AFTER_ACTION, relic_bearer)
def relics_four(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """Four relics: after its action draw two power cards."""
    draw_power(s, seat, 2)
    yield from ()
