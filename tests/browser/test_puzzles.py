"""Puzzles in a real browser: solved by keys alone, and on a phone from the start page."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from podziemia.coach.puzzle import Puzzle, find_puzzle, puzzles_of
from podziemia.kernel.registry import game_names
from tests.browser.conftest import OpenPage
from tests.browser.hands import wait_for_question
from tests.browser.test_look import serious

WIDE: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
LOW: ViewportSize = {"width": 360, "height": 640}
FIVE_LINES = 120
CROWDED = ".belt .acts { min-height: 160px; } .own-area:not(:empty) > * { min-height: 260px; }"
"""As much below the board as the longest question of a game brings there."""
GAME = next(name for name in game_names() if len(puzzles_of(name)) > 1)


def press(page: Page, selector: str) -> None:
    """By keys: the focus goes there, and Enter does it."""
    page.locator(selector).focus()
    page.keyboard.press("Enter")


def answer_in_text(page: Page, text: str) -> None:
    """In the table as text every answer is a line, whatever the board draws; it lies over the guide."""
    wait_for_question(page)
    page.keyboard.press("t")
    press(page, f".twin [data-option={json.dumps(text)}]")
    expect(page.locator(".twin .answers")).to_be_hidden()
    page.keyboard.press("t")


def test_a_series_is_solved_by_keys(visit: OpenPage) -> None:
    first: Puzzle = puzzles_of(GAME)[0]
    page = visit("/puzzles", viewport=WIDE)
    press(page, f"[data-puzzle='{first.id}']")
    guide = page.locator("section.puzzle")
    expect(guide).to_be_visible()
    assert not serious(page)
    press(page, "section.puzzle [data-do=hint]")
    expect(guide.locator(".hint")).to_be_visible()
    answer_in_text(page, first.kept["obvious"])
    expect(guide.locator("[data-wrong]")).to_be_visible()
    press(page, "section.puzzle [data-do=back]")
    answer_in_text(page, first.model[0])
    expect(guide.locator("[data-solved]")).to_be_visible()
    expect(guide.locator(".why")).to_be_visible()
    assert not serious(page)
    press(page, "section.puzzle [data-do=next]")
    expect(page.locator(f"section.puzzle[data-puzzle='{puzzles_of(GAME)[1].id}']")).to_be_visible()
    page.goto("/puzzles")
    expect(page.locator(f"[data-puzzle='{first.id}'] .diamond.later")).to_be_visible()
    assert not serious(page)


def test_the_puzzle_of_the_day_is_solved_on_a_phone(visit: OpenPage) -> None:
    page = visit("/", viewport=PHONE, has_touch=True)
    tile = page.locator("[data-puzzle-of-day]")
    puzzle = find_puzzle(
        tile.locator("xpath=ancestor::*[@data-game]").get_attribute("data-game") or "",
        tile.get_attribute("data-puzzle-of-day") or "",
    )
    assert puzzle is not None
    tile.tap()
    guide = page.locator("section.puzzle")
    guide.locator("[data-do=show]").tap()
    expect(guide.locator(".why")).to_be_visible()
    wait_for_question(page)
    page.locator(".tabs button").last.tap()
    page.locator(f".twin [data-option={json.dumps(puzzle.model[0])}]").tap()
    page.locator(".tabs button").first.tap()
    expect(guide.locator("[data-solved]")).to_be_visible()


def opened_goal(page: Page) -> tuple[Puzzle, Locator]:
    """A puzzle with a goal, which is to be seen without scrolling, and its target, which is marked."""
    puzzle = next(one for name in game_names() for one in puzzles_of(name) if "goal" in one.kept)
    page.locator(f"[data-puzzle='{puzzle.id}']").click()
    expect(page.locator("section.puzzle [data-goal]")).to_be_in_viewport()
    target = page.locator(f".told[data-id='{puzzle.kept['goal']['told']['thing']}']").first
    expect(target).to_be_attached()
    return puzzle, target


def test_a_goal_is_the_task_and_its_target_is_marked_until_the_answer(visit: OpenPage) -> None:
    page = visit("/puzzles", viewport=WIDE)
    puzzle, target = opened_goal(page)
    expect(target).to_be_in_viewport()
    answer_in_text(page, puzzle.kept["obvious"])
    expect(page.locator("section.puzzle [data-wrong]")).to_be_visible()
    expect(target).to_have_count(0)


def test_a_goal_is_the_task_on_a_phone(visit: OpenPage) -> None:
    opened_goal(visit("/puzzles", viewport=PHONE, has_touch=True))


def shown_solution(page: Page, puzzle: Puzzle) -> Locator:
    """The guide of the puzzle with its solution; what happened before waits to be asked for."""
    page.goto("/puzzles")
    page.locator(f"[data-puzzle='{puzzle.id}']").tap()
    guide = page.locator("section.puzzle")
    guide.locator("[data-do=show]").tap()
    expect(guide.locator(".why")).to_be_visible()
    expect(page.locator(".since-turn")).to_have_count(0)
    return guide


def lines_seen(page: Page) -> float:
    """How much of the guide stands above what lies below the board, where nothing lies over another."""
    height: float = page.evaluate(
        """() => {
          const [guide, below, belt, own] = ['section.puzzle', '.since-turn, .since-pill, .belt', '.belt', '.own-area']
            .map((part) => document.querySelector(part).getBoundingClientRect());
          return own.height && own.top < belt.bottom - 1 ? 0 : Math.min(guide.bottom, below.top) - guide.top;
        }"""
    )
    return height


@pytest.mark.parametrize("game", [name for name in game_names() if puzzles_of(name)])
def test_a_solution_can_be_read_on_a_phone(visit: OpenPage, game: str) -> None:
    """The board may take the place that is left, and no more, however much there is to answer and to be told."""
    page = visit("/puzzles", viewport=PHONE, has_touch=True)
    shown_solution(page, puzzles_of(game)[0])
    assert lines_seen(page) >= FIVE_LINES
    page.add_style_tag(content=CROWDED)
    for viewport in (PHONE, LOW):
        page.set_viewport_size(viewport)
        assert lines_seen(page) >= FIVE_LINES, viewport
    for news in page.locator("[data-since-pill]").all():
        news.tap()
        expect(page.locator(".since-turn")).to_be_visible()
        assert lines_seen(page) >= FIVE_LINES


@pytest.mark.deep
@pytest.mark.parametrize("game", [name for name in game_names() if puzzles_of(name)])
def test_every_solution_can_be_read_on_a_phone(visit: OpenPage, game: str) -> None:
    page = visit("/puzzles", viewport=PHONE, has_touch=True)
    for puzzle in puzzles_of(game):
        for viewport in (PHONE, LOW):
            page.set_viewport_size(viewport)
            shown_solution(page, puzzle)
            assert lines_seen(page) >= FIVE_LINES, (puzzle.id, viewport)
