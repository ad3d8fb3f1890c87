"""Conditions that are fought at the start of a turn or activation (DSC-12)."""

from __future__ import annotations

from podziemia.games.descent.data.parts import DISEASED, MIGHT, POISONED, WILLPOWER
from podziemia.games.descent.rules.attributes import passes_test
from podziemia.games.descent.rules.damage import lose_condition, suffer, suffer_fatigue
from podziemia.games.descent.rules.figures import Figure
from podziemia.games.descent.rules.state import DescentState
from podziemia.kernel.ask import Rules


def fight_disease(s: DescentState, figure: Figure) -> Rules[None]:
    """Willpower, or a fatigue (DSC-12.03); monsters fail and suffer damage (DSC-12.10)."""
    if (yield from passes_test(s, figure, WILLPOWER)):
        lose_condition(s, figure, DISEASED)
    else:
        yield from suffer_fatigue(s, figure, 1)


def fight_poison(s: DescentState, figure: Figure) -> Rules[None]:
    """Might, or a heart (DSC-12.04)."""
    if (yield from passes_test(s, figure, MIGHT)):
        lose_condition(s, figure, POISONED)
    else:
        yield from suffer(s, figure, 1)
