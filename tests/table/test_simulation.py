"""Worlds of one, two and three servers in which everything goes wrong that can: nothing is lost, played twice, stale or
leaked."""

from __future__ import annotations

import logging

import pytest

from tests.support import depth
from tests.table.simulation import simulate

SEEDS = 10_000 if depth.ALL else 60
A_BATCH = 20


@pytest.mark.parametrize("first", range(0, SEEDS, A_BATCH))
def test_worlds_by_seed(first: int, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL)
    worlds = [simulate(seed) for seed in range(first, first + A_BATCH)]
    assert sum(world.crashes for world in worlds) > A_BATCH
    assert sum(world.faults for world in worlds) > 10 * A_BATCH
    assert sum(len(world.notes) for world in worlds) > 10 * A_BATCH


def test_the_same_seed_is_the_same_world() -> None:
    one, two = simulate(7), simulate(7)
    assert (one.crashes, one.faults, one.notes) == (two.crashes, two.faults, two.notes)
