"""The Gymnasium environments pass Gymnasium's own check; the other seats are played by bots."""

import pickle
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from podziemia.kernel.errors import BadSetup
from podziemia.kernel.registry import find_game
from podziemia.lab.eyes import HASHED
from podziemia.lab.gymnasium import SeatEnv, bots_of
from tests.lab.tables import every_game, every_table


def make(name: str, **options: Any) -> Any:
    return gymnasium.make(f"podziemia/{name}-v{find_game(name).edition}", **options)


def play(env: Any, seed: int = 1) -> tuple[list[int], float, bool]:
    """A random game: which actions, the last reward, and whether it came to its end."""
    chance = np.random.RandomState(seed)
    observation, _ = env.reset(seed=seed)
    actions = []
    while True:
        actions.append(int(chance.choice(np.flatnonzero(observation["action_mask"]))))
        observation, reward, terminated, truncated, _ = env.step(actions[-1])
        if terminated or truncated:
            return actions, float(reward), terminated
        assert reward == 0


@every_table
def test_gymnasiums_check(name: str, seats: int) -> None:
    check_env(make(name, seats=seats, bots="random", render_mode="ansi").unwrapped)


@every_game
def test_gymnasiums_check_with_hashed_vectors(name: str) -> None:
    env = make(name, bots="random", observation=HASHED, size=64, render_mode="ansi").unwrapped
    assert env.observation_space["observation"].shape == (64,)
    check_env(env)


@every_game
def test_every_game_has_an_id_and_can_be_played(name: str) -> None:
    actions, reward, _ = play(make(name, bots="random", most=120, size=64))
    assert actions
    assert -1 <= reward <= 1


def test_the_module_can_be_named_in_the_id() -> None:
    edition = find_game("abyss").edition
    env = gymnasium.make(f"podziemia.lab.gymnasium:podziemia/abyss-v{edition}", seats=2)
    assert env.unwrapped.seats == 2  # type: ignore[attr-defined]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_reward_is_the_seats_own(seat: int) -> None:
    env = SeatEnv("abyss", seats=3, seat=seat, bots="random", size=64)
    _, reward, terminated = play(env)
    assert terminated
    assert reward == env.episode.returns()[seat]
    assert not env.episode.mask(seat).any()


def test_the_seat_is_only_asked_its_own_questions() -> None:
    env = SeatEnv("dungeonlords", seats=3, seat=2, bots=["random", "random"], size=64)
    for seed in range(3):
        _, info = env.reset(seed=seed)
        assert env.episode.turn == 2
        ask = env.episode.ask(2)
        assert ask is not None
        assert info["kind"] == ask.kind
        assert info["action_mask"].sum() == len(ask.options)


def test_the_same_seed_gives_the_same_game() -> None:
    first = play(SeatEnv("abyss", seats=2, bots="greedy", size=64, most=60), seed=5)
    assert play(SeatEnv("abyss", seats=2, bots="greedy", size=64, most=60), seed=5) == first
    assert play(SeatEnv("abyss", seats=2, bots="greedy", size=64, most=60), seed=6) != first


def test_a_game_that_is_cut_off_is_truncated() -> None:
    env = SeatEnv("tyrants", seats=2, bots="random", most=30, size=64)
    _, _, terminated = play(env)
    assert not terminated
    assert env.episode.cut


def test_an_illegal_action_loses() -> None:
    env = SeatEnv("abyss", seats=2, bots="random", size=64)
    observation, _ = env.reset(seed=1)
    before = env.episode.match.digest()
    _, reward, terminated, truncated, info = env.step(int(np.argmin(observation["action_mask"])))
    assert (reward, terminated, truncated, info["illegal"]) == (-1, True, False, True)
    assert env.episode.match.digest() == before


def test_after_the_end_the_mask_is_safe_to_sample_from_and_nothing_can_be_done() -> None:
    env = SeatEnv("abyss", seats=2, bots="random", most=20)
    play(env)
    sampled = env.action_space.sample(env.action_masks())
    assert sampled == 0
    before = env.episode.match.digest()
    _, reward, terminated, _, info = env.step(sampled)
    assert (reward, terminated, info["illegal"]) == (-1, True, True)
    assert env.episode.match.digest() == before


@every_game
def test_masks_are_where_maskable_ppo_looks_for_them(name: str) -> None:
    """Through all of Gymnasium's wrappers, by name, without arguments."""
    env = make(name, bots="random")
    _, info = env.reset(seed=1)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.any()
    assert (masks == info["action_mask"]).all()


def test_bots_are_one_for_all_or_one_a_seat() -> None:
    assert bots_of("greedy", 3, 1) == {0: "greedy", 2: "greedy"}
    assert bots_of(["random", "hard"], 3, 0) == {1: "random", 2: "hard"}
    with pytest.raises(BadSetup):
        bots_of(["random"], 3, 0)


@pytest.mark.parametrize("wrong", [{"seats": 9}, {"seat": 3}, {"seat": -1}, {"settings": {"first": "Z"}}])
def test_what_cannot_be_set_up_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        SeatEnv("abyss", **wrong)


def test_an_unknown_bot_is_refused_at_the_start() -> None:
    with pytest.raises(BadSetup):
        SeatEnv("abyss", bots="deep thought")


def test_the_table_can_be_seen(capsys: pytest.CaptureFixture[str]) -> None:
    drawings = []
    for mode in ("ansi", "human"):
        env = SeatEnv("abyss", bots="random", render_mode=mode)
        env.reset(seed=3)
        drawings.append(env.render())
    assert drawings[1] is None
    assert capsys.readouterr().out == f"{drawings[0]}\n"


def test_all_ids_are_there() -> None:
    ids = {spec.name for spec in gymnasium.registry.values() if spec.namespace == "podziemia"}
    assert ids >= {"abyss", "descent", "dungeonlords", "shadespire", "tyrants"}


def test_a_game_under_way_can_be_copied_and_pickled() -> None:
    env = SeatEnv("abyss", seats=2, bots="easy")
    env.reset(seed=4)
    for _ in range(8):
        env.step(int(env.action_masks().argmax()))
    for twin in (deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert twin.episode.match.digest() == env.episode.match.digest()
        twin.step(int(twin.action_masks().argmax()))
        assert twin.episode.match.digest() != env.episode.match.digest()
    again = deepcopy(env)
    assert again.reset()[0]["observation"].tolist() == env.reset()[0]["observation"].tolist()
