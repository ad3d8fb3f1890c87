"""The lessons of the combat school, and how the solver plays them."""

from __future__ import annotations

from podziemia.games.dungeonlords.bots.solver import TILES, Plan, Solver
from podziemia.games.dungeonlords.data.cards import MONSTER_IDS, TRAP_IDS
from podziemia.games.dungeonlords.data.lessons import LESSON_IDS
from podziemia.games.dungeonlords.rules.battle import NO_CARD
from podziemia.games.dungeonlords.rules.school import open_school
from podziemia.games.dungeonlords.rules.setup import set_up
from podziemia.games.dungeonlords.rules.state import DungeonState
from podziemia.kernel.rng import seeded
from podziemia.kernel.show import Say


def described_lessons(say: Say) -> list[str]:
    """What each lesson is called, and how to play it."""
    return [say("dungeonlords-school-lesson", thing=lesson, key=lesson) for lesson in LESSON_IDS]


def solved_lessons(say: Say) -> list[str]:
    """A line per lesson: the best plan round by round, and how many tiles it loses (DUN-22.03)."""
    lines = []
    for number, lesson in enumerate(LESSON_IDS):
        s = open_school(set_up(1, 0, False, seeded("")), number)
        plans, conquered = best_line(s)
        said = [_round(say, round, plan) for round, plan in enumerate(plans, 1)]
        lines.append(say("dungeonlords-school-best", thing=lesson, plan="; ".join(said), n=conquered))
    return lines


def best_line(s: DungeonState) -> tuple[list[Plan], int]:
    """The solver's plans of a lesson from its first round to its end, and the tiles conquered by then."""
    solver = Solver(s, 0, TILES)
    position = solver.start(s, 0)
    plans: list[Plan] = []
    while position.dungeon.fights:
        plan = solver.best(position).plan
        if plan is None:
            break
        _, way = solver.best_way(position, plan, NO_CARD, solver.upper_bound(position))
        position = solver.play(position, plan, NO_CARD, way, [])
        plans.append(plan)
    return plans, position.dungeon.conquered.bit_count()


def _round(say: Say, number: int, plan: Plan) -> str:
    things = [TRAP_IDS[trap] for trap in plan.traps] + [MONSTER_IDS[kind] for kind in plan.units]
    if not things:
        return say("dungeonlords-school-nothing", n=number)
    return say("dungeonlords-school-round", n=number, things=things)
