"""Again! Three people at the score sheet: a guest offers, all are taken along, the series is counted; one declines."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import come_in, new_table, play_out
from tests.browser.test_look import serious

pytestmark = pytest.mark.slow

DESK = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}


def room_of(page: Page) -> str:
    return page.url.split("/r/")[1].split("?")[0].split("#")[0]


def again(page: Page) -> None:
    """Offer a rematch, once the score sheet lies on the table."""
    expect(page.locator("[data-rematch=open]")).to_be_visible()
    page.locator("[data-rematch=open] button").click()


def test_three_people_play_again(visit: OpenPage, kept: Path) -> None:
    marta = visit(viewport=DESK)
    new_table(marta, ["me", "open", "open"])
    links = [marta.locator(f'[data-link="{seat}"]').input_value() for seat in (1, 2)]
    marta.keyboard.press("Escape")
    piotr, zosia = visit(links[0], locale="en-GB", viewport=PHONE), visit(links[1], locale="en-GB", viewport=DESK)
    come_in(piotr, "Piotr")
    come_in(zosia, "Zosia")
    first = room_of(marta)
    play_out(marta, kept)

    again(piotr)
    expect(piotr.locator("[data-rematch=offered]")).to_contain_text("You offer a rematch")
    expect(zosia.locator("[data-rematch=offered] h2")).to_have_text("Piotr offers a rematch")
    assert serious(zosia) == []
    zosia.locator("[data-rematch] .strong").click()
    expect(piotr.locator("[data-rematch] li").filter(has_text="Zosia")).to_contain_text("plays")
    expect(marta.locator("[data-rematch] li").filter(has_text="Ty")).to_contain_text("czekają na ciebie")
    zosia.get_by_role("button", name="Good game").click()
    expect(marta.locator("section[aria-label='Na pożegnanie'] li")).to_contain_text("Dobra gra")
    marta.locator("[data-rematch] .strong").click()

    for page in (marta, piotr, zosia):
        expect(page.locator(".belt")).to_be_visible()
        assert room_of(page) != first
    assert room_of(marta) == room_of(piotr) == room_of(zosia)
    won = marta.request.get(f"/api/rooms/{room_of(marta)}").json()["series"]
    score = " : ".join(str(int(seat in won[0])) for seat in range(3))
    expect(marta.locator(".where")).to_contain_text(f"Seria {score}")
    expect(zosia.locator(".where")).to_contain_text(f"Series {score}")

    play_out(marta, kept)
    expect(zosia.locator("[data-series] small")).to_have_text("2 games")
    again(marta)
    expect(piotr.locator("[data-rematch=offered] h2")).to_have_text("Marta offers a rematch")
    assert serious(piotr) == []
    piotr.get_by_role("button", name="Not now").click()
    expect(marta.get_by_role("status").filter(has_text="Piotr nie gra teraz rewanżu.")).to_be_visible()
    expect(zosia.locator("[data-rematch=open]")).to_be_visible()
