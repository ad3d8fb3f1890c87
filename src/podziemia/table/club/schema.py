"""The tables of the club. A seat belongs to a member by its key (`keys.member`)."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, String, Table, Text

from podziemia.table.schema import METADATA

ID: Final = 24

CLUB_NAMES: Final = Table(
    "club_names",
    METADATA,
    # of the folded name: who has gone leaves no name behind, and still nobody can take it at once
    Column("hash", String(64), primary_key=True),
    # when the name is free again; 0 while somebody bears it
    Column("until", Float, nullable=False),
)

MEMBERS: Final = Table(
    "members",
    METADATA,
    Column("id", String(ID), primary_key=True),
    Column("name", Text, nullable=False),
    Column("joined", Float, nullable=False),
    # who may see the member's page: me, club or all
    Column("sees", String(8), nullable=False),
)


def _member() -> Column[str]:
    return Column("member", String(ID), ForeignKey("members.id", ondelete="CASCADE"), nullable=False, index=True)


PASSKEYS: Final = Table(
    "passkeys",
    METADATA,
    Column("id", String(1400), primary_key=True),
    _member(),
    Column("public_key", Text, nullable=False),
    Column("signs", Integer, nullable=False),
    Column("label", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),
    _member(),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("label", Text, nullable=False),
)

CHALLENGES: Final = Table(
    "challenges",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("purpose", String(12), nullable=False),
    Column("challenge", Text, nullable=False),
    Column("member", String(ID), nullable=False),
    Column("name", Text, nullable=False),
    Column("until", Float, nullable=False),
)

CLUB_GAMES: Final = Table(
    "club_games",
    METADATA,
    # the table may be archived; what came of it stays
    Column("room", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("name", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("event", String(ID), nullable=False),
)

CLUB_PLAYED: Final = Table(
    "club_played",
    METADATA,
    Column("room", String(40), ForeignKey("club_games.room", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    # empty for bots, guests and those who have left the club
    Column("member", String(ID), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("level", String(40), nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    # after the game, if it was rated
    Column("rating", Float, nullable=False),
    Column("spread", Float, nullable=False),
    Column("change", Float, nullable=False),
)

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("game", String(40), primary_key=True),
    # a member, or `bot:` and its level: all on one scale
    Column("player", String(48), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("spread", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

EVENTS: Final = Table(
    "events",
    METADATA,
    Column("id", String(ID), primary_key=True),
    Column("name", Text, nullable=False),
    Column("game", String(40), nullable=False),
    Column("settings", Text, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("host", String(ID), nullable=False),
    # the round being played; 0 while people still come
    Column("round", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("lang", String(8), nullable=False),
    Column("clock", Text, nullable=False, default="", server_default=""),
)


def _event() -> Column[str]:
    return Column("event", String(ID), ForeignKey("events.id", ondelete="CASCADE"), primary_key=True)


ENTRANTS: Final = Table(
    "entrants",
    METADATA,
    _event(),
    Column("member", String(ID), primary_key=True),
    Column("name", Text, nullable=False),
    Column("rating", Float, nullable=False),
    Column("gone", Boolean, nullable=False),
)

PAIRINGS: Final = Table(
    "pairings",
    METADATA,
    _event(),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("first", String(ID), nullable=False),
    # empty for a free round
    Column("second", String(ID), nullable=False),
    Column("room", String(40), nullable=False),
    # of the first: 1, 0.5 or 0; below 0 while they play
    Column("result", Float, nullable=False),
    # how it was drawn
    Column("why", Text, nullable=False),
)

CLUB_TABLES: Final = (
    CLUB_NAMES,
    MEMBERS,
    PASSKEYS,
    SESSIONS,
    CLUB_GAMES,
    CLUB_PLAYED,
    RATINGS,
    EVENTS,
    ENTRANTS,
    PAIRINGS,
)
"""What a backup holds; challenges live for minutes."""
EVERYTHING: Final = METADATA
"""All tables of the store, these among them."""
