"""The report of a tournament: a page that stands alone, and tables for other programs."""

import csv
import json
import re
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from podziemia.cli import main
from podziemia.lab.tournament import plots
from podziemia.lab.tournament.page import page
from podziemia.lab.tournament.plan import make_plan
from podziemia.lab.tournament.playing import Played
from podziemia.lab.tournament.standings import Standings
from podziemia.words import LANGUAGES

EMPTY = {"meta", "input", "line", "circle", "rect"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("tournament")
    command = ["tournament", "abyss", "--bots", "random,easy,mcts:1", "--games", "6", "--jobs", "1", "--out", str(path)]
    assert main(command) == 0
    return path


class Tags(HTMLParser):
    """Every tag is closed where it should be; texts and attributes by tag."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.attributes: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes.append((tag, dict(attrs)))
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def read(html: str) -> Tags:
    tags = Tags()
    tags.feed(html)
    assert tags.open == []
    return tags


def test_the_page_stands_alone_in_both_languages(folder: Path) -> None:
    html = (folder / "report.html").read_text(encoding="utf-8")
    tags = read(html)
    assert "//" not in html.replace("<!doctype html>", "")
    assert [attributes["lang"] for tag, attributes in tags.attributes if tag == "main"] == list(LANGUAGES)
    assert not {"script", "img", "link", "iframe"} & {tag for tag, _ in tags.attributes}
    assert "Abyss: a tournament of bots" in html
    assert "Abyss: turniej botów" in html
    assert not re.search(r"lab-[a-z]+-[a-z]+", re.sub(r"<style>.*</style>", "", html, flags=re.DOTALL))


def test_every_plot_is_spoken_too(folder: Path) -> None:
    tags = read((folder / "report.html").read_text(encoding="utf-8"))
    spoken = [attributes["aria-label"] for tag, attributes in tags.attributes if attributes.get("role") == "img"]
    assert len(spoken) == len(LANGUAGES) * 3 * 3
    assert all(text and text.split(": ")[0] in ("random", "easy", "mcts:1") for text in spoken)
    for _, attributes in tags.attributes:
        for name in ("x", "x1", "x2", "cx"):
            assert 0 <= float((attributes.get(name) or "0%").removesuffix("%")) <= 100


def test_the_page_opens_in_the_readers_language(folder: Path) -> None:
    assert (
        main(
            [
                "tournament",
                "abyss",
                "--bots",
                "random,easy,mcts:1",
                "--games",
                "6",
                "--out",
                str(folder),
                "--lang",
                "pl",
            ]
        )
        == 0
    )
    tags = read((folder / "report.html").read_text(encoding="utf-8"))
    assert [attributes["id"] for tag, attributes in tags.attributes if "checked" in attributes] == ["pl"]


def test_names_from_outside_are_only_text() -> None:
    plan = make_plan("abyss", ["random", "easy"], None, "<b>&", {})
    found = Standings(plan._replace(bots=("a<script>", 'b"&')), [game(0), game(1)]).summary()
    html = page(found, "en")
    read(html)
    assert "<script>" not in html
    assert "a&lt;script&gt;" in html
    assert "&lt;b&gt;&amp;" in html


def game(table: int) -> Played:
    return Played(table, 0, [table, 1 - table], [5, 5], [1, 1], [0, 0], [0.0, 0.0], [0.0, 0.0], False, "plain")


def test_the_page_says_which_build_played() -> None:
    plan = make_plan("abyss", ["random", "easy"], None, "seed", {})
    found = Standings(plan, [game(0), game(1)._replace(build="compiled")]).summary()
    assert found["builds"] == ["compiled", "plain"]
    assert "compiled, plain Python" in page(found, "en")


@pytest.mark.parametrize("played", [0, 1, 2])
def test_a_page_of_few_games_is_a_page(played: int) -> None:
    plan = make_plan("abyss", ["random", "easy"], None, "seed", {})
    read(page(Standings(plan, [game(table) for table in range(played)]).summary(), "pl"))


# ---- tables ----


def test_csv_and_parquet_have_a_row_for_every_seat_of_every_game(folder: Path) -> None:
    _, *lines = (folder / "games.jsonl").read_text().splitlines()
    games: list[dict[str, Any]] = sorted(map(json.loads, lines), key=lambda one: int(one["table"]))
    with (folder / "games.csv").open(encoding="utf-8", newline="") as file:
        from_csv = list(csv.DictReader(file))
    from_parquet = pq.read_table(folder / "games.parquet").to_pylist()
    assert len(from_csv) == len(from_parquet) == 18
    bots = ["random", "easy", "mcts:1"]
    for row, same, (one, seat) in zip(
        from_csv, from_parquet, [(one, seat) for one in games for seat in range(3)], strict=True
    ):
        assert {key: str(value) for key, value in same.items()} == row
        assert (same["table"], same["seat"], same["bot"]) == (one["table"], "ABC"[seat], bots[one["bots"][seat]])
        assert (same["score"], same["place"], same["seed"]) == (
            one["scores"][seat],
            one["places"][seat],
            f"podziemia/{one['deal']}",
        )
    assert sum(row["win"] for row in from_parquet) == pytest.approx(6)


def test_without_pyarrow_the_rest_of_the_report_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)
    assert (
        main(["tournament", "abyss", "--bots", "random,easy", "--games", "2", "--jobs", "1", "--out", str(tmp_path)])
        == 0
    )
    assert 'pip install "podziemia[parquet]"' in capsys.readouterr().err
    assert {path.name for path in tmp_path.iterdir()} == {"games.jsonl", "games.csv", "report.html"}


# ---- plots ----


@pytest.mark.parametrize(
    ("low", "high", "ticks"),
    [
        (-1060, 538, [-1000, -500, 0, 500]),
        (0, 5, [0, 1, 2, 3, 4, 5]),
        (-0.5, 1.5, [-0.5, 0, 0.5, 1, 1.5]),
        (7, 7, [6, 6.5, 7, 7.5, 8]),
    ],
)
def test_axes_have_round_numbers(low: float, high: float, ticks: list[float]) -> None:
    axis = plots.linear_axis(low, high, str)
    assert [tick.at for tick in axis.ticks] == pytest.approx(ticks)


def test_a_logarithmic_axis_has_powers_of_ten_at_even_distances() -> None:
    axis = plots.log_axis(0.02, 70, str)
    assert [tick.at for tick in axis.ticks] == pytest.approx([0.01, 0.1, 1, 10, 100])
    places = [axis.at(tick.at) for tick in axis.ticks]
    assert [b - a for a, b in pairwise(places)] == pytest.approx([23] * 4)
    assert axis.at(0.001) == plots.MARGIN
