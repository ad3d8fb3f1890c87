"""Static texts go out compressed, each compressed once."""

from __future__ import annotations

import gzip
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.requests import Request

TEXTS: Final = frozenset({".js", ".css", ".svg", ".html", ".json", ".webmanifest", ".txt"})


def takes_gzip(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


@lru_cache(maxsize=64)
def gzipped(body: bytes) -> bytes:
    return gzip.compress(body, 6, mtime=0)


def gzipped_file(file: Path) -> bytes:
    return _read_gzipped(file, file.stat().st_mtime_ns)


@lru_cache(maxsize=256)
def _read_gzipped(file: Path, changed: int) -> bytes:
    return gzip.compress(file.read_bytes(), 6, mtime=0)
