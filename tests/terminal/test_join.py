"""A seat of a server's table at the terminal: against a real server, with the keys that a person would press."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from textual.pilot import Pilot
from textual.widgets import OptionList, RichLog, Static

from podziemia.kernel.ask import NOBODY
from podziemia.kernel.errors import Trouble
from podziemia.kernel.match import new_match
from podziemia.kernel.registry import find_game, game_names
from podziemia.kernel.rng import seeded
from podziemia.terminal.join.kept import Kept
from podziemia.terminal.join.link import Link, parse_link
from podziemia.terminal.join.screen import SeatScreen
from podziemia.terminal.join.visit import Visit, visit
from podziemia.terminal.play import drawn, sketch
from podziemia.words import Speech, words_in
from tests.table.support import Browser, a_server, answer, new_room

SIZE = (140, 44)


@asynccontextmanager
async def a_house() -> AsyncIterator[tuple[str, Browser]]:
    """A whole server on a port of its own, and the browser of a host."""
    async with a_server() as (server, browser):
        config = uvicorn.Config(server.app(), port=0, log_config=None, lifespan="off", timeout_graceful_shutdown=1)
        running = uvicorn.Server(config)
        task = asyncio.create_task(running.serve())
        while not running.started:
            await asyncio.sleep(0.01)
        port = running.servers[0].sockets[0].getsockname()[1]
        try:
            yield f"http://127.0.0.1:{port}", browser()
        finally:
            server.hang_up()
            running.should_exit = True
            await task


async def sat_down(link: str, folder: Path, lang: str = "en", name: str = "") -> Visit:
    return await asyncio.to_thread(visit, parse_link(link), lang, name, Kept(folder))


async def until(pilot: Pilot[str], seen: Callable[[], Any]) -> None:
    """Wait; the test as a whole has a limit."""
    while not seen():
        await pilot.pause(0.02)


def text_of(screen: SeatScreen, id: str) -> str:
    return str(screen.query_one(id, Static).render())


def log_of(screen: SeatScreen) -> str:
    return "\n".join(line.text for line in screen.query_one("#log", RichLog).lines)


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        await asyncio.wait_for(test(), 90)

    asyncio.run(main())


def test_a_link_is_taken_apart() -> None:
    assert parse_link("https://games.example/r/abc#k=s-e_c") == Link("https://games.example", "abc", "s-e_c")
    assert parse_link(" http://[::1]:8100/r/abc/ ") == Link("http://[::1]:8100", "abc", "")
    assert parse_link("games.example/r/abc#k=s").address == "https://games.example"
    for wrong in ("", "abyss", "https://games.example/", "https://games.example/learn/abyss", "ftp://a/r/b#k=c"):
        with pytest.raises(Trouble, match="join-link"):
            parse_link(wrong)


def test_secrets_are_kept_for_the_user_alone(tmp_path: Path) -> None:
    kept = Kept(tmp_path / "podziemia")
    assert kept.of("a") == ""
    kept.keep("a", "one")
    kept.keep("b", "two")
    kept.keep("a", "three")
    assert (Kept(tmp_path / "podziemia").of("a"), kept.of("b")) == ("three", "two")
    assert kept.path.stat().st_mode & 0o777 == 0o600
    kept.path.write_text("{")
    with pytest.raises(Trouble, match="file-unreadable"):
        kept.of("a")


@pytest.mark.parametrize("game", [name for name in game_names() if name not in ("whisper", "duel")])
def test_the_board_is_drawn_from_what_goes_over_the_wire(game: str) -> None:
    """What is sent has no tuples, and its keys are strings: the drawing must come out the same."""
    found = find_game(game)
    match, chance = new_match(found, found.fewest, "wire"), seeded("wire")
    speech = Speech("en", found, ["Anna [b]", "Piotr", "Zofia"][: found.fewest])
    for _ in range(60):
        seat = match.waiting()[0]
        match.answer(chance.pick(match.ask_of(seat).options), seat)
    for eyes in (0, NOBODY):
        assert drawn(speech, json.loads(json.dumps(match.view(eyes)))) == sketch(speech, match, eyes)


def test_a_seat_is_played_with_keys(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house() as (address, host):
            created = await new_room(host, "me", "open", game="abyss", settings={"first": "B"}, name="Czwartek")
            room = created["room"]
            link = address + created["links"][0]["url"]
            screen = SeatScreen(await sat_down(link, tmp_path, "pl", "Zosia"), "pl", pause=0.05)
            async with screen.run_test(size=SIZE) as pilot:
                await until(pilot, lambda: screen.question)
                assert text_of(screen, "#state") == "Abyss · Czwartek · Zosia · połączono"
                assert (await host.json(f"/api/rooms/{room}"))["seats"][1]["name"] == "Zosia"
                assert "Zosia" in text_of(screen, "#board")
                assert screen.query_one("#answers", OptionList).option_count == 1
                await pilot.press("1")
                await until(pilot, lambda: "Zosia eksploruje" in log_of(screen))
                assert (await host.json(f"/api/rooms/{room}"))["n"] == 1
                await pilot.press("u")
                await until(pilot, lambda: screen.room.undo_request)
                await host.send(f"/api/rooms/{room}/undo/vote", {"seat": 0, "yes": True})
                await until(pilot, lambda: screen.question and "eksploruje" not in log_of(screen))

    run(test)


def test_it_waits_for_others_and_votes_on_their_undo(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house() as (address, host):
            created = await new_room(host, "me", "open", game="abyss", settings={"first": "A"})
            room = created["room"]
            screen = SeatScreen(await sat_down(address + created["links"][0]["url"], tmp_path), "en", pause=0.05)
            async with screen.run_test(size=SIZE) as pilot:
                await until(pilot, lambda: screen.state == "live" and screen.position)
                assert text_of(screen, "#question") == "Waiting for me 0."
                while (await host.json(f"/api/rooms/{room}"))["position"]["waiting"] == [0]:
                    await answer(host, room, 0)
                await until(pilot, lambda: screen.question)
                await host.send(f"/api/rooms/{room}/undo", {"seat": 0, "to": 0}, 202)
                await until(pilot, lambda: screen.is_asked_to_undo)
                assert text_of(screen, "#question").startswith("me 0 asks")
                await pilot.press("y")
                await until(pilot, lambda: screen.position is not None and screen.position.n == 0)

    run(test)


class Counting(SeatScreen):
    """Counts how often the line was lost: it may be back before anybody looks."""

    losses = 0

    def lose(self) -> None:
        self.losses += 1
        super().lose()


def test_a_lost_line_is_taken_up_again_and_a_freed_seat_is_told(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house() as (address, host):
            created = await new_room(host, "me", "open", game="abyss", settings={"first": "A"})
            room = created["room"]
            here = await sat_down(address + created["links"][0]["url"], tmp_path)
            screen = Counting(here, "en", pause=0.05)
            async with screen.run_test(size=(90, 30)) as pilot:
                await until(pilot, lambda: screen.state == "live" and screen.position)
                for listener in list(host.server.table.rooms[room].listeners):
                    listener.hang_up()
                await until(pilot, lambda: screen.losses)
                await answer(host, room, 0)
                await until(
                    pilot, lambda: screen.state == "live" and screen.position is not None and screen.position.n == 1
                )
                await host.send(f"/api/rooms/{room}/seats/1", {"do": "free"})
                await until(pilot, lambda: screen.return_value)
            assert "new one" in (screen.return_value or "")

    run(test)


def test_a_machine_comes_back_to_its_seat_without_the_secret(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_house() as (address, host):
            created = await new_room(host, "me", "open", game="abyss")
            link = address + created["links"][0]["url"]
            assert (await sat_down(link, tmp_path)).seat == 1
            assert (await sat_down(link, tmp_path)).seat == 1
            assert (await sat_down(link.partition("#")[0], tmp_path)).seat == 1
            watching = await sat_down(address + created["spectator"], tmp_path / "other")
            assert watching.seat == NOBODY
            for folder, text, key in (
                (tmp_path / "third", link, "join-refused"),
                (tmp_path / "third", link.partition("#")[0], "join-no-secret"),
                (tmp_path / "third", address + "/r/nobody#k=x", "join-refused"),
                (tmp_path / "third", "http://127.0.0.1:1/r/abc#k=x", "join-away"),
            ):
                with pytest.raises(Trouble) as raised:
                    await sat_down(text, folder)
                assert raised.value.key == key
                assert words_in("pl").trouble(raised.value) != f"trouble-{key}"

    run(test)


def test_a_server_with_other_rules_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with a_house() as (address, host):
            created = await new_room(host, "me", "open", game="abyss")
            link = address + created["links"][0]["url"]
            here = await sat_down(link, tmp_path)
            here.room.plays += 1
            with pytest.raises(Trouble, match="join-edition"):
                Visit(here.line, here.room)
            here.room.game = "chess"
            with pytest.raises(Trouble, match="join-game"):
                Visit(here.line, here.room)
            with pytest.raises(Trouble, match="join-version"):
                await asyncio.to_thread(here.line.get, "/log", int)

    run(test)
