"""What is shown to people and said to them."""

from __future__ import annotations

from collections.abc import Callable

View = dict[str, object]
"""What one pair of eyes may know, as plain data (strings, numbers, lists, dicts)."""

Say = Callable[..., str]
"""Finds a message in the reader's language: `say("abyss-sketch-court", n=3)`."""
