"""The yardstick: the greedy bot as it was before any mind had learned, so that all minds are measured alike.

It looks one step ahead with the minds that were made by hand; a game whose mind has got better since keeps the old one
as the temper `yardstick`. They follow changes of the rules and nothing else, and so does this bot: what is better goes
into other bots.
"""

from __future__ import annotations

from typing import Any, Final

from podziemia.bots import Bot
from podziemia.bots.lots import Lots
from podziemia.bots.make import YARDSTICK
from podziemia.bots.worlds import deal_world, promising, try_out
from podziemia.kernel.ask import Option
from podziemia.kernel.game import Game
from podziemia.kernel.match import Match
from podziemia.kernel.mind import Mind
from podziemia.kernel.rng import seeded

MOST_TRIED: Final = 10
WORLDS: Final = 6


class Yardstick(Bot):
    """Tries each promising option in six dealt worlds, follows first sight to the next calm point, takes the best."""

    def __init__(self, game: Game[Any], seed: str) -> None:
        super().__init__(game, seed)
        kept: Mind[Any] | None = game.tempers.get(YARDSTICK)
        self.mind: Mind[Any] = game.handmade_mind() if kept is None else kept

    def choose(self, match: Match[Any], seat: int) -> Option:
        ask = match.ask_of(seat)
        if len(ask.options) == 1:
            return ask.options[0]
        known = self.mind.knows(match, seat)
        if known is not None:
            return known
        tried = promising(deal_world(match, seat, self.rng), self.mind, seat, MOST_TRIED)
        if len(tried) == 1 or not self.mind.matters(ask):
            return tried[0]
        deals = [self.rng.seed() for _ in range(WORLDS)]
        values = [self.value(match, seat, option, deals) for option in tried]
        return tried[values.index(max(values))]

    def value(self, match: Match[Any], seat: int, option: Option, deals: list[str]) -> float:
        total = 0.0
        for deal in deals:
            world = deal_world(match, seat, seeded(deal))
            total += try_out(world, self.mind, seat, option, Lots(deal))
        return total / len(deals)
