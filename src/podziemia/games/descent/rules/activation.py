"""The activation of a monster (DSC-3.12, 12.09, 16, 17): what it may do, and doing it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.descent.data.cards import ABILITY_IDS, GROUP_IDS, PLOTS, RELIC_IDS
from podziemia.games.descent.data.options import (
    ABILITY_OF,
    CLIMB,
    DASH_MOVE,
    END_TURN,
    FRENZY_ATTACK,
    LEAVE,
    MONSTER_ATTACK,
    MOVE,
    NO,
    PERFORM,
    PLAY,
    SHAKE_OFF,
    STEP,
    STOP,
    YES,
)
from podziemia.games.descent.data.parts import DISEASED, IMMOBILIZED, POISONED, STUNNED
from podziemia.games.descent.rules.actions import door_options
from podziemia.games.descent.rules.attack import choose_target, monster_attack
from podziemia.games.descent.rules.conditions import fight_disease, fight_poison
from podziemia.games.descent.rules.damage import choose_figure, lose_condition
from podziemia.games.descent.rules.facts import has_passive, in_pit, speed
from podziemia.games.descent.rules.figures import Figure, Hero
from podziemia.games.descent.rules.movement import exit_of, expansions, may_stay, step_cost, step_options
from podziemia.games.descent.rules.overlord_cards import (
    NO_CUE,
    ON_ACTIVATION,
    Cue,
    act_any_time,
    any_time_options,
    held,
    play,
)
from podziemia.games.descent.rules.pieces import new_turn, no_turn
from podziemia.games.descent.rules.placing import adjacent_bits, empty_spaces
from podziemia.games.descent.rules.quests import happens
from podziemia.games.descent.rules.state import CHOOSE_GROUP, MONSTER_TURN, OVERLORD, DescentState
from podziemia.games.descent.rules.striking import resolve
from podziemia.games.descent.rules.terrain import arrive, end_on_terrain, opening_cost, swing
from podziemia.games.descent.rules.tokens import do_token_action, token_options
from podziemia.games.descent.rules.walking import come_to_rest, expand, leave_map, moved_next_to, take_step
from podziemia.games.descent.rules.weapons import attack_is_forbidden, gates_beside, monster_targets
from podziemia.kernel.ask import NOBODY, Ask, Option, Rules
from podziemia.kernel.moments import Answers, Moment

WITH_ATTACK: Final[tuple[str, ...]] = ("fire", "shadow_bolt", "cry_havoc", "ignite")
WITH_MOVE: Final[tuple[str, ...]] = ("cry_havoc", "overpower")
"""Actions of monster cards that hold an attack or a move action."""
AIMED: Final[tuple[str, ...]] = ("throw",)
"""Actions that name a victim, which a large monster does before its base is put down (DSC-17.06)."""
Use = Callable[[DescentState, Figure], Rules[None]]
HasUse = Callable[[DescentState, Figure], bool]
MONSTER_ABILITY: Final[Answers[str, Use]] = Answers("a monster performs an action of its card")
ABILITY_HAS_USE: Final[Answers[str, HasUse]] = Answers("an action of a monster's card could be performed")
RELIC: Final[Answers[int, Use]] = Answers("a lieutenant uses the relic it bears as an action")
RELIC_HAS_USE: Final[Answers[int, HasUse]] = Answers("a relic could be used as an action")
MONSTER_CHOSEN: Final[Moment[Callable[[DescentState, Figure], Rules[None]]]] = Moment("a monster is activated")


def activate(s: DescentState, monster: Figure) -> Rules[None]:
    """Heroes react, conditions bite, then two actions (DSC-12.09, 16.12)."""
    ritual = GROUP_IDS.index(monster.sheet.group) in s.rituals
    s.turn = new_turn(monster.id, 1 if ritual else 2)
    s.phase = MONSTER_TURN
    monster.activated = True
    s.tell("activated", OVERLORD, monster.name)
    for effect in MONSTER_CHOSEN.effects:
        yield from effect(s, monster)
    if monster.on_map and monster.conditions & DISEASED:
        yield from fight_disease(s, monster)
    if monster.on_map and monster.conditions & POISONED:
        yield from fight_poison(s, monster)


def monster_turn(s: DescentState) -> Rules[None]:
    """One answer of an activation."""
    monster = s.figures.get(s.turn.actor)
    if monster is None or not monster.on_map:
        end_activation(s)
        return
    options = monster_options(s, monster)
    if not options:
        yield from come_to_rest(s, monster)
        return
    answer = yield Ask(OVERLORD, "monster.action", options, monster.name, s.turn.actions, pause=True)
    if answer is END_TURN:
        yield from finish_activation(s, monster)
    else:
        yield from perform(s, monster, answer)


def monster_options(s: DescentState, monster: Figure) -> list[Option]:
    """All that the monster may do now (DSC-16.13), also in the middle of a move (DSC-16.16). A large one on the move
    declares it from the single space it stands on (DSC-17.06)."""
    turn = s.turn
    steps = [STEP[space] for space in step_options(s, monster, turn.points)]
    if monster.lured != NOBODY:
        forced = lured_options(s, monster, steps)
        if forced:
            return forced
    leaves: list[Option] = [LEAVE] if turn.points > 0 and exit_of(s, monster) else []
    if not may_stay(s, monster):
        return steps + leaves
    options: list[Option] = [STOP if turn.shrunk else END_TURN, *steps, *leaves]
    if monster.conditions & STUNNED:
        if turn.actions > 0:
            options.append(SHAKE_OFF)
    else:
        options += action_options(s, monster)
    options += [PLAY[card] for card in held(s, ON_ACTIVATION, NO_CUE, turn.played)]
    return options + any_time_options(s)


def action_options(s: DescentState, monster: Figure) -> list[Option]:
    turn = s.turn
    options: list[Option] = []
    if may_move(s, monster):
        if turn.actions > 0:
            options.append(MOVE)
        if turn.bonus_moves > 0:
            options.append(DASH_MOVE)
    options += strike_options(s, monster)
    if turn.actions > 0:
        options += [PERFORM[ABILITY_IDS.index(name)] for name in monster.sheet.actions if has_use(s, monster, name)]
        if monster.relic in RELIC.effects and RELIC_HAS_USE.effects[monster.relic](s, monster):
            options.append(ABILITY_OF[RELIC_IDS[monster.relic]])
        options += [option for option in door_options(s, monster) if can_swing(s, monster, option)]
        if in_pit(s, monster):
            options += climb_options(s, monster)
        options += token_options(s, monster)
    return options


def has_use(s: DescentState, figure: Figure, name: str) -> bool:
    """Whether the ability has anything to work on now."""
    if name in WITH_ATTACK and (s.turn.attacks < 1 or attack_is_forbidden(s, figure)):
        return False
    if name in WITH_MOVE and (
        figure.conditions & IMMOBILIZED or not step_options(s, figure, speed(s, figure), one=True)
    ):
        return False
    has_use = ABILITY_HAS_USE.effects.get(name)
    return has_use is None or has_use(s, figure)


def use_ability(s: DescentState, figure: Figure, name: str) -> Rules[None]:
    """An action printed on the card; one with an attack is the attack of this activation (DSC-8.25)."""
    s.tell("ability_used", OVERLORD, name)
    if name not in AIMED:
        yield from expand(s, figure)
    if not figure.on_map:
        return
    if name in WITH_ATTACK:
        s.turn.attacks -= 1
    if name in WITH_MOVE:
        s.turn.moves += 1
    yield from MONSTER_ABILITY.effects[name](s, figure)
    yield from happens(s, "ability", figure, about=name)


def may_move(s: DescentState, monster: Figure) -> bool:
    """Immobilized figures perform no move action; shamblers one a turn."""
    if monster.conditions & IMMOBILIZED or speed(s, monster) == 0:
        return False
    return not (has_passive(monster, "shambling") and s.turn.moves >= 1)


def can_attack(s: DescentState, monster: Figure) -> bool:
    """A target in reach, and neither Stunned (DSC-12.08) nor next to who prays for peace."""
    if monster.conditions & STUNNED or attack_is_forbidden(s, monster) or monster.lured != NOBODY:
        return False
    return bool(monster_targets(s, monster, one=True) or gates_beside(s, monster))


def strike_options(s: DescentState, monster: Figure) -> list[Option]:
    """One attack with the two actions (DSC-8.25), and what cards add to it."""
    turn = s.turn
    strikes = turn.actions > 0 and turn.attacks > 0
    if not (strikes or turn.bonus_attacks > 0) or not can_attack(s, monster):
        return []
    options: list[Option] = [MONSTER_ATTACK] if strikes else []
    if turn.bonus_attacks > 0:
        options.append(FRENZY_ATTACK)
    return options


def can_swing(s: DescentState, monster: Figure, option: Option) -> bool:
    """Actions enough to open the door; room on this side of it for the base of a monster that closes it (DSC-19.15)."""
    if option.verb == "open":
        return opening_cost(s, monster, option.index) <= s.turn.actions
    return not s.turn.shrunk or bool(expansions(s, monster, monster.spaces[0], option.index))


def climb_options(s: DescentState, monster: Figure) -> list[Option]:
    """Out of a pit to an adjacent empty space, where a large base must have room as well (DSC-19.07, 17.04)."""
    return [CLIMB[space] for space in empty_spaces(s, adjacent_bits(s, monster)) if expansions(s, monster, space)]


def lured_options(s: DescentState, monster: Figure, steps: list[Option]) -> list[Option]:
    """A lured dragon must first move as close to the hero as it can (quest rule eggs)."""
    hero = s.figures.get(monster.lured)
    if not isinstance(hero, Hero) or not hero.up or monster.conditions & (IMMOBILIZED | STUNNED):
        return []
    if s.turn.moves == 0:
        return [MOVE] if s.turn.actions > 0 else []
    far = s.ground.distances(hero.spaces[0])
    here = min([far[space] for space in monster.spaces])
    closer = [step for step in steps if far[step.index] < here]
    return closer if s.turn.moves == 1 else []


def perform(s: DescentState, monster: Figure, answer: Option) -> Rules[None]:
    """Carry out one answer."""
    verb = answer.verb
    if verb == "step":
        s.turn.points -= step_cost(s, monster, answer.index)
        yield from take_step(s, monster, answer.index)
        yield from put_down_when_spent(s, monster)
    elif answer is STOP:
        s.turn.points = 0
        yield from expand(s, monster)
    elif answer is MOVE or answer is DASH_MOVE:
        begin_move(s, monster, answer)
    elif answer is MONSTER_ATTACK or answer is FRENZY_ATTACK:
        yield from attack(s, monster, answer)
    elif verb == "play":
        s.turn.played = (*s.turn.played, PLOTS[answer.index].id)
        yield from play(s, answer.index, Cue(figure=monster))
    elif answer is ABILITY_OF["staff_of_shadows"]:
        yield from act_any_time(s, answer)
    elif answer is LEAVE:
        yield from leave_map(s, monster, exit_of(s, monster))
    else:
        yield from act(s, monster, answer)


def put_down_when_spent(s: DescentState, monster: Figure) -> Rules[None]:
    """Without points left, and no further move action, the base goes down."""
    if not s.turn.shrunk or not monster.on_map:
        return
    moves = s.turn.actions + s.turn.bonus_moves
    more = moves > 0 and may_move(s, monster) and not monster.conditions & STUNNED
    if not more and not step_options(s, monster, s.turn.points, one=True):
        yield from expand(s, monster)


def begin_move(s: DescentState, monster: Figure, answer: Option) -> None:
    if answer is MOVE:
        s.turn.actions -= 1
    else:
        s.turn.bonus_moves -= 1
    s.turn.moves += 1
    s.turn.points += speed(s, monster)


def attack(s: DescentState, monster: Figure, answer: Option) -> Rules[None]:
    """The target is declared from where the monster is; a large one then puts its base down (DSC-17.06)."""
    if answer is MONSTER_ATTACK:
        s.turn.actions -= 1
        s.turn.attacks -= 1
    else:
        s.turn.bonus_attacks -= 1
    yield from strike(s, monster)


def strike(s: DescentState, monster: Figure) -> Rules[None]:
    """One attack action of a monster, on a target of the overlord's choice."""
    struck = monster_attack(s, monster)
    yield from choose_target(s, struck, monster_targets(s, monster), gates_beside(s, monster))
    if has_passive(monster, "flail") and struck.target is not None and struck.target.heroic:
        yield from flail(s, monster, struck.target, struck.targets)
    yield from expand(s, monster)
    if monster.on_map:
        yield from resolve(s, struck)


def flail(s: DescentState, monster: Figure, first: Figure, targets: list[Figure]) -> Rules[None]:
    """The attack may target a second hero (Flail)."""
    found: list[Figure] = []
    for space in monster_targets(s, monster):
        figure = s.figures[s.at[space]]
        if figure.heroic and figure.id != first.id and figure not in found:
            found.append(figure)
    if found and (yield Ask(OVERLORD, "ability.second", [YES, NO], "flail")) is YES:
        second = yield from choose_figure(s, OVERLORD, found, "ability.hero", "flail")
        targets += [first, second]


def act(s: DescentState, monster: Figure, answer: Option) -> Rules[None]:
    """Abilities, doors, tokens, climbing: one action each. The base of a large monster goes down first (DSC-17.06)."""
    s.turn.actions -= 1
    if answer.verb == "perform":
        yield from use_ability(s, monster, ABILITY_IDS[answer.index])
        return
    if answer.verb == "climb":
        yield from climb(s, monster, answer.index)
        return
    yield from expand(s, monster, answer.index if answer.verb == "close" else NOBODY)
    if not monster.on_map:
        return
    if answer.verb == "ability":
        yield from RELIC.effects[monster.relic](s, monster)
    elif answer is SHAKE_OFF:
        lose_condition(s, monster, STUNNED)
    elif answer.verb == "open":
        s.turn.actions -= opening_cost(s, monster, answer.index) - 1
        swing(s, answer.index, closed=False)
        s.tell("door_opened", OVERLORD, answer.thing)
    elif answer.verb == "close":
        swing(s, answer.index, closed=True)
        s.tell("door_closed", OVERLORD, answer.thing)
    else:
        yield from do_token_action(s, monster, answer)


def climb(s: DescentState, monster: Figure, space: int) -> Rules[None]:
    """Out of the pit, a large monster onto this space and others beside it (DSC-19.07)."""
    s.shift(monster, (space,))
    yield from arrive(s, monster, space)
    yield from expand(s, monster)


def finish_activation(s: DescentState, monster: Figure) -> Rules[None]:
    """The base is down, Immobilized is shaken off, lava takes its toll (DSC-12.09, 19.12)."""
    yield from expand(s, monster)
    if s.turn.moves:
        yield from moved_next_to(s, monster)
    lose_condition(s, monster, IMMOBILIZED)
    yield from end_on_terrain(s, monster)
    end_activation(s)


def end_activation(s: DescentState) -> None:
    monster = s.figures.get(s.turn.actor)
    if monster is not None:
        monster.lured = NOBODY
    s.turn = no_turn()
    s.phase = CHOOSE_GROUP
