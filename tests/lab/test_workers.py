"""Work spread over processes: all of it is done, none of it piles up, and a lost process is noticed."""

import os
from collections.abc import Iterator
from multiprocessing import active_children

import pytest

from podziemia.kernel.errors import Trouble
from podziemia.lab.workers import AHEAD, cores, spread


def double(n: int) -> int:
    return 2 * n


def die_at_three(n: int) -> int:
    if n == 3:
        os._exit(1)
    return n


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_task_is_done_once(jobs: int) -> None:
    assert sorted(spread(double, range(7), jobs)) == [0, 2, 4, 6, 8, 10, 12]


@pytest.mark.parametrize("jobs", [1, 2])
def test_no_tasks_no_work(jobs: int) -> None:
    assert list(spread(double, [], jobs)) == []


def test_tasks_are_taken_only_as_fast_as_they_are_worked_off() -> None:
    taken: list[int] = []

    def tasks() -> Iterator[int]:
        for n in range(1000):
            taken.append(n)
            yield n

    done = spread(double, tasks(), 2)
    for _ in range(3):
        next(done)
    assert len(taken) <= 2 * AHEAD + 3
    done.close()  # type: ignore[attr-defined]


def test_whoever_leaves_early_leaves_nobody_behind() -> None:
    before = set(active_children())
    done = spread(double, range(1000), 2)
    next(done)
    assert len(set(active_children()) - before) == 2
    done.close()  # type: ignore[attr-defined]
    assert set(active_children()) - before == set()


def test_a_process_that_dies_is_noticed() -> None:
    with pytest.raises(Trouble) as lost:
        list(spread(die_at_three, range(10), 2))
    assert lost.value.key == "worker-lost"


def test_there_is_a_core() -> None:
    assert 1 <= cores() <= (os.cpu_count() or 1)
