"""Several people: two browsers by link, a lost line, undo by consent, and two people at one screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import PATIENCE, OpenPage
from tests.browser.hands import (
    ANSWERS,
    answer_on_belt,
    answer_one,
    come_in,
    expect_move,
    lift_curtain,
    move_number,
    new_table,
)

pytestmark = pytest.mark.slow


def invite(visit: OpenPage) -> tuple[Page, Page]:
    """Marta opens a table, a friend comes in by the link of the second seat."""
    marta = visit(viewport={"width": 1440, "height": 900})
    new_table(marta, ["me", "open"])
    field = marta.locator('[data-link="1"]')
    expect(field).to_have_value(re.compile("#k="))
    link = field.input_value()
    expect(marta.locator("dialog svg[role=img]")).to_have_count(0)
    marta.get_by_role("button", name="Kod QR").first.click()
    expect(marta.locator("dialog svg[role=img]")).to_be_visible()
    marta.keyboard.press("Escape")
    friend = visit(link, locale="en-GB")
    come_in(friend, "Piotr")
    assert "#k=" not in friend.url
    return marta, friend


def who_is_asked(pages: list[Page]) -> Page:
    """The page with a question, as soon as there is one."""
    for _ in range(PATIENCE // 20):
        for page in pages:
            if page.locator(ANSWERS).count():
                return page
        pages[0].wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def next_move(pages: list[Page]) -> Page:
    """The page that is asked gives its first answer."""
    page = who_is_asked(pages)
    answer_one(page)
    return page


def play_until_asked(page: Page, pages: list[Page]) -> None:
    while who_is_asked(pages) is not page:
        next_move(pages)


def expect_same_move(one: Page, other: Page) -> None:
    """Both pages come to show the same moment: nobody is at move who has not been asked."""
    for _ in range(PATIENCE // 20):
        if move_number(one) == move_number(other):
            return
        one.wait_for_timeout(20)
    raise AssertionError(f"one page stands at move {move_number(one)}, the other at {move_number(other)}")


def test_a_seat_is_whoever_sat_down_first_until_the_host_frees_it(visit: OpenPage) -> None:
    """The host's own link opens nothing any more; a friend's second device gets one from the friend; to free the seat
    is told to all, and who sat there has to get up."""
    marta, friend = invite(visit)
    friend.get_by_role("button", name="Invite").click()
    friend.get_by_role("button", name="Link for another device").click()
    phone = visit(friend.locator('[data-link="1"]').input_value(), locale="en-GB")
    phone.wait_for_selector(".belt")
    marta.get_by_role("button", name="Zaproś").first.click()
    expect(marta.locator('[data-link="1"]')).to_have_count(0)
    expect(marta.get_by_text("Tu ktoś siedzi")).to_be_visible()
    marta.get_by_role("button", name="Zwolnij miejsce").click()
    link = marta.locator('[data-link="1"]').input_value()
    marta.keyboard.press("Escape")
    expect(marta.get_by_role("status").filter(has_text="Gospodarz zwolnił miejsce")).to_be_visible()
    friend.reload()
    expect(friend.get_by_text("the host has given out a new one")).to_be_visible()
    heir = visit(link, locale="en-GB")
    come_in(heir, "Zosia")
    expect(marta.get_by_role("status").filter(has_text="usiadł ktoś nowy")).to_be_visible()
    expect(heir.locator(".log").get_by_text("Somebody new has taken the seat")).to_be_attached()


def test_two_browsers_play_and_one_loses_its_line(visit: OpenPage) -> None:
    marta, friend = invite(visit)
    both = [marta, friend]
    for _ in range(6):
        next_move(both)
    play_until_asked(marta, both)
    expect_same_move(marta, friend)
    expect(friend.locator(".live")).to_have_text("connected")

    friend.context.set_offline(True)
    expect(friend.locator(".belt h2")).to_have_text("Connection lost")
    expect(friend.locator(".pick.lit")).to_have_count(0)
    seen = move_number(friend)
    next_move([marta])
    expect_move(friend, seen)
    friend.context.set_offline(False)
    expect(friend.locator(".live")).to_have_text("connected")
    expect_same_move(marta, friend)
    assert move_number(friend) > seen

    play_until_asked(friend, both)
    next_move([friend])
    expect_same_move(marta, friend)
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
    expect_move(marta, 1)


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
    expect_move(first, 0)
    expect_move(other, 0)
    expect(first.locator(ANSWERS).first).to_be_visible()


def test_two_people_at_one_screen_with_a_curtain_between_them(visit: OpenPage) -> None:
    page = visit(viewport={"width": 1440, "height": 900})
    new_table(page, ["me", "me"])
    hands: dict[str, int] = {}
    for _ in range(14):
        page.wait_for_selector(f".curtain, {ANSWERS}")
        if page.locator(".curtain").count():
            who = page.locator(".curtain .seat text").text_content() or ""
            hands[who] = hands.get(who, 0) + 1
            page.keyboard.press("1")  # the table behind does not listen
            expect(page.locator(".curtain")).to_be_visible()
            lift_curtain(page)
            page.wait_for_selector(ANSWERS)
            expect(page.locator(".belt .seat text")).to_have_text(who)
            continue
        answer_one(page)
    assert set(hands) == {"A", "B"}


def test_a_wrong_link_says_so(visit: OpenPage) -> None:
    page = visit("/r/nothing#k=wrong")
    expect(page.locator("h1")).to_have_text("Nie ma takiego stołu")
    page.get_by_role("link", name="Na start").click()
    expect(page.locator("h1")).to_have_text("Zejdź głębiej")
