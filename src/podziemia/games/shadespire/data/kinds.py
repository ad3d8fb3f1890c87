"""The three kinds of cards as data."""

from __future__ import annotations

from typing import Final

from podziemia.games.shadespire.data.profiles import Profile

UNIVERSAL: Final = "universal"

ALWAYS: Final = "always"
IN_CHARGE: Final = "in_charge"

NOW: Final = "immediate"
END: Final = "end_phase"
THIRD_END: Final = "third_end_phase"
EARLY_END: Final = "first_or_second_end_phase"

AT_ONCE: Final = "instant"
NEXT_ACTIVATION: Final = "next_activation"
PHASE: Final = "phase"
GAME_LONG: Final = "game"
END_PHASE: Final = "end_phase"

FIRST_ATTACK: Final = "first_attack"
FIRST_CLOSE_ATTACK: Final = "first_close_attack"
OWN_ATTACK: Final = "own_attack"
OWN_ADJACENT_ATTACK: Final = "own_adjacent_attack"
NAMED_ATTACK: Final = "named_attack"
TARGETED: Final = "targeted"
FIRST_MOVE: Final = "first_move"
OWN_MOVE: Final = "own_move"
OWN_MOVE_ALONE: Final = "own_move_alone"
"""What uses up a ploy in force: the first attack, the first with Range 1 or 2, the first of the own side, its first
with Range 1, the first of the fighter it names; the first of the own fighters to be targeted; the first Move action,
the first of the own side, its first outside a Charge."""


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
    """A ploy; with a window it is a Reaction. `spent_on` is what uses it up while it is in force; it `bars` the fighter
    it names from attacks and Charges, or `rouses` it after its Charge; it `tires` the fighter that uses it up, or lets
    allies move `through` others."""

    __slots__ = ("bars", "chooses", "id", "lasts", "rouses", "spent_on", "through", "tires", "warband", "window")

    def __init__(
        self,
        id: str,
        warband: str,
        lasts: str,
        window: str = "",
        chooses: bool = False,
        spent_on: str = "",
        bars: bool = False,
        rouses: bool = False,
        tires: bool = False,
        through: bool = False,
    ) -> None:
        self.id = id
        self.warband = warband
        self.lasts = lasts
        self.window = window
        self.chooses = chooses
        self.spent_on = spent_on
        self.bars = bars
        self.rouses = rouses
        self.tires = tires
        self.through = through


class Upgrade:
    """An upgrade: its numbers need no code. `damage` is for attacks with Range 1 or 2. The bearer may move `through`
    fighters (in a Charge, or always), `stands_in` for the leader, support `twice` or also who is next to it, and
    `guards` a certain ally next to it."""

    __slots__ = (
        "attacks",
        "charge_move",
        "cleave",
        "covers",
        "damage",
        "defence",
        "guards",
        "id",
        "kind",
        "move",
        "only",
        "shield",
        "stands_in",
        "through",
        "twice",
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
        charge_move: int = 0,
        through: str = "",
        stands_in: bool = False,
        guards: str = "",
        twice: bool = False,
        covers: bool = False,
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
        self.charge_move = charge_move
        self.through = through
        self.stands_in = stands_in
        self.guards = guards
        self.twice = twice
        self.covers = covers
