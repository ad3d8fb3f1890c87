"""Who is at a table: here, away for a while, or gone; and how many look on. Every page tells of itself; a seat is here
as long as one of its pages is, at whichever process."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

import msgspec

HERE: Final = 0.0


class Present(msgspec.Struct, frozen=True):
    """The seats somebody looks on from, since when those are away who are, and how many watch."""

    seats: frozenset[int] = frozenset()
    away: dict[int, float] = {}
    watchers: int = 0

    def __bool__(self) -> bool:
        return bool(self.seats or self.watchers)

    def state(self, seat: int) -> Literal["here", "away", "gone"]:
        if seat not in self.seats:
            return "gone"
        return "away" if seat in self.away else "here"

    def seconds(self, seat: int, seen: float, now: float) -> int:
        """For how long the seat has been away or, `seen` last, gone; 0 for one who is here or never was."""
        since = self.away.get(seat, HERE) if seat in self.seats else seen
        return max(1, int(now - since)) if since else 0


NOBODY: Final = Present()


def together(parts: Iterable[Present]) -> Present:
    """What several processes know: away is who is away everywhere, since the last place where he was not."""
    everyone = list(parts)
    seats = frozenset(seat for part in everyone for seat in part.seats)
    away: dict[int, float] = {}
    for seat in seats:
        since = [part.away.get(seat, HERE) for part in everyone if seat in part.seats]
        if HERE not in since:
            away[seat] = max(since)
    return Present(seats, away, sum(part.watchers for part in everyone))


def of_pages(pages: Iterable[tuple[tuple[int, ...], float]]) -> Present:
    """Of the pages at one process: for each, the seats it shows and since when nobody has touched it."""
    return together(
        Present(frozenset(seats), {seat: idle for seat in seats if idle}, 0 if seats else 1) for seats, idle in pages
    )
