"""The store: what is committed is there, each change stands or falls alone, and two writers cannot both win."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from podziemia.kernel.errors import Trouble
from podziemia.table.schema import KEYS, MOVES, ROOMS, SEATS
from podziemia.table.store import Conflict, Delete, Insert, Row, Store, Swap, Update, sqlite_url
from tests.table.support import a_server, answer, new_room


def room_row(id: str, **more: Any) -> Row:
    row = dict.fromkeys(["game", "name", "seed", "webhook", "lang", "rematch", "undo"], "")
    return {**row, "id": id, "created": 1.0, "edition": 1, "count": 2, "settings": "{}", "over": False, **more} | {
        "frozen": more.get("frozen", False)
    }


def move(room: str, n: int, text: str = "keep") -> Row:
    row: Row = dict.fromkeys(["kind", "by", "nonce", "digest"], "")
    return {**row, "room": room, "n": n, "seat": 0, "text": text, "edition": 1, "at": float(n)}


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    url = sqlite_url(tmp_path) if request.param == "sqlite" else request.getfixturevalue("postgres")
    store = Store(url)
    yield store
    store.commit([[Delete(ROOMS, {"id": row["id"]})] for row in store.rooms()])
    store.close()


def test_sqlite_writes_ahead_and_syncs_fully(tmp_path: Path) -> None:
    store = Store(sqlite_url(tmp_path))
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    store.close()


def test_many_changes_in_one_transaction(store: Store) -> None:
    assert store.commit([[Insert(ROOMS, [room_row("a")])], [Insert(ROOMS, [room_row("b", over=True)])]]) == [None, None]
    assert store.commit([[Insert(MOVES, [move("a", n)])] for n in (1, 2, 3)]) == [None] * 3
    loaded = store.load("a")
    assert loaded is not None
    assert [row["n"] for row in loaded.moves] == [1, 2, 3]
    assert [row["id"] for row in store.rooms(live_only=True)] == ["a"]
    assert [(row["id"], row["rows"], row["touched"]) for row in store.rooms()] == [("a", 3, 0.0), ("b", None, 0.0)]


def test_two_writers_cannot_both_win_and_the_others_are_not_harmed(store: Store) -> None:
    store.commit([[Insert(ROOMS, [room_row("a")])], [Insert(ROOMS, [room_row("b")])], [Insert(MOVES, [move("a", 1)])]])
    outcomes = store.commit(
        [[Insert(MOVES, [move("b", 1)])], [Insert(MOVES, [move("a", 1, "other")])], [Insert(MOVES, [move("a", 2)])]]
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, type(None)]
    loaded = store.load("a")
    assert loaded is not None
    assert [row["text"] for row in loaded.moves] == ["keep", "keep"]


def test_a_room_goes_on_from_one_version_only(store: Store) -> None:
    """Of two changes from the same version one wins; the loser's rows are not there, and nobody else is harmed."""
    store.commit([[Insert(ROOMS, [room_row("a")])], [Insert(ROOMS, [room_row("b")])]])
    outcomes = store.commit(
        [
            [Swap("b", 0, {"over": True}), Insert(MOVES, [move("b", 1)])],
            [Swap("a", 0), Insert(MOVES, [move("a", 1)])],
            [Swap("a", 0), Insert(MOVES, [move("a", 2)])],
            [Swap("c", 0)],
        ]
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), type(None), Conflict, Conflict]
    assert store.commit([[Swap("a", 1), Insert(MOVES, [move("a", 2)])]]) == [None]
    a, b = store.load("a"), store.load("b")
    assert a is not None
    assert b is not None
    assert (a.room["version"], [row["n"] for row in a.moves]) == (2, [1, 2])
    assert (b.room["version"], b.room["over"]) == (1, True)


def test_a_change_happens_as_a_whole_or_not_at_all(store: Store) -> None:
    store.commit([[Insert(ROOMS, [room_row("a")]), Insert(MOVES, [move("a", 1)])]])
    outcome = store.commit([[Update(ROOMS, {"id": "a"}, {"over": True}), Insert(MOVES, [move("a", 1)])]])
    assert isinstance(outcome[0], Conflict)
    loaded = store.load("a")
    assert loaded is not None
    assert loaded.room["over"] is False


def test_what_the_store_cannot_keep_harms_nobody_else(store: Store) -> None:
    """In one transaction with a row that no statement can write; where such a row can be written, it is."""
    store.commit([[Insert(ROOMS, [room_row("a")])], [Insert(ROOMS, [room_row("b")])]])
    outcomes = store.commit(
        [
            [Insert(MOVES, [move("a", 1)])],
            [Insert(MOVES, [{**move("b", 1), "nonce": "\x00"}])],
            [Insert(MOVES, [{**move("b", 2), "by": "nine chars"}])],
            [Insert(MOVES, [{**move("b", 3), "text": "\ud800"}])],
            [Insert(MOVES, [move("a", 2)])],
        ]
    )
    assert (outcomes[0], outcomes[-1]) == (None, None)
    assert outcomes[3] is not None
    assert (outcomes[1] is None) == (outcomes[2] is None) == (store.engine.dialect.name == "sqlite")
    loaded = store.load("a")
    assert loaded is not None
    assert [row["n"] for row in loaded.moves] == [1, 2]


def test_a_store_out_of_reach_is_not_asked_again_for_each(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def fail(changes: Any) -> Exception:
        asked.append(len(changes))
        return OperationalError("insert", {}, Exception("disk I/O error"))

    monkeypatch.setattr(store, "_write", fail)
    outcomes = store.commit([[Insert(MOVES, [move("a", n)])] for n in range(5)])
    monkeypatch.undo()
    assert all(isinstance(outcome, OperationalError) for outcome in outcomes)
    assert asked == [5, 1]


def test_nonces_remarks_and_names_of_rooms_that_no_store_could_keep(store: Store) -> None:
    async def test() -> None:
        async with a_server(Store(store.url)) as (server, browser):
            me = browser()
            room = (await new_room(me, "me", "bot"))["room"]
            for nonce in ("\x00", "a\x00b", "", "x" * 65):
                body = {"seat": 0, "n": 0, "text": "keep", "nonce": nonce}
                await me.refused("bad-request", 400, f"/api/rooms/{room}/answer", body)
            for strange in ("%00", "x" * 41, "a b", "%C5%BC"):
                await me.refused("room-unknown", 404, f"/api/rooms/{strange}", get=True)
            record = (await me.get(f"/api/rooms/{room}/record")).text
            told = await me.post("/api/records", content=record + "1 A keep ; remarkable\n")
            assert told.status_code == 201, told.text
            shown = server.store.load(told.json()["room"])
            assert shown is not None
            assert [row["by"] for row in shown.moves] == ["remarkab"]
            assert (await me.post("/api/records", content=record.replace("seed: ", "seed: \x00"))).status_code == 400

    asyncio.run(test())


def test_deleting_a_room_deletes_all_that_belongs_to_it(store: Store) -> None:
    seat = {"room": "a", "seat": 0, "kind": "human", "name": "", "level": "", "stand_in": ""}
    key = {"room": "a", "hash": "h", "role": "owner", "seat": -1, "revoked": False, "used": True}
    rows = [Insert(SEATS, [seat]), Insert(KEYS, [key]), Insert(MOVES, [move("a", 1)])]
    assert store.commit([[Insert(ROOMS, [room_row("a")]), *rows]]) == [None]
    assert store.commit([[Delete(ROOMS, {"id": "a"})]]) == [None]
    assert store.load("a") is None
    with store.engine.connect() as connection:
        for table in (SEATS, KEYS, MOVES):
            assert connection.execute(table.select().where(table.c.room == "a")).all() == []


def test_a_table_is_played_on_this_store(store: Store) -> None:
    """The same server on SQLite and on PostgreSQL: answers, an undo, and a second server that finds them."""

    async def test() -> None:
        twin = Store(store.url)
        async with a_server(store) as (_, browser):
            me = browser()
            room = (await new_room(me, "me", "me"))["room"]
            for seat in (0, 0, 1):
                await answer(me, room, seat)
            await me.send(f"/api/rooms/{room}/undo", {"seat": 1, "to": 2})
            async with a_server(twin) as (_, another):
                other = another()
                other.http.cookies = me.http.cookies
                state = await other.json(f"/api/rooms/{room}")
                assert (state["n"], state["line"]) == (2, 1)
                await answer(other, room, 1)
                late = {"seat": 1, "n": 2, "line": 1, "text": "side right", "nonce": "late"}
                details = await me.refused("stale", 409, f"/api/rooms/{room}/answer", late)
                assert details["n"] == 3
                assert (await me.json(f"/api/rooms/{room}/log"))["moves"][-1]["events"] == [{"what": "agreed"}]

    asyncio.run(test())
    reopened = Store(store.url)
    store.engine = reopened.engine


@pytest.mark.parametrize(
    ("url", "key"), [("nonsense", "store-url"), ("sqlite:////no/such/folder/x", "store-unreachable")]
)
def test_a_store_that_cannot_be_opened_is_a_plain_trouble(url: str, key: str) -> None:
    with pytest.raises(Trouble) as raised:
        Store(url)
    assert raised.value.key == key


def test_a_missing_driver_is_told_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(Trouble) as raised:
        Store("postgresql://me@127.0.0.1:1/none")
    assert (raised.value.key, raised.value.details["name"]) == ("store-driver", "psycopg")


def test_on_a_full_disk_the_server_is_not_well(tmp_path: Path) -> None:
    store = Store(sqlite_url(tmp_path))

    def fill(connection: Any, _: object) -> None:
        connection.execute("PRAGMA max_page_count=1")  # no more than it has now

    async def test() -> None:
        async with a_server(store) as (server, browser):
            me = browser()
            event.listen(store.engine, "connect", fill)
            store.engine.dispose()
            assert await me.json("/health", 503) == {"well": False}
            event.remove(store.engine, "connect", fill)
            store.engine.dispose()
            server._examined -= 60
            assert await me.json("/health") == {"well": True}

    asyncio.run(test())


def test_asking_often_how_the_server_is_writes_once(store: Store) -> None:
    asked: list[bool] = []

    async def test() -> None:
        async with a_server(Store(store.url)) as (server, browser):
            write = server.store.writable

            def writable() -> bool:
                asked.append(write())
                return True

            server.store.writable = writable  # type: ignore[method-assign]
            await asyncio.gather(*[browser().json("/health") for _ in range(20)])

    asyncio.run(test())
    assert len(asked) <= 2


def test_passwords_of_stores_are_not_shown() -> None:
    with pytest.raises(Trouble) as raised:
        Store("postgresql://me:very-secret@127.0.0.1:1/none")
    assert "very-secret" not in str(raised.value)
