"""Who has won (DSC-1.02): heroes win or lose together, the overlord alone."""

from __future__ import annotations

from podziemia.games.descent.rules.state import HEROES_SIDE, OVERLORD, DescentState
from podziemia.kernel.game import Score


def winner(s: DescentState) -> int:
    """The side that has won the last encounter so far decided; NOBODY (-1) before the first."""
    if s.campaign is not None and s.campaign.history:
        return s.campaign.history[-1][1] if not s.wins else s.wins[-1]
    return s.wins[-1] if s.wins else -1


def score(s: DescentState, seat: int) -> Score:
    """One point for the side that wins; there are no draws."""
    side = winner(s)
    heroes_ahead = side == HEROES_SIDE
    mine = side >= 0 and (heroes_ahead if seat != OVERLORD else not heroes_ahead)
    return Score(1 if mine else 0, [("victory", 1 if mine else 0)])
