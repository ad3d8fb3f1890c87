"""Secrets stay out of logs, whatever goes wrong."""

from __future__ import annotations

import logging

import pytest

from podziemia.kernel.errors import Trouble
from podziemia.table.store import Change
from tests.table.support import a_server, answer, new_room, run


def test_no_secret_is_logged_even_when_everything_fails(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    secrets: list[str] = []

    async def test() -> None:
        async with a_server() as (server, browser):
            owner, guest = browser(), browser()
            created = await new_room(owner, "me", "open")
            secrets.extend(url.split("#k=")[1] for url in (created["links"][0]["url"], created["spectator"]))
            secrets.extend(c.value or "" for c in owner.http.cookies.jar)
            await guest.open(created["links"][0]["url"])
            await guest.refused("link-wrong", 403, f"/api/rooms/{created['room']}/sit", {"secret": secrets[0] + "x"})
            fine = server.journal.commit

            async def broken(change: Change) -> None:
                raise OSError("disk on fire")

            server.journal.commit = broken  # type: ignore[method-assign]
            body = {"seat": 0, "n": 0, "text": "keep", "nonce": "x"}
            await owner.refused("internal", 500, f"/api/rooms/{created['room']}/answer", body)
            server.journal.commit = fine  # type: ignore[method-assign]
            await answer(owner, created["room"], 0, nonce="x")
            assert (await owner.json(f"/api/rooms/{created['room']}"))["n"] == 1

    run(test)
    assert "disk on fire" in caplog.text
    for secret in secrets:
        for part in secret.split("."):
            assert part not in caplog.text


def test_rules_that_stumble_leave_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with a_server() as (server, browser):
            me = browser()
            room = (await new_room(me, "me", "me"))["room"]
            await me.json(f"/api/rooms/{room}")
            content = server.table.rooms[room].content
            assert content is not None

            def stumble(*_: object) -> None:
                raise ZeroDivisionError

            with monkeypatch.context() as patch:
                patch.setattr(content.history, "play", stumble)
                body = {"seat": 0, "n": 0, "text": "keep", "nonce": "x"}
                await me.refused("rules-stumbled", 500, f"/api/rooms/{room}/answer", body)
            stored = server.store.load(room)
            assert stored is not None
            assert stored.moves == []
            await answer(me, room, 0, nonce="x")

    run(test)


def test_troubles_have_words_in_every_language() -> None:
    from podziemia.table.troubles import STATUS
    from podziemia.words import LANGUAGES, words_in

    more = ["level-unknown", "webhook", "seat-unknown", "undo-nothing", "port-taken"]
    more += ["store-url", "store-driver", "store-unreachable", "store-newer"]
    for lang in LANGUAGES:
        for key in [*STATUS, *more]:
            assert words_in(lang).has(f"trouble-{key}"), f"{lang}: {key}"
        assert words_in(lang).trouble(Trouble("seat-unknown", seat=9, seats=4)).count("9") == 1
