"""Several server processes on one machine: they share a listening socket and a PostgreSQL, and one that dies is
replaced."""

from __future__ import annotations

import logging
import os
import signal
import threading
import time
from collections.abc import Callable
from multiprocessing import connection, parent_process
from multiprocessing.process import BaseProcess
from typing import Final

LOOK_SECONDS: Final = 0.5
PATIENCE_SECONDS: Final = 20.0
"""So long a process may take to end well."""
SHORT_LIFE_SECONDS: Final = 5.0
"""A process that lives no longer is not replaced at once: whatever killed it may still be there."""

_log: Final = logging.getLogger(__name__)


class Crew:
    """Keeps so many processes running until somebody stops it. `start` gives a process that has been started."""

    def __init__(self, count: int, start: Callable[[], BaseProcess]) -> None:
        self._count = count
        self._start = start
        self._ending = threading.Event()
        self._began: dict[BaseProcess, float] = {}

    def run(self) -> None:
        for sign in (signal.SIGINT, signal.SIGTERM):
            signal.signal(sign, lambda *_: self._ending.set())
        try:
            while not self._ending.is_set():
                self._fill_up()
                connection.wait([process.sentinel for process in self._began], LOOK_SECONDS)
                self._miss_the_dead()
        finally:
            self._end()

    def _fill_up(self) -> None:
        while len(self._began) < self._count and not self._ending.is_set():
            self._began[self._start()] = time.monotonic()

    def _miss_the_dead(self) -> None:
        for process, began in list(self._began.items()):
            if process.exitcode is None or self._ending.is_set():
                continue
            _log.error("server process %d has ended (%d); another takes its place", process.pid, process.exitcode)
            del self._began[process]
            if time.monotonic() - began < SHORT_LIFE_SECONDS:
                self._ending.wait(SHORT_LIFE_SECONDS)

    def _end(self) -> None:
        for process in self._began:
            process.terminate()
        for process in self._began:
            process.join(PATIENCE_SECONDS)
            if process.exitcode is None:
                process.kill()


def end_with_parent() -> None:
    """In a process of the crew: do not outlive it, however it ends, but end well."""
    parent = parent_process()
    assert parent is not None
    sentinel = parent.sentinel

    def watch() -> None:
        connection.wait([sentinel])
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()
