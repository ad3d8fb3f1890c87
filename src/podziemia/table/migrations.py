"""From the tables of an older version to those of this one, when a store is opened. Nothing is ever taken away: a
server of the version before plays on while the first of the new ones starts."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Connection, Engine, Integer, MetaData, Table, func, insert, inspect, select, text, update

from podziemia.kernel.errors import Trouble
from podziemia.table.club.schema import EVERYTHING

SCHEMA: Final = Table("schema", MetaData(), Column("version", Integer, nullable=False))

STEPS: Final[tuple[tuple[str, ...], ...]] = (
    (
        "ALTER TABLE rooms ADD COLUMN version INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE rooms ADD COLUMN touched FLOAT NOT NULL DEFAULT 0",
        "ALTER TABLE rooms ADD COLUMN bots BOOLEAN NOT NULL DEFAULT '1'",
        "UPDATE rooms SET touched = COALESCE((SELECT MAX(at) FROM moves WHERE moves.room = rooms.id), rooms.created)",
        "CREATE TABLE IF NOT EXISTS pulse (text TEXT NOT NULL)",
    ),
    (
        "ALTER TABLE rooms ADD COLUMN clock TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE rooms ADD COLUMN due FLOAT NOT NULL DEFAULT 0",
        "ALTER TABLE seats ADD COLUMN since FLOAT NOT NULL DEFAULT 0",
        "CREATE INDEX IF NOT EXISTS rooms_by_due ON rooms (due)",
    ),
    (
        "ALTER TABLE rooms ADD COLUMN opened FLOAT NOT NULL DEFAULT 0",
        "ALTER TABLE rooms ADD COLUMN pace VARCHAR(12) NOT NULL DEFAULT ''",
        "ALTER TABLE rooms ADD COLUMN wanted VARCHAR(12) NOT NULL DEFAULT ''",
        "CREATE INDEX IF NOT EXISTS rooms_by_opening ON rooms (opened)",
    ),
    (
        "ALTER TABLE rooms ADD COLUMN rated BOOLEAN NOT NULL DEFAULT '0'",
        "ALTER TABLE keys ADD COLUMN member VARCHAR(24) NOT NULL DEFAULT ''",
        "CREATE INDEX ix_keys_member ON keys (member)",
        "CREATE TABLE club_names (hash VARCHAR(64) NOT NULL PRIMARY KEY, until FLOAT NOT NULL)",
        """CREATE TABLE members (id VARCHAR(24) NOT NULL PRIMARY KEY, name TEXT NOT NULL, joined FLOAT NOT NULL,
        sees VARCHAR(8) NOT NULL)""",
        """CREATE TABLE passkeys (id VARCHAR(1400) NOT NULL PRIMARY KEY,
        member VARCHAR(24) NOT NULL REFERENCES members (id) ON DELETE CASCADE, public_key TEXT NOT NULL,
        signs INTEGER NOT NULL, label TEXT NOT NULL, created FLOAT NOT NULL, used FLOAT NOT NULL)""",
        "CREATE INDEX ix_passkeys_member ON passkeys (member)",
        """CREATE TABLE sessions (hash VARCHAR(64) NOT NULL PRIMARY KEY,
        member VARCHAR(24) NOT NULL REFERENCES members (id) ON DELETE CASCADE, created FLOAT NOT NULL,
        seen FLOAT NOT NULL, label TEXT NOT NULL)""",
        "CREATE INDEX ix_sessions_member ON sessions (member)",
        """CREATE TABLE challenges (hash VARCHAR(64) NOT NULL PRIMARY KEY, purpose VARCHAR(12) NOT NULL,
        challenge TEXT NOT NULL, member VARCHAR(24) NOT NULL, name TEXT NOT NULL, until FLOAT NOT NULL)""",
        """CREATE TABLE club_games (room VARCHAR(40) NOT NULL PRIMARY KEY, game VARCHAR(40) NOT NULL,
        name TEXT NOT NULL, at FLOAT NOT NULL, rated BOOLEAN NOT NULL, event VARCHAR(24) NOT NULL)""",
        """CREATE TABLE club_played (room VARCHAR(40) NOT NULL REFERENCES club_games (room) ON DELETE CASCADE,
        seat INTEGER NOT NULL, member VARCHAR(24) NOT NULL, name TEXT NOT NULL, level VARCHAR(40) NOT NULL,
        place INTEGER NOT NULL, score INTEGER NOT NULL, rating FLOAT NOT NULL, spread FLOAT NOT NULL,
        change FLOAT NOT NULL, PRIMARY KEY (room, seat))""",
        "CREATE INDEX ix_club_played_member ON club_played (member)",
        """CREATE TABLE ratings (game VARCHAR(40) NOT NULL, player VARCHAR(48) NOT NULL, rating FLOAT NOT NULL,
        spread FLOAT NOT NULL, games INTEGER NOT NULL, PRIMARY KEY (game, player))""",
        """CREATE TABLE events (id VARCHAR(24) NOT NULL PRIMARY KEY, name TEXT NOT NULL, game VARCHAR(40) NOT NULL,
        settings TEXT NOT NULL, kind VARCHAR(12) NOT NULL, rounds INTEGER NOT NULL, host VARCHAR(24) NOT NULL,
        round INTEGER NOT NULL, over BOOLEAN NOT NULL, created FLOAT NOT NULL, lang VARCHAR(8) NOT NULL)""",
        """CREATE TABLE entrants (event VARCHAR(24) NOT NULL REFERENCES events (id) ON DELETE CASCADE,
        member VARCHAR(24) NOT NULL, name TEXT NOT NULL, rating FLOAT NOT NULL, gone BOOLEAN NOT NULL,
        PRIMARY KEY (event, member))""",
        """CREATE TABLE pairings (event VARCHAR(24) NOT NULL REFERENCES events (id) ON DELETE CASCADE,
        round INTEGER NOT NULL, board INTEGER NOT NULL, first VARCHAR(24) NOT NULL, second VARCHAR(24) NOT NULL,
        room VARCHAR(40) NOT NULL, result FLOAT NOT NULL, why TEXT NOT NULL, PRIMARY KEY (event, round, board))""",
    ),
    ("ALTER TABLE seats ADD COLUMN colour INTEGER NOT NULL DEFAULT -1",),
    ("ALTER TABLE events ADD COLUMN clock TEXT NOT NULL DEFAULT ''",),
    (
        """CREATE TABLE reviews (room VARCHAR(40) NOT NULL PRIMARY KEY REFERENCES rooms (id) ON DELETE CASCADE,
        moves INTEGER NOT NULL, edition INTEGER NOT NULL, found TEXT NOT NULL, at FLOAT NOT NULL)""",
    ),
    (
        "ALTER TABLE rooms ADD COLUMN reached TEXT NOT NULL DEFAULT ''",
        """CREATE TABLE reaches (room VARCHAR(40) NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL, way VARCHAR(8) NOT NULL, device VARCHAR(64) NOT NULL, key VARCHAR(64) NOT NULL,
        address TEXT NOT NULL, lang VARCHAR(8) NOT NULL, quiet TEXT NOT NULL, made FLOAT NOT NULL,
        token VARCHAR(64) NOT NULL, agreed BOOLEAN NOT NULL, PRIMARY KEY (room, seat, way, device))""",
        """CREATE TABLE calls (room VARCHAR(40) NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL, way VARCHAR(8) NOT NULL, device VARCHAR(64) NOT NULL, begun FLOAT NOT NULL,
        due FLOAT NOT NULL, PRIMARY KEY (room, seat, way, device))""",
        "CREATE INDEX calls_by_due ON calls (due)",
        "CREATE TABLE kept (name VARCHAR(20) NOT NULL PRIMARY KEY, text TEXT NOT NULL)",
    ),
    (
        """CREATE TABLE seekers (hash VARCHAR(64) NOT NULL PRIMARY KEY, game VARCHAR(40) NOT NULL,
        people INTEGER NOT NULL, pace VARCHAR(12) NOT NULL, name TEXT NOT NULL, since FLOAT NOT NULL,
        seen FLOAT NOT NULL)""",
        """CREATE TABLE found (seeker VARCHAR(64) NOT NULL PRIMARY KEY,
        room VARCHAR(40) NOT NULL REFERENCES rooms (id) ON DELETE CASCADE)""",
    ),
    (
        "ALTER TABLE seats ADD COLUMN seen FLOAT NOT NULL DEFAULT 0",
        "ALTER TABLE rooms ADD COLUMN talk VARCHAR(8) NOT NULL DEFAULT 'all'",
        """CREATE TABLE talk (room VARCHAR(40) NOT NULL REFERENCES rooms (id) ON DELETE CASCADE, n INTEGER NOT NULL,
        at FLOAT NOT NULL, "after" INTEGER NOT NULL, seat INTEGER NOT NULL, kind VARCHAR(8) NOT NULL,
        text TEXT NOT NULL, nonce VARCHAR(80) NOT NULL, PRIMARY KEY (room, n))""",
    ),
    (
        "CREATE INDEX reaches_by_device ON reaches (device)",
        "CREATE INDEX reaches_by_token ON reaches (token)",
    ),
    (
        "ALTER TABLE rooms ADD COLUMN offer TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE rooms ADD COLUMN series TEXT NOT NULL DEFAULT ''",
    ),
    ("ALTER TABLE rooms ADD COLUMN puzzle VARCHAR(12) NOT NULL DEFAULT ''",),
    ("ALTER TABLE rooms ADD COLUMN delay TEXT NOT NULL DEFAULT ''",),
)
"""Each step in SQL that SQLite and PostgreSQL both speak. A step that has been published is never changed."""

LOCK: Final = 0x706F647A
"""Two servers that start at once take turns."""


def migrate(engine: Engine) -> None:
    with engine.begin() as connection:
        _alone(connection)
        there = set(inspect(connection).get_table_names())
        if "rooms" not in there:
            EVERYTHING.create_all(connection)
        _take_steps(connection, _version(connection, there))


def _alone(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _version(connection: Connection, there: set[str]) -> int:
    """How many steps the store has behind it; the first stores did not count them, and a new one needs none."""
    if SCHEMA.name not in there:
        SCHEMA.create(connection)
        connection.execute(insert(SCHEMA).values(version=0 if "rooms" in there else len(STEPS)))
    version: int = connection.execute(select(SCHEMA.c.version)).scalar_one()
    if version > len(STEPS):
        raise Trouble("store-newer", version=version, known=len(STEPS))
    return version


def _take_steps(connection: Connection, version: int) -> None:
    for step in STEPS[version:]:
        for statement in step:
            connection.execute(text(statement))
    connection.execute(update(SCHEMA).values(version=len(STEPS)))
