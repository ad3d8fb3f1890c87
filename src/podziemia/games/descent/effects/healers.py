"""What the skills of healers do (DSC-15): one card, one function, in the order of the class decks."""

from __future__ import annotations

from typing import Final

from podziemia.games.descent.data.cards import CARD
from podziemia.games.descent.data.options import DONE, INFLICT, NO, USE, YES
from podziemia.games.descent.data.parts import POISONED, WILLPOWER
from podziemia.games.descent.rules.attributes import passes_test
from podziemia.games.descent.rules.damage import (
    choose_hero,
    cure_one,
    give_condition,
    recover_fatigue,
    recover_hearts,
    suffer,
)
from podziemia.games.descent.rules.facts import heroes_to_heal, monsters_within, sees_figure
from podziemia.games.descent.rules.figures import Hero
from podziemia.games.descent.rules.rolling import roll_red
from podziemia.games.descent.rules.state import DescentState
from podziemia.games.descent.rules.striking import choose_weapon, strike, strike_again
from podziemia.games.descent.rules.using import ANCESTOR_SPIRITS, SKILL, SKILL_HAS_USE, SKILL_USED, Wounds, affords, pay
from podziemia.games.descent.rules.weapons import strikes, usable_weapons
from podziemia.kernel.ask import Ask, Rules

ARMOR_OF_FAITH: Final = CARD["armor_of_faith"]
CLEANSING_TOUCH: Final = CARD["cleansing_touch"]
DIVINE_FURY: Final = CARD["divine_fury"]
HOLY_POWER: Final = CARD["holy_power"]


# ---- disciple ----

SKILL_HAS_USE.to("blessed_strike")(strikes("melee"))


@SKILL.to("prayer_of_healing")
def prayer_of_healing(s: DescentState, hero: Hero) -> Rules[None]:
    """A red die of hearts for oneself or a neighbour; Holy Power serves two heroes and surges rest them."""
    near = heroes_to_heal(s, hero, 1)
    chosen = [(yield from choose_hero(s, hero.seat, near, "skill.hero", "prayer_of_healing"))]
    if hero.has(HOLY_POWER):
        more = [h for h in near if h not in chosen]
        if more and (yield Ask(hero.seat, "skill.second", [YES, NO], "holy_power")) is YES:
            chosen.append((yield from choose_hero(s, hero.seat, more, "skill.hero", "holy_power")))
    hearts, surges = roll_red(s.rng, 1)
    for other in chosen:
        yield from recover_hearts(s, other, hearts)
        if surges and len(chosen) == 2:
            recover_fatigue(s, other, 1)
        yield from _bless(s, hero, other)


def _bless(s: DescentState, hero: Hero, other: Hero) -> Rules[None]:
    """Armor of Faith, Cleansing Touch and Divine Fury ride on the prayer."""
    if hero.has(ARMOR_OF_FAITH):
        other.faith |= 1 << hero.seat
    if hero.has(DIVINE_FURY):
        other.fury += 1
    if hero.has(CLEANSING_TOUCH):
        yield from cure_one(s, other.seat, other, "cleansing_touch")


@SKILL.to("blessed_strike")
def blessed_strike(s: DescentState, hero: Hero) -> Rules[None]:
    """An attack with a Melee weapon; a heart dealt heals two hearts of oneself and a neighbour."""
    card = yield from choose_weapon(s, hero, usable_weapons(s, hero, "melee"))
    attack = yield from strike(s, hero, card, "blessed_strike")
    if attack.dealt() and hero.up:
        yield from recover_hearts(s, hero, 2)
        near = [h for h in heroes_to_heal(s, hero, 1) if h.id != hero.id]
        if near:
            friend = yield from choose_hero(s, hero.seat, near, "skill.hero", "blessed_strike")
            yield from recover_hearts(s, friend, 2)


@SKILL.to("prayer_of_peace")
def prayer_of_peace(s: DescentState, hero: Hero) -> Rules[None]:
    """While exhausted, no monster may attack while adjacent to the disciple."""
    yield from ()


@SKILL.to("time_of_need")
def time_of_need(s: DescentState, hero: Hero) -> Rules[None]:
    """Two movement points and two fatigue recovered."""
    s.turn.points += 2
    recover_fatigue(s, hero, 2)
    yield from ()


@SKILL.to("radiant_light")
def radiant_light(s: DescentState, hero: Hero) -> Rules[None]:
    """A red die: heroes in sight, fallen ones too, recover so many hearts, monsters in sight suffer them."""
    hearts, _ = roll_red(s.rng, 1)
    heroes = [h for h in s.heroes if (h.up or h.down) and sees_figure(s, hero, h)]
    monsters = [f for f in s.monsters() if sees_figure(s, hero, f)]  # before a hero gets up in the line
    for other in heroes:
        yield from recover_hearts(s, other, hearts)
    for monster in monsters:
        yield from suffer(s, monster, hearts, hero)


# ---- spiritspeaker ----

SKILL_HAS_USE.to("drain_spirit", "shared_pain")(strikes(""))


@SKILL.to("drain_spirit")
def drain_spirit(s: DescentState, hero: Hero) -> Rules[None]:
    """An attack; a heart dealt heals each hero within 3 spaces by one."""
    attack = yield from strike_again(s, hero, skill="drain_spirit")
    assert attack is not None
    if attack.dealt():
        for other in heroes_to_heal(s, hero, 3):
            yield from recover_hearts(s, other, 1)


@SKILL.to("healing_rain")
def healing_rain(s: DescentState, hero: Hero) -> Rules[None]:
    """A red die of hearts for each hero within 3 spaces."""
    hearts, _ = roll_red(s.rng, 1)
    for other in heroes_to_heal(s, hero, 3):
        yield from recover_hearts(s, other, hearts)


@SKILL.to("shared_pain")
def shared_pain(s: DescentState, hero: Hero) -> Rules[None]:
    """An attack; a heart dealt hurts every other figure of the target's group."""
    attack = yield from strike_again(s, hero, skill="shared_pain")
    assert attack is not None
    assert attack.target is not None
    if attack.defenders[0].dealt:
        for other in s.group_members(attack.target.sheet.group):
            if other.id != attack.target.id:
                yield from suffer(s, other, 1, hero)


@SKILL.to("cloud_of_mist")
def cloud_of_mist(s: DescentState, hero: Hero) -> Rules[None]:
    """While exhausted, attacks on spaces within 3 miss unless a surge is spent."""
    yield from ()


@SKILL.to("tempest")
def tempest(s: DescentState, hero: Hero) -> Rules[None]:
    """Test Willpower: monsters within 3 suffer two hearts, heroes within 3 recover one; failed, one fatigue back."""
    if not (yield from passes_test(s, hero, WILLPOWER)):
        recover_fatigue(s, hero, 1)
        return
    for monster in monsters_within(s, hero, 3):
        yield from suffer(s, monster, 2, hero)
    for other in heroes_to_heal(s, hero, 3):
        yield from recover_hearts(s, other, 1)


@SKILL_USED
def hear_ancestors(s: DescentState, hero: Hero, before: Wounds) -> Rules[None]:
    """Ancestor Spirits, after a skill: monsters it hurt are Poisoned, or heroes it helped recover once more."""
    if not affords(s, hero, ANCESTOR_SPIRITS):
        return
    hurt = [f for f in s.monsters() if f.id in before and f.damage > before[f.id][0]]
    helped = [
        h for h in s.heroes_up() if h.id in before and (h.damage < before[h.id][0] or h.fatigue < before[h.id][1])
    ]
    options = ([INFLICT[2]] if hurt else []) + ([USE[ANCESTOR_SPIRITS]] if helped else [])
    answer = yield Ask(hero.seat, "skill.ancestors", [DONE, *options], "ancestor_spirits")
    if answer is DONE:
        return
    pay(s, hero, ANCESTOR_SPIRITS)
    if answer is INFLICT[2]:
        for monster in hurt:
            give_condition(s, monster, POISONED, hero)
    else:
        for other in helped:
            recover_fatigue(s, other, 1)
            yield from recover_hearts(s, other, 1)
