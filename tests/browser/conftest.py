"""One Chromium and one table for all browser tests: the machine's own browser, never one that Playwright downloads."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
STATIC = Path(__file__).parents[2] / "src/podziemia/table/static/index.html"
PATIENCE = 90_000
"""How long a page may take for anything: a busy machine is no failure."""
expect.set_options(timeout=PATIENCE)
CALM = (
    """localStorage.setItem('podziemia', JSON.stringify({motion: false, story: 'off', forced: 'ask', name: 'Marta'}))"""
)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The browser; a test opens its own context in it."""
    as_root = hasattr(os, "geteuid") and os.geteuid() == 0  # Chromium's sandbox refuses to run as root
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, chromium_sandbox=not as_root)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the table server keeps everything."""
    return tmp_path_factory.mktemp("table")


@pytest.fixture(scope="session")
def address(kept: Path) -> Iterator[str]:
    """A table server with the built client, on a free port."""
    with serving(kept) as port:
        yield f"http://127.0.0.1:{port}"


@contextmanager
def serving(data: Path, *flags: str) -> Iterator[int]:
    """A server of its own; its port."""
    assert STATIC.is_file(), "the browser client is not built: run make web"
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    command = [str(Path(sys.executable).with_name("podziemia")), "serve", "--port", str(port), "--limits", "0"]
    server = subprocess.Popen([*command, "--data", str(data), *flags], stdout=subprocess.DEVNULL)
    try:
        wait_until_up(f"http://127.0.0.1:{port}", server)
        yield port
    finally:
        server.terminate()
        server.wait(20)


def wait_until_up(url: str, server: subprocess.Popen[bytes]) -> None:
    for _ in range(PATIENCE // 100):
        assert server.poll() is None, "the table server ended"
        try:
            with urlopen(f"{url}/health"):
                return
        except URLError:
            time.sleep(0.1)
    raise AssertionError("the table server does not answer")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole games first: the short tests fill the time beside the last of them."""
    items.sort(key=lambda item: item.get_closest_marker("whole_game") is None)


OpenPage = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[OpenPage]:
    """Opens the table in a browser of its own; an error in any page fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_page(path: str = "/", locale: str = "pl-PL", calm: bool = True, **options: Any) -> Page:
        options.setdefault("service_workers", "block")  # what a worker fetches no test can intercept
        context = browser.new_context(base_url=address, locale=locale, reduced_motion="reduce", **options)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        if calm:
            context.add_init_script(f"if (!localStorage.getItem('podziemia')) {CALM}")
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []
