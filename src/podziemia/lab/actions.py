"""Action ids: every option a game can ever offer has one number, the same in every game played and on every machine.

The number is the place of the option's text in `Game.action_texts()`. That list holds the options of all player counts
and settings, so that what was learned with two players can be carried over to four; it changes only with a new edition
of the game's rules.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from podziemia.kernel.ask import Ask, Option
from podziemia.kernel.errors import Refusal
from podziemia.kernel.registry import find_game
from podziemia.lab.extras import needed

with needed("lab"):
    import numpy as np
    from numpy.typing import NDArray

Mask = NDArray[np.int8]


class Actions:
    """The numbered options of one game."""

    def __init__(self, texts: list[str]) -> None:
        self.texts = texts
        self.ids = {text: number for number, text in enumerate(texts)}

    def __len__(self) -> int:
        return len(self.texts)

    def number(self, option: Option) -> int:
        return self.ids[option.text]

    def legal(self, ask: Ask) -> list[int]:
        """The numbers of the ask's options, ascending."""
        ids = self.ids
        return sorted([ids[option.text] for option in ask.options])

    def mask(self, ask: Ask | None) -> Mask:
        """1 for every option of the ask, 0 for all others; no question, no options."""
        mask = np.zeros(len(self.texts), dtype=np.int8)
        if ask is not None:
            ids = self.ids
            mask[[ids[option.text] for option in ask.options]] = 1
        return mask

    def option(self, ask: Ask, action: int) -> Option:
        """The ask's option with this number; a refusal if it is not among them."""
        text = self.texts[action] if 0 <= action < len(self.texts) else str(action)
        option = ask.find(text)
        if option is None:
            raise Refusal("not-legal", text=text, kind=ask.kind, count=len(ask.options))
        return option


@cache
def actions_of(game: str) -> Actions:
    """The numbered options of the game of this name."""
    found: Any = find_game(game)
    return Actions(found.action_texts())
