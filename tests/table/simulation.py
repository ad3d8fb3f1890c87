"""A whole world by seed: servers, the store they share, the network, people, and everything that can go wrong between
them.

Time is virtual and nothing is random but the seed, so that a failing seed fails again. The people write down what
was acknowledged to them, outside the servers; at the end the store must agree with every note. Whoever asks anywhere
must be told what stood in the store when he asked or something later, and a link that was revoked shows nothing that
happened since.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any, TypeVar

import msgspec

from podziemia.bots import LEVELS
from podziemia.kernel.errors import Trouble
from podziemia.table.clocks import LATE
from podziemia.table.club.schema import EVERYTHING
from podziemia.table.hindsight import MOVE, UNDO
from podziemia.table.metrics import Metrics
from podziemia.table.neighbours import notices_of
from podziemia.table.processes import Processes
from podziemia.table.requests import NewClock, NewOpening, NewRoom, NewSeat
from podziemia.table.room import Room, replay
from podziemia.table.schema import KEYS, MOVES, ROOMS
from podziemia.table.store import Change, Insert, Row, Store, StoredRoom, Swap, Update
from podziemia.table.table import Created, Table
from podziemia.table.thinking import Position
from podziemia.table.timekeeping import Timekeeper
from tests.table.people import DiskFailure, Host, Lost, Note, Person, Thief
from tests.table.support import FirstThinker, SeededTokens

T = TypeVar("T")

BEGINNING = 1.8e9
"""What clocks show when a world begins."""
CALM_AFTER = 40.0
"""From then on (in virtual seconds) nothing goes wrong any more, and the game must come to its end."""


class VirtualSelector(selectors.SelectSelector):
    """Nobody waits: when all sleep, time jumps to the next one to wake up."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        assert timeout is not None, "everybody waits for somebody else"
        self.now += timeout
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.still = VirtualSelector()
        super().__init__(self.still)

    def time(self) -> float:
        return self.still.now


class ShakyJournal:
    """A journal on a real store that is slow, gathers changes, restarts, and sometimes fails before or after the
    commit. What was on its way when the server died may still arrive."""

    shared = True

    def __init__(self, server: Server) -> None:
        self.server = server
        self.world = server.world
        self._waiting: list[tuple[Change, asyncio.Future[None]]] = []
        self._flushing: asyncio.Task[None] | None = None

    async def commit(self, change: Change) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, done))
        if self._flushing is None:
            self._flushing = self.server.spawn(self._flush())
        await done

    async def _flush(self) -> None:
        while self._waiting:
            await asyncio.sleep(self.world.random.uniform(0, 0.02))
            batch, self._waiting = self._waiting, []
            writing = self.world.spawn(self._write([change for change, _ in batch]))
            outcomes = await asyncio.shield(writing)
            for (_, done), outcome in zip(batch, outcomes, strict=True):
                if not done.done():
                    done.set_result(None) if outcome is None else done.set_exception(outcome)
        self._flushing = None

    async def _write(self, changes: list[Change]) -> Sequence[Exception | None]:
        """Outside the server: whether it lives or not, what was sent to the store is written or fails there."""
        failed = [DiskFailure()] * len(changes)
        if self.world.fault(0.03):
            await asyncio.sleep(self.world.random.uniform(0, 3))
        fault = self.world.fault(0.03)
        if self.world.store_is_down or (fault and self.world.random.random() < 0.5):
            return failed
        outcomes = self.world.write(self.server.name, changes)
        await asyncio.sleep(self.world.random.uniform(0, 0.01))
        return failed if fault else outcomes

    async def _read(self) -> None:
        await asyncio.sleep(self.world.random.uniform(0, 0.01))
        if self.world.store_is_down or self.world.fault(0.005):
            raise DiskFailure

    async def load(self, room: str) -> Room | None:
        await self._read()
        stored = self.world.store.load(room)
        await asyncio.sleep(self.world.random.uniform(0, 0.01))
        return None if stored is None else replay(stored)

    async def version(self, room: str) -> int | None:
        return (await self.versions([room])).get(room)

    async def versions(self, rooms: list[str]) -> dict[str, int]:
        await self._read()
        return {room: self.world.versions[room] for room in rooms if room in self.world.versions}

    async def since(self, room: str, rows: int, said: int) -> StoredRoom | None:
        await self._read()
        return self.world.store.since(room, rows, said)

    async def tell(self, notices: list[str]) -> None:
        await self._read()
        self.world.carry(notices)

    async def waiting_for_bots(self, since: float) -> list[Row]:
        await self._read()
        return self.world.store.waiting_for_bots(since)

    async def due(self, now: float) -> list[Row]:
        await self._read()
        return self.world.store.due(now)

    async def beside(self, work: Callable[[], T]) -> T:
        return work()


class ShakyLine:
    """Notices come late, in order, or not at all; now and then the line is cut, and both sides know."""

    def __init__(self, server: Server) -> None:
        self.world = server.world
        self.heard: asyncio.Queue[str | None] = asyncio.Queue()

    async def run(self, hear: Callable[[str], None], up: Callable[[], None], lost: Callable[[], None]) -> None:
        while True:
            await asyncio.sleep(self.world.random.uniform(0, 1))
            if not self.world.store_is_down:
                self.heard = asyncio.Queue()
                up()
                await self._listen(hear)
            lost()

    async def _listen(self, hear: Callable[[str], None]) -> None:
        while (notice := await self.heard.get()) is not None:
            await asyncio.sleep(self.world.random.uniform(0, 5 if self.world.fault(0.03) else 0.05))
            if not self.world.fault(0.05):
                hear(notice)
            if self.world.fault(0.01):
                return


class SharedClaims:
    """The locks of one server's session; they end with it, or when the store restarts."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.world = server.world

    async def take(self, room: str, seat: int) -> bool:
        await asyncio.sleep(self.world.random.uniform(0, 0.01))
        return not self.world.store_is_down and self.world.locks.setdefault((room, seat), self.server) is self.server

    async def give_back(self, room: str, seat: int) -> None:
        await asyncio.sleep(self.world.random.uniform(0, 0.01))
        if self.world.locks.get((room, seat)) is self.server:
            del self.world.locks[room, seat]

    async def close(self) -> None:
        self.world.locks = {key: holder for key, holder in self.world.locks.items() if holder is not self.server}


class SlowThinker(FirstThinker):
    def __init__(self, world: World) -> None:
        super().__init__(world.random.random())
        self.world = world

    async def choose(self, position: Position, seat: int, level: str) -> str:
        await asyncio.sleep(self.world.random.uniform(0, 0.5))
        return await super().choose(position, seat, level)


class Server:
    """One process, from its start to its death."""

    def __init__(self, world: World, name: str) -> None:
        self.world = world
        self.name = name
        self._tasks: dict[asyncio.Task[Any], None] = {}  # in order, or seeds would not repeat
        self.journal = ShakyJournal(self)
        self.line = ShakyLine(self)
        self.processes = Processes(name, self.journal, self.line, SharedClaims(self), world.clock)
        self.table = Table(
            self.journal,
            SeededTokens(world.random.random()),
            world.clock,
            SlowThinker(world),
            Metrics(),
            LEVELS,
            neighbours=self.processes.neighbours,
            claims=self.processes.claims,
        )
        self.processes.begin(self.table)
        if world.wish.clock is not None:
            self.spawn(Timekeeper(self.table, self.journal).run())

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks[task] = None
        task.add_done_callback(lambda done: self._tasks.pop(done, None))
        return task

    def die(self) -> None:
        """The process is gone between two instructions; what it was doing stays as it was."""
        self.table.close()
        for task in [*self._tasks, *self.processes._tasks]:
            task.cancel()
        for live in self.table.rooms.values():
            for listener in live.listeners:
                listener.hang_up()
        self.table.rooms.clear()  # who leaves it later finds nobody there
        self.world.locks = {key: holder for key, holder in self.world.locks.items() if holder is not self}


@dataclass
class World:
    """One simulated world."""

    seed: int
    random: Random = field(init=False)
    store: Store = field(init=False)
    servers: list[Server] = field(default_factory=list)
    people: list[Person] = field(default_factory=list)
    locks: dict[tuple[str, int], Server] = field(default_factory=dict)
    store_is_down: bool = False
    notes: list[Note] = field(default_factory=list)
    said: list[Note] = field(default_factory=list)
    refused: list[tuple[str, int, str]] = field(default_factory=list)
    order: dict[tuple[str, int, int], int] = field(default_factory=dict)
    """Every moment of every room that was ever committed, and the when of it, counted in commits."""
    commits: int = 0
    revoked: dict[str, int] = field(default_factory=dict)
    """When keys were revoked, by their hash."""
    crashes: int = 0
    faults: int = 0
    restarts: int = 0
    wish: NewRoom = field(init=False)
    rematches: int = 0
    """How often all play again, at tables that follow from one another."""
    unused: set[str] = field(default_factory=set)
    """Tables that were made, and whose maker was told that something had gone wrong."""
    next: dict[str, str] = field(default_factory=dict)
    """The room after each, as somebody was told it."""
    _moments: dict[str, tuple[int, int]] = field(default_factory=dict)
    versions: dict[str, int] = field(default_factory=dict)
    """Of all rooms, as they stand in the store: they are asked for all the time."""
    _clock_error: float = 0.0
    _jump: float = 0.0
    _names: Iterator[int] = field(init=False)

    def __post_init__(self) -> None:
        self.random = Random(f"world {self.seed}")
        self.store = empty_store()
        self.wish = self._new_room()
        self.rematches = self.random.choice((0, 0, 0, 0, 0, 1, 1, 2))
        self._jump = self.random.choice((5, 1e6))
        self._names = iter(range(10**6))
        self.servers = [self.new_server() for _ in range(1 + self.seed % 3)]

    # ---- the servers ----

    def new_server(self) -> Server:
        return Server(self, f"server {next(self._names)}")

    def clock(self) -> float:
        """Wall-clock time, which jumps about."""
        if self.fault(0.05):
            self._clock_error = self.random.uniform(-self._jump, self._jump)
        return BEGINNING + asyncio.get_running_loop().time() + self._clock_error

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        """Something that goes on whichever server dies."""
        return asyncio.get_running_loop().create_task(work)

    def write(self, sender: str, changes: list[Change]) -> list[Exception | None]:
        outcomes = self.store.commit(changes)
        done = [change for change, outcome in zip(changes, outcomes, strict=True) if outcome is None]
        for operation in [operation for change in done for operation in change]:
            if isinstance(operation, Swap):
                self.commits += 1
                self.versions[operation.room] = operation.version + 1
            if isinstance(operation, Insert) and operation.table is ROOMS:
                for row in operation.rows:
                    self._note_room(row["id"])
            if isinstance(operation, Insert) and operation.table is MOVES:
                for row in operation.rows:
                    self._note_commit(row)
            if isinstance(operation, Update) and operation.table is KEYS and operation.values.get("revoked"):
                self.revoked.setdefault(operation.where["hash"], self.commits)
        swaps = [operation for change in done for operation in change if isinstance(operation, Swap)]
        self.carry(notices_of(sender, {swap.room: swap.version + 1 for swap in swaps}))
        return outcomes

    def carry(self, notices: list[str]) -> None:
        for server in self.servers:
            for notice in notices:
                server.line.heard.put_nowait(notice)

    def latest(self, room: str) -> int:
        """When the position was last changed."""
        return self.order[room, *self._moments[room]]

    def _note_room(self, room: str) -> None:
        self.versions[room] = 0
        self._moments[room] = (0, 0)
        self.order[room, 0, 0] = self.commits

    def _note_commit(self, row: Mapping[str, Any]) -> None:
        room = row["room"]
        n, line = self._moments[room]
        if row["kind"] in (MOVE, UNDO):
            self._moments[room] = (n + 1, line) if row["kind"] == MOVE else (int(row["text"]), line + 1)
            self.order[room, *self._moments[room]] = self.commits

    def note_next(self, room: str, next_room: str) -> None:
        assert self.next.setdefault(room, next_room) == next_room, "those who play again are sent to several tables"

    # ---- what goes wrong ----

    def fault(self, chance: float) -> bool:
        if self.is_calm or self.random.random() >= chance:
            return False
        self.faults += 1
        return True

    @property
    def is_calm(self) -> bool:
        return asyncio.get_running_loop().time() > CALM_AFTER

    async def call(self, work: Callable[[Table], Awaitable[Any]]) -> Any:
        """A request, to any server, over a network that loses requests and replies; sometimes it arrives twice."""
        await asyncio.sleep(self.random.uniform(0, 0.05))
        if self.fault(0.05) or not self.servers:
            raise Lost
        server = self.random.choice(self.servers)
        if self.fault(0.05):
            another = self.random.choice(self.servers)
            another.spawn(self._quietly(work(another.table)))
        task = server.spawn(work(server.table))
        try:
            reply = await task
        except asyncio.CancelledError:
            raise Lost from None
        await asyncio.sleep(self.random.uniform(0, 0.05))
        if self.fault(0.08):
            raise Lost
        return reply

    async def _quietly(self, work: Awaitable[Any]) -> None:
        with suppress(Trouble, DiskFailure):
            await work

    async def trouble_maker(self) -> None:
        while not (self.is_calm or self.all_done):
            await asyncio.sleep(self.random.expovariate(0.2 * max(1, len(self.servers))))
            if self.fault(0.7):
                await self._kill_one()
            if self.fault(0.1):
                await self._restart_store()

    async def _kill_one(self) -> None:
        if not self.servers:
            return
        self.crashes += 1
        victim = self.servers.pop(self.random.randrange(len(self.servers)))
        victim.die()
        if self.random.random() < 0.5:
            self.servers.append(self.new_server())
        else:
            self.spawn(self._start_later(self.random.uniform(0, 5)))

    async def _start_later(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self.servers.append(self.new_server())

    async def _restart_store(self) -> None:
        """Every session ends, with its locks and its line."""
        self.restarts += 1
        self.store_is_down = True
        self.locks = {}
        for server in self.servers:
            server.line.heard.put_nowait(None)
        await asyncio.sleep(self.random.uniform(0, 3))
        self.store_is_down = False

    # ---- the whole ----

    async def play(self) -> None:
        created = await self._create()
        host = Host(self, created.room, 0, created.own)
        host.others = [Person(self, created.room, seat, [], link) for seat, link in created.links]
        if self.wish.opening is not None:
            await asyncio.gather(*[person.take_a_seat() for person in host.others])
        self.people = [host, *host.others]
        thief = Thief(self, host)
        await asyncio.gather(self.trouble_maker(), thief.prowl(), *[person.play() for person in self.people])
        self.check(created.room)

    @property
    def all_done(self) -> bool:
        return all(len(person.ends) > self.rematches for person in self.people)

    def _new_room(self) -> NewRoom:
        kinds = ["me", "open", *self.random.choices(["open", "bot"], k=self.random.randrange(3))]
        seats = [NewSeat(kind) for kind in kinds]  # type: ignore[arg-type]  # literals drawn at random
        opening = NewOpening() if self.random.random() < 0.3 else None
        clock = NewClock(1, 2, self.random.choice(("bot", "mark"))) if self.random.random() < 0.3 else None
        return NewRoom("whisper", seats, opening=opening, clock=clock)

    async def _create(self) -> Created:
        while True:
            try:
                return await self.servers[0].table.create(self.wish, "en")
            except DiskFailure:
                self.unused = set(self.versions)  # it may have been written all the same

    # ---- what must be so at the end ----

    def check(self, first: str) -> None:
        people, rooms = self.people, [first, *[self.next[room] for room in self.next]]
        assert len(rooms) == 1 + self.rematches
        assert self.versions == {row["id"]: row["version"] for row in self.store.rooms()}
        assert set(self.versions) - self.unused == set(rooms), "there is a table that nobody was told of"
        assert len({person.seat for person in people}) == len(people), "two sit on one seat"
        assert all(list(person.ends) == rooms for person in people)
        winners: list[list[int]] = []
        for room in rooms:
            stored = self.store.load(room)
            assert stored is not None
            truth = replay(stored)
            self._check_rows(stored)
            self._check_notes(stored, truth)
            assert truth.over
            assert truth.series in ([], winners), "a series is of the games before"
            winners = truth.games
            for person in people:
                check_end(person, truth)

    def _check_rows(self, stored: StoredRoom) -> None:
        for rows in (stored.moves, stored.talk):
            assert [row["n"] for row in rows] == list(range(1, len(rows) + 1))
            played = [(row["seat"], row["nonce"]) for row in rows if row["nonce"]]
            assert len(played) == len(set(played)), "an answer was played twice, or a word said twice"
        if self.wish.clock is not None and self.wish.clock.end == "mark":
            check_marks(stored.moves)

    def _check_notes(self, stored: StoredRoom, truth: Room) -> None:
        rows = {(truth.id, row["seat"], row["nonce"]): row for row in stored.moves if row["nonce"]}
        assert not set(self.refused) & set(rows), "an answer was played and yet refused"
        for note in [note for note in self.notes if note.room == truth.id]:
            row = rows.get((note.room, note.seat, note.nonce))
            assert row is not None, "an acknowledged answer is lost"
            assert row["text"] == note.text
            assert truth.nonces[note.seat, note.nonce].reply == note.reply
        said = {(row["seat"], row["nonce"], row["text"]) for row in stored.talk}
        lost = [note for note in self.said if note.room == truth.id and (note.seat, note.nonce, note.text) not in said]
        assert not lost, "what somebody said is lost"
        assert any(row["kind"] == UNDO for row in stored.moves) == bool(truth.history.taken_back)


def check_end(person: Person, truth: Room) -> None:
    """He has seen the end as it is, with the eyes of his own seat."""
    end = person.ends[truth.id]
    assert end["n"] == truth.history.count
    view = msgspec.json.encode(truth.history.match.view(person.seat))
    assert msgspec.json.encode(end["view"]) == view


def check_marks(moves: list[Row]) -> None:
    """Of all who saw that the time of a seat was up, one has written it down."""
    marked: set[int] = set()
    for row in moves:
        if row["kind"] == LATE:
            assert row["seat"] not in marked, "time was up twice in one stretch"
            marked.add(row["seat"])
        else:
            marked = set()


@cache
def _store() -> Store:
    return Store("sqlite://")


def empty_store() -> Store:
    """One for all worlds, one after the other: to make its tables takes as long as half a game."""
    store = _store()
    with store.engine.begin() as connection:
        for table in reversed(EVERYTHING.sorted_tables):
            connection.execute(table.delete())
    return store


def simulate(seed: int) -> World:
    loop = VirtualLoop()
    try:

        async def main() -> World:
            world = World(seed)
            await world.play()
            return world

        return loop.run_until_complete(main())
    finally:
        while left := asyncio.all_tasks(loop):  # who is stopped may begin something else
            for task in left:
                task.cancel()
            loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
        loop.close()
