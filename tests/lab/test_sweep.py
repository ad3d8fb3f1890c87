"""The same bots at many tables."""

import json
from collections.abc import Iterator

import pytest

from podziemia.cli import main
from podziemia.kernel.errors import BadSetup
from podziemia.kernel.registry import find_game
from podziemia.lab.simulate import Contest, Tally
from podziemia.lab.sweep import contests, play_sweep, settings_at, tables
from podziemia.words.arguments import settings_written_out


def test_one_bot_takes_every_seat_of_tables_of_every_size() -> None:
    assert tables(find_game("abyss"), ["greedy"]) == [["greedy"] * seats for seats in (2, 3, 4)]
    assert tables(find_game("abyss"), ["greedy", "random"]) == [["greedy", "random"]]


def test_one_bot_a_side_takes_all_seats_of_the_side() -> None:
    found = tables(find_game("descent"), ["greedy", "random"])
    assert found == [["greedy"] + ["random"] * heroes for heroes in (2, 3, 4)]


def test_too_few_bots_for_a_game_without_sides_are_refused() -> None:
    with pytest.raises(BadSetup) as trouble:
        tables(find_game("descent"), [])
    assert trouble.value.key == "seat-count"


def test_all_stands_for_every_choice_that_can_be_compared() -> None:
    quests = find_game("descent").settings[0]
    found = contests("descent", ["random"], "seed", {"quest": "all", "level": "basic"})
    assert [c.settings["quest"] for c in found[::3]] == [quest for quest in quests.choices if quest != "campaign"]
    assert {c.settings["level"] for c in found} == {"basic"}
    assert [len(c.seats) for c in found[:3]] == [3, 4, 5]


def test_two_swept_settings_meet_in_all_pairs_and_both_change_from_table_to_table() -> None:
    game = find_game("shadespire")
    given = {"deck-a": "all", "deck-b": "all", "boards": "core"}
    found = [settings_at(game, given, number) for number in range(64)]
    assert len({(one["deck-a"], one["deck-b"]) for one in found}) == 64
    assert len({one["deck-a"] for one in found[:8]}) == len({one["deck-b"] for one in found[:8]}) == 8
    assert {one["boards"] for one in found} == {"core"}


def test_settings_may_be_written_as_options() -> None:
    assert settings_written_out(["--quest", "all", "--level=basic"]) == (["quest=all", "level=basic"], [])
    assert settings_written_out(["stray", "--quest", "all"]) == (["quest=all"], ["stray"])
    assert settings_written_out(["--quest"]) == (["quest="], [])


def test_the_report_names_tables_sides_and_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "descent", "--set", "heroes=grisban_the_thirsty:berserker,jain_fairwood:wildlander"]
    assert (
        main([*arguments, "--seats", "random,random,random", "--quest", "all", "--games", "1", "--jobs", "1", "--json"])
        == 0
    )
    found = json.loads(capsys.readouterr().out)
    assert found["swept"] == ["quest"]
    assert found["games"] == len(found["tables"]) == 16
    for table in found["tables"]:
        overlord, heroes = table["sides"]
        assert (overlord["seats"], heroes["seats"]) == ([0], [1, 2])
        assert overlord["win_rate"] + heroes["win_rate"] == 1
        assert heroes["ci"][0] <= heroes["win_rate"] <= heroes["ci"][1]


def test_the_table_is_printed_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    for lang, words in (("en", ["Overlord", "Heroes", "95% interval"]), ("pl", ["Mroczny władca", "Bohaterowie"])):
        assert main(["simulate", "descent", "--seats", "random", "--games", "1", "--jobs", "1", "--lang", lang]) == 0
        shown = capsys.readouterr().out
        assert not [word for word in words if word not in shown]


def test_an_unknown_setting_is_refused_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "abyss", "--seats", "random,random", "--kraken", "yes"]) == 2
    assert "kraken" in capsys.readouterr().err


def test_a_sweep_tells_of_every_table_as_it_goes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "abyss", "--seats", "random", "--games", "1", "--jobs", "1"]) == 0
    told = capsys.readouterr().err.splitlines()
    assert [line.split("seats: ")[1][0] for line in told if "seats: " in line] == ["2", "3", "4"]


def test_a_stopped_sweep_shows_what_it_has(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped_after_two(found: list[Contest], games: int, jobs: int) -> Iterator[tuple[int, Tally]]:
        yield from [*play_sweep(found, games, jobs)][:2]
        raise KeyboardInterrupt

    monkeypatch.setattr("podziemia.lab.sweep.play_sweep", stopped_after_two)
    assert main(["simulate", "abyss", "--seats", "random", "--games", "1", "--jobs", "1", "--json"]) == 130
    assert [len(table["seats"]) for table in json.loads(capsys.readouterr().out)["tables"]] == [2, 3]
