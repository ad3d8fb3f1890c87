"""How often the coach is right: decisions of easy bots judged at the standard depth, and again ten times as long.

    .venv/bin/python bench/review.py abyss --positions 200

Of the decisions that the review calls worse than another answer, it counts those in which the long look agrees: there
the better answer has at least the value of what was played.
"""

from __future__ import annotations

import argparse
import json
import sys
from math import inf, sqrt
from time import thread_time
from typing import Any

from podziemia.bots import make_bot
from podziemia.build import running
from podziemia.coach.depth import DEPTHS, STANDARD, Look
from podziemia.coach.judge import Judgement, judge_answer
from podziemia.kernel.match import new_match
from podziemia.kernel.registry import find_game

LONGER = 10
EVERY = 7
"""Neighbouring decisions are too much alike."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=200, help="decisions to judge")
    parser.add_argument("--seconds", type=float, default=inf, help="of processor time at most")
    parser.add_argument("--bot", default="easy")
    parser.add_argument("--first", type=int, default=0, help="number of the first game: others than were chosen by")
    args = parser.parse_args()
    found = agreement(args.game, args.positions, args.seconds, args.bot, args.first)
    print(json.dumps({"game": args.game, "build": running(), **found}))


def agreement(name: str, most: int, seconds: float, bot: str, first: int) -> dict[str, object]:
    look = DEPTHS[STANDARD].second
    long = Look(look.deals * LONGER, look.most * LONGER, look.proof * LONGER)
    start = thread_time()
    judged = worse = agreed = 0
    number = first
    while judged < most and thread_time() - start < seconds:
        for match, seat, played in decisions(name, bot, number):
            if judged == most or thread_time() - start >= seconds:
                break
            verdict = judge_answer(match, seat, played, look, f"short {number} {judged}")
            if verdict is None:
                continue
            judged += 1
            if verdict.clear:
                worse += 1
                again = judge_answer(match, seat, played, long, f"long {number} {judged}", only=verdict.best)
                agreed += again is not None and again.best == verdict.best
                print(name, judged, worse, agreed, told(verdict), told(again), file=sys.stderr, flush=True)
        number += 1
    spent = round(thread_time() - start, 1)
    return {"judged": judged, "worse": worse, "agreed": agreed, "interval": interval(agreed, worse), "seconds": spent}


def interval(hits: int, tries: int) -> list[float]:
    """Of the share of hits, 95 of 100 times (Wilson)."""
    if not tries:
        return [0.0, 1.0]
    z = 1.96
    share, room = hits / tries, z * z / tries
    middle = (share + room / 2) / (1 + room)
    half = z * sqrt(share * (1 - share) / tries + room / (4 * tries)) / (1 + room)
    return [round(middle - half, 3), round(middle + half, 3)]


def told(verdict: Judgement | None) -> str:
    return "nothing" if verdict is None else f"{100 * verdict.error:.1f}±{100 * verdict.margin:.1f}"


def decisions(name: str, bot: str, number: int) -> Any:
    """Some decisions of a game of bots, before they are played."""
    game = find_game(name)
    seats = min(game.usual, game.most)
    match = new_match(game, seats, f"review {number}")
    bots = [make_bot(bot, game, f"{number} {seat}") for seat in range(seats)]
    made = 0
    while not match.over:
        seat = match.waiting()[0]
        option = bots[seat].choose(match, seat)
        made += 1
        if made % EVERY == 0:
            yield match, seat, option.text
        match.answer(option, seat)


if __name__ == "__main__":
    main()
