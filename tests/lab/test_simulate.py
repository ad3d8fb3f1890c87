"""Many games, and what is counted of them."""

import json
from math import sqrt

import pytest

from podziemia.cli import main
from podziemia.lab.simulate import Contest, Result, Tally, play_out
from podziemia.lab.statistics import Numbers, wilson
from podziemia.lab.sweep import play_sweep

DUEL = Contest("abyss", ("random", "random"), "seed", {})


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (180, 200, 0.8506, 0.9343),
        (0.5, 1, 0.0546, 0.9454),
    ],
)
def test_wilson_intervals(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_numbers_are_summed_up_as_they_come() -> None:
    numbers = Numbers()
    for n in (4, -2, 7, 7):
        numbers.add(n)
    assert (numbers.count, numbers.lowest, numbers.highest, numbers.mean()) == (4, -2, 7, 4.0)
    assert numbers.deviation() == pytest.approx(sqrt((0 + 36 + 9 + 9) / 3))


def test_ties_share_the_win() -> None:
    tally = Tally(Contest("abyss", ("random", "random", "random"), "seed", {}))
    tally.add(Result([50, 50, 20], [1, 1, 3], 100, False))
    tally.add(Result([50, 40, 60], [2, 3, 1], 300, True))
    found = tally.summary()
    assert found["win_rate"] == [0.25, 0.25, 0.5]
    assert (found["ties"], found["capped"], found["games"]) == (1, 1, 2)
    assert found["mean_score"] == [50, 45, 40]
    assert (found["mean_decisions"], found["shortest"], found["longest"]) == (200, 100, 300)


def test_a_game_depends_on_its_seed_and_number_alone() -> None:
    assert play_out(DUEL, 3) == play_out(DUEL, 3)
    assert play_out(DUEL, 3) != play_out(DUEL, 4)


def test_two_processes_find_what_one_finds() -> None:
    def found(jobs: int) -> dict[str, object]:
        tally = Tally(DUEL)
        for _, batch in play_sweep([DUEL], 50, jobs):
            tally.merge(batch)
        return tally.summary()

    assert found(2) == found(1)


def test_seats_stay_as_given_and_greedy_beats_random(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(
            [
                "simulate",
                "abyss",
                "--seats",
                "random,greedy",
                "--games",
                "8",
                "--jobs",
                "1",
                "--json",
                "--set",
                "first=A",
            ]
        )
        == 0
    )
    printed = capsys.readouterr()
    found = json.loads(printed.out)
    assert printed.err == ""
    assert found["seats"] == ["random", "greedy"]
    assert found["settings"] == {"first": "A"}
    assert len(found["win_rate"]) == len(found["ci"]) == len(found["mean_score"]) == 2
    assert sum(found["win_rate"]) == pytest.approx(1)
    assert found["win_rate"][1] > found["win_rate"][0]
    assert found["games"] == 8
    assert found["capped"] == 0
    assert found["mean_decisions"] > 50


def test_the_table_names_seats_and_intervals_in_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "abyss", "--seats", "random,random", "--games", "4", "--jobs", "1", "--lang", "pl"]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    assert "przedział 95%" in printed.out
    assert "Partie: 4." in printed.out
    assert "%" in printed.out.split("random")[1]
    assert "," in printed.out.split("random")[1].split("%")[0]
