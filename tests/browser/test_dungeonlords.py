"""Dungeon Lords in a real browser: a whole game by mouse, the combat school, a plan that is foreseen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from podziemia.kernel.history import History
from podziemia.kernel.record import new_record
from podziemia.kernel.registry import find_game
from podziemia.kernel.rng import seeded
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
from tests.support import kit

pytestmark = pytest.mark.slow

WIDE = {"width": 1440, "height": 900}
FIRST_MOVES = 16

CREATE = """async () => {
  const seats = [{kind: 'me', name: 'Marta'}, {kind: 'bot', name: '', level: 'easy'}];
  const body = JSON.stringify({game: 'dungeonlords', settings: {first: 'A'}, name: '', seats});
  const answer = await fetch('/api/rooms', {method: 'POST', headers: {'content-type': 'application/json'}, body});
  return (await answer.json()).room;
}"""


def step(page: Page, turn: int) -> None:
    """Click something lit, or an answer on the belt. An answer may take several: three orders are chosen one by one."""
    stop = ['.belt [data-option="done"], .belt [data-option="decline"]'] if turn % 3 == 0 else []
    click_first(page, *stop, ".pick.lit", ANSWERS)
    choose_from_menu(page)


def new_game(page: Page) -> None:
    page.goto(f"/r/{page.evaluate(CREATE)}")
    assert wait_for_move(page)
    expect(page.locator(".actions .action")).to_have_count(8)


def test_the_first_season_by_mouse(visit: OpenPage) -> None:
    page = visit(viewport=WIDE)
    new_game(page)
    play_some(page, lambda turn: step(page, turn), FIRST_MOVES)


def test_the_last_battles_by_mouse(visit: OpenPage) -> None:
    page = visit(viewport=WIDE)
    go_on_from(page, near_the_end("dungeonlords"))
    play_on(page, lambda turn: step(page, turn))
    expect_score_sheet(page)


@pytest.mark.deep
@pytest.mark.whole_game
def test_a_whole_game_against_a_bot_by_mouse(visit: OpenPage) -> None:
    """From secret orders through two years of combat to the score sheet."""
    page = visit(viewport=WIDE)
    new_game(page)
    play_on(page, lambda turn: step(page, turn))
    expect_score_sheet(page)


def expect_score_sheet(page: Page) -> None:
    """With its seven parts."""
    expect(page.locator(".sheet h1")).to_be_visible()
    expect(page.locator(".points tbody tr:not(.sum)")).to_have_count(7)


def test_an_order_is_given_by_its_card_or_by_the_column_of_its_action(visit: OpenPage) -> None:
    """The columns are in sight where the cards lie below the fold, and both show what was chosen."""
    page = visit(viewport=WIDE)
    page.goto(f"/r/{page.evaluate(CREATE)}")
    answer_one(page)
    page.locator('.order[data-for="orders"].lit').first.click()
    expect(page.locator(".order.chosen")).to_have_count(1)
    page.locator(".action.lit").last.click(position={"x": 20, "y": 20})
    expect(page.locator(".order.chosen")).to_have_count(2)
    expect(page.locator(".action.chosen")).to_have_count(2)


def commit(page: Page, thing: str) -> None:
    """Click a free trap or monster; it is then part of the plan."""
    page.locator(f'.chip[data-id="{thing}"]').click()
    expect(page.locator(f'.place.full[data-id="{thing}"]')).to_be_visible()


def follow_hint(page: Page) -> None:
    """Ask for a hint and do what it says."""
    page.locator("[data-hint]").click()
    hinted = page.locator(".pick.hinted, .belt .btn.hint")
    expect(hinted.first).to_be_visible()
    hinted.first.click()
    choose_from_menu(page)


def hold_first_hint(page: Page) -> None:
    """The next hint that is asked for is still on its way when the table has moved on; those after it come as ever."""
    held: list[Route] = []
    page.route("**/hint", lambda route: route.continue_() if held else held.append(route))


def test_a_lesson_of_the_school_with_hints_to_the_best_result(visit: OpenPage) -> None:
    """From the start page into the first lesson: the teacher speaks, the plan is foreseen, hints lead to one tile."""
    page = visit(viewport=WIDE)
    page.locator(".shafts .school[href$=dungeonlords]").click()
    page.locator("[data-lesson=training_1]").click()
    assert wait_for_move(page)
    expect(page.locator(".lesson .says p")).to_have_count(3)
    expect(page.locator(".story .end .verdict")).to_have_text("Żeton podbity")
    commit(page, "rolling_stone")
    expect(page.locator('.beat[data-step="traps"] .jail')).to_be_visible()
    page.locator("[data-hint]").click()
    expect(page.locator(".hintline")).to_contain_text("toczący się głaz i troll")
    hold_first_hint(page)
    play_on(page, lambda _: follow_hint(page))
    expect(page.locator(".sheet h1")).to_contain_text("1 stracony żeton")
    expect(page.locator("dl .best")).to_have_count(2)
    page.locator("[data-do=next]").click()
    expect(page.locator(".lesson h2")).to_contain_text("Walka 2")


def test_a_bad_result_is_set_beside_the_best_one_and_shown_how(visit: OpenPage) -> None:
    page = visit("/learn/dungeonlords", locale="en-GB", viewport={"width": 390, "height": 844})
    page.locator("[data-lesson=training_4]").click()
    for _ in range(3):
        answer_one(page, lambda page: page.locator('.belt [data-option="done"]').click())
    expect(page.locator(".sheet h1")).to_contain_text("3 tiles lost")
    expect(page.locator(".sheet .says")).to_contain_text("1 tile lost")
    page.locator("[data-do=show]").click()
    expect(page.locator(".lesson h2")).to_contain_text("Fight 4")
    expect(page.locator(".belt .say")).to_contain_text("Replay")


def at_a_plan() -> str:
    """The record of a random game up to the first plan of seat A."""
    game = find_game("dungeonlords")
    history = History(new_record(game, 2, "a plan", {"first": "A"}))
    rng = seeded("a plan")
    while not game.foresight.has_plan(history.match.state, 0):
        seat, option = kit.random_answer(history.match, rng)
        history.play(seat, option.text)
    return history.record().text()


def test_a_plan_in_a_real_combat_is_foreseen(visit: OpenPage) -> None:
    """The planner sees the story of the battle, up to the card that nobody has seen."""
    page = visit(viewport=WIDE)
    go_on_from(page, at_a_plan())
    assert wait_for_move(page)
    expect(page.locator(".rounds .round")).to_have_count(4)
    expect(page.locator(".defence .place").first).to_be_visible()
    expect(page.locator(".beat").first).to_contain_text("Przed bitwą")
    expect(page.locator(".story .end .verdict")).to_have_text("Pokaże karta")
