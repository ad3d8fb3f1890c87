"""A batch of games on several cores: a process for each part of it, all writing into the same memory.

with SharedBatch("abyss", count=128, jobs=2) as batch:
    while learning:
        batch.step(policy(batch.observations, batch.masks))
"""

from __future__ import annotations

from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, Final, NamedTuple

from podziemia.kernel.errors import BadSetup, Refusal
from podziemia.lab.batch import NEXT_STEP, Batch
from podziemia.lab.episode import MOST_DECISIONS
from podziemia.lab.extras import needed

with needed("lab"):
    import numpy as np
    from numpy.typing import NDArray

STEP: Final = "step"
DEAL: Final = "deal"
STOP: Final = "stop"
ACTIONS: Final = "actions"
ARRAYS: Final = ("observations", "masks", "turns", "rewards", "scores", "dones", "cuts")


class Part(NamedTuple):
    """What one process plays, and where it writes: rows of the arrays in a block of shared memory."""

    game: str
    seats: int
    settings: dict[str, str]
    most: int
    reset: str
    bots: dict[int, str]
    memory: str
    games: int
    rows: range


class SharedBatch:
    """The arrays of `Batch`, written by several processes. The same seed gives the same games for the same number of
    processes. Close it, or use it with `with`."""

    observations: NDArray[np.float32]
    masks: NDArray[np.int8]
    turns: NDArray[np.int64]
    rewards: NDArray[np.float32]
    scores: NDArray[np.int32]
    dones: NDArray[np.bool_]
    cuts: NDArray[np.bool_]

    def __init__(
        self,
        game: str,
        count: int,
        jobs: int,
        seats: int | None = None,
        seed: int | str = 0,
        settings: dict[str, str] | None = None,
        most: int = MOST_DECISIONS,
        reset: str = NEXT_STEP,
        bots: dict[int, str] | None = None,
    ) -> None:
        if not 1 <= jobs <= count:
            raise BadSetup("lab-jobs", jobs=jobs, count=count)
        one = Batch(game, 1, seats, seed, settings, most, reset, bots)  # tells what is wrong here, and the shapes
        self.seats, self.settings = one.seats, one.settings
        self._memory = SharedMemory(create=True, size=size_of(one, count))
        self._arrays = arrays_in(self._memory, one, count)
        for name in ARRAYS:
            setattr(self, name, self._arrays[name])
        edges = [count * job // jobs for job in range(jobs + 1)]
        parts = [
            Part(game, one.seats, one.settings, most, reset, one.bots, self._memory.name, count, range(first, last))
            for first, last in pairwise(edges)
        ]
        context = get_context("spawn")
        self._lines: list[Connection] = []
        self._processes = []
        for part in parts:
            line, there = context.Pipe()
            process = context.Process(target=play_part, args=(part, there), daemon=True)
            process.start()
            self._lines.append(line)
            self._processes.append(process)
        self.deal_all(seed)

    def deal_all(self, seed: int | str) -> None:
        """All games anew."""
        for part, line in enumerate(self._lines):
            line.send((DEAL, f"{seed}/{part}"))
        self._wait()

    def step(self, actions: Any) -> None:
        """An action a row, for the seat in `turns`; a refusal if one is not legal."""
        self._arrays[ACTIONS][:] = actions
        for line in self._lines:
            line.send((STEP, ""))
        self._wait()

    def _wait(self) -> None:
        """Until all have written; whatever was wrong in a process is raised here, after all have answered."""
        troubles = [told for told in [line.recv() for line in self._lines] if told is not None]
        for key, details in troubles:
            raise Refusal(key, **details)

    def close(self) -> None:
        for line in self._lines:
            line.send((STOP, ""))
        for process in self._processes:
            process.join()
        self._lines = []
        self._processes = []
        for name in ARRAYS:
            delattr(self, name)
        self._arrays = {}
        self._memory.close()
        self._memory.unlink()

    def __enter__(self) -> SharedBatch:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.close()


def layout(one: Batch, count: int) -> dict[str, tuple[Any, tuple[int, ...]]]:
    """Types and shapes of the arrays for so many games, after those of a batch."""
    found = {name: (getattr(one, name).dtype, (count, *getattr(one, name).shape[1:])) for name in ARRAYS}
    return {ACTIONS: (np.dtype(np.int64), (count,)), **found}


def size_of(one: Batch, count: int) -> int:
    return sum([padded(kind.itemsize * int(np.prod(shape))) for kind, shape in layout(one, count).values()])


def padded(size: int) -> int:
    """Arrays begin at whole words."""
    return -size % 8 + size


def arrays_in(memory: SharedMemory, one: Batch, count: int) -> dict[str, NDArray[Any]]:
    arrays = {}
    start = 0
    for name, (kind, shape) in layout(one, count).items():
        arrays[name] = np.ndarray(shape, kind, memory.buf, start)
        start += padded(kind.itemsize * int(np.prod(shape)))
    return arrays


def play_part(part: Part, line: Connection) -> None:
    """A process: step when told to, until told to stop or left alone."""
    rows = slice(part.rows.start, part.rows.stop)
    batch = Batch(part.game, len(part.rows), part.seats, 0, part.settings, part.most, part.reset, part.bots)
    memory = SharedMemory(part.memory)
    arrays = {name: array[rows] for name, array in arrays_in(memory, batch, part.games).items()}
    batch.observations = arrays.pop("observations")  # most of all the numbers: written at once where they are read
    try:
        while True:
            what, seed = line.recv()
            if what == STOP:
                break
            line.send(tried(batch, arrays, what, seed))
    except EOFError:
        pass
    finally:
        arrays.clear()
        del batch  # nobody may look at the memory any more
        memory.close()


def tried(batch: Batch, arrays: dict[str, NDArray[Any]], what: str, seed: str) -> tuple[str, dict[str, Any]] | None:
    """One order carried out; a refusal as what can be sent."""
    try:
        if what == DEAL:
            batch.deal_all(seed)
        else:
            batch.step(arrays[ACTIONS])
    except Refusal as refusal:
        return refusal.key, refusal.details
    for name, array in arrays.items():
        if name != ACTIONS:
            array[:] = getattr(batch, name)
    return None
