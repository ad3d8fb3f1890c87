"""Find me a game: whoever looks for one asks every few seconds, and is given a seat of an open table that fits, or of a
new table with others who look for the same. It is kept in the store, so that processes find for one another.

A seeker is known by the hash of a secret that his browser has made: the seat he is given has that very hash, and
nobody else ever sees the secret. Who is seated has a row among the found, and there can be only one.
"""

from __future__ import annotations

import asyncio
from typing import Final

from sqlalchemy import Engine, select

from podziemia.kernel.errors import Trouble
from podziemia.kernel.record import new_record
from podziemia.kernel.registry import find_game
from podziemia.table import wire
from podziemia.table.addresses import CLIENT
from podziemia.table.keys import SEAT, hash_of
from podziemia.table.limits import SEEKING_SECONDS, Limits
from podziemia.table.lobby import Lobby, take
from podziemia.table.requests import Seek, TakeSeat
from podziemia.table.room import BOT, HUMAN, Seat
from podziemia.table.schema import FOUND, KEYS, SEEKERS
from podziemia.table.store import Change, Delete, Insert, Row, Update
from podziemia.table.table import Table, tries_again
from podziemia.table.texts import clean

AWAY_SECONDS: Final = SEEKING_SECONDS
"""Who has not asked for so long has left."""
SEEN_SECONDS: Final = 10.0
"""How exactly it is known when somebody last asked."""
MOST_SEEKERS: Final = 500


class Seeking:
    """Who looks for a game on this server, and what is found for them."""

    def __init__(self, lobby: Lobby, engine: Engine, limits: Limits) -> None:
        self.lobby = lobby
        self._limits = limits
        self.table: Table = lobby.table
        self._engine = engine

    async def seek(self, request: Seek, lang: str, may_create: bool) -> tuple[wire.Sought, list[str]]:
        """What there is for him now, and the secrets for his browser to keep when that is a seat."""
        check_wish(request)
        return await self._seek(request, lang, may_create)

    @tries_again
    async def _seek(self, request: Seek, lang: str, may_create: bool) -> tuple[wire.Sought, list[str]]:
        me, now = hash_of(request.own), self.table.clock()
        found, seekers = await asyncio.to_thread(self._read, me)
        if not found:
            self._check_pace(me, all(row["hash"] != me for row in seekers))
            found = await self._sit_down(request, me)
        if found:
            return {"room": found, "waiting": 0, "since": now}, [request.own]
        await self._note(request, me, now, seekers)
        others = [
            row for row in seekers if row["hash"] != me and row["seen"] > now - AWAY_SECONDS and alike(row, request)
        ]
        if may_create and (len(others) >= request.people - 1 or request.bots):
            room, owner = await self._set_up(request, me, others[: request.people - 1], lang)
            return {"room": room, "waiting": 0, "since": now}, [owner, request.own]
        mine = [row["since"] for row in seekers if row["hash"] == me]
        return {"room": None, "waiting": len(others), "since": mine[0] if mine else now}, []

    def _check_pace(self, me: str, new: bool) -> None:
        """Who has begun to look may ask as often as he likes, and each gets one table at most; but one address is not a
        crowd."""
        client = CLIENT.get()
        if new and not self._limits.rooms.allows(client):
            raise Trouble("too-many-requests")
        if not self._limits.seekers.allows(client, me):
            raise Trouble("too-many-requests")

    def _read(self, me: str) -> tuple[str, list[Row]]:
        with self._engine.connect() as connection:
            found = connection.execute(select(FOUND.c.room).where(FOUND.c.seeker == me)).scalar()
            seekers = connection.execute(select(SEEKERS).order_by(SEEKERS.c.since)).mappings()
            return found or "", [dict(row) for row in seekers]

    async def _sit_down(self, request: Seek, me: str) -> str:
        """The room of the first open table that fits; empty when there is none."""
        for offered in await self.lobby.tables():
            if fits(offered, request):
                seat = TakeSeat(request.own, name=request.name)
                also: Change = [Insert(FOUND, [{"seeker": me, "room": offered["room"]}]), Delete(SEEKERS, {"hash": me})]
                try:
                    await take(self.table, offered["room"], [], seat, also)
                except Trouble:
                    continue  # somebody was faster, or the table has gone
                return offered["room"]
        return ""

    async def _note(self, request: Seek, me: str, now: float, seekers: list[Row]) -> None:
        """He is still there; those who are not are forgotten."""
        gone: list[Delete] = [
            Delete(SEEKERS, {"hash": row["hash"]}) for row in seekers if row["seen"] <= now - AWAY_SECONDS
        ]
        wish = {"game": request.game, "people": request.people, "pace": request.pace, "name": clean(request.name)}
        mine = next((row for row in seekers if row["hash"] == me), None)
        if mine is None:
            if len(seekers) - len(gone) >= MOST_SEEKERS:
                raise Trouble("too-many-requests")
            await self.table.journal.commit([Insert(SEEKERS, [{"hash": me, **wish, "since": now, "seen": now}]), *gone])
        elif now - mine["seen"] >= SEEN_SECONDS or any(mine[key] != value for key, value in wish.items()):
            await self.table.journal.commit([Update(SEEKERS, {"hash": me}, {**wish, "seen": now}), *gone])

    async def _set_up(self, request: Seek, me: str, others: list[Row], lang: str) -> tuple[str, str]:
        """A table for those who look for the same, bots at its empty seats; whoever asked last is its host."""
        game = find_game(request.game)
        people = [*others, {"hash": me, "name": clean(request.name)}]
        level = self.table.check_level(request.level)
        seats = [
            Seat(i, HUMAN, people[i]["name"]) if i < len(people) else Seat(i, BOT, "", level)
            for i in range(request.people)
        ]
        record = new_record(game, len(seats), self.table.tokens.seed(), {})
        fields = {"game": game.name, "edition": game.edition, "settings": record.settings, "name": ""}
        created, change = self.table.draft_room(
            {**fields, "seed": record.seed, "webhook": "", "lang": lang}, seats, list(range(len(people)))
        )
        keys = next(new for new in change if new.table is KEYS)
        for row in keys.rows:
            if row["role"] == SEAT:  # the seat's secret is the one that the seeker has
                row["hash"] = people[row["seat"]]["hash"]
        found = [{"seeker": one["hash"], "room": created.room} for one in people]
        left = [Delete(SEEKERS, {"hash": one["hash"]}) for one in people]
        await self.table.journal.commit([*change, Insert(FOUND, found), *left])
        self.table.metrics.count("podziemia_rooms_created_total")
        return created.room, created.own[0]

    async def leave(self, own: str) -> None:
        await self.table.journal.commit([Delete(SEEKERS, {"hash": hash_of(own)})])


def check_wish(request: Seek) -> None:
    game = find_game(request.game)
    if not game.fewest <= request.people <= game.most:
        raise Trouble("seek-people", people=request.people, fewest=game.fewest, most=game.most)


def alike(row: Row, request: Seek) -> bool:
    return (row["game"], row["people"], row["pace"]) == (request.game, request.people, request.pace)


def fits(offered: wire.OpenTable, request: Seek) -> bool:
    same = (offered["game"], len(offered["seats"]), offered["pace"]) == (request.game, request.people, request.pace)
    return same and offered["wanted"] != "skilled"
