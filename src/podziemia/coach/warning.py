"""An answer weighed before it is played: would it cost much? Quickly, because somebody waits."""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

from podziemia.coach.depth import Look
from podziemia.coach.judge import Judgement, judge_answer
from podziemia.kernel.match import Match

SECONDS: Final = 0.25
LONG_TRIES: Final = 2.5
"""So many times as long where each try goes on until the other side has replied."""
LOOK: Final = Look(16, 160, 120)
LEAST_DEALS: Final = 12
"""Fewer prove nothing."""
COSTLY: Final = 0.05
"""What is worth a warning."""


def weigh(match: Match[Any], seat: int, text: str, seconds: float = SECONDS) -> Judgement | None:
    """The answer beside the best, as far as it can be known so quickly; None where there is nothing to warn of."""
    if match.game.mind.firmness():
        seconds *= LONG_TRIES
    verdict = judge_answer(match, seat, text, LOOK, "weigh", perf_counter() + seconds)
    return verdict if verdict is not None and is_costly(verdict) else None


def is_costly(verdict: Judgement) -> bool:
    return verdict.clear and verdict.error >= COSTLY and verdict.deals >= LEAST_DEALS
