"""`podziemia selfplay`: play the games that a dataset lacks."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Final

from podziemia.files import replace
from podziemia.kernel.errors import Trouble
from podziemia.lab.report import tell, with_progress
from podziemia.lab.selfplay.recipe import Recipe, make_recipe
from podziemia.lab.selfplay.shards import RECORDS, ROWS, Failed, Shard, missing, sweep, write_shard
from podziemia.lab.workers import cores, spread
from podziemia.words.arguments import seat_list, setting_pairs, whole_number

INTERRUPTED: Final = 130
FORMAT: Final = "podziemia dataset 2"
RECIPE: Final = "dataset.json"
ACTIONS: Final = "actions.txt"
FAILURE: Final = "failure.txt"


def run(args: argparse.Namespace) -> int:
    games = whole_number("--games", args.games, 1)
    size = whole_number("--shard", args.shard, 1)
    seats = None if args.seats is None else whole_number("--seats", args.seats, 1)
    jobs = cores() if args.jobs is None else whole_number("--jobs", args.jobs, 1)
    settings = setting_pairs(args.set)
    rows = args.rows or args.targets
    recipe = make_recipe(args.game, seat_list(args.bots), seats, args.seed, settings, args.clock, rows, args.targets)
    folder = Path(args.out)
    open_dataset(folder, recipe)
    shards = [Shard(recipe, folder, numbers) for numbers in missing(folder, games, size)]
    lacking = sum([len(shard.games) for shard in shards])
    if lacking < games:
        tell("lab-selfplay-goes-on", args.lang, path=str(folder), n=games - lacking, of=games)
    try:
        decisions = write_all(shards, min(jobs, max(1, len(shards))), lacking, args.lang)
    except KeyboardInterrupt:
        tell("lab-selfplay-interrupted", args.lang)
        return INTERRUPTED
    tell("lab-selfplay-done", args.lang, path=str(folder), games=lacking, decisions=decisions)
    return 0


def write_all(shards: list[Shard], jobs: int, games: int, lang: str) -> int:
    """All shards, as fast as the processes go; how many decisions were made."""
    decisions = 0
    for written in with_progress(spread(write_shard, shards, jobs), games, lang, lambda one: getattr(one, "games", 0)):
        if isinstance(written, Failed):
            raise failure(shards[0].folder, written)
        decisions += written.decisions
    return decisions


def open_dataset(folder: Path, recipe: Recipe) -> None:
    """The folder with its recipe in it; one with another recipe is refused and left alone."""
    path = folder / RECIPE
    wanted = {"format": FORMAT, **recipe.identity()}
    actions = list_actions(recipe.game) if recipe.rows else ""
    try:
        if path.exists():
            check_recipe(path, wanted)
        for kind in (RECORDS, ROWS) if recipe.rows else (RECORDS,):
            (folder / kind).mkdir(parents=True, exist_ok=True)
        if recipe.rows:
            replace(folder / ACTIONS, lambda beside: beside.write_text(actions, encoding="utf-8"))
        replace(path, lambda beside: beside.write_text(json.dumps(wanted, indent=1) + "\n", encoding="utf-8"))
        sweep(folder)
    except OSError as trouble:
        raise Trouble("file-unwritable", path=str(folder)) from trouble


def list_actions(game: str) -> str:
    """Rows need packages that are not always there: this is where it is told, before anything is written."""
    from podziemia.lab.selfplay.rows import numbered_actions

    return numbered_actions(game)


def check_recipe(path: Path, wanted: dict[str, object]) -> None:
    try:
        there = json.loads(path.read_text(encoding="utf-8"))
        differing = [key for key in wanted if there[key] != wanted[key]]
    except (ValueError, KeyError, TypeError) as trouble:
        raise Trouble("dataset-broken", path=str(path)) from trouble
    for key in differing:
        raise Trouble(
            "dataset-other", path=str(path), key=key, there=json.dumps(there[key]), asked=json.dumps(wanted[key])
        )


def failure(folder: Path, failed: Failed) -> Trouble:
    """What was written stays; a traceback goes to a file, for the bot's author."""
    if failed.illegal:
        return Trouble("selfplay-bot-illegal", name=failed.bot, number=failed.game, text=failed.illegal)
    path = folder / FAILURE
    path.write_text(failed.traceback, encoding="utf-8")
    return Trouble("selfplay-bot-failed", name=failed.bot, number=failed.game, error=failed.error, path=str(path))
