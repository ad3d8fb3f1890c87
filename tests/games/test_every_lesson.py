"""Every exercise of every game: the model answer is the best, slips are answered, puppets know what to say, nothing is
lost or doubled, and there are words for all of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from podziemia.bots import make_bot
from podziemia.kernel.classroom import LONGEST_LESSON, Classroom, play_lesson, question
from podziemia.kernel.facets.course import OFF, SETTING, STOP, Exercise
from podziemia.kernel.facets.school import PUPPET
from podziemia.kernel.game import Game
from podziemia.kernel.history import History
from podziemia.kernel.match import new_match
from podziemia.kernel.record import new_record
from podziemia.kernel.registry import find_game, game_names
from podziemia.kernel.rng import seeded
from podziemia.kernel.zones import census
from podziemia.words import LANGUAGES, Speech

LONGEST_LINE = 90
"""Words that a pupil reads before the next click."""
RANDOM_PUPILS = 40


def exercises() -> Iterator[tuple[str, Exercise[Any]]]:
    for name in game_names():
        school = find_game(name).school
        for lesson in school.lessons if school is not None else ():
            if isinstance(lesson, Exercise):
                yield name, lesson


SET = [(name, lesson) for name, lesson in exercises() if not lesson.whole]
WHOLE = [(name, lesson) for name, lesson in exercises() if lesson.whole]
every_exercise = pytest.mark.parametrize(("name", "lesson"), SET, ids=[lesson.id for _, lesson in SET])
every_first_game = pytest.mark.parametrize(
    ("name", "lesson"), WHOLE, ids=[f"{name}-{lesson.id}" for name, lesson in WHOLE]
)
every_lesson = pytest.mark.parametrize(
    ("name", "lesson"), [*SET, *WHOLE], ids=[f"{name}-{lesson.id}" for name, lesson in [*SET, *WHOLE]]
)


def at_end(room: Classroom) -> Any:
    return room.note(room.history.count)


@every_exercise
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_the_model_answer_is_the_best_whatever_the_shuffle(name: str, lesson: Exercise[Any], seed: str) -> None:
    room = play_lesson(find_game(name), lesson, lesson.model, seed)
    note = at_end(room)
    assert note.stopped
    assert note.mark.best
    assert note.left == ()
    assert not note.complains()
    assert lesson.worth is None or lesson.worth(room.history.match.state) == lesson.best


@every_exercise
def test_all_that_the_teacher_has_to_say_is_said_on_the_way(name: str, lesson: Exercise[Any]) -> None:
    assert at_end(play_lesson(find_game(name), lesson, lesson.model)).spoken == (1 << len(lesson.lines)) - 1
    assert play_lesson(find_game(name), lesson, ()).note(0).says or lesson.seats[0] == PUPPET


@every_exercise
def test_at_the_end_nothing_is_left_of_what_was_said_to_a_question(name: str, lesson: Exercise[Any]) -> None:
    ends = [tuple([lesson.line_id(says) for says in line.says]) for line in lesson.lines if line.at == STOP]
    assert at_end(play_lesson(find_game(name), lesson, lesson.model)).says in (ends or [()])


@every_exercise
def test_every_slip_can_be_made_is_answered_and_is_unsaid_when_taken_back(name: str, lesson: Exercise[Any]) -> None:
    made = dict(slips_made(find_game(name), lesson))
    assert sorted(made) == list(range(len(lesson.slips)))
    for number, answers in made.items():
        room = play_lesson(find_game(name), lesson, answers)
        last = last_answer(room)
        note = room.note(last)
        assert (note.slip, note.slip_from, note.complains()) == (number, last - 1, True)
        before = room.note(last - 1)
        room.history.take_back(note.slip_from, lesson.pupil)
        assert at_end(room) == before


def slips_made(game: Game[Any], lesson: Exercise[Any]) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Answers that end in a slip: those of the model, and then one or two others."""
    starts = [lesson.model[:n] for n in range(len(lesson.model))]
    for _ in range(2):
        tried = [(*start, text) for start in starts for text in offered(play_lesson(game, lesson, start), lesson)]
        for answers in tried:
            room = play_lesson(game, lesson, answers)
            last = last_answer(room)
            note = room.note(last)
            if note.slipped and note.slip_from == last - 1:
                yield note.slip, answers
        starts = tried


def last_answer(room: Classroom) -> int:
    """The number of the pupil's last move."""
    return max([room.history.last_move_of(seat) for seat in room.lesson.pupils])


def offered(room: Classroom, lesson: Exercise[Any]) -> list[str]:
    ask = question(lesson, room.history.match)
    return [] if ask is None or room.stopped else [option.text for option in ask.options]


@every_exercise
def test_whatever_the_pupil_does_puppets_have_an_answer_and_the_lesson_ends(name: str, lesson: Exercise[Any]) -> None:
    game = find_game(name)
    for number in range(RANDOM_PUPILS):
        chance = seeded(f"{lesson.id} {number}")
        history = History(new_record(game, len(lesson.seats), str(number), lesson.settings))
        room = Classroom(lesson, history)
        while not room.stopped:
            assert history.count < LONGEST_LESSON
            seat = history.match.waiting()[0]
            ask = history.match.ask_of(seat)
            said = lesson.puppet_says(ask) if lesson.seats[seat] == PUPPET else chance.pick(ask.options)
            assert said is not None, f"{lesson.id}: a puppet has no answer to {ask}"
            history.play(seat, said.text)


@every_lesson
def test_a_scene_takes_everything_out_of_its_box(name: str, lesson: Exercise[Any]) -> None:
    game = find_game(name)
    seats = len(lesson.seats)
    box = new_match(game, seats, "box", {**lesson.settings, SETTING: OFF}).state
    for step in range(len(lesson.model) + 1):
        match = play_lesson(game, lesson, lesson.model[:step]).history.match
        assert census(game.zones, match.state) == census(game.zones, box)
        assert match.fork().digest() == match.digest()


@every_exercise
def test_a_room_that_is_read_again_says_the_same(name: str, lesson: Exercise[Any]) -> None:
    room = play_lesson(find_game(name), lesson, lesson.model)
    again = Classroom(lesson, History(room.history.record()))
    count = room.history.count
    assert [again.note(n) for n in range(count + 1)] == [room.note(n) for n in range(count + 1)]


@every_lesson
@pytest.mark.parametrize("lang", LANGUAGES)
def test_lessons_have_words(name: str, lesson: Exercise[Any], lang: str) -> None:
    speech = Speech(lang, find_game(name))
    wanted = [("name", lesson.id), ("lesson", lesson.id), ("task", lesson.id), ("aha", lesson.id), ("teacher",)]
    wanted += [(lesson.line_id(says),) for line in lesson.lines for says in line.says]
    wanted += [(lesson.slip_id(slip.says),) for slip in lesson.slips]
    wanted += [(lesson.goal_id(goal.says),) for goal in lesson.goals]
    wanted += [("name", line.point) for line in lesson.lines if line.point]
    ids = [speech.id(*parts) for parts in wanted]
    assert [id for id in ids if not speech.words.has(id)] == []
    assert [id for id in ids if len(speech.say(id).split()) > LONGEST_LINE] == []


@every_first_game
def test_in_the_first_game_each_line_is_said_once_and_then_there_is_silence(name: str, lesson: Exercise[Any]) -> None:
    game = find_game(name)
    history = History(new_record(game, len(lesson.seats), "first", lesson.settings))
    room = Classroom(lesson, history)
    bots = [make_bot("easy", game, f"first {seat}") for seat in range(len(lesson.seats))]
    said: list[tuple[str, ...]] = []
    while not room.stopped:
        seat = history.match.waiting()[0]
        history.play(seat, bots[seat].choose(history.match, seat).text)
        if at_end(room).says:
            said.append(at_end(room).says)
    assert history.match.over
    assert len(said) == len(set(said))
    assert len(said) < history.count // 3
    assert at_end(room).mark.done


@every_first_game
def test_the_first_game_is_dealt_alike_to_everybody(name: str, lesson: Exercise[Any]) -> None:
    starts = {new_match(find_game(name), len(lesson.seats), seed, lesson.settings).digest() for seed in "abc"}
    assert len(starts) == 1
