"""Sets of small numbers as the bits of one integer."""

from __future__ import annotations

from typing import Final

PIECE: Final = 60
PIECE_BITS: Final = (1 << PIECE) - 1


def members(bits: int) -> list[int]:
    """The numbers in a set, in order. The set is cut in pieces that the compiler's short integers can hold."""
    found = []
    start = 0
    while bits:
        gap = (bits ^ (bits - 1)).bit_length() - 1  # negative numbers, as in bits & -bits, are slow when compiled
        start += gap
        bits >>= gap
        piece = bits & PIECE_BITS
        while piece:
            low = piece & -piece
            found.append(start + low.bit_length() - 1)
            piece ^= low
        start += PIECE
        bits >>= PIECE
    return found
