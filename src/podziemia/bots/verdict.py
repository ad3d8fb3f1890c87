"""What a search finds."""

from __future__ import annotations

from podziemia.bots.race import Line
from podziemia.kernel.ask import Option


class Alternative:
    """An option the search looked at: its share of the iterations and the seat's chance to win with it."""

    __slots__ = ("option", "share", "value")

    def __init__(self, option: Option, share: float, value: float) -> None:
        self.option = option
        self.share = share
        self.value = value


class Verdict:
    """What the search thinks: the best option, its share of the iterations, every seat's chance to win, all options
    that were tried (the best first), the line of play it expects, and of that line its own plan."""

    __slots__ = ("alternatives", "iterations", "line", "option", "plan", "share", "value")

    def __init__(
        self,
        value: list[float],
        iterations: int,
        alternatives: list[Alternative],
        line: list[str],
        plan: Line = (),
    ) -> None:
        self.option = alternatives[0].option
        self.share = alternatives[0].share
        self.value = value
        self.iterations = iterations
        self.alternatives = alternatives
        self.line = line
        self.plan = plan
