"""`podziemia review`."""

import json
from pathlib import Path

import pytest

from podziemia.coach import DEPTHS, Depth
from podziemia.coach.depth import Look
from tests.coach.games import played
from tests.terminal.conftest import Run


@pytest.fixture
def saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setitem(DEPTHS, "quick", Depth(1, Look(3, 12, 5), Look(3, 12, 5), 1))
    file = tmp_path / "game"
    file.write_text(played("abyss", 2, 24).text(), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("lang", "better", "parts"), [("en", "Better: ", "Cards in hand"), ("pl", "Lepiej: ", "Karty na")]
)
def test_a_review_is_told_in_words(run: Run, saved: Path, lang: str, better: str, parts: str) -> None:
    code, out, err = run(f"review {saved} --depth quick --lang {lang}")
    assert (code, err) == (0, "")
    assert better in out
    assert parts in " ".join(out.split())
    assert "abyss-" not in out
    assert "review-" not in out


def test_json_has_an_object_a_decision_and_the_curves(run: Run, saved: Path) -> None:
    code, out, _ = run(f"review {saved} --depth quick --json --seat b")
    found = json.loads(out)
    assert code == 0
    assert {one["seat"] for one in found["decisions"]} == {1}
    assert {"move", "seat", "played", "best", "value_played", "value_best", "error"} <= set(found["decisions"][0])
    assert len(found["curves"]) == 25


def test_a_review_goes_on_where_it_was_put_down(run: Run, saved: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    command = f"review {saved} --depth quick --keep {kept}"
    whole = json.loads(run(f"{command} --json")[1])
    again = json.loads(run(f"{command} --json")[1])
    assert whole["done"]
    assert again == whole
    code, _, err = run(f"review {saved} --depth deep --keep {kept}")
    assert code == 2
    assert "holds no review of this game" in err


@pytest.mark.parametrize(
    ("wrong", "told"),
    [("--depth endless", "quick, standard, deep"), ("--seat E", "A, B"), ("--seconds soon", "--seconds")],
)
def test_wrong_arguments_are_told(run: Run, saved: Path, wrong: str, told: str) -> None:
    code, _, err = run(f"review {saved} {wrong}")
    assert code == 2
    assert told in err
