"""Several people: two browsers by link, a lost line, undo by consent, and two people at one screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import (
    ANSWERS,
    answer_on_belt,
    lift_curtain,
    move_number,
    new_table,
    question,
    wait_until_answered,
)

pytestmark = pytest.mark.slow


def invite(visit: OpenPage) -> tuple[Page, Page]:
    """Marta opens a table, a friend comes in by the link of the second seat."""
    marta = visit(viewport={"width": 1440, "height": 900})
    new_table(marta, ["me", "open"])
    link = marta.locator('[data-link="1"]').input_value()
    assert "#k=" in link
    expect(marta.locator("dialog svg[role=img]")).to_have_count(0)
    marta.get_by_role("button", name="Kod QR").first.click()
    expect(marta.locator("dialog svg[role=img]")).to_be_visible()
    marta.keyboard.press("Escape")
    friend = visit(link, locale="en-GB")
    friend.wait_for_selector(".belt")
    assert "#k=" not in friend.url
    return marta, friend


def next_move(pages: list[Page]) -> Page:
    """The page that is asked now gives its first answer."""
    for _ in range(600):
        for page in pages:
            if page.locator(ANSWERS).count():
                before = question(page)
                answer_on_belt(page)
                wait_until_answered(page, before)
                return page
        pages[0].wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def test_two_browsers_play_and_one_loses_its_line(visit: OpenPage) -> None:
    marta, friend = invite(visit)
    for _ in range(6):
        next_move([marta, friend])
    expect(friend.locator(".live")).to_have_text("connected")

    friend.context.set_offline(True)
    expect(friend.locator(".belt h2")).to_have_text("Connection lost")
    expect(friend.locator(".pick.lit")).to_have_count(0)
    seen = move_number(friend)
    while marta.locator(ANSWERS).count():
        next_move([marta])
        marta.wait_for_timeout(150)
    friend.context.set_offline(False)
    expect(friend.locator(".live")).to_have_text("connected")
    expect(friend.locator(ANSWERS).first).to_be_visible()

    assert move_number(friend) == move_number(marta) >= seen
    for _ in range(4):
        next_move([friend, marta])
    expect(friend.locator(".log li button")).to_have_count(marta.locator(".log li button").count())


def test_an_answer_whose_reply_is_lost_is_sent_again_and_played_once(visit: OpenPage) -> None:
    marta, _ = invite(visit)
    marta.wait_for_selector(ANSWERS)
    sent: list[str | None] = []

    def lose_first(route: Route) -> None:
        sent.append(route.request.post_data)
        if len(sent) == 1:
            route.fetch()  # the server takes the move, the reply is lost
            route.abort("connectionreset")
        else:
            route.continue_()

    marta.route("**/answer", lose_first)
    with marta.expect_response("**/answer") as again:
        answer_on_belt(marta)
    assert again.value.ok
    assert len(sent) == 2
    assert sent[0] == sent[1]
    expect(marta.locator(".live")).to_have_text("połączono")
    assert move_number(marta) == 1


def test_undo_by_consent(visit: OpenPage) -> None:
    """Something was revealed since: the friend is asked, and the moves are struck through in both logs."""
    marta, friend = invite(visit)
    first = next_move([marta, friend])
    other = friend if first is marta else marta
    undo = first.locator("[data-undo]")
    expect(undo).to_be_visible()
    undo.click()
    agree = other.get_by_role("button", name="Zgoda" if other is marta else "Agree")
    agree.click()
    expect(first.locator(".log li.undone").first).to_be_visible()
    expect(other.locator(".log li.undone").first).to_be_visible()
    assert move_number(first) == move_number(other) == 0
    expect(first.locator(ANSWERS).first).to_be_visible()


def test_two_people_at_one_screen_with_a_curtain_between_them(visit: OpenPage) -> None:
    page = visit(viewport={"width": 1440, "height": 900})
    new_table(page, ["me", "me"])
    hands: dict[str, int] = {}
    for _ in range(14):
        page.wait_for_selector(".curtain, .belt [data-option], .belt [data-group]")
        if page.locator(".curtain").count():
            who = page.locator(".curtain .seat text").text_content() or ""
            hands[who] = hands.get(who, 0) + 1
            page.keyboard.press("1")  # the table behind does not listen
            expect(page.locator(".curtain")).to_be_visible()
            lift_curtain(page)
            page.wait_for_selector(ANSWERS)
            assert page.locator(".belt .seat text").text_content() == who
            continue
        before = question(page)
        answer_on_belt(page)
        wait_until_answered(page, before)
    assert set(hands) == {"A", "B"}


def test_a_wrong_link_says_so(visit: OpenPage) -> None:
    page = visit("/r/nothing#k=wrong")
    expect(page.locator("h1")).to_have_text("Nie ma takiego stołu")
    page.get_by_role("link", name="Na start").click()
    expect(page.locator("h1")).to_have_text("Zejdź głębiej")
