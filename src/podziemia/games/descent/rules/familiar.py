"""The Reanimate (DSC-18): a familiar treated as a figure."""

from __future__ import annotations

from podziemia.games.descent.data.cards import REANIMATE
from podziemia.games.descent.data.options import DONE, MONSTER_ATTACK, SHAKE_OFF, STEP
from podziemia.games.descent.data.parts import DISEASED, IMMOBILIZED, POISONED, STUNNED
from podziemia.games.descent.rules.attack import choose_target, monster_attack
from podziemia.games.descent.rules.damage import lose_condition, suffer
from podziemia.games.descent.rules.facts import speed
from podziemia.games.descent.rules.figures import Hero
from podziemia.games.descent.rules.movement import may_stay, step_options
from podziemia.games.descent.rules.state import DescentState
from podziemia.games.descent.rules.striking import resolve
from podziemia.games.descent.rules.terrain import end_on_terrain
from podziemia.games.descent.rules.walking import come_to_rest, step_back, take_step
from podziemia.games.descent.rules.weapons import monster_targets
from podziemia.kernel.ask import Ask, Option, Rules


def activate_familiar(s: DescentState, hero: Hero) -> Rules[None]:
    """One move action, which may be interrupted, and one attack action (DSC-18.04). To shake off that it is Stunned
    costs one of the two, of its master's choice (DSC-18.12): whichever it then begins is the other."""
    reanimate = s.figures[REANIMATE]
    for condition in (DISEASED, POISONED):
        if reanimate.conditions & condition:
            yield from suffer(s, reanimate, 1)  # it fails every test, and fatigue becomes damage (DSC-18.09)
    turn = s.turn
    turn.familiar_points = 0 if reanimate.conditions & IMMOBILIZED else speed(s, reanimate)
    move_left, attack_left, one_of_both = True, True, False
    while reanimate.on_map:
        options = _options(s, move_left, attack_left)
        if not options:
            yield from step_back(s, reanimate)
            continue
        answer = yield Ask(hero.seat, "familiar.action", options, reanimate.name, turn.familiar_points)
        if answer is DONE:
            break
        if answer is SHAKE_OFF:
            lose_condition(s, reanimate, STUNNED)
            if move_left:
                one_of_both = True  # nothing stuns it between an attack and its move
            else:
                attack_left = False
        elif answer is MONSTER_ATTACK:
            attack_left = False
            if one_of_both:
                move_left, turn.familiar_points = False, 0
            attack = monster_attack(s, reanimate)
            yield from choose_target(s, attack, monster_targets(s, reanimate))
            yield from resolve(s, attack)
        else:
            move_left = False  # the move action is under way
            attack_left = attack_left and not one_of_both
            turn.familiar_points -= s.ground.cost[answer.index]
            if not (yield from take_step(s, reanimate, answer.index, in_move=True)):
                turn.familiar_points = 0
    turn.familiar_points = 0
    yield from come_to_rest(s, reanimate)
    if reanimate.on_map:
        reanimate.conditions &= ~IMMOBILIZED
        yield from end_on_terrain(s, reanimate)


def _options(s: DescentState, move_left: bool, attack_left: bool) -> list[Option]:
    """The Stunned begin nothing, but go on with a move that is under way (DSC-12.08)."""
    reanimate = s.figures[REANIMATE]
    stunned = bool(reanimate.conditions & STUNNED)
    points = 0 if stunned and move_left else s.turn.familiar_points
    steps: list[Option] = [STEP[space] for space in step_options(s, reanimate, points)]
    if not may_stay(s, reanimate):
        return steps
    options: list[Option] = [DONE, *steps]
    if stunned and (move_left or attack_left):
        options.append(SHAKE_OFF)
    elif not stunned and attack_left and monster_targets(s, reanimate):
        options.append(MONSTER_ATTACK)
    return options
