"""Lessons at the terminal: what there is to learn, what the teacher says, and how it is best done."""

from __future__ import annotations

from typing import Any

from podziemia.bots import Bot
from podziemia.kernel.ask import Ask, Option
from podziemia.kernel.classroom import Classroom, Note, classroom_of, play_lesson
from podziemia.kernel.facets.course import Exercise
from podziemia.kernel.facets.school import Lesson, School
from podziemia.kernel.game import Game
from podziemia.kernel.history import History
from podziemia.kernel.match import Match
from podziemia.words import Speech


def described(speech: Speech, school: School[Any], lesson: Lesson) -> str:
    """What the lesson is called, and how to play it."""
    settings = " ".join([f"--set {key}={value}" for key, value in lesson.settings.items()])
    return speech.say("school-lesson", name=speech.name(lesson.id), game=speech.game.name, settings=settings)


def solved(speech: Speech, school: School[Any], lesson: Lesson) -> str:
    """How the lesson is best played; empty for a whole game, which has no one way."""
    if not isinstance(lesson, Exercise):
        return school.solved(lesson, speech.tell)
    if lesson.whole:
        return ""
    room = play_lesson(speech.game, lesson, lesson.model)
    steps = [step for step in room.history.steps if step.move.seat in lesson.pupils]
    played = "; ".join([speech.option(step.option) for step in steps])
    return f"{speech.name(lesson.id)} · {played} · {_marked(speech, room.note(room.history.count))}"


def _marked(speech: Speech, note: Note) -> str:
    if note.mark is None or not note.mark.done:
        return speech.say("school-not-yet")
    return speech.say("school-done-best") if note.mark.best else speech.say("school-done", n=note.mark.lost)


class Puppet(Bot):
    """Answers as the lesson says."""

    def __init__(self, game: Game[Any], lesson: Exercise[Any]) -> None:
        super().__init__(game, "")
        self.lesson = lesson

    def choose(self, match: Match[Any], seat: int) -> Option:
        ask = match.ask_of(seat)
        return self.lesson.puppet_says(ask) or ask.options[0]


class Teacher:
    """Speaks at the terminal, where the game is a lesson; silent everywhere else."""

    def __init__(self, speech: Speech, history: History) -> None:
        self.speech = speech
        self.history = history
        self.room: Classroom | None = classroom_of(history)
        self._said: list[str] = []

    def dismisses(self) -> bool:
        """Whether the lesson is over, though the game could go on."""
        return self.room is not None and self.room.stopped

    def before(self, ask: Ask) -> list[str]:
        """What is said before a question."""
        if self.room is not None:
            return self._new(self._lines(self.room, self.room.note(self.history.count)))
        school = self.speech.game.school
        keys = school.teaching(self.history.match.state, ask) if school is not None else []
        return [self._say("teacher", key) for key in keys]

    def farewell(self) -> list[str]:
        """What is said at the end of an exercise."""
        if self.room is None:
            return []
        note = self.room.note(self.history.count)
        lines = [*self._lines(self.room, note), _marked(self.speech, note)]
        if note.mark is not None and note.mark.done:
            lines.append(self._say("aha", self.room.lesson.id))
        return lines

    def _lines(self, room: Classroom, note: Note) -> list[str]:
        lines = [self._say(key) for key in note.says]
        if note.complains():
            lines.append(self._say(room.lesson.slip_id(room.lesson.slips[note.slip].says)))
        return lines

    def _new(self, lines: list[str]) -> list[str]:
        """Not twice in a row what has just been said."""
        fresh = [line for line in lines if line not in self._said]
        self._said = lines
        return fresh

    def _say(self, *parts: str) -> str:
        return self.speech.say(self.speech.id(*parts))
