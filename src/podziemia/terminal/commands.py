"""The commands of the text client: play, join, replay, verify, review, rules, school, puzzles, games.

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

    join = subparsers.add_parser("join", help="cli-join", description="cli-join")
    join.add_argument("link", help="cli-join-link")
    join.add_argument("--name", default="", help="cli-join-name")
    join.set_defaults(run=run_join)

    replay = subparsers.add_parser("replay", help="cli-replay", description="cli-replay")
    replay.add_argument("file", help="cli-file")
    replay.add_argument("--to", help="cli-to")
    replay.set_defaults(run=run_replay)

    verify = subparsers.add_parser("verify", help="cli-verify", description="cli-verify")
    verify.add_argument("file", help="cli-file")
    verify.set_defaults(run=run_verify)

    review = subparsers.add_parser("review", help="cli-review", description="cli-review")
    review.add_argument("file", help="cli-file")
    review.add_argument("--seat", help="cli-review-seat")
    review.add_argument("--depth", default="standard", help="cli-review-depth")
    review.add_argument("--seconds", default="0", help="cli-review-seconds")
    review.add_argument("--keep", help="cli-review-keep")
    review.add_argument("--json", action="store_true", help="cli-json")
    review.set_defaults(run=run_review)

    rules = subparsers.add_parser("rules", help="cli-rules", description="cli-rules")
    rules.add_argument("game", help="cli-game")
    rules.add_argument("topic", nargs="*", help="cli-topic")
    rules.set_defaults(run=run_rules)

    school = subparsers.add_parser("school", help="cli-school", description="cli-school")
    school.add_argument("game", help="cli-game")
    school.add_argument("--solve", action="store_true", help="cli-solve")
    school.set_defaults(run=run_school)

    register_puzzles(subparsers)

    games = subparsers.add_parser("games", help="cli-games", description="cli-games")
    games.add_argument("game", nargs="?", help="cli-game")
    games.set_defaults(run=run_games)


def register_puzzles(subparsers: argparse._SubParsersAction[Any]) -> None:
    puzzles = subparsers.add_parser("puzzles", help="cli-puzzles", description="cli-puzzles")
    puzzles.add_argument("game", help="cli-game")
    puzzles.add_argument("--solve", action="store_true", help="cli-puzzles-solve")
    puzzles.set_defaults(run=run_puzzles)

    finder = subparsers.add_parser("find-puzzles", help="cli-find-puzzles", description="cli-find-puzzles")
    finder.add_argument("game", help="cli-game")
    finder.add_argument("--seed", default="1", help="cli-seed")
    finder.add_argument("--games", default="10", help="cli-find-games")
    finder.add_argument("--most", default="20", help="cli-find-most")
    finder.add_argument("--kinds", default="", help="cli-find-kinds")
    finder.add_argument("--endings", default="", help="cli-find-endings")
    finder.add_argument("--goals", action="store_true", help="cli-find-goals")
    finder.add_argument("--set", action="append", default=[], help="cli-set")
    finder.add_argument("--save", help="cli-find-save")
    finder.set_defaults(run=run_find_puzzles)


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


def run_join(args: argparse.Namespace) -> int:
    from podziemia.terminal.join.link import parse_link
    from podziemia.terminal.join.screen import SeatScreen
    from podziemia.terminal.join.visit import visit

    link = parse_link(args.link)
    if not (sys.stdin.isatty() and sys.stderr.isatty()):  # there it is drawn
        raise BadSetup("join-no-terminal")
    farewell = SeatScreen(visit(link, args.lang, args.name), args.lang).run()
    if farewell:
        sys.stdout.write(farewell + "\n")
    return 0


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


def run_review(args: argparse.Namespace) -> int:
    from json import dumps

    from podziemia.coach import DEPTHS, Review
    from podziemia.kernel.ask import SEAT_LETTERS
    from podziemia.terminal.files import read_record
    from podziemia.terminal.review import keep, kept, reviewed, show_review
    from podziemia.terminal.screen import Screen
    from podziemia.words.arguments import whole_number

    record = read_record(args.file)
    if args.depth not in DEPTHS:
        raise BadSetup("review-depth", text=args.depth, known=", ".join(DEPTHS))
    letters = SEAT_LETTERS[: record.seats]
    if args.seat is not None and (len(args.seat) != 1 or args.seat.upper() not in letters):
        raise BadSetup("review-seat", text=args.seat, known=", ".join(letters))
    of = None if args.seat is None else [letters.index(args.seat.upper())]
    before = kept(args.keep, record, args.depth) if args.keep else None
    screen = Screen()
    review = Review(record, args.depth, of, before)
    found = reviewed(screen, review, whole_number("--seconds", args.seconds), args.lang)
    if args.keep:
        keep(args.keep, found)
    if args.json:
        sys.stdout.write(dumps(found) + "\n")
    else:
        show_review(screen, record, found, args.lang)
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


def run_puzzles(args: argparse.Namespace) -> int:
    from podziemia.coach.puzzle import puzzles_of
    from podziemia.kernel.registry import find_game
    from podziemia.terminal.puzzles import described, solved
    from podziemia.words import Speech

    speech = Speech(args.lang, find_game(args.game))
    for number, puzzle in enumerate(puzzles_of(args.game), 1):
        sys.stdout.write((solved if args.solve else described)(speech, number, puzzle) + "\n")
    return 0


def run_find_puzzles(args: argparse.Namespace) -> int:
    from podziemia.coach.finder import ENDINGS, Finder
    from podziemia.coach.goal_finder import GoalFinder
    from podziemia.kernel.errors import BadSetup
    from podziemia.kernel.registry import find_game
    from podziemia.terminal.puzzles import find, kept_in
    from podziemia.words.arguments import setting_pairs, whole_number

    game = find_game(args.game)
    file = kept_in(game, args.save)
    numbers = range(whole_number("--games", args.games))
    if args.endings not in ("", *ENDINGS):
        raise BadSetup("find-endings", text=args.endings, known=", ".join(ENDINGS))
    kinds = [kind for kind in args.kinds.split(",") if kind]
    if args.goals and game.aims is None:
        raise BadSetup("find-goals", game=args.game)
    settings = setting_pairs(args.set)
    finder = (
        GoalFinder(game, args.seed, settings, kinds)
        if args.goals
        else Finder(game, args.seed, settings, kinds, args.endings)
    )
    for line in find(finder, numbers, whole_number("--most", args.most), file, args.lang):
        sys.stdout.write(line + "\n")
        sys.stdout.flush()
    return 0


def run_games(args: argparse.Namespace) -> int:
    from podziemia.kernel.registry import find_game, game_names
    from podziemia.terminal.levels import told_levels
    from podziemia.terminal.screen import Screen
    from podziemia.words import Speech

    screen = Screen()
    for name in game_names() if args.game is None else [args.game]:
        game = find_game(name)
        speech = Speech(args.lang, game)
        seats = (
            speech.say("terminal-seats-exactly", n=game.most)
            if game.fewest == game.most
            else speech.say("terminal-seats", fewest=game.fewest, most=game.most)
        )
        screen.prose(f"{name}  {speech.title()} · {seats}", "bold")
        screen.prose(speech.say(speech.id("tagline")), indent="  ")
    if args.game is not None:
        for line in told_levels(args.lang, args.game):
            screen.prose(line)
    return 0
