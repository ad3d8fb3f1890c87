"""Many games in one step: the same games as one by one, and new ones dealt in the ways that Gymnasium names."""

import numpy as np
import pytest

from podziemia.bots import make_bot
from podziemia.kernel.errors import BadSetup, Refusal
from podziemia.lab.batch import Batch
from podziemia.lab.doors import any_legal_of_each
from podziemia.lab.episode import Episode


def first_legal(batch: Batch) -> list[int]:
    return [int(mask.argmax()) for mask in batch.masks]


def test_a_batch_plays_the_games_it_would_play_one_by_one() -> None:
    batch = Batch("abyss", count=3, seats=2, seed="alike")
    alone = [Episode("abyss", 2, f"alike {row}") for row in range(3)]
    for _ in range(120):
        for row, episode in enumerate(alone):
            assert batch.turns[row] == episode.turn
            assert (batch.masks[row] == episode.mask(episode.turn)).all()
            assert (batch.observations[row] == episode.observe(episode.turn)).all()
        actions = first_legal(batch)
        batch.step(actions)
        for episode, action in zip(alone, actions, strict=True):
            episode.answer(action)


def play_until_one_ends(batch: Batch) -> int:
    chance = np.random.default_rng(1)
    for _ in range(5000):
        batch.step((batch.masks * chance.random(batch.masks.shape)).argmax(axis=1))
        if batch.dones.any():
            return int(batch.dones.argmax())
    raise AssertionError("no game ends")


def test_an_ended_game_shows_its_rewards_and_is_dealt_anew_at_the_next_step() -> None:
    batch = Batch("abyss", count=2, seats=2, seed=3)
    row = play_until_one_ends(batch)
    assert batch.rewards[row].sum() == 0
    assert batch.rewards[row].any()
    assert batch.scores[row].argmax() == batch.rewards[row].argmax()
    assert batch.scores[row].min() > 0
    assert batch.turns[row] == -1
    assert not batch.masks[row].any()
    actions = first_legal(batch)
    batch.step(actions)
    assert not batch.dones[row]
    assert not batch.rewards[row].any()
    assert not batch.scores.any()
    assert batch.turns[row] >= 0
    assert batch.masks[row].any()


def test_an_ended_game_may_be_dealt_anew_in_the_same_step() -> None:
    batch = Batch("abyss", count=2, seats=2, seed=3, reset="same_step")
    row = play_until_one_ends(batch)
    assert batch.rewards[row].any()
    assert batch.turns[row] >= 0
    assert batch.masks[row].any()


def test_an_ended_game_may_wait_to_be_dealt_anew() -> None:
    batch = Batch("abyss", count=2, seats=2, seed=3, reset="disabled")
    row = play_until_one_ends(batch)
    batch.step(first_legal(batch))
    assert batch.dones[row]
    assert not batch.rewards[row].any()
    assert batch.turns[row] == -1
    batch.deal(row)
    assert not batch.dones[row]
    assert batch.masks[row].any()


def test_a_long_game_is_cut_off_and_counted_as_it_stands() -> None:
    batch = Batch("abyss", count=2, seats=2, seed=3, most=5)
    for _ in range(5):
        assert not batch.cuts.any()
        batch.step(first_legal(batch))
    assert batch.cuts.all()
    assert not batch.dones.any()
    batch.step(first_legal(batch))
    assert not batch.cuts.any()


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(BadSetup):
        Batch("abyss", count=2, reset="sometimes")
    with pytest.raises(Refusal):
        Batch("abyss", count=1).step([484])


def test_a_random_choice_is_one_of_the_legal_actions_all_alike() -> None:
    masks = np.array([[0, 1, 0, 1], [0, 0, 0, 0], [1, 1, 1, 1], [0, 0, 0, 0]], np.int8)
    chance = np.random.default_rng(2)
    chosen = np.array([any_legal_of_each(masks, chance) for _ in range(400)])
    assert [sorted(set(column)) for column in chosen.T] == [[1, 3], [0], [0, 1, 2, 3], [0]]
    assert 150 < (chosen[:, 0] == 1).sum() < 250


def test_bots_play_the_seats_that_are_left_to_them() -> None:
    batch = Batch("abyss", count=2, seats=3, seed=1, bots={0: "easy", 2: "random"})
    alone = Episode("abyss", 3, "1 0", forkable=True)
    bots = {seat: make_bot(spec, alone.match.game, f"1 0 bot {seat}") for seat, spec in batch.bots.items()}
    for _ in range(30):
        while alone.turn in bots:
            alone.answer(alone.actions.number(bots[alone.turn].choose(alone.match, alone.turn)))
        assert (batch.turns == 1).all()
        assert (batch.observations[0] == alone.observe(1)).all()
        actions = first_legal(batch)
        batch.step(actions)
        alone.answer(actions[0])


def test_bots_may_end_a_game() -> None:
    batch = Batch("abyss", count=4, seats=2, seed=3, bots={0: "random"})
    ends = [play_until_one_ends(batch) for _ in range(6)]
    assert len(ends) == 6
    assert set(batch.turns.tolist()) <= {1, -1}


@pytest.mark.parametrize("bots", [{3: "easy"}, {-1: "easy"}, {0: "easy", 1: "easy", 2: "easy"}, {0: "nobody"}])
def test_bots_sit_at_the_table_and_leave_a_seat(bots: dict[int, str]) -> None:
    with pytest.raises(BadSetup):
        Batch("abyss", count=1, seats=3, bots=bots)
