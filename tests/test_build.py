"""A compiled build never shadows sources that have changed since."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from podziemia.build import MARK, PLAIN, fingerprint, is_stale, sources


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package of three modules, compiled a minute after they were written."""
    for name in ("kernel/ask.py", "games/abyss/turn.py", "games/abyss/sketch.py"):
        source = tmp_path / name
        source.parent.mkdir(parents=True, exist_ok=True)
        source.write_text(f"NAME = {name!r}\n")
    (tmp_path / MARK).write_text(f"{fingerprint(tmp_path)} for the test\n")
    later(tmp_path / MARK, 60)
    return tmp_path


def later(path: Path, seconds: int) -> None:
    time = path.stat().st_mtime + seconds
    os.utime(path, (time, time))


def test_what_is_compiled(package: Path) -> None:
    """Rules, not drawings as text."""
    assert [path.relative_to(package).as_posix() for path in sources(package)] == [
        "games/abyss/turn.py",
        "kernel/ask.py",
    ]


def test_an_untouched_build_is_used(package: Path) -> None:
    assert not is_stale(package)


def test_an_edited_source_makes_the_build_stale(package: Path) -> None:
    (package / "kernel/ask.py").write_text("NAME = 'edited'\n")
    later(package / "kernel/ask.py", 120)

    assert is_stale(package)


def test_a_new_source_makes_the_build_stale(package: Path) -> None:
    (package / "kernel/new.py").write_text("")
    later(package / "kernel/new.py", 120)

    assert is_stale(package)


def test_a_source_written_again_as_it_was_does_not(package: Path) -> None:
    later(package / "kernel/ask.py", 120)

    assert not is_stale(package)


def test_a_drawing_may_change(package: Path) -> None:
    (package / "games/abyss/sketch.py").write_text("")
    later(package / "games/abyss/sketch.py", 120)

    assert not is_stale(package)


def test_without_a_build_nothing_is_stale(package: Path) -> None:
    (package / MARK).unlink()

    assert not is_stale(package)


def test_plain_python_can_be_asked_for() -> None:
    asked = [sys.executable, "-c", "from podziemia.build import running; print(running())"]

    said = subprocess.run(asked, env={**os.environ, PLAIN: "1"}, capture_output=True, text=True, check=True)

    assert said.stdout == "plain\n"


def test_an_unfinished_build_is_not_used(package: Path) -> None:
    (package / MARK).write_text("unfinished\n")
    os.utime(package / MARK, (0, 0))

    assert is_stale(package)
