"""The mind of those who play: the one made by hand, with a better first sight, a cheaper way to plan combats and a use
for neutral minions.

The one made by hand stays as it is (`mind.py`), because minds are measured against it.
"""

from __future__ import annotations

from typing import Any, Final

from podziemia.games.dungeonlords.bots.mind import DungeonMind
from podziemia.games.dungeonlords.bots.neutral import best_command
from podziemia.games.dungeonlords.bots.orders import KIND, OTHERS, PACKAGE, WEIGHTS, order_chances, order_values
from podziemia.games.dungeonlords.bots.sight import SIGHT
from podziemia.games.dungeonlords.bots.tactician import PATIENTLY, QUICKLY, Limits, Tactician
from podziemia.games.dungeonlords.bots.wages import best_wages
from podziemia.games.dungeonlords.rules.state import DungeonState
from podziemia.kernel.ask import Ask, Option
from podziemia.kernel.sight import Sight

PROMISING_ORDERS: Final = 8
"""That a learner tries, in worlds of its own: the best order is hardly ever beyond."""
KEEP: Final = "orders.keep"
HEATS_OF_ORDERS: Final = ((16, 1), (7, 1), (4, 1), (2, 2))
"""First sight of orders is rough, so many are tried once; the others' orders are not known, so the last few are tried
again and again."""
HEATS_OF_KEPT: Final = ((3, 3),)
HEATS_OF_ACTIONS: Final = ((10, 1),)
"""What else is asked in a round has little to do with what is hidden: sixteen worlds choose no better than one."""


ENOUGH_FOR_ORDERS: Final = 4000
ENOUGH: Final = 1000
"""Iterations after which another answer is hardly worth the wait: in other deals a choice of orders after so many gives
away 0.03 ± 0.06 thousandths of a chance to win beside one after 12,000, one of where to dig 0.7 ± 0.8 beside 6,000."""


class LordMind(DungeonMind):
    def __init__(self, limits: Limits = QUICKLY) -> None:
        super().__init__()
        self.adviser = Tactician(limits)
        self.sight = Sight(package=PACKAGE, name=WEIGHTS)
        self.others = Sight(package=PACKAGE, name=OTHERS)

    def priors(self, s: DungeonState, ask: Ask) -> list[float]:
        if ask.kind == KIND:
            return order_values(s, ask.seat, ask.options, self.sight)
        if ask.kind in SIGHT:
            return SIGHT[ask.kind](s, ask)
        return super().priors(s, ask)

    def foreseen(self, s: DungeonState, ask: Ask) -> list[list[float]]:
        return order_chances(s, ask, self.others) if ask.kind == KIND else []

    def breadth(self, ask: Ask) -> int:
        return PROMISING_ORDERS if ask.kind == KIND else super().breadth(ask)

    def heats(self, ask: Ask) -> tuple[tuple[int, int], ...]:
        return HEATS_OF_ORDERS if ask.kind == KIND else HEATS_OF_KEPT if ask.kind == KEEP else HEATS_OF_ACTIONS

    def knows(self, match: Any, seat: int) -> Option | None:
        """The neutral minion's order is worked out, wages go to the best fighters, and combats are planned, from what
        the seat knows."""
        ask = match.ask_of(seat)
        if ask.kind == "orders.neutral":
            return best_command(match.state, ask)
        if ask.kind == "payday":
            return best_wages(match.state, ask)
        return self.adviser.advise(match, seat)


class PatientLord(LordMind):
    """For who takes his time: combats are counted much further, and orders searched until enough has been seen."""

    def __init__(self) -> None:
        super().__init__(PATIENTLY)

    def enough(self, ask: Ask) -> int:
        return ENOUGH_FOR_ORDERS if ask.kind == KIND else ENOUGH

    def eager(self, ask: Ask) -> bool:
        """One of 120 orders is often clear of all that were tried before half of them have been."""
        return True
