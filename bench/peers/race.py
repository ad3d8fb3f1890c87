"""Ours beside the games of other packages, in the same minutes on the same machine.

    make bench-peers            fetches the peers into .make/peers once, then takes some four minutes

Every contender has a process of its own, and only one of them runs at a time: in each round each of them plays for a
while and copies for a while, so that a slow minute of the machine is a slow minute for all. Shown are medians over the
rounds. Times are those of the processor. A peer that cannot be had or fails is named and left out.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryFile
from time import process_time
from typing import Any

from contenders import CONTENDERS, OURS
from rich import box
from rich.console import Console
from rich.table import Table

HERE = Path(__file__).parent
ENVIRONMENT = HERE.parents[1] / ".make" / "peers"
PACKAGES = {
    "open-spiel": "open-spiel",
    "rlcard": "rlcard",
    "pettingzoo": "pettingzoo[classic]",
    "chess": "chess",
    "catanatron": "catanatron",
    "botbowl": "botbowl @ git+https://github.com/njustesen/botbowl",
}
ADDITIONS = 10_000_000

console = Console(highlight=False) if sys.stdout.isatty() else Console(highlight=False, width=150)


# ---- the environment of the peers ----


def install() -> Path:
    """An environment with all peers that can be had; its Python. What cannot be had is told, and tried again later."""
    python = ENVIRONMENT / "bin" / "python"
    if not python.exists():
        run([*uv("venv"), "--python", sys.executable, str(ENVIRONMENT)] if uv() else venv_command())
    for package, wanted in PACKAGES.items():
        if installed(python, package):
            continue
        console.print(f"fetching {package} …")
        trouble = run([*uv("pip", "install"), "--python", str(python), wanted] if uv() else pip_command(python, wanted))
        if trouble:
            console.print(f"{package} cannot be had here, so it is left out ({trouble})")
    return python


def uv(*command: str) -> list[str]:
    """uv is quicker, where it is there."""
    found = os.environ.get("UV") or shutil.which("uv")
    return [found, *command, "--quiet"] if found else []


def venv_command() -> list[str]:
    return [sys.executable, "-m", "venv", str(ENVIRONMENT)]


def pip_command(python: Path, wanted: str) -> list[str]:
    return [str(python), "-m", "pip", "install", "--quiet", wanted]


def installed(python: Path, package: str) -> bool:
    return not run([str(python), "-c", f"import importlib.metadata as m; m.version({package!r})"])


def run(command: list[str]) -> str:
    """Nothing when it worked, else the last line of what it said."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    lines = [line.strip() for line in done.stderr.splitlines() if line.strip()]
    return "" if done.returncode == 0 else (lines or ["no reason given"])[-1][:160]


# ---- the race ----


class Runner:
    """A contender's process."""

    def __init__(self, name: str, python: Path) -> None:
        self.name = name
        self.figures: dict[str, list[float]] = {}
        self.trouble = ""
        self.said = TemporaryFile("w+")  # noqa: SIM115 (it lives as long as the process)
        self.process = subprocess.Popen(
            [str(python), str(HERE / "runner.py"), name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.said,
            text=True,
        )
        self.about = self._hear()

    def _hear(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            self.said.seek(0)
            said = self.said.read().strip().splitlines()
            self.trouble = said[-1][:160] if said else "it stopped without a word"
            return {}
        heard: dict[str, Any] = json.loads(line)
        self.trouble = str(heard.pop("error", ""))
        return heard

    def order(self, what: str, seconds: float) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{what} {seconds}\n")
        self.process.stdin.flush()
        for figure, number in self._hear().items():
            self.figures.setdefault(figure, []).append(number)

    def dismiss(self) -> None:
        self.process.communicate()

    def median(self, figure: str) -> float | None:
        found = self.figures.get(figure)
        return median(found) if found else None


def race(runners: list[Runner], rounds: int, seconds: float) -> list[float]:
    """All figures, round by round; the yardsticks of the rounds."""
    for runner in present(runners):
        runner.order("count", seconds)
    yardsticks = []
    for number in range(rounds):
        console.print(f"round {number + 1} of {rounds}")
        yardsticks.append(yardstick())
        for runner in present(runners):
            runner.order("play", seconds)
        for runner in present(runners):
            runner.order("clone", seconds / 2)
    return yardsticks


def present(runners: list[Runner]) -> list[Runner]:
    return [runner for runner in runners if not runner.trouble]


def yardstick() -> float:
    """Seconds for ten million integer additions: what this machine does in this minute."""
    start = process_time()
    total = 0
    for number in range(ADDITIONS):
        total += number
    return process_time() - start


# ---- the table ----


HEADS = ("game", "core", "decisions/s", "µs a copy", "options a decision", "decisions a game", "lines of rules")
SERVED_HEADS = (*HEADS, "numbers observed")


def show(runners: list[Runner], yardsticks: list[float], markdown: bool) -> None:
    """Those that serve nothing but options, and then those that serve an observation with each decision."""
    for served, heads in ((False, HEADS), (True, SERVED_HEADS)):
        chosen = [runner for runner in present(runners) if bool(runner.about["observed"]) == served]
        rows = [row(runner) for runner in sorted(chosen, key=speed, reverse=True)]
        if rows:
            show_table(heads, rows, markdown)
    console.print(f"yardstick {min(yardsticks):.3f} to {max(yardsticks):.3f} s")
    for runner in runners:
        if runner.trouble:
            console.print(f"left out: {runner.name} ({runner.trouble})")


def show_table(heads: tuple[str, ...], rows: list[tuple[str, ...]], markdown: bool) -> None:
    if markdown:
        console.print()
        for cells in (heads, ("---", "---", *["---:"] * (len(heads) - 2)), *rows):
            console.print(f"| {' | '.join(cells)} |", soft_wrap=True)
        return
    table = Table(*heads, box=box.SIMPLE_HEAD)
    for column in table.columns[2:]:
        column.justify = "right"
    for cells in rows:
        table.add_row(*cells, style="bold" if cells[0].startswith("podziemia") else "")
    console.print(table)


def speed(runner: Runner) -> float:
    return runner.median("decisions_per_second") or 0.0


def row(runner: Runner) -> tuple[str, ...]:
    about = runner.about
    label = runner.name if runner.name in OURS else f"{runner.name} {about['version']}"
    observed = (shown(about["observed"]),) if about["observed"] else ()
    return (
        label,
        about["core"],
        shown(speed(runner)),
        shown(runner.median("microseconds_per_clone"), 1),
        shown(runner.median("options"), 1),
        shown(runner.median("decisions_per_game")),
        shown(about["rules"] or None),
        *observed,
    )


def shown(number: float | None, digits: int = 0) -> str:
    return "–" if number is None else f"{number:,.{digits}f}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Ours beside the games of other packages.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="of play for each contender in each round")
    parser.add_argument("--only", default="", help="contenders whose names contain one of these, with commas between")
    parser.add_argument("--markdown", action="store_true")
    args = parser.parse_args()
    python = install()
    wanted = args.only.split(",")
    names = [name for name in CONTENDERS if any(part in name for part in wanted)]
    runners = [Runner(name, Path(sys.executable) if name in OURS else python) for name in names]
    try:
        yardsticks = race(runners, args.rounds, args.seconds)
    finally:
        for runner in runners:
            runner.dismiss()
    show(runners, yardsticks, args.markdown)


if __name__ == "__main__":
    main()
