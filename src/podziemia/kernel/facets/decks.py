"""Decks that players bring."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from podziemia.kernel.errors import Trouble


@mypyc_attr(allow_interpreted_subclasses=True)
class Decks:
    """In a game to which players bring decks of their own: those that are ready, and what makes one legal."""

    def ready(self) -> dict[str, str]:
        """Ready decks as text, by id."""
        raise AssertionError("decks come with some that are ready")

    def troubles(self, text: str) -> list[Trouble]:
        """Everything that is wrong with a deck; nothing when it is legal."""
        raise AssertionError("decks can be checked")
