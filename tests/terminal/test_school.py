"""The school of a game on the command line."""

import pytest

from podziemia.cli import main


def test_each_lesson_is_solved_in_a_line_that_ends_with_its_tiles(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["school", "dungeonlords", "--solve", "--lang", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[-1] for line in lines] == ["1", "1", "1", "1", "0"]


def test_lessons_say_how_to_play_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["school", "dungeonlords", "--lang", "pl"]) == 0
    assert "--set school=training_1_room" in capsys.readouterr().out


def test_a_game_without_a_school_says_which_has_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["school", "abyss", "--lang", "en"]) == 2
    assert "dungeonlords" in capsys.readouterr().err
