"""`podziemia duel`: one bot against another that has all the other seats, on paired deals.

A deal is one seed, played once with the first bot on each side. A sequential test says when enough has been played to
tell whether the first one is stronger.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from itertools import count, islice
from math import log
from pathlib import Path
from typing import Any, Final

from podziemia.build import running
from podziemia.kernel.errors import BadSetup
from podziemia.kernel.game import Game
from podziemia.kernel.match import new_match
from podziemia.kernel.registry import find_game
from podziemia.lab.chairs import CLOCKS, check_bots, check_clock
from podziemia.lab.report import lab_console
from podziemia.lab.statistics import elo, likelihood, paired_interval, share_of
from podziemia.lab.sweep import EVERY, settings_at, swept
from podziemia.lab.tournament.command import INTERRUPTED, Play, play_missing, players
from podziemia.lab.tournament.plan import Plan
from podziemia.lab.tournament.playing import Played
from podziemia.lab.tournament.results import Results
from podziemia.lab.tournament.schedule import Table
from podziemia.lab.tournament.show import rating_text
from podziemia.words import words_in
from podziemia.words.arguments import setting_pairs, whole_number

FOLDER: Final = "duels"
FIRST: Final = 0
SECOND: Final = 1
ERROR: Final = 0.05
"""How often the sequential test may be wrong, either way."""
BOUND: Final = log((1 - ERROR) / ERROR)
STRETCH: Final = 16
"""Deals played between two looks at the test."""


def run(args: argparse.Namespace) -> int:
    games = whole_number("--games", args.games, 1)
    seats = None if args.seats is None else whole_number("--seats", args.seats, 1)
    plan = make_duel(args.game, args.first, args.second, seats, args.seed, setting_pairs(args.set), args.clock)
    bounds = elo_bounds(args.elo)
    play = players(args.ray, args.jobs)
    results = Results(Path(FOLDER, plan.short_name()) if args.out is None else Path(args.out), plan, seatings)
    try:
        finished = play_until(results, games, bounds if args.decide else None, play, args.lang)
    finally:
        results.close()
    found = summary(plan, results.in_order(), bounds)
    if args.json:
        sys.stdout.write(json.dumps(found) + "\n")
    else:
        show(found, args.lang)
    return 0 if finished else INTERRUPTED


def make_duel(
    game: str,
    first: str,
    second: str,
    seats: int | None,
    seed: str,
    settings: dict[str, str],
    clock: str = CLOCKS[0],
) -> Plan:
    """The plan, proved to be playable before any worker starts."""
    rules = find_game(game)
    chairs = min(rules.usual, rules.most) if seats is None else seats
    rules.check_seats(chairs)
    plan = Plan(game, (first, second), chairs, seed, checked_settings(rules, settings), clock)
    check_bots(rules, plan.bots)
    check_clock(clock)
    new_match(rules, chairs, seed, plan.settings_of(0))
    return plan


def checked_settings(rules: Game[Any], settings: dict[str, str]) -> dict[str, str]:
    """With defaults filled in; of a setting that is swept each choice is played in turn, deal by deal."""
    return rules.check_settings(settings_at(rules, settings, 0)) | dict.fromkeys(swept(rules, settings), EVERY)


def elo_bounds(text: str) -> tuple[float, float]:
    """`0,20`: the strength the first bot must be shown not to have, and the one it must be shown to have."""
    try:
        less, more = [float(points) for points in text.split(",")]
    except ValueError as wrong:
        raise BadSetup("duel-elo", text=text) from wrong
    if not less < more:
        raise BadSetup("duel-elo", text=text)
    return less, more


def seatings(plan: Plan, games: int) -> Iterator[Table]:
    """So many tables: each deal with the first bot on every side in turn."""
    sides = plan.sides()
    numbers = count()
    endless = (
        Table(next(numbers), deal, tuple([FIRST if seat in side else SECOND for seat in range(plan.seats)]))
        for deal in count()
        for side in sides
    )
    return islice(endless, games)


def play_until(results: Results, games: int, bounds: tuple[float, float] | None, play: Play, lang: str) -> bool:
    """All the games, or with bounds a stretch at a time until the test decides; False when somebody pressed Ctrl-C."""
    stretch = games if bounds is None else STRETCH * len(results.plan.sides())
    wanted = 0
    while wanted < games:
        wanted = min(games, wanted + stretch)
        if not play_missing(results, wanted, play, lang, seatings):
            return False
        if bounds is not None and summary(results.plan, results.in_order(), bounds)["verdict"] != "open":
            return True
    return True


def summary(plan: Plan, games: list[Played], bounds: tuple[float, float]) -> dict[str, Any]:
    """Everything there is to say; shares and Elo are those of the first bot."""
    sides = len(plan.sides())
    deals = by_deal(plan, games)
    wins = sum([won for _, won in deals])
    share = wins / len(games) if games else 0.0
    low, high = paired_interval(deals)
    ratio = likelihood(deals, *[share_of(points, sides) for points in bounds])
    return {
        **plan.identity(),
        "build": running(),
        "first": plan.bots[FIRST],
        "second": plan.bots[SECOND],
        "wins": round(wins, 4),
        "games": len(games),
        "deals": len(deals),
        "par": round(1 / sides, 4),
        "share": round(share, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "elo": round(elo(share, sides), 1),
        "elo_low": round(elo(low, sides), 1),
        "elo_high": round(elo(high, sides), 1),
        "elo_bounds": list(bounds),
        "likelihood_ratio": round(ratio, 3),
        "likelihood_bounds": [round(-BOUND, 3), round(BOUND, 3)],
        "verdict": "stronger" if ratio >= BOUND else "not stronger" if ratio <= -BOUND else "open",
        "by_side": by_side(plan, games),
        "milliseconds": [milliseconds(games, bot) for bot in (FIRST, SECOND)],
    }


def by_deal(plan: Plan, games: list[Played]) -> list[list[float]]:
    """Games and wins of the first bot, deal by deal."""
    deals: dict[int, list[float]] = {}
    for game in games:
        deal = deals.setdefault(game.deal, [0.0, 0.0])
        deal[0] += 1
        deal[1] += won(plan, game)
    return list(deals.values())


def won(plan: Plan, game: Played) -> float:
    """What the first bot has of the win."""
    places = [game.places[side[0]] for side in plan.sides()]
    mine = game.places[game.bots.index(FIRST)]
    return 1 / places.count(1) if mine == 1 else 0.0


def by_side(plan: Plan, games: list[Played]) -> list[dict[str, Any]]:
    """The share of the first bot on each side: in a game of unlike sides one number hides two."""
    found = []
    for side in plan.sides():
        there = [game for game in games if game.bots[side[0]] == FIRST]
        wins = sum([won(plan, game) for game in there])
        low, high = paired_interval([[1.0, won(plan, game)] for game in there])
        share = round(wins / len(there), 4) if there else 0.0
        found.append({"seats": side, "games": len(there), "wins": round(wins, 4), "share": share})
        found[-1] |= {"low": round(low, 4), "high": round(high, 4)}
    return found


def milliseconds(games: list[Played], bot: int) -> float:
    """The mean time of a decision of the bot, in milliseconds of the processor."""
    seconds = decisions = 0.0
    for game in games:
        for seat, sitting in enumerate(game.bots):
            if sitting == bot:
                seconds += game.seconds[seat]
                decisions += game.decisions[seat]
    return round(1000 * seconds / decisions, 3) if decisions else 0.0


def show(found: dict[str, Any], lang: str) -> None:
    say = words_in(lang).say
    low, high = say("lab-share", share=found["low"]), say("lab-share", share=found["high"])
    lines = [
        say("lab-duel-title", game=found["game"], first=found["first"], second=found["second"], seats=found["seats"]),
        say(
            "lab-duel-share",
            wins=say("lab-mean", n=found["wins"]),
            games=found["games"],
            share=say("lab-share", share=found["share"]),
            low=low,
            high=high,
            par=say("lab-share", share=found["par"]),
        ),
        say(
            "lab-duel-elo",
            n=rating_text(found["elo"]),
            low=rating_text(found["elo_low"]),
            high=rating_text(found["elo_high"]),
        ),
        say(
            "lab-duel-test",
            ratio=say("lab-mean", n=found["likelihood_ratio"]),
            bound=say("lab-mean", n=found["likelihood_bounds"][1]),
            less=rating_text(found["elo_bounds"][0]),
            more=rating_text(found["elo_bounds"][1]),
            verdict=found["verdict"].replace(" ", "-"),
        ),
    ]
    console = lab_console()
    for line in lines:
        console.print(line, markup=False)
