"""How near figures, spaces and tokens are to one another (DSC-5)."""

from __future__ import annotations

from podziemia.games.descent.rules.figures import Figure
from podziemia.games.descent.rules.ground import FAR
from podziemia.games.descent.rules.pieces import Token
from podziemia.games.descent.rules.state import DescentState
from podziemia.kernel.ask import NOBODY


def are_adjacent(s: DescentState, a: Figure, b: Figure) -> bool:
    """DSC-5.04"""
    if a.id == b.id or not b.on_map:
        return False
    for space in a.spaces:
        far = s.ground.distances(space)
        for other in b.spaces:
            if far[other] == 1:
                return True
    return False


def distance(s: DescentState, a: Figure, b: Figure) -> int:
    """From whichever spaces are nearest (DSC-5.09)."""
    best = FAR
    for space in a.spaces:
        far = s.ground.distances(space)
        for other in b.spaces:
            if far[other] < best:
                best = far[other]
    return best


def distance_to_space(s: DescentState, figure: Figure, space: int) -> int:
    far = s.ground.distances(space)
    return min([far[own] for own in figure.spaces], default=FAR)


def is_near_token(s: DescentState, figure: Figure, token: Token, n: int) -> bool:
    space = token.space if token.bearer == NOBODY else s.figures[token.bearer].spaces[0]
    return space != NOBODY and distance_to_space(s, figure, space) <= n
