"""The client's files: hashed ones for ever, pages anew each time, a plain page when nothing was built."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from starlette.routing import Route, Router

from podziemia.table.addresses import Names
from podziemia.table.guard import Guard
from podziemia.table.limits import Limits
from podziemia.table.metrics import Metrics
from podziemia.table.pages import Pages


class Client:
    """Asks the pages of one folder."""

    def __init__(self, folder: Path) -> None:
        router = Router([Route("/{path:path}", Pages(folder).page)])
        self.app = Guard(router, Limits(lambda: 0.0, 0), Metrics(), Names())

    def get(self, path: str, lang: str = "en", encoding: str = "gzip") -> httpx.Response:
        async def ask() -> httpx.Response:
            transport = httpx.ASGITransport(app=self.app)
            async with httpx.AsyncClient(transport=transport, base_url="http://table") as http:
                return await http.get(path, headers={"accept-language": lang, "accept-encoding": encoding})

        return asyncio.run(ask())


@pytest.fixture
def built(tmp_path: Path) -> Client:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<p>the client</p>")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "app-1a2b.js").write_text("run()")
    (tmp_path / "secret.txt").write_text("do not serve")
    return Client(folder)


@pytest.mark.parametrize("path", ["/", "/r/room123", "/new/abyss", "/r/room123/at/7"])
def test_every_page_is_the_client(built: Client, path: str) -> None:
    response = built.get(path)
    assert (response.status_code, response.text) == (200, "<p>the client</p>")
    assert response.headers["cache-control"] == "no-cache"


def test_hashed_files_are_kept_for_ever(built: Client) -> None:
    response = built.get("/assets/app-1a2b.js")
    assert "immutable" in response.headers["cache-control"]
    assert "javascript" in response.headers["content-type"]
    assert built.get("/icon.svg").headers["cache-control"] == "public, no-cache"


@pytest.mark.parametrize(
    "path",
    ["/assets/gone.js", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/a%00b.js", "/" + "x" * 300 + ".js", "/api/x"],
)
def test_nothing_outside_and_nothing_that_is_not_there(built: Client, path: str) -> None:
    response = built.get(path)
    assert response.status_code == 404
    assert response.json()["error"]["key"] == "page-unknown"


def test_texts_go_out_compressed_to_those_who_take_it(built: Client) -> None:
    gzipped = built.get("/assets/app-1a2b.js")
    assert (gzipped.headers["content-encoding"], gzipped.text) == ("gzip", "run()")
    plain = built.get("/assets/app-1a2b.js", encoding="identity")
    assert ("content-encoding" in plain.headers, plain.text) == (False, "run()")


def test_a_plain_page_says_how_to_build_the_client(tmp_path: Path) -> None:
    response = Client(tmp_path).get("/", lang="pl")
    assert response.status_code == 503
    assert 'lang="pl"' in response.text
    assert "make web" in response.text
