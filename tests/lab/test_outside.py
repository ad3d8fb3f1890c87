"""Bots in processes of their own, and bots that cheat."""

import sys
from pathlib import Path
from typing import Any

import pytest

from podziemia.bots import Bot, make_bot
from podziemia.kernel.ask import Option
from podziemia.kernel.errors import BadSetup
from podziemia.kernel.match import Match, new_match
from podziemia.kernel.registry import find_game
from podziemia.lab.duel import make_duel, seatings
from podziemia.lab.outside import BotSilent, OutsideBot
from podziemia.lab.tournament.playing import Failed, Played, follows, play_table

FIRST_OPTION = """
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    if told["do"] == "sit":
        game, seat = told["game"], told["seat"]
    if told["do"] == "choose":
        assert (game, seat) == ("abyss", told["seat"])
        assert told["view"]["players"][seat]["hand"] is not None
        assert told["view"]["players"][1 - seat]["hand"] is None
        print(json.dumps({"choose": told["ask"]["options"][0]}), flush=True)
"""


def program(folder: Path, text: str) -> str:
    path = folder / "bot.py"
    path.write_text(text)
    return f"process:{sys.executable} {path}"


def play(first: str, second: str = "random") -> Played | Failed:
    plan = make_duel("abyss", first, second, 2, "outside", {})
    return play_table((plan, next(seatings(plan, 1))))


def test_a_program_plays_a_whole_game_and_sees_its_own_seat_only(tmp_path: Path) -> None:
    played = play(program(tmp_path, FIRST_OPTION))
    assert isinstance(played, Played)
    assert played.decisions[0] > 20


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("import time; time.sleep(60)", "no answer within"),
        ("raise SystemExit", "it has left"),
        ("input(); input(); print('thanks', flush=True); input()", "cannot be read"),
        ('input(); input(); print(\'{"choose": "win"}\', flush=True); input()', "win"),
    ],
)
def test_a_program_that_does_not_answer_as_it_should_has_failed(
    text: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(OutsideBot.__init__, "__defaults__", (1.0,))
    failed = play(program(tmp_path, text))
    assert isinstance(failed, Failed)
    assert why in (failed.error or failed.illegal)


def test_a_command_that_cannot_be_started_is_told(tmp_path: Path) -> None:
    match = new_match(find_game("abyss"), 2, "no such")
    bot = make_bot(f"process:{tmp_path}/nobody", find_game("abyss"), "")
    with pytest.raises(BotSilent):
        bot.choose(match, match.waiting()[0])
    with pytest.raises(BadSetup):
        make_bot("process:", find_game("abyss"), "")


class RichBot(Bot):
    """Gives itself pearls."""

    def choose(self, match: Match[Any], seat: int) -> Option:
        match.state.players[seat].pearls += 10
        return match.ask_of(seat).options[0]


def test_a_bot_that_changes_the_match_is_out() -> None:
    failed = play(f"{__name__}:RichBot")
    assert isinstance(failed, Failed)
    assert failed.error == "it has changed the match it was shown"


def test_a_result_must_follow_from_its_answers() -> None:
    game = find_game("abyss")
    match, again = new_match(game, 2, "honest"), new_match(game, 2, "honest")
    answers = []
    for _ in range(12):
        seat = match.waiting()[0]
        answers.append((seat, match.ask_of(seat).options[0].text))
        match.play(*answers[-1])
    assert follows(match, again, answers)
    assert not follows(match, new_match(game, 2, "another deal"), answers)
    assert not follows(match, new_match(game, 2, "honest"), answers[:-1])
    match.state.players[0].pearls += 1
    assert not follows(match, new_match(game, 2, "honest"), answers)
