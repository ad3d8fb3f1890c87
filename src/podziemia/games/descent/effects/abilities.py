"""Actions printed on monster and lieutenant cards, and those of the overlord's relics.

Where they say hero, the Reanimate is a victim too (DSC-18.07): it fails its tests, and fatigue is damage to it.
"""

from __future__ import annotations

from typing import Final

from podziemia.games.descent.data.cards import FIGURE, MONSTER_IDS
from podziemia.games.descent.data.dice import BLUE, RED, YELLOW
from podziemia.games.descent.data.options import INFLICT, NO, POINTS, STEP, STOP, YES
from podziemia.games.descent.data.overlord import MONSTERS
from podziemia.games.descent.data.parts import AWARENESS, IMMOBILIZED, MIGHT, POISONED, STUNNED, WILLPOWER
from podziemia.games.descent.rules.activation import ABILITY_HAS_USE, MONSTER_ABILITY, RELIC, RELIC_HAS_USE
from podziemia.games.descent.rules.attack import choose_target, monster_attack
from podziemia.games.descent.rules.attributes import passes_test
from podziemia.games.descent.rules.damage import (
    choose_figure,
    give_condition,
    recover_hearts,
    suffer,
    suffer_fatigue,
    take_off,
)
from podziemia.games.descent.rules.facts import (
    adjacent_monsters,
    adjacent_victims,
    max_health,
    monsters_within,
    seen_victims,
    speed,
    victims_within,
)
from podziemia.games.descent.rules.figures import Figure
from podziemia.games.descent.rules.monsters import new_monster
from podziemia.games.descent.rules.movement import may_stay, step_cost, step_options, stops
from podziemia.games.descent.rules.pushing import push, throw_figure
from podziemia.games.descent.rules.relations import are_adjacent
from podziemia.games.descent.rules.rolling import roll_red
from podziemia.games.descent.rules.state import OVERLORD, DescentState
from podziemia.games.descent.rules.striking import resolve
from podziemia.games.descent.rules.terrain import arrive
from podziemia.games.descent.rules.walking import expand, step_back, take_step
from podziemia.games.descent.rules.weapons import attack_is_forbidden, target_spaces
from podziemia.kernel.ask import NOBODY, Ask, Option, Rules

SCORPIONS_KISS: Final = 5
SACRIFICED: Final = 5
"""The most that Sacrifice deals."""


@MONSTER_ABILITY.to("howl")
def howl(s: DescentState, monster: Figure) -> Rules[None]:
    """Heroes within 3 spaces test Willpower or suffer a fatigue."""
    for victim in victims_within(s, monster, 3):
        if not (yield from passes_test(s, victim, WILLPOWER)):
            yield from suffer_fatigue(s, victim, 1)


@MONSTER_ABILITY.to("fire")
def fire(s: DescentState, monster: Figure) -> Rules[None]:
    """One attack on every adjacent figure, friend and foe."""
    yield from strike_around(s, monster)


def strike_around(s: DescentState, monster: Figure) -> Rules[None]:
    """Everybody adjacent is affected, nobody is the target (DSC-8.28)."""
    around = [f for f in s.figures.values() if are_adjacent(s, monster, f)]
    if around:
        attack = monster_attack(s, monster)
        attack.affected = around
        yield from resolve(s, attack)


@MONSTER_ABILITY.to("earth")
def earth(s: DescentState, monster: Figure) -> Rules[None]:
    """Adjacent heroes test Awareness or are Immobilized."""
    for victim in adjacent_victims(s, monster):
        if not (yield from passes_test(s, victim, AWARENESS)):
            give_condition(s, victim, IMMOBILIZED)


@MONSTER_ABILITY.to("water")
def water(s: DescentState, monster: Figure) -> Rules[None]:
    """Adjacent heroes test Willpower or suffer two fatigue."""
    for victim in adjacent_victims(s, monster):
        if not (yield from passes_test(s, victim, WILLPOWER)):
            yield from suffer_fatigue(s, victim, 2)


@MONSTER_ABILITY.to("air")
def air(s: DescentState, monster: Figure) -> Rules[None]:
    """Until the next overlord turn only adjacent attackers can affect it."""
    monster.air = True
    yield from ()


@MONSTER_ABILITY.to("throw")
def throw_hero(s: DescentState, monster: Figure) -> Rules[None]:
    """An adjacent hero tests Might or is thrown up to 3 spaces and suffers a heart."""
    victim = yield from choose_figure(s, OVERLORD, adjacent_victims(s, monster), "ability.hero", "throw")
    yield from expand(s, monster)
    if monster.on_map and not (yield from passes_test(s, victim, MIGHT)):
        yield from throw_figure(s, OVERLORD, victim)
        yield from suffer(s, victim, 1, monster)


@MONSTER_ABILITY.to("heal")
def heal(s: DescentState, monster: Figure) -> Rules[None]:
    """A monster within 3 spaces recovers a red die of hearts."""
    hurt = [f for f in monsters_within(s, monster, 3) if f.damage]
    friend = yield from choose_figure(s, OVERLORD, hurt, "ability.monster", "heal")
    hearts, _ = roll_red(s.rng, 1)
    yield from recover_hearts(s, friend, hearts)


@MONSTER_ABILITY.to("grab")
def grab(s: DescentState, monster: Figure) -> Rules[None]:
    """An adjacent hero tests Might or is Immobilized."""
    victim = yield from choose_figure(s, OVERLORD, adjacent_victims(s, monster), "ability.hero", "grab")
    if not (yield from passes_test(s, victim, MIGHT)):
        give_condition(s, victim, IMMOBILIZED)


@MONSTER_ABILITY.to("dominion")
def dominion(s: DescentState, lieutenant: Figure) -> Rules[None]:
    """Test Willpower: a hero in sight is moved 2 spaces and tests Willpower or is Immobilized."""
    if not (yield from passes_test(s, lieutenant, WILLPOWER)):
        return
    victim = yield from choose_figure(s, OVERLORD, seen_victims(s, lieutenant), "ability.hero", "dominion")
    yield from push(s, OVERLORD, victim, 2)
    if victim.on_map and not (yield from passes_test(s, victim, WILLPOWER)):
        give_condition(s, victim, IMMOBILIZED)


@MONSTER_ABILITY.to("shadow_bolt")
def shadow_bolt(s: DescentState, lieutenant: Figure) -> Rules[None]:
    """A ranged attack with blue, red and yellow."""
    attack = monster_attack(s, lieutenant)
    attack.dice = [BLUE, RED, YELLOW]
    attack.ranged = True
    yield from choose_target(s, attack, target_spaces(s, lieutenant, ranged=True))
    yield from resolve(s, attack)


def _next_step(s: DescentState, lieutenant: Figure, points: int, kind: str, because: str) -> Rules[int]:
    """The next space of a move action within an ability; NOBODY where the way ends."""
    if not lieutenant.on_map:
        return NOBODY
    options: list[Option] = [STOP] if may_stay(s, lieutenant) else []
    options += [STEP[space] for space in step_options(s, lieutenant, points)]
    if not options:
        yield from step_back(s, lieutenant)
        return NOBODY
    answer = yield Ask(OVERLORD, kind, options, because, points)
    return NOBODY if answer is STOP else answer.index


@MONSTER_ABILITY.to("cry_havoc")
def cry_havoc(s: DescentState, lieutenant: Figure) -> Rules[None]:
    """A move action, then one attack on every figure flown over."""
    passed: list[Figure] = []
    points = speed(s, lieutenant)
    flies_on = True
    while flies_on:
        space = yield from _next_step(s, lieutenant, points, "ability.fly", "cry_havoc")
        if space == NOBODY:
            break
        other = s.figure_at(space)
        if other is not None and other not in passed:
            passed.append(other)
        points -= step_cost(s, lieutenant, space)
        flies_on = yield from take_step(s, lieutenant, space)
    targets = [f for f in passed if f.on_map]
    if targets and lieutenant.on_map and not attack_is_forbidden(s, lieutenant):
        attack = monster_attack(s, lieutenant)
        attack.targets = targets
        yield from resolve(s, attack)


@MONSTER_ABILITY.to("sacrifice")
def sacrifice(s: DescentState, lieutenant: Figure) -> Rules[None]:
    """Up to five damage to an adjacent monster heals the lieutenant by as much."""
    victim = yield from choose_figure(s, OVERLORD, adjacent_monsters(s, lieutenant), "ability.monster", "sacrifice")
    most = min(SACRIFICED, max_health(s, victim) - victim.damage)
    answer = yield Ask(OVERLORD, "ability.sacrifice", POINTS[1 : most + 1], victim.name)
    dealt = answer.index
    yield from suffer(s, victim, dealt, lieutenant)
    yield from recover_hearts(s, lieutenant, dealt)


@MONSTER_ABILITY.to("seduce")
def seduce(s: DescentState, lieutenant: Figure) -> Rules[None]:
    """Test Willpower: a hero within 3 spaces is moved a space and Stunned."""
    victim = yield from choose_figure(s, OVERLORD, victims_within(s, lieutenant, 3), "ability.hero", "seduce")
    if (yield from passes_test(s, lieutenant, WILLPOWER)):
        yield from push(s, OVERLORD, victim, 1)
        give_condition(s, victim, STUNNED)


@MONSTER_ABILITY.to("wail")
def wail(s: DescentState, lieutenant: Figure) -> Rules[None]:
    """Heroes within 3 spaces test Willpower or suffer two fatigue."""
    for victim in victims_within(s, lieutenant, 3):
        if not (yield from passes_test(s, victim, WILLPOWER)):
            yield from suffer_fatigue(s, victim, 2)


@MONSTER_ABILITY.to("ignite")
def ignite(s: DescentState, lieutenant: Figure) -> Rules[None]:
    """Suffer a heart, then attack every adjacent figure."""
    yield from suffer(s, lieutenant, 1)
    yield from strike_around(s, lieutenant)


@MONSTER_ABILITY.to("overpower")
def overpower(s: DescentState, lieutenant: Figure) -> Rules[None]:
    """A move action; next to a hero, test Might to swap places, and the hero suffers a fatigue."""
    points = speed(s, lieutenant)
    goes_on = True
    while goes_on:
        space = yield from _next_step(s, lieutenant, points, "ability.push", "overpower")
        if space == NOBODY:
            break
        points -= step_cost(s, lieutenant, space)
        goes_on = yield from take_step(s, lieutenant, space)
        if goes_on and stops(s, lieutenant, space):
            yield from _swap_with_heroes(s, lieutenant)


def _swap_with_heroes(s: DescentState, lieutenant: Figure) -> Rules[None]:
    tried: list[int] = []
    while lieutenant.on_map:
        near = [victim for victim in adjacent_victims(s, lieutenant) if victim.id not in tried]
        if not near or (yield Ask(OVERLORD, "ability.swap", [NO, YES], "overpower")) is NO:
            return
        victim = yield from choose_figure(s, OVERLORD, near, "ability.hero", "overpower")
        tried.append(victim.id)
        if (yield from passes_test(s, lieutenant, MIGHT)):
            yield from _swap(s, lieutenant, victim)
            return


def _swap(s: DescentState, lieutenant: Figure, victim: Figure) -> Rules[None]:
    """Both count as entering the space they land on."""
    mine, yours = lieutenant.spaces, victim.spaces
    s.lift(victim)
    s.shift(lieutenant, yours)
    s.put(victim, mine)
    s.tell("swapped", OVERLORD, lieutenant.name, things=(victim.name,))
    yield from suffer_fatigue(s, victim, 1)
    if victim.on_map:
        yield from arrive(s, victim, mine[0])
    yield from arrive(s, lieutenant, yours[0])


@MONSTER_ABILITY.to("promotion")
def promotion(s: DescentState, lieutenant: Figure) -> Rules[None]:
    """Test Willpower: an adjacent minion is replaced by a master, if the limit allows."""
    if not (yield from passes_test(s, lieutenant, WILLPOWER)):
        return
    minion = yield from choose_figure(s, OVERLORD, _promotable(s, lieutenant), "ability.monster", "promotion")
    spaces = minion.spaces
    take_off(s, minion)
    master = new_monster(s, FIGURE[f"{minion.sheet.group}-master"])
    master.activated = minion.activated
    s.figures[master.id] = master
    s.put(master, spaces)
    s.tell("promoted", OVERLORD, master.name)


def _promotable(s: DescentState, lieutenant: Figure) -> list[Figure]:
    found = []
    for minion in adjacent_monsters(s, lieutenant):
        if minion.sheet.rank == "minion":
            masters = MONSTERS[MONSTER_IDS.index(minion.sheet.group)].group_size[s.hero_count][1]
            standing = [f for f in s.group_members(minion.sheet.group) if f.sheet.rank == "master"]
            if len(standing) < masters:
                found.append(minion)
    return found


@RELIC_HAS_USE.to(SCORPIONS_KISS)
def _can_kiss(s: DescentState, lieutenant: Figure) -> bool:
    return not s.relics_exhausted >> SCORPIONS_KISS & 1 and bool(seen_victims(s, lieutenant))


@RELIC.to(SCORPIONS_KISS)
def kiss_of_the_scorpion(s: DescentState, lieutenant: Figure) -> Rules[None]:
    """A hero in sight tests Awareness: failed, Immobilized and Poisoned; passed, one of them."""
    s.relics_exhausted |= 1 << SCORPIONS_KISS
    victim = yield from choose_figure(s, OVERLORD, seen_victims(s, lieutenant), "ability.hero", "scorpions_kiss")
    if (yield from passes_test(s, victim, AWARENESS)):
        answer = yield Ask(OVERLORD, "condition.inflict", [INFLICT[1], INFLICT[2]], "scorpions_kiss")
        give_condition(s, victim, IMMOBILIZED if answer is INFLICT[1] else POISONED)
        return
    give_condition(s, victim, IMMOBILIZED)
    give_condition(s, victim, POISONED)


# ---- what they need ----


@ABILITY_HAS_USE.to("air")
def _is_solid(s: DescentState, figure: Figure) -> bool:
    return not figure.air


@ABILITY_HAS_USE.to("howl", "wail", "seduce")
def _hero_within_3(s: DescentState, figure: Figure) -> bool:
    return bool(victims_within(s, figure, 3))


@ABILITY_HAS_USE.to("earth", "water", "throw", "grab")
def _hero_beside(s: DescentState, figure: Figure) -> bool:
    return bool(adjacent_victims(s, figure))


@ABILITY_HAS_USE.to("heal")
def _hurt_within_3(s: DescentState, figure: Figure) -> bool:
    return bool([f for f in monsters_within(s, figure, 3) if f.damage])


@ABILITY_HAS_USE.to("dominion")
def _hero_in_sight(s: DescentState, figure: Figure) -> bool:
    return bool(seen_victims(s, figure))


@ABILITY_HAS_USE.to("shadow_bolt")
def _target_in_sight(s: DescentState, figure: Figure) -> bool:
    return bool(target_spaces(s, figure, ranged=True))


@ABILITY_HAS_USE.to("sacrifice")
def _has_a_victim(s: DescentState, figure: Figure) -> bool:
    return figure.damage > 0 and bool(adjacent_monsters(s, figure))


@ABILITY_HAS_USE.to("ignite")
def _survives_the_fire(s: DescentState, figure: Figure) -> bool:
    return max_health(s, figure) - figure.damage > 1 and bool(adjacent_victims(s, figure))


@ABILITY_HAS_USE.to("fire")
def _enemy_beside(s: DescentState, figure: Figure) -> bool:
    return bool([f for f in s.figures.values() if f.good and are_adjacent(s, figure, f)])


@ABILITY_HAS_USE.to("promotion")
def _minion_beside(s: DescentState, figure: Figure) -> bool:
    return bool(_promotable(s, figure))
