"""One seat of many games in one step: the same games as one by one, dealt anew in the ways that Gymnasium names."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from podziemia.kernel.errors import BadSetup
from podziemia.kernel.registry import find_game
from podziemia.lab.doors import any_legal_of_each
from podziemia.lab.gymnasium import SeatEnv
from podziemia.lab.vector import SeatVectorEnv
from tests.lab.tables import every_game


def play_until_one_ends(env: SeatVectorEnv) -> tuple[int, Any]:
    chance = np.random.default_rng(1)
    env.reset(seed=3)
    for _ in range(3000):
        seen = env.step(any_legal_of_each(env.action_masks(), chance))
        ended = seen[2] | seen[3]
        if ended.any():
            return int(ended.argmax()), seen
    raise AssertionError("no game ends")


@every_game
def test_gymnasium_makes_it(name: str) -> None:
    made: Any = gymnasium.make_vec(f"podziemia/{name}-v{find_game(name).edition}", num_envs=2, bots="random", most=60)
    assert isinstance(made, SeatVectorEnv)
    seen, info = made.reset(seed=1)
    assert seen in made.observation_space
    assert (info["action_mask"] == seen["action_mask"]).all()
    chance = np.random.default_rng(1)
    for _ in range(40):
        seen, rewards, _, _, _ = made.step(any_legal_of_each(made.action_masks(), chance))
        assert seen in made.observation_space
        assert (np.abs(rewards) <= 1).all()


def test_a_row_is_the_game_that_the_seat_would_play_alone() -> None:
    together = SeatVectorEnv(1, "abyss", seats=3, seat=1, bots="easy")
    alone = SeatEnv("abyss", seats=3, seat=1, bots="easy")
    seen, _ = together.reset(seed=5)
    here, _ = alone.reset(seed=5)
    for _ in range(12):
        assert (seen["observation"][0] == here["observation"]).all()
        assert (seen["action_mask"][0] == alone.action_masks()).all()
        action = int(here["action_mask"].argmax())
        seen, *_ = together.step([action])
        here, *_ = alone.step(action)


def test_an_ended_game_is_seen_to_its_end_and_dealt_anew_at_the_next_step() -> None:
    env = SeatVectorEnv(2, "abyss", seats=2)
    assert env.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    row, (seen, rewards, terminated, _, info) = play_until_one_ends(env)
    assert rewards[row] in (-1, 1)
    assert terminated[row]
    assert seen["observation"][row].any()
    assert not seen["action_mask"][row].any()
    assert sorted(info["places"][row]) == [1, 2]
    assert info["_scores"].tolist() == [i == row for i in range(2)]
    seen, rewards, terminated, _, _ = env.step(env.action_masks().argmax(axis=1))
    assert not terminated[row]
    assert rewards[row] == 0
    assert seen["action_mask"][row].any()


def test_an_ended_game_may_be_dealt_anew_in_the_same_step() -> None:
    env = SeatVectorEnv(2, "abyss", seats=2, reset="same_step")
    row, (seen, rewards, terminated, _, info) = play_until_one_ends(env)
    assert terminated[row]
    assert rewards[row] != 0
    assert seen["action_mask"][row].any()
    assert not info["final_obs"]["action_mask"][row].any()
    assert sorted(info["final_info"]["places"][row]) == [1, 2]


def test_an_ended_game_may_wait_to_be_dealt_anew() -> None:
    env = SeatVectorEnv(2, "abyss", seats=2, reset="disabled")
    row, _ = play_until_one_ends(env)
    other = 1 - row
    _, rewards, terminated, _, _ = env.step(env.action_masks().argmax(axis=1))
    assert rewards[row] == 0
    assert not terminated[row]
    before = env.action_masks()[other]
    seen, _ = env.reset(options={"reset_mask": np.array([i == row for i in range(2)])})
    assert seen["action_mask"][row].any()
    assert (seen["action_mask"][other] == before).all()


def test_an_illegal_action_loses_its_game_only() -> None:
    env = SeatVectorEnv(2, "abyss", seats=2)
    env.reset(seed=1)
    legal = env.action_masks().argmax(axis=1)
    wrong = int((env.action_masks()[0] == 0).argmax())
    _, rewards, terminated, _, _ = env.step([wrong, legal[1]])
    assert rewards.tolist() == [-1, 0]
    assert terminated.tolist() == [True, False]


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(BadSetup):
        SeatVectorEnv(2, "abyss", seats=2, seat=2)
    with pytest.raises(BadSetup):
        SeatVectorEnv(2, "abyss", reset="sometimes")
