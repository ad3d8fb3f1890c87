"""A lord comes into play (ABY-7.12, 8.01)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.games.abyss.data.cards import LANDLORD, LORD_IDS, LORDS_TO_END, PEDDLER, SHOPKEEPER, TRADER
from podziemia.games.abyss.rules.state import AbyssState
from podziemia.kernel.ask import Rules
from podziemia.kernel.moments import Answers

Ability = Callable[[AbyssState], Rules[None]]

ENTERS_PLAY: Final[Answers[int, Ability]] = Answers("a lord enters play")
"""The abilities with an arrow."""
PEARLS_ON_ENTRY: Final = {TRADER: 3, PEDDLER: 2, SHOPKEEPER: 1, LANDLORD: 1}


def enter_play(s: AbyssState, lord: int) -> Rules[None]:
    """The lord lies free before the active player (ABY-7.12), who may have reached seven (ABY-12.01); then an
    ability with an arrow resolves, whatever brought the lord here (ABY-8.01)."""
    s.me.gain_lord(lord)
    s.tell("lord_entered", s.active, LORD_IDS[lord])
    if s.me.lord_count() >= LORDS_TO_END:
        s.trigger_end()
    s.gain_pearls(s.active, PEARLS_ON_ENTRY.get(lord, 0), LORD_IDS[lord])
    ability = ENTERS_PLAY.effects.get(lord)
    if ability is not None:
        yield from ability(s)
