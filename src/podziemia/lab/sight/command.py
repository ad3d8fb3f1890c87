"""`podziemia sight GAME KIND`: answers to one kind of question are tried out, and first sight learns from them.

Greedy plays against itself with the mind of the game. Where the question is asked it tries the likely answers and some
others in a few worlds, and a small net is fitted to the leads that they brought. The same command gives the same
weights on the same machine and build; they go into the package of the game with the file beside them that tells how
they were made.

With `--foresee BOTS` it is learned instead what others choose where all answer at once: tables of those bots are
watched, and the net is fitted to their choices.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from math import exp
from pathlib import Path
from time import time
from typing import Any, Final, NamedTuple
from zlib import crc32

import numpy as np

from podziemia import __version__
from podziemia.bots import make_bot
from podziemia.build import running
from podziemia.files import replace
from podziemia.kernel.errors import BadSetup, Trouble
from podziemia.kernel.game import Game
from podziemia.kernel.net import BLOCK
from podziemia.kernel.registry import find_game
from podziemia.kernel.sight import Traits
from podziemia.lab.report import tell, with_progress
from podziemia.lab.sight.fitting import Fit
from podziemia.lab.sight.foreseeing import Foreseer
from podziemia.lab.sight.looking import Lookout, Task, look_on
from podziemia.lab.sight.watching import Task as WatchTask
from podziemia.lab.sight.watching import Watch, watch_on
from podziemia.lab.workers import cores, spread
from podziemia.words.arguments import whole_number

SHARD: Final = 5
WEIGHTS: Final = "sight.bin"
MADE: Final = "sight.json"


def run(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    traits = traits_of(game, args.kind)
    games = range(whole_number("--games", args.games, 2))
    units, epochs = units_of(args.units), whole_number("--epochs", args.epochs, 1)
    start = time()
    if args.foresee is None:
        learned = learn_to_see(args, plan_of(args, game), traits, games, units, epochs)
    else:
        learned = learn_to_foresee(args, watch_of(args, game), traits, games, units, epochs)
    made = {
        **learned.plan,
        "games": len(games),
        "units": units,
        "epochs": epochs,
        "edition": game.edition,
        "version": __version__,
        "command": learned.command,
        "positions": learned.positions,
        **learned.figures,
        "seconds": round(time() - start),
        "build": running(),
    }
    folder = Path(f"sight-{game.name}" if args.out is None else args.out)
    keep(folder, learned.written, made)
    if args.json:
        sys.stdout.write(json.dumps(made) + "\n")
    tell(learned.message, args.lang, percent=learned.percent, path=str(folder / WEIGHTS))
    return 0


class Taught(NamedTuple):
    """What was learned, and from what."""

    plan: dict[str, Any]
    command: str
    positions: int
    figures: dict[str, Any]
    written: bytes
    message: str
    percent: int


def learn_to_see(
    args: argparse.Namespace, plan: Lookout, traits: Traits[Any], games: range, units: int, epochs: int
) -> Taught:
    glances = noted(args, look_on, [Task(plan, some) for some in shards(games)])
    fit = Fit(glances, traits.count, units, np.random.default_rng(crc32(plan.seed.encode())))
    explained = [round(one, 4) for one in with_progress(fit.epochs(epochs), epochs, args.lang)]
    again = command(plan, len(games), units, epochs)
    percent = round(100 * explained[-1])
    return Taught(
        plan._asdict(), again, len(glances), {"explained": explained}, fit.written(), "lab-sight-done", percent
    )


def learn_to_foresee(
    args: argparse.Namespace, plan: Watch, traits: Traits[Any], games: range, units: int, epochs: int
) -> Taught:
    choices = noted(args, watch_on, [WatchTask(plan, some) for some in shards(games)])
    fit = Foreseer(choices, traits.count, units, np.random.default_rng(crc32(plan.seed.encode())))
    best = fit.best_of(with_progress(fit.epochs(epochs), epochs, args.lang))
    again = watch_command(plan, len(games), units, epochs)
    percent = round(100 * exp(best.likely))
    return Taught(plan._asdict(), again, len(choices), best.figures, best.written, "lab-sight-foreseen", percent)


def shards(games: range) -> list[range]:
    return [games[first : first + SHARD] for first in range(0, len(games), SHARD)]


def noted(args: argparse.Namespace, work: Callable[[Any], list[Any]], tasks: list[Any]) -> list[Any]:
    """What was noted in all games, game by game."""
    jobs = cores() if args.jobs is None else whole_number("--jobs", args.jobs, 1)
    found = with_progress(spread(work, tasks, min(jobs, len(tasks))), len(tasks), args.lang)
    return sorted([one for some in found for one in some], key=lambda one: one.game)


def traits_of(game: Game[Any], kind: str) -> Traits[Any]:
    if kind not in game.traits:
        raise BadSetup("sight-no-traits", game=game.name, kind=kind, known=", ".join(game.traits) or "-")
    return game.traits[kind]


def seats_of(args: argparse.Namespace, game: Game[Any]) -> tuple[int, ...]:
    counts = list(range(game.fewest, game.most + 1))
    if args.seats is not None:
        counts = [whole_number("--seats", part, 1) for part in args.seats.split(",")]
    for seats in counts:
        game.check_seats(seats)
    return tuple(counts)


def watch_of(args: argparse.Namespace, game: Game[Any]) -> Watch:
    bots = tuple(args.foresee.split(","))
    for bot in bots:
        make_bot(bot, game, args.seed)
    return Watch(game.name, args.kind, args.seed, seats_of(args, game), bots)


def plan_of(args: argparse.Namespace, game: Game[Any]) -> Lookout:
    return Lookout(
        game.name,
        args.kind,
        args.seed,
        seats_of(args, game),
        whole_number("--likely", args.likely, 1),
        whole_number("--others", args.others, 0),
        whole_number("--worlds", args.worlds, 1),
        whole_number("--noise", args.noise, 0) / 100,
    )


def units_of(text: str) -> int:
    units = whole_number("--units", text, 1)
    if units % BLOCK:
        raise BadSetup("sight-units", given=units, block=BLOCK)
    return units


def command(plan: Lookout, games: int, units: int, epochs: int) -> str:
    """What makes the same weights again."""
    return (
        f"podziemia sight {plan.game} {plan.kind} --seed {plan.seed} --seats {','.join(map(str, plan.seats))} "
        f"--games {games} --likely {plan.likely} --others {plan.others} --worlds {plan.worlds} "
        f"--noise {round(100 * plan.noise)} --epochs {epochs} --units {units}"
    )


def watch_command(plan: Watch, games: int, units: int, epochs: int) -> str:
    return (
        f"podziemia sight {plan.game} {plan.kind} --foresee {','.join(plan.bots)} --seed {plan.seed} "
        f"--seats {','.join(map(str, plan.seats))} --games {games} --epochs {epochs} --units {units}"
    )


def keep(folder: Path, written: bytes, made: dict[str, Any]) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        replace(folder / WEIGHTS, lambda beside: beside.write_bytes(written))
        told = json.dumps(made, indent=1) + "\n"
        replace(folder / MADE, lambda beside: beside.write_text(told, encoding="utf-8"))
    except OSError as trouble:
        raise Trouble("file-unwritable", path=str(folder)) from trouble
