"""Surges (DSC-9): each ability once an attack, in the order the attacker likes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.descent.data.cards import CARD
from podziemia.games.descent.data.options import CHOOSE, DONE, SURGE_OF
from podziemia.games.descent.data.parts import Surge
from podziemia.games.descent.rules.attack import (
    Attack,
    Defense,
    defense_window,
    help_defense,
    hits_any,
    roll_defense,
    spread,
)
from podziemia.games.descent.rules.damage import recover_fatigue
from podziemia.games.descent.rules.facts import has_passive, monsters_within
from podziemia.games.descent.rules.figures import Hero
from podziemia.games.descent.rules.state import DescentState
from podziemia.kernel.ask import NOBODY, Ask, Option, Rules
from podziemia.kernel.moments import Answers, Moment

IRON_WILL: Final = CARD["iron_will"]

Lines = Callable[[DescentState, Attack], None]
HasUse = Callable[[DescentState, Attack], bool]
Effect = Callable[[DescentState, Attack], Rules[None]]
SURGES_COUNTED: Final[Moment[Lines]] = Moment("surges are about to be spent: who adds abilities to the attack")
SURGE_HAS_USE: Final[Answers[str, HasUse]] = Answers("a surge ability could be used")
SURGE_AT_ONCE: Final[Answers[str, Effect]] = Answers("a surge is spent on what changes the attack itself")
SURGE_SETTLED: Final[Answers[str, Effect]] = Answers("a surge is spent on what cannot be taken back")
SURGE_AFTER: Final[Answers[str, Effect]] = Answers("damage was dealt, and a surge was spent on what follows it")


def may_spend(s: DescentState, attack: Attack) -> bool:
    """Cowardly goblins use no surge abilities without a master or lieutenant near."""
    if not has_passive(attack.attacker, "cowardly"):
        return True
    return bool([f for f in monsters_within(s, attack.attacker, 3) if f.sheet.rank in ("master", "lieutenant")])


def surge_options(s: DescentState, attack: Attack) -> list[Option]:
    """Abilities the attacker can still pay for; lines that do the same are one option."""
    left = attack.surges_left()
    if left <= 0:
        return []
    options: list[Option] = []
    if attack.tolls:
        options.append(SURGE_OF["toll"])
    if may_spend(s, attack):
        for line in attack.lines:
            option = SURGE_OF[line.id]
            if line.cost <= left and option not in options and _has_use(s, attack, line):
                options.append(option)
        attacker = attack.attacker
        tired = isinstance(attacker, Hero) and attacker.fatigue > 0 and attack.seat == attacker.seat
        if tired and "fatigue" not in attack.used and hits_any(s, attack):
            options.append(SURGE_OF["fatigue"])
    return options


def _has_use(s: DescentState, attack: Attack, line: Surge) -> bool:
    """An ability without a possible target cannot be used (DSC-15.08)."""
    if line.blast:
        return not attack.blast and attack.space != NOBODY
    if line.special in SURGE_SETTLED.effects and not hits_any(s, attack):
        return False
    has_use = SURGE_HAS_USE.effects.get(line.special)
    return has_use is None or has_use(s, attack)


def spend_surges(s: DescentState, attack: Attack) -> Rules[None]:
    """Step 4: each surge is settled when it is spent, in the order the attacker likes (DSC-8.01, 9.11). What is bought
    for an attack that misses is void, recovery included (DSC-8.18, 8.29); so what could not be taken back is for sale
    once the attack hits."""
    for add_lines in SURGES_COUNTED.effects:
        add_lines(s, attack)
    while True:
        options = [DONE, *surge_options(s, attack)]
        answer = yield Ask(attack.seat, "attack.surge", options, attack.attacker.name, attack.surges_left())
        if answer is DONE:
            break
        yield from spend(s, attack, answer.thing)


def spend(s: DescentState, attack: Attack, name: str) -> Rules[None]:
    s.tell("surge_spent", attack.seat, name)
    attack.bought.append(name)
    if name == "toll":
        attack.spent += 1
        yield from pay_toll(attack)
    elif name == "fatigue":
        attack.used.append("fatigue")
        attack.spent += 1
        hero = attack.attacker
        assert isinstance(hero, Hero)
        recover_fatigue(s, hero, 2 if hero.has(IRON_WILL) else 1)
    else:
        yield from use_line(s, attack, next(line for line in attack.lines if line.id == name))


def pay_toll(attack: Attack) -> Rules[None]:
    """One surge for one of those who ask for it (DSC-8.29); whom first matters where they hide different targets."""
    if len({bits for _, bits in attack.tolls}) == 1:
        attack.tolls.pop(0)
        return
    options = [CHOOSE[who] for who, _ in attack.tolls]
    answer = yield Ask(attack.seat, "attack.toll", options, attack.attacker.name)
    attack.tolls = [toll for toll in attack.tolls if toll[0] != answer.index]


def use_line(s: DescentState, attack: Attack, line: Surge) -> Rules[None]:
    """An ability of the weapon, the card or somebody near."""
    attack.lines.remove(line)
    attack.spent += line.cost
    attack.hearts += line.hearts
    attack.range += line.range
    attack.pierce += line.pierce
    attack.conditions |= line.condition
    if line.special in SURGE_AFTER.effects:
        attack.specials.append(line.special)
    elif line.special:
        at_once = SURGE_AT_ONCE.effects.get(line.special) or SURGE_SETTLED.effects[line.special]
        yield from at_once(s, attack)
    if line.blast:
        attack.blast = True
        yield from late_defenses(s, attack, spread(s, attack))


def late_defenses(s: DescentState, attack: Attack, defenses: list[Defense]) -> Rules[None]:
    """Who is drawn in by a surge rolls now and may use defense abilities (DSC-9.07)."""
    for defense in defenses:
        yield from help_defense(s, attack, defense)
        roll_defense(s, defense)
        yield from defense_window(s, attack, defense)


# ---- after the damage ----


def after_surges(s: DescentState, attack: Attack) -> Rules[None]:
    """What moves the target (DSC-9.11), and what hangs on the hearts that were dealt."""
    for special in attack.specials:
        yield from SURGE_AFTER.effects[special](s, attack)
