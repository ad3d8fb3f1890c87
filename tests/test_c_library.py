"""What is compiled is made once for every text it is made from, headers included."""

import subprocess
import sys
from pathlib import Path

import pytest

from scripts.c_library import Piece, Workshop, leading_includes

C = """#include <Python.h>
#include "__native_depths.h"

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "depths", NULL, -1};

PyMODINIT_FUNC PyInit_depths(void) {
    PyObject *made = PyModule_Create(&module);
    PyModule_AddIntConstant(made, "fathoms", FATHOMS);
    return made;
}
"""


class Sea:
    """A module in C whose one number stands in a header."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.c, self.header = folder / "depths.c", folder / "__native_depths.h"
        self.c.write_text(C)

    def built(self, fathoms: int) -> int:
        """The number that a build with this header says."""
        self.header.write_text(f"#define FATHOMS {fathoms}\n")
        piece = Piece("depths", (str(self.c),), (str(self.header),), (str(self.folder),))
        Workshop(self.folder / "made", "0").make([piece], self.folder)
        ask = [sys.executable, "-c", "import depths; print(depths.fathoms)"]
        return int(subprocess.run(ask, cwd=self.folder, check=True, capture_output=True).stdout)

    def made(self) -> dict[str, int]:
        return {path.name: path.stat().st_ino for path in (self.folder / "made").iterdir()}


@pytest.fixture
def sea(tmp_path: Path) -> Sea:
    return Sea(tmp_path)


def test_a_changed_header_is_seen_and_one_changed_back_costs_nothing(sea: Sea) -> None:
    assert sea.built(20) == 20
    first = sea.made()
    assert sea.built(3000) == 3000
    both = sea.made()
    assert len(both) == 2 * len(first)
    assert sea.built(20) == 20
    assert sea.made() == both


def test_only_what_a_file_begins_with_is_read_once_for_all() -> None:
    """A C file that others include, and what comes after a definition, may say something else each time."""
    assert (
        leading_includes('#include <Python.h>\n#include "a.h"\n#include "b.c"\n')
        == '#include <Python.h>\n#include "a.h"\n'
    )
    assert leading_includes('#define A\n#include "a.h"\n') == ""
