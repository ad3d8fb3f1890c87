"""The secrets of the seats that this machine has sat down at, in a file that only its user can read."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path

from podziemia.files import replace
from podziemia.kernel.errors import Trouble


def config_folder(environment: Mapping[str, str]) -> Path:
    base = environment.get("XDG_CONFIG_HOME") or Path.home() / ".config"
    return Path(base) / "podziemia"


class Kept:
    """By table, what a browser would keep in its cookie."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "seats.json"

    def of(self, place: str) -> str:
        return self._all().get(place, "")

    def keep(self, place: str, secrets: str) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            replace(self.path, lambda beside: _write(beside, {**self._all(), place: secrets}))
        except OSError as error:
            raise Trouble("file-unwritable", path=str(self.path)) from error

    def _all(self) -> dict[str, str]:
        try:
            kept: dict[str, str] = json.loads(self.path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return {}
        except (OSError, ValueError) as error:
            raise Trouble("file-unreadable", path=str(self.path)) from error
        return kept


def _write(path: Path, kept: dict[str, str]) -> None:
    """Nobody else may read it, not even for a moment."""
    path.unlink(missing_ok=True)
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(file, "w", encoding="utf-8") as written:
        json.dump(kept, written, indent=1)
