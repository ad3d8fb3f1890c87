"""The PettingZoo environments pass PettingZoo's own tests and keep their promises."""

import pickle
from copy import deepcopy

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from podziemia.kernel.errors import BadSetup
from podziemia.kernel.registry import find_game
from podziemia.lab.eyes import HASHED, KINDS
from podziemia.lab.pettingzoo import SeatsEnv, env
from tests.lab.tables import every_game, every_table

dictionaries_are_meant = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),  # at the end nobody may do anything
]
pytestmark = dictionaries_are_meant

SHORT = 40


@every_table
def test_petting_zoos_test_of_the_interface(name: str, seats: int) -> None:
    """Cut off early, so that the test sees the end of every game."""
    api_test(env(name, seats=seats, most=SHORT), num_cycles=SHORT)


@every_game
@pytest.mark.parametrize("observation", KINDS)
def test_petting_zoos_test_of_the_interface_to_the_real_end(name: str, observation: str) -> None:
    table = env(name, observation=observation, size=64)
    assert (table.unwrapped.eyes.size == 64) == (observation == HASHED)
    api_test(table, num_cycles=2000)


@every_table
def test_petting_zoos_test_of_seeds(name: str, seats: int) -> None:
    seed_test(lambda: env(name, seats=seats), num_cycles=SHORT // seats)


@every_game
def test_rewards_come_at_the_end_and_sum_to_zero(name: str) -> None:
    table = env(name, seats=find_game(name).fewest, size=64)
    table.reset(seed=1)
    got = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        _, reward, terminated, _, info = table.last(observe=False)
        got[agent] += reward
        assert reward == 0 or terminated
        table.step(None if terminated else table.action_space(agent).sample(info["action_mask"]))
    assert sum(got.values()) == pytest.approx(0)
    assert got == dict(zip(table.possible_agents, table.unwrapped.episode.returns(), strict=True))
    assert table.unwrapped.episode.over


def test_a_game_that_is_cut_off_is_truncated_not_terminated() -> None:
    table = env("abyss", seats=2, most=10)
    table.reset(seed=1)
    served = []
    for agent in table.agent_iter():
        served.append(agent)
        observation, _, terminated, truncated, _ = table.last()
        assert not terminated
        assert truncated == (table.unwrapped.episode.decisions == 10)
        table.step(None if truncated else int(np.argmax(observation["action_mask"])))
    assert served[-2:] == ["seat_0", "seat_1"]
    assert len(served) == 12


def test_the_mask_is_that_of_the_agent_to_act_and_stands_in_its_info() -> None:
    table = env("abyss", seats=3)
    table.reset(seed=3)
    observation, _, _, _, info = table.last()
    assert (observation["action_mask"] == info["action_mask"]).all()
    assert info["kind"] == table.unwrapped.episode.match.ask.kind
    for agent in table.agents:
        assert table.observe(agent)["action_mask"].any() == (agent == table.agent_selection)


def test_an_illegal_action_loses() -> None:
    table = env("abyss", seats=2)
    table.reset(seed=4)
    loser = table.agent_selection
    table.step(int(np.argmin(table.observe(loser)["action_mask"])))
    assert all(table.terminations.values())
    assert table.rewards[loser] == -1


def test_settings_are_used_and_checked() -> None:
    table = env("abyss", seats=2, settings={"first": "B"})
    table.reset(seed=5)
    assert table.agent_selection == "seat_1"
    with pytest.raises(BadSetup):
        env("abyss", settings={"first": "Z"})
    with pytest.raises(BadSetup):
        env("abyss", seats=9)
    with pytest.raises(BadSetup):
        env("chess")


def test_the_table_can_be_seen(capsys: pytest.CaptureFixture[str]) -> None:
    table = SeatsEnv("abyss", render_mode="ansi")
    table.reset(seed=6)
    drawn = table.render()
    assert drawn is not None
    assert "[bold]" not in drawn
    spoken = SeatsEnv("abyss", render_mode="human")
    spoken.reset(seed=6)
    assert spoken.render() is None
    assert capsys.readouterr().out == drawn + "\n"


def test_an_environment_can_be_pickled_before_it_is_used() -> None:
    twin = pickle.loads(pickle.dumps(SeatsEnv("tyrants", seats=3, observation="hashed", size=128)))
    twin.reset(seed=7)
    assert twin.observe("seat_0")["observation"].shape == (128,)


def test_without_a_seed_every_game_differs_and_with_one_they_follow_it() -> None:
    def deals(seed: int | None) -> list[bytes]:
        table = SeatsEnv("abyss", seats=2, size=256)
        seen = []
        for number in range(3):
            table.reset(seed=seed if number == 0 else None)
            seen.append(table.observe("seat_0")["observation"].tobytes() + table.episode.match.digest().encode())
        return seen

    assert len(set(deals(None))) == 3
    assert deals(8) == deals(8)
    assert len(set(deals(8))) == 3


def test_the_last_info_tells_scores_and_places() -> None:
    table = SeatsEnv("abyss", seats=2, most=30)
    table.reset(seed=1)
    while not any(table.truncations.values()):
        seen, *_ = table.last()
        table.step(int(seen["action_mask"].argmax()))
    match = table.episode.match
    for agent in table.possible_agents:
        assert table.infos[agent]["places"] == match.game.places(match.state)
        assert table.infos[agent]["scores"] == [score.total for score in match.game.scores(match.state)]


@every_game
def test_the_mask_after_the_end_is_empty_and_safe_to_sample_from(name: str) -> None:
    """What is sampled is an action like any other to PettingZoo, which wants None of those who are out."""
    table = SeatsEnv(name, most=6)
    table.reset(seed=2)
    while not any(table.truncations.values()):
        table.step(int(table.last()[0]["action_mask"].argmax()))
    for agent in table.possible_agents:
        mask = table.observe(agent)["action_mask"]
        assert not mask.any()
        assert table.action_space(agent).sample(mask) == 0
    with pytest.raises(ValueError, match="only valid action is None"):
        table.step(0)


def test_a_game_under_way_can_be_copied_and_pickled() -> None:
    table = SeatsEnv("abyss", seats=2)
    table.reset(seed=4)
    for _ in range(20):
        table.step(int(table.last()[0]["action_mask"].argmax()))
    for twin in (deepcopy(table), pickle.loads(pickle.dumps(table))):
        assert twin.agent_selection == table.agent_selection
        assert twin.episode.match.digest() == table.episode.match.digest()
        twin.step(int(twin.last()[0]["action_mask"].argmax()))
        assert twin.episode.match.digest() != table.episode.match.digest()


def test_the_state_is_what_all_seats_know() -> None:
    table = SeatsEnv("abyss", seats=3)
    table.reset(seed=4)
    parts = np.split(table.state(), 3)
    assert (parts[1] == table.observe("seat_1")["observation"]).all()
    assert table.state() in table.state_space
