"""How much is played to prove a law: `make test` in minutes, `make test-all` as long as it takes."""

import os

from podziemia.build import running

ALL = bool(os.environ.get("PODZIEMIA_TEST_ALL"))
"""Set by `make test-all`."""
DEEPER = 5


def seeds(usual: int) -> range:
    """So many on the compiled build. Plain Python plays the same games, as tests/compiled proves: there one is enough.
    `make test-all` plays several times as many in both."""
    if ALL:
        return range(usual * DEEPER)
    return range(usual if running() == "compiled" else 1)
