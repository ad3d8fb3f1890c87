"""The yardstick answers as greedy did before any mind got better: minds of years are measured against the same bot.

`yardstick.txt` has a game a line: quest, seats, seed, and what greedy answered on all seats (commit 37e4db0), as far as
the rules of today lead through the same positions. An answer with a `?` was given to a question that has other options
today; it is played and proves nothing. Where a change of the rules ends a game sooner, its line is cut there.
"""

from pathlib import Path

import pytest

from podziemia.bots import make_bot
from podziemia.games.descent import GAME
from podziemia.kernel.match import new_match

WRITTEN = (Path(__file__).parent / "yardstick.txt").read_text().splitlines()


@pytest.mark.parametrize("line", WRITTEN, ids=[line.split()[0] for line in WRITTEN])
def test_the_yardstick_answers_as_it_always_did(line: str) -> None:
    head, _, answers = line.partition(": ")
    quest, seats, seed = head.split()
    match = new_match(GAME, int(seats), seed, {"quest": quest})
    yardstick = make_bot("yardstick", GAME, seed)
    for answer in answers.split("; "):
        seat = match.waiting()[0]
        if not answer.startswith("?"):
            assert yardstick.choose(match, seat).text == answer
        match.play(seat, answer.removeprefix("?"))
