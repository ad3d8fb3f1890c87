"""An episode: a match served one decision after another, as numbers and vectors. The adapters stand on it."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from podziemia.kernel.ask import NOBODY, Ask
from podziemia.kernel.errors import Refusal
from podziemia.kernel.match import Match, new_match
from podziemia.kernel.registry import find_game
from podziemia.kernel.state import SPECTATOR
from podziemia.lab.actions import Mask, actions_of
from podziemia.lab.eyes import Eyes, eyes_for
from podziemia.lab.observation import Vector, question
from podziemia.words import FALLBACK, Speech

MOST_DECISIONS: Final = 20_000
"""After so many the episode is cut off and counted as it stands."""


def returns(places: list[int]) -> list[float]:
    """What the places are worth, from -1 to 1 and zero in sum: the share of the others that a seat has beaten, less the
    share that has beaten it. Of three the winner has 1, the second 0, the last -1; full ties share."""
    others = max(len(places) - 1, 1)
    return [(sum(p > mine for p in places) - sum(p < mine for p in places)) / others for mine in places]


def turn_of(match: Match[Any]) -> int:
    """The seat that decides next, of several that are asked together the first; NOBODY once the game is over."""
    waiting = match.waiting()
    return waiting[0] if waiting else NOBODY


def ask_in_turn(match: Match[Any], seat: int) -> Ask | None:
    """The question that the seat answers next; None when it is not its turn."""
    return match.ask_of(seat) if seat == turn_of(match) != NOBODY else None


def drawn(match: Match[Any], lang: str = FALLBACK) -> str:
    """The table as plain lines of text: in the eyes of the seat that decides, or of a spectator at the end."""
    eyes = SPECTATOR if match.over else turn_of(match)
    game = match.game
    return Text.from_markup(game.sketch(match.view(eyes), Speech(lang, game).tell)).plain


class Episode:
    """A match, the seat whose decision is next, what it is asked, and how many decisions were made. Where several seats
    are asked together they decide one after another; none of them learns what the others chose before all have."""

    def __init__(
        self,
        game: str,
        seats: int,
        seed: str,
        settings: dict[str, str] | None = None,
        eyes: Eyes | None = None,
        most: int = MOST_DECISIONS,
        forkable: bool = False,
    ) -> None:
        found = find_game(game)
        self.match: Match[Any] = new_match(found, seats, seed, settings, forkable=forkable)
        self.actions = actions_of(game)
        self.eyes = eyes_for(found) if eyes is None else eyes
        self.most = most
        self.decisions = 0
        self._ask_next()

    def _ask_next(self) -> None:
        self.turn = turn_of(self.match)
        """The seat that decides next; NOBODY once the game is over."""
        self.asked = None if self.turn == NOBODY else self.match.ask_of(self.turn)
        """What it is asked."""

    @property
    def over(self) -> bool:
        return self.match.over

    @property
    def cut(self) -> bool:
        """Whether the episode stops although the game goes on."""
        return self.decisions >= self.most and not self.match.over

    def ask(self, seat: int) -> Ask | None:
        """The question that the seat answers next; None when it is not its turn."""
        return self.asked if seat == self.turn else None

    def mask(self, seat: int) -> Mask:
        return self.actions.mask(self.ask(seat))

    def observe(self, seat: int) -> Vector:
        return self.eyes.see(self.match, seat, question(self.match, seat))

    def answer(self, action: int) -> None:
        """Let the seat whose turn it is choose the option of this number; a refusal if it is not legal."""
        if self.asked is None:
            raise Refusal("game-over")
        self.match.answer(self.actions.option(self.asked, action), self.turn)
        self.decisions += 1
        self._ask_next()

    def returns(self) -> list[float]:
        """What each seat gets: by the places at the end, or as things stand."""
        return returns(self.match.game.places(self.match.state))

    def result(self) -> dict[str, list[int]]:
        """The scores and places of all seats, as things stand; for the info at the end."""
        game, state = self.match.game, self.match.state
        return {"scores": [score.total for score in game.scores(state)], "places": game.places(state)}
