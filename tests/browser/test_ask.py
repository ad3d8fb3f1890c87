"""Everything on a board has a name and a sentence: by pointer, by keys, by a long press, and in the legend."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import go_on_from, middle, wait_for_move
from tests.browser.test_sizes import MIDDLES, to_the_map

pytestmark = pytest.mark.slow

UNASKED = """() => {
  const areas = [...document.querySelectorAll('.shared-area, .own-area, .seatcard')];
  const known = '[data-ask]:not(.seatcard), [data-id]:not([data-quiet]), [data-id].lit, button, .seatcard header';
  const picture = (svg) => svg.parentElement.closest('svg') || svg.querySelector('[data-id]') || svg.matches('.ground');
  const shown = (el) => el.getClientRects().length && !el.closest('.hide') && !el.matches('.hide');
  const where = (el) => `${el.closest('[class]').getAttribute('class')}: ${el.textContent.trim().slice(0, 30)}`;
  const wrong = new Set();
  for (const area of areas) {
    for (const svg of area.querySelectorAll('svg'))
      if (!picture(svg) && shown(svg) && !svg.closest(known)) wrong.add(`sign in ${where(svg.parentElement)}`);
    const texts = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const el = texts.currentNode.parentElement;
      if (/\\d/.test(texts.currentNode.data) && shown(el) && !el.closest(known) && !el.closest('.rulers'))
        wrong.add(`number in ${where(el)}`);
    }
  }
  return [...wrong];
}"""
"""Signs and numbers on the board and in the players' panels that nothing can be asked about."""

BARE = """() => [...new Set([...document.querySelectorAll('.pick, [data-ask]')].filter((el) => el.closest('.pickable'))
  .map((el) => el.dataset.ask).filter(Boolean))]"""


@pytest.mark.parametrize(("game", "seats", "first", "kind"), MIDDLES)
def test_every_sign_and_number_can_be_asked(visit: OpenPage, game: str, seats: int, first: int, kind: str) -> None:
    page = visit(viewport={"width": 1440, "height": 900})
    go_on_from(page, middle(game, seats, first, kind))
    assert wait_for_move(page)
    to_the_map(page)
    assert page.evaluate(UNASKED) == []
    terms = page.evaluate(BARE)
    page.keyboard.press("k")
    legend = page.locator("dialog[open]")
    for term in terms:
        entry = legend.locator(f"[data-term='{term}']")
        expect(entry.locator("dt")).not_to_contain_text("-term-")
        assert len(entry.locator("dd").inner_text()) > 20, term
    rule = legend.locator("dt .rule").first
    number = rule.inner_text()
    rule.click()
    expect(legend).to_have_count(0)
    expect(page.locator(f".rules [data-rule='{number}'].here")).to_be_visible()


def threat(page: Page) -> Locator:
    return page.locator(".threat[data-ask=threat]")


def test_a_track_tells_what_it_is_by_pointer_and_by_keys(visit: OpenPage) -> None:
    page = visit(viewport={"width": 1440, "height": 900})
    go_on_from(page, middle(*MIDDLES[0]))
    assert wait_for_move(page)
    told = page.locator(".detail")
    threat(page).hover()
    expect(told).to_contain_text("Tor zagrożenia")
    expect(told).to_contain_text("znacznik")
    page.locator(".belt h2").hover()
    expect(told).to_have_count(0)
    track = page.locator(".keys [data-key='threat/0']")
    track.focus()
    page.keyboard.press("ArrowDown")
    track.focus()  # whatever lies below it, and above that
    expect(told).to_contain_text("Tor zagrożenia")
    page.keyboard.press("i")
    expect(told.locator(".rule")).to_be_visible()
    page.keyboard.press("Escape")
    lord = page.locator(".court .lord").first
    lord.locator("[data-ask=cost]").hover()
    expect(told).to_contain_text(lord.locator("h3").inner_text())
    expect(told.locator(".words dt")).to_have_text("Koszt")


def test_a_long_press_tells_what_a_number_is(visit: OpenPage) -> None:
    """On the board, and in the strip of players above it."""
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    go_on_from(page, middle(*MIDDLES[0]))
    assert wait_for_move(page)
    told = page.locator(".detail.sheet")
    hold(page, page.locator(".seatstrip [data-ask=pearls]").first)
    expect(told).to_contain_text("Perły")
    told.locator(".x").click()
    hold(page, threat(page))
    expect(told).to_contain_text("Tor zagrożenia")


def hold(page: Page, what: Locator) -> None:
    what.scroll_into_view_if_needed()
    box = what.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.locator(".detail.sheet").wait_for()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
