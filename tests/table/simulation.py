"""A whole world by seed: server, store, network, people, and everything that can go wrong between them.

Time is virtual and nothing is random but the seed, so that a failing seed fails again. The people write down what
was acknowledged to them, outside the server; at the end the store must agree with every note.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeVar

import msgspec

from podziemia.bots import LEVELS
from podziemia.kernel.errors import Trouble
from podziemia.kernel.history import Moment
from podziemia.table.listeners import Listener, parse_event_id
from podziemia.table.metrics import Metrics
from podziemia.table.requests import Answer, NewRoom, NewSeat, SeatChange, Undo, Vote
from podziemia.table.room import MOVE, UNDO, Room, replay
from podziemia.table.schema import MOVES
from podziemia.table.seating import change_seat
from podziemia.table.sitting import sit
from podziemia.table.store import Change, Insert, Store
from podziemia.table.table import Created, Stale, Table
from podziemia.table.undo import ask_undo, vote
from tests.table.support import FirstThinker, Json, SeededTokens

T = TypeVar("T")

CALM_AFTER = 40.0
"""From then on (in virtual seconds) nothing goes wrong any more, and the game must come to its end."""
LONGEST = 4000.0


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


class Lost(Exception):
    """The connection is gone; nobody knows whether the request arrived."""


class DiskFailure(Exception):
    """The store reports a failure, before or after it has written."""


@dataclass
class Note:
    """What a person was told: this answer has been taken, and became this move."""

    seat: int
    nonce: str
    text: str
    reply: Mapping[str, object]


class ShakyJournal:
    """A journal on a real store that is slow, gathers changes, and sometimes fails before or after the commit."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._waiting: list[tuple[Change, asyncio.Future[None]]] = []
        self._flushing: asyncio.Task[None] | None = None

    async def commit(self, change: Change) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, done))
        if self._flushing is None:
            self._flushing = self.world.spawn(self._flush())
        await done

    async def _flush(self) -> None:
        while self._waiting:
            await asyncio.sleep(self.world.random.uniform(0, 0.02))
            batch, self._waiting = self._waiting, []
            fault = self.world.fault(0.03)
            before = fault and self.world.random.random() < 0.5
            outcomes: list[Exception | None] = [DiskFailure()] * len(batch)
            if not before:
                outcomes = self.world.write([change for change, _ in batch])
            if fault and not before:
                outcomes = [DiskFailure()] * len(batch)
            await asyncio.sleep(self.world.random.uniform(0, 0.01))
            for (_, done), outcome in zip(batch, outcomes, strict=True):
                if outcome is None:
                    done.set_result(None)
                else:
                    done.set_exception(outcome)
        self._flushing = None

    async def load(self, room: str) -> Room | None:
        await asyncio.sleep(self.world.random.uniform(0, 0.01))
        stored = self.world.store.load(room)
        return None if stored is None else replay(stored)

    async def beside(self, work: Callable[[], T]) -> T:
        return work()


@dataclass
class World:
    """One simulated world."""

    seed: int
    random: Random = field(init=False)
    store: Store = field(init=False)
    table: Table = field(init=False)
    notes: list[Note] = field(default_factory=list)
    refused: list[tuple[int, str]] = field(default_factory=list)
    committed: set[tuple[int, int]] = field(default_factory=set)
    crashes: int = 0
    faults: int = 0
    _tasks: dict[asyncio.Task[Any], None] = field(default_factory=dict)  # in order, or seeds would not repeat
    _moment: tuple[int, int] = (0, 0)
    _clock_error: float = 0.0

    def __post_init__(self) -> None:
        self.random = Random(f"world {self.seed}")
        self.store = Store("sqlite://")
        self.committed.add((0, 0))
        self.start()

    # ---- the server ----

    def start(self) -> None:
        thinker = FirstThinker(self.random.random())
        chance = SeededTokens(self.random.random())
        self.table = Table(ShakyJournal(self), chance, self.clock, thinker, Metrics(), LEVELS)

    def clock(self) -> float:
        """Wall-clock time, which jumps about."""
        if self.fault(0.05):
            self._clock_error = self.random.uniform(-1e6, 1e6)
        return asyncio.get_running_loop().time() + self._clock_error

    def crash(self) -> None:
        """The process is gone between two instructions; what it was doing stays as it was."""
        self.crashes += 1
        self.table.close()
        for task in list(self._tasks):
            task.cancel()
        for live in self.table.rooms.values():
            for listener in live.listeners:
                listener.hang_up()
        self.start()

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks[task] = None
        task.add_done_callback(lambda done: self._tasks.pop(done, None))
        return task

    def write(self, changes: list[Change]) -> list[Exception | None]:
        outcomes = self.store.commit(changes)
        for change, outcome in zip(changes, outcomes, strict=True):
            if outcome is None:
                for operation in change:
                    if isinstance(operation, Insert) and operation.table is MOVES:
                        for row in operation.rows:
                            self._note_commit(row)
        return outcomes

    def _note_commit(self, row: Mapping[str, Any]) -> None:
        n, line = self._moment
        self._moment = (n + 1, line) if row["kind"] == MOVE else (int(row["text"]), line + 1)
        self.committed.add(self._moment)

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
        """A request over a network that loses requests and replies; sometimes it arrives twice."""
        await asyncio.sleep(self.random.uniform(0, 0.05))
        if self.fault(0.05):
            raise Lost
        if self.fault(0.05):
            self.spawn(self._quietly(work(self.table)))
        task = self.spawn(work(self.table))
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
        while not self.is_calm:
            await asyncio.sleep(self.random.expovariate(0.2))
            if self.fault(0.7):
                self.crash()

    # ---- the whole ----

    async def play(self) -> None:
        created = await self._create()
        people = [Person(self, created.room, 0, created.own)]
        people += [Person(self, created.room, seat, [f"own-{seat}"], link) for seat, link in created.links]
        await asyncio.gather(self.trouble_maker(), *[person.play() for person in people])
        self.check(created.room, people)
        self.store.close()

    async def _create(self) -> Created:
        kinds = ["me", "open", *self.random.choices(["open", "bot"], k=self.random.randrange(3))]
        seats = [NewSeat(kind) for kind in kinds]  # type: ignore[arg-type]  # literals drawn at random
        while True:
            try:
                return await self.table.create(NewRoom("whisper", seats), "en")
            except DiskFailure:
                continue

    def check(self, room: str, people: list[Person]) -> None:
        stored = self.store.load(room)
        assert stored is not None
        assert [row["n"] for row in stored.moves] == list(range(1, len(stored.moves) + 1))
        played = [(row["seat"], row["nonce"]) for row in stored.moves if row["kind"] == MOVE and row["nonce"]]
        assert len(played) == len(set(played)), "an answer was played twice"
        rows = {(row["seat"], row["nonce"]): row for row in stored.moves if row["nonce"]}
        assert not set(self.refused) & set(rows), "an answer was played and yet refused"
        truth = replay(stored)
        for note in self.notes:
            row = rows.get((note.seat, note.nonce))
            assert row is not None, "an acknowledged answer is lost"
            assert row["text"] == note.text
            assert truth.nonces[note.seat, note.nonce].reply == note.reply
        assert truth.over
        for person in people:
            assert person.position["n"] == truth.history.count
            assert msgspec.json.encode(person.position["view"]) == msgspec.json.encode(
                truth.history.match.view(person.seat)
            )
        assert any(row["kind"] == UNDO for row in stored.moves) == bool(truth.history.taken_back)


class Person:
    """Somebody at a browser: listens, answers, tries again, changes his mind, goes away and comes back."""

    def __init__(self, world: World, room: str, seat: int, secrets: list[str], link: str = "") -> None:
        self.world = world
        self.room = room
        self.seat = seat
        self.secrets = secrets
        self.link = link
        self.random = Random(f"person {world.seed} {seat}")
        self.position: Json = {}
        self.seen: Moment | None = None
        self.request: Json | None = None
        self._count = 0

    async def play(self) -> None:
        if self.link:
            await self._open_link()
        while not self.position or self.position["places"] is None:
            assert asyncio.get_running_loop().time() < LONGEST, "the game does not come to an end"
            try:
                listener = await self.world.call(
                    lambda table: table.listen(self.room, self.secrets, self.seat, self.seen)
                )
                await self._sit(listener)
            except (Lost, DiskFailure):
                await asyncio.sleep(self.random.uniform(0, 1))

    async def _open_link(self) -> None:
        """Sit down, asking again and again until the server says yes; whoever comes later is turned away."""
        while True:
            try:
                await self.world.call(lambda table: sit(table, self.room, self.link, [], self.secrets[0]))
                break
            except (Lost, DiskFailure):
                await asyncio.sleep(self.random.uniform(0, 0.5))

    async def _sit(self, listener: Listener) -> None:
        """At the table until the line is cut or the game is over."""
        while True:
            await self._hear(listener)
            if self.position and self.position["places"] is not None:
                self.world.table.leave(self.room, listener)
                return
            if self.position:
                await self._act()
            if self.world.fault(0.02):
                self.world.table.leave(self.room, listener)
                raise Lost

    async def _hear(self, listener: Listener) -> None:
        """What has come, or the next thing that comes; now and then a person acts without waiting."""
        try:
            message = await asyncio.wait_for(listener.queue.get(), self.random.uniform(0.1, 3))
        except TimeoutError:
            return
        while True:
            if message is None:
                raise Lost
            self._take(message)
            if listener.queue.empty():
                return
            message = listener.queue.get_nowait()

    def _take(self, message: bytes) -> None:
        fields = dict(line.split(": ", 1) for line in message.decode().strip().split("\n"))
        told = msgspec.json.decode(fields["data"])
        if fields["event"] == "room":
            self.request = told["undo_request"]
            return
        moment = (told["n"], told["line"])
        assert moment in self.world.committed, "somebody was shown what is not safe yet"
        assert parse_event_id(fields["id"]) == moment
        if self.seen is not None and moment[1] == self.seen[1] and not told["back"]:
            assert moment[0] <= self.seen[0] + 1 or moment[0] > self.seen[0] + 90, "a move was skipped"
        self._look(told)

    def _look(self, position: Json) -> None:
        self.position = position
        self.seen = Moment(position["n"], position["line"])

    async def _act(self) -> None:
        request = self.request
        if request is not None and self.seat in request["waiting"]:
            yes = self.random.random() < 0.6
            await self._try(lambda table: vote(table, self.room, self.secrets, Vote(self.seat, yes)))
        elif self.position["undo"] is not None and not self.world.is_calm and self.random.random() < 0.1:
            wish = Undo(self.seat, self.random.randint(0, self.position["undo"]["to"]))
            await self._try(lambda table: ask_undo(table, self.room, self.secrets, wish))
        elif self.random.random() < 0.03 and not self.world.is_calm:
            await self._let_a_bot_play()
        elif self.position["ask"] is not None and self.seat in self.position["waiting"]:
            await self._answer()

    async def _let_a_bot_play(self) -> None:
        await self._insist(SeatChange("bot", LEVELS[0]))
        await asyncio.sleep(self.random.uniform(0, 3))
        await self._insist(SeatChange("back"))

    async def _insist(self, wish: SeatChange) -> None:
        while True:
            try:
                await self.world.call(lambda table: change_seat(table, self.room, self.secrets, self.seat, wish))
                return
            except (Lost, DiskFailure):
                await asyncio.sleep(self.random.uniform(0, 0.5))

    async def _answer(self) -> None:
        """Send an answer again and again until the server has said yes or no."""
        self._count += 1
        text = self.random.choice(self.position["ask"]["options"])["text"]
        wish = Answer(self.seat, self.position["n"], text, f"nonce {self._count}", self.position["line"])
        while True:
            try:
                reply = await self.world.call(lambda table: table.answer(self.room, self.secrets, wish))
            except (Lost, DiskFailure):
                await asyncio.sleep(self.random.uniform(0, 0.5))
            except Stale as stale:
                self.world.refused.append((self.seat, wish.nonce))
                self._look(msgspec.json.decode(msgspec.json.encode(stale.missed[-1])))
                return
            except Trouble as trouble:
                if trouble.key not in ("not-your-turn", "game-over"):
                    raise
                self.world.refused.append((self.seat, wish.nonce))
                return
            else:
                self.world.notes.append(Note(self.seat, wish.nonce, text, reply))
                return

    async def _try(self, work: Callable[[Table], Awaitable[Any]]) -> None:
        try:
            await self.world.call(work)
        except (Trouble, Lost, DiskFailure):
            return


def simulate(seed: int) -> World:
    loop = VirtualLoop()
    try:

        async def main() -> World:
            world = World(seed)
            await world.play()
            return world

        return loop.run_until_complete(main())
    finally:
        left = asyncio.all_tasks(loop)
        for task in left:
            task.cancel()
        for task in left:
            with suppress(BaseException):
                loop.run_until_complete(task)
        loop.close()
