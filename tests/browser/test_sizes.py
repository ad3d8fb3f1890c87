"""Every board in every window: whatever can be answered is in view, or one scroll of its own panel away."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import OpenPage
from tests.browser.hands import go_on_from, middle, wait_for_move

pytestmark = pytest.mark.slow

SIZES = [(1280, 720), (1366, 768), (1440, 900), (1920, 1080), (768, 1024), (390, 844), (360, 640)]
MIDDLES = [
    ("abyss", 4, 60, "turn.action"),
    ("tyrants", 4, 90, "turn.action"),
    ("dungeonlords", 4, 40, "orders.choose"),
    ("shadespire", 2, 40, "move.to"),
    ("descent", 3, 60, "monster.action"),
]
"""Game, seats, the first move to stop at, and the question to seat A: one with much to choose from."""

HIDDEN = """() => {
  const wrong = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth + 1) wrong.push(`the page is ${scrollWidth} wide`);
  for (const button of document.querySelectorAll('.belt .acts button')) {
    const { left, top, right, bottom } = button.getBoundingClientRect();
    const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    if (!inside) wrong.push(`on the belt: ${button.textContent.trim()}`);
  }
  const around = (el) => el ? [el, ...around(el.parentElement)] : [];
  const isLit = (node, id) => around(node).some((el) => el.matches('.lit') && el.dataset.id === id);
  const isSeen = (el, block) => {
    el.scrollIntoView({ block, inline: block, behavior: 'instant' });
    const { left, top, width, height } = el.getBoundingClientRect();
    const points = [[0.5, 0.5], [0.25, 0.3], [0.5, 0.15], [0.15, 0.5], [0.8, 0.5], [0.5, 0.85]];
    return points.some(([x, y]) =>
      isLit(document.elementFromPoint(left + x * width, top + y * height), el.dataset.id));
  };
  for (const el of document.querySelectorAll('.main .pick.lit')) {
    if (!el.getClientRects().length) continue;
    const places = around(el.parentElement).map((panel) => [panel, panel.scrollLeft, panel.scrollTop]);
    const seen = ['nearest', 'center'].some((block) => isSeen(el, block));
    const moved = places.filter(([panel, x, y]) => panel.scrollLeft !== x || panel.scrollTop !== y)
      .filter(([panel]) => !panel.matches('.pane')); // a map is panned
    const stuck = moved.some(([panel]) => panel !== document.documentElement
      && ['hidden', 'clip'].includes(getComputedStyle(panel).overflowY));
    if (moved.length > 1 || stuck || !seen)
      wrong.push(`${el.dataset.id}: ${moved.length} scrolls${stuck ? ', cut off' : ''}${seen ? '' : ', covered'}`);
    for (const [panel, x, y] of places) panel.scrollTo(x, y);
  }
  return wrong;
}"""
"""What can be answered and not be seen: buttons of the belt outside the window, lit things behind others or cut off."""


def to_the_map(page: Page) -> None:
    """Descent's briefing lies over its map until it is put away."""
    for page_of_the_quest in page.locator(".place .counters button[aria-pressed=true]").all():
        page_of_the_quest.click()


@pytest.mark.parametrize(("game", "seats", "first", "kind"), MIDDLES)
def test_all_answers_are_in_reach_in_every_window(
    visit: OpenPage, game: str, seats: int, first: int, kind: str
) -> None:
    page = visit(viewport={"width": 1280, "height": 720})
    go_on_from(page, middle(game, seats, first, kind))
    assert wait_for_move(page)
    to_the_map(page)
    wrong = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("width => innerWidth === width && document.querySelector('.pick.lit')", arg=width)
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        wrong[f"{width}x{height}"] = page.evaluate(HIDDEN)
    assert not any(wrong.values()), wrong
