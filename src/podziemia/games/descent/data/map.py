"""Maps: spaces, terrain, zones and doors of an encounter (DSC-2.03, 5.01, 19.01).

A space is one number, row * 32 + column, so that a set of spaces is one integer of bits.
"""

from __future__ import annotations

from typing import Final

from podziemia.games.descent.data.quest_parts import Encounter
from podziemia.kernel.errors import BadSetup

COLUMNS: Final = 32
ROWS: Final = 16
SPACES: Final = ROWS * COLUMNS
_LETTERS: Final[tuple[str, ...]] = (*"abcdefghijklmnopqrstuvwxyz", "aa", "ab", "ac", "ad", "ae", "af")
SPACE_IDS: Final = tuple([f"{_LETTERS[space % COLUMNS]}{space // COLUMNS + 1}" for space in range(SPACES)])
"""Columns by letter, rows by number, as on a chess board seen from above: a1 is the top left corner."""

NOTHING: Final = 0
FLOOR: Final = 1
OBSTACLE: Final = 2
WATER: Final = 3
PIT: Final = 4
LAVA: Final = 5
TERRAINS: Final[tuple[str, ...]] = ("nothing", "floor", "obstacle", "water", "pit", "lava")
_SIGNS: Final = {"#": NOTHING, "o": OBSTACLE, "~": WATER, "^": PIT, "!": LAVA}

_SIDES: Final = {"N": -COLUMNS, "E": 1, "S": COLUMNS, "W": -1}
MOST_DOORS: Final = 8

Edge = tuple[int, int]


def space_at(row: int, column: int) -> int:
    return row * COLUMNS + column


def bits_of(spaces: tuple[int, ...] | list[int]) -> int:
    bits = 0
    for space in spaces:
        bits |= 1 << space
    return bits


def without(bits: int, gone: int) -> int:
    """A set less what is gone. Negative numbers, and `~` makes them, cost the compiled build twice as much."""
    return bits ^ (bits & gone)


class Board:
    """The map of one encounter as built. What changes during play (doors, floods, fires) lies in the state."""

    __slots__ = (
        "columns",
        "door_bits",
        "door_edges",
        "door_ids",
        "door_locked",
        "door_squares",
        "doors_closed",
        "id",
        "rows",
        "spaces",
        "terrain",
        "zones",
    )

    def __init__(self, id: str, rows: list[str]) -> None:
        self.id = id
        self.rows = len(rows)
        self.columns = max([len(row) for row in rows])
        terrain = bytearray(SPACES)
        zones: dict[str, list[int]] = {}
        for r, row in enumerate(rows):
            for c, sign in enumerate(row):
                space = space_at(r, c)
                terrain[space] = _SIGNS.get(sign, FLOOR)
                if sign.isalnum() and sign != "o":
                    zones.setdefault(sign, []).append(space)
        self.terrain = bytes(terrain)
        self.spaces = tuple([space for space in range(SPACES) if terrain[space]])
        self.zones = {letter: tuple(squares) for letter, squares in zones.items()}
        self.door_ids: tuple[str, ...] = ()
        self.door_edges: tuple[frozenset[Edge], ...] = ()
        self.door_squares: tuple[tuple[int, ...], ...] = ()
        self.door_bits: tuple[int, ...] = ()
        """The same squares on both sides of each door, as bits."""
        self.doors_closed = 0
        self.door_locked = 0

    def zone(self, letter: str) -> tuple[int, ...]:
        return self.zones.get(letter, ())

    def hang_doors(self, encounter: Encounter) -> None:
        ids, edges, squares = [], [], []
        for number, door in enumerate(encounter.doors):
            crossing: set[Edge] = set()
            beside: list[int] = []
            for row, column in door.squares:
                here = space_at(row, column)
                there = here + _SIDES[door.side]
                crossing |= {(here, there), (there, here)}
                beside += [here, there]
            ids.append(door.id)
            edges.append(frozenset(crossing))
            squares.append(tuple(beside))
            if door.state != "open":
                self.doors_closed |= 1 << number
            if door.state == "locked":
                self.door_locked |= 1 << number
        self.door_ids = tuple(ids)
        self.door_edges = tuple(edges)
        self.door_squares = tuple(squares)
        self.door_bits = tuple([bits_of(beside) for beside in squares])


def build_board(quest: str, encounter: Encounter) -> Board:
    """The map of the encounter, walls and doors in place; a map in two pieces is refused with the lost space."""
    board = Board(f"{quest}-{encounter.id}", encounter.map.strip("\n").split("\n"))
    board.hang_doors(encounter)
    blocked = bytearray(board.terrain)
    for letter, marker in encounter.markers.items():
        if not marker.walkable and marker.kind != "structure":
            for space in board.zone(letter):
                blocked[space] = OBSTACLE
    board.terrain = bytes(blocked)
    check_connected(board)
    return board


def check_connected(board: Board) -> None:
    """Every space that can be entered is reached from every other, all doors open."""
    walkable = [space for space in board.spaces if board.terrain[space] != OBSTACLE]
    if not walkable:
        raise BadSetup("map-empty", map=board.id)
    seen = {walkable[0]}
    edge = [walkable[0]]
    while edge:
        space = edge.pop()
        for step in (-COLUMNS, -1, 1, COLUMNS):
            there = space + step
            if 0 <= there < SPACES and board.terrain[there] not in (NOTHING, OBSTACLE) and there not in seen:
                seen.add(there)
                edge.append(there)
    lost = [space for space in walkable if space not in seen]
    if lost:
        raise BadSetup("map-unconnected", map=board.id, space=SPACE_IDS[lost[0]])
