"""Tournaments: balanced tables, results that nothing loses, figures that can be trusted."""

import json
from collections import Counter
from itertools import combinations, islice
from pathlib import Path
from typing import Any

import pytest

from podziemia.bots import Bot
from podziemia.bots.bot import RandomBot
from podziemia.cli import main
from podziemia.kernel.ask import Option
from podziemia.kernel.match import Match
from podziemia.kernel.registry import game_names
from podziemia.lab.tournament.plan import Plan, make_plan
from podziemia.lab.tournament.playing import Played, play_table
from podziemia.lab.tournament.results import Results
from podziemia.lab.tournament.schedule import circular_orders, line_ups, tables
from podziemia.lab.tournament.standings import Standings

DUEL = make_plan("abyss", ["random", "easy"], None, "seed", {})


class StumblingBot(Bot):
    """Falls over its own feet."""

    def choose(self, match: Match[Any], seat: int) -> Option:
        raise ValueError("one foot too many")


class CheatingBot(Bot):
    """Answers with what nobody offered."""

    def choose(self, match: Match[Any], seat: int) -> Option:
        return Option("win", "now", 0)


class OtherRandomBot(RandomBot):
    """A second one, because each bot is named once."""


def run(folder: Path, *arguments: str) -> int:
    return main(["tournament", "abyss", "--bots", "random,easy", "--jobs", "1", "--out", str(folder), *arguments])


# ---- who sits where ----


def test_every_deal_is_played_from_every_seat() -> None:
    plan = make_plan("abyss", ["random", "easy", "greedy"], None, "seed", {})
    games = list(tables(plan, 10))
    assert len(games) == 12
    assert [table.number for table in games] == list(range(12))
    for deal in range(4):
        seatings = [table.bots for table in games if table.deal == deal]
        assert all(sorted(at_seat) == [0, 1, 2] for at_seat in zip(*seatings, strict=True))


def test_neighbours_change_from_deal_to_deal() -> None:
    plan = make_plan("abyss", ["random", "easy", "greedy", "mcts:5"], None, "seed", {})
    left_of = Counter((table.bots[seat], table.bots[(seat + 1) % 4]) for table in tables(plan, 24) for seat in range(4))
    assert set(left_of.values()) == {8}
    assert len(left_of) == 12


@pytest.mark.parametrize(("bots", "places"), [(3, 2), (4, 2), (5, 2), (5, 3), (5, 4), (7, 4), (9, 4), (12, 5)])
def test_more_bots_than_places_sit_and_meet_alike(bots: int, places: int) -> None:
    sat: Counter[int] = Counter()
    met: Counter[tuple[int, int]] = Counter()
    for line_up in islice(line_ups(bots, places), 300):
        assert len(set(line_up)) == places
        sat.update(line_up)
        met.update(combinations(line_up, 2))
        assert max(sat.values()) - min(sat[bot] for bot in range(bots)) <= 1
    assert len(met) == bots * (bots - 1) / 2
    assert max(met.values()) - min(met.values()) <= 4


def test_fewer_bots_than_places_share_them_evenly() -> None:
    plan = make_plan("abyss", ["random", "easy"], 3, "seed", {})
    games = list(tables(plan, 60))
    assert len({(table.deal, table.bots) for table in games}) == len(games)
    sat = Counter(bot for table in games for bot in table.bots)
    assert sat[0] == sat[1]


def test_a_longer_tournament_begins_with_the_shorter_one() -> None:
    plan = make_plan("abyss", ["random", "easy", "greedy", "mcts:5", "mcts:6"], 3, "seed", {})
    assert list(tables(plan, 90))[:30] == list(tables(plan, 30))


def test_a_circle_is_the_same_from_every_chair() -> None:
    assert circular_orders((0, 1, 2)) == [(0, 1, 2), (0, 2, 1)]
    assert circular_orders((0, 0, 1, 1)) == [(0, 0, 1, 1), (0, 1, 0, 1)]
    assert len(circular_orders((0, 1, 2, 3, 4))) == 24


def test_heroes_are_one_side() -> None:
    plan = make_plan("descent", ["random", "easy"], None, "seed", {})
    assert [table.bots for table in tables(plan, 2)] == [(0, 1, 1, 1), (1, 0, 0, 0)]


@pytest.mark.parametrize(
    ("game", "bots", "seats"),
    [("abyss", 2, 2), ("abyss", 4, 4), ("abyss", 6, 3), ("shadespire", 3, 2), ("descent", 3, 4)],
)
def test_a_seat_for_each_bot_where_that_makes_a_table(game: str, bots: int, seats: int) -> None:
    names = ["random", "greedy", "easy", "mcts:1", "mcts:2", "mcts:3"][:bots]
    assert make_plan(game, names, None, "seed", {}).seats == seats


# ---- playing ----


def test_a_table_plays_the_same_game_again() -> None:
    table = next(tables(DUEL, 1))
    first, second = [play_table((DUEL, table)) for _ in range(2)]
    assert isinstance(first, Played)
    assert isinstance(second, Played)
    assert (first.scores, first.places, first.decisions) == (second.scores, second.places, second.decisions)
    assert sum(first.decisions) > 50
    assert all(0 < longest <= seconds for longest, seconds in zip(first.longest, first.seconds, strict=True))


@pytest.mark.parametrize("clock", ["cpu", "wall"])
def test_budgets_go_by_the_clock_of_the_tournament(clock: str) -> None:
    from podziemia.bots.mcts import MctsBot
    from podziemia.kernel.registry import find_game
    from podziemia.lab.chairs import Chair

    for spec in ("mcts:0.1s", "expert"):
        sitting = Chair(spec, find_game("abyss"), "seed", clock).bot
        assert isinstance(sitting, MctsBot)
        assert sitting.budget.processor == (clock == "cpu")


def test_the_stronger_bot_comes_out_on_top(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path, "--games", "16", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert [standing["bot"] for standing in found["standings"]] == ["easy", "random"]
    assert (found["games"], found["deals"], found["seats"]) == (16, 8, 2)
    best, worst = found["standings"]
    assert best["ci"][0] > 0.5 > worst["ci"][1]
    assert best["rating_ci"][0] > 0 > worst["rating_ci"][1]
    assert best["wins"] + worst["wins"] == 16
    assert found["better"][0][1]["share"] + found["better"][1][0]["share"] == pytest.approx(1)
    assert found["better"][0][0] is None


def test_two_processes_play_the_same_games(tmp_path: Path) -> None:
    assert run(tmp_path / "one", "--games", "6") == 0
    assert run(tmp_path / "two", "--games", "6", "--jobs", "2") == 0
    one, two = [Results(tmp_path / name, Plan(*DUEL)._replace(seed="podziemia")) for name in ("one", "two")]
    assert [game.scores for game in one.in_order()] == [game.scores for game in two.in_order()]
    one.close()
    two.close()


@pytest.mark.parametrize("game", game_names())
def test_every_game_has_tournaments(game: str) -> None:
    plan = make_plan(game, ["random", f"{__name__}:OtherRandomBot"], None, "seed", {})
    games = [play_table((plan, table)) for table in tables(plan, 2)]
    assert all(isinstance(one, Played) for one in games)
    found = Standings(plan, [one for one in games if isinstance(one, Played)]).summary()
    assert sum([standing["wins"] for standing in found["standings"]]) == pytest.approx(len(games))
    assert sum([side["win_rate"] for side in found["sides"]]) == pytest.approx(1, abs=0.001)
    assert found["capped"] == 0


# ---- going on ----


def lines(folder: Path) -> list[str]:
    return (folder / "games.jsonl").read_text().splitlines()


def test_the_same_command_goes_on_and_keeps_what_was_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path, "--games", "4") == 0
    before = lines(tmp_path)
    assert run(tmp_path, "--games", "8") == 0
    assert lines(tmp_path)[: len(before)] == before
    assert len(lines(tmp_path)) == 9
    assert "4 of 8 games are there already" in capsys.readouterr().err
    assert run(tmp_path, "--games", "8") == 0
    assert len(lines(tmp_path)) == 9


@pytest.mark.parametrize("torn", [1, 10])
def test_a_torn_last_line_is_played_again(tmp_path: Path, torn: int) -> None:
    assert run(tmp_path, "--games", "4") == 0
    file = tmp_path / "games.jsonl"
    whole = lines(tmp_path)
    file.write_bytes(file.read_bytes()[:-torn])
    assert run(tmp_path, "--games", "4") == 0
    assert lines(tmp_path)[:-1] == whole[:-1]
    assert json.loads(lines(tmp_path)[-1])["scores"] == json.loads(whole[-1])["scores"]


def test_ctrl_c_keeps_what_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def impatient(task: Any) -> Any:
        if task[1].number == 3:
            raise KeyboardInterrupt
        return play_table(task)

    monkeypatch.setattr("podziemia.lab.tournament.command.play_table", impatient)
    assert run(tmp_path, "--games", "8") == 130
    printed = capsys.readouterr()
    assert "Stopped after 3 of 8 games" in printed.err
    assert "3 games" in printed.out
    assert len(lines(tmp_path)) == 4


def test_another_tournament_in_the_folder_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path, "--games", "2") == 0
    before = (tmp_path / "games.jsonl").read_bytes()
    assert run(tmp_path, "--games", "2", "--seed", "other") == 2
    assert "its seed is podziemia, not other" in capsys.readouterr().err
    assert run(tmp_path, "--games", "2", "--set", "first=A") == 2
    assert (tmp_path / "games.jsonl").read_bytes() == before


@pytest.mark.parametrize(
    "damage", ["nonsense", "{}", '{"table": 1}', "[]", "7", '{"format": "podziemia tournament 2"}']
)
@pytest.mark.parametrize("line", [0, 1])
def test_a_broken_results_file_is_told_and_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], damage: str, line: int
) -> None:
    assert run(tmp_path, "--games", "2") == 0
    changed = lines(tmp_path)
    changed[line] = damage
    file = tmp_path / "games.jsonl"
    file.write_text("\n".join(changed) + "\n")
    before = file.read_bytes()
    capsys.readouterr()
    assert run(tmp_path, "--games", "2") == 2
    assert f"Line {line + 1} of" in capsys.readouterr().err
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("scores", [1]),
        ("scores", [float("nan"), 1]),
        ("scores", [10**400, 1]),
        ("bots", [0, 7]),
        ("bots", [0, 0]),
        ("bots", [0, 1]),  # at this table they sat the other way around
        ("places", ["1", "2"]),
        ("places", [True, True]),
        ("places", [2, 2]),
        ("places", [1, 3]),
        ("decisions", [-1, 5]),
        ("seconds", [float("inf"), 1]),
        ("longest", [-0.5, 1]),
        ("table", None),
        ("table", -1),
        ("table", 0.5),
        ("table", 10**9),
        ("deal", 7),
        ("capped", "no"),
        ("build", "quick"),
    ],
)
def test_a_line_changed_by_hand_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], column: str, value: object
) -> None:
    assert run(tmp_path, "--games", "2") == 0
    changed = lines(tmp_path)
    changed[2] = json.dumps({**json.loads(changed[2]), column: value})
    (tmp_path / "games.jsonl").write_text("\n".join(changed) + "\n")
    assert run(tmp_path, "--games", "2") == 2
    assert "Line 3 of" in capsys.readouterr().err


def test_without_a_folder_every_plan_has_one_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for seed in ("one", "two", "one"):
        assert (
            main(["tournament", "abyss", "--bots", "random,easy", "--games", "2", "--jobs", "1", "--seed", seed]) == 0
        )
    assert len(list((tmp_path / "tournaments").iterdir())) == 2


# ---- wrong input ----


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--games", "0"], "--games takes a whole number, 1 or more"),
        (["--games", "many"], "--games takes a whole number"),
        (["--jobs", "0"], "--jobs takes a whole number"),
        (["--bots", "random"], "at least two bots"),
        (["--bots", "random,random"], "named twice"),
        (["--bots", "random,,easy"], "empty place"),
        (["--bots", "random,human"], "Only bots"),
        (["--bots", "random,clever"], "There is no bot “clever”"),
        (["--bots", "random,no.such:Bot"], "The bot “no.such:Bot” is not there"),
        (["--seats", "9"], "9 seats do not fit abyss"),
        (["--set", "first=Z"], "cannot be “Z”"),
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


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("in the way")
    assert run(tmp_path / "file") == 2
    assert "cannot be written" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("bot", "told"), [(StumblingBot, "ValueError: one foot too many"), (CheatingBot, "answered “win now” at table 2")]
)
def test_a_bot_that_fails_is_named_and_the_games_so_far_stay(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], bot: type[Bot], told: str
) -> None:
    name = f"{__name__}:{bot.__name__}"
    assert run(tmp_path, "--bots", f"random,easy,{name}", "--seats", "2", "--games", "20") == 2
    printed = capsys.readouterr()
    assert name in printed.err
    assert told in printed.err
    assert len(lines(tmp_path)) == 3


def test_a_bots_author_gets_the_traceback(tmp_path: Path) -> None:
    assert run(tmp_path, "--bots", f"random,{__name__}:StumblingBot", "--games", "2") == 2
    assert "in choose" in (tmp_path / "failure.txt").read_text()


# ---- figures ----


def played(table: int, deal: int, bots: list[int], places: list[int]) -> Played:
    none, times = [0] * len(bots), [0.0] * len(bots)
    return Played(table, deal, bots, [10 - place for place in places], places, none, times, times, False, "plain")


def test_shared_wins_are_shared() -> None:
    games = [played(0, 0, [0, 1], [1, 1]), played(1, 0, [1, 0], [1, 2])]
    found = Standings(DUEL, games).summary()
    assert {standing["bot"]: standing["wins"] for standing in found["standings"]} == {"easy": 1.5, "random": 0.5}
    assert found["ties"] == 1


def test_a_side_of_heroes_wins_once() -> None:
    plan = make_plan("descent", ["random", "easy"], None, "seed", {})
    games = [played(0, 0, [0, 1, 1, 1], [4, 1, 1, 1]), played(1, 0, [1, 0, 0, 0], [1, 2, 2, 2])]
    found = Standings(plan, games).summary()
    best = found["standings"][0]
    assert (best["bot"], best["wins"], best["games"], best["by_side"]) == ("easy", 2, 2, [1.0, 1.0])
    assert [side["win_rate"] for side in found["sides"]] == [0.5, 0.5]


def test_results_that_never_differ_between_deals_are_no_certainty() -> None:
    games = [
        played(2 * deal + turn, deal, bots, [1, 2]) for deal in range(20) for turn, bots in enumerate([[0, 1], [1, 0]])
    ]
    first = Standings(DUEL, games).summary()["standings"][0]
    assert first["win_rate"] == 0.5
    assert first["ci"][0] < 0.45
    assert first["ci"][1] > 0.55
