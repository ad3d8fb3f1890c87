"""A figure's turn, thought through: where to stand, what to do there, and which answer leads to it.

The value of a turn is counted in hearts: what a blow is expected to take, more for prey; what an action brings nearer
the end of the quest; the way still to go; the risk of standing there.
"""

from __future__ import annotations

from typing import Final

from podziemia.games.descent.bots.aims import (
    DENY,
    MAIN,
    Spot,
    field_to,
    goal_bits,
    hazards,
    held_bits,
    is_called,
    is_last_prey,
    is_shield,
    prey_worth,
    spots_for,
)
from podziemia.games.descent.bots.book import book_of, enemies_of
from podziemia.games.descent.bots.escort import ward_of, way_of, who_keeps_it_waiting
from podziemia.games.descent.bots.leanings import COMMON, Leaning, leaning_of
from podziemia.games.descent.bots.odds import Lines, lines_of, odds, worth_of_blow
from podziemia.games.descent.bots.stalling import heroes_way, is_a_race, must_hide, nearest_hero
from podziemia.games.descent.data.cards import CARD, PLOTS
from podziemia.games.descent.data.map import bits_of
from podziemia.games.descent.data.parts import IMMOBILIZED
from podziemia.games.descent.rules.attack import target_bonus, weapon_bonus
from podziemia.games.descent.rules.facts import defense_pool, has_passive, health_left, max_health, spare_fatigue, speed
from podziemia.games.descent.rules.figures import LIEUTENANT, Figure, Hero
from podziemia.games.descent.rules.ground import FAR
from podziemia.games.descent.rules.movement import enemy_sides, others, out_of_bounds, reach, step_cost, web_toll
from podziemia.games.descent.rules.sight import sees
from podziemia.games.descent.rules.state import HERO_TURN, DescentState
from podziemia.games.descent.rules.weapons import weapon_of, weapons
from podziemia.kernel.ask import NOBODY
from podziemia.kernel.bits import members

PRAYER: Final = CARD["prayer_of_healing"]
FELLED: Final = 2.5
"""What it is worth to defeat a figure, on top of the hearts."""
KNOCKED_OUT: Final = 4.0
"""The same of a hero, who loses a turn by it and gives the overlord a card."""
DECISION: Final = 6.0
"""What it is worth on top to defeat the last one that must be defeated."""
HEART: Final = 0.8
STEP: Final = 0.35
"""What a space nearer to the goal is worth to who hunts; more to who has an errand, most to who runs for the exit."""
ERRAND: Final = 0.6
RUN: Final = 1.0
SPENT: Final = 0.2
"""What it costs to play Dash on the way out: most that are kept for better times are never played."""
BY_THE_DOOR: Final = 0.2
IN_THE_WAY: Final = 1.7
"""How much more an enemy is worth who stands on the exit."""
HAZARD: Final = 4.0
"""What it costs to end in a pit or in fire."""
TIRED: Final = 0.4
"""What a fatigue costs."""
BREATH: Final = 0.35
"""What a fatigue recovered is worth."""
REVIVED: Final = 4.0
"""What it is worth to raise a fallen hero who has the turn still to come; less if it is over."""
REVIVED_LATE: Final = 3.0
HEALED: Final = 0.5
"""What a heart is worth that a friend recovers."""
PRAYED: Final = 2
"""Hearts that a prayer brings, about; other ways of healing bring them to everybody near."""
FEARED: Final = 0.2
"""What a heart to be feared costs; the share of them that is likely to come, and what it costs if that is too many."""
LIKELY: Final = 0.5
FALLING: Final = 2.0
APART: Final = 4
"""How far from the nearest friend a hunter may go before the pack hunts the hunter; and what a space more costs."""
LONELY: Final = 0.3
AGAIN: Final = 0.8
"""What the second blow of a turn counts for, of the first."""
BESIDE_THE_WARD: Final = 0.7
"""How much more an enemy is worth who threatens whom the heroes lead."""
DODGE: Final = 0.8
"""What a space more between a hunted monster and the nearest hero is worth, as far as it is not safe already."""
SAFE: Final = 10
EXPOSED: Final = 0.15
"""What it costs the overlord for each heart that heroes could take of a monster before its next turn."""
BLOW: Final = 2.2
"""Hearts that a hero strikes for, about."""
SHOT: Final = 8
"""How far away a target of arrows may be, for plans."""
ARROW: Final = 4
"""How far heroes shoot, about."""
ALOOF: Final = 0.3
"""What a space more between an archer and the nearest hero is worth, as far as it is not aloof already."""
OUT_OF_ARMS_REACH: Final = 5
BLOCK: Final = 1.0
"""What it is worth to stand in the way of heroes who have nobody to defeat."""
HELD: Final = 4.0
"""What it is worth to stand where that alone serves the overlord; more for who would rather keep away from there."""
HIDEOUT: Final = 10.0
ONCE: Final = 2.0
"""What must be won to do now what can be done once in an encounter."""
FARTHEST: Final = 2
"""Move actions of the longest way that is thought through."""
HUNTED: Final = 4.0
"""What an enemy is worth to who wants nothing but its fall: so much that no fatigue is too dear."""
GUARD: Final = 6
"""How near to the ward an enemy must be for the heroes to hunt it."""


class Blow:
    """An attack a figure can make: its dice, how far it carries, and what surges buy."""

    __slots__ = ("card", "dice", "hearts", "lines", "pierce", "range", "ranged", "reach")

    def __init__(self, card: int, dice: tuple[int, ...], ranged: bool, reach: bool, lines: Lines) -> None:
        self.card = card
        self.dice = dice
        self.ranged = ranged
        self.reach = reach
        self.lines = lines
        self.pierce = 0
        self.range = 0
        self.hearts = 0


def blows_of(s: DescentState, figure: Figure) -> list[Blow]:
    if isinstance(figure, Hero):
        if figure.monkey:
            return []
        found = []
        for card in weapons(figure):
            weapon = weapon_of(card)
            blow = Blow(card, weapon.dice, weapon.attack == "ranged", weapon.reach, lines_of(weapon.surges))
            blow.pierce = weapon.pierce
            blow.range = weapon.range
            found.append(blow)
        return found
    sheet = figure.sheet
    if not sheet.dice:
        return []
    return [Blow(NOBODY, sheet.dice, sheet.ranged, has_passive(figure, "reach"), lines_of(sheet.surges))]


class Target:
    """An enemy as a target: where it stands, what it can take, what it is worth."""

    __slots__ = ("decides", "defense", "figure", "health", "values", "worth")

    def __init__(self, s: DescentState, figure: Figure) -> None:
        self.figure = figure
        self.decides = is_last_prey(s, figure)
        self.defense = defense_pool(s, figure)
        self.health = max(1, health_left(s, figure))
        self.worth = prey_worth(s, figure)
        self.values: dict[tuple[int, int], float] = {}
        """By weapon and range needed: what a blow is worth. Worked out once."""


def blow_value(target: Target, expected: float, fells: float, leaning: Leaning = COMMON) -> float:
    bonus = FELLED if target.worth > 1.5 else FELLED * 0.6
    if isinstance(target.figure, Hero):
        bonus = KNOCKED_OUT
    bonus *= leaning.felled
    if target.decides:
        bonus += DECISION
    worth = target.worth * leaning.prey if target.worth > 1.5 else target.worth
    return worth * (HEART * expected + bonus * fells)


Key = tuple[object, ...]
"""All that something hangs on."""


class Memory:
    """What the last turn that was thought through has worked out about spaces, with all that it hangs on: it holds as
    long as nothing of that has changed. In a walk only the figure itself moves, and every step is a question."""

    __slots__ = ("blows", "standing")

    def __init__(self) -> None:
        self.standing: tuple[Key, dict[int, float]] = ((), {})
        self.blows: tuple[Key, dict[int, float], list[dict[tuple[int, int], float]]] = ((), {}, [])
        """From each space, and those of each target. Either is put in its place at one stroke: others may think at the
        same time."""


_memory: Final = Memory()


class Turn:
    """What one figure could make of the rest of its turn."""

    __slots__ = (
        "actions",
        "blocked",
        "blown",
        "blows",
        "costly",
        "costs",
        "dashes",
        "deed",
        "dodged",
        "doors",
        "exits",
        "fallen",
        "falling",
        "far",
        "figure",
        "free",
        "friends",
        "gratis",
        "held",
        "hunts",
        "leaning",
        "left",
        "marked",
        "moves",
        "patients",
        "points",
        "reserve",
        "rest",
        "s",
        "shunned",
        "spare",
        "speed",
        "spots",
        "sprint",
        "step",
        "stood",
        "strikers",
        "strikes",
        "targets",
        "threats",
        "way",
    )

    def __init__(self, s: DescentState, figure: Figure, points: int = NOBODY, stalls: bool = False) -> None:
        """With `points` the figure only moves so far, and may strike once. Who stalls plays for time."""
        self.s = s
        self.figure = figure
        self.leaning = leaning_of(s, figure.good)
        self.blown: dict[int, float] = {}
        self.stood: dict[int, float] = {}
        self.marked = False
        self.costly: dict[int, float] = {}
        self.gratis: dict[int, float] = {}
        self.exits: set[int] = set()
        self.blocked = others(s, figure)
        turn = s.turn
        mine = turn.actor == figure.id and points == NOBODY
        self.actions = turn.actions if mine else 0
        self.points = turn.points if mine else max(0, points)
        self.deed = 0.0
        self.sprint = 0
        hero = isinstance(figure, Hero)
        self.strikes = (9 if hero else turn.attacks) if mine else 1
        self.free = (int(turn.free_attack) + turn.bonus_attacks) if mine else 1
        moves = can_move(s, figure)
        self.speed = speed(s, figure) if moves else 0
        if not moves:
            self.points = 0
        self.dashes = turn.bonus_moves if mine else 0
        self.moves = moves_left(s, figure, self.actions) if mine and moves else 0
        self.spare = 0
        self.rest = 0.0
        self.fallen: list[Spot] = []
        if isinstance(figure, Hero) and mine and s.phase == HERO_TURN:
            self.spare = min(spare_fatigue(s, figure), 4) if moves else 0
            self.rest = 0.0 if turn.rested else BREATH * self.leaning.rest * figure.fatigue
            self.fallen = fallen_spots(s)
        self.patients = patients_of(s, figure) if isinstance(figure, Hero) and mine else []
        self.left = health_left(s, figure)
        self.shunned = 0 if figure.sheet.flies else hazards(s) & ~figure.bits
        self.blows = blows_of(s, figure)
        self.targets = [Target(s, foe) for foe in enemies_of(s, figure.good)]
        self.targets = [target for target in self.targets if target.worth > 0]
        self.spots = spots_for(s, figure)
        self.reserve = 1 if mine and moves and self.runs() and may_dash(s, figure) else 0
        """Moves by Dash that the overlord still holds: who is on the way out may count on it."""
        for target in self.targets:
            if [spot for spot in self.spots if spot.bits & target.figure.bits and not spot.costs_action]:
                target.worth *= IN_THE_WAY
        self.far = field_to(s, goal_bits(s, figure, self.spots))
        self.dodged: list[int] = []
        if figure.good:
            self.guard_ward()
        elif stalls:
            self.play_for_time()
        elif self.time_is_with_it():
            self.dodged = nearest_hero(s)
        self.step = self.haste()
        self.hunts = self.step == STEP * self.leaning.step
        self.doors = s.ground.plan.beside_doors
        self.held = 0 if figure.good else held_bits(s, figure)
        self.threats = _threats(s, figure) if figure.good else []
        self.strikers = strikers_of(s) if not (figure.good or stalls or self.dodged) else []
        self.way = heroes_way(s) if self.strikers and is_a_race(s) else 0
        self.falling = FALLING * self.leaning.falling * (1.6 if book_of(s).falls_count else 1.0)
        self.friends = friends_fields(s, figure) if self.threats else []
        longest = self.points + self.spare + self.speed * (self.moves + self.reserve)
        self.costs = reach(s, figure, longest)
        self.recall_standing()
        self.recall_blows()

    def recall_standing(self) -> None:
        """Go on with what is known of standing somewhere, if all that it hangs on is as it was; a prayer hangs on
        more."""
        if self.patients:
            return
        figure = self.figure
        by = (
            (figure.id, figure.sheet, self.s.ground.plan, self.leaning, self.far, self.dodged, self.friends),
            (self.step, self.hunts, self.left, self.falling, self.doors, self.shunned, self.held, self.way),
            (self.strikers, self.threats),
        )
        known = _memory.standing
        if by != known[0]:
            known = _memory.standing = (by, {})
        self.stood = known[1]

    def recall_blows(self) -> None:
        """The same of striking from somewhere."""
        figure = self.figure
        bonuses: list[int] = []
        if isinstance(figure, Hero):
            for blow in self.blows:
                own = weapon_bonus(figure, blow.card)
                bonuses += [own + target_bonus(self.s, figure, blow.card, target.figure) for target in self.targets]
        by = (
            (figure.id, self.s.ground.plan, self.leaning, self.blocked, bonuses),
            [(b.card, b.dice, b.ranged, b.reach, b.lines, b.pierce, b.range, b.hearts) for b in self.blows],
            [(t.figure.id, t.figure.spaces, t.defense, t.health, t.worth, t.decides) for t in self.targets],
        )
        known = _memory.blows
        if by != known[0]:
            known = _memory.blows = (by, {}, [target.values for target in self.targets])
        self.blown = known[1]
        for target, values in zip(self.targets, known[2], strict=True):
            target.values = values

    def hunt(self, prey: Figure) -> None:
        """From now on nothing counts but that this one falls before the turn is over."""
        self.leaning = COMMON
        self.blown = {}
        self.stood = {}
        target = Target(self.s, prey)
        target.worth = HUNTED
        self.targets = [target]
        self.spots = []
        self.fallen = []
        self.patients = []
        self.threats = []
        self.strikers = []
        self.dodged = []
        self.held = 0
        self.rest = 0.0
        self.step = STEP
        self.hunts = True
        self.far = field_to(self.s, prey.bits)

    def guard_ward(self) -> None:
        """Who leads somebody hunts those who come near it or stand in its way, and stays with it."""
        s = self.s
        ward = ward_of(s)
        if ward is None or ward.id == self.figure.id:
            return
        way = way_of(s, ward)
        left = way[ward.spaces[0]]
        near = s.ground.distances(ward.spaces[0])
        goal = 0
        for target in self.targets:
            foe = target.figure
            if not foe.sheet.dice:
                continue
            apart = min([near[space] for space in foe.spaces])
            if apart <= GUARD:
                goal |= foe.bits
            if apart <= 2 or (apart <= GUARD and min([way[space] for space in foe.spaces]) < left):
                target.worth += BESIDE_THE_WARD
        if not [spot for spot in self.spots if spot.worth >= MAIN]:
            if not goal:
                for foe in who_keeps_it_waiting(s, ward):
                    goal |= foe.bits
            ahead = s.ground.within(ward.spaces[0], 3)
            ahead &= bits_of([space for space in members(ahead) if way[space] < left])
            self.far = field_to(s, goal or ahead or ward.bits)

    def play_for_time(self) -> None:
        """Keep away from the heroes, or stand in their way."""
        s = self.s
        if must_hide(s, self.figure):
            self.dodged = nearest_hero(s) if s.heroes_up() else []
        elif way := heroes_way(s):
            self.far = field_to(s, way)

    def time_is_with_it(self) -> bool:
        """Whether the heroes must defeat it before their time runs out, and it has nothing to do but to strike; or it
        protects such a one, and both keep away together. Whom another must stay with would only lead that one about:
        it fights; and so does who has a place to hold, as long as nothing can harm it there."""
        s = self.s
        book = book_of(s)
        if not (book.clocks and s.heroes_up()):
            return False
        if is_shield(s, self.figure):
            return True
        if not must_hide(s, self.figure):
            return False
        if book.shields:
            return True
        if is_called(s, self.figure, set(book.bonds.values())):
            return False
        if held_bits(s, self.figure):
            return prey_worth(s, self.figure) > 0
        return not [spot for spot in self.spots if spot.worth >= DENY]

    def gain_of_a_move(self) -> float:
        """How much better it could stand after a move more, given by a card."""
        if not self.speed or (has_passive(self.figure, "shambling") and self.s.turn.moves):
            return 0.0
        there = reach(self.s, self.figure, self.points + self.speed)
        return max([self.standing(space) for space in there]) - self.standing(self.figure.spaces[0])

    def haste(self) -> float:
        """How much the way to the goal counts for the figure."""
        pace = self.leaning.step
        if self.runs():
            return RUN * pace
        return ERRAND * pace if [spot for spot in self.spots if spot.worth > 0.4 * MAIN] else STEP * pace

    def runs(self) -> bool:
        """Whether all that it has to do is to get there: to leave the map, or with what it bears."""
        return bool([spot for spot in self.spots if not spot.costs_action and spot.worth > MAIN])

    # ---- what a space is good for ----

    def best_blow(self, space: int) -> float:
        """The best attack from the space. Plans come back to a space, and all that counts here stays as it is."""
        best = self.blown.get(space, -1.0)
        if best < 0.0:
            best = 0.0
            for target in self.targets:
                for blow in self.blows:
                    best = max(best, self.blow_at(space, blow, target))
            self.blown[space] = best
        return best

    def blow_at(self, space: int, blow: Blow, target: Target) -> float:
        far = self.distance_to(space, blow, target.figure)
        if far < 0:
            return 0.0
        need = far - blow.range if blow.ranged else 0
        value = target.values.get((blow.card, need), -1.0)
        if value < 0.0:
            expected, fells = self.hearts_taken(blow, target, need)
            value = blow_value(target, expected, fells, self.leaning)
            target.values[blow.card, need] = value
        return value

    def hearts_taken(self, blow: Blow, target: Target, need: int) -> tuple[float, float]:
        """What the blow is expected to take, and the chance that it fells, where so much range is needed."""
        hearts = blow.hearts
        if isinstance(self.figure, Hero):
            hearts += weapon_bonus(self.figure, blow.card)
            hearts += target_bonus(self.s, self.figure, blow.card, target.figure)
        chances = odds(blow.dice, target.defense, need, blow.pierce, hearts, blow.lines)
        return worth_of_blow(chances, target.health)

    def distance_to(self, space: int, blow: Blow, foe: Figure) -> int:
        """How far the nearest space of the foe is that the blow can be aimed at from here; -1: none."""
        ground = self.s.ground
        far = ground.distances(space)
        for there in foe.spaces:
            if far[there] == 1:
                return 1
        if not (blow.ranged or blow.reach):
            return -1
        carries = SHOT if blow.ranged else 2
        best = -1
        for there in foe.spaces:
            n = far[there]
            if n > carries or (0 <= best <= n):
                continue
            if sees(ground, space, there, self.blocked):
                best = n
        return best

    def best_spot(self, space: int) -> tuple[float, float]:
        """The best that can be done for the quest from the space: with an action, and without one."""
        if not self.spots:
            return 0.0, 0.0
        if not self.marked:
            self.mark_spots()
        return self.costly.get(space, 0.0) * self.leaning.deeds, self.gratis.get(space, 0.0) * self.leaning.deeds

    def mark_spots(self) -> None:
        """Note on every space the best that can be done there: plans ask of many spaces."""
        self.marked = True
        for spot in self.spots:
            best = self.costly if spot.costs_action else self.gratis
            for space in members(spot.bits):
                if spot.worth > best.get(space, 0.0):
                    best[space] = spot.worth
                if spot.costs_step:
                    self.exits.add(space)

    def worth_of_deed(self, deed: str) -> float:
        """What a special action of the quest brings if it is done here and now."""
        here = [spot for spot in self.spots if spot.costs_action and spot.bits & self.figure.bits]
        return self.leaning.deeds * max([spot.worth for spot in here if spot.deed == deed], default=0.0)

    def standing(self, space: int) -> float:
        """What it is worth to end there; several plans do."""
        value = self.stood.get(space)
        if value is None:
            value = self.stood[space] = self.stand(space)
        return value

    def stand(self, space: int) -> float:
        """The way to go, what is held, and the risk."""
        value = -self.step * min(self.far[space], 30)
        if self.dodged:
            value = DODGE * self.leaning.dodge * min(self.dodged[space], SAFE)
        if self.doors and self.doors >> space & 1:
            value += BY_THE_DOOR
        if self.shunned and self.shunned >> space & 1:
            value -= HAZARD
        if self.held:
            held = (HIDEOUT if self.dodged else HELD) * self.leaning.held
            value += held if self.held >> space & 1 else 0.0
            if self.figure.kind == LIEUTENANT and not self.held >> space & 1:
                value -= 2.0
        if self.way and self.way >> space & 1:
            value += BLOCK * self.leaning.block
        if self.strikers:
            value -= self.exposure(space)
        if self.patients:
            value += self.care(space)
        if self.threats:
            value -= self.risk(space)
            if self.hunts and self.friends:
                apart = min([field[space] for field in self.friends])
                value -= LONELY * self.leaning.lonely * max(0, apart - APART)
        return value

    def risk(self, space: int) -> float:
        """Hearts to be feared there, more for who has few left."""
        feared = 0.0
        far = self.s.ground.distances(space)
        for reach_of, spaces, hearts in self.threats:
            for there in spaces:
                if far[there] <= reach_of:
                    feared += hearts
                    break
        return FEARED * self.leaning.fear * feared + (self.falling if LIKELY * feared >= self.left else 0.0)

    def exposure(self, space: int) -> float:
        """What heroes could do to a monster there before its next turn; who shoots would rather stand off."""
        far = self.s.ground.distances(space)
        strikers = 0
        aloof = OUT_OF_ARMS_REACH
        for there, reach_of in self.strikers:
            apart = far[there]
            if apart <= reach_of:
                strikers += 1
            if apart < aloof:
                aloof = apart
        value = EXPOSED * self.leaning.fear * min(BLOW * strikers, self.left)
        if self.figure.sheet.ranged:
            value -= ALOOF * self.leaning.aloof * aloof
        return value

    def last_step(self, space: int) -> int:
        """The point it takes to leave the map from the space."""
        if not self.spots:
            return 0
        if not self.marked:
            self.mark_spots()
        return 1 if space in self.exits else 0

    def doings(self, space: int, actions: int, free: int) -> float:
        """What so many actions bring on the space."""
        costly, value = self.best_spot(space)
        if actions <= 0 and free <= 0:
            return value
        blow = self.best_blow(space)
        if actions <= 0:
            return value + blow * free
        deeds = [costly, self.rest, self.revival(space)]
        if self.strikes:
            deeds.append(blow)
        if self.strikes > 1:
            deeds.append(AGAIN * blow)
        if actions == 1:
            return value + blow * free + max(deeds)
        deeds.sort(reverse=True)
        return value + blow * free + sum(deeds[:actions], 0.0)

    def care(self, space: int) -> float:
        """What a prayer said on the space is worth."""
        return self.leaning.care * max([spot.worth for spot in self.patients if spot.bits >> space & 1], default=0.0)

    def best_care(self) -> float:
        """The same, wherever the figure may get to."""
        return max([self.care(space) for space in self.costs], default=0.0)

    def revival(self, space: int) -> float:
        """What raising a fallen friend from the space is worth."""
        if not self.fallen:
            return 0.0
        return self.leaning.care * max([spot.worth for spot in self.fallen if spot.bits >> space & 1], default=0.0)

    # ---- the choice ----

    def plans(self) -> list[tuple[float, int, str]]:
        """Every place to end up, with its value and the answer that leads towards it; the best first."""
        return sorted(self.ends(), key=lambda plan: (-plan[0], plan[1]))

    def plan(self) -> tuple[float, int, str]:
        """The best of them."""
        best: tuple[float, int, str] | None = None
        for plan in self.ends():
            if best is None or plan[0] > best[0] or (plan[0] == best[0] and plan[1] < best[1]):
                best = plan
        return best or (0.0, self.figure.spaces[0], "here")

    def ends(self) -> list[tuple[float, int, str]]:
        found: list[tuple[float, int, str]] = []
        here = self.figure.spaces[0] if self.figure.spaces else 0
        weary = TIRED * self.leaning.tired
        for space, way in self.costs.items():
            cost = way + self.last_step(space)
            tired = max(0, cost - self.points)
            ways = []
            if tired == 0:
                ways.append((self.actions, 0.0, "here" if space in self.figure.spaces else "step"))
            elif tired <= self.spare:
                ways.append((self.actions, weary * tired, "tire"))
            for moves in range(1, self.moves + self.reserve + 1):
                short = max(0, tired - moves * self.speed)
                if self.speed and short <= self.spare:
                    paid = max(0, min(moves, self.moves) - self.dashes)
                    spent = SPENT if moves > self.moves else 0.0
                    ways.append((self.actions - paid, weary * short + spent, "move" if self.moves else "dash"))
                    break
            for actions, price, by in ways:
                value = self.standing(space) + self.doings(space, actions, self.free) - price - 0.01 * cost
                found.append((value, space, by))
        if self.actions > 0:
            found.append((self.act_first(here), here, "here"))
        if self.sprint:
            found += [
                (self.standing(space) + self.doings(space, self.actions - 1, self.free + 1) - ONCE, space, "sprint")
                for space in reach(self.s, self.figure, self.sprint)
            ]
        return found or [(0.0, here, "here")]

    def act_first(self, here: int) -> float:
        """Do the best thing here, then go where one stands best with what is left."""
        blow = self.best_blow(here) if self.strikes else 0.0
        acts = max(self.best_spot(here)[0], blow, self.deed, self.rest, self.revival(here))
        if acts <= 0:
            return -FAR
        room = self.points + (self.speed if self.moves and self.actions + self.dashes > 1 else 0)
        stands = [
            self.standing(space) + self.best_spot(space)[1]
            for space, cost in self.costs.items()
            if cost + self.last_step(space) <= room
        ]
        return acts + max(stands, default=self.standing(here))

    def first_steps(self, goal: int) -> dict[int, int]:
        """The neighbouring spaces that lie on a cheapest way to the goal, with what is left of it from there."""
        s, figure = self.s, self.figure
        cost = self.costs.get(goal, FAR)
        if cost == FAR:
            return {}
        steps: dict[int, int] = {}
        for shunned in (self.shunned, 0):  # through pits and fire only where there is no other way
            back = self._costs_back(goal, shunned)
            for own in figure.spaces:
                for there in s.ground.near[own]:
                    if there in back:
                        steps[there] = min(steps.get(there, FAR), back[there])
            if steps:
                break
        if not steps:
            return {}
        least = min([steps[there] + self._price(there) for there in steps])
        return {there: left for there, left in steps.items() if left + self._price(there) <= least}

    def _price(self, space: int) -> int:
        return 1 if self.figure.sheet.flies else self.s.ground.cost[space] or 1

    def _costs_back(self, goal: int, shunned: int) -> dict[int, int]:
        """From every space near enough: what it costs to go on to the goal."""
        s, figure = self.s, self.figure
        enemies = enemy_sides(figure)
        walls = out_of_bounds(s, figure) | shunned
        found = {goal: 0}
        ring = [goal]
        limit = self.costs[goal]
        while ring:
            outer = []
            for space in ring:
                total = found[space] + self._price(space)
                if total > limit:
                    continue
                for there in s.ground.near[space]:
                    if found.get(there, FAR) <= total or not step_cost(s, figure, there):
                        continue
                    if not s.held.get(there, 0) & enemies and not (walls and walls >> there & 1):
                        found[there] = total
                        outer.append(there)
            ring = outer
        return found


def can_move(s: DescentState, figure: Figure) -> bool:
    """Neither immobilized nor caught in a web that it is too tired to tear."""
    if figure.conditions & IMMOBILIZED:
        return False
    return not isinstance(figure, Hero) or web_toll(s, figure) <= spare_fatigue(s, figure)


def moves_left(s: DescentState, figure: Figure, actions: int) -> int:
    """How many moves the figure may still make in its turn, as far as plans go: with its actions and by Dash; a
    shambler moves once."""
    moves = min(actions, FARTHEST) + s.turn.bonus_moves
    return min(moves, max(0, 1 - s.turn.moves)) if has_passive(figure, "shambling") else moves


def may_dash(s: DescentState, figure: Figure) -> bool:
    """Whether the overlord holds a Dash that makes a move more of it: one an activation, and none for shamblers."""
    if figure.good or has_passive(figure, "shambling") or "dash" in s.turn.played:
        return False
    return bool([card for card in s.hand if PLOTS[card].id == "dash"])


def friends_fields(s: DescentState, figure: Figure) -> list[bytes]:
    """How far every space is from each other hero who stands."""
    return [s.ground.distances(hero.spaces[0]) for hero in s.heroes_up() if hero.id != figure.id]


def fallen_spots(s: DescentState) -> list[Spot]:
    """Where fallen heroes can be raised; most is won if their turn is still to come."""
    found = []
    for hero in s.heroes:
        if hero.down and hero.spaces:
            space = hero.spaces[0]
            worth = REVIVED_LATE if hero.acted else REVIVED
            found.append(Spot(s.ground.near_bits[space] | 1 << space, worth))
    return found


def patients_of(s: DescentState, hero: Hero) -> list[Spot]:
    """Whom a prayer would help, and from where."""
    if not (PRAYER in hero.skills and hero.ready(PRAYER) and spare_fatigue(s, hero)):
        return []
    found = fallen_spots(s)
    for other in s.heroes_up():
        if other.damage:
            space = other.spaces[0]
            bits = s.ground.near_bits[space] | 1 << space if other.id != hero.id else s.ground.walkable
            found.append(Spot(bits, HEALED * min(PRAYED, other.damage)))
    return found


def healed_around(s: DescentState, hero: Hero) -> float:
    """What it is worth to heal everybody within three spaces."""
    far = s.ground.distances(hero.spaces[0])
    value = 0.0
    for other in s.heroes:
        if other.spaces and far[other.spaces[0]] <= 3:
            value += REVIVED if other.down else HEALED * min(2 * PRAYED, other.damage)
    return value


def _threats(s: DescentState, figure: Figure) -> list[tuple[int, tuple[int, ...], float]]:
    """Enemies that could strike next turn: how far they get, where they stand, what they hit for."""
    found = []
    for foe in enemies_of(s, figure.good):
        if foe.sheet.dice:
            reach_of = foe.sheet.speed + (4 if foe.sheet.ranged else 1)
            found.append((reach_of, foe.spaces, 1.6 if max_health(s, foe) < 5 else 2.2))
    return found


def strikers_of(s: DescentState) -> list[tuple[int, int]]:
    """Where the heroes stand who could strike in their next turn, and how far each of them reaches with one move."""
    found = []
    for hero in s.heroes_up():
        reaches = [ARROW if blow.ranged else 2 if blow.reach else 1 for blow in blows_of(s, hero)]
        if reaches:
            walks = speed(s, hero) if can_move(s, hero) else 0
            found.append((hero.spaces[0], walks + max(reaches)))
    return found
