"""How plans lean in an encounter: how much more or less than usual things count there, for each side.

Nobody thought these factors out. They were drawn by lot in thousands of games against the yardstick, and what won more
of them was kept (`leanings.json`, with how it was made). A quest that is not listed is played as usual.
"""

from __future__ import annotations

from importlib.resources import files
from json import loads
from typing import Final

from podziemia.games.descent.rules.state import DescentState

PACKAGE: Final = "podziemia.games.descent.bots"
LEARNED: Final = "leanings.json"


class Leaning:
    """What a side's plans make of an encounter: factors of the usual worth of things, and a habit."""

    __slots__ = (
        "aloof",
        "block",
        "care",
        "deeds",
        "dodge",
        "falling",
        "fear",
        "felled",
        "held",
        "lonely",
        "post",
        "prey",
        "rest",
        "step",
        "tired",
    )

    def __init__(self) -> None:
        self.step = 1.0
        """A space nearer to the goal."""
        self.deeds = 1.0
        """What can be done for the quest."""
        self.prey = 1.0
        """Blows at those whom the side must defeat, or who protect them."""
        self.felled = 1.0
        """To defeat somebody, on top of the hearts."""
        self.fear = 1.0
        """Hearts that enemies could take."""
        self.falling = 1.0
        """The danger to fall."""
        self.lonely = 1.0
        """To be far from all friends."""
        self.tired = 1.0
        """A fatigue suffered."""
        self.rest = 1.0
        """A fatigue recovered."""
        self.care = 1.0
        """To raise and to heal friends."""
        self.aloof = 1.0
        """The distance that archers of the overlord keep."""
        self.block = 1.0
        """To stand in the heroes' way, in a race."""
        self.held = 1.0
        """To stand where that alone serves the overlord."""
        self.dodge = 1.0
        """To keep away from the heroes, for monsters that must."""
        self.post = 0.0
        """1: monsters are placed near to what the heroes want, and not near to the heroes."""


COMMON: Final = Leaning()


def leaning(factors: dict[str, float]) -> Leaning:
    """The usual one, but for these factors."""
    made = Leaning()
    for name, factor in factors.items():
        setattr(made, name, factor)
    return made


def learned(side: str) -> dict[str, Leaning]:
    """A side's leanings by encounter, as they lie in the package."""
    told = loads(files(PACKAGE).joinpath(LEARNED).read_text(encoding="utf-8"))
    return {encounter: leaning(factors) for encounter, factors in told[side].items()}


HEROES_LEAN: Final[dict[str, Leaning]] = learned("heroes")
OVERLORDS_LEAN: Final[dict[str, Leaning]] = learned("overlord")


def leaning_of(s: DescentState, good: bool) -> Leaning:
    """The side's leaning in this encounter."""
    return HEROES_LEAN.get(s.board.id, COMMON) if good else OVERLORDS_LEAN.get(s.board.id, COMMON)
