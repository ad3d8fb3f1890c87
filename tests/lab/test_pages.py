"""The examples on the pages of the laboratory run, and print what the pages say."""

import re
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

DOCS = Path(__file__).parents[2] / "docs"
PAGES = [DOCS / f"lab-{name}.md" for name in ("gymnasium", "observations", "openspiel", "pettingzoo")]
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
