"""The commands of the text client: play, replay, verify, rules, school, games.

What a command needs is imported when it runs, so that `podziemia --help` comes at once.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

from podziemia.kernel.errors import BadSetup


def register(subparsers: argparse._SubParsersAction[Any]) -> None:
    play = subparsers.add_parser("play", help="cli-play", description="cli-play")
    play.add_argument("game", nargs="?", help="cli-game")
    play.add_argument("--seats", help="cli-play-seats")
    play.add_argument("--seed", help="cli-seed")
    play.add_argument("--set", action="append", default=[], help="cli-set")
    play.add_argument("--resume", help="cli-resume")
    play.add_argument("--save", help="cli-save")
    play.add_argument("--journal", help="cli-journal")
    play.add_argument("--no-odds", action="store_true", help="cli-no-odds")
    play.set_defaults(run=run_play)

    replay = subparsers.add_parser("replay", help="cli-replay", description="cli-replay")
    replay.add_argument("file", help="cli-file")
    replay.add_argument("--to", help="cli-to")
    replay.set_defaults(run=run_replay)

    verify = subparsers.add_parser("verify", help="cli-verify", description="cli-verify")
    verify.add_argument("file", help="cli-file")
    verify.set_defaults(run=run_verify)

    rules = subparsers.add_parser("rules", help="cli-rules", description="cli-rules")
    rules.add_argument("game", help="cli-game")
    rules.add_argument("topic", nargs="*", help="cli-topic")
    rules.set_defaults(run=run_rules)

    school = subparsers.add_parser("school", help="cli-school", description="cli-school")
    school.add_argument("game", help="cli-game")
    school.add_argument("--solve", action="store_true", help="cli-solve")
    school.set_defaults(run=run_school)

    games = subparsers.add_parser("games", help="cli-games", description="cli-games")
    games.set_defaults(run=run_games)


def run_play(args: argparse.Namespace) -> int:
    from podziemia.kernel.history import History
    from podziemia.terminal.play import Sitting
    from podziemia.terminal.screen import Screen
    from podziemia.terminal.seats import bots_of

    record, sitters = _resumed(args) if args.resume else _new(args)
    sitting = Sitting(History(record), sitters, bots_of(record, sitters), args.lang, Screen(), not args.no_odds)
    sitting.play()
    if args.save:
        sitting.save(args.save)
    if args.journal:
        sitting.save_journal(args.journal)
    return 0


def _new(args: argparse.Namespace) -> tuple[Any, list[Any]]:
    """A fresh record, and who sits at it; without `--seats` one person against bots, or whom the lesson wants."""
    from secrets import token_hex

    from podziemia.kernel.record import new_record
    from podziemia.kernel.registry import find_game, game_names
    from podziemia.terminal.seats import Sitter, usual_seats
    from podziemia.words.arguments import seat_list, setting_pairs

    if args.game is None:
        raise BadSetup("game-missing", known=", ".join(game_names()))
    game = find_game(args.game)
    settings = setting_pairs(args.set)
    specs = seat_list(args.seats) if args.seats else usual_seats(game, settings)
    sitters = [Sitter(spec) for spec in specs]
    names = {seat: sitter.written() for seat, sitter in enumerate(sitters) if sitter.written()}
    return new_record(game, len(sitters), args.seed or token_hex(16), settings, names), sitters


def _resumed(args: argparse.Namespace) -> tuple[Any, list[Any]]:
    """A saved game with those who played it, or with others."""
    from podziemia.terminal.files import read_record
    from podziemia.terminal.seats import Sitter, sitters_of
    from podziemia.words.arguments import seat_list

    record = read_record(args.resume)
    if args.game not in (None, record.game):
        raise BadSetup("resume-other-game", path=args.resume, game=record.game)
    if not args.seats:
        return record, sitters_of(record)
    specs = seat_list(args.seats)
    if len(specs) != record.seats:
        raise BadSetup("resume-seats", path=args.resume, seats=record.seats, given=len(specs))
    return record, [Sitter(spec) for spec in specs]


def run_replay(args: argparse.Namespace) -> int:
    from podziemia.terminal.files import read_record
    from podziemia.terminal.replay import show_replay
    from podziemia.terminal.screen import Screen
    from podziemia.words.arguments import whole_number

    record = read_record(args.file)
    moves = len(record.standing())
    to = moves if args.to is None else whole_number("--to", args.to)
    if to > moves:
        raise BadSetup("replay-to", to=to, moves=moves)
    show_replay(Screen(), record, to, args.lang)
    return 0


def run_verify(args: argparse.Namespace) -> int:
    from podziemia.terminal.files import read_record
    from podziemia.terminal.replay import show_proof
    from podziemia.terminal.screen import Screen

    show_proof(Screen(), args.file, read_record(args.file), args.lang)
    return 0


def run_rules(args: argparse.Namespace) -> int:
    from podziemia.kernel.registry import find_game
    from podziemia.terminal.guide import show_chapters, show_topic
    from podziemia.terminal.screen import Screen
    from podziemia.words import Speech

    speech = Speech(args.lang, find_game(args.game))
    if args.topic:
        show_topic(Screen(), speech, " ".join(args.topic))
    else:
        show_chapters(Screen(), speech)
    return 0


def run_school(args: argparse.Namespace) -> int:
    from podziemia.kernel.registry import find_game, game_names
    from podziemia.terminal.school import described, solved
    from podziemia.words import Speech

    game = find_game(args.game)
    if game.school is None:
        known = [name for name in game_names() if find_game(name).school is not None]
        raise BadSetup("no-school", game=game.name, known=", ".join(known))
    tell = solved if args.solve else described
    speech = Speech(args.lang, game)
    for lesson in game.school.lessons:
        if line := tell(speech, game.school, lesson):
            sys.stdout.write(line + "\n")
    return 0


def run_games(args: argparse.Namespace) -> int:
    from podziemia.kernel.registry import find_game, game_names
    from podziemia.terminal.screen import Screen
    from podziemia.words import Speech

    screen = Screen()
    for name in game_names():
        game = find_game(name)
        speech = Speech(args.lang, game)
        seats = (
            speech.say("terminal-seats-exactly", n=game.most)
            if game.fewest == game.most
            else speech.say("terminal-seats", fewest=game.fewest, most=game.most)
        )
        screen.prose(f"{name}  {speech.title()} · {seats}", "bold")
        screen.prose(speech.say(speech.id("tagline")), indent="  ")
    return 0
