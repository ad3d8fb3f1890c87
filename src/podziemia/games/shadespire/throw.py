"""Dice for a card (SHA-1.08)."""

from __future__ import annotations

from podziemia.games.shadespire.dice import FACE_IDS, roll
from podziemia.games.shadespire.rolls import roll_for
from podziemia.games.shadespire.state import ShadespireState
from podziemia.kernel.ask import NOBODY


def throw(s: ShadespireState, seat: int, die: tuple[int, ...], n: int, counted: int, card: int = NOBODY) -> list[int]:
    """Roll so many dice for the card, or for the one the seat is playing; `counted` are the faces it looks for."""
    dice = roll(s.rng, die, n)
    if card == NOBODY and s.playing[seat]:
        card = s.playing[seat][-1]
    s.roll = roll_for(seat, card, dice, counted)
    if n == 1:
        s.tell("die_rolled", seat, FACE_IDS[dice[0]])
    else:
        s.tell("dice_rolled", seat, things=tuple([FACE_IDS[face] for face in dice]))
    return dice
