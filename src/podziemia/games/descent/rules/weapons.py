"""Step 1 of an attack, declaring it (DSC-8.02 to 8.08): weapons, and whom they reach."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.descent.data.cards import CARD, FIRST_SEARCH, MONSTER_IDS, item_of
from podziemia.games.descent.data.heroes import FIRE_FLASK_WEAPON, UNARMED
from podziemia.games.descent.data.map import without
from podziemia.games.descent.data.parts import Item
from podziemia.games.descent.rules.facts import blockers, has_passive, sees_past, traits_of_item
from podziemia.games.descent.rules.figures import FAMILIAR, HERO, LIEUTENANT, MONSTER, NPC, Figure, Hero
from podziemia.games.descent.rules.placing import adjacent_bits
from podziemia.games.descent.rules.quest_rules import script_of
from podziemia.games.descent.rules.relations import are_adjacent
from podziemia.games.descent.rules.state import DescentState
from podziemia.kernel.ask import NOBODY
from podziemia.kernel.bits import members

BARE_HANDS: Final = NOBODY
PRAYER_OF_PEACE: Final = CARD["prayer_of_peace"]
EAGLE_EYES: Final = CARD["eagle_eyes"]
ELM_GREATBOW: Final = CARD["elm_greatbow"]
ELEMENTAL: Final = MONSTER_IDS.index("elemental")


def weapon_traits(hero: Hero, card: int) -> tuple[str, ...]:
    if card == BARE_HANDS or card >= FIRST_SEARCH:
        return ()
    return traits_of_item(hero, card)


def weapon_of(card: int) -> Item:
    if card == BARE_HANDS:
        return UNARMED
    return FIRE_FLASK_WEAPON if card >= FIRST_SEARCH else item_of(card)


def weapons(hero: Hero) -> list[int]:
    """Equipped weapons (DSC-8.06)."""
    return [card for card in hero.equipped_items() if item_of(card).is_weapon]


def suits(hero: Hero, card: int, need: str) -> bool:
    """Whether the weapon is of the kind a skill needs (DSC-15.05)."""
    if not need:
        return True
    melee = weapon_of(card).attack == "melee"
    if need == "melee":
        return melee
    if need == "melee-or-Blade":
        return melee or "Blade" in weapon_traits(hero, card)
    return need in weapon_traits(hero, card)


def enemies(s: DescentState, attacker: Figure) -> list[Figure]:
    """Whom the figure may target (DSC-5.11, 8.30)."""
    if attacker.good:
        return [f for f in s.figures.values() if f.kind >= MONSTER and f.on_map]
    return [f for f in s.figures.values() if f.kind in (HERO, FAMILIAR, NPC) and f.on_map]


def may_be_hit(s: DescentState, attacker: Figure, figure: Figure) -> bool:
    """Air lets only adjacent attackers touch the figure."""
    return not figure.air or are_adjacent(s, attacker, figure)


def foe_bits(s: DescentState, attacker: Figure, foes: list[Figure] | None) -> int:
    """Spaces of the figures the attacker may target."""
    if foes is not None:
        bits = 0
        for foe in foes:
            if may_be_hit(s, attacker, foe):
                bits |= foe.bits
        return bits
    if not attacker.good:
        return s.good_bits
    bits = s.evil_bits | s.solid_bits
    if ELEMENTAL in s.kinds:  # nobody else turns to air
        for foe in s.monsters():
            if not may_be_hit(s, attacker, foe):
                bits = without(bits, foe.bits)
    return bits


def target_spaces(
    s: DescentState,
    attacker: Figure,
    ranged: bool,
    reach: bool = False,
    foes: list[Figure] | None = None,
    ignoring: int = 0,
    one: bool = False,
) -> list[int]:
    """Spaces with an enemy that may be declared as target (DSC-8.02 to 8.05); with `one`, the first found will do."""
    near = adjacent_bits(s, attacker)
    bits = foe_bits(s, attacker, foes)
    spaces = members(bits & near)
    if not (ranged or reach) or (one and spaces):
        return spaces
    far = without(bits, near | attacker.bits)
    if not ranged:
        far &= s.ground.plan.spread(near & s.ground.walkable)
    blocked = blockers(s, attacker, ignoring)
    for space in members(far):
        if sees_past(s, attacker, space, blocked):
            spaces.append(space)
            if one:
                break
    return spaces


def unblocked_for(s: DescentState, hero: Hero, card: int) -> int:
    """Figures that do not block this weapon's line of sight (Eagle Eyes, Elm Greatbow)."""
    bits = 0
    if hero.has(EAGLE_EYES) and "Bow" in weapon_traits(hero, card):
        bits |= s.good_bits
    if card == ELM_GREATBOW:
        for own in hero.spaces:
            bits |= s.ground.near_bits[own]
    return bits


def hero_targets(
    s: DescentState, hero: Hero, card: int, foes: list[Figure] | None = None, one: bool = False
) -> list[int]:
    weapon = weapon_of(card)
    return target_spaces(s, hero, weapon.attack == "ranged", weapon.reach, foes, unblocked_for(s, hero, card), one)


def monster_targets(s: DescentState, monster: Figure, foes: list[Figure] | None = None, one: bool = False) -> list[int]:
    return target_spaces(s, monster, monster.sheet.ranged, has_passive(monster, "reach"), foes, one=one)


def attack_is_forbidden(s: DescentState, attacker: Figure) -> bool:
    """Prayer of Peace stops monsters next to its owner; a monkey cannot attack."""
    if isinstance(attacker, Hero):
        return attacker.monkey > 0
    if attacker.kind not in (MONSTER, LIEUTENANT):
        return False
    for hero in s.heroes:
        if hero.is_exhausted(PRAYER_OF_PEACE) and hero.up and are_adjacent(s, attacker, hero):
            return True
    return False


def gates_beside(s: DescentState, figure: Figure) -> list[int]:
    """Closed gates the quest lets monsters break, next to the figure."""
    if figure.good or "door_structure" not in script_of(s).statics:
        return []
    return [
        door
        for door, squares in enumerate(s.board.door_squares)
        if s.closed >> door & 1 and [space for space in squares if figure.bits >> space & 1]
    ]


def bears(hero: Hero, need: str) -> bool:
    """Whether the hero has such a weapon at hand, target or not."""
    return bool([card for card in weapons(hero) if suits(hero, card, need)])


def can_strike(s: DescentState, hero: Hero, need: str) -> bool:
    """Whether the hero has a target for such a weapon."""
    return bool(usable_weapons(s, hero, need))


def strikes(need: str) -> Callable[[DescentState, Hero], bool]:
    """The same as a condition of a skill."""
    return lambda s, hero: can_strike(s, hero, need)


def usable_weapons(s: DescentState, hero: Hero, need: str = "", foes: list[Figure] | None = None) -> list[int]:
    """Weapons with which the hero has a legal target now; bare hands always go."""
    if hero.monkey:
        return []
    cards = [card for card in weapons(hero) if suits(hero, card, need)]
    if not need:
        cards.append(BARE_HANDS)
    if foe_bits(s, hero, foes) & adjacent_bits(s, hero):
        return cards
    return [card for card in cards if card != BARE_HANDS and hero_targets(s, hero, card, foes, one=True)]
