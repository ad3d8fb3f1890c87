import io
import sys
from collections.abc import Callable

import pytest

from podziemia.cli import main

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command with lines typed into it; the exit code, what it printed, what it complained of."""

    def run_command(command: str, *typed: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        code = main(command.split())
        printed = capsys.readouterr()
        return code, printed.out.replace("\u00a0", " "), printed.err.replace("\u00a0", " ")

    return run_command
