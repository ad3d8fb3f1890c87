"""The runner of `make bench-peers` measures whoever is there, and says what went wrong with others."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

RUNNER = Path(__file__).parents[2] / "bench" / "peers" / "runner.py"


def run(contender: str, *orders: str) -> tuple[int, list[dict[str, Any]], str]:
    done = subprocess.run(
        [sys.executable, str(RUNNER), contender],
        input="".join(f"{order} 0.01\n" for order in orders),
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, [json.loads(line) for line in done.stdout.splitlines()], done.stderr


def test_our_games_are_played_copied_and_counted() -> None:
    code, (about, *answers), _ = run("podziemia dungeonlords", "play", "clone", "count")
    assert code == 0
    assert about["core"] in ("Python", "mypyc")
    assert about["rules"] > 1000
    assert [sorted(answer) for answer in answers] == [
        ["decisions_per_second"],
        ["microseconds_per_clone"],
        ["decisions_per_game", "options"],
    ]
    assert all(number > 0 for answer in answers for number in answer.values())


def test_what_a_contender_does_not_offer_is_left_empty() -> None:
    code, (about, played, cloned), _ = run("podziemia abyss (PettingZoo)", "play", "clone")
    assert code == 0
    assert about["observed"] > 1000
    assert played["decisions_per_second"] > 0
    assert cloned == {}


def test_games_played_at_once_are_neither_copied_nor_counted() -> None:
    code, (about, played, cloned, counted), _ = run("podziemia abyss (batch)", "play", "clone", "count")
    assert code == 0
    assert about["observed"] > 1000
    assert played["decisions_per_second"] > 0
    assert cloned == counted == {}


def test_a_game_of_open_spiel_serves_its_observation() -> None:
    code, (about, counted), _ = run("OpenSpiel backgammon (observation)", "count")
    assert code == 0
    assert about["observed"] > 100
    assert counted["options"] > 1


def test_a_game_of_open_spiel_moves_chance_by_itself() -> None:
    code, (about, counted), _ = run("OpenSpiel backgammon", "count")
    assert code == 0
    assert about["core"] == "C++"
    assert counted["options"] > 1


def test_a_missing_package_ends_with_its_name() -> None:
    code, answers, said = run("botbowl")
    assert code == 1
    assert answers == []
    assert "botbowl" in said.splitlines()[-1]
