"""Packages that only some people need."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from podziemia.kernel.errors import Trouble


@contextmanager
def needed(extra: str) -> Iterator[None]:
    """Around imports: a package that is not there is a trouble that says what to install."""
    try:
        yield
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        raise Trouble("extra-missing", package=package, install=f'pip install "podziemia[{extra}]"') from missing
