"""Letters: asked for twice, stopped with one click, once a turn, and kept while the post is closed."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

import pytest
from aiosmtpd.smtp import SMTP

from podziemia.kernel.errors import Trouble
from podziemia.table.app import TableServer
from podziemia.table.bell import Turn
from podziemia.table.letters import of_turn
from podziemia.table.mail import pace_of
from podziemia.table.outward import Outward, PostOffice, checked_address, checked_contact, outward
from podziemia.table.reach import AFTER_SECONDS, MAIL
from tests.table.support import Browser, Json, a_server, answer, new_room, run
from tests.table.test_clocks import Now, at_the_hour
from tests.table.test_hosting import settled
from tests.table.test_processes import same_cookies, two_servers
from tests.table.test_push import EVENING, NIGHT

HOUSE = "https://stol.example"
FRIEND = "friend@post.example"
OWN = "o" * 40
WHILE = AFTER_SECONDS[MAIL] + 1


class Counter:
    """The post: takes letters, or says why it does not."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.recipient = self.content = "250 fine"
        self.port = 0

    async def handle_RCPT(  # noqa: N802
        self, server: object, session: object, envelope: Any, address: str, options: list[str]
    ) -> str:
        if self.recipient.startswith("250"):
            envelope.rcpt_tos.append(address)
        return self.recipient

    async def handle_DATA(self, server: object, session: object, envelope: Any) -> str:  # noqa: N802
        if self.content.startswith("250"):
            letter = message_from_bytes(envelope.content, policy=default)
            assert isinstance(letter, EmailMessage)
            assert envelope.rcpt_tos == [str(letter["To"])]
            self.letters.append(letter)
        return self.content

    def office(self) -> PostOffice:
        return PostOffice("127.0.0.1", self.port, "none", "", "", "Podziemia", "table@stol.example")


@asynccontextmanager
async def a_post() -> AsyncIterator[Counter]:
    counter = Counter()
    listening = await asyncio.get_running_loop().create_server(lambda: SMTP(counter), "127.0.0.1", 0)
    counter.port = listening.sockets[0].getsockname()[1]
    yield counter
    listening.close()
    await listening.wait_closed()


@asynccontextmanager
async def a_house(
    counter: Counter, limits: float = 0
) -> AsyncIterator[tuple[TableServer, Callable[..., Browser], Now]]:
    async with a_server(limits=limits, outward=Outward(HOUSE, office=counter.office())) as (server, browser):
        yield server, browser, at_the_hour(server)


async def a_table(browser: Callable[..., Browser]) -> tuple[Browser, Browser, str]:
    host, guest = browser(), browser("pl")
    created = await new_room(host, "me", "open", name="Thursday")
    await guest.open(created["links"][0]["url"])
    return host, guest, created["room"]


async def want(guest: Browser, room: str, **more: object) -> str:
    told: Json = await guest.send(f"/api/rooms/{room}/mail", {"address": FRIEND, "own": OWN, **more})
    return str(told["mail"])


def link_in(letter: EmailMessage, kind: str) -> str:
    """The address without the house, as the browser that opens it posts it."""
    found = re.search(rf"{HOUSE}(/mail/{kind}/\S+)", letter.get_content())
    assert found is not None
    return found[1]


async def agreed_guest(
    counter: Counter, browser: Callable[..., Browser], **more: object
) -> tuple[Browser, Browser, str]:
    host, guest, room = await a_table(browser)
    assert await want(guest, room, ask=True, **more) == "asked"
    await browser().send(link_in(counter.letters.pop(), "yes"))
    return host, guest, room


async def ring(server: TableServer, now: Now, seconds: float = WHILE) -> None:
    now.time += seconds
    await server.bell.ring()
    await server.bell.settle()


def test_who_has_agreed_gets_one_letter_a_turn_that_leads_to_the_question() -> None:
    async def test() -> None:
        async with a_post() as post, a_house(post) as (server, browser, now):
            host, guest, room = await a_table(browser)
            assert (await guest.json("/api/reach"))["mail"] is True
            assert await want(guest, room, ask=True) == "asked"
            (asking,) = post.letters
            assert "Thursday" not in str(asking)  # a stranger's words go to nobody who has not agreed
            await answer(host, room, 0)
            await ring(server, now)
            assert len(post.letters) == 1  # without a yes nothing follows
            assert (await browser().get(link_in(asking, "yes"))).status_code in (200, 503)  # the page; no yes by itself
            await answer(guest, room, 1)
            await browser().send(link_in(asking, "yes"))
            for seat, who in ((0, host), (1, guest), (1, guest), (0, host), (0, host)):
                await answer(who, room, seat)
            for _ in range(3):
                await ring(server, now)
            _, letter = post.letters
            assert (letter["Subject"], letter["From"], letter["To"]) == (
                "Twój ruch: whisper",
                "Podziemia <table@stol.example>",
                FRIEND,
            )
            assert f"{HOUSE}/r/{room}?turn=1" in letter.get_content()
            assert ("Thursday" in letter.get_content(), "#k=" in str(letter)) == (True, False)
            assert letter["List-Unsubscribe"] == f"<{HOUSE}{link_in(letter, 'stop')}>"
            assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"

    run(test)


def test_a_yes_counts_at_every_table_and_a_stop_too() -> None:
    async def test() -> None:
        async with a_post() as post, a_house(post) as (server, browser, now):
            _, _, room = await agreed_guest(post, browser)
            host, guest, other = await a_table(browser)
            assert await want(guest, other) == "on"
            assert await want(guest, other, own="x" * 40, ask=True) == "asked"  # another browser's yes is not his
            post.letters.clear()
            await answer(host, other, 0)
            await ring(server, now)
            (letter,) = post.letters
            stop = link_in(letter, "stop")
            for _ in range(2):  # as the reader's post does it, without a page
                reply = await browser().http.post(stop, data={"List-Unsubscribe": "One-Click"})
                assert reply.status_code == 200
            assert [server.book.reaches(one) for one in (room, other)] == [[], []]
            assert await want(guest, other) == "off"  # and no letter that asks
            await browser().refused("mail-unknown", 404, stop.replace("stop", "yes"), {})
            assert len(post.letters) == 1

    run(test)


def test_none_for_a_turn_taken_elsewhere_none_in_quiet_hours() -> None:
    async def test() -> None:
        async with a_post() as post, a_house(post) as (server, browser, now):
            now.time = EVENING
            host, guest, room = await agreed_guest(post, browser, quiet=NIGHT)
            await answer(host, room, 0)
            await ring(server, now)
            await ring(server, now, 6 * 3600)
            assert post.letters == []
            await ring(server, now, 2 * 3600)
            assert len(post.letters) == 1
            for seat, who in ((1, guest), (0, host), (1, guest), (1, guest)):
                await answer(who, room, seat)
            await answer(host, room, 0)
            await answer(host, room, 0)
            await answer(guest, room, 1)  # on another device, before anybody wrote
            await ring(server, now)
            assert len(post.letters) == 1

    run(test)


@pytest.mark.parametrize("closed", ["no line", "421 closing", "452 full"])
def test_while_the_post_is_closed_a_letter_waits_and_nothing_of_it_is_lost(closed: str) -> None:
    async def test() -> None:
        async with a_post() as post, a_house(post) as (server, browser, now):
            host, _, room = await agreed_guest(post, browser)
            port = post.port
            if closed == "no line":
                server.mail.office = post.office()._replace(port=1)
            post.recipient, post.content = ("452 full", "250 fine") if "452" in closed else ("250 fine", closed)
            await answer(host, room, 0)
            for _ in range(4):
                await ring(server, now)
            assert post.letters == []
            post.recipient = post.content = "250 fine"
            server.mail.office = post.office()._replace(port=port)
            for _ in range(3):
                await ring(server, now, 3600)
            assert len(post.letters) == 1

    run(test)


def test_a_letter_that_waited_is_not_written_once_the_turn_is_over() -> None:
    async def test() -> None:
        async with a_post() as post, a_house(post) as (server, browser, now):
            host, guest, room = await agreed_guest(post, browser)
            post.content = "452 full"
            await answer(host, room, 0)
            await ring(server, now)
            post.content = "250 fine"
            await answer(guest, room, 1)
            await ring(server, now, 3600)
            assert post.letters == []

    run(test)


def test_where_nobody_is_an_address_is_forgotten_and_a_letter_refused_is_not_sent_again() -> None:
    async def test() -> None:
        async with a_post() as post, a_house(post) as (server, browser, now):
            host, guest, room = await agreed_guest(post, browser)
            post.content = "554 no"
            await answer(host, room, 0)
            await ring(server, now)
            post.content, post.recipient = "250 fine", "550 nobody"
            await ring(server, now, 3600)
            assert len(server.book.reaches(room)) == 1
            await answer(guest, room, 1)
            for who, seat in ((host, 0), (guest, 1), (guest, 1), (host, 0), (host, 0)):
                await answer(who, room, seat)
            await ring(server, now)
            assert (post.letters, server.book.reaches(room)) == ([], [])
            await guest.refused(
                "mail-refused", 422, f"/api/rooms/{room}/mail", {"address": FRIEND, "own": OWN, "ask": True}
            )

    run(test)


def test_a_post_that_never_answers_keeps_nobody_waiting() -> None:
    async def test() -> None:
        async with a_post() as post, a_house(post) as (server, browser, now):
            host, _, room = await agreed_guest(post, browser)
            async with a_silent_post() as port:
                server.mail.office = post.office()._replace(port=port)
                await answer(host, room, 0)
                now.time += WHILE
                await server.bell.ring()
                assert (await host.json(f"/api/rooms/{room}"))["n"] == 1  # the table goes on meanwhile
                server.bell.close()

    run(test)


@asynccontextmanager
async def a_silent_post() -> AsyncIterator[int]:
    """Takes calls and never says a word; its port."""
    over = asyncio.Event()

    async def be_silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await over.wait()
        writer.close()

    listening = await asyncio.start_server(be_silent, "127.0.0.1", 0)
    yield listening.sockets[0].getsockname()[1]
    over.set()
    listening.close()
    await listening.wait_closed()


@pytest.mark.parametrize(
    "address",
    [
        "a@b.example\r\nBcc: all@world.example",
        "a@b.example\nDATA",
        '"a b"@post.example',
        "a@localhost",
        "a@[127.0.0.1]",
        "a@b.example,c@d.example",
        "<a@b.example>",
        "a@b.example\x00",
        "ą@b.example",
        "a" * 300 + "@b.example",
        "",
    ],
)
def test_what_is_no_plain_address_is_refused(address: str) -> None:
    async def test() -> None:
        async with a_post() as post, a_house(post) as (_, browser, _now):
            _, guest, room = await a_table(browser)
            body = {"address": address, "own": OWN, "ask": True}
            await guest.refused("bad-request", 400, f"/api/rooms/{room}/mail", body)
            assert post.letters == []

    run(test)


@pytest.mark.parametrize(
    "text", ["<script>x</script>", "a\r\nBcc: all@world.example", "\u202eevil", "🐙" * 5000, ".\r\nQUIT"]
)
def test_what_people_wrote_stays_in_its_line_of_the_letter(text: str) -> None:
    office = PostOffice("x", 25, "none", "", "", "Podziemia", "table@stol.example")
    letter = of_turn(office, HOUSE, FRIEND, "t", "en", Turn("room", text, "abyss", 1, text))
    sent = message_from_bytes(letter.as_bytes(), policy=default)
    assert (sent["Bcc"], sent["To"], sent.is_multipart()) == (None, FRIEND, False)
    assert sent.get_content_type() == "text/plain"
    assert isinstance(sent, EmailMessage)
    assert "\u202e" not in sent.get_content()
    assert sent.get_content().count("\n") == letter.get_content().count("\n") == 7


def test_letters_that_ask_have_their_pace_and_need_a_place_at_the_table() -> None:
    async def test() -> None:
        async with a_post() as post, a_house(post, limits=1.0) as (server, browser, _):
            _, guest, room = await a_table(browser)
            await browser().refused(
                "no-place", 403, f"/api/rooms/{room}/mail", {"address": FRIEND, "own": OWN, "ask": True}
            )
            for _ in range(4):
                assert await want(guest, room, ask=True) == "asked"
            await guest.refused(
                "mail-many", 429, f"/api/rooms/{room}/mail", {"address": FRIEND, "own": OWN, "ask": True}
            )
            assert (len(post.letters), server.book.reaches(room)) == (4, [])

    run(test)


def test_many_names_of_one_box_are_one_address() -> None:
    """Who has many addresses of the net asks in all of them for one person's box."""
    assert pace_of("anna+tuesdays@post.example") == pace_of("Anna@post.example") == pace_of("anna+a+b@post.example")
    assert pace_of("anna@post.example") != pace_of("ann@post.example")
    assert pace_of("anna@post.example") != pace_of("anna@other.example")


def test_letters_about_turns_have_their_pace_and_what_is_too_much_comes_later(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with a_post() as post, a_house(post) as (server, browser, now):
            host, _, room = await agreed_guest(post, browser)
            monkeypatch.setattr(server.limits.letters, "allows", lambda name: FRIEND in name)
            await answer(host, room, 0)
            await ring(server, now)
            assert post.letters == []
            monkeypatch.setattr(server.limits.letters, "allows", lambda name: FRIEND not in name)  # never by its name
            await ring(server, now, 3600)
            assert len(post.letters) == 1

    run(test)


def test_an_address_whose_owner_says_nothing_is_forgotten_and_none_stands_in_a_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def test() -> None:
        async with a_post() as post, a_house(post) as (server, browser, now):
            _, guest, room = await a_table(browser)
            await want(guest, room, ask=True)
            now.time += 4 * 24 * 3600
            host, _, other = await agreed_guest(post, browser)
            assert server.book.reaches(room) == []
            post.content = "452 full"
            await answer(host, other, 0)
            await ring(server, now)

    caplog.set_level(logging.DEBUG)
    run(test)
    ours = [
        record.getMessage() for record in caplog.records if record.name != "mail.log"
    ]  # that is the test's own post
    assert any("has to wait" in line for line in ours)
    assert not any("friend" in line for line in ours)


@pytest.mark.parametrize(
    ("key", "given"),
    [
        ("mail-no-address", {"mail": "smtp.example"}),
        ("mail-sender", {"mail": "smtp.example", "address": HOUSE, "mail_from": "nobody"}),
        ("mail-server", {"mail": "smtp.example:x", "address": HOUSE, "mail_from": "a@b.example"}),
        ("mail-tls", {"mail": "smtp.example", "address": HOUSE, "mail_from": "a@b.example", "mail_tls": "perhaps"}),
        ("address-wrong", {"address": "stol.example"}),
        ("contact-wrong", {"contact": "me"}),
    ],
)
def test_settings_of_the_post_that_make_no_sense_are_told(key: str, given: dict[str, str]) -> None:
    with pytest.raises(Trouble) as told:
        outward(settled({}, None, **given))
    assert told.value.key == key


def test_the_post_is_set_up_by_flags_and_its_password_by_the_environment() -> None:
    args = settled(
        {"PODZIEMIA_MAIL_PASSWORD": "secret"},
        mail="smtp.example",
        mail_from="Caves <table@stol.example>",
        mail_user="table",
        address=f"{HOUSE}/",
        contact="me@stol.example",
    )
    office = PostOffice("smtp.example", 587, "starttls", "table", "secret", "Caves", "table@stol.example")
    assert outward(args) == Outward(HOUSE, "mailto:me@stol.example", office)
    assert (checked_address(""), checked_contact("")) == ("", "")


@pytest.mark.slow
def test_of_two_processes_one_writes_and_both_know_the_links(empty_postgres: str) -> None:
    async def test() -> None:
        async with a_post() as post, two_servers(empty_postgres) as (one, me, two, other):
            now = at_the_hour(one, two)
            for server in (one, two):
                server.mail.house, server.mail.office = HOUSE, post.office()
            room = (await new_room(me, "me", "me"))["room"]
            same_cookies(me, other)
            assert await want(me, room, ask=True) == "asked"
            await other.send(link_in(post.letters.pop(), "yes"))
            await answer(me, room, 0)
            now.time += WHILE
            await asyncio.gather(one.bell.ring(), two.bell.ring())
            for server in (one, two):
                await server.bell.settle()
            assert len(post.letters) == 1

    run(test)
