"""What a person's hands do at the table: the same moves by mouse, by keys and by touch."""

from __future__ import annotations

import re

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


def question(page: Page) -> tuple[str, str]:
    """What is asked, and at which move: it changes with every answer. Empty when there is no table on the page."""
    prompt, where = page.evaluate(
        "['.belt h2', '.where span'].map((part) => document.querySelector(part)?.innerText ?? '')"
    )
    return prompt, where


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
    menu = page.locator(".menu button")
    if menu.count():
        menu.first.click()


def answer_on_belt(page: Page) -> None:
    page.locator(ANSWERS).first.click()
    menu = page.locator(".menu button")
    if menu.count():
        menu.first.click()


def move_number(page: Page) -> int:
    found = re.search(r"(?:ruch|move)\s(\d+)", page.locator(".where span").inner_text())
    assert found is not None
    return int(found[1])


def wait_until_answered(page: Page, before: tuple[str, str]) -> None:
    """The table has moved on from the question."""
    for _ in range(400):
        if page.locator(".sheet").count() or page.locator(".curtain").count() or question(page) != before:
            return
        page.wait_for_timeout(15)
    raise AssertionError(f"still at {before}")


def lift_curtain(page: Page) -> None:
    button = page.locator(".curtain button")
    box = button.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    expect(page.locator(".curtain")).to_have_count(0)
    page.mouse.up()
