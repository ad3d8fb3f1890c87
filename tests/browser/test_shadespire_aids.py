"""Help at the Shadespire table: range, sight and threat, odds, the tray after a reload, passing by itself."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage

pytestmark = pytest.mark.slow

DESK = {"width": 1440, "height": 900}

CREATE = """async ([kinds, more]) => {
  const seats = kinds.map((kind) => ({kind, name: kind, level: kind === 'bot' ? 'easy' : ''}));
  const settings = {'deck-a': 'steelhearts_champions_starter', 'deck-b': 'garreks_reavers_starter', ...more};
  const body = JSON.stringify({game: 'shadespire', settings, name: '', seats});
  const answer = await fetch('/api/rooms', {method: 'POST', headers: {'content-type': 'application/json'}, body});
  return (await answer.json()).room;
}"""

FORWARD = """async ([room, kinds, further]) => {
  const wanted = ['charge', 'attack', 'move', 'target', 'with', 'keep'];
  const there = ({ask, view}) => {
    if (further === 'rolled') return view.roll?.kind === 'attack' && view.roll.outcome !== '';
    if (further === 'lone') return ask.options.length === 1;
    return kinds.includes(ask.kind);
  };
  for (let turn = 0; turn < 900; turn++) {
    const now = await (await fetch('/api/rooms/' + room)).json();
    const ask = now.position.ask;
    if (now.over) return '';
    if (!ask) { await new Promise((later) => setTimeout(later, 40)); continue; }
    if (there(now.position)) return ask.kind;
    const option = wanted.map((verb) => ask.options.findLast((o) => o.verb === verb)).find(Boolean) ?? ask.options[0];
    const body = JSON.stringify({seat: ask.seat, n: now.n, text: option.text, nonce: `${turn} ${Math.random()}`});
    await fetch(`/api/rooms/${room}/answer`, {method: 'POST', headers: {'content-type': 'application/json'}, body});
  }
  return '';
}"""


def now(page: Page) -> dict[str, Any]:
    """The room as the server knows it."""
    found: dict[str, Any] = page.evaluate("fetch('/api/rooms/' + location.pathname.slice(3)).then((r) => r.json())")
    return found


def played_to(page: Page, *kinds: str, further: str = "") -> dict[str, Any]:
    """A game against a bot that waits for one of these questions, or is further on, with its page open; the position.
    A game that ends before it comes to it is played anew."""
    for _ in range(4):
        room = page.evaluate(CREATE, [["me", "bot"], {}])
        if page.evaluate(FORWARD, [room, list(kinds), further]):
            break
    page.goto(f"/r/{room}")
    page.wait_for_selector(".belt")
    position: dict[str, Any] = now(page)["position"]
    return position


def own_fighter(position: dict[str, Any]) -> dict[str, Any]:
    """One of A's that can move."""
    found: dict[str, Any] = next(f for f in position["view"]["fighters"] if f["seat"] == 0 and f["reach"])
    return found


def look(page: Page, position: dict[str, Any], thing: str) -> dict[str, Any]:
    """What the game tells on a closer look."""
    path = "'/api/rooms/' + location.pathname.slice(3) + `/at/${n}/survey?seat=0&thing=${thing}`"
    asked = [position["n"], thing]
    found: dict[str, Any] = page.evaluate(f"([n, thing]) => fetch({path}).then((r) => r.json())", asked)
    return found


def point_at(page: Page, thing: str) -> None:
    page.mouse.move(2, 2)
    page.locator(f'.field g[data-id="{thing}"]:has(.tok)').hover()


def test_pointing_at_a_fighter_shows_where_it_could_go_and_what_it_sees(visit: OpenPage) -> None:
    page = visit(viewport=DESK, locale="en-GB")
    position = played_to(page, "activation")
    fighter = own_fighter(position)
    hexes = len(position["view"]["field"]["hexes"])
    expect(page.locator(".aids polygon")).to_have_count(0)
    point_at(page, fighter["id"])
    expect(page.locator(".aids .move")).to_have_count(len(fighter["reach"]))
    page.get_by_role("button", name="Sight").click()
    point_at(page, fighter["id"])
    seen = look(page, position, fighter["id"])["sees"]
    expect(page.locator(".aids .unseen")).to_have_count(hexes - 1 - len(seen))
    page.reload()
    expect(page.get_by_role("button", name="Sight")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Range").click()
    point_at(page, fighter["id"])
    expect(page.locator(".aids .unseen").first).to_be_attached()
    expect(page.locator(".aids .move")).to_have_count(0)


def test_threatened_hexes_are_all_that_the_enemy_can_attack_next(visit: OpenPage) -> None:
    page = visit(viewport=DESK, locale="en-GB")
    position = played_to(page, "activation")
    page.get_by_role("button", name="Threat").click()
    page.mouse.move(2, 2)
    threats = look(page, position, "B")["threats"]
    assert threats
    expect(page.locator(".aids .threat")).to_have_count(len(threats))
    expect(page.locator(".layers li", has_text="threatened")).to_be_visible()


def test_the_range_can_be_had_by_keys(visit: OpenPage) -> None:
    page = visit(viewport=DESK, locale="en-GB")
    fighter = own_fighter(played_to(page, "activation"))
    page.keyboard.press("Tab")
    page.locator(f'.keys button[data-pick="{fighter["id"]}"]').first.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(page.locator(".aids .move")).to_have_count(len(fighter["reach"]))


def test_every_hex_of_a_charge_tells_its_chances_unless_odds_are_off(visit: OpenPage) -> None:
    page = visit(viewport=DESK, locale="en-GB")
    position = played_to(page, "charge.to")
    options = [option for option in position["ask"]["options"] if option.get("chances")]
    assert len(options) == len(position["ask"]["options"])
    expect(page.locator(".field .chance")).to_have_count(len(options))
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Show the odds of a roll before it is made").uncheck()
    page.keyboard.press("Escape")
    expect(page.locator(".field .chance")).to_have_count(0)
    expect(page.locator(".odds")).to_have_count(0)


def test_the_tray_still_shows_the_last_attack_after_a_reload(visit: OpenPage) -> None:
    page = visit(viewport=DESK, locale="en-GB")
    roll = played_to(page, further="rolled")["view"]["roll"]
    page.reload()
    expect(page.locator(".tray .die.attack")).to_have_count(len(roll["dice"][0]))
    expect(page.locator(".tray .die.defence")).to_have_count(len(roll["dice"][1]))
    expect(page.locator(".tray .die.counts")).to_have_count(sum(counts for row in roll["dice"] for _, counts in row))
    expect(page.locator(".tray .res b")).not_to_be_empty()


def test_who_wants_it_is_not_asked_where_he_can_only_pass(visit: OpenPage) -> None:
    page = visit(viewport=DESK, locale="en-GB")
    position = played_to(page, further="lone")
    page.wait_for_timeout(600)
    assert now(page)["n"] == position["n"]
    page.get_by_role("button", name="Settings").click()
    page.locator("dialog label", has_text="answer it for me").click()
    page.wait_for_function(
        "(n) => fetch('/api/rooms/' + location.pathname.slice(3)).then((r) => r.json()).then((room) => room.n > n)",
        arg=position["n"],
    )
