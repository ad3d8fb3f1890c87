"""Lessons of a game's school: how the pupil did, and how it is best done."""

from __future__ import annotations

from functools import partial
from typing import Any

from podziemia.kernel.classroom import play_lesson
from podziemia.kernel.errors import Trouble
from podziemia.kernel.facets.course import Exercise
from podziemia.kernel.facets.school import Lesson, School
from podziemia.kernel.history import replayed
from podziemia.kernel.record import Move, Record, new_record
from podziemia.kernel.registry import find_game
from podziemia.table import wire
from podziemia.table.new_rooms import open_record
from podziemia.table.room import Room
from podziemia.table.table import Created, Table
from podziemia.table.thinking import Position


async def report(table: Table, id: str, secrets: list[str]) -> wire.LessonReport:
    """The pupil's mark in a drill beside the best one; after it. In an exercise the teacher says it at once."""
    async with table.enter(id) as (_, room):
        table.admit(room, secrets)
        school, lesson = check_taught(table, room)
        if isinstance(lesson, Exercise):
            raise Trouble("no-lesson")
        mark = school.mark(room.history.match.state)
    best = await table.journal.beside(partial(replayed, await model_record(table, room)))
    return {"lesson": lesson.id, "mark": mark, "best": school.mark(best.state)}


async def show(table: Table, id: str, secrets: list[str], lang: str) -> tuple[Created, str]:
    """A room in which the lesson, played as well as can be, is looked at move by move."""
    async with table.enter(id) as (_, room):
        table.admit(room, secrets)
        check_taught(table, room)
    return await open_record(table, await model_record(table, room), lang), room.game


def check_taught(table: Table, room: Room) -> tuple[School[Any], Lesson]:
    """There was a lesson and it is over; to work out the best way takes as long as a hint."""
    school = find_game(room.game).school
    if school is None or room.lesson is None:
        raise Trouble("no-lesson")
    if not room.open and not room.dismissed:
        raise Trouble("not-over")
    if not table.allows_hint(f"{room.id} lesson"):
        raise Trouble("too-many-requests")
    return school, room.lesson


async def model_record(table: Table, room: Room) -> Record:
    """The exercise with the answers of its model; a drill with those of the game's own mind."""
    if isinstance(room.lesson, Exercise):
        return play_lesson(find_game(room.game), room.lesson, room.lesson.model, room.seed).history.record()
    record = new_record(find_game(room.game), len(room.seats), room.seed, room.settings)
    record.moves = [Move(0, text) for text in await table.thinker.model(Position(record.text(), room.patron()))]
    return record
