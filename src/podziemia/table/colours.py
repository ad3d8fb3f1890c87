"""The colours of seats, each with a shape of its own: what one sees of a person on the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from podziemia.kernel.errors import Trouble

COLOURS: Final = 5
UNCHOSEN: Final = -1


def worn(chosen: Sequence[int]) -> list[int]:
    """The colour of every seat: what was chosen there, else that of its place, else the first that is left. Of more
    seats than colours some look alike."""
    left = [colour for colour in range(COLOURS) if colour not in chosen]
    wearing: list[int] = []
    for seat, colour in enumerate(chosen):
        if colour == UNCHOSEN:
            colour = seat if seat in left else left[0] if left else seat % COLOURS
            if colour in left:
                left.remove(colour)
        wearing.append(colour)
    return wearing


def check_free(colour: int, seat: int, wearing: Sequence[int], there: Sequence[bool]) -> None:
    """A colour may be taken unless somebody who is `there` wears it, a person or a bot."""
    if any(other != seat and there[other] and wearing[other] == colour for other in range(len(wearing))):
        raise Trouble("colour-taken")
