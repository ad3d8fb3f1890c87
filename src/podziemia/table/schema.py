"""The tables of the store as they are now. What older stores lack is added by `migrations.py`."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, MetaData, String, Table, Text

METADATA: Final = MetaData()

ROOMS: Final = Table(
    "rooms",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("created", Float, nullable=False),
    Column("game", String(40), nullable=False),
    Column("edition", Integer, nullable=False),
    Column("count", Integer, nullable=False),
    Column("settings", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("webhook", Text, nullable=False),
    Column("lang", String(8), nullable=False),
    Column("over", Boolean, nullable=False),
    Column("frozen", Boolean, nullable=False),
    Column("rematch", String(40), nullable=False),
    Column("undo", Text, nullable=False),
    # how often the room has changed: whoever changes it says from which version on, and only one can
    Column("version", Integer, nullable=False, default=0, server_default="0"),
    Column("touched", Float, nullable=False, default=0.0, server_default="0"),
    # whether a bot may have to move, so that nobody reads all rooms to find out
    Column("bots", Boolean, nullable=False, default=True, server_default="1"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("room", String(40), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", Text, nullable=False),
    Column("level", String(40), nullable=False),
    Column("stand_in", String(40), nullable=False),
)

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("room", String(40), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("hash", String(64), primary_key=True),
    Column("role", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("revoked", Boolean, nullable=False),
    Column("used", Boolean, nullable=False),
)

MOVES: Final = Table(
    "moves",
    METADATA,
    Column("room", String(40), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("by", String(8), nullable=False),
    Column("nonce", String(80), nullable=False),
    Column("edition", Integer, nullable=False),
    Column("digest", String(40), nullable=False),
    Column("at", Float, nullable=False),
)

PULSE: Final = Table("pulse", METADATA, Column("text", Text, nullable=False))
"""Empty but for a moment, when somebody asks whether the store is well."""
