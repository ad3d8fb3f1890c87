"""Set positions: things are taken out of the box they belong to, by name, so that nothing is doubled."""

from __future__ import annotations

from collections.abc import Sequence

from podziemia.kernel.rng import WORDS_A_BLOCK, Rng


def take(pile: list[int], ids: Sequence[str], names: str) -> list[int]:
    """Take the things with these names, words with spaces between them, out of the pile."""
    taken = [ids.index(name) for name in names.split()]
    for thing in taken:
        pile.remove(thing)
    return taken


def stack(pile: list[int], ids: Sequence[str], names: str) -> None:
    """Put the things with these names on top of the pile they lie in. The first becomes the top: the list's end."""
    pile.extend(reversed(take(pile, ids, names)))


def loaded(rng: Rng, rolls: Sequence[tuple[int, int]]) -> Rng:
    """The same stream, but the next numbers are given: each is what `below` shall give, with what it is below."""
    if len(rolls) > WORDS_A_BLOCK:
        raise AssertionError(f"at most {WORDS_A_BLOCK} numbers can be given")
    given = [-(-(number << 32) // below) for number, below in rolls]
    return rng.with_next(given)
