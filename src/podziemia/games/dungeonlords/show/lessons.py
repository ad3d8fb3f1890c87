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


def solved_lesson(lesson: str, say: Say) -> str:
    """The best plan round by round, and how many tiles it loses (DUN-22.03)."""
    s = open_school(set_up(1, 0, False, seeded("")), LESSON_IDS.index(lesson))
    plans, conquered = best_line(s)
    said = [_round(say, round, plan) for round, plan in enumerate(plans, 1)]
    return say("dungeonlords-school-best", thing=lesson, plan="; ".join(said), n=conquered)


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
