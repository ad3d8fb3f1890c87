"""The laws of pairing, whatever was played before."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from podziemia.table.club.pairing import BYE, Board, Entrant, draw, most_rounds, places, records, robin, swiss
from podziemia.table.club.season import points_of, season_at, standings

PEOPLE = st.integers(3, 14)


def people(count: int) -> list[Entrant]:
    return [Entrant(f"m{n:02}", 1500.0 + 7 * (n * 5 % 11)) for n in range(count)]


def played(boards: list[Board], luck: Random) -> list[Board]:
    """The boards with results."""
    return [
        Board(b.round, b.first, b.second, luck.choice([0, 0.5, 1]) if b.is_open else b.result, b.why, b.side)
        for b in boards
    ]


def event(kind: str, count: int, rounds: int, luck: Random) -> tuple[list[Entrant], list[Board]]:
    entrants = people(count)
    boards: list[Board] = []
    for n in range(1, rounds + 1):
        boards += played(draw(kind, entrants, boards, n), luck)
    return entrants, boards


def meetings(boards: list[Board]) -> Counter[frozenset[str]]:
    return Counter([frozenset((board.first, board.second)) for board in boards])


@settings(deadline=None)
@given(PEOPLE, st.randoms())
def test_in_a_swiss_everybody_plays_each_round_and_nobody_meets_twice(count: int, luck: Random) -> None:
    """The free round is an opponent too: nobody has it twice."""
    rounds = most_rounds("swiss", count)
    entrants, boards = event("swiss", count, rounds, luck)
    for n in range(1, rounds + 1):
        seated = [member for board in boards if board.round == n for member in (board.first, board.second)]
        assert sorted(member for member in seated if member) == [one.member for one in entrants]
        assert seated.count(BYE) == count % 2
    assert set(meetings(boards).values()) == {1}
    assert "again" not in {board.why for board in boards}


@settings(deadline=None)
@given(PEOPLE, st.randoms())
def test_the_free_round_is_a_point_for_the_lowest_who_had_none(count: int, luck: Random) -> None:
    rounds = most_rounds("swiss", count)
    entrants, boards = event("swiss", count, rounds, luck)
    free = [board for board in boards if board.second == BYE]
    assert all(board.result == 1 for board in free)
    first = [board for board in free if board.round == 1]
    lowest = min(entrants, key=lambda one: (one.rating, -int(one.member[1:])))
    assert [board.first for board in first] == ([lowest.member] if count % 2 else [])


@settings(deadline=None)
@given(PEOPLE, st.randoms())
def test_who_sat_first_less_often_sits_first_now(count: int, luck: Random) -> None:
    rounds = most_rounds("swiss", count)
    entrants, boards = event("swiss", count, rounds - 1, luck)
    before = records(entrants, boards)
    for board in swiss(entrants, boards, rounds):
        if board.second != BYE:
            first, second = before[board.first], before[board.second]
            assert first.firsts <= second.firsts
            assert board.side == ("fewer" if first.firsts < second.firsts else board.side)
            assert (board.why == "equal") == (first.points == second.points)


@settings(deadline=None)
@given(PEOPLE, st.randoms())
def test_in_a_round_robin_everybody_meets_everybody_once(count: int, luck: Random) -> None:
    rounds = most_rounds("robin", count)
    _, boards = event("robin", count, rounds, luck)
    assert set(meetings(boards).values()) == {1}
    assert len(boards) == rounds * ((count + 1) // 2)
    for member in (one.member for one in people(count)):
        sides = [board.first == member for board in boards if member in (board.first, board.second) and board.second]
        assert abs(2 * sum(sides) - len(sides)) <= 2


@settings(deadline=None)
@given(st.integers(4, 12), st.randoms(), st.data())
def test_who_has_left_is_met_by_nobody_and_the_others_go_on(count: int, luck: Random, data: st.DataObject) -> None:
    """Even when so many leave that some must meet again: then the draw says so."""
    entrants, boards = event("swiss", count, most_rounds("swiss", count) - 1, luck)
    gone = data.draw(st.sets(st.sampled_from([one.member for one in entrants]), max_size=count - 2))
    now = [Entrant(one.member, one.rating, one.member in gone) for one in entrants]
    drawn = swiss(now, boards, most_rounds("swiss", count))
    seated = sorted(member for board in drawn for member in (board.first, board.second) if member)
    assert seated == sorted(one.member for one in now if not one.gone)
    met = meetings(boards)
    for board in drawn:
        if board.second:
            assert (board.why == "again") == bool(met[frozenset((board.first, board.second))])
    for board in robin(now, 2):
        assert not gone & {board.first, board.second}


def test_a_big_swiss_is_drawn_to_its_last_round() -> None:
    _, boards = event("swiss", 32, most_rounds("swiss", 32), Random(1))
    assert set(meetings(boards).values()) == {1}


def test_equal_points_meet_and_the_upper_half_meets_the_lower() -> None:
    entrants = [Entrant(name, rating) for name, rating in zip("abcd", (1800, 1700, 1600, 1500), strict=True)]
    first = swiss(entrants, [], 1)
    assert {frozenset((board.first, board.second)) for board in first} == {frozenset("ac"), frozenset("bd")}
    results = [Board(1, "a", "c", 1.0), Board(1, "d", "b", 0.0)]
    second = swiss(entrants, results, 2)
    assert {frozenset((board.first, board.second)) for board in second} == {frozenset("ab"), frozenset("cd")}
    assert {board.why for board in second} == {"equal"}


def test_places_by_points_then_by_whom_one_met() -> None:
    entrants = [Entrant(name, 1500) for name in "abcd"]
    boards = [Board(1, "a", "b", 1.0), Board(1, "c", "d", 1.0), Board(2, "a", "c", 0.5), Board(2, "d", "b", 0.0)]
    found = places("swiss", entrants, boards)
    assert [(one.place, one.member, one.points, one.tie_break) for one in found] == [
        (1, "a", 1.5, 2.5),
        (2, "c", 1.5, 1.5),
        (3, "b", 1.0, 1.5),
        (4, "d", 0.0, 2.5),
    ]
    berger = {one.member: one.tie_break for one in places("robin", entrants, boards)}
    assert berger == {"a": 1.75, "c": 0.75, "b": 0.0, "d": 0.0}


def test_what_is_equal_in_all_shares_its_place_and_open_boards_count_nothing() -> None:
    entrants = [Entrant(name, 1500) for name in "ab"]
    assert [one.place for one in places("swiss", entrants, [Board(1, "a", "b")])] == [1, 1]


# ---- seasons ----


@pytest.mark.parametrize(
    ("moment", "name", "year"),
    [
        (1794787200.0, "autumn", 2026),
        (1796083200.0, "winter", 2026),
        (1803772800.0, "winter", 2026),
        (1804032000.0, "spring", 2027),
    ],
)
def test_seasons_are_three_months_and_winter_begins_in_december(moment: float, name: str, year: int) -> None:
    season = season_at(moment)
    assert (season.name, season.year) == (name, year)
    assert season.begins <= moment < season.ends


@given(st.lists(st.integers(1, 4), min_size=2, max_size=5))
def test_places_share_what_there_is(wished: list[int]) -> None:
    found = [1 + sum(other < mine for other in wished) for mine in wished]
    points = points_of(found)
    assert sum(points) == pytest.approx(2.5 * len(found))
    assert all((points[i] > points[j]) == (found[i] < found[j]) for i in range(len(found)) for j in range(len(found)))


def test_only_the_best_games_of_a_season_count() -> None:
    games = [[("a", 1), ("b", 2)]] * 9 + [[("c", 1), ("b", 2)]]
    found = {one.member: one for one in standings(games)}
    assert (found["a"].points, found["a"].games, found["a"].wins) == (32, 9, 9)
    assert (found["b"].points, found["b"].games) == (8, 10)
    assert [one.member for one in standings(games)] == ["a", "b", "c"]
