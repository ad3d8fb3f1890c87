"""The classroom: an exercise (`kernel/facets/course.py`) that is being played, as the teacher sees it.

What the teacher notes down at a moment follows from the moves that stand, so that whatever is taken back is also
unsaid, and a room that is read again says the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from podziemia.kernel.ask import NOBODY, Ask, Option, Together
from podziemia.kernel.errors import Refusal
from podziemia.kernel.facets.course import STOP, Exercise, Line
from podziemia.kernel.facets.school import PUPPET
from podziemia.kernel.game import Game
from podziemia.kernel.history import History, walk
from podziemia.kernel.match import Match
from podziemia.kernel.record import new_record

LONGEST_LESSON = 200
"""So many moves of an exercise are enough for anybody who plays it through with given answers."""


class Mark(NamedTuple):
    """How the lesson went: whether the goal was reached, and how far from the best."""

    done: bool
    lost: int

    @property
    def best(self) -> bool:
        return self.done and not self.lost


class Note(NamedTuple):
    """What the teacher has noted down at one moment."""

    says: tuple[str, ...] = ()
    """Messages, below the name of the game; in an exercise they stand until the next ones, or its end."""
    point: str = ""
    spoken: int = 0
    """The lines said so far, as bits."""
    goals: tuple[bool, ...] = ()
    armed: int = 0
    """The slips that could be made now, as bits."""
    slip: int = NOBODY
    """The last slip that was made, and the moment before it."""
    slip_from: int = 0
    slipped: bool = False
    """It was the pupil's last answer."""
    left: tuple[str, ...] = ()
    """The model's answers not given yet."""
    off: int = NOBODY
    """The moment at which the pupil went another way than the model."""
    stopped: bool = False
    mark: Mark | None = None

    def has_said(self, line: int) -> bool:
        return self.spoken >> line & 1 == 1

    def complains(self) -> bool:
        """Whether the slip is spoken of: just after it, and at the end where it cost something."""
        return self.slip != NOBODY and (self.slipped or (self.mark is not None and not self.mark.best))


class Classroom:
    """An exercise and the history in which it is played."""

    def __init__(self, lesson: Exercise[Any], history: History) -> None:
        self.lesson = lesson
        self.history = history
        self._notes: list[Note] = []
        self._takebacks = 0

    @property
    def stopped(self) -> bool:
        """Whether the lesson is over; nothing more is asked then, and answers may still be taken back."""
        return self.note(self.history.count).stopped

    def note(self, n: int) -> Note:
        """What was noted after n moves."""
        for back in self.history.taken_back[self._takebacks :]:
            del self._notes[back.after + 1 :]
        self._takebacks = len(self.history.taken_back)
        missing = self.history.count + 1 - len(self._notes)
        if missing == 1:
            self._write(self.history.match)
        elif missing:
            for number, match in enumerate(walk(self.history.record(), forkable=True)):
                if number == len(self._notes):
                    self._write(match)
        return self._notes[n]

    def _write(self, match: Match[Any]) -> None:
        n = len(self._notes)
        note = Note(left=self.lesson.model)
        if n < self.lesson.opening:
            self._notes.append(note)
            return
        if n > self.lesson.opening:
            step = self.history.steps[n - 1]
            note = _answered(self.lesson, self._notes[-1], step.move.seat, step.option, match, n)
            if _waits_for_others(match, step.move.seat):
                self._notes.append(note)
                return
        self._notes.append(_looked(self.lesson, note, match))

    def next_answer(self) -> Option | None:
        """What the model would answer now, as long as the pupil goes its way: of what it has left, the first that is
        legal."""
        note = self.note(self.history.count)
        ask = question(self.lesson, self.history.match)
        if ask is None or note.stopped or note.off != NOBODY:
            return None
        for text in note.left:
            option = ask.find(text)
            if option is not None:
                return option
        return None


def classroom_of(history: History) -> Classroom | None:
    """Where the game is played as an exercise of its school."""
    school = history.match.game.school
    lesson = school.lesson_of(history.settings) if school is not None else None
    return Classroom(lesson, history) if isinstance(lesson, Exercise) else None


def asked(match: Match[Any], seat: int) -> Ask | None:
    """The question of this seat, if it has one."""
    try:
        return match.ask_of(seat)
    except Refusal:
        return None


def question(lesson: Exercise[Any], match: Match[Any]) -> Ask | None:
    """What the pupil is asked, on whichever seat; nothing while an answer that could still be changed waits for the
    others'."""
    for seat in match.waiting():
        if seat in lesson.pupils:
            return match.ask_of(seat)
    return None


def _waits_for_others(match: Match[Any], seat: int) -> bool:
    """Whether this seat's answer is one of several to a question that still stands: nothing new has come then."""
    return isinstance(match.ask, Together) and match.ask.place(seat) != NOBODY and match.ask.has_answered(seat)


def _answered(lesson: Exercise[Any], before: Note, seat: int, option: Option, match: Match[Any], n: int) -> Note:
    """The pupil's answer is judged; what others do is let pass, also what they answer while the pupil still thinks."""
    if seat not in lesson.pupils:
        return before
    goes_on = before.slipped and option.verb == lesson.slips[before.slip].through
    note = before._replace(point="", says=() if lesson.whole else before.says, slipped=goes_on)
    if option.text in note.left:
        at = note.left.index(option.text)
        note = note._replace(left=note.left[:at] + note.left[at + 1 :])
    elif note.off == NOBODY:
        note = note._replace(off=n - 1)
    for i, slip in enumerate(lesson.slips):
        if before.armed >> i & 1 and slip.fits(option) and slip.then(match.state):
            return note._replace(slip=i, slip_from=n - 1, slipped=True)
    return note


def _looked(lesson: Exercise[Any], note: Note, match: Match[Any]) -> Note:
    """What there is to see and to say now."""
    s = match.state
    right, wrong = len(note.left) < len(lesson.model), note.off != NOBODY
    stopped = match.over or lesson.stop(s, match.ask) or (lesson.strict and (right or wrong))
    goals = tuple([goal.met(s) for goal in lesson.goals])
    done = all(goals) and (right or not lesson.strict)
    note = note._replace(
        stopped=stopped,
        goals=goals,
        armed=sum([1 << i for i, slip in enumerate(lesson.slips) if slip.when(s)]),
        mark=Mark(done, _lost(lesson, match)) if stopped else None,
    )
    ask = question(lesson, match)
    kind = STOP if stopped else ask.kind if ask is not None else ""
    for i, line in enumerate(lesson.lines):
        if kind and not note.has_said(i) and _is_for(line, kind, match):
            says = tuple([lesson.line_id(name) for name in line.says])
            return note._replace(says=says, point=line.point, spoken=note.spoken | 1 << i)
    return note._replace(says=()) if stopped else note


def _is_for(line: Line[Any], kind: str, match: Match[Any]) -> bool:
    return line.at == kind and line.when(match.state)


def _lost(lesson: Exercise[Any], match: Match[Any]) -> int:
    return 0 if lesson.worth is None else max(0, lesson.best - lesson.worth(match.state))


def play_lesson(game: Game[Any], lesson: Exercise[Any], answers: Sequence[str], seed: str = "lesson") -> Classroom:
    """The lesson with these answers of the pupil, one after the other; puppets give theirs. It ends when the lesson is
    over or the answers are."""
    history = History(new_record(game, len(lesson.seats), seed, lesson.settings))
    room = Classroom(lesson, history)
    given = iter(answers)
    while not room.stopped and history.count < LONGEST_LESSON:
        seat = history.match.waiting()[0]
        if lesson.seats[seat] == PUPPET:
            option = lesson.puppet_says(history.match.ask_of(seat))
            text = option.text if option is not None else None
        else:
            text = next(given, None)
        if text is None:
            break
        history.play(seat, text)
    return room
