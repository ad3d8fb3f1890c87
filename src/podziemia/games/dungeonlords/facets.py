"""What Dungeon Lords has beside its rules: a course with the combat school, and the battle foreseen from a plan."""

from __future__ import annotations

from typing import ClassVar

from podziemia.games.dungeonlords.data.lessons import LESSON_IDS
from podziemia.games.dungeonlords.rules.state import DungeonState
from podziemia.games.dungeonlords.show.course import BUILDING, COUNTING, FIRST_GAME
from podziemia.games.dungeonlords.show.lessons import solved_lesson
from podziemia.games.dungeonlords.show.preview import has_plan, preview
from podziemia.games.dungeonlords.show.teacher import teaching
from podziemia.kernel.ask import Ask
from podziemia.kernel.facets.course import SETTING
from podziemia.kernel.facets.foresight import Beat, Foresight
from podziemia.kernel.facets.school import Lesson, School
from podziemia.kernel.show import Say


class DungeonForesight(Foresight[DungeonState]):
    def has_plan(self, s: DungeonState, seat: int) -> bool:
        return has_plan(s, seat)

    def preview(self, s: DungeonState, seat: int) -> list[Beat]:
        return preview(s, seat)


class DungeonSchool(School[DungeonState]):
    lessons: ClassVar[list[Lesson]] = [
        *BUILDING,
        *[Lesson(id, {SETTING: id}) for id in LESSON_IDS],
        COUNTING,
        FIRST_GAME,
    ]

    def teaching(self, s: DungeonState, ask: Ask | None) -> list[str]:
        return teaching(s, ask)

    def mark(self, s: DungeonState) -> int:
        return s.dungeons[0].conquered.bit_count()

    def solved(self, lesson: Lesson, say: Say) -> str:
        return solved_lesson(lesson.id, say)
