"""A plan for a combat too big to be counted: a few promising ways are followed to the end, the rest is estimated.

Every plan of a round is played out and judged by what may follow (`forecast.py`). Only the best few are looked into
further: what the next round's best few would bring after them, and so on. Cards that nobody knows are taken to be
middling ones. What comes out is a good guess, and says so.
"""

from __future__ import annotations

from typing import Final

from podziemia.games.dungeonlords.bots.forecast import outlook
from podziemia.games.dungeonlords.bots.solver import Plan, Position, Solver, Worth
from podziemia.games.dungeonlords.data.cards import COMBAT_ROUNDS, DETECT_EVIL, FIREBALL, LOCATE_HOARD, REGENERATION
from podziemia.games.dungeonlords.rules.state import DungeonState

MIDDLING: Final = ((FIREBALL, DETECT_EVIL), (LOCATE_HOARD, REGENERATION))
"""By year: cards of usual fatigue whose spells do little."""
BREADTH: Final = (5, 2, 1, 1)
"""So many plans are looked into, by rounds from now."""
WAYS: Final = (60, 16, 12, 12)
"""So many ways to play a battle are tried, likewise."""
LIKELY: Final = 3
"""So many outcomes of a battle are looked into."""
BOUNDLESS: Final = 1_000_000


class Outcome:
    """What a battle leaves behind when it is played along a path of choices."""

    __slots__ = ("after", "estimate", "gained", "key", "path")

    def __init__(
        self, after: Position, gained: float, estimate: float, key: tuple[object, ...], path: list[int]
    ) -> None:
        self.after = after
        self.gained = gained
        self.estimate = estimate
        self.key = key
        self.path = path


def _worst_first(outcome: Outcome) -> float:
    return -outcome.estimate


class Draft:
    """A plan with its outcomes, card by card."""

    __slots__ = ("estimate", "outcomes", "plan")

    def __init__(self, plan: Plan, outcomes: list[tuple[float, list[Outcome]]]) -> None:
        self.plan = plan
        self.outcomes = outcomes
        self.estimate = sum([chance * some[0].estimate for chance, some in outcomes], 0.0)


def _best_first(draft: Draft) -> float:
    return -draft.estimate


class Lookahead(Solver):
    """Looks into the best plans of a combat."""

    def __init__(self, s: DungeonState, seat: int, worth: Worth) -> None:
        super().__init__(s, seat, worth, BOUNDLESS)
        self.first = s.combat_round

    def best_plan(self, position: Position, plans: list[Plan]) -> tuple[float, Plan]:
        """The best of these plans."""
        depth = position.round - self.first
        drafts = [self.draft(position, plan, depth) for plan in plans]
        drafts.sort(key=_best_first)
        if position.round == COMBAT_ROUNDS:
            return drafts[0].estimate, drafts[0].plan
        best, chosen = -1000.0, drafts[0].plan
        for draft in drafts[: BREADTH[depth]]:
            value = 0.0
            for chance, outcomes in draft.outcomes:
                value += chance * max([self.value_after(one) for one in outcomes[:LIKELY]])
            if value > best:
                best, chosen = value, draft.plan
        return best, chosen

    def draft(self, position: Position, plan: Plan, depth: int) -> Draft:
        known = self.known[position.round - 1]
        middling = MIDDLING[self.year - 1]
        cards = (known,) if known >= 0 else middling if depth == 0 else middling[depth % 2 : depth % 2 + 1]
        return Draft(plan, [(1.0 / len(cards), self.outcomes(position, plan, card, [], depth)) for card in cards])

    def outcomes(self, position: Position, plan: Plan, card: int, begun: list[int], depth: int) -> list[Outcome]:
        """What the battle may bring after the choices made so far, the best first."""
        before = self.potential(position.dungeon)
        found: list[Outcome] = []
        seen: set[tuple[object, ...]] = set()
        paths = [begun]
        tried = 0
        while paths and tried < WAYS[depth]:
            tried += 1
            path = paths.pop()
            after = self.play(position, plan, card, path, paths)
            key = self.key(after)
            if key not in seen:
                seen.add(key)
                gained = self.potential(after.dungeon) - before
                found.append(Outcome(after, gained, gained + self.guess(after), key, path))
        found.sort(key=_worst_first)
        return found

    def best_outcome(self, position: Position, plan: Plan, card: int, begun: list[int]) -> Outcome:
        """Of a battle that has begun."""
        outcomes = self.outcomes(position, plan, card, begun, 0)
        values = [self.value_after(one) for one in outcomes[: BREADTH[0]]]
        return outcomes[values.index(max(values))]

    def guess(self, position: Position) -> float:
        if not position.dungeon.fights:
            return 0.0
        return outlook(position.dungeon, self.year, COMBAT_ROUNDS - position.round + 1)

    def value_after(self, outcome: Outcome) -> float:
        """What the outcome is worth once the rounds that follow have been looked into."""
        after = outcome.after
        if not after.dungeon.fights or after.round > COMBAT_ROUNDS:
            return outcome.gained
        if outcome.key not in self.found:
            plans = self.plans(after.dungeon)
            self.found[outcome.key] = self.best_plan(after, plans)[0] if plans else self.without_tiles(after)
        return outcome.gained + self.found[outcome.key]

    def pool_after(self, position: Position, card: int, party_magic: int) -> tuple[int, ...]:
        return ()
