"""One game, two builds: a record made by either is the same text, digests included, and replays in the other."""

import os
import subprocess
import sys
from random import Random

import pytest

from podziemia.bots import Budget, think
from podziemia.bots.at_random import answer_at_random
from podziemia.build import PLAIN, running
from podziemia.kernel.history import load_record, replayed
from podziemia.kernel.match import new_match
from podziemia.kernel.registry import find_game, game_names
from podziemia.kernel.rng import seeded
from podziemia.lab.bench import random_record

pytestmark = pytest.mark.skipif(running() == "plain", reason="`make compiled` runs these on the compiled build")

RECORDS = 2
SEARCHES = 12
ITERATIONS = 40
MAKE = """
from podziemia.build import running
from podziemia.kernel.registry import find_game
from podziemia.lab.bench import random_record
assert running() == "plain"
game = find_game("{game}")
texts = [random_record(game, min(game.usual, game.most), number).text() for number in range({records})]
print("\\f".join(texts), end="")
"""
SEARCH = """
from podziemia.build import running
from tests.compiled.test_both_builds import searched
assert running() == "plain"
print(*searched("{game}"), sep="\\n")
"""
REPLAY = """
from sys import stdin
from podziemia.build import running
from podziemia.kernel.history import load_record, replayed
assert running() == "plain"
for text in stdin.read().split("\\f"):
    print(replayed(load_record(text)).digest())
"""


def in_plain_python(code: str, read: str = "") -> str:
    done = subprocess.run(
        [sys.executable, "-c", code],
        input=read,
        env={**os.environ, PLAIN: "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def searched(name: str) -> list[str]:
    """What the search finds best in positions along a random game, and how good it thinks that is."""
    game = find_game(name)
    match = new_match(game, min(game.usual, game.most), "searched")
    chance = Random(5)
    found: list[str] = []
    while match.ask is not None and len(found) < SEARCHES:
        if chance.random() < 0.1:
            verdict = think(match, match.waiting()[0], Budget(iterations=ITERATIONS), seeded("search"))
            found.append(f"{verdict.option.text} {verdict.iterations}")
        answer_at_random(match, match.ask, chance.random)
    return found


@pytest.mark.parametrize("name", game_names())
def test_the_search_finds_the_same_in_both_builds(name: str) -> None:
    """So the minds of all games run compiled, with the same sums."""
    ours = searched(name)

    assert len(ours) == SEARCHES
    assert in_plain_python(SEARCH.format(game=name)).splitlines() == ours


@pytest.mark.parametrize("name", game_names())
def test_records_are_the_same_in_both_builds(name: str) -> None:
    game = find_game(name)
    ours = [random_record(game, min(game.usual, game.most), number).text() for number in range(RECORDS)]
    theirs = in_plain_python(MAKE.format(game=name, records=RECORDS)).split("\f")

    assert ours == theirs
    digests = [replayed(load_record(text)).digest() for text in theirs]
    assert in_plain_python(REPLAY, "\f".join(ours)).split() == digests


def test_the_compiled_build_runs_here() -> None:
    """And not the sources that lie beside it."""
    from podziemia.games.abyss.rules import turn
    from podziemia.kernel import ask

    assert not str(ask.__file__).endswith(".py")
    assert not str(turn.__file__).endswith(".py")
