"""Levels say what they are: what they do, their rating, what they win against the level below, as far as measured."""

import pytest

from podziemia import ladder
from podziemia.cli import main
from podziemia.ladder import Rise, measured, rungs
from podziemia.terminal.levels import told_levels


def rise(below: str, share: float, elo: float) -> Rise:
    return {
        "below": below,
        "seats": 4,
        "games": 400,
        "par": 0.25,
        "share": share,
        "low": share - 0.05,
        "high": share + 0.05,
        "elo": elo,
        "edition": 2,
    }


def test_ratings_add_up_and_end_where_nothing_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {"abyss": {"medium": rise("easy", 0.625, 280.4), "expert": rise("hard", 0.3, 43.7)}}
    monkeypatch.setattr(ladder, "measured", lambda: found)
    assert [(rung["level"], rung["rating"]) for rung in rungs("abyss")] == [
        ("easy", 1000),
        ("medium", 1280),
        ("hard", None),
        ("expert", None),
    ]
    assert [rung["rating"] for rung in rungs("tyrants")] == [1000, None, None, None]
    easy, medium, hard, expert = told_levels("en", "abyss")
    assert easy.startswith("easy: Takes what looks fair")
    assert easy.endswith("Rating 1000; the other levels are measured from it.")
    assert medium == (
        "medium: Tries what looks good one step ahead, slips in about three answers of ten, and answers at once. "
        "Rating 1280. It won 62 % of 400 games against “easy” bots (57–68 % with 95 % certainty); "
        "equals would win 25 %."
    )
    assert hard.endswith("How it does against “medium” has not been measured in this game yet.")
    assert "Rating" not in expert
    assert "It won 30 % of 400 games against “hard” bots" in expert


def test_the_seconds_are_those_that_people_are_promised() -> None:
    assert [rung["seconds"] for rung in rungs("abyss")] == [0.0, 0.0, 0.0, 10.0]


def test_what_is_written_down_is_of_levels_and_games_that_there_are() -> None:
    for game, rises in measured().items():
        below = {rung["level"]: lower["level"] for lower, rung in zip(rungs(game), rungs(game)[1:], strict=False)}
        for level, one in rises.items():
            assert one["below"] == below[level]
            assert one["low"] <= one["share"] <= one["high"]


def test_the_command_tells_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "dungeonlords", "--lang", "pl"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    glance = "Sprawdza o krok naprzód to, co wygląda dobrze, myli się mniej więcej"
    assert f"medium (średni): {glance} trzy razy na dziesięć i odpowiada od razu." in said
    assert f"hard (mocny): {glance} raz na dziesięć i odpowiada od razu." in said
    assert "expert (mistrz): Przed każdą odpowiedzią patrzy naprzód, najwyżej 10 sekund " in said
    assert "walki są obliczane karta po karcie" in said
    assert "Tyrani" not in said
