"""The course of Abyss: that nothing better exists than what its teacher calls the best, and what slips cost."""

from collections.abc import Iterator
from typing import Any

import pytest

from podziemia.games.abyss import GAME
from podziemia.games.abyss.data.cards import LOCATION_IDS
from podziemia.games.abyss.rules.scene import Scene, Side, arrange
from podziemia.games.abyss.rules.turn import set_up
from podziemia.games.abyss.show.course import EXERCISES, FIRST_GAME
from podziemia.kernel.classroom import Classroom, asked, play_lesson
from podziemia.kernel.facets.course import Exercise
from podziemia.kernel.match import new_match
from podziemia.kernel.rng import seeded
from podziemia.kernel.zones import census

LUCK = {
    "aby-1": ("explore",),
    "aby-2": ("explore",),
    "aby-5": (),
    "aby-6": ("draw", "go-on"),
    "aby-7": ("explore", "draw"),
}
"""Answers after which nobody can say what comes; by exercise that counts how well it went."""
COUNTED = [lesson for lesson in EXERCISES if lesson.worth is not None]


def lines(lesson: Exercise[Any], given: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Classroom]]:
    """Every way to play the exercise to its end, but for those that end in luck."""
    room = play_lesson(GAME, lesson, given)
    ask = asked(room.history.match, lesson.pupil)
    if room.stopped or ask is None:
        yield given, room
        return
    passed = "go-on" in given  # once more, and no card is known
    for option in ask.options:
        if option.verb not in LUCK[lesson.id] and not (passed and option.verb == "go-on"):
            yield from lines(lesson, (*given, option.text))


def ends(id: str) -> dict[tuple[str, ...], int]:
    """How far below the best each way leads, where it is done at all."""
    lesson = next(lesson for lesson in EXERCISES if lesson.id == id)
    found = {}
    for given, room in lines(lesson):
        mark = room.note(room.history.count).mark
        assert mark is not None
        if mark.done:
            found[given] = mark.lost
    return found


@pytest.mark.parametrize("lesson", COUNTED, ids=[lesson.id for lesson in COUNTED])
def test_nothing_better_exists_than_the_best(lesson: Exercise[Any]) -> None:
    assert lesson.worth is not None
    assert max([lesson.worth(room.history.match.state) for _, room in lines(lesson)]) == lesson.best


def test_the_jailer_is_three_points_below_the_miller() -> None:
    assert {lost for given, lost in ends("aby-1").items() if given[0] == "recruit jailer"} == {3}
    assert {lost for given, lost in ends("aby-1").items() if given[0] == "recruit miller"} == {0}


def test_a_one_among_fours_costs_three_points_and_a_second_squid_four() -> None:
    low = {lost for given, lost in ends("aby-2").items() if "pay seahorse-1" in given}
    assert low == {3}
    assert {lost for given, lost in ends("aby-2").items() if "affiliate squid-4" in given} == {4}


def test_the_peddler_in_the_last_turn_opens_no_door() -> None:
    """Fifty-one against sixty, and the goal is not reached."""
    assert not [given for given in ends("aby-7") if given[0] == "recruit peddler"]
    lesson = EXERCISES[6]
    totals = {given[0]: GAME.scores(room.history.match.state)[0].total for given, room in lines(lesson)}
    assert (totals["recruit shepherd"], totals["recruit peddler"]) == (60, 51)


def test_the_council_is_told_in_the_log_before_anybody_asks_it() -> None:
    room = play_lesson(GAME, EXERCISES[3], ())
    left = [event.thing for event in room.history.events(0) if event.what == "ally_left"]
    assert left == ["jellyfish-4", "crab-1", "crab-1", "jellyfish-2", "crab-1", "crab-2"]


def test_the_first_deal_begins_with_a_card_to_leave_and_one_to_take() -> None:
    match = new_match(GAME, 2, "whatever", FIRST_GAME.settings)
    assert match.ask is not None
    assert match.ask.seat == FIRST_GAME.pupil
    hidden: Any = match.view(-2)["hidden"]
    assert hidden["deck"][-2:] == ["shellfish-4", "seahorse-2"]


def test_a_set_position_has_all_that_is_in_the_box() -> None:
    whole = census(GAME.zones, set_up(2, 0, seeded("set")))
    a, b = Side(hand="crab-2 crab-3", lords="jailer", key_tokens=1), Side(affiliated="squid-3")
    s = arrange(Scene(a, b, court="miller trader", left="squid-1 squid-2"), seeded("set"))
    assert census(GAME.zones, s) == whole
    assert len(s.available) == 1
    named = arrange(Scene(a, b, court="miller", available=" ".join(LOCATION_IDS[3:5])), seeded("set"))
    assert (named.available, census(GAME.zones, named)) == ([3, 4], whole)
