"""Descent in a real browser: two heroes play the introduction against the overlord bot, by mouse."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import (
    ANSWERS,
    lift_curtain,
    point_and_click,
    question,
    wait_for_move,
    wait_until_answered,
)

pytestmark = pytest.mark.slow

MOST_MOVES = 600
MOST_STEPS = 2
HEROES = ("grisban_the_thirsty", "jain_fairwood")
# A hit or a find first; what cannot be had, the belt does not offer.
WISHES = ("attack", "free-attack", "search", "move")


def new_game(page: Page) -> None:
    """The overlord is an easy bot, both heroes are mine, through the dialog of the start page."""
    page.goto("/?new=descent")
    dialog = page.locator("dialog[open]")
    for seat, kind in enumerate(["bot", "me", "me", "none", "none"]):
        dialog.locator(f"input[name=seat-{seat}][value={kind}]").check(force=True)
    for select in dialog.locator(".extra select").all():
        select.select_option("easy")
    dialog.locator("button[type=submit]").click()
    page.wait_for_selector(".belt")


LIT = """() => [...document.querySelectorAll('.pick.lit')].map((e) => {
  const square = e.closest('.dungeon') ? e.getBoundingClientRect().left : -1;
  return [e.getAttribute('data-id'), square];
})"""


def pick(page: Page, id: str) -> None:
    """Click the lit drawing; of several answers about it the first."""
    point_and_click(page, page.locator(f'.pick.lit[data-id="{id}"]').first)
    menu = page.locator(".menu button")
    if menu.count():
        menu.first.click()


class Hands:
    """Two heroes who strike what they can reach, search what they pass and walk towards the exit in the east."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.steps = 0
        self.seen: set[str] = set()

    def on_belt(self, verb: str) -> bool:
        """Press the button of the verb, if the belt has one."""
        button = self.page.locator(f'.belt [data-option="{verb}"], .belt [data-option^="{verb} "]')
        if not button.count():
            return False
        button.first.click()
        return True

    def answer(self) -> None:
        page = self.page
        lit: list[tuple[str, float]] = page.evaluate(LIT)
        heroes = [id for id, _ in lit if id in HEROES]
        squares = {id: left for id, left in lit if left >= 0}
        if self.on_belt("stop") or self.on_belt("pass") or self.on_belt("done"):
            self.seen.add("belt")
        elif heroes:
            self.steps = 0
            self.seen.add("hero")
            pick(page, heroes[0])
        elif squares and self.steps < MOST_STEPS:
            self.steps += 1
            self.seen.add("square")
            pick(page, max(squares, key=lambda id: squares[id]))
        elif not any(self.on_belt(verb) for verb in (*WISHES, "end-turn")):
            page.locator(ANSWERS).first.click()
            menu = page.locator(".menu button")
            if menu.count():
                menu.first.click()


def test_two_heroes_play_the_introduction_to_its_end(visit: OpenPage) -> None:
    """After the first look no curtain falls: heroes have no secrets from each other."""
    page = visit(viewport={"width": 1440, "height": 900})
    new_game(page)
    page.wait_for_selector(".curtain")
    lift_curtain(page)
    hands = Hands(page)
    for _ in range(MOST_MOVES):
        if not wait_for_move(page):
            break
        before = question(page)
        hands.answer()
        wait_until_answered(page, before)
    expect(page.locator(".sheet h1")).to_be_visible()
    assert hands.seen >= {"hero", "square"}
