"""The bot that searches."""

from __future__ import annotations

from typing import Any, Final

from podziemia.bots.bot import Bot
from podziemia.bots.budget import Budget, Settings
from podziemia.bots.lots import Lots
from podziemia.bots.race import Line
from podziemia.bots.search import think
from podziemia.bots.verdict import Verdict
from podziemia.bots.worlds import by_prior, deal_world
from podziemia.kernel.ask import Option
from podziemia.kernel.game import Game
from podziemia.kernel.match import Match
from podziemia.kernel.mind import Mind

PATIENT: Final = "patient"
"""The temper of who takes his time, where a game has one: dearer playouts that look further, in fewer worlds."""


class MctsBot(Bot):
    """Searches the questions that matter, and follows its priors in the others."""

    def __init__(self, game: Game[Any], seed: str, budget: Budget, settings: Settings | None = None) -> None:
        super().__init__(game, seed)
        self.budget = budget
        self.settings = settings
        self.patient: Mind[Any] | None = game.tempers.get(PATIENT)
        self.plan: Line = ()
        """How it means to go on."""
        self.verdict: Verdict | None = None
        """What the last search found; None where nothing was searched."""

    def choose(self, match: Match[Any], seat: int) -> Option:
        ask = match.ask_of(seat)
        self.verdict = None
        if len(ask.options) == 1:
            return ask.options[0]
        known = (self.patient or self.game.mind).knows(match, seat)
        if known is not None:
            return known
        if not self.game.mind.searched(ask):
            world = deal_world(match, seat, self.rng)
            return by_prior(self.game.mind, world.state, world.ask_of(seat), Lots(self.rng.seed()))
        return self.searched(match, seat)

    def searched(self, match: Match[Any], seat: int) -> Option:
        """What a search finds best. What was planned with it is thought of again at the next question."""
        verdict = think(match, seat, self.budget, self.rng, self.settings, self.patient, self.plan)
        self.plan = verdict.plan
        self.verdict = verdict
        return verdict.option
