"""How good a position of Dungeon Lords is, and which answers deserve a look first."""

from __future__ import annotations

from typing import Any

from podziemia.games.dungeonlords.bots.adviser import Adviser
from podziemia.games.dungeonlords.bots.counted import counted_plans
from podziemia.games.dungeonlords.bots.priors import PRIORS
from podziemia.games.dungeonlords.bots.worth import rounds_left, titles, worth, worth_by_part
from podziemia.games.dungeonlords.rules.scoring import scores
from podziemia.games.dungeonlords.rules.state import NO_LESSON, DungeonState
from podziemia.kernel.ask import Ask, Option
from podziemia.kernel.mind import Mind
from podziemia.kernel.state import Event

MINOR = ("spy", "mine", "produce", "taxes", "prisoner", "pay.trap", "traps.discard", "orders.neutral")
"""Questions that the first sight answers well enough."""


class DungeonMind(Mind[DungeonState]):
    """Values buildings, goods, monsters, the combat to come and titles; plans combats with the solver."""

    def __init__(self) -> None:
        self.adviser: Adviser = Adviser()

    def points(self, s: DungeonState) -> list[float]:
        if s.school != NO_LESSON or (s.year == 2 and s.over):
            return [float(score.total) for score in scores(s)]
        won = titles(s)
        return [worth(s, seat) + won[seat] for seat in range(s.seats)]

    def parts(self, s: DungeonState, seat: int) -> list[tuple[str, float]]:
        if s.school != NO_LESSON or (s.year == 2 and s.over):
            return [("points", float(scores(s)[seat].total))]
        return [*worth_by_part(s, seat), ("titles", titles(s)[seat])]

    def spread(self, s: DungeonState) -> float:
        return 2.0 + 0.8 * rounds_left(s)

    def priors(self, s: DungeonState, ask: Ask) -> list[float]:
        """A rough guess a question kind; all the same where there is none."""
        if ask.kind in PRIORS:
            return PRIORS[ask.kind](s, ask)
        return [1.0] * len(ask.options)

    def temperature(self, ask: Ask) -> float:
        return 0.8 if ask.kind == "orders.choose" else 1.0

    def calm(self, s: DungeonState) -> int:
        """A building round, or a round of combat."""
        return (s.year - 1) * 8 + s.season + s.combat_round

    def matters(self, ask: Ask) -> bool:
        return ask.kind not in MINOR

    def knows(self, match: Any, seat: int) -> Option | None:
        """Combats are planned by the solver, from what the seat knows."""
        return self.adviser.advise(match, seat)

    def counted(self, match: Any, seat: int) -> dict[str, float]:
        """Plans of a combat, as long as nobody else's evil can disturb it."""
        return counted_plans(match.state, match.ask_of(seat))

    def reasons(self, match: Any, seat: int) -> list[Event]:
        """The solver's plan as a whole, and what it is worth."""
        return self.adviser.reasons(match, seat)
