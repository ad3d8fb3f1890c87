"""How much anybody may ask for: so often, and so many at a time."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Final

MOST_NAMES: Final = 20_000
MOST_LINES: Final = 256
"""Live lines of one address."""
MOST_SEEKING: Final = 20
SEEKING_SECONDS: Final = 120.0
"""People of one address who look for a game; who has not asked for so long no longer does."""


class Rate:
    """So many a second on average, and a burst of so many at once, for each name. A rate of 0 never refuses."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, name: str, count: float = 1) -> bool:
        if not self.rate:
            return True
        now = self._clock()
        left, before = self._buckets.pop(name, (self.burst, now))
        left = min(self.burst, left + max(0.0, now - before) * self.rate)
        self._buckets[name] = (left - count if left >= count else left, now)
        if len(self._buckets) > MOST_NAMES:
            self._buckets.popitem(last=False)
        return left >= count


class Crowd:
    """How many there are of each name at a time, and how many there may be; 0 is any number."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._there: Counter[str] = Counter()

    def enter(self, name: str) -> bool:
        if self._most and self._there[name] >= self._most:
            return False
        self._there[name] += 1
        return True

    def leave(self, name: str) -> None:
        self._there[name] -= 1
        if not self._there[name]:
            del self._there[name]


class Lately:
    """How many of each name have asked in the last so many seconds, and how many may; 0 is any number. Who asks again
    is still one."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float]) -> None:
        self._most = most
        self._seconds = seconds
        self._clock = clock
        self._asked: OrderedDict[str, tuple[str, float]] = OrderedDict()
        """By who it is, the one that asked longest ago first."""

    def allows(self, name: str, who: str) -> bool:
        now = self._clock()
        while self._asked and next(iter(self._asked.values()))[1] <= now - self._seconds:
            self._asked.popitem(last=False)
        if self._most and who not in self._asked and sum(of == name for of, _ in self._asked.values()) >= self._most:
            return False
        self._asked[who] = (name, now)
        self._asked.move_to_end(who)
        if len(self._asked) > MOST_NAMES:
            self._asked.popitem(last=False)
        return True


class Limits:
    """The rates of a server; `factor` 0 turns them off, for load tests. A club behind one router is one address: who
    has a place at a table is counted there, by himself, before his address is."""

    def __init__(self, clock: Callable[[], float], factor: float = 1.0) -> None:
        self.strangers = Rate(60 * factor, 300, clock)
        """By address: requests of those who have no place at the table they ask for."""
        self.places = Rate(30 * factor, 150, clock)
        """By room and browser."""
        self.houses = Rate(150 * factor, 1500, clock)
        """By address: everything that is neither a page nor a catalogue."""
        self.pages = Rate(200 * factor, 5000, clock)
        """By address: pages, words and catalogues, far above what a whole club needs at once."""
        self.rooms = Rate(1 * factor, 60, clock)
        self.openings = Rate(0.02 * factor, 10, clock)
        """By address: tables offered to everybody. The list is short, and nobody fills it alone."""
        self.records = Rate(0.2 * factor, 10, clock)
        self.askings = Rate(0.002 * factor, 4, clock)
        """By whoever asks, and by address of the post: letters that ask whether letters are wanted."""
        self.letters = Rate(0.005 * factor, 12, clock)
        """By address of the post: letters about turns. What is too much comes later."""
        self.sign_ins = Rate(0.5 * factor, 20, clock)
        """By address: whatever makes, asks for or answers a challenge of a passkey."""
        self.lines = Crowd(MOST_LINES if factor else 0)
        self.answers = Rate(15 * factor, 60, clock)
        self.hints = Rate(0.5 * factor, 10, clock)
        self.reviews = Crowd(1 if factor else 0)
        """By address: whoever has a game reviewed waits with the next."""
        self.looks = Rate(5 * factor, 40, clock)
        self.surveys = Rate(10 * factor, 60, clock)
        """By address: closer looks, at however many tables. Some take as long as a move."""
        self.missed = Rate(20 * factor, 400, clock)
        """By address: moments that somebody has missed. Each of them is played and drawn anew."""
        self.seekers = Lately(MOST_SEEKING if factor else 0, SEEKING_SECONDS, clock)
        """By address: people who look for a game. There is room for a few hundred, and nobody takes it all."""


class Seated:
    """The browsers that have lately been let in to a room. What a cookie says is known only once the room was asked."""

    def __init__(self) -> None:
        self._places: OrderedDict[str, None] = OrderedDict()

    def __contains__(self, place: str) -> bool:
        return place in self._places

    def add(self, place: str) -> None:
        self._places[place] = None
        self._places.move_to_end(place)
        if len(self._places) > MOST_NAMES:
            self._places.popitem(last=False)
