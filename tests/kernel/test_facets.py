"""What a game has beside its rules, and what happens in a game without."""

from typing import Any

import pytest

from podziemia.kernel.errors import BadSetup
from podziemia.kernel.facets.course import Exercise
from podziemia.kernel.facets.foresight import Foresight
from podziemia.kernel.facets.school import Lesson, School
from podziemia.kernel.game import Game
from podziemia.kernel.match import new_match
from podziemia.kernel.registry import find_game, game_names
from tests.kernel.toy import TOY, ToyState

every_game = pytest.mark.parametrize("game", [find_game(name) for name in game_names()], ids=game_names())


class ToySchool(School[ToyState]):
    lessons = [Lesson("first", {"rounds": "1"}), Lesson("second", {"rounds": "2", "open": "yes"})]  # noqa: RUF012


def test_a_lesson_is_known_by_all_its_settings() -> None:
    school = ToySchool()
    assert school.lesson_of({"rounds": "1", "open": "no"}) is school.lessons[0]
    assert school.lesson_of({"rounds": "2", "open": "yes"}) is school.lessons[1]
    assert school.lesson_of({"rounds": "2", "open": "no"}) is None
    assert school.lesson_of({}) is None


def test_without_foresight_nothing_is_seen_ahead() -> None:
    match = new_match(TOY, 2, "blind")
    assert type(TOY.foresight) is Foresight
    assert match.ask is not None
    assert TOY.foresight.chances(match.state, match.ask) == {}
    assert TOY.foresight.ways(match.state, match.ask) == []
    assert TOY.foresight.left(match.state, match.ask) == ""
    assert not TOY.foresight.has_plan(match.state, 0)
    assert TOY.foresight.preview(match.state, 0) == []
    assert TOY.foresight.survey(match.state, 0, "card-1") == {}


def test_without_teams_every_seat_is_a_side() -> None:
    assert TOY.teams is None
    assert TOY.sides(3) == [[0], [1], [2]]


@every_game
def test_every_seat_is_on_one_side(game: Game[Any]) -> None:
    for seats in range(game.fewest, game.most + 1):
        assert sorted(seat for side in game.sides(seats) for seat in side) == list(range(seats))


@every_game
def test_lessons_have_a_pupil_on_one_side_and_a_drill_has_a_teacher(game: Game[Any]) -> None:
    for lesson in game.school.lessons if game.school is not None else ():
        assert game.school is not None
        sides = game.sides(len(lesson.seats))
        assert len([side for side in sides if set(side) & set(lesson.pupils)]) == 1
        match = new_match(game, len(lesson.seats), lesson.id, lesson.settings)
        assert game.school.lesson_of(game.check_settings(lesson.settings)) is lesson
        if not isinstance(lesson, Exercise):
            assert game.school.teaching(match.state, match.ask)
            assert game.school.mark(match.state) == 0


@every_game
def test_a_lesson_with_seats_too_many_or_too_few_is_refused(game: Game[Any]) -> None:
    for lesson in game.school.lessons if game.school is not None else ():
        for seats in {1, 2, 3} - {len(lesson.seats)}:
            with pytest.raises(BadSetup):
                new_match(game, seats, lesson.id, lesson.settings)


@every_game
def test_a_setting_takes_a_deck_where_players_bring_them(game: Game[Any]) -> None:
    """Every ready deck is legal, and the settings that take a deck begin with one of them."""
    ready = game.decks.ready() if game.decks is not None else {}
    assert [setting.default for setting in game.settings if setting.deck and setting.default not in ready] == []
    assert any(setting.deck for setting in game.settings) == (game.decks is not None)
    for text in ready.values():
        assert game.decks is not None
        assert game.decks.troubles(text) == []
