"""What the others do is told: captions that can be skipped, and what happened since one's last turn."""

from __future__ import annotations

import re
from hashlib import sha256

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import (
    ANSWERS,
    answer_one,
    go_on_from,
    middle,
    move_number,
    new_table,
    wait_for_move,
    wait_for_question,
    wait_until_answered,
)
from tests.browser.test_look import serious

pytestmark = pytest.mark.slow

SLOW = "localStorage.setItem('podziemia', JSON.stringify({motion: false, story: 'calm', forced: 'ask', name: 'Marta'}))"
WIDE = {"width": 1440, "height": 900}
SKIP = ".belt [data-skip]"
HELD = """const soon = window.setTimeout;
window.setTimeout = (what, time, ...more) => soon(what, time >= 300 && time <= 1600 ? 1e8 : time, ...more)"""
"""Nothing that is told goes by itself: it stays on the page, however quick or slow the bots are."""
TOLD = """() => [
  document.querySelector('.belt h2').textContent,
  [...document.querySelectorAll('.log li.now')].map((line) => line.textContent).join(' '),
]"""
"""At one moment: the caption, and the lines that the log marks."""


def answer(page: Page, nth: int) -> None:
    """Give an answer, and wait for the next question: on the table, or behind the story."""
    before = wait_for_question(page)
    page.locator(ANSWERS).nth(nth).click()
    wait_until_answered(page, before)
    assert wait_for_move(page)


def end_my_turn(page: Page) -> None:
    """Explore and take what comes, and pass on what is offered, until the story of the bots is told."""
    for _ in range(12):
        answer(page, 0)
        if page.locator(SKIP).count():
            return
    raise AssertionError("the bots have not moved")


def end_the_story(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.locator(SKIP)).to_have_count(0)


def test_a_bots_turn_is_captioned_can_be_skipped_and_is_summed_up(visit: OpenPage) -> None:
    page = visit(viewport=WIDE)
    page.add_init_script(SLOW)  # at the next page: the present one may still write what it was opened with
    page.add_init_script(HELD)
    new_table(page, ["me", "bot", "bot"])
    assert wait_for_move(page)
    end_my_turn(page)
    caption, marked = page.evaluate(TOLD)
    assert serious(page) == [], "while the story is told"
    assert caption
    assert caption in marked
    page.keyboard.press("Space")
    expect(page.locator(SKIP)).to_have_count(0)
    room = page.request.get(page.url.replace("/r/", "/api/rooms/")).json()
    assert move_number(page) == room["n"], "the page shows the table as it is"
    expect(page.locator(".belt[data-mode=ask]")).to_be_visible()
    while not page.locator("[data-since]").count():  # bots may ask whether one buys, before one's turn comes
        answer(page, -1)
        end_the_story(page)
    summed_up(page)
    page.reload()
    summed_up(page)
    answer(page, 0)
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


def test_nothing_misleads_before_and_at_a_table(visit: OpenPage) -> None:
    """New tables mean the game one looks at, disputes wait under "more", shuffles are checked, turns begun again."""
    page = visit(viewport=WIDE, locale="en-GB")
    page.locator(".shaft[data-game=tyrants]").hover()
    new = page.get_by_role("link", name="New table", exact=True).first
    expect(new).to_have_attribute("href", "/?new=tyrants")
    page.goto("/?new=shadespire")
    disputes = page.locator("dialog[open] details.fine")
    expect(disputes.locator("select").first).to_be_hidden()
    disputes.locator("summary").click()
    expect(disputes.locator("select").first).to_be_visible()
    page.goto(f"/fair?seed=abc&fingerprint={sha256(b'abc').hexdigest()}")
    expect(page.locator(".verdict.match")).to_be_visible()
    page.get_by_label("Seed shown after the game").fill("abd")
    expect(page.locator(".verdict.differ")).to_be_visible()
    assert serious(page) == []

    new_room(page, "tyrants")
    assert wait_for_move(page)
    answer_one(page)  # where one starts
    all_at_once = page.locator('.belt [data-option="play-all"]')
    all_at_once.click()
    expect(all_at_once).to_have_count(0)
    expect(page.locator(".log li").filter(has_text="times")).not_to_have_count(0)
    page.locator(".belt [data-again]").click()
    expect(all_at_once).to_be_visible()
    expect(page.locator(".log li a, .log .seal a")).to_have_attribute("href", re.compile("/fair"))


def new_room(page: Page, game: str) -> None:
    seats = [{"kind": "me", "name": "Marta"}, {"kind": "bot", "level": "easy"}]
    made = page.request.post("/api/rooms", data={"game": game, "seats": seats, "settings": {"first": "A"}})
    page.goto(f"/r/{made.json()['room']}")


def test_a_click_that_would_spend_an_activation_asks_first(visit: OpenPage) -> None:
    """An objective of one's own is read with a click; throwing it away is offered there and takes another."""
    page = visit(viewport=WIDE, locale="en-GB")
    go_on_from(page, middle("shadespire", 2, 20, "activation"))
    assert wait_for_move(page)
    before = move_number(page)
    page.locator('.card.lit[data-for*="swap"]').first.click()
    offer = page.locator(".menu button")
    expect(offer.filter(has_text="one activation")).to_have_count(1)
    assert move_number(page) == before
    offer.filter(has_text="one activation").click()
    expect(page.locator(".log li").filter(has_text="discards")).not_to_have_count(0)
