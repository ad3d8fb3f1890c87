"""One bot against another on paired deals: who sits where, what the figures say, and when enough is enough."""

import json
from pathlib import Path
from typing import Any

import pytest

from podziemia.bots import make_bot
from podziemia.cli import main
from podziemia.kernel.errors import BadSetup
from podziemia.kernel.match import new_match
from podziemia.kernel.registry import find_game
from podziemia.lab.duel import elo_bounds, make_duel, seatings
from podziemia.lab.statistics import elo, likelihood, share_of
from podziemia.lab.tournament.playing import Played, play_table
from podziemia.lab.yardstick import Yardstick


def duel(out: Path, *more: str, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    assert main(["duel", "abyss", "easy", "random", "--jobs", "1", "--json", "--out", str(out), *more]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_the_first_bot_sits_on_every_side_of_each_deal() -> None:
    plan = make_duel("abyss", "easy", "random", 3, "sides", {})
    tables = [(table.deal, table.bots) for table in seatings(plan, 5)]
    assert tables == [(0, (0, 1, 1)), (0, (1, 0, 1)), (0, (1, 1, 0)), (1, (0, 1, 1)), (1, (1, 0, 1))]


def test_heroes_are_one_side() -> None:
    plan = make_duel("descent", "easy", "random", 4, "sides", {})
    assert {table.bots for table in seatings(plan, 2)} == {(0, 1, 1, 1), (1, 0, 0, 0)}


def test_a_swept_setting_changes_from_deal_to_deal_and_not_within_one() -> None:
    plan = make_duel("shadespire", "random", "easy", None, "decks", {"deck-a": "all", "deck-b": "all"})
    games = [play_table((plan, table)) for table in seatings(plan, 4)]
    assert [game.deal for game in games if isinstance(game, Played)] == [0, 0, 1, 1]
    assert plan.settings["deck-a"] == plan.settings["deck-b"] == "all"
    assert plan.settings_of(0)["deck-a"] != plan.settings_of(1)["deck-a"]


def test_figures_and_going_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = duel(tmp_path, "--games", "4", "--seats", "2", capsys=capsys)
    assert (found["games"], found["deals"], found["par"]) == (4, 2, 0.5)
    assert found["share"] == found["wins"] / 4
    assert 0 <= found["low"] <= found["share"] <= found["high"] <= 1
    kept = (tmp_path / "games.jsonl").read_text()
    more = duel(tmp_path, "--games", "6", "--seats", "2", capsys=capsys)
    assert more["games"] == 6
    assert (tmp_path / "games.jsonl").read_text().startswith(kept)
    assert main(["duel", "abyss", "easy", "random", "--games", "4", "--seats", "2", "--out", str(tmp_path)]) == 0
    assert "5%" in capsys.readouterr().out


def test_the_test_stops_when_it_has_decided(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = duel(tmp_path, "--games", "400", "--seats", "2", "--decide", "--elo", "0,300", capsys=capsys)
    assert found["verdict"] == "stronger"
    assert found["games"] < 400


def test_elo_and_shares_are_the_same_thing() -> None:
    assert elo(0.25, 4) == pytest.approx(0)
    assert elo(share_of(123, 4), 4) == pytest.approx(123)
    assert share_of(400, 2) == pytest.approx(10 / 11)


def test_the_likelihood_favours_what_the_deals_show() -> None:
    strong = [[2.0, 2.0], [2.0, 1.0], [2.0, 2.0], [2.0, 1.0]] * 10
    even = [[2.0, 2.0], [2.0, 0.0], [2.0, 1.0], [2.0, 1.0]] * 10
    assert likelihood(strong, 0.5, 0.6) > 0 > likelihood(even, 0.5, 0.6)
    assert likelihood(strong * 2, 0.5, 0.6) == pytest.approx(2 * likelihood(strong, 0.5, 0.6), rel=0.01)
    assert likelihood([[2.0, 2.0]] * 3, 0.5, 0.55) < 3  # a few deals that agree decide nothing


@pytest.mark.parametrize("text", ["", "20", "20,0", "a,b", "1,2,3"])
def test_bounds_that_are_none_are_refused(text: str) -> None:
    with pytest.raises(BadSetup) as refused:
        elo_bounds(text)
    assert refused.value.key == "duel-elo"


ANSWERED = (
    "explore, pass, go-on, pass, go-on, pass, go-on, buy shellfish-5, go-on, claim 1-token, support council-jellyfish, "
    "explore, go-on, go-on, go-on, go-on"
)
"""By greedy before any mind had learned, on both seats."""


def test_the_yardstick_plays_as_greedy_did() -> None:
    game = find_game("abyss")
    match = new_match(game, 2, "yardstick")
    yardstick = make_bot("yardstick", game, "seed")
    assert isinstance(yardstick, Yardstick)
    for text in ANSWERED.split(", "):
        seat = match.waiting()[0]
        chosen = yardstick.choose(match, seat)
        assert chosen.text == text
        match.answer(chosen, seat)
