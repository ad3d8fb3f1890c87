"""What the solver says to the questions of a combat, cheaply: counted where that is quick, else looked ahead; the way
to play a battle that was found at its first question is followed at the others."""

from __future__ import annotations

from typing import Final, NamedTuple

from podziemia.games.dungeonlords.bots.adviser import Adviser
from podziemia.games.dungeonlords.bots.lookahead import BOUNDLESS, Lookahead
from podziemia.games.dungeonlords.bots.paladin import paladin_may_move
from podziemia.games.dungeonlords.bots.solver import (
    TYPICAL_CARDS,
    Plan,
    Position,
    Solution,
    Solver,
    TooBigError,
    worth_in,
)
from podziemia.games.dungeonlords.rules.state import NO_LESSON, Dungeon, DungeonState
from podziemia.kernel.ask import Ask, Option
from podziemia.kernel.match import Match


class Limits(NamedTuple):
    """How many battles are played out before something cheaper has to do."""

    counted: tuple[int, ...]
    """To count a combat to its end, by the cards that are unknown."""
    typical: int
    """To count it with typical cards in the place of those that later rounds may bring; 0: nobody tries."""


QUICKLY: Final = Limits((1000, 1000, 300, 40, 40), 0)
PATIENTLY: Final = Limits((60_000, 60_000, 60_000, 60_000, 60_000), 20_000)
"""For who takes his time, half a second or a little more. Counted so, a combat brings 0.57 ± 0.14 points more (96
dungeons)."""
REMEMBERED: Final = 256
"""Plans and ways that are kept."""


class Tactician(Adviser):
    """Answers as the adviser does, for a small part of the cost."""

    def __init__(self, limits: Limits = QUICKLY) -> None:
        super().__init__()
        self.limits = limits
        self.solutions: dict[tuple[object, ...], Solution] = {}
        self.ways: dict[tuple[object, ...], list[int]] = {}

    # ---- planning ----

    def solution_for(self, s: DungeonState, seat: int) -> Solution:
        """The plan made at the first question, or if something else has been committed the best that goes on from it.
        What is remembered has no say in it: the same is found anew."""
        solution = self.remembered_solution(s, seat, None)
        dungeon = s.dungeons[seat]
        if dungeon.plan_tile < 0 or solution.plan is None or solution.plan.includes(dungeon):
            return solution
        return self.remembered_solution(s, seat, dungeon)

    def remembered_solution(self, s: DungeonState, seat: int, continues: Dungeon | None) -> Solution:
        solver = counting(s, seat, self.limits)
        position = solver.start(s, seat)
        key = whole_key(solver, position)
        if continues is not None:
            key = (*key, continues.plan_tile, tuple(continues.plan_traps), tuple(continues.plan_units))
        solution = self.solutions.get(key)
        if solution is None:
            if len(self.solutions) >= REMEMBERED:
                self.solutions.clear()
            plans = [p for p in solver.plans(position.dungeon) if continues is None or p.includes(continues)]
            solution = self.solutions[key] = best_solution(s, seat, solver, position, plans, self.limits)
        return solution

    # ---- battles ----

    def best_answer(self, match: Match[DungeonState], seat: int, ask: Ask) -> Option:
        """The next choice of the best way to play the battle out. Where the paladin may move between dungeons meanwhile
        one's own battle does not tell all, and every way is tried at the table."""
        s = match.state
        if paladin_may_move(s, seat, s.combat_round):
            return super().best_answer(match, seat, ask)
        before, answers = match.stretch()
        battle = FoughtBattle(before, seat, self.limits)
        begun, options = battle.choices(answers)
        if options != ask.options:
            return super().best_answer(match, seat, ask)
        way = self.way_from(battle, [])
        while padded(way, len(begun)) != begun:  # somebody has left it
            left = 0
            while padded(way, left + 1) == begun[: left + 1]:
                left += 1
            way = self.way_from(battle, begun[: left + 1])
        return options[padded(way, len(begun) + 1)[-1]] if len(options) > 1 else options[0]

    def way_from(self, battle: FoughtBattle, begun: list[int]) -> list[int]:
        key = (*battle.key, *begun)
        way = self.ways.get(key)
        if way is None:
            if len(self.ways) >= REMEMBERED:
                self.ways.clear()
            way = self.ways[key] = battle.best_way(begun)
        return way


class FoughtBattle:
    """A battle that goes on: the position before it, its plan and card."""

    def __init__(self, s: DungeonState, seat: int, limits: Limits = QUICKLY) -> None:
        self.s = s
        self.seat = seat
        self.limits = limits
        dungeon = s.dungeons[seat]
        self.plan = Plan(dungeon.plan_tile, tuple(sorted(dungeon.plan_traps)), tuple(sorted(dungeon.plan_units)))
        solver = counting(s, seat, limits)
        self.position = solver.start(s, seat)
        self.card = solver.known[s.combat_round - 1] if s.school == NO_LESSON else -1
        plan = self.plan
        self.key: tuple[object, ...] = (plan.tile, plan.traps, plan.units, *whole_key(solver, self.position))

    def choices(self, answers: list[Option]) -> tuple[list[int], list[Option]]:
        """The answers given so far as choices by their number, and the options they lead to."""
        return counting(self.s, self.seat, self.limits).follow(self.position, self.plan, self.card, answers)

    def best_way(self, begun: list[int]) -> list[int]:
        """The best way to go on from the choices made so far."""
        solver = counting(self.s, self.seat, self.limits)
        most = solver.upper_bound(self.position)
        try:
            return solver.best_way(self.position, self.plan, self.card, most, begun)[1]
        except TooBigError:
            pass
        try:
            take_typical_cards(solver, self.limits)
            return solver.best_way(self.position, self.plan, self.card, most, begun)[1]
        except TooBigError:
            ahead = Lookahead(self.s, self.seat, solver.worth)
            return ahead.best_outcome(self.position, self.plan, self.card, begun).path


def counting(s: DungeonState, seat: int, limits: Limits) -> Solver:
    """A solver that soon gives up where it is not likely to come to an end. A lesson is small, and counted."""
    solver = Solver(s, seat, worth_in(s), BOUNDLESS)
    if s.school == NO_LESSON:
        solver.limit = limits.counted[solver.known[s.combat_round - 1 :].count(-1)]
    return solver


def take_typical_cards(solver: Solver, limits: Limits) -> None:
    """Begin anew, and let later rounds bring typical cards only."""
    solver.mode = TYPICAL_CARDS
    solver.battles = 0
    solver.limit = limits.typical
    solver.found.clear()


def whole_key(solver: Solver, position: Position) -> tuple[object, ...]:
    """Everything that a solution depends on."""
    dungeon = position.dungeon
    return (
        solver.undisturbed,
        solver.school,
        solver.year,
        tuple(solver.known),
        tuple(dungeon.tiles),
        *solver.key(position),
    )


def best_solution(
    s: DungeonState, seat: int, solver: Solver, position: Position, plans: list[Plan], limits: Limits
) -> Solution:
    if not plans:
        return Solution(solver.without_tiles(position), None, True, solver.undisturbed)
    try:
        value, plan = solver.best_of(position, plans)
        return Solution(value, plan, True, solver.undisturbed)
    except TooBigError:
        pass
    try:
        take_typical_cards(solver, limits)
        value, plan = solver.best_of(position, plans)
    except TooBigError:
        ahead = Lookahead(s, seat, solver.worth)
        value, plan = ahead.best_plan(position, plans)
    return Solution(value, plan, False, solver.undisturbed)


def padded(way: list[int], length: int) -> list[int]:
    """Beyond its end a way takes the first choice."""
    return [*way, *[0] * (length - len(way))][:length]
