"""What tests of every part share: marks that say what a test proves.

    @rule("ABY-4.03")        rules of the ledger
    @example("ABY-EX-R01")   worked examples of the ledger
    @card("keeper")          cards of the game in whose folder the test lives

Each takes several ids, stands on a function or a class, and fits `pytest.param(..., marks=rule("ABY-4.03"))`.
An id that is not in `tests/ledger` fails its test. `make rules` tells what is not proved yet.
"""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """The test proves these rules."""
    return pytest.mark.rule(*ids)


def example(*ids: str) -> pytest.MarkDecorator:
    """The test plays these worked examples."""
    return pytest.mark.example(*ids)


def card(*ids: str) -> pytest.MarkDecorator:
    """The test plays these cards."""
    return pytest.mark.card(*ids)
