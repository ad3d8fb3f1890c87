"""A review as text: what moved each player's chance, the costliest answers and why, the curves."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from podziemia.coach import Found, Judged, LineStep, Moved, Review
from podziemia.coach.sums import closest, costliest
from podziemia.kernel.ask import NOBODY, Option
from podziemia.kernel.errors import Trouble
from podziemia.kernel.record import Record
from podziemia.kernel.state import EVERYONE, Event, PlainEvent
from podziemia.terminal.replay import speech_of
from podziemia.terminal.screen import Screen
from podziemia.words import Speech, words_in

BARS: Final = " ▁▂▃▄▅▆▇█"
WIDTH: Final = 72
"""Of a curve."""
A_PIECE: Final = 0.5
"""Seconds of work between two signs of life."""


def reviewed(screen: Screen, review: Review, seconds: int, lang: str) -> Found:
    """Work to the end, or for so long; whoever stops it sees what was found."""
    with screen.thinking("") as status:
        try:
            while review.work(A_PIECE) and not (seconds and review.seconds >= seconds):
                update = getattr(status, "update", None)
                if update is not None:
                    said = words_in(lang).say("review-looking", n=len(review.judged), all=len(review.decisions))
                    update(said)
        except KeyboardInterrupt:
            pass
    return review.found()


# ---- files ----


def kept(path: str, record: Record, depth: str) -> Found | None:
    """What was found before; None where nobody has begun."""
    file = Path(path).expanduser()
    if not file.exists():
        return None
    try:
        found: Found = json.loads(file.read_text(encoding="utf-8"))
        same = (found["game"], found["depth"], found["moves"]) == (record.game, depth, len(record.standing()))
    except (OSError, ValueError, TypeError, KeyError) as trouble:
        raise Trouble("review-kept", path=path) from trouble
    if not same:
        raise Trouble("review-kept", path=path)
    return found


def keep(path: str, found: Found) -> None:
    try:
        Path(path).expanduser().write_text(json.dumps(found) + "\n", encoding="utf-8")
    except OSError as trouble:
        raise Trouble("file-unwritable", path=path) from trouble


# ---- words ----


def show_review(screen: Screen, record: Record, found: Found, lang: str) -> None:
    speech = speech_of(record, lang)
    screen.heading(speech.title())
    searched = sum(1 for one in found["decisions"] if one["deals"])
    screen.prose(
        speech.say("review-judged", n=len(found["decisions"]), searched=searched, seconds=round(found["seconds"]))
    )
    if not found["done"]:
        screen.prose(speech.say("review-stopped"))
    show_curves(screen, speech, found)
    for moved in found["moved"]:
        if moved["seat"] in found["of"]:
            show_seat(screen, speech, found, moved)


def show_curves(screen: Screen, speech: Speech, found: Found) -> None:
    screen.blank()
    screen.heading(speech.say("review-curve"))
    names = [speech.player(seat) for seat in range(found["seats"])]
    longest = max([len(name) for name in names])
    for seat, name in enumerate(names):
        screen.console.print(f"{name:{longest}} {curve([chances[seat] for chances in found['curves']])}", markup=False)
    if found["turning"]:
        screen.heading(speech.say("review-turning"))
    for turn in found["turning"]:
        change = signed(turn["change"])
        screen.prose(speech.say("review-turned", move=turn["move"], player=names[turn["seat"]], change=change))


def curve(chances: list[float]) -> str:
    """One bar for several moves, as high as their mean."""
    width = min(WIDTH, len(chances))
    parts = [chances[len(chances) * i // width : len(chances) * (i + 1) // width] for i in range(width)]
    return "".join([BARS[round(sum(part) / len(part) * (len(BARS) - 1))] for part in parts])


def show_seat(screen: Screen, speech: Speech, found: Found, moved: Moved) -> None:
    screen.blank()
    screen.prose(
        speech.say(
            "review-moved" if len(found["of"]) == found["seats"] else "review-moved-alone",
            player=speech.player(moved["seat"]),
            start=percent(moved["start"]),
            end=percent(moved["end"]),
            luck=signed(moved["luck"]),
            answers=signed(moved["answers"]),
            rivals=signed(moved["rivals"]),
        ),
        "bold",
    )
    worst = costliest(found["decisions"], moved["seat"])
    if not worst:
        show_none(screen, speech, closest(found["decisions"], moved["seat"]))
        return
    together = signed(-sum([one["error"] for one in worst]))
    screen.prose(speech.say("review-costliest", n=len(worst), together=together))
    for number, judged in enumerate(worst, 1):
        show_answer(screen, speech, number, judged)


def show_none(screen: Screen, speech: Speech, nearest: Judged | None) -> None:
    screen.prose(speech.say("review-none"))
    if nearest is not None and nearest["best"] != nearest["played"]:
        played, best = said(speech, nearest["played"]), said(speech, nearest["best"])
        screen.prose(speech.say("review-closest", move=nearest["move"], played=played, best=best))


def show_answer(screen: Screen, speech: Speech, number: int, judged: Judged) -> None:
    line = speech.say(
        "review-answer-of" if judged["figure"] else "review-answer",
        move=judged["move"],
        figure=speech.name(judged["figure"]) if judged["figure"] else "",
        played=said(speech, judged["played"]),
        best=said(speech, judged["best"]),
        better=percent(judged["value_best"]),
        worse=percent(judged["value_played"]),
        error=signed(-judged["error"]),
        margin=percent(judged["margin"]) or 1,
    )
    screen.prose(line, indent="     ", first=f"  {number}. ")
    parts = [
        speech.say("review-part", part=speech.say(speech.id("part", part["part"])), chance=signed(part["chance"]))
        for part in judged["parts"]
    ]
    if parts:
        screen.prose(" · ".join(parts), "dim", indent="     ")
    if judged["line"]:
        way = " ".join([told for step in judged["line"] for told in step_in_words(speech, step)])
        screen.prose(f"{speech.say('review-line')} {way}", "dim", indent="     ")


def step_in_words(speech: Speech, step: LineStep) -> list[str]:
    return [speech.event(event_of(event)) for event in step["events"]]


def event_of(plain: PlainEvent) -> Event:
    """The event as it was before it became plain data."""
    return Event(
        plain["what"],
        plain.get("seat", NOBODY),
        plain.get("thing", ""),
        plain.get("n", 0),
        plain.get("other", NOBODY),
        tuple(plain.get("things", [])),
        EVERYONE,
    )


def said(speech: Speech, text: str) -> str:
    verb, _, thing = text.partition(" ")
    return speech.option(Option(verb, thing))


def percent(chance: float) -> int:
    return round(100 * chance)


def signed(chance: float) -> str:
    """With its sign; a true minus, as wide as the plus."""
    points = percent(chance)
    return f"+{points}" if points > 0 else f"−{-points}" if points else "±0"
