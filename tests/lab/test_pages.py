"""The examples on the pages of the laboratory run, and print what the pages say."""

import re
import sys
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from podziemia.cli import main

DOCS = Path(__file__).parents[2] / "docs"
NAMES = ("lab-datasets", "lab-gymnasium", "lab-observations", "lab-openspiel", "lab-pettingzoo", "own-bot")
PAGES = [DOCS / f"{name}.md" for name in NAMES]
EXAMPLE = re.compile(r"```python\n(?P<code>.*?)```\n\s*(?:```text\n(?P<printed>.*?)```)?", re.DOTALL)


@pytest.mark.parametrize("page", PAGES, ids=[page.stem for page in PAGES])
def test_the_examples_run(page: Path) -> None:
    names: dict[str, Any] = {}
    examples = list(EXAMPLE.finditer(page.read_text(encoding="utf-8")))
    assert examples
    for example in examples:
        printed = StringIO()
        with redirect_stdout(printed):
            exec(compile(example["code"], page.name, "exec"), names)
        assert printed.getvalue() == (example["printed"] or "")


def test_the_bots_of_the_page_play_a_tournament(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In a module of the current folder, as the page tells it."""
    page = (DOCS / "own-bot.md").read_text(encoding="utf-8")
    codes = [example["code"] for example in EXAMPLE.finditer(page)]
    (tmp_path / "my_bots.py").write_text("".join([code for code in codes if "class " in code]), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*sys.path])
    bots = "my_bots:LongestBot,my_bots:OnePlyBot"
    assert main(["tournament", "abyss", "--bots", bots, "--games", "2", "--out", "out"]) == 0
    assert "my_bots:OnePlyBot" in capsys.readouterr().out
