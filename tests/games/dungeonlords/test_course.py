"""The course of Dungeon Lords: that nothing better exists than what its teacher calls the best, and what slips cost."""

from typing import Any

import pytest

from podziemia.games.dungeonlords import GAME
from podziemia.games.dungeonlords.rules.scoring import scores
from podziemia.games.dungeonlords.show.course import BUILDING, COUNTING, EXERCISES, FIRST_GAME
from podziemia.kernel.classroom import Classroom, play_lesson
from podziemia.kernel.errors import BadSetup
from podziemia.kernel.facets.course import Exercise
from podziemia.kernel.history import History
from podziemia.kernel.match import new_match
from podziemia.kernel.record import new_record
from tests.support.lessons import ends, is_done, ways

FIRST_IS_NOT_BEST, ORDER_OF_HOUSE, TAX_MAN, EVIL, ROOM, RETRIEVAL = BUILDING
COUNTED = [lesson for lesson in EXERCISES if lesson.worth is not None]


def after(lesson: Exercise[Any], *answers: str) -> Any:
    return play_lesson(GAME, lesson, answers).history.match.state


@pytest.mark.parametrize("lesson", COUNTED, ids=[lesson.id for lesson in COUNTED])
def test_nothing_better_exists_than_the_best(lesson: Exercise[Any]) -> None:
    assert lesson.worth is not None
    reached = {(lesson.worth(s), is_done(lesson, s)) for s in ends(GAME, lesson)}
    assert max(reached) == (lesson.best, True)
    assert min(reached) < (lesson.best, True)


def test_the_larder_is_full_for_whoever_comes_third_and_only_for_him() -> None:
    done = {given[0] for given, s in ways(GAME, FIRST_IS_NOT_BEST) if is_done(FIRST_IS_NOT_BEST, s)}
    assert len(done) == 40
    assert not [orders for orders in done if orders.startswith("orders get_food") or "get_food" not in orders]
    dungeon = after(FIRST_IS_NOT_BEST, *FIRST_IS_NOT_BEST.model).dungeons[0]
    assert (dungeon.food, dungeon.gold, dungeon.evil) == (6, 3, 7)


def test_with_an_empty_chest_one_mines_hires_and_builds_and_does_not_hire_first() -> None:
    done = {given[0] for given, s in ways(GAME, ORDER_OF_HOUSE) if is_done(ORDER_OF_HOUSE, s)}
    assert done == {
        "orders mine_gold>hire_monster>build_room",
        "orders mine_gold>build_room>hire_monster",
        "orders build_room>mine_gold>hire_monster",
        "orders build_room>hire_monster>mine_gold",
    }


@pytest.mark.parametrize(
    ("answers", "tiles", "red"),
    [
        (("decline", "mine 3", "retrieve mine_gold", "pay-gold 3"), 6, 0),
        (("dig cell-0-3", "done", "mine 3", "pay-gold 4"), 7, 0),
        (("dig cell-0-3", "dig cell-4-3", "done", "mine 2", "pay-gold 3"), 8, 1),
        (("dig cell-0-3", "dig cell-4-3", "dig cell-0-2", "mine 1", "pay-gold 2"), 9, 3),
    ],
)
def test_every_tunnel_after_the_first_is_paid_for_in_red(answers: tuple[str, ...], tiles: int, red: int) -> None:
    dungeon = after(TAX_MAN, *answers).dungeons[0]
    assert (dungeon.tile_count(), dungeon.red) == (tiles, red)


def test_whoever_hires_the_vampire_meets_the_wizard() -> None:
    done = {given for given, s in ways(GAME, EVIL) if is_done(EVIL, s)}
    assert done == {("hire goblin",), ("hire slime",)}
    assert not is_done(EVIL, after(EVIL, "hire vampire"))


def test_a_room_lost_in_the_last_battle_is_two_points_and_a_prisoner_two_more() -> None:
    totals = {given: scores(s)[0].total for given, s in ways(GAME, COUNTING)}
    assert totals == {
        ("tile cell-3-2", "send goblin"): 14,
        ("tile cell-1-2", "send goblin"): 12,
        ("tile cell-3-2", "done"): 12,
        ("tile cell-1-2", "done"): 10,
    }


@pytest.mark.parametrize("lesson", [FIRST_IS_NOT_BEST, FIRST_GAME], ids=["exercise", "first game"])
def test_what_the_teacher_says_stands_while_the_others_answer(lesson: Exercise[Any]) -> None:
    """All give their orders at once: the neighbours are quicker, and they leave the pupil the teacher's words."""
    history = History(new_record(GAME, 4, "quick", lesson.settings))
    room = Classroom(lesson, history)
    said = room.note(0)
    assert said.says
    for seat in (1, 2, 3):
        history.play(seat, history.match.ask_of(seat).options[0].text)
    assert room.note(3) == said
    history.play(0, history.match.ask_of(0).options[0].text)
    assert room.note(4).point == ""


def test_nothing_new_is_said_to_whoever_has_answered_and_waits_for_the_others() -> None:
    history = History(new_record(GAME, 4, "slow", FIRST_GAME.settings))
    history.play(0, history.match.ask_of(0).options[0].text)
    assert Classroom(FIRST_GAME, history).note(1).says == ()


def test_an_exercise_has_its_own_seats() -> None:
    with pytest.raises(BadSetup):
        new_match(GAME, 1, "alone", ROOM.settings)
    with pytest.raises(BadSetup):
        new_match(GAME, 3, "three", RETRIEVAL.settings)


def test_the_first_game_is_played_by_the_simpler_rules() -> None:
    match = new_match(GAME, 4, "whatever", FIRST_GAME.settings)
    assert match.state.first_game
    assert match.ask is not None
    assert match.ask.kind == "orders.choose"
