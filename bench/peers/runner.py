"""One contender, in a process of its own: `python runner.py "python-chess"`. It waits for orders on stdin, one a line
(`play 0.5`, `clone 0.5`, `count 0.5`: what, and for how many seconds of the processor), and answers each with JSON.

The loop is the same for all: ask whether it is over, list the options, take any, play it.
"""

from __future__ import annotations

import json
import os
import sys
import warnings
from random import Random
from time import process_time
from typing import Any

from contenders import CONTENDERS, Contender

LOOK_AT_THE_CLOCK_EVERY = 32
COPIES = 10
"""So many of each position, between two looks at the clock."""


def play(one: Contender, seconds: float) -> dict[str, float]:
    """Decisions a second of random play."""
    chance = Random(1)
    at_once = one.at_once
    over, options_of, choose = one.over, one.options, one.play
    game = one.new()
    decisions = 0
    start = process_time()
    while True:
        if over(game):
            game = one.new()
        options = options_of(game)
        choose(game, options[int(chance.random() * len(options))])
        decisions += at_once
        if decisions % LOOK_AT_THE_CLOCK_EVERY == 0:
            spent = process_time() - start
            if spent >= seconds:
                return {"decisions_per_second": decisions / spent}


def clone(one: Contender, seconds: float) -> dict[str, float]:
    """The mean time of a copy over all positions of random games."""
    if not one.copies:
        return {}
    chance = Random(2)
    copies = 0
    spent = 0.0
    game = one.new_to_copy()
    while spent < seconds:
        start = process_time()
        for _ in range(COPIES):
            one.clone(game)
        spent += process_time() - start
        copies += COPIES
        options = one.options(game)
        one.play(game, options[int(chance.random() * len(options))])
        if one.over(game):
            game = one.new_to_copy()
    return {"microseconds_per_clone": spent / copies * 1e6}


def count(one: Contender, seconds: float) -> dict[str, float]:
    """How complex the game is: options a decision, decisions a game; games that are played at once never end."""
    if one.at_once > 1:
        return {}
    chance = Random(3)
    decisions = offered = games = 0
    start = process_time()
    while not games or process_time() - start < seconds:
        game = one.new()
        games += 1
        while not one.over(game):
            options = one.options(game)
            offered += len(options)
            decisions += 1
            one.play(game, options[int(chance.random() * len(options))])
    return {"options": offered / decisions, "decisions_per_game": decisions / games}


ORDERS = {"play": play, "clone": clone, "count": count}


def main() -> None:
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # what a package prints of its own must not be taken for an answer
    warnings.simplefilter("ignore")
    kind, name = CONTENDERS[sys.argv[1]]
    one = kind(name)
    about = {"version": one.version(), "core": one.core, "rules": one.rules(), "observed": one.observed()}
    say(answers, about)
    for line in sys.stdin:
        order, seconds = line.split()
        try:
            say(answers, ORDERS[order](one, float(seconds)))
        except Exception as trouble:
            say(answers, {"error": f"{type(trouble).__name__}: {trouble}"[:200]})


def say(answers: Any, what: dict[str, Any]) -> None:
    answers.write(json.dumps(what) + "\n")
    answers.flush()


if __name__ == "__main__":
    main()
