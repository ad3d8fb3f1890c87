"""Epic play (DSC-22): both sides start stronger, at a level all have agreed on."""

from __future__ import annotations

from podziemia.games.descent.state import DescentState
from podziemia.kernel.ask import Rules


def choose_upgrades(s: DescentState) -> Rules[None]:
    yield from ()


def overlord_upgrades(s: DescentState) -> Rules[None]:
    yield from ()
