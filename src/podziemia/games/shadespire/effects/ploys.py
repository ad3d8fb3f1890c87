"""Ploys that are played in a power step. Those whose effect is only for the next activation stand in `spells.py`."""

from __future__ import annotations

from collections.abc import Callable

from podziemia.games.shadespire.data.cards import (
    ACTIVATIONS,
    CARD_IDS,
    FIRST_PLOY,
    WARBAND_OF,
    is_upgrade,
)
from podziemia.games.shadespire.data.dice import CRIT, DEFENCE_DIE, HAMMER_OR_CRIT, SHIELD_OR_CRIT, faces
from podziemia.games.shadespire.data.hexes import DIRECTION_IDS, NOWHERE, STEPS, coordinates, hex_at
from podziemia.games.shadespire.data.kinds import UNIVERSAL
from podziemia.games.shadespire.data.objective_cards import OBJECTIVES
from podziemia.games.shadespire.data.options import (
    CHOOSE,
    CHOOSE_CARD,
    CHOOSE_HEX,
    CHOOSE_TOKEN,
    DECLINE,
    DIRECTION,
    PLAY,
    PUSH,
    STAY,
)
from podziemia.games.shadespire.data.warbands import WARBAND_IDS
from podziemia.games.shadespire.rules.actions import action_options, charge, charge_hexes, guard, has_moved, perform
from podziemia.games.shadespire.rules.attack import attack_with, strikes
from podziemia.games.shadespire.rules.deed import Deed
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.games.shadespire.rules.hands import discard_any, draw_objectives, draw_power
from podziemia.games.shadespire.rules.harm import check_wounds, discard_upgrade, gain, heal, hurt, hurt_together
from podziemia.games.shadespire.rules.inspire import inspire, lose_inspiration
from podziemia.games.shadespire.rules.movement import (
    ask_place,
    ask_push,
    push_hexes,
    push_to,
    return_fighter,
    starting_hexes,
    swap,
    token_mask,
)
from podziemia.games.shadespire.rules.play import (
    attack_die,
    bearers,
    choose,
    choose_first,
    counterable,
    defence_die,
    play_upgrade,
    ploy_rule,
)
from podziemia.games.shadespire.rules.reask import REASKED
from podziemia.games.shadespire.rules.rolls import throw
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.kernel.ask import Ask, Option, Rules
from podziemia.kernel.bits import members

Among = Callable[[ShadespireState, int], list[Fighter]]
Deal = Callable[[ShadespireState, int, Fighter, Deed], Rules[None]]
Then = Callable[[ShadespireState, Fighter], list[Fighter]]
Pair = Callable[[ShadespireState, int, Fighter, Fighter, Deed], Rules[None]]


def names(*ids: str, among: Among) -> Callable[[Deal], Deal]:
    """Ploys that name one fighter among these and then do something to it."""

    def register(deal: Deal) -> Deal:
        @ploy_rule(*ids, can=lambda s, seat: among(s, seat) != [], choosing=True)
        def run(s: ShadespireState, seat: int, deed: Deed) -> Rules[None]:
            f = yield from choose(s, seat, deed, among(s, seat))
            yield from deal(s, seat, f, deed)

        return deal

    return register


def names_pair(*ids: str, among: Among, then: Then) -> Callable[[Pair], Pair]:
    """Ploys that name a fighter, then a second one that goes with it, and then do something to both."""

    def register(deal: Pair) -> Pair:
        @ploy_rule(*ids, can=lambda s, seat: among(s, seat) != [], choosing=True)
        def run(s: ShadespireState, seat: int, deed: Deed) -> Rules[None]:
            first = yield from choose_first(s, seat, deed, among(s, seat))
            second = yield from choose(s, seat, deed, then(s, first))
            yield from deal(s, seat, first, second, deed)

        return deal

    return register


def allies(s: ShadespireState, seat: int) -> list[Fighter]:
    return s.allies(seat)


def foes(s: ShadespireState, seat: int) -> list[Fighter]:
    return s.allies(1 - seat)


def anyone(s: ShadespireState, seat: int) -> list[Fighter]:
    return s.on_battlefield()


def foes_at_hand(s: ShadespireState, seat: int) -> list[Fighter]:
    """Foes next to one of the seat's fighters."""
    return [f for f in s.allies(1 - seat) if s.adjacent(f, seat)]


# ---- pushes ----


@names("peal_of_thunder", "terrifying_screams", "scratching_in_the_shadows", "distraction", among=foes)
def push_foe(s: ShadespireState, seat: int, f: Fighter, deed: Deed) -> Rules[None]:
    """Push a foe one hex."""
    yield from ask_push(s, seat, f, CARD_IDS[deed.card], deed)


@names("deafening_bellow", "fearsome_roar", among=foes_at_hand)
def push_adjacent_foe(s: ShadespireState, seat: int, f: Fighter, deed: Deed) -> Rules[None]:
    """Push a foe next to one of your fighters one hex."""
    yield from ask_push(s, seat, f, CARD_IDS[deed.card], deed)


@names("horrifying_howl", among=foes_at_hand)
def horrifying_howl(s: ShadespireState, seat: int, f: Fighter, deed: Deed) -> Rules[None]:
    """Push a foe next to one of your fighters up to two hexes."""
    yield from ask_push(s, seat, f, "horrifying_howl", deed, steps=2, may_stay=True)


@names("the_earth_shakes", among=anyone)
def the_earth_shakes(s: ShadespireState, seat: int, f: Fighter, deed: Deed) -> Rules[None]:
    """Push any fighter one hex."""
    yield from ask_push(s, seat, f, "the_earth_shakes", deed)


@names("sidestep", among=allies)
def sidestep(s: ShadespireState, seat: int, f: Fighter, deed: Deed) -> Rules[None]:
    """Push an ally one hex."""
    yield from ask_push(s, seat, f, "sidestep", deed)


@names("swift_evasion", among=allies)
def swift_evasion(s: ShadespireState, seat: int, f: Fighter, deed: Deed) -> Rules[None]:
    """Push an ally up to two hexes; it ends further from every foe, or is not pushed where it cannot."""
    away = -1
    for foe in s.allies(1 - seat):
        away &= ~s.ground.within(foe.hex, s.ground.distance(foe.hex, f.hex))
    yield from ask_push(s, seat, f, "swift_evasion", deed, steps=2, among=away)


def near_treasure(s: ShadespireState, seat: int) -> list[Fighter]:
    return [f for f in s.allies(seat) if push_hexes(s, f, 3) & token_mask(s)]


@names("treasure_lust", among=near_treasure)
def treasure_lust(s: ShadespireState, seat: int, f: Fighter, deed: Deed) -> Rules[None]:
    """Push an ally up to three hexes onto an objective."""
    yield from ask_push(s, seat, f, "treasure_lust", deed, steps=3, among=token_mask(s))


@ploy_rule("rangers_advance", can=lambda s, seat: len(s.allies(seat)) >= 2, choosing=True)
def rangers_advance(s: ShadespireState, seat: int, deed: Deed) -> Rules[None]:
    """Push two allies one hex each."""
    first = yield from choose_first(s, seat, deed, s.allies(seat))
    second = yield from choose(s, seat, deed, [f for f in s.allies(seat) if f is not first])
    for f in (first, second):
        if f.hex != NOWHERE:
            yield from ask_push(s, seat, f, "rangers_advance", deed)


def wall_builders(s: ShadespireState, seat: int) -> list[Fighter]:
    return [f for f in s.allies(seat) if wall_partners(s, f)]


def wall_partners(s: ShadespireState, f: Fighter) -> list[Fighter]:
    return [ally for ally in s.allies(f.seat) if ally is not f and wall_hexes(s, f, ally)]


def wall_hexes(s: ShadespireState, f: Fighter, ally: Fighter) -> int:
    """Where the first may end so that the second can end next to it."""
    good = 0
    for hex in members(push_hexes(s, f) | 1 << f.hex):
        free = (s.free() | 1 << f.hex) & ~(1 << hex)
        if (s.near(ally.hex) & free | 1 << ally.hex) & s.near(hex):
            good |= 1 << hex
    return good


@ploy_rule("living_wall", can=lambda s, seat: wall_builders(s, seat) != [], choosing=True)
def living_wall(s: ShadespireState, seat: int, deed: Deed) -> Rules[None]:
    """Push two allies up to one hex each, so that they end side by side."""
    first = yield from choose_first(s, seat, deed, wall_builders(s, seat))
    second = yield from choose(s, seat, deed, wall_partners(s, first))
    good = wall_hexes(s, first, second)
    yield from push_or_stay(s, seat, first, good, deed)
    if first.hex != NOWHERE and second.hex != NOWHERE:
        yield from push_or_stay(s, seat, second, s.near(first.hex), deed)


def push_or_stay(s: ShadespireState, seat: int, f: Fighter, good: int, deed: Deed) -> Rules[None]:
    """A push of up to one hex that must end on one of these hexes."""
    options = s.options_at(PUSH, push_hexes(s, f) & good)
    if good >> f.hex & 1 or not options:
        options.append(STAY)
    answer = yield Ask(seat, "push.to", options, CARD_IDS[deed.card])
    if answer is not STAY:
        yield from push_to(s, seat, f, s.ground.ids[answer.thing], 1, deed)


@ploy_rule("flickering_step", can=lambda s, seat: s.allies(seat) != [])
def flickering_step(s: ShadespireState, seat: int, deed: Deed) -> Rules[None]:
    """Roll eight dice; push an ally up to as many hexes as there are CRIT."""
    dice = throw(s, seat, DEFENCE_DIE, 8, faces(CRIT))
    f = yield from choose(s, seat, deed, s.allies(seat))
    steps = dice.count(CRIT)
    if steps:
        yield from ask_push(s, seat, f, "flickering_step", deed, steps=steps, may_stay=True)


@ploy_rule("earthquake", choosing=True)
def earthquake(s: ShadespireState, seat: int, deed: Deed) -> Rules[None]:
    """Push every fighter one hex in one direction, the foremost first (SHA-16.19)."""
    answer = yield Ask(seat, "choose.direction", DIRECTION, "earthquake")
    yield from counterable(s, deed)
    step = STEPS[DIRECTION_IDS.index(answer.thing)]
    home = hex_at(8, 4)
    dx, dr = coordinates(home + step)[0] - 8, coordinates(home + step)[1] - 4

    def ahead(f: Fighter) -> int:
        x, r = coordinates(f.hex)
        return -(x * dx + 3 * r * dr)

    for f in sorted(s.on_battlefield(), key=ahead):
        if f.hex != NOWHERE and s.free() >> (f.hex + step) & 1:
            yield from push_to(s, seat, f, f.hex + step, 1, deed)


@ploy_rule("great_concussion", choosing=True)
def great_concussion(s: ShadespireState, seat: int, deed: Deed) -> Rules[None]:
    """Push every fighter one hex away from a hex, in the order you like (SHA-16.20)."""
    options = s.options_at(CHOOSE_HEX, s.ground.hexes)
    answer = yield Ask(seat, "choose.hex", options, "great_concussion")
    yield from counterable(s, deed)
    centre = s.ground.ids[answer.thing]
    waiting = s.on_battlefield()
    while True:
        waiting = [f for f in waiting if f.hex != NOWHERE]
        movable = [f for f in waiting if away_from(s, f, centre)]
        if not movable:
            return
        answer = yield Ask(seat, "choose.next", [CHOOSE[f.thing] for f in movable], "great_concussion", len(waiting))
        f = next(one for one in movable if one.thing == answer.index)
        waiting.remove(f)
        yield from ask_push(s, seat, f, "great_concussion", deed, among=away_from(s, f, centre))


def away_from(s: ShadespireState, f: Fighter, centre: int) -> int:
    return push_hexes(s, f) & ~s.ground.within(centre, s.ground.distance(centre, f.hex))


# ---- guard, healing, inspiration ----


@names("heroic_guard", "musk_of_fear", "warning_cry", among=allies)
def go_on_guard(s: ShadespireState, seat: int, f: Fighter, deed: Deed) -> Rules[None]:
    """An ally goes on Guard."""
    guard(s, f)
    yield from ()


def paired(s: ShadespireState, seat: int) -> list[Fighter]:
    return [f for f in s.allies(seat) if s.adjacent(f, seat)]


def neighbours(s: ShadespireState, f: Fighter) -> list[Fighter]:
    return s.adjacent(f, f.seat)


@names_pair("sigmarite_wall", among=paired, then=neighbours)
def sigmarite_wall(s: ShadespireState, seat: int, f: Fighter, other: Fighter, deed: Deed) -> Rules[None]:
    """Two allies side by side go on Guard."""
    guard(s, f)
    guard(s, other)
    yield from ()


@names("ur_gold_boon", "healing_potion", among=allies)
def potion(s: ShadespireState, seat: int, f: Fighter, deed: Deed) -> Rules[None]:
    """SHIELD or CRIT heals two wounds, any other face one."""
    heal(s, f, 2 if defence_die(s, seat, SHIELD_OR_CRIT) else 1)
    yield from ()


@ploy_rule("tainted_vitality")
def tainted_vitality(s: ShadespireState, seat: int, deed: Deed) -> Rules[None]:
    """Every wounded fighter loses one wound token."""
    for f in s.on_battlefield():
        heal(s, f, 1)
    yield from ()


@names("furious_inspiration", "inspiration_strikes", among=allies)
def inspiration(s: ShadespireState, seat: int, f: Fighter, deed: Deed) -> Rules[None]:
    """An ally becomes Inspired."""
    inspire(s, f)
    yield from ()


@names("cruel_taunt", among=foes)
def cruel_taunt(s: ShadespireState, seat: int, f: Fighter, deed: Deed) -> Rules[None]:
    """HAMMER or CRIT: a foe loses its inspiration for good (SHA-16.03)."""
    if attack_die(s, seat, HAMMER_OR_CRIT):
        lose_inspiration(s, f)
        f.tainted = True
        check_wounds(s, f, deed.doer(), deed)
    yield from ()


@names("frozen_in_time", among=foes)
def frozen_in_time(s: ShadespireState, seat: int, f: Fighter, deed: Deed) -> Rules[None]:
    """SHIELD or CRIT: a foe can neither act nor be hurt this phase."""
    f.frozen = defence_die(s, seat, SHIELD_OR_CRIT) or f.frozen
    yield from ()


# ---- damage ----


@names("blood_offering", among=allies)
def blood_offering(s: ShadespireState, seat: int, f: Fighter, deed: Deed) -> Rules[None]:
    """An ally takes 1 damage; next activation its first attack has two dice more."""
    yield from hurt(s, f, 1, deed.doer(), deed)
    s.coming.append((deed.card, seat, f.number))


@ploy_rule("shardgale")
def shardgale(s: ShadespireState, seat: int, deed: Deed) -> Rules[None]:
    """Every fighter takes 1 damage, all at once."""
    yield from hurt_together(s, s.on_battlefield(), 1, deed)


def wounded_at_hand(s: ShadespireState, seat: int) -> list[Fighter]:
    return [f for f in s.allies(seat) if f.wounds and s.adjacent(f, 1 - seat)]


def foes_next_to(s: ShadespireState, f: Fighter) -> list[Fighter]:
    return s.adjacent(f, 1 - f.seat)


@names_pair("reflected_injury", among=wounded_at_hand, then=foes_next_to)
def reflected_injury(s: ShadespireState, seat: int, f: Fighter, foe: Fighter, deed: Deed) -> Rules[None]:
    """A foe next to a wounded ally takes 1 damage."""
    yield from hurt(s, foe, 1, deed.doer(), deed)


# ---- attacks and actions ----


@names("avin_a_good_time", among=anyone)
def avin_a_good_time(s: ShadespireState, seat: int, f: Fighter, deed: Deed) -> Rules[None]:
    """HAMMER or CRIT: the fighter may attack."""
    if attack_die(s, seat, HAMMER_OR_CRIT):
        yield from may_attack(s, f, CARD_IDS[deed.card])


def may_attack(s: ShadespireState, f: Fighter, because: str, as_reaction: bool = False) -> Rules[None]:
    """The fighter may make an attack; whoever controls it decides."""
    if strikes(s, f.seat, f):
        yield from attack_with(s, f.seat, f, as_reaction=as_reaction, because=because)


def bold(s: ShadespireState, seat: int) -> list[Fighter]:
    return [f for f in s.allies(seat) if len(s.adjacent(f, seat)) >= 2 and charge_hexes(s, f)]


@names("momentary_boldness", among=bold)
def momentary_boldness(s: ShadespireState, seat: int, f: Fighter, deed: Deed) -> Rules[None]:
    """An ally next to two others makes a Charge."""
    if charge_hexes(s, f):
        yield from charge(s, f, "momentary_boldness")


def crowd(s: ShadespireState, seat: int) -> list[Fighter]:
    """Allies that stand, three or more of them, around one and the same foe and can attack."""
    found: list[Fighter] = []
    for foe in s.allies(1 - seat):
        near = s.adjacent(foe, seat)
        if len(near) >= 3:
            found.extend([f for f in near if f not in found and strikes(s, seat, f)])
    return found


@names("skaven_courage", among=crowd)
def skaven_courage(s: ShadespireState, seat: int, f: Fighter, deed: Deed) -> Rules[None]:
    """One of three around a foe attacks."""
    yield from may_attack(s, f, "skaven_courage")


@names("momentary_madness", among=foes)
def momentary_madness(s: ShadespireState, seat: int, f: Fighter, deed: Deed) -> Rules[None]:
    """HAMMER or CRIT: you attack with a foe, its friends are legal targets, nobody supports (SHA-16.10)."""
    if attack_die(s, seat, HAMMER_OR_CRIT):
        yield from attack_with(s, seat, f, because="momentary_madness")


def in_time(s: ShadespireState, seat: int) -> bool:
    return s.players[seat].used + s.players[seat].skips < ACTIVATIONS


@ploy_rule("time_trap", can=lambda s, seat: in_time(s, seat) and s.on_battlefield() != [], choosing=True)
def time_trap(s: ShadespireState, seat: int, deed: Deed) -> Rules[None]:
    """Any fighter makes an action, chosen by its controller; you skip your next activation (SHA-16.13)."""
    f = yield from choose(s, seat, deed, s.on_battlefield())
    s.players[seat].skips += 1
    answer = yield Ask(f.seat, "time-trap", [*action_options(s, f), DECLINE], "time_trap")
    if answer is not DECLINE:
        yield from perform(s, f, answer)


@names("piercing_stare", among=foes)
def piercing_stare(s: ShadespireState, seat: int, f: Fighter, deed: Deed) -> Rules[None]:
    """Next activation a foe makes neither attacks nor Charges."""
    s.coming.append((deed.card, seat, f.number))
    yield from ()


@names("sacrificial_pawn", among=allies)
def sacrificial_pawn(s: ShadespireState, seat: int, f: Fighter, deed: Deed) -> Rules[None]:
    """If the ally is slain in the next activation, gain 1 glory."""
    s.coming.append((deed.card, seat, f.number))
    yield from ()


def charged_allies(s: ShadespireState, seat: int) -> list[Fighter]:
    return [f for f in s.allies(seat) if f.charged]


@names("second_wind", among=charged_allies)
def second_wind(s: ShadespireState, seat: int, f: Fighter, deed: Deed) -> Rules[None]:
    """Next activation an ally that charged can be activated as if it had only moved."""
    s.coming.append((deed.card, seat, f.number))
    yield from ()


# ---- places ----


def touching_anyone(s: ShadespireState, seat: int) -> list[Fighter]:
    return [f for f in s.on_battlefield() if s.near(f.hex) & s.occupied]


def touching(s: ShadespireState, seat: int) -> list[Fighter]:
    return [f for f in s.allies(seat) if s.near(f.hex) & s.occupied]


def next_to(s: ShadespireState, f: Fighter) -> list[Fighter]:
    return [other for other in s.on_battlefield() if s.near(f.hex) >> other.hex & 1]


@names_pair("confusion", among=touching_anyone, then=next_to)
@names_pair("nervous_scrabbling", among=touching, then=next_to)
def change_places(s: ShadespireState, seat: int, f: Fighter, other: Fighter, deed: Deed) -> Rules[None]:
    """Two fighters next to each other swap hexes; of Nervous Scrabbling the first is an ally."""
    swap(s, f, other)
    yield from ()


def on_edge(s: ShadespireState, seat: int) -> list[Fighter]:
    unmoved = [f for f in s.allies(seat) if not has_moved(s, f)]
    return [f for f in unmoved if s.ground.edge >> f.hex & 1] if s.ground.edge & s.free() else []


@names("hidden_paths", among=on_edge)
def hidden_paths(s: ShadespireState, seat: int, f: Fighter, deed: Deed) -> Rules[None]:
    """An ally on an edge hex that has not moved goes to another edge hex and counts as having moved."""
    yield from ask_place(s, seat, f, s.ground.edge & s.free(), "hidden_paths", deed)
    f.moved = True
    s.movers |= 1 << f.number


@ploy_rule("illusory_fighter", can=lambda s, seat: s.allies(seat) != [] and starting_hexes(s, seat) != 0, choosing=True)
def illusory_fighter(s: ShadespireState, seat: int, deed: Deed) -> Rules[None]:
    """An ally is placed on an empty starting hex of your territory."""
    f = yield from choose(s, seat, deed, s.allies(seat))
    yield from ask_place(s, seat, f, starting_hexes(s, seat), "illusory_fighter", deed)


def restless(s: ShadespireState, seat: int) -> list[Fighter]:
    if not starting_hexes(s, seat):
        return []
    return [f for f in s.slain(seat) if f.card.id != "sepulchral_warden"]


@names("restless_dead", among=restless)
def restless_dead(s: ShadespireState, seat: int, f: Fighter, deed: Deed) -> Rules[None]:
    """A fallen ally, not the Warden, returns to a starting hex of your territory."""
    yield from return_fighter(s, seat, f, starting_hexes(s, seat), "restless_dead", deed)


def more_rats(s: ShadespireState, seat: int) -> list[Fighter]:
    named = ("skritch_spiteclaw", "krrk_the_almost_trusted")
    return [f for f in s.slain(seat) if f.card.id not in named] if starting_hexes(s) else []


@names("there_are_always_more", among=more_rats)
def there_are_always_more(s: ShadespireState, seat: int, f: Fighter, deed: Deed) -> Rules[None]:
    """A fallen ally, neither Skritch nor Krrk, returns to any starting hex."""
    yield from return_fighter(s, seat, f, starting_hexes(s), "there_are_always_more", deed)


# ---- tokens ----


@ploy_rule("desecrate", "pillage", can=lambda s, seat: s.held_by(seat) != [], choosing=True)
def remove_token(s: ShadespireState, seat: int, deed: Deed) -> Rules[None]:
    """An objective you hold leaves the battlefield."""
    token = yield from choose_token(s, seat, s.held_by(seat), deed)
    yield from counterable(s, deed)
    s.tokens[token] = NOWHERE
    s.tell("token_removed", seat, f"token-{token + 1}")


def choose_token(s: ShadespireState, seat: int, among: list[int], deed: Deed) -> Rules[int]:
    answer = yield Ask(seat, "choose.token", [CHOOSE_TOKEN[t] for t in among], CARD_IDS[deed.card])
    return answer.index


@ploy_rule("confused_priorities", can=lambda s, seat: len(s.held_by(0)) + len(s.held_by(1)) >= 2, choosing=True)
def confused_priorities(s: ShadespireState, seat: int, deed: Deed) -> Rules[None]:
    """Two held objectives swap places."""
    held = sorted([*s.held_by(0), *s.held_by(1)])
    first = yield from choose_token(s, seat, held, deed)
    second = yield from choose_token(s, seat, [t for t in held if t != first], deed)
    yield from counterable(s, deed)
    swap_tokens(s, seat, first, second)


def swap_tokens(s: ShadespireState, seat: int, first: int, second: int) -> None:
    s.tokens[first], s.tokens[second] = s.tokens[second], s.tokens[first]
    s.tell("tokens_swapped", seat, f"token-{first + 1}", things=(f"token-{second + 1}",))


def token_goals(s: ShadespireState, token: int) -> int:
    """Adjacent whole hexes, neither blocked nor with another token (SHA-4.10)."""
    return s.near(s.tokens[token]) & ~s.blocked() & ~token_mask(s)


def move_token(s: ShadespireState, seat: int, token: int, deed: Deed) -> Rules[None]:
    options = s.options_at(CHOOSE_HEX, token_goals(s, token))
    answer = yield Ask(seat, "choose.hex", options, CARD_IDS[deed.card])
    s.tokens[token] = s.ground.ids[answer.thing]
    s.tell("token_moved", seat, f"token-{token + 1}", things=(answer.thing,))


def loose_tokens(s: ShadespireState) -> list[int]:
    return [t for t, hex in enumerate(s.tokens) if hex != NOWHERE and s.holder(t) is None and token_goals(s, t)]


@ploy_rule("shifting_shards", can=lambda s, seat: loose_tokens(s) != [], choosing=True)
def shifting_shards(s: ShadespireState, seat: int, deed: Deed) -> Rules[None]:
    """An objective that nobody holds moves one hex."""
    token = yield from choose_token(s, seat, loose_tokens(s), deed)
    yield from counterable(s, deed)
    yield from move_token(s, seat, token, deed)


@ploy_rule("mischievous_spirits")
def mischievous_spirits(s: ShadespireState, seat: int, deed: Deed) -> Rules[None]:
    """The players take turns, you first, to move each objective one hex."""
    waiting = [t for t, hex in enumerate(s.tokens) if hex != NOWHERE]
    mover = seat
    while True:
        movable = [t for t in waiting if token_goals(s, t)]
        if not movable:
            return
        token = yield from choose_token(s, mover, movable, deed)
        waiting.remove(token)
        yield from move_token(s, mover, token, deed)
        mover = 1 - mover


@ploy_rule("shardfall", can=lambda s, seat: s.shard == NOWHERE, choosing=True)
def shardfall(s: ShadespireState, seat: int, deed: Deed) -> Rules[None]:
    """A hex without a fighter is blocked until the end of the phase (SHA-16.25)."""
    options = s.options_at(CHOOSE_HEX, s.free())
    answer = yield Ask(seat, "choose.hex", options, "shardfall")
    yield from counterable(s, deed)
    s.shard = s.ground.ids[answer.thing]
    s.tell("hex_blocked", seat, things=(answer.thing,))


# ---- cards and glory ----


@ploy_rule("daylight_robbery")
def daylight_robbery(s: ShadespireState, seat: int, deed: Deed) -> Rules[None]:
    """HAMMER or CRIT: take an unspent glory point from your opponent."""
    other = s.players[1 - seat]
    if attack_die(s, seat, HAMMER_OR_CRIT) and other.unspent() > 0:
        other.glory -= 1
        s.tell("glory_lost", 1 - seat, n=1)
        gain(s, seat, 1)
    yield from ()


def upgraded_foes(s: ShadespireState, seat: int) -> list[Fighter]:
    return [f for f in s.allies(1 - seat) if f.upgrades]


@ploy_rule("shattershard", can=lambda s, seat: upgraded_foes(s, seat) != [], choosing=True)
def shattershard(s: ShadespireState, seat: int, deed: Deed) -> Rules[None]:
    """HAMMER or CRIT: a foe loses an upgrade."""
    f = yield from choose_first(s, seat, deed, upgraded_foes(s, seat))
    answer = yield Ask(seat, "choose.card", [CHOOSE_CARD[card] for card in f.upgrades], "shattershard")
    yield from counterable(s, deed)
    if attack_die(s, seat, HAMMER_OR_CRIT):
        s.tell("upgrade_lost", f.seat, CARD_IDS[answer.index])
        discard_upgrade(s, f, answer.index, deed.doer(), deed)


def free_upgrades(s: ShadespireState, seat: int) -> list[int]:
    return [card for card in s.players[seat].hand if is_upgrade(card) and bearers(s, seat, card)]


@ploy_rule("spoils_of_battle", can=lambda s, seat: free_upgrades(s, seat) != [])
def spoils_of_battle(s: ShadespireState, seat: int, deed: Deed) -> Rules[None]:
    """Play an upgrade without spending glory."""
    cards = free_upgrades(s, seat)
    if cards:
        answer = yield Ask(seat, "spoils.upgrade", [PLAY[card - FIRST_PLOY] for card in cards], "spoils_of_battle")
        yield from play_upgrade(s, seat, answer.index + FIRST_PLOY, 0)


@REASKED.to("spoils.upgrade")
def spoils_again(s: ShadespireState, ask: Ask) -> list[Option]:
    return [PLAY[card - FIRST_PLOY] for card in free_upgrades(s, ask.seat)] or ask.options


@ploy_rule("improvisation")
def improvisation(s: ShadespireState, seat: int, deed: Deed) -> Rules[None]:
    """Discard your power hand and draw three."""
    player = s.players[seat]
    s.tell("power_discarded", seat, n=len(player.hand), things=tuple([CARD_IDS[card] for card in player.hand]))
    player.discard.extend(player.hand)
    player.hand.clear()
    draw_power(s, seat, 3)
    yield from ()


@ploy_rule("trust_to_luck")
def trust_to_luck(s: ShadespireState, seat: int, deed: Deed) -> Rules[None]:
    """Discard any number of power cards and draw as many."""
    n = yield from discard_any(s, seat, s.players[seat].hand, s.players[seat].discard, "discard.power", deed)
    draw_power(s, seat, n)


@ploy_rule("rethink_strategy")
def rethink_strategy(s: ShadespireState, seat: int, deed: Deed) -> Rules[None]:
    """Discard any number of objective cards and draw as many."""
    player = s.players[seat]
    n = yield from discard_any(s, seat, player.objectives, player.objective_discard, "discard.objectives", deed)
    draw_objectives(s, seat, n)


@ploy_rule("no_time")
def no_time(s: ShadespireState, seat: int, deed: Deed) -> Rules[None]:
    """No power cards for anyone until the next activation is over."""
    s.no_power = True
    yield from ()


def last_power_step(s: ShadespireState, seat: int) -> bool:
    return s.players[0].used >= ACTIVATIONS and s.players[1].used >= ACTIVATIONS


@ploy_rule("anticipation", can=last_power_step, choosing=True)
def anticipation(s: ShadespireState, seat: int, deed: Deed) -> Rules[None]:
    """Name an objective; if the opponent scores it in the coming end phase, gain 1 glory."""
    usable_by = (UNIVERSAL, WARBAND_IDS[s.players[1 - seat].warband])
    options = [CHOOSE_CARD[card] for card in range(len(OBJECTIVES)) if WARBAND_OF[card] in usable_by]
    answer = yield Ask(seat, "choose.card", options, "anticipation")
    yield from counterable(s, deed)
    s.anticipated.append((seat, answer.index))
    s.tell("anticipated", seat, CARD_IDS[answer.index])
