"""Ploys that are Reactions to what has just been done: what each waits for, and what it does."""

from __future__ import annotations

from typing import Final

from podziemia.games.shadespire.data.cards import CARD_IDS, NUMBER, PISTOLS, PROFILE_NUMBER, WARBAND_OF
from podziemia.games.shadespire.data.dice import SHIELD_OR_CRIT
from podziemia.games.shadespire.data.hexes import NOWHERE
from podziemia.games.shadespire.data.kinds import UNIVERSAL
from podziemia.games.shadespire.data.options import (
    CHOOSE,
    CHOOSE_CARD,
    DONE,
    TARGET,
    TIMES,
    WITH,
)
from podziemia.games.shadespire.rules.actions import can_move, charge, charge_hexes, move
from podziemia.games.shadespire.rules.attack import attack_with, may_strike, strike, strikes
from podziemia.games.shadespire.rules.deed import Aim, Deed, Fallen, Strike
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.games.shadespire.rules.hands import draw_power
from podziemia.games.shadespire.rules.harm import gain, heal, hurt
from podziemia.games.shadespire.rules.inspire import CHOSEN_BY_PLOY, befalls
from podziemia.games.shadespire.rules.movement import (
    ask_push,
    drive_to,
    push_hexes,
    push_to,
    return_fighter,
    shake,
    starting_hexes,
)
from podziemia.games.shadespire.rules.play import Trigger, attach, bearers, choose, defence_die
from podziemia.games.shadespire.rules.spells import use_up
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.games.shadespire.rules.strength import (
    hits_all_adjacent,
    range_of,
    targets_from,
    usable,
)
from podziemia.games.shadespire.rules.windows import (
    AFTER_ATTACK,
    AFTER_MOVE,
    AFTER_PLOY,
    GRANTED,
    reaction,
)
from podziemia.kernel.ask import Ask, Rules
from podziemia.kernel.bits import members

Bearer = Fighter | None


# ---- what they wait for ----


def cause_of(deed: Deed) -> Deed:
    """What a Reaction ploy reacts to."""
    return deed.cause if isinstance(deed, Trigger) else deed


def own_of(deed: Deed) -> Deed:
    return deed.own if isinstance(deed, Trigger) else deed


def strike_of(deed: Deed) -> Strike:
    cause = cause_of(deed)
    assert isinstance(cause, Strike)
    return cause


def attacks(deed: Deed, seat: int) -> bool:
    """An attack of one of the seat's fighters."""
    return strike_of(deed).attacker.seat == seat


def killed_foe(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> bool:
    return attacks(deed, seat) and foes_felled(deed, seat) != []


def foes_felled(deed: Deed, seat: int) -> list[Fallen]:
    return [x for x in deed.fallen if x.fighter.seat != seat and x.by.fighter is strike_of(deed).attacker]


def lost_ally(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> bool:
    """An attack killed one of the seat's fighters."""
    return [x for x in deed.fallen if x.fighter.seat == seat and x.by.fighter is strike_of(deed).attacker] != []


def killer_stands(deed: Deed) -> bool:
    return strike_of(deed).attacker.hex != NOWHERE


def anyone_fell(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> bool:
    return deed.fallen != []


def hurt_allies(deed: Deed, seat: int) -> list[Fighter]:
    found: list[Fighter] = []
    for f, _ in deed.hurt:
        if f.seat == seat and f not in found:
            found.append(f)
    return found


# ---- after an attack that killed ----


@reaction(
    "boon_of_khorne",
    AFTER_ATTACK,
    lambda s, seat, b, d: killed_foe(s, seat, b, d) and s.allies(seat) != [],
    choosing=True,
)
def boon_of_khorne(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """An ally loses all wound tokens."""
    f = yield from choose(s, seat, own_of(deed), s.allies(seat))
    heal(s, f, f.wounds)


def fell_next_to_attacker(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> bool:
    if attacks(deed, seat) or not killer_stands(deed):
        return False
    return [x for x in deed.fallen if x.fighter.seat == seat and strike_of(deed).attacker in x.near] != []


@reaction("final_blow", AFTER_ATTACK, fell_next_to_attacker)
def final_blow(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """The attacker takes 1 damage."""
    yield from hurt(s, strike_of(deed).attacker, 1, own_of(deed).doer(), own_of(deed))


@reaction("bone_shrapnel", AFTER_ATTACK, lambda s, seat, b, d: lost_ally(s, seat, b, d) and killer_stands(d))
def bone_shrapnel(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """The fighter that did it takes 1 damage."""
    yield from hurt(s, strike_of(deed).attacker, 1, own_of(deed).doer(), own_of(deed))


@reaction("skulls_for_the_skull_throne", AFTER_ATTACK, killed_foe)
def skulls_for_the_skull_throne(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """Draw one or two power cards."""
    answer = yield Ask(seat, "draw.how-many", TIMES[1:3], "skulls_for_the_skull_throne")
    draw_power(s, seat, answer.index)


def killed_tough_foe(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> bool:
    return attacks(deed, seat) and [x for x in foes_felled(deed, seat) if x.wounds >= 3] != []


@reaction("to_the_victor_the_spoils", AFTER_ATTACK, killed_tough_foe)
def to_the_victor_the_spoils(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """Draw three power cards."""
    draw_power(s, seat, 3)
    yield from ()


def killed_upgraded_neighbour(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> bool:
    if not attacks(deed, seat):
        return False
    return [x for x in foes_felled(deed, seat) if x.upgrades and strike_of(deed).attacker in x.near] != []


@reaction("scavenge", AFTER_ATTACK, killed_upgraded_neighbour)
def scavenge(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """One glory point more."""
    gain(s, seat, 1)
    yield from ()


def others_to_charge(s: ShadespireState, seat: int, deed: Deed) -> list[Fighter]:
    return [f for f in s.allies(seat) if f is not strike_of(deed).attacker and charge_hexes(s, f)]


def leader_showed(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> bool:
    if not killed_foe(s, seat, bearer, deed):
        return False
    return s.is_leader(strike_of(deed).attacker) and others_to_charge(s, seat, deed) != []


@reaction("leadin_by_example", AFTER_ATTACK, leader_showed, choosing=True)
def leadin_by_example(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """Another ally makes a Charge."""
    f = yield from choose(s, seat, own_of(deed), others_to_charge(s, seat, cause_of(deed)))
    yield from charge(s, f, "leadin_by_example", as_reaction=True)


@reaction("aversion_to_death", AFTER_ATTACK, lambda s, seat, b, d: lost_ally(s, seat, b, d) and s.allies(seat) != [])
def aversion_to_death(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """Up to two allies are pushed one hex each."""
    yield from push_up_to_two(s, seat, own_of(deed), "aversion_to_death", False)


def push_up_to_two(s: ShadespireState, seat: int, deed: Deed, because: str, may_stay: bool) -> Rules[None]:
    waiting = s.allies(seat)
    for n in (2, 1):
        waiting = [f for f in waiting if f.hex != NOWHERE and push_hexes(s, f)]
        if not waiting:
            return
        answer = yield Ask(seat, "choose.up-to", [*[CHOOSE[f.thing] for f in waiting], DONE], because, n)
        if answer is DONE:
            return
        f = next(one for one in waiting if one.thing == answer.index)
        waiting.remove(f)
        if because == "stormforged_tactics":
            befalls(s, CHOSEN_BY_PLOY, f)
        yield from ask_push(s, seat, f, because, deed, may_stay=may_stay)


def avengers(s: ShadespireState, seat: int, deed: Deed) -> list[Fighter]:
    """Allies next to the killer that can attack it."""
    killer = strike_of(deed).attacker
    if killer.hex == NOWHERE or killer.seat == seat:
        return []
    return [f for f in s.adjacent(killer, seat) if can_hit(s, f, killer)]


def can_hit(s: ShadespireState, f: Fighter, target: Fighter) -> bool:
    return profiles_for(s, f, target) != []


def profiles_for(s: ShadespireState, f: Fighter, target: Fighter) -> list[str]:
    """The fighter's attacks for which the target is legal."""
    if not may_strike(s, f):
        return []
    return [p.id for p in usable(f) if target in targets_from(s, f.seat, f, p, f.hex)]


def strike_at(
    s: ShadespireState, f: Fighter, target: Fighter, because: str, only: list[str] | None = None
) -> Rules[None]:
    """The fighter attacks that very target, with an attack of its choice."""
    ids = [id for id in profiles_for(s, f, target) if only is None or id in only]
    if not ids:
        return
    s.aim = Aim(f.seat, f.number, target=target.number)
    answer = yield Ask(f.seat, "attack.with", [WITH[PROFILE_NUMBER[id]] for id in ids], because)
    s.aim = None
    profile = next(p for p in usable(f) if p.id == answer.thing)
    yield from strike(s, f.seat, f, profile, target, as_reaction=True)


@reaction(
    "bloody_retribution",
    AFTER_ATTACK,
    lambda s, seat, b, d: lost_ally(s, seat, b, d) and avengers(s, seat, d) != [],
    choosing=True,
)
def bloody_retribution(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """An ally next to the killer attacks it."""
    a = strike_of(deed)
    f = yield from choose(s, seat, own_of(deed), avengers(s, seat, a))
    yield from strike_at(s, f, a.attacker, "bloody_retribution")


def foes_of_killer(s: ShadespireState, deed: Deed) -> list[Fighter]:
    killer = strike_of(deed).attacker
    return s.adjacent(killer, 1 - killer.seat) if killer.hex != NOWHERE else []


@reaction(
    "triumphant_roar", AFTER_ATTACK, lambda s, seat, b, d: killed_foe(s, seat, b, d) and foes_of_killer(s, d) != []
)
def triumphant_roar(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """Every foe next to the killer may be pushed one hex."""
    for foe in foes_of_killer(s, cause_of(deed)):
        if foe.hex != NOWHERE:
            yield from ask_push(s, seat, foe, "triumphant_roar", own_of(deed), may_stay=True)


# ---- after an attack or ploy that killed ----


@reaction(
    "fuelled_by_slaughter",
    AFTER_ATTACK | AFTER_PLOY,
    lambda s, seat, b, d: d.fallen != [] and strikers(s, seat) != [],
    choosing=True,
)
def fuelled_by_slaughter(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """An ally makes an attack."""
    f = yield from choose(s, seat, own_of(deed), strikers(s, seat))
    yield from attack_with(s, seat, f, as_reaction=True, because="fuelled_by_slaughter")


def strikers(s: ShadespireState, seat: int) -> list[Fighter]:
    return [f for f in s.allies(seat) if strikes(s, seat, f)]


def last_fell(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> bool:
    own = [x for x in deed.fallen if x.fighter.seat == seat]
    return own != [] and not s.allies(seat) and starting_hexes(s, seat) != 0


@reaction("rebirth_in_blood", AFTER_ATTACK | AFTER_PLOY, last_fell)
def rebirth_in_blood(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """SHIELD or CRIT: your last fighter returns to a starting hex of your territory."""
    if defence_die(s, seat, SHIELD_OR_CRIT):
        f = [x.fighter for x in cause_of(deed).fallen if x.fighter.seat == seat][-1]
        yield from return_fighter(s, seat, f, starting_hexes(s, seat), "rebirth_in_blood", own_of(deed))


def one_remains(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> bool:
    return [x for x in deed.fallen if x.fighter.seat == seat] != [] and len(s.allies(seat)) == 1


@reaction("undaunted", AFTER_ATTACK | AFTER_PLOY, one_remains)
def undaunted(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """Your last fighter loses all wound tokens."""
    for f in s.allies(seat):
        heal(s, f, f.wounds)
    yield from ()


@reaction("blood_frenzy", AFTER_ATTACK | AFTER_PLOY, anyone_fell)
@reaction("continue_the_slaughter", AFTER_ATTACK | AFTER_PLOY, anyone_fell)
@reaction("fountain_of_gore", AFTER_ATTACK | AFTER_PLOY, anyone_fell)
def for_the_next_activation(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """The effect waits for the next activation."""
    yield from ()


def heirs(s: ShadespireState, x: Fallen) -> list[Fighter]:
    return [f for f in x.near if f.seat == x.fighter.seat and f.hex != NOWHERE]


def heirlooms(s: ShadespireState, seat: int, deed: Deed) -> list[int]:
    """Universal upgrades of a fallen ally that somebody could take over."""
    found = []
    for x in deed.fallen:
        if x.fighter.seat == seat:
            found += [card for card in x.upgrades if WARBAND_OF[card] == UNIVERSAL and heirs_of(s, x, card)]
    return found


def heirs_of(s: ShadespireState, x: Fallen, card: int) -> list[Fighter]:
    able = bearers(s, x.fighter.seat, card)
    return [f for f in heirs(s, x) if f in able]


@reaction("legacy", AFTER_ATTACK | AFTER_PLOY, lambda s, seat, b, d: heirlooms(s, seat, d) != [], choosing=True)
def legacy(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """A universal upgrade of the fallen goes to an ally that was next to it."""
    cause = cause_of(deed)
    answer = yield Ask(seat, "choose.card", [CHOOSE_CARD[card] for card in heirlooms(s, seat, cause)], "legacy")
    card = answer.index
    fallen = next(x for x in cause.fallen if x.fighter.seat == seat and card in x.upgrades)
    f = yield from choose(s, seat, own_of(deed), heirs_of(s, fallen, card))
    s.players[seat].discard.remove(card)
    s.tell("upgraded", seat, f.id, things=(CARD_IDS[card],))
    attach(s, f, card, own_of(deed))


# ---- after an attack ----


def missed_within_reach(s: ShadespireState, a: Strike) -> list[Fighter]:
    """The targets it failed against that the attacker can attack again."""
    return [t for t, _ in a.missed if can_hit(s, a.attacker, t)]


def same_target_again(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> bool:
    return attacks(deed, seat) and missed_within_reach(s, strike_of(deed)) != []


def one_of(s: ShadespireState, seat: int, a: Strike, targets: list[Fighter], because: str) -> Rules[Fighter]:
    """Which of the targets it failed against."""
    s.aim = Aim(seat, a.attacker.number)
    answer = yield Ask(seat, "attack.target", [TARGET[t.thing] for t in targets], because)
    s.aim = None
    return next(t for t in targets if t.thing == answer.index)


@reaction("tireless_assault", AFTER_ATTACK, same_target_again)
@reaction("oathsworn", AFTER_ATTACK, same_target_again)
def attack_again(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """After a failed attack, another one at the same target."""
    a = strike_of(deed)
    target = yield from one_of(s, seat, a, missed_within_reach(s, a), CARD_IDS[deed.card])
    yield from strike_at(s, a.attacker, target, CARD_IDS[deed.card])


def same_attack_again(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> bool:
    a = strike_of(deed)
    return attacks(a, seat) and a.profile in a.attacker.profiles() and repeatable(s, a) != []


def repeatable(s: ShadespireState, a: Strike) -> list[Fighter]:
    """The targets it failed against that the same attack can be made at again."""
    if not may_strike(s, a.attacker):
        return []
    within = targets_from(s, a.attacker.seat, a.attacker, a.profile, a.attacker.hex)
    return [t for t, _ in a.missed if t in within]


@reaction("the_necromancer_commands", AFTER_ATTACK, same_attack_again)
def the_necromancer_commands(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """After a failed attack, the same attack at the same target."""
    a = strike_of(deed)
    targets = repeatable(s, a)
    if hits_all_adjacent(s, seat, a.attacker, a.profile, range_of(s, a.profile)):
        targets = targets[:1]
    target = yield from one_of(s, seat, a, targets, "the_necromancer_commands")
    yield from strike(s, seat, a.attacker, a.profile, target, as_reaction=True)


def other_strikers(s: ShadespireState, seat: int, deed: Deed) -> list[Fighter]:
    return [f for f in strikers(s, seat) if f is not strike_of(deed).attacker]


@reaction(
    "ceaseless_attacks",
    AFTER_ATTACK,
    lambda s, seat, b, d: attacks(d, seat) and other_strikers(s, seat, d) != [],
    choosing=True,
)
def ceaseless_attacks(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """Another ally makes an attack."""
    f = yield from choose(s, seat, own_of(deed), other_strikers(s, seat, cause_of(deed)))
    yield from attack_with(s, seat, f, as_reaction=True, because="ceaseless_attacks")


@reaction("brutal_but_kunnin", AFTER_ATTACK, lambda s, seat, b, d: attacks(d, seat) and killer_stands(d))
def brutal_but_kunnin(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """Push the attacker up to three hexes."""
    f = strike_of(deed).attacker
    yield from ask_push(s, seat, f, "brutal_but_kunnin", own_of(deed), steps=3, may_stay=True)


def volley_again(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> bool:
    a = strike_of(deed)
    if not attacks(a, seat) or a.profile.id not in PISTOLS:
        return False
    return [id for id in profiles_for(s, a.attacker, a.target) if id in PISTOLS] != []


@reaction("rapid_volley", AFTER_ATTACK, volley_again)
def rapid_volley(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """Another shot with a pistol at the same target."""
    a = strike_of(deed)
    yield from strike_at(s, a.attacker, a.target, "rapid_volley", list(PISTOLS))


def hurt_and_able(s: ShadespireState, seat: int, deed: Deed) -> list[Fighter]:
    attacker = strike_of(deed).attacker
    if attacker.seat == seat:
        return []
    return [f for f in hurt_allies(deed, seat) if can_hit(s, f, attacker)]


@reaction("retribution", AFTER_ATTACK, lambda s, seat, b, d: hurt_and_able(s, seat, d) != [], choosing=True)
def retribution(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """An ally that the attack hurt strikes back at the attacker."""
    a = strike_of(deed)
    f = yield from choose(s, seat, own_of(deed), hurt_and_able(s, seat, a))
    yield from strike_at(s, f, a.attacker, "retribution")


def next_to_go(s: ShadespireState, seat: int, deed: Deed) -> list[Fighter]:
    """Hurt allies that can attack where they stand or one hex further."""
    return [f for f in hurt_allies(deed, seat) if strikes(s, seat, f) or could_step_and_strike(s, f)]


def could_step_and_strike(s: ShadespireState, f: Fighter) -> bool:
    if not may_strike(s, f):
        return False
    hexes = members(push_hexes(s, f))
    return [hex for hex in hexes if [p for p in usable(f) if targets_from(s, f.seat, f, p, hex)]] != []


@reaction("my_turn", AFTER_ATTACK | AFTER_PLOY, lambda s, seat, b, d: next_to_go(s, seat, d) != [], choosing=True)
def my_turn(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """A hurt ally is pushed up to one hex and attacks."""
    f = yield from choose(s, seat, own_of(deed), next_to_go(s, seat, cause_of(deed)))
    yield from ask_push(s, seat, f, "my_turn", own_of(deed), may_stay=True)
    if strikes(s, seat, f):
        yield from attack_with(s, seat, f, as_reaction=True, because="my_turn")


def left_hex(s: ShadespireState, deed: Deed, seat: int) -> int:
    """The hex from which an adjacent foe drove an ally of the seat back, if the foe can step into it."""
    a = strike_of(deed)
    if attacks(a, seat) or not killer_stands(a):
        return NOWHERE
    for f, start, _ in a.driven:
        if f.seat == seat and push_hexes(s, a.attacker) >> start & 1:
            return start
    return NOWHERE


@reaction("grapple", AFTER_ATTACK, lambda s, seat, b, d: left_hex(s, d, seat) != NOWHERE)
def grapple(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """Push the attacker into the hex that the ally left."""
    a = strike_of(deed)
    yield from push_to(s, seat, a.attacker, left_hex(s, a, seat), 1, own_of(deed))


def stumbling(s: ShadespireState, deed: Deed, seat: int) -> tuple[Fighter, int] | None:
    """A foe just driven back, and the next hex in the same direction if it is legal."""
    if not attacks(deed, seat) or not killer_stands(deed):
        return None
    for f, start, there in reversed(strike_of(deed).driven):
        further = there + there - start
        if f.seat != seat and f.hex == there and s.free() >> further & 1:
            return f, further
    return None


@reaction("stumble", AFTER_ATTACK, lambda s, seat, b, d: stumbling(s, d, seat) is not None)
def stumble(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """The foe is driven back one hex more in the same direction."""
    a = strike_of(deed)
    found = stumbling(s, a, seat)
    assert found is not None
    yield from drive_to(s, a, found[0], found[1], own_of(deed))
    yield from shake(s, found[0], own_of(deed))


STORMFORGED_TACTICS: Final = NUMBER["stormforged_tactics"]
GRANTED.to(STORMFORGED_TACTICS)("stormforged_reaction")


def tactics_ready(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> bool:
    if attacks(deed, seat) or not strike_of(deed).missed:
        return False
    return [f for f in s.allies(seat) if push_hexes(s, f)] != []


@reaction("stormforged_reaction", AFTER_ATTACK, tactics_ready)
def stormforged_reaction(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """After a foe's failed attack, push up to two allies up to one hex each."""
    use_up(s, (STORMFORGED_TACTICS,), seat)
    yield from push_up_to_two(s, seat, deed, "stormforged_tactics", True)


# ---- after a move ----


def mover_of(deed: Deed) -> Fighter:
    mover = cause_of(deed).fighter
    assert mover is not None
    return mover


def moved_not_charging(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> bool:
    mover = mover_of(deed)
    return not deed.charge and mover.seat == seat and strikes(s, seat, mover) != []


@reaction("kunnin_but_brutal", AFTER_MOVE, moved_not_charging)
def kunnin_but_brutal(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """The ally that moved makes an attack."""
    yield from attack_with(s, seat, mover_of(deed), as_reaction=True, because="kunnin_but_brutal")


def foe_moved(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> bool:
    return mover_of(deed).seat != seat and [f for f in s.allies(seat) if can_move(s, f)] != []


@reaction("quick_thinker", AFTER_MOVE, foe_moved, choosing=True)
def quick_thinker(s: ShadespireState, seat: int, bearer: Bearer, deed: Deed) -> Rules[None]:
    """An ally that has not moved makes a Move action."""
    f = yield from choose(s, seat, own_of(deed), [f for f in s.allies(seat) if can_move(s, f)])
    yield from move(s, f, "quick_thinker")
