"""Your turn reaches you: asked for after the first move, received by the worker, and a page that can be installed."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import answer_one
from tests.browser.test_clocks import a_room

pytestmark = pytest.mark.slow

SUBSCRIBED = """let known = null;
const keys = {p256dh: 'B'.repeat(87), auth: 'A'.repeat(22)};
const mine = {toJSON: () => ({endpoint: 'https://push.example/x', keys}),
  unsubscribe: async () => { known = null; }};
PushManager.prototype.getSubscription = async () => known;
PushManager.prototype.subscribe = async () => known = mine;"""
"""A browser without a screen has no push service to subscribe at."""
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(note => [note.title, note.body, note.data])"""


def deliver(page: Page, address: str, notice: dict[str, Any]) -> None:
    """What a push service would bring to the worker."""
    line: CDPSession = page.context.new_cdp_session(page)
    found: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    line.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    body = {"origin": address, "registrationId": found[0], "data": json.dumps(notice)}
    line.send("ServiceWorker.deliverPushMessage", body)


def test_who_says_yes_after_his_first_move_is_told_though_no_page_shows_the_table(
    visit: OpenPage, address: str
) -> None:
    page = visit(locale="en-GB", viewport={"width": 390, "height": 844}, service_workers="allow")
    page.context.grant_permissions(["notifications"])
    page.add_init_script(SUBSCRIBED)
    room = a_room(page)
    page.goto(f"/r/{room}")
    expect(page.locator(".belt")).to_be_visible()
    expect(page.locator(".notify")).to_have_count(0)  # never on arrival
    answer_one(page)
    with page.expect_response(lambda reply: reply.url.endswith("/push")) as told:
        page.get_by_role("button", name="Yes, tell me").click()
    assert (told.value.status, told.value.json()) == (200, {"told": True})
    expect(page.locator(".notify")).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    with page.expect_response(lambda reply: reply.url.endswith("/push")) as told:
        page.get_by_label("A notification when it is your move").uncheck()
    assert told.value.json() == {"told": False}
    page.wait_for_function("navigator.serviceWorker.ready.then(w => w.pushManager.getSubscription()).then(s => !s)")
    with page.expect_response(lambda reply: reply.url.endswith("/push")) as told:
        page.get_by_label("A notification when it is your move").check()
    assert told.value.json() == {"told": True}
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    path = f"/r/{room}?turn=0"
    deliver(page, address, {"title": "It is your move: Abyss", "body": "Marta", "path": path, "tag": room})
    while not (shown := page.evaluate(SHOWN)):
        page.wait_for_timeout(20)
    assert shown == [["It is your move: Abyss", "Marta", path]]
    page.goto(path)
    expect(page.locator("[data-belt]")).to_be_focused()


def test_the_page_can_be_installed_and_says_when_there_is_no_line(visit: OpenPage) -> None:
    page = visit(service_workers="allow")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then(reply => reply.json())")
    assert (manifest["lang"], manifest["display"]) == ("pl", "standalone")
    for icon in manifest["icons"]:
        assert page.request.get(icon["src"]).ok
    page.reload()  # from now on the worker stands behind the page
    page.context.set_offline(True)
    page.goto("/r/nowhere")
    expect(page.get_by_text("There is no line to the table")).to_be_visible()
