"""The course of Shadespire: no way through a lesson is better than its teacher's, and the odds are as told."""

from functools import cache
from typing import Any, NamedTuple

import pytest

from podziemia.games.shadespire import GAME
from podziemia.games.shadespire.data.cards import CARD_IDS
from podziemia.games.shadespire.rules.state import ShadespireState
from podziemia.games.shadespire.show.chances import chances
from podziemia.games.shadespire.show.course import EXERCISES, FIRST_GAME
from podziemia.kernel.classroom import asked, play_lesson
from podziemia.kernel.facets.course import Exercise
from podziemia.kernel.match import new_match
from tests.support.lessons import is_done, ways

every_exercise = pytest.mark.parametrize("lesson", EXERCISES, ids=[lesson.id for lesson in EXERCISES])


class Way(NamedTuple):
    """One way through a lesson: the pupil's answers, how far ahead in glory and in the lesson's count they lead."""

    answers: tuple[str, ...]
    lead: int
    worth: int
    done: bool


def end(lesson: Exercise[Any], answers: tuple[str, ...], state: ShadespireState) -> Way:
    mine, theirs = [score.total for score in GAME.scores(state)]
    worth = lesson.worth(state) if lesson.worth is not None else 0
    return Way(answers, mine - theirs, worth, is_done(lesson, state))


@cache
def ends(id: str) -> list[Way]:
    lesson = next(lesson for lesson in EXERCISES if lesson.id == id)
    return [end(lesson, answers, state) for answers, state in ways(GAME, lesson)]


@every_exercise
def test_no_way_through_a_lesson_is_better_than_its_teachers(lesson: Exercise[Any]) -> None:
    model = end(lesson, lesson.model, play_lesson(GAME, lesson, lesson.model).history.match.state)
    assert [way for way in ends(lesson.id) if way.lead > model.lead or way.worth > model.worth] == []


def solutions(id: str) -> set[tuple[str, ...]]:
    """The ways that reach the best."""
    best = next(lesson.best for lesson in EXERCISES if lesson.id == id)
    return {way.answers for way in ends(id) if way.done and way.worth == best}


def test_only_an_attack_on_the_spot_spends_nobody() -> None:
    assert solutions("sha-1") == {("attack severin_steelheart",)}


def test_only_the_hex_without_karsus_hits_saek_with_these_dice() -> None:
    assert solutions("sha-3") == {("charge obryn_the_bold", "go e4")}


def test_arnulf_is_trapped_wherever_severin_strikes_from_and_targor_never() -> None:
    assert {way[-2:] for way in solutions("sha-4")} == {("target arnulf", "trap")}


def test_only_the_new_weapon_brings_garrek_down() -> None:
    assert {way[:2] for way in solutions("sha-5")} == {("play brave_strike", "pass")}
    assert {way[-1] for way in solutions("sha-5")} == {"with brave_strike"}


def test_only_guard_keeps_the_objective() -> None:
    assert {way[0] for way in solutions("sha-6")} == {"guard angharad_brightshield"}


def test_only_standing_on_the_objective_wins_the_last_activation() -> None:
    assert {way[1:] for way in solutions("sha-7")} == {("go c3", "score hold_objective_3")}


@pytest.mark.parametrize(
    ("id", "given", "answer", "target", "hundredths"),
    [
        ("sha-3", ("charge obryn_the_bold",), "go e4", "blooded_saek", 72),
        ("sha-3", ("charge obryn_the_bold",), "go e5", "blooded_saek", 59),
        ("sha-4", ("attack severin_steelheart",), "target arnulf", "arnulf", 54),
        ("sha-4", ("attack severin_steelheart",), "target targor", "targor", 54),
        ("sha-7", (), "attack severin_steelheart", "targor", 59),
    ],
)
def test_the_odds_are_what_the_teacher_says(
    id: str, given: tuple[str, ...], answer: str, target: str, hundredths: int
) -> None:
    lesson = next(lesson for lesson in EXERCISES if lesson.id == id)
    match = play_lesson(GAME, lesson, given).history.match
    ask = asked(match, lesson.pupil)
    assert ask is not None
    told = {one.thing: one.parts["success"] for one in chances(match.state, ask)[answer]}
    assert round(told[target] * 100) == hundredths


def test_the_first_deal_has_something_to_score_in_the_first_round() -> None:
    match = new_match(GAME, 2, "whatever", FIRST_GAME.settings)
    assert match.ask is not None
    assert (match.ask.seat, match.ask.kind) == (FIRST_GAME.pupil, "token.place")
    deck = match.state.players[FIRST_GAME.pupil].objective_deck
    assert [CARD_IDS[card] for card in reversed(deck[-3:])] == [
        "consecrated_area",
        "hold_objective_3",
        "lightning_strikes",
    ]
