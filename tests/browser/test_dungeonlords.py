"""A whole game of Dungeon Lords in a real browser, by mouse."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import ANSWERS, MOST_MOVES, point_and_click, question, wait_for_move

pytestmark = pytest.mark.slow

CREATE = """async () => {
  const seats = [{kind: 'me', name: 'Marta'}, {kind: 'bot', name: '', level: 'easy'}];
  const body = JSON.stringify({game: 'dungeonlords', settings: {first: 'A'}, name: '', seats});
  const answer = await fetch('/api/rooms', {method: 'POST', headers: {'content-type': 'application/json'}, body});
  return (await answer.json()).room;
}"""


def step(page: Page, turn: int) -> None:
    """Click something lit, or an answer on the belt; a menu gets its first entry."""
    lit = page.locator(".pick.lit:not(.chosen)")
    stop = page.locator('.belt [data-option="done"], .belt [data-option="decline"]')
    if stop.count() and turn % 3 == 0:
        stop.first.click()
    elif lit.count():
        point_and_click(page, lit.first)
    else:
        page.locator(ANSWERS).first.click()
    menu = page.locator(".menu button")
    if menu.count():
        menu.first.click()


def answer(page: Page, turn: int) -> None:
    """An answer may take several clicks: three orders are chosen one by one."""
    before = question(page)
    for _ in range(8):
        step(page, turn)
        for _ in range(40):
            if page.locator(".sheet").count() or question(page) != before:
                return
            page.wait_for_timeout(15)
    raise AssertionError(f"still at {before}")


def test_a_whole_game_against_a_bot_by_mouse(visit: OpenPage) -> None:
    """In Polish, from secret orders through two years of combat to the score sheet with its seven parts."""
    page = visit(viewport={"width": 1440, "height": 900})
    page.goto(f"/r/{page.evaluate(CREATE)}")
    assert wait_for_move(page)
    expect(page.locator(".actions .action")).to_have_count(8)
    for turn in range(MOST_MOVES):
        if not wait_for_move(page):
            break
        answer(page, turn)
    expect(page.locator(".sheet h1")).to_be_visible()
    expect(page.locator(".points tbody tr:not(.sum)")).to_have_count(7)
