"""Clocks in the browser: set in the dialog, shown on seats and belt, and what happens when one runs out."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import come_in

pytestmark = pytest.mark.slow

CREATE = """async body => (await (await fetch('/api/rooms', {
  method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)})).json()).room"""


def a_room(page: Page, **more: Any) -> str:
    """A table whose second seat nobody has taken, made without the dialog: no person would want so little time."""
    seats = [{"kind": "me", "name": "Marta"}, {"kind": "open", "name": "Piotr"}]
    settings = {"first": "A"}
    room: str = page.evaluate(CREATE, {"game": "abyss", "seats": seats, "settings": settings, **more})
    return room


def test_clocks_are_set_in_the_dialog_and_shown_to_all(visit: OpenPage) -> None:
    page = visit(viewport={"width": 1440, "height": 900})
    page.goto("/?new=abyss")
    dialog = page.locator("dialog[open]")
    expect(dialog.locator(".clocks")).to_have_count(0)  # bots need none
    dialog.locator("input[name=seat-1][value=open]").check(force=True)
    dialog.locator("input[name=seat-2][value=none]").check(force=True)
    dialog.locator(".clocks summary").click()
    dialog.locator(".clocks select").first.select_option("300")
    dialog.locator(".clocks select").nth(1).select_option("900")
    dialog.locator(".clocks select").nth(2).select_option("")
    expect(dialog.locator(".clocks summary")).to_contain_text("5 minut")
    dialog.locator("button[type=submit]").click()
    link = page.locator('[data-link="1"]').input_value()
    page.keyboard.press("Escape")
    belt = page.locator(".belt [data-clock]")
    running = page
    if not belt.count():
        running = visit(link, viewport={"width": 390, "height": 844})
        come_in(running)
    belt = running.locator(".belt [data-clock]")
    expect(belt).to_have_text(re.compile(r"^\s*4:\d\d\s*\+15:00"))
    expect(running.locator(".seatstrip [data-clock], .rail [data-clock]").first).to_be_attached()


def test_when_time_is_up_a_bot_plays_the_log_says_so_and_the_person_comes_back(visit: OpenPage) -> None:
    page = visit(viewport={"width": 1440, "height": 900}, locale="en-GB")
    room = a_room(page, clock={"move": 5, "end": "bot", "level": "easy"})
    page.goto(f"/r/{room}")
    expect(page.locator(".belt [data-clock]")).to_have_text(re.compile(r"0:0\d"))
    expect(page.locator(".log")).to_contain_text("The time of Marta was up.")
    expect(page.locator(".belt h2")).to_contain_text("Piotr")  # the bot has played, and nobody else can
    page.locator("[data-back]").click()
    expect(page.locator("[data-back]")).to_have_count(0)
