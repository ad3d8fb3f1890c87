"""The moments at which the overlord's cards are played (DSC-16): traps, rolls, tests, defeats."""

from __future__ import annotations

from typing import Final

from podziemia.games.descent.data.cards import FIGURE_IDS
from podziemia.games.descent.data.options import PASS, PLAY
from podziemia.games.descent.rules.attack import ATTACK_ROLLED, DEFENSE_ROLLED, Attack, Defense
from podziemia.games.descent.rules.attributes import TEST_PASSED, TEST_ROLLED, passes_test
from podziemia.games.descent.rules.damage import DEFEATED, KNOCKED_OUT, take_off
from podziemia.games.descent.rules.figures import MONSTER, Figure, Hero
from podziemia.games.descent.rules.monsters import missing, new_monster
from podziemia.games.descent.rules.overlord import OVERLORD_TURN_ENDED, OVERLORD_TURN_STARTED
from podziemia.games.descent.rules.overlord_cards import Cue, held, is_asked, once_a_roll, play, window
from podziemia.games.descent.rules.overlord_deck import discard_in_play, draw
from podziemia.games.descent.rules.placing import put_in, within_bits
from podziemia.games.descent.rules.searching import OPENED_OR_SEARCHED, OPENS_OR_SEARCHES
from podziemia.games.descent.rules.staff import staff_window
from podziemia.games.descent.rules.state import OVERLORD, DescentState
from podziemia.games.descent.rules.striking import ABOUT_TO_ROLL
from podziemia.games.descent.rules.walking import HERO_ENTERED
from podziemia.kernel.ask import Ask, Rules

LAUGHTER: Final = ("wicked_laughter",)


@HERO_ENTERED
def hero_entered(s: DescentState, figure: Figure, empty: bool, in_move: bool) -> Rules[None]:
    """Traps for a hero, or its familiar, who enters an empty space."""
    if not empty:
        return
    names: tuple[str, ...] = ("pit_trap", "web_trap")
    if in_move:
        names = ("tripwire", *names)
    yield from window(s, names, Cue(figure=figure), "overlord.trap", figure.name, halts=False)


@OPENS_OR_SEARCHES
def hero_opens_or_searches(s: DescentState, hero: Hero) -> Rules[None]:
    """Traps on doors and chests: Poison Dart at once, the others afterwards."""
    yield from window(s, ("poison_dart",), Cue(hero), "overlord.trap", hero.name)


@OPENED_OR_SEARCHED
def after_door_or_search(s: DescentState, hero: Hero, searched: bool) -> Rules[None]:
    names: tuple[str, ...] = ("explosive_runes", "uthuk_demon_trap")
    if searched:
        names = (*names, "curse_of_the_monkey_god")
    if hero.up:
        yield from window(s, names, Cue(hero), "overlord.trap", hero.name, halts=False)


@ABOUT_TO_ROLL
def before_monster_roll(s: DescentState, attack: Attack) -> Rules[None]:
    if attack.attacker.good or not [f for f in attack.aimed_at() if f.heroic]:
        return
    yield from window(s, ("expert_blow",), Cue(attack=attack), "overlord.attack", attack.attacker.name, halts=False)


@ATTACK_ROLLED
def attack_window(s: DescentState, attack: Attack) -> Rules[bool]:
    """After a monster's attack roll: Dark Might, Critical Blow, Dark Fortune, the staff."""
    if attack.attacker.good and attack.seat != OVERLORD:
        return False
    cue = Cue(attack=attack)
    cue.dice, cue.roll = attack.dice, attack.roll
    names: tuple[str, ...] = ("dark_might", "dark_fortune")
    if [f for f in attack.aimed_at() if f.heroic]:
        names = ("critical_blow", *names)
    acted = yield from once_a_roll(s, names, cue, attack.used, attack.attacker.name)
    return (yield from staff_window(s, rolls_of(attack), attack.attacker.name)) or acted


@DEFENSE_ROLLED
def defense_window(s: DescentState, attack: Attack, defense: Defense) -> Rules[bool]:
    """After a monster's defense roll: Dark Fortitude, Dark Fortune, the staff."""
    if defense.figure.good:
        return False
    cue = Cue(attack=attack, defense=defense)
    cue.dice, cue.roll = defense.dice, defense.roll
    names = ("dark_fortitude", "dark_fortune")
    acted = yield from once_a_roll(s, names, cue, defense.used, defense.figure.name)
    return (yield from staff_window(s, rolls_of(attack), defense.figure.name)) or acted


@TEST_ROLLED
def after_own_roll(s: DescentState, figure: Figure, dice: list[int], roll: list[int]) -> Rules[None]:
    """A lieutenant's test: Dark Fortune and the staff may change a die."""
    cue = Cue(figure=figure)
    cue.dice, cue.roll = dice, roll
    used: list[str] = []
    while True:
        if not figure.good:
            yield from once_a_roll(s, ("dark_fortune",), cue, used, figure.name)
        if not (yield from staff_window(s, [(dice, roll)], figure.name)):
            return


@TEST_PASSED
def after_passed_test(s: DescentState, hero: Hero, which: int, change: int) -> Rules[bool | None]:
    """Wicked Laughter: the test is repeated with the attribute one lower. No card is played on the road (DSC-28.04)."""
    if s.on_road:
        return None
    cue = Cue(hero)
    cards = held(s, LAUGHTER, cue, [])
    if not is_asked(s, cards, LAUGHTER, cue, []):
        return None
    answer = yield Ask(OVERLORD, "overlord.test", [PASS, *[PLAY[card] for card in cards]], hero.name, pause=True)
    if answer is PASS:
        return None
    yield from play(s, answer.index, cue)
    passed = yield from passes_test(s, hero, which, change - 1)
    if passed:
        draw(s, 1)
    return passed


@KNOCKED_OUT
def after_knock_out(s: DescentState, hero: Hero) -> Rules[None]:
    yield from window(s, ("bloodlust",), Cue(hero), "overlord.knock-out", hero.name)


@DEFEATED
def after_defeat(s: DescentState, figure: Figure, space: int) -> Rules[None]:
    """Rise Again marks where a minion or master fell."""
    if figure.kind == MONSTER:
        yield from window(s, ("rise_again",), Cue(figure=figure, space=space), "overlord.defeat", figure.name)


def rolls_of(attack: Attack) -> list[tuple[list[int], list[int]]]:
    """All dice of an attack and how they lie: the attacker's, then those of everybody affected."""
    return [(attack.dice, attack.roll), *[(defense.dice, defense.roll) for defense in attack.defenders]]


@OVERLORD_TURN_STARTED
def bring_back_risen(s: DescentState) -> Rules[None]:
    """Start of the overlord turn: the marked monster is placed within 5 spaces of its mark."""
    for figure, space, stage in list(s.rising):
        if stage == 0:
            s.rising.remove((figure, space, 0))
            ghost = new_monster(s, figure)
            if figure in missing(s, ghost.sheet.group, ghost.sheet.rank):
                yield from put_in(s, OVERLORD, ghost, within_bits(s, (space,), 5))
                s.rising.append((figure, space, 1))
    if not s.rising:
        discard_in_play(s)


@OVERLORD_TURN_ENDED
def lay_risen_to_rest(s: DescentState) -> None:
    """End of that turn: removed, not defeated."""
    for figure, space, stage in list(s.rising):
        if stage == 1:
            s.rising.remove((figure, space, 1))
            if figure in s.figures:
                take_off(s, s.figures[figure])
                s.tell("removed", OVERLORD, FIGURE_IDS[figure])
    if not s.rising:
        discard_in_play(s)
