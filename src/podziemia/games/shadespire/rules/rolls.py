"""Rolling dice: for an attack, for a card, and the roll-off (SHA-1.03 to SHA-1.08). The last roll lies in the tray."""

from __future__ import annotations

from podziemia.games.shadespire.data.dice import ATTACK_DIE, CRIT, FACE_IDS, ROLL_OFF_DICE, SUPPORT1, SUPPORT2
from podziemia.games.shadespire.rules.deed import OF_ATTACK, OF_CARD, OF_ROLL_OFF, Roll, Strike
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.kernel.ask import NOBODY
from podziemia.kernel.rng import Rng


def roll(rng: Rng, die: tuple[int, ...], n: int) -> list[int]:
    return [die[rng.below(6)] for _ in range(n)]


def successes(dice: list[int], counted: int) -> int:
    """How many of the dice show a face of the set."""
    return len([face for face in dice if counted >> face & 1])


def roll_of(strike: Strike) -> Roll:
    return Roll(OF_ATTACK, [], strike)


# ---- for a card ----


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


def roll_for(seat: int, card: int, dice: list[int], counted: int) -> Roll:
    roll = Roll(OF_CARD, [dice])
    roll.seat = seat
    roll.card = card
    roll.counted = counted
    return roll


# ---- the roll-off ----


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
    """Who wins with these dice; NOBODY when all is equal and both roll again (SHA-1.03)."""
    one = roll_off_key(first, extra_crit == 0)
    other = roll_off_key(second, extra_crit == 1)
    if one == other:
        return NOBODY
    return 0 if one > other else 1


def roll_off_key(dice: list[int], extra_crits: int = 0) -> tuple[int, int, int]:
    """What a roll-off compares, in order: CRIT, then single, then double support (SHA-1.03)."""
    return dice.count(CRIT) + extra_crits, dice.count(SUPPORT1), dice.count(SUPPORT2)


def rolled_off(dice: list[list[int]], winner: int) -> Roll:
    roll = Roll(OF_ROLL_OFF, dice)
    roll.winner = winner
    return roll
