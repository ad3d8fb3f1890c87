"""One seat of a game as a Gymnasium environment, the other seats played by bots:
`gymnasium.make("podziemia/abyss-v2", bots="greedy")` once this module is imported, and many games at once by
`gymnasium.make_vec("podziemia/abyss-v2", num_envs=64, bots="random")`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from copy import deepcopy
from typing import Any, SupportsFloat

from podziemia.bots import Bot, make_bot
from podziemia.kernel.errors import BadSetup
from podziemia.kernel.registry import find_game, game_names
from podziemia.lab.actions import Mask, actions_of
from podziemia.lab.episode import MOST_DECISIONS, Episode, drawn
from podziemia.lab.extras import needed
from podziemia.lab.eyes import eyes_for
from podziemia.lab.observation import SIZE
from podziemia.lab.spaces import observation_space

with needed("gymnasium"):
    import gymnasium
    import numpy as np

Observation = dict[str, Any]
Info = dict[str, Any]


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A game with the eyes of one seat.

    seats        how many play; the usual number when not given
    seat         whose eyes
    bots         who plays the other seats: one bot for all of them, or one a seat, in order
    settings     the game's settings, as in a record
    observation  "fields" (the game's named numbers) or "hashed" (its view)
    size         length of the vector when it is hashed
    most         decisions of all seats after which the game is truncated and counted as it stands
    render_mode  "ansi" gives the table as text, "human" prints it
    """

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        bots: str | Sequence[str] = "greedy",
        settings: dict[str, str] | None = None,
        observation: str = "",
        size: int = SIZE,
        most: int = MOST_DECISIONS,
        render_mode: str | None = None,
    ) -> None:
        self._options = {
            "game": game,
            "seats": seats,
            "seat": seat,
            "bots": bots,
            "settings": settings,
            "observation": observation,
            "size": size,
            "most": most,
            "render_mode": render_mode,
        }
        found = find_game(game)
        self.game = found
        self.seats = min(found.usual, found.most) if seats is None else seats
        found.check_seats(self.seats)
        if not 0 <= seat < self.seats:
            raise BadSetup("lab-seat", seat=seat, seats=self.seats)
        self.seat = seat
        self.bots = bots_of(bots, self.seats, seat)
        for spec in self.bots.values():
            make_bot(spec, found, "")
        self.settings = found.check_settings(settings or {})
        self.eyes = eyes_for(found, observation, size)
        self.most = most
        self.render_mode = render_mode
        self.observation_space = observation_space(game, self.eyes)
        self.action_space = gymnasium.spaces.Discrete(len(actions_of(game)))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Info]:
        super().reset(seed=seed)
        self._begin(str(self.np_random.integers(2**63)))
        return self._observation(), self._info()

    def _begin(self, deal: str) -> None:
        self._deal = deal
        self._steps: list[int] = []
        self.players: dict[int, Bot] = {
            seat: make_bot(spec, self.game, f"{deal} bot {seat}") for seat, spec in self.bots.items()
        }
        thinking = any(spec != "random" for spec in self.bots.values())
        self.episode = Episode(self.game.name, self.seats, deal, self.settings, self.eyes, self.most, thinking)
        self._let_the_others_play()

    def __reduce__(self) -> tuple[Any, ...]:
        """A game under way is kept as what was done in it; copies are made the same way."""
        play = (self._deal, list(self._steps)) if hasattr(self, "episode") else None
        return restored, (self._options, deepcopy(self.np_random), play)

    def replay(self, deal: str, steps: list[int]) -> None:
        """The same game to the same moment: bots think the same again."""
        self._begin(deal)
        for action in steps:
            self.step(action)

    def step(self, action: np.int64 | int) -> tuple[Observation, SupportsFloat, bool, bool, Info]:
        """Play on until the seat is asked again. An illegal action loses at once."""
        self._steps.append(int(action))
        ask = self.episode.ask(self.seat)
        if ask is None or int(action) not in self.episode.actions.legal(ask):
            return self._observation(), -1.0, True, False, {**self._info(), "illegal": True}
        self.episode.answer(int(action))
        self._let_the_others_play()
        over, cut = self.episode.over, self.episode.cut
        reward = self.episode.returns()[self.seat] if over or cut else 0.0
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, over, cut, self._info()

    def action_masks(self) -> Mask:
        """Where sb3-contrib's MaskablePPO looks for what may be done."""
        return self.episode.mask(self.seat)

    def _let_the_others_play(self) -> None:
        episode = self.episode
        while not episode.over and not episode.cut and episode.turn != self.seat:
            chosen = self.players[episode.turn].choose(episode.match, episode.turn)
            episode.answer(episode.actions.number(chosen))

    def _observation(self) -> Observation:
        return {"observation": self.episode.observe(self.seat), "action_mask": self.episode.mask(self.seat)}

    def _info(self) -> Info:
        """The mask stands here too, and with it what is asked; at the end scores and places."""
        ask = self.episode.ask(self.seat)
        info: Info = {"action_mask": self.episode.mask(self.seat)}
        if self.episode.over or self.episode.cut:
            return {**info, **self.episode.result()}
        return info if ask is None else {**info, "kind": ask.kind, "because": ask.because}

    def render(self) -> Any:
        drawing = drawn(self.episode.match)
        if self.render_mode != "human":
            return drawing
        sys.stdout.write(drawing + "\n")
        return None


def restored(options: dict[str, Any], random: Any, play: tuple[str, list[int]] | None) -> SeatEnv:
    env = SeatEnv(**options)
    env.np_random = random
    if play is not None:
        env.replay(*play)
    return env


def bots_of(bots: str | Sequence[str], seats: int, seat: int) -> dict[int, str]:
    """Which bot plays which of the other seats."""
    others = [other for other in range(seats) if other != seat]
    specs = [bots] * len(others) if isinstance(bots, str) else list(bots)
    if len(specs) != len(others):
        raise BadSetup("lab-bots", given=len(specs), needed=len(others))
    return dict(zip(others, specs, strict=True))


for _name in game_names():
    gymnasium.register(
        f"podziemia/{_name}-v{find_game(_name).edition}",
        f"{__name__}:{SeatEnv.__name__}",
        vector_entry_point="podziemia.lab.vector:SeatVectorEnv",
        kwargs={"game": _name},
    )
