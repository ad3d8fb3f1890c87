"""How good a position of Abyss is, and which answers deserve a look first."""

from __future__ import annotations

from podziemia.games.abyss.scoring import score
from podziemia.games.abyss.state import AbyssState
from podziemia.kernel.mind import Mind


class AbyssMind(Mind[AbyssState]):
    def points(self, s: AbyssState) -> list[float]:
        return [float(score(s, seat).total) for seat in range(s.seats)]

    def calm(self, s: AbyssState) -> int:
        return s.turn
