"""Looking: reasons, hints, earlier moments, the log, the score, the record."""

from __future__ import annotations

from functools import partial
from typing import Final

from podziemia.kernel.errors import Refusal, Trouble
from podziemia.kernel.history import History, walk
from podziemia.kernel.record import Record
from podziemia.kernel.show import View
from podziemia.table import wire
from podziemia.table.addresses import CLIENT
from podziemia.table.eyes import log
from podziemia.table.requests import Weigh
from podziemia.table.table import Table
from podziemia.table.thinking import position_of

LONGEST_THING: Final = 100


async def why_not(table: Table, id: str, secrets: list[str], seat: int, thing: str) -> wire.Reasons:
    """The conditions under which the seat could choose the thing, each met or not."""
    async with table.enter(id) as (_, room):
        room.check_seat(table.admit(room, secrets), seat)
        match = room.history.match
        try:
            ask = match.ask_of(seat)
        except Refusal:
            ask = None
        reasons = match.game.why_not(match.state, seat, ask, thing[:LONGEST_THING])
        return {
            "reasons": [
                {
                    "rule": reason.rule,
                    "what": reason.what,
                    "met": reason.met,
                    "thing": reason.thing,
                    "needed": reason.needed,
                    "given": reason.given,
                }
                for reason in reasons
            ]
        }


async def survey(table: Table, id: str, secrets: list[str], n: int, eyes: int | None, thing: str) -> View:
    """A closer look at a thing, after n moves, through those eyes. It may take a while: beside the loop, and nobody at
    the table waits for it."""
    async with table.enter(id) as (_, room):
        visitor = table.admit(room, secrets)
        looking = room.eyes(visitor) if eyes is None else room.check_eyes(visitor, eyes)
        history = (await table.sight(room, visitor)).history
        check_moment(history, n)
        if not (table.allows_look(f"{id} {looking}") and table.allows_survey(CLIENT.get())):
            raise Trouble("too-many-requests")
        match = history.at(n).fork()
    look = partial(match.game.foresight.survey, match.state, looking, thing[:LONGEST_THING])
    return await table.journal.beside(look)


async def hint(table: Table, id: str, secrets: list[str], seat: int) -> wire.Hint:
    """What a bot would answer in the seat's place; only where that is unfair to nobody."""
    async with table.enter(id) as (_, room):
        visitor = table.admit(room, secrets)
        room.check_seat(visitor, seat)
        if not room.alone(visitor):
            raise Trouble("not-alone")
        room.history.match.ask_of(seat)
        if not table.allows_hint(id):
            raise Trouble("too-many-requests")
        moment = position_of(room.history, room.patron())
    try:
        return await table.thinker.hint(moment, seat)
    except Exception as error:
        raise Trouble("hint-failed") from error


async def weigh(table: Table, id: str, secrets: list[str], request: Weigh) -> wire.Weighed:
    """What an answer would cost before it is played; nothing is. Only where that is unfair to nobody."""
    async with table.enter(id) as (_, room):
        visitor = table.admit(room, secrets)
        room.check_seat(visitor, request.seat)
        if not room.alone(visitor):
            raise Trouble("not-alone")
        table.check_fresh(room, request)
        ask = room.history.match.ask_of(request.seat)
        if ask.find(request.text) is None:
            raise Refusal("not-legal", text=request.text, kind=ask.kind, count=len(ask.options))
        if not table.allows_look(f"{id} weigh"):
            raise Trouble("too-many-requests")
        moment = position_of(room.history, room.patron())
    try:
        return {"cost": await table.thinker.cost(moment, request.seat, request.text)}
    except Exception as error:
        raise Trouble("weigh-failed") from error


async def preview(table: Table, id: str, secrets: list[str], seat: int) -> wire.Preview:
    """What the seat's plan would lead to; worked out beside the loop, from what the seat may know."""
    async with table.enter(id) as (_, room):
        room.check_seat(table.admit(room, secrets), seat)
        history = room.history
        moment = room.moment()
        if not history.match.game.foresight.has_plan(history.match.state, seat):
            return {**moment, "beats": []}
        if not table.allows_hint(f"{id} preview {seat}"):
            raise Trouble("too-many-requests")
        position = position_of(history, room.patron())
    try:
        return {**moment, "beats": await table.thinker.preview(position, seat)}
    except Exception as error:
        raise Trouble("preview-failed") from error


async def moment(table: Table, id: str, secrets: list[str], n: int, eyes: int | None) -> wire.Position:
    """The position after n moves, as those eyes knew it."""
    async with table.enter(id) as (_, room):
        visitor = table.admit(room, secrets)
        looking = room.eyes(visitor) if eyes is None else room.check_eyes(visitor, eyes)
        sight = await table.sight(room, visitor)
        check_moment(sight.history, n)
        return sight.position(looking, n)


def check_moment(history: History, n: int) -> None:
    if n > history.count:
        raise Trouble("moment-unknown", n=n, count=history.count)


async def story(table: Table, id: str, secrets: list[str], eyes: int | None) -> wire.LogData:
    """The log as those eyes saw it."""
    async with table.enter(id) as (_, room):
        visitor = table.admit(room, secrets)
        looking = room.eyes(visitor) if eyes is None else room.check_eyes(visitor, eyes)
        return log((await table.sight(room, visitor)).history, looking)


async def score(table: Table, id: str, secrets: list[str]) -> wire.Score:
    """The score sheet, and how the points went up and down; after the end."""
    async with table.enter(id) as (_, room):
        table.admit(room, secrets)
        if not room.open:
            raise Trouble("not-over")
        match = room.history.match
        places = match.game.places(match.state)
        sheet: list[wire.SeatScore] = [
            {"seat": seat, "total": one.total, "place": places[seat], "parts": one.parts}
            for seat, one in enumerate(match.game.scores(match.state))
        ]
        if room.chart is None:
            room.chart = await table.journal.beside(partial(chart, room.history.record()))
        sides = match.game.sides(len(room.seats))
        return {"seats": sheet, "sides": sides, "chart": room.chart, "seed": room.seed}


def chart(record: Record) -> list[wire.Totals]:
    """The totals whenever they changed, and at the end. The whole game is played for it: not in the event loop."""
    points: list[wire.Totals] = []
    last: list[int] = []
    moves = len(record.standing())
    for n, match in enumerate(walk(record)):
        totals = [one.total for one in match.game.scores(match.state)]
        if totals != last or n == moves:
            points.append({"n": n, "totals": totals})
            last = totals
    return points


async def record(table: Table, id: str, secrets: list[str]) -> Record:
    """The record; it holds the seed, so only after the end or where nobody else plays."""
    async with table.enter(id) as (_, room):
        visitor = table.admit(room, secrets)
        if not (room.open or room.alone(visitor)):
            raise Trouble("not-alone")
        return room.record()
