"""An attack, step by step (DSC-8): declare, roll, check range, spend surges, deal damage."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.descent.data.cards import CARD, item_of
from podziemia.games.descent.data.dice import BROWN, FACES, SHIELDS, YELLOW
from podziemia.games.descent.data.options import CHOOSE, DOOR, FACE_IDS, POINTS, TARGET
from podziemia.games.descent.data.parts import ALL_CONDITIONS, Item, Surge
from podziemia.games.descent.rules import fields
from podziemia.games.descent.rules.damage import can_suffer, give_condition, settle, wound
from podziemia.games.descent.rules.facts import (
    adjacent_monsters,
    defense_pool,
    has_passive,
    heroes_within,
    quest_dice,
    spare_fatigue,
)
from podziemia.games.descent.rules.figures import FAMILIAR, LIEUTENANT, MONSTER, Figure, Hero
from podziemia.games.descent.rules.ground import FAR
from podziemia.games.descent.rules.relations import are_adjacent, distance_to_space
from podziemia.games.descent.rules.rolling import throw
from podziemia.games.descent.rules.state import DescentState
from podziemia.games.descent.rules.weapons import may_be_hit, weapon_of, weapon_traits
from podziemia.kernel.ask import NOBODY, Ask, Rules
from podziemia.kernel.moments import Moment
from podziemia.kernel.parts import Record

UNSEEN: Final = CARD["unseen"]
CLOUD_OF_MIST: Final = CARD["cloud_of_mist"]
CHALLENGE: Final = CARD["challenge"]
SNEAKY: Final = CARD["sneaky"]
VAMPIRIC_BLOOD: Final = CARD["vampiric_blood"]
IRON_BOUND_RING: Final = CARD["iron_bound_ring"]
SCORPION_HELM: Final = CARD["scorpion_helm"]
THROWING_KNIVES: Final = CARD["throwing_knives"]
DRAGONTOOTH_HAMMER: Final = CARD["dragontooth_hammer"]
LEORIC: Final = "leoric_of_the_book"
JAIN: Final = "jain_fairwood"


class Defense(Record):
    """One figure affected by an attack: its roll and what gets through."""

    __slots__ = fields.DEFENSE_SLOTS

    def __init__(self, figure: Figure, dice: list[int]) -> None:
        self.figure = figure
        self.dice = dice
        self.roll: list[int] = []
        self.added = 0
        self.hearts = 0
        """Bonuses of the attack that hold against this figure alone."""
        self.fixed = NOBODY
        self.dealt = 0
        self.reached = True
        self.used: list[str] = []

    def shields(self) -> int:
        """Shields rolled and added; the ring helps when a die is blank."""
        if self.fixed != NOBODY:
            return self.fixed + self.added
        rolled = [SHIELDS[die][side] for die, side in zip(self.dice, self.roll, strict=True)]
        ring = isinstance(self.figure, Hero) and self.figure.has(IRON_BOUND_RING) and 0 in rolled
        return sum(rolled) + self.added + (1 if ring else 0)

    def fields(self) -> tuple[str, ...]:
        return fields.DEFENSE


class Attack(Record):
    """An attack being resolved."""

    __slots__ = fields.ATTACK_SLOTS

    def __init__(self, attacker: Figure, seat: int, ranged: bool) -> None:
        self.attacker = attacker
        self.seat = seat
        self.weapon: Item | None = None
        self.card = NOBODY
        self.ranged = ranged
        self.dice: list[int] = []
        self.roll: list[int] = []
        self.space = NOBODY
        self.target: Figure | None = None
        self.targets: list[Figure] = []
        self.affected: list[Figure] = []
        """Figures that an ability affects without targeting them (DSC-8.28)."""
        self.defenders: list[Defense] = []
        self.hearts = 0
        self.range = 0
        self.pierce = 0
        self.added_surges = 0
        self.spent = 0
        self.tolls: list[tuple[int, int]] = []
        """Surges still owed: who asks for it, and the targets that are missed without, as bits of figure numbers."""
        self.lines: list[Surge] = []
        self.blast = False
        self.ignores_range = False
        self.minimum = 0
        self.missed = False
        self.conditions = 0
        self.specials: list[str] = []
        self.skill = ""
        self.used: list[str] = []
        self.bought: list[str] = []
        """What surges were spent on, in order."""
        self.far: dict[int, int] = {}
        """For a figure that has stepped in as target, the distance to whom was declared first (DSC-31.07)."""
        self.defeated: list[Figure] = []

    # ---- what the dice say ----

    def shows_miss(self) -> bool:
        """Any blue die with an X (DSC-8.12)."""
        for die, side in zip(self.dice, self.roll, strict=True):
            if FACES[die][side].miss:
                return True
        return False

    def rolled_hearts(self) -> int:
        return sum([FACES[die][side].hearts for die, side in zip(self.dice, self.roll, strict=True)])

    def rolled_range(self) -> int:
        return sum([FACES[die][side].range for die, side in zip(self.dice, self.roll, strict=True)]) + self.range

    def surges_left(self) -> int:
        rolled = sum([FACES[die][side].surges for die, side in zip(self.dice, self.roll, strict=True)])
        return max(0, rolled + self.added_surges) - self.spent

    def dealt(self) -> int:
        """Hearts that got through to anybody."""
        return sum([defense.dealt for defense in self.defenders])

    def aimed_at(self) -> list[Figure]:
        """Whom the attack was made on, before surges draw in others."""
        return [*self.targets, *self.affected]

    def is_target(self, figure: Figure) -> bool:
        """Declared as target, and not only affected (DSC-8.28)."""
        return figure.id in [target.id for target in self.targets]

    def is_melee_weapon(self) -> bool:
        """An unarmed attack is melee, but not with a Melee weapon (DSC-8.07)."""
        return self.weapon is not None and self.weapon.attack == "melee"

    def has_trait(self, hero: Hero, trait: str) -> bool:
        return self.card != NOBODY and trait in weapon_traits(hero, self.card)

    def fields(self) -> tuple[str, ...]:
        return fields.ATTACK


Attacked = Callable[[DescentState, Attack, Defense], Rules[None]]
HERO_ATTACKED: Final[Moment[Attacked]] = Moment("a hero is targeted or affected, dice not yet rolled: who adds some")
AttackRolled = Callable[[DescentState, Attack], Rules[bool]]
DefenseRolled = Callable[[DescentState, Attack, Defense], Rules[bool]]
ATTACK_ROLLED: Final[Moment[AttackRolled]] = Moment("the dice of an attack lie: what is changed; true if anything was")
DEFENSE_ROLLED: Final[Moment[DefenseRolled]] = Moment("the dice of a defender lie: likewise")


# ---- step 1: declare ----


def hero_attack(s: DescentState, hero: Hero, card: int) -> Attack:
    """An attack with this weapon, before a target is named."""
    weapon = weapon_of(card)
    attack = Attack(hero, hero.seat, weapon.attack == "ranged")
    attack.weapon = weapon
    attack.card = card
    attack.dice = list(weapon.dice)
    attack.pierce = weapon.pierce
    attack.range = weapon.range + (1 if attack.ranged and hero.has(SCORPION_HELM) else 0)
    attack.lines = list(weapon.surges)
    return attack


def monster_attack(s: DescentState, monster: Figure) -> Attack:
    """An attack with what the card prints (DSC-8.08)."""
    attack = Attack(monster, monster.owner, monster.sheet.ranged)
    attack.dice = list(monster.sheet.dice)
    attack.lines = list(monster.sheet.surges)
    if monster.kind == FAMILIAR and s.hero_of(monster.owner).has(VAMPIRIC_BLOOD):
        attack.dice.append(YELLOW)
    return attack


def choose_target(s: DescentState, attack: Attack, spaces: list[int], doors: list[int] | None = None) -> Rules[None]:
    """Name the target space; against a large figure the exact one (DSC-8.02)."""
    options = [TARGET[space] for space in dict.fromkeys(spaces)] + [DOOR[door] for door in doors or []]
    answer = yield Ask(attack.seat, "attack.target", options, attack.attacker.name)
    if answer.verb == "door":
        gate = next(f for f in s.figures.values() if f.name == f"gate-{s.board.door_ids[answer.index]}")
        attack.target = gate
        attack.ignores_range = True
    else:
        aim(s, attack, answer.index)


def aim(s: DescentState, attack: Attack, space: int) -> None:
    attack.space = space
    attack.target = s.figure_at(space)


# ---- whom it affects, and with what ----


def affect(s: DescentState, attack: Attack) -> None:
    """Everybody the attack affects rolls defense separately, each figure once (DSC-8.11, 9.06)."""
    for figure in attack.aimed_at():
        join(s, attack, figure)
    if attack.blast:
        spread(s, attack)


def join(s: DescentState, attack: Attack, figure: Figure) -> Defense | None:
    if [d for d in attack.defenders if d.figure.id == figure.id]:
        return None
    dice = list(defense_pool(s, figure))
    stalks = has_passive(figure, "night_stalker") and isinstance(attack.attacker, Hero)
    if stalks and not are_adjacent(s, attack.attacker, figure):
        dice.append(BROWN)
    defense = Defense(figure, dice)
    attack.defenders.append(defense)
    return defense


def spread(s: DescentState, attack: Attack) -> list[Defense]:
    """Blast: every figure on a space adjacent to the target space, friends and the attacker too (DSC-8.30)."""
    joined = []
    for space in s.ground.near[attack.space]:
        figure = s.figure_at(space)
        if figure is None or not may_be_hit(s, attack.attacker, figure):
            continue
        defense = join(s, attack, figure)
        if defense is not None:
            joined.append(defense)
    return joined


def help_defense(s: DescentState, attack: Attack, defense: Defense) -> Rules[None]:
    """Friends of a hero who is attacked add dice to the defense pool (DSC-8.10, 31.08)."""
    if isinstance(defense.figure, Hero):
        for add in HERO_ATTACKED.effects:
            yield from add(s, attack, defense)


def add_dice(s: DescentState, attack: Attack) -> None:
    """Dice and hearts that abilities add before the roll (DSC-8.09, 9.14)."""
    attacker = attack.attacker
    attack.dice += quest_dice(s, attacker, "attack_add", attack.targets)
    if isinstance(attacker, Hero):
        attack.dice += [YELLOW] * attacker.fury
        attacker.fury = 0
        attack.hearts += weapon_bonus(attacker, attack.card)
    for defense in attack.defenders:
        if attack.is_target(defense.figure):
            defense.hearts += target_bonus(s, attacker, attack.card, defense.figure)
    attack.tolls = tolls(s, attack)


def weapon_bonus(hero: Hero, card: int) -> int:
    """A heart for the hammer in one hand when the other is empty."""
    hands = [c for c in hero.equipped_items() if item_of(c).slot == "hand"]
    return 1 if card == DRAGONTOOTH_HAMMER and hands == [card] else 0


def target_bonus(s: DescentState, attacker: Figure, card: int, target: Figure) -> int:
    """Flat hearts of an attack that hang on this target, and hold for no other."""
    if not isinstance(attacker, Hero):
        return 1 if isinstance(target, Hero) and has_challenged(target, attacker) else 0
    bonus = 1 if has_challenged(attacker, target) else 0
    if s.turn.actor == attacker.id and attacker.has(SNEAKY):
        bonus += s.turn.unseen >> target.id & 1
    if card == THROWING_KNIVES and are_adjacent(s, attacker, target):
        bonus += 1
    return bonus


def has_challenged(hero: Hero, monster: Figure) -> bool:
    return hero.is_exhausted(CHALLENGE) and hero.challenged == monster.id


def tolls(s: DescentState, attack: Attack) -> list[tuple[int, int]]:
    """Who says that the attack misses unless a surge is spent (DSC-8.29), and for which of its targets."""
    attacker = attack.attacker
    asked: list[tuple[int, int]] = []
    if isinstance(attacker, Hero):
        everyone = figure_bits(attack.targets)
        asked += [(f.id, everyone) for f in adjacent_monsters(s, attacker) if has_passive(f, "shadow")]
    asked += [(f.id, 1 << f.id) for f in attack.targets if isinstance(f, Hero) and f.is_exhausted(UNSEEN)]
    for hero in s.heroes_up():
        if hero.is_exhausted(CLOUD_OF_MIST):
            asked.append((hero.id, figure_bits([f for f in attack.targets if _is_in_mist(s, attack, hero, f)])))
    return [toll for toll in asked if toll[1]]


def _is_in_mist(s: DescentState, attack: Attack, hero: Hero, target: Figure) -> bool:
    """The space aimed at, or any space of one of several targets, lies within 3 spaces of the hero."""
    aimed = (attack.space,) if len(attack.targets) == 1 and attack.space != NOBODY else target.spaces
    return bool([space for space in aimed if distance_to_space(s, hero, space) <= 3])


def figure_bits(figures: list[Figure]) -> int:
    bits = 0
    for figure in figures:
        bits |= 1 << figure.id
    return bits


# ---- step 2: roll ----


def roll_all(s: DescentState, attack: Attack) -> None:
    attack.roll = [throw(s.rng) for _ in attack.dice]
    hearts = attack.rolled_hearts()
    s.tell("attack_rolled", attack.seat, attack.attacker.name, hearts, things=faces(attack.dice, attack.roll))
    for defense in attack.defenders:
        roll_defense(s, defense)


def roll_defense(s: DescentState, defense: Defense) -> None:
    defense.roll = [throw(s.rng) for _ in defense.dice]
    figure = defense.figure
    s.tell("defense_rolled", figure.owner, figure.name, defense.shields(), things=faces(defense.dice, defense.roll))


def defense_window(s: DescentState, attack: Attack, defense: Defense) -> Rules[bool]:
    """What may be done about a defense roll. True: something was."""
    acted = False
    for modify in DEFENSE_ROLLED.effects:
        if (yield from modify(s, attack, defense)):
            acted = True
    return acted


def faces(dice: list[int], roll: list[int]) -> tuple[str, ...]:
    return tuple([FACE_IDS[die * 6 + side] for die, side in zip(dice, roll, strict=True)])


# ---- step 3: range ----


def range_needed(s: DescentState, attack: Attack, figure: Figure) -> int:
    """Distance to the target space; with several targets, to each of them."""
    if figure.id in attack.far:
        return attack.far[figure.id]
    if len(attack.targets) > 1 or attack.space == NOBODY:
        return min([distance_to_space(s, attack.attacker, space) for space in figure.spaces], default=FAR)
    return distance_to_space(s, attack.attacker, attack.space)


def hits(s: DescentState, attack: Attack, target: Figure) -> bool:
    """As the attack stands, it is not short of this target (DSC-8.16), and no surge is owed for it (DSC-8.29)."""
    if [bits for _, bits in attack.tolls if bits >> target.id & 1]:
        return False
    if not attack.ranged or attack.ignores_range:
        return True
    return attack.rolled_range() >= range_needed(s, attack, target)


def hits_any(s: DescentState, attack: Attack) -> bool:
    """One of its targets; what only affects figures around it hits them."""
    return not attack.targets or bool([target for target in attack.targets if hits(s, attack, target)])


def reach_targets(s: DescentState, attack: Attack) -> bool:
    """Final after surges (DSC-8.17): of several targets only those hit are affected. Without any the attack misses."""
    for defense in attack.defenders:
        if attack.is_target(defense.figure):
            defense.reached = hits(s, attack, defense.figure)
    if not hits_any(s, attack):
        return False
    for defense in attack.defenders:
        if not defense.reached:
            s.tell("eluded", defense.figure.owner, defense.figure.name)
    return True


# ---- step 5: damage ----


def total_hearts(s: DescentState, attack: Attack) -> int:
    """Hearts on the dice less Leoric's curse, which leaves at least one (DSC-8.24), plus bonuses (DSC-8.20)."""
    rolled = attack.rolled_hearts()
    if attack.attacker.kind in (MONSTER, LIEUTENANT) and rolled > 1:
        cursed = [hero for hero in heroes_within(s, attack.attacker, 3) if hero.name == LEORIC]
        rolled -= len(cursed)
    return max(0, rolled + attack.hearts)


def gets_through(attack: Attack, hearts: int, defense: Defense) -> int:
    """Shields cancel hearts, Pierce ignores shields (DSC-8.21, 9.08)."""
    return max(0, attack.minimum, hearts + defense.hearts - max(0, defense.shields() - attack.pierce))


def deal_damage(s: DescentState, attack: Attack) -> Rules[None]:
    """Everyone reached suffers what gets through; defeats come after all damage (DSC-8.31)."""
    hearts = total_hearts(s, attack)
    for defense in attack.defenders:
        if defense.reached:
            defense.dealt = gets_through(attack, hearts, defense)
            if not defense.dealt:
                s.tell("blocked", defense.figure.owner, defense.figure.name)
    hit = [defense for defense in attack.defenders if defense.dealt > 0 and can_suffer(s, defense.figure)]
    takers = []
    while hit:
        defense = hit[0] if len(hit) == 1 else (yield from _next_hit(attack, hit))
        hit.remove(defense)
        taken = yield from _take(s, attack, defense)
        takers.append(taken)
        inflict(s, attack, defense.figure)
    for figure in takers:
        if can_suffer(s, figure):
            yield from settle(s, figure, attack.attacker)
            if not can_suffer(s, figure):
                attack.defeated.append(figure)


def _next_hit(attack: Attack, hit: list[Defense]) -> Rules[Defense]:
    answer = yield Ask(attack.seat, "attack.order", [CHOOSE[d.figure.id] for d in hit], attack.attacker.name)
    return next(d for d in hit if d.figure.id == answer.index)


def _take(s: DescentState, attack: Attack, defense: Defense) -> Rules[Figure]:
    """The figure suffers what got through; Jain may turn part of it into fatigue."""
    hearts = defense.dealt
    figure = defense.figure
    if figure.name == JAIN:
        assert isinstance(figure, Hero)
        room = min(hearts, spare_fatigue(s, figure))
        answer = yield Ask(figure.seat, "damage.as-fatigue", POINTS[: room + 1], figure.name, hearts)
        figure.fatigue += answer.index
        hearts -= answer.index
    taken = yield from wound(s, figure, hearts, attack.attacker)
    return taken


def inflict(s: DescentState, attack: Attack, figure: Figure) -> None:
    """Conditions bought with surges fall on everyone who was dealt a heart (DSC-9.10, 9.13)."""
    for condition in ALL_CONDITIONS:
        if attack.conditions & condition:
            give_condition(s, figure, condition, attack.attacker)
