"""Every game as a PettingZoo AEC environment: `env("abyss", seats=3)`."""

from __future__ import annotations

import sys
from copy import copy
from typing import Any

from podziemia.kernel.registry import find_game
from podziemia.lab.actions import Mask, actions_of
from podziemia.lab.episode import MOST_DECISIONS, Episode, drawn
from podziemia.lab.extras import needed
from podziemia.lab.eyes import eyes_for
from podziemia.lab.observation import SIZE
from podziemia.lab.spaces import observation_space

with needed("pettingzoo"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import EzPickle, seeding
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

Observation = dict[str, Any]


def env(game: str, **options: Any) -> Any:
    """The game with PettingZoo's usual guards: an illegal action loses, calls in the wrong order are refused."""
    guarded = wrappers.TerminateIllegalWrapper(SeatsEnv(game, **options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class Seats(EzPickle):
    """An agent for every seat of a game (`seat_0` is A): what both kinds of environment have in common. Options:

    seats        how many play; the usual number when not given
    settings     the game's settings, as in a record
    observation  "fields" (the game's named numbers) or "hashed" (its view)
    size         length of the vector when it is hashed
    most         decisions after which the game is truncated and counted as it stands
    render_mode  "ansi" gives the table as text, "human" prints it
    """

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"], "is_parallelizable": False}  # noqa: RUF012
    episode: Episode

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        settings: dict[str, str] | None = None,
        observation: str = "",
        size: int = SIZE,
        most: int = MOST_DECISIONS,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, seats, settings, observation, size, most, render_mode)
        found = find_game(game)
        self.game = game
        self.seats = min(found.usual, found.most) if seats is None else seats
        self.settings = found.check_settings(settings or {})
        self.eyes = eyes_for(found, observation, size)
        self.most = most
        self.render_mode = render_mode
        found.check_seats(self.seats)
        self.metadata = {**self.metadata, "name": f"podziemia_{game}_v{found.edition}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(game, self.eyes) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(actions_of(game))) for agent in self.possible_agents}
        self.state_space = spaces.Box(np.tile(self.eyes.low, self.seats), np.tile(self.eyes.high, self.seats))
        self._random, _ = seeding.np_random()

    def _drawn_deal(self, seed: int | None) -> str:
        """The next deal: the seed says where they begin."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        return str(self._random.integers(2**63))

    def _sit_down(self, deal: str) -> None:
        self._deal = deal
        self._steps: list[Any] = []
        self.episode = Episode(self.game, self.seats, deal, self.settings, self.eyes, self.most)
        self.agents = list(self.possible_agents)

    def _play_again(self, deal: str, steps: list[Any]) -> None:
        """The same game to the same moment."""
        raise AssertionError("an environment plays its own steps")

    def state(self) -> NDArray[np.float32]:
        """All that the seats know together, one after another: for critics that may see more than the one who acts.
        What lies face down for everybody is not in it."""
        return np.concatenate([self.episode.observe(seat) for seat in range(self.seats)])

    def __getstate__(self) -> dict[str, Any]:
        """A game under way is kept as what was done in it."""
        kept: dict[str, Any] = super().__getstate__()
        play = (self._deal, list(self._steps)) if hasattr(self, "episode") else None
        return {**kept, "play": play, "random": self._random}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        super().__setstate__(kept)
        self._random = copy(kept["random"])
        if kept["play"] is not None:
            self._play_again(*kept["play"])

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        drawing = drawn(self.episode.match)
        if self.render_mode != "human":
            return drawing
        sys.stdout.write(drawing + "\n")
        return None

    def close(self) -> None:
        """Nothing is held open."""


class SeatsEnv(Seats, AECEnv):
    """A game one decision after another."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.infos: dict[str, dict[str, Any]] = {}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(self._drawn_deal(seed))

    def _begin(self, deal: str) -> None:
        self._sit_down(deal)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._turn_to_next()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if action is None or self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            self._steps.append(None)
            return
        self.episode.answer(int(action))
        self._steps.append(int(action))
        self._cumulative_rewards[agent] = 0.0
        if self.episode.over or self.episode.cut:
            self._finish()
        else:
            self._turn_to_next()
        if self.render_mode == "human":
            self.render()

    def _turn_to_next(self) -> None:
        """Nobody has a reward before the end, so that there is nothing to add up. The mask stands in the info too, and
        with it what is asked."""
        self.infos[self.agent_selection] = {}
        self.agent_selection = self.possible_agents[self.episode.turn]
        ask = self.episode.asked
        if ask is not None:
            mask = self.episode.actions.mask(ask)
            self.infos[self.agent_selection] = {"action_mask": mask, "kind": ask.kind, "because": ask.because}

    def _finish(self) -> None:
        """All agents stop together; each takes its reward in turn, from the first seat on."""
        result = self.episode.result()
        for agent, reward in zip(self.possible_agents, self.episode.returns(), strict=True):
            self.rewards[agent] = self._cumulative_rewards[agent] = reward
            self.terminations[agent] = self.episode.over
            self.truncations[agent] = self.episode.cut
            self.infos[agent] = dict(result)
        self.agent_selection = self.possible_agents[0]

    def observe(self, agent: str) -> Observation:
        """What the seat knows, and what it may do; nothing while others decide."""
        return {"observation": self.episode.observe(self._seat_of[agent]), "action_mask": self._mask(agent)}

    def _mask(self, agent: str) -> Mask:
        told = self.infos.get(agent, {}).get("action_mask")
        return actions_of(self.game).mask(None) if told is None else told

    def _play_again(self, deal: str, steps: list[Any]) -> None:
        self._begin(deal)
        for action in steps:
            self.step(action)
