"""Records in files."""

from __future__ import annotations

from pathlib import Path

from podziemia.kernel.errors import BadRecord, Trouble
from podziemia.kernel.record import LONGEST_RECORD, MAGIC, Record, parse_record


def read_record(path: str) -> Record:
    """The record in the file; playing it will prove its moves."""
    try:
        with Path(path).open("rb") as file:
            content = file.read(LONGEST_RECORD * 4 + 1)
        return parse_record(content.decode("utf-8"))
    except UnicodeDecodeError as trouble:
        raise BadRecord("record-not-text", 1, path=path) from trouble
    except OSError as trouble:
        raise Trouble("file-unreadable", path=path) from trouble


def write_record(path: str, record: Record) -> None:
    """Write the record; a file that is something else is left alone."""
    file = Path(path).expanduser()
    try:
        if file.exists() and not file.read_bytes().startswith(f"{MAGIC} ".encode()):
            raise Trouble("file-taken", path=path)
        file.write_text(record.text(), encoding="utf-8")
    except OSError as trouble:
        raise Trouble("file-unwritable", path=path) from trouble


def write_lines(path: str, lines: list[str]) -> None:
    try:
        Path(path).expanduser().write_text("\n".join(lines) + "\n", encoding="utf-8")
    except OSError as trouble:
        raise Trouble("file-unwritable", path=path) from trouble
