"""Bots by name."""

import sys
from pathlib import Path
from typing import Any

import pytest

from podziemia.bots import LEVELS, Bot, make_bot
from podziemia.bots.erring import ErringBot, HardBot
from podziemia.bots.mcts import MctsBot
from podziemia.kernel.ask import Option
from podziemia.kernel.errors import BadSetup
from podziemia.kernel.match import Match, new_match
from tests.kernel.toy import TOY

SPECS = ["random", "greedy", "mcts:20", "easy", "mcts:easy"]


class LastBot(Bot):
    """A bot of one's own: always the last option."""

    def choose(self, match: Match[Any], seat: int) -> Option:
        return match.ask_of(seat).options[-1]


@pytest.mark.parametrize("spec", SPECS)
def test_every_bot_answers_what_its_seat_is_asked(spec: str) -> None:
    """Also when all seats are asked together, in any order."""
    match = new_match(TOY, 3, "answers")
    bots = [make_bot(spec, TOY, f"seat {seat}") for seat in range(3)]
    while not match.over:
        seat = match.waiting()[-1]
        option = bots[seat].choose(match, seat)
        assert option in match.ask_of(seat).options
        match.answer(option, seat)


@pytest.mark.parametrize("spec", SPECS)
def test_the_same_seed_plays_the_same_game(spec: str) -> None:
    def digest() -> str:
        match = new_match(TOY, 2, "same")
        bots = [make_bot(spec, TOY, f"seat {seat}") for seat in range(2)]
        while not match.over:
            seat = match.waiting()[0]
            match.answer(bots[seat].choose(match, seat), seat)
        return match.digest()

    assert digest() == digest()


@pytest.mark.parametrize("level", LEVELS)
def test_levels_are_bots_with_and_without_their_family_name(level: str) -> None:
    assert type(make_bot(level, TOY, "x")) is type(make_bot(f"mcts:{level}", TOY, "x"))


def test_the_highest_level_searches_within_what_is_promised() -> None:
    bots = [make_bot(level, TOY, "x") for level in LEVELS]
    seconds = [bot.budget.seconds for bot in bots if isinstance(bot, MctsBot)]

    assert [type(bot) for bot in bots] == [ErringBot, ErringBot, HardBot, MctsBot]
    assert len(seconds) == 1
    assert 9 < seconds[0] < 10


def test_a_budget_may_be_named() -> None:
    timed, counted, plain = [make_bot(spec, TOY, "x") for spec in ("mcts:0.5s", "mcts:300", "mcts")]

    assert isinstance(timed, MctsBot)
    assert (timed.budget.seconds, timed.budget.iterations) == (0.5, 0)
    assert isinstance(counted, MctsBot)
    assert (counted.budget.seconds, counted.budget.iterations) == (0, 300)
    assert isinstance(plain, MctsBot)
    assert plain.budget.seconds == 0.2


def test_processor_time_may_be_the_budget() -> None:
    """So that a match means the same on a busy machine."""
    wall, own = [make_bot(spec, TOY, "x") for spec in ("mcts:0.5s", "mcts:0.5cpu")]

    assert isinstance(wall, MctsBot)
    assert isinstance(own, MctsBot)
    assert (own.budget.seconds, own.budget.processor) == (0.5, True)
    assert not wall.budget.processor


def test_experts_think_by_the_processor_and_people_wait_four_times_as_long_at_most() -> None:
    """A busy server does not make strong bots weak."""
    expert = make_bot("expert", TOY, "x")

    assert isinstance(expert, MctsBot)
    assert (expert.budget.processor, expert.budget.patience) == (True, 4.0)


def test_a_bot_of_ones_own_is_found_by_its_module_and_class() -> None:
    match = new_match(TOY, 2, "own")
    bot = make_bot(f"{__name__}:LastBot", TOY, "x")

    assert bot.choose(match, 0).text == "draw"


@pytest.mark.parametrize(
    "spec",
    [
        "",
        "clever",
        "mcts:",
        "mcts:0",
        "mcts:-5",
        "mcts:0s",
        "mcts:0cpu",
        "mcts:1min",
        "mcts:soon",
        "greedy:hard",
        "random:Random",
        "..:Bot",
    ],
)
def test_an_unknown_bot_is_refused_with_the_names_there_are(spec: str) -> None:
    with pytest.raises(BadSetup) as refused:
        make_bot(spec, TOY, "x")

    assert refused.value.key == "bot-unknown"
    assert refused.value.details["name"] == spec
    assert "greedy" in str(refused.value.details["known"])


class BrokenBot(Bot):
    """A bot whose author forgot what a bot is made with."""

    def __init__(self) -> None:
        raise AssertionError("never reached")

    def choose(self, match: Match[Any], seat: int) -> Option:
        return match.ask_of(seat).options[0]


@pytest.mark.parametrize(
    ("spec", "key", "told"),
    [
        ("no.such.module:Bot", "bot-module", "No module named 'no'"),
        ("podziemia.bots:Missing", "bot-class", "Missing"),
        ("podziemia.bots:LEVELS", "bot-not-a-bot", "podziemia.bots:LEVELS"),
        ("decimal:Decimal", "bot-not-a-bot", "decimal:Decimal"),
        (f"{__name__}:BrokenBot", "bot-broken", "TypeError"),
    ],
)
def test_what_is_wrong_with_a_bot_of_ones_own_is_told(spec: str, key: str, told: str) -> None:
    with pytest.raises(BadSetup) as refused:
        make_bot(spec, TOY, "x")

    assert refused.value.key == key
    assert told in str(refused.value)


def test_a_module_in_the_current_folder_is_found_and_its_errors_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*sys.path])
    (tmp_path / "bot_of_mine.py").write_text(
        "from podziemia.bots import Bot\n\n\nclass First(Bot):\n"
        "    def choose(self, match, seat):\n        return match.ask_of(seat).options[0]\n"
    )
    (tmp_path / "bot_half_written.py").write_text("class Half(")

    assert make_bot("bot_of_mine:First", TOY, "x").choose(new_match(TOY, 2, "own"), 0).text
    with pytest.raises(BadSetup) as refused:
        make_bot("bot_half_written:Half", TOY, "x")
    assert "SyntaxError" in str(refused.value)
