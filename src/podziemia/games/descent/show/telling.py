"""The parts that events play when a game of Descent is told."""

from __future__ import annotations

from typing import Final

from podziemia.kernel.show import Telling

TELLING: Final = Telling(
    turns=("turn_started", "overlord_turn_started"),
    rounds=("encounter_begins", "round_started"),
    figures=("activated",),
    details=(
        "ability_used",
        "surge_spent",
        "missed",
        "eluded",
        "blocked",
        "tested",
        "test_passed",
        "rerolled",
        "rolled",
        "searched",
        "rests",
        "rested",
        "recovered",
        "placed",
        "used",
        "hero_chosen",
        "skill_learned",
    ),
    trifles=(
        "stepped",
        "tired",
        "move_begun",
        "turn_ended",
        "cards_drawn",
        "card_drawn",
        "deck_shuffled",
        "attack_rolled",
        "defense_rolled",
        "equipped",
        "unequipped",
    ),
    moments=(
        "defeated",
        "knocked_out",
        "stood_up",
        "revived",
        "feat_used",
        "found",
        "quest_action",
        "token_delivered",
        "door_opened",
        "encounter_won",
        "quest_won",
    ),
    deeds={
        "move_begun": ("stepped",),
        "attacked": (
            "attack_rolled",
            "defense_rolled",
            "card_played",
            "used",
            "tired",
            "rerolled",
            "surge_spent",
            "missed",
            "eluded",
            "blocked",
            "hurt",
            "condition_gained",
            "defeated",
            "knocked_out",
        ),
    },
    means=("card_played", "used", "tired", "rerolled", "surge_spent"),
)
