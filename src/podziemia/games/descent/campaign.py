"""The campaign (DSC-23 to 30)."""

from __future__ import annotations

from podziemia.games.descent.state import DescentState
from podziemia.kernel.ask import Rules


def quest_over(s: DescentState, side: int) -> None:
    s.over = True


def campaign_step(s: DescentState) -> Rules[None]:
    yield from ()
