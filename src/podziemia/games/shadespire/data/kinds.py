"""The three kinds of cards as data."""

from __future__ import annotations

from typing import Final

from podziemia.games.shadespire.data.profiles import Profile

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


class Objective:
    """An objective. A `retroactive` one counts what happened before it was drawn; a `standing` one is scored at once,
    but by the look of the battlefield."""

    __slots__ = ("glory", "id", "retroactive", "standing", "warband", "when")

    def __init__(
        self, id: str, warband: str, glory: int, when: str, retroactive: bool = False, standing: bool = False
    ) -> None:
        self.id = id
        self.warband = warband
        self.glory = glory
        self.when = when
        self.retroactive = retroactive
        self.standing = standing


class Ploy:
    """A ploy; with a window it is a Reaction."""

    __slots__ = ("chooses", "id", "lasts", "warband", "window")

    def __init__(self, id: str, warband: str, lasts: str, window: str = "", chooses: bool = False) -> None:
        self.id = id
        self.warband = warband
        self.lasts = lasts
        self.window = window
        self.chooses = chooses


class Upgrade:
    """An upgrade: its numbers need no code. `damage` is for attacks with Range 1 or 2."""

    __slots__ = (
        "attacks",
        "cleave",
        "damage",
        "defence",
        "id",
        "kind",
        "move",
        "only",
        "shield",
        "warband",
        "window",
        "wounds",
    )

    def __init__(
        self,
        id: str,
        warband: str,
        kind: str,
        only: tuple[str, ...] = (),
        move: int = 0,
        defence: int = 0,
        wounds: int = 0,
        damage: int = 0,
        cleave: bool = False,
        shield: bool = False,
        window: str = "",
        attacks: tuple[Profile, ...] = (),
    ) -> None:
        self.id = id
        self.warband = warband
        self.kind = kind
        self.only = only
        self.move = move
        self.defence = defence
        self.wounds = wounds
        self.damage = damage
        self.cleave = cleave
        self.shield = shield
        self.window = window
        self.attacks = attacks
