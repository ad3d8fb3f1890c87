"""The OpenSpiel games pass OpenSpiel's own simulation, and its own search plays them."""

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

from podziemia.kernel.ask import Together
from podziemia.kernel.errors import BadSetup
from podziemia.kernel.registry import find_game
from podziemia.lab.episode import drawn
from podziemia.lab.eyes import HASHED, KINDS, eyes_for
from podziemia.lab.memory import MEMORY
from podziemia.lab.openspiel import read_settings
from tests.lab.tables import every_game, every_table

QUICK_TO_THE_END = ("abyss", "dungeonlords", "shadespire")


def load(name: str, **params: Any) -> Any:
    return pyspiel.load_game(f"podziemia_{name}", params)


def advance(game: Any, decisions: int, deal: int = 1, seed: int = 1) -> Any:
    """A state some random decisions after the deal."""
    state = game.new_initial_state()
    state.apply_action(deal)
    chance = np.random.RandomState(seed)
    for _ in range(decisions):
        state.apply_action(int(chance.choice(state.legal_actions())))
    return state


def simulate(game: Any) -> None:
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@every_table
def test_open_spiels_simulation(name: str, seats: int) -> None:
    """Cut off early, so that the test sees the end of every game."""
    simulate(load(name, seats=seats, most=20, size=512))


@pytest.mark.slow
@pytest.mark.parametrize("name", QUICK_TO_THE_END)
def test_open_spiels_simulation_to_the_real_end(name: str) -> None:
    simulate(load(name, seats=2, size=512))


@every_game
@pytest.mark.parametrize("observation", KINDS)
def test_open_spiels_simulation_with_pickled_states(name: str, observation: str) -> None:
    game = load(name, most=8, size=64, observation=observation)
    assert (game.observation_tensor_shape() == [64]) == (observation == HASHED)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@every_game
def test_open_spiels_search_plays(name: str) -> None:
    game = load(name, seats=find_game(name).fewest)
    state = advance(game, 7)
    chance = np.random.RandomState(2)
    evaluator = mcts.RandomRolloutEvaluator(1, chance, max_length=20)
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=1.4, max_simulations=6, random_state=chance)
    for _ in range(2):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@every_table
def test_a_resampled_state_looks_the_same_to_the_player_and_can_be_copied(name: str, seats: int) -> None:
    state = advance(load(name, seats=seats, size=512), 30)
    for number in range(seats):
        player = state.current_player()
        world = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        assert world.current_player() == player
        assert world.legal_actions() == state.legal_actions()
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.information_state_tensor(player) == state.information_state_tensor(player)
        world.apply_action(world.legal_actions()[-1])
        for twin in (world.clone(), pickle.loads(pickle.dumps(world))):
            assert str(twin) == str(world)
            assert twin.history() == world.history()
        state.apply_action(state.legal_actions()[number % len(state.legal_actions())])


def test_resampling_deals_again_what_is_hidden() -> None:
    state = advance(load("abyss", seats=3), 60)
    player = state.current_player()
    chance = iter([0.1, 0.2, 0.3])
    worlds = {str(state.resample_from_infostate(player, lambda: next(chance))) for _ in range(3)}
    assert len(worlds | {str(state)}) == 4


def test_secret_answers_are_dealt_again_too() -> None:
    """In Dungeon Lords all give their orders at once: the second in line must not search knowing the first one's."""
    state = advance(load("dungeonlords", seats=3), 0)
    while not (isinstance(state.play.match.ask, Together) and len(state.play.match.waiting()) == 2):
        state.apply_action(state.legal_actions()[0])
    second = state.current_player()
    ordered = set()
    for number in range(20):
        world = state.resample_from_infostate(second, lambda number=number: number / 20)
        assert world.current_player() == second
        answers = world.play.match.ask.answers
        ordered.add(answers[0].text)
    assert len(ordered) > 5


def test_a_clone_goes_its_own_way() -> None:
    state = advance(load("tyrants", seats=2, size=64), 20)
    before = str(state)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)
    assert state.history() == twin.history()[:-1]


def test_the_history_is_the_whole_game() -> None:
    game = load("dungeonlords", seats=2, size=64)
    state = advance(game, 40, deal=17)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)


def test_a_state_prints_as_a_table_one_can_read() -> None:
    state = advance(load("abyss", seats=2), 12)
    first, *table = str(state).splitlines()
    assert first.split()[:2] == [state.play.digest(), "12"]
    assert "\n".join(table) == drawn(state.play.match)


def test_vectors_are_the_named_fields_unless_hashed_ones_are_asked_for() -> None:
    named, hashed = load("abyss", seats=2), load("abyss", seats=2, observation="hashed", size=128)
    assert named.observation_tensor_shape() == [eyes_for(find_game("abyss")).size]
    assert hashed.observation_tensor_shape() == [128]


def test_perfect_recall_tells_pasts_apart_that_look_the_same_now() -> None:
    game = load("abyss", seats=2)
    recalling = make_observation(game, INFO_STATE_OBS_TYPE)
    state = advance(game, 25)
    recalling.set_from(state, 0)
    assert recalling.tensor.shape == (eyes_for(find_game("abyss")).size + MEMORY,)
    assert recalling.dict["memory"].any()
    other = state.clone()
    other.play.memories.add(0, "something else once happened", [])
    assert other.observation_string(0) == state.observation_string(0)
    assert other.observation_tensor(0) == state.observation_tensor(0)
    assert other.information_state_string(0) != state.information_state_string(0)
    assert other.information_state_tensor(0) != state.information_state_tensor(0)
    assert other.information_state_string(1) == state.information_state_string(1)


def test_returns_come_at_the_end_and_sum_to_zero() -> None:
    state = advance(load("shadespire", size=64), 10)
    assert state.returns() == [0, 0]
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
    assert sum(state.returns()) == 0
    assert state.returns() == state.rewards()


def test_actions_are_called_by_their_texts() -> None:
    game = load("abyss", seats=2)
    state = game.new_initial_state()
    assert state.action_to_string(-1, 5) == "deal 5"
    state.apply_action(5)
    texts = [state.action_to_string(action) for action in state.legal_actions()]
    assert sorted(texts) == sorted(option.text for option in state.play.match.ask.options)


def test_a_game_can_be_pickled_with_its_settings() -> None:
    game = pyspiel.load_game("podziemia_abyss(seats=4,settings=first:B,deals=7)")
    twin = pickle.loads(pickle.dumps(game))
    assert str(twin) == str(game)
    state = twin.new_initial_state()
    assert len(state.chance_outcomes()) == 7
    state.apply_action(0)
    assert state.current_player() == 1


def test_settings_are_pairs_and_are_checked() -> None:
    assert read_settings("usual") == {}
    assert read_settings("first:A;decks:drow+demons") == {"first": "A", "decks": "drow+demons"}
    with pytest.raises(BadSetup):
        read_settings("first")
    with pytest.raises(BadSetup):
        load("abyss", settings="first:Z")
