"""Every way through an exercise: what its pupil could reach at all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from podziemia.kernel.classroom import question
from podziemia.kernel.facets.course import Exercise
from podziemia.kernel.facets.school import PUPPET
from podziemia.kernel.game import Game
from podziemia.kernel.match import Match, new_match

SEED = "lesson"


def ways(game: Game[Any], lesson: Exercise[Any], luck: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """The positions in which the exercise can end, each once and with the pupil's answers that lead there. Answers with
    the verbs of luck are left out: nobody can say what they lead to. No position is looked at twice, so that answers in
    another order cost nothing."""
    open_ways: list[tuple[tuple[str, ...], Match[Any]]] = [
        ((), new_match(game, len(lesson.seats), SEED, lesson.settings)),
    ]
    met: set[str] = set()
    while open_ways:
        given, match = open_ways.pop()
        wait_for_pupil(match, lesson)
        digest = match.digest()
        if digest in met:
            continue
        met.add(digest)
        if is_over(match, lesson):
            yield given, match.state
            continue
        ask = question(lesson, match)
        assert ask is not None
        for option in ask.options:
            if option.verb not in luck:
                way = match.fork()
                way.play(ask.seat, option.text)
                open_ways.append(((*given, option.text), way))


def ends(game: Game[Any], lesson: Exercise[Any], luck: tuple[str, ...] = ()) -> Iterator[Any]:
    """Only the positions."""
    for _, state in ways(game, lesson, luck):
        yield state


def wait_for_pupil(match: Match[Any], lesson: Exercise[Any]) -> None:
    """The puppets answer until it is the pupil's turn."""
    while not is_over(match, lesson):
        puppets = [seat for seat in match.waiting() if lesson.seats[seat] == PUPPET]
        if not puppets:
            return
        answer = lesson.puppet_says(match.ask_of(puppets[0]))
        assert answer is not None
        match.play(puppets[0], answer.text)


def is_over(match: Match[Any], lesson: Exercise[Any]) -> bool:
    return match.over or lesson.stop(match.state, match.ask)


def is_done(lesson: Exercise[Any], s: Any) -> bool:
    return all(goal.met(s) for goal in lesson.goals)
