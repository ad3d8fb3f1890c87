"""The three kinds of cards as data."""

from __future__ import annotations

from typing import Final, NamedTuple

from podziemia.games.shadespire.profiles import Profile

UNIVERSAL: Final = "universal"

NOW: Final = "immediate"
END: Final = "end_phase"
THIRD_END: Final = "third_end_phase"
EARLY_END: Final = "first_or_second_end_phase"

AT_ONCE: Final = "instant"
NEXT_ACTIVATION: Final = "next_activation"
PHASE: Final = "phase"
GAME_LONG: Final = "game"
END_PHASE: Final = "end_phase"


class Objective(NamedTuple):
    id: str
    warband: str
    glory: int
    when: str
    retroactive: bool = False


class Ploy(NamedTuple):
    """A ploy; with a window it is a Reaction."""

    id: str
    warband: str
    lasts: str
    window: str = ""
    chooses: bool = False


class Upgrade(NamedTuple):
    """An upgrade: its numbers need no code. `damage` is for attacks with Range 1 or 2."""

    id: str
    warband: str
    kind: str
    only: tuple[str, ...] = ()
    move: int = 0
    defence: int = 0
    wounds: int = 0
    damage: int = 0
    cleave: bool = False
    shield: bool = False
    window: str = ""
    attacks: tuple[Profile, ...] = ()
