"""The preview of a plan: the battle told step by step, as far as its owner can know it."""

from __future__ import annotations

from typing import Final

from podziemia.games.dungeonlords.battle import NO_CARD
from podziemia.games.dungeonlords.cards import HEROES, NOTHING
from podziemia.games.dungeonlords.solver import (
    MOST_WAYS,
    THIS_ROUND,
    TYPICAL,
    Plan,
    Position,
    Solver,
    TooBigError,
    worth_in,
)
from podziemia.games.dungeonlords.state import NO_LESSON, DungeonState
from podziemia.kernel.ask import NOBODY
from podziemia.kernel.state import EVERYONE, Event

SOON: Final = 1000
"""Battles played out in order to choose well; a preview must not keep its reader waiting."""
STEP_BEGINS: Final = ("trap_sprung", "spell_cast", "monster_attacks", "healed", "fatigue")
"""The events with which a step of the story begins."""


def preview(s: DungeonState, seat: int) -> list[list[Event]]:
    """The battle as it would go with the plan as it stands, the owner choosing well. An unknown combat card ends the
    story where it would begin to matter: after the traps if a spell could be cast, else before fatigue."""
    dungeon = s.dungeons[seat]
    if not s.in_combat() or dungeon.plan_tile == NOTHING or dungeon.done:
        return []
    plan = Plan(dungeon.plan_tile, tuple(dungeon.plan_traps), tuple(dungeon.plan_units))
    solver = Solver(s, seat, worth_in(s), SOON)
    position = solver.start(s, seat)
    known = NO_CARD if s.school != NO_LESSON else solver.known[s.combat_round - 1]
    open_card = known >= 0 or s.school != NO_LESSON
    told = tell_battle(solver, position, plan, known if open_card else TYPICAL[s.year - 1], seat)
    if open_card:
        return told
    can_cast = sum([HEROES[a.id].magic for a in dungeon.party]) >= s.combat_round
    return [*up_to_the_card(told, can_cast), [Event("card_unknown", NOBODY, "", 0, NOBODY, (), EVERYONE)]]


def tell_battle(solver: Solver, position: Position, plan: Plan, card: int, seat: int) -> list[list[Event]]:
    """Play the best way once more, listening."""
    most = solver.upper_bound(position)
    try:
        _, way = solver.best_way(position, plan, card, most)
    except TooBigError:
        solver.mode = THIS_ROUND
        solver.limit *= MOST_WAYS
        _, way = solver.best_way(position, plan, card, most)
    heard: list[Event] = []
    solver.arena.heard = heard
    solver.play(position, plan, card, way, [])
    solver.arena.heard = None
    steps: list[list[Event]] = [[]]
    for event in heard:
        if event.what in STEP_BEGINS:
            steps.append([])
        if event.seat != NOBODY:
            event.seat = seat  # the little table has one dungeon only
        steps[-1].append(event)
    return [step for step in steps if step]


def up_to_the_card(told: list[list[Event]], can_cast: bool) -> list[list[Event]]:
    kept = []
    for step in told:
        what = step[0].what
        if what in ("spell_cast", "fatigue") or (can_cast and what in ("monster_attacks", "healed")):
            break
        kept.append(step)
    return kept
