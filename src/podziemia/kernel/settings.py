"""What is chosen when a game is set up."""

from __future__ import annotations

from typing import Final

from podziemia.kernel.ask import NOBODY, SEAT_LETTERS
from podziemia.kernel.errors import BadSetup


class Setting:
    """One choice. Without `choices` the value is free text, which the game checks; where it is a `deck`, the id of a
    ready one or a deck as text."""

    __slots__ = ("alike", "choices", "deck", "default", "fine", "key")

    def __init__(
        self,
        key: str,
        choices: tuple[str, ...],
        default: str,
        deck: bool = False,
        alike: tuple[str, ...] = (),
        fine: bool = False,
    ) -> None:
        self.key = key
        self.choices = choices
        self.default = default
        self.deck = deck
        self.alike = alike
        """The choices that can be compared with each other; empty: all of them."""
        self.fine = fine
        """Only those who know the game ask for it: how a disputed rule is read."""


FIRST: Final = Setting("first", ("random", "A", "B", "C", "D"), "random")
"""Who begins, in a game for up to four."""


def first_seat(seats: int, settings: dict[str, str]) -> int:
    """The seat that FIRST names; NOBODY leaves it to chance."""
    named = settings[FIRST.key]
    first = NOBODY if named == FIRST.default else SEAT_LETTERS.index(named)
    if first >= seats:
        raise BadSetup("setting-value", key=FIRST.key, value=named, choices=SEAT_LETTERS[:seats])
    return first


def checked(known: list[Setting], given: dict[str, str]) -> dict[str, str]:
    """The settings with defaults filled in, each one line as in a record; unknown keys and values are refused."""
    by_key = {setting.key: setting for setting in known}
    for key, value in given.items():
        if key not in by_key:
            raise BadSetup("setting-unknown", key=key, known=", ".join(sorted(by_key)) or "-")
        if by_key[key].choices and value not in by_key[key].choices:
            raise BadSetup("setting-value", key=key, value=value, choices=", ".join(by_key[key].choices))
    return {key: one_line(given.get(key, setting.default)) for key, setting in by_key.items()}


def one_line(text: str) -> str:
    return " ".join(text.splitlines())
