"""The course of Descent: what its teacher calls the only way is the only way, and slips cost what he says."""

from typing import Any

from podziemia.games.descent import GAME
from podziemia.games.descent.rules.facts import max_health, sees_figure
from podziemia.games.descent.rules.scene import figure, hero
from podziemia.games.descent.rules.state import OVERLORD_SIDE
from podziemia.games.descent.show.course import BARGHEST, BIG_GOBLIN, EXERCISES, FIRST_GAME, GOBLIN, JAIN
from podziemia.kernel.classroom import Classroom, play_lesson, question
from podziemia.kernel.facets.course import Exercise
from podziemia.kernel.match import new_match
from tests.support.lessons import is_done, ways


def lesson(id: str) -> Exercise[Any]:
    return next(one for one in EXERCISES if one.id == id)


def test_a_walk_and_one_blow_leave_the_barghest_alive() -> None:
    """The first blow is a miss, so both actions go into the axe."""
    room = play_lesson(GAME, lesson("dsc-2"), ("move", "step e6", "step f6", "step g6", "attack chipped_greataxe"))
    assert not room.stopped
    assert {text.split()[0] for text in offered(room)} == {"end-turn", "tire"}


WALK = ("move", "step e6", "step f6", "step g6")


def test_a_walk_is_spoken_of_as_long_as_it_lasts_and_taken_back_as_one() -> None:
    """Whoever clicks where he wants to go gives all these answers at once, and sees only what stands after the last."""
    room = play_lesson(GAME, lesson("dsc-2"), WALK)
    note = room.note(room.history.count)
    assert note.complains()
    assert room.lesson.slips[note.slip].says == "1"
    room.history.take_back(note.slip_from, room.lesson.pupil)
    assert room.history.count == 0


def test_whoever_strikes_after_a_walk_has_been_told_enough() -> None:
    room = play_lesson(GAME, lesson("dsc-2"), (*WALK, "attack chipped_greataxe"))
    assert not room.note(room.history.count).complains()


def test_a_miss_is_told_after_a_blow_and_not_after_a_walk_or_a_rest() -> None:
    told = lesson("dsc-2").line_id("2")
    feet = ("tire", "step e6", "tire", "step f6", "tire", "step g6")
    for answers in (WALK, ("rest",), feet):
        room = play_lesson(GAME, lesson("dsc-2"), answers)
        assert told not in room.note(room.history.count).says
    room = play_lesson(GAME, lesson("dsc-2"), (*feet, "attack chipped_greataxe"))
    assert room.note(room.history.count).says == (told,)


def offered(room: Classroom) -> set[str]:
    ask = question(room.lesson, room.history.match)
    assert ask is not None
    return {option.text for option in ask.options}


def test_only_behind_the_rock_the_goblin_cannot_see_her() -> None:
    state = play_lesson(GAME, lesson("dsc-3"), ("move", "step e6")).history.match.state
    assert sees_figure(state, figure(state, BIG_GOBLIN), hero(state, JAIN))
    back = play_lesson(GAME, lesson("dsc-3"), ("move", "step e6", "step d7")).history.match.state
    assert not sees_figure(back, figure(back, BIG_GOBLIN), hero(back, JAIN))


def test_only_the_surge_that_adds_damage_defeats_the_barghest() -> None:
    start = play_lesson(GAME, lesson("dsc-4"), ()).history.match.state
    barghest = figure(start, BARGHEST)
    assert max_health(start, barghest) - barghest.damage == 3
    done = {way[-1] for way, state in ways(GAME, lesson("dsc-4"), luck=("step",)) if is_done(lesson("dsc-4"), state)}
    assert done == {"surge hearts-1"}


def test_only_the_rescue_wins_and_everything_else_ends_with_nightfall() -> None:
    found = list(ways(GAME, lesson("dsc-6"), luck=("step",)))
    assert {way[-1] for way, state in found if is_done(lesson("dsc-6"), state)} == {"do rescue"}
    assert {tuple(state.wins) for way, state in found if way[-1] != "do rescue"} == {(OVERLORD_SIDE,)}


def test_without_the_card_the_goblin_comes_too_late() -> None:
    """Two moves bring it to the monk with no action left."""
    run = ("group goblin_archer", f"activate-monster {GOBLIN}", "move")
    steps = ("step p7", "step o7", "step n7", "step m7", "step l7")
    room = play_lesson(GAME, lesson("dsc-7"), (*run, *steps, "move", "step k6"))
    assert "do drag_off" not in offered(room)
    assert room.history.match.state.turn.actions == 0


def test_the_first_quest_begins_with_the_heroes_taking_their_places() -> None:
    match = new_match(GAME, len(FIRST_GAME.seats), "whatever", FIRST_GAME.settings)
    assert match.ask is not None
    assert (match.ask.seat, match.ask.kind) == (FIRST_GAME.pupil, "place.hero")
    assert [one.name for one in match.state.heroes] == ["grisban_the_thirsty", "jain_fairwood", "avric_albright"]
