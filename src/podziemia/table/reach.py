"""How people are reached when it is their turn and the table is not open: by a push notice to a device, by a letter.

Where somebody can be reached is kept with the seat and the secret under which he sits there: who has to get up is not
told any more. A call is a row that says that a seat must still be told of its turn. It is written with the move that
begins the turn and taken away with the one that ends it, and whoever makes the call takes the row away first: of all
processes one can.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from sqlalchemy import CursorResult, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from podziemia.table.keys import hash_of
from podziemia.table.requests import Quiet
from podziemia.table.schema import CALLS, KEPT, REACHES
from podziemia.table.store import Change, Delete, Insert, Row, Store

if TYPE_CHECKING:
    from podziemia.table.room import Room

PUSH: Final = "push"
MAIL: Final = "mail"
AFTER_SECONDS: Final = {PUSH: 1.0, MAIL: 15 * 60.0}
"""So long a turn waits before anybody is told: most are over by then, and letters are not for an evening."""
EVERYBODY: Final = ""
MOST_DEVICES: Final = 8
"""Of one seat; the one that came first is forgotten."""
MOST_AT_ONCE: Final = 100


class Reach(NamedTuple):
    """A device or an address of whoever sits at a seat."""

    room: str
    seat: int
    way: str
    device: str
    """A hash of where it is."""
    key: str
    """The hash of the secret under which he sits there."""
    address: str
    lang: str
    quiet: str
    made: float
    token: str
    """What a letter's link brings to say yes or no; empty where none is needed."""
    agreed: bool

    @property
    def rest(self) -> Quiet | None:
        return msgspec.json.decode(self.quiet, type=Quiet) if self.quiet else None


class Call(NamedTuple):
    room: str
    seat: int
    way: str
    device: str
    begun: float
    due: float


def calls_after(room: Room, before: list[int], row: Row) -> Change:
    """What a row changes in who must be told: whose turn is over need not be, whose begins must."""
    if not room.reached:
        return []
    after = room.history.match.waiting()
    over: list[Delete | Insert] = [
        Delete(CALLS, {"room": room.id, "seat": seat}) for seat in sorted({*before} ^ {*after})
    ]
    begun = [(seat, way) for seat, way in sorted(room.reached) if seat in after and seat not in before]
    at = row["at"]
    calls = [Call(room.id, seat, way, EVERYBODY, at, at + AFTER_SECONDS[way]) for seat, way in begun]
    return [*over, Insert(CALLS, [call._asdict() for call in calls])] if calls else over


class Callbook:
    """What the store knows of calls and reaches. Every method is called beside the loop."""

    def __init__(self, store: Store) -> None:
        self._engine = store.engine

    def due(self, now: float) -> list[Call]:
        wanted = select(CALLS).where(CALLS.c.due <= now).order_by(CALLS.c.due).limit(MOST_AT_ONCE)
        with self._engine.connect() as connection:
            return [Call(**row) for row in connection.execute(wanted).mappings()]

    def take(self, call: Call, *instead: Call) -> bool:
        """Whether this call is ours to make: the row goes, and only for one. `instead` are those made later."""
        this = [CALLS.c[column] == value for column, value in call._asdict().items()]
        with self._engine.begin() as connection:
            gone: CursorResult[tuple[()]] = connection.execute(delete(CALLS).where(*this))
            if gone.rowcount and instead:
                connection.execute(insert(CALLS), [later._asdict() for later in instead])
            return bool(gone.rowcount)

    def reaches(self, room: str, seat: int | None = None) -> list[Reach]:
        wanted = select(REACHES).where(REACHES.c.room == room).order_by(REACHES.c.made)
        if seat is not None:
            wanted = wanted.where(REACHES.c.seat == seat)
        with self._engine.connect() as connection:
            return [Reach(**row) for row in connection.execute(wanted).mappings()]

    def by_token(self, token: str) -> Reach | None:
        wanted = select(REACHES).where(REACHES.c.token == hash_of(token))
        with self._engine.connect() as connection:
            found = connection.execute(wanted).mappings().first()
            return Reach(**found) if found is not None else None

    def consent(self, way: str, device: str) -> bool | None:
        """Whether whoever is behind the device has agreed, at whichever table; None when nobody has asked."""
        wanted = select(REACHES.c.agreed).where(REACHES.c.way == way, REACHES.c.device == device)
        with self._engine.connect() as connection:
            found = list(connection.execute(wanted).scalars())
        return any(found) if found else None

    def agree(self, reach: Reach) -> None:
        """At all tables: who has agreed once need not be asked again."""
        same = (REACHES.c.way == reach.way, REACHES.c.device == reach.device)
        with self._engine.begin() as connection:
            connection.execute(update(REACHES).where(*same).values(agreed=True))

    def forget_address(self, reach: Reach) -> None:
        """Everywhere, whoever has asked for it."""
        same = (REACHES.c.way == reach.way, REACHES.c.address == reach.address)
        with self._engine.begin() as connection:
            connection.execute(delete(REACHES).where(*same))

    def forget_unanswered(self, before: float) -> None:
        """Whom nobody has heard from is not kept for ever."""
        silent = (REACHES.c.agreed.is_(False), REACHES.c.made < before)
        with self._engine.begin() as connection:
            connection.execute(delete(REACHES).where(*silent))

    def forget(self, reach: Reach) -> None:
        with self._engine.begin() as connection:
            connection.execute(delete(REACHES).where(*_this(reach)))

    def kept(self, name: str, fresh: str) -> str:
        """What is kept under this name; the first to ask keeps what he brought."""
        wanted = select(KEPT.c.text).where(KEPT.c.name == name)
        with self._engine.connect() as connection:
            found: str | None = connection.execute(wanted).scalar()
        if found is not None:
            return found
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(KEPT).values(name=name, text=fresh))
            return fresh
        except IntegrityError:  # another process was first
            with self._engine.connect() as connection:
                first: str = connection.execute(wanted).scalar_one()
            return first


def _this(reach: Reach) -> list[Any]:
    where = {"room": reach.room, "seat": reach.seat, "way": reach.way, "device": reach.device}
    return [REACHES.c[column] == value for column, value in where.items()]
