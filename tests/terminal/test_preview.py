"""Looking ahead at the terminal, in a game where one plans."""

import pytest

from podziemia.cli import main


def lines(
    answers: list[str], game: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> str:
    typed = iter(answers)

    def line(prompt: str = "") -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", line)
    assert main(["play", *game, "--seed", "x", "--lang", "en"]) == 0
    return capsys.readouterr().out


def test_a_plan_can_be_looked_ahead_from(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    lesson = ["dungeonlords", "--seats", "human", "--set", "school=training_1"]
    shown = lines(["set-trap rolling_stone", "preview"], lesson, monkeypatch, capsys)
    assert "2 Player A springs the rolling stone." in shown
    assert "The party conquers" in shown


def test_without_a_plan_there_is_nothing_to_see(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = lines(["preview"], ["abyss", "--seats", "human,random"], monkeypatch, capsys)
    assert "no plan" in shown
