"""Who sits where: people and bots."""

from __future__ import annotations

from typing import Any, Final

from podziemia.bots import LEVELS, Bot, make_bot
from podziemia.kernel.ask import SEAT_LETTERS
from podziemia.kernel.facets.course import Exercise
from podziemia.kernel.facets.school import PUPIL, PUPPET
from podziemia.kernel.game import Game
from podziemia.kernel.record import Record
from podziemia.kernel.registry import find_game
from podziemia.terminal.school import Puppet
from podziemia.words import Words

HUMAN: Final = "human"
OUR_BOTS: Final = ("random", "greedy", "mcts", PUPPET, *LEVELS)


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


def usual_seats(game: Game[Any], settings: dict[str, str]) -> list[str]:
    """Who sits down when nobody says: those whom the lesson wants, else one person against bots."""
    lesson = game.school.lesson_of(settings) if game.school is not None else None
    if lesson is None:
        return [HUMAN if seat == game.seat else "mcts" for seat in range(game.fewest)]
    return [HUMAN if who == PUPIL else who for who in lesson.seats]


def bots_of(record: Record, sitters: list[Sitter]) -> dict[int, Bot]:
    """Those who are no people, by seat."""
    game = find_game(record.game)
    lesson = game.school.lesson_of(record.settings) if game.school is not None else None
    return {
        seat: Puppet(game, lesson)
        if sitter.spec == PUPPET and isinstance(lesson, Exercise)
        else make_bot(sitter.spec, game, f"{record.seed} bot {seat}")
        for seat, sitter in enumerate(sitters)
        if not sitter.human
    }
