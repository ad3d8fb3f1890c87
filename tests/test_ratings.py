"""Ratings as games come one by one."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from podziemia.ratings import ELO, LEAST_SPREAD, NEWCOMER, Skill, after, chance

SKILLS = st.builds(Skill, st.floats(800, 2400), st.floats(LEAST_SPREAD, 200))


def duel(one: Skill, other: Skill, places: list[int]) -> tuple[Skill, Skill]:
    [[first], [second]] = after([[one], [other]], places)
    return first, second


@given(SKILLS, SKILLS)
def test_who_wins_gains_and_who_loses_loses_and_both_are_known_better(one: Skill, other: Skill) -> None:
    first, second = duel(one, other, [1, 2])
    assert first.points > one.points
    assert second.points < other.points
    assert first.spread <= one.spread
    assert second.spread <= other.spread


def test_the_less_a_result_was_expected_the_more_it_moves() -> None:
    weak, strong = Skill(1400, 80), Skill(1700, 80)
    upset = duel(weak, strong, [1, 2])[0].points - weak.points
    usual = duel(strong, weak, [1, 2])[0].points - strong.points
    assert upset > 3 * usual > 0
    assert duel(weak, strong, [1, 1])[0].points > weak.points


def test_a_result_against_somebody_unknown_says_less() -> None:
    me = Skill(1500, 100)
    known, unknown = (duel(me, Skill(1500, spread), [1, 2])[0] for spread in (40, 200))
    assert known.points > unknown.points
    assert known.spread < unknown.spread


@given(st.lists(SKILLS, min_size=2, max_size=5), st.randoms())
def test_a_side_is_one_whatever_the_order_at_the_table(skills: list[Skill], luck: Random) -> None:
    places = [luck.randint(1, 3) for _ in skills]
    there = after([[one] for one in skills], places)
    back = after([[one] for one in reversed(skills)], places[::-1])
    for [mine], [same] in zip(there, reversed(back), strict=True):
        assert mine == pytest.approx(same)


def test_second_of_three_is_neither_won_nor_lost() -> None:
    [[first], [second], [third]] = after([[NEWCOMER]] * 3, [1, 2, 3])
    assert first.points > 1500 > third.points
    assert second.points == pytest.approx(1500)


def test_players_of_a_side_move_together_and_each_less() -> None:
    [heroes, [overlord]] = after([[NEWCOMER, NEWCOMER], [NEWCOMER]], [1, 2])
    assert heroes[0] == heroes[1]
    assert 1500 < heroes[0].points < 3000 - overlord.points
    assert heroes[0].spread > overlord.spread


def test_true_strengths_are_found_again_within_the_uncertainty_that_is_told() -> None:
    """The ratings of four who play on and on: most of the truth lies within one standard error, nearly all in three."""
    truth, luck = [0.9, 0.3, -0.2, -1.0], Random(7)
    within, outside = 0, 0
    for _ in range(60):
        skills = [NEWCOMER] * 4
        for _ in range(80):
            i, j = luck.sample(range(4), 2)
            won = luck.random() < chance(truth[i] - truth[j])
            skills[i], skills[j] = duel(skills[i], skills[j], [1, 2] if won else [2, 1])
        mean = sum(one.points for one in skills) / 4
        errors = [abs(one.points - mean - ELO * t) / one.spread for one, t in zip(skills, truth, strict=True)]
        within += sum(error <= 1 for error in errors)
        outside += sum(error > 3 for error in errors)
    assert within / 240 > 0.6
    assert outside / 240 < 0.02
