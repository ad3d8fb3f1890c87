"""What single surge abilities do (DSC-9), beyond hearts, range, Pierce and conditions."""

from __future__ import annotations

from typing import Final

from podziemia.games.descent.data.cards import CARD, RELIC_IDS
from podziemia.games.descent.data.map import OBSTACLE
from podziemia.games.descent.data.options import AT, DONE, INFLICT
from podziemia.games.descent.data.overlord import RELIC_SURGES
from podziemia.games.descent.data.parts import ALL_CONDITIONS, STUNNED, Surge
from podziemia.games.descent.rules.attack import Attack, Defense, hits, join
from podziemia.games.descent.rules.damage import (
    choose_figure,
    give_condition,
    recover_fatigue,
    recover_hearts,
    spend_fatigue,
    suffer,
    suffer_fatigue,
)
from podziemia.games.descent.rules.facts import (
    adjacent_monsters,
    has_shield,
    heroes_within,
    spare_fatigue,
    traits_of_item,
)
from podziemia.games.descent.rules.figures import STRUCTURE, Figure, Hero
from podziemia.games.descent.rules.overlord_deck import draw, take_back
from podziemia.games.descent.rules.pushing import push, throw_figure
from podziemia.games.descent.rules.relations import distance_to_space
from podziemia.games.descent.rules.rolling import reroll_one_of
from podziemia.games.descent.rules.state import OVERLORD, DescentState
from podziemia.games.descent.rules.surges import (
    SURGE_AFTER,
    SURGE_AT_ONCE,
    SURGE_HAS_USE,
    SURGE_SETTLED,
    SURGES_COUNTED,
    late_defenses,
)
from podziemia.games.descent.rules.using import heard
from podziemia.games.descent.rules.weapons import may_be_hit, weapons
from podziemia.kernel.ask import NOBODY, Ask, Rules

RUNIC_KNOWLEDGE: Final = CARD["runic_knowledge"]
VIGOR: Final = CARD["vigor"]
SHIELD_SLAM: Final = CARD["shield_slam"]
AVRIC: Final = "avric_albright"
FIRE_BREATH_SPACES: Final = 4
LINES_OF_RELIC: Final = {RELIC_IDS.index(name): lines for name, lines in RELIC_SURGES.items()}
EXTRA: Final = {
    "avric": Surge(special="avric"),
    "runic": Surge(hearts=2, special="runic"),
    "vigor": Surge(special="vigor"),
    "slam": Surge(special="slam"),
    "death-rage": Surge(special="death-rage"),
    "critical": Surge(hearts=3),
    "expert": Surge(special="expert"),
}
for _id, _line in EXTRA.items():
    _line.id = _id

# ---- abilities that are not printed on the weapon ----


@SURGES_COUNTED
def gather_lines(s: DescentState, attack: Attack) -> None:
    """Surge abilities that heroes, skills and relics add to what the weapon or card prints."""
    attacker = attack.attacker
    if isinstance(attacker, Hero) and attack.seat == attacker.seat:
        if [hero for hero in heroes_within(s, attacker, 3) if hero.name == AVRIC]:
            attack.lines.append(EXTRA["avric"])
        if attacker.has(RUNIC_KNOWLEDGE) and _bears_magic(attacker):
            attack.lines.append(EXTRA["runic"])
        if attacker.has(VIGOR):
            attack.lines.append(EXTRA["vigor"])
        if attacker.has(SHIELD_SLAM) and attack.is_melee_weapon() and has_shield(attacker):
            attack.lines.append(EXTRA["slam"])
        if attack.skill == "death_rage":
            attack.lines.append(EXTRA["death-rage"])
    else:
        attack.lines += LINES_OF_RELIC.get(attacker.relic, ())


def _bears_magic(hero: Hero) -> bool:
    """A Magic or Rune weapon is equipped; Mana Weave is a Rune and no weapon."""
    for card in weapons(hero):
        traits = traits_of_item(hero, card)
        if "Magic" in traits or "Rune" in traits:
            return True
    return False


# ---- what they need ----


@SURGE_HAS_USE.to("runic")
def _can_tire(s: DescentState, attack: Attack) -> bool:
    hero = attack.attacker
    assert isinstance(hero, Hero)
    return spare_fatigue(s, hero) > 0


@SURGE_HAS_USE.to("death-rage")
def _is_badly_hurt(s: DescentState, attack: Attack) -> bool:
    return attack.attacker.damage >= 2


@SURGE_HAS_USE.to("slam")
def _monster_is_near(s: DescentState, attack: Attack) -> bool:
    return bool(adjacent_monsters(s, attack.attacker))


@SURGE_HAS_USE.to("second-target")
def _another_is_near(s: DescentState, attack: Attack) -> bool:
    return bool(_second_targets(s, attack))


@SURGE_HAS_USE.to("shatter-guard")
def _defense_was_rolled(s: DescentState, attack: Attack) -> bool:
    return bool(_rolls_of_targets(attack))


@SURGE_HAS_USE.to("mend-1", "mend-2", "mend-3", "recover", "avric")
def _is_hurt(s: DescentState, attack: Attack) -> bool:
    return attack.attacker.damage > 0


@SURGE_HAS_USE.to("fire-breath")
def _space_is_aimed_at(s: DescentState, attack: Attack) -> bool:
    return attack.space != NOBODY


# ---- what changes the attack itself ----


@SURGE_AT_ONCE.to("death-rage")
def death_rage(s: DescentState, attack: Attack) -> Rules[None]:
    """A heart for every two damage the berserker has now."""
    attack.hearts += attack.attacker.damage // 2
    yield from ()


@SURGE_AT_ONCE.to("shatter-guard")
def shatter_guard(s: DescentState, attack: Attack) -> Rules[None]:
    """A defense die of a target is thrown again (Iron Longsword)."""
    yield from reroll_one_of(s, attack.seat, _rolls_of_targets(attack), "iron_longsword")


def _rolls_of_targets(attack: Attack) -> list[tuple[list[int], list[int]]]:
    """A blow of the Iron Longsword affects nobody but targets."""
    return [(d.dice, d.roll) for d in attack.defenders if d.dice]


@SURGE_AT_ONCE.to("second-target")
def second_target(s: DescentState, attack: Attack) -> Rules[None]:
    """Another adjacent monster is affected as well (Dawnblade)."""
    target = yield from choose_figure(s, attack.seat, _second_targets(s, attack), "attack.second", "dawnblade")
    defense = join(s, attack, target)
    if defense is not None:
        yield from late_defenses(s, attack, [defense])


def _second_targets(s: DescentState, attack: Attack) -> list[Figure]:
    affected = [d.figure.id for d in attack.defenders]
    return [f for f in adjacent_monsters(s, attack.attacker) if f.id not in affected]


@SURGE_AT_ONCE.to("fire-breath")
def fire_breath(s: DescentState, attack: Attack) -> Rules[None]:
    """Four spaces in a row from the target space; everyone on them is affected."""
    path = [attack.space]
    drawn: list[Defense] = []
    while len(path) < FIRE_BREATH_SPACES:
        on = [
            space
            for space in s.ground.near[path[-1]]
            if space not in path and s.terrain[space] != OBSTACLE and not attack.attacker.bits >> space & 1
        ]
        if not on:
            break
        answer = yield Ask(OVERLORD, "attack.breath", [DONE, *[AT[space] for space in on]], "fire_breath", len(path))
        if answer is DONE:
            break
        path.append(answer.index)
        figure = s.figure_at(answer.index)
        if figure is not None and figure.kind != STRUCTURE and may_be_hit(s, attack.attacker, figure):
            defense = join(s, attack, figure)
            if defense is not None:
                drawn.append(defense)
    yield from late_defenses(s, attack, drawn)


# ---- what is settled when the surge is spent, damage or not ----


@SURGE_SETTLED.to("runic")
def runic_knowledge(s: DescentState, attack: Attack) -> Rules[None]:
    """Its hearts cost a fatigue."""
    hero = attack.attacker
    assert isinstance(hero, Hero)
    spend_fatigue(s, hero, 1)
    yield from ()


@SURGE_SETTLED.to("recover", "avric", "mend-1")
def recover(s: DescentState, attack: Attack) -> Rules[None]:
    yield from recover_hearts(s, attack.attacker, 1)


@SURGE_SETTLED.to("mend-2")
def mend_2(s: DescentState, attack: Attack) -> Rules[None]:
    yield from recover_hearts(s, attack.attacker, 2)


@SURGE_SETTLED.to("mend-3")
def mend_3(s: DescentState, attack: Attack) -> Rules[None]:
    yield from recover_hearts(s, attack.attacker, 3)


@SURGE_SETTLED.to("vigor")
def vigor(s: DescentState, attack: Attack) -> Rules[None]:
    """Every hero recovers a fatigue."""
    hero = attack.attacker
    assert isinstance(hero, Hero)
    yield from heard(s, hero, _rest_everybody(s))


def _rest_everybody(s: DescentState) -> Rules[None]:
    for hero in s.heroes_up():
        recover_fatigue(s, hero, 1)
    yield from ()


@SURGE_SETTLED.to("slam")
def shield_slam(s: DescentState, attack: Attack) -> Rules[None]:
    """An adjacent monster is Stunned."""
    near = adjacent_monsters(s, attack.attacker)
    if near:
        figure = yield from choose_figure(s, attack.seat, near, "skill.monster", "shield_slam")
        give_condition(s, figure, STUNNED, attack.attacker)


@SURGE_SETTLED.to("shockwave")
def shockwave(s: DescentState, attack: Attack) -> Rules[None]:
    """Every adjacent monster suffers a heart."""
    for figure in adjacent_monsters(s, attack.attacker):
        yield from suffer(s, figure, 1, attack.attacker)


@SURGE_SETTLED.to("arc")
def arc(s: DescentState, attack: Attack) -> Rules[None]:
    """Another monster within 3 spaces of the target suffers a heart (Magic Staff)."""
    spaces = [attack.space]
    if attack.space == NOBODY:  # a feat aims at figures, not spaces
        spaces = [space for target in _targets_in_reach(s, attack) for space in target.spaces]
    others = [f for f in s.monsters() if not attack.is_target(f)]
    near = [f for f in others if [space for space in spaces if distance_to_space(s, f, space) <= 3]]
    if near:
        figure = yield from choose_figure(s, attack.seat, near, "skill.monster", "magic_staff")
        yield from suffer(s, figure, 1, attack.attacker)


@SURGE_SETTLED.to("draw")
def draw_card(s: DescentState, attack: Attack) -> Rules[None]:
    """The overlord draws a card."""
    draw(s, 1)
    yield from ()


@SURGE_SETTLED.to("expert")
def expert_blow(s: DescentState, attack: Attack) -> Rules[None]:
    """The card goes back to the hand."""
    take_back(s, "expert_blow")
    yield from ()


@SURGE_SETTLED.to("wither")
def wither(s: DescentState, attack: Attack) -> Rules[None]:
    """The target suffers a fatigue."""
    for target in _targets_in_reach(s, attack):
        yield from suffer_fatigue(s, target, 1)


def _targets_in_reach(s: DescentState, attack: Attack) -> list[Figure]:
    """The target, or each of several (DSC-8.28), that the attack hits as it stands."""
    return [target for target in attack.targets if target.on_map and hits(s, attack, target)]


# ---- what follows the damage ----


def _targets_hit(attack: Attack) -> list[Defense]:
    """The target, or each of several, that was hit and still stands."""
    return [d for d in attack.defenders if attack.is_target(d.figure) and d.reached and d.figure.on_map]


@SURGE_AFTER.to("blood-call")
def blood_call(s: DescentState, attack: Attack) -> Rules[None]:
    """The attacker recovers as many hearts as got through."""
    if attack.attacker.on_map:
        yield from recover_hearts(s, attack.attacker, attack.dealt())


@SURGE_AFTER.to("subdue")
def subdue(s: DescentState, attack: Attack) -> Rules[None]:
    """A target that was dealt a heart gets a condition of choice."""
    for target in [defense.figure for defense in _targets_hit(attack) if defense.dealt]:
        fresh = [INFLICT[i] for i, c in enumerate(ALL_CONDITIONS) if not target.conditions & c]
        if fresh:
            answer = yield Ask(attack.seat, "condition.inflict", fresh, "subdue")
            give_condition(s, target, ALL_CONDITIONS[answer.index], attack.attacker)


@SURGE_AFTER.to("shove")
def shove(s: DescentState, attack: Attack) -> Rules[None]:
    """The target is moved a space."""
    for defense in _targets_hit(attack):
        yield from push(s, attack.seat, defense.figure, 1)


@SURGE_AFTER.to("knockback")
def knockback(s: DescentState, attack: Attack) -> Rules[None]:
    """The target is thrown."""
    for defense in _targets_hit(attack):
        yield from throw_figure(s, attack.seat, defense.figure)
