"""What can go wrong through no fault of the code. Each trouble has a message in every language (`trouble-<key>`)."""

from __future__ import annotations


class Trouble(Exception):
    """Something a person can put right; `key` names the message, `details` fill it in."""

    def __init__(self, key: str, /, **details: str | int) -> None:
        super().__init__(key, details)
        self.key = key
        self.details = details

    def __str__(self) -> str:
        filled = ", ".join(f"{name}={value}" for name, value in self.details.items())
        return f"{self.key} ({filled})" if filled else self.key


class Refusal(Trouble):
    """An answer that the match does not take: not asked, not legal, game over."""


class BadSetup(Trouble):
    """A game that cannot be set up like this: unknown game, wrong number of seats, unknown setting."""


class BadRecord(Trouble):
    """A record that cannot be read or replayed; `line` says where."""

    def __init__(self, key: str, line: int, /, **details: str | int) -> None:
        super().__init__(key, line=line, **details)
        self.line = line
