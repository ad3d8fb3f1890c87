"""Rooms from the command line."""

from __future__ import annotations

import asyncio
import runpy
import sys
from pathlib import Path

import pytest

from podziemia.cli import main
from podziemia.kernel.history import load_record, replayed, view_digest
from podziemia.kernel.registry import find_game
from podziemia.table.presence import NOBODY
from podziemia.table.room import replay
from podziemia.table.schema import MOVES, ROOMS
from podziemia.table.store import Store, Update, sqlite_url
from podziemia.table.thinking import position_of
from tests.table.support import a_server, answer, new_room


@pytest.fixture
def room(tmp_path: Path) -> str:
    """A data folder with one live room of two moves."""
    made: list[str] = []

    async def make() -> None:
        async with a_server(Store(sqlite_url(tmp_path))) as (_, browser):
            me = browser()
            made.append((await new_room(me, "me", "me", game="abyss", name="Friday"))["room"])
            for _ in range(2):
                seat = (await me.json(f"/api/rooms/{made[0]}"))["position"]["waiting"][0]
                await answer(me, made[0], seat)

    asyncio.run(make())
    return made[0]


def say(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> str:
    assert main(["--lang", "en", *arguments]) == code
    shown = capsys.readouterr()
    return shown.out + shown.err


def test_the_package_itself_is_the_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["podziemia", "--version"])
    with pytest.raises(SystemExit) as ended:
        runpy.run_module("podziemia", run_name="__main__")
    assert ended.value.code == 0
    assert "podziemia" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--port", "99999"], "no port 99999"),
        (["--port", "-1"], "no port -1"),
        (["--host", "no.such.host.invalid"], "no.such.host.invalid"),
        (["--host", "203.0.113.1"], "no address of this machine"),
        (["--data", "/dev/null/here"], "/dev/null/here"),
        (["--proxies", "my proxy"], "my proxy"),
        (["--store", "mysql+nothing://x"], "no store that we know"),
    ],
)
def test_a_server_that_cannot_start_says_why(
    arguments: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told in say(capsys, "serve", "--data", str(tmp_path), *arguments, code=2)


def test_rooms_are_listed(room: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shown = say(capsys, "rooms", "list", "--data", str(tmp_path))
    assert room in shown
    assert "Friday" in shown
    assert "One table." in shown


def test_a_room_is_exported_and_imported(room: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.txt"
    say(capsys, "rooms", "export", room, str(file), "--data", str(tmp_path))
    record = load_record(file.read_text())
    assert len(record.moves) == 2
    assert say(capsys, "rooms", "export", room, "--data", str(tmp_path)) == file.read_text()
    shown = say(capsys, "rooms", "import", str(file), "--data", str(tmp_path))
    assert "#k=" in shown
    imported = shown.split("/r/")[1].split("#")[0]
    assert say(capsys, "rooms", "export", imported, "--data", str(tmp_path)) == file.read_text()


def test_a_room_is_deleted(room: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    say(capsys, "rooms", "delete", room, "--data", str(tmp_path))
    assert "There is no such table" in say(capsys, "rooms", "delete", room, "--data", str(tmp_path), code=2)


def test_rooms_that_this_build_plays_otherwise_are_reported(
    room: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "all of them can go on" in say(capsys, "check-rooms", "--data", str(tmp_path))
    store = Store(sqlite_url(tmp_path))
    store.commit([[Update(MOVES, {"room": room, "n": 2}, {"digest": "0123456789ab"})]])
    shown = say(capsys, "check-rooms", "--data", str(tmp_path), code=1)
    assert f"{room}: cannot go on with this version, move 2 does not fit." in shown
    store.commit([[Update(MOVES, {"room": room, "n": 2}, {"digest": "", "text": "fly away"})]])
    assert "move 2" in say(capsys, "check-rooms", "--data", str(tmp_path), code=1)
    store.commit([[Update(ROOMS, {"id": room}, {"over": True})]])
    assert "0 live tables" in say(capsys, "check-rooms", "--data", str(tmp_path))
    store.close()


def test_a_room_of_an_older_edition_goes_on_by_the_rules_of_today_and_says_so(
    room: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = Store(sqlite_url(tmp_path))
    store.commit([[Update(ROOMS, {"id": room}, {"edition": 0})]])
    now = find_game("abyss").edition
    shown = say(capsys, "check-rooms", "--data", str(tmp_path))
    assert f"{room}: began with edition 0 of the rules and goes on with edition {now}" in shown
    assert load_record(say(capsys, "rooms", "export", room, "--data", str(tmp_path))).edition == now
    stored = store.load(room)
    assert stored is not None
    opened = replay(stored)
    news = opened.plain(opened.visitor([]), NOBODY, 0.0)
    assert (news["edition"], news["plays"]) == (0, now)
    assert position_of(opened.history, opened.patron()).match().waiting(), "no bot could think about it"
    store.close()


def test_a_room_with_digests_of_the_first_format_goes_on(
    room: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = Store(sqlite_url(tmp_path))
    match = replayed(load_record(say(capsys, "rooms", "export", room, "--data", str(tmp_path))))
    assert view_digest(match) != match.digest()
    for digest, code in (
        (view_digest(match), 0),
        (match.digest(), 1),
        (f"2:{match.digest()}", 0),
        (f"2:{view_digest(match)}", 1),
    ):
        store.commit([[Update(MOVES, {"room": room, "n": 2}, {"digest": digest})]])
        say(capsys, "check-rooms", "--data", str(tmp_path), code=code)
    store.close()


def test_wrong_arguments_are_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = str(tmp_path)
    assert "cannot be read" in say(capsys, "rooms", "import", str(tmp_path / "none"), "--data", folder, code=2)
    assert "no store" in say(capsys, "rooms", "list", "--store", "nonsense", code=2)
    assert say(capsys, "rooms", "fly", code=2).count("\n") == 1
    assert say(capsys, "serve", "--port", "http", code=2).count("\n") == 1


def test_the_operator_sets_up_a_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shown = say(
        capsys, "rooms", "new", "abyss", "--seats", "human:Anna,human,easy", "--open", "days", "--data", str(tmp_path)
    )
    assert [line.split()[0] for line in shown.splitlines()[1:]] == ["host", "A", "B", "watch"]
    (room,) = Store(sqlite_url(tmp_path)).rooms()
    assert (room["game"], room["pace"], room["opened"] > 0) == ("abyss", "days", True)

    async def sit() -> None:
        async with a_server(Store(sqlite_url(tmp_path))) as (_, browser):
            assert await browser().open(shown.splitlines()[2].split()[1]) == {"seats": [0]}

    asyncio.run(sit())
