"""What is kept: rooms, seats, keys, and the moves, which are only ever added to. SQLite or PostgreSQL, the same code.

A change is a list of operations that happen together or not at all. Many changes are committed in one transaction,
because the disk is slow and a table is busy; each of them still stands or falls alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Engine,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import ArgumentError, IntegrityError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.pool import StaticPool

from podziemia.kernel.errors import Trouble

_METADATA: Final = MetaData()

ROOMS: Final = Table(
    "rooms",
    _METADATA,
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
)

SEATS: Final = Table(
    "seats",
    _METADATA,
    Column("room", String(40), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", Text, nullable=False),
    Column("level", String(40), nullable=False),
    Column("stand_in", String(40), nullable=False),
)

KEYS: Final = Table(
    "keys",
    _METADATA,
    Column("room", String(40), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("hash", String(64), primary_key=True),
    Column("role", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("revoked", Boolean, nullable=False),
    Column("used", Boolean, nullable=False),
)

MOVES: Final = Table(
    "moves",
    _METADATA,
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

PULSE: Final = Table("pulse", _METADATA, Column("text", Text, nullable=False))
"""Empty but for a moment, when somebody asks whether the store is well."""
PULSE_LENGTH: Final = 16_384

Row = dict[str, Any]
"""A row as plain data, by column."""


@dataclass(frozen=True)
class Insert:
    table: Table
    rows: list[Row]


@dataclass(frozen=True)
class Update:
    table: Table
    where: Row
    values: Row


@dataclass(frozen=True)
class Delete:
    table: Table
    where: Row


Change = Sequence[Insert | Update | Delete]
"""Operations that happen together or not at all."""


class Conflict(Exception):
    """Somebody else has written this row: another process plays the same room."""


@dataclass(frozen=True)
class StoredRoom:
    """All rows of one room. `moves` are in the order in which they were written."""

    room: Row
    seats: list[Row]
    keys: list[Row]
    moves: list[Row]


class Store:
    """Rooms on disk. It may be called from any thread; changes come from one at a time."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = _engine(url)
        try:
            _METADATA.create_all(self.engine)
        except SQLAlchemyError as error:
            self.engine.dispose()
            raise Trouble("store-unreachable", url=self.engine.url.render_as_string()) from error

    def close(self) -> None:
        self.engine.dispose()

    def commit(self, changes: Sequence[Change]) -> list[Exception | None]:
        """Make the changes durable, in one transaction if all go well; for each, what went wrong or None."""
        together = self._write(changes)
        if together is None:
            return [None] * len(changes)
        if len(changes) == 1:
            return [together]
        return self._commit_one_by_one(changes)

    def _commit_one_by_one(self, changes: Sequence[Change]) -> list[Exception | None]:
        """Whoever is to blame fails alone. Once the store does not answer, nobody else is made to wait for it."""
        outcomes: list[Exception | None] = []
        for change in changes:
            last = outcomes[-1] if outcomes else None
            outcomes.append(last if _out_of_reach(last) else self._write([change]))
        return outcomes

    def _write(self, changes: Sequence[Change]) -> Exception | None:
        try:
            with self.engine.begin() as connection:
                _write_together(connection, changes)
        except IntegrityError:
            return Conflict()
        except Exception as error:  # the store's, or the driver's about what it was given
            return error
        return None

    def load(self, room: str) -> StoredRoom | None:
        with self.engine.connect() as connection:
            found = _rows(connection, select(ROOMS).where(ROOMS.c.id == room))
            if not found:
                return None
            return StoredRoom(
                found[0],
                _rows(connection, select(SEATS).where(SEATS.c.room == room).order_by(SEATS.c.seat)),
                _rows(connection, select(KEYS).where(KEYS.c.room == room)),
                _rows(connection, select(MOVES).where(MOVES.c.room == room).order_by(MOVES.c.n)),
            )

    def rooms(self, live_only: bool = False) -> list[Row]:
        """The rooms, oldest first, each with the number of its rows and the time of the last one."""
        last = select(MOVES.c.room, func.max(MOVES.c.at).label("touched"), func.count().label("rows"))
        moves = last.group_by(MOVES.c.room).subquery()
        wanted = select(ROOMS, moves.c.touched, moves.c.rows).outerjoin(moves, moves.c.room == ROOMS.c.id)
        if live_only:
            wanted = wanted.where(ROOMS.c.over.is_(False), ROOMS.c.frozen.is_(False))
        with self.engine.connect() as connection:
            return _rows(connection, wanted.order_by(ROOMS.c.created))

    def writable(self) -> bool:
        """Whether a long row can be written now. Reading alone would go well on a full disk too."""
        probe = [{"text": "x" * PULSE_LENGTH}]
        return all(self._write([[operation]]) is None for operation in (Insert(PULSE, probe), Delete(PULSE, {})))


def _out_of_reach(error: Exception | None) -> bool:
    """Whether the store itself failed, and not what it was asked to write."""
    return isinstance(error, InterfaceError | OperationalError)


def _rows(connection: Connection, query: Any) -> list[Row]:
    return [dict(row) for row in connection.execute(query).mappings()]


def _write_together(connection: Connection, changes: Iterable[Change]) -> None:
    """All operations in their order; inserts into one table that follow one another go as one statement."""
    waiting: list[Row] = []
    table: Table | None = None
    for change in changes:
        for operation in change:
            if isinstance(operation, Insert) and operation.table is table:
                waiting += operation.rows
                continue
            if table is not None and waiting:
                connection.execute(insert(table), waiting)
            table, waiting = None, []
            if isinstance(operation, Insert):
                table, waiting = operation.table, list(operation.rows)
            else:
                _write(connection, operation)
    if table is not None and waiting:
        connection.execute(insert(table), waiting)


def _write(connection: Connection, operation: Update | Delete) -> None:
    table = operation.table
    where = [table.c[column] == value for column, value in operation.where.items()]
    if isinstance(operation, Update):
        connection.execute(update(table).where(*where).values(**operation.values))
    else:
        connection.execute(delete(table).where(*where))


def sqlite_url(folder: Path) -> str:
    """The store in a data folder."""
    return f"sqlite:///{folder / 'rooms.sqlite'}"


def _engine(url: str) -> Engine:
    if url.startswith(("postgres://", "postgresql://")):
        url = "postgresql+psycopg://" + url.split("://", 1)[1]
    try:
        if url == "sqlite://":  # in memory: one connection, or each would see a database of its own
            engine = create_engine(url, poolclass=StaticPool, connect_args={"check_same_thread": False})
        else:
            engine = create_engine(url)
    except ImportError as error:
        raise Trouble("store-driver", name=error.name or str(error)) from error
    except ArgumentError as error:
        raise Trouble("store-url", url=url.split("@")[-1]) from error
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
