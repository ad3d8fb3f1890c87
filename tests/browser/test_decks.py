"""Decks in a real browser: built, refused, saved, carried in a file, and played with."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.test_look import serious

pytestmark = pytest.mark.slow

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


def open_decks(visit: OpenPage, **options: object) -> Page:
    page = visit("/decks/shadespire", **{"viewport": DESK, "locale": "en-GB", **options})
    expect(page.locator(".ok")).to_have_text("The deck is legal.")
    return page


def expect_meters(page: Page, *texts: str) -> None:
    expect(page.locator(".meters dd")).to_have_text(texts)


def put_in(page: Page, card: str) -> None:
    page.locator(f'[data-card="{card}"] button').click()


def save_as(page: Page, name: str) -> None:
    page.get_by_label("Name of the deck").fill(name)
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".said")).to_have_text(f"Saved: {name}")


def test_a_deck_is_built_checked_saved_and_found_again(visit: OpenPage) -> None:
    page = open_decks(visit)
    page.get_by_role("button", name="New deck").click()
    expect_meters(page, "0 / 12", "0 / 20+", "0 ≤ 0")
    expect(page.locator(".verdict li")).to_have_text(
        ["The objective deck has 0 cards; it needs exactly 12.", "The power deck has 0 cards; it needs at least 20."]
    )
    page.locator(".whose select").select_option("the_farstriders")
    for kind, count in (("Objectives", 12), ("Ploys", 10), ("Upgrades", 10)):
        page.locator(".filters label", has_text=kind).click()
        for i in range(count):
            page.locator("[data-card] button[aria-pressed=false]").first.click()
            expect(page.locator("[data-card] button[aria-pressed=true]")).to_have_count(i + 1)
    expect_meters(page, "12 / 12", "20 / 20+", "10 ≤ 10")
    expect(page.locator(".ok")).to_be_visible()
    save_as(page, "Three hunters")
    page.reload()
    expect(page.get_by_label("Name of the deck")).to_have_value("Three hunters")
    expect(page.locator(".ok")).to_be_visible()


def test_an_illegal_deck_gets_the_list_of_what_is_wrong_by_name(visit: OpenPage) -> None:
    page = open_decks(visit)
    page.get_by_role("button", name="Take out: Eternals").first.click()
    page.locator(".whose select").select_option("garreks_reavers")
    wrong = page.locator(".verdict li")
    expect(wrong.first).to_have_text("The objective deck has 11 cards; it needs exactly 12.")
    expect(wrong.filter(has_text="Awe-inspiring belongs to Steelheart's Champions")).to_have_count(1)
    expect(page.get_by_role("button", name="Play with it")).to_be_disabled()
    save_as(page, "Half done")
    page.goto("/?new=shadespire")
    choice = page.get_by_label("Deck of seat A").locator("option", has_text="Half done (unfinished)")
    expect(choice).to_be_disabled()


def test_filters_find_cards_by_name_and_text_in_the_language_of_the_page(visit: OpenPage) -> None:
    page = visit("/decks/shadespire", viewport=DESK)
    expect(page.locator(".ok")).to_be_visible()
    page.locator(".filters label", has_text="Wszystkie").click()
    expect(page.locator("[data-card]").nth(200)).to_be_attached()
    page.get_by_role("searchbox").fill("budzaca groze")
    expect(page.locator("[data-card]")).to_have_count(1)
    page.get_by_role("searchbox").fill("bastion")
    expect(page.locator("[data-card]")).to_have_count(1)
    page.get_by_role("searchbox").fill("")
    page.get_by_label("Czyje karty").select_option("own")
    expect(page.locator("[data-card]")).to_have_count(29)
    page.get_by_label("tylko te w talii").check()
    expect(page.locator("[data-card] button[aria-pressed=false]")).to_have_count(0)


def test_a_deck_goes_out_as_a_file_comes_back_and_starts_a_game(visit: OpenPage, tmp_path: Path) -> None:
    page = open_decks(visit)
    page.get_by_role("button", name="Take out: Eternals").first.click()
    put_in(page, "accept_inevitability")
    expect(page.locator(".ok")).to_be_visible()
    save_as(page, "Łowcy mgły")
    with page.expect_download() as caught:
        page.get_by_role("button", name="Export").click()
    file = tmp_path / caught.value.suggested_filename
    caught.value.save_as(file)
    assert file.name == "lowcy-mgly.txt"
    text = file.read_text(encoding="utf-8")
    assert text.startswith("# Łowcy mgły\nwarband steelhearts_champions\nobjectives\n")
    page.get_by_role("button", name="Delete").click()
    expect(page.locator(".entry", has_text="Łowcy mgły")).to_have_count(0)
    page.get_by_role("button", name="Import").click()
    page.locator("dialog input[type=file]").set_input_files(file)
    expect(page.get_by_label("Name of the deck")).to_have_value("Łowcy mgły")
    expect(page.locator(".ok")).to_be_visible()
    page.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Play with it").click()
    expect(page.get_by_label("Deck of seat A").locator("option:checked")).to_have_text("Łowcy mgły")
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector(".belt")
    room = page.evaluate("fetch('/api/rooms/' + location.pathname.slice(3)).then((r) => r.json())")
    cards = [line for line in text.splitlines() if not line.startswith("#")]
    assert room["settings"]["deck-a"].split(";") == cards


def test_nonsense_is_imported_as_a_list_of_troubles(visit: OpenPage) -> None:
    page = open_decks(visit)
    page.get_by_role("button", name="Import").click()
    page.get_by_label("Text of the deck").fill("warband the_farstriders\nobjectives\nno such card\n")
    page.locator("dialog").get_by_role("button", name="Import").click()
    expect(page.locator(".verdict li").first).to_have_text("Line 3 is not understood: no such card.")


def test_unsaved_changes_are_asked_about(visit: OpenPage) -> None:
    page = open_decks(visit)
    page.get_by_role("button", name="Take out: Eternals").first.click()
    page.locator(".entry", has_text="The Farstriders").click()
    page.get_by_role("button", name="Drop them").click()
    expect(page.get_by_label("Name of the deck")).to_have_value("The Farstriders, first deck")


def test_on_a_phone_the_parts_are_tabs_and_nothing_is_cut_off(visit: OpenPage) -> None:
    page = visit("/decks/shadespire", viewport=PHONE, has_touch=True)
    expect(page.locator("[data-card]").first).to_be_visible()
    for tab in range(3):
        page.locator(".tabs button").nth(tab).tap()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    expect(page.locator(".meters")).to_be_visible()
    expect(page.locator("[data-card]").first).to_be_hidden()


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious_on_the_deck_page(visit: OpenPage, theme: str) -> None:
    page = open_decks(visit, color_scheme=theme)
    found = {"legal": serious(page)}
    page.locator(".whose select").select_option("garreks_reavers")
    page.wait_for_selector(".verdict li")
    found["illegal"] = serious(page)
    assert not any(found.values()), found
