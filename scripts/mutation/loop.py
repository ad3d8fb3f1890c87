"""A pytest plugin: instead of running the tests once, it runs them for every mutant, in a child process each."""

from __future__ import annotations

import os
import pickle
import signal
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from time import process_time

import coverage
import pytest
from _pytest.runner import runtestprotocol

from scripts.mutation.places import GAMES, ROOT, Place, break_it, places_of, sample

GRACE, SLOWER = 3.0, 10.0
"""A test that takes so many seconds and so many times as long as before has become endless, and that is noticed. What
counts is the processor's time: on a busy machine every test takes longer, and would pass for endless."""
ASLEEP = 900
"""Seconds after which a mutant waits for what never comes."""
PATIENCE = 40.0
"""Seconds of tests for one mutant; the quickest run first, so what is left out is the slowest of many."""
CAUGHT, SURVIVED = 1, 0

Touched = dict[str, dict[int, list[str]]]
"""Tests by file and line."""


class Mutants:
    def __init__(self, game: str, count: int, seed: str, jobs: int) -> None:
        self.game = game
        self.count = count
        self.seed = seed
        self.jobs = jobs
        self.seconds: dict[str, float] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """The game's own tests, and what is proved of every game for this one."""
        items[:] = [i for i in items if f"/games/{self.game}/" in i.nodeid or f"[{self.game}" in i.nodeid]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        touched, self.seconds = self.learned(items)
        self.judge(items, touched)
        session.testsfailed = 0
        return True

    def judge(self, items: dict[str, pytest.Item], touched: Touched) -> None:
        known = equivalent(self.game)
        places = [place for place in places_of(self.game) if place.key not in known]
        chosen = sample([p for p in places if is_touched(p, touched)], self.count, self.seed)
        survivors = self.run_all(chosen, items, touched)
        say(f"{self.game}: {len(chosen) - len(survivors)}/{len(chosen)}")

    # ---- which tests touch which line ----

    def learned(self, items: dict[str, pytest.Item]) -> tuple[Touched, dict[str, float]]:
        """Run all tests once and see what each touches; kept as long as neither rules nor tests change."""
        kept = ROOT / ".make" / f"mutants-{self.game}-{self.fingerprint()}.pickle"
        if kept.exists():
            found: tuple[Touched, dict[str, float]] = pickle.loads(kept.read_bytes())
            return found
        say(f"{self.game}: {len(items)} tests run once to see what they touch")
        found = watch(list(items.values()), GAMES / self.game)
        for old in kept.parent.glob(f"mutants-{self.game}-*.pickle"):
            old.unlink()
        kept.parent.mkdir(exist_ok=True)
        kept.write_bytes(pickle.dumps(found))
        return found

    def fingerprint(self) -> str:
        digest = blake2b(digest_size=8)
        folders = [GAMES / self.game, ROOT / "src" / "podziemia" / "kernel", ROOT / "tests" / "games"]
        for folder in [*folders, ROOT / "tests" / "support"]:
            for path in sorted(folder.rglob("*.py")):
                digest.update(path.read_bytes())
        return digest.hexdigest()

    # ---- running ----

    def run_all(self, chosen: list[Place], items: dict[str, pytest.Item], touched: Touched) -> list[Place]:
        """Some at a time; those that no test has noticed."""
        running: dict[int, Place] = {}
        survivors: list[Place] = []
        waiting = iter(chosen)
        done = 0
        while True:
            while len(running) < self.jobs and (place := next(waiting, None)) is not None:
                tests = [items[name] for name in quickest(tests_of(place, touched), self.seconds)]
                running[self.start(place, tests)] = place
            if not running:
                return survivors
            pid, status = os.wait()
            place = running.pop(pid)
            done += 1
            if os.WIFEXITED(status) and os.WEXITSTATUS(status) == SURVIVED:
                survivors.append(place)
                say(f"survived: {place}")
            if done % 20 == 0:
                say(f"{self.game}: {done - len(survivors)} of {done} so far")

    def notices(self, place: Place, tests: list[pytest.Item]) -> bool:
        """Whether one of these tests fails when this place is broken."""
        _, status = os.waitpid(self.start(place, tests), 0)
        return not (os.WIFEXITED(status) and os.WEXITSTATUS(status) == SURVIVED)

    def start(self, place: Place, tests: list[pytest.Item]) -> int:
        pid = os.fork()
        if pid:
            return pid
        signal.alarm(ASLEEP)
        silence()
        try:
            break_it(place)
            noticed = any(self.fails_in_time(item) for item in tests)
        except BaseException:
            noticed = True
        os._exit(CAUGHT if noticed else SURVIVED)

    def fails_in_time(self, item: pytest.Item) -> bool:
        """The process ends where the test does not."""
        signal.setitimer(signal.ITIMER_PROF, GRACE + SLOWER * self.seconds.get(item.nodeid, 0.0))
        return fails(item)


def watch(items: list[pytest.Item], folder: Path) -> tuple[Touched, dict[str, float]]:
    """What each test touches in the folder, and how long it takes."""
    cover = coverage.Coverage(data_file=None, include=[f"{folder}/*"])
    seconds = {}
    cover.start()
    for item in items:
        cover.switch_context(item.nodeid)
        start = process_time()
        if fails(item):
            pytest.exit(f"{item.nodeid} fails before anything is broken", 1)
        seconds[item.nodeid] = process_time() - start
    cover.stop()
    data = cover.get_data()
    return {path: dict(data.contexts_by_lineno(path)) for path in data.measured_files()}, seconds


def fails(item: pytest.Item) -> bool:
    reports = runtestprotocol(item, nextitem=None, log=False)
    return any(report.failed for report in reports)


def tests_of(place: Place, touched: Touched) -> list[str]:
    lines = touched.get(str(place.path), {})
    return [name for name in lines.get(place.one.line, []) if name]


def is_touched(place: Place, touched: Touched) -> bool:
    """A line that no test touches is a survivor, unless it is never run as a line of its own."""
    return bool(touched.get(str(place.path)))


def quickest(tests: list[str], seconds: dict[str, float]) -> Iterator[str]:
    spent = 0.0
    for name in sorted(tests, key=lambda name: seconds.get(name, 0.0)):
        spent += seconds.get(name, 0.0)
        if spent > PATIENCE:
            return
        yield name


def equivalent(game: str) -> set[str]:
    """Mutants that change nothing anybody could see, each with its reason on the line above."""
    listed = ROOT / "tests" / "mutants" / f"{game}.txt"
    if not listed.exists():
        return set()
    return {line for line in listed.read_text().splitlines() if line and not line.startswith("#")}


def silence() -> None:
    """A mutant's prints are its own."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
