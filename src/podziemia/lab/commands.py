"""The commands of the laboratory: simulate, bench, tournament, duel, selfplay, train, sight."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any


def register(subparsers: argparse._SubParsersAction[Any]) -> None:
    simulate = subparsers.add_parser("simulate", help="cli-simulate", description="cli-simulate")
    simulate.add_argument("game", help="cli-game")
    simulate.add_argument("--seats", required=True, help="cli-simulate-seats")
    simulate.add_argument("--games", default="100", help="cli-simulate-games")
    simulate.add_argument("--jobs", help="cli-jobs")
    simulate.add_argument("--seed", default="podziemia", help="cli-seed")
    simulate.add_argument("--set", action="append", default=[], help="cli-set")
    simulate.add_argument("--json", action="store_true", help="cli-json")
    simulate.set_defaults(run=run_simulate, takes_settings=True)

    bench = subparsers.add_parser("bench", help="cli-bench", description="cli-bench")
    bench.add_argument("game", nargs="?", help="cli-bench-game")
    bench.add_argument("--json", action="store_true", help="cli-json")
    bench.set_defaults(run=run_bench)

    tournament = subparsers.add_parser("tournament", help="cli-tournament", description="cli-tournament")
    tournament.add_argument("game", help="cli-game")
    tournament.add_argument("--bots", required=True, help="cli-tournament-bots")
    tournament.add_argument("--games", default="100", help="cli-tournament-games")
    add_contest(tournament)
    tournament.set_defaults(run=run_tournament)

    duel = subparsers.add_parser("duel", help="cli-duel", description="cli-duel")
    duel.add_argument("game", help="cli-game")
    duel.add_argument("first", help="cli-duel-first")
    duel.add_argument("second", help="cli-duel-second")
    duel.add_argument("--games", default="400", help="cli-duel-games")
    duel.add_argument("--decide", action="store_true", help="cli-duel-decide")
    duel.add_argument("--elo", default="0,20", help="cli-duel-elo")
    add_contest(duel)
    duel.set_defaults(run=run_duel)

    selfplay = subparsers.add_parser("selfplay", help="cli-selfplay", description="cli-selfplay")
    selfplay.add_argument("game", help="cli-game")
    selfplay.add_argument("--bots", required=True, help="cli-selfplay-bots")
    selfplay.add_argument("--games", default="100", help="cli-selfplay-games")
    selfplay.add_argument("--out", required=True, help="cli-selfplay-out")
    selfplay.add_argument("--rows", action="store_true", help="cli-selfplay-rows")
    selfplay.add_argument("--targets", action="store_true", help="cli-selfplay-targets")
    selfplay.add_argument("--seats", help="cli-selfplay-seats")
    selfplay.add_argument("--set", action="append", default=[], help="cli-set")
    selfplay.add_argument("--seed", default="podziemia", help="cli-seed")
    selfplay.add_argument("--clock", default="cpu", help="cli-tournament-clock")
    selfplay.add_argument("--shard", default="50", help="cli-selfplay-shard")
    selfplay.add_argument("--jobs", help="cli-jobs")
    selfplay.set_defaults(run=run_selfplay)
    add_train(subparsers)
    add_sight(subparsers)


def add_train(subparsers: argparse._SubParsersAction[Any]) -> None:
    train = subparsers.add_parser("train", help="cli-train", description="cli-train")
    train.add_argument("game", help="cli-game")
    train.add_argument("--generations", default="4", help="cli-train-generations")
    train.add_argument("--sight", default="12000", help="cli-train-sight")
    train.add_argument("--games", default="4000", help="cli-train-games")
    train.add_argument("--seats", help="cli-train-seats")
    train.add_argument("--set", action="append", default=[], help="cli-train-set")
    train.add_argument("--seed", default="podziemia", help="cli-seed")
    train.add_argument("--worlds", default="1", help="cli-train-worlds")
    train.add_argument("--tries", default="0", help="cli-train-tries")
    train.add_argument("--looks", default="0", help="cli-train-looks")
    train.add_argument("--company", help="cli-train-company")
    train.add_argument("--noise", default="5", help="cli-train-noise")
    train.add_argument("--window", default="2", help="cli-train-window")
    train.add_argument("--epochs", default="3", help="cli-train-epochs")
    train.add_argument("--trust", default="90", help="cli-train-trust")
    train.add_argument("--units", default="32,16", help="cli-train-units")
    train.add_argument("--start", help="cli-train-start")
    train.add_argument("--gate", default="400", help="cli-train-gate")
    train.add_argument("--strength", default="200", help="cli-train-strength")
    train.add_argument("--jobs", help="cli-jobs")
    train.add_argument("--ray", help="cli-tournament-ray")
    train.add_argument("--out", help="cli-train-out")
    train.add_argument("--json", action="store_true", help="cli-json")
    train.set_defaults(run=run_train)


def add_sight(subparsers: argparse._SubParsersAction[Any]) -> None:
    sight = subparsers.add_parser("sight", help="cli-sight", description="cli-sight")
    sight.add_argument("game", help="cli-game")
    sight.add_argument("kind", help="cli-sight-kind")
    sight.add_argument("--games", default="300", help="cli-sight-games")
    sight.add_argument("--seats", help="cli-train-seats")
    sight.add_argument("--seed", default="podziemia", help="cli-seed")
    sight.add_argument("--likely", default="14", help="cli-sight-likely")
    sight.add_argument("--others", default="10", help="cli-sight-others")
    sight.add_argument("--worlds", default="4", help="cli-train-worlds")
    sight.add_argument("--noise", default="10", help="cli-train-noise")
    sight.add_argument("--epochs", default="24", help="cli-train-epochs")
    sight.add_argument("--units", default="32", help="cli-sight-units")
    sight.add_argument("--foresee", help="cli-sight-foresee")
    sight.add_argument("--jobs", help="cli-jobs")
    sight.add_argument("--out", help="cli-sight-out")
    sight.add_argument("--json", action="store_true", help="cli-json")
    sight.set_defaults(run=run_sight)


def add_contest(parser: argparse.ArgumentParser) -> None:
    """What everything has in which bots play many games against each other."""
    parser.add_argument("--seats", help="cli-tournament-seats")
    parser.add_argument("--set", action="append", default=[], help="cli-set")
    parser.add_argument("--seed", default="podziemia", help="cli-seed")
    parser.add_argument("--clock", default="cpu", help="cli-tournament-clock")
    parser.add_argument("--jobs", help="cli-jobs")
    parser.add_argument("--ray", help="cli-tournament-ray")
    parser.add_argument("--out", help="cli-tournament-out")
    parser.add_argument("--json", action="store_true", help="cli-json")


def run_simulate(args: argparse.Namespace) -> int:
    from podziemia.kernel.registry import find_game
    from podziemia.lab.report import show_simulation, show_sweep, tell_played, with_progress
    from podziemia.lab.simulate import Tally, check
    from podziemia.lab.sweep import contests, play_sweep, sweep_summary, swept
    from podziemia.lab.workers import cores
    from podziemia.words.arguments import seat_list, setting_pairs, whole_number

    games = whole_number("--games", args.games, 1)
    jobs = cores() if args.jobs is None else whole_number("--jobs", args.jobs, 1)
    settings = setting_pairs(args.set)
    tables = contests(args.game, seat_list(args.seats), args.seed, settings)
    for contest in tables:
        check(contest)
    tallies = [Tally(contest) for contest in tables]
    plays = play_sweep(tables, games, jobs)
    keys = swept(find_game(args.game), settings)
    stopped = False
    try:
        for number, played in with_progress(plays, games * len(tables), args.lang, lambda batch: batch[1].games):
            tallies[number].merge(played)
            if len(tables) > 1 and tallies[number].games == games:
                tell_played(tallies[number], keys, args.lang)
    except KeyboardInterrupt:
        stopped = True  # what was played is shown all the same
    tallies = [tally for tally in tallies if tally.games]
    if not tallies:
        raise KeyboardInterrupt
    if len(tables) == 1:
        found, show = tallies[0].summary(), show_simulation
    else:
        found, show = sweep_summary(keys, tallies), show_sweep
    if args.json:
        sys.stdout.write(json.dumps(found) + "\n")
    else:
        show(found, args.lang)
    if stopped:
        raise KeyboardInterrupt
    return 0


def run_bench(args: argparse.Namespace) -> int:
    from podziemia.kernel.registry import find_game, game_names
    from podziemia.lab.bench import measure
    from podziemia.lab.report import show_bench, with_progress

    games = [find_game(name) for name in ([args.game] if args.game else game_names())]
    found = list(with_progress((measure(game) for game in games), len(games), args.lang))
    if args.json:
        sys.stdout.write(json.dumps(found[0] if args.game else found) + "\n")
    else:
        show_bench(found, args.lang)
    return 0


def run_tournament(args: argparse.Namespace) -> int:
    from podziemia.lab.tournament.command import run

    return run(args)


def run_duel(args: argparse.Namespace) -> int:
    from podziemia.lab.duel import run

    return run(args)


def run_selfplay(args: argparse.Namespace) -> int:
    from podziemia.lab.selfplay.command import run

    return run(args)


def run_train(args: argparse.Namespace) -> int:
    from podziemia.lab.extras import needed

    with needed("gymnasium"):
        from podziemia.lab.train.command import run

    return run(args)


def run_sight(args: argparse.Namespace) -> int:
    from podziemia.lab.extras import needed

    with needed("gymnasium"):
        from podziemia.lab.sight.command import run

    return run(args)
