"""Whom to pay before the combat: with the food there is, those who fight best together (strategy, section 7)."""

from __future__ import annotations

from itertools import combinations

from podziemia.games.dungeonlords.bots.forecast import HIT
from podziemia.games.dungeonlords.data.cards import AUTUMN, MONSTERS, PALADIN_SPACE
from podziemia.games.dungeonlords.data.options import PAY, RELEASE
from podziemia.games.dungeonlords.rules.state import DungeonState
from podziemia.kernel.ask import Ask, Option


def best_wages(s: DungeonState, ask: Ask) -> Option | None:
    """The next answer of an autumn's payday; None where wages are more than food, or their evil may bring the
    paladin."""
    dungeon = s.dungeons[ask.seat]
    due = still_due(dungeon.creatures(), ask)
    costs = [MONSTERS[kind].cost for kind in due]
    evil = dungeon.evil + sum([cost.evil for cost in costs])
    if s.season != AUTUMN or evil >= PALADIN_SPACE or [1 for c in costs if c.gold or c.traps or c.monsters]:
        return None
    paid = best_fed(due, dungeon.food)
    return PAY[paid[0]] if paid else RELEASE[due[0]]


def still_due(creatures: list[int], ask: Ask) -> list[int]:
    """Those who have been neither paid nor let go: one of every kind on offer, and more of them as far as the number
    that is asked for goes."""
    due = [option.index for option in ask.options if option.verb == "release"]
    for kind in list(due):
        due += [kind] * min(creatures.count(kind) - 1, ask.n - len(due))
    return due


Company = tuple[int, ...]


def best_fed(due: list[int], food: int) -> Company:
    """The strongest company that the food pays; of equals the one that eats less."""
    best: Company = ()
    for size in range(len(due) + 1):
        for company in combinations(due, size):
            if wages_of(company) <= food and worth_of(company) > worth_of(best):
                best = company
    return best


def worth_of(company: Company) -> tuple[float, int]:
    return sum([HIT[kind] for kind in company]), -wages_of(company)


def wages_of(company: Company) -> int:
    return sum([MONSTERS[kind].cost.food for kind in company])
