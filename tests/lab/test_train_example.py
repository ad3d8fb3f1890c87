"""The example that trains a policy, in small: it learns what it is shown, and sits down as a bot."""

import runpy
import shutil
import sys
from pathlib import Path

import numpy as np
import pytest

from podziemia.cli import main

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_abyss.py"


def test_the_example_learns_from_games_and_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copy(EXAMPLE, tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*sys.path])
    assert (
        main(
            [
                "selfplay",
                "abyss",
                "--bots",
                "train_abyss:Teacher",
                "--games",
                "3",
                "--rows",
                "--jobs",
                "1",
                "--out",
                "games",
            ]
        )
        == 0
    )
    capsys.readouterr()
    monkeypatch.setattr("sys.argv", [EXAMPLE.name, "games"])
    runpy.run_path(EXAMPLE.name, run_name="__main__")
    shares = [float(line.split()[3].rstrip("%")) for line in capsys.readouterr().out.splitlines()]
    assert shares[-1] > shares[0] + 5
    duel = ["duel", "abyss", "train_abyss:PolicyBot", "random", "--games", "3", "--jobs", "1", "--out", "duel"]
    assert main([*duel, "--json"]) == 0
    assert '"games": 3' in capsys.readouterr().out


def test_odds_are_of_legal_actions_alone_and_learning_moves_them() -> None:
    policy = runpy.run_path(str(EXAMPLE))["Policy"](3, 4)
    seen = np.array([[1.0, 0.0, 2.0]])
    mask = np.array([[True, False, True, True]])
    _, before = policy.odds(seen, mask)
    assert before.sum() == pytest.approx(1)
    assert before[0, 1] == 0
    for _ in range(20):
        policy.learn(seen, mask, np.array([2]), 0.01)
    _, after = policy.odds(seen, mask)
    assert after[0, 2] > before[0, 2] + 0.1
