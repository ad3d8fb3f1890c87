"""Tyrants of the Underdark in a real browser: a whole game by mouse, the map on a phone, what is shown on demand."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import (
    ANSWERS,
    answer_one,
    choose_from_menu,
    click_first,
    go_on_from,
    near_the_end,
    play_on,
    play_some,
    wait_for_move,
)

pytestmark = pytest.mark.slow

MOST_MOVES = 900
FIRST_MOVES = 24
WIDE = {"width": 1440, "height": 900}
# Cards first, then troops: the game ends with the last troop of a server, and House Guards pay for the next ones.
WISHES = (".hand .lit", ".mapbox .lit", '.market .lit[data-id="house_guard"]', ".piles .lit", ".own .lit")
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def new_game(page: Page, bots: int = 1) -> None:
    """Against so many easy bots, through the dialog of the start page."""
    page.goto("/?new=tyrants")
    dialog = page.locator("dialog[open]")
    for seat, kind in enumerate(["me", *["bot"] * bots, *["none"] * (3 - bots)]):
        dialog.locator(f"input[name=seat-{seat}][value={kind}]").check(force=True)
    for select in dialog.locator(".extra select").all():
        select.select_option("easy")
    dialog.locator("button[type=submit]").click()
    page.wait_for_selector(".belt")


def answer(page: Page) -> None:
    """A card, a troop or a recruit on the board; on the belt what is left."""
    click_first(page, *WISHES, '.belt [data-option="end-turn"]', ANSWERS)
    choose_from_menu(page)


def test_the_first_turns_by_mouse(visit: OpenPage) -> None:
    page = visit(viewport=WIDE)
    new_game(page)
    play_some(page, lambda _: answer(page), FIRST_MOVES)


def test_the_last_turns_by_mouse(visit: OpenPage) -> None:
    page = visit(viewport=WIDE)
    go_on_from(page, near_the_end("tyrants"))
    play_on(page, lambda _: answer(page), MOST_MOVES)
    expect_score_sheet(page)


@pytest.mark.deep
@pytest.mark.whole_game
def test_a_whole_game_against_a_bot_by_mouse(visit: OpenPage) -> None:
    page = visit(viewport=WIDE)
    new_game(page)
    play_on(page, lambda _: answer(page), MOST_MOVES)
    expect_score_sheet(page)


def expect_score_sheet(page: Page) -> None:
    """In Polish; its columns add up."""
    expect(page.locator(".sheet h1")).to_contain_text("wygrywa")
    parts = page.locator(".points tbody tr:not(.sum)")
    expect(parts).to_have_count(6)
    totals = [int(text) for text in page.locator(".points .sum td b").all_inner_texts()]
    columns = zip(*[parts.nth(i).locator("td b").all_inner_texts() for i in range(6)], strict=True)
    assert totals == [sum(int(points) for points in column) for column in columns]


def test_control_and_presence_are_shown_on_demand(visit: OpenPage) -> None:
    page = visit(viewport=WIDE)
    new_game(page)
    answer_one(page, answer)
    assert wait_for_move(page)
    expect(page.locator(".mapbox ellipse")).to_have_count(0)
    mine = page.get_by_role("button", name="Obecność: Marta")
    mine.click()
    expect(mine).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".mapbox ellipse")).not_to_have_count(0)
    control = page.get_by_role("group", name="Stół").get_by_role("button", name="Kontrola", exact=True)
    control.click()
    expect(mine).to_have_attribute("aria-pressed", "false")
    expect(control).to_have_attribute("aria-pressed", "true")  # so early perhaps nobody controls a site
    control.click()
    expect(control).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".mapbox ellipse")).to_have_count(0)


LIT_IN_SIGHT = """() => [...document.querySelectorAll('.mapbox .lit')].some((e) => {
  const { left, right } = e.getBoundingClientRect();
  return left >= 0 && right <= innerWidth;
})"""


def test_the_map_on_a_phone_scrolls_zooms_and_shows_what_is_lit(visit: OpenPage) -> None:
    page = visit(**PHONE)
    new_game(page, bots=3)
    assert wait_for_move(page)
    expect(page.locator(".mapbox .lit").first).to_be_attached()
    page.locator(".mapbox .next").tap()
    page.wait_for_function(LIT_IN_SIGHT)
    width = page.locator(".map").evaluate("map => map.getBoundingClientRect().width")
    page.get_by_role("button", name="Oddal").tap()
    page.wait_for_function("width => document.querySelector('.map').getBoundingClientRect().width < width", arg=width)
    for part in ("Rynek", "Moje karty", "Mapa"):
        page.locator(".parts").get_by_role("button", name=part).tap()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
    answer_one(page)
