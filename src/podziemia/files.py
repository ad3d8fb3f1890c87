"""Files that are whole or not there."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path


def replace(path: Path, write: Callable[[Path], object]) -> None:
    """Write beside the file and move it there in one step, so that nobody ever sees half of it."""
    write(unfinished(path))
    finish(path)


def unfinished(path: Path) -> Path:
    """Where the file is written before it is moved to its place."""
    return path.with_name(f".{path.name}.new")


def finish(path: Path) -> None:
    os.replace(unfinished(path), path)
