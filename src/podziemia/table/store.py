"""What is kept: rooms, seats, keys, and the moves, which are only ever added to. SQLite or PostgreSQL, the same code.

A change is a list of operations that happen together or not at all. Many changes are committed in one transaction,
because the disk is slow and a table is busy; each of them still stands or falls alone. Every change of a room goes on
from the version that its maker has seen, so that of two at the same time only one can win.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from secrets import token_hex
from typing import Any, Final, TypeVar

from sqlalchemy import (
    Connection,
    Engine,
    Table,
    bindparam,
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
from podziemia.table.migrations import migrate
from podziemia.table.neighbours import CHANNEL, notices_of
from podziemia.table.schema import KEYS, MOVES, PULSE, ROOMS, SEATS, TALK

PULSE_LENGTH: Final = 16_384
MOST_AT_ONCE: Final = 500
"""Rooms in one question; SQLite takes only so many arguments."""

_THIS: Final[Any] = bindparam("room")
_ROOM: Final = select(ROOMS).where(ROOMS.c.id == _THIS)
_SEATS_OF_ROOM: Final = select(SEATS).where(SEATS.c.room == _THIS).order_by(SEATS.c.seat)
_KEYS_OF_ROOM: Final = select(KEYS).where(KEYS.c.room == _THIS)
_MOVES_AFTER: Final = select(MOVES).where(MOVES.c.room == _THIS, MOVES.c.n > bindparam("rows")).order_by(MOVES.c.n)
_TALK_AFTER: Final = select(TALK).where(TALK.c.room == _THIS, TALK.c.n > bindparam("said")).order_by(TALK.c.n)
_VERSIONS: Final = select(ROOMS.c.id, ROOMS.c.version).where(ROOMS.c.id.in_(bindparam("rooms", expanding=True)))

T = TypeVar("T")

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


@dataclass(frozen=True)
class Swap:
    """The room goes on from this version and from no other. Every change of a room that there is has one."""

    room: str
    version: int
    values: Row = field(default_factory=dict)


Change = Sequence[Insert | Update | Delete | Swap]
"""Operations that happen together or not at all."""


class Conflict(Exception):
    """Somebody else has changed the room in the meantime: another process plays it too."""


@dataclass(frozen=True)
class StoredRoom:
    """All rows of one room. `moves` and `talk` are in the order in which they were written."""

    room: Row
    seats: list[Row]
    keys: list[Row]
    moves: list[Row]
    talk: list[Row] = field(default_factory=list)


class Store:
    """Rooms on disk. It may be called from any thread; changes come from one at a time."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = _engine(url)
        self.name = token_hex(6)
        """Of this process, among all on the same store."""
        try:
            migrate(self.engine)
        except Trouble:
            self.engine.dispose()
            raise
        except SQLAlchemyError as error:
            self.engine.dispose()
            raise Trouble("store-unreachable", url=self.engine.url.render_as_string()) from error

    @property
    def shared(self) -> bool:
        """Whether several processes may play on this store side by side."""
        return self.engine.dialect.name == "postgresql"

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
                changed = _write_together(connection, changes)
                if self.shared:
                    _notify(connection, notices_of(self.name, changed))
        except (IntegrityError, Conflict):
            return Conflict()
        except Exception as error:  # the store's, or the driver's about what it was given
            return error
        return None

    def load(self, room: str) -> StoredRoom | None:
        """All of the room as it was at one moment."""
        return self._load(room, 0, 0)

    def _load(self, room: str, rows: int, said: int) -> StoredRoom | None:
        wanted = {"room": room, "rows": rows, "said": said}
        with self.moment() as connection:
            found = _rows(connection, _ROOM, wanted)
            if not found:
                return None
            return StoredRoom(
                found[0],
                _rows(connection, _SEATS_OF_ROOM, wanted),
                _rows(connection, _KEYS_OF_ROOM, wanted),
                _rows(connection, _MOVES_AFTER, wanted),
                _rows(connection, _TALK_AFTER, wanted),
            )

    def since(self, room: str, rows: int, said: int) -> StoredRoom | None:
        """The room as it is now, of its moves and of what was said those after so many rows."""
        return self._load(room, rows, said)

    def versions(self, rooms: Sequence[str]) -> dict[str, int]:
        """The versions of those rooms that there are."""
        found: dict[str, int] = {}
        with self.engine.connect() as connection:
            for part in _in_parts(rooms, MOST_AT_ONCE):
                found.update((row.id, row.version) for row in connection.execute(_VERSIONS, {"rooms": part}))
        return found

    def tell(self, notices: Sequence[str]) -> None:
        """Say something to the other processes."""
        with self.engine.begin() as connection:
            _notify(connection, notices)

    @contextmanager
    def moment(self) -> Iterator[Connection]:
        """Reading in which nothing changes in between."""
        with self.engine.connect() as connection:
            if connection.dialect.name == "postgresql":
                connection.execution_options(isolation_level="REPEATABLE READ")
            else:
                connection.exec_driver_sql("BEGIN")
            yield connection

    def read(self, work: Callable[[Connection], T]) -> T:
        with self.moment() as connection:
            return work(connection)

    def write(self, work: Callable[[Connection], T]) -> T:
        """Whatever the work does, in one transaction."""
        with self.engine.begin() as connection:
            return work(connection)

    def rooms(self, live_only: bool = False) -> list[Row]:
        """The rooms, oldest first, each with the number of its rows."""
        moves = select(MOVES.c.room, func.count().label("rows")).group_by(MOVES.c.room).subquery()
        wanted = select(ROOMS, moves.c.rows).outerjoin(moves, moves.c.room == ROOMS.c.id)
        if live_only:
            wanted = wanted.where(ROOMS.c.over.is_(False), ROOMS.c.frozen.is_(False))
        with self.engine.connect() as connection:
            return _rows(connection, wanted.order_by(ROOMS.c.created))

    def room_count(self) -> int:
        with self.engine.connect() as connection:
            count: int = connection.execute(select(func.count()).select_from(ROOMS)).scalar_one()
            return count

    def untouched_since(self, moment: float) -> list[str]:
        """The rooms in which nothing has happened since then, the oldest first."""
        wanted = select(ROOMS.c.id).where(ROOMS.c.touched < moment).order_by(ROOMS.c.touched)
        with self.engine.connect() as connection:
            return [row.id for row in connection.execute(wanted)]

    def waiting_for_bots(self, since: float) -> list[Row]:
        """Rooms touched since then in which a bot may have to move: id and version, the last touched first."""
        wanted = select(ROOMS.c.id, ROOMS.c.version, ROOMS.c.touched)
        live = wanted.where(ROOMS.c.bots, ROOMS.c.over.is_(False), ROOMS.c.frozen.is_(False), ROOMS.c.touched > since)
        with self.engine.connect() as connection:
            return _rows(connection, live.order_by(ROOMS.c.touched.desc()))

    def due(self, now: float) -> list[Row]:
        """Rooms in which somebody's time is up by now: id and when it was, the most urgent first."""
        wanted = select(ROOMS.c.id, ROOMS.c.due).where(ROOMS.c.due > 0, ROOMS.c.due <= now)
        with self.engine.connect() as connection:
            return _rows(connection, wanted.order_by(ROOMS.c.due).limit(MOST_AT_ONCE))

    def writable(self) -> bool:
        """Whether a long row can be written now. Reading alone would go well on a full disk too."""
        probe = [{"text": "x" * PULSE_LENGTH}]
        return all(self._write([[operation]]) is None for operation in (Insert(PULSE, probe), Delete(PULSE, {})))


def _out_of_reach(error: Exception | None) -> bool:
    """Whether the store itself failed, and not what it was asked to write."""
    return isinstance(error, InterfaceError | OperationalError)


def _rows(connection: Connection, query: Any, wanted: Row | None = None) -> list[Row]:
    return [dict(row) for row in connection.execute(query, wanted).mappings()]


def _write_together(connection: Connection, changes: Iterable[Change]) -> dict[str, int]:
    """All operations, by kind, so that many go as one statement: new rooms, then the versions of rooms that there are,
    then what changes in them, then what is added to them. The rooms that have changed, with their new versions."""
    operations = [operation for change in changes for operation in change]
    inserts = [operation for operation in operations if isinstance(operation, Insert)]
    _insert(connection, [new for new in inserts if new.table is ROOMS])
    swaps = [operation for operation in operations if isinstance(operation, Swap)]
    _swap(connection, swaps)
    for operation in operations:
        if isinstance(operation, Update | Delete):
            _write(connection, operation)
    _insert(connection, [new for new in inserts if new.table is not ROOMS])
    return {swap.room: swap.version + 1 for swap in swaps}


def _notify(connection: Connection, notices: Sequence[str]) -> None:
    """Heard by the others when this transaction is committed, and only then."""
    for notice in notices:
        connection.execute(select(func.pg_notify(CHANNEL, notice)))


def _in_parts(rooms: Sequence[str], most: int) -> Iterator[Sequence[str]]:
    for first in range(0, len(rooms), most):
        yield rooms[first : first + most]


def _insert(connection: Connection, inserts: Iterable[Insert]) -> None:
    rows: dict[Table, list[Row]] = {}
    for new in inserts:
        rows.setdefault(new.table, []).extend(new.rows)
    for table, of_table in rows.items():
        connection.execute(insert(table), of_table)


def _swap(connection: Connection, swaps: Iterable[Swap]) -> None:
    """In the order of rooms, in which every process takes them: two never wait for one another."""
    alike: dict[tuple[str, ...], list[Row]] = {}
    for swap in sorted(swaps, key=lambda swap: (swap.room, swap.version)):
        row = {"this_room": swap.room, "this_version": swap.version, **swap.values}
        alike.setdefault(tuple(sorted(swap.values)), []).append(row)
    for columns, rows in alike.items():
        if connection.execute(_swapping(columns), rows).rowcount != len(rows):
            raise Conflict


@cache
def _swapping(columns: tuple[str, ...]) -> Any:
    values: dict[str, Any] = {column: bindparam(column) for column in columns}
    this = update(ROOMS).where(ROOMS.c.id == bindparam("this_room"), ROOMS.c.version == bindparam("this_version"))
    return this.values(version=ROOMS.c.version + 1, **values)


def _write(connection: Connection, operation: Update | Delete) -> None:
    table = operation.table
    where = [table.c[column] == value for column, value in operation.where.items()]
    if isinstance(operation, Update):
        connection.execute(update(table).where(*where).values(**operation.values))
    else:
        connection.execute(delete(table).where(*where))


def sqlite_file(folder: Path) -> Path:
    return folder / "rooms.sqlite"


def sqlite_url(folder: Path) -> str:
    """The store in a data folder."""
    return f"sqlite:///{sqlite_file(folder)}"


def usable_url(url: str) -> str:
    """The address with the driver that we bring."""
    if url.startswith(("postgres://", "postgresql://")):
        return "postgresql+psycopg://" + url.split("://", 1)[1]
    return url


def _engine(url: str) -> Engine:
    url = usable_url(url)
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
