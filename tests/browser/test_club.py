"""The club in a real browser: a passkey, a second device, a rated game, and pages without serious findings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Dialog, Page, expect

from tests.browser.conftest import CALM, PATIENCE, serving
from tests.browser.test_look import serious

PASSKEY = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
MOST_ANSWERS = 600


@pytest.fixture
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with a club, opened by a name: passkeys are bound to one."""
    with serving(tmp_path_factory.mktemp("club"), "--club", "Friday caves") as port:
        yield f"http://localhost:{port}"


def device(browser: Browser, club: str, **options: Any) -> tuple[Page, CDPSession, str]:
    """A page on a device of its own, with an authenticator."""
    context = browser.new_context(base_url=club, locale="en-GB", reduced_motion="reduce", **options)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(f"if (!localStorage.getItem('podziemia')) {CALM}")
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("WebAuthn.enable")
    id: str = line.send("WebAuthn.addVirtualAuthenticator", {"options": PASSKEY})["authenticatorId"]
    return page, line, id


def play_out(context: BrowserContext, room: str) -> None:
    """Give the first answer to every question until the game is over."""
    for number in range(MOST_ANSWERS):
        state = context.request.get(f"/api/rooms/{room}").json()
        if state["over"]:
            return
        position = state["position"]
        if position["ask"] is None:
            continue
        text = position["ask"]["options"][0]["text"]
        body = {"seat": 0, "n": state["n"], "line": state["line"], "text": text, "nonce": str(number)}
        context.request.post(f"/api/rooms/{room}/answer", data=body)
    raise AssertionError("the game does not end")


def test_a_member_by_passkey_on_two_devices_and_a_rated_game(browser: Browser, club: str) -> None:
    laptop, keys, id = device(browser, club)
    laptop.goto("/")
    laptop.get_by_role("link", name="Come in").click()
    laptop.get_by_label("Your name in the club").fill("Marta")
    laptop.get_by_role("button", name="Join the club").click()
    expect(laptop.get_by_role("heading", name="Friday caves")).to_be_visible()
    expect(laptop.get_by_text("one member")).to_be_visible()
    assert serious(laptop) == []

    laptop.goto("/?new=abyss")
    dialog = laptop.locator("dialog[open]")
    for seat in (2, 3):
        dialog.locator(f"input[name=seat-{seat}][value=none]").check(force=True)
    dialog.locator(".extra select").select_option("easy")
    dialog.get_by_label(re.compile("Rated game")).check()
    dialog.locator("button[type=submit]").click()
    laptop.wait_for_selector(".belt")
    room = laptop.url.partition("/r/")[2].partition("?")[0]

    phone, line, other = device(browser, club, viewport={"width": 390, "height": 844}, has_touch=True)
    [passkey] = keys.send("WebAuthn.getCredentials", {"authenticatorId": id})["credentials"]
    line.send("WebAuthn.addCredential", {"authenticatorId": other, "credential": passkey})
    phone.goto("/club")
    phone.get_by_role("button", name="Sign in with a passkey").click()
    expect(phone.get_by_role("link", name="My page")).to_be_visible()
    phone.goto("/")
    phone.get_by_role("link", name="Open here").click()
    phone.wait_for_selector(".belt")
    play_out(phone.context, room)

    phone.goto("/club")
    phone.get_by_role("link", name="My page").click()
    expect(phone.get_by_text("1 of 5 games")).to_be_visible()
    change = phone.locator(".games tbody td.n").first
    expect(change).to_have_text(re.compile(r"[+−]\d+"))
    assert serious(phone) == []
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for page in (laptop, phone):
        page.context.close()


HOSTILE = "<img src=x onerror=alert(1)>שלום 🐙"
SHORT = "<b>x</b>שלום 🐙"


def test_what_people_call_themselves_and_their_things_is_text_on_every_page(browser: Browser, club: str) -> None:
    """Members, events, tables, guests and their talk, on a phone: nothing of it becomes part of a page."""
    phone, *_ = device(browser, club, viewport={"width": 390, "height": 844})
    opened: list[str] = []

    def note(dialog: Dialog) -> None:
        opened.append(dialog.message)
        dialog.dismiss()

    phone.on("dialog", note)
    phone.goto("/club")
    phone.get_by_label("Your name in the club").fill(SHORT)
    phone.get_by_role("button", name="Join the club").click()
    phone.get_by_role("link", name="My page").wait_for()
    calls = phone.context.request
    event = calls.post("/api/club/events", data={"name": HOSTILE, "game": "abyss", "kind": "swiss"}).json()["id"]
    seats = [{"kind": "me", "name": HOSTILE}, {"kind": "open", "name": HOSTILE}]
    body = {"game": "abyss", "seats": seats, "name": HOSTILE, "opening": {}}
    made = calls.post("/api/rooms", data=body).json()
    room = made["room"]
    calls.post(f"/api/rooms/{room}/talk", data={"seat": 0, "kind": "say", "text": HOSTILE, "nonce": "a"})
    me = calls.get("/api/club").json()["me"]["id"]
    pages = {"/": HOSTILE, "/club": HOSTILE, f"/club/e/{event}": HOSTILE, f"/club/m/{me}": SHORT, f"/r/{room}": HOSTILE}
    for path, text in pages.items():
        phone.goto(path)
        expect(phone.get_by_text(text.split("ש")[0]).first).to_be_attached()
        assert phone.locator("img[src=x]").count() == 0
        assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
    guest, *_ = device(browser, club, viewport={"width": 390, "height": 844})
    guest.goto(made["links"][0]["url"])
    expect(guest.locator("h1")).to_contain_text("<b>x</b>")  # a member is called what he is called in the club
    assert guest.locator("img[src=x]").count() == 0
    assert guest.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert opened == []
    for page in (phone, guest):
        page.context.close()
