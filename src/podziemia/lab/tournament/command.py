"""`podziemia tournament`: play what is missing, keep it, tell what it says."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from podziemia.cluster import check_address
from podziemia.files import replace
from podziemia.kernel.errors import Trouble
from podziemia.lab.cluster import spread_on_ray
from podziemia.lab.report import tell, with_progress
from podziemia.lab.tournament.page import page
from podziemia.lab.tournament.plan import Plan, make_plan
from podziemia.lab.tournament.playing import Failed, Played, play_table
from podziemia.lab.tournament.results import Results
from podziemia.lab.tournament.schedule import Table, tables
from podziemia.lab.tournament.sheets import write_csv, write_parquet
from podziemia.lab.tournament.show import show_standings
from podziemia.lab.tournament.standings import Standings
from podziemia.lab.workers import cores, spread
from podziemia.words import words_in
from podziemia.words.arguments import seat_list, setting_pairs, whole_number

INTERRUPTED: Final = 130
FOLDER: Final = "tournaments"
FAILURE_FILE: Final = "failure.txt"
PAGE: Final = "report.html"

Play = Callable[[list[tuple[Plan, Table]]], Iterator[Played | Failed]]
Schedule = Callable[[Plan, int], Iterator[Table]]


def run(args: argparse.Namespace) -> int:
    games = whole_number("--games", args.games, 1)
    seats = None if args.seats is None else whole_number("--seats", args.seats, 1)
    plan = make_plan(args.game, seat_list(args.bots), seats, args.seed, setting_pairs(args.set), args.clock)
    play = players(args.ray, args.jobs)
    folder = Path(FOLDER, plan.short_name()) if args.out is None else Path(args.out)
    results = Results(folder, plan)
    try:
        finished = play_missing(results, games, play, args.lang)
    finally:
        results.close()
    report(plan, results, folder, args)
    return 0 if finished else INTERRUPTED


def players(address: str | None, jobs: str | None) -> Play:
    """Who plays the tables: processes of this machine, or a cluster."""
    if address is not None:
        check_address(address)
        return lambda tasks: spread_on_ray(play_table, tasks, address)
    processes = cores() if jobs is None else whole_number("--jobs", jobs, 1)
    return lambda tasks: spread(play_table, tasks, min(processes, len(tasks)))


def play_missing(results: Results, games: int, play: Play, lang: str, schedule: Schedule = tables) -> bool:
    """Play the tables that have no result yet; False when somebody pressed Ctrl-C."""
    plan = results.plan
    wanted = list(schedule(plan, games))
    missing = [(plan, table) for table in wanted if table.number not in results.played]
    if len(missing) < len(wanted):
        tell("lab-tournament-goes-on", lang, path=str(results.path), n=len(wanted) - len(missing), of=len(wanted))
    try:
        for outcome in with_progress(play(missing) if missing else iter(()), len(missing), lang):
            if isinstance(outcome, Failed):
                raise failure(plan, results, outcome)
            results.add(outcome)
    except KeyboardInterrupt:
        tell("lab-tournament-interrupted", lang, n=len(results.played), of=len(wanted))
        return False
    return True


def failure(plan: Plan, results: Results, failed: Failed) -> Trouble:
    """What was played stays; a traceback goes to a file, for the bot's author."""
    name = plan.bots[failed.bot]
    if failed.illegal:
        return Trouble("tournament-bot-illegal", name=name, table=failed.table, text=failed.illegal)
    path = results.path.with_name(FAILURE_FILE)
    path.write_text(failed.traceback, encoding="utf-8")
    return Trouble("tournament-bot-failed", name=name, table=failed.table, error=failed.error, path=str(path))


def report(plan: Plan, results: Results, folder: Path, args: argparse.Namespace) -> None:
    games = results.in_order()
    found = Standings(plan, games).summary()
    if args.json:
        sys.stdout.write(json.dumps(found) + "\n")
    else:
        show_standings(found, args.lang)
    write_csv(folder / "games.csv", plan, games)
    written = page(found, args.lang)
    replace(folder / PAGE, lambda beside: beside.write_text(written, encoding="utf-8"))
    tell("lab-tournament-kept", args.lang, path=str(folder / PAGE))
    try:
        write_parquet(folder / "games.parquet", plan, games)
    except Trouble as missing:
        sys.stderr.write(words_in(args.lang).trouble(missing) + "\n")
