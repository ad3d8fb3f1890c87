"""What the solver says to the questions of a combat, from what the asked seat knows."""

from __future__ import annotations

from math import ceil
from typing import Final

from podziemia.games.dungeonlords.bots.solver import (
    EXACT,
    THIS_ROUND,
    Position,
    Solution,
    Solver,
    TooBigError,
    solve,
    worth_in,
)
from podziemia.games.dungeonlords.data.cards import CELL_IDS, MONSTER_IDS, TRAP_IDS
from podziemia.games.dungeonlords.data.options import DONE, SEND, SET_TRAP, TILE
from podziemia.games.dungeonlords.rules.state import IN_TENT, NO_LESSON, DungeonState
from podziemia.kernel.ask import NOBODY, Ask, Option
from podziemia.kernel.match import Match
from podziemia.kernel.state import Event

MOST_FORKS: Final = 300
"""Ways to go on with a battle that are looked at; more there seldom are."""
PATIENCE: Final = 6000
"""Battles played out for a plan; a third of that for an answer in battle. Bots have more than one decision to make."""


class Adviser:
    """Answers the questions of planning and battle. The last plan is remembered, for the questions it consists of."""

    def __init__(self) -> None:
        self.asked: tuple[object, ...] = ()
        self.solution = Solution(0.0, None, counted=True, undisturbed=True)

    def advise(self, match: Match[DungeonState], seat: int) -> Option | None:
        """The best answer, or None where the question is not about a combat."""
        ask = match.ask_of(seat)
        s = match.state
        if not s.in_combat():
            return None
        if ask.kind in ("plan.tile", "plan.commit"):
            return self.next_of_plan(s, seat, ask)
        dungeon = s.dungeons[seat]
        if not dungeon.done and dungeon.plan_tile >= 0 and dungeon.fights:
            return self.best_answer(match, seat, ask)
        return None

    # ---- planning ----

    def next_of_plan(self, s: DungeonState, seat: int, ask: Ask) -> Option | None:
        plan = self.solution_for(s, seat).plan
        if plan is None:
            return None
        if ask.kind == "plan.tile":
            return _offered(ask, TILE[plan.tile])
        dungeon = s.dungeons[seat]
        for trap in plan.traps:
            if plan.traps.count(trap) > dungeon.plan_traps.count(trap):
                return _offered(ask, SET_TRAP[trap])
        for kind in plan.units:
            if plan.units.count(kind) > dungeon.plan_units.count(kind):
                return _offered(ask, SEND[kind])
        return DONE

    def solution_for(self, s: DungeonState, seat: int) -> Solution:
        """The plan made at the first question, as long as what has been committed belongs to it."""
        solver = Solver(s, seat, worth_in(s))
        key = (seat, s.combat_round, solver.undisturbed, tuple(solver.known), *solver.key(solver.start(s, seat)))
        dungeon = s.dungeons[seat]
        plan = self.solution.plan
        fits = plan is not None and (dungeon.plan_tile < 0 or plan.includes(dungeon))
        if key != self.asked or not fits:
            self.asked = key
            self.solution = solve(s, seat, limit=PATIENCE)
        return self.solution

    def reasons(self, match: Match[DungeonState], seat: int) -> list[Event]:
        """The whole plan behind the answer, and what the solver expects of it."""
        s = match.state
        if match.ask_of(seat).kind not in ("plan.tile", "plan.commit"):
            return []
        solution = self.solution_for(s, seat)
        if solution.plan is None:
            return []
        traps, units = solution.plan.traps, solution.plan.units
        things = tuple([TRAP_IDS[trap] for trap in traps] + [MONSTER_IDS[kind] for kind in units])
        plan = "plan_advised" if things else "plan_nothing_advised"
        told = [Event(plan, seat, CELL_IDS[solution.plan.tile], 0, NOBODY, things, 1 << seat)]
        n = expected_loss(s, solution) if s.school != NO_LESSON else round(solution.value)
        told.append(Event(promise(s, solution), seat, "", n, NOBODY, (), 1 << seat))
        return told

    # ---- battles ----

    def best_answer(self, match: Match[DungeonState], seat: int, ask: Ask) -> Option:
        """Try every way to go on with the battle on forks; what comes after it is solved, or estimated if too much."""
        try:
            return self.best_by(match, seat, ask, EXACT)
        except TooBigError:
            return self.best_by(match, seat, ask, THIS_ROUND)

    def best_by(self, match: Match[DungeonState], seat: int, ask: Ask, mode: int) -> Option:
        solver = Solver(match.state, seat, worth_in(match.state), PATIENCE // 3)
        solver.mode = mode
        best, chosen = -1000.0, ask.options[0]
        for option in ask.options:
            value = self.value_of(match, seat, [option], solver)
            if value > best:
                best, chosen = value, option
        return chosen

    def value_of(self, match: Match[DungeonState], seat: int, answers: list[Option], solver: Solver) -> float:
        """The best that can come of the battle after these answers."""
        best = -1000.0
        waiting = [answers]
        for _ in range(MOST_FORKS):
            if not waiting:
                break
            path = waiting.pop()
            fork = match.fork()
            for option in path:
                fork.answer(option)
            ask = fork.ask
            if ask is not None and ask.seat == seat and _still_fights(fork.state, match.state, seat):
                waiting += [[*path, option] for option in ask.options]
                continue
            best = max(best, self.worth_of(fork.state, match.state, seat, solver))
        return best

    def worth_of(self, s: DungeonState, before: DungeonState, seat: int, solver: Solver) -> float:
        dungeon = s.dungeons[seat]
        pool = solver.start(before, seat).pool
        position = Position(dungeon, before.combat_round + 1, pool, s.paladin == IN_TENT)
        if s.year != before.year or not s.in_combat() or s.over:
            return solver.potential(dungeon)
        return solver.potential(dungeon) + solver.value(position, solver.key(position))


def promise(s: DungeonState, solution: Solution) -> str:
    """How the value of a solution is told: as far as it can be trusted, and no further."""
    if s.school != NO_LESSON:
        return "lesson_expected"  # lessons are small: all is counted, and nobody else is there
    if not solution.counted:
        return "points_estimated"
    return "points_expected" if solution.undisturbed else "points_unless_paladin"


def expected_loss(s: DungeonState, solution: Solution) -> int:
    """The tiles conquered at the end of a lesson: those lost, and those that the solution still loses."""
    return s.dungeons[0].conquered.bit_count() + ceil(-solution.value)


def _offered(ask: Ask, option: Option) -> Option | None:
    return option if option in ask.options else None


def _still_fights(s: DungeonState, before: DungeonState, seat: int) -> bool:
    """Whether the battle that went on before still goes on."""
    return (s.year, s.combat_round, s.place, s.phase) == (
        before.year,
        before.combat_round,
        before.place,
        before.phase,
    ) and not s.dungeons[seat].done
