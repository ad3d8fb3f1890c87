"""The combat school: training scenarios, each a combat of its own (DUN-22)."""

from __future__ import annotations

from typing import Final

from podziemia.games.dungeonlords.data.cards import ENTRANCE, HERO_IDS
from podziemia.games.dungeonlords.data.lessons import LESSON_IDS, LESSON_ROOM, LESSONS
from podziemia.games.dungeonlords.rules.state import Adventurer, DungeonState
from podziemia.kernel.ask import Rules

LESSON: Final = 13
"""The number of the first phase of a lesson in `turn.PHASES`; planning is the next one."""


def open_school(s: DungeonState, lesson: int) -> DungeonState:
    """The given party stands before three tunnels; there are no combat cards (DUN-22.01, 22.02)."""
    scenario = LESSONS[lesson]
    s.school = lesson
    s.phase = LESSON
    s.combat_round = 1
    s.aside[0].extend(s.city)
    s.city = []
    dungeon = s.dungeons[0]
    dungeon.inaccessible = []
    dungeon.food, dungeon.gold, dungeon.imps = scenario.food, scenario.gold, 0
    for id in scenario.party:
        s.adventurer_stacks[0].remove(HERO_IDS.index(id))
        dungeon.party.append(Adventurer(HERO_IDS.index(id)))
    for trap in scenario.traps:
        s.trap_deck.remove(trap)
        dungeon.traps.append(trap)
    for kind in scenario.monsters:
        s.monster_stacks[0].remove(kind)
        dungeon.lair.append(kind)
    if scenario.room:
        s.room_stacks[0].remove(LESSON_ROOM)
        dungeon.tiles[ENTRANCE] = LESSON_ROOM
    dungeon.fights = True
    return s


def begin_lesson(s: DungeonState) -> Rules[bool]:
    """The lesson has a name; what it is about, the teacher says."""
    s.tell("lesson_begins", thing=LESSON_IDS[s.school])
    yield from ()
    return True


def end_lesson_round(s: DungeonState) -> Rules[bool]:
    """On and on, until nobody is left or all three tiles are lost (DUN-22.01)."""
    dungeon = s.dungeons[0]
    if dungeon.fights and dungeon.battle_tiles():
        s.combat_round += 1
        s.phase = LESSON  # on to planning
    else:
        s.over = True
        s.tell("lesson_over", 0, n=dungeon.conquered.bit_count())
    yield from ()
    return True
