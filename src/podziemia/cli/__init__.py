"""The `podziemia` command."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Final, TextIO

from podziemia.cli.parser import Parser, parser_in
from podziemia.kernel.errors import BadSetup, Trouble
from podziemia.words.arguments import settings_written_out
from podziemia.words.language import check_language, language_of_locale

if TYPE_CHECKING:
    from podziemia.cli.parser import Commands

COMMAND_MODULES: Final = (
    "podziemia.terminal.commands",
    "podziemia.lab.commands",
    "podziemia.table.commands",
    "podziemia.cli.decks",
)
"""Each has `register(subparsers)`: it adds its commands, with message ids as help, and sets `run(args) -> exit code`
as the default of each. They import what they need when they run, so that the command starts quickly."""

WRONG_INPUT: Final = 2
INTERRUPTED: Final = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and give its exit code. Wrong input is answered with one line that says what is right."""
    for stream in (sys.stdout, sys.stderr):
        _show_what_it_can(stream)
    lang = language_of_locale(os.environ)
    try:
        lang, arguments = take_language(list(sys.argv[1:] if argv is None else argv), lang)
        return run(arguments, lang)
    except Trouble as trouble:
        from podziemia.words import words_in

        # A trouble that names a game may have its words among those of the game.
        told = words_in(lang, str(trouble.details.get("game", ""))).trouble(trouble)
        sys.stderr.write(told.replace("\n", " ") + "\n")
        return WRONG_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has gone (`| head`): nobody is left to tell, and the flush at exit must not complain either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def take_language(arguments: list[str], lang: str) -> tuple[str, list[str]]:
    """`--lang pl`, wherever it stands, and the arguments without it."""
    rest: list[str] = []
    waiting = iter(arguments)
    for argument in waiting:
        if argument == "--lang":
            lang = check_language(next(waiting, ""))
        elif argument.startswith("--lang="):
            lang = check_language(argument.removeprefix("--lang="))
        else:
            rest.append(argument)
    return lang, rest


def run(arguments: list[str], lang: str) -> int:
    parser, commands = build_parser(lang)
    _check_command(arguments, commands)
    args, unknown = parser.parse_known_args(arguments)
    if unknown and getattr(args, "takes_settings", False):
        written, unknown = settings_written_out(unknown)
        args.set += written
    if unknown:
        raise BadSetup("argument-unknown", text=" ".join(unknown))
    if args.command is None:
        parser.print_help()
        return 0
    exit_code: int = args.run(args)
    return exit_code


def build_parser(lang: str) -> tuple[Parser, Commands]:
    parser = parser_in(lang)(prog="podziemia", description="cli-about")
    parser.add_argument("--version", action=ShowVersion, nargs=0, default=argparse.SUPPRESS, help="cli-version")
    parser.set_defaults(lang=lang)
    commands = parser.add_subparsers(title="cli-commands", dest="command")
    for module in COMMAND_MODULES:
        import_module(module).register(commands)
    return parser, commands


class ShowVersion(argparse.Action):
    """The version, and whether the compiled build or plain Python runs."""

    def __call__(self, parser: argparse.ArgumentParser, args: argparse.Namespace, *_: object) -> None:
        from podziemia import __version__
        from podziemia.build import running
        from podziemia.words import words_in

        lang = parser.lang if isinstance(parser, Parser) else args.lang
        sys.stdout.write(f"podziemia {__version__} ({words_in(lang).say(f'cli-build-{running()}')})\n")
        parser.exit()


def _check_command(arguments: list[str], commands: Commands) -> None:
    first = next((argument for argument in arguments if not argument.startswith("-")), None)
    if first is not None and first not in commands.choices:
        raise BadSetup("command-unknown", name=first, known=", ".join(commands.choices))


def _show_what_it_can(stream: TextIO) -> None:
    """A stream that lacks a letter shows a question mark for it, not a traceback."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
