"""From the tables of an older version to those of this one, when a store is opened. Nothing is ever taken away: a
server of the version before plays on while the first of the new ones starts."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Connection, Engine, Integer, MetaData, Table, func, insert, inspect, select, text, update

from podziemia.kernel.errors import Trouble
from podziemia.table.schema import METADATA

SCHEMA: Final = Table("schema", MetaData(), Column("version", Integer, nullable=False))

STEPS: Final[tuple[tuple[str, ...], ...]] = (
    (
        "ALTER TABLE rooms ADD COLUMN version INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE rooms ADD COLUMN touched FLOAT NOT NULL DEFAULT 0",
        "ALTER TABLE rooms ADD COLUMN bots BOOLEAN NOT NULL DEFAULT '1'",
        "UPDATE rooms SET touched = COALESCE((SELECT MAX(at) FROM moves WHERE moves.room = rooms.id), rooms.created)",
        "CREATE TABLE IF NOT EXISTS pulse (text TEXT NOT NULL)",
    ),
)
"""Each step in SQL that SQLite and PostgreSQL both speak. A step that has been published is never changed."""

LOCK: Final = 0x706F647A
"""Two servers that start at once take turns."""


def migrate(engine: Engine) -> None:
    with engine.begin() as connection:
        _alone(connection)
        there = set(inspect(connection).get_table_names())
        if "rooms" not in there:
            METADATA.create_all(connection)
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
