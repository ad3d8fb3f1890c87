"""Descent in a real browser: two heroes play the introduction against the overlord bot, by mouse."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import answer_on_belt, answer_one, choose_from_menu, click_first, play_on, wait_for_move

pytestmark = pytest.mark.slow

WIDE = {"width": 1440, "height": 900}
MOST_MOVES = 600
MOST_STEPS = 2
HEROES = ("grisban_the_thirsty", "jain_fairwood")
# A hit or a find first; what cannot be had, the belt does not offer.
WISHES = ("attack", "free-attack", "search", "move")


def new_game(page: Page) -> None:
    """The overlord is an easy bot, both heroes are mine, through the dialog of the start page."""
    page.goto("/?new=descent")
    dialog = page.locator("dialog[open]")
    for seat, kind in enumerate(["bot", "me", "me", "none", "none"]):
        dialog.locator(f"input[name=seat-{seat}][value={kind}]").check(force=True)
    for select in dialog.locator(".extra select").all():
        select.select_option("easy")
    dialog.locator("button[type=submit]").click()
    page.wait_for_selector(".belt")


LIT = """() => [...document.querySelectorAll('.pick.lit')].map((e) => {
  const square = e.closest('.dungeon') ? e.getBoundingClientRect().left : -1;
  return [e.getAttribute('data-id'), square];
})"""


def pick(page: Page, id: str) -> None:
    """Click the lit drawing; of several answers about it the first."""
    click_first(page, f'.pick.lit[data-id="{id}"]')
    choose_from_menu(page)


class Hands:
    """Two heroes who strike what they can reach, search what they pass and walk towards the exit in the east."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.steps = 0
        self.seen: set[str] = set()

    def on_belt(self, verb: str) -> bool:
        """Press the button of the verb, if the belt has one."""
        return click_first(self.page, f'.belt [data-option="{verb}"], .belt [data-option^="{verb} "]')

    def answer(self) -> None:
        page = self.page
        lit: list[tuple[str, float]] = page.evaluate(LIT)
        heroes = [id for id, _ in lit if id in HEROES]
        squares = {id: left for id, left in lit if left >= 0}
        if page.locator(".over .btn").count():
            self.seen.add("briefing")
            page.locator(".over .btn").click()
        if self.on_belt("stop") or self.on_belt("pass") or self.on_belt("done"):
            self.seen.add("belt")
        elif heroes:
            self.steps = 0
            self.seen.add("hero")
            pick(page, heroes[0])
        elif squares and self.steps < MOST_STEPS:
            self.steps += 1
            self.seen.add("square")
            pick(page, max(squares, key=lambda id: squares[id]))
        elif not any(self.on_belt(verb) for verb in (*WISHES, "end-turn")):
            answer_on_belt(page)


@pytest.mark.whole_game
def test_two_heroes_play_the_introduction_to_its_end(visit: OpenPage) -> None:
    """No curtain falls: heroes have no secrets from each other. The quest is read out before the first step."""
    page = visit(viewport=WIDE)
    new_game(page)
    hands = Hands(page)
    play_on(page, lambda _: hands.answer(), MOST_MOVES)
    expect(page.locator(".sheet h1")).to_have_text(re.compile("^(Bohaterowie wygrywają|Mroczny władca wygrywa)$"))
    expect(page.locator(".sheet")).not_to_contain_text("punkt")
    assert page.locator(".curtain").count() == 0
    assert hands.seen >= {"briefing", "hero", "square"}


def on_the_map(page: Page) -> None:
    """A quest with a party that is chosen already, heroes placed, at the first question of the first turn."""
    start(page, {"quest": "rellegars_rest", "heroes": "jain_fairwood:wildlander,grisban_the_thirsty:berserker"})
    expect(page.locator(".over")).to_contain_text("Złamcie pieczęcie schodów")
    expect(page.locator(".over")).to_contain_text(re.compile(r"Alarm osiąga \d+\."))
    page.get_by_role("button", name="Do mapy").click()
    while not page.locator('.belt [data-option="end-turn"]').count():
        answer_one(page, lambda page: page.locator(".pick.lit").first.click())
        assert wait_for_move(page)


def start(page: Page, settings: dict[str, str], seats: tuple[str, ...] = ("bot", "me", "me")) -> None:
    """A table made by the page itself, as its dialog would."""
    asked = [{"kind": kind, "name": "Marta" if kind == "me" else "", "level": "easy"} for kind in seats]
    room = page.evaluate(
        """async (wish) => {
          const made = await fetch('/api/rooms', {method: 'POST', body: JSON.stringify(wish)});
          return (await made.json()).room;
        }""",
        {"game": "descent", "settings": settings, "seats": asked},
    )
    page.goto(f"/r/{room}")
    assert wait_for_move(page)


def test_the_map_is_zoomed_and_shows_who_sees_whom(visit: OpenPage) -> None:
    page = visit(viewport=WIDE)
    on_the_map(page)
    width = page.locator(".sq").first.evaluate("square => square.getBoundingClientRect().width")
    page.keyboard.press("+")
    expect(page.locator(".overview")).to_be_visible()
    wider = "least => document.querySelector('.sq').getBoundingClientRect().width > least"
    page.wait_for_function(wider, arg=width * 1.2)
    page.get_by_role("button", name="Cała mapa").click()
    expect(page.locator(".overview")).to_have_count(0)

    page.get_by_role("button", name="Wzrok i zasięg ruchu").click()
    expect(page.locator(".sight .edge")).to_have_count(1)
    expect(page.locator(".legend")).to_contain_text("dojdzie za")
    page.get_by_role("button", name="Wzrok i zasięg ruchu").click()
    expect(page.locator(".sight")).to_have_count(0)
    page.locator('.fig[data-id^="goblin_archer"]').first.hover()
    expect(page.locator(".legend")).to_contain_text("Gobliński łucznik")
    expect(page.locator(".detail")).to_contain_text("Umykanie")


def test_the_briefing_can_be_read_again(visit: OpenPage) -> None:
    page = visit(viewport=WIDE)
    on_the_map(page)
    expect(page.locator(".over")).to_have_count(0)
    page.get_by_role("button", name="Przygoda", exact=True).click()
    expect(page.locator(".over li").first).to_be_visible()


SAVED = (
    "step=shop; shop=steel_broadsword lucky_charm chainmail mana_weave elm_greatbow; touched=;"
    " quests=acolyte_of_saradyn:overlord rellegars_rest:heroes; gold=225; xp=1; flags=; relics=;"
    " cards=schemes; story=won.acolyte_of_saradyn.1 gold..50 learned.accurate.1 travel.rellegars_tomb.0 event.road-2.0"
    " won.rellegars_rest.0 relic.shield_of_the_dark_god.2 gold..225;"
    " hero=jain_fairwood:wildlander 1 nimble+accurate yew_shortbow;"
    " hero=grisban_the_thirsty:berserker 2 rage chipped_greataxe+shield_of_the_dark_god"
)


def bring_campaign(page: Page, file: Path) -> None:
    """A new table from a campaign file, through the dialog."""
    page.goto("/?new=descent")
    dialog = page.locator("dialog[open]")
    for seat, kind in enumerate(["bot", "me", "me", "none", "none"]):
        dialog.locator(f"input[name=seat-{seat}][value={kind}]").check(force=True)
    dialog.locator("input[type=file]").set_input_files(file)
    expect(dialog.locator("label", has_text="Zapisana kampania").locator("input").first).not_to_have_value("")
    dialog.locator("button[type=submit]").click()


def test_a_campaign_goes_on_from_a_file_and_is_taken_along_again(visit: OpenPage, tmp_path: Path) -> None:
    page = visit(viewport=WIDE)
    file = tmp_path / "campaign.txt"
    file.write_text(SAVED, encoding="utf-8")
    bring_campaign(page, file)
    assert wait_for_move(page)
    journal = page.get_by_role("region", name="Dziennik kampanii")
    expect(journal).to_contain_text("2. Spoczynek Rellegara")
    expect(journal).to_contain_text("W drodze: kupiec.")
    expect(page.locator(".shop .wares li")).to_have_count(5)
    expect(page.locator('.shop .own[data-id="chipped_greataxe"]')).to_contain_text("sprzedaż za 25")
    expect(page.locator('.shop .own[data-id="shield_of_the_dark_god"]')).not_to_contain_text("sprzedaż")
    with page.expect_download() as kept:
        page.get_by_role("button", name="Pobierz kampanię").click()
    assert kept.value.path().read_text(encoding="utf-8").strip() == SAVED

    while not page.locator(".world .route.lit, .world .town.lit").count():
        answer_one(page, lambda page: page.locator('.belt [data-option="done"]').click())
        assert wait_for_move(page)
    expect(page.locator(".steps [aria-current]")).to_have_text("Następna przygoda")


def test_a_broken_campaign_file_is_told_with_its_place(visit: OpenPage, tmp_path: Path) -> None:
    page = visit(viewport=WIDE)
    file = tmp_path / "broken.txt"
    file.write_text(SAVED.replace("gold=225", "gold=lots"), encoding="utf-8")
    bring_campaign(page, file)
    expect(page.locator("dialog [role=alert]")).to_contain_text("„gold”: lots")
