"""Sitting down: the link is swapped for a secret of one's own, once, and what the server plays is known here too."""

from __future__ import annotations

import os
from secrets import token_urlsafe
from typing import Any, Final

from podziemia.kernel.ask import NOBODY
from podziemia.kernel.errors import Trouble
from podziemia.kernel.game import Game
from podziemia.kernel.registry import find_game, game_names
from podziemia.terminal.join.kept import Kept, config_folder
from podziemia.terminal.join.line import Line
from podziemia.terminal.join.link import Link
from podziemia.terminal.join.said import SaidRoom

SECRET_BYTES: Final = 24
LONGEST_NAME: Final = 40


class Visit:
    """One visitor at one table: his line, the game, and the seat he looks from (`NOBODY`: he watches)."""

    def __init__(self, line: Line, room: SaidRoom) -> None:
        self.line = line
        self.room = room
        self.game: Game[Any] = known_game(room)
        self.seat = room.you.seats[0] if room.you.seats else NOBODY


def visit(link: Link, lang: str, name: str = "", kept: Kept | None = None) -> Visit:
    """Sit down by the link, or come back to where this machine sits already."""
    kept = kept or Kept(config_folder(os.environ))
    line = Line(link, lang, kept.of(link.place), lambda secrets: kept.keep(link.place, secrets))
    if link.secret:
        _sit(line, link, kept, name[:LONGEST_NAME])
    elif not line.secrets:
        raise Trouble("join-no-secret")
    here = Visit(line, line.get("", SaidRoom))
    if name and here.seat != NOBODY and here.room.seats[here.seat].name != name:
        line.post(f"/seats/{here.seat}", {"do": "name", "name": name[:LONGEST_NAME]}, dict)
        here.room.seats[here.seat].name = name[:LONGEST_NAME]
    return here


def _sit(line: Line, link: Link, kept: Kept, name: str) -> None:
    """With a secret that was kept before it was sent: whose reply was lost asks again with the same."""
    asked = f"{link.place}#own"
    own = kept.of(asked) or token_urlsafe(SECRET_BYTES)
    kept.keep(asked, own)
    line.post("/sit", {"secret": link.secret, "own": own, "name": name}, dict)


def known_game(room: SaidRoom) -> Game[Any]:
    """The game, if this program plays it by the same rules as the server."""
    if room.game not in game_names():
        raise Trouble("join-game", game=room.game)
    game = find_game(room.game)
    if game.edition != room.plays:
        raise Trouble("join-edition", game=room.game, theirs=room.plays, ours=game.edition)
    return game
