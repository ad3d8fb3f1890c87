"""Which build runs: the compiled one, if it lies here and was made from the sources as they are; else plain Python.

Python takes a compiled module before a source. So that nobody who edits a source after `make fast` runs the code of
yesterday, a build whose sources have changed is left aside as a whole (its modules know one another's insides).
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from hashlib import blake2b
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Final

PLAIN: Final = "PODZIEMIA_PLAIN"
"""Set in the environment: the plain sources run, whatever lies beside them."""
MARK: Final = "compiled.mark"
"""Written by `make fast`: the fingerprint of the sources it compiled. A wheel carries none."""
COMPILED: Final = ("kernel", "bots", "games")
NOT_COMPILED: Final = frozenset({"sketch.py", "errors.py"})
"""Drawings as text are not hot; mypyc mistakes a trouble's details for its positional arguments."""


BUILDS: Final = ("plain", "compiled")


def choose_build() -> None:
    """Called before anything else of the package is imported."""
    folder = Path(__file__).parent
    if os.environ.get(PLAIN) or is_stale(folder):
        sys.meta_path.insert(0, PlainSources())


def running() -> str:
    """Whether the kernel runs as `plain` Python or as a `compiled` extension."""
    from podziemia.kernel import match

    return BUILDS[0 if str(match.__file__).endswith(".py") else 1]


def is_stale(folder: Path) -> bool:
    """Whether the build beside the sources was made from other sources. Most often their times tell."""
    mark = folder / MARK
    if not mark.exists():
        return False
    made = mark.stat().st_mtime
    fresh = all(source.stat().st_mtime <= made for source in sources(folder))
    return not fresh and mark.read_text().split()[0] != fingerprint(folder)


def fingerprint(folder: Path) -> str:
    digest = blake2b(digest_size=16)
    for source in sources(folder):
        digest.update(str(source.relative_to(folder)).encode())
        digest.update(source.read_bytes())
    return digest.hexdigest()


def sources(folder: Path) -> list[Path]:
    """What is compiled, in a stable order."""
    found = [path for part in COMPILED for path in (folder / part).rglob("*.py")]
    return sorted(path for path in found if path.name not in NOT_COMPILED and path != folder / "games" / "__init__.py")


class PlainSources:
    """Finds the package's sources and never its compiled modules."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or not name.startswith("podziemia."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None
