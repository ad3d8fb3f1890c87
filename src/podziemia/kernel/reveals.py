"""What an answer brings to light: declared by a game's rules, the same on every server, proved on random games.

An answer reveals when it draws from the randomness or turns something hidden up for anybody. Some sorts of answers
(a question's kind and the verb of the answer) always do, some never, and the rest depend on what follows.
"""

from __future__ import annotations

from typing import Final

ALWAYS: Final = "always"
NEVER: Final = "never"
PERHAPS: Final = "perhaps"

Sorts = dict[str, str]
"""Verbs by the kind of question they answer, with blanks between them."""


class Reveals:
    """Which sorts of answers of a game always bring something to light, and which never do."""

    __slots__ = ("_declared",)

    _declared: dict[tuple[str, str], str]

    def __init__(self, always: Sorts, never: Sorts) -> None:
        self._declared = {}
        for word, sorts in ((ALWAYS, always), (NEVER, never)):
            for kind, verbs in sorts.items():
                for verb in verbs.split():
                    self._declared[kind, verb] = word

    def of(self, kind: str, verb: str) -> str:
        return self._declared.get((kind, verb), PERHAPS)
