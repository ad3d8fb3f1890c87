"""Adjacency and counting spaces: two of the four relations between spaces (DSC-5).

Both depend only on the board, its present terrain and which doors are closed. A `Ground` holds them for one such
combination; `ground_of` is the one place that remembers grounds.
"""

from __future__ import annotations

from typing import Final

from podziemia.games.descent.map import COLUMNS, NOTHING, OBSTACLE, PIT, SPACES, WATER, Board, bits_of

FAR: Final = 255
"""No path at all."""

MOST_GROUNDS: Final = 400

Place = tuple[int, tuple[int, ...], int]
"""A way to put a base down: the number of the option, the spaces under it, and the same as bits."""


class Ground:
    """The board as it lies now: what is adjacent to what, and how far."""

    __slots__ = (
        "_far",
        "_places",
        "board",
        "closed",
        "cost",
        "has_pits",
        "lines",
        "near",
        "near_bits",
        "terrain",
        "walkable",
    )

    def __init__(self, board: Board, terrain: bytes, closed: int) -> None:
        self.board = board
        self.terrain = terrain
        self.closed = closed
        self.has_pits = PIT in terrain
        shut: set[tuple[int, int]] = set()
        for number, edges in enumerate(board.door_edges):
            if closed >> number & 1:
                shut |= edges
        self.near: list[tuple[int, ...]] = [()] * SPACES
        self.near_bits: list[int] = [0] * SPACES
        self.cost = bytearray(SPACES)
        """Movement points to enter a space: 2 for water, 0 where nobody may go."""
        self.walkable = 0
        for space in board.spaces:
            adjacent = adjacent_spaces(terrain, shut, space)
            self.near[space] = tuple(adjacent)
            self.near_bits[space] = bits_of(adjacent)
            if terrain[space] != OBSTACLE:
                self.cost[space] = 2 if terrain[space] == WATER else 1
                self.walkable |= 1 << space
        self._far: dict[int, bytes] = {}
        self._places: dict[tuple[int, int], list[list[Place]]] = {}
        self.lines: dict[int, tuple[int, ...]] = {}
        """Filled in by `sight.lines_between`."""

    def is_adjacent(self, a: int, b: int) -> bool:
        return self.near_bits[a] >> b & 1 == 1

    def distances(self, origin: int) -> bytes:
        """The distance of every space from the origin (DSC-5.07), counted around obstacles, walls and closed doors."""
        found = self._far.get(origin)
        if found is None:
            found = self._count(origin)
            self._far[origin] = found
        return found

    def _count(self, origin: int) -> bytes:
        far = bytearray([FAR]) * SPACES
        far[origin] = 0
        ring = [origin]
        distance = 0
        while ring:
            distance += 1
            outer = []
            for space in ring:
                for there in self.near[space]:
                    if far[there] == FAR:
                        far[there] = distance
                        if self.terrain[there] != OBSTACLE:
                            outer.append(there)
            ring = outer
        return bytes(far)

    def distance(self, a: int, b: int) -> int:
        return self.distances(a)[b]

    def within(self, origin: int, n: int) -> int:
        """All spaces at distance n or less, as bits (DSC-5.10)."""
        far = self.distances(origin)
        return bits_of([space for space in self.board.spaces if far[space] <= n])

    def places(self, base: tuple[int, int], space: int) -> list[Place]:
        """Every way a base lies on the map so that it covers the space, walls and obstacles respected (DSC-17.04)."""
        shape = (min(base), max(base))
        by_space = self._places.get(shape)
        if by_space is None:
            by_space = self._lay_out(shape)
            self._places[shape] = by_space
        return by_space[space]

    def _lay_out(self, shape: tuple[int, int]) -> list[list[Place]]:
        by_space: list[list[Place]] = [[] for _ in range(SPACES)]
        short, long = shape
        turns = [(0, short, long)] if short == long else [(0, short, long), (1, long, short)]
        for anchor in self.board.spaces:
            for turn, rows, columns in turns:
                spaces = tuple([anchor + r * COLUMNS + c for r in range(rows) for c in range(columns)])
                if self._lies(spaces, anchor, rows, columns):
                    place = (anchor * 2 + turn, spaces, bits_of(spaces))
                    for space in spaces:
                        by_space[space].append(place)
        return by_space

    def _lies(self, spaces: tuple[int, ...], anchor: int, rows: int, columns: int) -> bool:
        if anchor % COLUMNS + columns > COLUMNS or spaces[-1] >= SPACES:
            return False
        if bits_of(spaces) & ~self.walkable:
            return False
        for space in spaces:
            right, below = space + 1, space + COLUMNS
            if right in spaces and right % COLUMNS and not self.is_adjacent(space, right):
                return False
            if below in spaces and not self.is_adjacent(space, below):
                return False
        return True


def adjacent_spaces(terrain: bytes, shut: set[tuple[int, int]], space: int) -> list[int]:
    """Spaces that share an edge or a corner and are not cut off by a wall or a closed door (DSC-5.02, 5.03)."""

    def joined(a: int, b: int) -> bool:
        return terrain[a] != NOTHING and terrain[b] != NOTHING and (a, b) not in shut

    found = []
    column = space % COLUMNS
    for down in (-COLUMNS, 0, COLUMNS):
        for right in (-1, 0, 1):
            there = space + down + right
            if there == space or not 0 <= there < SPACES or not 0 <= column + right < COLUMNS:
                continue
            if terrain[there] == NOTHING:
                continue
            if down == 0 or right == 0:
                if joined(space, there):
                    found.append(there)
            else:
                by_side, by_front = space + right, space + down
                if (joined(space, by_side) and joined(by_side, there)) or (
                    joined(space, by_front) and joined(by_front, there)
                ):
                    found.append(there)
    return found


_grounds: dict[tuple[str, bytes, int], Ground] = {}


def ground_of(board: Board, terrain: bytes, closed: int) -> Ground:
    """The ground for this terrain and these closed doors, worked out once."""
    key = (board.id, terrain, closed)
    found = _grounds.get(key)
    if found is None:
        if len(_grounds) >= MOST_GROUNDS:
            _grounds.clear()
        found = Ground(board, terrain, closed)
        _grounds[key] = found
    return found
