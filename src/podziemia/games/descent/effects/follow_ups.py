"""What heroes do after an attack of their own (DSC-31.01): Dying Command, Advance, Quick Casting, Running Shot."""

from __future__ import annotations

from typing import Final

from podziemia.games.descent.data.cards import CARD
from podziemia.games.descent.data.options import NO, YES
from podziemia.games.descent.data.parts import KNOWLEDGE
from podziemia.games.descent.rules.attack import Attack, choose_target, monster_attack
from podziemia.games.descent.rules.attributes import passes_test
from podziemia.games.descent.rules.damage import choose_figure, recover_fatigue, take_off
from podziemia.games.descent.rules.facts import speed
from podziemia.games.descent.rules.figures import LIEUTENANT, MONSTER, Figure, Hero
from podziemia.games.descent.rules.monsters import new_lieutenant, new_monster
from podziemia.games.descent.rules.placing import choose_place, nearest_places
from podziemia.games.descent.rules.state import OVERLORD, DescentState
from podziemia.games.descent.rules.striking import FOLLOW_UP, RUNNING_SHOT, resolve, running_spaces, strike_again
from podziemia.games.descent.rules.using import affords, pay
from podziemia.games.descent.rules.walking import walk
from podziemia.games.descent.rules.weapons import attack_is_forbidden, can_strike, monster_targets
from podziemia.kernel.ask import Ask, Rules

ADVANCE: Final = CARD["advance"]
QUICK_CASTING: Final = CARD["quick_casting"]
DYING_COMMAND: Final = CARD["dying_command"]


@FOLLOW_UP
def after_own_attack(s: DescentState, attack: Attack) -> Rules[None]:
    """Advance, Quick Casting, Running Shot and Dying Command (DSC-31.01)."""
    attacker = attack.attacker
    if attacker.kind in (MONSTER, LIEUTENANT) or attack.seat == OVERLORD:
        return
    hero = attacker if isinstance(attacker, Hero) else s.hero_of(attack.seat)
    yield from command_the_dying(s, hero, attack)
    fallen = [f for f in attack.defeated if f.kind in (MONSTER, LIEUTENANT)]
    if fallen and attack.is_melee_weapon() and affords(s, hero, ADVANCE):
        yield from _advance(s, hero)
    casts = attack.has_trait(hero, "Rune") and affords(s, hero, QUICK_CASTING) and can_strike(s, hero, "")
    if casts and (yield Ask(hero.seat, "skill.again", [NO, YES], "quick_casting")) is YES:
        pay(s, hero, QUICK_CASTING)
        yield from strike_again(s, hero, skill="quick_casting")
    if attack.has_trait(hero, "Bow") and hero.has(RUNNING_SHOT) and "running_shot" not in attack.used:
        yield from walk(s, hero, running_spaces(hero), hero.seat, "running_shot")


def command_the_dying(s: DescentState, hero: Hero, attack: Attack) -> Rules[None]:
    """Dying Command: test Knowledge; a monster just defeated moves and attacks once more for the heroes."""
    fallen = [f for f in attack.defeated if f.kind in (MONSTER, LIEUTENANT) and f.id not in s.figures]
    if not fallen or not affords(s, hero, DYING_COMMAND):
        return
    if (yield Ask(hero.seat, "skill.command", [NO, YES], "dying_command")) is NO:
        return
    pay(s, hero, DYING_COMMAND)
    monster = yield from choose_figure(s, hero.seat, fallen, "skill.monster", "dying_command")
    if not (yield from passes_test(s, hero, KNOWLEDGE)):
        recover_fatigue(s, hero, 1)
        return
    yield from _obey(s, hero, monster)


def _obey(s: DescentState, hero: Hero, fallen: Figure) -> Rules[None]:
    """Return, move, attack, and gone; it fights other monsters (DSC-31.10)."""
    ghost = new_lieutenant(s, fallen.name) if fallen.kind == LIEUTENANT else new_monster(s, fallen.id)
    ghost.owner = hero.seat
    places = nearest_places(s, ghost.sheet.base, fallen.spaces)
    if not places:
        return
    place = yield from choose_place(s, hero.seat, ghost, places, "place.figure")
    s.figures[ghost.id] = ghost
    s.put(ghost, place[1])
    yield from walk(s, ghost, speed(s, ghost), hero.seat, "dying_command")
    foes = [f for f in s.monsters() if f.id != ghost.id]
    if ghost.on_map and not attack_is_forbidden(s, ghost):
        spaces = monster_targets(s, ghost, foes)
        if spaces:
            attack = monster_attack(s, ghost)
            yield from choose_target(s, attack, spaces)
            yield from resolve(s, attack)
    if ghost.on_map:
        take_off(s, ghost)
        s.tell("removed", hero.seat, ghost.name)


def _advance(s: DescentState, hero: Hero) -> Rules[None]:
    """Move up to Speed and attack again; each part may be skipped."""
    if (yield Ask(hero.seat, "skill.again", [NO, YES], "advance")) is NO:
        return
    pay(s, hero, ADVANCE)
    yield from walk(s, hero, speed(s, hero), hero.seat, "advance")
    hits = hero.up and can_strike(s, hero, "")
    if hits and (yield Ask(hero.seat, "skill.strike", [YES, NO], "advance")) is YES:
        yield from strike_again(s, hero, skill="advance")
