"""A whole game of Shadespire in a real browser, by mouse."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import (
    ANSWERS,
    MIDDLE,
    click_first,
    go_on_from,
    near_the_end,
    play_on,
    play_some,
    wait_for_move,
)

pytestmark = pytest.mark.slow

WIDE = {"width": 1440, "height": 900}
FIRST_MOVES = 20

CREATE = """async () => {
  const seats = [{kind: 'me', name: 'Marta'}, {kind: 'bot', name: '', level: 'easy'}];
  const settings = {'deck-a': 'steelhearts_champions_starter', 'deck-b': 'garreks_reavers_starter'};
  const body = JSON.stringify({game: 'shadespire', settings, name: '', seats});
  const answer = await fetch('/api/rooms', {method: 'POST', headers: {'content-type': 'application/json'}, body});
  return (await answer.json()).room;
}"""
FORWARD = [f'.menu [data-option^="{verb} "]' for verb in ("attack", "charge", "score")]
"""Answers that bring the game forward, where a menu offers several."""


def answer(page: Page, turn: int) -> None:
    """Click a lit thing in its middle, each time another one; where nothing is lit, an answer on the belt."""
    if not (turn % 4 and click_first(page, ".pick.lit", nth=turn, at=MIDDLE)):
        click_first(page, ANSWERS, nth=-1)
    click_first(page, *FORWARD, ".menu button")


def new_game(page: Page) -> None:
    """Boards are chosen first."""
    page.goto(f"/r/{page.evaluate(CREATE)}")
    assert wait_for_move(page)
    expect(page.locator(".faces [data-id]").first).to_be_visible()


def tokens(page: Page) -> list[str]:
    """Where on the battlefield a token is drawn."""
    drawn: list[str] = page.locator(".field [data-id]:has(.tok)").evaluate_all("all => all.map(e => e.dataset.id)")
    return drawn


def test_boards_tokens_and_fighters_are_placed_by_mouse(visit: OpenPage) -> None:
    page = visit(viewport=WIDE, locale="en-GB")
    new_game(page)
    drawn: set[str] = set()

    def look_and_answer(turn: int) -> None:
        drawn.update(tokens(page))
        answer(page, turn)

    play_some(page, look_and_answer, FIRST_MOVES)
    assert len(drawn) == 8


def test_the_last_activations_by_mouse(visit: OpenPage) -> None:
    page = visit(viewport=WIDE, locale="en-GB")
    go_on_from(page, near_the_end("shadespire"))
    play_on(page, lambda turn: answer(page, turn))
    expect_score_sheet(page)


@pytest.mark.deep
@pytest.mark.whole_game
def test_steelhearts_champions_against_garreks_reavers_by_mouse(visit: OpenPage) -> None:
    """In English, from the choice of boards through three rounds to the score sheet."""
    page = visit(viewport=WIDE, locale="en-GB")
    new_game(page)
    drawn: set[str] = set()

    def look_and_answer(turn: int) -> None:
        drawn.update(tokens(page))
        answer(page, turn)

    play_on(page, look_and_answer)
    assert len(drawn) == 8
    expect_score_sheet(page)


def expect_score_sheet(page: Page) -> None:
    expect(page.locator(".sheet h1")).to_be_visible()
    expect(page.locator(".points tbody tr:not(.sum)")).to_have_count(2)
