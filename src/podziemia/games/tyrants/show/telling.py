"""The parts that events play when a game of Tyrants is told."""

from __future__ import annotations

from typing import Final

from podziemia.kernel.show import Telling

TELLING: Final = Telling(
    turns=("turn_started",),
    details=(
        "card_played",
        "card_revealed",
        "card_discarded",
        "card_devoured",
        "troop_returned",
        "spy_recalled",
        "marker_paid",
    ),
    trifles=(
        "power_gained",
        "influence_gained",
        "cards_drawn",
        "hand_grew",
        "hand_discarded",
        "deck_shuffled",
        "market_refilled",
    ),
    moments=(
        "control_taken",
        "control_lost",
        "troop_killed",
        "card_promoted",
        "vp_gained",
        "end_triggered",
    ),
)
