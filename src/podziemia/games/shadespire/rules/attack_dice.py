"""The dice of an attack: rolls, re-rolls and what they come to (SHA-8.05 to SHA-8.13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.shadespire.data.cards import upgrade
from podziemia.games.shadespire.data.dice import ATTACK_DIE, CRIT, DEFENCE_DIE, FACE_IDS, SHIELD
from podziemia.games.shadespire.data.options import (
    ASIDE,
    DECLINE,
    DONE,
    REACT,
    REACT_NUMBER,
    REROLL,
)
from podziemia.games.shadespire.rules.deed import DRAW, FAILURE, SUCCESS, Strike
from podziemia.games.shadespire.rules.fighter import Fighter
from podziemia.games.shadespire.rules.inspire import DEFENDED, befalls
from podziemia.games.shadespire.rules.rolls import roll, successes
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.games.shadespire.rules.strength import (
    Weigh,
    counted_defence,
)
from podziemia.kernel.ask import Ask, Rules
from podziemia.kernel.moments import Answers

Decide = Callable[[ShadespireState, Strike], Rules[None]]
INSTEAD_OF_DICE: Final[Answers[int, Decide]] = Answers("a ploy decides the attack without dice")
DEFENCE_ROLLED: Final[Answers[int, Weigh]] = Answers("the bearer of an upgrade has rolled for its defence")


def decide(s: ShadespireState, a: Strike) -> Rules[None]:
    """By the dice, unless a ploy decides without them."""
    for card, _, _ in a.spells:
        if card in INSTEAD_OF_DICE.effects:
            yield from INSTEAD_OF_DICE.effects[card](s, a)
            return
    yield from roll_attack(s, a)
    yield from roll_defence(s, a)
    judge(a)


def roll_attack(s: ShadespireState, a: Strike) -> Rules[None]:
    """The attack roll and its re-rolls, before the other side rolls (SHA-8.05, SHA-1.06)."""
    a.attack_roll = roll(s.rng, ATTACK_DIE, a.attack_dice)
    show(s, a.seat, a.attacker, "attack_rolled", a.attack_roll)
    a.fresh = fresh = list(range(a.attack_dice))
    if a.reroll_any:
        yield from reroll_some(s, a, a.seat, fresh, a.attack_dice, a.reroll_any)
    for _ in range(a.rerolls):
        yield from reroll_some(s, a, a.seat, fresh, 1, a.profile.id)
    if relics(a.attacker) >= 3:
        yield from reroll_all(s, a.seat, a.attack_roll, ATTACK_DIE, "relics_three", fresh)
    if CRIT in a.attack_roll:
        a.crits_rolled.append(a.attacker)


def roll_defence(s: ShadespireState, a: Strike) -> Rules[None]:
    target = a.target
    a.defence_roll = roll(s.rng, DEFENCE_DIE, a.defence_dice)
    show(s, target.seat, target, "defence_rolled", a.defence_roll)
    fresh = list(range(a.defence_dice))
    if a.target_reroll:
        yield from reroll_one_of(s, target.seat, a.defence_roll, DEFENCE_DIE, fresh, a.target_reroll)
    if relics(target) >= 2:
        yield from reroll_all(s, target.seat, a.defence_roll, DEFENCE_DIE, "relics_two", fresh)
    if a.set_aside:
        shown = sorted(set(a.defence_roll))
        answer = yield Ask(target.seat, "defence.aside", [ASIDE[face] for face in shown], a.set_aside)
        a.defence_roll.remove(answer.index)
    if CRIT in a.defence_roll:
        a.crits_rolled.append(target)
    for card in target.upgrades:
        if card in DEFENCE_ROLLED.effects:
            DEFENCE_ROLLED.effects[card](s, a)
    if CRIT in a.defence_roll or SHIELD in a.defence_roll:
        befalls(s, DEFENDED, target)


def show(s: ShadespireState, seat: int, f: Fighter, what: str, dice: list[int]) -> None:
    if s.heard is not None:
        if what == "attack_rolled":
            s.tell("attack_rolled", seat, f.id, things=tuple([FACE_IDS[face] for face in dice]))
        else:
            s.tell("defence_rolled", seat, f.id, things=tuple([FACE_IDS[face] for face in dice]))


def relics(f: Fighter) -> int:
    return len([card for card in f.upgrades if upgrade(card).kind == "relic"])


def reroll_some(s: ShadespireState, a: Strike, seat: int, fresh: list[int], most: int, because: str) -> Rules[None]:
    """Choose up to so many attack dice, then roll them together; each die once only (SHA-1.04, SHA-1.05)."""
    chosen: list[int] = []
    while len(chosen) < most:
        left = [i for i in fresh if i not in chosen]
        shown = sorted({a.attack_roll[i] for i in left})
        if not shown:
            break
        answer = yield Ask(
            seat, "attack.reroll", [*[REROLL[face] for face in shown], DONE], because, most - len(chosen)
        )
        if answer is DONE:
            break
        chosen.append(next(i for i in left if a.attack_roll[i] == answer.index))
    for i in chosen:
        fresh.remove(i)
        a.attack_roll[i] = ATTACK_DIE[s.rng.below(6)]
    if chosen:
        show(s, seat, a.attacker, "attack_rolled", a.attack_roll)


def reroll_one_of(
    s: ShadespireState, seat: int, dice: list[int], die: tuple[int, ...], fresh: list[int], because: str
) -> Rules[None]:
    shown = sorted({dice[i] for i in fresh})
    answer = yield Ask(seat, "defence.reroll", [*[REROLL[face] for face in shown], DONE], because, 1)
    if answer is not DONE:
        i = next(i for i in fresh if dice[i] == answer.index)
        fresh.remove(i)
        dice[i] = die[s.rng.below(6)]
        s.tell("die_rolled", seat, FACE_IDS[dice[i]])


def reroll_all(
    s: ShadespireState, seat: int, dice: list[int], die: tuple[int, ...], id: str, fresh: list[int]
) -> Rules[None]:
    """The relics' Reaction: all dice anew that were not re-rolled yet."""
    if not fresh:
        return
    answer = yield Ask(seat, "react.relics", [REACT[REACT_NUMBER[id]], DECLINE])
    if answer is DECLINE:
        return
    s.tell("reacted", seat, id)
    for i in fresh:
        dice[i] = die[s.rng.below(6)]
    fresh.clear()
    s.tell("dice_rolled", seat, things=tuple([FACE_IDS[face] for face in dice]))


def judge(a: Strike) -> None:
    """Criticals first, then totals; equal with a success on both sides is a draw (SHA-8.10 to SHA-8.13)."""
    crits = successes(a.attack_roll, a.crit_faces)
    counted = counted_defence(a, CRIT in a.attack_roll)
    target_crits = a.defence_roll.count(CRIT) if a.target_crit else 0
    total, target_total = successes(a.attack_roll, a.attack_faces), successes(a.defence_roll, counted)
    if crits != target_crits:
        a.outcome = SUCCESS if crits > target_crits else FAILURE
    elif total != target_total:
        a.outcome = SUCCESS if total > target_total else FAILURE
    else:
        a.outcome = DRAW if total else FAILURE
    a.crit_hit = a.outcome == SUCCESS and crits > 0
