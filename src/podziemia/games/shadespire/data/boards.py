"""The six board faces (SHA-3.05): starting, blocked and lethal hexes as [X,R]."""

from __future__ import annotations

from typing import Final, NamedTuple


class Board(NamedTuple):
    """One face of a board."""

    id: str
    starting: tuple[tuple[int, int], ...]
    blocked: tuple[tuple[int, int], ...] = ()
    lethal: tuple[tuple[int, int], ...] = ()


BOARDS: Final[tuple[Board, ...]] = (
    Board(
        "mirror_well",
        (
            (4, 2),
            (8, 2),
            (12, 2),
            (2, 4),
            (4, 4),
            (10, 4),
            (11, 5),
        ),
        (),
        (),
    ),
    Board(
        "shyishian_stardial",
        (
            (5, 1),
            (11, 1),
            (12, 2),
            (5, 3),
            (10, 4),
            (3, 5),
            (5, 5),
        ),
        (
            (7, 3),
            (4, 4),
            (6, 4),
        ),
        (),
    ),
    Board(
        "katophranes_reliquary",
        (
            (9, 1),
            (6, 2),
            (10, 2),
            (14, 2),
            (2, 4),
            (14, 4),
            (7, 5),
        ),
        (),
        (),
    ),
    Board(
        "shattered_tower",
        (
            (4, 2),
            (8, 2),
            (11, 3),
            (2, 4),
            (4, 4),
            (9, 5),
            (13, 5),
        ),
        (
            (13, 3),
            (8, 4),
            (12, 4),
        ),
        (),
    ),
    Board(
        "arcane_nexus",
        (
            (1, 1),
            (6, 2),
            (12, 2),
            (13, 3),
            (2, 4),
            (5, 5),
            (13, 5),
        ),
        (),
        (
            (10, 2),
            (5, 3),
            (9, 5),
        ),
    ),
    Board(
        "animus_forge",
        (
            (13, 1),
            (4, 2),
            (9, 3),
            (11, 3),
            (2, 4),
            (7, 5),
            (11, 5),
        ),
        (
            (7, 1),
            (5, 3),
        ),
        (
            (6, 4),
            (14, 4),
        ),
    ),
)
BOARD_IDS: Final = tuple(board.id for board in BOARDS)
CORE_BOARDS: Final = 4
"""The faces of the core box; the others have lethal hexes and are optional (SHA-3.17)."""
