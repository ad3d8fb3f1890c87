"""Tests that ask for `sides` are played twice: as they say, and with the seats of A and B exchanged."""

from collections.abc import Iterator

import pytest

from tests.games.shadespire.table import sides_changed


@pytest.fixture(params=["A and B", "B and A"])
def sides(request: pytest.FixtureRequest) -> Iterator[None]:
    if request.param == "A and B":
        yield
    else:
        with sides_changed():
            yield
