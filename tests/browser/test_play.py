"""Whole games of Abyss in a real browser: by mouse, by keys alone, on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import (
    ANSWERS,
    answer_by_mouse,
    answer_one,
    move_number,
    new_table,
    play_on,
    play_some,
    wait_for_move,
)

pytestmark = pytest.mark.slow


def test_two_clicks_from_the_start_page_to_a_legal_move(visit: OpenPage) -> None:
    page = visit()
    page.get_by_role("button", name="Zagraj z botami").click()
    assert wait_for_move(page)
    expect(page.locator(".pick.lit").first).to_be_visible()
    page.locator(ANSWERS).first.click()


@pytest.mark.whole_game
def test_a_whole_game_against_a_bot_by_mouse(visit: OpenPage) -> None:
    """In Polish, to the score sheet; a rematch is one click away."""
    page = visit(viewport={"width": 1440, "height": 900})
    new_table(page, ["me", "bot"])
    play_on(page, lambda _: answer_by_mouse(page, '.belt [data-option="done"]'))
    expect(page.locator(".sheet h1")).to_contain_text("wygrywa")
    rows = page.locator(".points tbody tr")
    expect(rows).to_have_count(5)
    totals = [int(text) for text in page.locator(".points .sum td b").all_inner_texts()]
    parts = page.locator(".points tbody tr:not(.sum)")
    columns = zip(*[parts.nth(i).locator("td b").all_inner_texts() for i in range(4)], strict=True)
    assert totals == [sum(int(points) for points in column) for column in columns]
    assert totals == sorted(totals, reverse=True)
    expect(page.get_by_text("sprawdzone w tej przeglądarce")).to_be_visible()
    page.get_by_role("button", name="Rewanż").click()
    expect(page.locator(".sheet")).to_have_count(0)
    assert wait_for_move(page)


def press_tab_to(page: Page, wanted: str, most: int = 60) -> None:
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement?.matches(wanted) ?? false", wanted):
            return
    raise AssertionError(f"{wanted} cannot be reached by Tab")


def answer_by_keys(page: Page, turn: int) -> None:
    """Now the number of an answer on the belt, now Tab and Enter on a lit thing."""
    if page.locator("[data-pick]").count() and turn % 2:
        press_tab_to(page, "[data-pick]")
        ids = page.locator("[data-pick]").evaluate_all("all => all.map(e => e.getAttribute('data-pick'))")
        if ids[0].endswith("-deck") and len(ids) > 1:
            page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
    else:
        page.keyboard.press(str(min(1 + turn // 2 % 2, page.locator(ANSWERS).count())))
    if page.locator(".menu").count():
        page.keyboard.press("Enter")


def test_the_first_turns_by_keyboard_alone(visit: OpenPage) -> None:
    page = visit(viewport={"width": 1440, "height": 900})
    new_table(page, ["me", "bot"])
    play_some(page, lambda turn: answer_by_keys(page, turn), 8)


@pytest.mark.deep
@pytest.mark.whole_game
def test_a_whole_game_by_keyboard_alone(visit: OpenPage) -> None:
    page = visit(viewport={"width": 1440, "height": 900})
    new_table(page, ["me", "bot"])
    play_on(page, lambda turn: answer_by_keys(page, turn))
    expect(page.locator(".sheet h1")).to_contain_text("wygrywa")


def test_no_drawing_can_be_tabbed_to(visit: OpenPage) -> None:
    """Buttons stand for the drawings; Chromium would make an SVG group with a focus listener tabbable."""
    page = visit(viewport={"width": 1440, "height": 900})
    new_table(page, ["me", "bot"])
    assert wait_for_move(page)
    for _ in range(40):
        page.keyboard.press("Tab")
        assert not page.evaluate("document.activeElement instanceof SVGElement")


def test_a_phone_shows_belt_hand_and_tabs_and_can_be_played_by_touch(visit: OpenPage) -> None:
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    new_table(page, ["me", "bot"])
    for _ in range(6):
        answer_one(page)
    assert wait_for_move(page)
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390
    for tab in ("Gracze", "Dziennik", "Zasady", "Tekst"):
        page.locator(".tabs").get_by_role("button", name=tab).tap()
        expect(page.locator(".belt")).to_be_in_viewport(ratio=0.95)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.locator(".tabs button").first.tap()
    expect(page.locator(".pick.lit").first).to_be_in_viewport()


def test_small_things_need_two_taps(visit: OpenPage) -> None:
    """The first tap names the thing in the belt, the second answers."""
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    new_table(page, ["me", "bot"])
    assert wait_for_move(page)
    deck = page.locator('.pick.lit[data-id="exploration-deck"]')
    deck.evaluate("deck => { deck.style.width = deck.style.height = '30px' }")
    deck.tap()
    expect(page.locator(".belt .why")).to_contain_text("Dotknij jeszcze raz")
    assert move_number(page) == 0
    page.locator('.pick[data-id="exploration-deck"]').tap()
    expect(page.locator(".where span")).not_to_contain_text("ruch 0")
