"""The roll-off (SHA-1.03)."""

from __future__ import annotations

from podziemia.games.shadespire.dice import ATTACK_DIE, FACE_IDS, ROLL_OFF_DICE, roll, roll_off_key
from podziemia.games.shadespire.rolls import rolled_off
from podziemia.games.shadespire.state import ShadespireState
from podziemia.kernel.ask import NOBODY


def roll_off(s: ShadespireState, extra_crit: int = NOBODY) -> int:
    """Four dice each until somebody is better; `extra_crit` is a seat that counts one CRIT more (SHA-7.03)."""
    while True:
        dice = [roll(s.rng, ATTACK_DIE, ROLL_OFF_DICE) for _ in range(2)]
        for seat in range(2):
            if s.heard is not None:
                s.tell("rolled_off", seat, things=tuple([FACE_IDS[face] for face in dice[seat]]))
        winner = better(dice[0], dice[1], extra_crit)
        s.roll = rolled_off(dice, winner)
        if winner != NOBODY:
            s.tell("roll_off_won", winner)
            return winner


def better(first: list[int], second: list[int], extra_crit: int = NOBODY) -> int:
    """Who wins with these dice; NOBODY when all is equal and both roll again."""
    one = roll_off_key(first, extra_crit == 0)
    other = roll_off_key(second, extra_crit == 1)
    if one == other:
        return NOBODY
    return 0 if one > other else 1
