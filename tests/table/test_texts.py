"""Whatever people write is text: it stays in its line, runs in its direction, and is as long as there is space for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from unicodedata import category

import pytest

from podziemia.table.texts import JOINERS, MOST_MARKS
from tests.table.club.authenticator import Authenticator
from tests.table.club.support import a_club
from tests.table.support import Browser, Json, run

LONGEST = 400
OWN = "o" * 40
TEXTS = {
    "a script": "<img src=x onerror=alert(1)>",
    "a direction": "\u202eevil\u2066\u200f",
    "Hebrew": "שלום <b>",
    "drawn signs": "👩\u200d👩\u200d👧 🐙",
    "a tower": "z" + "\u0300" * 30,
    "lines": "a\r\nSet-Cookie: x=1\u2028b",
    "nothing": "\u200b\u2060",
    "a novel": "ąb" * 5000,
    "Fluent": "{ $name } { 1 ->",
}


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    for part in value.items() if isinstance(value, dict) else value if isinstance(value, list | tuple) else ():
        yield from strings(part)


def is_calm(text: str) -> bool:
    """On one line, printable, in its own direction, without towers, and short."""
    kinds = [category(c) for c in text if c not in JOINERS]
    tower = any(
        all(kind in ("Mn", "Me") for kind in kinds[i : i + MOST_MARKS + 1]) for i in range(len(kinds) - MOST_MARKS)
    )
    return len(text) <= LONGEST and not tower and not {"Cc", "Cf", "Zl", "Zp"}.intersection(kinds)


async def write_everywhere(text: str, marta: Browser, guest: Browser) -> list[str]:
    """At every place where somebody can write; the pages where others read it. What is refused stands nowhere."""
    key = Authenticator()
    asked = await marta.post("/api/club/join/ask", {"name": text})
    if asked.status_code != 200:
        asked = await marta.post("/api/club/join/ask", {"name": "Marta"})
    await marta.send("/api/club/join", {"credential": key.create(asked.json())}, 201)
    event = {"name": text, "game": "whisper", "kind": "swiss"}
    made = await marta.post("/api/club/events", event)
    seats = [{"kind": "me", "name": text}, {"kind": "open", "name": text}, {"kind": "open"}]
    body: Json = {"game": "whisper", "seats": seats, "name": text, "opening": {}}
    created = await marta.post("/api/rooms", body)
    if created.status_code != 201:
        created = await marta.post(
            "/api/rooms", {**body, "name": "", "seats": [{"kind": "me"}, *[{"kind": "open"}] * 2]}
        )
    room = created.json()["room"]
    secret = created.json()["links"][0]["url"].split("#k=")[1]
    if (await guest.post(f"/api/rooms/{room}/sit", {"secret": secret, "name": text})).status_code != 200:
        await guest.send(f"/api/rooms/{room}/sit", {"secret": secret})
    await guest.post(f"/api/rooms/{room}/seats/1", {"do": "name", "name": text})
    await guest.post(f"/api/rooms/{room}/talk", {"seat": 1, "kind": "say", "text": text, "nonce": "a"})
    await guest.post("/api/seek", {"own": OWN, "game": "whisper", "people": 2, "name": text})
    pages = ["/api/club", "/api/club/page", "/api/club/events", "/api/club/tables", "/api/lobby"]
    pages += [
        f"/api/rooms/{room}",
        f"/api/rooms/{room}/talk",
        f"/api/club/members/{(await marta.json('/api/club'))['me']['id']}",
    ]
    return pages + ([f"/api/club/events/{made.json()['id']}"] if made.status_code == 201 else [])


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_what_people_write_is_text_wherever_it_goes(text: str) -> None:
    async def test() -> None:
        async with a_club() as (_, browser):
            marta, guest = browser(), browser()
            pages = await write_everywhere(text, marta, guest)
            for page in pages:
                reply = await marta.get(page)
                assert reply.status_code == 200, page
                assert reply.headers["content-type"] == "application/json"
                assert reply.headers["x-content-type-options"] == "nosniff"
                assert [one for one in strings(reply.json()) if not is_calm(one)] == [], page

    run(test)


def test_a_script_is_shown_as_it_was_written() -> None:
    async def test() -> None:
        async with a_club() as (_, browser):
            marta, guest = browser(), browser()
            text = TEXTS["a script"]
            pages = await write_everywhere(text, marta, guest)
            shown = {page: text in set(strings(await marta.json(page))) for page in pages}
            assert [page for page, there in shown.items() if not there] == ["/api/club", "/api/club/page", pages[-2]]

    run(test)
