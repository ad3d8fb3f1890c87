"""The parts that events play when a game of Shadespire is told."""

from __future__ import annotations

from typing import Final

from podziemia.kernel.show import Telling

TELLING: Final = Telling(
    rounds=("round_began",),
    details=(
        "action_used",
        "attack_declared",
        "attack_rolled",
        "attack_failed",
        "attack_drawn",
        "dice_rolled",
        "die_rolled",
        "driven_back",
        "trapped",
        "token_placed",
        "board_picked",
        "boards_joined",
    ),
    trifles=(
        "passed",
        "rolled_off",
        "roll_off_won",
        "power_drawn",
        "objectives_drawn",
        "defence_rolled",
        "chosen",
        "mulliganed",
    ),
    moments=(
        "slain",
        "objective_scored",
        "inspired",
        "attack_succeeded",
        "returned",
    ),
)
