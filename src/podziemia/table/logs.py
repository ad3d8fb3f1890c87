"""Logs on stderr, in which a flood is a few lines and not a full disk."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextvars import ContextVar
from datetime import UTC, datetime
from json import dumps
from time import monotonic
from typing import Final

BURST: Final = 5
SECONDS: Final = 60.0
REQUEST: ContextVar[str] = ContextVar("request", default="")
"""A name of the request that is served, so that its lines can be found; whoever asks is told it too."""


class Calm(logging.Filter):
    """Of lines of one kind a few a minute; the next one after that tells how many were left out."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._minutes: dict[tuple[str, str], tuple[float, int]] = {}
        """By logger and message: when its minute began, and how many there were since."""

    def filter(self, record: logging.LogRecord) -> bool:
        kind = (record.name, str(record.msg))
        now = self._clock()
        began, count = self._minutes.get(kind, (now, 0))
        if now - began >= SECONDS:
            if count > BURST:
                record.msg = f"{record.msg} ({count - BURST} more like this were left out)"
            began, count = now, 0
        self._minutes[kind] = (began, count + 1)
        return count < BURST


class JsonLines(logging.Formatter):
    """One object a line: when, how bad, what, and for which request."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
            "request": REQUEST.get(),
            "error": self.formatException(record.exc_info) if record.exc_info else "",
        }
        return dumps({name: value for name, value in told.items() if value}, ensure_ascii=False)


def log_calmly(form: str = "text") -> None:
    handler = logging.StreamHandler()
    plain = logging.Formatter("%(asctime)s %(levelname)s %(message)s")
    handler.setFormatter(JsonLines() if form == "json" else plain)
    handler.addFilter(Calm())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
