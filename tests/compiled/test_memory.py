"""What the compiled build leaves behind in memory."""

import os
import subprocess
import sys

NESTED = """
from podziemia.kernel.ask import Ask, Option
for _ in range(20):
    nest = []
    for _ in range(200):
        nest = [nest, Ask(0, "toy", [Option("end")])]
    del nest
"""


def test_questions_are_let_go_of_at_any_depth() -> None:
    """Python puts off what it frees far down and marks it where only objects of the collector have room for a mark.
    The checking allocator tells of a mark that was written elsewhere."""
    checked = os.environ | {"PYTHONMALLOC": "debug", "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", NESTED], env=checked, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
