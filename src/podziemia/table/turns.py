"""Whose turn it is to have somebody think for him. There are few processes, and anybody may ask for expert bots.

Every wish gets a number when it comes: what it will cost, after whatever its room got before, and dearer the more
wishes of the same address there are already. The lowest number is next. So rooms and addresses share evenly, small
thoughts go before great ones, and nobody waits for ever, because numbers only grow. One place is always kept for small
thoughts; and where only bots play, one of them thinks at a time, after everybody else.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Final

SMALL_SECONDS: Final = 0.5


@dataclass(frozen=True)
class Patron:
    """For whom somebody thinks: the room, the address from which it was woken, and whether only bots play there."""

    room: str = ""
    client: str = ""
    show: bool = False


@dataclass(eq=False)
class Wish:
    patron: Patron
    seconds: float
    number: float
    admitted: asyncio.Future[None] = field(repr=False)

    @property
    def small(self) -> bool:
        return self.seconds <= SMALL_SECONDS

    @property
    def order(self) -> tuple[bool, float]:
        return self.patron.show, self.number


class Turns:
    """So many places, and who waits for them."""

    def __init__(self, places: int) -> None:
        self._places = places
        self._waiting: list[Wish] = []
        self._inside: list[Wish] = []
        self._now = 0.0
        self._had: dict[str, float] = {}
        """By room, the number of its last wish, while that is above the present one."""

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    async def enter(self, patron: Patron, seconds: float) -> Wish:
        """Wait for a place. Whoever got one gives it back with `leave`."""
        admitted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        wish = Wish(patron, seconds, self._number(patron, seconds), admitted)
        self._waiting.append(wish)
        self._admit()
        try:
            await admitted
        except BaseException:
            self.leave(wish)
            raise
        return wish

    def resize(self, places: int) -> None:
        """There are more or fewer places now; who is inside stays."""
        self._places = places
        self._admit()

    def leave(self, wish: Wish) -> None:
        """Give the place back, or stop waiting for one."""
        for there in (self._waiting, self._inside):
            if wish in there:
                there.remove(wish)
        self._admit()

    def _number(self, patron: Patron, seconds: float) -> float:
        others = [*self._waiting, *self._inside]
        alike = sum(1 for other in others if other.patron.client == patron.client) if patron.client else 0
        number = max(self._now, self._had.get(patron.room, 0.0)) + seconds * (1 + alike)
        self._had[patron.room] = number
        return number

    def _admit(self) -> None:
        while (wish := self._next()) is not None:
            self._waiting.remove(wish)
            self._inside.append(wish)
            self._now = max(self._now, wish.number)
            self._had = {room: number for room, number in self._had.items() if number > self._now}
            if not wish.admitted.done():
                wish.admitted.set_result(None)

    def _next(self) -> Wish | None:
        return min(filter(self._may_enter, self._waiting), key=lambda wish: wish.order, default=None)

    def _may_enter(self, wish: Wish) -> bool:
        great = [other for other in self._inside if not other.small]
        if len(self._inside) >= self._places or (not wish.small and len(great) >= max(1, self._places - 1)):
            return False
        return not (wish.patron.show and any(other.patron.show for other in self._inside))
