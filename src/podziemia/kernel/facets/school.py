"""A school in which one person learns the game alone, lesson by lesson."""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from podziemia.kernel.ask import Ask
from podziemia.kernel.show import Say
from podziemia.kernel.state import State

S = TypeVar("S", bound=State)


class Lesson:
    """The settings with which one person plays it alone. They are chosen by going to school only."""

    __slots__ = ("id", "settings")

    def __init__(self, id: str, settings: dict[str, str]) -> None:
        self.id = id
        self.settings = settings


@mypyc_attr(allow_interpreted_subclasses=True)
class School(Generic[S]):
    """Lessons, what the teacher says in them, and how well they were learned."""

    lessons: ClassVar[list[Lesson]]
    """In the order in which they are learned."""

    def lesson_of(self, settings: dict[str, str]) -> Lesson | None:
        """The lesson that is played with these settings."""
        for lesson in self.lessons:
            if all(settings.get(key) == value for key, value in lesson.settings.items()):
                return lesson
        return None

    def teaching(self, s: S, ask: Ask | None) -> list[str]:
        """What a teacher would say to the pupil now, as keys of messages (`<game>-teacher-<key>`)."""
        raise AssertionError("a school has a teacher")

    def mark(self, s: S) -> int:
        """How the pupil did in a lesson: what was lost, so the less the better."""
        raise AssertionError("a school gives marks")

    def described(self, say: Say) -> list[str]:
        """A line for each lesson: what it is about."""
        raise AssertionError("a school tells what is learned there")

    def solved(self, say: Say) -> list[str]:
        """A line for each lesson: how it is best played."""
        raise AssertionError("a school knows how it is done")
