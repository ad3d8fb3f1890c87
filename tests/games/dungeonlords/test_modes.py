"""The kernel's checks for what `test_every_game` does not set up: the first game and the combat school."""

import pytest

from podziemia.games.dungeonlords import GAME
from podziemia.games.dungeonlords.data.lessons import LESSON_IDS
from podziemia.games.dungeonlords.show.teacher import OPENINGS
from podziemia.kernel.match import new_match
from podziemia.kernel.rng import seeded
from podziemia.words import LANGUAGES, Speech
from tests.support import kit, rule


@rule("DUN-21.01", "DUN-21.02", "DUN-21.03", "DUN-21.04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_first_games_end_and_lose_nothing(seats: int) -> None:
    settings = {"rules": "first-game"}
    for number in range(6):
        assert kit.check_game(GAME, seats, f"first {number}", settings) > 0
    for i, match in enumerate(kit.positions(GAME, seats, "first hidden", settings)):
        if i % 5 == 0:
            kit.check_hidden(match, seeded(f"deal {i}"))
    kit.check_record(GAME, seats, "first record", settings)


@rule("DUN-22.01")
@pytest.mark.parametrize("lesson", LESSON_IDS)
def test_lessons_end_and_lose_nothing(lesson: str) -> None:
    settings = {"school": lesson}
    for number in range(6):
        assert kit.check_game(GAME, 1, f"lesson {number}", settings) > 0
    for match in kit.positions(GAME, 1, "lesson forks", settings):
        kit.check_forks(match, seeded("forks"))
        kit.check_hidden(match, seeded("deal"))
    kit.check_record(GAME, 1, "lesson record", settings)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSON_IDS)
def test_a_lesson_is_told_and_drawn_without_a_hole(lesson: str, lang: str) -> None:
    speech = Speech(lang, GAME, ["Anna"])
    match = new_match(GAME, 1, "told", {"school": lesson}, listen=True)
    chance = seeded("told")
    said = []
    while not match.over:
        ask = match.ask_of(0)
        said += [speech.say(speech.id("teacher", key)) for key in GAME.school.teaching(match.state, ask)]
        said += [speech.ask(ask), *[speech.option(option) for option in ask.options]]
        said += [speech.event(event) for event in match.heard()]
        said += [speech.event(event) for beat in GAME.foresight.preview(match.state, 0) for event in beat.events]
        said += GAME.sketch(match.view(0), speech.tell).splitlines()
        match.answer(chance.pick(ask.options), 0)
    said += [speech.event(event) for event in match.heard()]
    assert not [text for text in said if "dungeonlords-" in text or "{" in text]
    assert speech.say(speech.id("teacher", OPENINGS[lesson][0])) in said
