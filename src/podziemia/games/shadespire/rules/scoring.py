"""Who wins (SHA-14.01 to SHA-14.04)."""

from __future__ import annotations

from podziemia.games.shadespire.data.objective_cards import OBJECTIVES
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.kernel.game import Score


def score(s: ShadespireState, seat: int) -> Score:
    """Glory, spent or not; then survivors, then objectives held, which only survivors do."""
    player = s.players[seat]
    objectives = sum([OBJECTIVES[card].glory for card in player.scored])
    parts = [("objectives", objectives), ("battle", player.glory - objectives)]
    if s.field is None:
        return Score(player.glory, parts, (0, 0))
    return Score(player.glory, parts, (int(s.allies(seat) != []), len(s.held_by(seat))))
