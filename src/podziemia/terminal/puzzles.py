"""Puzzles at the terminal: which there are, how they are solved, and looking for more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.resources import files
from json import loads
from pathlib import Path
from typing import Any

from podziemia.coach.collection import collected, written
from podziemia.coach.finder import Finder
from podziemia.coach.puzzle import FILE, Kept, Puzzle
from podziemia.coach.reason import RIVALS
from podziemia.kernel.ask import SEAT_LETTERS, Ask, Option
from podziemia.kernel.errors import Trouble
from podziemia.kernel.game import Game
from podziemia.kernel.history import replayed
from podziemia.terminal.review import event_of
from podziemia.words import Speech


def described(speech: Speech, number: int, puzzle: Puzzle) -> str:
    """The question, without the answer."""
    kept = puzzle.kept
    return speech.say(
        "puzzle-line",
        n=number,
        id=puzzle.id,
        level=kept["level"],
        seat=SEAT_LETTERS[kept["seat"]],
        seats=kept["seats"],
        move=len(kept["moves"]) + 1,
        question=goal_of(speech, kept) or asked(speech, kept),
    )


def asked(speech: Speech, kept: Kept) -> str:
    return speech.ask(Ask(kept["seat"], kept["kind"], [Option("")], kept["because"], kept["n"]))


def goal_of(speech: Speech, kept: Kept) -> str:
    return speech.event(event_of(kept["goal"]["told"])) if "goal" in kept else ""


def solved(speech: Speech, number: int, puzzle: Puzzle) -> str:
    """The solution and what first sight answers, after the position has been played through and both found legal."""
    kept = puzzle.kept
    match = replayed(puzzle.record())
    ask = match.ask_of(kept["seat"])
    best, obvious = [ask.find(text) for text in (kept["solutions"][0], kept["obvious"])]
    if match.digest() != kept["digest"] or best is None or obvious is None:
        raise Trouble("puzzle-broken", id=puzzle.id)
    values = kept["values"]
    return speech.say(
        message_of(kept),
        n=number,
        id=puzzle.id,
        level=kept["level"],
        best=speech.option(best),
        obvious=speech.option(obvious),
        better=shown(kept, values[best.text]),
        worse=shown(kept, values[obvious.text]),
        margin=round(100 * kept["margin"]),
        parts=" · ".join(reasons(speech, kept)),
        goal=goal_of(speech, kept),
    )


def message_of(kept: Kept) -> str:
    if "goal" in kept:
        return "puzzle-solved-goal"
    if not kept["counted"]:
        return "puzzle-solved"
    return "puzzle-solved-lead" if kept["ending"] else "puzzle-solved-points"


def shown(kept: Kept, value: float) -> str:
    return f"{value:.1f}" if kept["counted"] else f"{100 * value:.0f}"


def reasons(speech: Speech, kept: Kept) -> list[str]:
    named = [(speech.say(speech.id("part", part["part"])), f"{100 * part['chance']:+.0f}") for part in kept["parts"]]
    named += [(scored(speech, kept, part["part"]), f"{part['points']:+g}") for part in kept["score"]]
    return [speech.say("review-part", part=part, chance=chance) for part, chance in named]


def scored(speech: Speech, kept: Kept, part: str) -> str:
    """What the chance to reach a goal is made of; a category of the score, or what the others get."""
    return speech.say(speech.id("aim" if "goal" in kept else "part" if part == RIVALS else "score", part))


# ---- looking for them ----


def kept_in(game: Game[Any], save: str | None) -> Path:
    """Where they are kept: in the package of the game, unless somebody says."""
    return Path(str(files(type(game).__module__).joinpath("data", FILE))) if save is None else Path(save).expanduser()


def find(finder: Finder, numbers: Sequence[int], most: int, file: Path, lang: str) -> Iterator[str]:
    """Look through games; what is found joins what is kept already, and is written down at once."""
    speech = Speech(lang, finder.game)
    try:
        found: list[Kept] = loads(file.read_text(encoding="utf-8")) if file.exists() else []
        for number in numbers:
            for one in finder.look_through(number):
                found.append(one)
                file.write_text(written(collected(found, most)), encoding="utf-8")
                yield solved(speech, number, Puzzle(finder.game.name, one))
    except (OSError, ValueError) as trouble:
        raise Trouble("file-unwritable", path=str(file)) from trouble
