"""The yardstick's mind: plans of turns at first sight. It weighs no positions, and greedy asked it for none."""

from __future__ import annotations

from podziemia.games.descent.bots.yardstick.priors import priors_of
from podziemia.games.descent.rules.state import DescentState
from podziemia.kernel.ask import Ask
from podziemia.kernel.mind import Mind


class YardstickMind(Mind[DescentState]):
    def priors(self, s: DescentState, ask: Ask) -> list[float]:
        return priors_of(s, ask)

    def matters(self, ask: Ask) -> bool:
        return False
