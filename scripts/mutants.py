"""Break the rules of a game on purpose, one at a time, and see whether a test goes red.

    .venv/bin/python scripts/mutants.py abyss --count 200 --seed 1

A seeded sampler picks places in the rule code and breaks each in one way: a number off by one, a comparison turned, a
condition dropped, a flag always true, two statements swapped, only the first of several, a random choice made fixed, a
copy shared, a statement left out. The tests that touch the broken line run, quickest first, until one fails. What
survives is listed; a survivor that changes nothing anybody could see stands in tests/mutants/<game>.txt with the
reason, and is not drawn again.

With `--rules` it breaks the code of every rule instead, and runs only the tests that carry the rule's id.

The tests are collected once. A mutant is a child process in which the code of one function has been exchanged.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
os.environ["PODZIEMIA_PLAIN"] = "1"
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import pytest  # noqa: E402

from scripts.mutation.loop import Mutants  # noqa: E402
from scripts.mutation.proofs import Proofs  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser(description="Break rules on purpose and count how many are noticed.")
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=200, help="how many mutants")
    parser.add_argument("--seed", default="1", help="which ones")
    parser.add_argument("--rules", action="store_true", help="is every rule noticed by the tests that carry its id?")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at a time")
    args = parser.parse_args()
    tests = [f"tests/games/{args.game}", "tests/games/test_every_game.py", "tests/games/test_every_state.py"]
    plugin = (Proofs if args.rules else Mutants)(args.game, args.count, args.seed, args.jobs)
    quiet = ["-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:randomly", "-p", "no:xdist", "--tb=no", "-s"]
    sys.exit(pytest.main([*quiet, *tests], plugins=[plugin]))


if __name__ == "__main__":
    main()
