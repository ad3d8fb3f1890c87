"""Randomness that lives inside the state: small, copyable, the same stream on every machine.

The stream is BLAKE2b in counter mode. A fast xorshift would do for search, but a table that commits to its
seed must also be unpredictable: nobody may work out the deck from the cards already seen.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

T = TypeVar("T")

WORDS_A_BLOCK: Final = 16
_BLOCK: Final = Struct("<16I")
_COUNTER: Final = Struct("<Q")
KEPT_BLOCKS: Final = 16
"""So many of a stream's first blocks are kept for its copies: bots deal the same world again for every answer."""


def seeded(seed: str) -> Rng:
    """The stream that a seed text decides."""
    return Rng(blake2b(seed.encode(), digest_size=32).digest())


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A stream of random numbers and the place reached in it."""

    __slots__ = ("_at", "_blocks", "_key", "_known", "_words")

    _key: bytes
    _blocks: int
    _words: tuple[int, ...]
    _at: i64
    _known: dict[int, tuple[int, ...]]
    """Blocks worked out before, by their number; all copies of a stream share them."""

    def __init__(
        self,
        key: bytes,
        blocks: int = 0,
        words: tuple[int, ...] = (),
        at: int = WORDS_A_BLOCK,
        known: dict[int, tuple[int, ...]] | None = None,
    ) -> None:
        self._key = key
        self._blocks = blocks
        self._words = words
        self._at = at
        self._known = {} if known is None else known

    def copy(self) -> Rng:
        return Rng(self._key, self._blocks, self._words, self._at, self._known)

    def with_next(self, words: list[int]) -> Rng:
        """The same stream, in which these words come first."""
        fresh = Rng(self._key, self._blocks)
        rest = [fresh.word() for _ in range(WORDS_A_BLOCK - len(words))]
        return Rng(self._key, fresh._blocks, (*words, *rest), 0)

    def dump(self) -> list[str | int]:
        """The stream and the place reached in it."""
        return [self._key.hex(), self.draws]

    @property
    def draws(self) -> int:
        """How many numbers have been drawn; undo asks whether chance had a say."""
        return self._blocks * WORDS_A_BLOCK + self._at - WORDS_A_BLOCK

    def word(self) -> int:
        """32 random bits."""
        at = self._at
        if at == WORDS_A_BLOCK:
            self._words = self._block(self._blocks)
            self._blocks += 1
            at = 0
        self._at = at + 1
        return self._words[at]

    def _block(self, number: int) -> tuple[int, ...]:
        words = self._known.get(number)
        if words is None:
            words = _BLOCK.unpack(blake2b(_COUNTER.pack(number), key=self._key).digest())
            if number < KEPT_BLOCKS:
                self._known[number] = words
        return words

    def below(self, n: int) -> int:
        """A number from 0 to n - 1. The bias of n / 2**32 is far below anything a game could notice."""
        word: i64 = self.word()
        return (word * n) >> 32

    def chance(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return self.word() / 4294967296.0

    def pick(self, things: list[T]) -> T:
        word: i64 = self.word()
        return things[(word * len(things)) >> 32]

    def shuffle(self, things: list[T]) -> None:
        """Every redealt fork shuffles whole decks, so the words are drawn here without a call for each."""
        words = self._words
        at = self._at
        for i in range(len(things) - 1, 0, -1):
            if at == WORDS_A_BLOCK:
                self._at = at
                self.word()
                words = self._words
                at = 0
            word: i64 = words[at]
            j = (word * (i + 1)) >> 32
            at += 1
            things[i], things[j] = things[j], things[i]
        self._at = at

    def seed(self) -> str:
        """A fresh seed for another stream."""
        return f"{self.word():08x}{self.word():08x}{self.word():08x}{self.word():08x}"
