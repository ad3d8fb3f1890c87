"""The parallel environments pass PettingZoo's own tests, and who is asked together chooses at once."""

import pickle
from copy import deepcopy
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import parallel_api_test, parallel_seed_test

from podziemia.lab.eyes import HASHED
from podziemia.lab.parallel import ParallelSeatsEnv
from tests.lab.tables import every_game, every_table

SHORT = 40


@every_game
def test_petting_zoos_test_with_hashed_vectors(name: str) -> None:
    parallel_api_test(ParallelSeatsEnv(name, observation=HASHED, size=64, most=SHORT), num_cycles=SHORT)


def asked(seen: dict[str, Any]) -> list[str]:
    return [agent for agent, one in seen.items() if one["action_mask"].any()]


def first_of_each(seen: dict[str, Any]) -> dict[str, int]:
    return {agent: int(np.argmax(seen[agent]["action_mask"])) for agent in asked(seen)}


def to_the_orders(table: ParallelSeatsEnv) -> dict[str, Any]:
    seen, infos = table.reset(seed=1)
    while infos[asked(seen)[0]]["kind"] != "orders.choose":
        seen, _, _, _, infos = table.step(first_of_each(seen))
    return seen


@every_table
def test_petting_zoos_test_of_the_interface(name: str, seats: int) -> None:
    parallel_api_test(ParallelSeatsEnv(name, seats=seats, most=SHORT), num_cycles=SHORT)


@every_game
def test_petting_zoos_test_of_seeds(name: str) -> None:
    parallel_seed_test(lambda: ParallelSeatsEnv(name, most=SHORT), num_cycles=SHORT)


def test_all_give_their_orders_in_one_step() -> None:
    table = ParallelSeatsEnv("dungeonlords", seats=4)
    seen = to_the_orders(table)
    assert asked(seen) == table.agents
    before = table.episode.decisions
    seen, *_ = table.step({agent: int(np.flatnonzero(seen[agent]["action_mask"])[-1]) for agent in asked(seen)})
    assert table.episode.decisions == before + 4
    assert asked(seen) != table.possible_agents


def test_where_one_is_asked_the_others_need_not_answer() -> None:
    table = ParallelSeatsEnv("abyss", seats=3)
    seen, infos = table.reset(seed=3)
    (agent,) = asked(seen)
    assert infos[agent]["kind"] == table.episode.match.ask_of(table.possible_agents.index(agent)).kind
    _, rewards, over, cut, _ = table.step(first_of_each(seen))
    assert set(rewards) == set(table.agents)
    assert not any(over.values())
    assert not any(cut.values())


def test_rewards_come_at_the_end_with_scores_and_places() -> None:
    table = ParallelSeatsEnv("dungeonlords", seats=2)
    seen, _ = table.reset(seed=1)
    chance = np.random.default_rng(1)
    while table.agents:
        choices = {agent: int(chance.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in asked(seen)}
        seen, rewards, over, _, infos = table.step(choices)
    assert all(over.values())
    assert list(rewards.values()) == table.episode.returns()
    assert infos["seat_1"] == table.episode.result()
    assert asked(seen) == []


@pytest.mark.parametrize("wrong", [{}, {"seat_0": -1}, {"seat_0": None}])
def test_who_is_asked_and_sends_nothing_legal_loses(wrong: dict[str, Any]) -> None:
    table = ParallelSeatsEnv("abyss", seats=2, settings={"first": "A"})
    table.reset(seed=4)
    _, rewards, over, _, infos = table.step(wrong)
    assert rewards == {"seat_0": -1.0, "seat_1": 0.0}
    assert over == {"seat_0": True, "seat_1": True}
    assert infos["seat_0"]["illegal"]
    assert table.agents == []


def test_a_game_under_way_can_be_copied_and_pickled() -> None:
    table = ParallelSeatsEnv("dungeonlords", seats=3)
    seen = to_the_orders(table)
    for twin in (deepcopy(table), pickle.loads(pickle.dumps(table))):
        assert twin.episode.match.digest() == table.episode.match.digest()
        twin.step(first_of_each(seen))
        assert twin.episode.match.digest() != table.episode.match.digest()
