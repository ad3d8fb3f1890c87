"""What Abyss has beside its rules: a course for beginners."""

from __future__ import annotations

from typing import ClassVar

from podziemia.games.abyss.rules.state import AbyssState
from podziemia.games.abyss.show.course import COURSE
from podziemia.kernel.facets.school import Lesson, School


class AbyssSchool(School[AbyssState]):
    lessons: ClassVar[list[Lesson]] = [*COURSE]
