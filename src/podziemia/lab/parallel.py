"""Every game as a PettingZoo parallel environment: seats that are asked together choose at once."""

from __future__ import annotations

from typing import Any, Final

from podziemia.lab.extras import needed
from podziemia.lab.observation import question
from podziemia.lab.pettingzoo import Observation, Seats

with needed("pettingzoo"):
    from pettingzoo import ParallelEnv

LOST: Final = -1.0
Told = dict[str, Any]
"""Something for every agent."""


class ParallelSeatsEnv(Seats, ParallelEnv):
    """A game in which every step takes the answers of all seats that are asked: of one in most games and moments, of
    all where they choose in secret (the orders of Dungeon Lords). A seat is asked when its mask has an action in it;
    what the others send is not looked at, and may be left out. The options are those of `SeatsEnv`."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Told, Told]:
        self._sit_down(self._drawn_deal(seed))
        return self._observations(), self._infos()

    def step(self, actions: dict[str, int]) -> tuple[Told, Told, Told, Told, Told]:
        """Who is asked and sends no legal action loses at once."""
        agents = self.agents
        self._steps.append(dict(actions))
        wrong = [agent for agent in agents if self._is_wrong(agent, actions)]
        if not wrong:
            self._answer(actions)
        over, cut = self.episode.over or bool(wrong), self.episode.cut
        if over or cut:
            self.agents = []
        rewards = dict(zip(agents, self._rewards(wrong), strict=True))
        if self.render_mode == "human":
            self.render()
        infos = self._infos()
        for agent in wrong:
            infos[agent]["illegal"] = True
        return self._observations(), rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def _is_wrong(self, agent: str, actions: dict[str, int]) -> bool:
        ask = question(self.episode.match, self._seat_of[agent])
        return ask is not None and actions.get(agent) not in self.episode.actions.legal(ask)

    def _answer(self, actions: dict[str, int]) -> None:
        for seat in self.episode.match.waiting():
            self.episode.answer(int(actions[self.possible_agents[seat]]))

    def _rewards(self, wrong: list[str]) -> list[float]:
        if wrong:
            return [LOST if agent in wrong else 0.0 for agent in self.possible_agents]
        ended = self.episode.over or self.episode.cut
        return self.episode.returns() if ended else [0.0] * self.seats

    def _observations(self) -> dict[str, Observation]:
        """What each seat knows, and what it may do if it is asked."""
        return {agent: self.observe(agent) for agent in self.possible_agents}

    def observe(self, agent: str) -> Observation:
        seat = self._seat_of[agent]
        ask = question(self.episode.match, seat) if self.agents else None
        return {"observation": self.episode.observe(seat), "action_mask": self.episode.actions.mask(ask)}

    def _infos(self) -> dict[str, dict[str, Any]]:
        """What is asked; at the end scores and places."""
        if not self.agents:
            return {agent: self.episode.result() for agent in self.possible_agents}
        return {agent: self._info(seat) for agent, seat in self._seat_of.items()}

    def _info(self, seat: int) -> dict[str, Any]:
        ask = question(self.episode.match, seat)
        mask = self.episode.actions.mask(ask)
        asked = {} if ask is None else {"kind": ask.kind, "because": ask.because}
        return {"action_mask": mask, **asked}

    def _play_again(self, deal: str, steps: list[Any]) -> None:
        self._sit_down(deal)
        for actions in steps:
            self.step(actions)
