"""What people write: names, and what they say to one another. It is shown as text wherever it goes; here it is made
into text that stays in its place."""

from __future__ import annotations

from itertools import groupby
from typing import Final
from unicodedata import bidirectional, category

JOINERS: Final = "\u200c\u200d"
"""They print nothing, and yet some scripts and drawn signs are wrong without them."""
BLANKS: Final = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""They count as letters or signs, and nobody sees them: a name of them would be none."""
MARKS: Final = ("Mn", "Me")
MOST_MARKS: Final = 3
"""Marks on one letter; a tower of them would stand on the lines above."""


def clean(text: str) -> str:
    """On one line, without what does not print or turns the direction of what stands around it. Marks that stand on
    nothing are no text."""
    kept = " ".join(_few_marks("".join(_printed(c) for c in text)).split()).strip(JOINERS)
    return kept if any(c not in JOINERS and category(c) not in (*MARKS, "Zs") for c in kept) else ""


def isolated(text: str) -> str:
    """For the midst of a sentence: whatever direction the text runs in, the sentence keeps its own."""
    return f"\u2068{text}\u2069" if text else ""


def _printed(c: str) -> str:
    if c in BLANKS:
        return " "
    if c in JOINERS or c.isprintable():
        return c
    return "" if category(c) == "Cf" else " "


def _few_marks(text: str) -> str:
    parts = groupby(text, lambda c: category(c) in MARKS)
    return "".join("".join(list(part)[:MOST_MARKS] if marks else part) for marks, part in parts)


def apart(text: str) -> str:
    """For a line of plain text: isolated where it would turn what stands around it."""
    return isolated(text) if any(bidirectional(c) in ("R", "AL") for c in text) else text
