"""What every answer of somebody who plans a battle is worth, counted to the end of the combat."""

from __future__ import annotations

from typing import Final

from podziemia.games.dungeonlords.bots.solver import Plan, Solver, TooBigError, worth_in
from podziemia.games.dungeonlords.data.options import DONE, SEND, SET_TRAP, TILE
from podziemia.games.dungeonlords.rules.state import Dungeon, DungeonState
from podziemia.kernel.ask import Ask, Option

PATIENCE: Final = 20_000
"""Battles played out to count one position: for those who look for puzzles, not for those who play."""


def counted_plans(s: DungeonState, ask: Ask) -> dict[str, float]:
    """By the text of each answer, the points of the best plan that goes on from it; empty where not all can be known:
    too many battles, a paladin that others may send away, or tiles that a plan cannot tell apart."""
    if not s.in_combat() or ask.kind not in ("plan.tile", "plan.commit"):
        return {}
    solver = Solver(s, ask.seat, worth_in(s), PATIENCE)
    if not solver.undisturbed:
        return {}
    dungeon = s.dungeons[ask.seat]
    try:
        values = values_of_plans(solver, s, ask.seat)
    except TooBigError:
        return {}
    found = {}
    for option in ask.options:
        after = [value for plan, value in values if goes_on(plan, dungeon, option)]
        if not after:
            return {}
        found[option.text] = max(after)
    return found


def values_of_plans(solver: Solver, s: DungeonState, seat: int) -> list[tuple[Plan, float]]:
    position = solver.start(s, seat)
    cards = solver.cards(position)
    most = solver.upper_bound(position)
    return [
        (plan, solver.value_of_plan(position, plan, cards, -1000.0, most)) for plan in solver.plans(position.dungeon)
    ]


def goes_on(plan: Plan, dungeon: Dungeon, option: Option) -> bool:
    """Whether the plan can still be carried out after the answer."""
    if dungeon.plan_tile < 0:
        return option is TILE[plan.tile]
    if not plan.includes(dungeon):
        return False
    missing = [SET_TRAP[trap] for trap in missing_of(plan.traps, dungeon.plan_traps)]
    missing += [SEND[kind] for kind in missing_of(plan.units, dungeon.plan_units)]
    return option in missing if option is not DONE else not missing


def missing_of(wanted: tuple[int, ...], committed: list[int]) -> list[int]:
    """What a plan needs beyond what is committed."""
    left = list(wanted)
    for one in committed:
        left.remove(one)
    return left
