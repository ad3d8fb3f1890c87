"""A match: a game being played. It runs the rules from ask to ask and can be copied at any moment.

A generator cannot be copied, so a match keeps a copy of the state at the last quiet point and the answers given
since; a fork starts the stretch anew from that copy and gives the same answers again.
"""

from __future__ import annotations

from collections.abc import Generator
from hashlib import blake2b
from json import dumps
from typing import Any, Generic, TypeVar, cast

from podziemia.kernel.ask import NOBODY, SEAT_LETTERS, Ask, Option, Rules, Together
from podziemia.kernel.errors import Refusal
from podziemia.kernel.game import Game
from podziemia.kernel.parts import Plain
from podziemia.kernel.rng import Rng, seeded
from podziemia.kernel.show import View
from podziemia.kernel.state import Event, State

S = TypeVar("S", bound=State)


class Match(Generic[S]):
    """A game being played. `ask` is what the rules wait for; None when the game is over."""

    __slots__ = ("_quiet", "_rules", "_since", "ask", "forkable", "game", "state")

    game: Game[S]
    state: S
    ask: Ask | None
    forkable: bool
    """Whether copies are kept at quiet points. Playouts turn it off and run at full speed."""
    _rules: Generator[Ask, Any, None]
    _quiet: S | None
    _since: list[tuple[int, Option]]

    def __init__(self, game: Game[S], state: S, forkable: bool = True, quiet: S | None = None) -> None:
        """`quiet` is an untouched copy of the state, where there is one already."""
        self.game = game
        self.state = state
        self.ask = None
        self.forkable = forkable
        self._begin_stretch(quiet)
        self._run(None)

    def _begin_stretch(self, quiet: S | None = None) -> None:
        self._since = []
        if self.forkable:
            self._quiet = _copy(self.state) if quiet is None else quiet
            self._rules = self.game.step(self.state)
        else:
            self._quiet = None
            self._rules = _to_the_end(self.game, self.state)

    def _run(self, answer: Option | None) -> None:
        """Resume the rules and follow them to the next real question, or to the end."""
        rules = self._rules
        while True:
            try:
                ask = rules.send(answer)
            except StopIteration:
                if self.state.over:
                    self.ask = None
                    return
                self._begin_stretch()
                rules = self._rules
                answer = None
                continue
            if len(ask.options) == 1 and not ask.pause:
                answer = ask.options[0]
                continue
            if isinstance(ask, Together) and ask.complete():
                answer = ask.options[0]
                continue
            self.ask = ask
            return

    @property
    def over(self) -> bool:
        return self.ask is None

    def answer(self, option: Option, seat: int = NOBODY) -> None:
        """Take a legal answer to the present ask. `seat` is needed only where several seats answer together.

        For code that picks from the ask's own options; what comes from outside goes through `play`.
        """
        ask = self.ask
        if ask is None:
            raise Refusal("game-over")
        if self.forkable:
            self._remember(ask, seat, option)
        if isinstance(ask, Together):
            ask.answers[ask.place(seat)] = option
            if not ask.complete():
                return
        self._run(option)

    def _remember(self, ask: Ask, seat: int, option: Option) -> None:
        """What a fork has to hear again. A changed mind takes the place of the seat's earlier answer to the same
        question, so that a fork does not pay for every time somebody wavered."""
        if isinstance(ask, Together) and ask.has_answered(seat):
            latest = len(self._since) - 1
            while self._since[latest][0] != seat:
                latest -= 1
            self._since[latest] = (seat, option)
        else:
            self._since.append((seat, option))

    def run_on(self, rules: Rules[None]) -> None:
        """Go on by other rules in place of the open question, to the end of the game. For playouts alone: a match that
        can be forked has to hear every answer."""
        if self.forkable:
            raise AssertionError("a match that keeps copies goes by the game's own rules")
        self._rules = rules
        self._run(None)

    def play(self, seat: int, text: str) -> Option:
        """Take an answer from outside, in its text form; refuse it with a reason if it is not legal."""
        ask = self.ask_of(seat)
        option = ask.find(text)
        if option is None:
            raise Refusal("not-legal", text=text, kind=ask.kind, count=len(ask.options))
        self.answer(option, seat)
        return option

    def waiting(self) -> list[int]:
        """The seats whose answer the rules wait for."""
        ask = self.ask
        if ask is None:
            return []
        if isinstance(ask, Together):
            return [a.seat for a, answer in zip(ask.asks, ask.answers, strict=True) if answer is None]
        return [ask.seat]

    def ask_of(self, seat: int) -> Ask:
        """The question this seat may answer now (also to change its mind among several)."""
        ask = self.ask
        if ask is None:
            raise Refusal("game-over")
        if isinstance(ask, Together):
            place = ask.place(seat)
            if place != NOBODY and (len(ask.asks[place].options) > 1 or ask.asks[place].pause):
                return ask.asks[place]
        elif ask.seat == seat:
            return ask
        turn = ", ".join(SEAT_LETTERS[waiting] for waiting in self.waiting())
        raise Refusal(
            "not-your-turn", seat=SEAT_LETTERS[seat] if 0 <= seat < self.state.seats else str(seat), turn=turn
        )

    def fork(self, forkable: bool = True) -> Match[S]:
        """An independent copy of the match at this very moment."""
        quiet = self._quiet
        if quiet is None:
            raise AssertionError("this match keeps no copies to fork from")
        twin = Match(self.game, _copy(quiet), forkable, quiet)
        for seat, option in self._since:
            twin.answer(option, seat)
        return twin

    def can_fork(self) -> bool:
        """Whether there is a copy to fork from."""
        return self._quiet is not None

    def stretch(self) -> tuple[S, list[Option]]:
        """The state at the last quiet point, to be looked at and not touched, and the answers given since."""
        quiet = self._quiet
        if quiet is None:
            raise AssertionError("this match keeps no copies of quiet points")
        return quiet, [option for _, option in self._since]

    def at_rest(self) -> bool:
        """Whether nothing has happened since the last quiet point but the question now asked: then what any seat cannot
        know may be dealt again and played on with. In the middle of a rule only the asked seat's worlds go on: the
        answers given so far may be about a card that another deal has put elsewhere."""
        quiet, s = self._quiet, self.state
        return quiet is not None and not self._since and (quiet.rng.draws, quiet.shown) == (s.rng.draws, s.shown)

    def redealt(self, seat: int, rng: Rng, forkable: bool = False) -> Match[S]:
        """A fork in which all that the seat cannot know has been dealt again. It cannot be forked before its next
        quiet point, because the answers given since the last one belong to the real deal; and after that only where
        it is to be `forkable`, because most of them are played to their end at full speed."""
        twin = self.fork()
        self.game.redeal(twin.state, seat, rng)
        ask = twin.ask
        if isinstance(ask, Together):
            for i, one in enumerate(ask.asks):
                if one.seat != seat:
                    one.options = self.game.reask(twin.state, one)
                    ask.answers[i] = one.options[0] if len(one.options) == 1 and not one.pause else None
        elif ask is not None and ask.seat != seat:
            ask.options = self.game.reask(twin.state, ask)
        twin._quiet = None
        twin.forkable = forkable
        return twin

    def view(self, seat: int) -> View:
        return self.game.view(self.state, seat)

    def dump(self) -> dict[str, Plain]:
        """The whole match as plain data: every field of the state and of its parts, and the open question."""
        return {"state": self.state.dump(), "ask": None if self.ask is None else self.ask.dump()}

    def digest(self) -> str:
        """A short fingerprint of the dump, the same on every machine."""
        return fingerprint(dumps(self.dump(), separators=(",", ":")))

    def listen(self) -> None:
        """Start to collect events."""
        if self.state.heard is None:
            self.state.heard = []

    def heard(self) -> list[Event]:
        """The events since the last call."""
        told = self.state.heard or []
        if self.state.heard is not None:
            self.state.heard = []
        return told


def fingerprint(text: str) -> str:
    return blake2b(text.encode(), digest_size=6).hexdigest()


def _to_the_end(game: Game[S], s: S) -> Rules[None]:
    """All stretches in one, for a match that keeps no copies at quiet points."""
    while not s.over:
        yield from game.step(s)


def _copy(state: S) -> S:
    """A state copies to its own class; only the game's class knows that."""
    return cast(S, state.copy())


def new_match(
    game: Game[S],
    seats: int,
    seed: str,
    settings: dict[str, str] | None = None,
    listen: bool = False,
    forkable: bool = True,
) -> Match[S]:
    """Set a game up and run it to its first question."""
    game.check_seats(seats)
    checked = game.check_settings(settings or {})
    state = game.setup(seats, checked, seeded(seed))
    state.heard = (state.heard or []) if listen else None  # a set position may tell how it came about
    return Match(game, state, forkable)
