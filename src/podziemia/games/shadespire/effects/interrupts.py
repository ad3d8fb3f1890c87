"""Ploys that are Reactions to what is still going on: an attack, a fall, a ploy, an upgrade."""

from __future__ import annotations

from podziemia.games.shadespire.data.dice import ALL_FACES, DODGE_OR_CRIT, HAMMER_OR_CRIT, SHIELD_OR_CRIT, faces
from podziemia.games.shadespire.data.dice import CRIT as CRIT_FACE
from podziemia.games.shadespire.data.hexes import NOWHERE
from podziemia.games.shadespire.data.options import (
    ATTACK,
)
from podziemia.games.shadespire.data.options import MOVE as MOVE_OPTIONS
from podziemia.games.shadespire.effects.reactions import (
    Bearer,
    attacks,
    can_hit,
    cause_of,
    own_of,
    strike_at,
    strike_of,
)
from podziemia.games.shadespire.rules.actions import can_move, move
from podziemia.games.shadespire.rules.attack import attack_with, strikes
from podziemia.games.shadespire.rules.deed import Deed, Strike
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.games.shadespire.rules.hands import draw_power
from podziemia.games.shadespire.rules.harm import Doom, by_attack, hurt
from podziemia.games.shadespire.rules.movement import (
    ask_push,
    push_hexes,
)
from podziemia.games.shadespire.rules.play import attack_die, choose, defence_die
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.games.shadespire.rules.strength import (
    defence_symbol,
)
from podziemia.games.shadespire.rules.windows import (
    AFTER_UPGRADE,
    BEFORE_ROLLS,
    DOOMED,
    DRIVING,
    PLOY_CHOICE,
    PLOY_PLAYED,
    WILL_SUCCEED,
    reaction,
)
from podziemia.kernel.ask import Ask, Rules

# ---- during an attack ----


@reaction("blinding_flash", BEFORE_ROLLS, lambda s, seat, b, d: strike_of(d).range >= 3)
def blinding_flash(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """The attack has Dice 1."""
    strike_of(deed).dice_set = 1
    yield from ()


def other_allies(s: ShadespireState, seat: int, deed: Deed) -> list[Fighter]:
    if not attacks(deed, seat):
        return []
    return [f for f in s.allies(seat) if f is not strike_of(deed).attacker and push_hexes(s, f)]


@reaction("teamwork", BEFORE_ROLLS, lambda s, seat, b, d: other_allies(s, seat, d) != [], choosing=True)
def teamwork(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """Push another ally one hex."""
    f = yield from choose(s, seat, own_of(deed), other_allies(s, seat, cause_of(deed)))
    yield from ask_push(s, seat, f, "teamwork", own_of(deed))


def foe_will_succeed(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> bool:
    return not attacks(deed, seat) and strike_of(deed).target.seat == seat


@reaction("rebound", WILL_SUCCEED, foe_will_succeed)
def rebound(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """DODGE or CRIT: the attacker takes the damage, and nobody is driven back."""
    if defence_die(s, seat, DODGE_OR_CRIT):
        a = strike_of(deed)
        a.bounced = own_of(deed).doer()
        a.no_drive = True
    yield from ()


@reaction("twist_the_knife", WILL_SUCCEED, lambda s, seat, b, d: attacks(d, seat) and strike_of(d).range == 1)
def twist_the_knife(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """One damage more."""
    strike_of(deed).extra_damage += 1
    yield from ()


@reaction("trap", DRIVING, lambda s, seat, b, d: attacks(d, seat) and strike_of(d).target.seat != seat)
def trap(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """A foe being driven back takes 1 damage."""
    yield from hurt(s, strike_of(deed).target, 1, own_of(deed).doer(), own_of(deed))


# ---- about to be slain ----


def doom_of(deed: Deed) -> Doom:
    cause = cause_of(deed)
    assert isinstance(cause, Doom)
    return cause


def attacker_of(deed: Doom) -> Fighter | None:
    return deed.cause.attacker if isinstance(deed.cause, Strike) else None


def can_strike_back(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> bool:
    doom = doom_of(deed)
    attacker = attacker_of(doom)
    if doom.victim.seat != seat or attacker is None:
        return False
    return attacker.seat != seat and can_hit(s, doom.victim, attacker)


@reaction("last_lunge", DOOMED, can_strike_back)
def last_lunge(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """HAMMER or CRIT: the doomed ally attacks the attacker."""
    doom = doom_of(deed)
    attacker = attacker_of(doom)
    if attack_die(s, seat, HAMMER_OR_CRIT) and attacker is not None:
        yield from strike_at(s, doom.victim, attacker, "last_lunge")


def doomed_near_foes(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> bool:
    victim = doom_of(deed).victim
    return victim.seat == seat and s.adjacent(victim, 1 - seat) != []


@reaction("death_throes", DOOMED, doomed_near_foes, choosing=True)
def death_throes(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """A foe next to the doomed ally takes 1 damage."""
    foe = yield from choose(s, seat, own_of(deed), s.adjacent(doom_of(deed).victim, 1 - seat))
    yield from hurt(s, foe, 1, own_of(deed).doer(), own_of(deed))


def doomed_by_attack(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> bool:
    doom = doom_of(deed)
    return doom.victim.seat == seat and by_attack(doom.by, doom.cause)


@reaction("last_chance", DOOMED, doomed_by_attack)
def last_chance(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """A face that is no success for its Defence saves the ally."""
    doom = doom_of(deed)
    saving = ALL_FACES & ~faces(CRIT_FACE, defence_symbol(doom.victim))
    doom.saved = defence_die(s, seat, saving)
    yield from ()


@reaction(
    "on_your_feet",
    DOOMED,
    lambda s, seat, b, d: doom_of(d).victim.seat == seat and s.adjacent(doom_of(d).victim, seat) != [],
)
def on_your_feet(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """SHIELD or CRIT saves an ally that has another next to it."""
    doom_of(deed).saved = defence_die(s, seat, SHIELD_OR_CRIT)
    yield from ()


# ---- ploys and upgrades ----


def foe_played(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> bool:
    return deed.seat != seat


@reaction("duel_of_wits", PLOY_PLAYED, foe_played)
def duel_of_wits(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """Draw two power cards."""
    draw_power(s, seat, 2)
    yield from ()


@reaction("forceful_denial", PLOY_PLAYED, foe_played)
def forceful_denial(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """SHIELD or CRIT: the ploy has no effect."""
    if defence_die(s, seat, SHIELD_OR_CRIT):
        cause_of(deed).denied = True
    yield from ()


def substitutes(seat: int, deed: Deed) -> list[Fighter]:
    f = deed.chosen
    if f is None or f.seat != seat:
        return []
    return [one for one in deed.candidates if one.seat == seat and one is not f]


@reaction("misdirection", PLOY_CHOICE, lambda s, seat, b, d: substitutes(seat, d) != [], choosing=True)
def misdirection(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """Another of your fighters takes the place of the one chosen; both have been chosen (SHA-16.15)."""
    cause = cause_of(deed)
    cause.chosen = yield from choose(s, seat, own_of(deed), substitutes(seat, cause))


def upgraded_ally(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> bool:
    f = deed.fighter
    if f is None or f.seat != seat or f.hex == NOWHERE or s.in_end_phase():
        return False
    return can_move(s, f) or strikes(s, seat, f) != []


@reaction("ready_for_action", AFTER_UPGRADE, upgraded_ally)
def ready_for_action(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """The fighter just upgraded moves or attacks."""
    f = cause_of(deed).fighter
    if f is None or f.hex == NOWHERE:
        return
    options = [MOVE_OPTIONS[f.thing]] if can_move(s, f) else []
    if strikes(s, seat, f):
        options.append(ATTACK[f.thing])
    if options:
        answer = yield Ask(seat, "ready.action", options, "ready_for_action")
        if answer.verb == "move":
            yield from move(s, f, "ready_for_action")
        else:
            yield from attack_with(s, seat, f, as_reaction=True, because="ready_for_action")
