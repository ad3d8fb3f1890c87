"""Bots that keep a learner company: in each of many games they play the seats that are not learned."""

from __future__ import annotations

from podziemia.bots import Bot, make_bot
from podziemia.kernel.ask import NOBODY
from podziemia.kernel.crowd import Crowd
from podziemia.lab.actions import actions_of


class Company:
    """The bots of every row of a crowd, by seat; each game has its own, so that nobody carries anything over."""

    def __init__(self, crowd: Crowd, count: int, specs: dict[int, str]) -> None:
        self.crowd = crowd
        self.specs = specs
        self.thinks = any(spec != "random" for spec in specs.values())
        """Whether matches must be able to fork."""
        self._players: list[dict[int, Bot]] = [{} for _ in range(count)]
        self._ids = actions_of(crowd.game.name).ids
        self._sit_down(0, "")  # tells what is wrong with a bot before anything is played

    def deal(self, row: int, seats: int, deal: str, settings: dict[str, str]) -> None:
        """A new match, and new bots for it."""
        self.crowd.deal(row, seats, deal, settings, self.thinks)
        self._sit_down(row, deal)

    def _sit_down(self, row: int, deal: str) -> None:
        game = self.crowd.game
        self._players[row] = {seat: make_bot(spec, game, f"{deal} bot {seat}") for seat, spec in self.specs.items()}

    def play_on(self, row: int, most: int) -> int:
        """Until somebody else is asked, or the match is over, or they have decided so often; how often that was."""
        crowd, players = self.crowd, self._players[row]
        decisions = 0
        while decisions < most:
            turn = crowd.turns[row]
            if turn == NOBODY or turn not in players:
                break
            crowd.answer(row, self._ids[players[turn].choose(crowd.matches[row], turn).text])
            decisions += 1
        return decisions
