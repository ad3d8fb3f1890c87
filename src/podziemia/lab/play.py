"""A match that OpenSpiel may copy at any moment and put away in a pickle, redealt ones included."""

from __future__ import annotations

from json import dumps
from typing import Any, NamedTuple

from podziemia.kernel.ask import Ask, Together
from podziemia.kernel.match import Match, new_match
from podziemia.kernel.registry import find_game
from podziemia.kernel.rng import Rng, seeded
from podziemia.lab.actions import actions_of
from podziemia.lab.episode import ask_in_turn, drawn, turn_of
from podziemia.lab.eyes import Eyes
from podziemia.lab.memory import Memories
from podziemia.lab.observation import Vector, question


class Start(NamedTuple):
    game: str
    seats: int
    settings: dict[str, str]
    most: int
    """Decisions after which the game is counted as it stands."""


class Deal(NamedTuple):
    """How a redealt play came about: from which one, for whose eyes, and by which seed."""

    origin: Play
    seat: int
    seed: str


class Play:
    """A match, what each seat has lived through, and the actions that led there: from the first deal, or from the
    moment at which everything hidden was dealt again. A match cannot be forked between a redeal and the next quiet
    point, so a redealt play is copied by dealing and playing the same once more."""

    __slots__ = ("_anchor", "_known", "actions", "deal", "decisions", "match", "memories", "seed", "start")

    def __init__(self, start: Start, seed: str, match: Match[Any], memories: Memories) -> None:
        self.start = start
        self.seed = seed
        self.match = match
        self.memories = memories
        self.deal: Deal | None = None
        self.actions: list[int] = []
        self.decisions = 0
        self._anchor: Play | None = None
        self._known: dict[int, str] = {}

    @staticmethod
    def dealt(start: Start, seed: str) -> Play:
        match = new_match(find_game(start.game), start.seats, seed, start.settings)
        return Play(start, seed, match, Memories(match))

    # ---- playing ----

    @property
    def over(self) -> bool:
        return self.match.over or self.decisions >= self.start.most

    @property
    def turn(self) -> int:
        return turn_of(self.match)

    def ask(self, seat: int) -> Ask | None:
        return ask_in_turn(self.match, seat)

    def legal(self, seat: int) -> list[int]:
        ask = self.ask(seat)
        return [] if ask is None else actions_of(self.start.game).legal(ask)

    def answer(self, action: int) -> None:
        seat = self.turn
        option = actions_of(self.start.game).option(self.match.ask_of(seat), action)
        self.match.answer(option, seat)
        self.memories.add(seat, option.text, self.match.heard())
        self.actions.append(action)
        self.decisions += 1
        self._anchor = None
        self._known = {}

    def answer_all(self, actions: list[int]) -> Play:
        for action in actions:
            self.answer(action)
        return self

    # ---- copies ----

    def fork(self) -> Play:
        if self.deal is not None:
            return self.deal.origin.redealt(self.deal.seat, self.deal.seed).answer_all(self.actions)
        match = self.match.fork()
        twin = Play(self.start, self.seed, match, self.memories.copy(match))
        twin.actions = list(self.actions)
        twin.decisions = self.decisions
        return twin

    def redealt(self, seat: int, seed: str) -> Play:
        """A play that looks the same to the seat, in which all that it cannot know was dealt again."""
        if self.deal is not None:
            raise AssertionError("what was redealt once is not redealt again")
        self._anchor = self._anchor or self.fork()
        rng = seeded(seed)
        match = self._anchor.match.redealt(seat, rng)
        answer_for_those_before(match, self.turn, seat, rng)
        twin = Play(self.start, self.seed, match, self.memories.copy(match))
        twin.deal = Deal(self._anchor, seat, seed)
        twin.decisions = self.decisions
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Play:
        return self.fork()

    def __reduce__(self) -> tuple[Any, ...]:
        if self.deal is None:
            return replay, (self.start, self.seed, self.actions)
        return replay_redealt, (self.deal.origin, self.deal.seat, self.deal.seed, self.actions)

    # ---- knowledge ----

    def observe(self, seat: int, eyes: Eyes) -> Vector:
        return eyes.see(self.match, seat, question(self.match, seat))

    def drawing(self) -> str:
        return drawn(self.match)

    def knowledge(self, seat: int) -> str:
        """The seat's view and its question, as JSON. Search asks for it several times at each node."""
        text = self._known.get(seat)
        if text is None:
            text = self._known[seat] = dumps([seat, self.match.view(seat), self._question(seat)], separators=(",", ":"))
        return text

    def _question(self, seat: int) -> list[object]:
        ask = self.ask(seat)
        return [] if ask is None else [ask.kind, ask.because, ask.n, [option.text for option in ask.options]]

    def digest(self) -> str:
        return self.match.digest()


def answer_for_those_before(match: Match[Any], turn: int, seat: int, rng: Rng) -> None:
    """Answers given in secret before the seat's turn are dealt again like cards: each may be any of the options."""
    ask = match.ask
    if isinstance(ask, Together) and turn == seat:
        for one in ask.asks[: ask.place(seat)]:
            if one.seat in match.waiting():
                match.answer(rng.pick(one.options), one.seat)


def replay(start: Start, seed: str, actions: list[int]) -> Play:
    return Play.dealt(start, seed).answer_all(actions)


def replay_redealt(origin: Play, seat: int, seed: str, actions: list[int]) -> Play:
    return origin.redealt(seat, seed).answer_all(actions)
