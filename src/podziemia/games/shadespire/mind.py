"""What the bots know."""

from __future__ import annotations

from podziemia.games.shadespire.state import ShadespireState
from podziemia.kernel.mind import Mind


class ShadespireMind(Mind[ShadespireState]):
    def points(self, s: ShadespireState) -> list[float]:
        return [float(player.glory) for player in s.players]
