"""The course of Tyrants of the Underdark: nothing is better than what its teacher calls the best; what slips cost."""

from functools import cache
from typing import Any

import pytest

from podziemia.games.tyrants import GAME
from podziemia.games.tyrants.data.cards import CARD_IDS, HOUSE_GUARD, RECOMMENDED, TROOPS
from podziemia.games.tyrants.rules.scene import Scene, Side, arrange
from podziemia.games.tyrants.rules.scoring import score
from podziemia.games.tyrants.rules.setup import set_up
from podziemia.games.tyrants.rules.state import WHITE, TyrantsState
from podziemia.games.tyrants.show.course import EXERCISES, FIRST_GAME, can_break_tie
from podziemia.kernel.classroom import play_lesson
from podziemia.kernel.facets.course import Exercise
from podziemia.kernel.match import new_match
from podziemia.kernel.rng import seeded
from podziemia.kernel.zones import census
from tests.support.lessons import ends, is_done

COUNTED = [lesson for lesson in EXERCISES if lesson.worth is not None]


def totals(lesson: Exercise[Any], *answers: str) -> tuple[int, int]:
    state = play_lesson(GAME, lesson, answers).history.match.state
    return score(state, 0).total, score(state, 1).total


@cache
def reached(lesson: Exercise[Any]) -> set[tuple[int, bool, bool]]:
    """What can be reached: what it is worth, whether that is the goal, and whether the game would be won."""
    assert lesson.worth is not None
    return {(lesson.worth(s), is_done(lesson, s), score(s, 0).total > score(s, 1).total) for s in ends(GAME, lesson)}


@pytest.mark.parametrize("lesson", COUNTED, ids=[lesson.id for lesson in COUNTED])
def test_nothing_better_exists_than_the_best(lesson: Exercise[Any]) -> None:
    assert max(reached(lesson))[:2] == (lesson.best, True)
    assert min(reached(lesson))[:2] < (lesson.best, True)


def test_the_city_and_the_circle_win_the_last_turn_by_a_point_and_nothing_else_does() -> None:
    lesson = EXERCISES[7]
    assert totals(lesson, *lesson.model) == (53, 52)
    assert [done for _, done, won in reached(lesson) if won] == [True]


def test_a_spy_in_araumycos_costs_five_points() -> None:
    lesson = EXERCISES[5]
    assert totals(lesson, *lesson.model)[1] == 10
    assert totals(lesson, "play spy_master", "spy llacerellyn", "end-turn")[1] == 15


def test_the_same_card_is_worth_four_points_more_in_llacerellyn() -> None:
    lesson = EXERCISES[4]
    road = totals(lesson, "play doppelganger", "supplant araumycos__eryndlyn.0", "end-turn")
    assert totals(lesson, *lesson.model)[0] - road[0] == 4


def test_the_wyrmling_is_a_point_more_today() -> None:
    lesson = EXERCISES[6]
    crowned = totals(lesson, *lesson.model[:-1], "promote red_wyrmling")
    assert crowned[0] - totals(lesson, *lesson.model)[0] == 1


def test_the_first_deal_offers_a_promoter_a_spy_and_a_killer() -> None:
    match = new_match(GAME, 2, "whatever", FIRST_GAME.settings)
    assert match.ask is not None
    assert match.ask.seat == FIRST_GAME.pupil
    assert sorted([CARD_IDS[card] for card in match.state.players[0].hand]) == ["noble"] * 3 + ["soldier"] * 2
    assert {"advocate", "spy_master", "blackguard"} <= {CARD_IDS[card] for card in match.state.market}


@pytest.mark.parametrize("power", [0, 1])
def test_a_tie_is_told_of_while_there_is_power_to_break_it(power: int) -> None:
    scene = Scene(Side(), Side(), {"skullport": "wwAA."}, market="kobold", power=power)
    assert can_break_tie(arrange(scene, seeded("set"))) == bool(power)


def whites(s: TyrantsState) -> int:
    return s.troops[WHITE].bit_count() + sum([player.trophies[WHITE] for player in s.players])


def test_a_set_position_has_all_that_is_in_the_box() -> None:
    box = set_up(2, ("center",), RECOMMENDED, 0, seeded("set"))
    a = Side(
        hand="noble",
        played="soldier blackguard",
        discard=f"{CARD_IDS[HOUSE_GUARD]} priestess_of_lolth",
        circle="advocate",
        heads=2,
    )
    places = {"eryndlyn": "A..", "skullport": "AwB.."}
    scene = Scene(a, Side(heads=1), places, market="kobold", power=3, influence=2, round=6, last_round=True)
    s = arrange(scene, seeded("set"))
    assert (census(GAME.zones, s), whites(s)) == (census(GAME.zones, box), whites(box))
    assert (len(s.market), CARD_IDS[s.market[0]]) == (6, "kobold")
    assert [len(player.hand) for player in s.players] == [1, 5]
    assert [player.barracks for player in s.players] == [TROOPS - 2 - 1, TROOPS - 1 - 2]
    assert [player.trophies[WHITE] > 0 for player in s.players] == [True, False]
    assert (s.plays, sum(s.aspects), s.power, s.influence, s.round, s.end_triggered) == (2, 2, 3, 2, 6, True)
