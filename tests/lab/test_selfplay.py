"""Datasets: whole games, rows that say what their seats knew, and nothing lost."""

import json
from collections import defaultdict
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import numpy as np
import pyarrow.parquet as pq
import pytest

from podziemia.bots import Bot
from podziemia.cli import main
from podziemia.kernel.ask import Option
from podziemia.kernel.history import load_record
from podziemia.kernel.match import Match
from podziemia.kernel.record import Record
from podziemia.kernel.registry import find_game
from podziemia.kernel.rng import seeded
from podziemia.lab.actions import actions_of
from podziemia.lab.eyes import eyes_for
from podziemia.lab.observation import Vector, question
from podziemia.lab.selfplay.recipe import make_recipe
from podziemia.lab.selfplay.shards import missing, present


class StumblingBot(Bot):
    """Plays on until it falls over its own feet."""

    def choose(self, match: Match[Any], seat: int) -> Option:
        raise ValueError("one foot too many")


class CheatingBot(Bot):
    """Answers with what nobody offered."""

    def choose(self, match: Match[Any], seat: int) -> Option:
        return Option("win", "now", 0)


def run(folder: Path, *arguments: str, game: str = "abyss", bots: str = "random,easy") -> int:
    return main(["selfplay", game, "--bots", bots, "--jobs", "1", "--out", str(folder), *arguments])


def records(folder: Path) -> dict[int, Record]:
    """Every record of the dataset, proved."""
    found = {}
    for path in sorted((folder / "records").glob("*.zip")):
        with ZipFile(path) as archive:
            for name in archive.namelist():
                found[int(name.removesuffix(".txt"))] = load_record(archive.read(name).decode())
    return found


def rows(folder: Path) -> dict[int, list[dict[str, Any]]]:
    by_game = defaultdict(list)
    for path in sorted((folder / "rows").glob("*.parquet")):
        for row in pq.read_table(path).to_pylist():
            by_game[row["game"]].append(row)
    return by_game


def seen(match: Match[Any], seat: int) -> Vector:
    return eyes_for(match.game).see(match, seat, question(match, seat))


def test_targets_say_who_decided_and_what_the_search_found(tmp_path: Path) -> None:
    assert run(tmp_path, "--games", "1", "--targets", bots="mcts:12,random") == 0
    (kept,) = rows(tmp_path).values()
    searched = [row for row in kept if row["tried"]]
    assert {row["bot"] for row in kept} == {"mcts:12", "random"}
    assert searched
    assert {row["bot"] for row in searched} == {"mcts:12"}
    for row in searched:
        assert row["choice"] == row["tried"][0]
        assert all(row["mask"][action] for action in row["tried"])
        assert len(row["shares"]) == len(row["values"]) == len(row["tried"])
        assert 0 < sum(row["shares"]) <= 1.001
        assert all(0 <= value <= 1 for value in row["values"])


@pytest.mark.parametrize("game", ["abyss", "dungeonlords", "descent"])
def test_rows_say_what_a_replay_shows(tmp_path: Path, game: str) -> None:
    """Turn-taking, secret answers given together, and sides of several seats."""
    assert run(tmp_path, "--games", "1", "--rows", game=game, bots="random") == 0
    (record,) = records(tmp_path).values()
    kept = rows(tmp_path)[0]
    actions = actions_of(game)
    match = record.start()
    assert [row["ply"] for row in kept] == list(range(len(record.moves)))
    for row, move in zip(kept, record.moves, strict=True):
        ask = match.ask_of(move.seat)
        assert row["seat"] == move.seat
        assert actions.texts[row["choice"]] == move.text
        assert np.flatnonzero(row["mask"]).tolist() == actions.legal(ask)
        assert row["observation"] == seen(match, move.seat).tolist()
        match.play(move.seat, move.text)
    places = match.game.places(match.state)
    assert [row["place"] for row in kept] == [places[row["seat"]] for row in kept]
    assert [row["score"] for row in kept] == [match.game.scores(match.state)[row["seat"]].total for row in kept]
    assert all((row["result"] > 0) == (row["place"] == 1) for row in kept)


def test_an_observation_is_the_same_whatever_the_seat_cannot_know(tmp_path: Path) -> None:
    assert run(tmp_path, "--games", "1", "--rows") == 0
    (record,) = records(tmp_path).values()
    match = record.start()
    for row, move in list(zip(rows(tmp_path)[0], record.moves, strict=True))[:60]:
        twin = match.redealt(move.seat, seeded(str(row["ply"])))
        assert seen(twin, move.seat).tolist() == row["observation"]
        match.play(move.seat, move.text)


def test_a_shared_win_is_shared_by_sides() -> None:
    from podziemia.kernel.registry import find_game
    from podziemia.lab.chairs import wins

    assert wins(find_game("abyss"), [1, 3, 1]) == [0.5, 0.0, 0.5]
    assert wins(find_game("descent"), [4, 1, 1, 1]) == [0.0, 1.0, 1.0, 1.0]


def test_bots_take_the_seats_in_turn(tmp_path: Path) -> None:
    assert run(tmp_path, "--games", "3", "--shard", "2") == 0
    found = records(tmp_path)
    assert [found[number].names for number in range(3)] == [
        {0: "random", 1: "easy"},
        {0: "easy", 1: "random"},
        {0: "random", 1: "easy"},
    ]
    assert len({record.seed for record in found.values()}) == 3
    assert not (tmp_path / "rows").exists()


def test_heroes_have_one_bot() -> None:
    recipe = make_recipe("descent", ["random", "easy"], None, "seed", {})
    assert [recipe.seating(number) for number in range(2)] == [["random", *["easy"] * 3], ["easy", *["random"] * 3]]


def test_actions_are_listed_by_number(tmp_path: Path) -> None:
    assert run(tmp_path, "--games", "1", "--rows") == 0
    assert (tmp_path / "actions.txt").read_text(encoding="utf-8").splitlines() == actions_of("abyss").texts
    metadata = pq.read_schema(next((tmp_path / "rows").iterdir())).metadata
    assert metadata[b"game"] == b"abyss"
    assert json.loads(metadata[b"edition"]) == find_game("abyss").edition


def test_memory_holds_a_group_of_rows_and_not_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("podziemia.lab.selfplay.rows.ROWS_IN_GROUP", 50)
    assert run(tmp_path, "--games", "2", "--rows", bots="random") == 0
    (path,) = (tmp_path / "rows").iterdir()
    file = pq.ParquetFile(path)
    sizes = [file.metadata.row_group(i).num_rows for i in range(file.num_row_groups)]
    assert len(sizes) > 3
    assert set(sizes[:-1]) == {50}
    assert sum(sizes) == sum(len(record.moves) for record in records(tmp_path).values())


# ---- going on ----


def test_the_same_command_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path, "--games", "3", "--shard", "2") == 0
    before = {path: path.read_bytes() for path in (tmp_path / "records").iterdir()}
    assert run(tmp_path, "--games", "6", "--shard", "2", "--jobs", "2") == 0
    assert {path: path.read_bytes() for path in before} == before
    assert sorted(records(tmp_path)) == list(range(6))
    assert "3 of 6 games are there already" in capsys.readouterr().err
    assert run(tmp_path, "--games", "6") == 0
    assert len(list((tmp_path / "records").iterdir())) == 4


def test_a_shard_that_was_torn_is_played_again(tmp_path: Path) -> None:
    assert run(tmp_path, "--games", "4", "--shard", "2", "--rows") == 0
    whole = {path.name: path.read_bytes() for path in (tmp_path / "rows").iterdir()}
    (tmp_path / "records/000000-000001.zip").rename(tmp_path / "records/.000000-000001.zip.new")
    (tmp_path / "rows/.000000-000001.parquet.new").write_text("half")
    assert run(tmp_path, "--games", "4", "--shard", "2", "--rows") == 0
    assert {path.name: path.read_bytes() for path in (tmp_path / "rows").iterdir()} == whole
    assert sorted(records(tmp_path)) == list(range(4))
    assert sorted(path.name for path in (tmp_path / "records").iterdir()) == ["000000-000001.zip", "000002-000003.zip"]


def test_gaps_are_found(tmp_path: Path) -> None:
    (tmp_path / "records").mkdir()
    for name in ("000003-000004.zip", "000010-000010.zip", "notes.zip", ".000000-000002.zip.new"):
        (tmp_path / "records" / name).touch()
    assert present(tmp_path) == {3, 4, 10}
    assert list(missing(tmp_path, 13, 4)) == [range(3), range(5, 9), range(9, 10), range(11, 13)]


def test_ctrl_c_keeps_whole_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from podziemia.lab.selfplay.shards import write_shard

    def impatient(shard: Any) -> Any:
        if shard.games[0] == 2:
            raise KeyboardInterrupt
        return write_shard(shard)

    monkeypatch.setattr("podziemia.lab.selfplay.command.write_shard", impatient)
    assert run(tmp_path, "--games", "6", "--shard", "2") == 130
    assert "the same command goes on" in capsys.readouterr().err
    assert sorted(records(tmp_path)) == [0, 1]


def test_another_dataset_in_the_folder_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path, "--games", "1") == 0
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    for arguments, told in [
        (["--seed", "other"], 'its seed is "podziemia", not "other"'),
        (["--rows"], "its rows is false, not true"),
        (["--set", "first=A"], "its settings is"),
    ]:
        assert run(tmp_path, *arguments) == 2
        assert told in capsys.readouterr().err
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before


@pytest.mark.parametrize("damage", ["", "{", "[]", "7", "{}"])
def test_a_broken_recipe_is_told_and_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], damage: str
) -> None:
    (tmp_path / "dataset.json").write_text(damage)
    assert run(tmp_path, "--games", "1") == 2
    assert "is not understood" in capsys.readouterr().err
    assert (tmp_path / "dataset.json").read_text() == damage
    assert len(list(tmp_path.iterdir())) == 1


# ---- wrong input ----


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--games", "0"], "--games takes a whole number, 1 or more"),
        (["--shard", "0"], "--shard takes a whole number, 1 or more"),
        (["--bots", "clever"], "There is no bot “clever”"),
        (["--bots", "human"], "Only bots"),
        (["--seats", "9"], "9 seats do not fit abyss"),
        (["--clock", "sun"], "There is no clock “sun”"),
    ],
)
def test_wrong_input_is_answered_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], told: str
) -> None:
    assert run(tmp_path / "out", *arguments) == 2
    printed = capsys.readouterr()
    assert told in printed.err
    assert printed.err.count("\n") == 1
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(
    ("bot", "told"), [(StumblingBot, "ValueError: one foot too many"), (CheatingBot, "answered “win now” in game 0")]
)
def test_a_bot_that_fails_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], bot: type[Bot], told: str
) -> None:
    assert run(tmp_path, "--games", "2", bots=f"{__name__}:{bot.__name__}") == 2
    printed = capsys.readouterr()
    assert told in printed.err
    assert bot.__name__ in printed.err
    assert records(tmp_path) == {}


def test_without_pyarrow_rows_are_refused_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.delitem(sys.modules, "podziemia.lab.selfplay.rows", raising=False)
    assert run(tmp_path / "out", "--games", "2", "--rows") == 2
    assert 'pip install "podziemia[parquet]"' in capsys.readouterr().err
    assert not (tmp_path / "out").exists()
