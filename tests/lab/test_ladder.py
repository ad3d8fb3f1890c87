"""The ladder is written from finished duels: each level against the one below, and nothing else."""

import json
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from podziemia import ladder
from podziemia.lab.duel import make_duel, seatings
from podziemia.lab.tournament.playing import Played
from podziemia.lab.tournament.results import Results

SCRIPT = Path(__file__).parents[2] / "bench" / "ladder.py"


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    spec = spec_from_file_location("ladder", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module: Any = module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "WRITTEN", tmp_path / "ladder.json")
    monkeypatch.setattr(module, "PAGE", tmp_path / "README.md")
    (tmp_path / "README.md").write_text(f"above\n{module.BEGIN}old\n{module.END}below\n")
    found: dict[str, dict[str, ladder.Rise]] = {}
    monkeypatch.setattr(ladder, "measured", lambda: found)
    monkeypatch.setattr(module, "measured", lambda: found)
    return module


def duel_of(folder: Path, first: str, second: str, wins: int, games: int) -> str:
    """A finished duel of Abyss for two, in which the first bot won so many games."""
    plan = make_duel("abyss", first, second, 2, "test", {})
    results = Results(folder, plan, seatings)
    for table, deal, bots in seatings(plan, games):
        places = [1 if (bot == 0) == (table < wins) else 2 for bot in bots]
        scores, times = [3 - place for place in places], [0.1, 0.1]
        results.add(Played(table, deal, list(bots), scores, places, [9, 9], times, times, False, "plain"))
    results.close()
    return str(folder)


def run(script: Any, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> None:
    monkeypatch.setattr("sys.argv", ["ladder.py", *arguments])
    script.main()


def test_duels_become_figures_and_a_table(script: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folders = [
        duel_of(tmp_path / "one", "medium", "easy", 15, 20),
        duel_of(tmp_path / "two", "hard", "medium", 10, 20),
    ]
    run(script, monkeypatch, *folders)
    written = json.loads((tmp_path / "ladder.json").read_text())["abyss"]
    assert sorted(written) == ["hard", "medium"]
    assert written["medium"]["below"] == "easy"
    assert (written["medium"]["games"], written["medium"]["share"], written["medium"]["par"]) == (20, 0.75, 0.5)
    assert written["medium"]["low"] < 0.75 < written["medium"]["high"]
    page = (tmp_path / "README.md").read_text()
    assert page.startswith("above\n")
    assert page.endswith("below\n")
    assert "old" not in page
    assert "| abyss | medium | 1,191 | – | 75% |" in page
    assert "| abyss | hard | 1,191 | – | 50% |" in page
    assert "| abyss | expert | – | 10 s | – |" in page


def test_figures_of_other_levels_stay(script: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(script, monkeypatch, duel_of(tmp_path / "one", "medium", "easy", 15, 20))
    run(script, monkeypatch, duel_of(tmp_path / "two", "hard", "medium", 12, 20))
    assert sorted(json.loads((tmp_path / "ladder.json").read_text())["abyss"]) == ["hard", "medium"]


@pytest.mark.parametrize(("first", "second"), [("hard", "easy"), ("easy", "medium"), ("greedy", "random")])
def test_what_is_no_step_of_the_ladder_is_refused(
    script: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, first: str, second: str
) -> None:
    with pytest.raises(SystemExit, match=f"{first} against {second} is no step"):
        run(script, monkeypatch, duel_of(tmp_path / "one", first, second, 1, 2))
    assert not (tmp_path / "ladder.json").exists()
