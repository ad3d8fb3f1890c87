"""What others do while somebody attacks or moves: the windows of DSC-31.01."""

from __future__ import annotations

from typing import Final

from podziemia.games.descent.data.cards import CARD, CARD_IDS, item_of, search_of
from podziemia.games.descent.data.dice import GRAY, RED, SHIELDS, YELLOW
from podziemia.games.descent.data.options import ABILITY_OF, ADD_SHIELD, NO, PASS, POINTS, REROLL_DIE, USE, YES
from podziemia.games.descent.data.parts import AWARENESS, IMMOBILIZED, MIGHT, STUNNED, WILLPOWER
from podziemia.games.descent.rules.activation import MONSTER_CHOSEN
from podziemia.games.descent.rules.attack import (
    ATTACK_ROLLED,
    DEFENSE_ROLLED,
    HERO_ATTACKED,
    Attack,
    Defense,
    range_needed,
)
from podziemia.games.descent.rules.attributes import passes_test
from podziemia.games.descent.rules.damage import (
    choose_figure,
    choose_hero,
    give_condition,
    recover_fatigue,
    recover_hearts,
    spend_fatigue,
    suffer,
    suffer_fatigue,
)
from podziemia.games.descent.rules.facts import (
    adjacent_heroes,
    adjacent_monsters,
    has_passive,
    hero_defense,
    spare_fatigue,
)
from podziemia.games.descent.rules.figures import LIEUTENANT, MONSTER, Figure, Hero
from podziemia.games.descent.rules.movement import expansions
from podziemia.games.descent.rules.relations import are_adjacent, distance
from podziemia.games.descent.rules.rolling import reroll_among, reroll_any_number, reroll_one
from podziemia.games.descent.rules.state import OVERLORD, DescentState
from podziemia.games.descent.rules.striking import RETURNED, SPOILS, TARGETED, choose_weapon, strike
from podziemia.games.descent.rules.using import affords, pay
from podziemia.games.descent.rules.walking import MONSTER_ENTERED, expand, walk
from podziemia.games.descent.rules.weapons import hero_targets, suits, usable_weapons, weapons
from podziemia.kernel.ask import NOBODY, Ask, Option, Rules

DEFEND: Final = CARD["defend"]
STONESKIN: Final = CARD["stoneskin"]
DEFENSE_TRAINING: Final = CARD["defense_training"]
GHOST_ARMOR: Final = CARD["ghost_armor"]
ELVEN_CLOAK: Final = CARD["elven_cloak"]
HEAVY_CLOAK: Final = CARD["heavy_cloak"]
FORTUNAS_DICE: Final = CARD["fortunas_dice"]
WEAPON_MASTERY: Final = CARD["weapon_mastery"]
RUNE_MASTERY: Final = CARD["rune_mastery"]
BOW_MASTERY: Final = CARD["bow_mastery"]
MANA_WEAVE: Final = CARD["mana_weave"]
EXECUTE: Final = CARD["execute"]
ACCURATE: Final = CARD["accurate"]
STEEL_BROADSWORD: Final = CARD["steel_broadsword"]
STEEL_GREATSWORD: Final = CARD["steel_greatsword"]
UNDEAD_MIGHT: Final = CARD["undead_might"]
COUNTER_ATTACK: Final = CARD["counter_attack"]
GUARD: Final = CARD["guard"]
CALTROPS: Final = CARD["caltrops"]
NIMBLE: Final = CARD["nimble"]
FLEET_OF_FOOT: Final = CARD["fleet_of_foot"]
FIRST_STRIKE: Final = CARD["first_strike"]
WOODEN_SHIELDS: Final[tuple[int, ...]] = (CARD["wooden_shield_knight"], CARD["wooden_shield_disciple"])
IRON_SHIELDS: Final[tuple[int, ...]] = (CARD["iron_shield"], CARD["iron_shield-2"])
HEAVY_STEEL_SHIELD: Final = CARD["heavy_steel_shield"]
SHIELD_OF_THE_DARK_GOD: Final = CARD["shield_of_the_dark_god"]
SHIELDS_WORN: Final[tuple[int, ...]] = (*WOODEN_SHIELDS, *IRON_SHIELDS, HEAVY_STEEL_SHIELD, SHIELD_OF_THE_DARK_GOD)
REAPERS_SCYTHE: Final = CARD["reapers_scythe"]
SHADOW_RUNE: Final = CARD["the_shadow_rune"]
VAMPIRIC_BLOOD: Final = CARD["vampiric_blood"]
ZOREKS_FAVOR: Final = 2
POWER_DICE: Final[tuple[int, ...]] = (RED, YELLOW)


# ---- before the roll ----


@TARGETED
def defend(s: DescentState, attack: Attack, target: Figure) -> Rules[None]:
    """A knight beside the hero takes the blow instead (Defend), unless it is aimed at the knight as well."""
    if not isinstance(target, Hero):
        return
    for knight in adjacent_heroes(s, target):
        if not affords(s, knight, DEFEND) or knight.id == attack.attacker.id or attack.is_target(knight):
            continue
        if (yield Ask(knight.seat, "attack.defend", [NO, YES], target.name)) is YES:
            pay(s, knight, DEFEND)
            _replace_target(s, attack, target, knight)
            return


@TARGETED
def not_me(s: DescentState, attack: Attack, target: Figure) -> Rules[None]:
    """Test Awareness: an adjacent monster takes the blow instead (Not Me!)."""
    if not has_passive(target, "not_me"):
        return
    shields = [f for f in adjacent_monsters(s, target) if f.id != attack.attacker.id and not attack.is_target(f)]
    if shields and (yield from passes_test(s, target, AWARENESS)):
        other = yield from choose_figure(s, OVERLORD, shields, "attack.not-me", target.name)
        _replace_target(s, attack, target, other)


def _replace_target(s: DescentState, attack: Attack, first: Figure, other: Figure) -> None:
    """Range and sight stay measured to the first one's space (DSC-31.07)."""
    attack.far[other.id] = range_needed(s, attack, first)
    attack.targets = [other if target.id == first.id else target for target in attack.targets]
    if attack.target is first:
        attack.target = other
        attack.space = NOBODY if attack.space == NOBODY else other.spaces[0]


@HERO_ATTACKED
def stoneskin(s: DescentState, attack: Attack, defense: Defense) -> Rules[None]:
    """A grey die for a hero within 3 spaces (DSC-31.08)."""
    hero = defense.figure
    for healer in s.heroes_up():
        if not affords(s, healer, STONESKIN) or distance(s, healer, hero) > 3:
            continue
        if (yield Ask(healer.seat, "attack.stoneskin", [NO, YES], hero.name)) is YES:
            pay(s, healer, STONESKIN)
            defense.dice.append(GRAY)


@HERO_ATTACKED
def shelter(s: DescentState, attack: Attack, defense: Defense) -> Rules[None]:
    """Tomble, targeted or only affected, adds a neighbour's whole pool to his own."""
    tomble = defense.figure
    friends = adjacent_heroes(s, tomble) if tomble.name == "tomble_burrowell" else []
    if friends:
        friend = yield from choose_hero(s, tomble.owner, friends, "attack.shelter", tomble.name)
        defense.dice += hero_defense(s, friend)


# ---- after the roll ----


@ATTACK_ROLLED
def attacker_window(s: DescentState, attack: Attack) -> Rules[bool]:
    """What a hero may do about the own attack roll. True: something was used."""
    if not attack.attacker.good or attack.seat == OVERLORD:
        return False
    hero = attack.attacker if isinstance(attack.attacker, Hero) else s.hero_of(attack.seat)
    acted = False
    while True:
        options = [PASS, *attacker_options(s, hero, attack)]
        answer = yield Ask(hero.seat, "attack.modify", options, hero.name)
        if answer is PASS:
            return acted
        acted = True
        yield from _modify_attack(s, hero, attack, answer)


def attacker_options(s: DescentState, hero: Hero, attack: Attack) -> list[Option]:
    """Rerolls and additions open to a hero who attacks, each once an attack (DSC-4.18)."""
    if isinstance(attack.attacker, Hero):
        cards = _own_attack_cards(s, hero, attack)
    else:
        cards = [UNDEAD_MIGHT] if affords(s, hero, UNDEAD_MIGHT) else []
    options = [USE[card] for card in cards if CARD_IDS[card] not in attack.used]
    if hero.name == "widow_tarha" and isinstance(attack.attacker, Hero) and not hero.rerolled:
        options.append(ABILITY_OF["widow_tarha"])
    return options


def _own_attack_cards(s: DescentState, hero: Hero, attack: Attack) -> list[int]:
    cards = []
    bow = attack.has_trait(hero, "Bow")
    if hero.has(ACCURATE) and bow:
        cards.append(ACCURATE)
    if attack.card in (STEEL_BROADSWORD, STEEL_GREATSWORD):
        cards.append(attack.card)
    if hero.ready(MANA_WEAVE):
        cards.append(MANA_WEAVE)
    if hero.ready(BOW_MASTERY) and bow:
        cards.append(BOW_MASTERY)
    if hero.ready(RUNE_MASTERY) and attack.has_trait(hero, "Rune"):
        cards.append(RUNE_MASTERY)
    if hero.ready(WEAPON_MASTERY) and attack.is_melee_weapon() and _masters_weapon(hero, attack.card):
        cards.append(WEAPON_MASTERY)
    if affords(s, hero, EXECUTE) and attack.is_melee_weapon():
        cards.append(EXECUTE)
    if hero.ready(FORTUNAS_DICE) and spare_fatigue(s, hero):
        cards.append(FORTUNAS_DICE)
    cards += [card for card in hero.usable_search() if search_of(card).id == "power_potion"]
    return cards


def _masters_weapon(hero: Hero, card: int) -> bool:
    """One two-handed Melee weapon, or two one-handed ones (Weapon Mastery)."""
    if item_of(card).hands == 2:
        return True
    return len([c for c in weapons(hero) if item_of(c).attack == "melee"]) >= 2


def _modify_attack(s: DescentState, hero: Hero, attack: Attack, answer: Option) -> Rules[None]:
    card = answer.index
    s.tell("used", hero.seat, answer.thing)
    if answer.verb == "ability":
        hero.rerolled = True
        yield from reroll_one(s, hero.seat, attack.dice, attack.roll, hero.name)
        return
    attack.used.append(CARD_IDS[card])
    if card in (MANA_WEAVE, BOW_MASTERY, RUNE_MASTERY, WEAPON_MASTERY):
        hero.exhaust(card)
        attack.added_surges += 1
    elif card == EXECUTE:
        hero.exhaust(card)
        points = yield Ask(hero.seat, "skill.fatigue", POINTS[1 : spare_fatigue(s, hero) + 1], "execute")
        spend_fatigue(s, hero, points.index)
        attack.hearts += points.index
    elif card == UNDEAD_MIGHT:
        pay(s, hero, UNDEAD_MIGHT)
        attack.hearts += 1
    elif card == FORTUNAS_DICE:
        hero.exhaust(card)
        spend_fatigue(s, hero, 1)
        yield from reroll_one(s, hero.seat, attack.dice, attack.roll, "fortunas_dice")
    elif card in (ACCURATE, STEEL_GREATSWORD, STEEL_BROADSWORD):
        kinds = (RED,) if card == STEEL_BROADSWORD else POWER_DICE
        yield from reroll_among(s, hero.seat, attack.dice, attack.roll, kinds, CARD_IDS[card])
    else:
        hero.flipped |= 1 << card
        yield from reroll_any_number(s, hero.seat, attack.dice, attack.roll, "power_potion")


@DEFENSE_ROLLED
def defender_window(s: DescentState, attack: Attack, defense: Defense) -> Rules[bool]:
    """What a hero who is attacked may do about the defense roll. True: something was used."""
    figure = defense.figure
    if not isinstance(figure, Hero):
        return False
    acted = False
    while True:
        options = [PASS, *defender_options(s, figure, attack, defense)]
        answer = yield Ask(figure.seat, "attack.protect", options, figure.name)
        if answer is PASS:
            return acted
        acted = True
        yield from _modify_defense(s, figure, attack, defense, answer.index)


def defender_options(s: DescentState, hero: Hero, attack: Attack, defense: Defense) -> list[Option]:
    """A monkey, the only one who rolls no dice, uses nothing."""
    if hero.monkey:
        return []
    cards = [card for card in SHIELDS_WORN if hero.has(card) and _may_raise(hero, card)]
    if affords(s, hero, GHOST_ARMOR):
        cards.append(GHOST_ARMOR)
    if hero.ready(ELVEN_CLOAK):
        cards.append(ELVEN_CLOAK)
    if hero.ready(HEAVY_CLOAK) and attack.is_target(hero) and attack.surges_left() > 0:
        cards.append(HEAVY_CLOAK)
    if hero.ready(FORTUNAS_DICE) and spare_fatigue(s, hero):
        cards.append(FORTUNAS_DICE)
    cards += [card for card in hero.usable_search() if search_of(card).id == "warding_talisman"]
    return [USE[card] for card in cards if CARD_IDS[card] not in defense.used or card in SHIELDS_WORN]


def _may_raise(hero: Hero, shield: int) -> bool:
    """A ready shield, or Defense Training in its place: with both it is raised twice."""
    return hero.ready(shield) or hero.ready(DEFENSE_TRAINING)


def _modify_defense(s: DescentState, hero: Hero, attack: Attack, defense: Defense, card: int) -> Rules[None]:
    defense.used.append(CARD_IDS[card])
    s.tell("used", hero.seat, CARD_IDS[card])
    if card in SHIELDS_WORN:
        hero.exhaust(card if hero.ready(card) else DEFENSE_TRAINING)
        yield from _raise_shield(s, hero, defense, card)
    elif card == GHOST_ARMOR:
        spend_fatigue(s, hero, 1)
        defense.added += 1
    elif card == ELVEN_CLOAK:
        hero.exhaust(card)
        defense.fixed = hero.printed.attributes[AWARENESS]
    elif card == HEAVY_CLOAK:
        hero.exhaust(card)
        attack.added_surges -= 1
    elif card == FORTUNAS_DICE:
        hero.exhaust(card)
        spend_fatigue(s, hero, 1)
        yield from reroll_one(s, hero.seat, defense.dice, defense.roll, "fortunas_dice")
    else:
        hero.flipped |= 1 << card
        defense.added += 2


def _raise_shield(s: DescentState, hero: Hero, defense: Defense, card: int) -> Rules[None]:
    name = CARD_IDS[card]
    if card in WOODEN_SHIELDS:
        defense.added += 1
    elif card in IRON_SHIELDS:
        if (yield Ask(hero.seat, "shield.use", [ADD_SHIELD, REROLL_DIE], name)) is ADD_SHIELD:
            defense.added += 1
        else:
            yield from reroll_one(s, hero.seat, defense.dice, defense.roll, name)
    elif card == HEAVY_STEEL_SHIELD:
        defense.added += 1
        yield from reroll_one(s, hero.seat, defense.dice, defense.roll, name)
    else:
        before = defense.roll[:]
        yield from reroll_any_number(s, hero.seat, defense.dice, defense.roll, name)
        if _shields_of(defense.dice, before) >= _shields_of(defense.dice, defense.roll):
            defense.roll = before


def _shields_of(dice: list[int], roll: list[int]) -> int:
    return sum([SHIELDS[die][side] for die, side in zip(dice, roll, strict=True)])


# ---- after the attack ----


@SPOILS
def spoils(s: DescentState, attack: Attack) -> Rules[None]:
    """Reaper's Scythe, the Shadow Rune and Vampiric Blood feed on defeated monsters."""
    fallen = len([f for f in attack.defeated if f.kind in (MONSTER, LIEUTENANT)])
    attacker = attack.attacker
    if attack.seat == OVERLORD or not attacker.good:
        return
    hero = attacker if isinstance(attacker, Hero) else s.hero_of(attack.seat)
    if not hero.up:
        return
    if attack.card == REAPERS_SCYTHE:
        yield from recover_hearts(s, hero, fallen)
    if attack.card == SHADOW_RUNE:
        recover_fatigue(s, hero, fallen)
    if hero.has(VAMPIRIC_BLOOD):
        recover_fatigue(s, hero, fallen)


@RETURNED
def strike_back(s: DescentState, attack: Attack, figure: Figure) -> Rules[None]:
    """Aftershock tires adjacent attackers; Zorek's shield throws shields back."""
    attacker = attack.attacker
    if not attacker.heroic or not figure.on_map:
        return
    shaken = has_passive(figure, "aftershock") and attacker.on_map and are_adjacent(s, attacker, figure)
    if shaken and not (yield from passes_test(s, attacker, WILLPOWER)):
        yield from suffer_fatigue(s, attacker, 1)
    favored = figure.relic == ZOREKS_FAVOR and attack.is_target(figure) and attacker.on_map
    if favored and (yield from passes_test(s, figure, MIGHT)):
        yield from suffer(s, attacker, s.test_shields, figure)


@RETURNED
def counter_attack(s: DescentState, attack: Attack, figure: Figure) -> Rules[None]:
    """A hero attacks the adjacent monster that attacked it."""
    monster = attack.attacker
    if monster.kind not in (MONSTER, LIEUTENANT) or not isinstance(figure, Hero):
        return
    if affords(s, figure, COUNTER_ATTACK) and are_adjacent(s, figure, monster):
        yield from _offer_strike(s, figure, monster, COUNTER_ATTACK, "melee")


def _offer_strike(s: DescentState, hero: Hero, monster: Figure, skill: int, need: str) -> Rules[None]:
    """Ask whether the hero uses the skill to attack that monster, and do so."""
    cards = usable_weapons(s, hero, need, [monster])
    if not cards:
        return
    if (yield Ask(hero.seat, "skill.strike", [NO, YES], CARD_IDS[skill])) is NO:
        return
    pay(s, hero, skill)
    card = yield from choose_weapon(s, hero, cards)
    yield from strike(s, hero, card, CARD_IDS[skill], [monster])


# ---- while monsters move and activate ----


@MONSTER_CHOSEN
def monster_chosen(s: DescentState, monster: Figure) -> Rules[None]:
    """Ashrian stuns minions that begin their activation next to him; First Strike shoots."""
    for hero in s.heroes_up():
        if hero.name == "ashrian" and monster.sheet.rank == "minion" and are_adjacent(s, hero, monster):
            give_condition(s, monster, STUNNED, hero)
    for hero in s.heroes_up():
        if affords(s, hero, FIRST_STRIKE):
            yield from _offer_strike(s, hero, monster, FIRST_STRIKE, "Bow")


@MONSTER_ENTERED
def monster_entered(s: DescentState, monster: Figure, space: int, empty: bool) -> Rules[None]:
    """Guard, Caltrops and Nimble when a monster moves next to a hero; each once a step (DSC-4.18)."""
    for hero in s.heroes_up():
        used: list[int] = []
        while monster.on_map and hero.up and s.ground.is_adjacent(space, hero.spaces[0]):
            options = [USE[card] for card in _entry_cards(s, hero, monster, empty) if card not in used]
            if not options or not _can_be_interrupted(s, monster, space):
                break
            answer = yield Ask(hero.seat, "move.react", [PASS, *options], monster.name)
            if answer is PASS:
                break
            used.append(answer.index)
            yield from _react(s, hero, monster, space, answer.index)


def _entry_cards(s: DescentState, hero: Hero, monster: Figure, empty: bool) -> list[int]:
    cards = []
    if affords(s, hero, NIMBLE):
        cards.append(NIMBLE)
    if empty and affords(s, hero, CALTROPS):
        cards.append(CALTROPS)
    if empty and affords(s, hero, GUARD) and _can_hit(s, hero, monster):
        cards.append(GUARD)
    return cards


def _can_hit(s: DescentState, hero: Hero, monster: Figure) -> bool:
    return bool([c for c in weapons(hero) if suits(hero, c, "melee") and hero_targets(s, hero, c, [monster])])


def _can_be_interrupted(s: DescentState, monster: Figure, space: int) -> bool:
    """A large monster only where its base can be put down (DSC-17.09)."""
    return not monster.is_large or bool(expansions(s, monster, space))


def _react(s: DescentState, hero: Hero, monster: Figure, space: int, card: int) -> Rules[None]:
    yield from expand(s, monster)
    pay(s, hero, card)
    if card == NIMBLE:
        yield from walk(s, hero, 2 if hero.has(FLEET_OF_FOOT) else 1, hero.seat, "nimble")
    elif card == CALTROPS:
        if (yield from passes_test(s, hero, AWARENESS)):
            yield from suffer(s, monster, 1, hero)
            give_condition(s, monster, IMMOBILIZED, hero)
    else:
        cards = usable_weapons(s, hero, "melee", [monster])
        weapon = yield from choose_weapon(s, hero, cards)
        yield from strike(s, hero, weapon, "guard", [monster])
