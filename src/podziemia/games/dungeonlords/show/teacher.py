"""What the teacher of the combat school says: the steps of combat one by one, as the rulebook teaches them (DUN-22)."""

from __future__ import annotations

from typing import Final

from podziemia.games.dungeonlords.data.lessons import LESSON_IDS
from podziemia.games.dungeonlords.rules.state import NO_LESSON, DungeonState
from podziemia.kernel.ask import Ask

OPENINGS: Final = {
    "training_1": ["line", "round", "stone-and-troll"],
    "training_2": ["thieves", "ghost-and-witch"],
    "training_3": ["holding", "vampire"],
    "training_4": ["priests", "slime-and-darts"],
    "training_1_room": ["room"],
}
"""What is new in a lesson, told before its first plan."""
ATTACKS: Final = {
    "training_1": "feed-the-troll",
    "training_2": "order-of-attacks",
    "training_3": "bite-and-fly",
    "training_4": "slime-attacks",
    "training_1_room": "order-in-the-room",
}


def teaching(s: DungeonState, ask: Ask | None) -> list[str]:
    """Keys of what the teacher says to the question; nothing outside the school and after the lesson."""
    if s.school == NO_LESSON or ask is None:
        return []
    lesson = LESSON_IDS[s.school]
    if ask.kind == "plan.commit":
        return planning(s, lesson)
    if ask.kind == "battle.attack":
        return [ATTACKS[lesson]]
    if ask.kind == "battle.target":
        return ["target"]
    return []


def planning(s: DungeonState, lesson: str) -> list[str]:
    dungeon = s.dungeons[0]
    if dungeon.plan_traps or dungeon.plan_units:
        return ["look-ahead"]
    if s.combat_round == 1:
        return OPENINGS[lesson]
    if not dungeon.traps and not dungeon.lair:
        return ["spent"]
    return ["same-tile" if dungeon.conquered.bit_count() < s.combat_round - 1 else "next-tile"]
