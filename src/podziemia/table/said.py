"""The lines beside the game, as a room keeps them: what people said, and who came and went."""

from __future__ import annotations

from typing import Final, cast

from podziemia.table import wire
from podziemia.table.store import Row

SAT: Final = "sat"
LEFT: Final = "left"
STAND_IN: Final = "bot"
BACK: Final = "back"
COMINGS: Final = (SAT, LEFT, STAND_IN, BACK)
"""Somebody sat down, got up for good, lets a bot play, plays again himself."""
OFFER: Final = "offer"
AGREE: Final = "agree"
DECLINE: Final = "decline"
WITHDRAW: Final = "withdraw"
ANSWERS: Final = (OFFER, AGREE, DECLINE, WITHDRAW)
"""Somebody would like to play again, so does another or not now, or takes the offer back."""
TOLD: Final = (*COMINGS, *ANSWERS)
"""Lines that nobody has said: for all to know, those who only look on among them."""


class Said:
    """All lines of a room in their order."""

    def __init__(self) -> None:
        self.lines: list[wire.TalkLine] = []
        self._nonces: dict[tuple[int, str], wire.TalkLine] = {}

    @property
    def count(self) -> int:
        return len(self.lines)

    def take(self, row: Row) -> wire.TalkLine:
        line: wire.TalkLine = {
            "n": row["n"],
            "at": row["at"],
            "seat": row["seat"],
            "kind": cast(wire.TalkKind, row["kind"]),
            "text": row["text"],
        }
        self.lines.append(line)
        if row["nonce"]:
            self._nonces[row["seat"], row["nonce"]] = line
        return line

    def known(self, seat: int, nonce: str) -> wire.TalkLine | None:
        """The line that came before under the same nonce: whoever was in doubt has sent it again."""
        return self._nonces.get((seat, nonce))

    def after(self, n: int, most: int) -> list[wire.TalkLine]:
        """The lines after the n-th, the last of them at most."""
        return self.lines[n:][-most:]

    def count_of(self, *kinds: str) -> int:
        return sum(1 for line in self.lines if line["kind"] in kinds)

    def spoken_by(self, seat: int) -> int:
        """How many lines the seat has said."""
        return sum(1 for line in self.lines if line["seat"] == seat and line["kind"] not in TOLD)

    def lately(self, seat: int, since: float, now: float) -> list[float]:
        """When the seat has said or offered something since then. Where the clock was put back, what was said later
        than now is no reason to be silent until then."""
        times = []
        for line in reversed(self.lines):
            if line["at"] <= since:
                break
            if line["seat"] == seat and line["kind"] not in COMINGS and line["at"] <= now:
                times.append(line["at"])
        return times[::-1]
