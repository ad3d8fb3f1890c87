"""Looking: the replay of a record, both languages, the text twin, why not, rules, and axe on every page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from podziemia.kernel.history import History
from podziemia.kernel.record import new_record
from podziemia.kernel.registry import find_game
from podziemia.kernel.rng import seeded
from tests.browser.conftest import OpenPage
from tests.browser.hands import (
    ANSWERS,
    answer_one,
    go_on_from,
    middle,
    move_number,
    new_table,
    question,
    wait_for_move,
    wait_until_answered,
)

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
WIDE = {"width": 1440, "height": 900}


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole random game between Anna and Piotr, as a file."""
    history = History(new_record(find_game("abyss"), 2, "browser", names={0: "Anna", 1: "Piotr"}))
    rng = seeded("moves")
    while history.match.ask is not None:
        ask = history.match.ask
        history.play(ask.seat, ask.options[rng.below(len(ask.options))].text)
    file = tmp_path_factory.mktemp("records") / "game.txt"
    file.write_text(history.record().text(), encoding="utf-8")
    return file


def load(page: Page, record: Path) -> None:
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_selector(".sheet table")


def test_a_record_is_loaded_watched_and_played_on(visit: OpenPage, record: Path) -> None:
    page = visit(viewport=WIDE)
    load(page, record)
    page.get_by_role("button", name="Obejrzyj od początku").click()
    expect(page.locator(".belt .say")).to_contain_text("Powtórka: ruch 2")  # it plays
    page.keyboard.press("Space")
    page.keyboard.press("Home")
    expect(page.locator(".belt .say")).to_contain_text("Powtórka: ruch 0")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".belt .say")).to_contain_text("Powtórka: ruch 1")
    page.get_by_role("button", name="Krok naprzód").click()
    expect(page.locator(".belt .say")).to_contain_text("Powtórka: ruch 2")
    page.locator("[data-moments]").click()
    told = page.locator(".best li button").first.inner_text()
    page.locator(".best li button").first.click()
    expect(page.locator(".log li.now").filter(has_text=told)).to_have_count(1)
    page.get_by_role("button", name="Następna tura").click()
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    last = int(page.get_by_role("slider").get_attribute("aria-valuemax") or 0)
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", str(last))
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".belt .say")).to_contain_text(f"ruch {last - 1}")

    page.get_by_role("slider").focus()
    page.keyboard.press("Home")
    for _ in range(12):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".belt .say")).to_contain_text("ruch 12")
    page.get_by_role("group", name="Co widać").get_by_role("button", name="Piotr", exact=True).click()
    page.locator(".log li.newest button").click()
    expect(page.locator(".belt .say")).to_contain_text(f"ruch {last}")
    page.get_by_role("slider").focus()
    page.keyboard.press("Home")
    for _ in range(10):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".belt .say")).to_contain_text("ruch 10")
    watched = page.url.split("?")[0]
    page.get_by_role("button", name="Graj stąd z botami").click()
    page.wait_for_url(lambda url: not url.startswith(watched))
    assert wait_for_move(page)
    assert move_number(page) >= 10


def test_a_link_to_a_moment(visit: OpenPage, record: Path) -> None:
    page = visit(viewport=WIDE)
    load(page, record)
    page.goto(page.url + "?at=7")
    expect(page.locator(".belt .say")).to_contain_text("Powtórka: ruch 7")


def test_both_languages(visit: OpenPage) -> None:
    """The browser's language first, then the switch; nothing is left in the other one, and no message is missing."""
    page = visit(locale="en-GB", viewport=WIDE)
    expect(page.locator("h1")).to_have_text("Go deeper")
    new_table(page, ["me", "bot"], name="Deep")
    for _ in range(4):
        answer_one(page)
    assert wait_for_move(page)
    english = page.locator("body").inner_text()
    page.get_by_role("button", name="Polski").click()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.locator(".log h2")).to_have_text("Dziennik")
    expect(page.locator("body")).to_contain_text("Głębiny")
    polish = page.locator("body").inner_text()
    for text in (english, polish):
        assert "ui-" not in text
        assert "abyss-" not in text
    assert "Log" in english
    assert "Depths" in english or "depths" in english
    assert "Dziennik" not in english


def test_why_not_details_rules_and_twin(visit: OpenPage) -> None:
    page = visit(viewport=WIDE)
    new_table(page, ["me", "bot"])
    assert wait_for_move(page)
    while "Wybierz akcję" not in page.locator(".belt h2").inner_text():
        answer_one(page)
        assert wait_for_move(page)
    unlit = page.locator(".court .pick:not(.lit)[data-id]:not([data-id=lord-deck])").first
    unlit.click()
    popover = page.get_by_role("dialog")
    expect(popover).to_contain_text("Dlaczego nie")
    expect(popover.locator("li.no").first).to_be_visible()
    popover.locator("button.rule").click()
    expect(page.locator("[data-rule].here")).to_be_in_viewport()
    page.get_by_label("Szukaj w zasadach").fill("potwór")
    expect(page.locator(".rules article").first).to_contain_text("otw", ignore_case=True)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator(".rules")).to_have_count(0)
    page.keyboard.press("t")
    twin = page.locator(".twin")
    expect(twin).to_contain_text("Dziedziniec")
    before = question(page)
    twin.locator("[data-option]").first.click()
    wait_until_answered(page, before)


def test_a_hint_rings_an_option_and_never_plays(visit: OpenPage) -> None:
    page = visit(viewport=WIDE)
    go_on_from(page, middle("abyss", 4, 60, "turn.action"))
    assert wait_for_move(page)
    before = question(page)
    page.keyboard.press("h")
    expect(page.locator(".hintline")).to_be_visible()
    panel = page.locator("[data-hint-panel]")
    expect(panel.locator("ol button.next")).to_be_visible()
    expect(panel.locator("ul li, .alike").first).to_be_visible()
    panel.locator("ol button.best").hover()
    expect(page.locator(".pick.hinted, .belt .btn.hint").first).to_be_visible()
    assert serious(page) == []
    assert question(page) == before
    page.keyboard.press("h")
    expect(panel).to_have_count(0)


def test_the_table_is_remembered(visit: OpenPage) -> None:
    page = visit(viewport=WIDE)
    new_table(page, ["me", "bot"], name="Nocna zmiana")
    assert wait_for_move(page)
    page.locator(".brand").click()
    row = page.locator(".tables li").first
    expect(row).to_contain_text("Nocna zmiana")
    expect(row).to_contain_text("Twój ruch")
    row.get_by_role("link").click()
    expect(page.locator(ANSWERS).first).to_be_visible()


def serious(page: Page) -> list[str]:
    """What axe finds serious or worse on the page as it stands."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    report: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{found['id']}: {node['html'][:200]} {node.get('failureSummary', '')[:200]}"
        for found in report["violations"]
        if found["impact"] in ("serious", "critical")
        for node in found["nodes"]
    ]


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious(visit: OpenPage, record: Path, theme: str) -> None:
    page = visit(viewport=WIDE, color_scheme=theme)
    page.wait_for_selector(".shaft[href]")
    found = {"start": serious(page)}
    load(page, record)
    found["score"] = serious(page)
    page.goto("/?new=abyss")
    page.wait_for_selector("dialog[open] select")
    found["new table"] = serious(page)
    new_table(page, ["me", "bot"])
    assert wait_for_move(page)
    found["table"] = serious(page)
    page.keyboard.press("t")
    page.keyboard.press("r")
    page.wait_for_selector(".rules article")
    found["rules"] = serious(page)
    assert not any(found.values()), found


def test_axe_on_a_phone(visit: OpenPage) -> None:
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page.wait_for_selector(".shaft[href]")
    found = {"start": serious(page)}
    new_table(page, ["me", "bot"])
    assert wait_for_move(page)
    found["table"] = serious(page)
    assert not any(found.values()), found


def test_any_game_can_be_played_as_text(visit: OpenPage) -> None:
    """The setting takes the drawing away: the table is read, answers come from the belt."""
    page = visit(viewport=WIDE)
    new_table(page, ["me", "bot"])
    assert wait_for_move(page)
    expect(page.locator(".main.plain")).to_have_count(0)
    page.keyboard.press("?")
    page.get_by_label("Gry jako tekst zamiast rysunków").check()
    page.keyboard.press("Escape")
    expect(page.locator(".main.plain .shared-area section").first).to_be_visible()
    expect(page.locator(".pick.lit")).to_have_count(0)
    for _ in range(3):
        answer_one(page)
        assert wait_for_move(page)
