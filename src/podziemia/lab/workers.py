"""Work spread over processes.

Each worker has a pipe of its own and is always one task ahead, so that nobody waits for the parent. A worker that dies
is noticed at once, and leaving the loop, by whatever way, ends them all.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from signal import SIG_IGN, SIGINT, signal
from typing import Any, Final, TypeVar

from podziemia.kernel.errors import Trouble

Task = TypeVar("Task")
Done = TypeVar("Done")

AHEAD: Final = 2
"""How many tasks a worker holds: the one it works on, and the next."""


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(work: Callable[[Task], Done], tasks: Iterable[Task], jobs: int) -> Iterator[Done]:
    """What `work` makes of each task, as it is done; tasks are taken only as fast as they are worked off."""
    if jobs == 1:
        yield from map(work, tasks)
        return
    crew = [Worker(work) for _ in range(jobs)]
    try:
        yield from _hand_out(crew, iter(tasks))
    finally:
        for worker in crew:
            worker.stop()


def _hand_out(crew: list[Worker], tasks: Iterator[Any]) -> Iterator[Any]:
    for _ in range(AHEAD):
        for worker in crew:
            worker.take(tasks)
    while busy := [worker for worker in crew if worker.held]:
        ready = wait([worker.pipe for worker in busy])
        for worker in busy:
            if worker.pipe in ready:
                done = worker.give()
                worker.take(tasks)
                yield done


class Worker:
    """One process and the parent's end of its pipe."""

    def __init__(self, work: Callable[[Any], Any]) -> None:
        context = get_context("spawn")
        self.pipe, far_end = context.Pipe()
        self.process = context.Process(target=_work_off, args=(work, far_end), daemon=True)
        self.process.start()
        far_end.close()
        self.held = 0

    def take(self, tasks: Iterator[Any]) -> None:
        """Take the next task, if there is one."""
        for task in tasks:
            self.held += 1
            try:
                self.pipe.send(task)
            except OSError as gone:
                raise Trouble("worker-lost") from gone
            return

    def give(self) -> Any:
        try:
            done = self.pipe.recv()
        except (EOFError, OSError) as gone:
            raise Trouble("worker-lost") from gone
        self.held -= 1
        return done

    def stop(self) -> None:
        self.process.terminate()
        self.process.join()
        self.pipe.close()


def _work_off(work: Callable[[Any], Any], pipe: Connection) -> None:
    """Until the parent hangs up. Ctrl-C reaches all processes of a terminal; only the parent should speak."""
    signal(SIGINT, SIG_IGN)
    while True:
        try:
            task = pipe.recv()
        except EOFError:
            return
        pipe.send(work(task))
