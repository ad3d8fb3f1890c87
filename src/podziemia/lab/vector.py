"""One seat of many games as a Gymnasium vector environment, the other seats played by bots:
`gymnasium.make_vec("podziemia/abyss-v2", num_envs=64, bots="easy")` once `podziemia.lab.gymnasium` is imported."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from podziemia.kernel.ask import NOBODY
from podziemia.kernel.crowd import Crowd
from podziemia.kernel.errors import BadSetup
from podziemia.kernel.registry import find_game
from podziemia.lab.actions import actions_of
from podziemia.lab.batch import DISABLED, NEXT_STEP, RESETS, SAME_STEP
from podziemia.lab.company import Company
from podziemia.lab.episode import MOST_DECISIONS, returns
from podziemia.lab.extras import needed
from podziemia.lab.eyes import FIELDS, eyes_for
from podziemia.lab.gymnasium import Info, Observation, bots_of
from podziemia.lab.spaces import observation_space

with needed("gymnasium"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

MODES: Final = {
    NEXT_STEP: AutoresetMode.NEXT_STEP,
    SAME_STEP: AutoresetMode.SAME_STEP,
    DISABLED: AutoresetMode.DISABLED,
}


class SeatVectorEnv(VectorEnv[Observation, Any, Any]):
    """Games with the eyes of one seat, all of which take a step together.

    seats, seat, bots, settings, most   as in `SeatEnv`
    reset        when a game that is over is dealt anew: "next_step", "same_step" or "disabled" (by `reset` with
                 `options={"reset_mask": mask}`)
    """

    def __init__(
        self,
        num_envs: int,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        settings: dict[str, str] | None = None,
        most: int = MOST_DECISIONS,
        reset: str = NEXT_STEP,
    ) -> None:
        found = find_game(game)
        eyes = eyes_for(found, FIELDS)
        assert found.encoding is not None
        if reset not in RESETS:
            raise BadSetup("lab-reset", given=reset, known=", ".join(RESETS))
        self.metadata = {"autoreset_mode": MODES[reset]}
        self.num_envs = num_envs
        self.game = found
        self.seats = min(found.usual, found.most) if seats is None else seats
        found.check_seats(self.seats)
        if not 0 <= seat < self.seats:
            raise BadSetup("lab-seat", seat=seat, seats=self.seats)
        self.seat = seat
        self.bots = bots_of(bots, self.seats, seat)
        self.settings = found.check_settings(settings or {})
        self.most = most
        self.mode = reset
        self.single_observation_space = observation_space(game, eyes)
        self.single_action_space = spaces.Discrete(len(actions_of(game)))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._crowd = Crowd(found, found.encoding, num_envs)
        self._company = Company(self._crowd, num_envs, self.bots)
        self._known = np.frombuffer(self._crowd.known, np.int32).reshape(num_envs, -1)
        self._legal = np.frombuffer(self._crowd.legal, np.int8).reshape(num_envs, -1)
        self._decisions = [0] * num_envs
        self._ended = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """All games anew, or those of `options["reset_mask"]`."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        chosen = (options or {}).get("reset_mask")
        for row in range(self.num_envs):
            if chosen is None or chosen[row]:
                self._deal(row)
        return self._observation(), self._info([])

    def step(self, actions: Any) -> tuple[Observation, Any, Any, Any, Info]:
        """Play on in every game until the seat is asked again. An illegal action loses its game at once."""
        rewards = np.zeros(self.num_envs, np.float32)
        terminated = np.zeros(self.num_envs, np.bool_)
        truncated = np.zeros(self.num_envs, np.bool_)
        before = self._ended.copy()
        for row, action in enumerate(np.asarray(actions).tolist()):
            if before[row]:
                if self.mode == NEXT_STEP:
                    self._deal(row)
            elif not self._legal[row, action]:
                rewards[row], terminated[row] = -1.0, True
            else:
                self._crowd.answer(row, action)
                self._decisions[row] += 1
                self._let_the_others_play(row)
                terminated[row], truncated[row] = self._is_over(row), self._is_cut(row)
                if terminated[row] or truncated[row]:
                    rewards[row] = self._returns(row)
        ended = terminated | truncated
        self._ended = ended | before if self.mode == DISABLED else ended
        return self._seen(np.flatnonzero(ended).tolist(), rewards, terminated, truncated)

    def _seen(
        self,
        ended: list[int],
        rewards: NDArray[np.float32],
        terminated: NDArray[np.bool_],
        truncated: NDArray[np.bool_],
    ) -> tuple[Observation, Any, Any, Any, Info]:
        """With `same_step` the new games are seen, and how the old ones ended stands in the info."""
        observation = self._observation()
        info = self._info(ended)
        if self.mode == SAME_STEP and ended:
            info["final_obs"] = {name: seen.copy() for name, seen in observation.items()}
            info["final_info"] = {name: info.pop(name) for name in ("scores", "places", "_scores", "_places")}
            for row in ended:
                self._deal(row)
            observation = self._observation()
            info["action_mask"] = observation["action_mask"]
        return observation, rewards, terminated, truncated, info

    def action_masks(self) -> NDArray[np.int8]:
        """What the seat may do, a row a game."""
        masks: NDArray[np.int8] = self._legal.copy()
        return masks

    def _deal(self, row: int) -> None:
        deal = str(self.np_random.integers(2**63))
        self._company.deal(row, self.seats, deal, self.settings)
        self._decisions[row] = 0
        self._ended[row] = False
        self._let_the_others_play(row)

    def _let_the_others_play(self, row: int) -> None:
        self._decisions[row] += self._company.play_on(row, self.most - self._decisions[row])

    def _is_over(self, row: int) -> bool:
        return self._crowd.turns[row] == NOBODY

    def _is_cut(self, row: int) -> bool:
        return self._decisions[row] >= self.most and not self._is_over(row)

    def _returns(self, row: int) -> float:
        return returns(self.game.places(self._crowd.matches[row].state))[self.seat]

    def _observation(self) -> Observation:
        self._known.fill(0)
        self._legal.fill(0)
        for row in range(self.num_envs):
            self._crowd.write_row(row, self.seat)
        return {"observation": self._known.astype(np.float32), "action_mask": self._legal.copy()}

    def _info(self, ended: list[int]) -> Info:
        """The masks stand here too; for games that have just ended the scores and places of all seats."""
        info: Info = {"action_mask": self._legal.copy()}
        scores = np.zeros((self.num_envs, self.seats), np.int64)
        places = np.zeros((self.num_envs, self.seats), np.int64)
        told = np.zeros(self.num_envs, np.bool_)
        for row in ended:
            state = self._crowd.matches[row].state
            scores[row] = [score.total for score in self.game.scores(state)]
            places[row] = self.game.places(state)
            told[row] = True
        return {**info, "scores": scores, "_scores": told, "places": places, "_places": told} if ended else info
