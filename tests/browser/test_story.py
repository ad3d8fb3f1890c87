"""What the others do is told: captions that can be skipped, and what happened since one's last turn."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import ANSWERS, move_number, new_table, wait_for_move

pytestmark = pytest.mark.slow

SLOW = "localStorage.setItem('podziemia', JSON.stringify({motion: false, story: 'calm', name: 'Marta'}))"
WIDE = {"width": 1440, "height": 900}
SKIP = ".belt [data-skip]"
TOLD = """() => [
  document.querySelector('.belt h2').textContent,
  [...document.querySelectorAll('.log li.now')].map((line) => line.textContent).join(' '),
]"""
"""At one moment: the caption, and the lines that the log marks."""


def end_my_turn(page: Page) -> None:
    """Explore and take what comes, until the story of the bots begins."""
    for _ in range(12):
        page.locator(ANSWERS).first.click()
        page.wait_for_function(f"() => document.querySelector('{ANSWERS}')")
        if page.locator(SKIP).count():
            return
    raise AssertionError("the bots have not moved")


def test_a_bots_turn_is_captioned_can_be_skipped_and_is_summed_up(visit: OpenPage) -> None:
    page = visit(viewport=WIDE)
    page.evaluate(SLOW)
    new_table(page, ["me", "bot", "bot"])
    assert wait_for_move(page)
    end_my_turn(page)
    caption, marked = page.evaluate(TOLD)
    assert "Bot " in caption
    assert caption in marked
    page.keyboard.press("Space")
    expect(page.locator(SKIP)).to_have_count(0)
    room = page.request.get(page.url.replace("/r/", "/api/rooms/")).json()
    assert move_number(page) == room["n"], "the page shows the table as it is"
    expect(page.locator(".belt[data-mode=ask]")).to_be_visible()
    while not page.locator("[data-since]").count():  # bots may ask whether one buys, before one's turn comes
        page.locator(ANSWERS).last.click()
        page.keyboard.press("Escape")
        assert wait_for_move(page)
    summed_up(page)
    page.reload()
    summed_up(page)
    page.locator(ANSWERS).first.click()
    expect(page.locator("[data-since]")).to_have_count(0)


def summed_up(page: Page) -> None:
    """A few lines, marked in the log; one that is pointed at marks its place."""
    lines = page.locator("[data-since] li button")
    expect(lines.first).to_be_visible()
    assert 1 <= lines.count() <= 8
    expect(page.locator(".log li.since")).to_have_count(lines.count())
    expect(page.locator(".told.pick")).to_have_count(0)
    lines.first.focus()
    expect(page.locator(".told.pick").first).to_be_in_viewport()
