"""How good a position of Tyrants of the Underdark is, and which answers deserve a look first."""

from __future__ import annotations

from podziemia.games.tyrants.scoring import score
from podziemia.games.tyrants.state import TyrantsState
from podziemia.kernel.mind import Mind


class TyrantsMind(Mind[TyrantsState]):
    def points(self, s: TyrantsState) -> list[float]:
        return [float(score(s, seat).total) for seat in range(s.seats)]

    def calm(self, s: TyrantsState) -> int:
        return s.round * s.seats + (s.active - s.first) % s.seats
