"""What is shown to people and said to them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

View = Mapping[str, object]
"""What one pair of eyes may know, as plain data (strings, numbers, lists, dicts)."""

Say = Callable[..., str]
"""Finds a message in the reader's language: `say("abyss-sketch-court", n=3)`."""

_NOT_IN_IDS: Final = re.compile(r"[^a-z0-9-]+")


def message_id(*parts: str) -> str:
    """Parts joined to the id of a message: `abyss`, `name`, `ship_master` make `abyss-name-ship-master`. Ids of things
    are freer than ids of messages, which know only letters, digits and hyphens."""
    return _NOT_IN_IDS.sub("-", "-".join(parts).lower())
