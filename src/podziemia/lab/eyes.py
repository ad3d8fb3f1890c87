"""How a seat's knowledge becomes a vector: by the game's named fields, or by hashing what its view holds."""

from __future__ import annotations

from typing import Any, Final

from podziemia.kernel.ask import Ask
from podziemia.kernel.encoding import Encoding, blank
from podziemia.kernel.errors import BadSetup
from podziemia.kernel.game import Game
from podziemia.kernel.match import Match
from podziemia.lab.extras import needed
from podziemia.lab.observation import REACH, SIZE, Vector, observe, question

with needed("lab"):
    import numpy as np

FIELDS: Final = "fields"
HASHED: Final = "hashed"
KINDS: Final = (FIELDS, HASHED)


class Eyes:
    """Vectors of one length, and the least and the most each entry can be."""

    def __init__(self, size: int, low: Vector, high: Vector) -> None:
        self.size = size
        self.low = low
        self.high = high

    def see(self, match: Match[Any], seat: int, ask: Ask | None) -> Vector:
        """What the seat knows; `ask` is the question put to it."""
        raise AssertionError("eyes see")


class HashedEyes(Eyes):
    """Reads the view of any game."""

    def __init__(self, size: int) -> None:
        reach = np.full(size, REACH, np.float32)
        super().__init__(size, -reach, reach)

    def see(self, match: Match[Any], seat: int, ask: Ask | None) -> Vector:
        return observe(match, seat, self.size)


class NamedEyes(Eyes):
    """Reads the state, by the fields the game has named."""

    def __init__(self, encoding: Encoding[Any]) -> None:
        fields = encoding.fields
        low = np.concatenate([np.full(field.size, field.low, np.float32) for field in fields])
        high = np.concatenate([np.full(field.size, field.high, np.float32) for field in fields])
        super().__init__(encoding.size, low, high)
        self.encoding = encoding
        self._numbers = blank(encoding.size)
        self._seen = np.frombuffer(self._numbers, np.int32)  # the same memory

    def see(self, match: Match[Any], seat: int, ask: Ask | None) -> Vector:
        self._seen.fill(0)
        self.encoding.write(match.state, seat, ask, self._numbers, 0)
        return self._seen.astype(np.float32)


def eyes_for(game: Game[Any], observation: str = "", size: int = SIZE) -> Eyes:
    """The eyes of that name; unnamed, the game's fields where it has them. `size` is the length of hashed vectors."""
    if observation not in ("", *KINDS) or (observation == FIELDS and game.encoding is None):
        raise BadSetup("lab-observation", given=observation, known=", ".join(KINDS), game=game.name)
    if observation == HASHED or game.encoding is None:
        return HashedEyes(size)
    return NamedEyes(game.encoding)


def named(match: Match[Any], seat: int) -> dict[str, Any]:
    """What a seat knows by the names of the fields, for people: arrays of the shapes that the game gave them."""
    encoding = match.game.encoding
    if encoding is None:
        raise BadSetup("lab-observation", given=FIELDS, known=HASHED, game=match.game.name)
    seen = NamedEyes(encoding).see(match, seat, question(match, seat))
    return {field.name: seen[field.start : field.start + field.size].reshape(field.shape) for field in encoding.fields}
