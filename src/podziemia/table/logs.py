"""Logs on stderr, in which a flood is a few lines and not a full disk."""

from __future__ import annotations

import logging
from collections.abc import Callable
from time import monotonic
from typing import Final

BURST: Final = 5
SECONDS: Final = 60.0


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


def log_calmly() -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    handler.addFilter(Calm())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
