"""Strangers meet: a table is opened in the dialog, found on the start page, and its free seat taken with a click."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.test_look import serious

pytestmark = pytest.mark.slow


def test_an_open_table_is_joined_from_the_list(visit: OpenPage) -> None:
    marta = visit("/?new=abyss&open", viewport={"width": 1440, "height": 900})
    dialog = marta.locator("dialog[open]")
    dialog.locator("input[name=seat-2][value=none]").check(force=True)
    expect(dialog.locator(".opening input[type=checkbox]")).to_be_checked()
    dialog.locator(".opening select").first.select_option("days")
    dialog.locator("button[type=submit]").click()
    marta.wait_for_selector(".belt")
    room = marta.url.split("/r/")[1].partition("?")[0]

    piotr = visit("/", locale="en-GB", viewport={"width": 390, "height": 844})
    row = piotr.locator(f".open li[data-room={room}]")
    expect(row).to_contain_text("Marta waits")
    expect(row).to_contain_text("over days")
    assert serious(piotr) == []
    assert piotr.evaluate("document.documentElement.scrollWidth") <= 390
    row.get_by_role("button").click()
    piotr.wait_for_selector(".belt")
    find_a_game(visit, room)


def find_a_game(visit: OpenPage, taken: str) -> None:
    """Two look for the same game; the first has gone to another page meanwhile."""
    ola = visit("/")
    expect(ola.locator(".open .note, .open .tables li").first).to_be_visible()
    expect(ola.locator(f".open li[data-room={taken}]")).to_have_count(0)
    kuba = visit("/", viewport={"width": 390, "height": 844})
    for page in (ola, kuba):
        page.locator(".quick button").first.click()
        page.locator("dialog[open] select").first.select_option("tyrants")
        page.locator("dialog[open] form button").click()
        if page is ola:
            expect(page.locator(".strip")).to_be_visible()
            page.goto("/fair")
            expect(page.locator(".strip")).to_be_visible()
            assert serious(page) == []
    for page in (ola, kuba):
        page.wait_for_selector(".belt")
        expect(page.locator(".strip")).to_have_count(0)
    assert ola.url.split("?")[0] == kuba.url.split("?")[0]
