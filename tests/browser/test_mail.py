"""Letters in a real browser: asked for at the table, agreed to by a letter's link, and stopped."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.policy import default
from queue import Queue
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from playwright.sync_api import Browser, ViewportSize, expect

from tests.browser.conftest import CALM, PATIENCE, serving
from tests.browser.hands import answer_one
from tests.browser.test_clocks import a_room
from tests.browser.test_look import serious

pytestmark = pytest.mark.slow

PHONE: ViewportSize = {"width": 390, "height": 844}


class Letterbox:
    def __init__(self) -> None:
        self.letters: Queue[str] = Queue()

    async def handle_DATA(self, server: object, session: object, envelope: Any) -> str:  # noqa: N802
        letter = message_from_bytes(envelope.content, policy=default)
        self.letters.put(letter.get_content())
        return "250 fine"


@contextmanager
def post() -> Iterator[tuple[Letterbox, str]]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    box = Letterbox()
    counter = Controller(box, hostname="127.0.0.1", port=port)
    counter.start()
    yield box, f"127.0.0.1:{port}"
    counter.stop()


def test_who_wants_letters_says_yes_by_the_first_and_stops_them_with_one_click(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    flags = ["--mail-tls", "none", "--mail-from", "Podziemia <t@stol.example>", "--address", "http://stol.example"]
    with post() as (box, where), serving(tmp_path_factory.mktemp("mail"), "--mail", where, *flags) as port:
        context = browser.new_context(base_url=f"http://127.0.0.1:{port}", locale="en-GB", viewport=PHONE)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(f"if (!localStorage.getItem('podziemia')) {CALM}")
        page = context.new_page()
        page.goto("/")
        page.goto(f"/r/{a_room(page)}")
        answer_one(page)
        page.get_by_role("button", name="By e-mail").click()
        assert serious(page) == []
        page.get_by_label("Your e-mail address").fill("friend@post.example")
        page.get_by_role("button", name="Send the first letter").click()
        expect(page.get_by_role("status").filter(has_text="friend@post.example")).to_be_visible()
        found = re.search(r"http://stol.example(/mail/yes/\S+)", box.letters.get(timeout=PATIENCE / 1000))
        assert found is not None

        reader = context.new_page()
        reader.goto(found[1])
        reader.get_by_role("button", name="Yes, write to me").click()
        expect(reader.get_by_role("heading", name="We shall write")).to_be_visible()
        assert serious(reader) == []

        page.reload()
        page.get_by_role("button", name="Settings").click()
        expect(page.get_by_text("Letters about your turns go to friend@post.example.")).to_be_visible()
        page.get_by_role("button", name="No more letters").click()
        expect(page.get_by_label("Your e-mail address")).to_be_visible()
        assert serious(page) == []
        reader.goto(found[1].replace("yes", "stop"))
        expect(reader.get_by_role("heading", name="No more letters")).to_be_visible()
        context.close()
