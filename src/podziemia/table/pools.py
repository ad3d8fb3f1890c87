"""Where bots think: in processes of this machine, or on a Ray cluster, whose machines have this package too."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import connection, get_context, parent_process
from typing import Any, Protocol

from podziemia.cluster import join_cluster
from podziemia.kernel.errors import Trouble
from podziemia.kernel.registry import find_game, game_names

Work = Callable[..., Any]


class ClusterLost(Exception):
    """The cluster is gone, and with it what was thought there."""


class Pool(Protocol):
    places: int
    """How many may think at once."""
    ended: bool

    def submit(self, work: Work, *arguments: object) -> Future[Any]: ...

    def stop(self, thought: Future[Any]) -> None:
        """End a thought that does not come to its end by itself."""

    def drop(self) -> None:
        """End everything."""


class LocalPool:
    """Processes of this machine; they are started when there is something to do."""

    def __init__(self, places: int) -> None:
        self.places = places
        self.ended = False
        self._executor = ProcessPoolExecutor(places, get_context("spawn"), initializer=_begin_work)

    def submit(self, work: Work, *arguments: object) -> Future[Any]:
        return self._executor.submit(work, *arguments)

    def stop(self, thought: Future[Any]) -> None:
        """Nobody knows which process it is; the others begin anew."""
        self.drop()

    def drop(self) -> None:
        self.ended = True
        for process in self.processes():
            process.kill()
        self._executor.shutdown(wait=False, cancel_futures=True)

    def processes(self) -> list[Any]:
        return list((self._executor._processes or {}).values())


def _begin_work() -> None:
    """In a worker: let the server go first, and do not outlive it, however it ends. Who stops a server often signals to
    all its processes at once; a bot in the midst of a thought must not be cut off before the server has closed."""
    for stopping in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stopping, signal.SIG_IGN)
    if hasattr(os, "nice"):  # not everywhere
        os.nice(5)
    parent = parent_process()
    assert parent is not None
    watch = threading.Thread(target=lambda: (connection.wait([parent.sentinel]), os._exit(0)), daemon=True)
    watch.start()


class RayPool:
    """The processors of a cluster. Ray is only called from one thread beside the event loop: it may wait for the
    network."""

    def __init__(self, address: str) -> None:
        self.ended = False
        self._ray = join_cluster(address)
        self._thread = ThreadPoolExecutor(1, "ray")
        self._remote: dict[Work, Any] = {}
        self._under_way: dict[Future[Any], Any] = {}
        try:
            self.places = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
            there = self._ray.get(self._sent(editions))
        except Exception as error:
            self._ray.shutdown()
            raise Trouble("bots-cluster-fails", address=address) from error
        if there != editions():
            self._ray.shutdown()
            raise Trouble("bots-cluster-differs", address=address)

    def submit(self, work: Work, *arguments: object) -> Future[Any]:
        thought: Future[Any] = Future()
        thought.set_running_or_notify_cancel()  # like a process at work, it comes to its end whoever waits for it
        self._thread.submit(self._send, thought, work, *arguments)
        return thought

    def _send(self, thought: Future[Any], work: Work, *arguments: object) -> None:
        try:
            self._under_way[thought] = sent = self._sent(work, *arguments)
            sent.future().add_done_callback(lambda done: self._take(thought, done))
        except Exception:
            self._under_way.pop(thought, None)
            thought.set_exception(ClusterLost())

    def _sent(self, work: Work, *arguments: object) -> Any:
        if work not in self._remote:
            self._remote[work] = self._ray.remote(work)
        return self._remote[work].remote(*arguments)

    def _take(self, thought: Future[Any], done: Future[Any]) -> None:
        """What the work itself raised is its own trouble; whatever else Ray reports is the cluster's."""
        self._under_way.pop(thought, None)
        error = done.exception()
        if error is None:
            thought.set_result(done.result())
        elif isinstance(error, self._ray.exceptions.RayTaskError | self._ray.exceptions.TaskCancelledError):
            thought.set_exception(error)
        else:
            thought.set_exception(ClusterLost())

    def stop(self, thought: Future[Any]) -> None:
        self._thread.submit(self._cancel, thought)

    def _cancel(self, thought: Future[Any]) -> None:
        with suppress(Exception):  # it may have ended just now
            self._ray.cancel(self._under_way[thought], force=True)

    def drop(self) -> None:
        if not self.ended:
            self.ended = True
            self._thread.submit(self._ray.shutdown)
            self._thread.shutdown(wait=False)


def editions() -> dict[str, int]:
    """The rules by which games are played there. Whoever asked for it has read all of them."""
    return {name: find_game(name).edition for name in game_names()}
