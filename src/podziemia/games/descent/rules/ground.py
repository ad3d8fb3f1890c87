"""Adjacency and counting spaces: two of the four relations between spaces (DSC-5).

Both depend only on walls, obstacles and closed doors: a `Plan` holds them for one such combination, and the lines of
sight with them. Water, pits and fire change what a step costs but not the plan: a `Ground` is a plan with its present
terrain. `plan_of` and `ground_of` are the one place that remembers both; everything in them can be worked out anew.
"""

from __future__ import annotations

from typing import Final

from podziemia.games.descent.data.map import COLUMNS, FLOOR, LAVA, NOTHING, OBSTACLE, PIT, SPACES, WATER, Board, bits_of

FAR: Final = 255
"""No path at all."""

MOST_GROUNDS: Final = 400
MOST_ROWS: Final = 8
"""No base is as long."""
_EVERYWHERE: Final = (1 << SPACES) - 1
_COST: Final = bytes([0 if kind in (NOTHING, OBSTACLE) else 2 if kind == WATER else 1 for kind in range(256)])
_SHAPE: Final = bytes([kind if kind in (NOTHING, OBSTACLE) else FLOOR for kind in range(256)])

Place = tuple[int, tuple[int, ...], int]
"""A way to put a base down: the number of the option, the spaces under it, and the same as bits."""


class Plan:
    """What walls, obstacles and closed doors make of a board: what is adjacent to what, how far, and in sight."""

    __slots__ = (
        "_far",
        "_places",
        "beside_doors",
        "board",
        "lines",
        "mutual",
        "near",
        "near_bits",
        "opaque",
        "shape",
        "walkable",
        "ways",
    )

    def __init__(self, board: Board, shape: bytes, closed: int) -> None:
        self.board = board
        self.shape = shape
        shut: set[tuple[int, int]] = set()
        beside: list[int] = []
        for number, edges in enumerate(board.door_edges):
            if closed >> number & 1:
                shut |= edges
                beside += board.door_squares[number]
        self.beside_doors = bits_of(beside)
        """Spaces with a closed door on one of their sides."""
        self.near: list[tuple[int, ...]] = [()] * SPACES
        self.near_bits: list[int] = [0] * SPACES
        for space in board.spaces:
            adjacent = adjacent_spaces(shape, shut, space)
            self.near[space] = tuple(adjacent)
            self.near_bits[space] = bits_of(adjacent)
        self.walkable = bits_of([space for space in board.spaces if shape[space] == FLOOR])
        self.opaque = _EVERYWHERE ^ self.walkable
        """Spaces without floor and obstacles, as bits: no line of sight crosses them."""
        self.ways = [(step, bits_of(self._from(step))) for step in _STEPS]
        """For each of the eight directions: the spaces from which one may go there."""
        self._far: list[bytes] = [b""] * SPACES
        """Filled in by `distances`."""
        self._places: dict[int, list[Place]] = {}
        self.lines: dict[int, tuple[int, ...]] = {}
        """Filled in by `sight.lines_between`."""
        self.mutual: dict[int, tuple[int, ...]] = {}
        """Filled in by `sight.mutual_lines`."""

    def _from(self, step: int) -> list[int]:
        return [space for space in self.board.spaces if space + step in self.near[space]]

    def spread(self, bits: int) -> int:
        """All spaces adjacent to one of these."""
        found = 0
        for step, origins in self.ways:
            if step > 0:
                found |= (bits & origins) << step
            else:
                found |= (bits & origins) >> -step
        return found

    def distances(self, origin: int) -> bytes:
        """The distance of every space from the origin (DSC-5.07), counted around obstacles, walls and closed doors."""
        found = self._far[origin]
        if not found:
            found = self._count(origin)
            self._far[origin] = found
        return found

    def _count(self, origin: int) -> bytes:
        far = [FAR] * SPACES
        far[origin] = 0
        ring = [origin]
        distance = 0
        while ring:
            distance += 1
            outer: list[int] = []
            for space in ring:
                for there in self.near[space]:
                    if far[there] == FAR:
                        far[there] = distance
                        if self.shape[there] == FLOOR:  # nothing is counted through an obstacle
                            outer.append(there)
            ring = outer
        return bytes(far)

    def within(self, origin: int, n: int) -> int:
        """All spaces at distance n or less, as bits (DSC-5.10)."""
        seen = 1 << origin
        ring = self.near_bits[origin] if n else 0
        for _ in range(n):
            seen |= ring
            ring = self.spread(ring & self.walkable) & ~seen
        return seen

    def places(self, base: tuple[int, int], space: int) -> list[Place]:
        """Every way a base lies on the map so that it covers the space, walls and obstacles respected (DSC-17.04)."""
        key = (base[0] * MOST_ROWS + base[1]) * SPACES + space
        found = self._places.get(key)
        if found is None:
            found = self._lay_out(min(base), max(base), space)
            self._places[key] = found
        return found

    def _lay_out(self, short: int, long: int, space: int) -> list[Place]:
        turns = [(0, short, long)] if short == long else [(0, short, long), (1, long, short)]
        found: list[Place] = []
        for turn, rows, columns in turns:
            for up in range(rows):
                for left in range(columns):
                    anchor = space - up * COLUMNS - left
                    spaces = tuple([anchor + r * COLUMNS + c for r in range(rows) for c in range(columns)])
                    if self._lies(spaces, anchor, columns):
                        found.append((anchor * 2 + turn, spaces, bits_of(spaces)))
        return sorted(found)

    def _lies(self, spaces: tuple[int, ...], anchor: int, columns: int) -> bool:
        if anchor < 0 or anchor % COLUMNS + columns > COLUMNS or spaces[-1] >= SPACES:
            return False
        bits = bits_of(spaces)
        if bits & self.opaque:
            return False
        for space in spaces:
            right, below = space + 1, space + COLUMNS
            if right in spaces and not self.near_bits[space] >> right & 1:
                return False
            if below in spaces and not self.near_bits[space] >> below & 1:
                return False
        return True


class Ground:
    """The board as it lies now: a plan, and what it costs to enter each space."""

    __slots__ = ("board", "cost", "has_pits", "hazards", "near", "near_bits", "plan", "terrain", "walkable")

    def __init__(self, board: Board, terrain: bytes, closed: int) -> None:
        self.board = board
        self.terrain = terrain
        self.plan = plan_of(board, terrain, closed)
        self.near = self.plan.near
        self.near_bits = self.plan.near_bits
        self.walkable = self.plan.walkable
        self.has_pits = PIT in terrain
        self.hazards = bits_of([space for space in board.spaces if terrain[space] in (PIT, LAVA)])
        """Pits and lava, as bits."""
        self.cost = terrain.translate(_COST)
        """Movement points to enter a space: 2 for water, 0 where nobody may go."""

    def is_adjacent(self, a: int, b: int) -> bool:
        return self.plan.distances(a)[b] == 1

    def distances(self, origin: int) -> bytes:
        return self.plan.distances(origin)

    def distance(self, a: int, b: int) -> int:
        return self.plan.distances(a)[b]

    def within(self, origin: int, n: int) -> int:
        return self.plan.within(origin, n)

    def places(self, base: tuple[int, int], space: int) -> list[Place]:
        return self.plan.places(base, space)


_STEPS: Final[tuple[int, ...]] = (-COLUMNS - 1, -COLUMNS, -COLUMNS + 1, -1, 1, COLUMNS - 1, COLUMNS, COLUMNS + 1)


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


_plans: dict[tuple[str, bytes, int], Plan] = {}
_grounds: dict[tuple[str, bytes, int], Ground] = {}


def plan_of(board: Board, terrain: bytes, closed: int) -> Plan:
    """The plan for these walls and obstacles and these closed doors, worked out once."""
    shape = terrain.translate(_SHAPE)
    key = (board.id, shape, closed)
    found = _plans.get(key)
    if found is None:
        if len(_plans) >= MOST_GROUNDS:
            _plans.clear()
        found = Plan(board, shape, closed)
        _plans[key] = found
    return found


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
