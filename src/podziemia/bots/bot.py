"""What a bot is, and the simplest one."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from podziemia.kernel.ask import Option
from podziemia.kernel.game import Game
from podziemia.kernel.match import Match
from podziemia.kernel.rng import seeded


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers for a seat. It may fork the match, but it must look only at redealt forks, and change nothing.

    A bot of one's own is a subclass with a constructor that takes a game and a seed. It takes a seat under the name
    `package.module:ClassName`:

        class FirstBot(Bot):
            def choose(self, match: Match[Any], seat: int) -> Option:
                return match.ask_of(seat).options[0]
    """

    def __init__(self, game: Game[Any], seed: str) -> None:
        self.game = game
        self.rng = seeded(seed)

    def choose(self, match: Match[Any], seat: int) -> Option:
        """One of the options of `match.ask_of(seat)`."""
        raise AssertionError("a bot makes choices")


class RandomBot(Bot):
    """Any legal option, all alike."""

    def choose(self, match: Match[Any], seat: int) -> Option:
        return self.rng.pick(match.ask_of(seat).options)
