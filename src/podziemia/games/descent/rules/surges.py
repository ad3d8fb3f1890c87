"""Surges (DSC-9): each ability once an attack, in the order the attacker likes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.descent.data.cards import CARD
from podziemia.games.descent.data.options import DONE, SURGE_OF
from podziemia.games.descent.data.parts import Surge
from podziemia.games.descent.rules.attack import Attack, Defense, defense_window, roll_defense, spread
from podziemia.games.descent.rules.damage import recover_fatigue, spend_fatigue
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
SURGE_AFTER: Final[Answers[str, Effect]] = Answers("the attack has hit, and a surge was spent on what follows")


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
    if attack.toll:
        options.append(SURGE_OF["toll"])
    if may_spend(s, attack):
        for line in attack.lines:
            option = SURGE_OF[line.id]
            if line.cost <= left and option not in options and _has_use(s, attack, line):
                options.append(option)
        attacker = attack.attacker
        tired = isinstance(attacker, Hero) and attacker.fatigue > 0 and attack.seat == attacker.seat
        if tired and "fatigue" not in attack.used:
            options.append(SURGE_OF["fatigue"])
    return options


def _has_use(s: DescentState, attack: Attack, line: Surge) -> bool:
    """An ability without a possible target cannot be used (DSC-15.08)."""
    if line.blast:
        return not attack.blast and attack.space != NOBODY
    has_use = SURGE_HAS_USE.effects.get(line.special)
    return has_use is None or has_use(s, attack)


def spend_surges(s: DescentState, attack: Attack) -> Rules[None]:
    """Step 4. What misses for lack of range or an unpaid toll is void, recovery included (DSC-8.18, 8.29)."""
    for add_lines in SURGES_COUNTED.effects:
        add_lines(s, attack)
    while True:
        options = surge_options(s, attack)
        if not options:
            break
        answer = yield Ask(attack.seat, "attack.surge", [DONE, *options], attack.attacker.name, attack.surges_left())
        if answer is DONE:
            break
        yield from spend(s, attack, answer.thing)
    if attack.toll:
        attack.missed = True


def spend(s: DescentState, attack: Attack, name: str) -> Rules[None]:
    s.tell("surge_spent", attack.seat, name)
    attack.bought.append(name)
    if name == "toll":
        attack.toll -= 1
        attack.spent += 1
        return
    if name == "fatigue":
        attack.used.append("fatigue")
        attack.spent += 1
        hero = attack.attacker
        attack.back_fatigue += 2 if isinstance(hero, Hero) and hero.has(IRON_WILL) else 1
        return
    line = next(line for line in attack.lines if line.id == name)
    attack.lines.remove(line)
    attack.spent += line.cost
    attack.hearts += line.hearts
    attack.range += line.range
    attack.pierce += line.pierce
    attack.conditions |= line.condition
    if line.special:
        at_once = SURGE_AT_ONCE.effects.get(line.special)
        if at_once is None:
            attack.specials.append(line.special)
        else:
            yield from at_once(s, attack)
    if line.blast:
        attack.blast = True
        yield from late_defenses(s, attack, spread(s, attack))


def late_defenses(s: DescentState, attack: Attack, defenses: list[Defense]) -> Rules[None]:
    """Who is drawn in by a surge rolls now and may use defense abilities (DSC-9.07)."""
    for defense in defenses:
        roll_defense(s, defense)
        yield from defense_window(s, attack, defense)


# ---- after the damage ----


def after_surges(s: DescentState, attack: Attack) -> Rules[None]:
    """Recovery, pushes and the like, once the attack has hit (DSC-9.11)."""
    attacker = attack.attacker
    if isinstance(attacker, Hero):
        recover_fatigue(s, attacker, attack.back_fatigue)
        spend_fatigue(s, attacker, attack.used.count("runic"))
    for special in attack.specials:
        yield from SURGE_AFTER.effects[special](s, attack)
