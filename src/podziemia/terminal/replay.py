"""A record told move by move, and the proof that it is honest."""

from __future__ import annotations

from podziemia.kernel.record import Record, RecordedMatch
from podziemia.kernel.registry import find_game
from podziemia.kernel.state import OMNISCIENT
from podziemia.terminal.play import sketch
from podziemia.terminal.score import show_scores
from podziemia.terminal.screen import Screen
from podziemia.terminal.seats import sitters_of
from podziemia.words import Speech, words_in


def show_replay(screen: Screen, record: Record, to: int, lang: str) -> None:
    """The first moves in words, then the score, or the table if the game goes on from there."""
    speech = speech_of(record, lang)
    shown = RecordedMatch(record.cut(to))
    screen.heading(speech.title())
    for event in shown.events[0]:
        screen.prose(speech.event(event), indent="     ")
    ask_texts = _answers(record, to, speech)
    for number, answer in enumerate(ask_texts, 1):
        screen.prose(answer, "bold", "     ", f"{number:4} ")
        for event in shown.events[number]:
            screen.prose(speech.event(event), indent="     ")
    screen.blank()
    if shown.match.over:
        show_scores(screen, speech, shown.match)
    else:
        screen.drawing(sketch(speech, shown.match, OMNISCIENT))


def _answers(record: Record, to: int, speech: Speech) -> list[str]:
    """Each answer in words: `Anna: Weź kraba 3`."""
    match = record.start(forkable=False)
    told = []
    for move in record.standing()[:to]:
        option = match.play(move.seat, move.text)
        told.append(f"{speech.player(move.seat)}: {speech.option(option)}")
    return told


def show_proof(screen: Screen, path: str, record: Record, lang: str) -> None:
    """Reading the record has played every move and compared every digest: what is left is to say so."""
    match = record.replay(forkable=False)
    screen.prose(
        words_in(lang).say(
            "terminal-verified" if match.over else "terminal-verified-unfinished",
            path=path,
            game=record.game,
            n=len(record.standing()),
            digests=len(record.digests),
        )
    )


def speech_of(record: Record, lang: str) -> Speech:
    words = words_in(lang, record.game)
    players = [sitter.called(words, seat) for seat, sitter in enumerate(sitters_of(record))]
    return Speech(lang, find_game(record.game), players)
