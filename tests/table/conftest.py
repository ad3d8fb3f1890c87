"""A PostgreSQL server for the tests that need one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.table.postgres import Postgres, installed


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    if installed() is None:
        pytest.skip("PostgreSQL is not installed")
    server = Postgres()
    yield server
    server.remove()


@pytest.fixture(scope="module")
def postgres(postgres_server: Postgres) -> str:
    """The address of a database that the tests of one file share."""
    return postgres_server.database()


@pytest.fixture
def empty_postgres(postgres_server: Postgres) -> str:
    """The address of an empty database."""
    return postgres_server.database()
