"""A record told move by move, and the proof that it is honest."""

from __future__ import annotations

from podziemia.kernel.history import History, Step, replayed
from podziemia.kernel.record import Record
from podziemia.kernel.registry import find_game
from podziemia.kernel.state import OMNISCIENT
from podziemia.terminal.play import sketch
from podziemia.terminal.score import show_scores
from podziemia.terminal.screen import Screen
from podziemia.terminal.seats import sitters_of
from podziemia.words import Speech, words_in


def show_replay(screen: Screen, record: Record, to: int, lang: str) -> None:
    """The first moves in words, then the score, or the table if the game goes on from there."""
    history = History(record)
    speech = speech_of(record, lang)
    screen.heading(speech.title())
    for number in range(to + 1):
        if number:
            screen.prose(answer_in_words(speech, history.steps[number - 1]), "bold", "     ", f"{number:4} ")
        for event in history.events(number):
            screen.prose(speech.event(event), indent="     ")
    screen.blank()
    match = history.at(to)
    if match.over:
        show_scores(screen, speech, match)
    else:
        screen.drawing(sketch(speech, match, OMNISCIENT))


def answer_in_words(speech: Speech, step: Step) -> str:
    """As in `Anna: Weź kraba 3`."""
    return f"{speech.player(step.move.seat)}: {speech.option(step.option)}"


def show_proof(screen: Screen, path: str, record: Record, lang: str) -> None:
    """Every move is played and every digest compared; where that goes wrong it is told with its line."""
    match = replayed(record)
    moves = record.standing()
    screen.prose(
        words_in(lang).say(
            "terminal-verified" if match.over else "terminal-verified-unfinished",
            path=path,
            game=record.game,
            n=len(moves),
            digests=sum(1 for move in moves if move.digest),
        )
    )


def speech_of(record: Record, lang: str) -> Speech:
    words = words_in(lang, record.game)
    players = [sitter.called(words, seat) for seat, sitter in enumerate(sitters_of(record))]
    return Speech(lang, find_game(record.game), players)
