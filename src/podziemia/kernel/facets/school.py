"""A school in which one person learns the game alone, lesson by lesson.

A lesson is a table with settings of its own. There are two kinds: an `Exercise` (`kernel/facets/course.py`) is data,
which the house plays (`kernel/classroom.py`); any other lesson is a drill, played to the end of its match, in which the
game itself speaks for the teacher and counts what was lost.
"""

from __future__ import annotations

from typing import ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from podziemia.kernel.ask import Ask
from podziemia.kernel.errors import BadSetup
from podziemia.kernel.show import Say
from podziemia.kernel.state import State

S = TypeVar("S", bound=State)

PUPIL: Final = "me"
PUPPET: Final = "puppet"
"""Who sits in a lesson: the pupil, somebody who answers as the lesson says, or a bot by its level."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Lesson:
    """The settings with which it is played, and who sits where. They are chosen by going to school only."""

    def __init__(
        self,
        id: str,
        settings: dict[str, str],
        seats: tuple[str, ...] = (PUPIL,),
        minutes: int = 2,
        whole: bool = False,
    ) -> None:
        self.id = id
        self.settings = settings
        self.seats = seats
        self.minutes = minutes
        self.whole = whole
        """A whole game with a teacher at the elbow."""

    @property
    def pupil(self) -> int:
        """The first seat of the pupil."""
        return self.seats.index(PUPIL)

    @property
    def pupils(self) -> list[int]:
        """All seats of the pupil, who may play several: the heroes of a party."""
        return [seat for seat, who in enumerate(self.seats) if who == PUPIL]

    def check_seats(self, seats: int) -> None:
        if seats != len(self.seats):
            raise BadSetup("seat-count", game=self.id, given=seats, fewest=len(self.seats), most=len(self.seats))


@mypyc_attr(allow_interpreted_subclasses=True)
class School(Generic[S]):
    """Lessons; and of those that are drills, what the teacher says in them and how well they were learned."""

    lessons: ClassVar[list[Lesson]]
    """In the order in which they are learned."""

    def lesson_of(self, settings: dict[str, str]) -> Lesson | None:
        """The lesson that is played with these settings."""
        for lesson in self.lessons:
            if all(settings.get(key) == value for key, value in lesson.settings.items()):
                return lesson
        return None

    def teaching(self, s: S, ask: Ask | None) -> list[str]:
        """What a teacher would say to the pupil of a drill now, as keys of messages (`<game>-teacher-<key>`)."""
        return []

    def mark(self, s: S) -> int:
        """How the pupil did in a drill: what was lost, so the less the better."""
        raise AssertionError("a drill is given a mark")

    def solved(self, lesson: Lesson, say: Say) -> str:
        """How a drill is best played, as one line."""
        raise AssertionError("a school knows how it is done")
