"""Who may create and open tables on a server: everybody, who knows a word, or nobody but the operator, who has the
command line. Whoever sits at a table may play it again and play on from its moments."""

from __future__ import annotations

from hmac import compare_digest
from typing import Final, get_args
from urllib.parse import unquote

from starlette.requests import Request

from podziemia.kernel.errors import Trouble
from podziemia.table import wire

HEADER: Final = "podziemia-word"
"""Percent-encoded: a header carries no letters beyond ASCII."""
FOUNDERS: Final[tuple[wire.Founders, ...]] = get_args(wire.Founders)


class House:
    """The rule of a server about new tables."""

    def __init__(self, founders: str = "everybody", word: str = "") -> None:
        known = [one for one in FOUNDERS if one == founders]
        if not known:
            raise Trouble("founders-unknown", value=founders, known=", ".join(FOUNDERS))
        self.founders = known[0]
        self._word = word
        if self.founders == "word" and not word.strip():
            raise Trouble("founders-no-word")

    def lets(self, word: str) -> bool:
        if self.founders == "word":
            return is_word(word, self._word)
        return self.founders == "everybody"

    def check(self, request: Request) -> None:
        """Refuse whoever may not create or open a table here."""
        if not self.lets(word_of(request)):
            raise Trouble(f"founders-{self.founders}")


def is_word(said: str, word: str) -> bool:
    """Whether somebody has said the word; how it is written does not matter."""
    return compare_digest(said.strip().casefold().encode(), word.strip().casefold().encode())


def word_of(request: Request) -> str:
    return unquote(request.headers.get(HEADER, ""))
