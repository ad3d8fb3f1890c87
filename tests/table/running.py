"""A real server in a process of its own, and enough of a client to play against it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import gettempdir
from typing import Any

import httpx
import msgspec

START = "from podziemia.cli import main; import sys; sys.exit(main())"


def environment() -> dict[str, str]:
    """English, and with compiled modules kept, so that only the first start is slow."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "LC_ALL": "C.UTF-8", "PYTHONPYCACHEPREFIX": str(Path(gettempdir()) / "podziemia-tests")}


class RunningServer:
    """Started on construction; `kill` is kill -9."""

    def __init__(self, folder: Path, *more: str, setup: str = "", stderr: int | None = None) -> None:
        command = [sys.executable, "-c", f"{setup}\n{START}", "serve", "--port", "0", "--limits", "0"]
        self.process = subprocess.Popen(
            [*command, "--data", str(folder), *more],
            stdout=subprocess.PIPE,
            stderr=stderr,
            text=True,
            env=environment(),
        )
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        self.address = self.said.split()[-1].rstrip("/")

    def kill(self) -> None:
        self.process.kill()
        self._end()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self._end()

    def _end(self) -> int:
        code = self.process.wait(60)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


def decode_event(lines: list[str]) -> tuple[str, str, Any]:
    """Id, event and data of one server-sent event."""
    fields = dict(line.split(": ", 1) for line in lines if not line.startswith(":"))
    return fields.get("id", ""), fields.get("event", ""), msgspec.json.decode(fields.get("data", "null"))


@asynccontextmanager
async def live(
    client: httpx.AsyncClient, path: str, last: str = ""
) -> AsyncIterator[AsyncIterator[tuple[str, str, Any]]]:
    """The events of a live line, as they come."""
    headers = {"last-event-id": last} if last else {}
    async with client.stream("GET", path, headers=headers, timeout=60) as response:
        assert response.status_code == 200

        async def events() -> AsyncIterator[tuple[str, str, Any]]:
            lines: list[str] = []
            async for line in response.aiter_lines():
                if line:
                    lines.append(line)
                else:
                    if any(part.startswith("event:") for part in lines):
                        yield decode_event(lines)
                    lines = []

        yield events()
