"""The dice thrown last, for the tray on the table."""

from __future__ import annotations

from typing import Final

from podziemia.games.shadespire.deed import Strike
from podziemia.kernel.ask import NOBODY

OF_ATTACK: Final = "attack"
OF_CARD: Final = "card"
OF_ROLL_OFF: Final = "roll-off"


class Roll:
    """A roll of an attack (all of it stands in the strike), for a card, or of a roll-off with a row of dice a seat."""

    __slots__ = ("card", "counted", "dice", "kind", "seat", "strike", "winner")

    def __init__(self, kind: str, dice: list[list[int]], strike: Strike | None = None) -> None:
        self.kind = kind
        self.dice = dice
        self.strike = strike
        self.seat = NOBODY
        self.card = NOBODY
        self.counted = 0
        """The faces, as bits, on which the card does something."""
        self.winner = NOBODY


def roll_of(strike: Strike) -> Roll:
    return Roll(OF_ATTACK, [], strike)


def roll_for(seat: int, card: int, dice: list[int], counted: int) -> Roll:
    roll = Roll(OF_CARD, [dice])
    roll.seat = seat
    roll.card = card
    roll.counted = counted
    return roll


def rolled_off(dice: list[list[int]], winner: int) -> Roll:
    roll = Roll(OF_ROLL_OFF, dice)
    roll.winner = winner
    return roll
