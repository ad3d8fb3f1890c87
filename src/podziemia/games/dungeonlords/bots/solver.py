"""The best plan for a combat: every plan, every card that may come, every choice in the battle (DUN-13 to 18).

The solver plays the very rules of `combat.py`, on a little table with one dungeon. The value of a plan is the mean over
the combat cards the player cannot know, and he answers each card as well as can be.

A solution says how far it can be trusted. When a combat has more battles than `limit`, later unknown cards are taken to
be a typical card whose spell does little; if even that is too much, so is this round's, what follows the round is
estimated, and only so many ways to play a battle are tried: then not all is counted. And the paladin is taken to stay
where he is, unless he comes out of his tent: a solution is exact only where nobody else can move him (`paladin.py`).
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from podziemia.games.dungeonlords.bots.forecast import outlook
from podziemia.games.dungeonlords.bots.paladin import paladin_may_move
from podziemia.games.dungeonlords.data.cards import (
    COMBAT_CARDS,
    COMBAT_ROUNDS,
    FIREBALL,
    GHOST,
    HEROES,
    ILLUSION,
    LOCATE_HOARD,
    PALADIN,
    PALADINS,
)
from podziemia.games.dungeonlords.rules.combat import battle, go_home
from podziemia.games.dungeonlords.rules.planning import can_afford_trap, most_monsters, most_traps
from podziemia.games.dungeonlords.rules.state import GONE, IN_TENT, NO_LESSON, Dungeon, DungeonState
from podziemia.kernel.ask import Option, Rules
from podziemia.kernel.rng import seeded

LIMIT: Final = 12_000
"""Battles that are played out before the solver contents itself with less."""
TYPICAL: Final = (FIREBALL, LOCATE_HOARD)
"""By year: a card of middling fatigue whose spell does little."""
EXACT: Final = 0
TYPICAL_CARDS: Final = 1
THIS_ROUND: Final = 2
MOST_WAYS: Final = 100
"""Ways to play one battle that are tried when this round is all there is time for."""


class Worth:
    """What things are worth in points at the end of a combat."""

    __slots__ = ("evil", "food", "gold", "imp", "paladin", "prisoner", "room", "tile", "trap")

    def __init__(
        self,
        prisoner: float = 2.0,
        paladin: float = 5.0,
        tile: float = 2.0,
        room: float = 2.0,
        gold: float = 0.5,
        food: float = 0.4,
        imp: float = 0.8,
        trap: float = 0.6,
        evil: float = 0.3,
    ) -> None:
        self.prisoner = prisoner
        self.paladin = paladin
        self.tile = tile
        self.room = room
        self.gold = gold
        self.food = food
        self.imp = imp
        self.trap = trap
        self.evil = evil


BY_YEAR: Final = (Worth(), Worth(trap=0.2, evil=0.0))
BARE: Final = Worth(paladin=2.0, room=0.0, gold=0.0, food=0.0, imp=0.0, trap=0.0, evil=0.0)
"""Two points a prisoner, two points a tile, nothing else."""
LESSON: Final = Worth(0.01, 0.01, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
"""Conquered tiles, and then prisoners: what a pupil is marked for."""
TILES: Final = Worth(0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
"""Conquered tiles alone."""


def worth_in(s: DungeonState) -> Worth:
    return BY_YEAR[s.year - 1] if s.school == NO_LESSON else LESSON


class Plan:
    """What is committed, and where."""

    __slots__ = ("tile", "traps", "units")

    def __init__(self, tile: int, traps: tuple[int, ...], units: tuple[int, ...]) -> None:
        self.tile = tile
        self.traps = traps
        self.units = units

    def includes(self, dungeon: Dungeon) -> bool:
        """Whether the plan goes on from what the dungeon's owner has committed already."""
        traps, units = list(self.traps), list(self.units)
        return (
            self.tile == dungeon.plan_tile
            and all(traps.count(trap) >= dungeon.plan_traps.count(trap) for trap in dungeon.plan_traps)
            and all(units.count(kind) >= dungeon.plan_units.count(kind) for kind in dungeon.plan_units)
        )


class Solution:
    """The best plan and what it is worth; whether every card and every answer was `counted`, and whether the paladin is
    `undisturbed` by others. Without a tile to fight for there is no plan."""

    __slots__ = ("counted", "plan", "undisturbed", "value")

    def __init__(self, value: float, plan: Plan | None, counted: bool, undisturbed: bool) -> None:
        self.value = value
        self.plan = plan
        self.counted = counted
        self.undisturbed = undisturbed

    @property
    def exact(self) -> bool:
        return self.counted and self.undisturbed


class Position:
    """A combat between two rounds: the dungeon, the round to come, the cards it and later ones may bring."""

    __slots__ = ("dungeon", "pool", "round", "tent")

    def __init__(self, dungeon: Dungeon, round: int, pool: tuple[int, ...], tent: bool) -> None:
        self.dungeon = dungeon
        self.round = round
        self.pool = pool
        self.tent = tent


class TooBigError(Exception):
    """More battles than the limit."""


class Solver:
    """Solves positions of one combat; what it has found it remembers."""

    def __init__(self, s: DungeonState, seat: int, worth: Worth, limit: int = LIMIT) -> None:
        self.worth = worth
        self.limit = limit
        self.mode = EXACT
        self.battles = 0
        self.found: dict[tuple[object, ...], float] = {}
        self.school = s.school != NO_LESSON
        self.year = s.year
        open_cards = s.spells_out | s.dungeons[seat].spied
        self.known = [card if open_cards >> i & 1 else -1 for i, card in enumerate(s.city)]
        self.undisturbed = not paladin_may_move(s, seat)
        self.arena = DungeonState()
        lay_out(self.arena, s)

    def start(self, s: DungeonState, seat: int) -> Position:
        """The position as the seat knows it before the battles of the present round."""
        known = set(self.known)
        pool = tuple([i for i, card in enumerate(COMBAT_CARDS) if card.year == s.year and i not in known])
        dungeon = s.dungeons[seat].copy()
        go_home(dungeon)
        return Position(dungeon, s.combat_round, () if self.school else pool, s.paladin == IN_TENT)

    # ---- values ----

    def best(self, position: Position, continues: Dungeon | None = None) -> Solution:
        """The best plan; with `continues`, among those that go on from what is committed there."""
        most = self.limit
        for mode in (EXACT, TYPICAL_CARDS, THIS_ROUND):
            self.mode = mode
            self.battles = 0
            self.limit = (most, most // 3, most * MOST_WAYS)[mode]
            self.found.clear()
            try:
                value, plan = self.choose(position, continues)
            except TooBigError:
                continue
            return Solution(value, plan, mode == EXACT, self.undisturbed)
        return Solution(0.0, None, False, self.undisturbed)

    def choose(self, position: Position, continues: Dungeon | None = None) -> tuple[float, Plan | None]:
        plans = [p for p in self.plans(position.dungeon) if continues is None or p.includes(continues)]
        if not plans:
            return self.without_tiles(position), None
        return self.best_of(position, plans)

    def best_of(self, position: Position, plans: list[Plan]) -> tuple[float, Plan]:
        cards = self.cards(position)
        most = self.upper_bound(position)
        best, chosen = -1000.0, plans[0]
        for plan in plans:
            value = self.value_of_plan(position, plan, cards, best, most)
            if value > best + 1e-9:
                best, chosen = value, plan
                if best >= most - 1e-9:
                    break
        return best, chosen

    def value_of_plan(
        self, position: Position, plan: Plan, cards: list[tuple[int, float]], best: float, most: float
    ) -> float:
        """The mean over the cards; given up as soon as the plan can no longer beat the best one."""
        total = 0.0
        left = 1.0
        for card, chance in cards:
            if total + left * most <= best + 1e-9:
                return total + left * most - 1.0
            total += chance * self.value_of_battle(position, plan, card, most)
            left -= chance
        return total

    def value_of_battle(self, position: Position, plan: Plan, card: int, most: float) -> float:
        return self.best_way(position, plan, card, most)[0]

    def best_way(
        self, position: Position, plan: Plan, card: int, most: float, begun: list[int] | None = None
    ) -> tuple[float, list[int]]:
        """The best of all ways to play the battle out, or on from the choices made so far: what it gains, and its
        choices by their number."""
        before = self.potential(position.dungeon)
        best = -1000.0
        way: list[int] = []
        seen: set[tuple[object, ...]] = set()
        paths: list[list[int]] = [begun or []]
        ways = 0
        while paths and (self.mode != THIS_ROUND or ways < MOST_WAYS):
            ways += 1
            path = paths.pop()
            after = self.play(position, plan, card, path, paths)
            gained = self.potential(after.dungeon) - before
            if gained + self.upper_bound(after) <= best:
                continue
            key = self.key(after)
            marked = (key, gained)
            if marked not in seen:
                seen.add(marked)
                value = gained + self.value(after, key)
                if value > best + 1e-9:
                    best, way = value, path
                if best >= most:
                    break
        return best, way

    def value(self, position: Position, key: tuple[object, ...]) -> float:
        """What can still be gained from here on."""
        if not position.dungeon.fights or (position.round > COMBAT_ROUNDS and not self.school):
            return 0.0
        if self.mode == THIS_ROUND:
            return outlook(position.dungeon, self.year, COMBAT_ROUNDS - position.round + 1)
        if key not in self.found:
            self.found[key] = self.choose(position)[0]
        return self.found[key]

    def without_tiles(self, position: Position) -> float:
        """A prisoner is lost in each round that is left (DUN-13.10); a lesson is over then."""
        if self.school:
            return 0.0
        prison = sorted([self.prisoner(hero) for hero in position.dungeon.prison])
        return -sum(prison[: COMBAT_ROUNDS - position.round + 1])

    def prisoner(self, hero: int) -> float:
        return self.worth.paladin if HEROES[hero].kind == PALADIN else self.worth.prisoner

    def potential(self, dungeon: Dungeon) -> float:
        worth = self.worth
        rooms = 0
        if worth.room and dungeon.conquered:
            rooms = len([1 for cell, tile in enumerate(dungeon.tiles) if tile >= 0 and dungeon.conquered >> cell & 1])
        return (
            sum([worth.paladin if hero in PALADINS else worth.prisoner for hero in dungeon.prison])
            - worth.tile * dungeon.conquered.bit_count()
            - worth.room * rooms
            + worth.gold * dungeon.gold
            + worth.food * dungeon.food
            + worth.imp * dungeon.imps
            + worth.trap * len(dungeon.traps)
            - worth.evil * dungeon.evil
        )

    def upper_bound(self, position: Position) -> float:
        """Nothing better can come than to catch all without a loss."""
        bound = sum([self.prisoner(a.id) for a in position.dungeon.party if a.kind() != ILLUSION])
        return bound + (self.worth.paladin if position.tent else 0.0)

    # ---- cards ----

    def cards(self, position: Position) -> list[tuple[int, float]]:
        """The cards this round may bring, each with its chance."""
        if self.school:
            return [(-1, 1.0)]
        known = self.known[position.round - 1]
        if known >= 0:
            return [(known, 1.0)]
        if self.mode == THIS_ROUND:
            return [(TYPICAL[self.year - 1], 1.0)]
        pool = position.pool
        return [(card, pool.count(card) / len(pool)) for card in sorted(set(pool))]

    def pool_after(self, position: Position, card: int, party_magic: int) -> tuple[int, ...]:
        """The cards that can still come. Where no spell can be cast any more, only their fatigue tells them apart."""
        if self.school:
            return ()
        if self.mode != EXACT:
            return (TYPICAL[self.year - 1],)
        pool = list(position.pool)
        if card in pool:
            pool.remove(card)
        if party_magic <= position.round and not position.tent:
            pool = [_TIRING[other] for other in pool]
        return tuple(sorted(pool))

    # ---- plans ----

    def plans(self, dungeon: Dungeon) -> list[Plan]:
        """Every different plan, the fullest first. Equal tunnels at the same distance are one."""
        found = []
        kinds: set[int] = set()
        for cell in dungeon.battle_tiles():
            tile = dungeon.tiles[cell]
            if tile not in kinds:
                kinds.add(tile)
                units = _unit_choices(dungeon.lair, most_monsters(tile))
                found += [Plan(cell, traps, sent) for traps in self.trap_choices(dungeon, cell) for sent in units]
        found.sort(key=_size)
        return found

    def trap_choices(self, dungeon: Dungeon, cell: int) -> list[tuple[int, ...]]:
        """Sets of traps that can be paid for together."""
        trial = dungeon.copy()
        self.arena.dungeons = [trial]
        trial.plan_tile = cell
        choices: list[tuple[int, ...]] = [()]
        for trap in sorted(set(trial.traps)):
            trial.plan_traps = []
            if not can_afford_trap(self.arena, 0, trap):
                continue
            choices.append((trap,))
            if most_traps(trial.tiles[cell]) == 2:
                trial.plan_traps = [trap]
                others = [other for other in sorted(set(trial.traps)) if other > trap or trial.traps.count(trap) > 1]
                choices += [(trap, o) for o in others if o >= trap and can_afford_trap(self.arena, 0, o)]
        return choices

    # ---- battles ----

    def play(
        self,
        position: Position,
        plan: Plan,
        card: int,
        path: list[int],
        others: list[list[int]],
    ) -> Position:
        """Play the battle along a path of choices (by their number) and on with the first option; the roads not taken
        are added to `others`."""
        self.battles += 1
        if self.battles > self.limit:
            raise TooBigError
        rules = self.begin(position, plan, card)
        taken: list[int] = []
        try:
            ask = next(rules)
            while True:
                choice = 0
                if len(ask.options) > 1:
                    if len(taken) < len(path):
                        choice = path[len(taken)]
                    else:
                        others.extend([[*taken, other] for other in range(1, len(ask.options))])
                    taken.append(choice)
                ask = rules.send(ask.options[choice])
        except StopIteration:
            pass
        dungeon = self.arena.dungeons[0]
        go_home(dungeon)
        magic = sum([HEROES[a.id].magic for a in dungeon.party])
        tent = position.tent and self.arena.paladin == IN_TENT
        after = Position(dungeon, position.round + 1, (), tent)
        after.pool = self.pool_after(position, card, magic)
        return after

    def begin(self, position: Position, plan: Plan, card: int) -> Rules[None]:
        """The battle of the plan, before its first question."""
        dungeon = position.dungeon.copy()
        for trap in plan.traps:
            dungeon.traps.remove(trap)
        for kind in plan.units:
            dungeon.lair.remove(kind)
        dungeon.plan_tile, dungeon.plan_traps, dungeon.plan_units = plan.tile, list(plan.traps), list(plan.units)
        arena = self.arena
        arena.dungeons = [dungeon]
        arena.combat_round = position.round
        arena.paladin = _paladin_of(dungeon, position.tent)
        arena.tent = list(PALADINS)
        if not self.school:
            arena.city[position.round - 1] = card
        return battle(arena, 0)

    def follow(
        self, position: Position, plan: Plan, card: int, answers: list[Option]
    ) -> tuple[list[int], list[Option]]:
        """The answers given in a battle so far as a path of choices, and the options of the question they lead to: none
        where they lead to no question."""
        rules = self.begin(position, plan, card)
        taken: list[int] = []
        given = 0
        try:
            ask = next(rules)
            while True:
                option = ask.options[0]
                if len(ask.options) > 1 or ask.pause:
                    if given == len(answers):
                        return taken, ask.options
                    option = answers[given]
                    given += 1
                    if option not in ask.options:
                        return taken, []
                if len(ask.options) > 1:
                    taken.append(ask.options.index(option))
                ask = rules.send(option)
        except StopIteration:
            return taken, []

    def key(self, position: Position) -> tuple[object, ...]:
        dungeon = position.dungeon
        return (
            tuple([(_LIKE[a.id], a.damage, a.bonus) for a in dungeon.party]),
            tuple(sorted(dungeon.traps)),
            tuple(sorted(dungeon.lair)),
            dungeon.conquered,
            tuple(sorted([_LIKE[hero] for hero in dungeon.prison])) if self.year == 2 else len(dungeon.prison),
            (dungeon.gold, dungeon.food, dungeon.imps, dungeon.evil),
            (position.round, position.tent),
            position.pool,
        )


def lay_out(arena: DungeonState, s: DungeonState) -> None:
    """A little table with room for one dungeon and one battle."""
    arena.begin(1, seeded(""))
    arena.first_game = s.first_game
    arena.school = s.school
    arena.year = s.year
    arena.starter = 0
    arena.city = s.city[:]
    arena.discarded_heroes = []
    arena.discarded_monsters = []
    arena.discarded_traps = []
    arena.used_traps = []


def _like() -> list[int]:
    """For each adventurer tile the first one with the same numbers."""
    numbers = [(h.kind, h.hp, h.traps, h.hearts, h.magic) for h in HEROES]
    return [numbers.index(number) for number in numbers]


_LIKE: Final = _like()


def _tiring() -> list[int]:
    """For each combat card the first one of its year with the same fatigue."""
    numbers = [(card.year, card.fatigue) for card in COMBAT_CARDS]
    return [numbers.index(number) for number in numbers]


_TIRING: Final = _tiring()


def _paladin_of(dungeon: Dungeon, tent: bool) -> int:
    for adventurer in dungeon.party:
        if adventurer.kind() == PALADIN:
            return 0
    return IN_TENT if tent else GONE


def _unit_choices(lair: list[int], most: int) -> list[tuple[int, ...]]:
    """Up to so many monsters, and any number of ghosts."""
    monsters = sorted([kind for kind in lair if kind != GHOST])
    groups: list[tuple[int, ...]] = [()]
    for size in range(1, most + 1):
        teams = combinations_with_replacement(sorted(set(monsters)), size)
        groups += [team for team in teams if all(team.count(kind) <= monsters.count(kind) for kind in team)]
    return [(*group, *[GHOST] * n) for group in groups for n in range(lair.count(GHOST) + 1)]


def _size(plan: Plan) -> int:
    return -len(plan.traps) - len(plan.units)


def solve(s: DungeonState, seat: int, worth: Worth | None = None, limit: int = LIMIT) -> Solution:
    """The best plan of the seat for the battle that is being planned, going on from what it has committed."""
    solver = Solver(s, seat, worth or worth_in(s), limit)
    dungeon = s.dungeons[seat]
    continues = dungeon if dungeon.plan_tile >= 0 else None
    return solver.best(solver.start(s, seat), continues)
