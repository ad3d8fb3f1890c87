"""Work spread over the machines of a Ray cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from podziemia.cluster import join_cluster
from podziemia.lab.workers import AHEAD

Task = TypeVar("Task")
Done = TypeVar("Done")


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
