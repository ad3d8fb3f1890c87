"""Where bots think: a cluster when there is one, this machine when there is none or it is lost."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import podziemia.games
from podziemia.cli import main
from podziemia.kernel.errors import Trouble
from podziemia.table.pools import ClusterLost, RayPool, editions
from podziemia.table.thinking import Workers
from tests.lab.test_cluster import start_cluster
from tests.table.support import GAMES, run
from tests.table.test_proxies import free_port
from tests.table.test_thinking import a_position


class QuickPool:
    """Thinks on the spot, in this process."""

    def __init__(self, places: int) -> None:
        self.places = places
        self.ended = False
        self.thoughts = 0

    def submit(self, work: Callable[..., Any], *arguments: object) -> Future[Any]:
        self.thoughts += 1
        done: Future[Any] = Future()
        done.set_result(work(*arguments))
        return done

    def stop(self, thought: Future[Any]) -> None:
        self.drop()

    def drop(self) -> None:
        self.ended = True


class FarPool(QuickPool):
    """A cluster of 16 that may be lost."""

    lost = False

    def __init__(self, address: str) -> None:
        super().__init__(16)

    def submit(self, work: Callable[..., Any], *arguments: object) -> Future[Any]:
        if not self.lost:
            return super().submit(work, *arguments)
        done: Future[Any] = Future()
        done.set_exception(ClusterLost())
        return done


async def think(workers: Workers) -> str:
    position = a_position()
    return await workers.choose(position, position.match().waiting()[0], "easy")


async def reach(workers: Workers) -> FarPool:
    await think(workers)
    while workers._far is None or workers._far.ended:
        await asyncio.sleep(0)
    assert isinstance(workers._far, FarPool)
    return workers._far


def test_a_cluster_thinks_with_as_many_as_it_has_and_nobody_waits_until_it_is_there() -> None:
    async def test() -> None:
        workers = Workers(2, "somewhere", QuickPool, FarPool)
        far = await reach(workers)
        assert (far.thoughts, workers._near.thoughts) == (0, 1)  # type: ignore[union-attr]  # these pools count
        await asyncio.gather(*[think(workers) for _ in range(20)])
        assert far.thoughts == 20
        assert workers.turns._places == 16

    run(test)


def test_what_a_lost_cluster_took_with_it_is_thought_again_here() -> None:
    async def test() -> None:
        workers = Workers(2, "somewhere", QuickPool, FarPool)
        far = await reach(workers)
        far.lost = True
        assert await think(workers)
        assert far.ended
        assert workers.turns._places == 2
        again = await reach(workers)
        assert again is not far

    run(test)


def test_a_cluster_that_is_away_is_asked_for_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("podziemia.table.thinking.AWAY_SECONDS", 0)
    knocks: list[str] = []

    def far(address: str) -> FarPool:
        knocks.append(address)
        if len(knocks) < 3:
            raise Trouble("ray-unreachable", address=address)
        return FarPool(address)

    async def test() -> None:
        workers = Workers(2, "somewhere", QuickPool, far)
        while workers._far is None:
            await think(workers)
        assert knocks == ["somewhere"] * 3
        assert caplog.text.count("for a while") == 2

    run(test)


class RayTaskError(Exception): ...


class TaskCancelledError(Exception): ...


class FakeRay:
    """The little of Ray that we use. What is sent stays under way until somebody lets it end."""

    exceptions = SimpleNamespace(RayTaskError=RayTaskError, TaskCancelledError=TaskCancelledError)

    def __init__(self) -> None:
        self.there = editions()
        self.ends: list[Future[Any]] = []
        self.cancelled: list[Any] = []
        self.is_up = False

    def init(self, **settings: object) -> None:
        self.is_up = True

    def shutdown(self) -> None:
        self.is_up = False

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 8.0}

    def get(self, sent: Any) -> Any:
        return self.there

    def cancel(self, sent: Any, force: bool) -> None:
        self.cancelled.append(sent)

    def remote(self, work: Callable[..., Any]) -> Any:
        def send(*arguments: object) -> Any:
            end: Future[Any] = Future()
            if work is not editions:
                self.ends.append(end)
            return SimpleNamespace(future=lambda: end, end=end)

        return SimpleNamespace(remote=send)


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> FakeRay:
    fake = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", fake)
    return fake


def settle(pool: RayPool) -> None:
    """Until all that was sent has been sent."""
    pool._thread.submit(int).result()


def test_what_work_raises_is_its_own_and_what_ray_reports_is_the_clusters(ray: FakeRay) -> None:
    pool = RayPool("local")
    assert pool.places == 8
    well, ill, lost = [pool.submit(str, n) for n in range(3)]
    settle(pool)
    ray.ends[0].set_result("0")
    ray.ends[1].set_exception(RayTaskError("bug"))
    ray.ends[2].set_exception(ConnectionError())
    assert well.result() == "0"
    assert isinstance(ill.exception(), RayTaskError)
    assert isinstance(lost.exception(), ClusterLost)
    pool.drop()
    pool._thread.shutdown()
    assert not ray.is_up


def test_only_the_thought_that_does_not_end_is_stopped(ray: FakeRay) -> None:
    pool = RayPool("local")
    thoughts = [pool.submit(str, n) for n in range(2)]
    settle(pool)
    pool.stop(thoughts[1])
    settle(pool)
    assert [sent.end for sent in ray.cancelled] == [ray.ends[1]]
    assert not pool.ended
    pool.drop()


def test_a_cluster_with_other_rules_is_not_asked(ray: FakeRay) -> None:
    ray.there = {**editions(), "abyss": 1}
    with pytest.raises(Trouble) as raised:
        RayPool("local")
    assert raised.value.key == "bots-cluster-differs"
    assert not ray.is_up


def test_a_cluster_without_our_games_is_told_of(ray: FakeRay, monkeypatch: pytest.MonkeyPatch) -> None:
    def get(sent: Any) -> Any:
        raise RayTaskError("No module named 'podziemia'")

    monkeypatch.setattr(ray, "get", get)
    with pytest.raises(Trouble) as raised:
        RayPool("local")
    assert raised.value.key == "bots-cluster-fails"


@pytest.mark.parametrize(
    ("address", "told"), [("ray://127.0.0.1:1", "There is no Ray cluster"), ("somewhere", "is not the address")]
)
def test_a_server_says_at_once_that_there_is_no_cluster(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], address: str, told: str
) -> None:
    assert main(["--lang", "en", "serve", "--bots", address, "--port", "0", "--data", str(tmp_path)]) == 2
    assert told in capsys.readouterr().err


def test_without_ray_a_server_says_what_to_install(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["--lang", "en", "serve", "--bots", "auto", "--port", "0", "--data", str(tmp_path)]) == 2
    assert 'pip install "podziemia[ray]"' in capsys.readouterr().err


@pytest.mark.deep
@pytest.mark.filterwarnings("default")  # Ray's own
@pytest.mark.parametrize("by_client", [False, True], ids=["address", "ray://"])
def test_a_real_cluster_thinks(monkeypatch: pytest.MonkeyPatch, by_client: bool) -> None:
    """By the address of its head, as from one of its machines, and by ray://, as from anywhere else."""
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    monkeypatch.setenv("RAY_raylet_start_wait_time_s", "300")
    published = [path for path in podziemia.games.__path__ if path != GAMES]
    monkeypatch.setattr(podziemia.games, "__path__", published)  # the game of the tests is unknown there
    port = free_port() if by_client else None
    machines = start_cluster(ray_client_server_port=port)
    address = f"ray://127.0.0.1:{port}" if by_client else machines.address

    async def test() -> None:
        workers = Workers(2, address, QuickPool)
        try:
            await think(workers)
            assert workers._reaching is not None
            await workers._reaching
            far = workers._far
            assert isinstance(far, RayPool)
            assert await think(workers)
            assert workers._pool() is far
        finally:
            workers.close()
        far._thread.shutdown()  # the cluster must not end before it is left

    try:
        asyncio.run(test())
    finally:
        machines.shutdown()
