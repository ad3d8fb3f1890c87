"""How good a position of Dungeon Lords is, and which answers deserve a look first."""

from __future__ import annotations

from podziemia.games.dungeonlords.scoring import scores
from podziemia.games.dungeonlords.state import DungeonState
from podziemia.kernel.mind import Mind


class DungeonMind(Mind[DungeonState]):
    """Values positions by the score they would bring now."""

    def points(self, s: DungeonState) -> list[float]:
        return [float(score.total) for score in scores(s)]

    def calm(self, s: DungeonState) -> int:
        return ((s.year - 1) * 8 + s.season + s.combat_round) * 16 + s.phase
