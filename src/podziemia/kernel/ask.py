"""Questions and answers: what a rule asks of a seat, and what the seat may say."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

NOBODY: Final = -1
"""No seat: a spectator's eyes, the absent buyer, an event without an actor."""

SEAT_LETTERS: Final = "ABCDEFGH"


class Option:
    """A small immutable answer: a verb and the thing it is about.

    `text` is its one form in records, on the wire, in the terminal and as the stable action id for learning.
    `index` is the number by which the rules know the thing (a card, a seat, a space). Options are made once, as
    module constants; rules compare them by identity.
    """

    __slots__ = ("index", "text", "thing", "verb")

    verb: str
    thing: str
    index: int
    text: str

    def __init__(self, verb: str, thing: str = "", index: int = NOBODY) -> None:
        self.verb = verb
        self.thing = thing
        self.index = index
        self.text = f"{verb} {thing}" if thing else verb

    def __repr__(self) -> str:
        return f"<{self.text}>"


def family(verb: str, things: Sequence[str]) -> list[Option]:
    """One option a thing: `family("recruit", LORD_IDS)[lord]` is to recruit that lord."""
    return [Option(verb, thing, index) for index, thing in enumerate(things)]


@mypyc_attr(free_list_len=1)
class Ask:
    """A question to one seat: what is asked, why, and every legal answer. It refuses to exist without answers.

    `because` names the card or rule behind the question, `n` says how many are still to be chosen (0: does not
    apply). The kernel answers an ask with a single option by itself, unless it is a `pause` for the player.
    """

    __slots__ = ("because", "kind", "n", "options", "pause", "seat")

    seat: int
    kind: str
    options: list[Option]
    because: str
    n: int
    pause: bool

    def __init__(
        self, seat: int, kind: str, options: list[Option], because: str = "", n: int = 0, pause: bool = False
    ) -> None:
        if not options:
            raise AssertionError(f"the ask {kind} has no options")
        self.seat = seat
        self.kind = kind
        self.options = options
        self.because = because
        self.n = n
        self.pause = pause

    def find(self, text: str) -> Option | None:
        """The legal option with this text form."""
        for option in self.options:
            if option.text == text:
                return option
        return None

    def dump(self) -> dict[str, object]:
        """The question as plain data."""
        return {
            "seat": self.seat,
            "kind": self.kind,
            "because": self.because,
            "n": self.n,
            "pause": self.pause,
            "options": [option.text for option in self.options],
        }

    def __repr__(self) -> str:
        shown = ", ".join([option.text for option in self.options[:12]])
        return f"<{self.kind} of {SEAT_LETTERS[self.seat]}: {shown}{' …' if len(self.options) > 12 else ''}>"


class Together(Ask):
    """One question to several seats at once, answered in secret; the rule goes on when all have answered.

    A seat may change its answer until the last one is in. The rule reads `answers`, in the order of `asks`.
    """

    __slots__ = ("answers", "asks")

    asks: list[Ask]
    answers: list[Option | None]

    def __init__(self, asks: list[Ask]) -> None:
        first = asks[0]
        super().__init__(first.seat, first.kind, first.options, first.because, first.n, True)
        self.asks = asks
        self.answers = [ask.options[0] if len(ask.options) == 1 and not ask.pause else None for ask in asks]

    def place(self, seat: int) -> int:
        """Where the seat stands among those asked; NOBODY when it is not asked."""
        for i, ask in enumerate(self.asks):
            if ask.seat == seat:
                return i
        return NOBODY

    def answer_of(self, seat: int) -> Option:
        """The seat's answer, once all are in."""
        answer = self.answers[self.place(seat)]
        if answer is None:
            raise AssertionError(f"seat {seat} has not answered")
        return answer

    def dump(self) -> dict[str, object]:
        """All the questions and the answers given so far."""
        answers = [None if answer is None else answer.text for answer in self.answers]
        return {"asks": [ask.dump() for ask in self.asks], "answers": answers}

    def has_answered(self, seat: int) -> bool:
        """Whether the seat has given an answer of its own; one that had no choice was answered for."""
        place = self.place(seat)
        asked = self.asks[place]
        return self.answers[place] is not None and (len(asked.options) > 1 or asked.pause)

    def complete(self) -> bool:
        return None not in self.answers


R = TypeVar("R")

Rules = Generator[Ask, Option, R]
"""A rule that can wait: it yields asks and is resumed with the option chosen."""
Draw = Callable[[], float]
"""Draws a lot: a number from 0 up to, but not including, 1."""
