"""A word across the table: faces, ready phrases and short lines, for those who play.

What is said is kept with the room and never in the record of the game. Ready phrases and faces go over the wire as
their names: everybody reads them in his own language."""

from __future__ import annotations

from datetime import UTC, datetime
from math import ceil
from typing import Final

from podziemia.kernel.ask import SEAT_LETTERS
from podziemia.kernel.errors import Trouble
from podziemia.table import wire
from podziemia.table.requests import Manners, Say
from podziemia.table.room import Room
from podziemia.table.said import TOLD
from podziemia.table.schema import TALK
from podziemia.table.store import Insert
from podziemia.table.table import Table, tries_again
from podziemia.table.texts import apart, clean
from podziemia.words import Words, words_in

_EMOTES: Final = "smile laugh wow doubt sad angry wave clap thumb heart skull crown"
_PHRASES: Final = """nice-move good-luck have-fun thinking back-soon your-turn
    good-game thank-you again next-time hello sorry"""
READY: Final = {"emote": _EMOTES.split(), "phrase": _PHRASES.split()}
TALK_SUFFIX: Final = ".talk.txt"
"""Of the file beside that of the record."""
MOST_AT_ONCE: Final = 5
PACE_SECONDS: Final = 20.0
MOST_SAID: Final = 500
"""Lines of one seat; who has said so much has other ways to talk, and takes nobody else's word away."""


@tries_again
async def say(table: Table, id: str, secrets: list[str], request: Say) -> wire.TalkLine:
    """Say something from one's seat, once: the same nonce again is the same line."""
    async with table.enter(id) as (live, room):
        room.check_seat(table.admit(room, secrets), request.seat)
        known = room.said.known(request.seat, request.nonce)
        if known is not None:
            return known
        text = clean(request.text)
        check_may_say(room, request, text)
        check_pace(room, request.seat, table.clock())
        row = room.told_row(request.kind, request.seat, table.clock(), text, request.nonce)
        await table.commit(live, room, [Insert(TALK, [row])])
        line = room.take_told(row)
        live.show_talk(room)
        return line


def check_may_say(room: Room, request: Say, text: str) -> None:
    if room.frozen:
        raise Trouble("room-frozen")
    if room.talk == "off":
        raise Trouble("talk-off")
    if room.talk == "phrases" and request.kind == "say":
        raise Trouble("talk-phrases-only")
    if not text or text not in READY.get(request.kind, [text]):
        raise Trouble("bad-request", what=f"“{text[:20]}”")
    if room.said.spoken_by(request.seat) >= MOST_SAID:
        raise Trouble("talk-full", most=MOST_SAID)


def check_pace(room: Room, seat: int, now: float) -> None:
    """So many in so many seconds; what is kept is what counts, so that it holds at every process."""
    lately = room.said.lately(seat, now - PACE_SECONDS, now)
    if len(lately) >= MOST_AT_ONCE:
        raise Trouble("talk-too-fast", seconds=max(1, ceil(lately[-MOST_AT_ONCE] + PACE_SECONDS - now)))


async def lines(table: Table, id: str, secrets: list[str]) -> list[wire.TalkLine]:
    """Everything that was said, for those who play."""
    async with table.enter(id) as (_, room):
        if not table.admit(room, secrets).seats:
            raise Trouble("talk-watching")
        return room.said.lines


@tries_again
async def set_manners(table: Table, id: str, secrets: list[str], manners: Manners) -> wire.Moment:
    """How the host wants it at this table."""
    async with table.enter(id) as (live, room):
        if not table.admit(room, secrets).owner:
            raise Trouble("not-owner")
        room.talk = manners.talk or room.talk
        room.delay = room.delay if manners.delay is None else manners.delay
        await table.commit(live, room, [])
        await table.show_onlookers(live, room)
        live.show_room(room)
        return room.moment()


def talk_text(room: Room) -> str:
    """What was said as plain text, in the language of the room; empty when nobody said anything."""
    words = words_in(room.lang, "ui")
    return "".join(_line(room, words, line) for line in room.said.lines)


def _line(room: Room, words: Words, line: wire.TalkLine) -> str:
    kind, text = line["kind"], line["text"]
    name = room.seats[line["seat"]].name or SEAT_LETTERS[line["seat"]]
    if kind in TOLD:
        said = words.say(f"ui-hand-{kind}", name=name)
    else:
        said = f"{apart(name)}: {words.say(f'ui-{kind}-{text}') if kind in READY else apart(text)}"
    return f"{datetime.fromtimestamp(line['at'], UTC):%Y-%m-%d %H:%M}  {said}\n"
