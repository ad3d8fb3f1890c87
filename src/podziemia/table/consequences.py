"""Which answers cannot be taken back freely, as far as the seat itself can know: those that bring something to light.

Told by the sort of answer, and found out in redealt copies of the match, so that no card that is really there has any
say in it.
"""

from __future__ import annotations

from typing import Any, Final

from podziemia.kernel.ask import Ask, Option, Together
from podziemia.kernel.match import Match
from podziemia.kernel.rng import seeded

TRIALS: Final = 4
"""So often is an answer of one sort tried, at different moments, before it counts as harmless."""


class Consequences:
    """What has been found out about the answers of one game, by question and verb."""

    def __init__(self, game: str) -> None:
        self._rng = seeded(f"consequences of {game}")
        self._revealing: set[tuple[str, str]] = set()
        self._trials: dict[tuple[str, str], int] = {}

    def is_final(self, match: Match[Any], ask: Ask, option: Option) -> bool:
        sort = (ask.kind, option.verb)
        if sort in self._revealing:
            return True
        if self._trials.get(sort, 0) < TRIALS and not isinstance(match.ask, Together):
            self._trials[sort] = self._trials.get(sort, 0) + 1
            if self._reveals(match, ask.seat, option):
                self._revealing.add(sort)
                return True
        return False

    def _reveals(self, match: Match[Any], seat: int, option: Option) -> bool:
        copy = match.redealt(seat, self._rng)
        state = copy.state
        before = (state.rng.draws, state.shown)
        try:
            copy.answer(option, seat)
        except Exception:
            return True  # a world that does not take the answer cannot promise that it is harmless
        return (state.rng.draws, state.shown) != before


_KNOWN: Final[dict[str, Consequences]] = {}


def consequences_of(game: str) -> Consequences:
    if game not in _KNOWN:
        _KNOWN[game] = Consequences(game)
    return _KNOWN[game]
