"""What is shown to people and said to them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

View = Mapping[str, object]
"""What one pair of eyes may know, as plain data (strings, numbers, lists, dicts)."""

Say = Callable[..., str]
"""Finds a message in the reader's language: `say("abyss-sketch-court", n=3)`."""


class Telling:
    """The parts that events play when a game is told, by their names; an event that is not here is told as it is."""

    def __init__(
        self,
        turns: tuple[str, ...] = (),
        rounds: tuple[str, ...] = (),
        figures: tuple[str, ...] = (),
        details: tuple[str, ...] = (),
        trifles: tuple[str, ...] = (),
        moments: tuple[str, ...] = (),
        deeds: dict[str, tuple[str, ...]] | None = None,
        means: tuple[str, ...] = (),
    ) -> None:
        self.turns = turns
        """A turn of its seat begins: a heading of the log."""
        self.rounds = rounds
        """Something begins that all share, a round or a season: a heading, too."""
        self.figures = figures
        """Its thing acts from here on: a heading inside a turn."""
        self.details = details
        """Worth a look when it happens, and left out of what happened since one's turn."""
        self.trifles = trifles
        """Nobody looks up for it: it is left out, too, and has hardly a pause of its own."""
        self.moments = moments
        """What people want to see again."""
        self.deeds: dict[str, tuple[str, ...]] = deeds or {}
        """What is told in one line with all that comes of it: a blow with its dice, its surges and its damage. Of these
        only what has a brief form is named."""
        self.means = means
        """By what a deed is done, a card or a surge: part of it until something has come of it, whoever gave it."""


_NOT_IN_IDS: Final = re.compile(r"[^a-z0-9-]+")


def message_id(*parts: str) -> str:
    """Parts joined to the id of a message: `abyss`, `name`, `ship_master` make `abyss-name-ship-master`. Ids of things
    are freer than ids of messages, which know only letters, digits and hyphens."""
    return _NOT_IN_IDS.sub("-", "-".join(parts).lower())
