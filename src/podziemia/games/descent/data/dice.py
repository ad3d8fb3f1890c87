"""The six dice (DSC-1.07). Faces are facts of the game."""

from __future__ import annotations

from typing import Final

BLUE: Final = 0
RED: Final = 1
YELLOW: Final = 2
BROWN: Final = 3
GRAY: Final = 4
BLACK: Final = 5

DICE: Final[tuple[str, ...]] = ("blue", "red", "yellow", "brown", "gray", "black")


class Face:
    """One side of an attack or power die; the X of the blue die is a miss."""

    __slots__ = ("hearts", "miss", "range", "surges")

    def __init__(self, hearts: int, surges: int, range: int, miss: bool = False) -> None:
        self.hearts = hearts
        self.surges = surges
        self.range = range
        self.miss = miss


FACES: Final[tuple[tuple[Face, ...], ...]] = (
    (Face(0, 0, 0, True), Face(2, 1, 2), Face(2, 0, 3), Face(2, 0, 4), Face(1, 0, 5), Face(1, 1, 6)),
    (Face(1, 0, 0), Face(2, 0, 0), Face(2, 0, 0), Face(2, 0, 0), Face(3, 0, 0), Face(3, 1, 0)),
    (Face(1, 0, 1), Face(0, 1, 1), Face(1, 0, 2), Face(1, 1, 0), Face(2, 0, 0), Face(2, 1, 0)),
)

SHIELDS: Final[tuple[tuple[int, ...], ...]] = ((), (), (), (0, 0, 0, 1, 1, 2), (0, 1, 1, 1, 2, 3), (0, 2, 2, 2, 3, 4))

SIDES: Final = 6
