"""`podziemia train`: generation after generation plays, is fitted and has to beat the one before."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from hashlib import blake2b
from math import inf
from pathlib import Path
from time import process_time, time
from typing import Any, Final, NamedTuple
from zlib import crc32

import numpy as np

from podziemia.bots.make import mind_from, pupil
from podziemia.build import running
from podziemia.cluster import check_address
from podziemia.files import replace
from podziemia.kernel.registry import find_game
from podziemia.lab.cluster import spread_on_ray
from podziemia.lab.duel import elo_bounds, make_duel, play_until, seatings, summary
from podziemia.lab.report import tell, with_progress
from podziemia.lab.tournament.command import INTERRUPTED, players
from podziemia.lab.tournament.results import Results
from podziemia.lab.train.fitting import RATE, Loss, fit, lesson, loss
from podziemia.lab.train.folder import PAGE, Folder
from podziemia.lab.train.foretelling import Watching, watch
from podziemia.lab.train.foretelling import summary as summary_of_foretold
from podziemia.lab.train.model import new_model, read_model
from podziemia.lab.train.page import page
from podziemia.lab.train.playing import Shard, Task, play_shard
from podziemia.lab.train.positions import positions_of
from podziemia.lab.train.recipe import SHARD, Recipe, is_firm, make_recipe
from podziemia.lab.workers import cores, spread
from podziemia.words.arguments import setting_pairs, whole_number

SLOWER: Final = 0.3
"""Later generations go on from weights that are good already, with smaller steps."""

Play = Callable[[list[Task]], Iterator[Shard]]


class Means(NamedTuple):
    """What a training may use, and how much it proves; none of it changes what a generation plays and fits."""

    play: Play
    jobs: int
    gate: int
    """Games at most in which a generation has to beat the best one before; with none every generation goes on."""
    strength: int
    """Games against the yardstick, for the curve."""
    lang: str


def run(args: argparse.Namespace) -> int:
    start = b"" if args.start is None else weights_of(args.game, args.start)
    recipe = recipe_of(args, start)
    jobs = cores() if args.jobs is None else whole_number("--jobs", args.jobs, 1)
    gate, strength = whole_number("--gate", args.gate, 0), whole_number("--strength", args.strength, 0)
    means = Means(self_players(args.ray, jobs), jobs, gate, strength, args.lang)
    generations = whole_number("--generations", args.generations, 1)
    folder = Folder(Path(f"training-{recipe.game}" if args.out is None else args.out), recipe, start)
    try:
        while len(folder.generations) < generations:
            learn(folder, recipe, means)
    except KeyboardInterrupt:
        tell("lab-train-interrupted", args.lang)
        return INTERRUPTED
    if args.json:
        sys.stdout.write(json.dumps(folder.log) + "\n")
    tell("lab-train-done", args.lang, path=str(folder.path / PAGE))
    return 0


def weights_of(game: str, path: str) -> bytes:
    """Weights to go on from, proved to be some."""
    mind_from(find_game(game), path)
    return Path(path).read_bytes()


def recipe_of(args: argparse.Namespace, start: bytes) -> Recipe:
    game = find_game(args.game)
    counts = range(game.fewest, game.most + 1) if args.seats is None else numbers("--seats", args.seats)
    return make_recipe(
        Recipe(
            game.name,
            args.seed,
            tuple(counts),
            setting_pairs(args.set),
            whole_number("--sight", args.sight, 1),
            whole_number("--games", args.games, 1),
            whole_number("--worlds", args.worlds, 1),
            whole_number("--noise", args.noise, 0) / 100,
            whole_number("--window", args.window, 1),
            whole_number("--epochs", args.epochs, 1),
            whole_number("--trust", args.trust, 0) / 100,
            tuple(numbers("--units", args.units)),
            blake2b(start, digest_size=6).hexdigest() if start else "",
            whole_number("--tries", args.tries, 0),
            whole_number("--looks", args.looks, 0),
            tuple(args.company.split(",")) if args.company else (),
        )
    )


def numbers(option: str, text: str) -> list[int]:
    return [whole_number(option, part, 1) for part in text.split(",")]


def self_players(address: str | None, jobs: int) -> Play:
    """Who plays the games: processes of this machine, or a cluster."""
    if address is not None:
        check_address(address)
        return lambda tasks: spread_on_ray(play_shard, tasks, address)
    return lambda tasks: spread(play_shard, tasks, min(jobs, max(1, len(tasks))))


# ---- a generation ----


def learn(folder: Folder, recipe: Recipe, means: Means) -> None:
    """Play, fit, prove. Each part is kept when it is done, and skipped when it is there."""
    generation = len(folder.generations)
    start = time()
    tell("lab-train-generation", means.lang, n=generation, games=recipe.games_of(generation))
    play_generation(folder, recipe, generation, means)
    played = time()
    fitted = fit_generation(folder, recipe, generation, means.lang)
    gate = prove(folder, recipe, generation, means) if means.gate else None
    kept = gate is None or is_kept(gate)
    strength = against_yardstick(folder, recipe, generation, means) if kept else None
    entry = {
        "generation": generation,
        "kept": kept,
        **fitted,
        "gate": gate,
        "strength": strength,
        "seconds": {"play": round(played - start), "all": round(time() - start)},
        "build": running(),
    }
    folder.generations.append(entry)
    folder.write_log()
    if kept:
        folder.publish(generation, {**folder.log["recipe"], "command": command(recipe), "made": folder.generations})
    replace(folder.path / PAGE, lambda beside: beside.write_text(page(folder.log, means.lang), encoding="utf-8"))
    if gate is not None:
        tell(
            "lab-train-foretold" if "losses" in gate else "lab-train-gate",
            means.lang,
            n=generation,
            share=round(100 * gate["share"]),
            games=gate["games"],
            kept="yes" if kept else "no",
        )


def play_generation(folder: Folder, recipe: Recipe, generation: int, means: Means) -> None:
    weights = folder.best_weights()
    games = range(recipe.games_of(generation))
    tasks = [
        Task(recipe, generation, shard, games[first : first + SHARD], weights)
        for shard, first in enumerate(range(0, len(games), SHARD))
        if not folder.shard_path(generation, shard).exists()
    ]
    lacking = sum([len(task.games) for task in tasks])
    for shard in with_progress(means.play(tasks) if tasks else iter(()), lacking, means.lang, lambda one: one.games):
        folder.keep_shard(shard)


def fit_generation(folder: Folder, recipe: Recipe, generation: int, lang: str) -> dict[str, Any]:
    """The weights of the generation, from the games of the last few, going on from the best so far; those of another
    size teach a new net."""
    start = process_time()
    found = positions_of(folder.shards(range(max(0, generation + 1 - recipe.window), generation + 1)))
    rng = np.random.default_rng(crc32(f"{recipe.seed} {generation}".encode()))
    model = new_model(found, recipe.units[0], recipe.units[1], rng)
    best = folder.best_weights()
    teacher = read_model(best, model.sizes, model.table_sizes, model.points) if best else None
    for one in (model, teacher):
        if one is not None:
            one.see_skill(found.values())
    lessons = [lesson(one, teacher, recipe.trust, model.points) for one in found.values()]
    rate = RATE
    if teacher is not None and teacher.units() == recipe.units:
        model, rate = teacher, RATE * SLOWER
    before = loss(model, lessons)
    losses: list[Loss] = []
    written = b""
    for now in with_progress(fit(model, lessons, recipe.epochs, rate, rng), recipe.epochs, lang):
        if now.lead < min([one.lead for one in losses], default=inf):  # what it learns by heart after that is forgotten
            written = model.written()
        losses.append(now)
    if not folder.weights_path(generation).exists():
        folder.keep_weights(generation, written)
    return {
        "positions": sum([len(one.x) for one in found.values()]),
        "log_loss": [round(one.won, 4) for one in (before, *losses)],
        "lead_loss": [round(one.lead, 5) for one in (before, *losses)],
        "fit_seconds": round(process_time() - start),
    }


# ---- the gate ----


def prove(folder: Folder, recipe: Recipe, generation: int, means: Means) -> dict[str, Any]:
    """The new one against the best before, or the yardstick, on deals that nobody has learned from. Where greedy does
    not ask the net, they foretell games."""
    best = folder.best()
    if is_firm(pupil(find_game(recipe.game))):
        return foretell(folder, recipe, generation, means)
    other = "yardstick" if best is None else f"greedy:{best}"
    return duel(folder, recipe, generation, means, other, f"gate-{generation:03}", means.gate, True)


def foretell(folder: Folder, recipe: Recipe, generation: int, means: Means) -> dict[str, Any]:
    """Against the best before, or the mind made by hand."""
    first, second = folder.weights_path(generation).read_bytes(), folder.best_weights()
    seed = f"{recipe.seed} gate-{generation:03}"
    games = range(means.gate)
    tasks = [Watching(recipe, seed, games[at : at + SHARD], first, second) for at in range(0, len(games), SHARD)]
    found = with_progress(spread(watch, tasks, min(means.jobs, len(tasks))), len(games), means.lang, len)
    best = folder.best()
    return summary_of_foretold([one for some in found for one in some], "handmade" if best is None else str(best))


def is_kept(gate: dict[str, Any]) -> bool:
    """What the test finds stronger; and, if it has not decided, what it finds more likely stronger than not."""
    return gate["verdict"] == "stronger" or (gate["verdict"] == "open" and bool(gate["likelihood_ratio"] > 0))


def against_yardstick(folder: Folder, recipe: Recipe, generation: int, means: Means) -> dict[str, Any] | None:
    if not means.strength or is_firm(pupil(find_game(recipe.game))):
        return None
    return duel(folder, recipe, generation, means, "yardstick", f"strength-{generation:03}", means.strength, False)


def duel(
    folder: Folder, recipe: Recipe, generation: int, means: Means, other: str, name: str, games: int, decide: bool
) -> dict[str, Any]:
    """With as many at the table as can be."""
    first = f"greedy:{folder.weights_path(generation)}"
    plan = make_duel(recipe.game, first, other, max(recipe.seats), f"{recipe.seed} {name}", recipe.settings)
    bounds = elo_bounds("0,20")
    results = Results(folder.path / name, plan, seatings)
    try:
        finished = play_until(results, games, bounds if decide else None, players(None, str(means.jobs)), means.lang)
    finally:
        results.close()
    if not finished:
        raise KeyboardInterrupt
    found = summary(plan, results.in_order(), bounds)
    wanted = ("second", "wins", "games", "share", "low", "high", "elo", "likelihood_ratio", "verdict", "milliseconds")
    return {key: found[key] for key in wanted}


def command(recipe: Recipe) -> str:
    """What makes the same weights again."""
    settings = "".join([f" --set {key}={value}" for key, value in recipe.settings.items()])
    return (
        f"podziemia train {recipe.game} --seed {recipe.seed} --seats {','.join(map(str, recipe.seats))}{settings} "
        f"--sight {recipe.sight} --games {recipe.games} --worlds {recipe.worlds} --noise {round(100 * recipe.noise)} "
        f"--window {recipe.window} --epochs {recipe.epochs} --trust {round(100 * recipe.trust)} "
        f"--units {','.join(map(str, recipe.units))} --tries {recipe.tries} --looks {recipe.looks}"
        f"{' --company ' + ','.join(recipe.company) if recipe.company else ''}"
        f"{' --start mind.bin' if recipe.start else ''}"
    )
