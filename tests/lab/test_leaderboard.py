"""The leaderboard is made by tournaments, lists every bot, and goes on where it stopped."""

import json
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from podziemia.kernel.registry import game_names

SCRIPT = Path(__file__).parents[2] / "bench" / "leaderboard.py"


@pytest.fixture
def board(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    spec = spec_from_file_location("leaderboard", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module: Any = module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "FOLDER", tmp_path)
    monkeypatch.setattr(module, "BOTS", "random,easy")
    return module


def test_a_page_lists_the_bots_of_every_game_played(board: Any, tmp_path: Path) -> None:
    board.play("abyss", 2, "1")
    board.write_list()
    assert {path.name for path in (tmp_path / "abyss").iterdir()} == {"games.jsonl", "report.html", "standings.json"}
    page = (tmp_path / "README.md").read_text()
    rows = [line.split(" | ") for line in page.splitlines() if line.startswith("| [abyss](abyss/report.html)")]
    assert sorted(row[1] for row in rows) == ["easy", "random"]
    assert rows[0][1] == json.loads((tmp_path / "abyss" / "standings.json").read_text())["standings"][0]["bot"]
    assert "abyss: edition" in page
    played = (tmp_path / "abyss" / "games.jsonl").read_text()
    board.play("abyss", 2, "1")
    assert (tmp_path / "abyss" / "games.jsonl").read_text() == played


def test_every_game_has_its_number_of_games(board: Any) -> None:
    published = set(game_names()) - {"whisper"}  # the game of the tests may be there too
    assert set(board.GAMES) == published
