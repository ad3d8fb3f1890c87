"""Stores of older versions: they get what they lack, their games go on, and newer ones are left alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import Engine, create_engine, inspect, text

from podziemia.kernel.errors import Trouble
from podziemia.table.migrations import STEPS
from podziemia.table.store import Store, Swap, sqlite_url, usable_url

FIRST = (
    """CREATE TABLE rooms (id VARCHAR(40) NOT NULL PRIMARY KEY, created FLOAT NOT NULL, game VARCHAR(40) NOT NULL,
    edition INTEGER NOT NULL, count INTEGER NOT NULL, settings TEXT NOT NULL, name TEXT NOT NULL, seed TEXT NOT NULL,
    webhook TEXT NOT NULL, lang VARCHAR(8) NOT NULL, over BOOLEAN NOT NULL, frozen BOOLEAN NOT NULL,
    rematch VARCHAR(40) NOT NULL, undo TEXT NOT NULL)""",
    """CREATE TABLE seats (room VARCHAR(40) NOT NULL REFERENCES rooms (id) ON DELETE CASCADE, seat INTEGER NOT NULL,
    kind VARCHAR(8) NOT NULL, name TEXT NOT NULL, level VARCHAR(40) NOT NULL, stand_in VARCHAR(40) NOT NULL,
    PRIMARY KEY (room, seat))""",
    """CREATE TABLE keys (room VARCHAR(40) NOT NULL REFERENCES rooms (id) ON DELETE CASCADE, hash VARCHAR(64) NOT NULL,
    role VARCHAR(12) NOT NULL, seat INTEGER NOT NULL, revoked BOOLEAN NOT NULL, used BOOLEAN NOT NULL,
    PRIMARY KEY (room, hash))""",
    """CREATE TABLE moves (room VARCHAR(40) NOT NULL REFERENCES rooms (id) ON DELETE CASCADE, n INTEGER NOT NULL,
    kind VARCHAR(8) NOT NULL, seat INTEGER NOT NULL, text TEXT NOT NULL, "by" VARCHAR(8) NOT NULL,
    nonce VARCHAR(80) NOT NULL, edition INTEGER NOT NULL, digest VARCHAR(40) NOT NULL, at FLOAT NOT NULL,
    PRIMARY KEY (room, n))""",
    "INSERT INTO rooms VALUES ('a', 1, 'whisper', 1, 2, '{}', '', 's', '', 'en', '0', '0', '', '')",
    "INSERT INTO rooms VALUES ('b', 2, 'whisper', 1, 2, '{}', '', 's', '', 'en', '0', '0', '', '')",
    "INSERT INTO moves VALUES ('a', 1, 'move', 0, 'keep', '', '', 1, '', 7)",
)
"""The tables of the first version, with two rooms."""


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    address: str = sqlite_url(tmp_path) if request.param == "sqlite" else request.getfixturevalue("empty_postgres")
    return address


def execute(url: str, *statements: str) -> None:
    engine = create_engine(usable_url(url))
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(text(statement))
    engine.dispose()


def shape(engine: Engine) -> dict[str, set[tuple[str, str, bool]]]:
    there = inspect(engine)
    return {
        table: {(c["name"], str(c["type"]).replace("DOUBLE PRECISION", "FLOAT"), c["nullable"]) for c in columns}
        for table in there.get_table_names()
        for columns in [there.get_columns(table)]
    }


def test_a_store_of_the_first_version_becomes_like_a_new_one(url: str) -> None:
    execute(url, *FIRST)
    old, new = Store(url), Store("sqlite://")
    assert shape(old.engine) == shape(new.engine)
    assert [(row["id"], row["touched"], row["version"]) for row in old.rooms()] == [("a", 7.0, 0), ("b", 2.0, 0)]
    assert old.commit([[Swap("a", 0, {"over": True})]]) == [None]
    for store in (old, new):
        store.close()


def test_steps_are_taken_once(url: str) -> None:
    execute(url, *FIRST)
    for _ in range(2):
        store = Store(url)
        assert len(store.rooms()) == 2
        store.close()


def test_a_store_of_a_newer_version_is_left_alone(url: str) -> None:
    Store(url).close()
    execute(url, f"UPDATE schema SET version = {len(STEPS) + 1}")
    with pytest.raises(Trouble) as raised:
        Store(url)
    assert raised.value.key == "store-newer"
