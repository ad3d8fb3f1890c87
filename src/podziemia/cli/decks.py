"""The command `deck`: ready decks, as text to change and to send, and what is wrong with a deck of one's own."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any, Final

LONGEST_DECK: Final = 100_000
"""Characters of a deck that are read."""


def register(subparsers: argparse._SubParsersAction[Any]) -> None:
    deck = subparsers.add_parser("deck", help="cli-deck", description="cli-deck")
    deck.add_argument("game", help="cli-game")
    deck.add_argument("deck", nargs="?", help="cli-deck-deck")
    deck.set_defaults(run=run_deck)


def run_deck(args: argparse.Namespace) -> int:
    """List the ready decks, show one, or check a file: every trouble in a line of its own."""
    from podziemia.kernel.errors import Trouble
    from podziemia.kernel.registry import find_game
    from podziemia.words import words_in

    game = find_game(args.game)
    if game.decks is None:
        raise Trouble("deck-none", game=game.name)
    ready = game.decks.ready()
    words = words_in(args.lang, game.name)
    if args.deck is None:
        for id in ready:
            sys.stdout.write(f"{id}\n")
        return 0
    if args.deck in ready:
        sys.stdout.write(ready[args.deck])
        return 0
    troubles = game.decks.troubles(read_deck(args.deck))
    for trouble in troubles:
        sys.stdout.write(words.trouble(trouble) + "\n")
    if not troubles:
        sys.stdout.write(words.say("cli-deck-legal") + "\n")
    return 1 if troubles else 0


def read_deck(path: str) -> str:
    from podziemia.kernel.errors import Trouble

    try:
        with Path(path).open(encoding="utf-8") as file:
            return file.read(LONGEST_DECK)
    except (OSError, UnicodeDecodeError) as trouble:
        raise Trouble("file-unreadable", path=path) from trouble
