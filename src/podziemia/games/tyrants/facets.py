"""What Tyrants of the Underdark has beside its rules: a course for beginners."""

from __future__ import annotations

from typing import ClassVar

from podziemia.games.tyrants.rules.state import TyrantsState
from podziemia.games.tyrants.show.course import COURSE
from podziemia.kernel.facets.school import Lesson, School


class TyrantsSchool(School[TyrantsState]):
    lessons: ClassVar[list[Lesson]] = [*COURSE]
