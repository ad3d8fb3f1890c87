"""The table as lines of text: what the sketches of all games have in common."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from podziemia.kernel.show import Say, View, message_id

Seen = Mapping[str, Any]
"""A view, or a part of one, read field by field."""


class Sketch:
    """Draws one view. A game's own sketch adds a method for each part of its table."""

    def __init__(self, game: str, view: View, say: Say) -> None:
        self.game = game
        self.view: Seen = view
        self.say = say

    def word(self, key: str, **arguments: object) -> str:
        """A message of the game's sketch."""
        return self.say(f"{self.game}-sketch-{key}", **arguments)

    def name(self, thing: str) -> str:
        return self.say(message_id(self.game, "name", thing))

    def short(self, thing: str) -> str:
        """What a card does, in a few signs."""
        return self.say(message_id(self.game, "short", thing))

    def title(self, key: str, *notes: str) -> str:
        """A headline of the sketch, with notes behind it."""
        return f"[bold]{self.word(key)}[/]" + "".join([f" [dim]· {note}[/]" for note in notes])
