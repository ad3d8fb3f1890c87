"""The parts that events play when a game of Dungeon Lords is told."""

from __future__ import annotations

from typing import Final

from podziemia.kernel.show import Telling

TELLING: Final = Telling(
    rounds=("season", "combat_begins", "year_begins"),
    details=(
        "order_revealed",
        "gold_paid",
        "gold_lost",
        "food_lost",
        "evil_lost",
        "unit_paid",
        "spied",
        "monster_fed",
        "battle_tile",
        "monster_sent",
        "trap_set",
        "adventurer_hurt",
        "healed",
        "fatigue",
    ),
    trifles=(
        "minion_placed",
        "order_retrieved",
        "order_lost",
        "orders_inaccessible",
        "neutral_orders",
        "monsters_offered",
        "rooms_offered",
        "event_announced",
        "adventurers_announced",
        "combat_card",
    ),
    moments=(
        "monster_hired",
        "room_built",
        "paladin_came",
        "adventurer_caught",
        "tile_conquered",
        "prisoner_freed",
        "monster_knocked_out",
        "combat_won",
    ),
)
