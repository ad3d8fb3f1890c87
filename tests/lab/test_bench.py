"""The benchmark measures, and says what it measured."""

import json

import pytest

from podziemia.cli import main
from podziemia.kernel.history import replayed
from podziemia.kernel.registry import find_game
from podziemia.lab import bench

FIGURES = {
    "decisions_per_second",
    "games_per_second",
    "fork_microseconds",
    "mcts_iterations_per_second",
    "replays_per_second",
    "steps_per_second",
    "batch_steps_per_second",
    "yardstick_seconds",
}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.01)
    monkeypatch.setattr(bench, "ADDITIONS", 1000)
    monkeypatch.setattr(bench, "ITERATIONS", 4)


def test_json_is_one_object_with_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "abyss", "--json"]) == 0
    printed = capsys.readouterr()
    found = json.loads(printed.out)
    assert printed.err == ""
    assert set(found) == FIGURES | {"game", "seats", "build"}
    assert all(found[figure] > 0 for figure in FIGURES - {"yardstick_seconds"})
    assert (found["game"], found["seats"]) == ("abyss", 3)
    assert found["build"] in ("plain", "compiled")


def test_the_table_has_a_row_for_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "abyss"]) == 0
    out = capsys.readouterr().out
    assert "decisions/s" in out
    assert "abyss" in out


def test_positions_cover_whole_games() -> None:
    positions = bench.all_positions(find_game("abyss"), 3)
    turns = [match.state.turn for match in positions]
    assert turns[0] == 1
    assert turns.count(1) >= bench.GAMES_FORKED
    assert max(turns) > 10


def test_a_random_record_is_a_finished_game() -> None:
    assert replayed(bench.random_record(find_game("abyss"), 2, 1)).over
