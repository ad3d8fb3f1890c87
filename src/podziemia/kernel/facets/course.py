"""Exercises: lessons as data. A set position, a teacher who speaks when a question comes, goals that tick themselves,
and slips that are played, priced and may be taken back.

    Exercise(
        "aby-3",
        scene=Scene(Side(hand="squid-4"), Side(pearls=1), court="seeker …", deck_top="shellfish-1 jellyfish-4 crab-3"),
        puppets={"B": {"explore.buy": ("buy jellyfish-4",)}},
        lines=[Line("1", at="turn.action", point="exploration-deck"), Line("2", at="explore.take-or-go-on", when=sold)],
        stop=turn_is_over,
        goals=[Goal("1", sold), Goal("2", holds("crab-3"))],
        slips=[Slip("1", "take shellfish-1"), Slip("2", "go-on", when=shown("crab-3"))],
        model=("explore", "go-on", "take crab-3"),
    )

Everything here is game-blind; docs/courses.md tells how a course is written.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from podziemia.kernel.ask import SEAT_LETTERS, Ask, Option
from podziemia.kernel.facets.school import PUPIL, PUPPET, Lesson
from podziemia.kernel.settings import Setting
from podziemia.kernel.state import State

S = TypeVar("S", bound=State)

SETTING: Final = "school"
"""The setting that names the lesson."""
OFF: Final = "off"
STOP: Final = "stop"
"""In place of a kind of question: the line is said when the lesson is over."""
QUIET: Final = ("pass", "decline", "done", "end-turn", "stay")
"""What a puppet says to a question that its lesson does not speak of."""

Answers = dict[str, Sequence[str]]
"""What a puppet says, by kind of question: the first of these answers (or verbs) that is legal."""


def school_setting(lessons: Sequence[Lesson]) -> Setting:
    """The choice of a lesson, among the settings of a game that is not a lesson unless somebody goes to school."""
    return Setting(SETTING, (OFF, *[lesson.id for lesson in lessons]), OFF)


def always(s: State) -> bool:
    return True


def at_the_end(s: State, ask: Ask | None) -> bool:
    """The lesson lasts as long as the match."""
    return ask is None


class Line(Generic[S]):
    """What the teacher says, once: when the pupil is asked this kind of question and the condition holds. `says` are
    the last parts of one or two messages, `point` is one thing on the table that is outlined meanwhile."""

    def __init__(self, *says: str, at: str, when: Callable[[S], bool] = always, point: str = "") -> None:
        self.says = says
        self.at = at
        self.when = when
        self.point = point


class Slip(Generic[S]):
    """A legal answer that is a pity: its text, its verb or a test of its text, what must have held before it and what
    holds after it. The first slip that fits speaks, and offers to take the answer back. Where all answer at once, what
    comes after is not known yet: such a slip looks at the answer only. Answers with the verb `through` go on with it
    (the steps of a walk that should not have begun): it is still spoken of after them, and taken back with them."""

    def __init__(
        self,
        says: str,
        answer: str | Callable[[str], bool],
        when: Callable[[S], bool] = always,
        then: Callable[[S], bool] = always,
        through: str = "",
    ) -> None:
        self.says = says
        self.answer = answer
        self.when = when
        self.then = then
        self.through = through

    def fits(self, option: Option) -> bool:
        if isinstance(self.answer, str):
            return self.answer in (option.text, option.verb)
        return self.answer(option.text)


class Goal(Generic[S]):
    """A box that ticks itself. The lesson is done when all are ticked at its end."""

    def __init__(self, says: str, met: Callable[[S], bool]) -> None:
        self.says = says
        self.met = met


@mypyc_attr(allow_interpreted_subclasses=True)
class Exercise(Lesson, Generic[S]):
    """A lesson as data. `scene` is in the words of the game, which arranges it at the set-up; `stop` says where the
    lesson ends; `worth` counts how well it went, and nothing better exists than `best`; `model` are the pupil's
    answers of somebody who reaches it. One that is `strict` is over with the pupil's first answer, and done if that is
    among the model's; `opening` moves are made before it begins."""

    def __init__(
        self,
        id: str,
        scene: Any = None,
        seats: tuple[str, ...] = (PUPIL, PUPPET),
        puppets: dict[str, Answers] | None = None,
        lines: Sequence[Line[S]] = (),
        stop: Callable[[S, Ask | None], bool] = at_the_end,
        goals: Sequence[Goal[S]] = (),
        slips: Sequence[Slip[S]] = (),
        model: tuple[str, ...] = (),
        worth: Callable[[S], int] | None = None,
        best: int = 0,
        minutes: int = 2,
        whole: bool = False,
        strict: bool = False,
        opening: int = 0,
    ) -> None:
        super().__init__(id, {SETTING: id}, seats, minutes, whole)
        self.scene = scene
        self.puppets = puppets or {}
        self.lines = lines
        self.stop = stop
        self.goals = goals
        self.slips = slips
        self.model = model
        self.worth = worth
        self.best = best
        self.strict = strict
        self.opening = opening

    def line_id(self, says: str) -> str:
        """The message of a line, below the name of the game. In a whole game lines go by what is asked."""
        return f"first-{says}" if self.whole else f"teach-{self.id}-{says}"

    def slip_id(self, says: str) -> str:
        return f"slip-{self.id}-{says}"

    def goal_id(self, says: str) -> str:
        return f"goal-{self.id}-{says}"

    def puppet_says(self, ask: Ask) -> Option | None:
        """The answer of the puppet that is asked: what the lesson says, else the quiet one, else None."""
        wanted = self.puppets.get(SEAT_LETTERS[ask.seat], {}).get(ask.kind, ())
        for text in (*wanted, *QUIET):
            for option in ask.options:
                if text in (option.text, option.verb):
                    return option
        return None
