"""Random play at full speed: the yardstick of a game's rules, and of whatever is compared with them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from podziemia.kernel.ask import Ask, Together
from podziemia.kernel.match import Match


def play_at_random(match: Match[Any], chance: Random) -> int:
    """To the end; the number of decisions made."""
    decisions = 0
    draw = chance.random
    ask = match.ask
    while ask is not None:
        answer_at_random(match, ask, draw)
        decisions += 1
        ask = match.ask
    return decisions


def answer_at_random(match: Match[Any], ask: Ask, draw: Callable[[], float]) -> None:
    """Any legal answer, by a number drawn from 0 up to 1; of those asked together the first who has not answered
    answers."""
    seat = ask.seat
    if isinstance(ask, Together):
        seat = match.waiting()[0]
        ask = match.ask_of(seat)
    options = ask.options
    match.answer(options[int(draw() * float(len(options)))], seat)
