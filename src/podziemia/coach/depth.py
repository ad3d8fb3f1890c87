"""How long the coach looks: in deals, not in seconds, so that a busy machine finds the same as a quiet one."""

from __future__ import annotations

from typing import Final, NamedTuple


class Look(NamedTuple):
    """One look at a decision: a race of all answers, so many deals for each and so many runs at most, and then the
    proof: so many fresh deals in which the winner meets what was played."""

    deals: int
    most: int
    proof: int

    def shorter(self) -> Look:
        """For a question that greedy does not look into: there is less to find, and each try costs more. Where first
        sight is firm a try costs still more, for it goes on until the other side has replied."""
        return Look(max(4, self.deals // 3), max(8, self.most // 3), max(6, self.proof // 3))


class Depth(NamedTuple):
    worlds: int
    """Worlds of a seat at every point of its curve."""
    first: Look
    """At every decision."""
    second: Look
    """At those that seem to have cost most."""
    seconds: int
    """How many decisions are looked at twice."""


QUICK: Final = "quick"
STANDARD: Final = "standard"
DEEP: Final = "deep"

DEPTHS: Final = {
    QUICK: Depth(2, Look(8, 64, 16), Look(24, 240, 60), 12),
    STANDARD: Depth(3, Look(16, 160, 40), Look(80, 800, 300), 100),
    DEEP: Depth(6, Look(40, 400, 100), Look(400, 4000, 1500), 200),
}
