"""What whoever runs a server needs: settings from three places, logs and figures, quotas, archive, backup."""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
import re
import runpy
import shlex
import shutil
import subprocess
import sys
from argparse import Namespace
from fnmatch import fnmatch
from pathlib import Path
from types import ModuleType
from typing import Generic, TypeVar

import pytest

from podziemia.cli import build_parser, main
from podziemia.kernel.errors import Trouble
from podziemia.kernel.history import load_record
from podziemia.table.backup import back_up, restore
from podziemia.table.hosting import STORE, USUAL, settle
from podziemia.table.housekeeping import DAY, Housekeeping, archive, put_away
from podziemia.table.logs import REQUEST, JsonLines
from podziemia.table.store import Store, StoredRoom, Swap, sqlite_url
from tests.table.support import Browser, Json, a_server, answer, new_room, run

T = TypeVar("T")


def settled(environment: dict[str, str], file: Path | None = None, **flags: object) -> Namespace:
    args = Namespace(**{**dict.fromkeys(USUAL), "settings": file, **flags})
    settle(args, USUAL, environment)
    return args


def test_flags_come_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "podziemia.toml"
    file.write_text('port = 1\nhost = "file"\nnames = "file.example"\nmost-rooms = 7\n')
    found = settled({"PODZIEMIA_PORT": "2", "PODZIEMIA_HOST": "around"}, file, host="flag")
    assert (found.host, found.port, found.names, found.most_rooms) == ("flag", 2, "file.example", 7)
    assert found.workers == USUAL["workers"]
    assert settled({"PODZIEMIA_PORT": ""}, file).port == 1  # what a container passes on without a value


def test_the_file_may_be_named_by_the_environment(tmp_path: Path) -> None:
    (tmp_path / "s.toml").write_text("limits = 2\n")
    assert settled({"PODZIEMIA_SETTINGS": str(tmp_path / "s.toml")}).limits == 2.0


@pytest.mark.parametrize(
    ("text", "key"),
    [("port = ", "settings-broken"), ("prot = 80\n", "settings-unknown"), ('port = "eighty"\n', "settings-value")],
)
def test_settings_that_make_no_sense_are_told(tmp_path: Path, text: str, key: str) -> None:
    (tmp_path / "s.toml").write_text(text)
    with pytest.raises(Trouble) as told:
        settled({}, tmp_path / "s.toml")
    assert told.value.key == key


def test_all_commands_look_where_the_servers_file_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Else a backup would be one of an empty store in somebody's home, and nobody would notice."""
    file = tmp_path / "s.toml"
    file.write_text(f'data = "{tmp_path / "kept"}"\nport = 8100\n')
    assert main(["--lang", "en", "rooms", "new", "abyss", "--seats", "human,easy", "--settings", str(file)]) == 0
    assert main(["--lang", "en", "backup", str(tmp_path / "b"), "--settings", str(file)]) == 0
    assert main(["--lang", "en", "rooms", "list", "--data", str(tmp_path / "kept")]) == 0
    assert "One table." in capsys.readouterr().out


def test_what_is_kept_is_for_nobody_elses_eyes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Seeds of running games and addresses of people, in a folder that others may look into."""
    tmp_path.chmod(0o755)
    main(["rooms", "new", "abyss", "--seats", "human,easy", "--data", str(tmp_path)])
    main(["backup", str(tmp_path / "b"), "--data", str(tmp_path)])
    kept = [path for path in tmp_path.iterdir() if path.is_file()]
    assert {path.name for path in kept} >= {"b", "rooms.sqlite"}
    assert {path.stat().st_mode & 0o077 for path in kept} == {0}


ROOT = Path(__file__).parents[2]
HOSTED = [ROOT / "docs" / "server.md", *sorted((ROOT / "deploy").iterdir())]


def commands_told(text: str) -> list[list[str]]:
    """The commands in blocks, between backticks and after `#`, without what explains them."""
    ours = r"(?:^|`|bin/|=… |table )podziemia ((?:serve|rooms|backup|restore|check-rooms)\b[^`\n#]*)"
    told = re.findall(ours, text, re.MULTILINE)
    plain = [re.sub(r"[\[\]]", "", one).rstrip(" .\\") for one in told]
    return [shlex.split(one) for one in plain]


@pytest.mark.parametrize("file", HOSTED, ids=lambda file: file.name)
def test_what_operators_are_told_to_type_is_understood(file: Path) -> None:
    parser, _ = build_parser("en")
    for command in commands_told(file.read_text()):
        if "--help" not in command:
            assert parser.parse_known_args(command)[1] == [], command
    known = {*USUAL, *STORE, "settings"}
    assert {name.lower() for name in re.findall(r"PODZIEMIA_([A-Z_]+)", file.read_text())} <= known


def test_commands_are_found_in_the_page() -> None:
    told = commands_told(HOSTED[0].read_text())
    assert len(told) > 10
    assert ["backup", "FILE"] in told
    assert ["rooms", "new", "abyss", "--seats", "human,human,medium", "--open", "tonight"] in told


def test_an_image_takes_nothing_along_that_is_made_here() -> None:
    """A fetched environment of this machine would not run there, and a second wheel would be two."""
    left_out = (ROOT / ".dockerignore").read_text().split()
    made_here = [line.rstrip("/") for line in (ROOT / ".gitignore").read_text().split("\n") if line.startswith(".")]
    assert {".git", "dist", "build", "web/node_modules", "src/podziemia/table/static"} <= set(left_out)
    assert [name for name in made_here if not any(fnmatch(name, one) for one in left_out)] == []


def test_a_settings_file_that_is_not_there_is_told() -> None:
    with pytest.raises(Trouble) as told:
        settled({}, Path("/no/such/file.toml"))
    assert told.value.key == "file-unreadable"


def test_a_line_of_the_log_is_an_object_that_names_its_request() -> None:
    REQUEST.set("abc123")
    record = logging.LogRecord("x", logging.ERROR, "", 0, "the store failed: %s", ("OSError",), None)
    told = json.loads(JsonLines().format(record))
    assert (told["level"], told["message"], told["request"]) == ("error", "the store failed: OSError", "abc123")
    assert told["time"].endswith("+00:00")


def test_every_answer_names_its_request_and_figures_have_help() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            me = browser()
            room = (await new_room(me, "me", "me"))["room"]
            first, second = [await me.get(f"/api/rooms/{room}") for _ in range(2)]
            assert first.headers["x-request-id"] != second.headers["x-request-id"]
            await answer(me, room, 0)
            lines = (await me.get("/metrics")).text.splitlines()
            typed = [line.split()[2] for line in lines if line.startswith("# TYPE")]
            assert sorted(line.split()[2] for line in lines if line.startswith("# HELP")) == sorted(typed)
            assert len(set(typed)) == len(typed)
            assert 'podziemia_request_seconds_count{what="answer"} 1' in lines
            assert any(line.startswith("podziemia_build_info{") for line in lines)
            assert "podziemia_changes_waiting 0" in lines

    run(test)


@pytest.mark.skipif(shutil.which("promtool") is None, reason="promtool is not installed")
def test_promtool_has_nothing_against_the_figures() -> None:
    async def test() -> None:
        async with a_server() as (_, browser):
            me = browser()
            room = (await new_room(me, "me", "me"))["room"]
            await answer(me, room, 0)
            figures = (await me.get("/metrics")).text
        told = subprocess.run(
            ["promtool", "check", "metrics"], input=figures, capture_output=True, text=True, check=False
        )
        assert (told.returncode, told.stdout + told.stderr) == (0, "")

    run(test)


def test_a_server_keeps_no_more_tables_than_it_was_told_to(tmp_path: Path) -> None:
    async def test() -> None:
        async with a_server(Store(sqlite_url(tmp_path))) as (server, browser):
            me = browser()
            await new_room(me, "me", "me")
            server.housekeeping.most_rooms = 2
            server.housekeeping.rooms = server.store.room_count()
            await new_room(me, "me", "me")
            server.housekeeping.rooms = server.store.room_count()
            body: Json = {"game": "abyss", "seats": [{"kind": "me"}, {"kind": "me"}]}
            await me.refused("rooms-quota", 503, "/api/rooms", body)

    run(test)


@pytest.fixture
def played(tmp_path: Path) -> tuple[Store, str]:
    """A store with one table of two moves."""
    made: list[str] = []

    async def make() -> None:
        async with a_server(Store(sqlite_url(tmp_path))) as (_, browser):
            made.append(await two_moves(browser()))

    asyncio.run(make())
    return Store(sqlite_url(tmp_path)), made[0]


async def two_moves(me: Browser) -> str:
    room: str = (await new_room(me, "me", "me", game="abyss"))["room"]
    for _ in range(2):
        seat = (await me.json(f"/api/rooms/{room}"))["position"]["waiting"][0]
        await answer(me, room, seat)
    return room


def stored(store: Store, id: str) -> StoredRoom:
    found = store.load(id)
    assert found is not None
    return found


def test_tables_that_nobody_touches_become_records(played: tuple[Store, str], tmp_path: Path) -> None:
    store, id = played
    touched = stored(store, id).room["touched"]
    assert list(archive(store, touched, tmp_path / "old")) == []
    assert list(archive(store, touched + 1, tmp_path / "old")) == [id]
    assert store.room_count() == 0
    assert len(load_record((tmp_path / "old" / f"{id}.txt").read_text()).moves) == 2


def test_a_table_that_somebody_comes_back_to_is_not_put_away(played: tuple[Store, str]) -> None:
    store, id = played
    before = stored(store, id)
    assert store.commit([[Swap(id, before.room["version"])]]) == [None]
    assert not put_away(store, before)
    assert store.room_count() == 1


def test_the_server_archives_by_itself_once_a_day(played: tuple[Store, str], tmp_path: Path) -> None:
    store, id = played
    touched = stored(store, id).room["touched"]
    keeper = Housekeeping(store, archive_after=90, folder=tmp_path / "old", clock=lambda: touched + 90 * DAY)
    assert keeper.archive_old() == 0
    keeper.clock = lambda: touched + 91 * DAY
    assert keeper.archive_old() == 1


def test_a_backup_brings_everything_back_and_only_into_an_empty_store(
    played: tuple[Store, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store, id = played
    file = tmp_path / "all.gz"
    assert main(["--lang", "en", "backup", str(file), "--data", str(tmp_path)]) == 0
    assert main(["--lang", "en", "restore", str(file), "--data", str(tmp_path / "new")]) == 0
    back = stored(Store(sqlite_url(tmp_path / "new")), id)
    assert back == stored(store, id)
    capsys.readouterr()
    assert main(["--lang", "en", "restore", str(file), "--data", str(tmp_path / "new")]) == 2
    assert "has tables already" in capsys.readouterr().err


def test_half_a_backup_is_refused_before_anything_is_written(played: tuple[Store, str], tmp_path: Path) -> None:
    store, _ = played
    file = tmp_path / "all.gz"
    back_up(store, file)
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    (tmp_path / "empty").mkdir()
    empty = Store(sqlite_url(tmp_path / "empty"))
    for broken in (lines[:-1], [*lines[:3], *lines[4:]], lines[1:], [b"thanks\n"]):
        file.write_bytes(gzip.compress(b"".join(broken)))
        with pytest.raises(Trouble) as told:
            restore(empty, file)
        assert told.value.key == "backup-broken"
        assert empty.room_count() == 0


def test_whoever_runs_the_server_may_issue_a_link_anew(
    played: tuple[Store, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store, id = played
    before = {key["hash"] for key in stored(store, id).keys if not key["revoked"]}
    for place in ("b", "host"):
        assert main(["--lang", "en", "rooms", "link", id, place, "--data", str(tmp_path)]) == 0
        assert f"/r/{id}#k=" in capsys.readouterr().out
    after = stored(store, id)
    assert after.moves[-1]["kind"] == "freed"
    assert len(before & {key["hash"] for key in after.keys if key["revoked"]}) == 2
    assert main(["--lang", "en", "rooms", "link", id, "E", "--data", str(tmp_path)]) == 2
    assert "A, B" in capsys.readouterr().err


def test_a_wheel_without_the_page_is_not_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Interface(Generic[T]):
        root = str(tmp_path)

    plugin = ModuleType("interface")
    plugin.BuildHookInterface = Interface  # type: ignore[attr-defined]
    for name in ("hatchling", "hatchling.builders", "hatchling.builders.hooks", "hatchling.builders.hooks.plugin"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    monkeypatch.setitem(sys.modules, "hatchling.builders.hooks.plugin.interface", plugin)
    found = runpy.run_path(str(Path(__file__).parents[2] / "hatch_build.py"))
    hook = found["Compile"]()
    with pytest.raises(RuntimeError, match="make web"):
        hook.initialize("standard", {})
    page = tmp_path / found["PAGE"]
    page.parent.mkdir(parents=True)
    page.write_text("")
    hook.initialize("standard", {})
