"""Heroic feats (DSC-15.02): one a hero, once an encounter."""

from __future__ import annotations

from podziemia.games.descent.data.options import MONSTER_ATTACK, STEP, STOP
from podziemia.games.descent.data.parts import IMMOBILIZED, STUNNED
from podziemia.games.descent.rules.actions import despair
from podziemia.games.descent.rules.attack import Attack, hero_attack
from podziemia.games.descent.rules.damage import choose_figure, choose_hero, give_condition, recover_hearts
from podziemia.games.descent.rules.facts import heroes_to_heal, heroes_within, monsters_within, speed
from podziemia.games.descent.rules.figures import STRUCTURE, Figure, Hero
from podziemia.games.descent.rules.movement import may_stay, step_options
from podziemia.games.descent.rules.relations import are_adjacent
from podziemia.games.descent.rules.rolling import roll_red
from podziemia.games.descent.rules.state import DescentState
from podziemia.games.descent.rules.striking import choose_weapon, resolve, strike_again
from podziemia.games.descent.rules.using import FEAT_HAS_USE, FEAT_OF
from podziemia.games.descent.rules.walking import step_back, take_step, walk
from podziemia.games.descent.rules.weapons import hero_targets, suits, usable_weapons, weapons
from podziemia.kernel.ask import Ask, Option, Rules


@FEAT_HAS_USE.to("ashrian")
def _monster_is_near(s: DescentState, hero: Hero) -> bool:
    return bool(monsters_within(s, hero, 3))


@FEAT_OF.to("ashrian")
def ashrian(s: DescentState, hero: Hero) -> Rules[None]:
    """Stun the whole group of a monster within 3 spaces."""
    monster = yield from choose_figure(s, hero.seat, monsters_within(s, hero, 3), "feat.monster", hero.name)
    for other in s.group_members(monster.sheet.group):
        give_condition(s, other, STUNNED, hero)


@FEAT_OF.to("avric_albright")
def avric_albright(s: DescentState, hero: Hero) -> Rules[None]:
    """Two red dice of hearts for each hero within 3 spaces."""
    hearts, _ = roll_red(s.rng, 2)
    for other in heroes_to_heal(s, hero, 3):
        yield from recover_hearts(s, other, hearts)


def _neighbours(s: DescentState, hero: Hero) -> list[Figure]:
    return [f for f in s.figures.values() if are_adjacent(s, hero, f)]


@FEAT_HAS_USE.to("leoric_of_the_book")
def _casts_around(s: DescentState, hero: Hero) -> bool:
    magic = [card for card in weapons(hero) if suits(hero, card, "Magic")]
    return bool(magic) and not hero.monkey and bool(_neighbours(s, hero))


@FEAT_OF.to("leoric_of_the_book")
def leoric_of_the_book(s: DescentState, hero: Hero) -> Rules[None]:
    """A Magic attack on every adjacent figure, friends included, without range."""
    card = yield from choose_weapon(s, hero, [card for card in weapons(hero) if suits(hero, card, "Magic")])
    attack = hero_attack(s, hero, card)
    attack.skill = "feat"
    attack.targets = _neighbours(s, hero)
    yield from resolve(s, attack)


def _twin_weapons(s: DescentState, hero: Hero) -> list[int]:
    """Weapons with at least two monsters as legal targets."""
    return [card for card in usable_weapons(s, hero) if len(_twin_targets(s, hero, card)) >= 2]


def _twin_targets(s: DescentState, hero: Hero, card: int) -> list[Figure]:
    found: list[Figure] = []
    for space in hero_targets(s, hero, card):
        figure = s.figures[s.at[space]]
        if figure not in found and figure.kind != STRUCTURE:
            found.append(figure)
    return found


@FEAT_HAS_USE.to("widow_tarha")
def _sees_two(s: DescentState, hero: Hero) -> bool:
    return bool(_twin_weapons(s, hero))


@FEAT_OF.to("widow_tarha")
def widow_tarha(s: DescentState, hero: Hero) -> Rules[None]:
    """One attack that affects two monsters in sight; range counts for each."""
    card = yield from choose_weapon(s, hero, _twin_weapons(s, hero))
    attack: Attack = hero_attack(s, hero, card)
    attack.skill = "feat"
    targets = _twin_targets(s, hero, card)
    for _ in range(2):
        figure = yield from choose_figure(s, hero.seat, targets, "feat.target", hero.name)
        targets.remove(figure)
        attack.targets.append(figure)
    yield from resolve(s, attack)


@FEAT_OF.to("jain_fairwood")
def jain_fairwood(s: DescentState, hero: Hero) -> Rules[None]:
    """Move up to twice Speed, with one attack before, during or after."""
    left = 2 * speed(s, hero)
    may_attack = True
    while hero.up:
        free = may_stay(s, hero)
        options: list[Option] = [STOP] if free else []
        options += [STEP[space] for space in step_options(s, hero, left, by_points=False)]
        if may_attack and free and usable_weapons(s, hero):
            options.append(MONSTER_ATTACK)
        if not options:
            yield from step_back(s, hero)
            return
        answer = yield Ask(hero.seat, "feat.run", options, hero.name, left)
        if answer is STOP:
            return
        if answer is MONSTER_ATTACK:
            may_attack = False
            yield from strike_again(s, hero, skill="feat")
        else:
            left -= 1
            if not (yield from take_step(s, hero, answer.index)):
                left = 0


@FEAT_OF.to("tomble_burrowell")
def tomble_burrowell(s: DescentState, hero: Hero) -> Rules[None]:
    """Off the map until the start of the next turn; the rest of this turn is over (DSC-31.11)."""
    s.lift(hero)
    hero.away = True
    yield from ()


@FEAT_HAS_USE.to("grisban_the_thirsty")
def _can_hit(s: DescentState, hero: Hero) -> bool:
    return not hero.conditions & STUNNED and bool(usable_weapons(s, hero))


@FEAT_OF.to("grisban_the_thirsty")
def grisban_the_thirsty(s: DescentState, hero: Hero) -> Rules[None]:
    """An extra attack action, on top of the two."""
    s.turn.bonus_attacks += 1
    yield from ()


@FEAT_HAS_USE.to("syndrael")
def _friend_is_near(s: DescentState, hero: Hero) -> bool:
    return bool(syndrael_friends(s, hero))


def syndrael_friends(s: DescentState, hero: Hero) -> list[Hero]:
    return [h for h in heroes_within(s, hero, 3) if h.id != hero.id and may_march(h)]


def may_march(hero: Hero) -> bool:
    """Neither the Immobilized nor the Stunned perform move actions (DSC-12.05, 12.08)."""
    return not hero.conditions & (IMMOBILIZED | STUNNED)


@FEAT_OF.to("syndrael")
def syndrael(s: DescentState, hero: Hero) -> Rules[None]:
    """Syndrael and another hero within 3 spaces each perform a move action, in either order."""
    friend = yield from choose_hero(s, hero.seat, syndrael_friends(s, hero), "feat.hero", hero.name)
    first = yield from choose_hero(s, hero.seat, [hero, friend], "feat.first", hero.name)
    for mover in (first, friend if first.id == hero.id else hero):
        if may_march(mover):
            way = yield from walk(s, mover, speed(s, mover), mover.seat, "syndrael", by_points=True, in_move=True)
            if way and mover.id == hero.id:
                s.turn.moves += 1
                yield from despair(s, hero)
