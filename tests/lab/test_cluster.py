"""Tournaments on a Ray cluster."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from podziemia.cli import main

ATTEMPTS = 4


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A cluster of two machines with a core each, both on this one."""
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    monkeypatch.setenv("RAY_raylet_start_wait_time_s", "300")
    machines = start_cluster()
    yield machines.address
    machines.shutdown()


def start_cluster(**head: object) -> Any:
    """Ray gives its own processes some fifteen seconds to start; a busy machine may need another try."""
    from ray.cluster_utils import Cluster

    for attempt in range(1, ATTEMPTS + 1):
        machines: Any = Cluster()
        try:
            machines.add_node(num_cpus=1, include_dashboard=False, **head)
            machines.add_node(num_cpus=1)
        except Exception:
            machines.shutdown()
            if attempt == ATTEMPTS:
                raise
        else:
            break
    return machines


def play(folder: Path, *arguments: str) -> int:
    command = ["tournament", "abyss", "--bots", "random,easy", "--games", "8", "--out", str(folder)]
    return main([*command, *arguments])


def games(folder: Path) -> dict[int, list[int]]:
    _, *lines = (folder / "games.jsonl").read_text().splitlines()
    return {game["table"]: game["scores"] for game in map(json.loads, lines)}


@pytest.mark.slow
@pytest.mark.filterwarnings("default")  # Ray's own
def test_a_cluster_plays_the_games_that_one_machine_plays(tmp_path: Path, cluster: str) -> None:
    assert play(tmp_path / "cluster", "--ray", cluster) == 0
    assert play(tmp_path / "here", "--jobs", "1") == 0
    assert games(tmp_path / "cluster") == games(tmp_path / "here")
    assert len(games(tmp_path / "here")) == 8


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("127.0.0.1:1", "There is no Ray cluster at 127.0.0.1:1"),
        ("127.0.0.1:99999", "There is no Ray cluster"),
        ("somewhere", "is not the address"),
        ("", "is not the address"),
    ],
)
def test_an_address_where_nobody_listens_is_told_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], address: str, told: str
) -> None:
    assert play(tmp_path / "out", "--ray", address) == 2
    assert told in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_without_ray_the_command_says_what_to_install(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    assert play(tmp_path, "--ray", "auto") == 2
    assert 'pip install "podziemia[ray]"' in capsys.readouterr().err
