"""A table for tests: a match at a moment somebody arranged, played by saying who answers what.

A game adds a `table(...)` of its own that arranges a position in the words of its rulebook, and checks one in the
same words. Everything that is the same in all games stands here.

    t.play("A explore", "B pass")                               seat and option, one move after another
    t.expect("A explore.take-or-go-on", "take crab-4", "go-on")  who is asked what, and the whole set of answers
    t.refuses("A take squid-1")                                 what is not allowed
    t.ready("B")                                                a clean decision: the next stretch begins with B
"""

from collections.abc import Mapping
from copy import copy
from typing import Any, Generic, Self, TypeVar

import pytest

from podziemia.kernel.ask import NOBODY, SEAT_LETTERS, Ask
from podziemia.kernel.errors import Refusal
from podziemia.kernel.game import Game, Score
from podziemia.kernel.match import Match
from podziemia.kernel.rng import seeded
from podziemia.kernel.state import EVERYONE, SPECTATOR, Event, State
from podziemia.kernel.zones import census
from tests.support import kit

S = TypeVar("S", bound=State)


class Table(Generic[S]):
    """A match that is listened to. `quiet` is the kind of question with which a stretch of play begins."""

    quiet: str

    def __init__(self, game: Game[S], state: S) -> None:
        state.heard = []
        self.game = game
        self.things = census(game.zones, state)
        self.match: Match[S] = Match(game, state)
        self.log: list[Event] = self.match.heard()

    # ---- the question on the table ----

    @property
    def ask(self) -> Ask:
        """The question the rules wait for."""
        assert self.match.ask is not None, "the game is over"
        return self.match.ask

    def options(self, seat: str = "") -> set[str]:
        """Every legal answer of the seat, or of the one who is asked."""
        ask = self.match.ask_of(SEAT_LETTERS.index(seat)) if seat else self.ask
        return {option.text for option in ask.options}

    def expect(self, who_and_what: str, *answers: str, n: int | None = None, because: str | None = None) -> None:
        """The seat is asked this, and may answer exactly so: `expect("B explore.buy", "buy crab-4", "pass")`."""
        letter, kind = who_and_what.split()
        ask = self.match.ask_of(SEAT_LETTERS.index(letter))
        assert ask.kind == kind
        assert {option.text for option in ask.options} == set(answers)
        if n is not None:
            assert ask.n == n
        if because is not None:
            assert ask.because == because

    # ---- answers ----

    def play(self, *moves: str) -> None:
        """Moves in order, each a seat and its answer: `play("A explore", "B buy crab-4")`."""
        for move in moves:
            letter, text = move.split(maxsplit=1)
            try:
                self.match.play(SEAT_LETTERS.index(letter), text)
            except Refusal as refusal:
                raise AssertionError(f"{move!r} is not legal ({refusal.key}) at {self.match.ask}") from refusal
            self.log.extend(self.match.heard())

    def refuses(self, *moves: str) -> None:
        """None of these moves is legal now, and trying them changes nothing."""
        before = self.match.digest()
        for move in moves:
            letter, text = move.split(maxsplit=1)
            with pytest.raises(Refusal):
                self.match.play(SEAT_LETTERS.index(letter), text)
        assert self.match.digest() == before

    def fork(self) -> Self:
        """The same table once more, to try something else from here."""
        twin = copy(self)
        twin.match = self.match.fork()
        twin.match.listen()
        twin.log = self.log[:]
        return twin

    # ---- what happened ----

    def told(self, eyes: str = "") -> list[str]:
        """The events so far as the seat heard them (a spectator without a letter): `ally_bought B crab-4 1 A`."""
        seat = SEAT_LETTERS.index(eyes) if eyes else NOBODY
        return [event_text(event) for event in self.log if event.seen_by(seat)]

    def secrets(self) -> list[str]:
        """The events that not everybody heard."""
        return [event_text(event) for event in self.log if event.to != EVERYONE]

    def sees(self, eyes: str = "") -> Mapping[str, Any]:
        """The table as the seat sees it (a spectator without a letter)."""
        return self.match.view(SEAT_LETTERS.index(eyes) if eyes else SPECTATOR)

    # ---- a clean end ----

    def ready(self, letter: str) -> None:
        """A new stretch begins with this seat: nothing is lost or doubled, nothing half done, nothing seen that is
        hidden, and the match can be copied from here."""
        assert (SEAT_LETTERS[self.ask.seat], self.ask.kind) == (letter, self.quiet)
        self.check_sound()

    def ended(self) -> None:
        """The game is over, and its things are all there."""
        assert self.match.over, f"still asked: {self.match.ask}"
        assert self.match.state.over
        assert census(self.game.zones, self.match.state) == self.things

    def check_sound(self) -> None:
        assert census(self.game.zones, self.match.state) == self.things, "something was lost or doubled"
        assert self.match.fork().digest() == self.match.digest()
        kit.check_hidden(self.match, seeded("another deal"))

    # ---- result ----

    def score(self, letter: str) -> Score:
        return self.game.scores(self.match.state)[SEAT_LETTERS.index(letter)]

    def winners(self) -> str:
        """The letters of those in the first place."""
        places = self.game.places(self.match.state)
        return "".join([letter for letter, place in zip(SEAT_LETTERS, places, strict=False) if place == 1])


def event_text(event: Event) -> str:
    """What happened, then whatever it says of seat, thing, number, other seat and things."""
    parts = [event.what]
    if event.seat != NOBODY:
        parts.append(SEAT_LETTERS[event.seat])
    if event.thing:
        parts.append(event.thing)
    if event.n:
        parts.append(str(event.n))
    if event.other != NOBODY:
        parts.append(SEAT_LETTERS[event.other])
    return " ".join([*parts, *event.things])
