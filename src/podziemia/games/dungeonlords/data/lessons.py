"""The training scenarios of the combat school, as data (DUN-22)."""

from __future__ import annotations

from typing import Final

from podziemia.games.dungeonlords.data.cards import (
    ANTIMAGIC_DART,
    CURSED_RING,
    FIRE_WALL,
    GHOST,
    GOBLIN,
    HATCHERY,
    PENDULUM,
    POISONED_MEAL,
    ROLLING_STONE,
    SLIME,
    TROLL,
    VAMPIRE,
    WITCH,
)


class Lesson:
    """A training scenario: a party before three tunnels, and what there is to stop it."""

    __slots__ = ("food", "gold", "id", "monsters", "party", "room", "traps")

    def __init__(
        self,
        id: str,
        party: tuple[str, ...],
        traps: tuple[int, ...],
        monsters: tuple[int, ...],
        food: int = 0,
        gold: int = 0,
        room: bool = False,
    ) -> None:
        self.id = id
        self.party = party
        self.traps = traps
        self.monsters = monsters
        self.food = food
        self.gold = gold
        self.room = room


_FIRST_PARTY: Final = ("fighter_y1_a", "fighter_y1_b", "cleric_y1_a")
LESSONS: Final = (
    Lesson("training_1", _FIRST_PARTY, (ROLLING_STONE,), (TROLL, GOBLIN), food=1),
    Lesson("training_2", ("fighter_y1_c", "thief_y1_c", "thief_y1_b"), (POISONED_MEAL,), (WITCH, GHOST), food=1),
    Lesson("training_3", ("fighter_y1_d", "cleric_y1_c", "thief_y1_d"), (CURSED_RING, PENDULUM), (VAMPIRE,), gold=1),
    Lesson("training_4", ("cleric_y1_b", "thief_y1_a", "cleric_y1_d"), (FIRE_WALL, ANTIMAGIC_DART), (SLIME,)),
    Lesson("training_1_room", _FIRST_PARTY, (ROLLING_STONE,), (TROLL, GOBLIN), food=1, gold=1, room=True),
)
LESSON_IDS: Final = tuple([lesson.id for lesson in LESSONS])
LESSON_FATIGUE: Final = 2
LESSON_ROOM: Final = HATCHERY
"""The room at the entrance of the room variant: any would do (DUN-22.02)."""
