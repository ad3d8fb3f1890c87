"""Ratings: what the model says of games whose outcome is known."""

from math import log
from random import Random

import pytest

from podziemia.lab.statistics import paired_interval, wilson
from podziemia.lab.tournament.ratings import Matrix, fit, inverse, product, rate
from podziemia.ratings import ELO, chance


def deals(seed: int, strengths: list[float], count: int) -> list[Matrix]:
    """Games of every two, as the model would have them."""
    luck = Random(seed)
    size = len(strengths)
    played = []
    for _ in range(count):
        deal = [[0.0] * size for _ in range(size)]
        for i in range(size):
            for j in range(i):
                won = luck.random() < chance(strengths[i] - strengths[j])
                deal[i][j], deal[j][i] = float(won), float(not won)
        played.append(deal)
    return played


def test_two_bots_get_the_odds_of_their_games() -> None:
    won = [[0.0, 300000.0], [100000.0, 0.0]]
    first, second = fit(won)
    assert first - second == pytest.approx(log(3), abs=1e-4)


def test_strengths_are_found_again() -> None:
    true = [1.0, 0.4, 0.0, -1.4]
    ratings = rate(4, deals(1, true, 4000))
    assert [rating.points / ELO for rating in ratings] == pytest.approx(true, abs=0.1)


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    true = [0.7, 0.0, -0.7]
    held = 0
    for seed in range(200):
        ratings = rate(3, deals(seed, true, 60))
        held += sum(
            [rating.low <= ELO * strength <= rating.high for rating, strength in zip(ratings, true, strict=True)]
        )
    assert 0.91 < held / 600 < 0.985


def test_a_bot_that_never_loses_stays_on_the_scale() -> None:
    always = [[[0.0, 1.0], [0.0, 0.0]]] * 50
    best, worst = rate(2, always)
    assert 300 < best.points < 1200
    assert best.points == pytest.approx(-worst.points)
    assert 0 < best.low < best.points < best.high


def test_games_of_one_deal_are_one_piece_of_evidence() -> None:
    """The same deal four times over makes nobody surer."""
    single = deals(3, [0.3, -0.3], 200)
    fourfold = [[[4 * value for value in row] for row in deal] for deal in single]
    reach, same = [rate(2, played)[0] for played in (single, fourfold)]
    assert same.high - same.low == pytest.approx(reach.high - reach.low, rel=0.02)


def test_no_games_no_difference() -> None:
    assert [rating.points for rating in rate(3, [])] == [0, 0, 0]


def test_an_inverse_undoes_its_matrix() -> None:
    matrix = [[4.0, 1.0, 0.5], [1.0, 3.0, 0.2], [0.5, 0.2, 2.0]]
    found = product(matrix, inverse(matrix))
    for i, row in enumerate(found):
        assert row == pytest.approx([1.0 if i == j else 0.0 for j in range(3)], abs=1e-12)


# ---- shares of wins ----


def test_deals_that_agree_make_a_share_surer() -> None:
    """Each side wins once in every deal but a few: pairing has taken the luck out."""
    paired = paired_interval([[2.0, 1.0]] * 40 + [[2.0, 2.0]] * 5)
    plain = wilson(50, 90)
    assert paired[1] - paired[0] < 0.6 * (plain[1] - plain[0])


def test_deals_that_differ_make_it_less_sure() -> None:
    paired = paired_interval([[2.0, 2.0], [2.0, 0.0]] * 20)
    plain = wilson(40, 80)
    assert paired[1] - paired[0] > 1.3 * (plain[1] - plain[0])


@pytest.mark.parametrize("wins", [0, 2])
def test_a_clean_sweep_is_wilsons(wins: int) -> None:
    assert paired_interval([[2.0, float(wins)]] * 10) == wilson(10 * wins, 20)
