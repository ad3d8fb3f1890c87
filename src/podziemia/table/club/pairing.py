"""Who meets whom in an event: round-robin and Swiss, and how everybody stands. Pure, and it says why.

Swiss: equal points meet, nobody meets twice, and who had the first seat less often gets it. The free round, when the
number is odd, is one more opponent: so nobody has it twice, and the lowest who had none gets it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final, Literal

BYE: Final = ""
OPEN: Final = -1.0
FEWEST: Final = 3
MOST: Final = 32

Why = Literal["equal", "near", "again", "robin", "free"]
Side = Literal["fewer", "turn", "lot", "none"]


@dataclass(frozen=True)
class Entrant:
    member: str
    rating: float
    gone: bool = False


@dataclass(frozen=True)
class Board:
    """One pairing of one round. `result` is of the first; below 0 while they play. `why` and `side` say how it was
    drawn: why these two, and why this one sits first."""

    round: int
    first: str
    second: str
    result: float = OPEN
    why: Why = "equal"
    side: Side = "lot"

    @property
    def is_open(self) -> bool:
        return self.result < 0

    def points_of(self, member: str) -> float:
        if self.is_open:
            return 0.0
        return self.result if member == self.first else 1 - self.result

    def other(self, member: str) -> str:
        return self.second if member == self.first else self.first


@dataclass
class Record:
    """What one entrant has done so far."""

    member: str
    rating: float
    points: float = 0.0
    met: list[str] = field(default_factory=list)
    firsts: int = 0
    last_first: bool = False


def most_rounds(kind: str, people: int) -> int:
    """In a round-robin everybody meets everybody. In a Swiss there is a next round without a rematch as long as each
    has met less than half of the others (Dirac), whatever was drawn before."""
    even = people + people % 2
    return even - 1 if kind == "robin" else even // 2


def records(entrants: list[Entrant], boards: list[Board]) -> dict[str, Record]:
    found = {one.member: Record(one.member, one.rating) for one in entrants}
    for board in sorted(boards, key=lambda board: board.round):
        for member in (board.first, board.second):
            if member == BYE or member not in found:
                continue
            record = found[member]
            record.points += board.points_of(member)
            record.met.append(board.other(member))
            if board.second != BYE:
                record.last_first = member == board.first
                record.firsts += record.last_first
    return found


# ---- drawing ----


def draw(kind: str, entrants: list[Entrant], boards: list[Board], round: int) -> list[Board]:
    """The boards of the next round."""
    return robin(entrants, round) if kind == "robin" else swiss(entrants, boards, round)


def robin(entrants: list[Entrant], round: int) -> list[Board]:
    """The circle: one stays, the others move on by one seat each round. Who has left is met by nobody."""
    members = [one.member for one in entrants] + [BYE] * (len(entrants) % 2)
    turning = members[1:]
    moved = turning[-(round - 1) :] + turning[: -(round - 1)] if round > 1 else turning
    circle = [members[0], *moved]
    gone = {one.member for one in entrants if one.gone}
    boards = []
    for n in range(len(circle) // 2):
        pair = [circle[n], circle[-1 - n]]
        if (n if n else round + 1) % 2:  # who stays takes turns, the others by where they stand in the circle
            pair.reverse()
        first, second = (BYE if member in gone else member for member in pair)
        if first or second:
            boards.append(_robin_board(round, first, second))
    return boards


def _robin_board(round: int, first: str, second: str) -> Board:
    if first and second:
        return Board(round, first, second, why="robin", side="turn")
    return Board(round, first or second, BYE, 1.0, "free", "none")


def swiss(entrants: list[Entrant], boards: list[Board], round: int) -> list[Board]:
    here = {one.member for one in entrants if not one.gone}
    found = [record for record in records(entrants, boards).values() if record.member in here]
    order = sorted(found, key=lambda one: (-one.points, -one.rating, one.member))
    for strict in (True, False):  # when so many have left that some must meet again
        for free in _free_rounds(order, strict):
            rest = [one for one in order if one is not free]
            pairs = _matched(rest, strict)
            if pairs is not None:
                drawn = [_seated(round, n, *pair) for n, pair in enumerate(pairs)]
                return drawn + ([Board(round, free.member, BYE, 1.0, "free", "none")] if free else [])
    raise AssertionError("without the rule against rematches any order is a draw")


def _free_rounds(order: list[Record], strict: bool) -> list[Record | None]:
    """Who may have the free round, the first choice first; None where nobody needs one."""
    if len(order) % 2 == 0:
        return [None]
    return [one for one in reversed(order) if not strict or BYE not in one.met]


def _matched(order: list[Record], strict: bool) -> list[tuple[Record, Record]] | None:
    """Everybody with somebody, the best placed served first; what is known not to work out is not tried again."""
    failed: set[frozenset[str]] = set()

    def match(left: list[Record]) -> list[tuple[Record, Record]] | None:
        if not left:
            return []
        known = frozenset([one.member for one in left])
        if known in failed:
            return None
        first, *others = left
        for other in _preferred(first, others):
            if not strict or other.member not in first.met:
                rest = match([one for one in others if one is not other])
                if rest is not None:
                    return [(first, other), *rest]
        failed.add(known)
        return None

    return match(order)


def _preferred(first: Record, others: list[Record]) -> list[Record]:
    """Those with equal points, from the middle of them on: the upper half meets the lower. Then the next below."""
    equal = [one for one in others if one.points == first.points]
    half = len(equal) // 2
    below = [one for one in others if one.points != first.points]
    fresh = equal[half:] + equal[:half][::-1] + below
    return sorted(fresh, key=lambda one: one.member in first.met)


def _seated(round: int, number: int, one: Record, other: Record) -> Board:
    """Who sits first: whoever did less often, or did not last time; else by lot, which is by turns down the boards."""
    why: Why = "again" if other.member in one.met else "equal" if one.points == other.points else "near"
    side: Side = "lot"
    one_first = bool((number + round) % 2)
    if one.firsts != other.firsts:
        side, one_first = "fewer", one.firsts < other.firsts
    elif one.last_first != other.last_first:
        side, one_first = "turn", not one.last_first
    first, second = (one, other) if one_first else (other, one)
    return Board(round, first.member, second.member, why=why, side=side)


# ---- standing ----


@dataclass(frozen=True)
class Place:
    place: int
    member: str
    points: float
    tie_break: float
    wins: int


def places(kind: str, entrants: list[Entrant], boards: list[Board]) -> list[Place]:
    """Points; then in a Swiss the points of all opponents (Buchholz), in a round-robin those of the beaten ones and
    half of those that were held (Sonneborn-Berger); then wins. What is equal in all shares its place."""
    points = {member: record.points for member, record in records(entrants, boards).items()}
    keys = {
        member: (-got, -_tie_break(kind, member, points, boards), -_wins(member, boards))
        for member, got in points.items()
    }
    counts = Counter(keys.values())
    order = sorted(entrants, key=lambda one: (keys[one.member], -one.rating, one.member))
    return [
        Place(
            1 + sum(count for key, count in counts.items() if key < keys[one.member]),
            one.member,
            -keys[one.member][0],
            -keys[one.member][1],
            -keys[one.member][2],
        )
        for one in order
    ]


def _tie_break(kind: str, member: str, points: dict[str, float], boards: list[Board]) -> float:
    total = 0.0
    for board in boards:
        if member in (board.first, board.second) and not board.is_open and board.second != BYE:
            weight = 1.0 if kind == "swiss" else board.points_of(member)
            total += weight * points.get(board.other(member), 0.0)
    return total


def _wins(member: str, boards: list[Board]) -> int:
    return sum(1 for board in boards if member in (board.first, board.second) and board.points_of(member) == 1)
