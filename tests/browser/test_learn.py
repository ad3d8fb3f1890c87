"""Learning a game in a real browser: each course from "Learn it" to its end, slips, the page on how to play."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from podziemia.kernel.facets.course import Exercise
from podziemia.kernel.facets.school import Lesson
from podziemia.kernel.registry import find_game
from tests.browser.conftest import OpenPage
from tests.browser.hands import (
    ANSWERS,
    MIDDLE,
    choose_from_menu,
    click_first,
    play_on,
    wait_for_question,
    wait_until_answered,
)
from tests.browser.test_look import serious

WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
COURSES = ["abyss", "tyrants", "dungeonlords", "shadespire", "descent"]
SOON_OVER = [game for game in COURSES if game != "tyrants"]
"""Games that end whatever is clicked. Tyrants waits for somebody's forty troops; bots play it to its end elsewhere."""
every_course = pytest.mark.parametrize("game", COURSES)


def lessons(game: str) -> list[Lesson]:
    school = find_game(game).school
    assert school is not None
    return school.lessons


def exercises_and_first_game(game: str) -> list[Exercise[Any]]:
    return [lesson for lesson in lessons(game) if isinstance(lesson, Exercise)]


def exercises(game: str) -> list[Exercise[Any]]:
    return [lesson for lesson in exercises_and_first_game(game) if not lesson.whole]


def follows(game: str, lesson: Lesson) -> Lesson:
    return lessons(game)[lessons(game).index(lesson) + 1]


def first_left(game: str) -> str:
    """The next lesson of somebody who has taken all exercises: a drill, or the first game."""
    return next(lesson.id for lesson in lessons(game) if lesson not in exercises(game))


def do_as_shown(page: Page) -> None:
    """Let the teacher show the answer, and give it where it is shown: on the belt, or on the table."""
    before = wait_for_question(page)
    page.locator(".lesson [data-do=show]").click()
    assert click_first(page, ".belt .btn.hint", ".shared-area .pick.hinted.lit", ".pick.hinted.lit", at=MIDDLE)
    choose_from_menu(page)
    wait_until_answered(page, before)


def take_lesson(page: Page, lesson: Exercise[Any]) -> None:
    for answer in lesson.model:
        for _ in answer.split(">"):  # several things in a row are shown one by one
            do_as_shown(page)
    expect(page.locator(".lesson [data-mark=best]")).to_be_visible()
    expect(page.locator(".goals li:not(.met)")).to_have_count(0)


@every_course
def test_the_course_from_learn_it_to_its_end(visit: OpenPage, game: str) -> None:
    """Each lesson by what the teacher shows, one after the other, down to the first game."""
    page = visit(f"/?new={game}", viewport=WIDE)
    page.locator(".invite a").click()
    page.locator("li.next [data-lesson]").click()
    for lesson, after in pairwise(exercises_and_first_game(game)):
        expect(page.locator(".lesson .task")).to_be_visible()
        take_lesson(page, lesson)
        if follows(game, lesson) is after:
            page.locator(".lesson [data-do=next]").click()
        else:
            page.goto(f"/learn/{game}")
            page.locator(f"[data-lesson={after.id}]").click()
    expect(page.locator(".lesson .says p")).to_be_visible()
    page.goto(f"/learn/{game}")
    expect(page.locator("ol .mark.best")).to_have_count(len(exercises(game)))
    expect(page.locator("li.next button")).to_have_attribute("data-lesson", first_left(game))


@pytest.mark.deep
@pytest.mark.whole_game
@pytest.mark.parametrize("game", SOON_OVER)
def test_the_guided_first_game_to_its_end(visit: OpenPage, game: str) -> None:
    """The teacher speaks at the first question, and is silent at most of those that follow."""
    page = visit(f"/learn/{game}", viewport=WIDE)
    page.locator("[data-lesson=first-game]").click()
    said: list[bool] = []

    def listen_and_answer(turn: int) -> None:
        said.append(page.locator(".lesson .says p").count() > 0)
        answer_in_first_game(page, turn)

    play_on(page, listen_and_answer)
    assert said[0]
    half = len(said) // 2
    assert sum(said[half:]) < min(sum(said[:half]), half / 2)
    expect(page.locator(".sheet h1")).to_be_visible()


def answer_in_first_game(page: Page, turn: int) -> None:
    """Mostly what lies on the table, each time something else; sometimes what the belt offers last."""
    if not (turn % 3 and click_first(page, '.pick.lit:not([data-id$="-deck"])', nth=turn, at=MIDDLE)):
        click_first(page, ANSWERS, nth=-1)
    click_first(page, '.menu [data-option^="attack "]', '.menu [data-option^="charge "]', ".menu button")


def test_a_slip_is_told_taken_back_and_mended_on_a_phone(visit: OpenPage) -> None:
    page = visit("/learn/abyss", locale="en-GB", viewport=PHONE, has_touch=True)
    page.locator("[data-lesson=aby-3]").click()
    wait_for_question(page)
    page.locator('.belt [data-option="explore"]').click()
    page.locator('.belt [data-option="take shellfish-1"]').click()
    expect(page.locator("[data-slip]")).to_contain_text("hardly worth a turn")
    expect(page.locator(".lesson [data-mark=none]")).to_be_visible()
    page.locator(".lesson [data-do=back]").click()
    page.locator('.belt [data-option="go-on"]').click()
    expect(page.locator(".lesson .says")).to_contain_text("Being bought from is not a loss")
    page.locator('.belt [data-option="take crab-3"]').click()
    expect(page.locator(".lesson [data-mark=best]")).to_be_visible()
    expect(page.locator("[data-slip]")).to_have_count(0)


RULES = {
    "abyss": "ABY-7.01",
    "tyrants": "TYR-7.17",
    "dungeonlords": "DUN-13.03",
    "shadespire": "SHA-8.12",
    "descent": "DSC-7.01",
}
"""Where the fourth panel of how to play leads to."""


@pytest.mark.parametrize(("game", "rule"), RULES.items())
def test_how_to_play_is_one_page_that_leads_into_the_rules(visit: OpenPage, game: str, rule: str) -> None:
    page = visit(f"/how/{game}", locale="en-GB", viewport=WIDE)
    expect(page.locator("[data-panel]")).to_have_count(5)
    assert serious(page) == []
    page.locator("[data-panel='4'] h2 button").click()
    expect(page.locator(f"[data-rule='{rule}']")).to_be_in_viewport()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Every word and sign").click()
    word = page.locator("dialog[open] dt .rule").first
    number = word.inner_text()
    word.click()
    expect(page.locator(f"[data-rule='{number}']")).to_be_in_viewport()


@pytest.mark.parametrize(("path", "name"), [("/?new=abyss", "Learn it"), ("/", "Learn Abyss")])
def test_whoever_comes_for_the_first_time_is_shown_where_to_learn(visit: OpenPage, path: str, name: str) -> None:
    page = visit(path, locale="en-GB", viewport=WIDE)
    page.get_by_role("link", name=name).last.click()
    expect(page.locator("h1")).to_have_text("Learn Abyss")


@every_course
def test_axe_finds_nothing_serious_in_a_lesson_on_a_phone(visit: OpenPage, game: str) -> None:
    page = visit(f"/learn/{game}", viewport=PHONE)
    page.locator("li.next [data-lesson]").click()
    expect(page.locator(".lesson .task")).to_be_visible()
    wait_for_question(page)
    assert serious(page) == []


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious_where_one_learns(visit: OpenPage, viewport: dict[str, int], theme: str) -> None:
    page = visit("/how/abyss", viewport=viewport, color_scheme=theme)
    expect(page.locator("[data-panel]")).to_have_count(5)
    found = {"how to play": serious(page)}
    page.goto("/learn/abyss")
    page.wait_for_selector("[data-lesson]")
    found["course"] = serious(page)
    page.locator("[data-lesson=aby-1]").click()
    wait_for_question(page)
    found["lesson"] = serious(page)
    for _ in range(4):
        do_as_shown(page)
    expect(page.locator(".lesson [data-mark=best]")).to_be_visible()
    found["its end"] = serious(page)
    assert not any(found.values()), found
