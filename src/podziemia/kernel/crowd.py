"""Many matches of one game stepped together: for those who learn and want numbers for all of them at once.

The numbers lie in two blocks of memory, a row a match: what the seat whose turn it is knows, and which answers it may
give. Other code (NumPy) may look at the same memory; this module needs nothing but Python.
"""

from __future__ import annotations

from array import array
from typing import Any

from podziemia.kernel.ask import NOBODY, Ask
from podziemia.kernel.encoding import Encoding, blank
from podziemia.kernel.errors import Refusal
from podziemia.kernel.game import Game
from podziemia.kernel.match import Match, new_match


class Crowd:
    """Matches of the same game, as many as there are rows. Where several seats are asked together they decide one after
    another, as everywhere in the laboratory."""

    __slots__ = ("_ids", "_texts", "asks", "encoding", "game", "known", "legal", "matches", "turns")

    game: Game[Any]
    encoding: Encoding[Any]
    matches: list[Match[Any]]
    asks: list[Ask | None]
    """The question each match waits for; None when it is over."""
    turns: list[int]
    """The seat that decides next in each; NOBODY when it is over."""
    known: array[int]
    legal: bytearray
    _texts: list[str]
    _ids: dict[str, int]

    def __init__(self, game: Game[Any], encoding: Encoding[Any], count: int) -> None:
        self.game = game
        self.encoding = encoding
        self._texts = game.action_texts()
        self._ids = {text: number for number, text in enumerate(self._texts)}
        self.matches = []
        self.asks = [None] * count
        self.turns = [NOBODY] * count
        self.known = blank(count * encoding.size)
        self.legal = bytearray(count * len(self._texts))

    def deal(self, row: int, seats: int, seed: str, settings: dict[str, str], forkable: bool = False) -> None:
        """A new match in this row; rows are dealt in order at first. Bots that think need matches that fork."""
        match: Match[Any] = new_match(self.game, seats, seed, settings, forkable=forkable)
        if row == len(self.matches):
            self.matches.append(match)
        else:
            self.matches[row] = match
        self._ask(row)

    def answer(self, row: int, action: int) -> None:
        """Let the seat whose turn it is choose the option of this number; a refusal if it is not legal."""
        ask = self.asks[row]
        if ask is None:
            raise Refusal("game-over")
        text = self._texts[action] if 0 <= action < len(self._texts) else str(action)
        option = ask.find(text)
        if option is None:
            raise Refusal("not-legal", text=text, kind=ask.kind, count=len(ask.options))
        self.matches[row].answer(option, self.turns[row])
        self._ask(row)

    def answer_all(self, actions: list[int], played: list[bool]) -> None:
        """One action a row, where the row is played."""
        for row, action in enumerate(actions):
            if played[row]:
                self.answer(row, action)

    def _ask(self, row: int) -> None:
        match = self.matches[row]
        waiting = match.waiting()
        seat = waiting[0] if waiting else NOBODY
        self.turns[row] = seat
        self.asks[row] = None if seat == NOBODY else match.ask_of(seat)

    def write(self) -> None:
        """Both blocks anew; they must be zero before. A row whose match is over stays zero."""
        for row, ask in enumerate(self.asks):
            if ask is not None:
                self.write_row(row, self.turns[row])

    def write_row(self, row: int, seat: int) -> None:
        """What this seat knows in the row, and what it may do there if it is its turn."""
        ask = self.asks[row] if seat == self.turns[row] else None
        self.encoding.write(self.matches[row].state, seat, ask, self.known, row * self.encoding.size)
        if ask is not None:
            ids = self._ids
            legal = self.legal
            first = row * len(self._texts)
            for option in ask.options:
                legal[first + ids[option.text]] = 1
