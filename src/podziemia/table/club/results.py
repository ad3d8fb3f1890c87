"""What games come to: every finished game of members is kept, and the rated ones move ratings.

A result is written down once, by whichever process gets there first. Should none (a server may die between the last
move and this), it is found and written down later: `missing` names such tables."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, exists, func, insert, select

from podziemia.kernel.errors import Trouble
from podziemia.ratings import NEWCOMER, Skill, after
from podziemia.table.club.schema import CLUB_GAMES, CLUB_PLAYED, MEMBERS, PAIRINGS, RATINGS
from podziemia.table.journal import GroupJournal
from podziemia.table.keys import SEAT
from podziemia.table.room import BOT, HUMAN, Room
from podziemia.table.schema import KEYS, ROOMS
from podziemia.table.store import Row
from podziemia.table.table import Table

RESULTS_LOCK: Final = 0x706F6463
"""Results are written one at a time: each rating stands on the one before."""
MOST_MISSING: Final = 200

_log: Final = logging.getLogger(__name__)


@dataclass(frozen=True)
class Played:
    """One seat of a finished game. `member` is empty for bots and guests, `level` for people."""

    seat: int
    member: str
    name: str
    level: str
    place: int
    score: int

    @property
    def player(self) -> str:
        """Who is rated, on one scale."""
        return self.member or f"bot:{self.level}"


@dataclass(frozen=True)
class Result:
    """A finished game, as it is written down."""

    room: str
    game: str
    name: str
    at: float
    rated: bool
    seats: list[Played]
    sides: list[list[int]]


class Results:
    def __init__(self, table: Table, journal: GroupJournal) -> None:
        self._table = table
        self._journal = journal

    async def write(self, result: Result) -> bool:
        """Whether it was news."""
        return await self._journal.write(lambda connection: write_result(connection, result))

    async def write_missing(self) -> None:
        for id in await self._journal.read(missing):
            try:
                async with self._table.enter(id) as (_, room):
                    result = result_of(room, self._table.clock())
                if result is not None:
                    await self.write(result)
            except Trouble as trouble:  # a table that today's rules cannot play keeps no other from it
                _log.warning("room %s: its result cannot be read: %s", id, trouble)


def result_of(room: Room, now: float) -> Result | None:
    """What the game has come to, if it is one that the club remembers: to its end, at a table with members, and neither
    lesson nor puzzle."""
    members = room.members()
    if not room.over or room.frozen or room.lesson is not None or room.puzzle is not None or not members:
        return None
    match = room.history.match
    places = _places(room, match.game.places(match.state))
    scores = match.game.scores(match.state)
    seats = [
        Played(
            seat.seat,
            members.get(seat.seat, "") if seat.kind == HUMAN else "",
            seat.name,
            seat.level if seat.kind == BOT else "",
            places[seat.seat],
            scores[seat.seat].total,
        )
        for seat in room.seats
    ]
    return Result(room.id, room.game, room.name, now, room.rated, seats, match.game.sides(len(room.seats)))


def _places(room: Room, places: list[int]) -> list[int]:
    """Who had a bot play in his place has not won: at a rated table his side comes last, whatever the bot achieved."""
    if not room.rated:
        return places
    moved = {step.move.seat for step in room.history.steps if step.move.remark == BOT}
    helped = {seat for seat in moved if room.seats[seat].kind == HUMAN}
    sides = room.history.match.game.sides(len(room.seats))
    last = {seat for side in sides if helped & set(side) for seat in side}
    keys = [(seat in last, place) for seat, place in enumerate(places)]
    return [1 + sum(1 for other in keys if other < mine) for mine in keys]


def missing(connection: Connection) -> list[str]:
    """Finished tables of members whose results are not written down yet."""
    held = exists().where(KEYS.c.room == ROOMS.c.id, KEYS.c.member != "", KEYS.c.role == SEAT, KEYS.c.used)
    written = exists().where(CLUB_GAMES.c.room == ROOMS.c.id)
    wanted = select(ROOMS.c.id).where(ROOMS.c.over, ROOMS.c.frozen.is_(False), held, ~written)
    return list(connection.execute(wanted.order_by(ROOMS.c.touched).limit(MOST_MISSING)).scalars())


def write_result(connection: Connection, result: Result) -> bool:
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(RESULTS_LOCK)))
    if connection.execute(select(CLUB_GAMES.c.room).where(CLUB_GAMES.c.room == result.room)).first():
        return False
    seats = _still_there(connection, result.seats)
    rated = result.rated and is_rateable(seats)
    rows = [{"room": result.room, **vars(one), "rating": 0.0, "spread": 0.0, "change": 0.0} for one in seats]
    if rated:
        _rate(connection, result, seats, rows)
    event = connection.execute(select(PAIRINGS.c.event).where(PAIRINGS.c.room == result.room)).scalar() or ""
    game = {"room": result.room, "game": result.game, "name": result.name, "at": result.at}
    connection.execute(insert(CLUB_GAMES), [{**game, "rated": rated, "event": event}])
    connection.execute(insert(CLUB_PLAYED), rows)
    return True


def _still_there(connection: Connection, seats: list[Played]) -> list[Played]:
    """Whoever has left the club meanwhile is a plain name."""
    wanted = select(MEMBERS.c.id).where(MEMBERS.c.id.in_([one.member for one in seats if one.member]))
    there = set(connection.execute(wanted).scalars())
    return [one if one.member in there else Played(**{**vars(one), "member": ""}) for one in seats]


def is_rateable(seats: list[Played]) -> bool:
    """All people are members, each at one seat; and there is somebody to be compared with."""
    members = [one.member for one in seats if not one.level]
    return all(members) and len(set(members)) == len(members) and len(seats) > 1


def _rate(connection: Connection, result: Result, seats: list[Played], rows: list[Row]) -> None:
    known = _skills(connection, result.game, [one.player for one in seats])
    before = {one.seat: known.get(one.player, (NEWCOMER, 0))[0] for one in seats}
    sides = [[before[seat] for seat in side] for side in result.sides]
    moved = after(sides, [seats[side[0]].place for side in result.sides])
    skills = {
        seat: skill
        for side, new in zip(result.sides, moved, strict=True)
        for seat, skill in zip(side, new, strict=True)
    }
    players: dict[str, Skill] = {}
    for row, one in zip(rows, seats, strict=True):
        skill = skills[one.seat]
        row.update(rating=skill.points, spread=skill.spread, change=skill.points - before[one.seat].points)
        players.setdefault(one.player, skill)  # of two bots of one level the first is taken
    for player, skill in players.items():
        games = known[player][1] if player in known else 0
        _put(connection, result.game, player, skill, games + 1)


def _skills(connection: Connection, game: str, players: list[str]) -> dict[str, tuple[Skill, int]]:
    wanted = select(RATINGS).where(RATINGS.c.game == game, RATINGS.c.player.in_(players))
    return {row.player: (Skill(row.rating, row.spread), row.games) for row in connection.execute(wanted)}


def _put(connection: Connection, game: str, player: str, skill: Skill, games: int) -> None:
    connection.execute(delete(RATINGS).where(RATINGS.c.game == game, RATINGS.c.player == player))
    row = {"game": game, "player": player, "rating": skill.points, "spread": skill.spread, "games": games}
    connection.execute(insert(RATINGS), [row])
