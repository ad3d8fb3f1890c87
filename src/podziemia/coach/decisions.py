"""What there is to judge in a game: who was asked what, and what was answered in the end."""

from __future__ import annotations

from typing import NamedTuple

from podziemia.kernel.history import History, walk


class Decision(NamedTuple):
    """The answer of a seat: the move-th of the game."""

    move: int
    seat: int
    kind: str
    because: str
    played: str
    figure: str


def decisions_of(history: History) -> list[Decision]:
    """All of them, but what a seat thought better of while others were still choosing: then the last answer counts."""
    asks = [match.ask for match in walk(history.record())]
    figures = acting(history)
    last: dict[tuple[int, int], Decision] = {}
    for number, step in enumerate(history.steps, 1):
        seat, asked = step.move.seat, step.asked
        answer = Decision(number, seat, asked.kind, asked.because, step.move.text, figures[number - 1])
        last[id(asks[number - 1]), seat] = answer
    return sorted(last.values())


def acting(history: History) -> list[str]:
    """Which figure acted with each move, in a game whose seats have several or that names the one whose turn it is;
    nobody between a new round and the first turn in it."""
    told = history.match.game.telling
    figures: dict[int, str] = {}
    found = []
    for number, step in enumerate(history.steps):
        for event in history.events(number):
            if event.what in told.rounds:
                figures.clear()
            if told.figures and event.what in (*told.figures, *told.turns):
                figures[event.seat] = event.thing
        found.append(figures.get(step.move.seat, ""))
    return found
