"""A PostgreSQL server of our own, on a socket in a folder that goes away with it."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from tempfile import mkdtemp
from typing import Any


def installed() -> Path | None:
    """The folder with the server's programs, also where Debian puts them."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb")) or [Path(shutil.which("initdb") or "/nowhere")]
    return found[-1].parent if found[-1].exists() else None


class Postgres:
    """Started on construction. A careful one waits for the disk, which tests need not."""

    def __init__(self, careful: bool = False) -> None:
        tools = installed()
        assert tools is not None
        self._tools = tools
        self.folder = Path(mkdtemp(prefix="podziemia-postgres-"))
        self._as_user: dict[str, Any] = {}
        if os.geteuid() == 0:  # the server refuses to run as root
            self._as_user = {"user": "postgres"}
            shutil.chown(self.folder, "postgres")
        self._databases = 0
        self._careful = careful
        self._run("initdb", "-D", self._data, "-U", "postgres", "-A", "trust", "--no-sync")
        self.start()

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    def _run(self, tool: str, *arguments: str | Path) -> None:
        command = [self._tools / tool, *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self.folder, **self._as_user)

    def start(self) -> None:
        options = f"-k {self.folder} -c listen_addresses='' -c fsync={'on' if self._careful else 'off'}"
        self._run("pg_ctl", "-D", self._data, "-w", "-l", self.folder / "log", "-o", options, "start")

    def stop(self) -> None:
        """At once, as when the machine loses its power."""
        self._run("pg_ctl", "-D", self._data, "-m", "immediate", "stop")

    def database(self) -> str:
        """The address of a new, empty database."""
        self._databases += 1
        name = f"table{self._databases}"
        self._run("createdb", "-h", self.folder, "-U", "postgres", name)
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
