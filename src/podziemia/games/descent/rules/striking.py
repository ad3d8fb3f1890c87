"""An attack from its declaration to its end (DSC-8), and attacks as heroes make them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.descent.data.cards import CARD, item_of
from podziemia.games.descent.data.options import ATTACK, UNARMED_ATTACK
from podziemia.games.descent.rules.attack import (
    ATTACK_ROLLED,
    Attack,
    add_dice,
    affect,
    choose_target,
    deal_damage,
    defense_window,
    help_defense,
    hero_attack,
    reach_targets,
    roll_all,
)
from podziemia.games.descent.rules.figures import LIEUTENANT, Figure, Hero
from podziemia.games.descent.rules.state import DescentState
from podziemia.games.descent.rules.surges import after_surges, spend_surges
from podziemia.games.descent.rules.walking import walk
from podziemia.games.descent.rules.weapons import BARE_HANDS, hero_targets, suits, usable_weapons
from podziemia.kernel.ask import Ask, Rules
from podziemia.kernel.moments import Moment

RUNNING_SHOT: Final = CARD["running_shot"]

Aimed = Callable[[DescentState, Attack, Figure], Rules[None]]
Attacked = Callable[[DescentState, Attack], Rules[None]]
TARGETED: Final[Moment[Aimed]] = Moment("a figure is the target of an attack: who steps in for it")
ABOUT_TO_ROLL: Final[Moment[Attacked]] = Moment("dice are about to be rolled: what the attacker adds")
SPOILS: Final[Moment[Attacked]] = Moment("an attack is over: what the attacker gains")
RETURNED: Final[Moment[Aimed]] = Moment("an attack is over: what a figure that was attacked does in return")
FOLLOW_UP: Final[Moment[Attacked]] = Moment("an attack is over: what the attacker does next")


def resolve(s: DescentState, attack: Attack) -> Rules[None]:
    """Steps 1 to 5 and what follows. The target space, or `targets`, is set."""
    if attack.target is not None and not attack.targets:
        attack.targets = [attack.target]
    s.attacks.append(attack)
    s.tell("attacked", attack.seat, attack.attacker.name, things=tuple([f.name for f in attack.aimed_at()]))
    _forge_arms(s, attack)
    attack.attacker.struck = True
    yield from before_roll(s, attack)
    add_dice(s, attack)
    roll_all(s, attack)
    yield from roll_window(s, attack)
    attack.missed = attack.shows_miss()
    if not attack.missed:
        yield from spend_surges(s, attack)
        attack.missed = not reach_targets(s, attack)
    if attack.missed:
        s.tell("missed", attack.seat, attack.attacker.name)
    else:
        yield from deal_damage(s, attack)
        yield from after_surges(s, attack)
    s.attacks.remove(attack)
    yield from after_attack(s, attack)


def before_roll(s: DescentState, attack: Attack) -> Rules[None]:
    """Who steps in for each target, who is affected then, and which dice are added (DSC-31.01)."""
    for target in attack.targets:
        for step_in in TARGETED.effects:
            yield from step_in(s, attack, target)
    affect(s, attack)
    for defense in attack.defenders:
        yield from help_defense(s, attack, defense)
    for strengthen in ABOUT_TO_ROLL.effects:
        yield from strengthen(s, attack)


def roll_window(s: DescentState, attack: Attack) -> Rules[None]:
    """Attacker, then defenders, then the attacker again, until all pass in a row (DSC-8.14)."""
    while True:
        acted = False
        for modify in ATTACK_ROLLED.effects:
            if (yield from modify(s, attack)):
                acted = True
        for defense in attack.defenders:
            if (yield from defense_window(s, attack, defense)):
                acted = True
        if not acted:
            return


def after_attack(s: DescentState, attack: Attack) -> Rules[None]:
    """Spoils of the attacker, then what the attacked do in return (DSC-8.27)."""
    for gain in SPOILS.effects:
        yield from gain(s, attack)
    for defense in attack.defenders:
        for strike_back in RETURNED.effects:
            yield from strike_back(s, attack, defense.figure)
    for follow in FOLLOW_UP.effects:
        yield from follow(s, attack)


def _forge_arms(s: DescentState, attack: Attack) -> None:
    """In the finale a lieutenant's first attack of an encounter hits harder (campaign flag forged_arms)."""
    forged = s.campaign is not None and "forged_arms" in s.campaign.flags
    if (
        forged
        and attack.attacker.kind == LIEUTENANT
        and not attack.attacker.struck
        and s.board.id.startswith("blood_and_betrayal")
    ):
        attack.hearts += 1


def choose_weapon(s: DescentState, hero: Hero, cards: list[int], kind: str = "attack.weapon") -> Rules[int]:
    options = [UNARMED_ATTACK if card == BARE_HANDS else ATTACK[card] for card in cards]
    answer = yield Ask(hero.seat, kind, options, hero.name)
    return BARE_HANDS if answer is UNARMED_ATTACK else answer.index


def strike(
    s: DescentState,
    hero: Hero,
    card: int,
    skill: str = "",
    foes: list[Figure] | None = None,
    hearts: int = 0,
    blast: bool = False,
    range: int = 0,
    minimum: int = 0,
) -> Rules[Attack]:
    """One attack of a hero with the weapon, on a target of choice; none where an archer has run out of sight."""
    attack = hero_attack(s, hero, card)
    attack.skill = skill
    attack.hearts += hearts
    attack.blast = blast
    attack.range += range
    attack.minimum = minimum
    if (yield from run_first(s, hero, card)):
        attack.used.append("running_shot")
    targets = hero_targets(s, hero, card, foes)
    if targets and hero.up:
        yield from choose_target(s, attack, targets)
        yield from resolve(s, attack)
    return attack


def run_first(s: DescentState, hero: Hero, card: int) -> Rules[bool]:
    """Running Shot before the target of any attack with a Bow is declared. True: the run is spent."""
    if not hero.has(RUNNING_SHOT) or not suits(hero, card, "Bow"):
        return False
    way = yield from walk(s, hero, running_spaces(hero), hero.seat, "running_shot")
    return bool(way)


def running_spaces(hero: Hero) -> int:
    """Two spaces, one in heavy armor."""
    heavy = [card for card in hero.equipped_items() if "Heavy Armor" in item_of(card).traits]
    return 1 if heavy else 2


def strike_again(
    s: DescentState, hero: Hero, need: str = "", foes: list[Figure] | None = None, skill: str = ""
) -> Rules[Attack | None]:
    """An attack that an ability grants, with any fitting weapon; None when there is no target."""
    cards = usable_weapons(s, hero, need, foes)
    if not cards or not hero.up:
        return None
    card = yield from choose_weapon(s, hero, cards)
    return (yield from strike(s, hero, card, skill, foes))
