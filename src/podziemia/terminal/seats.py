"""Who sits where: people and bots."""

from __future__ import annotations

from typing import Final

from podziemia.bots import LEVELS
from podziemia.kernel.ask import SEAT_LETTERS
from podziemia.kernel.record import Record
from podziemia.words import Words

HUMAN: Final = "human"
OUR_BOTS: Final = ("random", "greedy", "mcts", *LEVELS)


class Sitter:
    """Who sits on a seat: a person, perhaps with a name, or the bot that `spec` names."""

    def __init__(self, spec: str) -> None:
        kind, _, name = spec.partition(":")
        self.human = kind == HUMAN
        self.spec = spec
        self.name = name.strip() if self.human else ""

    def called(self, words: Words, seat: int) -> str:
        """What the log calls the seat."""
        letter = SEAT_LETTERS[seat]
        return self.name or words.say("terminal-player" if self.human else "terminal-bot", letter=letter)

    def written(self) -> str:
        """What the record calls the seat: a bot's name is its spec, so that a saved game knows who played."""
        return self.name if self.human else self.spec


def sitters_of(record: Record) -> list[Sitter]:
    """Who played the saved game. A record comes from anywhere, so only our own bots are called up by their names."""
    names = [record.names.get(seat, "") for seat in range(record.seats)]
    return [Sitter(name if name.split(":")[0] in OUR_BOTS else f"{HUMAN}:{name}") for name in names]
