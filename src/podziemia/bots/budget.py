"""How long and in which way to search."""

from __future__ import annotations

from time import perf_counter, thread_time


class Budget:
    """How long to think: seconds, a number of iterations, or both (0: no limit of that sort).

    Seconds are those of the clock on the wall; with `processor` only the time of the own thread counts, so that a bot
    is as strong on a busy machine as on a quiet one. `patience` is then how much longer than that people wait by the
    wall: after so many times the seconds it is enough all the same (0: they wait for ever)."""

    __slots__ = ("iterations", "patience", "processor", "seconds")

    def __init__(
        self, iterations: int = 0, seconds: float = 0.0, processor: bool = False, patience: float = 0.0
    ) -> None:
        if not iterations and not seconds:
            raise AssertionError("thinking needs a limit")
        self.iterations = iterations
        self.seconds = seconds
        self.processor = processor
        self.patience = patience

    def now(self) -> float:
        """The time by the clock that counts, in seconds."""
        return thread_time() if self.processor else perf_counter()

    def wall(self) -> float:
        return perf_counter()

    def is_patience_over(self, since: float) -> bool:
        """Whether people have waited long enough by the wall, counted from then."""
        return self.patience > 0.0 and perf_counter() - since >= self.patience * self.seconds


class Watch:
    """Looks at the clock of a budget while somebody thinks."""

    __slots__ = ("before", "budget", "longest", "since", "start")

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.since = budget.wall()
        self.start = self.before = budget.now()
        self.longest = 0.0
        """The longest time between two looks, which another iteration may take."""

    def is_over(self, iterations: int) -> bool:
        """Whether after so many iterations there is no time for another one."""
        budget = self.budget
        if budget.iterations and iterations >= budget.iterations:
            return True
        return budget.seconds > 0.0 and self.is_out_of_time(budget.seconds)

    def is_half_over(self, iterations: int) -> bool:
        """Whether what comes first would take more than its half with another one."""
        budget = self.budget
        if budget.iterations and 2 * (iterations + 1) > budget.iterations:
            return True
        return budget.seconds > 0.0 and self.is_out_of_time(budget.seconds / 2)

    def is_out_of_time(self, seconds: float) -> bool:
        """Whether another iteration may take longer than what is left of the seconds."""
        now = self.budget.now()
        self.longest = max(self.longest, now - self.before)
        self.before = now
        return seconds - (now - self.start) < self.longest or self.budget.is_patience_over(self.since)


class Settings:
    """The screws of the search."""

    __slots__ = ("exploration", "first_play", "uniform")

    def __init__(self, exploration: float = 0.3, uniform: float = 0.15, first_play: float = 0.1) -> None:
        self.exploration = exploration
        self.uniform = uniform
        """The share of every prior that is the same for all options, so that a wrong prior cannot hide one."""
        self.first_play = first_play
        """How much worse than its parent an option counts before it is tried."""
