"""What a person's hands do at the table: the same moves by mouse, by keys and by touch."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

LAST_RESORT = ["exploration-deck", "lord-deck"]
ANSWERS = ".belt .acts [data-option], .belt .acts [data-group]"
MOST_MOVES = 400


def new_table(page: Page, seats: list[str], name: str = "Czwartkowa głębia", level: str = "easy") -> None:
    """Through the dialog of the start page: one of me, open, bot, none for each seat."""
    page.goto("/?new=abyss")
    dialog = page.locator("dialog[open]")
    for seat, kind in enumerate([*seats, *["none"] * (4 - len(seats))]):
        dialog.locator(f"input[name=seat-{seat}][value={kind}]").check(force=True)
    for select in dialog.locator(".extra select").all():
        select.select_option(level)
    dialog.locator("label.field select").first.select_option("A")
    dialog.locator(".opts label.field:last-of-type input").fill(name)
    dialog.locator("button[type=submit]").click()
    page.wait_for_selector(".belt")


def wait_for_move(page: Page) -> bool:
    """Wait until this page is asked something; False when the game is over."""
    page.wait_for_selector(f"{ANSWERS}, .sheet", timeout=40_000)
    return page.locator(".sheet").count() == 0


QUESTION = "['.belt h2', '.belt .why', '.where span'].map((part) => document.querySelector(part)?.textContent ?? '')"
ANSWERED = f"""before => document.querySelector('.sheet, .curtain')
  || (!document.querySelector('.belt[data-mode=sending]') && String({QUESTION}) !== String(before))"""


def question(page: Page) -> list[str]:
    """What is asked, what is picked for it so far, and at which move: it changes with every answer."""
    asked: list[str] = page.evaluate(QUESTION)
    return asked


def wait_until_answered(page: Page, before: list[str]) -> None:
    """The table has taken the answer and moved on from the question."""
    page.wait_for_function(ANSWERED, arg=before)


def play_on(page: Page, answer: Callable[[int], None], most: int = MOST_MOVES) -> None:
    """Give answer after answer until the score sheet lies on the table; each is told its number."""
    for turn in range(most):
        if not wait_for_move(page):
            return
        before = question(page)
        answer(turn)
        wait_until_answered(page, before)
    raise AssertionError(f"no score sheet after {most} answers")


def answer_one(page: Page, answer: Callable[[Page], None] | None = None) -> None:
    """Wait for a question and answer it, on the belt unless told how."""
    assert wait_for_move(page)
    before = question(page)
    (answer or answer_on_belt)(page)
    wait_until_answered(page, before)


def best_lit(page: Page) -> Locator | None:
    """The first lit drawing that is not a deck: it brings the game forward."""
    lit = page.locator(".pick.lit")
    ids = lit.evaluate_all("all => all.map(e => e.getAttribute('data-id'))")
    wanted = [i for i, id in enumerate(ids) if id not in LAST_RESORT] or list(range(len(ids)))
    return lit.nth(wanted[0]) if wanted else None


def point_and_click(page: Page, drawing: Locator) -> None:
    """A click on the upper left part, which no neighbour in a fan covers."""
    drawing.scroll_into_view_if_needed()
    box = drawing.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] * 0.25, box["y"] + box["height"] * 0.3)


def answer_by_mouse(page: Page) -> None:
    """Click the board where something is lit, the belt otherwise; a menu gets its first entry."""
    drawing = best_lit(page)
    done = page.locator('.belt [data-option="done"]')
    if done.count():
        done.click()
    elif drawing is None:
        page.locator(ANSWERS).first.click()
    else:
        point_and_click(page, drawing)
    choose_from_menu(page)


def choose_from_menu(page: Page) -> None:
    """Of several answers about a thing the first; the menu is there as soon as the click is done."""
    menu = page.locator(".menu button")
    if menu.count():
        menu.first.click()


def answer_on_belt(page: Page) -> None:
    page.locator(ANSWERS).first.click()
    choose_from_menu(page)


def move_number(page: Page) -> int:
    found = re.search(r"(?:ruch|move)\s(\d+)", page.locator(".where span").inner_text())
    assert found is not None
    return int(found[1])


def expect_move(page: Page, n: int) -> None:
    """The page shows the table after this move."""
    expect(page.locator(".where span")).to_have_text(re.compile(rf"(?:ruch|move)\s{n}\b"))


def lift_curtain(page: Page) -> None:
    button = page.locator(".curtain button")
    box = button.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    expect(page.locator(".curtain")).to_have_count(0)
    page.mouse.up()
