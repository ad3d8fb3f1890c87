"""The school of a game on the command line."""

import pytest

from podziemia.cli import main
from podziemia.kernel.facets.course import Exercise
from podziemia.kernel.registry import find_game, game_names
from podziemia.words import Speech


def test_each_lesson_is_solved_in_a_line_that_ends_with_its_tiles(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["school", "dungeonlords", "--solve", "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    fights = [line for line in lines if line.startswith("Fight ")]
    assert [line.split()[-1] for line in fights] == ["1", "1", "1", "1", "0"]


def test_lessons_say_how_to_play_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["school", "dungeonlords", "--lang", "pl"]) == 0
    assert "--set school=training_1_room" in capsys.readouterr().out


@pytest.mark.parametrize("game", [name for name in game_names() if find_game(name).school is not None])
def test_every_lesson_of_every_game_is_solved_in_a_line_of_its_own(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """But for the first game, which has no one way."""
    school = find_game(game).school
    assert school is not None
    assert main(["school", game, "--solve", "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    speech = Speech("en", find_game(game))
    taught = [lesson for lesson in school.lessons if not lesson.whole]
    assert [line.split(" · ")[0] for line in lines] == [speech.name(lesson.id) for lesson in taught]
    exercises = [lesson for lesson in taught if isinstance(lesson, Exercise)]
    assert len([line for line in lines if line.endswith(speech.say("school-done-best"))]) == len(exercises)


def test_a_game_without_a_school_says_which_has_one(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(find_game("tyrants")), "school", None)
    assert main(["school", "tyrants", "--lang", "en"]) == 2
    assert "dungeonlords" in capsys.readouterr().err
