"""People at a table: names, colours, presence, faces, phrases, a word, and whom one does not want to hear."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import come_in, new_table
from tests.browser.test_look import serious

pytestmark = pytest.mark.slow

PHONE = {"width": 390, "height": 844}
SCRIPT = "<img src=x onerror=alert(1)> \u202eשלום 🐙"


def open_talk(page: Page) -> None:
    page.locator(".belt").wait_for()
    page.keyboard.press("c")
    expect(page.get_by_role("textbox", name=re.compile("Write to the table|Napisz do stołu"))).to_be_focused()


def say(page: Page, text: str) -> None:
    page.keyboard.type(text)
    page.keyboard.press("Enter")


def test_three_people_meet_and_talk(visit: OpenPage) -> None:
    """Each with a name and a colour; two want one seat; faces and phrases in everybody's own language; one is muted."""
    marta = visit(viewport={"width": 1440, "height": 900})
    new_table(marta, ["me", "open", "open"])
    links = [marta.locator(f'[data-link="{seat}"]').input_value() for seat in (1, 2)]
    marta.keyboard.press("Escape")
    piotr, zosia = visit(links[0], locale="en-GB", viewport=PHONE), visit(links[1], locale="en-GB")
    expect(piotr.locator("h1")).to_contain_text("Marta invites you to Abyss")
    assert serious(piotr) == []

    zosia.locator("input[name=seat][value='1']").check(force=True)
    zosia.locator("input[name=colour][value='4']").check(force=True)
    come_in(zosia, "Zosia")
    piotr.locator("form .name input").fill("Piotr")
    piotr.locator("form button.strong").click()
    expect(piotr.get_by_role("alert")).to_have_text("Zosia was faster. Still free: Third.")
    come_in(piotr)
    expect(piotr.locator(".seatstrip b")).to_contain_text(["Marta", "Zosia", "Piotr"])
    expect(marta.locator("html")).to_have_attribute("data-hue-b", "4")
    expect(marta.locator(".log")).to_contain_text("Do stołu siada Piotr.")
    expect(marta.locator('.panels [data-presence="here"]')).to_have_count(2)

    open_talk(zosia)
    say(zosia, SCRIPT)
    piotr.locator(".tabs button").nth(1).click()
    expect(piotr.locator(".talk li bdi")).to_have_text("<img src=x onerror=alert(1)> שלום 🐙")
    piotr.locator("[data-faces]").click()
    piotr.locator('[data-emote="wow"]').click()
    piotr.get_by_role("button", name="Good luck").click()
    expect(marta.locator('[data-bubble="2"]')).to_have_text("Powodzenia")
    expect(marta.locator("[data-talk]")).to_contain_text("3 nowe")
    expect(zosia.locator(".talk li").filter(has_text="Piotr")).to_contain_text(["Wow", "Good luck"])
    assert serious(piotr) == []

    open_talk(marta)
    expect(marta.locator(".talk li bdi")).to_have_count(1)
    assert serious(marta) == []
    marta.get_by_role("button", name="Wycisz").click()
    marta.locator('[data-mute="1"]').check()
    marta.locator("dialog input[value=phrases]").check(force=True)
    marta.keyboard.press("Escape")
    expect(marta.locator(".talk li bdi")).to_have_count(0)
    expect(zosia.locator(".talk input")).to_have_count(0)
    expect(zosia.locator(".talk li bdi")).to_have_count(1)

    piotr.close()
    expect(marta.locator('.panels [data-presence="gone"]')).to_have_count(1)


def test_who_says_too_much_is_told_to_rest_and_who_comes_too_late_watches(visit: OpenPage) -> None:
    marta = visit(viewport={"width": 1440, "height": 900})
    new_table(marta, ["me", "open"])
    link = marta.locator('[data-link="1"]').input_value()
    marta.keyboard.press("Escape")
    friend = visit(link, locale="en-GB")
    come_in(friend, "Piotr")
    open_talk(friend)
    for n in range(6):
        say(friend, f"word {n}")
        expect(friend.locator(".talk li bdi").filter(has_text=f"word {n}")).to_be_attached()
    expect(friend.get_by_role("status").filter(has_text="Five in twenty seconds are enough.")).to_be_visible()
    expect(friend.get_by_role("button", name="Good luck")).to_be_disabled()

    late = visit(link, locale="en-GB")
    expect(late.get_by_role("status")).to_contain_text("This link was already used. Ask Marta for a new one")
    late.get_by_role("button", name="Watch").click()
    late.wait_for_selector(".belt")
    expect(late.locator(".talk-tabs")).to_have_count(0)
    expect(marta.locator(".live")).to_have_text("połączono · patrzy 1 osoba")
