"""The parts that events play when a game of Abyss is told."""

from __future__ import annotations

from typing import Final

from podziemia.kernel.show import Telling

TELLING: Final = Telling(
    turns=("turn_started",),
    details=(
        "exploring",
        "card_revealed",
        "recruiting",
        "ally_affiliated",
        "plotted",
        "monster_passed",
        "locations_drawn",
    ),
    trifles=(
        "ally_left",
        "lord_paid",
        "deck_reshuffled",
        "token_seen",
        "stack_searched",
    ),
    moments=(
        "lord_entered",
        "location_controlled",
        "monster_fought",
        "reward_claimed",
        "lord_disabled",
        "token_stolen",
        "extra_turn",
        "end_triggered",
    ),
)
