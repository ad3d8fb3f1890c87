"""What the heroes choose together: who comes along, who goes first, what is learned and bought and for whom."""

from __future__ import annotations

from typing import Final

from podziemia.games.descent.bots.odds import lines_of, odds, worth_of_blow
from podziemia.games.descent.bots.tactics import REVIVED, Turn, fallen_spots
from podziemia.games.descent.data.cards import CARD, item_of
from podziemia.games.descent.data.dice import GRAY, SHIELDS
from podziemia.games.descent.data.heroes import HERO_SHEETS, SKILLS
from podziemia.games.descent.data.parts import ARCHETYPES, CLASSES, Item
from podziemia.games.descent.rules.facts import speed
from podziemia.games.descent.rules.figures import Hero
from podziemia.games.descent.rules.state import DescentState
from podziemia.games.descent.rules.using import ATTACK_SKILLS

NEW_TRADE: Final = 3.0
"""A hero of an archetype that the party lacks."""
MORE_OF_THE_SAME: Final = 1.0
RENOWN: Final = {"grisban_the_thirsty": 0.5, "leoric_of_the_book": 0.5, "widow_tarha": -0.5, "tomble_burrowell": -0.5}
"""With whom bots win more often, or less (`bench/README.md`); the others are equal, so that parties differ."""
PROVEN_CLASSES: Final = ("knight", "runemaster")
"""The same of classes."""
TOUGH: Final = 8
"""The health of a usual foe, against which weapons are weighed; it defends with a grey die."""
SLOWED: Final = 0.3
"""What an armor that slows its bearer costs, in shields."""
TRINKET: Final = 0.6
SKILL_LEVEL: Final = 0.3
IDLE_SKILL: Final = 0.5
"""What a skill is worth that the bots hardly ever use."""
HEALERS_SKILLS: Final = ("healing_rain", "radiant_light", "time_of_need", "cleansing_touch")
SHOOTERS: Final = (ARCHETYPES.index("mage"), ARCHETYPES.index("scout"))
OPENS: Final = 0.2
"""How much a point that a turn promises now counts towards going first."""


def recruit_prior(s: DescentState, sheet: int) -> float:
    """The party wants all trades: who fights, who shoots, who heals, who knows magic."""
    there = [HERO_SHEETS[hero.hero].archetype for hero in s.heroes]
    wanted = MORE_OF_THE_SAME if HERO_SHEETS[sheet].archetype in there else NEW_TRADE
    return wanted + RENOWN.get(HERO_SHEETS[sheet].id, 0.0)


def class_prior(trade: int) -> float:
    """Classes that serve bots well come first."""
    return 2.0 if CLASSES[trade] in PROVEN_CLASSES else 1.0


# ---- who goes first ----


def order_prior(s: DescentState, hero: Hero) -> float:
    """Who can raise a friend or strike at once goes before who must walk; who lies there waits for help."""
    if hero.down:
        return -2.0
    return 1.0 + OPENS * opening(s, hero)


def opening(s: DescentState, hero: Hero) -> float:
    """The best that the hero could do after one move: raise somebody whose turn is to come, or strike."""
    turn = Turn(s, hero, speed(s, hero))
    value = max([turn.best_blow(space) for space in turn.costs], default=0.0)
    for spot in fallen_spots(s):
        if spot.worth == REVIVED and [space for space in turn.costs if spot.bits >> space & 1]:
            value += REVIVED
    return value


# ---- what is learned and bought ----


def skill_prior(card: int) -> float:
    """What always works, strikes or heals; the dearer one does more."""
    skill = SKILLS[card]
    at_work = skill.kind in ("passive", "triggered") or skill.id in ATTACK_SKILLS or skill.id in HEALERS_SKILLS
    return 2.0 + SKILL_LEVEL * skill.xp if at_work else IDLE_SKILL


def purchase_prior(s: DescentState, card: int) -> float:
    """What it brings to the hero it serves best; what serves nobody stays in the shop."""
    best = max([gain(hero, card) for hero in s.heroes], default=0.0)
    return 1.0 + best if best > 0 else 0.0


def owner_prior(hero: Hero, card: str) -> float:
    """Who gets what was bought or handed over."""
    return gain(hero, CARD[card])


def gain(hero: Hero, card: int) -> float:
    """How much better off the hero is with the item, in hearts."""
    item = item_of(card)
    owned = [item_of(other) for other in hero.items if other != card]
    if item.is_weapon:
        return strength(hero, item) - max([strength(hero, other) for other in owned if other.is_weapon], default=0.0)
    worn = [other for other in owned if other.slot == item.slot]
    if item.defense:
        return shelter(item) - max([shelter(other) for other in worn if other.defense], default=0.0)
    return TRINKET / (1 + len(worn))


def strength(hero: Hero, weapon: Item) -> float:
    """Hearts that a blow takes of a usual foe; heroes of the mind shoot, those of the fist strike."""
    chances = odds(weapon.dice, (GRAY,), 0, weapon.pierce, 0, lines_of(weapon.surges))
    hearts, fells = worth_of_blow(chances, TOUGH)
    fits = (weapon.attack == "ranged") == (HERO_SHEETS[hero.hero].archetype in SHOOTERS)
    return hearts + fells if fits else 0.7 * (hearts + fells)


def shelter(armor: Item) -> float:
    """Shields that it may be expected to show."""
    shields = sum([sum(SHIELDS[die]) / len(SHIELDS[die]) for die in armor.defense])
    return shields - (SLOWED if armor.speed_cap else 0.0)
