"""What the club knows of a member, for the member alone; and how a member goes.

Who goes takes everything along but the games, which belong to the others too: there a plain name stays. The name rests
for a while before somebody else can take it, and is kept as a hash only."""

from __future__ import annotations

from secrets import token_hex
from typing import Final

from sqlalchemy import Connection, Table, delete, select, update

from podziemia.kernel.errors import Trouble
from podziemia.table.club.accounts import Member
from podziemia.table.club.events import Events
from podziemia.table.club.names import fold, hash_of_name
from podziemia.table.club.schema import (
    CHALLENGES,
    CLUB_GAMES,
    CLUB_NAMES,
    CLUB_PLAYED,
    ENTRANTS,
    EVENTS,
    MEMBERS,
    PAIRINGS,
    PASSKEYS,
    RATINGS,
    SESSIONS,
)
from podziemia.table.journal import GroupJournal
from podziemia.table.schema import KEYS, ROOMS
from podziemia.table.store import Row
from podziemia.table.table import Table as Rooms

REST_SECONDS: Final = 30 * 24 * 3600.0
SECRET: Final = frozenset({"hash", "public_key"})
"""What nobody needs to read: hashes of secrets, and keys that only machines understand."""


def export(connection: Connection, member: Member) -> dict[str, list[Row]]:
    """Every row that is about the member, by table."""
    events = select(PAIRINGS).where((PAIRINGS.c.first == member.id) | (PAIRINGS.c.second == member.id))
    games = select(CLUB_GAMES).join(CLUB_PLAYED).where(CLUB_PLAYED.c.member == member.id)
    asked = {
        "member": select(MEMBERS).where(MEMBERS.c.id == member.id),
        "passkeys": select(PASSKEYS).where(PASSKEYS.c.member == member.id),
        "sessions": select(SESSIONS).where(SESSIONS.c.member == member.id),
        "places": select(KEYS).where(KEYS.c.member == member.id),
        "games": games,
        "played": select(CLUB_PLAYED).where(CLUB_PLAYED.c.member == member.id),
        "ratings": select(RATINGS).where(RATINGS.c.player == member.id),
        "events": select(ENTRANTS).where(ENTRANTS.c.member == member.id),
        "pairings": events,
        "hosted": select(EVENTS).where(EVENTS.c.host == member.id),
    }
    return {
        name: [_readable(dict(row)) for row in connection.execute(query).mappings()] for name, query in asked.items()
    }


def _readable(row: Row) -> Row:
    return {column: value for column, value in row.items() if column not in SECRET}


async def leave(rooms: Rooms, journal: GroupJournal, events: Events, member: Member, name: str) -> None:
    """Gone, if the name was written out right."""
    if fold(name) != fold(member.name):
        raise Trouble("member-leave", name=member.name)
    now = rooms.clock()
    await journal.write(lambda connection: _erase(connection, events, member, now))
    await rooms.following.compare_all()


def _erase(connection: Connection, events: Events, member: Member, now: float) -> None:
    under_way = select(ENTRANTS.c.event).join(EVENTS).where(ENTRANTS.c.member == member.id, EVENTS.c.over.is_(False))
    for event in list(connection.execute(under_way).scalars()):
        events.take_out(connection, event, member.id)
    nobody = f"gone-{token_hex(8)}"
    _rename(connection, ENTRANTS, "member", member.id, nobody)
    for side in ("first", "second"):
        _rename(connection, PAIRINGS, side, member.id, nobody)
    _rename(connection, EVENTS, "host", member.id, "")
    mine = select(KEYS.c.room).where(KEYS.c.member == member.id)  # whoever has such a table in memory reads it again
    connection.execute(update(ROOMS).where(ROOMS.c.id.in_(mine)).values(version=ROOMS.c.version + 1))
    _rename(connection, KEYS, "member", member.id, "")
    _rename(connection, CLUB_PLAYED, "member", member.id, "")
    connection.execute(delete(RATINGS).where(RATINGS.c.player == member.id))
    connection.execute(delete(CHALLENGES).where(CHALLENGES.c.member == member.id))
    connection.execute(delete(MEMBERS).where(MEMBERS.c.id == member.id))
    rests = update(CLUB_NAMES).where(CLUB_NAMES.c.hash == hash_of_name(member.name))
    connection.execute(rests.values(until=now + REST_SECONDS))


def _rename(connection: Connection, table: Table, column: str, old: str, new: str) -> None:
    connection.execute(update(table).where(table.c[column] == old).values({column: new}))
