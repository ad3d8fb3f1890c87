"""What the skills of warriors do (DSC-15): one card, one function, in the order of the class decks."""

from __future__ import annotations

from typing import Final

from podziemia.games.descent.data.cards import CARD, CARD_IDS
from podziemia.games.descent.data.options import NO, YES
from podziemia.games.descent.data.parts import IMMOBILIZED, MIGHT
from podziemia.games.descent.rules.attack import hero_attack
from podziemia.games.descent.rules.attributes import passes_test
from podziemia.games.descent.rules.damage import BEFORE_KNOCK_OUT, choose_figure, give_condition
from podziemia.games.descent.rules.facts import adjacent_monsters, sees_figure, speed
from podziemia.games.descent.rules.figures import Figure, Hero
from podziemia.games.descent.rules.placing import adjacent_bits, choose_place, empty_spaces
from podziemia.games.descent.rules.pushing import teleport
from podziemia.games.descent.rules.relations import are_adjacent, distance
from podziemia.games.descent.rules.state import DescentState
from podziemia.games.descent.rules.striking import choose_weapon, resolve, strike, strike_again
from podziemia.games.descent.rules.using import SKILL, SKILL_HAS_USE
from podziemia.games.descent.rules.walking import walk
from podziemia.games.descent.rules.weapons import bears, strikes, suits, usable_weapons, weapons
from podziemia.kernel.ask import Ask, Rules

STALWART: Final = CARD["stalwart"]


# ---- berserker ----

SKILL_HAS_USE.to("rage", "death_rage")(strikes("melee"))


@SKILL.to("rage")
def rage(s: DescentState, hero: Hero) -> Rules[None]:
    """An attack with a Melee weapon, +1 heart."""
    card = yield from choose_weapon(s, hero, usable_weapons(s, hero, "melee"))
    yield from strike(s, hero, card, "rage", hearts=1)


@SKILL_HAS_USE.to("cripple")
def _can_cripple(s: DescentState, hero: Hero) -> bool:
    return bool(adjacent_monsters(s, hero))


@SKILL.to("cripple")
def cripple(s: DescentState, hero: Hero) -> Rules[None]:
    """Test Might: an adjacent monster becomes Immobilized."""
    monster = yield from choose_figure(s, hero.seat, adjacent_monsters(s, hero), "skill.monster", "cripple")
    if (yield from passes_test(s, hero, MIGHT)):
        give_condition(s, monster, IMMOBILIZED, hero)


@SKILL_HAS_USE.to("charge")
def _can_charge(s: DescentState, hero: Hero) -> bool:
    return bears(hero, "melee")


@SKILL.to("charge")
def charge(s: DescentState, hero: Hero) -> Rules[None]:
    """Move up to Speed, then an attack with a Melee weapon."""
    yield from walk(s, hero, speed(s, hero), hero.seat, "charge")
    yield from strike_again(s, hero, "melee", skill="charge")


@SKILL_HAS_USE.to("whirlwind")
def _can_whirl(s: DescentState, hero: Hero) -> bool:
    return bears(hero, "melee") and bool(adjacent_monsters(s, hero))


@SKILL.to("whirlwind")
def whirlwind(s: DescentState, hero: Hero) -> Rules[None]:
    """One attack with a Melee weapon on all adjacent monsters."""
    cards = [card for card in weapons(hero) if suits(hero, card, "melee")]
    card = yield from choose_weapon(s, hero, cards)
    attack = hero_attack(s, hero, card)
    attack.skill = "whirlwind"
    attack.targets = adjacent_monsters(s, hero)
    yield from resolve(s, attack)


@SKILL.to("death_rage")
def death_rage(s: DescentState, hero: Hero) -> Rules[None]:
    """An attack with a Melee weapon; a surge adds a heart for every two damage suffered."""
    card = yield from choose_weapon(s, hero, usable_weapons(s, hero, "melee"))
    yield from strike(s, hero, card, "death_rage")


# ---- knight ----


@SKILL_HAS_USE.to("oath_of_honor")
def _can_keep_the_oath(s: DescentState, hero: Hero) -> bool:
    return bears(hero, "melee") and bool(oath_targets(s, hero))


@SKILL.to("oath_of_honor")
def oath_of_honor(s: DescentState, hero: Hero) -> Rules[None]:
    """Stand beside a monster that threatens a friend and attack it with a Melee weapon."""
    monster = yield from choose_figure(s, hero.seat, oath_targets(s, hero), "skill.monster", "oath_of_honor")
    places = [place for space in oath_spaces(s, hero, monster) for place in s.ground.places(hero.sheet.base, space)]
    place = yield from choose_place(s, hero.seat, hero, places, "place.hero")
    if place[1] != hero.spaces:
        yield from teleport(s, hero, place[1][0])
    yield from strike_again(s, hero, "melee", [monster], "oath_of_honor")


def oath_targets(s: DescentState, hero: Hero) -> list[Figure]:
    """Monsters next to another hero within 3 spaces that the knight could be placed beside."""
    found: list[Figure] = []
    for friend in s.heroes_up():
        if friend.id != hero.id and distance(s, hero, friend) <= 3:
            for monster in adjacent_monsters(s, friend):
                if monster not in found and oath_spaces(s, hero, monster):
                    found.append(monster)
    return found


def oath_spaces(s: DescentState, hero: Hero, monster: Figure) -> list[int]:
    """Empty spaces beside the monster closest to the knight; his own space counts as empty."""
    spaces = empty_spaces(s, adjacent_bits(s, monster))
    if are_adjacent(s, hero, monster):
        spaces.append(hero.spaces[0])
    far = s.ground.distances(hero.spaces[0])
    least = min([far[space] for space in spaces], default=0)
    return [space for space in spaces if far[space] == least]


@SKILL_HAS_USE.to("challenge")
def _can_challenge(s: DescentState, hero: Hero) -> bool:
    return bool([f for f in s.monsters() if sees_figure(s, hero, f)])


@SKILL.to("challenge")
def challenge(s: DescentState, hero: Hero) -> Rules[None]:
    """Mark a monster in sight: attacks between it and the knight gain +1 heart."""
    seen = [f for f in s.monsters() if sees_figure(s, hero, f)]
    monster = yield from choose_figure(s, hero.seat, seen, "skill.monster", "challenge")
    hero.challenged = monster.id


@BEFORE_KNOCK_OUT
def last_stand(s: DescentState, hero: Hero) -> Rules[None]:
    """Stalwart: before being knocked out, move up to Speed and attack with a Melee weapon."""
    if STALWART not in hero.skills or (yield Ask(hero.seat, "skill.stalwart", [YES, NO], "stalwart")) is NO:
        return
    skills = hero.skills
    hero.skills = [card for card in skills if CARD_IDS[card] != "stalwart"]
    hero.damage = 0  # nothing more can hurt the hero before the knock-out
    yield from walk(s, hero, speed(s, hero), hero.seat, "stalwart")
    yield from strike_again(s, hero, "melee", skill="stalwart")
    hero.skills = skills
