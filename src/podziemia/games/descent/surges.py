"""Surges (DSC-9): each ability once an attack, in the order the attacker likes."""

from __future__ import annotations

from typing import Final

from podziemia.games.descent.attack import Attack, Defense, join, roll_defense, spread
from podziemia.games.descent.attributes import reroll_one
from podziemia.games.descent.cards import CARD, RELIC_IDS
from podziemia.games.descent.damage import (
    choose_figure,
    give_condition,
    recover_fatigue,
    recover_hearts,
    spend_fatigue,
    suffer,
    suffer_fatigue,
)
from podziemia.games.descent.facts import (
    adjacent_monsters,
    has_passive,
    has_shield,
    heroes_within,
    monsters_within,
    spare_fatigue,
    traits_of_item,
)
from podziemia.games.descent.figures import STRUCTURE, Figure, Hero
from podziemia.games.descent.map import OBSTACLE
from podziemia.games.descent.movement import expansions
from podziemia.games.descent.options import AT, DONE, INFLICT, STEP, SURGE_OF
from podziemia.games.descent.overlord_cards import draw, take_back
from podziemia.games.descent.overlord_data import RELIC_SURGES
from podziemia.games.descent.parts import ALL_CONDITIONS, STUNNED, Surge
from podziemia.games.descent.placing import choose_place, free_places, within_bits
from podziemia.games.descent.quest_rules import distance_to_space
from podziemia.games.descent.reactions import defense_window
from podziemia.games.descent.state import OVERLORD, DescentState
from podziemia.games.descent.terrain import arrive, stop_options
from podziemia.games.descent.weapons import may_be_hit
from podziemia.kernel.ask import NOBODY, Ask, Option, Rules

RUNIC_KNOWLEDGE: Final = CARD["runic_knowledge"]
VIGOR: Final = CARD["vigor"]
SHIELD_SLAM: Final = CARD["shield_slam"]
IRON_WILL: Final = CARD["iron_will"]
AVRIC: Final = "avric_albright"
FIRE_BREATH_SPACES: Final = 4

EXTRA: Final = {
    "avric": Surge(special="avric"),
    "runic": Surge(hearts=2, special="runic"),
    "vigor": Surge(special="vigor"),
    "slam": Surge(special="slam"),
    "critical": Surge(hearts=3),
    "expert": Surge(special="expert"),
}
for _id, _line in EXTRA.items():
    _line.id = _id


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
            rage = Surge(hearts=attacker.damage // 2, special="death-rage")
            rage.id = "death-rage"
            attack.lines.append(rage)
    elif attacker.relic != NOBODY:
        attack.lines += RELIC_SURGES.get(RELIC_IDS[attacker.relic], ())


def _bears_magic(hero: Hero) -> bool:
    for card in hero.equipped_items():
        traits = traits_of_item(hero, card)
        if "Magic" in traits or "Rune" in traits:
            return True
    return False


def may_spend(s: DescentState, attack: Attack) -> bool:
    """Cowardly goblins use no surge abilities without a master or lieutenant near."""
    if not has_passive(attack.attacker, "cowardly"):
        return True
    return bool([f for f in monsters_within(s, attack.attacker, 3) if f.sheet.rank in ("master", "lieutenant")])


def surge_options(s: DescentState, attack: Attack) -> list[Option]:
    """Abilities the attacker can still pay for; lines that do the same are one option."""
    left = attack.surges_left()
    if left <= 0:
        return []
    options: list[Option] = []
    if attack.toll:
        options.append(SURGE_OF["toll"])
    if may_spend(s, attack):
        for line in attack.lines:
            option = SURGE_OF[line.id]
            if line.cost <= left and option not in options and _has_use(s, attack, line):
                options.append(option)
        attacker = attack.attacker
        tired = isinstance(attacker, Hero) and attacker.fatigue > 0 and attack.seat == attacker.seat
        if tired and "fatigue" not in attack.used:
            options.append(SURGE_OF["fatigue"])
    return options


def _has_use(s: DescentState, attack: Attack, line: Surge) -> bool:
    """An ability without a possible target cannot be used (DSC-15.08)."""
    attacker = attack.attacker
    special = line.special
    if line.blast:
        return not attack.blast and attack.space != NOBODY
    if special == "runic":
        return isinstance(attacker, Hero) and spare_fatigue(s, attacker) > attack.used.count("runic")
    if special == "death-rage":
        return line.hearts > 0
    if special == "slam":
        return bool(adjacent_monsters(s, attacker))
    if special == "second-target":
        return bool(_second_targets(s, attack))
    if special == "shatter-guard":
        return bool(attack.defenders and attack.defenders[0].dice)
    if special in ("mend-1", "mend-2", "mend-3", "recover", "avric"):
        return attacker.damage > 0
    if special == "fire-breath":
        return attack.space != NOBODY
    return True


def spend_surges(s: DescentState, attack: Attack) -> Rules[None]:
    """Step 4. What misses for lack of range or an unpaid toll is void, recovery included (DSC-8.18, 8.29)."""
    gather_lines(s, attack)
    while True:
        options = surge_options(s, attack)
        if not options:
            break
        answer = yield Ask(attack.seat, "attack.surge", [DONE, *options], attack.attacker.name, attack.surges_left())
        if answer is DONE:
            break
        yield from spend(s, attack, answer.thing)
    if attack.toll:
        attack.missed = True


def spend(s: DescentState, attack: Attack, name: str) -> Rules[None]:
    s.tell("surge_spent", attack.seat, name)
    attack.bought.append(name)
    if name == "toll":
        attack.toll -= 1
        attack.spent += 1
        return
    if name == "fatigue":
        attack.used.append("fatigue")
        attack.spent += 1
        hero = attack.attacker
        attack.back_fatigue += 2 if isinstance(hero, Hero) and hero.has(IRON_WILL) else 1
        return
    line = next(line for line in attack.lines if line.id == name)
    attack.lines.remove(line)
    attack.spent += line.cost
    attack.hearts += line.hearts
    attack.range += line.range
    attack.pierce += line.pierce
    attack.conditions |= line.condition
    if line.special:
        yield from _use_at_once(s, attack, line.special)
    if line.blast:
        attack.blast = True
        yield from _late_defenses(s, attack, spread(s, attack))


def _use_at_once(s: DescentState, attack: Attack, special: str) -> Rules[None]:
    """What changes the attack itself happens now; the rest waits until damage is dealt."""
    if special == "runic":
        attack.used.append("runic")
    elif special == "shatter-guard":
        defense = attack.defenders[0]
        yield from reroll_one(s, attack.seat, defense.dice, defense.roll, "iron_longsword")
        return
    elif special == "second-target":
        target = yield from choose_figure(s, attack.seat, _second_targets(s, attack), "attack.second", "dawnblade")
        defense_of = join(s, attack, target)
        if defense_of is not None:
            yield from _late_defenses(s, attack, [defense_of])
        return
    elif special == "fire-breath":
        yield from _breathe_fire(s, attack)
        return
    attack.specials.append(special)


def _second_targets(s: DescentState, attack: Attack) -> list[Figure]:
    affected = [d.figure.id for d in attack.defenders]
    return [f for f in adjacent_monsters(s, attack.attacker) if f.id not in affected]


def _late_defenses(s: DescentState, attack: Attack, defenses: list[Defense]) -> Rules[None]:
    """Who is drawn in by a surge rolls now and may use defense abilities (DSC-9.07)."""
    for defense in defenses:
        roll_defense(s, defense)
        yield from defense_window(s, attack, defense)


def _breathe_fire(s: DescentState, attack: Attack) -> Rules[None]:
    """Four spaces in a row from the target space; everyone on them is affected (Fire Breath)."""
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
    yield from _late_defenses(s, attack, drawn)


# ---- after the damage ----


def after_surges(s: DescentState, attack: Attack) -> Rules[None]:
    """Recovery, pushes and the like, once the attack has hit (DSC-9.11)."""
    attacker = attack.attacker
    if isinstance(attacker, Hero):
        recover_fatigue(s, attacker, attack.back_fatigue)
        spend_fatigue(s, attacker, attack.used.count("runic"))
    for special in attack.specials:
        yield from _effect(s, attack, special)


def _effect(s: DescentState, attack: Attack, special: str) -> Rules[None]:
    attacker, target = attack.attacker, attack.target
    alive = target is not None and target.on_map
    if special in ("recover", "avric"):
        yield from recover_hearts(s, attacker, 1)
    elif special.startswith("mend-"):
        yield from recover_hearts(s, attacker, int(special[5:]))
    elif special == "blood-call":
        yield from recover_hearts(s, attacker, attack.dealt())
    elif special == "vigor":
        for hero in s.heroes_up():
            recover_fatigue(s, hero, 1)
    elif special == "slam":
        yield from _slam(s, attack)
    elif special == "shockwave":
        for figure in adjacent_monsters(s, attacker):
            yield from suffer(s, figure, 1, attacker)
    elif special == "arc":
        yield from _arc(s, attack)
    elif special == "draw":
        draw(s, 1)
    elif special == "expert":
        take_back(s, "expert_blow")
    elif special == "wither" and alive and target is not None:
        yield from suffer_fatigue(s, target, 1)
    elif special == "subdue" and alive and target is not None and attack.defenders[0].dealt:
        yield from _subdue(s, attack, target)
    elif special == "shove" and alive and target is not None:
        yield from push(s, attack.seat, target, 1)
    elif special == "knockback" and alive and target is not None:
        yield from throw_figure(s, attack.seat, target)


def _slam(s: DescentState, attack: Attack) -> Rules[None]:
    near = adjacent_monsters(s, attack.attacker)
    if near:
        figure = yield from choose_figure(s, attack.seat, near, "skill.monster", "shield_slam")
        give_condition(s, figure, STUNNED, attack.attacker)


def _arc(s: DescentState, attack: Attack) -> Rules[None]:
    """Another monster within 3 spaces of the target suffers a heart (Magic Staff)."""
    assert attack.target is not None
    spaces = (
        [attack.space] if attack.space != NOBODY else attack.target.spaces[:1]
    )  # a feat aims at figures, not spaces
    others = [f for f in s.monsters() if f.id != attack.target.id]
    near = [f for f in others if [1 for space in spaces if distance_to_space(s, f, space) <= 3]]
    if near:
        figure = yield from choose_figure(s, attack.seat, near, "skill.monster", "magic_staff")
        yield from suffer(s, figure, 1, attack.attacker)


def _subdue(s: DescentState, attack: Attack, target: Figure) -> Rules[None]:
    fresh = [INFLICT[i] for i, c in enumerate(ALL_CONDITIONS) if not target.conditions & c]
    if fresh:
        answer = yield Ask(attack.seat, "condition.inflict", fresh, "subdue")
        give_condition(s, target, ALL_CONDITIONS[answer.index], attack.attacker)


def is_unmovable(figure: Figure) -> bool:
    """Its controller ignores what would force it to move (Unmovable); structures do not move at all."""
    return has_passive(figure, "unmovable") or figure.kind == STRUCTURE


def push(s: DescentState, seat: int, figure: Figure, n: int) -> Rules[None]:
    """Move a figure up to n spaces; who causes it picks the way (DSC-6.15, 17.14)."""
    if is_unmovable(figure):
        return
    for left in range(n, 0, -1):
        spaces = stop_options(s, figure)
        if not spaces or not figure.on_map:
            return
        answer = yield Ask(seat, "push.step", [DONE, *[STEP[space] for space in spaces]], figure.name, left)
        if answer is DONE:
            return
        s.shift(figure, (answer.index,))
        if figure.is_large:
            place = yield from choose_place(s, seat, figure, expansions(s, figure, answer.index), "place.base")
            s.shift(figure, place[1])
        yield from arrive(s, figure, answer.index)


def throw_figure(s: DescentState, seat: int, figure: Figure) -> Rules[None]:
    """Place the figure on an empty space within 3 of where it stood; it counts as entering (Knockback, Throw)."""
    if is_unmovable(figure):
        return
    start = figure.spaces
    s.lift(figure)
    places = free_places(s, figure.sheet.base, within_bits(s, start, 3))
    if not places:
        s.put(figure, start)
        return
    place = yield from choose_place(s, seat, figure, places, "place.thrown")
    s.put(figure, place[1])
    s.tell("thrown", seat, figure.name)
    yield from arrive(s, figure, place[1][0])
