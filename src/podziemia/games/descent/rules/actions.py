"""What a hero may do in the action step (DSC-4)."""

from __future__ import annotations

from typing import Final

from podziemia.games.descent.data.cards import CARD, FIRST_SEARCH, REANIMATE, is_item, search_of
from podziemia.games.descent.data.heroes import HERO_SHEETS, SKILLS
from podziemia.games.descent.data.options import (
    ACTIVATE,
    ATTACK,
    CLIMB,
    CLOSE,
    DISMISS,
    END_TURN,
    EXTRA_ATTACK,
    FEAT,
    FREE_ATTACK,
    LEAVE,
    MOVE,
    OPEN,
    REST,
    REVIVE,
    SEARCH,
    SHAKE_OFF,
    STAND_UP,
    STEP,
    TIRE,
    TRADE,
    UNARMED_ATTACK,
    USE,
)
from podziemia.games.descent.data.parts import IMMOBILIZED, STUNNED
from podziemia.games.descent.rules.damage import (
    cure_one,
    lose_condition,
    spend_fatigue,
    stand_up,
    suffer_fatigue,
    take_off,
)
from podziemia.games.descent.rules.facts import adjacent_heroes, fallen_heroes, in_pit, spare_fatigue, speed
from podziemia.games.descent.rules.familiar import activate_familiar
from podziemia.games.descent.rules.figures import Figure, Hero
from podziemia.games.descent.rules.items import tradable, trade
from podziemia.games.descent.rules.movement import (
    exit_of,
    may_stay,
    points_for_fatigue,
    step_cost,
    step_options,
    tiring_leads_on,
)
from podziemia.games.descent.rules.placing import adjacent_bits, empty_spaces
from podziemia.games.descent.rules.pushing import teleport
from podziemia.games.descent.rules.relations import distance_to_space
from podziemia.games.descent.rules.searching import OPENED_OR_SEARCHED, OPENS_OR_SEARCHES, search, tokens_within
from podziemia.games.descent.rules.state import DescentState
from podziemia.games.descent.rules.striking import choose_weapon, strike
from podziemia.games.descent.rules.terrain import can_close, can_open, doors_beside, swing
from podziemia.games.descent.rules.tokens import (
    deliver,
    deliver_options,
    do_token_action,
    hand_over,
    hand_over_options,
    token_options,
)
from podziemia.games.descent.rules.using import (
    can_use,
    can_use_feat,
    can_use_search_card,
    item_actions,
    use_feat,
    use_item,
    use_search_card,
    use_skill,
)
from podziemia.games.descent.rules.walking import leave_map, take_step, walk
from podziemia.games.descent.rules.weapons import BARE_HANDS, attack_is_forbidden, usable_weapons
from podziemia.kernel.ask import Ask, Option, Rules

DEATHLY_HASTE: Final = CARD["deathly_haste"]
GRISBAN: Final = "grisban_the_thirsty"


def attack_options(s: DescentState, hero: Hero) -> list[Option]:
    """Weapons with a target in reach, and bare hands."""
    if attack_is_forbidden(s, hero):
        return []
    return [UNARMED_ATTACK if card == BARE_HANDS else ATTACK[card] for card in usable_weapons(s, hero)]


def action_options(s: DescentState, hero: Hero) -> list[Option]:
    """All that the hero may do now. In the middle of another figure's space it can only go on (DSC-6.06)."""
    turn = s.turn
    options = [STEP[space] for space in step_options(s, hero, turn.points, tiring=True)]
    if not may_stay(s, hero):
        return options + ([TIRE] if tiring_leads_on(s, hero, turn.points) else [])
    options.append(END_TURN)
    may_attack = turn.actions > 0 or turn.free_attack or turn.bonus_attacks > 0
    attacks = attack_options(s, hero) if may_attack else []
    stunned = bool(hero.conditions & STUNNED)
    if turn.actions > 0:
        options += [SHAKE_OFF] if stunned else costly_options(s, hero, attacks)
    if attacks and not stunned:
        if turn.free_attack:
            options.append(FREE_ATTACK)
        if turn.bonus_attacks > 0:
            options.append(EXTRA_ATTACK)
    if may_tire(s, hero):
        options.append(TIRE)
    options += free_options(s, hero)
    return options


def costly_options(s: DescentState, hero: Hero, attacks: list[Option]) -> list[Option]:
    """The actions of DSC-4.01."""
    options: list[Option] = [REST, *attacks]
    if not hero.conditions & IMMOBILIZED:
        options.append(MOVE)
    options += [USE[card] for card in hero.skills if SKILLS[card].kind == "action" and can_use(s, hero, card)]
    options += [USE[card] for card in item_actions(s, hero)]
    finds = [card for card in hero.usable_search() if search_of(card).kind == "action"]
    options += [USE[card] for card in finds if can_use_search_card(s, hero, card)]
    if HERO_SHEETS[hero.hero].feat_is_action and can_use_feat(s, hero):
        options.append(FEAT[hero.hero])
    options += [SEARCH[space] for space in tokens_within(s, hero, 1)]
    options += [REVIVE[other.hero] for other in fallen_heroes(s) if distance_to_space(s, hero, other.spaces[0]) <= 1]
    options += door_options(s, hero)
    if in_pit(s, hero):
        options += [CLIMB[space] for space in empty_spaces(s, adjacent_bits(s, hero))]
    options += token_options(s, hero)
    return options


def free_options(s: DescentState, hero: Hero) -> list[Option]:
    """What costs no action (DSC-4.15)."""
    turn = s.turn
    options = [USE[card] for card in hero.skills if SKILLS[card].kind == "turn" and can_use(s, hero, card)]
    if can_sneak(s, hero):
        options.append(USE[CARD["sneaky"]])
    potions = [card for card in hero.usable_search() if search_of(card).kind == "turn"]
    options += [USE[card] for card in potions if can_use_search_card(s, hero, card)]
    if not HERO_SHEETS[hero.hero].feat_is_action and can_use_feat(s, hero):
        options.append(FEAT[hero.hero])
    if REANIMATE in s.figures and s.figures[REANIMATE].owner == hero.seat:
        if not turn.familiar:
            options.append(ACTIVATE[REANIMATE])
        options.append(DISMISS)
    if turn.in_move:
        options += trade_options(s, hero)
    options += hand_over_options(s, hero)
    options += deliver_options(s, hero)
    if turn.points > 0 and exit_of(s, hero) and not in_pit(s, hero):
        options.append(LEAVE)
    return options


def can_sneak(s: DescentState, hero: Hero) -> bool:
    """Sneaky opens or closes a door without using an action; it is a door action all the same (DSC-12.08)."""
    return hero.ready(CARD["sneaky"]) and not hero.conditions & STUNNED and bool(door_options(s, hero))


def may_tire(s: DescentState, hero: Hero) -> bool:
    """Fatigue for movement (DSC-6.10), not while Immobilized (DSC-12.05)."""
    return points_for_fatigue(hero) > 0 and spare_fatigue(s, hero) > 0


def trade_options(s: DescentState, hero: Hero) -> list[Option]:
    return [
        TRADE[friend.hero]
        for friend in adjacent_heroes(s, hero)
        if not s.turn.traded >> friend.seat & 1 and (tradable(hero) or tradable(friend))
    ]


def door_options(s: DescentState, figure: Figure) -> list[Option]:
    """Adjacent doors that can be opened or closed (DSC-4.12)."""
    options: list[Option] = []
    for door in doors_beside(s, figure):
        if can_open(s, figure, door):
            options.append(OPEN[door])
        elif can_close(s, figure, door):
            options.append(CLOSE[door])
    return options


def choose_door(s: DescentState, hero: Hero) -> Rules[None]:
    answer = yield Ask(hero.seat, "door.choose", door_options(s, hero), hero.name)
    yield from use_door(s, hero, answer)


def use_door(s: DescentState, hero: Hero, answer: Option) -> Rules[None]:
    """Opening may spring a trap, closing does not."""
    if answer.verb == "close":
        swing(s, answer.index, closed=True)
        s.tell("door_closed", hero.seat, answer.thing)
        return
    for effect in OPENS_OR_SEARCHES.effects:
        yield from effect(s, hero)
    if hero.up:
        swing(s, answer.index, closed=False)
        s.tell("door_opened", hero.seat, answer.thing)
        for trap in OPENED_OR_SEARCHED.effects:
            yield from trap(s, hero, False)


# ---- carrying them out ----


def perform(s: DescentState, hero: Hero, answer: Option) -> Rules[None]:
    """One answer of the action step; then a move action that has run its course is over."""
    if answer.verb != "trade":
        s.turn.traded = 0
    yield from carry_out(s, hero, answer)
    if hero.up and s.turn.points == 0 and may_stay(s, hero):
        yield from resolve_moves(s, hero)


def carry_out(s: DescentState, hero: Hero, answer: Option) -> Rules[None]:
    verb = answer.verb
    if verb == "step":
        yield from spend_step(s, hero, answer.index)
    elif verb == "tire":
        yield from tire(s, hero)
    elif verb == "activate":
        yield from call_familiar(s, hero)
    elif verb == "dismiss":
        take_off(s, s.figures[REANIMATE])
        s.tell("removed", hero.seat, "reanimate")
    elif verb == "trade":
        friend = next(h for h in s.heroes if h.hero == answer.index)
        yield from trade_with(s, hero, friend)
    elif verb == "hand-over":
        hand_over(s, hero, next(h for h in s.heroes if h.hero == answer.index))
    elif verb == "deliver":
        yield from deliver(s, hero)
    elif verb == "leave":
        s.turn.points -= 1
        yield from leave_map(s, hero, exit_of(s, hero))
    elif verb == "use" and not costs_action(answer.index):
        yield from use_card(s, hero, answer.index)
    elif verb == "feat" and not HERO_SHEETS[hero.hero].feat_is_action:
        yield from use_feat(s, hero)
    elif answer is FREE_ATTACK or answer is EXTRA_ATTACK:
        yield from grant_attack(s, hero, answer)
    else:
        yield from perform_action(s, hero, answer)


def call_familiar(s: DescentState, hero: Hero) -> Rules[None]:
    """Before or after all of the hero's own actions, in the middle of none (DSC-18.03): who has begun gives up what is
    left of them, the rest of a move as well."""
    turn = s.turn
    if has_acted(s):
        turn.actions = turn.bonus_attacks = 0
        turn.free_attack = False
        if turn.in_move:
            turn.points = 0
            turn.in_move = False
        yield from resolve_moves(s, hero)
    if hero.up:
        turn.familiar = True
        yield from activate_familiar(s, hero)


def has_acted(s: DescentState) -> bool:
    """Whether the hero has begun with actions of this turn, the free attack among them."""
    return s.turn.actions < 2 or "free-attack" in s.turn.used


def costs_action(card: int) -> bool:
    if is_item(card):
        return True
    return search_of(card).kind == "action" if card >= FIRST_SEARCH else SKILLS[card].kind == "action"


def use_card(s: DescentState, hero: Hero, card: int) -> Rules[None]:
    if card >= FIRST_SEARCH:
        yield from use_search_card(s, hero, card)
    elif is_item(card):
        yield from use_item(s, hero, card)
    else:
        yield from use_skill(s, hero, card)


def grant_attack(s: DescentState, hero: Hero, answer: Option) -> Rules[None]:
    """The two-hero attack or Grisban's: a normal attack that uses none of the two actions (DSC-21.02)."""
    if answer is FREE_ATTACK:
        s.turn.free_attack = False
        s.turn.used = (*s.turn.used, "free-attack")
    else:
        s.turn.bonus_attacks -= 1
    card = yield from choose_weapon(s, hero, usable_weapons(s, hero))
    yield from strike(s, hero, card)
    yield from despair(s, hero)


def perform_action(s: DescentState, hero: Hero, answer: Option) -> Rules[None]:
    """Something that costs one of the two actions; despair makes each of them tiring once it is resolved."""
    s.turn.actions -= 1
    if s.turn.points == 0:
        s.turn.in_move = False
    verb = answer.verb
    if verb == "move":
        begin_move(s, hero)
    elif verb == "attack":
        yield from strike(s, hero, BARE_HANDS if answer is UNARMED_ATTACK else answer.index)
    elif verb == "use":
        yield from use_card(s, hero, answer.index)
    elif verb == "feat":
        yield from use_feat(s, hero)
    elif verb == "rest":
        yield from rest(s, hero)
    elif verb == "search":
        yield from search(s, hero, answer.index)
    elif verb == "revive":
        yield from revive(s, hero, next(h for h in s.heroes if h.hero == answer.index))
    elif verb in ("open", "close"):
        yield from use_door(s, hero, answer)
    elif verb == "climb":
        yield from teleport(s, hero, answer.index)
    elif verb == "shake-off":
        lose_condition(s, hero, STUNNED)
    else:
        yield from do_token_action(s, hero, answer)
    if verb != "move":
        yield from despair(s, hero)


def despair(s: DescentState, hero: Hero) -> Rules[None]:
    """Word of Despair: an action is fully resolved."""
    if hero.despair == 1 and hero.up:
        yield from suffer_fatigue(s, hero, 1)


def resolve_moves(s: DescentState, hero: Hero) -> Rules[None]:
    """Move actions are fully resolved when their points are spent or lost, or the turn ends."""
    while s.turn.pending > 0:
        s.turn.pending -= 1
        yield from despair(s, hero)


def trade_with(s: DescentState, hero: Hero, friend: Hero) -> Rules[None]:
    """As often as one likes (DSC-14.08); but it makes no sense to ask again after a trade in which nothing moved."""
    s.turn.traded = 0 if (yield from trade(s, hero, friend)) else s.turn.traded | 1 << friend.seat


def begin_move(s: DescentState, hero: Hero) -> None:
    """A move action gives points equal to Speed (DSC-6.01); a second one adds its own (DSC-6.09)."""
    s.turn.points += speed(s, hero)
    s.turn.moves += 1
    s.turn.pending += 1
    s.turn.in_move = True
    s.tell("move_begun", hero.seat, hero.name, s.turn.points)


def spend_step(s: DescentState, hero: Hero, space: int) -> Rules[None]:
    s.turn.points -= step_cost(s, hero, space)
    yield from take_step(s, hero, space, s.turn.in_move)


def tire(s: DescentState, hero: Hero) -> Rules[None]:
    """One fatigue for one movement point; two for the fleet of foot. Deathly Haste hurries the Reanimate."""
    spend_fatigue(s, hero, 1)
    s.turn.points += points_for_fatigue(hero)
    if hero.has(DEATHLY_HASTE) and REANIMATE in s.figures:
        yield from walk(s, s.figures[REANIMATE], 1, hero.seat, "deathly_haste")


def rest(s: DescentState, hero: Hero) -> Rules[None]:
    """Fatigue is recovered at the end of the turn (DSC-4.07); Grisban also shakes off a condition at once."""
    s.turn.rested = True
    s.tell("rests", hero.seat, hero.name)
    if hero.name == GRISBAN:
        yield from cure_one(s, hero.seat, hero, GRISBAN)


def revive(s: DescentState, hero: Hero, fallen: Hero) -> Rules[None]:
    """DSC-11.12"""
    s.tell("revived", hero.seat, hero.name, other=fallen.seat)
    yield from stand_up(s, fallen)


def fallen_options(s: DescentState, hero: Hero) -> list[Option]:
    """A fallen hero may only stand up, or stay down; the familiar still obeys (DSC-11.09, 18.05)."""
    options: list[Option] = [STAND_UP, END_TURN]
    if REANIMATE in s.figures and s.figures[REANIMATE].owner == hero.seat and not s.turn.familiar:
        options.append(ACTIVATE[REANIMATE])
    return options
