"""Work spread over the machines of a Ray cluster."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterable, Iterator
from re import fullmatch
from typing import Any, Final, TypeVar

from podziemia.kernel.errors import Trouble
from podziemia.lab.extras import needed
from podziemia.lab.workers import AHEAD

Task = TypeVar("Task")
Done = TypeVar("Done")

PATIENCE: Final = 10.0
"""Seconds to wait for the cluster's head to answer. Ray itself would try for minutes."""
NAMED: Final = ("auto", "local")
"""What Ray takes for an address besides `host:port`: the cluster this machine belongs to, or one that ends with us."""


def spread_on_ray(work: Callable[[Task], Done], tasks: Iterable[Task], address: str) -> Iterator[Done]:
    """What `work` makes of each task, as it is done; tasks go out only as fast as the cluster works them off. A task
    whose machine is lost is given to another one."""
    ray = join_cluster(address)
    try:
        at_work = ray.remote(work)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: list[Any] = []
        for task in tasks:
            waiting.append(at_work.remote(task))
            if len(waiting) >= most:
                done, waiting = ray.wait(waiting)
                yield from ray.get(done)
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    finally:
        ray.shutdown()


def join_cluster(address: str) -> Any:
    """Ray, connected."""
    check_address(address)
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # or Ray warns of what it will change one day
    with needed("ray"):
        import ray
    try:
        ray.init(address=address, log_to_driver=False, configure_logging=False)
    except ConnectionError as trouble:
        raise Trouble("ray-unreachable", address=address) from trouble
    return ray


def check_address(address: str) -> None:
    """Refuse an address that is none, or where nobody listens, before Ray starts to wait for it."""
    if address in NAMED:
        return
    parts = fullmatch(r"(?:ray://)?([\w.-]+|\[[0-9a-fA-F:]+\]):([0-9]{1,5})", address)
    if parts is None:
        raise Trouble("ray-address", address=address)
    try:
        socket.create_connection((parts[1].strip("[]"), int(parts[2])), PATIENCE).close()
    except (OSError, OverflowError) as trouble:
        raise Trouble("ray-unreachable", address=address) from trouble
