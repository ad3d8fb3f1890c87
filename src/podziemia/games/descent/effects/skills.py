"""Class skills (DSC-15): one card, one function, in the order of the class decks."""

from __future__ import annotations

from typing import Final

from podziemia.games.descent.data.cards import CARD, CARD_IDS, PLOT_IDS, REANIMATE
from podziemia.games.descent.data.heroes import REANIMATE_SHEET
from podziemia.games.descent.data.options import DONE, INFLICT, NO, USE, YES
from podziemia.games.descent.data.parts import (
    ALL_CONDITIONS,
    IMMOBILIZED,
    KNOWLEDGE,
    MIGHT,
    POISONED,
    STUNNED,
    WILLPOWER,
)
from podziemia.games.descent.rules.actions import RUNNING_SHOT, choose_door, door_options, running_spaces
from podziemia.games.descent.rules.attack import Attack, choose_target, hero_attack, monster_attack
from podziemia.games.descent.rules.attributes import passes_test
from podziemia.games.descent.rules.damage import (
    BEFORE_KNOCK_OUT,
    choose_figure,
    choose_hero,
    cure_one,
    defeat,
    give_condition,
    recover_fatigue,
    recover_hearts,
    suffer,
    take_off,
)
from podziemia.games.descent.rules.facts import (
    adjacent_monsters,
    heroes_to_heal,
    monsters_within,
    sees_figure,
    speed,
)
from podziemia.games.descent.rules.familiar import activate_familiar
from podziemia.games.descent.rules.figures import FAMILIAR, LIEUTENANT, MONSTER, Figure, Hero
from podziemia.games.descent.rules.ground import Place
from podziemia.games.descent.rules.monsters import blank_figure, new_lieutenant, new_monster
from podziemia.games.descent.rules.placing import adjacent_bits, choose_place, empty_spaces, nearest_places, put_in
from podziemia.games.descent.rules.pushing import teleport
from podziemia.games.descent.rules.quest_rules import are_adjacent, distance
from podziemia.games.descent.rules.rolling import roll_red
from podziemia.games.descent.rules.searching import search_one, tokens_within
from podziemia.games.descent.rules.state import OVERLORD, DescentState
from podziemia.games.descent.rules.striking import FOLLOW_UP, choose_weapon, resolve, strike, strike_again
from podziemia.games.descent.rules.using import (
    ANCESTOR_SPIRITS,
    SKILL,
    SKILL_HAS_USE,
    SKILL_USED,
    HasUse,
    Wounds,
    affords,
    pay,
)
from podziemia.games.descent.rules.walking import walk
from podziemia.games.descent.rules.weapons import may_be_hit, monster_targets, suits, usable_weapons, weapons
from podziemia.kernel.ask import Ask, Rules

ADVANCE: Final = CARD["advance"]
STALWART: Final = CARD["stalwart"]
QUICK_CASTING: Final = CARD["quick_casting"]
DYING_COMMAND: Final = CARD["dying_command"]
ARMOR_OF_FAITH: Final = CARD["armor_of_faith"]
CLEANSING_TOUCH: Final = CARD["cleansing_touch"]
DIVINE_FURY: Final = CARD["divine_fury"]
HOLY_POWER: Final = CARD["holy_power"]


def can_strike(s: DescentState, hero: Hero, need: str) -> bool:
    return bool(usable_weapons(s, hero, need))


# ---- berserker ----


@SKILL.to("rage")
def rage(s: DescentState, hero: Hero) -> Rules[None]:
    """An attack with a Melee weapon, +1 heart."""
    card = yield from choose_weapon(s, hero, usable_weapons(s, hero, "melee"))
    yield from strike(s, hero, card, "rage", hearts=1)


@SKILL.to("cripple")
def cripple(s: DescentState, hero: Hero) -> Rules[None]:
    """Test Might: an adjacent monster becomes Immobilized."""
    monster = yield from choose_figure(s, hero.seat, adjacent_monsters(s, hero), "skill.monster", "cripple")
    if (yield from passes_test(s, hero, MIGHT)):
        give_condition(s, monster, IMMOBILIZED, hero)


@SKILL.to("charge")
def charge(s: DescentState, hero: Hero) -> Rules[None]:
    """Move up to Speed, then an attack with a Melee weapon."""
    yield from walk(s, hero, speed(s, hero), hero.seat, "charge")
    yield from strike_again(s, hero, "melee", skill="charge")


@SKILL.to("whirlwind")
def whirlwind(s: DescentState, hero: Hero) -> Rules[None]:
    """One attack with a Melee weapon on all adjacent monsters."""
    cards = [card for card in weapons(hero) if suits(hero, card, "melee")]
    card = yield from choose_weapon(s, hero, cards)
    attack = hero_attack(s, hero, card)
    attack.skill = "whirlwind"
    attack.targets = adjacent_monsters(s, hero)
    attack.target = attack.targets[0]
    yield from resolve(s, attack)


@SKILL.to("death_rage")
def death_rage(s: DescentState, hero: Hero) -> Rules[None]:
    """An attack with a Melee weapon; a surge adds a heart for every two damage suffered."""
    card = yield from choose_weapon(s, hero, usable_weapons(s, hero, "melee"))
    yield from strike(s, hero, card, "death_rage")


# ---- knight ----


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


@SKILL.to("oath_of_honor")
def oath_of_honor(s: DescentState, hero: Hero) -> Rules[None]:
    """Stand beside a monster that threatens a friend and attack it with a Melee weapon."""
    monster = yield from choose_figure(s, hero.seat, oath_targets(s, hero), "skill.monster", "oath_of_honor")
    places: list[Place] = [(space * 2, (space,), 1 << space) for space in oath_spaces(s, hero, monster)]
    place = yield from choose_place(s, hero.seat, hero, places, "place.hero")
    if place[1] != hero.spaces:
        yield from teleport(s, hero, place[1][0])
    yield from strike_again(s, hero, "melee", [monster], "oath_of_honor")


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


# ---- disciple ----


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
    if not other.up:
        return
    if hero.has(ARMOR_OF_FAITH):
        other.faith |= 1 << hero.seat
    if hero.has(DIVINE_FURY):
        other.fury += 1
    if hero.has(CLEANSING_TOUCH) and other.conditions:
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
    heroes = [h for h in s.heroes if (h.up or h.down) and (h.id == hero.id or sees_figure(s, hero, h))]
    monsters = [f for f in s.monsters() if sees_figure(s, hero, f)]  # before a hero gets up in the line
    for other in heroes:
        yield from recover_hearts(s, other, hearts)
    for monster in monsters:
        yield from suffer(s, monster, hearts, hero)


# ---- spiritspeaker ----


@SKILL.to("drain_spirit")
def drain_spirit(s: DescentState, hero: Hero) -> Rules[None]:
    """An attack; a heart dealt heals each hero within 3 spaces by one."""
    attack = yield from strike_again(s, hero, skill="drain_spirit")
    if attack is not None and attack.dealt():
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
    if attack is not None and attack.target is not None and attack.defenders and attack.defenders[0].dealt:
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
    hurt = [f for f in s.monsters() if f.damage > before.get(f.id, (f.damage, 0))[0]]
    helped = [
        h for h in s.heroes_up() if h.id in before and (h.damage < before[h.id][0] or h.fatigue < before[h.id][1])
    ]
    options = ([INFLICT[2]] if hurt else []) + ([USE[ANCESTOR_SPIRITS]] if helped else [])
    if not options:
        return
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


# ---- necromancer ----


@SKILL.to("raise_dead")
def raise_dead(s: DescentState, hero: Hero) -> Rules[None]:
    """Place the Reanimate, unhurt, next to the necromancer."""
    reanimate = blank_figure(REANIMATE, FAMILIAR)
    reanimate.sheet = REANIMATE_SHEET
    reanimate.owner = hero.seat
    yield from put_in(s, hero.seat, reanimate, adjacent_bits(s, hero))


@SKILL.to("corpse_blast")
def corpse_blast(s: DescentState, hero: Hero) -> Rules[None]:
    """A Magic attack with Blast on the Reanimate's space; then the Reanimate is defeated."""
    cards = [card for card in weapons(hero) if suits(hero, card, "Magic")]
    card = yield from choose_weapon(s, hero, cards)
    reanimate = s.figures[REANIMATE]
    attack = hero_attack(s, hero, card)
    attack.skill = "corpse_blast"
    attack.space = reanimate.spaces[0]
    attack.target = reanimate
    attack.blast = True
    attack.ignores_range = True
    yield from resolve(s, attack)
    if reanimate.on_map:
        yield from defeat(s, reanimate, hero)


@SKILL.to("fury_of_undeath")
def fury_of_undeath(s: DescentState, hero: Hero) -> Rules[None]:
    """Activate the Reanimate now; its normal activation remains."""
    yield from activate_familiar(s, hero)


def army_victims(s: DescentState, hero: Hero) -> list[Figure]:
    """Each monster the necromancer sees and the Reanimate may hit."""
    seen = [f for f in s.monsters() if sees_figure(s, hero, f)]
    return [f for f in seen if may_be_hit(s, s.figures[REANIMATE], f)]


@SKILL.to("army_of_death")
def army_of_death(s: DescentState, hero: Hero) -> Rules[None]:
    """An attack of the Reanimate that affects each monster the necromancer sees."""
    attack = monster_attack(s, s.figures[REANIMATE])
    attack.skill = "army_of_death"
    attack.targets = army_victims(s, hero)
    attack.target = attack.targets[0]
    attack.ignores_range = True
    yield from resolve(s, attack)


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
    if ghost.on_map:
        spaces = monster_targets(s, ghost, foes)
        if spaces:
            attack = monster_attack(s, ghost)
            yield from choose_target(s, attack, spaces)
            yield from resolve(s, attack)
    if ghost.on_map:
        take_off(s, ghost)
        s.tell("removed", hero.seat, ghost.name)


# ---- runemaster ----


@SKILL.to("exploding_rune")
def exploding_rune(s: DescentState, hero: Hero) -> Rules[None]:
    """A Rune attack with Blast."""
    card = yield from choose_weapon(s, hero, usable_weapons(s, hero, "Rune"))
    yield from strike(s, hero, card, "exploding_rune", blast=True)


@SKILL.to("runic_sorcery")
def runic_sorcery(s: DescentState, hero: Hero) -> Rules[None]:
    """A Rune attack; a heart dealt gives the target a condition of choice."""
    card = yield from choose_weapon(s, hero, usable_weapons(s, hero, "Rune"))
    attack = yield from strike(s, hero, card, "runic_sorcery")
    target = attack.target
    if target is None or not target.on_map or not attack.defenders[0].dealt:
        return
    fresh = [INFLICT[i] for i, c in enumerate(ALL_CONDITIONS) if not target.conditions & c]
    if fresh:
        answer = yield Ask(hero.seat, "condition.inflict", fresh, "runic_sorcery")
        give_condition(s, target, ALL_CONDITIONS[answer.index], hero)


def rune_victims(s: DescentState, hero: Hero) -> list[Figure]:
    """Every other figure within 3 spaces and in sight, friends too."""
    others = [f for f in s.figures.values() if f.id != hero.id and f.on_map and may_be_hit(s, hero, f)]
    return [f for f in others if distance(s, hero, f) <= 3 and sees_figure(s, hero, f)]


@SKILL.to("break_the_rune")
def break_the_rune(s: DescentState, hero: Hero) -> Rules[None]:
    """A Rune attack on every other figure within 3 spaces in sight."""
    cards = [card for card in weapons(hero) if suits(hero, card, "Rune")]
    card = yield from choose_weapon(s, hero, cards)
    attack = hero_attack(s, hero, card)
    attack.skill = "break_the_rune"
    attack.targets = rune_victims(s, hero)
    attack.target = attack.targets[0]
    attack.ignores_range = True
    yield from resolve(s, attack)


# ---- thief ----


@SKILL.to("greedy")
def greedy(s: DescentState, hero: Hero) -> Rules[None]:
    """Search a token within 3 spaces."""
    yield from search_one(s, hero, tokens_within(s, hero, 3))


@SKILL.to("dirty_tricks")
def dirty_tricks(s: DescentState, hero: Hero) -> Rules[None]:
    """An attack with a Melee or Blade weapon; a heart dealt stuns."""
    card = yield from choose_weapon(s, hero, usable_weapons(s, hero, "melee-or-Blade"))
    attack = yield from strike(s, hero, card, "dirty_tricks")
    if attack.target is not None and attack.defenders[0].dealt:
        give_condition(s, attack.target, STUNNED, hero)


@SKILL.to("sneaky")
def sneak_door(s: DescentState, hero: Hero) -> Rules[None]:
    """Sneaky: open or close an adjacent door without an action."""
    yield from choose_door(s, hero)


@SKILL.to("tumble")
def tumble(s: DescentState, hero: Hero) -> Rules[None]:
    """While exhausted, move through enemies."""
    yield from ()


@SKILL.to("unseen")
def unseen(s: DescentState, hero: Hero) -> Rules[None]:
    """While exhausted, attacks on the thief miss unless a surge is spent."""
    yield from ()


def only_monster_seen(s: DescentState, hero: Hero) -> list[Figure]:
    seen = [f for f in s.monsters() if sees_figure(s, hero, f)]
    return seen if len(seen) == 1 else []


@SKILL.to("bushwhack")
def bushwhack(s: DescentState, hero: Hero) -> Rules[None]:
    """Attack the only monster in sight, without an action."""
    yield from strike_again(s, hero, "", only_monster_seen(s, hero), "bushwhack")


@SKILL.to("lurk")
def lurk(s: DescentState, hero: Hero) -> Rules[None]:
    """Search without an action; while exhausted, a brown die in defense."""
    yield from search_one(s, hero, tokens_within(s, hero, 1))


# ---- wildlander ----


@SKILL.to("danger_sense")
def danger_sense(s: DescentState, hero: Hero) -> Rules[None]:
    """The overlord discards a card at random."""
    card = s.rng.pick(sorted(s.hand))
    s.hand.remove(card)
    s.discard.append(card)
    s.shown += 1
    s.tell("card_discarded", 0, PLOT_IDS[card])
    yield from ()


@SKILL.to("black_arrow")
def black_arrow(s: DescentState, hero: Hero) -> Rules[None]:
    """A Bow attack with +2 range that deals at least three hearts if it hits."""
    card = yield from choose_weapon(s, hero, usable_weapons(s, hero, "Bow"))
    yield from strike(s, hero, card, "black_arrow", range=2, minimum=3)


# ---- after an own attack ----


@FOLLOW_UP
def after_own_attack(s: DescentState, attack: Attack) -> Rules[None]:
    """Advance, Quick Casting, Running Shot and Dying Command (DSC-31.01)."""
    attacker = attack.attacker
    if attacker.kind in (MONSTER, LIEUTENANT) or attack.seat == OVERLORD:
        return
    hero = attacker if isinstance(attacker, Hero) else s.hero_of(attack.seat)
    yield from command_the_dying(s, hero, attack)
    if not isinstance(attacker, Hero) or not hero.up:
        return
    fallen = [f for f in attack.defeated if f.kind in (MONSTER, LIEUTENANT)]
    if fallen and attack.is_melee_weapon() and affords(s, hero, ADVANCE):
        yield from _advance(s, hero)
    casts = attack.has_trait(hero, "Rune") and affords(s, hero, QUICK_CASTING) and can_strike(s, hero, "")
    if casts and (yield Ask(hero.seat, "skill.again", [NO, YES], "quick_casting")) is YES:
        pay(s, hero, QUICK_CASTING)
        yield from strike_again(s, hero, skill="quick_casting")
    if attack.has_trait(hero, "Bow") and hero.has(RUNNING_SHOT) and "running_shot" not in attack.used and hero.up:
        yield from walk(s, hero, running_spaces(hero), hero.seat, "running_shot")


def _advance(s: DescentState, hero: Hero) -> Rules[None]:
    """Move up to Speed and attack again; each part may be skipped."""
    if (yield Ask(hero.seat, "skill.again", [NO, YES], "advance")) is NO:
        return
    pay(s, hero, ADVANCE)
    yield from walk(s, hero, speed(s, hero), hero.seat, "advance")
    hits = hero.up and can_strike(s, hero, "")
    if hits and (yield Ask(hero.seat, "skill.strike", [YES, NO], "advance")) is YES:
        yield from strike_again(s, hero, skill="advance")


# ---- what they need ----


def _strikes(need: str) -> HasUse:
    return lambda s, hero: can_strike(s, hero, need)


SKILL_HAS_USE.to("rage", "death_rage", "blessed_strike")(_strikes("melee"))
SKILL_HAS_USE.to("drain_spirit", "shared_pain")(_strikes(""))
SKILL_HAS_USE.to("exploding_rune", "runic_sorcery")(_strikes("Rune"))
SKILL_HAS_USE.to("dirty_tricks")(_strikes("melee-or-Blade"))
SKILL_HAS_USE.to("black_arrow")(_strikes("Bow"))


def _bears(hero: Hero, need: str) -> bool:
    return bool([card for card in weapons(hero) if suits(hero, card, need)])


@SKILL_HAS_USE.to("cripple")
def _can_cripple(s: DescentState, hero: Hero) -> bool:
    return bool(adjacent_monsters(s, hero))


@SKILL_HAS_USE.to("charge")
def _can_charge(s: DescentState, hero: Hero) -> bool:
    return _bears(hero, "melee")


@SKILL_HAS_USE.to("whirlwind")
def _can_whirl(s: DescentState, hero: Hero) -> bool:
    return _bears(hero, "melee") and bool(adjacent_monsters(s, hero))


@SKILL_HAS_USE.to("oath_of_honor")
def _can_keep_the_oath(s: DescentState, hero: Hero) -> bool:
    return _bears(hero, "melee") and bool(oath_targets(s, hero))


@SKILL_HAS_USE.to("challenge")
def _can_challenge(s: DescentState, hero: Hero) -> bool:
    return bool([f for f in s.monsters() if sees_figure(s, hero, f)])


@SKILL_HAS_USE.to("raise_dead")
def _can_raise(s: DescentState, hero: Hero) -> bool:
    return REANIMATE not in s.figures and bool(empty_spaces(s, adjacent_bits(s, hero)))


@SKILL_HAS_USE.to("corpse_blast")
def _can_blast(s: DescentState, hero: Hero) -> bool:
    return REANIMATE in s.figures and _bears(hero, "Magic")


@SKILL_HAS_USE.to("fury_of_undeath")
def _can_drive(s: DescentState, hero: Hero) -> bool:
    return REANIMATE in s.figures


@SKILL_HAS_USE.to("army_of_death")
def _can_lead_the_army(s: DescentState, hero: Hero) -> bool:
    return REANIMATE in s.figures and bool(army_victims(s, hero))


@SKILL_HAS_USE.to("break_the_rune")
def _can_break_the_rune(s: DescentState, hero: Hero) -> bool:
    return _bears(hero, "Rune") and bool(rune_victims(s, hero))


@SKILL_HAS_USE.to("greedy")
def _token_within_3(s: DescentState, hero: Hero) -> bool:
    return bool(tokens_within(s, hero, 3))


@SKILL_HAS_USE.to("lurk")
def _token_beside(s: DescentState, hero: Hero) -> bool:
    return bool(tokens_within(s, hero, 1))


@SKILL_HAS_USE.to("sneaky")
def _door_beside(s: DescentState, hero: Hero) -> bool:
    return bool(door_options(s, hero))


@SKILL_HAS_USE.to("bushwhack")
def _can_bushwhack(s: DescentState, hero: Hero) -> bool:
    alone = only_monster_seen(s, hero)
    return bool(alone) and bool(usable_weapons(s, hero, "", alone))


@SKILL_HAS_USE.to("danger_sense")
def _hand_held(s: DescentState, hero: Hero) -> bool:
    return bool(s.hand)
