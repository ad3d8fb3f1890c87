"""Descent in a real browser: the briefing, walks by a click on where one wants to go, the set-up left to the game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import (
    answer_on_belt,
    answer_one,
    choose_from_menu,
    click_first,
    move_number,
    play_on,
    wait_for_move,
)

pytestmark = pytest.mark.slow

WIDE: ViewportSize = {"width": 1440, "height": 900}
LOW: ViewportSize = {"width": 1280, "height": 720}
PHONE: ViewportSize = {"width": 390, "height": 844}
MOST_MOVES = 600
MOST_WALKS = 2
PARTY = "jain_fairwood:wildlander,grisban_the_thirsty:berserker"
ENDS = re.compile("^(Bohaterowie wygrywają|Mroczny władca wygrywa)$")
# A hit, a rescue or a find first; what cannot be had, the belt does not offer.
WISHES = ("attack", "free-attack", "do", "search")


APART = """() => {
  const [rules, seats] = ['.rules', '.seats'].map((part) => document.querySelector('.briefing ' + part));
  const [goals, people] = [rules.lastElementChild, seats].map((part) => part.getBoundingClientRect());
  return innerWidth > 760 || goals.bottom <= people.top;
}"""


def read_briefing(page: Page) -> None:
    """The page before the first question; its one button leads to the map."""
    expect(page.locator(".briefing h1")).to_be_visible()
    assert page.locator(".belt").count() == 0, "nothing is asked behind the briefing"
    assert page.evaluate(APART), "what the quest asks for and who plays lie on each other"
    page.locator(".briefing .go button").click()
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
    """A hero who strikes and rescues what he can reach, and else clicks where he wants to go: to the east."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.walks = 0
        self.longest = 0

    def on_belt(self, verb: str) -> bool:
        """Press the button of the verb, if the belt has one."""
        own = f'.belt [data-option="{verb}"], .belt [data-option^="{verb} "], .belt [data-group="{verb}"]'
        return click_first(self.page, own)

    def answer(self) -> None:
        page = self.page
        lit: list[tuple[str, float]] = page.evaluate(LIT)
        squares = {id: left for id, left in lit if left >= 0}
        if any(self.on_belt(verb) for verb in ("stop", "pass", "done", *WISHES)):
            choose_from_menu(page)
        elif squares and self.walks < MOST_WALKS:
            self.walk(max(squares, key=lambda id: squares[id]))
        elif self.on_belt("end-turn"):
            self.walks = 0
        else:
            answer_on_belt(page)

    def walk(self, space: str) -> None:
        """One click, and the hero goes there step by step, or stops where something happens."""
        self.walks += 1
        before = move_number(self.page)
        pick(self.page, space)
        assert wait_for_move(self.page) or self.page.locator(".sheet").count()
        if not self.page.locator(".sheet").count():
            self.longest = max(self.longest, move_number(self.page) - before)


@pytest.mark.whole_game
def test_one_hero_plays_the_introduction_by_clicking_destinations(visit: OpenPage) -> None:
    """From the start page to the end; a person is a hero by default, and reads the quest before the first question."""
    page = visit("/?new=descent", viewport=WIDE)
    dialog = page.locator("dialog[open]")
    expect(dialog.locator("input[name=seat-1][value=me]")).to_be_checked()
    for select in dialog.locator(".extra select").all():
        select.select_option("easy")
    dialog.locator("button[type=submit]").click()
    read_briefing(page)
    hands = Hands(page)
    play_on(page, lambda _: hands.answer(), MOST_MOVES)
    expect(page.locator(".sheet h1")).to_have_text(ENDS)
    expect(page.locator(".sheet")).not_to_contain_text("punkt")
    assert hands.longest > 2, "one click makes several steps"


def position(page: Page) -> dict[str, Any]:
    """What the server tells this page."""
    room: dict[str, Any] = page.request.get(f"/api/rooms/{page.url.rpartition('/')[2]}").json()
    now: dict[str, Any] = room["position"]
    return now


def test_a_way_is_shown_before_it_is_walked_on_a_phone(visit: OpenPage) -> None:
    """The first tap draws the way and says what it costs; the second walks it, and each step is a move of its own."""
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    on_the_map(page)
    before = position(page)
    way = max(before["ask"]["ways"], key=lambda one: len(one["answers"]))
    expect(page.locator(".reach text")).to_have_count(len(before["ask"]["ways"]))
    target = page.locator(f'.sq[data-id="{way["thing"]}"]')
    target.tap()
    expect(page.locator(".way .line")).to_have_count(1)
    expect(page.locator(".belt h2")).to_have_text(f"Idź na pole {way['thing'].upper()}")
    assert position(page)["n"] == before["n"]
    target.tap()
    expect(page.locator(".way")).to_have_count(0)
    assert wait_for_move(page)
    after = position(page)
    assert after["n"] > before["n"] + 2
    assert f"step {after['view']['heroes'][0]['space']}" in way["answers"]


@pytest.mark.deep
@pytest.mark.whole_game
def test_the_introduction_ends_on_a_phone_with_the_help_of_bots(visit: OpenPage) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    start(page, {"heroes": PARTY}, ("bot", "me", "bot"))
    read_briefing(page)
    assert wait_for_move(page)
    room = page.url.rpartition("/")[2]
    change = {"do": "bot", "level": "easy"}
    assert page.request.post(f"/api/rooms/{room}/seats/1", data=change).ok
    expect(page.locator(".sheet h1")).to_have_text(ENDS, timeout=300_000)


def test_the_overlord_leaves_his_setup_to_the_game(visit: OpenPage) -> None:
    """Each question names its figure and shows where it would lie; one button answers all of them."""
    page = visit(viewport=WIDE)
    start(page, {"heroes": PARTY}, ("me", "bot", "bot"))
    read_briefing(page)
    assert wait_for_move(page)
    expect(page.locator(".belt h2")).to_have_text("Ustaw Barghesta (potężnego), 2×1")
    page.locator(".sq.lit").first.hover()
    expect(page.locator(".ghost text")).to_have_text(re.compile("[A-Z]+[0-9]+–[A-Z]+[0-9]+"))
    expect(page.locator(".rulers .here")).to_have_count(2)
    before = page.locator(".ghost text").text_content()
    page.get_by_role("button", name="Obróć podstawkę").click()
    page.locator(".sq.lit").first.hover()
    expect(page.locator(".ghost text")).not_to_have_text(before or "")
    page.locator("[data-leave]").click()
    page.wait_for_function("() => document.querySelectorAll('.fig').length === 7")
    expect(page.locator("[data-leave]")).to_have_count(0)


def on_the_map(page: Page) -> None:
    """A quest with a party that is chosen already, heroes placed, at the first question of the first turn."""
    start(page, {"quest": "rellegars_rest", "heroes": PARTY})
    expect(page.locator(".briefing")).to_contain_text("Złamcie pieczęcie schodów")
    expect(page.locator(".briefing")).to_contain_text(re.compile(r"Alarm osiąga \d+\."))
    read_briefing(page)
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


def test_the_map_is_zoomed_and_shows_who_sees_whom(visit: OpenPage) -> None:
    page = visit(viewport=WIDE)
    on_the_map(page)
    width = page.locator(".sq").first.evaluate("square => square.getBoundingClientRect().width")
    page.keyboard.press("+")
    expect(page.locator(".overview")).to_be_visible()
    wider = "least => document.querySelector('.sq').getBoundingClientRect().width > least"
    page.wait_for_function(wider, arg=width * 1.2)
    page.get_by_role("button", name="Cała plansza").click()
    expect(page.locator(".overview")).to_have_count(0)

    page.get_by_role("button", name="Pole widzenia i zasięg ruchu").click()
    expect(page.locator(".sight .edge")).to_have_count(1)
    expect(page.locator(".legend")).to_contain_text("dojdzie za")
    page.get_by_role("button", name="Pole widzenia i zasięg ruchu").click()
    expect(page.locator(".sight")).to_have_count(0)
    page.locator('.fig[data-id^="goblin_archer"]').first.hover()
    expect(page.locator(".legend")).to_contain_text("Gobliński łucznik")
    expect(page.locator(".detail")).to_contain_text("Umykanie")


CORNERS = [("archive_of_arrizon", ("me", "bot", "bot")), ("shadowfall_mountain", ("bot", "me", "me"))]
"""Quests whose first figures are put into a corner of a large map: the overlord's upper right, heroes lower right."""

CUT_OFF = """() => {
  const wrong = [];
  const [page, lit] = [document.querySelector('.table-page'), [...document.querySelectorAll('.dungeon .sq.lit')]];
  const points = [[0.5, 0.5], [0.15, 0.15], [0.85, 0.15], [0.15, 0.85], [0.85, 0.85]];
  const isWhole = (el) => {
    const { left, top, width, height } = el.getBoundingClientRect();
    return points.every(([x, y]) =>
      document.elementFromPoint(left + x * width, top + y * height)?.closest('.sq, .fig') === el);
  };
  if (!lit.some(isWhole)) wrong.push('nothing is brought into view');
  for (const el of lit)
    for (const block of ['nearest', 'center']) {
      el.scrollIntoView({ block, inline: block, behavior: 'instant' });
      if (!isWhole(el)) wrong.push(`${el.dataset.id}: covered (${block})`);
      if (page.scrollLeft || page.scrollTop) wrong.push(`${el.dataset.id}: the page has moved (${block})`);
    }
  return lit.length ? wrong : ['nothing is lit'];
}"""
"""Which lit squares no scrolling brings into view as a whole, or only at the cost of the rest of the page."""


@pytest.mark.parametrize(("quest", "seats"), CORNERS)
def test_nothing_lies_over_what_is_lit_in_a_corner_of_the_map(
    visit: OpenPage, quest: str, seats: tuple[str, ...]
) -> None:
    page = visit(viewport=PHONE)
    start(page, {"quest": quest, "heroes": PARTY}, seats)
    read_briefing(page)
    assert wait_for_move(page)
    while not page.locator(".dungeon .sq.lit").count():
        answer_one(page)
        assert wait_for_move(page)
    wrong = {}
    for viewport in (PHONE, LOW, WIDE):
        page.set_viewport_size(viewport)
        page.reload()
        read_briefing(page)
        page.wait_for_selector(".dungeon .sq.lit", state="attached")
        for _ in range(0 if viewport == PHONE else 3):
            page.keyboard.press("+")
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        expect(page.locator(".overview")).to_be_visible()
        wrong[viewport["width"]] = page.evaluate(CUT_OFF)
    assert not any(wrong.values()), wrong


def test_what_lies_below_a_high_belt_is_not_cut_off(visit: OpenPage) -> None:
    """What can be chosen there scrolls in its own panel: the monsters' groups beside the overlord's cards."""
    page = visit(viewport=WIDE)
    start(page, {"quest": "rellegars_rest", "heroes": PARTY}, ("me", "bot", "bot"))
    read_briefing(page)
    assert wait_for_move(page)
    page.add_style_tag(content=".belt { min-height: 190px; }")
    bottoms = page.evaluate("[...document.querySelectorAll('.own > *')].map((e) => e.getBoundingClientRect().bottom)")
    assert bottoms
    assert max(bottoms) <= WIDE["height"]


def test_the_briefing_can_be_read_again(visit: OpenPage) -> None:
    page = visit(viewport=WIDE)
    on_the_map(page)
    page.get_by_role("group", name="Stół").get_by_role("button", name="Przygoda", exact=True).click()
    expect(page.locator(".briefing .rules li").first).to_be_visible()
    page.keyboard.press("q")
    expect(page.locator(".briefing")).to_have_count(0)
    expect(page.locator(".belt")).to_be_visible()


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
