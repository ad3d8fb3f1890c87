"""The coach: a finished game is reviewed, its costliest answer is looked at, and played on from."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import (
    answer_on_belt,
    go_on_from,
    middle,
    near_the_end,
    play_on,
    question,
    wait_for_question,
    wait_until_answered,
)

pytestmark = pytest.mark.slow

REVIEWED = 180_000
"""Milliseconds that a review may take on a busy machine."""


def test_a_finished_game_is_reviewed_and_played_on_from_a_costly_answer(visit: OpenPage) -> None:
    page = visit(viewport={"width": 1440, "height": 900}, locale="en-GB")
    go_on_from(page, near_the_end("abyss"))
    play_on(page, lambda _: answer_on_belt(page))
    panel = page.locator(".review")
    panel.locator("[data-review]").click()
    expect(panel.locator("svg[role=img] path")).to_have_count(2, timeout=REVIEWED)
    costly = panel.locator("[data-costly]").first
    costly.wait_for(timeout=REVIEWED)
    expect(costly).to_contain_text("Better:")
    move = int(costly.get_attribute("data-costly") or "0")
    costly.focus()
    page.keyboard.press("Enter")
    expect(panel.locator(".why")).to_contain_text("points of chance")
    expect(page.locator(".replay")).to_contain_text(re.compile(rf"\b{move - 1}\b"))
    sees_the_better_line(page, move)
    with page.expect_download() as picture:
        panel.locator("[data-share]").click()
    assert picture.value.suggested_filename.endswith(".png")
    assert picture.value.path().read_bytes().startswith(b"\x89PNG")
    page.reload()
    expect(page.locator(".review [data-costly]").first).to_be_visible()
    page.locator(f".review [data-costly='{move}']").click()
    was = page.url
    page.locator(".review [data-play-on]").click()
    page.wait_for_url(lambda url: url != was)
    expect(page.locator(".belt")).to_be_visible()
    expect(page.locator(".review")).to_have_count(0)


def sees_the_better_line(page: Page, move: int) -> None:
    """Step after step on the board, each told in words; then back to the game."""
    belt = page.locator(".belt")
    page.locator(".review [data-line]").click()
    expect(belt).to_have_attribute("data-mode", "line")
    expect(belt).to_contain_text("This did not happen")
    page.locator("[data-step-next]").click()
    steps = page.locator(".review .line li")
    for number in range(1, steps.count() + 1):
        expect(belt).to_contain_text(f"Step {number} of {steps.count()}")
        expect(steps.nth(number - 1)).to_have_attribute("aria-current", "step")
        assert len(steps.nth(number - 1).inner_text()) > len("A\n…")
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    expect(belt).to_have_attribute("data-mode", "replay")
    expect(page.locator(".replay")).to_contain_text(re.compile(rf"\b{move - 1}\b"))


COSTLY = {
    "best": "explore",
    "value_played": 0.38,
    "value_best": 0.46,
    "error": 0.08,
    "margin": 0.02,
    "parts": [{"part": "lords", "chance": 0.08}],
}


def test_a_costly_answer_is_held_back_once_if_one_wishes_so(visit: OpenPage) -> None:
    page = visit(viewport={"width": 1440, "height": 900}, locale="en-GB")
    page.route("**/weigh", lambda route: route.fulfill(json={"cost": COSTLY}))
    go_on_from(page, middle("abyss", 2, 20, "turn"))
    asked = wait_for_question(page)
    page.keyboard.press("?")
    page.get_by_label("Warn me before a costly answer").check()
    page.keyboard.press("Escape")
    belt = page.locator(".belt")
    option = page.locator("[data-option]").first
    option.focus()
    page.keyboard.press("Enter")
    expect(belt).to_have_attribute("data-mode", "warned")
    expect(page.locator("[data-live]")).to_contain_text("Costly: 46% → 38%. Above all: Lords.")
    expect(page.locator("[data-rethink]")).to_be_focused()
    page.keyboard.press("Escape")
    expect(belt).to_have_attribute("data-mode", "ask")
    assert question(page) == asked
    expect(page.locator("[data-belt-first]")).to_be_focused()
    page.locator(".belt [data-option]").last.click()
    page.keyboard.press("2")
    wait_until_answered(page, asked)
